/** A live table: its steps come over the line, and are told by the director. */
import { untrack } from "svelte";
import { get, post, Refused } from "../lib/api";
import { chairName } from "../lib/seating";
import { games } from "../lib/games.svelte";
import { Live } from "../lib/live.svelte";
import { myself } from "../lib/me.svelte";
import { notices } from "../lib/notices.svelte";
import { router } from "../lib/router.svelte";
import { rule } from "../lib/rule.svelte";
import { Memoized } from "../lib/memoized.svelte";
import { settings, type DrawerTab } from "../lib/settings.svelte";
import { say, texts } from "../lib/texts.svelte";
import type {
  ChairInfo,
  ChatLine,
  Choice,
  Decision,
  HandLink,
  Hint,
  Kept,
  LogLine,
  Plans,
  TableState,
  TableInfo,
  View,
} from "../lib/types";
import type { Fields } from "../lib/words";
import { bring } from "./bring";
import { Model, NONE } from "./model.svelte";
import { play } from "./sound";
import { lasting } from "../table/log";
import type { StandingAnswers, Turn } from "./contract";
import { asStep, standing, turnsOf } from "./turns";

/** So many turns of others are told to who comes back; fewer are seen by their traces. */
const WORTH_TELLING = 2;

const NOTHING: readonly string[] = [];

export class LiveTable extends Model {
  readonly mode = "live";
  readonly line: Live;
  /** What a screen reader hears: once a turn. */
  said = $state("");
  /** The steps that are tried while others decide, and what the server says of them; null: nothing is tried. */
  private tried = $state.raw<readonly string[] | null>(null);
  private rehearsal = $state.raw<Plans | null>(null);
  private offeredChoices: Memoized<readonly Choice[]>;
  private untold: string[] = [];

  constructor(
    readonly id: string,
    readonly query: string,
  ) {
    super();
    this.line = new Live(id, query, {
      refused: (text, fields, ruleId) => this.refused(text, fields, ruleId),
      arrived: (state) => {
        this.begins(state);
        this.director.jump(state, this.line.log.map(asStep));
        this.comesBack();
      },
      stepped: (step, state) => this.director.take(step, state),
    });
    this.begin();
    const game = new Memoized(() => this.line.table?.game ?? "");
    const waits = new Memoized(() => this.waiting);
    $effect(() => {
      if (!waits.now) return;
      get<TableState>(`tables/${this.id}/opening${this.query}`).then(
        (opening) => this.waiting && this.director.jump(opening),
        (error: unknown) => notices.error(error), // one can wait without it
      );
    });
    $effect(() => {
      if (!game.now) return;
      const edition = games.edition(this.line.table!, this.query).then((found) => (this.edition = found));
      Promise.all([texts.need(game.now), bring(this, game.now), edition]).catch((error: unknown) => notices.error(error));
    });
    // One string, so that the words stay the same while the names do: a step then only speaks what has changed.
    const names = new Memoized(() =>
      JSON.stringify(this.chairs.map((chair) => (chair.kind === "open" ? say("page-free-chair") : chairName(chair)))),
    );
    $effect.pre(() => {
      const words = texts.of(game.now)?.with(JSON.parse(names.now) as string[]);
      if (words) this.words = words;
    });
    this.offeredChoices = new Memoized(() => (this.caughtUp ? this.offers : NONE));
    // What is tried while others decide is tried again whenever they have moved.
    $effect(() => {
      void this.line.state?.number;
      const asked = this.line.actor !== null;
      untrack(() => {
        if (asked) this.stopPlanning();
        else if (this.tried) void this.rehearse(this.tried);
      });
    });
    // What a plan meant, when things are no longer as it foresaw: shown where it would be done.
    // The words may come after the state.
    const wanted = new Memoized(() => (this.words && this.asks && this.caughtUp ? this.asks.notation : null));
    $effect(() => {
      const notation = wanted.now;
      if (notation === null) return;
      untrack(() => (this.said = say("page-plan-ask", { what: this.words.choice(this.asks!) })));
      if (this.choices.some((choice) => choice.notation === notation)) untrack(() => this.point(notation));
    });
    // Where everybody sees the same there is nothing to hide: the device is simply handed on.
    $effect(() => {
      if (this.info?.same_view_for_all && this.unseen !== null && !this.telling) this.line.showSeat(this.unseen);
    });
    let was = false;
    $effect(() => {
      const own = this.decides && this.caughtUp;
      if (own && !was) {
        play("turn");
        untrack(() => this.offerSound());
      }
      was = own;
    });
  }

