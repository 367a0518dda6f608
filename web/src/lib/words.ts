/** Texts people read, the same way as `ludocafe.core.words` does it on the server: one naming scheme for all surfaces. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Choice, Decision, Effect, Event, Refusal, ScoreLine, Vocabulary } from "./types";

export type Fields = Refusal["fields"];
export type Value = Fields[string];

export interface Article {
  id: string;
  chapter: string;
  title: string;
  text: string;
}

/** Seats are numbered below this. */
const MOST_SEATS = 16;

export interface WordsGame {
  vocabulary: Record<string, Vocabulary>;
}

/** The id of a piece that only another edition has, as a name: `new_york` is read New York. */
const readable = (id: string): string => id.replaceAll("_", " ").replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());

/** The texts of one language: the page's, the server's core texts and, if given, those of a game. */
export class Words {
  private bundle: FluentBundle;
  private rules: FluentResource[] = [];
  private numbers: Intl.NumberFormat;

  constructor(
    readonly language: string,
    texts: string[],
    readonly game: WordsGame | null = null,
    readonly names: string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.numbers = new Intl.NumberFormat(language);
    for (const text of texts) {
      const resource = new FluentResource(text);
      this.bundle.addResource(resource, { allowOverrides: true });
      this.rules.push(resource);
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The words of a message; an unknown one shows its id, so that nothing is ever lost. */
  say(id: string, fields: Fields = {}, attribute?: string): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return id;
    const spoken: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(fields)) spoken[name] = this.value(name, value);
    const problems: Error[] = []; // a missing field shows as {$field}, as on the server
    return this.bundle.formatPattern(pattern, spoken, problems);
  }

  /** A field's value in words: seats become names, ids their texts, places count from 1; other numbers stay numbers. */
  value(field: string, value: Value): string | number {
    if (Array.isArray(value)) return value.map((item) => String(this.value(field, item))).join(", ");
    const vocabulary = this.game?.vocabulary[field];
    if (vocabulary?.name === "seat" && typeof value === "number") return this.name(value);
    if (vocabulary?.name === "place" && typeof value === "number") return value + 1;
    if (vocabulary && typeof value === "string") {
      const text = `${vocabulary.name}-${value}`;
      return this.has(text) ? this.say(text) : readable(value);
    }
    return value;
  }

  name(seat: number): string {
    if (this.names[seat]) return this.names[seat];
    if (this.has(`seat-${seat}`)) return this.say(`seat-${seat}`); // a game's own name for somebody who has no seat: an automa
    return this.say("player-number", { number: seat + 1 });
  }

  /** The numbers of those who have a name in the game, but no seat. */
  get automata(): number[] {
    return Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => !this.names[seat] && this.has(`seat-${seat}`));
  }

  prompt(decision: Decision, own: boolean): string {
    const fields: Fields = { ...decision.fields };
    if (decision.seat !== null) fields.seat = decision.seat;
    return this.say(`prompt-${decision.kind}`, fields, own ? undefined : "other");
  }

  choice(choice: Choice): string {
    return this.say(`action-${choice.action.kind}`, { ...choice.action.fields, ...choice.details });
  }

  /** A choice as advice, which is shown on the board: a game may say it without its place, and then with what it brings. */
  idea(choice: Choice): string {
    const id = `action-${choice.action.kind}`;
    const words = this.say(id, { ...choice.action.fields, ...choice.details }, "idea");
    return words === id ? this.choice(choice) : [words, this.effects(choice)].filter(Boolean).join(" · ");
  }

  effect(effect: Effect): string {
    return this.say(`effect-${effect.kind}`, effect.fields);
  }

  effects(choice: Choice): string {
    return (choice.effects ?? []).map((effect) => this.effect(effect)).join(", ");
  }

  event(event: Event): string {
    return this.say(`event-${event.kind}${event.hidden ? "-hidden" : ""}`, event.fields);
  }

  refusal(refusal: Refusal): string {
    return this.say(`refusal-${refusal.reason}`, refusal.fields);
  }

  source(line: ScoreLine): string {
    return this.say(`source-${line.source}`, line.fields);
  }

  /** What a source is about, without the numbers of a certain game. */
  topic(source: string, fields: Fields): string {
    const id = `source-${source}`;
    const words = this.say(id, fields, "topic");
    return words === id ? this.say(id, fields) : words;
  }

  number(value: number): string {
    return this.numbers.format(value).replace("-", "−");
  }

  /** One rule's article, or null when the id is unknown. */
  article(id: string): Article | null {
    const message = `rule-${id}`;
    if (!this.has(message)) return null;
    return { id, chapter: "", title: this.say(message, {}, "title"), text: this.say(message) };
  }

  /** All rule articles in reading order. */
  articles(): Article[] {
    const found: Article[] = [];
    let chapter = "";
    for (const resource of this.rules) {
      for (const entry of resource.body) {
        if (entry.id.startsWith("chapter-")) chapter = entry.id.slice("chapter-".length);
        else if (entry.id.startsWith("rule-")) {
          const article = this.article(entry.id.slice("rule-".length));
          if (article) found.push({ ...article, chapter });
        }
      }
    }
    return found;
  }

  /** The seats that an event names. */
  named(event: Event): number[] {
    const found: number[] = [];
    for (const [field, value] of Object.entries(event.fields)) {
      if (this.game?.vocabulary[field]?.name !== "seat") continue;
      for (const one of Array.isArray(value) ? value : [value]) if (typeof one === "number") found.push(one);
    }
    return found;
  }

  /** The same texts with the names of a table's players. */
  with(names: string[]): Words {
    const other = new Words(this.language, [], this.game, names);
    other.bundle = this.bundle;
    other.rules = this.rules;
    return other;
  }
}
