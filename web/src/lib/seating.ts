import { say } from "./texts.svelte";
import type { ChairInfo } from "./types";

/** What tells who sits on a seat. */
export type Sitting = Pick<ChairInfo, "seat" | "kind" | "name" | "level">;

/** What a chair is called at its table: a person's name, or a bot's number; empty while it is free. */
export function chairName(chair: Sitting): string {
  if (chair.name) return chair.name;
  return chair.kind === "bot" ? say("page-bot", { number: chair.seat + 1 }) : "";
}

/** Who sits there, for somebody who is not at the table: a bot is known by its level. */
export function sitter(chair: Sitting): string {
  if (chair.name) return chair.name;
  if (chair.kind === "bot") return say(`level-${chair.level ?? "regular"}`);
  return chair.kind === "open" ? say("page-free-chair") : say("player-number", { number: chair.seat + 1 });
}
