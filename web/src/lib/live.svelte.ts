/**
 * One table, live. Reconnects by itself; what was sent while the line was down is sent again with the same id once, so that the
 * server applies it once, or refuses it clearly.
 */
import { share } from "./share";
import type {
  Ask,
  ChatLine,
  Choice,
  Decision,
  ClientMessage,
  Hint,
  LogLine,
  Plans,
  Refusal,
  ServerMessage,
  TableState,
  Snapshot,
  Stand,
  Step,
  StepEntry,
  TableInfo,
  Watching,
} from "./types";
import type { Fields } from "./words";

export type Line = "connecting" | "open" | "lost" | "refused";

/** A step: what was done and what happened. */
export type LastStep = Pick<Step, "number" | "entry" | "events">;

interface Pending {
  message: ClientMessage & { id: string };
  settle(answer: ServerMessage): void;
}

export interface LiveEvents {
  refused?(text: string, fields: Fields, rule?: string | null): void;
  /** The whole table has come anew. */
  arrived?(state: TableState): void;
  stepped?(step: LastStep, state: TableState): void;
}

/** Where no frames are drawn, as in a hidden tab, the next step comes after this many milliseconds. */
const LONGEST_FRAME = 100;
/** What is noted when somebody takes back own steps while others decide, too. */
export const OWN = "own";
const PAUSES = [300, 700, 1500, 3000, 5000];

export class Live {
  line = $state<Line>("connecting");
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  thinking = $state<number | null>(null);
  /** Who looks on without a seat. */
  watching = $state.raw<Pick<Watching, "names" | "nameless">>({ names: [], nameless: 0 });
  ask = $state.raw<Ask | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The choices of the action that this player was in the middle of on arrival. */
  made = $state.raw<Choice[]>([]);
  /** The step this player had seen when leaving, and the one that was reached on arrival. */
  seen = $state(0);
  arrived = $state(0);
  busy = $state(false);
  /** What was taken back since the last move and could be done again, the nearest last. */
  undone = $state.raw<string[]>([]);
  clockAt = $state(0);

  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private closed = false;
  private timer = 0;
  private follow: string[] = [];
  /** The latest own step that a kept plan has made, with the question it answered. */
  played: { number: number; decision: Decision; choice: Choice } | null = null;
  /** The latest state that asked something new of this client: where all decide at once, steps of others ask nothing of it. */
  asked = $state(0);
  /** What was asked when the latest move was sent. */
  private answered = 0;
  /** Own moves in a row, as long as nobody else moves. */
  private done: string[] = [];
  /** What came behind a step that waits for its frame. */
  private inbox: ServerMessage[] = [];
  /** A step was shown and is not drawn yet. */
  private drawing = false;

  constructor(
    readonly id: string,
    readonly query: string = "",
    private events: LiveEvents = {},
  ) {}

