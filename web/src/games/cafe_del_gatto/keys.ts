/** The keys of this table, before the frame's: cups by number for the token in the hand, T takes, B and S lead to buying and serving. */
import { settings } from "../../lib/settings.svelte";
import type { Hands } from "./hands.svelte";

export function key(hands: Hands, root: HTMLElement, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (
    event.defaultPrevented ||
    !hands.active ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.matches("input, textarea, select")
  )
    return;
  const cup = hands.edition.cups[Number(event.key) - 1];
  const focus = (selector: string): void => root.querySelector<HTMLElement>(selector)?.focus();
  if (event.key === "Escape" && (hands.selected ?? hands.sure) !== null && !hands.table.objection) hands.putBack();
  else if (cup && (hands.selected !== null || hands.kind === "place")) hands.useCup(cup.id);
  else if (!settings.now.keys) return;
  else if (event.key === "t" && hands.offers.has("take")) hands.act("take");
  else if (event.key === "s") focus('.touch[data-do^="serve"]');
  else if (event.key === "b") focus('.touch[data-do^="buy"]');
  else return;
  event.preventDefault();
  event.stopPropagation();
}
