/** How wide words are in the scene's faces: SVG text neither wraps nor shrinks by itself. */

export const TEXT = '"Barlow Semi Condensed", "Arial Narrow", Arial, sans-serif';
export const DISPLAY = '"Alfa Slab One", Rockwell, Georgia, serif';

const ABOUT = 0.48; // of the size: the width of a letter where nothing can be measured
const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;
let version = $state(0);

/** The faces arrive after the first drawing; then everything is measured once more. */
export function listen(): () => void {
  const arrived = (): void => {
    widths.clear();
    version += 1;
  };
  const faces = document.fonts as FontFaceSet | undefined;
  faces?.addEventListener("loadingdone", arrived);
  return () => faces?.removeEventListener("loadingdone", arrived);
}

/** The width of a text in the scene's units. */
export function measure(text: string, size: number, weight = 700, face = TEXT): number {
  void version;
  const key = `${weight}${face[1]}${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (pen) pen.font = `${weight} 100px ${face}`;
    width = pen ? pen.measureText(text).width / 100 : text.length * ABOUT;
    widths.set(key, width);
  }
  return width * size;
}

/** The text in lines of at most this width; what is too long for the last line stays on it. */
export function wrap(text: string, size: number, width: number, most: number, weight = 700): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && (lines.length >= most || measure(longer, size, weight) <= width)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
