/** What the coach promises of an option, as `ludocafe.coach.say` says it. */
import type { Suggestion } from "../lib/types";
import type { Words } from "../lib/words";
import { tellDifferences } from "./review";

/** An option in one or two sentences: what comes of it, and where the points differ from the best (or next best) one. */
export function tellSuggestion(suggestion: Suggestion, rank: number, seats: number, words: Words): string {
  const told = words.say(seats > 1 ? "coach-hint" : "coach-hint-solo", {
    choice: words.choice(suggestion.choice),
    points: Math.round(suggestion.points),
    share: Math.round(100 * suggestion.share),
    margin: Math.round(suggestion.margin),
  });
  if (suggestion.equal) return `${told} ${words.say("coach-hint-equal")}`;
  if (!suggestion.differences.length) return told;
  const compared = rank === 0 ? "coach-hint-than-next" : "coach-hint-than-best";
  return `${told} ${words.say(compared, { sources: tellDifferences(suggestion.differences, words) })}`;
}
