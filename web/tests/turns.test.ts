import { describe, expect, it } from "vitest";
import { lastTurn, standing, tellStep, tellTurn, turnsSince, written } from "../src/frame/turns";
import type { LastStep } from "../src/lib/live.svelte";
import { Words } from "../src/lib/words";

const step = (number: number, seat: number, undo = 0): LastStep => ({
  number,
  entry: { seat, do: "x", undo },
  events: undo ? [] : [{ kind: "bought", fields: { seat, token: number }, hidden: false }],
});
const words = new Words(
  "en",
  ["event-bought = { $seat } buys token { $token }."],
  { vocabulary: { seat: { name: "seat", ids: [] } as never } },
  ["Ana", "Ben"],
);

it("tells a step without what goes without saying", () => {
  const spoken = new Words("en", ["event-bought = Ana buys.", "event-refilled = One more.", 'brief-refilled = { "" }']);
  const event = (kind: string) => ({ kind, fields: {}, hidden: false });
  expect(tellStep({ ...step(1, 0), events: [event("bought"), event("refilled")] }, spoken)).toBe("Ana buys.");
  expect(tellStep({ ...step(1, 0), events: [event("refilled")] }, spoken)).toBe("One more.");
});

it("writes into the log what no other line of it says", () => {
  const spoken = new Words("en", ["event-bought = Ana buys for 2 coins.", "event-paid = Ana pays 2 coins.", 'log-paid = { "" }']);
  const event = (kind: string) => ({ kind, fields: {}, hidden: false });
  expect(written([event("bought"), event("paid")], spoken)).toEqual(["Ana buys for 2 coins."]);
  expect(written([event("paid")], spoken)).toEqual(["Ana pays 2 coins."]);
});

it("names no places by numbers beside a board that marks them", () => {
  const spoken = new Words("en", ["event-laid = Ana lays it in column 2, row 0.", "log-laid = Ana lays it."]);
  const laid = { kind: "laid", fields: {}, hidden: false };
  expect(written([laid], spoken)).toEqual(["Ana lays it."]);
  expect(tellStep({ ...step(1, 0), events: [laid] }, spoken)).toBe("Ana lays it.");
  expect(tellTurn({ order: 1, seat: 0, steps: [{ ...step(1, 0), events: [laid] }] }, spoken)).toBe("Ana lays it");
});

describe("turns", () => {
  it("are what one player did without anybody else in between, since the own last step", () => {
    const turns = turnsSince([step(1, 0), step(2, 1), step(3, 1), step(4, 2), step(5, 1)], 0);
    expect(turns.map(({ order, seat, steps }) => [order, seat, steps.length])).toEqual([
      [1, 1, 2],
      [2, 2, 1],
      [3, 1, 1],
    ]);
  });

  it("are none right after an own step", () => {
    expect(turnsSince([step(1, 1), step(2, 0)], 0)).toEqual([]);
  });

  it("forget what was taken back, and the taking back", () => {
    expect(standing([step(1, 0), step(2, 1), step(3, 1), step(4, 1, 2)]).map(({ number }) => number)).toEqual([1]);
  });

  it("of people who decide at once go on however many steps of others lie between", () => {
    const common = (number: number, seat: number, undo = 0): LastStep => {
      const { entry, ...rest } = step(number, seat, undo);
      return { ...rest, entry: { ...entry, do: undo ? "own" : "x", at_once: true } };
    };
    const steps = [step(1, 1), common(2, 1), common(3, 2), common(4, 1), common(5, 2), common(6, 1, 1), common(7, 2), step(8, 2)];
    expect(standing(steps).map(({ number }) => number)).toEqual([1, 2, 3, 5, 7, 8]);
    expect(turnsSince(steps, 0).map(({ seat, steps }) => [seat, steps.map(({ number }) => number)])).toEqual([
      [1, [1, 2]],
      [2, [3, 5, 7, 8]],
    ]);
  });

  it("are the latest one alone for somebody who watches", () => {
    expect(turnsSince([step(1, 0), step(2, 1), step(3, 2), step(4, 2)], null).map(({ order, seat }) => [order, seat])).toEqual([[1, 2]]);
  });

  it("are told in one line without the name that stands beside it", () => {
    const turn = lastTurn([step(1, 1), step(2, 1), step(3, 0)], 1);
    expect(tellTurn(turn, words)).toBe("buys token 1, buys token 2");
    expect(tellTurn(lastTurn([], 1), words)).toBe("");
  });
});
