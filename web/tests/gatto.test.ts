import { describe, expect, it } from "vitest";
import type { Turn } from "../src/frame/contract";
import { cupDrawing, LAYER } from "../src/games/cafe_del_gatto/cups";
import { placesOf, shelves } from "../src/games/cafe_del_gatto/dresser";
import { columns, stage, trayX, within, type Area } from "../src/games/cafe_del_gatto/layout";
import { moodOf } from "../src/games/cafe_del_gatto/mood";
import { tracesOf } from "../src/games/cafe_del_gatto/traces";
import type { CafeDelGattoView, Event } from "../src/lib/types";

const CUPS = [
  { id: "espresso", spaces: ["coffee"], tiles: [{ value: 1 }, { value: 2 }] },
  { id: "espresso_macchiato", spaces: ["coffee", "milk"], tiles: [{ value: 2 }] },
  { id: "doppio", spaces: ["coffee", "coffee"], tiles: [{ value: 2 }, { value: 6 }] },
  { id: "cappuccino", spaces: ["coffee", "milk", "milk"], tiles: [{ value: 3 }] },
  { id: "latte_macchiato", spaces: ["milk", "milk", "coffee", "milk"], tiles: [{ value: 4 }] },
];
const EDITION = { faces: [{ id: "milk" }, { id: "coffee" }], cups: CUPS, machine: { surcharge: [0, 0, 0, 1, 2] } };

describe("the counter", () => {
  const apart = (one: Area, other: Area): boolean => one.x + one.w <= other.x + 8 || one.y + one.h <= other.y + 8;

  it.each([
    [1440, 900],
    [1280, 720],
    [1920, 1080],
    [2560, 1080],
    [1024, 768],
  ])("has all parts in a window of %i × %i, none over another", (width, height) => {
    const room = stage(width, height);
    const { machine, slate, tray, stores, own, dresser, prompt, tools } = room;
    for (const part of [machine, slate, tray, stores, own, dresser, prompt, tools]) {
      expect(part.x).toBeGreaterThanOrEqual(room.x - 1);
      expect(part.x + part.w).toBeLessThanOrEqual(room.x + room.w + 1);
      expect(part.y + part.h).toBeLessThanOrEqual(room.y + room.h + 1);
    }
    expect(apart(machine, dresser)).toBe(true);
    expect(apart(slate, dresser)).toBe(true);
    expect(apart(tray, stores)).toBe(true);
    expect(apart(own, dresser)).toBe(true);
    expect(apart(prompt, tools)).toBe(true);
  });

  it("keeps every cup below its column of the slate", () => {
    const { slate, tray } = stage(1280, 720);
    const grid = columns(slate.w);
    const [first, second] = [trayX(grid, 0), trayX(grid, 1)];
    expect(second - first).toBeCloseTo(grid.pitch);
    expect(tray.x + first - slate.x).toBeCloseTo(grid.lane + grid.pitch / 2);
    expect(trayX(grid, 4) + grid.pitch / 2).toBeLessThanOrEqual(slate.w);
  });

  it("places a part of a drawing in percent", () => {
    expect(within({ x: -10, y: 0, w: 200, h: 100 }, { x: 40, y: 25, w: 50, h: 10 })).toBe("left:25%;top:25%;width:25%;height:10%");
  });
});

describe("the dresser", () => {
  it.each([
    [1, 330, 642],
    [2, 330, 642],
    [2, 380, 642],
    [3, 330, 642],
    [3, 380, 642],
    [4, 330, 642],
    [1, 382, 292],
    [2, 382, 610],
    [3, 382, 720],
    [4, 382, 960],
    [4, 312, 960],
  ])("holds the cups of %i others on %i × %i, one place below the other, no cup behind a sign", (others, width, height) => {
    const places = placesOf(others, width, height);
    expect(places).toHaveLength(others);
    for (const [index, place] of places.entries()) {
      expect(place.y + place.h).toBeLessThanOrEqual(index + 1 < others ? places[index + 1].y : height);
      const scale = place.pitch / LAYER;
      for (const shelf of shelves(place, CUPS)) {
        for (const { cup, x } of shelf.cups) {
          const drawing = cupDrawing(CUPS[cup].id, CUPS[cup].spaces.length);
          expect(x - drawing.half * scale).toBeGreaterThanOrEqual(place.x);
          expect(x + drawing.half * scale).toBeLessThanOrEqual(place.x + place.w);
          expect(shelf.y + drawing.top * scale).toBeGreaterThanOrEqual(place.y + place.plate + place.strip - 1);
          expect(shelf.y + place.edge).toBeLessThanOrEqual(place.y + place.h - place.foot);
        }
      }
    }
  });

  it("uses its room: larger cups where it is wide, the counts below them where it is narrow and high", () => {
    const [narrow] = placesOf(2, 330, 642);
    const [wide] = placesOf(2, 380, 642);
    expect(narrow.counts).toBe("foot");
    expect(wide.pitch).toBeGreaterThan(narrow.pitch * 1.1);
    expect(placesOf(4, 330, 642)[0].counts).toBe("aside");
    expect(placesOf(4, 382, 960)[0]).toMatchObject({ counts: "strip", w: 362 });
  });
});

