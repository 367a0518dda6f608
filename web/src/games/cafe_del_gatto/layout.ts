/** Where the parts of the counter stand, in units: 900 of them are as high as the picture. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A part of a drawing as CSS, so that it grows with the drawing. */
export function within(box: Area, at: Area): string {
  const part = (value: number, whole: number): string => `${Math.round((value / whole) * 100000) / 1000}%`;
  return `left:${part(at.x - box.x, box.w)};top:${part(at.y - box.y, box.h)};width:${part(at.w, box.w)};height:${part(at.h, box.h)}`;
}

const HEIGHT = 900;
const LEAST_WIDTH = 1440;
const MOST_WIDTH = 1720;

export interface Stage extends Area {
  /** Pixels of one unit. */
  scale: number;
  header: Area;
  machine: Area;
  slate: Area;
  slip: Area;
  tray: Area;
  stores: Area;
  own: Area;
  dresser: Area;
  prompt: Area;
  tools: Area;
  drawer: Area;
}

/** The composition for a window: the machine keeps its place, slate and tray grow, the rail keeps to the right. */
export function stage(width: number, height: number): Stage {
  const scale = Math.min(height / HEIGHT, width / LEAST_WIDTH);
  const across = width / scale;
  const w = Math.min(Math.max(across, LEAST_WIDTH), MOST_WIDTH);
  const more = w - LEAST_WIDTH;
  const rail = 330 + Math.min(more * 0.25, 50);
  const railX = w - rail - 12;
  const middle = railX - 8 - 421;
  return {
    x: (across - w) / -2,
    y: Math.min(0, (HEIGHT - height / scale) / 2),
    w: across,
    h: height / scale,
    scale,
    header: { x: 0, y: 0, w, h: 44 },
    machine: { x: 4, y: 60, w: 424, h: 732 },
    slate: { x: 421, y: 54, w: middle, h: 312 },
    slip: { x: 423, y: 376, w: 214, h: 140 },
    tray: { x: 419, y: 400, w: middle + 6, h: 302 },
    stores: { x: 421, y: 704, w: middle, h: 100 },
    own: { x: railX + 6, y: 52, w: rail - 12, h: 98 },
    dresser: { x: railX, y: 160, w: rail, h: 642 },
    prompt: { x: 16, y: 820, w: railX - 32, h: 72 },
    tools: { x: railX + 10, y: 820, w: rail - 20, h: 72 },
    drawer: { x: w - rail - 20, y: 156, w: rail + 20, h: 655 },
  };
}

/** The columns of the drinks, the same on the slate and on the tray below it. */
export interface Columns {
  lane: number;
  pitch: number;
}

export function columns(width: number): Columns {
  const lane = 96 + Math.max(0, (width - 669) * 0.07);
  return { lane, pitch: (width - lane - 8) / 5 };
}

/** The own tray, in its own drawing: the middle of a cup, and the floor of all. */
export const TRAY_HEIGHT = 302;
export const trayFloor = (height = TRAY_HEIGHT): number => height - 62;
export const trayX = (grid: Columns, place: number): number => 2 + grid.lane + grid.pitch * (place + 0.5);