  open(): void {
    this.closed = false;
    this.inbox = [];
    const base = new URL(`/api/tables/${encodeURIComponent(this.id)}/live${this.query}`, location.origin);
    base.protocol = base.protocol.replace("http", "ws");
    const socket = new WebSocket(base);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.chat = []; // the server tells it again
    };
    socket.onmessage = (message: MessageEvent<string>) => this.receive(JSON.parse(message.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (event.code >= 4400 && event.code < 4500) {
        this.line = "refused";
        return;
      }
      this.line = "lost";
      this.timer = window.setTimeout(() => this.open(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
    };
  }

  /** Try again now (the browser came back, the tab was shown). */
  retry(): void {
    if (this.line !== "lost" || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  // -- what arrives ------------------------------------------------------------------------------------------------

  private receive(message: ServerMessage): void {
    this.inbox.push(message);
    this.read();
  }

  /** In order, and at most one step per frame: bots answer faster than a large board can be drawn. */
  private read(): void {
    while (this.inbox.length && !(this.drawing && this.inbox[0].type === "step")) this.handle(this.inbox.shift()!);
  }

  private draw(): void {
    this.drawing = true;
    const drawn = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      this.drawing = false;
      this.read();
    };
    const frame = requestAnimationFrame(drawn);
    const timer = setTimeout(drawn, LONGEST_FRAME);
  }

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.snapshot(message);
        break;
      case "step":
        this.step(message);
        break;
      case "table":
        this.table = message.table;
        this.connected();
        break;
      case "presence":
        this.presence(message.seat, message.online);
        break;
      case "watching":
        this.watching = message;
        break;
      case "chat":
        this.chat = [...this.chat.slice(-199), message];
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "ask":
        this.ask = message.open ? message : null;
        break;
      case "hint":
        this.hint = message;
        this.settle(message.id, message);
        break;
      case "kept":
        if (this.state?.seat === message.seat) this.state = { ...this.state, kept: message.kept };
        break;
      case "done":
      case "why":
      case "plans":
      case "refused":
        if (message.id) this.settle(message.id, message);
        else this.complain(message);
        break;
    }
  }

  private snapshot(message: Snapshot): void {
    this.table = message.table;
    this.log = message.log;
    this.seen = message.seen;
    this.arrived = this.asked = message.number;
    this.made = message.made;
    this.show(message);
    this.events.arrived?.(this.state!);
    this.connected();
  }

  /** The line is good again: whatever has no answer yet is sent once more, with the same id. */
  private connected(): void {
    if (this.line === "open") return;
    this.line = "open";
    for (const { message } of this.pending.values()) this.write(message);
  }

  private step(message: Step): void {
    this.draw();
    const { entry, number, events } = message;
    this.log = [...this.log.slice(-399), { ...entry, number, events, at: Date.now() / 1000 }];
    this.ask = null; // what anybody does overtakes a question to the table
    if (!this.apart(message)) {
      this.hint = null;
      this.asked = number;
      this.remember(entry);
      this.notice(entry, number);
    }
    this.show(message);
    this.events.stepped?.({ number, entry, events }, this.state!);
  }

  /** Is this a step of somebody who decides at the same time, while this client may decide, too? */
  private apart(message: Step): boolean {
    const { state } = this;
    if (!state?.at_once || !message.at_once || state.mine.includes(message.entry.seat)) return false;
    return !message.entry.undo || message.entry.do === OWN;
  }

  /** Was this the step of a kept plan? */
  private notice({ seat, do: done, undo }: StepEntry, number: number): void {
    const { state } = this;
    if (this.busy || undo || !state?.kept || state.seat !== seat) return;
    const choice = state.choices.find(({ notation }) => notation === done);
    if (choice) this.played = { number, decision: state.decision, choice };
  }

  private remember({ seat, do: done, undo }: StepEntry): void {
    if (!this.state?.mine.includes(seat)) [this.done, this.undone] = [[], []];
    else if (undo > 0) this.undone = [...this.undone, ...this.done.splice(-undo).reverse()];
    else {
      this.done.push(done);
      this.undone = this.undone.at(-1) === done ? this.undone.slice(0, -1) : [];
    }
  }

  private show(state: TableState): void {
    this.state = share(this.state, state);
    this.clockAt = Date.now();
    this.thinking = null;
    if (this.table) {
      const over = state.result ? "over" : this.table.state;
      this.table = { ...this.table, number: state.number, deciding: state.deciding, state: over };
    }
    this.goOn();
  }

  private presence(seat: number, online: boolean): void {
    if (!this.table) return;
    this.table = { ...this.table, chairs: this.table.chairs.map((chair) => (chair.seat === seat ? { ...chair, online } : chair)) };
  }

  // -- what is sent ------------------------------------------------------------------------------------------------

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private send(message: ClientMessage & { id: string }): Promise<ServerMessage> {
    return new Promise((settle) => {
      this.pending.set(message.id, { message, settle });
      if (this.line === "open") this.write(message);
    });
  }

  private settle(requestId: string, answer: ServerMessage): void {
    const pending = this.pending.get(requestId);
    if (!pending) return;
    this.pending.delete(requestId);
    pending.settle(answer);
  }

  /** Was it refused? Then the player hears why. */
  private complain(answer: ServerMessage): boolean {
    if (answer.type !== "refused") return false;
    this.events.refused?.(answer.text, answer.fields, answer.rule);
    return true;
  }

  /** Whose decision this client may make now. */
  get actor(): number | null {
    const { state } = this;
    const may = state?.mine.filter((seat) => state.deciding.includes(seat)) ?? [];
    return may.find((seat) => seat === state?.seat) ?? may[0] ?? null;
  }

  /** Play a notation, then the following ones as long as they are offered when their time comes. */
  async act(notation: string, ...then: string[]): Promise<void> {
    const seat = this.actor;
    if (seat === null || !this.state) return;
    if (this.busy) {
      // The next question can be here before the last answer is acknowledged; the same question again is a double click.
      if (this.asked > this.answered) this.follow = [notation, ...then];
      return;
    }
    this.follow = then;
    this.busy = true;
    this.answered = this.asked;
    const answer = await this.send({ type: "act", id: newRequestId(), number: this.state.number, seat, do: notation });
    this.busy = false;
    if (this.complain(answer)) this.follow = [];
    else this.goOn();
  }

  /** Play this as soon as nothing else is under way, if it is offered then. */
  actLater(notation: string): void {
    this.follow = [notation];
    this.goOn();
  }

  private goOn(): void {
    if (this.busy || !this.follow.length || !this.state) return;
    const [next, ...then] = this.follow;
    if (offered(this.state.choices, next)) void this.act(next, ...then);
    else if (this.actor !== null && !this.state.choices.length)
      return; // the state after the last move is still on its way
    else this.follow = [];
  }

  async undo(count = 1): Promise<void> {
    if (!this.state) return;
    const { seat: shown, mine } = this.state;
    const latest = this.log.at(-1)?.seat;
    const seat = shown ?? (latest !== undefined && mine.includes(latest) ? latest : mine[0]);
    if (seat === undefined) return;
    const answer = await this.send({ type: "undo", id: newRequestId(), seat, count });
    this.complain(answer);
  }

  /** Do again what was taken back last. */
  async redo(): Promise<void> {
    const next = this.undone.at(-1);
    if (next !== undefined && this.state && offered(this.state.choices, next)) await this.act(next);
  }

  async why(notation: string): Promise<Refusal | null> {
    const seat = this.state?.seat ?? this.state?.mine[0];
    if (seat === undefined || seat === null) return null;
    const answer = await this.send({ type: "why", id: newRequestId(), seat, do: notation });
    return answer.type === "why" ? (answer.refusal ?? null) : null;
  }

  /** What the shown seat may try while others decide, once it has done these steps; null: they are not possible (any more). */
  async plans(steps: string[]): Promise<Plans | null> {
    const seat = this.state?.seat;
    if (seat === undefined || seat === null) return null;
    const answer = await this.send({ type: "plan", id: newRequestId(), seat, steps });
    return answer.type === "plans" ? answer : null;
  }

  /** Keep these steps for the own turn; whether they are kept. */
  async keep(number: number, steps: string[]): Promise<boolean> {
    const seat = this.state?.seat;
    if (seat === undefined || seat === null) return false;
    return !this.complain(await this.send({ type: "keep", id: newRequestId(), number, seat, steps }));
  }

  /** Give standing answers, until what they hold for has passed. */
  async stand(plan: Pick<Stand, "questions" | "answers" | "during">): Promise<void> {
    const seat = this.state?.seat;
    if (seat === undefined || seat === null) return;
    this.complain(await this.send({ type: "stand", id: newRequestId(), seat, ...plan }));
  }

  /** Let go of what is kept. */
  async drop(): Promise<void> {
    const seat = this.state?.seat;
    if (seat === undefined || seat === null) return;
    this.complain(await this.send({ type: "drop", id: newRequestId(), seat }));
  }

  async askHint(): Promise<void> {
    const seat = this.actor;
    if (seat === null) return;
    const answer = await this.send({ type: "hint", id: newRequestId(), seat });
    this.complain(answer);
  }

  async takeback(count = 1): Promise<void> {
    const answer = await this.send({ type: "takeback", id: newRequestId(), count });
    this.complain(answer);
  }

  answer(agree: boolean): void {
    this.write({ type: "answer", agree });
    this.ask = null;
  }

  say(text: string): void {
    this.write({ type: "chat", text });
  }

  /** Hot-seat: the device is now in the hands of this seat's player. */
  showSeat(seat: number): void {
    this.write({ type: "show", seat });
  }
}

function offered(choices: readonly Choice[], notation: string): boolean {
  return choices.some((choice) => choice.notation === notation);
}

let counter = 0;

function newRequestId(): string {
  return `${Date.now().toString(36)}-${(counter++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
