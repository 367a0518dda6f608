/** What each game brings to the page. A folder here with the game's id is all it takes; see `web/README.md`. */
import type { Component } from "svelte";
import type { EndProps, Movements, SceneProps, SignProps, Sounds } from "../frame/contract";
import type { LastStep } from "../lib/live.svelte";
import type { Choice, Decision, GameInfo, View } from "../lib/types";
import type { Fields, Words } from "../lib/words";

/** Why something was not possible, as this player was told last. */
export interface Objection {
  notation: string;
  /** The reason in words. */
  text: string;
  fields: Fields;
}

/** What a board gets and gives. It draws a view and offers choices; it knows no rule and holds no sentence. */
export interface BoardProps<V = View, E = unknown> {
  info: GameInfo;
  /** The edition's component data, as `/api/games/<id>/edition` gives it. */
  edition: E;
  view: V;
  decision: Decision;
  /** Legal choices of this client; empty when somebody else decides, in replays and for spectators. */
  choices: Choice[];
  words: Words;
  /** Whose view this is; null for a spectator. */
  seat: number | null;
  /** The id of the table; none in lessons and replays. */
  table?: string;
  /** The latest step with its events, for motion; null when the view did not come from a step. */
  last: LastStep | null;
  /** The choice somebody points at, here or in the list of choices. */
  pointed: string | null;
  /** The latest reason given; null when something else is looked at. */
  objection?: Objection | null;
  /** How many steps may be taken back. */
  undo?: number;
  /** The choices of the action that this seat was in the middle of when the page was opened, as they were offered. */
  made?: Choice[];
  /** Make a choice; further notations follow by themselves as soon as they are offered. */
  onact(notation: string, ...then: string[]): void;
  /** Make a choice that the player has settled beforehand, so that it is not to be confirmed. */
  onpreset?(notation: string): void;
  /** Ask why this is not possible; `quietly`: the reason comes as `objection` alone, without a dialog. */
  onwhy(notation: string, quietly?: boolean): void;
  /** Take back so many steps, one unless told. */
  onundo?(count?: number): void;
  onpoint(notation: string | null): void;
}

type SceneModule = { default: Component<SceneProps> };
type BoardModule = { default: Component<BoardProps> };

// Each scene knows the view and the edition of its own game only; which one it gets is for the table to see.
const SCENES = import.meta.glob<SceneModule>("./*/Scene.svelte");
const MOVEMENTS = import.meta.glob<{ movements: Movements }>("./*/movements.ts");
const SOUNDS = import.meta.glob<{ sounds: Sounds }>("./*/sounds.ts");
const SIGNS = import.meta.glob<{ default: Component<SignProps> }>("./*/Sign.svelte");
const ENDS = import.meta.glob<{ default: Component<EndProps> }>("./*/End.svelte");
const FINALES = import.meta.glob<{ default: Component<{ seed: string }> }>("./*/Finale.svelte");
const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");
const TEXTS = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

/** The game's own board, or the generic one that works for every game. */
export async function board(id: string): Promise<Component<BoardProps>> {
  const load = BOARDS[`./${id}/Board.svelte`] ?? BOARDS["./generic/Board.svelte"];
  return (await load()).default;
}

/** The game's scene; a game without one has its board shown in the plain composition. */
export async function scene(id: string): Promise<Component<SceneProps>> {
  const load = SCENES[`./${id}/Scene.svelte`];
  return load ? (await load()).default : (await import("../frame/PlainScene.svelte")).default;
}

/** How the game draws its end, or the frame's own drawing. */
export async function endScene(id: string): Promise<Component<EndProps>> {
  const load = ENDS[`./${id}/End.svelte`];
  return load ? (await load()).default : (await import("../frame/End.svelte")).default;
}

export interface GameParts {
  movements: Movements;
  sounds: Sounds;
  sign: Component<SignProps> | null;
  /** The picture behind the result. */
  finale: Component<{ seed: string }> | null;
}

/** How a game's events are shown, what they sound like, and its players' signs: nothing where it brings none. */
export async function gameParts(id: string): Promise<GameParts> {
  const [movements, sounds, sign, finale] = await Promise.all([
    MOVEMENTS[`./${id}/movements.ts`]?.(),
    SOUNDS[`./${id}/sounds.ts`]?.(),
    SIGNS[`./${id}/Sign.svelte`]?.(),
    FINALES[`./${id}/Finale.svelte`]?.(),
  ]);
  return {
    movements: movements?.movements ?? {},
    sounds: sounds?.sounds ?? {},
    sign: sign?.default ?? null,
    finale: finale?.default ?? null,
  };
}

/** Fetches a board before its table is opened, because somebody looks at the game. Nothing is lost when that fails. */
export function prefetch(id: string): void {
  const line = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (!line?.saveData) (SCENES[`./${id}/Scene.svelte`] ? scene(id) : board(id)).catch(() => undefined);
}

/** Words that only the board needs, in addition to the game's texts. */
export async function boardTexts(id: string, language: string): Promise<string> {
  const load = TEXTS[`./${id}/texts/${language}.ftl`];
  return load ? load() : "";
}
