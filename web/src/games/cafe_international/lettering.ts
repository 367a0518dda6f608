/** Names on doilies, ribbons and cards: as large as they fit, broken where a space or a soft hyphen allows it. */

const WIDE = 0.62; // mean width of a letter of the display face, in its size
const LONGEST = 9; // letters that stay on one line
const LEAST = 15;

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
