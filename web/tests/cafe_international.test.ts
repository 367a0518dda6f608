import { describe, expect, it } from "vitest";
import type { Choice, Event } from "../src/lib/types";
import { sorted, stacks } from "../src/games/cafe_international/hand";
import { flight, toScore } from "../src/games/cafe_international/motion";
import { best, completes, opens, perTable, placements, promised } from "../src/games/cafe_international/placements";
import { gains, stage } from "../src/games/cafe_international/stage";
import { walk } from "../src/games/cafe_international/walk";

function place(guest: string, chair: number, points: number, effects: Choice["effects"] = []): Choice {
  return { code: chair, notation: `P:${guest}@${chair}`, action: { kind: "place", fields: { guest, chair } }, details: { points }, effects };
}
const event = (kind: string, fields: Event["fields"]): Event => ({ kind, fields, hidden: false }) as Event;

describe("the hand", () => {
  it("stacks equal guests in the order of the nations", () => {
    expect(stacks([5, 2, 5, 3])).toEqual([
      { kind: 2, count: 1 },
      { kind: 3, count: 1 },
      { kind: 5, count: 2 },
    ]);
  });

  it("can show what is playable, or what is worth most, first", () => {
    const hand = stacks([1, 2, 3]);
    const values = new Map([
      [2, 3],
      [3, 7],
    ]);
    expect(sorted(hand, "nation", values).map((stack) => stack.kind)).toEqual([1, 2, 3]);
    expect(sorted(hand, "playable", values).map((stack) => stack.kind)).toEqual([2, 3, 1]);
    expect(sorted(hand, "points", values).map((stack) => stack.kind)).toEqual([3, 2, 1]);
  });
});

describe("placements", () => {
  const couple = place("GB-W", 3, 7, [
    { kind: "points", fields: { slot: "NW", table: "GB", amount: 4 } },
    { kind: "points", fields: { slot: "NE", table: "CF", amount: 3 } },
    { kind: "completes", fields: { slot: "NW", table: "GB" } },
  ]);
  const opener = place("ES-W", 0, 0, [{ kind: "opens", fields: { amount: 4 } }]);

  it("are found by guest and by chair", () => {
    const index = placements([couple, opener, { code: 99, notation: "DRAW", action: { kind: "draw", fields: {} }, details: {}, effects: [] }]);
    expect([...index.byGuest.keys()]).toEqual(["GB-W", "ES-W"]);
    expect(index.byChair.get(3)?.get("GB-W")).toBe(couple);
    expect(best(index)).toEqual(new Map([["GB-W", 7], ["ES-W", 0]]));
  });

  it("tell what each table gives and which would be complete", () => {
    expect(perTable(couple)).toEqual(new Map([["NW", 4], ["NE", 3]]));
    expect(completes(couple)).toEqual(new Set(["NW"]));
    expect(opens(couple)).toBe(false);
    expect([opens(opener), promised(opener)]).toEqual([true, 4]);
    expect(perTable(null).size).toBe(0);
  });
});

describe("the café between two views", () => {
  const before = { tables: [0, 1, 2, 3, 4], guests: Array<number>(12).fill(-1), complete: [] };
  const seated = event("guest_seated", { seat: 1, guest: "CF-M", chair: 2 });

  it("shows a completed table with its last guest", () => {
    const events = [seated, event("table_completed", { slot: "NW", table: "CF" }), event("guest_left", { guest: "CF-M", chair: 2 })];
    const room = stage(before, events, ["CF-W", "CF-M"]);
    expect(room?.guests[2]).toBe(1);
    expect(room?.complete).toEqual(["NW"]);
    expect(before.guests[2]).toBe(-1);
  });

  it("needs no staging without a completed table", () => {
    expect(stage(before, [seated], ["CF-W", "CF-M"])).toBeNull();
  });

  it("names the points of a step", () => {
    expect(gains([seated, event("table_scored", { seat: 1, slot: "C", table: "FR", amount: 3 })])).toEqual([{ slot: "C", amount: 3, seat: 1 }]);
  });
});

describe("walking with the arrow keys", () => {
  const chairs = [
    { id: 0, col: 1, row: 0 },
    { id: 1, col: 3, row: 0 },
    { id: 2, col: 0, row: 1 },
    { id: 3, col: 2, row: 1 },
  ];
  it("goes to the nearest chair in that direction and stops at the edge", () => {
    expect(walk(chairs, 0, "ArrowRight")).toBe(1);
    expect(walk(chairs, 0, "ArrowDown")).toBe(2);
    expect(walk(chairs, 3, "ArrowUp")).toBe(0);
    expect(walk(chairs, 0, "ArrowUp")).toBe(0);
    expect(walk(chairs, 0, "x")).toBeNull();
  });
});

describe("points", () => {
  it("fly from the middle of their table to the middle of the score", () => {
    expect(flight(new DOMRect(10, 20, 40, 20), new DOMRect(200, 100, 20, 10))).toEqual({ x: 180, y: 75 });
  });

  it("fly to the score of whoever made them, and only rise where no score is shown", () => {
    document.body.innerHTML = `<div data-game="cafe_international"><div class="international"><b></b><i data-score="1"></i></div></div>`;
    const node = document.querySelector("b")!;
    toScore(0)(node);
    expect(node.style.getPropertyValue("--fly-x")).toBe("");
    toScore(1)(node);
    expect(node.style.getPropertyValue("--fly-x")).toBe("0px");
    expect(node.style.getPropertyValue("--fly-y")).toBe("0px");
  });
});
