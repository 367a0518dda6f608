/** What the coach promises of an option, as `ludocafe.coach.say` says it. */
import type { Suggestion } from "../lib/types";
import type { Words } from "../lib/words";
import { tellDifferences } from "./review";

/** Where the points of an option differ from the best (or next best) one, or that they cannot be told apart. */
export function tellReason(suggestion: Suggestion, rank: number, words: Words): string {
  if (suggestion.equal) return words.say("coach-hint-equal");
  if (!suggestion.differences.length) return "";
  return words.say(rank === 0 ? "coach-hint-than-next" : "coach-hint-than-best", {
    sources: tellDifferences(suggestion.differences, words),
  });
}
