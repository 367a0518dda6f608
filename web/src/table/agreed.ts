/** What was agreed on when a table was opened, in words. */
import { say } from "../lib/texts.svelte";
import type { GameInfo, TableInfo } from "../lib/types";
import type { Words } from "../lib/words";

export interface Agreed {
  name: string;
  value: string;
}

/** Options that each player has one of are told where they are not as usual. */
const OF_EACH = /_\d+$/;

/** Options of the game come in the game's own order; one that exists for this number of players alone is told for it alone. */
export function agreed(table: TableInfo, game: GameInfo, words: Words): Agreed[] {
  const options = game.settings.filter(({ name, seats, choices }) => {
    const value = table.settings[name];
    if (value === undefined || (seats.length && !seats.includes(table.seats))) return false;
    return !OF_EACH.test(name) || value !== choices[0];
  });
  const { kind = "none", seconds = 0 } = table.clock;
  const clock = say(`page-clock-${kind}`);
  return [
    { name: say("page-chairs"), value: words.number(table.seats) },
    { name: say("page-length"), value: say("page-minutes", { minutes: game.minutes }) },
    ...options.map((option) => ({
      name: words.say(`option-${option.name}`),
      value: words.say(`option-${option.name}-${table.settings[option.name]}`),
    })),
    { name: say("page-clock"), value: kind === "none" ? clock : `${clock} (${say("page-minutes", { minutes: seconds / 60 })})` },
    { name: say("page-who-finds"), value: say(table.listed ? "page-table-listed" : "page-table-private") },
  ];
}
