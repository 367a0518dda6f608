import { describe, expect, it } from "vitest";
import { comparison, decided } from "../src/frame/ending";
import type { Result } from "../src/lib/types";
import { Words } from "../src/lib/words";

const text = `
source-drink = Drink tile: { $cup }
source-sugar = Leftover sugar ({ $cubes })
    .topic = Leftover sugar
page-decided-by = { $name } leads { $other } by { $points }, most from { $from } (+{ $most }).
page-decided-lead = { $name } leads { $other } by { $points }.
page-decided-tie-break = { $name } and { $other }: tie-break.
page-decided-shared = { $names }: shared.
`;
const words = new Words("en", [text], null, ["Ana", "Ben", "Mina"]);
const drink = (cup: string, amount: number) => ({ source: "drink", rule: "GAT-91", amount, fields: { cup } });
const sugar = (cubes: number, amount: number) => ({ source: "sugar", rule: "GAT-91", amount, fields: { cubes } });

function result(places: number[], ...scores: ReturnType<typeof drink | typeof sugar>[][]): Result {
  return {
    reason: "x",
    places,
    scores,
    points: scores.map((lines) => lines.reduce((sum, line) => sum + line.amount, 0)),
  } as unknown as Result;
}

describe("the end", () => {
  const end = result([2, 1, 3], [drink("latte", 11), sugar(2, 1)], [drink("latte", 13), sugar(0, 0)], [drink("doppio", 4), sugar(5, 2)]);

  it("sets the points of all side by side, one line per source, without the numbers of one player", () => {
    expect(comparison(end, words).map(({ label, amounts }) => [label, amounts])).toEqual([
      ["Drink tile: latte", [11, 13, null]],
      ["Leftover sugar", [1, 0, 2]],
      ["Drink tile: doppio", [null, null, 4]],
    ]);
  });

  it("marks who got most, and the source that decided between the first two", () => {
    const [latte, rest, doppio] = comparison(end, words);
    expect([latte.best, rest.best, doppio.best]).toEqual([[1], [2], [2]]);
    expect([latte.decisive, rest.decisive, doppio.decisive]).toEqual([true, false, false]);
  });

  it("leaves out what brought nobody anything", () => {
    expect(comparison(result([1, 1], [sugar(0, 0)], [sugar(0, 0)]), words)).toEqual([]);
  });

  it("says in one sentence what decided it", () => {
    expect(decided(end, words)).toBe("Ben leads Ana by 1, most from Drink tile: latte (+2).");
    expect(decided(result([1, 1], [sugar(2, 1)], [sugar(2, 1)]), words)).toBe("Ana and Ben: shared.");
    expect(decided(result([1, 2], [sugar(2, 1)], [sugar(2, 1)]), words)).toBe("Ana and Ben: tie-break.");
    expect(decided(result([1], [sugar(2, 1)]), words)).toBe("");
  });

  it("names all who share the first place, and nobody behind them", () => {
    expect(decided(result([1, 1, 1], [sugar(2, 1)], [sugar(2, 1)], [sugar(2, 1)]), words)).toBe("Ana, Ben and Mina: shared.");
    expect(decided(result([1, 3, 1], [sugar(2, 1)], [sugar(0, 0)], [sugar(2, 1)]), words)).toBe("Ana and Mina: shared.");
  });

  it("compares by the groups that the end shows", () => {
    const groups = [
      { topic: "Cups", amounts: [11, 13, 4] },
      { topic: "Sugar", amounts: [1, 0, 2] },
    ];
    expect(decided(end, words, groups)).toBe("Ben leads Ana by 1, most from Cups (+2).");
    expect(decided(end, words, [{ topic: "All", amounts: [12, 12, 6] }])).toBe("Ben leads Ana by 1.");
  });
});