  /** What others did between the latest step this person had seen and the arrival, turn by turn, until it is put away. */
  away = $state.raw<readonly Turn[]>([]);
  private came = false;

  private comesBack(): void {
    if (this.came) return; // the line may break and come again: nobody has left for that
    this.came = true;
    const turns = turnsOf(standing(lasting(this.line.log.filter((line) => line.number > this.line.seen)).map(asStep)));
    const others = this.seen ? turns.filter((turn) => !this.mine.includes(turn.seat)) : [];
    if (others.length >= WORTH_TELLING) this.away = others;
  }

  get present(): TableState | null {
    return this.line.state;
  }

  get chairs(): readonly ChairInfo[] {
    return this.line.table?.chairs ?? [];
  }

  get lines(): readonly LogLine[] {
    return this.line.log;
  }

  override get own(): boolean {
    return this.planning ? this.offers.length > 0 : this.decides;
  }

  /** This person decides now, and no plan does so for them. */
  private get decides(): boolean {
    return this.line.actor !== null && this.unseen === null && this.kept?.fate !== "answers";
  }

  /** Hot-seat: the device has to change hands before this seat's view may be shown. */
  get handOver(): number | null {
    return this.info?.same_view_for_all || this.telling ? null : this.unseen;
  }

  /** A seat at this device that is to act, and whose view is not the one that is shown. */
  private get unseen(): number | null {
    const { state, actor } = this.line;
    return state && state.mine.length > 1 && actor !== null && state.seat !== actor ? actor : null;
  }

  override get waiting(): boolean {
    return this.line.table?.state === "open";
  }

  get offers(): readonly Choice[] {
    if (this.rehearsal) return this.rehearsal.choices;
    return this.decides ? (this.line.state?.choices ?? NONE) : NONE;
  }

  get choices(): readonly Choice[] {
    return this.offeredChoices.now;
  }

  override get made(): readonly Choice[] {
    return this.line.made;
  }

  protected override thinks(chair: ChairInfo): boolean {
    const shares = this.shown.at_once && this.deciding.includes(chair.seat);
    return chair.kind === "bot" ? (shares || this.line.thinking === chair.seat) && this.caughtUp : super.thinks(chair);
  }

  /** Others with a will of their own sit here. */
  get company(): boolean {
    return this.chairs.some((chair) => chair.kind === "person" && !chair.yours);
  }

  get playing(): boolean {
    return this.mine.length > 0;
  }

  /** This person has a chair, before the game and in it. */
  get seated(): boolean {
    return this.chairs.some((chair) => chair.yours);
  }

  get free(): number {
    return this.chairs.filter((chair) => chair.kind === "open").length;
  }

  protected send(notation: string, then: string[]): void {
    if (this.rehearsal) {
      void this.rehearse([...(this.tried ?? []), notation, ...then]);
      return;
    }
    this.away = [];
    void this.line.act(notation, ...then);
  }

  override actLater(notation: string): void {
    if (!this.rehearsal) this.line.actLater(notation);
  }

  // -- planning the own next turn ------------------------------------------------------------------------------------------

  override get planning(): boolean {
    return this.rehearsal !== null;
  }

  /** Bots are not waited for long enough to plan meanwhile. */
  override get mayPlan(): boolean {
    return this.planning || (this.company && this.line.state?.ahead === true && this.caughtUp && this.result === null);
  }

  override get kept(): Kept | null {
    return this.line.state?.kept ?? null;
  }

  /** What a plan would have done now, had nothing changed. */
  get asks(): Choice | null {
    const kept = this.kept;
    return kept?.fate === "asked" && kept.plan.type === "turn" ? kept.plan.steps[kept.made].choice : null;
  }

  /** The steps that are tried or kept. */
  get planned(): readonly Choice[] {
    if (this.rehearsal) return this.rehearsal.steps;
    return this.kept?.plan.type === "turn" ? this.kept.plan.steps.slice(this.kept.made).map((step) => step.choice) : NONE;
  }

  override get view(): View {
    return this.rehearsal?.view ?? super.view;
  }

  override get decision(): Decision {
    return this.rehearsal?.decision ?? super.decision;
  }

  override get undoable(): number {
    return this.rehearsal ? this.rehearsal.steps.length : super.undoable;
  }

  override get telling(): boolean {
    return !this.planning && super.telling;
  }

