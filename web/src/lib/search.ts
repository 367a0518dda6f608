import type { Article } from "./words";

/** Letters without accents and case, so that "CAFE" finds "Café". */
export function plain(text: string, language: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase(language);
}

/** Articles that contain every word looked for, in id, title or text; reading order is kept. */
export function search(articles: Article[], sought: string, language: string): Article[] {
  const wanted = plain(sought, language).split(/\s+/).filter(Boolean);
  if (!wanted.length) return articles;
  return articles.filter((article) => {
    const where = plain(`${article.id} ${article.title} ${article.text}`, language);
    return wanted.every((word) => where.includes(word));
  });
}
