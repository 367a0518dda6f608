import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Movement, Movements, Stage } from "../src/frame/contract";
import { Director } from "../src/frame/director.svelte";
import type { LastStep } from "../src/lib/live.svelte";
import type { Pace } from "../src/lib/settings.svelte";
import type { TableState } from "../src/lib/types";
import { Words } from "../src/lib/words";

const words = new Words("en", ["event-pay = { $seat } pays\nevent-pour = { $seat } pours\nlabel-pays = pays"]);
const state = (number: number): TableState =>
  ({
    number,
    seat: 0,
    mine: [0],
    view: { number },
    decision: { seat: 0, kind: "", rule: "", fields: {} },
    choices: [],
    scores: [],
    result: null,
  }) as unknown as TableState;
const step = (number: number, seat: number, ...kinds: string[]): LastStep => ({
  number,
  entry: { seat, do: "x", undo: 0 },
  events: kinds.map((kind) => ({ kind, fields: { seat }, hidden: false })),
});

/** A director whose movements write down when they begin and end, and on which board. */
class Theatre {
  told: string[] = [];
  pace: Pace = "normal";
  director: Director;

  constructor() {
    const movement = (name: string, phase: "before" | "after", ms: number): Movement => ({
      label: `label-${name}`,
      phase,
      run: async (stage: Stage) => {
        this.note(`${name}…`);
        await stage.wait(ms);
        this.note(name);
      },
    });
    const movements: Movements = {
      pay: ({ fields }) => movement(`pay${fields.seat}`, "before", 300),
      pour: ({ fields }) => movement(`pour${fields.seat}`, "after", 600),
    };
    this.director = new Director({
      words: () => words,
      movements: () => movements,
      sounds: () => ({}),
      root: () => document.body,
      pace: () => this.pace,
      own: (one) => one.entry.seat === 0,
      besides: (told) => told.state.at_once,
    });
    this.director.jump(state(0));
  }

  private note(what: string): void {
    this.told.push(`${what}@${this.director.shown?.number}`);
  }

  take(number: number, seat: number, ...kinds: string[]): void {
    this.director.take(step(number, seat, ...kinds), state(number));
  }

  get at(): number | undefined {
    return this.director.shown?.number;
  }
}

