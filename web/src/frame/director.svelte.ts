/**
 * Tells what happened, in order and at the chosen pace. A step is told as: its movements on the board as it was, then the new board
 * and none of them in one frame, then its movements on the board as it has become. Until its turn comes, a step waits.
 */
import { flushSync } from "svelte";
import type { LastStep } from "../lib/live.svelte";
import type { Pace } from "../lib/settings.svelte";
import type { TableState } from "../lib/types";
import type { Words } from "../lib/words";
import type { Movement, Movements, Sounds } from "./contract";
import { BETWEEN_PLAYERS, BETWEEN_STEPS, speedFor, STILL } from "./pace";
import { play } from "./sound";
import { DomStage } from "./stage";
import { tellStep } from "./turns";

/** A step and the state it led to. */
export interface Told {
  step: LastStep;
  state: TableState;
}

/** What is being told, for the prompt bar. */
export interface Tale {
  seat: number;
  number: number;
  /** What the step brought, in words. */
  text: string;
  /** Its movements in words, and which of them is shown now. */
  labels: readonly string[];
  at: number;
  /** Whose turns wait behind this one. */
  waiting: readonly number[];
}

export interface Telling {
  words(): Words | null;
  movements(): Movements;
  sounds(): Sounds;
  /** Where the pieces are; null while nothing is drawn. */
  root(): HTMLElement | null;
  pace(): Pace;
  /** Is this a step of somebody who looks at this page? It never has to wait. */
  own(step: LastStep): boolean;
  /** Does this client decide at the same time? Then the step lies there at once, and holds up nobody. */
  besides(told: Told, shown: TableState): boolean;
  /** A step has been told, or passed over. */
  told?(told: Told, silently: boolean): void;
}

/** A window that is covered has no frames: it does not wait longer than this for one. */
const FRAME_MS = 50;

/** After the next frame has been drawn. */
function nextFrame(): Promise<void> {
  return new Promise((done) => {
    const covered = setTimeout(done, FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(covered);
      setTimeout(done);
    });
  });
}

/** So many told steps are remembered, for traces and for "show me again". */
const REMEMBERED = 200;

export class Director {
  /** What is drawn. */
  shown = $state.raw<TableState | null>(null);
  /** The step that led to what is drawn; null after a jump. */
  last = $state.raw<LastStep | null>(null);
  /** All steps up to what is drawn, as far as they are known: what traces are made of. */
  steps = $state.raw<readonly LastStep[]>([]);
  tale = $state.raw<Tale | null>(null);
  telling = $state(false);
  /** "Show me again" is being told. */
  again = $state(false);

  private queue: Told[] = [];
  /** The states behind the steps, for telling them again: before the first of `past` comes `origin`. */
  private past: Told[] = [];
  private origin: TableState | null = null;
  private stage: DomStage | null = null;
  /** Whatever was begun under an older ticket is no longer wanted. */
  private ticket = 0;

  constructor(private readonly for_: Telling) {}

  /** Show this at once, with the steps that led to it. */
  jump(state: TableState, steps: readonly LastStep[] = []): void {
    this.stop();
    this.again = false;
    this.queue = [];
    this.past = [];
    this.origin = state;
    this.shown = state;
    this.steps = steps;
    this.last = null;
  }

  /** The game has moved on. */
  take(step: LastStep, state: TableState): void {
    if (this.again) this.skip();
    this.queue.push({ step, state });
    if (this.tale) this.tale = { ...this.tale, waiting: this.waiting(this.tale.seat) };
    if (!this.telling) void this.tell();
  }

  /** Everything to the present, in one frame. */
  skip(): void {
    if (!this.telling) return;
    const rest = this.queue;
    const present = this.again ? this.past.at(-1) : null;
    this.stop();
    this.queue = [];
    this.again = false;
    flushSync(() => {
      if (present) [this.shown, this.last] = [present.state, null];
      else for (const told of rest) this.arrive(told, true);
    });
  }

  /** Can the steps since then be told again? */
  canRepeat(steps: readonly LastStep[]): boolean {
    const first = steps[0];
    return first !== undefined && this.past.some((told) => told.step.number === first.number);
  }

  /** Go back to before these steps and tell them again. */
  repeat(steps: readonly LastStep[]): void {
    this.skip();
    const first = this.past.findIndex((told) => told.step.number === steps[0]?.number);
    const before = first > 0 ? this.past[first - 1].state : this.origin;
    if (first < 0 || !before) return;
    this.again = true;
    this.shown = before;
    this.last = null;
    this.queue = this.past.slice(first);
    void this.tell();
  }

  private stop(): void {
    this.ticket++;
    this.sweep();
    this.telling = false;
    this.tale = null;
  }

