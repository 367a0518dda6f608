/** What the coach promises of an option. */
import type { Suggestion } from "../lib/types";
import type { Words } from "../lib/words";

interface Compared {
  /** What the points come from. */
  from: string;
  /** With its sign. */
  amount: string;
}

/** Where the points of an option differ from those of the best (or next best) one. */
export function compared(suggestion: Suggestion, words: Words): Compared[] {
  return suggestion.differences.map(({ source, fields, amount }) => ({
    from: words.topic(source, fields),
    amount: `${amount > 0 ? "+" : "−"}${words.number(Math.round(Math.abs(amount)) || 1)}`,
  }));
}

/** Where a number of points lies between the least and the most that any of the options may bring, in percent. */
export function along(suggestions: readonly Suggestion[]): (points: number) => number {
  const least = Math.min(...suggestions.map((one) => one.points - one.margin));
  const most = Math.max(...suggestions.map((one) => one.points + one.margin));
  return (points) => (most > least ? (100 * (points - least)) / (most - least) : 50);
}
