/** A table looked back at, step by step: one step on is told by the director, everything else is a jump. */
import { get, post } from "../lib/api";
import { chairName } from "../lib/seating";
import { games } from "../lib/games.svelte";
import type { LastStep } from "../lib/live.svelte";
import { myself } from "../lib/me.svelte";
import { notices } from "../lib/notices.svelte";
import { link, router, shared } from "../lib/router.svelte";
import { settings, type DrawerTab } from "../lib/settings.svelte";
import { say, texts } from "../lib/texts.svelte";
import type { ChairInfo, Choice, LogLine, ReviewAnswer, ReviewTurning, ScoreLine, TableState, Snapshot, TableInfo } from "../lib/types";
import { bring } from "./bring";
import { Model, NONE, paceNow } from "./model.svelte";
import { BETWEEN_STEPS, STILL } from "./pace";
import { screen } from "./screen.svelte";
import { asStep, turnsOf } from "./turns";

/** So many states are asked for at first for the curve of points. */
const COARSE = 60;
const AT_ONCE = 4;

export class ReplayTable extends Model {
  readonly mode = "replay";
  table = $state.raw<TableInfo | null>(null);
  most = $state(0);
  finished = $state(false);
  /** Points at the states that have been seen. */
  curve = $state.raw<(ScoreLine[][] | undefined)[]>([]);
  playing = $state(false);
  private all = $state.raw<readonly LogLine[]>([]);
  private state = $state.raw<Snapshot | null>(null);
  private fetched = new Map<number, Promise<Snapshot>>();
  private asked = 0;
  private left = false;

  /** `query`: with a spectator's token, or nothing. `arrived` hears of every state that is reached. */
  constructor(
    readonly id: string,
    readonly query: string,
    private readonly arrived: (number: number) => void,
    private readonly failed: (error: unknown) => void,
  ) {
    super();
    this.begin();
    $effect.pre(() => {
      const words = this.table && texts.of(this.table.game)?.with(this.table.chairs.map(chairName));
      if (words) this.words = words;
    });
    // An answer that comes late leads nobody back who has left.
    $effect(() => () => (this.left = true));
    $effect(() => {
      if (!this.playing || this.telling || !this.state) return;
      const { number } = this.state;
      if (number >= this.most) {
        this.playing = false;
        return;
      }
      // Where nothing moves, each state is a still.
      const timer = setTimeout(() => this.go(number + 1), paceNow() === "instant" ? STILL : BETWEEN_STEPS);
      return () => clearTimeout(timer);
    });
  }

  get present(): TableState | null {
    return this.state;
  }

  /** Whether somebody is here now says nothing about the game that is looked at. */
  readonly chairs: readonly ChairInfo[] = $derived(this.table?.chairs.map((chair) => ({ ...chair, online: true })) ?? []);

  get lines(): readonly LogLine[] {
    return this.all;
  }

  /** Whoever did not play, and came to an earlier step, has not seen the end. */
  private new = $state(false);

  /** Nothing of what comes later is shown: at first for those to whom it is new. */
  get hidesLater(): boolean {
    return settings.now.hideLater ?? this.new;
  }

  toggleLater(): void {
    settings.set({ hideLater: !this.hidesLater });
  }

  /** The last state of which something is told. */
  get horizon(): number {
    return this.hidesLater ? this.number : this.most;
  }

  /** All lines, also those of what comes later, unless that is hidden. */
  get story(): readonly LogLine[] {
    return this.hidesLater ? this.all.filter((line) => line.number <= this.horizon) : this.all;
  }

  /** The points that may be seen. */
  get history(): readonly (ScoreLine[][] | undefined)[] {
    return this.hidesLater ? this.curve.slice(0, this.horizon + 1) : this.curve;
  }

  private tab = $state<DrawerTab | null>(screen.phone ? null : "log");

  /** Looking back, the drawer is what one came for: open at first, unless it would lie over the board; and not remembered. */
  override get drawer(): DrawerTab | null {
    return this.tab;
  }

  override set drawer(tab: DrawerTab | null) {
    this.tab = tab;
  }

  override get tabs(): readonly DrawerTab[] {
    return this.finished ? ["log", "points", "coach"] : ["log", "points"];
  }

  get own(): boolean {
    return false;
  }

  get offers(): readonly Choice[] {
    return NONE;
  }

  get choices(): readonly Choice[] {
    return NONE;
  }

  protected send(): void {
    // a replay offers no choices
  }

  why(): void {
    // and so there is nothing to explain
  }

  async open(wanted: number | null): Promise<void> {
    const table = await get<TableInfo>(`tables/${this.id}${this.query}`);
    this.table = table;
    this.most = table.number;
    this.finished = table.state === "over" && !table.note;
    this.new = wanted !== null && wanted < this.most && !table.chairs.some((chair) => chair.yours);
    await Promise.all([
      texts.need(table.game),
      bring(this, table.game),
      games.edition(table, this.query).then((one) => (this.edition = one)),
    ]);
    this.all = (await this.at(this.most)).log;
    await this.reach(Math.min(Math.max(0, wanted ?? this.most), this.most));
    if (this.finished) void this.look();
    void this.gather().catch(this.failed);
  }

