import { texts } from "../lib/texts.svelte";

/** The house of a game in the street: `games/<id>/door.ts`. */
export interface Door {
  /** Its number, counted from the left. */
  place: number;
  /** The name of its symbols: `h-…` the house, `em-…` the emblem. */
  symbol: string;
  /** What stands on its sign: the name without its subtitle, alike in every language. */
  sign: string;
  /** The part of the house that fits a small picture on a phone. */
  part: string;
}

const DOORS = import.meta.glob<{ door: Door }>("../games/*/door.ts", { eager: true });

/** The houses of the street, from left to right. */
export const STREET: (Door & { game: string })[] = Object.entries(DOORS)
  .map(([path, { door }]) => ({ game: path.split("/").at(-2) ?? "", ...door }))
  .toSorted((one, other) => one.place - other.place);

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
