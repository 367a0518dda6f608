/**
 * What the frame gives to a game's scene, and what a scene gives to the frame.
 *
 * Three parts share the work at a table. The *scene* (`games/<id>/Scene.svelte`) draws a view and nothing else. The *director*
 * turns events into movements, in order and at the chosen pace, and remembers traces. The *hands* (choices, `act`, `why`,
 * `point`) are what can be picked, previewed, dropped and explained. A scene fills the window and places the frame's parts
 * (`Prompt`, `Plate`, `Tools`, `Drawer`, `Stops` …) where its composition wants them.
 */
import type { LastStep } from "../lib/live.svelte";
import type { Choice, Decision, Event, GameInfo, Kept, Result, ScoreLine, Stand, View } from "../lib/types";
import type { Fields, Words } from "../lib/words";
import type { EndingData } from "./ending";
import type { LiveTable } from "./live.svelte";
import type { Model } from "./model.svelte";

/** Why something was not possible, as this player was told last: about one choice, beside the piece it is about. */
export interface Objection {
  notation: string;
  text: string;
  rule: string;
  fields: Fields;
}

export type StandingAnswers = Pick<Stand, "questions" | "answers" | "during">;

/** One player as plates show them. */
export interface Player {
  seat: number;
  name: string;
  kind: "bot" | "local" | "open" | "person";
  level: string | null;
  online: boolean;
  yours: boolean;
  /** The game waits for this player. */
  active: boolean;
  /** All decide at once, and this player has finished. */
  done: boolean;
  /** A bot that thinks, or a person who may decide: thinking dots. */
  thinking: boolean;
  /** Points as they stand ("now"). */
  points: number;
  /** Points "if it ended now"; the same as `points` where a game knows no difference. */
  ended: number;
  /** Points by source, as `words.source` tells them; they add up to `ended`. */
  lines: readonly ScoreLine[];
  place: number | null;
  /** Their last turn in one line; empty at the start. */
  lastTurn: string;
  /** What that turn gained, for the number at the line's end. */
  gained: number;
  /** Seconds left, or null without a clock. */
  clock: number | null;
}

/** What happened since this player's last decision, a turn of one seat each, in order: what traces are drawn from. */
export interface Turn {
  /** 1, 2, 3 … since the own last decision: the number on the flag. */
  order: number;
  seat: number;
  steps: readonly LastStep[];
}

/** One object for a scene: the same at live tables, in lessons and in replays. Every property is reactive. */
export interface TableModel<V extends View = View, E = unknown> {
  readonly mode: "live" | "lesson" | "replay";
  /** The table's id; null in lessons. For what a scene keeps in the browser. */
  readonly id: string | null;
  readonly info: GameInfo;
  readonly edition: E;
  readonly words: Words;
  /** Whose view this is; null for a spectator. */
  readonly seat: number | null;
  /** From whose side the table is drawn: one's own; for spectators, that of the seat they chose. */
  readonly front: number;
  /** What is drawn. While the director tells what others did, it is behind the state of the game. */
  readonly view: V;
  readonly number: number;
  /** The step that led to what this client is asked now: steps of others who decide at the same time do not count. */
  readonly moment: number;
  /** The seats that may decide: several where they do so at once. */
  readonly deciding: readonly number[];
  readonly decision: Decision;
  /** The legal choices of this client, offered on the board. Empty while others decide and while others' turns are told. */
  readonly choices: readonly Choice[];
  /** This client may decide now. */
  readonly own: boolean;
  readonly players: readonly Player[];
  readonly result: Result | null;
  /** The choice somebody points at, on the board, in the prompt or in the drawer. Preview it. */
  readonly pointed: string | null;
  readonly objection: Objection | null;
  /** While others decide, the own next turn is tried: view, decision and choices are those of that turn, and `act` plans. */
  readonly planning: boolean;
  /** The plan this seat keeps for its turn, or its standing answers. */
  readonly kept: Kept | null;
  /** The own step that a kept plan has made last, in words; empty: none. */
  readonly answered: string;
  /** The choices of the action this seat was in the middle of when the page was opened. */
  readonly made: readonly Choice[];
  /** How many steps may be taken back. */
  readonly undoable: number;
  /** Turns since the own last decision. */
  readonly since: readonly Turn[];
  /** What the coach advises, notation by rank; empty unless asked. */
  readonly advice: readonly string[];
  readonly telling: boolean;
  /** Narrow screen: the scene shows one stop at a time. */
  readonly phone: boolean;
  /** Choose. Further notations follow by themselves as soon as they are offered. */
  act(notation: string, ...then: string[]): void;
  /** Choose what the player settled beforehand: never asks for a confirmation. */
  actLater(notation: string): void;
  /** Ask why this is not possible. `objection` follows; only call when tried or asked for. */
  why(notation: string): void;
  /** Forget the objection: a touch elsewhere, Esc, or no longer true. */
  forget(): void;
  point(notation: string | null): void;
  /** Begin or end trying the next turn while others decide. */
  plan(): void;
  /** From now on answer by itself, until what it holds for has passed. */
  stand(plan: StandingAnswers): void;
  /** Let go of what is kept. */
  drop(): void;
  undo(count?: number): void;
  /** What only the frame's own parts use. */
  readonly frame: Model;
}