  /** Try these steps; what others do meanwhile is not told, but lies there when the trying ends. */
  private rehearse(steps: readonly string[]): Promise<void> {
    this.tried = steps;
    return (this.trying = this.ask(steps));
  }

  /** What is asked of the server about the steps that are tried. */
  private trying: Promise<void> = Promise.resolve();

  private async ask(steps: readonly string[]): Promise<void> {
    const found = await this.line.plans([...steps]);
    if (this.tried !== steps) return;
    if (found) {
      this.skip();
      this.pointed = null;
      this.rehearsal = found;
    } else if (steps.length) {
      this.notify(say("page-plan-impossible"), true);
      void this.rehearse(NOTHING);
    } else this.stopPlanning();
  }

  private stopPlanning(): void {
    this.tried = null;
    this.rehearsal = null;
  }

  override plan(): void {
    this.armed = [];
    if (this.tried) this.stopPlanning();
    else if (this.mayPlan) void this.rehearse(NOTHING);
  }

  override keep(): void {
    const steps = this.tried;
    if (steps?.length) void this.trying.then(() => this.keepIf(steps));
  }

  /** Keep what is tried if it still is what it was: others may have moved a moment ago. */
  private async keepIf(steps: readonly string[]): Promise<void> {
    const meant = this.rehearsal?.steps;
    if (this.tried !== steps || !meant) return;
    const now = await this.line.plans([...steps]);
    if (!now || JSON.stringify(now.steps) !== JSON.stringify(meant)) {
      this.notify(say("page-plan-impossible"), true);
      void this.rehearse(now ? steps : NOTHING);
    } else if (await this.line.keep(now.number, [...steps])) {
      this.stopPlanning();
      this.said = say("page-plan-is-kept");
    }
  }

  override stand(plan: StandingAnswers): void {
    this.answered = "";
    void this.line.stand(plan);
  }

  override drop(): void {
    this.answered = "";
    void this.line.drop();
  }

  private asked = "";

  async why(notation: string): Promise<void> {
    if (this.asked === notation) return; // a scene and the frame may hear the same touch
    this.asked = notation;
    const refusal = this.tried?.length ? null : await this.line.why(notation); // asked of the turn as it begins
    this.asked = "";
    if (!refusal) return;
    play("refused", this.sounds);
    this.objection = { notation, text: this.words.refusal(refusal), rule: refusal.rule, fields: refusal.fields };
  }

  private refused(text: string, fields: Fields, ruleId?: string | null): void {
    const voice = this.words ?? texts.words;
    if (ruleId) rule.open(this.info.id, ruleId, voice.say(text, fields));
    else this.notify(voice.say(text, fields), true);
  }

  /** Once, and never again: sound is off until somebody wants it. */
  private offerSound(): void {
    if (settings.now.offered || settings.now.sound) return;
    settings.set({ offered: true });
    this.notify(say("page-sound-offer"), false, { label: say("page-sound-on"), run: () => this.setSound(true) });
  }

  // -- what is asked of the server about this table -------------------------------------------------------------------------

