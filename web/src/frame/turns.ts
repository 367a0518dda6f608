/** Steps as turns: what one player did without anybody else acting in between. */
import { OWN, type LastStep } from "../lib/live.svelte";
import type { Event, LogLine } from "../lib/types";
import type { Words } from "../lib/words";
import type { Turn } from "./contract";

export function asStep({ number, seat, do: done, undo, events, at_once }: LogLine): LastStep {
  return { number, entry: { seat, do: done, undo, at_once }, events };
}

/** The steps that still hold: those that were taken back are gone, and so is the taking back. */
export function standing(steps: readonly LastStep[]): LastStep[] {
  const kept: LastStep[] = [];
  for (const step of steps) {
    if (step.entry.undo === 0) kept.push(step);
    else if (step.entry.do !== OWN) kept.splice(Math.max(0, kept.length - step.entry.undo));
    else
      for (let count = step.entry.undo; count > 0; count--) {
        const own = kept.findLastIndex((other) => other.entry.seat === step.entry.seat);
        if (own >= 0) kept.splice(own, 1);
      }
  }
  return kept;
}

/** A turn of one seat each, in order. Where all decide at once, what one seat does in that time is one turn. */
export function turnsOf(steps: readonly LastStep[]): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    const at = turnOf(step, turns);
    if (at >= 0) turns[at] = { ...turns[at], steps: [...turns[at].steps, step] };
    else turns.push({ order: turns.length + 1, seat: step.entry.seat, steps: [step] });
  }
  return turns;
}

/** The turn that a step belongs to; -1: it begins one. */
function turnOf({ entry }: LastStep, turns: readonly Turn[]): number {
  const common = (turn: Turn): boolean => turn.steps.at(-1)?.entry.at_once === true;
  for (let at = turns.length - 1; at >= 0; at--) {
    if (turns[at].seat === entry.seat) return at === turns.length - 1 || common(turns[at]) ? at : -1;
    if (!entry.at_once || !common(turns[at])) return -1;
  }
  return -1;
}

/** What happened since the latest step of this seat; for a spectator (null) the latest turn alone. */
export function turnsSince(steps: readonly LastStep[], seat: number | null): Turn[] {
  const kept = standing(steps);
  if (seat === null)
    return turnsOf(kept)
      .slice(-1)
      .map((turn) => ({ ...turn, order: 1 }));
  return turnsOf(kept.slice(kept.findLastIndex((step) => step.entry.seat === seat) + 1));
}

/** The latest turn of a seat. */
export function lastTurn(steps: readonly LastStep[], seat: number): Turn | null {
  return turnsOf(standing(steps)).findLast((turn) => turn.seat === seat) ?? null;
}

/** Game texts have no shorter words (`brief-<event>`) at all for what goes without saying. */
const silent = (event: Event, words: Words): boolean =>
  words.has(`brief-${event.kind}`) && words.say(`brief-${event.kind}`, event.fields) === "";

/** A step in words, while it is shown: what goes without saying is seen. */
export function tellStep(step: LastStep, words: Words): string {
  const said = step.events.filter((event) => !silent(event, words));
  return written(said.length ? said : step.events, words).join(" ");
}

/**
 * An event in the words of the page, where a game has some (`log-<event>`): beside a board that marks its pieces, places need no
 * numbers. Empty where another event of the step says it.
 */
function word(event: Event, words: Words): string {
  const own = `log-${event.kind}${event.hidden ? "-hidden" : ""}`;
  return words.has(own) ? words.say(own, event.fields) : words.event(event);
}

/** What the log writes of a step, sentence by sentence. */
export function written(events: readonly Event[], words: Words): string[] {
  const told = events.map((event) => word(event, words)).filter((sentence) => sentence !== "");
  return told.length ? told : events.map((event) => words.event(event));
}

/** A sentence beside the name of whom it is about does not begin with that name. */
export function withoutName(sentence: string, name: string): string {
  return sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence;
}

/**
 * A turn in one line, told without the player's name, which stands beside it. A game may have shorter words for its events
 * (`brief-<event>`); those that say nothing are left out.
 */
export function tellTurn(turn: Turn | null, words: Words): string {
  if (!turn) return "";
  const name = words.name(turn.seat);
  const told = turn.steps
    .flatMap((step) => step.events)
    .map((event) => (words.has(`brief-${event.kind}`) ? words.say(`brief-${event.kind}`, event.fields) : word(event, words)));
  return told
    .filter((sentence) => sentence !== "")
    .map((sentence) => withoutName(sentence, name))
    .map((sentence) => sentence.replace(/[.!]$/, ""))
    .join(", ");
}
