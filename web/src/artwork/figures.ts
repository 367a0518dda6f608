import type { Item } from "./figure";

const OF_GAMES = import.meta.glob<Record<string, Item[]>>("../games/*/figures.ts", { eager: true, import: "figures" });

/** What a game draws beside its rules, by the number of the rule: `games/<id>/figures.ts`. */
export const FIGURES: Record<string, Item[]> = Object.assign({}, ...Object.values(OF_GAMES));
