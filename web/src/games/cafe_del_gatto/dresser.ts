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
  /** Units of a layer. */
  pitch: number;
  /** Where the worth of a cup's tokens is told. */
  tags: "above" | "edge";
  /** Height of the shelf's edge. */
  edge: number;
  /** How many shelves. */
  rows: number;
  /** Only a slip instead of the whole plate; countable things stand below it, or beside the cups. */
  counts: "plate" | "strip" | "aside";
}

const STYLES: readonly Omit<DresserPlace, "x" | "y" | "w" | "h">[] = [
  { plate: 98, strip: 0, pitch: 45, tags: "above", edge: 12, rows: 2, counts: "plate" },
  { plate: 98, strip: 0, pitch: 28, tags: "above", edge: 10, rows: 1, counts: "plate" },
  { plate: 30, strip: 30, pitch: 25.4, tags: "edge", edge: 19, rows: 1, counts: "strip" },
  { plate: 28, strip: 0, pitch: 21.4, tags: "edge", edge: 18, rows: 1, counts: "aside" },
];
/** What stays free for the countable things beside the cups. */
const ASIDE = 96;
const MARGIN = 10;
const GAP = 11;

/** Below this a single place has one shelf. */
const TWO_SHELVES = 500;

export function placesOf(others: number, width: number, height: number): DresserPlace[] {
  const alone = others === 1 && height < TWO_SHELVES ? 2 : others;
  const style = STYLES[Math.min(Math.max(alone, 1), STYLES.length) - 1];
  const h = (height - 14 - GAP * (others - 1)) / others;
  return Array.from({ length: others }, (_, index) => ({ x: MARGIN, y: 9 + index * (h + GAP), w: width - 2 * MARGIN, h, ...style }));
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
  let y = place.y + place.h - place.edge - 9;
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