  go(number: number): void {
    void this.reach(Math.min(Math.max(0, number), this.most)).catch(this.failed);
  }

  // -- the coach's review -----------------------------------------------------------------------------------------------

  /** Null until it has been asked how far the coach is. */
  review = $state.raw<ReviewAnswer | null>(null);

  /** The steps of the turning points that the review has found. */
  get turnings(): readonly ReviewTurning[] {
    return this.review?.review?.turnings.filter((turning) => turning.number <= this.horizon) ?? [];
  }

  /** Ask how far the coach is; `begin`: and let the coach begin. */
  async look(begin = false): Promise<void> {
    const address = `tables/${this.id}/review${this.query}`;
    try {
      this.review = await (begin ? post<ReviewAnswer>(address) : get<ReviewAnswer>(address));
    } catch (error) {
      this.review = { state: "none", progress: 0, review: null }; // asking again goes on where the coach is
      this.failed(error);
    }
  }

  /** To where the game next turned, after the last again the first. */
  nextTurning(): void {
    const numbers = this.turnings.map((turning) => turning.number).sort((a, b) => a - b);
    const next = numbers.find((number) => number > this.number) ?? numbers[0];
    if (next !== undefined) this.go(next);
  }

  /** The first step of the turn that is shown, or of the one before or after it. */
  goTurn(forward: boolean): void {
    const starts = turnsOf(this.all.map(asStep)).map((turn) => turn.steps[0].number - 1);
    const found = forward ? starts.find((number) => number > this.number) : starts.findLast((number) => number < this.number);
    this.go(found ?? (forward ? this.most : 0));
  }

  /** There is still something to play for here. */
  get canPlayOn(): boolean {
    return this.finished && this.number < this.most && this.decision.seat !== null;
  }

  /** Open a table against bots that begins with what is shown; what was hidden is drawn anew. */
  async playOn(): Promise<void> {
    if (!this.canPlayOn) return;
    try {
      await myself.need();
      const made = await post<TableInfo>(`tables/${this.id}/play-on${this.query}`, { number: this.number, level: this.botLevel });
      router.go("table", made.id);
      notices.show("page-played-on", { number: this.number });
    } catch (error) {
      this.failed(error);
    }
  }

  /** A link to this step that opens for whoever gets it: it carries the right to watch. */
  async copy(): Promise<void> {
    const watch = this.table?.watch ?? new URLSearchParams(this.query).get("watch");
    try {
      await navigator.clipboard.writeText(shared(link("replay", this.id, this.number), watch ? { watch } : {}));
      this.notify(say("page-copied"));
    } catch {
      this.notify(say("page-copy-failed"), true); // the browser may forbid it
    }
  }

  private async reach(number: number): Promise<void> {
    const ticket = ++this.asked;
    const snapshot = await this.at(number);
    if (ticket !== this.asked || this.left) return;
    this.remember(snapshot);
    const before = this.state?.number;
    const step = before !== undefined && number === before + 1 ? this.stepTo(number) : null;
    this.state = snapshot;
    if (step) {
      this.skip();
      this.director.take(step, snapshot);
    } else this.director.jump(snapshot, this.all.filter((line) => line.number <= number).map(asStep));
    this.arrived(number);
    if (number < this.most) void this.at(number + 1);
  }

  private stepTo(number: number): LastStep | null {
    const line = this.all.find((one) => one.number === number);
    return line ? asStep(line) : null;
  }

  private remember(snapshot: Snapshot): void {
    if (snapshot.log.every((line) => this.all.some((one) => one.number === line.number))) return;
    this.all = [...new Map([...snapshot.log, ...this.all].map((line) => [line.number, line])).values()].sort((a, b) => a.number - b.number);
  }

  private at(number: number): Promise<Snapshot> {
    let found = this.fetched.get(number);
    if (!found) {
      found = get<Snapshot>(`tables/${this.id}/at/${number}${this.query}`);
      found.then(
        (snapshot) => (this.curve = Object.assign([...this.curve], { [number]: snapshot.scores })),
        () => this.fetched.delete(number),
      );
      this.fetched.set(number, found);
    }
    return found;
  }

  /** The curve of points, a few requests at a time. */
  private async gather(): Promise<void> {
    const stride = Math.max(1, Math.ceil(this.most / COARSE));
    const wanted = Array.from({ length: Math.floor(this.most / stride) + 1 }, (_, index) => index * stride);
    while (wanted.length) await Promise.all(wanted.splice(0, AT_ONCE).map((number) => this.at(number)));
  }
}
