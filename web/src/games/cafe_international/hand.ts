/** A hand in the order the player likes. */
export const ORDERS = ["nation", "playable", "points"] as const;
export type Order = (typeof ORDERS)[number];

export interface Held {
  kind: number;
  face: number;
}

/** Kinds are numbered nation by nation, lady before gentleman. `best`: the most points each playable kind can make now. */
export function sorted(hand: readonly Held[], order: Order, best: ReadonlyMap<number, number>): Held[] {
  const rank = ({ kind }: Held): number => {
    if (order === "nation") return 0;
    const points = best.get(kind);
    if (points === undefined) return 1000;
    return order === "playable" ? 0 : -points;
  };
  return [...hand].sort((one, other) => rank(one) - rank(other) || one.kind - other.kind || one.face - other.face);
}
