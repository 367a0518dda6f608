/** A hand as stacks of equal guests, in the order the player likes. */
export const ORDERS = ["nation", "playable", "points"] as const;
export type Order = (typeof ORDERS)[number];

export interface Stack {
  kind: number;
  count: number;
}

/** Equal guests lie on one stack; stacks in the order of the nations, lady before gentleman. */
export function stacks(hand: readonly number[]): Stack[] {
  const counts = new Map<number, number>();
  for (const kind of hand) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((one, other) => one.kind - other.kind);
}

/** `best`: the most points each playable kind can make now; kinds that cannot be seated are missing. */
export function sorted(hand: readonly Stack[], order: Order, best: ReadonlyMap<number, number>): Stack[] {
  const rank = (stack: Stack): number => {
    if (order === "nation") return 0;
    const points = best.get(stack.kind);
    if (points === undefined) return 1000;
    return order === "playable" ? 0 : -points;
  };
  return [...hand].sort((one, other) => rank(one) - rank(other) || one.kind - other.kind);
}
