/** Every event that a game declares is seen to happen. */
import { describe, expect, it } from "vitest";
import { movements as gatto } from "../src/games/cafe_del_gatto/movements";
import { movements as international } from "../src/games/cafe_international/movements";
import { read } from "./files";

/** The table is laid when one comes to it; the end has a page of its own. */
const SHOWN_OTHERWISE = ["hand_dealt", "game_ended"];

const declared = (game: string): string[] =>
  [...read(`../src/ludocafe/games/${game}/declare.py`).matchAll(/EventKind\("(\w+)"/g)].map(([, kind]) => kind);

describe.each([
  ["cafe_del_gatto", gatto],
  ["cafe_international", international],
])("the events of %s", (game, movements) => {
  const kinds = declared(game);

  it("are read from the game's declaration", () => {
    expect(kinds).toContain("game_ended");
  });

  it.each(kinds.filter((kind) => !SHOWN_OTHERWISE.includes(kind)))("have a movement: %s", (kind) => {
    expect(movements).toHaveProperty(kind);
  });

  it("are all there are movements for", () => {
    expect(Object.keys(movements).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});
