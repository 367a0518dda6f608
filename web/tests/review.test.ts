import { describe, expect, it } from "vitest";
import type { GameReview, ReviewTurning, Suggestion } from "../src/lib/types";
import { Words } from "../src/lib/words";
import { along, compared } from "../src/table/hint";
import { band, graph, span, spread, tellTurning } from "../src/table/review";

const SIZE = { width: 100, height: 50 };
const choice = (kind: string) => ({ notation: kind, action: { kind, fields: {} }, details: {}, effects: [] });
const TURNING = {
  number: 3,
  decision: 1,
  seat: 1,
  played: choice("take"),
  better: choice("serve"),
  share: 0.124,
  points: 1.2,
  differences: [
    { source: "cup", rule: "X-1", amount: 2.6, fields: {} },
    { source: "sugar", rule: "X-2", amount: -0.4, fields: {} },
  ],
  text: "coach-turning",
} as unknown as ReviewTurning;
// The first choice was taken back: there is no state 0 and 1 in it.
const REVIEW: GameReview = {
  seats: 2,
  simulations: 10,
  unclear: 0,
  points: [
    { number: 2, shares: [0.5, 0.5], points: [10, 10] },
    { number: 3, shares: [0.8, 0.2], points: [12, 9] },
    { number: 4, shares: [1, 0], points: [14, 8] },
  ],
  turnings: [TURNING],
};

describe("the graph of a review", () => {
  it("draws a line for each seat and marks turning points where the choice was made", () => {
    const { lines, marks, top } = graph(REVIEW, 4, SIZE, 10);
    expect(top).toBe(1);
    // Smoothed: each value is the mean of itself and its neighbours, but the end is what came out.
    expect(lines.map(({ path }) => path)).toEqual(["M50.0 17.5L75.0 11.7L100.0 0.0", "M50.0 32.5L75.0 38.3L100.0 50.0"]);
    expect(lines.map(({ end }) => end)).toEqual([0, 50]);
    expect(marks).toEqual([{ rank: 1, number: 3, seat: 1, x: 50, y: 32.5 }]);
  });

  it("draws expected points for somebody who plays alone", () => {
    const points = REVIEW.points.map((point) => ({ ...point, shares: [1], points: [point.points[0]] }));
    const { lines, top } = graph({ ...REVIEW, seats: 1, points, turnings: [] }, 4, SIZE, 10);
    expect(top).toBe(14);
    expect(lines[0].path).toBe("M50.0 10.7L75.0 7.1L100.0 0.0");
  });

  it("shows how uncertain a share is, and that the end is certain", () => {
    expect(band(0.5, 100, 3)).toBeCloseTo(0.0475, 3);
    expect(band(0.5, 400, 3)).toBeCloseTo(band(0.5, 100, 3) / 2, 6);
    const { lines } = graph(REVIEW, 4, SIZE, 10);
    const [top, ...rest] = lines[0].band
      .slice(1, -1)
      .split("L")
      .map((corner) => corner.split(" ").map(Number));
    expect(top[1]).toBeLessThan(17.5);
    expect(rest.at(-1)![1]).toBeGreaterThan(17.5);
    expect(rest[1]).toEqual(rest[2]);
  });

  it("keeps names apart, in order and inside", () => {
    expect(spread([0, 50, 50, 50], 10, 50)).toEqual([0, 30, 40, 50]);
    expect(spread([5, 5], 10, 50)).toEqual([5, 15]);
    expect(spread([0, 25, 50], 10, 50)).toEqual([0, 25, 50]);
  });
});

it("says a turning point as the coach does", () => {
  const text = `
action-take = take
action-serve = serve
source-cup = cups
source-sugar = sugar
coach-more = { $amount } more from { $from }
coach-less = { $amount } less from { $from }
coach-turning = { $number } { $seat }: { $played }, better { $better } (+{ $share })
coach-turning-sources = Brings { $sources }.`;
  const words = new Words("en", [text], { vocabulary: { seat: { name: "seat", values: [] } } } as never, ["Ana", "Ben"]);
  expect(tellTurning(TURNING, words)).toBe("1 Ben: take, better serve (+12) Brings 3 more from cups, 1 less from sugar.");
});

it("smooths a long game over more values than a short one", () => {
  expect([10, 40, 64, 116, 400].map(span)).toEqual([3, 3, 5, 7, 25]);
});

it("says where the points of a hint come from", () => {
  const words = new Words("en", ["source-cup = Cup\n    .topic = cups\nsource-sugar = sugar\n"]);
  const suggestion = { points: 21.4, margin: 2, differences: TURNING.differences } as unknown as Suggestion;
  expect(compared(suggestion, words)).toEqual([
    { from: "cups", amount: "+3" },
    { from: "sugar", amount: "−1" },
  ]);
  const other = { ...suggestion, points: 15.4 };
  const at = along([suggestion, other]);
  expect([13.4, 18.4, 23.4].map(at)).toEqual([0, 50, 100].map((part) => expect.closeTo(part, 5)));
  expect(along([{ ...suggestion, margin: 0 }])(21.4)).toBe(50);
});
