/** An edition while somebody works on it: every change can be taken back, is kept on this device, and goes to the server once it is saved there. */
import { get, post, put as send, Refused } from "../lib/api";
import { myself } from "../lib/me.svelte";
import type { Checked, EditionDoc, Field, Form, Part, Workshop } from "../lib/types";
import { itemsOf, placesOf, type Item } from "./form";
import { at, dressed, isTable, join, put, same, type Json, type Table } from "./paths";
import { confirmed, openUnits, unconfirmed } from "./provenance";

const CHECK_AFTER = 350;
const SAVE_AFTER = 1_200;
const KEEP_AFTER = 200;
/** Changes of one value that follow each other so quickly are taken back together. */
const TOGETHER = 1_000;
const STEPS = 500;

interface State {
  data: Table;
  name: string;
}

interface Kept extends State {
  version: number;
}

/** `device`: on this device alone; `saving`, `saved`: on the server; `changed`: another window has saved since; `away`: later. */
export type Saving = "device" | "saving" | "saved" | "changed" | "away";

export class Draft {
  readonly game: string;
  readonly form: Form;
  readonly standard: Table;
  data: Table = $state.raw({});
  name = $state("");
  id: string | null = $state(null);
  version = $state(0);
  token: string | null = $state(null);
  /** Somebody else's edition, seen by its link, is not changed but copied. */
  yours = $state(true);
  saving: Saving = $state("device");
  checked = $state.raw<Checked | null>(null);
  past = $state.raw<State[]>([]);
  future = $state.raw<State[]>([]);

  private last = { path: "", time: 0 };
  private timers = new Map<string, ReturnType<typeof setTimeout>>();
  private sending: Promise<void> | null = null;
  private creating: Promise<void> | null = null;
  private sent: State | null = null;

  constructor(game: string, workshop: Workshop, name: string) {
    this.game = game;
    this.form = workshop.form;
    this.standard = workshop.data as Table;
    this.data = this.standard;
    this.name = name;
  }

  // -- coming back -----------------------------------------------------------------------------------------------------

  /** What was worked on last on this device, without a place on the server. */
  resume(): void {
    const kept = read(this.place);
    if (kept) ({ data: this.data, name: this.name } = kept);
    this.check(0);
  }

  /** An edition that is kept on the server; changes that did not get there are on this device. */
  async open(id: string, key: string | null): Promise<void> {
    const doc = await get<EditionDoc>(`editions/${id}${key ? `?key=${encodeURIComponent(key)}` : ""}`);
    this.take(doc);
    const kept = read(this.place);
    if (doc.yours && kept && kept.version === doc.version && !same(kept.data, this.data)) {
      ({ data: this.data, name: this.name } = kept);
      this.saveSoon();
    }
    this.check(0);
  }

  private take(doc: EditionDoc): void {
    this.id = doc.id;
    this.data = dressed(doc.data as Table, this.standard);
    this.name = doc.name;
    this.sent = { data: this.data, name: this.name };
    this.placed(doc);
  }

  private placed(doc: EditionDoc): void {
    [this.id, this.version, this.token, this.yours, this.saving] = [doc.id, doc.version, doc.token, doc.yours, "saved"];
  }

  private get place(): string {
    return `ludocafe-workshop/${this.game}/${this.id ?? ""}`;
  }

  // -- changing --------------------------------------------------------------------------------------------------------

  /** Put a value in its place. Whoever enters it has looked at it. */
  enter(item: Item, path: string, value: Json, field?: Field): void {
    const written = field?.absent && value === 0 ? undefined : value;
    let data = put(this.data, path, written);
    data = this.withParts(item, data, path);
    const marked = written === undefined ? path.slice(0, path.lastIndexOf(".")) : path;
    this.change(confirmed(data, [marked]), path);
  }

  /** Tables that belong to certain values come and go with them. */
  private withParts(item: Item, data: Table, path: string): Table {
    for (const part of item.piece.parts ?? []) {
      const list = join(item.path, part.among);
      if (path !== list && !path.startsWith(`${list}[`)) continue;
      data = this.withPart(part, join(item.path, part.path), at(data, list), data);
    }
    return data;
  }

  private withPart(part: Part, place: string, among: Json | undefined, data: Table): Table {
    const count = Array.isArray(among) ? among.filter((value) => value === part.value).length : 0;
    const there = isTable(at(data, place));
    if (!count) return there ? put(data, place, undefined) : data;
    // What was taken away with its last value comes back as it was in the standard edition.
    const before = at(this.standard, place);
    const full = there ? data : put(data, place, (isTable(before) ? before : part.blank) as Json);
    return part.count ? put(full, join(place, part.count), count) : full;
  }

  /** A line more, or one less, in a list. */
  lengthen(path: string, blank: Json): void {
    const list = at(this.data, path);
    if (Array.isArray(list)) this.change(confirmed(put(this.data, path, [...list, blank]), [path]), path, true);
  }

  shorten(path: string): void {
    const list = at(this.data, path);
    if (Array.isArray(list)) this.change(confirmed(put(this.data, path, list.slice(0, -1)), [path]), path, true);
  }

  /** These values are as in the box, or are not sure any more. */
  tick(places: Iterable<string>, fine: boolean): void {
    const data = fine ? confirmed(this.data, openPlaces(this.data, places)) : unconfirmed(this.data, this.standard, places);
    this.change(data, "", true);
  }

  rename(name: string): void {
    this.remember("/name");
    this.name = name;
    this.keep();
  }

