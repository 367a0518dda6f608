/** A sensible way to deliver: cafés that this load completes, then the warehouse. The player may always choose otherwise. */
import type { CafePlayerView, Choice } from "../../lib/types";
import { cardOf, type CafeEdition } from "./edition";

export function proposed(
  choices: readonly Choice[],
  player: CafePlayerView,
  transit: readonly number[],
  edition: CafeEdition,
): Choice | null {
  const completable = (to: string): boolean => {
    const cafe = player.cafes.find((one) => cardOf(edition, one.card).id === to);
    return cafe !== undefined && cafe.demand.every((wanted, colour) => wanted - cafe.received[colour] <= transit[colour]);
  };
  const sends = choices.filter((choice) => choice.action.kind === "send");
  return (
    sends.find((choice) => completable(String(choice.action.fields.to))) ??
    sends.find((choice) => choice.action.fields.to === "warehouse") ??
    sends[0] ??
    null
  );
}
