/** Who leads by the points that everybody sees now; nobody while several are level. */
import type { Player } from "./contract";

export function leaderOf(players: readonly Player[]): number | null {
  const most = Math.max(...players.map(({ points }) => points));
  const first = players.filter(({ points }) => points === most);
  return most > 0 && players.length > 1 && first.length === 1 ? first[0].seat : null;
}
