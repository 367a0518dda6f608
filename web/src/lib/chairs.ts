import { say } from "./texts.svelte";
import type { ChairInfo } from "./types";

/** What a chair is called: a person's name, or a bot's number; empty while it is free. */
export function chairName(chair: ChairInfo): string {
  if (chair.name) return chair.name;
  return chair.kind === "bot" ? say("page-bot", { number: chair.seat + 1 }) : "";
}
