/**
 * Who plays whom. The rules know 24 kinds of guests, the terrace shows four people of each kind: a card keeps its face from the hand to
 * the chair and back. Faces are chosen here, from one view to the next, and mean nothing to the game.
 */
import { NOBODY } from "./edition";
import { VARIANTS } from "./people/people";

export interface Cast {
  /** Kinds in the own hand and at the chairs, and the face of each. */
  hand: readonly number[];
  handFaces: readonly number[];
  chairs: readonly number[];
  chairFaces: readonly number[];
  /** How many of each kind have left: whoever comes next has another face. */
  out: readonly number[];
}

export interface Seen {
  hand: readonly number[] | null;
  chairs: readonly number[];
  out: readonly number[];
}

export const NO_CAST: Cast = { hand: [], handFaces: [], chairs: [], chairFaces: [], out: [] };

/** A card picked by its face, so that of two equal guests the one that was touched stands up. */
export interface Picked {
  kind: number;
  face: number;
}

const faces = (kinds: readonly number[], their: readonly number[], kind: number): number[] =>
  their.filter((_, place) => kinds[place] === kind);

/** The face with which a guest of this kind sits down next. */
export function next(cast: Cast, kind: number, own: boolean, picked: Picked | null = null): number {
  const held = faces(cast.hand, cast.handFaces, kind);
  if (own && picked?.kind === kind && held.includes(picked.face)) return picked.face;
  if (own && held.length) return held[0];
  return free(cast.out[kind] ?? 0, [...held, ...faces(cast.chairs, cast.chairFaces, kind)]);
}

function free(start: number, taken: readonly number[]): number {
  for (let step = 0; step < VARIANTS; step++) {
    const face = (start + step) % VARIANTS;
    if (!taken.includes(face)) return face;
  }
  return start % VARIANTS;
}

/** The cast of a view, as much as possible the one before. */
export function recast(before: Cast, seen: Seen, picked: Picked | null = null): Cast {
  const hand = seen.hand ?? [];
  const count = (kinds: readonly number[], kind: number): number => kinds.filter((other) => other === kind).length;
  const stood = { ...before, out: before.out.length ? before.out : seen.out };
  const chairFaces = seen.chairs.map((kind, chair) =>
    kind !== NOBODY && before.chairs[chair] === kind ? before.chairFaces[chair] : NOBODY,
  );
  seen.chairs.forEach((kind, chair) => {
    if (kind === NOBODY || chairFaces[chair] !== NOBODY) return;
    const own = count(hand, kind) < count(before.hand, kind);
    const taken = seen.chairs.flatMap((other, place) => (other === kind && chairFaces[place] !== NOBODY ? [chairFaces[place]] : []));
    const face = next(stood, kind, own, picked);
    chairFaces[chair] = taken.includes(face) ? free(face, [...taken, ...faces(before.hand, before.handFaces, kind)]) : face;
  });
  const handFaces: number[] = [];
  for (const kind of new Set(hand)) {
    const seated = faces(seen.chairs, chairFaces, kind);
    const back = faces(before.chairs, before.chairFaces, kind).filter((face) => !seated.includes(face));
    const kept = [...new Set([...faces(before.hand, before.handFaces, kind), ...back])]
      .filter((face) => !seated.includes(face))
      .slice(0, count(hand, kind));
    while (kept.length < count(hand, kind)) kept.push(free(seen.out[kind] ?? 0, [...kept, ...seated]));
    hand.forEach((other, place) => {
      if (other === kind) handFaces[place] = kept.shift() ?? 0;
    });
  }
  return { hand, handFaces, chairs: seen.chairs, chairFaces, out: seen.out };
}

/** The cast that is on the terrace now: what movements look up. */
export const stageCast: { now: Cast; picked: Picked | null } = { now: NO_CAST, picked: null };
