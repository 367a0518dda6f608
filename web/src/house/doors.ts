import { texts } from "../lib/texts.svelte";

/** The houses of the street, from left to right, and which part of each a phone shows. */
export interface Door {
  game: string;
  /** The name of its symbols: `h-…` the house, `em-…` the emblem. */
  symbol: string;
  /** What stands on its sign: the name without its subtitle, alike in every language. */
  sign: string;
  /** The part of the house that fits a small picture. */
  part: string;
}

export const STREET: Door[] = [
  { game: "cafe_del_gatto", symbol: "gt", sign: "Café del Gatto", part: "-2 -142 352 455" },
  { game: "cafe_international", symbol: "in", sign: "Café International", part: "76 214 200 216" },
  { game: "cafe", symbol: "ca", sign: "Café", part: "112 186 232 246" },
  { game: "coffee_traders", symbol: "tr", sign: "Coffee Traders", part: "150 236 214 214" },
];

export function doorOf(game: string): Door | undefined {
  return STREET.find((door) => door.game === game);
}

/** What a game is called in the street. */
export function signOf(game: string): string {
  return doorOf(game)?.sign ?? texts.briefly(game)?.say("game-title") ?? "";
}

/** Games in the order of their houses; those without a house come last. */
export function inStreet<T extends { id: string }>(list: T[]): T[] {
  const place = (one: T) => (STREET.findIndex((door) => door.game === one.id) + STREET.length + 1) % (STREET.length + 1);
  return list.toSorted((one, other) => place(one) - place(other));
}
