/** What was taken in this round, and by whom. */
import type { CafeView } from "../../lib/types";
import { NONE } from "./edition";

export interface Taken {
  seat: number;
  card: number;
  /** It lies in that player's area already. */
  laid: boolean;
}

/** The cards the others took, in the order of play, then the reader's own: those who have built show the one they laid last. */
export function takenBy(view: CafeView, reader: number): Taken[] {
  const found = view.order
    .map((seat, place): Taken | null => {
      const player = view.players[seat];
      if (player.hand !== NONE) return { seat, card: player.hand, laid: false };
      const last = player.laid[player.laid.length - 1];
      const built = view.builders.length > 0 || place < view.turn || seat === view.deciding;
      return built && player.laid.length > 1 ? { seat, card: last.card, laid: true } : null;
    })
    .filter((one): one is Taken => one !== null);
  return [...found.filter(({ seat }) => seat !== reader), ...found.filter(({ seat }) => seat === reader)];
}
