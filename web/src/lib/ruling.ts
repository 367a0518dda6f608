/** What of an article is a ruling of ours: articles speak to their readers, so whoever says “we” is us. What the rulebook leaves open stands before it. */
const OURS: Record<string, RegExp> = {
  en: /\b(we|us|ours?)\b/i,
  fr: /\b(nous|notre|nos|nôtres?)(?!\p{L})/iu,
  de: /\b(wir|uns|unser\p{L}*)(?!\p{L})/iu,
};
const RULEBOOK: Record<string, RegExp> = { en: /\brulebooks?\b/i, fr: /\blivrets?\b/i, de: /\bAnleitung(en)?\b/i };
const BETWEEN = /(?<=[.!?…])\s+(?=[\p{Lu}«„“])/u;

export interface Parted {
  text: string;
  /** Empty where everything is printed. */
  ruling: string;
}

export function parted(article: string, language: string): Parted {
  const sentences = article.split(BETWEEN);
  const ours = sentences.map((sentence, index) => {
    if (OURS[language]?.test(sentence)) return true;
    return (OURS[language]?.test(sentences[index + 1] ?? "") && RULEBOOK[language]?.test(sentence)) ?? false;
  });
  const pick = (wanted: boolean): string => sentences.filter((_, index) => ours[index] === wanted).join(" ");
  return { text: pick(false), ruling: pick(true) };
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text cut at the words looked for; `fold` makes both alike and keeps the number of letters. */
export function marked(text: string, words: readonly string[], fold: (text: string) => string): Piece[] {
  const letters = [...text];
  const folded = letters.map((letter) => fold(letter)[0] ?? letter).join("");
  const found = Array.from({ length: letters.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); word && at >= 0; at = folded.indexOf(word, at + word.length))
      found.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.found === found[index]) last.text += letter;
    else pieces.push({ text: letter, found: found[index] });
  });
  return pieces;
}
