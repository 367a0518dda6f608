/** The table as scenes and the frame's parts see it. What is special about live tables, lessons and replays lies in their own files. */
import { Deferred } from "../lib/deferred.svelte";
import type { LastStep } from "../lib/live.svelte";
import { PACES, settings, type DrawerTab, type Pace } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";
import type {
  ChairInfo,
  ChatLine,
  Choice,
  Decision,
  GameInfo,
  Hint,
  Kept,
  LogLine,
  Result,
  ScoreLine,
  TableState,
  View,
} from "../lib/types";
import type { Words } from "../lib/words";
import { untrack, type Component } from "svelte";
import type { Movements, Objection, Player, SceneProps, SignProps, Sounds, StandingAnswers, TableModel, Turn } from "./contract";
import { Director, type Told } from "./director.svelte";
import { piecesOf } from "./pieces";
import { play } from "./sound";
import { screen } from "./screen.svelte";
import { asStep, lastTurn, tellTurn, turnsSince } from "./turns";
import { sum } from "../table/scores";

export const NONE: Choice[] = [];

/** Movements end at once for those who do not want to see things move. */
export function paceNow(): Pace {
  return settings.still ? "instant" : settings.now.pace;
}

export interface Toast {
  text: string;
  bad: boolean;
  /** The way back. */
  action?: { label: string; run(): void };
}

export abstract class Model implements TableModel {
  abstract readonly mode: TableModel["mode"];
  abstract readonly id: string | null;

  // What is loaded before a scene is drawn.
  info = $state.raw<GameInfo>(null as unknown as GameInfo);
  edition = $state.raw<unknown>(null);
  words = $state.raw<Words>(null as unknown as Words);
  movements = $state.raw<Movements>({});
  sounds = $state.raw<Sounds>({});
  scene = $state.raw<Component<SceneProps> | null>(null);
  sign = $state.raw<Component<SignProps> | null>(null);
  finale = $state.raw<Component<{ seed: string }> | null>(null);

  pointed = $state<string | null>(null);
  objection = $state.raw<Objection | null>(null);
  /** A choice that waits for its confirmation, with what is to follow it. */
  armed = $state.raw<string[]>([]);
  toast = $state.raw<Toast | null>(null);
  /** The scene's element, in which pieces are found. */
  root = $state.raw<HTMLElement | null>(null);
  /** What a line of the log is about, and whose it is. */
  marked = $state.raw<{ seat: number; pieces: readonly Element[] }>({ seat: 0, pieces: [] });
  /** Which area is shown large, or null. */
  opened = $state<number | null>(null);
  /** All keys are listed. */
  keys = $state(false);
  menu = $state(false);
  /** The end has been looked at, and was put aside to see the board. */
  endClosed = $state(false);

  readonly director = new Director({
    words: () => this.words,
    movements: () => this.movements,
    sounds: () => this.sounds,
    root: () => this.root,
    pace: () => (this.planning ? "instant" : paceNow()),
    own: (step) => this.mine.includes(step.entry.seat),
    besides: ({ step, state }, shown) =>
      shown.at_once && state.at_once && !this.mine.includes(step.entry.seat) && this.mine.some((seat) => shown.deciding.includes(seat)),
    told: (told, silently) => this.told(told, silently),
  });

  // -- what is drawn -------------------------------------------------------------------------------------------------

  abstract get present(): TableState | null;
  abstract get chairs(): readonly ChairInfo[];

  get shown(): TableState {
    return this.director.shown as TableState;
  }

  get ready(): boolean {
    return this.director.shown !== null && this.scene !== null && this.info !== null && this.words !== null && this.edition !== null;
  }

  get view(): View {
    return this.shown.view;
  }

  get number(): number {
    return this.shown.number;
  }

  /** The step that led to what this client is asked now: steps of others who decide at the same time do not count. */
  get moment(): number {
    return this.latestMoment;
  }

  /** The seats that may decide: several where they do so at once. */
  get deciding(): readonly number[] {
    return this.shown.deciding;
  }

  get decision(): Decision {
    return this.shown.decision;
  }

  get seat(): number | null {
    return this.shown.seat;
  }

  /** The seat that a spectator chose to look from. */
  lookFrom = $state(0);

  get front(): number {
    if (this.seat !== null) return this.seat;
    // While a device changes hands nobody's view is shown: it stays where it goes next.
    const { mine } = this;
    return mine.length ? (mine.find((seat) => this.deciding.includes(seat)) ?? mine[0]) : this.lookFrom;
  }

  get mine(): readonly number[] {
    return this.present?.mine ?? [];
  }

  get result(): Result | null {
    return this.shown.result;
  }

  get undoable(): number {
    return this.caughtUp ? this.shown.undo : 0;
  }

  get telling(): boolean {
    return this.director.telling;
  }

  get phone(): boolean {
    return screen.phone;
  }

  get frame(): Model {
    return this;
  }

  /** The table is laid out, and its chairs are being filled. */
  get waiting(): boolean {
    return false;
  }

