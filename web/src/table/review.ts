/** The coach's review as lines to draw and sentences to read. */
import type { Difference, GameReview, ReviewPoint, ReviewTurning } from "../lib/types";
import type { Words } from "../lib/words";

export interface Size {
  width: number;
  height: number;
}

export interface Line {
  seat: number;
  /** Smoothed: one point is as noisy as the few games it comes from. */
  path: string;
  /** Where the value lies with 90 % confidence; nothing where points are drawn. */
  band: string;
  /** Where the line ends, and where its name stands: near the end, but never on another name. */
  end: number;
  label: number;
}

export interface Mark {
  /** Counted from 1, as in the list of turning points. */
  rank: number;
  number: number;
  seat: number;
  x: number;
  y: number;
}

export interface Graph {
  lines: Line[];
  marks: Mark[];
  /** The value at the upper edge: 1 (a sure win), or points when somebody plays alone. */
  top: number;
}

/** Alone at the table nobody can lose: then the expected points are drawn. */
function value(review: GameReview, point: ReviewPoint, seat: number): number {
  return (review.seats > 1 ? point.shares : point.points)[seat];
}

export function across(number: number, most: number, size: Size): number {
  return (number / Math.max(1, most)) * size.width;
}

export function graph(review: GameReview, most: number, size: Size, gap: number): Graph {
  const top = review.seats > 1 ? 1 : Math.max(1, ...review.points.map((point) => point.points[0]));
  const y = (amount: number): number => size.height * (1 - Math.min(1, Math.max(0, amount / top)));
  const seats = Array.from({ length: review.seats }, (_, seat) => seat);
  const ends = seats.map((seat) => y(value(review, review.points[review.points.length - 1], seat)));
  const labels = spread(ends, gap, size.height);
  const x = review.points.map((point) => across(point.number, most, size).toFixed(1));
  const lines = seats.map((seat) => {
    const values = smoothed(review.points.map((point) => value(review, point, seat)));
    const widths = values.map((one, index) =>
      review.seats > 1 && index < values.length - 1 ? band(one, review.simulations, span(values.length)) : 0,
    );
    const edge = (side: number): string[] => values.map((one, index) => `${x[index]} ${y(one + side * widths[index]).toFixed(1)}`);
    return {
      seat,
      path: values.map((one, index) => `${index ? "L" : "M"}${x[index]} ${y(one).toFixed(1)}`).join(""),
      band: review.seats > 1 ? `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z` : "",
      end: ends[seat],
      label: labels[seat],
    };
  });
  const smooth = (point: ReviewPoint, seat: number): number =>
    smoothed(review.points.map((one) => value(review, one, seat)))[review.points.indexOf(point)];
  const marks = review.turnings.map((turning, index) => {
    // Undone steps have no point: the line goes straight on there.
    const before = review.points.filter((point) => point.number < turning.number).at(-1) ?? review.points[0];
    return {
      rank: index + 1,
      number: turning.number,
      seat: turning.seat,
      x: across(before.number, most, size),
      y: y(smooth(before, turning.seat)),
    };
  });
  return { lines, marks, top };
}

const LEAST_SPAN = 3;
/** The curve of a long game has about so many bends, as that of a short one: more would be noise. */
const BENDS = 16;

/** The mean is taken over so many values: always as many before as after. */
export function span(count: number): number {
  return Math.max(LEAST_SPAN, 2 * Math.floor(count / BENDS / 2) + 1);
}

/** The mean of each value and its neighbours; the last is what came out, and stays. */
function smoothed(values: readonly number[]): number[] {
  const reach = (span(values.length) - 1) / 2;
  return values.map((one, index) => {
    if (index === values.length - 1) return one;
    const near = values.slice(Math.max(0, index - reach), index + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

const NORMAL_90 = 1.645;

/** The half-width of the 90 % confidence interval of a share of so many games, smoothed over so many values. */
export function band(share: number, games: number, over: number): number {
  return NORMAL_90 * Math.sqrt((share * (1 - share)) / Math.max(1, games * over));
}

/** Moves heights apart until no two are closer than `gap`, keeping their order and staying between 0 and `most`. */
export function spread(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a] - heights[b] || a - b);
  const found = [...heights];
  let least = 0;
  for (const index of order) {
    found[index] = Math.max(found[index], least);
    least = found[index] + gap;
  }
  let limit = most;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index], limit);
    limit = found[index] - gap;
  }
  return found;
}

/** "3 points more from sugar, 2 points less from espresso", as `ludocafe.coach.say` says it. */
function tellDifferences(differences: readonly Difference[], words: Words): string {
  return differences
    .map((one) => {
      const amount = Math.round(Math.abs(one.amount)) || 1;
      const from = words.topic(one.source, one.fields);
      return words.say(one.amount > 0 ? "coach-more" : "coach-less", { amount, from });
    })
    .join(", ");
}

/** A turning point in one or two sentences. */
export function tellTurning(turning: ReviewTurning, words: Words): string {
  const told = words.say(turning.text, {
    number: turning.decision,
    seat: turning.seat,
    played: words.choice(turning.played),
    better: words.choice(turning.better),
    share: Math.round(100 * turning.share),
    points: Math.round(turning.points),
  });
  if (!turning.differences.length) return told;
  return `${told} ${words.say("coach-turning-sources", { sources: tellDifferences(turning.differences, words) })}`;
}
