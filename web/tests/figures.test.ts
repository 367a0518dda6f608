/** The pictures beside rules show what there is: rules of a game, and drawings of the page. */
import { describe, expect, it } from "vitest";
import { FIGURES } from "../src/artwork/figures";
import { read } from "./files";

const drawn = new Set([...read("src/artwork/drawings.svg").matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
const GAMES: Record<string, string> = { GAT: "cafe_del_gatto", CIN: "cafe_international", CAF: "cafe", CTR: "coffee_traders" };

describe.each(Object.entries(FIGURES))("the picture of %s", (rule, items) => {
  it("belongs to a rule", () => {
    expect(read(`../src/ludocafe/games/${GAMES[rule.slice(0, 3)]}/texts/rules.en.ftl`)).toContain(`rule-${rule} =`);
  });

  it("is made of what is drawn, and stays in its room", () => {
    expect(items.flatMap(({ use }) => (use && !drawn.has(use) ? [use] : []))).toEqual([]);
    for (const { x, y } of items) expect(x >= 0 && x <= 300 && y >= 0 && y <= 110).toBe(true);
  });
});
