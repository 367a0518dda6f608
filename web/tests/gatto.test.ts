import { describe, expect, it } from "vitest";
import { firstKeys, follow, taken } from "../src/games/cafe_del_gatto/keys";
import type { CafeDelGattoView } from "../src/lib/types";

function view(machine: number[][], cups: number[][], held = -1): CafeDelGattoView {
  return { machine, held, seats: 1, players: [{ cups: cups.map((tokens) => ({ tokens, tile: -1 })) }] } as unknown as CafeDelGattoView;
}

describe("following tokens", () => {
  const start = view([[1, 2, 3], [4, 5, 6]], [[]]);
  const keys = firstKeys(start);

  it("slides a column and lets the bought token fly to its cup", () => {
    const bought = view([[1, 3, -1], [4, 5, 6]], [[]], 2);
    const held = follow(keys, start, bought);
    expect(held.held).toBe(keys.machine[0][1]);
    expect(held.machine[0].slice(0, 2)).toEqual([keys.machine[0][0], keys.machine[0][2]]);
    const placed = view([[1, 3, 7], [4, 5, 6]], [[2]]);
    const done = follow(held, bought, placed);
    expect(done.cups[0][0]).toEqual([keys.machine[0][1]]);
    expect(done.held).toBeNull();
    expect(done.machine[0].slice(0, 2)).toEqual(held.machine[0].slice(0, 2));
    expect(done.machine[0][2]).not.toBe(held.machine[0][2]);
  });

  it("gives a cleaned column new tokens and leaves the other alone", () => {
    const cleaned = follow(keys, start, view([[8, 9, 10], [4, 5, 6]], [[]]));
    expect(cleaned.machine[1]).toEqual(keys.machine[1]);
    expect(cleaned.machine[0].some((key) => keys.machine[0].includes(key))).toBe(false);
  });

  it("forgets the tokens of a served cup", () => {
    const full = view([[1, 2, 3], [4, 5, 6]], [[2, 2]]);
    const before = firstKeys(full);
    expect(follow(before, full, start).cups[0][0]).toEqual([]);
  });

  it("never uses a key twice", () => {
    const bought = follow(keys, start, view([[1, 3, 9], [4, 5, 6]], [[2]]));
    const all = [...bought.machine.flat(), ...bought.cups.flat(2)];
    expect(new Set(all).size).toBe(all.length);
  });

  it("finds the row that was taken", () => {
    expect(taken([1, 2, 3], [1, 3, 9])).toBe(1);
    expect(taken([1, 2, 3], [7, 8, 9])).toBeNull();
  });
});
