import { afterEach, describe, expect, it, vi } from "vitest";
import { lastOf, LessonWalk, selectors } from "../src/lib/lesson.svelte";
import type { LessonScene } from "../src/lib/types";

type Wait = "read" | "do" | "refused";

function scene(number: number, wait: Wait | null, awaited: string[] = [], moves: LessonScene["moves"] = []): LessonScene {
  const step = wait && { text: "t", number, wait, awaited, point: [] };
  return { lesson: "a", title: "lesson-a", steps: 4, step, refusal: null, moves, seat: 0 } as unknown as LessonScene;
}

/** A server that knows the answers to these ways. */
function serve(scenes: Record<string, LessonScene | { text: string; rule: string }>): string[][] {
  const asked: string[][] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const { done } = JSON.parse(body) as { done: string[] };
    asked.push(done);
    const answer = scenes[done.join("|")];
    return new Response(JSON.stringify(answer), { status: "text" in answer ? 400 : 200 });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("a walk through a lesson", () => {
  it("reads and goes back", async () => {
    const asked = serve({
      "": scene(0, "read"),
    });
    const walk = new LessonWalk("x");
    await walk.open("a");
    expect(walk.canGoBack).toBe(false);
    asked.length = 0;
    await walk.read();
    await walk.back();
    expect(asked).toEqual([[""], []]);
  });

  it("opens another lesson while the one before is on its way", async () => {
    const answers: ((scene: LessonScene) => void)[] = [];
    vi.stubGlobal("fetch", async () => {
      const answer = await new Promise<LessonScene>((resolve) => answers.push(resolve));
      return new Response(JSON.stringify(answer));
    });
    const walk = new LessonWalk("x");
    const first = walk.open("a");
    const second = walk.open("b");
    expect(answers).toHaveLength(2);
    answers[1]({ ...scene(0, "read"), lesson: "b" });
    await second;
    answers[0](scene(0, "read"));
    await first;
    expect(walk.scene?.lesson).toBe("b");
    expect(walk.busy).toBe(false);
  });

  it("follows a buy with its placing and stops where something else is awaited", async () => {
    const asked = serve({ "": scene(0, "do", ["buy"]), buy: scene(1, "do", ["place"]), "buy|place": scene(2, "read") });
    const walk = new LessonWalk("x");
    await walk.open("a");
    await walk.act("buy", "place", "more");
    expect(asked).toEqual([[], ["buy"], ["buy", "place"]]);
    expect(walk.scene?.step?.number).toBe(2);
  });

  it("shows what is awaited", async () => {
    serve({ "": scene(0, "refused", ["serve"]), serve: scene(1, "read") });
    const walk = new LessonWalk("x");
    await walk.open("a");
    await walk.show();
    expect(walk.scene?.step?.number).toBe(1);
  });

  it("keeps its place when a choice is refused", async () => {
    serve({ "": scene(0, "do", ["buy"]), take: { text: "refusal-x", rule: "X-1" }, buy: scene(1, null) });
    const walk = new LessonWalk("x");
    await walk.open("a");
    await walk.act("take", "buy");
    expect(walk.objection).toEqual({ text: "refusal-x", fields: {}, rule: "X-1", notation: "take" });
    expect(walk.scene?.step?.number).toBe(0);
    await walk.act("buy");
    expect(walk.objection).toBeNull();
    expect(walk.scene?.step).toBeNull();
  });
});

it("makes one step of all that happened", () => {
  const moves = [
    { seat: 0, do: "buy", events: [{ kind: "a", fields: {}, hidden: false }] },
    { seat: 1, do: "take", events: [{ kind: "b", fields: {}, hidden: false }] },
  ];
  const last = lastOf(scene(1, "read", [], moves), 7);
  expect(last?.number).toBe(7);
  expect(last?.entry).toEqual({ seat: 0, do: "buy", undo: 0 });
  expect(last?.events.map(({ kind }) => kind)).toEqual(["a", "b"]);
  expect(lastOf(scene(1, "read"), 7)).toBeNull();
});

it("points at notations, their beginnings and a board's own marks", () => {
  expect(selectors(["take"])).toEqual(['[data-do="take"]', '[data-why="take"]']);
  expect(selectors(["buy *"])).toEqual(['[data-do^="buy "]', '[data-why^="buy "]']);
  expect(selectors(["chair=3"])).toEqual(['[data-chair="3"]']);
  expect(selectors(["P:ES-W@0"])).toEqual(['[data-do="P:ES-W@0"]', '[data-why="P:ES-W@0"]']);
});
