/** Where the cups of the others stand on the dresser, for one to four of them. */
import { LAYER } from "./cups";

export interface DresserPlace {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Height of the sign above the cups. */
  plate: number;
  /** Units of a layer. */
  pitch: number;
  /** Where the worth of a cup's tokens is told. */
  tags: "above" | "edge";
  /** Height of the shelf's edge. */
  edge: number;
  /** How many shelves. */
  rows: number;
  /** Only a slip instead of the whole plate; countable things stand beside the cups. */
  slip: boolean;
}

const STYLES: readonly Pick<DresserPlace, "plate" | "pitch" | "tags" | "edge" | "rows" | "slip">[] = [
  { plate: 98, pitch: 44, tags: "above", edge: 12, rows: 2, slip: false },
  { plate: 98, pitch: 28, tags: "above", edge: 10, rows: 1, slip: false },
  { plate: 88, pitch: 23, tags: "edge", edge: 20, rows: 1, slip: false },
  { plate: 44, pitch: 20.5, tags: "edge", edge: 19, rows: 1, slip: true },
];
/** What stays free for the countable things beside the cups. */
const ASIDE = 96;
const MARGIN = 10;

export function placesOf(others: number, width: number, height: number): DresserPlace[] {
  const style = STYLES[Math.min(Math.max(others, 1), STYLES.length) - 1];
  const h = (height - 12 - 12 * (others - 1)) / others - 6;
  return Array.from({ length: others }, (_, index) => ({ x: MARGIN, y: 11 + index * (h + 16), w: width - 2 * MARGIN, h, ...style }));
}

/** Relative room of each cup, handles included. */
const ROOM: Record<string, number> = { espresso: 116, espresso_macchiato: 92, doppio: 118, cappuccino: 144, latte_macchiato: 106 };
const LATTE_LAYERS = 4;

/** The cups on their shelves: the middle of each and the height of its floor. */
export function shelves(place: DresserPlace, cups: readonly string[]): { y: number; cups: { cup: number; x: number }[] }[] {
  const split = place.rows > 1 ? Math.ceil(cups.length * 0.6) : cups.length;
  const rows = [cups.slice(0, split), cups.slice(split)].filter((row) => row.length);
  const left = place.x + (place.slip ? ASIDE : 0);
  const width = place.w - (place.slip ? ASIDE : 0);
  const bottom = place.y + place.h - place.edge - 10;
  const tall = (LAYER * LATTE_LAYERS + 9) * (place.pitch / LAYER);
  let first = 0;
  return rows.map((row, index) => {
    const rooms = row.map((id) => ROOM[id] ?? ROOM.doppio);
    const total = rooms.reduce((sum, room) => sum + room, 0);
    let x = left;
    const y = bottom - (rows.length - 1 - index) * (tall + 40);
    const found = row.map((_, position) => {
      const room = (rooms[position] / total) * width;
      x += room;
      return { cup: first + position, x: x - room / 2 - room * 0.04 };
    });
    first += row.length;
    return { y, cups: found };
  });
}