  /** What is drawn is the present. */
  get caughtUp(): boolean {
    return this.present !== null && this.director.shown?.number === this.present.number && !this.director.again;
  }

  /** How the bots play that take chairs which nobody holds. */
  get botLevel(): string {
    const levels = this.info.levels;
    return levels.includes(settings.now.level) ? settings.now.level : (levels[Math.floor(levels.length / 2)] ?? "regular");
  }

  abstract get own(): boolean;

  /** One is asked, or has just answered: the question stays until what was done is seen, and while a lesson speaks. */
  get addressed(): boolean {
    if (this.caughtUp && this.mode === "live") return this.own;
    const { seat } = this.decision;
    return this.mode !== "replay" && seat !== null && this.mine.includes(seat);
  }

  abstract get choices(): readonly Choice[];

  get made(): readonly Choice[] {
    return NONE;
  }

  /** What the coach of a lesson speaks of now, as its marks say it: a scene that shows a part at a time shows that part. */
  get lessonMarks(): readonly string[] {
    return [];
  }

  get advice(): readonly string[] {
    return this.hint?.suggestions.map((one) => one.choice.notation) ?? [];
  }

  since: readonly Turn[] = $derived(turnsSince(this.director.steps, this.director.shown?.seat ?? null));

  private turns = $derived.by(() => this.chairs.map((chair) => lastTurn(this.director.steps, chair.seat)));

  players: readonly Player[] = $derived.by(() => {
    const shown = this.director.shown;
    if (!shown || !this.words || !this.info) return [];
    return this.chairs.map((chair): Player => {
      const lines = shown.scores[chair.seat] ?? [];
      return {
        seat: chair.seat,
        name: this.words.name(chair.seat),
        kind: chair.kind,
        level: chair.level,
        online: chair.online,
        yours: chair.yours,
        active: shown.deciding.includes(chair.seat) && !shown.result,
        done: shown.at_once && !shown.deciding.includes(chair.seat) && !shown.result,
        thinking: this.thinks(chair),
        points: this.gained(lines),
        ended: sum(lines),
        lines,
        place: shown.result?.places[chair.seat] ?? null,
        lastTurn: tellTurn(this.turns[chair.seat] ?? null, this.words),
        gained: this.gains[chair.seat] ?? 0,
        clock: shown.clock[chair.seat] ?? null,
      };
    });
  });

  /** What everybody's last turn brought, as far as it was seen. */
  private gains = $state.raw<Record<number, number>>({});
  /** What steps brought to who made them, as far as it was seen, by their numbers. */
  earned = $state.raw<Record<number, { gain: number; total: number }>>({});
  /** Whose turn was told last, and what they had before it. */
  private turn: { seat: number; points: number } | null = null;
  protected latest: TableState | null = null;

  /** What nobody can lose any more; at the end everything is. */
  private gained(lines: readonly ScoreLine[]): number {
    const gained = this.info?.gained ?? [];
    return this.director.shown?.result || !gained.length ? sum(lines) : sum(lines.filter((line) => gained.includes(line.source)));
  }

  protected thinks(chair: ChairInfo): boolean {
    return this.deciding.includes(chair.seat) && !chair.yours && !this.shown.result && this.mode === "live";
  }

  // -- the drawer ----------------------------------------------------------------------------------------------------

  private deferred: Deferred<readonly LogLine[]> | null = null;

  /** The log up to what is drawn. */
  get log(): readonly LogLine[] {
    return this.deferred?.now ?? [];
  }

  /** To be called while a component is set up, when all parts are there. */
  protected begin(): void {
    this.deferred = new Deferred(() => {
      const reached = this.director.shown?.number ?? 0;
      return this.lines.filter((line) => line.number <= reached);
    });
    $effect(() => {
      void this.moment;
      this.armed = [];
      this.pointed = null;
      this.objection = null;
      void untrack(() => this.mark(null));
    });
  }

  abstract get lines(): readonly LogLine[];

  private marking = 0;

  /** Mark the pieces that a line of the log is about; null: none any more. */
  async mark(line: LogLine | null): Promise<void> {
    const ticket = ++this.marking;
    const none = this.marked.pieces.length ? { seat: 0, pieces: [] } : this.marked;
    if (!line || !this.root || this.telling) {
      this.marked = none;
      return;
    }
    const moment = { before: this.view, after: this.view, step: asStep(line), words: this.words };
    const pieces = await piecesOf(line.events, this.movements, moment, this.root);
    if (ticket === this.marking) this.marked = { seat: line.seat, pieces };
  }

  /** The first of these has not been seen by this reader; 0: all have. */
  get seen(): number {
    return 0;
  }

  get chat(): readonly ChatLine[] {
    return [];
  }

  say(_text: string): void {
    // only at live tables
  }

  get drawer(): DrawerTab | null {
    return settings.now.drawer ?? null;
  }

  set drawer(tab: DrawerTab | null) {
    settings.set({ drawer: tab });
  }

  /** Open at the tab that was open last, or closed. */
  toggleDrawer(): void {
    if (this.drawer !== null) {
      this.latestTab = this.drawer;
      this.drawer = null;
    } else this.drawer = this.tabs.includes(this.latestTab) ? this.latestTab : this.tabs[0];
  }

