/** The plan of a new table before it is sent. */
import type { Chair, Clock, GameInfo, Setting } from "./types";

export type Preset = "bots" | "friends" | "device";

export interface PlannedChair {
  kind: Chair["kind"];
  level: string;
  name: string;
}

export interface Plan {
  seats: number;
  chairs: PlannedChair[];
  settings: Record<string, string>;
  clock: Required<Clock>;
  listed: boolean;
  undoAfterTurn: boolean;
  shuffle: boolean;
}

const OTHERS: Record<Preset, Chair["kind"]> = { bots: "bot", friends: "open", device: "local" };

/** A sensible table: I sit first, the others are what the preset says. */
export function plan(game: GameInfo, preset: Preset, level: string, seats?: number): Plan {
  const count = seats ?? game.seat_counts.find((seatCount) => seatCount >= 2) ?? game.seat_counts[0];
  const usual = [level, "regular"].find((one) => game.levels.includes(one)) ?? game.levels.at(-1) ?? "";
  const chairs = Array.from({ length: count }, (_, index): PlannedChair => ({ kind: index === 0 ? "me" : OTHERS[preset], level: usual, name: "" }));
  return { seats: count, chairs, settings: {}, clock: { kind: "none", seconds: 300 }, listed: preset === "friends", undoAfterTurn: false, shuffle: false };
}

/** The options that exist for this player count. */
export function options(game: GameInfo, seats: number): Setting[] {
  return game.settings.filter((setting) => setting.seats.length === 0 || setting.seats.includes(seats));
}
