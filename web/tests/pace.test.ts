/** What a turn takes to watch at the pace *normal*: director and movements are real, only the time is not. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment, Movement, Movements } from "../src/frame/contract";
import { Director } from "../src/frame/director.svelte";
import { DomStage } from "../src/frame/stage";
import { movements as cafe } from "../src/games/cafe/movements";
import { movements as gatto } from "../src/games/cafe_del_gatto/movements";
import { movements as international } from "../src/games/cafe_international/movements";
import { movements as traders } from "../src/games/coffee_traders/movements";
import type { Event, TableState, Vocabulary } from "../src/lib/types";
import { Words } from "../src/lib/words";

const event = (kind: string, fields: Event["fields"] = {}): Event => ({ kind, fields: { seat: 1, ...fields }, hidden: false });
const GLANCE = 10; // milliseconds

const passes = (ms: number, delay = 0): Promise<void> => new Promise((done) => setTimeout(done, ms + delay));

/** The movements of a game whose views are its own. */
type Made = Record<string, (event: Event, moment: Moment<never>) => Movement | readonly Movement[] | null>;

/** How long one turn of another player is told, until the last piece lies still. */
async function lasts(made: Made, view: object, vocabulary: Record<string, Vocabulary>, ...steps: Event[][]): Promise<number> {
  const words = new Words("en", [], { vocabulary });
  const director = new Director({
    words: () => words,
    movements: () => made as Movements,
    sounds: () => ({}),
    root: () => document.body,
    pace: () => "normal",
    own: () => false,
    besides: () => false,
  });
  const state = (number: number): TableState => ({ number, seat: 0, view, scores: [], choices: [] }) as unknown as TableState;
  director.jump(state(0));
  steps.forEach((events, index) => director.take({ number: index + 1, entry: { seat: 1, do: "x", undo: 0 }, events }, state(index + 1)));
  let waited = 0;
  for (; director.telling; waited += GLANCE) await vi.advanceTimersByTimeAsync(GLANCE);
  expect(director.shown?.number).toBe(steps.length);
  return waited;
}

describe("a turn of somebody else", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const piece = document.createElement("i");
    vi.spyOn(DomStage.prototype, "find").mockReturnValue(piece);
    vi.spyOn(DomStage.prototype, "fly").mockImplementation(async (_what, _from, _to, { ms = 600, delay = 0 } = {}) => {
      await passes(ms, delay);
      return piece;
    });
    vi.spyOn(DomStage.prototype, "animate").mockImplementation((_what, _frames, ms, { delay = 0 } = {}) => passes(ms, delay));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  describe("at Café del Gatto", () => {
    const vocabulary = { column: { name: "column", ids: ["milk", "coffee"] }, cup: { name: "cup", ids: ["espresso", "doppio"] } };
    const cups = [{ tokens: [] }, { tokens: [] }];
    const view = { round: 3, machine: [Array(5), Array(5)], players: [{ cups }, { cups }] };
    const placed = [
      event("token_placed", { cup: "doppio", token: "4h", face: "coffee" }),
      event("token_drawn", { column: "coffee", row: 5, token: "1c" }),
      event("turn_started", { seat: 2 }),
    ];
    const bought = (price: number, row: number): Event[] => [
      event("token_bought", { column: "coffee", row, token: "4h", price }),
      event("coins_paid", { amount: price }),
    ];

    it.each([
      [1, 1],
      [3, 2],
      [6, 5],
    ])("a purchase for %i takes about two seconds", async (price, row) => {
      const lasted = await lasts(gatto, view, vocabulary, bought(price, row), placed);
      expect(lasted).toBeGreaterThan(1700);
      expect(lasted).toBeLessThan(2100);
    });

    it("sugar comes on top", async () => {
      const sweet = [...bought(2, 3), event("sugar_gained", { cubes: 1 })];
      expect(await lasts(gatto, view, vocabulary, sweet, placed)).toBeLessThan(2500);
    });

    it("taking coins is seen, and over soon", async () => {
      const lasted = await lasts(gatto, view, vocabulary, [event("coins_gained", { amount: 2 }), event("turn_started", { seat: 2 })]);
      expect(lasted).toBeGreaterThan(200);
      expect(lasted).toBeLessThan(600);
    });
  });

  it("at Café International: a guest takes a seat, two tables score, and the turn goes on", async () => {
    const view = { seat: 0, active: 2, tables: [0, 1, 2, 3, 4] };
    const lasted = await lasts(
      international,
      view,
      { guest: { name: "guest", ids: ["CF-M"] } },
      [
        event("guest_seated", { guest: "CF-M", chair: 2 }),
        event("table_scored", { slot: "NW", amount: 4 }),
        event("table_scored", { slot: "C", amount: 2 }),
      ],
      [event("turn_ended", { amount: 6 })],
    );
    expect(lasted).toBeGreaterThan(1000);
    expect(lasted).toBeLessThan(2500);
  });

  it("at Café: a card is paid for, taken, and the next one turned over", async () => {
    const player = { worth: [0, 0, 0, 0], squares: [], laid: [] };
    const lasted = await lasts(
      cafe,
      { players: [player, player], row: [1, 2, 3], points_left: 0 },
      {},
      [],
      [
        event("bean_paid", { colour: "brown" }),
        event("card_picked", { slot: 2, card: "P19" }),
        event("card_revealed", { slot: 2, card: "P34" }),
      ],
    );
    expect(lasted).toBeGreaterThan(800);
    expect(lasted).toBeLessThan(2500);
  });

  it("at Coffee Traders: a trader is paid for and goes to a cooperative", async () => {
    const lasted = await lasts(traders, { phase: 3 }, {}, [
      event("coins_paid", { amount: 2 }),
      event("trader_placed", { coop: "brazil", place: 1 }),
      event("stock_counter_taken", { coop: "brazil" }),
    ]);
    expect(lasted).toBeGreaterThan(800);
    expect(lasted).toBeLessThan(2500);
  });
});