  /** What the key does: opens, goes on to the next tab, and closes after the last. */
  turnDrawer(): void {
    if (this.drawer === null) this.drawer = this.tabs[0];
    else this.drawer = this.tabs[this.tabs.indexOf(this.drawer) + 1] ?? null;
  }

  private latestTab: DrawerTab = "log";
  private read = $state(0);

  get unread(): number {
    return Math.max(0, this.chat.length - this.read);
  }

  readChat(): void {
    this.read = this.chat.length;
  }

  /** Those who look on without a seat, in words. */
  get watchers(): readonly string[] {
    return [];
  }

  /** When the clocks' times arrived. */
  get clockAt(): number {
    return 0;
  }

  /** The tabs of this drawer. */
  get tabs(): readonly DrawerTab[] {
    return ["log", "choices"];
  }

  // -- the hands -----------------------------------------------------------------------------------------------------

  /** The choices of this client at the present, whatever is being told. */
  abstract get offers(): readonly Choice[];

  act(notation: string, ...then: string[]): void {
    if (settings.now.confirm && this.mode === "live" && this.armed[0] !== notation) {
      this.armed = [notation, ...then];
      return;
    }
    this.director.skip();
    this.armed = [];
    this.objection = null;
    this.send(notation, then);
  }

  confirm(): void {
    const [notation, ...then] = this.armed;
    if (notation !== undefined) this.act(notation, ...then);
  }

  actLater(notation: string): void {
    this.send(notation, []);
  }

  protected abstract send(notation: string, then: string[]): void;
  abstract why(notation: string): void;

  forget(): void {
    this.objection = null;
  }

  point(notation: string | null): void {
    this.pointed = notation;
  }

  /** The next own turn is being tried while others decide: what is drawn is that turn. */
  get planning(): boolean {
    return false;
  }

  get mayPlan(): boolean {
    return false;
  }

  get kept(): Kept | null {
    return null;
  }

  /** The own step that a kept plan has made last, in words. */
  answered = $state("");

  plan(): void {
    // only at live tables
  }

  keep(): void {
    // only at live tables
  }

  stand(_plan: StandingAnswers): void {
    // only at live tables
  }

  drop(): void {
    // only at live tables
  }

  undo(_count = 1): void {
    // only at live tables
  }

  redo(): void {
    // only at live tables
  }

  get redoable(): boolean {
    return false;
  }

  /** Others have to be asked before something is taken back. */
  get asksTakeback(): boolean {
    return false;
  }

  // -- the coach -----------------------------------------------------------------------------------------------------

  get hint(): Hint | null {
    return null;
  }

  get canHint(): boolean {
    return false;
  }

  askHint(): void {
    // only at live tables
  }

  closeHint(): void {
    // only at live tables
  }

  toggleHint(): void {
    if (this.hint) this.closeHint();
    else this.askHint();
  }

  // -- the director --------------------------------------------------------------------------------------------------

  skip(): void {
    this.director.skip();
  }

  get canRepeat(): boolean {
    return !this.director.again && this.director.canRepeat(this.sinceSteps);
  }

  repeat(): void {
    this.director.repeat(this.sinceSteps);
  }

  private get sinceSteps(): LastStep[] {
    return this.since.flatMap((turn) => [...turn.steps]);
  }

  setPace(pace: Pace): void {
    settings.set({ pace });
    if (pace === "instant") this.skip();
  }

  nextPace(): void {
    this.setPace(PACES[(PACES.indexOf(settings.now.pace) + 1) % PACES.length]);
  }

  setSound(sound: boolean): void {
    settings.set({ sound, offered: true });
    play("turn");
  }

  notify(text: string, bad = false, action?: Toast["action"]): void {
    this.toast = { text, bad, action };
  }

  private latestMoment = $state(0);

  protected told({ step, state }: Told, _silently: boolean): void {
    if (!(this.latest?.at_once && state.at_once && this.mine.length && !this.mine.includes(step.entry.seat)))
      this.latestMoment = step.number;
    const seat = step.entry.seat;
    const points = this.gained(state.scores[seat] ?? []);
    if (this.turn?.seat !== seat) this.turn = { seat, points: this.gained(this.latest?.scores[seat] ?? []) };
    this.gains = { ...this.gains, [seat]: points - this.turn.points };
    const gain = points - this.gained(this.latest?.scores[seat] ?? []);
    if (gain) this.earned = { ...this.earned, [step.number]: { gain, total: points } };
    this.latest = state;
  }

  /** Everything begins anew with this state. */
  protected begins(state: TableState): void {
    this.gains = {};
    this.turn = null;
    this.latest = state;
    this.latestMoment = state.number;
  }

  /** What a screen reader hears of a step. */
  spoken(step: LastStep): string {
    if (!this.words) return ""; // a step may come before the texts have
    if (step.entry.undo) return say("page-took-back", { name: this.words.name(step.entry.seat), count: step.entry.undo });
    return step.events.map((event) => this.words.event(event)).join(" ");
  }
}
