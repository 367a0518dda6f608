/** Where choices are made: in which part of the scene, and which of them have no place there. */
import type { Choice } from "../../lib/types";

/** The parts of the scene; on a phone each is a stop. */
export type Part = "coops" | "island" | "bars" | "arabica" | "desk";

const PARTS: Record<string, Part> = {
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
  animal: "coops",
  serve: "coops",
  civet: "island",
  deliver: "bars",
  row: "arabica",
  back: "arabica",
};

/** Nothing on the board stands for these: they are answers. */
const ANSWERS = new Set(["pass", "done", "decline", "join", "discard"]);
/** These have small places; where there are few of them they are answers as well. */
const ALSO_ANSWERS = new Set(["animal", "option", "item", "trader", "luwak", "serve"]);
const FEW = 3;

export const partOf = (choice: Choice): Part | null => (ANSWERS.has(choice.action.kind) ? null : (PARTS[choice.action.kind] ?? "desk"));

/** What stands in the prompt. While somebody is asked to join, their last trader may still lie in the bonus reserve. */
export function answers(choices: readonly Choice[], asked: string): Choice[] {
  const joining = asked === "join_trade" || asked === "join_build";
  const small = choices.filter((choice) => ALSO_ANSWERS.has(choice.action.kind));
  return choices.filter(
    (choice) =>
      ANSWERS.has(choice.action.kind) ||
      (small.length <= FEW && small.includes(choice)) ||
      (joining && ["bonus", "recharge"].includes(choice.action.kind)),
  );
}

/** How many choices wait in each part. */
export function waiting(choices: readonly Choice[]): Map<Part, number> {
  const found = new Map<Part, number>();
  for (const choice of choices) {
    const part = partOf(choice);
    if (part) found.set(part, (found.get(part) ?? 0) + 1);
  }
  return found;
}

/** How many choices wait in each cooperative. */
export function inCoop(choices: readonly Choice[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const choice of choices) {
    const { coop } = choice.action.fields;
    if (partOf(choice) === "coops" && typeof coop === "string") found.set(coop, (found.get(coop) ?? 0) + 1);
  }
  return found;
}

/** The sheet of the desk on which a question is answered. */
const SHEETS: Record<string, "work" | "build" | "store" | "contracts"> = {
  build: "build",
  join_kind: "build",
  trader: "build",
  store: "store",
  take: "store",
  give_leader: "store",
  swap: "store",
  type: "store",
  luwak_line: "store",
  luwak_bar: "store",
  spend: "store",
  joker: "store",
  storage: "store",
  option: "contracts",
  item: "contracts",
  sell: "contracts",
};
export const sheetOf = (asked: string): "work" | "build" | "store" | "contracts" => SHEETS[asked] ?? "work";

/** Where to look for a question on a phone; `coop`: the one it is about. Null: stay. */
export function stopFor(asked: string, choices: readonly Choice[], coop: string | null, now: string): string | null {
  if (!choices.length) return null;
  if (coop !== null && ["join_trade", "join_build", "animal", "serve"].includes(asked)) return coop;
  const parts = waiting(choices);
  const coops = inCoop(choices);
  const only = coops.size === 1 ? [...coops.keys()][0] : null;
  if (asked === "sell") return now === "bars" && parts.has("bars") ? "bars" : parts.has("desk") ? "desk" : "bars";
  if (asked === "work") return "desk";
  const most = [...parts].sort((one, other) => other[1] - one[1])[0]?.[0];
  if (most === undefined) return null;
  if (most === "coops") return only ?? (coops.has(now) ? now : "map");
  return most;
}
