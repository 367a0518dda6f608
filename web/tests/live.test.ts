import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "../src/lib/live.svelte";
import type { ClientMessage, Snapshot, TableInfo } from "../src/lib/types";

class Line {
  static all: Line[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: URL) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(snapshot: unknown): void {
    this.readyState = 1;
    this.onopen();
    this.tell(snapshot);
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const TABLE = { id: "t", chairs: [], state: "running" } as unknown as TableInfo;
const choice = (notation: string): unknown => ({ code: 0, notation, action: { kind: "x", fields: {} }, details: {}, effects: [] });

function snapshot(number: number, ...notations: string[]): Snapshot {
  return {
    type: "snapshot",
    table: TABLE,
    number,
    seat: 0,
    mine: [0],
    view: {},
    deciding: [0],
    at_once: false,
    decision: { seat: 0, kind: "x", rule: "", fields: {} },
    choices: notations.map(choice),
    scores: [],
    places: null,
    result: null,
    undo: 0,
    made: [],
    clock: {},
    log: [],
    seen: 0,
  } as unknown as Snapshot;
}
const step = (number: number, ...notations: string[]): unknown => ({
  ...snapshot(number, ...notations),
  type: "step",
  entry: { seat: 0, do: "x", undo: 0 },
  events: [],
});

describe("the live line", () => {
  beforeEach(() => {
    Line.all = [];
    vi.stubGlobal("WebSocket", Line);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("sends a move made while the line was down once it is up again, with the same id", async () => {
    const live = new Live("t");
    live.open();
    Line.all[0].accept(snapshot(3, "buy"));
    void live.act("buy");
    const [first] = Line.all[0].sent;
    expect(first).toMatchObject({ type: "act", number: 3, seat: 0, do: "buy" });
    Line.all[0].drop();
    expect(live.line).toBe("lost");
    await vi.advanceTimersByTimeAsync(400);
    Line.all[1].accept(snapshot(3, "buy"));
    expect(live.line).toBe("open");
    expect(Line.all[1].sent).toEqual([first]);
    Line.all[1].tell({ type: "done", id: (first as { id: string }).id, number: 4 });
    await vi.advanceTimersByTimeAsync(0);
    expect(live.busy).toBe(false);
    Line.all[1].drop();
    await vi.advanceTimersByTimeAsync(400);
    Line.all[2].accept(snapshot(4, "place"));
    expect(Line.all[2].sent).toEqual([]);
  });

  it("makes only one move at a time and follows up when the next one is offered", async () => {
    const live = new Live("t");
    live.open();
    const [line] = Line.all;
    line.accept(snapshot(0, "buy"));
    void live.act("buy", "place");
    void live.act("buy");
    expect(line.sent).toHaveLength(1);
    line.tell(step(1, "place"));
    line.tell({ type: "done", id: (line.sent[0] as { id: string }).id, number: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(line.sent[1]).toMatchObject({ type: "act", number: 1, do: "place" });
  });

  it("takes a step of somebody who decides at the same time for no answer to its own", async () => {
    const live = new Live("t");
    live.open();
    const [line] = Line.all;
    const common = { deciding: [0, 1], at_once: true };
    const others = { ...(step(1, "buy") as object), ...common, entry: { seat: 1, do: "buy", undo: 0, at_once: true }, events: [] };
    line.accept({ ...snapshot(0, "buy"), ...common });
    line.tell({ type: "ask", what: "takeback", by: 1, count: 1, answers: { "1": true }, open: true });
    expect(live.ask).not.toBeNull();
    void live.act("buy");
    line.tell(others);
    expect(live.ask).toBeNull(); // the question to the table is overtaken by what anybody does
    void live.act("buy"); // a double click, though the number is another one
    line.tell({ ...(step(2, "buy") as object), ...common });
    line.tell({ type: "done", id: (line.sent[0] as { id: string }).id, number: 2 });
    await vi.advanceTimersByTimeAsync(200);
    expect(live.state?.number).toBe(2);
    expect(line.sent).toHaveLength(1);
    expect(live.asked).toBe(2);
  });

  it("keeps a move that answers the next question before the last one is acknowledged", async () => {
    const live = new Live("t");
    live.open();
    const [line] = Line.all;
    line.accept(snapshot(0, "buy"));
    void live.act("buy");
    line.tell(step(1, "place", "buy"));
    void live.act("place");
    expect(line.sent).toHaveLength(1);
    line.tell({ type: "done", id: (line.sent[0] as { id: string }).id, number: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(line.sent[1]).toMatchObject({ type: "act", number: 1, do: "place" });
    expect(line.sent).toHaveLength(2);
  });

  it("gives up what was to follow when it is not offered", async () => {
    const live = new Live("t");
    live.open();
    const [line] = Line.all;
    line.accept(snapshot(0, "buy"));
    void live.act("buy", "place");
    line.tell({ type: "done", id: (line.sent[0] as { id: string }).id, number: 1 });
    line.tell(step(1, "other"));
    await vi.advanceTimersByTimeAsync(0);
    line.tell(step(2, "place"));
    expect(line.sent).toHaveLength(1);
  });

  it("shows one step per frame, in order, and what follows a step after it", async () => {
    const stepped: number[] = [];
    const live = new Live("t", "", { stepped: ({ number }) => stepped.push(number) });
    live.open();
    const [line] = Line.all;
    line.accept(snapshot(0));
    line.tell(step(1));
    line.tell({ type: "thinking", seat: 1 });
    expect(live.thinking).toBe(1);
    line.tell(step(2));
    line.tell({ type: "thinking", seat: 2 });
    line.tell(step(3));
    expect([stepped, live.thinking]).toEqual([[1], 1]);
    await vi.advanceTimersToNextFrame();
    expect([stepped, live.thinking]).toEqual([[1, 2], 2]);
    await vi.advanceTimersToNextFrame();
    expect(stepped).toEqual([1, 2, 3]);
  });

  it("goes on in a hidden tab, where no frame is drawn", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const live = new Live("t");
    live.open();
    const [line] = Line.all;
    line.accept(snapshot(0));
    line.tell(step(1));
    line.tell(step(2));
    expect(live.state?.number).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(live.state?.number).toBe(2);
  });

  it("plays what was settled beforehand as soon as the move before it is done", async () => {
    const live = new Live("t");
    live.open();
    const [line] = Line.all;
    line.accept(snapshot(0, "buy"));
    void live.act("buy");
    line.tell(step(1, "decline"));
    live.actLater("decline");
    expect(line.sent).toHaveLength(1);
    line.tell({ type: "done", id: (line.sent[0] as { id: string }).id, number: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(line.sent[1]).toMatchObject({ type: "act", number: 1, do: "decline" });
  });

  it("says when a move is refused and does not follow up", async () => {
    const refused = vi.fn();
    const live = new Live("t", "", { refused });
    live.open();
    const [line] = Line.all;
    line.accept(snapshot(0, "buy"));
    void live.act("buy", "buy");
    line.tell({ type: "refused", id: (line.sent[0] as { id: string }).id, text: "stale", fields: {}, rule: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toHaveBeenCalledWith("stale", {}, null);
    expect(line.sent).toHaveLength(1);
  });

  it("does not knock at a door that is closed to it", async () => {
    const live = new Live("t");
    live.open();
    Line.all[0].drop(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.line).toBe("refused");
    expect(Line.all).toHaveLength(1);
  });

  it("does again what was taken back, until something else is done or somebody else moves", async () => {
    const live = new Live("t");
    live.open();
    const line = Line.all[0];
    let number = 0;
    const told = (entry: { seat: number; do: string; undo: number }, ...offers: string[]): void => {
      line.tell({ ...snapshot(++number, ...offers), type: "step", entry, events: [] });
      vi.advanceTimersToNextFrame();
    };
    line.accept(snapshot(0, "a"));
    told({ seat: 0, do: "a", undo: 0 }, "b");
    told({ seat: 0, do: "b", undo: 0 }, "c");
    told({ seat: 0, do: "", undo: 2 }, "a", "z");
    expect(live.undone).toEqual(["b", "a"]);
    void live.redo();
    expect(line.sent.at(-1)).toMatchObject({ type: "act", do: "a" });
    told({ seat: 0, do: "a", undo: 0 }, "b");
    expect(live.undone).toEqual(["b"]);
    told({ seat: 1, do: "q", undo: 0 }, "b");
    expect(live.undone).toEqual([]);
  });
});
