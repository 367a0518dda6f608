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

const ruled = (game: string, language: string): string[] =>
  articles(game, language)
    .filter(([, text]) => parted(text, language).ruling)
    .map(([id]) => id);

it.each(GAMES)("finds the same rulings in every language (%s)", (game) => {
  const english = ruled(game, "en");
  expect(english.length).toBeGreaterThan(15);
  expect(ruled(game, "fr")).toEqual(english);
  expect(ruled(game, "de")).toEqual(english);
});

/** The ids in the first column of the lists in docs/rulings_and_editions.md; "to" stands for all between. */
function listed(): Set<string> {
  const ids = new Set<string>();
  for (const [, cell] of read("../docs/rulings_and_editions.md").matchAll(/^\| ([A-Z]{3}-[^|]*)\|/gm))
    for (const [, game, first, , last] of cell.matchAll(/([A-Z]{3})-(\d+)( to [A-Z]{3}-(\d+))?/g))
      for (let at = Number(first); at <= Number(last ?? first); at++) ids.add(`${game}-${String(at).padStart(first.length, "0")}`);
  return ids;
}
/** What the articles say of our stand-ins: the editions list those, value by value. */
const STAND_INS = ["CAF-04", "CAF-11", "CAF-12", "CAF-13", "CAF-14", "CAF-15", "CAF-17", "GAT-02"];

it("lists the rulings of all articles in the documentation, and no rule that does not exist", () => {
  const all = new Set(GAMES.flatMap((game) => articles(game, "en").map(([id]) => id)));
  expect([...listed()].filter((id) => !all.has(id))).toEqual([]);
  const told = GAMES.flatMap((game) => ruled(game, "en"));
  expect(told.filter((id) => !listed().has(id)).toSorted()).toEqual(STAND_INS);
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