describe("a cup", () => {
  it("is as tall as it has spaces, whatever its shape", () => {
    for (const { id, spaces } of CUPS) expect(cupDrawing(id, spaces.length).top).toBe(-(LAYER * spaces.length + 9));
    expect(cupDrawing("something_new", 3).body).toContain("-153");
  });
});

describe("traces", () => {
  const view = { players: [0, 1].map(() => ({ cups: CUPS.map(() => ({ tokens: [3], tile: -1 })) })) } as unknown as CafeDelGattoView;
  const event = (kind: string, fields: Event["fields"]): Event => ({ kind, fields, hidden: false });
  const turn = (order: number, seat: number, ...events: Event[]): Turn => ({
    order,
    seat,
    steps: [{ number: order, entry: { seat, do: "", undo: 0 }, events }],
  });
  const things = (turns: Turn[]): unknown[] => tracesOf(turns, view, EDITION).map(({ seat, at }) => ({ seat, ...at }));

  it("mark where a token was taken, where it went, and what came new", () => {
    const found = things([
      turn(
        1,
        1,
        event("token_bought", { seat: 1, column: "coffee", row: 2, token: "4h", price: 1 }),
        event("coins_paid", { seat: 1, amount: 1 }),
        event("token_placed", { seat: 1, cup: "doppio", token: "4h", face: "coffee" }),
        event("token_drawn", { column: "coffee", row: 5, token: "1c" }),
      ),
    ]);
    expect(found).toContainEqual({ seat: 1, thing: "gap", column: 1, row: 1 });
    expect(found).toContainEqual({ seat: 1, thing: "new", column: 1, row: 4 });
    expect(found).toContainEqual({ seat: 1, thing: "layer", cup: 2, space: 0 });
    expect(found).toContainEqual({ seat: 1, thing: "coins", amount: -1 });
  });

  it("follow a new token that slides down after a later purchase, and forget it when it is bought", () => {
    const drawn = (seat: number): Event[] =>
      [event("token_drawn", { column: "milk", row: 5, token: "1c" })].map((one) => ({ ...one, seat }) as Event);
    const first = turn(1, 0, ...drawn(0));
    expect(things([first, turn(2, 1, event("token_bought", { seat: 1, column: "milk", row: 3, token: "2c", price: 2 }))])).toContainEqual({
      seat: 0,
      thing: "new",
      column: 0,
      row: 3,
    });
    expect(
      things([first, turn(2, 1, event("token_bought", { seat: 1, column: "milk", row: 5, token: "1c", price: 2 }))]),
    ).not.toContainEqual(expect.objectContaining({ thing: "new" }));
  });

  it("leave a column that was cleaned with one mark", () => {
    const refill = [1, 2, 3, 4, 5].map((row) => event("token_drawn", { column: "milk", row, token: "2f" }));
    const found = things([turn(1, 1, event("column_cleaned", { seat: 1, column: "milk" }), ...refill)]);
    expect(found).toEqual([{ seat: 1, thing: "column", column: 0 }]);
  });

  it("show a tile that was taken, with what it brought", () => {
    const found = things([
      turn(1, 1, event("tile_taken", { seat: 1, cup: "doppio", value: 6 }), event("coins_gained", { seat: 1, amount: 3 })),
    ]);
    expect(found).toEqual([
      { seat: 1, thing: "tile", cup: 2, value: 6 },
      { seat: 1, thing: "coins", amount: 3 },
    ]);
  });
});

describe("the cat", () => {
  const calm = { over: false, lastRound: false, events: [], choosing: false, long: false };

  it("feels with what happens", () => {
    expect(moodOf(calm)).toBe("content");
    expect(moodOf({ ...calm, choosing: true })).toBe("curious");
    expect(moodOf({ ...calm, events: ["column_cleaned"] })).toBe("grumpy");
    expect(moodOf({ ...calm, events: ["column_cleaned", "tile_taken"] })).toBe("happy");
    expect(moodOf({ ...calm, events: ["end_triggered"] })).toBe("startled");
    expect(moodOf({ ...calm, long: true })).toBe("sleepy");
    expect(moodOf({ ...calm, over: true, choosing: true })).toBe("happy");
  });
});
