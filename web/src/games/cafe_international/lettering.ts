/** Names on doilies, ribbons and cards: as large as they fit, broken where a space or a soft hyphen allows it. */

const WIDE = 0.62; // mean width of a letter of the display face, in its size
const LONGEST = 9; // letters that stay on one line
const LEAST = 15;
const BOLD_WIDE = 0.57; // the same of the text face, in bold
const READABLE = 12; // pixels

/** A name in one or two lines. */
export function lines(name: string): string[] {
  if (name.replace("\u00ad", "").length <= LONGEST) return [plain(name)];
  if (name.includes("\u00ad")) {
    const [first, second] = name.split("\u00ad");
    return [`${first}-`, second];
  }
  const space = name.indexOf(" ");
  if (space > 0) return [name.slice(0, space), name.slice(space + 1)];
  const dash = name.indexOf("-");
  return dash > 0 ? [name.slice(0, dash + 1), name.slice(dash + 1)] : [name];
}

export const plain = (name: string): string => name.replaceAll("\u00ad", "");

/** The size at which the longest of these lines is as wide as there is room. */
export function fitted(rows: readonly string[], room: number, most: number, wide = WIDE): number {
  const letters = Math.max(...rows.map((row) => row.length));
  return Math.max(LEAST, Math.min(most - (rows.length - 1) * 7, Math.floor(room / (letters * wide))));
}

export interface Lettered {
  rows: string[];
  size: number;
  /** In the display face, or in the plainer one that is read at any size. */
  display: boolean;
  /** How wide the rows are made if they do not fit by themselves. */
  squeezed: number | undefined;
}

/** A name in `room` units of a drawing of which one is `unit` pixels: in the display face if it can be read, else in the text face. */
export function lettered(name: string, room: number, most: number, unit: number): Lettered {
  const size = fitted([plain(name)], room, most);
  if (size * unit >= READABLE && plain(name).length * size * WIDE <= room + 6)
    return { rows: [plain(name)], size, display: true, squeezed: undefined };
  return bold([plain(name)], room, unit);
}

/** A name on a small flag: in one line, or in two. */
export function flagged(name: string, room: number, unit: number): Lettered {
  const line = bold([plain(name)], room, unit);
  return line.squeezed === undefined ? line : bold(lines(name), room, unit);
}

function bold(rows: string[], room: number, unit: number): Lettered {
  const size = (READABLE + 0.5) / unit;
  const wide = Math.max(...rows.map((row) => row.length)) * size * BOLD_WIDE;
  return { rows, size, display: false, squeezed: wide > room ? room : undefined };
}