/**
 * `games/<id>/Scene.svelte`. It fills its parent (`width: 100%; height: 100%`), which is as large as the window; never use `vh` and
 * `vw` for what must fit. `games/<id>/Sign.svelte` (`{ seat, size }: SignProps`) draws the players' signs of this game.
 */
export interface SceneProps<V extends View = View, E = unknown> {
  table: TableModel<V, E>;
}

/**
 * `games/<id>/End.svelte`, if a game draws its end itself: laid over the scene (it fills the window), with a heading `#result` (the
 * title, `tabindex="-1"`), everybody's points by source, `<NextGame {table} />`, and a button that sets `table.endClosed`.
 */
export interface EndProps {
  table: LiveTable;
  ending: EndingData;
}

export interface SignProps {
  seat: number;
  size: number;
}

// -- movements -----------------------------------------------------------------------------------------------------------

/** Where something is or goes: the value of a `data-piece` mark in the scene, an element, or a place on the screen. */
export type Spot = string | Element | DOMRect;

/** The hands of the director. Everything it does to the page ends, at the latest, when the next view is drawn. */
export interface Stage {
  find(piece: string): Element | null;
  /**
   * Move a copy of `what` (a `data-piece` name, an element, or the id of an SVG symbol as `#id`) from one spot to another.
   * `lift` hides the original until the view changes; `arc` is the height of the way in pixels (0: straight); `size` is the
   * width and height at the end of the way. The answer is the copy, which may be animated further; null when nothing flew.
   */
  fly(
    what: Spot,
    from: Spot,
    to: Spot,
    options?: { ms?: number; delay?: number; arc?: number; turn?: number; lift?: boolean; size?: [number, number] },
  ): Promise<Element | null>;
  /** Web Animations on what is there; kept at its end until the view changes. */
  animate(what: Spot, keyframes: Keyframe[], ms: number, options?: { delay?: number; easing?: string }): Promise<void>;
  /** Hide until the view changes. */
  hide(what: Spot): void;
  /** A short noise of this game's (`games/<id>/sounds.ts`), when sound is on. */
  sound(name: string): void;
  wait(ms: number): Promise<void>;
}

/** How one event is shown. Times are those of the pace *normal*; the stage scales them. */
export interface Movement {
  /** Text id of the game's page texts for the queue in the prompt bar ("pays", "pours"); none: not shown there. */
  label?: string;
  /** `before` (the rule): on the board as it was. `after`: on the board as it has become. */
  phase?: "before" | "after";
  run(stage: Stage): Promise<void>;
}

export interface Moment<V extends View = View> {
  before: V;
  after: V;
  step: LastStep;
  words: Words;
}

/** `games/<id>/movements.ts` exports `movements`: by kind of event, its movements, or null when this one needs none. */
export type Movements<V extends View = View> = Record<string, (event: Event, moment: Moment<V>) => Movement | readonly Movement[] | null>;

/** `games/<id>/sounds.ts` exports `sounds`: short noises by name, written into `out`, made by the browser itself. */
export type Sounds = Record<string, (context: AudioContext, out: AudioNode) => void>;
