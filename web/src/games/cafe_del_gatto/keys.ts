/** The keys of this table, beside the frame's: cups by number, T takes, S and C lead to serving and cleaning. */
import type { Hands } from "./hands.svelte";

export function key(hands: Hands, root: HTMLElement, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || !hands.active || event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
  const cup = hands.edition.cups[Number(event.key) - 1];
  const focus = (selector: string): void => root.querySelector<HTMLElement>(selector)?.focus();
  if (event.key === "Escape" && (hands.selected ?? hands.sure) !== null) hands.putBack();
  else if (cup && (hands.selected !== null || hands.kind === "place")) hands.useCup(cup.id);
  else if (event.key === "t" && hands.offers.has("take")) hands.act("take");
  else if (event.key === "s") focus('.touch[data-do^="serve"]');
  else if (event.key === "c" && !event.shiftKey) focus('.touch[data-do^="clean"]');
  else if (event.key === "b") focus('.touch[data-do^="buy"]');
  else return;
  event.preventDefault();
}
