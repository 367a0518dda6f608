import { expect, it } from "vitest";
import { standIns, values } from "../src/lib/edition";

it("lists the values that are stand-ins of our own, and only those", () => {
  const edition = {
    supply: { coins: { value: 45, source: "R" }, cards: { value: 7, source: "D" } },
    tokens: [{ id: "1c", value: 1, copies: 3, source: "D" }],
    cups: [
      {
        id: "doppio",
        menu: [3, 1],
        menu_source: "D",
        spaces: ["coffee"],
        spaces_source: "R+P",
        tiles: [{ value: 4, copies: 1, source: "R+D" }],
      },
    ],
  };
  expect(standIns(edition)).toEqual([
    { key: "supply.cards", value: "7" },
    { key: "tokens.1c", value: "1c × 1 × 3" },
    { key: "cups.doppio.menu", value: "3, 1" },
    { key: "cups.doppio.tiles.4", value: "4 × 1" },
  ]);
});

it("gives scenes the values without where they come from, however they are written", () => {
  const edition = {
    supply: { coins: { value: 45, source: "R" }, sugar: 12 },
    cups: [{ id: "doppio", menu: { value: [3, 1], source: "D" }, tiles: [{ value: 4, copies: 1 }] }],
  };
  expect(values(edition)).toEqual({
    supply: { coins: 45, sugar: 12 },
    cups: [{ id: "doppio", menu: [3, 1], tiles: [{ value: 4, copies: 1 }] }],
  });
});
