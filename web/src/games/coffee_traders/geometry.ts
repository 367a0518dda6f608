/** Where everything lies, in units of the scene: a pixel each at 1280 × 720. */
import type { Space } from "./edition";

/** A zone of the scene: its place, its own size, and how much it is enlarged there. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  scale?: number;
}

export interface Layout {
  width: number;
  height: number;
  /** The window's part right of the map and above: the rail and the bar are the frame's. */
  rail: Box;
  bar: Box;
  bars: Box;
  objectives: Box;
  map: Box;
  coops: readonly Box[];
  island: Box;
  stacks: Box;
  order: Box;
  track: Box;
  desk: Box;
  work: Box;
  build: Box;
  store: Box;
  contracts: Box;
  phone: boolean;
  /** The players stand in a line below everything, not in a rail beside it. */
  upright: boolean;
}

const WIDTH = 1280;
const HEIGHT = 720;
const BAR = 44;
const DESK = 166;
/** How much of a taller window goes to the desk. */
const DESK_SHARE = 0.36;
/** The tallest scene; beyond it there is only more wood. */
const TALLEST = 960;
const RAIL = 194;
/** A tablet held upright: quay and map above, the desk in two rows below them, the players in a line at the foot. */
const UPRIGHT = { width: 912, height: 1130, tallest: 1360, foot: 178, map: 0.565, desk: 1.35 };

/** The composition in which a window of this many pixels shows more: where everything lies in units, and the size of a unit. */
export function wide(pixels: number, tall: number): { layout: Layout; unit: number } {
  const across = Math.min(pixels / WIDTH, tall / HEIGHT);
  const upright = Math.min(pixels / UPRIGHT.width, tall / UPRIGHT.height);
  const unit = Math.max(0.5, across, upright);
  const [width, height] = [pixels / unit, tall / unit];
  const layout = upright > across ? stacked(width, Math.min(height, UPRIGHT.tallest)) : compose(width, Math.min(height, TALLEST));
  return { layout, unit };
}

function compose(width: number, height: number): Layout {
  const desk = DESK + DESK_SHARE * (height - HEIGHT);
  const bottom = height - desk; // of the map
  const spare = width - WIDTH; // of a very wide window: the rail takes some, the map lies in the middle of the rest
  const rail = RAIL + Math.min(spare, 120);
  const left = Math.max(0, (width - rail - (WIDTH - RAIL)) / 2);
  const tall = (bottom - 104) / 2; // of a cooperative
  const low = 49 + tall + 3;
  const at = (x: number, y: number, w: number, h: number): Box => ({ x: left + x, y, w, h });
  return {
    width,
    height,
    phone: false,
    upright: false,
    bar: { x: 0, y: 0, w: width, h: BAR },
    rail: { x: width - rail, y: BAR, w: rail, h: height - BAR },
    ...quayAndMap(at, bottom, tall, low),
    track: at(911, 49, 169, bottom - 54),
    desk: { x: 0, y: bottom, w: width - rail, h: desk },
    work: at(6, bottom + 7, 292, desk - 13),
    build: at(304, bottom + 7, 236, desk - 13),
    store: at(546, bottom + 7, 196, desk - 13),
    contracts: at(748, bottom + 7, 332, desk - 13),
  };
}

/** Bars and map, alike above both desks: down to `bottom`, with cooperatives so `tall` whose second row begins at `low`. */
function quayAndMap(at: (x: number, y: number, w: number, h: number) => Box, bottom: number, tall: number, low: number) {
  return {
    bars: at(5, 48, 237, bottom - 170),
    objectives: at(5, bottom - 117, 237, 113),
    map: at(246, BAR, 662, bottom - BAR),
    coops: [at(251, 49, 211, tall), at(472, 49, 211, tall), at(251, low, 211, tall), at(472, low, 211, tall), at(693, 49, 211, tall)],
    island: at(693, low, 211, bottom - low - 5),
    stacks: at(249, bottom - 50, 254, 46),
    order: at(509, bottom - 50, 176, 46),
  };
}

function stacked(width: number, height: number): Layout {
  const foot = height - UPRIGHT.foot;
  const bottom = BAR + UPRIGHT.map * (foot - BAR); // of the map
  const left = Math.max(0, (width - UPRIGHT.width) / 2);
  const tall = (bottom - 104) / 2;
  const low = 49 + tall + 3;
  const scale = UPRIGHT.desk;
  const row = (foot - bottom - 19) / 2; // of the desk
  const at = (x: number, y: number, w: number, h: number): Box => ({ x: left + x, y, w, h });
  const sheet = (x: number, y: number, w: number): Box => ({ ...at(x, y, w, row / scale), scale });
  return {
    width,
    height,
    phone: false,
    upright: true,
    bar: { x: 0, y: 0, w: width, h: BAR },
    rail: { x: 0, y: foot, w: width, h: UPRIGHT.foot },
    ...quayAndMap(at, bottom, tall, low),
    track: at(5, bottom + 6, 169, foot - bottom - 12),
    desk: at(179, bottom, width - left - 179, foot - bottom),
    work: sheet(185, bottom + 7, 292),
    build: sheet(587, bottom + 7, 236),
    store: sheet(185, bottom + 13 + row, 196),
    contracts: sheet(457, bottom + 13 + row, 332),
  };
}

