/** What every part of the scene needs, and where choices are found. */
import type { Choice, CoffeeTradersView, CoffeeTradersWayView, Decision } from "../../lib/types";
import type { Words } from "../../lib/words";
import { company, NOBODY, type TradersEdition } from "./edition";

export interface Table {
  words: Words;
  edition: TradersEdition;
  view: CoffeeTradersView;
  /** How many players sit at the table, without André. */
  seats: number;
  decision: Decision;
  /** The kind of the question that is asked. */
  asked: string;
  offers: ReadonlyMap<string, Choice>;
  /** The player whose supplies are shown: the viewer, else whoever decides. */
  me: number;
  /** Somebody at this screen decides. */
  active: boolean;
  pointed: string | null;
  /** The choice that is pointed at, with what it brings. */
  preview: Choice | null;
  phone: boolean;
  act(notation: string, ...then: string[]): void;
  /** Several choices lie on one place: ask which. */
  pick(choices: readonly Choice[], at: Element): void;
  /** Show the way to pay something that cannot be paid at once. */
  plan(way: CoffeeTradersWayView, target: string, at: Element): void;
  why(notation: string): void;
  point(notation: string | null): void;
}

/** Offered notations on a plantation space: at most one per transport. */
export function onSpace(offers: ReadonlyMap<string, Choice>, coop: string, space: string): Choice[] {
  const place = `${coop}.${space}`;
  const notations = ["none", "donkey", "truck"].map((transport) => `SPACE/${place}/${transport}`);
  notations.push(`ON/${place}`, `HELP/${place}`, `REMOVE/${place}`);
  return notations.flatMap((notation) => offers.get(notation) ?? []);
}

/** What to ask about when a plantation space is touched that is not offered. */
export function whyOnSpace(kind: string, coop: string, space: string, upper: boolean): string | null {
  const place = `${coop}.${space}`;
  if (kind === "setup") return `SPACE/${place}/none`;
  if (kind === "space") return `SPACE/${place}/${upper ? "donkey" : "none"}`;
  if (kind === "on") return `ON/${place}`;
  if (kind === "help") return `HELP/${place}`;
  if (kind === "remove") return `REMOVE/${place}`;
  return null;
}

/** What to ask about when a building space is touched that is not offered. */
export function whyOnSite(kind: string, coop: string, site: string): string | null {
  if (kind === "site") return `SITE/${coop}.${site}`;
  if (kind === "farm") return `FARM/${coop}.${site}`;
  return null;
}

/** Whether something can be paid, and how, in words; nothing where it is not known. */
export function payable(words: Words, way: CoffeeTradersWayView | undefined): string {
  if (!way) return "";
  if (way.steps.length > 1) return words.say("board-pay-way", { coins: way.coins, given: way.given });
  if (way.missing) return words.say("board-missing", { missing: way.missing });
  return words.say("board-pay-now", { jokers: way.jokers });
}

export interface ContractLine {
  coffee: string;
  need: number;
  have: number;
}

/** The three lines of a contract beside what the player holds. */
export function contractLines(edition: TradersEdition, contract: number, side: number, held: readonly number[]): ContractLine[] {
  const card = edition.contract[contract];
  const amounts = side ? card.n45 : card.n3;
  return card.types.map((coffee, line) => ({
    coffee,
    need: amounts[line],
    have: held[edition.coop.findIndex((coop) => coop.id === coffee)],
  }));
}

/** Members of a bit set. */
export const has = (set: number, member: number): boolean => ((set >> member) & 1) === 1;

/** Players by quality value in a cooperative, the leader first; those with none are left out. */
export function byQuality(quality: readonly number[]): { player: number; value: number }[] {
  return quality
    .map((value, player) => ({ player, value }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
}

/** Who has left the market so far, in the order of passing, which is the next turn order. André always comes last. */
export function passedInOrder(view: CoffeeTradersView): number[] {
  const gone = [...view.players.keys()].filter((player) => has(view.passed, player)).length;
  return view.next_order.slice(0, gone);
}

/** The class that paints a company's pieces; none for nobody's. */
export const paint = (seats: number, player: number): string => (player === NOBODY ? "" : `p${company(seats, player)}`);

/** How a player of the view is called, André included. */
export const nameOf = (table: Table, player: number): string => table.words.name(company(table.seats, player));

/** What an objective asks for; the table or the edition may read ten coffees strictly. */
export function objectiveText({ words, view, edition }: Pick<Table, "words" | "view" | "edition">, condition: string): string {
  const id = `objective-${condition}`;
  const strict = view.strict || edition.objectives.ten_coffees_needs_column_warehouse ? words.say(id, {}, "strict") : id;
  return strict === id ? words.say(id) : strict;
}

/** How far a choice would move the own marker on each row of the Arabica track. */
export function stepsAhead(choice: Choice | null): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { kind, fields } of choice?.effects ?? []) {
    if (kind === "advance") found.set(String(fields.coop), (found.get(String(fields.coop)) ?? 0) + 1);
  }
  return found;
}
