/** What every part of the board needs, and where choices are found. */
import type { Choice, CoffeeTradersView, CoffeeTradersWayView, Decision } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { TradersEdition } from "./edition";

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
  /** The cooperative that the story is just telling about. */
  told: string | null;
  act(notation: string, ...then: string[]): void;
  /** Show the way to pay something that cannot be paid at once. */
  plan(way: CoffeeTradersWayView, target: string): void;
  why(notation: string): void;
  point(notation: string | null): void;
}

export const REGIONS = ["coops", "bars", "contracts", "arabica", "boards", "scores"] as const;
export type Region = (typeof REGIONS)[number];

/** Regions that are shown together where there is room. */
const COMPANIONS: Partial<Record<Region, Region>> = { bars: "contracts", contracts: "bars" };

/** A region and its companion. */
export function together(region: Region): readonly Region[] {
  const companion = COMPANIONS[region];
  return companion ? [region, companion] : [region];
}

const PLACES: Record<string, Region> = {
  staff: "coops",
  donkey: "coops",
  space: "coops",
  farm: "coops",
  on: "coops",
  work: "coops",
  help: "coops",
  remove: "coops",
  trade: "coops",
  site: "coops",
  deliver: "bars",
  contract: "contracts",
  row: "arabica",
  back: "arabica",
};

/** The region of the board on which a kind of choice is made, or null: on the desk. */
export const placeOf = (kind: string): Region | null => PLACES[kind] ?? null;

/** Kinds that are small enough to stand on the desk as well. */
const ALSO_ON_DESK = new Set(["row", "back"]);
/** Kinds that are made on the strip, which is always in sight. */
const ON_STRIP = new Set(["bonus", "recharge"]);

export function onDesk(choice: Choice): boolean {
  const kind = choice.action.kind;
  return ALSO_ON_DESK.has(kind) || !(kind in PLACES || ON_STRIP.has(kind));
}

/** How many choices wait in each region. */
export function waiting(choices: readonly Choice[]): Map<Region, number> {
  const found = new Map<Region, number>();
  for (const choice of choices) {
    const region = placeOf(choice.action.kind);
    if (region) found.set(region, (found.get(region) ?? 0) + 1);
  }
  return found;
}

/** Questions that are answered on the desk but concern a region. */
const ABOUT: Record<string, Region> = {
  join_trade: "coops",
  join_build: "coops",
  serve: "coops",
  animal: "coops",
  option: "contracts",
  item: "contracts",
  storage: "boards",
  joker: "boards",
  store: "boards",
};

/** How many choices wait in each cooperative. */
export function inCoop(choices: readonly Choice[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { action } of choices) {
    if (placeOf(action.kind) !== "coops") continue;
    const coop = String(action.fields.coop);
    found.set(coop, (found.get(coop) ?? 0) + 1);
  }
  return found;
}

/** The region to open for a new question: stay where something can be done, else go where most can be done. */
export function regionFor(question: string, choices: readonly Choice[], now: Region): Region {
  const places = waiting(choices);
  const companion = COMPANIONS[now];
  if (places.size === 0) return ABOUT[question] ?? now;
  if (places.has(now) || (companion && places.has(companion))) return now;
  return [...places].sort((one, other) => other[1] - one[1])[0][0];
}

export interface Group {
  kind: string;
  choices: Choice[];
}

/** The desk's choices by kind, in the order in which they were offered. */
export function groups(choices: readonly Choice[]): Group[] {
  const found: Group[] = [];
  for (const choice of choices.filter(onDesk)) {
    const group = found.find((one) => one.kind === choice.action.kind);
    if (group) group.choices.push(choice);
    else found.push({ kind: choice.action.kind, choices: [choice] });
  }
  return found;
}

const COFFEE_FIELDS: Record<string, string> = {
  swap: "coffee",
  buy: "coffee",
  take: "coffee",
  give: "coffee",
  type: "coffee",
  spend: "coop",
  joker: "coop",
  row: "coop",
  back: "coop",
};

/** The coffee or cooperative that is all the choice says, if it can be shown as one mark. */
export function markOf(choice: Choice): string | null {
  const field = COFFEE_FIELDS[choice.action.kind];
  return field ? String(choice.action.fields[field]) : null;
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
