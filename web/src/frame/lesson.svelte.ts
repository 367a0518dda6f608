/** The board of a lesson: a scene of the walk is a state, and what happened on the way to it is one step. */
import { untrack } from "svelte";
import type { LessonWalk } from "../lib/lesson.svelte";
import { texts } from "../lib/texts.svelte";
import type { ChairInfo, Choice, LessonScene, LogLine, TableState } from "../lib/types";
import { Model, NONE } from "./model.svelte";

export class LessonTable extends Model {
  readonly mode = "lesson";
  readonly id = null;
  private state = $state.raw<TableState | null>(null);
  private count = 0;

  constructor(
    readonly walk: LessonWalk,
    private readonly failed: (error: unknown) => void,
  ) {
    super();
    this.begin();
    $effect.pre(() => {
      const words = texts.of(walk.game);
      if (words) this.words = words;
    });
    let lesson = "";
    $effect.pre(() => {
      const { scene, last } = walk;
      if (!scene) return;
      const state = shownOf(scene, ++this.count);
      this.state = state;
      // What the director does with it is no reason to take it again.
      untrack(() => {
        if (last && scene.lesson === lesson) this.director.take({ ...last, number: state.number }, state);
        else this.director.jump(state);
      });
      lesson = scene.lesson;
    });
    // After the frame's own effect, which forgets what was pointed at.
    $effect(() => {
      void this.director.shown;
      this.pointed = this.guided;
    });
    $effect(() => {
      const { objection } = walk;
      const words = texts.of(walk.game); // the server may object before the words have come
      this.objection = objection &&
        words && {
          notation: objection.notation,
          text: words.say(objection.text, objection.fields),
          rule: objection.rule ?? "",
          fields: objection.fields,
        };
    });
  }

  get present(): TableState | null {
    return this.state;
  }

  get chairs(): readonly ChairInfo[] {
    return (
      this.state?.scores.map((_, seat): ChairInfo => ({
        seat,
        kind: "local",
        name: "",
        level: null,
        online: true,
        yours: seat === this.state?.seat,
        left: false,
      })) ?? []
    );
  }

  get lines(): readonly LogLine[] {
    return [];
  }

  get own(): boolean {
    return this.offers.length > 0;
  }

  get offers(): readonly Choice[] {
    return this.state?.choices ?? NONE;
  }

  get choices(): readonly Choice[] {
    return this.caughtUp ? this.offers : NONE;
  }

  /** The one thing that is awaited, shown as if somebody pointed at it. */
  private get guided(): string | null {
    const step = this.walk.scene?.step;
    return step?.wait === "do" && step.awaited.length === 1 ? step.awaited[0] : null;
  }

  override get lessonMarks(): readonly string[] {
    return this.walk.scene?.step?.point ?? [];
  }

  override point(notation: string | null): void {
    this.pointed = notation ?? this.guided;
  }

  protected send(notation: string, then: string[]): void {
    this.walk.act(notation, ...then).catch(this.failed);
  }

  /** A lesson may wait for just that: trying what is not possible. */
  why(notation: string): void {
    this.send(notation, []);
  }
}

function shownOf(scene: LessonScene, number: number): TableState {
  const { seat, view, decision, choices, scores, places } = scene;
  return {
    number,
    seat,
    mine: [seat],
    view,
    deciding: decision.seat === null ? [] : [decision.seat],
    at_once: false,
    decision,
    choices,
    scores,
    places,
    result: null,
    undo: 0,
    clock: {},
    ahead: false,
    kept: null,
  };
}
