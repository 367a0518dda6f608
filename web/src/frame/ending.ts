/** What the end of a game shows: points by source side by side, and what decided it. */
import { key, sum } from "../table/scores";
import { say } from "../lib/texts.svelte";
import type { Result, ScoreLine } from "../lib/types";
import type { Words } from "../lib/words";
import type { Player } from "./contract";
import type { LiveTable } from "./live.svelte";

/** All that the end shows; a game may draw it its own way (`games/<id>/End.svelte`). */
export interface EndingData {
  /** "You win!", "You came 2nd of 3", "Mina wins". */
  title: string;
  /** Why the game is over, and who won when that is not the title. */
  reason: string;
  /** One sentence; empty for somebody who plays alone. */
  decided: string;
  /** From the first place to the last. */
  ranking: readonly Player[];
  rows: readonly Row[];
  result: Result;
}

export function endingOf(table: LiveTable): EndingData | null {
  const { result, words } = table;
  if (!result) return null;
  const ranking = [...table.players].sort((a, b) => result.places[a.seat] - result.places[b.seat] || a.seat - b.seat);
  const winners = ranking.filter((player) => result.places[player.seat] === 1);
  const won = say("page-winner", { names: winners.map((one) => one.name).join(", "), count: winners.length });
  const mine = table.mine.length === 1 && ranking.length > 1 ? table.mine[0] : null;
  const first = mine !== null && result.places[mine] === 1;
  const title =
    ranking.length === 1
      ? say("page-alone-reach", { points: result.points[ranking[0].seat] })
      : mine === null
        ? won
        : first
          ? say(winners.length > 1 ? "page-you-share" : "page-you-win")
          : say("page-you-came", { place: result.places[mine], count: ranking.length });
  const reason = words.say(`end-${result.reason}`);
  return {
    title,
    reason: mine === null || first ? reason : `${reason} ${won}.`,
    decided: decided(result, words),
    ranking,
    rows: comparison(result, words),
    result,
  };
}

export interface Row {
  key: string;
  label: string;
  /** By seat; null: this source brought nothing that was counted. */
  amounts: (number | null)[];
  /** Those who got most from it, unless all got the same. */
  best: number[];
  /** It made more of a difference between the first two than what lies between them. */
  decisive: boolean;
}

/** The two whose difference decided the game: the first and the best of those behind. */
function rivals(result: Result): [number, number] | null {
  const order = result.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place || a.seat - b.seat);
  return order.length > 1 ? [order[0].seat, order[1].seat] : null;
}

function sources(result: Result): string[] {
  const found: string[] = [];
  for (const lines of result.scores) for (const line of lines) if (!found.includes(key(line))) found.push(key(line));
  return found;
}

function lineOf(result: Result, source: string): ScoreLine {
  return result.scores.flat().find((one) => key(one) === source)!;
}

/** What a sentence calls a source. */
function topicOf(result: Result, source: string, words: Words): string {
  const { source: name, fields } = lineOf(result, source);
  return words.topic(name, fields);
}

/** A source in words: all of them where they are the same for everybody, else what it is about. */
function labelOf(result: Result, source: string, words: Words): string {
  const told = new Set(result.scores.flat().flatMap((line) => (key(line) === source ? [words.source(line)] : [])));
  return told.size === 1 ? words.source(lineOf(result, source)) : topicOf(result, source, words);
}

function amount(lines: readonly ScoreLine[], source: string): number | null {
  const own = lines.filter((line) => key(line) === source);
  return own.length ? sum(own) : null;
}

/** One line per source; what brought nobody anything is left out. */
export function comparison(result: Result, words: Words): Row[] {
  const pair = rivals(result);
  return sources(result).flatMap((source) => {
    const amounts = result.scores.map((lines) => amount(lines, source));
    if (amounts.every((one) => !one)) return [];
    const known = amounts.map((one) => one ?? 0);
    const most = Math.max(...known);
    const best = known.every((one) => one === most) ? [] : known.flatMap((one, seat) => (one === most ? [seat] : []));
    const gap = pair ? known[pair[0]] - known[pair[1]] : 0;
    const lead = pair ? Math.abs(result.points[pair[0]] - result.points[pair[1]]) : 0;
    return [
      {
        key: source,
        label: labelOf(result, source, words),
        amounts,
        best,
        decisive: pair !== null && gap > 0 && gap >= lead && gap === largest(result, pair),
      },
    ];
  });
}

function largest(result: Result, [first, second]: [number, number]): number {
  return Math.max(
    ...sources(result).map((source) => (amount(result.scores[first], source) ?? 0) - (amount(result.scores[second], source) ?? 0)),
  );
}

/** What the points are compared by: a row of the table beside the sentence. */
interface Compared {
  topic: string;
  /** By seat. */
  amounts: readonly number[];
}

/** Names as the language lists them: "Ana, Ben and Mina". */
function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language).format(names);
}

/**
 * One sentence: where the first left the second behind, or who shares the first place. By source, unless the game's end compares
 * by groups of its own.
 */
export function decided(result: Result, words: Words, groups?: readonly Compared[]): string {
  const pair = rivals(result);
  if (!pair) return "";
  const [first, second] = pair;
  const lead = result.points[first] - result.points[second];
  if (result.places[first] === result.places[second]) {
    const level = result.places.flatMap((place, seat) => (place === result.places[first] ? [words.name(seat)] : []));
    return words.say("page-decided-shared", { names: listed(level, words.language) });
  }
  const names = { name: words.name(first), other: words.name(second) };
  if (lead <= 0) return words.say("page-decided-tie-break", names);
  const compared =
    groups ??
    sources(result).map((source) => ({
      topic: topicOf(result, source, words),
      amounts: result.scores.map((lines) => amount(lines, source) ?? 0),
    }));
  const gap = ({ amounts }: Compared): number => amounts[first] - amounts[second];
  const most = Math.max(...compared.map(gap));
  const from = compared.find((one) => gap(one) === most);
  if (!from || most <= 0) return words.say("page-decided-lead", { ...names, points: lead });
  return words.say("page-decided-by", { ...names, points: lead, most, from: from.topic });
}
