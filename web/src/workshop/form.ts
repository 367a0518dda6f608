/** The form of a piece as it is shown: single values, lists of values, and tables whose lines belong together. */
import type { Field, Form, Piece, Row } from "../lib/types";
import type { Fields, Words } from "../lib/words";
import { at, isTable, join, type Json, type Table } from "./paths";

/** A value, or a short list of values, in a line of a list. `path` is a place in the edition. */
export interface Cell {
  field: Field;
  path: string;
  /** The row by which the list in this cell may change its length. */
  row?: Row;
  /** The places of its values; one where it is no list. */
  values: string[];
  list: boolean;
}

export interface Line {
  path: string;
  /** What it is called, where it has a name of its own. */
  name?: string;
  cells: Cell[];
}

export interface Group {
  /** Its list, or its only field. */
  path: string;
  label: string;
  fields: Fields;
  row?: Row;
  /** The names of the columns; none: a list of plain values, or a single value. */
  columns: Field[];
  lines: Line[];
  single: boolean;
}

/** One thing that can be laid on the bench. */
export interface Item {
  piece: Piece;
  index: number;
  path: string;
  data: Table;
}

export function itemsOf(data: Table, piece: Piece): Item[] {
  if (!piece.items) return [{ piece, index: 0, path: "", data }];
  const list = at(data, piece.items);
  return (Array.isArray(list) ? list : []).map((entry, index) => ({
    piece,
    index,
    path: `${piece.items}[${index}]`,
    data: entry as Table,
  }));
}

/** The text that names a field or a list: see `label` in `ludocafe.core.form`. */
export function labelOf({ path, label = "" }: { path: string; label?: string }): [string, Fields] {
  const last =
    path
      .replace(/\.value$/, "")
      .replaceAll("[]", "")
      .split(".")
      .at(-1) ?? "";
  const [name, what] = label.split(":");
  return [`form-${name || last.replaceAll("_", "-")}`, what === undefined ? {} : { what }];
}

/** The groups of a piece's form, in the order of its fields. */
export function groupsOf(item: Item): Group[] {
  const { piece } = item;
  const rows = piece.rows ?? [];
  const groups: Group[] = [];
  const lists = new Map<string, Group>();
  for (const field of piece.fields) {
    const [head, ...inner] = field.path.split("[]");
    const list = inner.length > 0;
    const known = list && lists.get(head);
    if (known) {
      known.columns.push(field);
      continue;
    }
    const row = list ? rows.find(({ path }) => path === head) : undefined;
    const [label, fields] = labelOf(row ?? (list ? { path: head, label: field.label } : field));
    const group: Group = { path: join(item.path, head), label, fields, row, columns: [field], lines: [], single: !list };
    if (!list && !present(item, field)) continue;
    groups.push(group);
    if (list) lists.set(head, group);
  }
  for (const group of groups) group.lines = linesOf(item, group, rows);
  return groups.filter((group) => group.lines.length || group.row);
}

/** A field of a part that is not there is not asked for. */
function present({ data, piece }: Item, field: Field): boolean {
  const part = (piece.parts ?? []).find(({ path }) => field.path.startsWith(`${path}.`));
  if (part && !at(data, part.path)) return false;
  return field.absent || at(data, field.path) !== undefined;
}

function linesOf(item: Item, group: Group, rows: readonly Row[]): Line[] {
  if (group.single) {
    const path = join(item.path, group.columns[0].path);
    return [{ path, cells: [{ field: group.columns[0], path, values: [path], list: false }] }];
  }
  const list = at(item.data, group.path.slice(item.path.length).replace(/^\./, ""));
  return (Array.isArray(list) ? list : []).map((entry, index) => {
    const path = `${group.path}[${index}]`;
    const cells = group.columns.filter((field) => has(entry, field)).map((field) => cellOf(entry, path, field, rows));
    return { path, name: isTable(entry) && group.row?.names ? `${group.row.names}-${String(entry.id)}` : undefined, cells };
  });
}

/** Whether an element has the first key of what a field asks of it: a farm in a row of plantations has no level. */
function has(entry: Json, field: Field): boolean {
  const rest = field.path.slice(field.path.indexOf("[]") + 2).replace(/^\./, "");
  return rest === "" || rest.startsWith("[]") || at(entry, rest.replace(/\[\]$/, "")) !== undefined;
}

function cellOf(entry: Json, path: string, field: Field, rows: readonly Row[]): Cell {
  const rest = field.path.slice(field.path.indexOf("[]") + 2);
  const inner = rest.endsWith("[]");
  const place = join(path, rest.replace(/\[\]$/, "").replace(/^\./, ""));
  if (!inner) return { field, path: place, values: [place], list: false };
  const values = at(entry, place.slice(path.length).replace(/^\./, ""));
  return {
    field,
    path: place,
    row: rows.find((row) => row.path === field.path.slice(0, -2)),
    values: (Array.isArray(values) ? values : []).map((_, index) => `${place}[${index}]`),
    list: true,
  };
}

/** Every place of an item where something can be entered, with its field, in the order of the form. */
export function placesOf(item: Item): Map<string, Field> {
  const places = new Map<string, Field>();
  for (const group of groupsOf(item))
    for (const line of group.lines) for (const cell of line.cells) for (const path of cell.values) places.set(path, cell.field);
  return places;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an item is called. */
export function nameOf({ piece, index, data }: Item, words: Words): string {
  const own = piece.names && `${piece.names}-${String(data.id)}`;
  if (own && words.has(own)) return capital(words.say(own));
  return piece.items
    ? words.say(`piece-${piece.id}-one`, { number: index + 1, id: String(data.id ?? data.letter ?? index + 1) })
    : words.say(`piece-${piece.id}`);
}

/** A value as people say it. */
export function spoken(value: Json | undefined, field: Field | undefined, words: Words): string {
  if (value === undefined || value === null) return "–";
  if (Array.isArray(value)) return value.map((one) => spoken(one, field, words)).join(", ") || "–";
  if (isTable(value))
    return Object.entries(value)
      .filter(([key]) => key !== "source" && !key.endsWith("_source"))
      .map(([, one]) => spoken(one, field, words))
      .join(" · ");
  if (typeof value === "boolean") return words.say(value ? "page-yes" : "page-no");
  return field?.kind === "choice" ? words.say(`${field.names}-${value}`) : String(value);
}

export interface Found {
  item: Item | null;
  /** The field, or the list of fields, that the place belongs to. */
  label: [string, Fields] | null;
  field: Field | null;
}

/** To which item and field a place belongs; a place above fields belongs to its item alone. */
export function find(data: Table, form: Form, path: string): Found {
  const flat = (place: string): string => place.replace(/\[\d+\]/g, "[]");
  let whole: Item | null = null;
  for (const piece of form.pieces ?? []) {
    for (const item of itemsOf(data, piece)) {
      if (item.path && path !== item.path && !path.startsWith(`${item.path}.`)) continue;
      const inner = flat(path.slice(item.path.length).replace(/^\./, ""));
      const field = inner
        ? piece.fields.find(({ path: own }) => [own, own.replace(/\.value$/, ""), own.replace(/(\[\])+$/, "")].includes(inner))
        : undefined;
      const above =
        field ?? (inner ? piece.fields.find(({ path: own }) => own.startsWith(`${inner}.`) || own.startsWith(`${inner}[`)) : undefined);
      if (above) {
        const row = (piece.rows ?? []).find(({ path: own }) => own === inner);
        return { item, label: labelOf(field ?? row ?? above), field: field ?? null };
      }
      if (item.path) whole = item;
    }
  }
  return { item: whole, label: null, field: null };
}
