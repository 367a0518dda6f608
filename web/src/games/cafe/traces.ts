/** What the others did since the own last decision, as far as it leaves traces on the table. */
import type { Turn } from "../../frame/contract";
import { spotIn, type Spot } from "./geometry";

/** Where each player has laid a card. */
export function freshCards(since: readonly Turn[]): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const event of eventsOf(since)) {
    if (event.kind === "card_placed") found.set(Number(event.fields.seat), spotIn(event.fields));
  }
  return found;
}

/** The slots of the row that were refilled, with the player who took the card before. */
export function refilledSlots(since: readonly Turn[]): Map<number, number> {
  const found = new Map<number, number>();
  let picker: number | null = null;
  for (const event of eventsOf(since)) {
    if (event.kind === "round_started") {
      found.clear();
      picker = null;
    } else if (event.kind === "card_picked" || event.kind === "pick_blocked") picker = Number(event.fields.seat);
    else if (event.kind === "card_revealed" && picker !== null) found.set(Number(event.fields.slot), picker);
  }
  return found;
}

const eventsOf = (since: readonly Turn[]): Turn["steps"][number]["events"] =>
  since.flatMap((turn) => turn.steps.flatMap((step) => step.events));