  /** Another edition in the place of this one: one can come back from it. */
  replace(data: Table, name?: string): void {
    this.remember("", true);
    this.data = data;
    this.name = name ?? this.name;
    this.keep();
  }

  private change(data: Table, path: string, apart = false): void {
    if (data === this.data || same(data, this.data)) return;
    this.remember(path, apart);
    this.data = data;
    this.keep();
  }

  private remember(path: string, apart = false): void {
    const now = Date.now();
    const together = !apart && path === this.last.path && now - this.last.time < TOGETHER && !this.future.length;
    if (!together) this.past = [...this.past.slice(1 - STEPS), { data: this.data, name: this.name }];
    this.future = [];
    this.last = { path, time: now };
  }

  undo(): void {
    this.go("past", "future");
  }

  redo(): void {
    this.go("future", "past");
  }

  private go(from: "past" | "future", to: "past" | "future"): void {
    const state = this[from].at(-1);
    if (!state) return;
    this[to] = [...this[to], { data: this.data, name: this.name }];
    this[from] = this[from].slice(0, -1);
    ({ data: this.data, name: this.name } = state);
    this.last = { path: "", time: 0 };
    this.keep();
  }

  // -- looking ---------------------------------------------------------------------------------------------------------

  items(pieceId: string): Item[] {
    const piece = this.form.pieces?.find(({ id }) => id === pieceId);
    return piece ? itemsOf(this.data, piece) : [];
  }

  /** The stand-ins of an item that nobody has compared with a box yet. */
  openOf(item: Item): Set<string> {
    return openUnits(this.data, placesOf(item).keys());
  }

  // -- keeping ---------------------------------------------------------------------------------------------------------

  private keep(): void {
    this.later("keep", KEEP_AFTER, () => this.store());
    this.check(CHECK_AFTER);
    if (this.id && this.yours && this.saving !== "changed") this.saveSoon();
  }

  /** From now on nobody is told that everything is saved. */
  private saveSoon(): void {
    this.saving = "saving";
    this.later("save", SAVE_AFTER, () => this.save());
  }

  private store(): void {
    const kept: Kept = { data: this.data, name: this.name, version: this.version };
    try {
      localStorage.setItem(this.place, JSON.stringify(kept));
    } catch {
      // a device that keeps nothing keeps the work as long as the page is open
    }
  }

  /** Keep it on the server from now on; this device's own draft is no longer needed. */
  async saveHere(): Promise<void> {
    const { place } = this;
    await this.create();
    forget(place);
  }

  /** A new edition on the server; who asks twice at once gets one. */
  private create(name?: string): Promise<void> {
    this.creating ??= this.post(name).finally(() => (this.creating = null));
    return this.creating;
  }

  private async post(name?: string): Promise<void> {
    await myself.need();
    const before = this.name;
    const state = { data: this.data, name: name ?? before };
    const doc = await post<EditionDoc>("editions", { game: this.game, ...state });
    if (this.name === before) this.name = state.name;
    this.sent = state;
    this.placed(doc);
    this.store();
    if (!this.isSent(this)) this.keep();
  }

  /** Send what has changed; one sending at a time. */
  async save(): Promise<void> {
    while (this.sending) await this.sending;
    const state = { data: this.data, name: this.name };
    if (!this.id || !this.yours) return;
    if (this.isSent(state)) {
      this.saving = "saved";
      return;
    }
    this.saving = "saving";
    this.sending = this.put(state).finally(() => (this.sending = null));
    await this.sending;
  }

  private async put(state: State): Promise<void> {
    try {
      const doc = await send<EditionDoc>(`editions/${this.id}`, { ...state, name: state.name.trim() || "?", version: this.version });
      this.sent = state;
      this.placed(doc);
      this.store();
      if (!this.isSent(this)) this.saving = "saving"; // changed since: the next sending waits already
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.saving = error.status === 409 ? "changed" : "away";
      if (this.saving === "away") this.later("save", 5 * SAVE_AFTER, () => this.save());
    }
  }

  private isSent({ data, name }: State): boolean {
    return this.sent?.data === data && this.sent.name === name;
  }

  async share(shared: boolean): Promise<void> {
    if (!this.id) await this.saveHere();
    else await this.save();
    // What another window has saved meanwhile is not ours: only the link is taken from the answer.
    this.token = (await post<EditionDoc>(`editions/${this.id}/share`, { shared })).token;
  }

  /** Somebody else's edition, or what another window has saved, goes on as an own one. */
  async copy(name: string): Promise<void> {
    await this.create(name);
  }

  private check(wait: number): void {
    this.later("check", wait, () => this.ask());
  }

  private async ask(): Promise<void> {
    const { data } = this;
    try {
      const checked = await post<Checked>(`games/${this.game}/check`, { data });
      if (data === this.data) this.checked = checked;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (data === this.data) this.check(10 * CHECK_AFTER);
    }
  }

  private later(name: string, wait: number, work: () => unknown): void {
    clearTimeout(this.timers.get(name));
    this.timers.set(name, setTimeout(work, wait));
  }

  /** The page goes away: what waits to be kept is kept now. */
  leave(): void {
    this.store();
    if (this.id) void this.save();
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}

function* openPlaces(data: Table, places: Iterable<string>): Generator<string> {
  for (const place of places) if (openUnits(data, [place]).size) yield place;
}

function read(place: string): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    return isTable(found) && isTable(found.data) && typeof found.name === "string" ? (found as unknown as Kept) : null;
  } catch {
    return null; // unreadable or forbidden storage is the same as none
  }
}

function forget(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // see above
  }
}
