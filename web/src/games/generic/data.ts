import type { Words } from "../../lib/words";

export type Plain = string | number | boolean | null;
export type Json = Plain | Json[] | { [key: string]: Json };

export function isPlain(value: Json): value is Plain {
  return value === null || typeof value !== "object";
}

/** A field's name: its text where the game has one, else the name itself. */
export function label(words: Words, field: string): string {
  const id = `view-${field}`;
  return words.has(id) ? words.say(id) : field.replaceAll("_", " ");
}

/** A plain value in words: ids and numbers of a vocabulary become their texts. */
export function spoken(words: Words, field: string, value: Plain): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  const vocabulary = words.game?.vocabulary[field];
  if (vocabulary?.name === "seat" && typeof value === "number") return value < 0 ? "–" : words.name(value);
  if (vocabulary && typeof value === "number" && vocabulary.ids[value]) return words.say(`${vocabulary.name}-${vocabulary.ids[value]}`);
  if (vocabulary && typeof value === "string") return words.say(`${vocabulary.name}-${value}`);
  return String(value);
}
