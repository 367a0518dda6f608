/**
 * Which token is which from one view to the next, so that a bought token flies to its cup and a column slides. Views only say
 * what lies where; equal tokens are interchangeable, so any consistent story will do.
 */
import type { CafeDelGattoView } from "../../lib/types";

export interface Keys {
  machine: number[][];
  held: number | null;
  /** seat → cup → space */
  cups: number[][][];
  next: number;
}

const NOTHING = -1;

export function firstKeys(view: CafeDelGattoView): Keys {
  let next = 1;
  const fresh = (count: number): number[] => Array.from({ length: count }, () => next++);
  return {
    machine: view.machine.map((column) => fresh(column.length)),
    held: view.held === NOTHING ? null : next++,
    cups: view.players.map((player) => player.cups.map((cup) => fresh(cup.tokens.length))),
    next,
  };
}

/** The row that was taken out of a column, or null when the column did not simply slide. */
export function taken(before: number[], after: number[]): number | null {
  for (let row = 0; row < before.length; row++) {
    const slid = [...before.slice(0, row), ...before.slice(row + 1)];
    if (slid.every((token, index) => token === after[index])) return row;
  }
  return null;
}

export function follow(keys: Keys, before: CafeDelGattoView, after: CafeDelGattoView): Keys {
  let next = keys.next;
  let moving = keys.held;
  const machine = after.machine.map((column, index) => {
    const old = before.machine[index];
    if (old.every((token, row) => token === column[row])) return keys.machine[index];
    if (old.slice(0, -1).every((token, row) => token === column[row]) && old.at(-1) === NOTHING)
      return [...keys.machine[index].slice(0, -1), next++];
    const row = taken(old, column);
    if (row === null) return column.map(() => next++);
    moving = keys.machine[index][row];
    return [...keys.machine[index].filter((_, other) => other !== row), next++];
  });
  const cups = after.players.map((player, seat) =>
    player.cups.map((cup, index) => {
      const old = keys.cups[seat]?.[index] ?? [];
      if (cup.tokens.length <= old.length) return old.slice(0, cup.tokens.length);
      return cup.tokens.map((_, space) => {
        if (space < old.length) return old[space];
        const key = moving ?? next++;
        moving = null;
        return key;
      });
    }),
  );
  return { machine, held: after.held === NOTHING ? null : (moving ?? next++), cups, next };
}
