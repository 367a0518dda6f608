/** Where the cups of the others stand on the dresser, for one to four of them. */
import { LAYER } from "./cups";

export interface DresserPlace {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Height of the sign above the cups, and of the strip of countable things below it. */
  plate: number;
  strip: number;
  /** What stays free below the shelf. */
  foot: number;
  /** Units of a layer. */
  pitch: number;
  /** Where the worth of a cup's tokens is told. */
  tags: "above" | "edge";
  /** Height of the shelf's edge. */
  edge: number;
  /** How many shelves. */
  rows: number;
  /** Countable things stand on the plate or on the shelf's foot; where the plate is only a slip, below it or beside the cups. */
  counts: "plate" | "foot" | "strip" | "aside";
}

type Style = Omit<DresserPlace, "x" | "y" | "w" | "h">;

const TALL: Style = { plate: 98, strip: 0, foot: 0, pitch: 45, tags: "above", edge: 12, rows: 2, counts: "plate" };
const WIDE: Style = { plate: 98, strip: 0, foot: 0, pitch: 28, tags: "above", edge: 10, rows: 1, counts: "plate" };
const NARROW: Style = { plate: 94, strip: 0, foot: 33, pitch: 28, tags: "above", edge: 10, rows: 1, counts: "foot" };
const SLIP: Style = { plate: 30, strip: 30, foot: 0, pitch: 25.4, tags: "edge", edge: 19, rows: 1, counts: "strip" };
const LOW: Style = { plate: 28, strip: 0, foot: 0, pitch: 21.4, tags: "edge", edge: 18, rows: 1, counts: "aside" };
/** What stays free for the countable things beside the cups. */
const ASIDE = 96;
const MARGIN = 10;
const GAP = 11;

/** Below this a single place has one shelf; above this two have their counts on the plate, for the cups fill the rest. */
const TWO_SHELVES = 500;
const WIDE_ENOUGH = 340;
/** Below this a place has no room for a strip above its cups. */
const STRIP_HEIGHT = 190;
/** The highest cup, and how wide all are beside each other, in layers. */
const MOST_LAYERS = 4 + 9 / LAYER;
const BREADTH = 11.1;
/** Steam and the tag above a full cup. */
const TAG = 44;

function styleOf(others: number, w: number, h: number): Style {
  if (others === 1 && h >= TWO_SHELVES - 14) return TALL;
  if (others > 2) return h < STRIP_HEIGHT ? LOW : SLIP;
  return w < WIDE_ENOUGH && h >= 300 ? NARROW : WIDE;
}

export function placesOf(others: number, width: number, height: number): DresserPlace[] {
  const h = (height - 14 - GAP * (others - 1)) / others;
  const w = width - 2 * MARGIN;
  const style = { ...styleOf(others, w, h) };
  if (style.rows === 1 && style.counts !== "aside") {
    // as large as they stand beside each other, and below their signs
    const free = h - style.plate - style.strip - style.foot - style.edge - 9 - (style.tags === "above" ? TAG : 22);
    style.pitch = Math.max(style.pitch, Math.min(w / BREADTH, free / MOST_LAYERS));
  }
  return Array.from({ length: others }, (_, index) => ({ x: MARGIN, y: 9 + index * (h + GAP), w, h, ...style }));
}

/** Relative room of each cup, handles included. */
const ROOM: Record<string, number> = { espresso: 116, espresso_macchiato: 92, doppio: 118, cappuccino: 144, latte_macchiato: 106 };
/** Room above a shelf's tallest cup: steam and the tag with its worth. */
const ABOVE = 62;

/** The cups on their shelves: the middle of each and the height of its floor. */
export function shelves(
  place: DresserPlace,
  cups: readonly { id: string; spaces: readonly string[] }[],
): { y: number; cups: { cup: number; x: number }[] }[] {
  const split = place.rows > 1 ? Math.ceil(cups.length * 0.6) : cups.length;
  const rows = [cups.slice(0, split), cups.slice(split)].filter((row) => row.length);
  const aside = place.counts === "aside" ? ASIDE : 0;
  const found: { y: number; cups: { cup: number; x: number }[] }[] = [];
  let y = place.y + place.h - place.edge - 9 - place.foot;
  let first = cups.length;
  for (const row of rows.reverse()) {
    first -= row.length;
    const rooms = row.map(({ id }) => ROOM[id] ?? ROOM.doppio);
    const total = rooms.reduce((sum, room) => sum + room, 0);
    let x = place.x + aside;
    const standing = row.map((_, position) => {
      const room = (rooms[position] / total) * (place.w - aside);
      x += room;
      return { cup: first + position, x: x - room / 2 - room * 0.04 };
    });
    found.unshift({ y, cups: standing });
    y -= ((LAYER * Math.max(...row.map(({ spaces }) => spaces.length)) + 9) * place.pitch) / LAYER + ABOVE;
  }
  return found;
}