  private async request<T>(path: string, body: unknown = {}): Promise<T | null> {
    try {
      return await post<T>(`tables/${this.id}/${path}`, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notify(say(error.text, error.fields), true);
      return null;
    }
  }

  private reconnect(): void {
    this.line.close();
    this.line.open();
  }

  async join(seat: number): Promise<void> {
    await myself.need();
    if (await this.request("join", { seat })) this.reconnect();
  }

  /** Wait for nobody else: bots take the free chairs. */
  async fill(level: string): Promise<void> {
    await this.request("fill", { level });
  }

  async leave(): Promise<void> {
    if (await this.request("leave")) router.go();
  }

  async rematch(): Promise<void> {
    const next = await this.request<TableInfo>("rematch");
    if (next) router.go("table", next.id);
  }

  /** A bot goes on in one's place; one may come back any time. */
  async resign(): Promise<void> {
    this.menu = false;
    const seat = this.mine[0];
    if (seat === undefined || !(await this.request("resign", { seat }))) return;
    this.reconnect();
    this.notify(say("page-resigned"), false, { label: say("page-come-back"), run: () => void this.comeBack() });
  }

  /** The seat of this person's that a bot holds. */
  get leftSeat(): number | null {
    return this.chairs.find((chair) => chair.left)?.seat ?? null;
  }

  async comeBack(): Promise<void> {
    if (this.leftSeat !== null && (await this.request("join", { seat: this.leftSeat }))) this.reconnect();
  }

  /** A link token with which somebody else takes the seat. */
  async hand(): Promise<string> {
    const found = await this.request<HandLink>("hand", { seat: this.mine[0] });
    return found?.invitation ?? "";
  }

  override undo(count = 1): void {
    this.skip();
    if (this.armed.length) this.armed = [];
    else if (this.rehearsal) void this.rehearse(this.rehearsal.steps.slice(0, -count).map((choice) => choice.notation));
    else if (this.asksTakeback) void this.line.takeback(count);
    else if (this.line.state?.undo) void this.line.undo(count);
  }

  override redo(): void {
    void this.line.redo();
  }

  override get redoable(): boolean {
    return this.line.undone.length > 0 && this.choices.some((choice) => choice.notation === this.line.undone.at(-1));
  }

  /** The latest step that counts was made while all decide for themselves: nobody is asked to give up theirs. */
  private get common(): boolean {
    return standing(this.director.steps).at(-1)?.entry.at_once === true && this.line.state?.at_once === true;
  }

  override get asksTakeback(): boolean {
    const now = this.line.state;
    return (
      !this.planning && !this.common && this.company && this.playing && now !== null && now.undo === 0 && now.number > 0 && !now.result
    );
  }

  override get seen(): number {
    return this.line.seen > 0 && this.line.seen < this.line.arrived ? this.line.seen : 0;
  }

  override get chat(): readonly ChatLine[] {
    return this.line.chat;
  }

  override get watchers(): readonly string[] {
    const { names, nameless } = this.line.watching;
    return nameless ? [...names, say("page-nameless", { count: nameless })] : names;
  }

  override get clockAt(): number {
    return this.line.clockAt;
  }

  override get tabs(): readonly DrawerTab[] {
    return this.over ? ["log", "chat"] : ["log", "chat", "choices"];
  }

  /** The end has been reached and told. */
  private get over(): boolean {
    return (this.director.shown?.result ?? null) !== null;
  }

  private after = $state<DrawerTab | null>(null);

  /** The end is what one sees when a game ends: the drawer is closed then, and what it was before is not forgotten. */
  override get drawer(): DrawerTab | null {
    return this.over ? this.after : super.drawer;
  }

  override set drawer(tab: DrawerTab | null) {
    if (this.over) this.after = tab;
    else super.drawer = tab;
  }

  override say(text: string): void {
    this.line.say(text);
  }

  override get hint(): Hint | null {
    return this.line.hint;
  }

  override get canHint(): boolean {
    return this.decides && !this.company && this.choices.length > 1;
  }

  override askHint(): void {
    if (this.canHint) void this.line.askHint();
  }

  override closeHint(): void {
    this.line.hint = null;
  }

  protected override told(...[told, silently]: Parameters<Model["told"]>): void {
    const allDone = this.latest?.at_once === true && !told.state.at_once;
    super.told(told, silently);
    if (told.state.at_once && told.step.entry.seat !== this.seat) {
      // While all decide at once it is only said who is done.
      if (!told.state.deciding.includes(told.step.entry.seat)) this.said = this.spoken(told.step);
      return;
    }
    const bySelf = told.step.number === this.line.played?.number;
    const others = this.seat !== told.step.entry.seat || this.mine.length > 1; // at one device the next player hears it
    if (others || bySelf) this.untold.push(this.spoken(told.step));
    if (bySelf) this.playedByItself();
    if (told.state.result) play("end", this.sounds);
    // Polite, and once a turn: when somebody else comes to act.
    if (!told.state.deciding.includes(told.step.entry.seat) || told.state.result || allDone) {
      if (told.state.deciding.some((seat) => this.mine.includes(seat))) this.untold.push(say("page-your-turn"));
      if (this.untold.length) this.said = this.untold.join(" ");
      this.untold = [];
    }
  }

  /** A plan has done what it was kept for: said once, with the way back. */
  private playedByItself(): void {
    if (!this.words) return; // a step may come before the texts have
    const { decision, choice } = this.line.played!;
    const what = this.words.choice(choice);
    this.answered = `${this.words.prompt(decision, true)} ${what}`;
    if (this.kept?.plan.type === "standing") return;
    const undo = { label: say("page-undo"), run: () => this.undo() };
    this.notify(say("page-plan-played", { what }), false, this.line.state?.undo ? undo : undefined);
  }
}
