/** The tables of whoever plays in this browser, for the front page, the list of all games, and the counter in the beam. */
import { sitter } from "./seating";
import { get } from "./api";
import { myself } from "./me.svelte";
import { say, texts } from "./texts.svelte";
import type { MyTable, Standing } from "./types";

/** As many as the server sends at once. */
const PART = 200;

class MyTables {
  list = $state.raw<MyTable[]>([]);
  /** Whether older ones may be missing. */
  more = $state(false);

  async load(): Promise<void> {
    const first = myself.me ? await get<MyTable[]>("me/tables") : [];
    // Older parts that were fetched before stay, as far as nothing happened there since.
    const known = new Set(first.map((table) => table.id));
    const older = this.list.filter((table) => !known.has(table.id) && first.length === PART && table.updated < first[PART - 1].updated);
    this.more = first.length === PART && (older.length === 0 || this.more);
    this.list = [...first, ...older];
  }

  /** Everything, for whoever searches. */
  async loadAll(): Promise<void> {
    while (this.more) {
      const part = await get<MyTable[]>(`me/tables?before=${this.list.at(-1)!.updated}`);
      this.list = [...this.list, ...part];
      this.more = part.length === PART;
    }
  }

  /** How a table stands, where the list does not tell. */
  async stand(table: MyTable): Promise<Standing> {
    const standing = table.standing ?? (await get<Standing>(`tables/${table.id}/standing`));
    this.list = this.list.map((one) => (one.id === table.id ? { ...one, standing } : one));
    return standing;
  }

  awaited = $derived(this.list.filter(isMyTurn));
}

export const myTables = new MyTables();

export function isMyTurn(table: MyTable): boolean {
  return table.state === "running" && table.deciding.some((seat) => table.chairs[seat].yours);
}

/** Where I am awaited comes first, then what goes on, what waits for players, and what is over; the latest first. */
export function byUrgency(tables: readonly MyTable[]): MyTable[] {
  const urgency = (table: MyTable): number => (isMyTurn(table) ? 0 : 1 + ["running", "open", "over"].indexOf(table.state));
  return tables
    .filter((table) => table.state !== "aborted")
    .toSorted((one, other) => urgency(one) - urgency(other) || other.updated - one.updated);
}

/** Those I play with: everybody else, and at a table around one device everybody. */
export function company(table: MyTable): MyTable["chairs"] {
  const shared = table.chairs.some((chair) => chair.kind === "local");
  return table.chairs.filter((chair) => shared || !(chair.yours || chair.left));
}

/** How a player is called beside their points. */
export function label(table: MyTable, seat: number): string {
  const chair = table.chairs[seat];
  const alone = table.chairs.every((other) => other === chair || !other.yours);
  return chair.yours && alone ? say("page-you") : sitter(chair);
}

/** How far a game is, in its own words. */
export function progress(table: MyTable): string {
  const words = texts.briefly(table.game);
  return table.standing && words?.has("game-progress") ? words.say("game-progress", table.standing.progress) : "";
}
