/** The shapes of the five cups, in units of the own tray: 0/0 is the middle of the lowest layer's floor, a layer is LAYER high. */
export const LAYER = 48;

interface Shape {
  glass: boolean;
  /** Half widths: rim, belly, lower belly, foot; outside and inside. */
  outer: readonly number[];
  inner: readonly number[];
  saucer: number;
  /** A handle: start, bow, end; heights as parts of the cup's. */
  handle: readonly number[] | null;
}

const GLASS = { glass: true, outer: [39.5, 31.5, 31, 23.5], inner: [33, 25, 24.5, 17], saucer: 40 };
const MUG: Shape = {
  glass: false,
  outer: [42.5, 43.9, 46.2, 24.1],
  inner: [36, 37.4, 39.7, 19.6],
  saucer: 47,
  handle: [37.9, 0.731, 63.9, 0.76, 0.237, 31.9, 0.256],
};
const SHAPES: Record<string, Shape> = {
  espresso: {
    glass: false,
    outer: [40.5, 41.1, 38.7, 23.4],
    inner: [34, 34.6, 32.3, 18.9],
    saucer: 44,
    handle: [35.9, 0.674, 55.4, 0.727, 0.151, 29.9, 0.186],
  },
  espresso_macchiato: { ...GLASS, handle: null },
  doppio: MUG,
  cappuccino: {
    glass: false,
    outer: [54.5, 57, 51.6, 20.6],
    inner: [48, 50.5, 45.1, 16.1],
    saucer: 56,
    handle: [49.9, 0.791, 73.3, 0.81, 0.307, 41.9, 0.32],
  },
  latte_macchiato: { ...GLASS, handle: [33.5, 0.63, 55.6, 0.645, 0.181, 30.5, 0.191] },
};

export interface CupDrawing {
  id: string;
  glass: boolean;
  /** Height of the rim (negative: above the floor). */
  top: number;
  body: string;
  /** What liquid fills. */
  inside: string;
  handle: string | null;
  saucer: string;
  shine: string;
  half: number;
  /** From here to the right a liquid lies in shade. */
  shade: number;
  saucerHalf: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function mug([rim, belly, low, foot]: readonly number[], top: number, floor: number): string {
  const middle = round(top * 0.44);
  return `M${-rim} ${top}C${-belly} ${middle} ${-low} ${floor - 1} ${-foot} ${floor}L${foot} ${floor}C${low} ${floor - 1} ${belly} ${middle} ${rim} ${top}Z`;
}

function glass([rim, side, corner, foot]: readonly number[], top: number, floor: number): string {
  const low = floor - 8;
  return `M${-rim} ${top}L${-side} ${low}Q${-corner} ${floor} ${-foot} ${floor}H${foot}Q${corner} ${floor} ${side} ${low}L${rim} ${top}Z`;
}

/** How a cup with so many spaces is drawn; a cup no picture is known of gets the round mug. */
export function cupDrawing(id: string, spaces: number): CupDrawing {
  const shape = SHAPES[id] ?? MUG;
  const top = -(LAYER * spaces + 9);
  const wall = shape.glass ? glass : mug;
  const s = shape.saucer;
  const at = (part: number): number => round(top * part);
  const h = shape.handle;
  return {
    id,
    glass: shape.glass,
    top,
    body: wall(shape.outer, top, 6.5),
    inside: wall(shape.inner, top - 1, 0),
    handle: h && `M${h[0]} ${at(h[1])}C${h[2]} ${at(h[3])} ${h[2]} ${at(h[4])} ${h[5]} ${at(h[6])}`,
    saucer: `M${-s} 8.5H${s}C${round(s * 0.95)} 15.5 ${round(s * 0.6)} 17.5 ${round(s * 0.4)} 17.5H${round(-s * 0.4)}C${round(-s * 0.6)} 17.5 ${round(-s * 0.95)} 15.5 ${-s} 8.5Z`,
    shine: `M${round(-s * 0.9)} 10.5H${round(s * 0.3)}`,
    half: shape.outer[0],
    shade: round(shape.inner[0] * 0.42),
    saucerHalf: s,
  };
}

/** Small pictures of the drinks, for tiles and chips: standing on 0/0. */
export const ICONS: Record<string, string> = {
  espresso: "M-9 -11H9C9 -3 6 0 0 0C-6 0 -9 -3 -9 -11ZM9 -9C15 -9 14 -3 7 -3",
  espresso_macchiato: "M-8 -17H8L6 0H-6Z",
  doppio: "M-11 -15H11C13 -6 9 0 0 0C-9 0 -13 -6 -11 -15ZM11 -12C18 -12 17 -4 10 -4",
  cappuccino: "M-14 -13H14C13 -4 8 0 0 0C-8 0 -13 -4 -14 -13ZM13 -11C20 -11 19 -4 10 -4",
  latte_macchiato: "M-7 -22H7L5 0H-5ZM7 -16C13 -16 12 -6 6 -6",
};