/** The phone: the same zones on a sheet that is panned; the page shows one stop at a time. */
export function narrow(lying: boolean): Layout {
  const tall = 262;
  const at = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
  // Held upright, the map has two columns and the Arabica track beside them.
  const map = lying ? at(246, 0, 662, 2 * tall + 66) : at(246, 0, 628, 3 * tall + 24);
  const row = (number: number): number => 6 + number * (tall + 6);
  const below = map.h + 40;
  return {
    width: 1090,
    height: below + 830,
    phone: true,
    upright: false,
    bar: at(0, 0, 0, 0),
    rail: at(0, 0, 0, 0),
    bars: at(5, 4, 237, 452),
    objectives: at(5, 466, 237, 120),
    map,
    coops: [
      at(251, 6, 211, tall),
      at(472, 6, 211, tall),
      at(251, row(1), 211, tall),
      at(472, row(1), 211, tall),
      lying ? at(693, 6, 211, tall) : at(251, row(2), 211, tall),
    ],
    ...(lying
      ? {
          island: at(693, row(1), 211, tall + 44),
          stacks: at(249, map.h - 50, 254, 46),
          order: at(509, map.h - 50, 176, 46),
          track: at(914, 4, 172, 300),
        }
      : {
          island: at(472, row(2), 211, tall),
          stacks: at(694, 366, 176, 92),
          order: at(694, 312, 176, 46),
          track: at(694, 6, 172, 300),
        }),
    desk: at(0, below, 246, 830),
    work: { ...at(5, below + 6, 292, 190), scale: 0.81 },
    build: { ...at(5, below + 166, 236, 236), scale: 1 },
    store: { ...at(5, below + 408, 196, 206), scale: 1.2 },
    contracts: { ...at(5, below + 661, 332, 214), scale: 0.71 },
  };
}

// -- inside a cooperative ---------------------------------------------------------------------------------------------

export const HOUSE = 49;
const HALF_STEP = 19.8;
const PLOT_W = 36.2;
const ROW_Y: Record<Space["row"], number> = { c: 19.9, b: 75.6, a: 128.9 };

/** The places of one cooperative, measured from its upper left corner. */
export class CoopPlan {
  readonly stretch: number;
  /** Where the hill begins and where the house stands. */
  readonly hill: number;
  readonly house: number;
  readonly plotHeight: number;
  /** On a phone the village street has two rows, so that a finger finds a place. */
  readonly lines: number;

  constructor(
    readonly height: number,
    readonly houseOnTop: boolean,
    phone: boolean,
  ) {
    this.lines = phone ? 2 : 1;
    this.stretch = (height - HOUSE - (phone ? 24 : 0)) / 201.6;
    this.hill = houseOnTop ? HOUSE : 0;
    this.house = houseOnTop ? 0 : height - HOUSE - 2;
    this.plotHeight = 33.5 * this.stretch;
  }

  y(at: number): number {
    return this.hill + at * this.stretch;
  }

  plot(space: Space): Box {
    return { x: 10 + HALF_STEP * space.x, y: this.y(ROW_Y[space.row]), w: PLOT_W, h: this.plotHeight };
  }

  /** The middle of the path below an upper space. */
  path(space: Space): { x: number; y: number } {
    return { x: 10 + HALF_STEP * space.x + PLOT_W / 2, y: this.y(space.row === "c" ? 65.5 : 119.5) };
  }

  /** Where a building place lies, one of so many. */
  site(at: number, count: number): Box {
    const inLine = Math.ceil(count / this.lines);
    const pitch = Math.min(40, 205 / inLine);
    const left = 105.5 - (pitch * inLine) / 2;
    const top = this.y(170.6);
    return { x: left + (at % inLine) * pitch, y: top + Math.floor(at / inLine) * 25, w: pitch, h: 21 };
  }

  get town(): Box {
    return { x: 167, y: this.y(14), w: 44, h: 46 * this.stretch };
  }

  animal(at: number): { x: number; y: number } {
    return at === 0 ? { x: 27, y: this.y(15) } : { x: 13, y: this.y(27) };
  }
}