  /** Whatever the movements have done to the page is gone. */
  private sweep(): void {
    this.stage?.clear();
    this.stage = null;
  }

  private async tell(): Promise<void> {
    const ticket = ++this.ticket;
    while (this.queue.length && this.shown && this.for_.besides(this.queue[0], this.shown)) this.arrive(this.queue.shift()!, true);
    this.telling = this.queue.length > 0;
    for (let told = this.queue[0]; told; told = this.queue[0]) {
      const speed = this.shown && this.for_.besides(told, this.shown) ? 0 : this.speed(told.step);
      if (speed === 0) {
        this.queue.shift();
        this.arrive(told, true);
        continue;
      }
      await this.show(told, speed, ticket);
      if (ticket !== this.ticket) return;
      const next = this.queue[0];
      const besides = next && this.shown && this.for_.besides(next, this.shown);
      if (next && !besides) await this.pause((next.step.entry.seat === told.step.entry.seat ? BETWEEN_STEPS : BETWEEN_PLAYERS) * speed);
      if (ticket !== this.ticket) return;
    }
    this.stop();
    this.again = false;
  }

  private async show(told: Told, speed: number, ticket: number): Promise<void> {
    const movements = this.movements(told);
    const before = movements.filter((movement) => movement.phase !== "after");
    const after = movements.filter((movement) => movement.phase === "after");
    const labelled = [...before, ...after].filter((movement) => movement.label);
    const announce = (movement: Movement | null): void => {
      const words = this.for_.words();
      this.tale = {
        seat: told.step.entry.seat,
        number: told.step.number,
        text: words ? tellStep(told.step, words) : "",
        labels: labelled.map((one) => words?.say(one.label ?? "") ?? ""),
        at: movement ? labelled.indexOf(movement) : -1,
        waiting: this.waiting(told.step.entry.seat),
      };
    };
    announce(null);
    if (!(await this.run(before, speed, ticket, announce))) return;
    // Neither in the frame that ends the movements nor in the one that draws the message elsewhere (log, plates): that would be long.
    await nextFrame();
    if (ticket !== this.ticket) return;
    this.queue.shift();
    flushSync(() => this.arrive(told, false));
    this.sweep();
    if (!(await this.run(after, speed, ticket, announce))) return;
    this.sweep();
    // Without movements the new board itself is what there is to see.
    if (!movements.length && told.step.events.length && !this.for_.own(told.step)) await this.pause(STILL * speed);
  }

  /** False: nobody wants to see the rest any more. */
  private async run(
    movements: readonly Movement[],
    speed: number,
    ticket: number,
    announce: (movement: Movement) => void,
  ): Promise<boolean> {
    const root = this.for_.root();
    if (!root || !movements.length) return ticket === this.ticket;
    const stage = (this.stage = new DomStage(root, speed, (name) => play(name, this.for_.sounds())));
    for (const [index, movement] of movements.entries()) {
      if (index) await stage.wait(BETWEEN_STEPS);
      if (ticket !== this.ticket) return false;
      if (movement.label) announce(movement);
      await movement.run(stage);
      if (ticket !== this.ticket) return false;
    }
    return true;
  }

  private movements({ step, state }: Told): Movement[] {
    const words = this.for_.words();
    if (!words || !this.shown || step.entry.undo) return [];
    const moment = { before: this.shown.view, after: state.view, step, words };
    const made = this.for_.movements();
    return step.events.flatMap((event) => made[event.kind]?.(event, moment) ?? []);
  }

  /** The new board is what is drawn. */
  private arrive(told: Told, silently: boolean): void {
    this.shown = told.state;
    this.last = told.step;
    if (this.again) return;
    this.steps = [...this.steps, told.step].slice(-REMEMBERED);
    this.past.push(told);
    while (this.past.length > REMEMBERED) this.origin = this.past.shift()!.state;
    this.for_.told?.(told, silently);
  }

  private speed(step: LastStep): number {
    if (document.hidden) return 0;
    const turns = 1 + this.waiting(step.entry.seat).length;
    return this.again ? speedFor(this.for_.pace(), 1) : speedFor(this.for_.pace(), turns);
  }

  /** The seats whose turns wait, in order. */
  private waiting(seat: number): number[] {
    const found: number[] = [];
    let latest = seat;
    for (const { step } of this.queue) {
      if (step.entry.seat !== latest) found.push(step.entry.seat);
      latest = step.entry.seat;
    }
    return found;
  }

  private pause(ms: number): Promise<void> {
    const stage = (this.stage ??= new DomStage(document.body, 1, () => undefined));
    return stage.wait(ms).finally(() => {
      stage.clear();
      if (this.stage === stage) this.stage = null;
    });
  }
}
