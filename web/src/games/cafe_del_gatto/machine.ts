/** The espresso machine's measures: its drawing, in its own units. */
import type { Area } from "./layout";

export const MACHINE: Area = { x: -12, y: -130, w: 424, h: 732 };
export const PITCH = 72;
export const columnX = (column: number): number => (column === 0 ? 138 : 262);
/** The tap that cleans a column: a little apart from its column, so that the two do not touch. */
export const tapX = (column: number): number => columnX(column) + (column === 0 ? -7 : 7);
export const coinX = (column: number): number => (column === 0 ? 60 : 340);
export const rowY = (row: number): number => 462 - PITCH * row;