describe("the director", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells movements on the board as it was, then the new board, then those on the board as it has become", async () => {
    const theatre = new Theatre();
    theatre.take(1, 1, "pour", "pay");
    expect(theatre.at).toBe(0);
    await vi.advanceTimersByTimeAsync(290);
    expect(theatre.told).toEqual(["pay1…@0"]);
    await vi.advanceTimersByTimeAsync(20);
    expect(theatre.at).toBe(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(theatre.told).toEqual(["pay1…@0", "pay1@0", "pour1…@1", "pour1@1"]);
    expect(theatre.director.telling).toBe(false);
  });

  it("never lets the steps of two players overlap, however fast they come", async () => {
    const theatre = new Theatre();
    theatre.take(1, 1, "pay");
    theatre.take(2, 2, "pay");
    theatre.take(3, 1, "pay", "pour");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(theatre.told).toEqual(["pay1…@0", "pay1@0", "pay2…@1", "pay2@1", "pay1…@2", "pay1@2", "pour1…@3", "pour1@3"]);
    expect(theatre.at).toBe(3);
  });

  it("lets steps of those who decide at the same time lie there at once, also while something else is told", async () => {
    const theatre = new Theatre();
    const besides = (number: number): void => theatre.director.take(step(number, 2, "pay", "pour"), { ...state(number), at_once: true });
    besides(1);
    expect([theatre.at, theatre.director.telling]).toEqual([1, false]);
    theatre.take(2, 0, "pay");
    besides(3);
    await vi.advanceTimersByTimeAsync(340);
    expect(theatre.at).toBe(3);
    expect(theatre.told).toEqual(["pay0…@1", "pay0@1"]);
    expect(theatre.director.steps.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("waits longer between two players than between two steps of one", async () => {
    const between = async (second: number): Promise<number> => {
      const theatre = new Theatre();
      theatre.take(1, 1, "pay");
      theatre.take(2, second, "pay");
      await vi.advanceTimersByTimeAsync(301);
      let waited = 0;
      for (; theatre.told.length < 3; waited += 10) await vi.advanceTimersByTimeAsync(10);
      return waited;
    };
    expect(await between(1)).toBeLessThan(await between(2));
  });

  it("skips to the present at once, and leaves nothing of the tale behind", async () => {
    const theatre = new Theatre();
    theatre.take(1, 1, "pay");
    theatre.take(2, 2, "pay", "pour");
    await vi.advanceTimersByTimeAsync(100);
    theatre.director.skip();
    expect([theatre.at, theatre.director.telling, theatre.director.tale]).toEqual([2, false, null]);
    expect(theatre.director.steps.map(({ number }) => number)).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(theatre.told.filter((line) => line.endsWith("…@0") || line.includes("…"))).toEqual(["pay1…@0"]);
    theatre.take(3, 1, "pay");
    await vi.advanceTimersByTimeAsync(5000);
    expect(theatre.at).toBe(3);
  });

  it("shows only the outcome at the pace instant", () => {
    const theatre = new Theatre();
    theatre.pace = "instant";
    theatre.take(1, 1, "pay", "pour");
    theatre.take(2, 2, "pay");
    expect([theatre.at, theatre.told, theatre.director.telling]).toEqual([2, [], false]);
    expect(theatre.director.steps).toHaveLength(2);
  });

  it("takes slow longer than normal, and brisk less", async () => {
    const lasts = async (pace: Pace): Promise<number> => {
      const theatre = new Theatre();
      theatre.pace = pace;
      theatre.take(1, 1, "pay");
      let lasted = 0;
      for (; theatre.director.telling; lasted += 10) await vi.advanceTimersByTimeAsync(10);
      return lasted;
    };
    const [brisk, normal, slow] = [await lasts("brisk"), await lasts("normal"), await lasts("slow")];
    expect(brisk).toBeLessThan(normal);
    expect(normal).toBeLessThan(slow);
  });

  it("passes over the oldest of very many waiting turns", async () => {
    const theatre = new Theatre();
    theatre.take(1, 1, "pay");
    for (let number = 2; number <= 12; number++) theatre.take(number, 1 + (number % 2), "pay");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(theatre.at).toBe(12);
    const begun = theatre.told.filter((line) => line.includes("…"));
    expect(begun.length).toBeGreaterThan(3);
    expect(begun.length).toBeLessThan(12);
    expect(theatre.director.steps).toHaveLength(12);
  });

  it("shows again what happened, and ends where it was", async () => {
    const theatre = new Theatre();
    theatre.take(1, 1, "pay");
    theatre.take(2, 2, "pay");
    await vi.advanceTimersByTimeAsync(10_000);
    theatre.told = [];
    const steps = theatre.director.steps;
    expect(theatre.director.canRepeat(steps)).toBe(true);
    theatre.director.repeat(steps);
    expect([theatre.at, theatre.director.again]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(theatre.told).toEqual(["pay1…@0", "pay1@0", "pay2…@1", "pay2@1"]);
    expect([theatre.at, theatre.director.again]).toEqual([2, false]);
    expect(theatre.director.steps).toEqual(steps);
  });

  it("breaks off what is shown again when the game goes on, and tells that", async () => {
    const theatre = new Theatre();
    theatre.take(1, 1, "pay");
    await vi.advanceTimersByTimeAsync(10_000);
    theatre.director.repeat(theatre.director.steps);
    await vi.advanceTimersByTimeAsync(50);
    theatre.take(2, 2, "pay");
    expect(theatre.at).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([theatre.at, theatre.director.steps.length]).toEqual([2, 2]);
  });

  it("tells whose turns wait, and what comes in the present one", async () => {
    const theatre = new Theatre();
    theatre.take(1, 1, "pay", "pour");
    theatre.take(2, 2, "pay");
    theatre.take(3, 0, "pay");
    flushSync();
    expect(theatre.director.tale).toMatchObject({
      seat: 1,
      waiting: [2, 0],
      at: 0,
      labels: ["label-pay1", "label-pour1"],
      text: "1 pays 1 pours",
    });
    await vi.advanceTimersByTimeAsync(310);
    expect(theatre.director.tale).toMatchObject({ seat: 1, waiting: [2, 0], at: 1 });
  });
});
