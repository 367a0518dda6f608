/** A walk through one lesson. The way so far is all there is to know: the server answers it with the scene it leads to. */
import { post, Refused } from "./api";
import type { LastStep } from "./live.svelte";
import type { LessonScene } from "./types";
import type { Fields } from "./words";

/** What the coach answers to a choice that does not fit here. */
export interface Objection {
  text: string;
  fields: Fields;
  rule: string | null;
  /** What was tried. */
  notation: string;
}

export class LessonWalk {
  scene = $state.raw<LessonScene | null>(null);
  objection = $state.raw<Objection | null>(null);
  /** What happened since the step before, for motion; null after a step back. */
  last = $state.raw<LastStep | null>(null);
  busy = $state(false);
  private done: string[] = [];
  private lesson = "";
  /** Counts the lessons that were opened: what still comes of one before belongs to it. */
  private opened = 0;

  constructor(readonly game: string) {}

  get canGoBack(): boolean {
    return this.scene !== null && (this.scene.step?.number ?? this.scene.steps) > 0;
  }

  async open(lesson: string): Promise<void> {
    this.lesson = lesson;
    this.opened++;
    this.busy = false;
    await this.go([]);
  }

  /** The step has been read. */
  read(): Promise<void> {
    return this.go([...this.done, ""]);
  }

  /** Do this; what follows is done as soon as the lesson waits for it. */
  async act(notation: string, ...then: string[]): Promise<void> {
    await this.go([...this.done, notation]);
    const [next, ...rest] = then;
    if (next !== undefined && this.objection === null && this.scene?.step?.wait === "do") await this.act(next, ...rest);
  }

  /** Do what the lesson waits for. */
  async show(): Promise<void> {
    const awaited = this.scene?.step?.awaited[0];
    if (awaited !== undefined) await this.act(awaited);
  }

  back(): Promise<void> {
    return this.go(this.done.slice(0, -1));
  }

  private async go(done: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.objection = null;
    const { opened } = this;
    try {
      const scene = await post<LessonScene>(`lessons/${this.game}`, { lesson: this.lesson, done });
      if (opened !== this.opened) return;
      this.last = done.length > this.done.length ? lastOf(scene, done.length) : null;
      this.done = done;
      this.scene = scene;
    } catch (error) {
      if (opened !== this.opened) return;
      if (!(error instanceof Refused)) throw error;
      this.objection = { text: error.text, fields: error.fields, rule: error.rule, notation: done.at(-1) ?? "" };
    } finally {
      if (opened === this.opened) this.busy = false;
    }
  }
}

/** All that happened on the way to this scene, as one step. */
export function lastOf(scene: LessonScene, number: number): LastStep | null {
  const [first] = scene.moves;
  if (!first) return null;
  return { number, entry: { seat: first.seat, do: first.do, undo: 0 }, events: scene.moves.flatMap((move) => move.events) };
}

/** Which elements of a board a step is about: notations, beginnings of notations (`buy *`), or a board's own marks (`chair=3`). */
export function selectors(points: string[]): string[] {
  return points.flatMap((point) => {
    const mark = /^([a-z]+)=(.*)$/.exec(point);
    if (mark) return [`[data-${mark[1]}=${quoted(mark[2])}]`];
    const [operator, value] = point.endsWith("*") ? ["^=", point.slice(0, -1)] : ["=", point];
    return ["do", "why"].map((name) => `[data-${name}${operator}${quoted(value)}]`);
  });
}

const quoted = (value: string): string => `"${value.replace(/["\\]/g, "\\$&")}"`;
