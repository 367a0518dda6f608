import { expect, it } from "vitest";
import { marked, parted } from "../src/lib/ruling";
import { plain } from "../src/lib/search";
import { read } from "./files";

const GAMES = ["cafe", "cafe_del_gatto", "cafe_international", "coffee_traders"];
const articles = (game: string, language: string): [string, string][] => {
  const source = read(`../src/ludocafe/games/${game}/texts/rules.${language}.ftl`);
  return [...source.matchAll(/^rule-(\S+) = (.*)$/gm)].map(([, id, text]) => [id, text]);
};

it("puts what we play on its own paper, with what the rulebook leaves open", () => {
  const article = "A bought token goes onto a cup. The rulebook does not say when. We play that it goes at once. Then you are done.";
  expect(parted(article, "en")).toEqual({
    text: "A bought token goes onto a cup. Then you are done.",
    ruling: "The rulebook does not say when. We play that it goes at once.",
  });
  expect(parted("Die Anleitung nennt ein Beispiel.", "de")).toEqual({ text: "Die Anleitung nennt ein Beispiel.", ruling: "" });
});

it("loses no word of any article, in no language", () => {
  for (const game of GAMES)
    for (const language of ["en", "fr", "de"])
      for (const [, text] of articles(game, language)) {
        const { text: printed, ruling } = parted(text, language);
        expect(`${printed} ${ruling}`.split(/\s+/).filter(Boolean).toSorted()).toEqual(text.split(/\s+/).filter(Boolean).toSorted());
      }
});

it.each(["en", "fr", "de"])("finds the rulings of every game (%s)", (language) => {
  for (const game of GAMES) expect(articles(game, language).filter(([, text]) => parted(text, language).ruling).length).toBeGreaterThan(4);
});

it("marks what was looked for, whatever its accents", () => {
  const fold = (text: string): string => plain(text, "fr");
  expect(marked("Un café, un Cafe.", ["cafe"], fold)).toEqual([
    { text: "Un ", found: false },
    { text: "café", found: true },
    { text: ", un ", found: false },
    { text: "Cafe", found: true },
    { text: ".", found: false },
  ]);
});
