/** The plan of a new table, and how it is sent. */
import { post } from "./api";
import { myself } from "./me.svelte";
import { settings } from "./settings.svelte";
import type { Chair, Clock, GameInfo, Setting, TableInfo } from "./types";

export type Preset = "bots" | "friends" | "device";

export interface PlannedChair {
  kind: Chair["kind"];
  level: string;
  name: string;
}

export interface Plan {
  chairs: PlannedChair[];
  settings: Record<string, string>;
  clock: Required<Clock>;
  /** Only who has the link finds the table. */
  hidden: boolean;
  undoAfterTurn: boolean;
  shuffle: boolean;
  /** An edition of somebody's box; none: the standard one. */
  edition?: ChosenEdition | null;
}

export interface ChosenEdition {
  id: string;
  /** Of its link, for somebody else's. */
  key: string | null;
  name: string;
}

/** How many sit at a table against bots when nobody says otherwise. */
const COMPANY = 3;

/** The level that was chosen last, as far as this game has it. */
export function usualLevel(game: GameInfo): string {
  return [settings.now.level, "regular"].find((one) => game.levels.includes(one)) ?? game.levels.at(-1) ?? "";
}

/** A sensible table: I sit first, the others are what the preset says; bots fill up where few friends would be too few. */
export function plan(game: GameInfo, preset: Preset): Plan {
  const level = usualLevel(game);
  const wanted = preset === "bots" ? COMPANY : game.suggested_seats;
  const seats = game.seat_counts.includes(wanted) ? wanted : game.seat_counts.at(-1)!;
  const other = (index: number): Chair["kind"] => (preset === "device" ? "local" : preset === "friends" && index === 1 ? "open" : "bot");
  const chairs = Array.from({ length: seats }, (_, index): PlannedChair => ({ kind: index === 0 ? "me" : other(index), level, name: "" }));
  return { chairs, settings: {}, clock: { kind: "none", seconds: 300 }, hidden: true, undoAfterTurn: false, shuffle: false };
}

/** The options that exist for this player count. */
export function options(game: GameInfo, seats: number): Setting[] {
  return game.settings.filter((setting) => setting.seats.length === 0 || setting.seats.includes(seats));
}

/** What an option is unless somebody chooses: people who play each on their own device may want something else. */
export function usual(option: Setting, chairs: readonly PlannedChair[]): string {
  const people = chairs.filter(({ kind }) => kind !== "bot").length;
  const apart = people > 1 && chairs.every(({ kind }) => kind !== "local");
  return (apart && option.online) || option.choices[0];
}

/** The values an option can take at a table of this size: players that are not there cannot be named. */
export function values(option: Setting, seats: number): string[] {
  return option.choices.filter((value) => !option.names_player || !/^\d+$/.test(value) || Number(value) <= seats);
}

/** Open the table, under this name if one was given; whoever is new becomes somebody. */
export async function open(game: GameInfo, plan: Plan, name = ""): Promise<TableInfo> {
  await myself.need(name);
  if (name && myself.me?.name !== name) await myself.rename(name);
  const level = plan.chairs.find((chair) => chair.kind === "bot")?.level;
  if (level) settings.set({ level });
  const chairs = plan.shuffle ? shuffled(plan.chairs) : plan.chairs;
  const seats = chairs.length;
  const chosen = options(game, seats).map((option) => {
    const value = plan.settings[option.name];
    if (!values(option, seats).includes(value)) return [option.name, usual(option, plan.chairs)];
    // Lots may have moved the player that was named.
    return [option.name, option.names_player && /^\d+$/.test(value) ? String(chairs.indexOf(plan.chairs[Number(value) - 1]) + 1) : value];
  });
  return await post<TableInfo>("tables", {
    game: game.id,
    seats,
    settings: Object.fromEntries(chosen),
    chairs: chairs.map(sent),
    clock: plan.clock.kind === "none" ? { kind: "none", seconds: 0 } : plan.clock,
    listed: !plan.hidden && chairs.some((chair) => chair.kind === "open"),
    undo_after_turn: plan.undoAfterTurn,
    ...(plan.edition ? { edition_id: plan.edition.id, ...(plan.edition.key ? { edition_key: plan.edition.key } : {}) } : {}),
  });
}

function sent({ kind, level, name }: PlannedChair): Chair {
  if (kind === "bot") return { kind, level };
  return kind === "local" && name ? { kind, name } : { kind };
}

function shuffled<T>(list: T[]): T[] {
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1));
    [copy[index], copy[other]] = [copy[other], copy[index]];
  }
  return copy;
}
