import { describe, expect, it, vi } from "vitest";
import { options, plan, usual, values, type PlannedChair } from "../src/lib/create";
import { link, placeOf } from "../src/lib/router.svelte";
import { search } from "../src/lib/search";
import { share } from "../src/lib/share";
import { preferredLanguage, settings } from "../src/lib/settings.svelte";
import type { Chair, GameInfo, LogLine, ScoreLine } from "../src/lib/types";
import { clockText } from "../src/table/clock";
import { concerning, lasting, rounds, sheets, telling } from "../src/table/log";
import { bySource, ticks } from "../src/table/scores";

const GAME = {
  id: "x",
  seat_counts: [1, 2, 3],
  suggested_seats: 2,
  levels: ["random", "regular", "expert"],
  settings: [
    { name: "both", choices: ["a", "b"], rule: "X-1", seats: [] },
    { name: "duo", choices: ["a", "b"], rule: "X-2", seats: [2] },
  ],
} as unknown as GameInfo;

describe("a new table", () => {
  it("puts me first and bots of the usual level on the other chairs", () => {
    const { chairs } = plan(GAME, "bots");
    expect(chairs.map(({ kind, level }) => [kind, level])).toEqual([
      ["me", "regular"],
      ["bot", "regular"],
      ["bot", "regular"],
    ]);
    expect(plan(GAME, "device").chairs.map(({ kind }) => kind)).toEqual(["me", "local"]);
  });

  it("is private, and has bots where friends alone would be too few", () => {
    expect(plan(GAME, "friends").chairs.map(({ kind }) => kind)).toEqual(["me", "open"]);
    expect(plan({ ...GAME, suggested_seats: 3 }, "friends").chairs.map(({ kind }) => kind)).toEqual(["me", "open", "bot"]);
    expect(plan(GAME, "friends").hidden).toBe(true);
  });

  it("names no players that are not at the table", () => {
    const first = { name: "first", choices: ["random", "1", "2", "3"], rule: "X-3", seats: [], names_player: true, online: "" };
    expect(values(first, 2)).toEqual(["random", "1", "2"]);
  });

  it("suggests what suits people who play each on their own device", () => {
    const build = { name: "build", choices: ["in_turn", "together"], rule: "X-4", seats: [], names_player: false, online: "together" };
    const chair = (kind: Chair["kind"]): PlannedChair => ({ kind, level: "", name: "" });
    expect(usual(build, [chair("me"), chair("open"), chair("bot")])).toBe("together");
    expect(usual(build, [chair("me"), chair("local")])).toBe("in_turn");
    expect(usual(build, [chair("me"), chair("bot")])).toBe("in_turn");
    expect(usual({ ...build, online: "" }, [chair("me"), chair("open")])).toBe("in_turn");
  });

  it("offers the options that exist for the player count", () => {
    expect(options(GAME, 2).map(({ name }) => name)).toEqual(["both", "duo"]);
    expect(options(GAME, 3).map(({ name }) => name)).toEqual(["both"]);
  });
});

it("reads and writes addresses", () => {
  expect(link("table", "a b")).toBe("/table/a%20b");
  expect(placeOf("/table/a%20b", "?watch=x").parts).toEqual(["table", "a b"]);
  expect(placeOf("/table/a", "?watch=x").query.get("watch")).toBe("x");
});

it("finds rules without caring for accents and case", () => {
  const articles = [
    { id: "A-1", chapter: "x", title: "Café crème", text: "Hot." },
    { id: "A-2", chapter: "x", title: "Tea", text: "Never." },
  ];
  expect(search(articles, "CAFE hot", "en").map(({ id }) => id)).toEqual(["A-1"]);
  expect(search(articles, "a-2", "en").map(({ id }) => id)).toEqual(["A-2"]);
  expect(search(articles, "", "en")).toHaveLength(2);
});

it("picks the visitor's language", () => {
  expect(preferredLanguage(["pt", "fr-CA", "en"])).toBe("fr");
  expect(preferredLanguage(["pt"])).toBe("en");
});

it("shows clocks", () => {
  expect(clockText(65.9)).toBe("1:05");
  expect(clockText(3723)).toBe("1:02:03");
  expect(clockText(3 * 86400 + 4 * 3600)).toBe("3 d 04 h");
});

it("drops steps that were taken back from the log", () => {
  const happened = [{ kind: "x", fields: {}, hidden: false }];
  const line = (number: number, undo = 0): LogLine => ({ number, seat: 0, do: "x", undo, at: 0, events: undo ? [] : happened });
  expect(lasting([line(1), line(2), line(3), line(4, 2), line(5)]).map(({ number }) => number)).toEqual([1, 4, 5]);
  expect(lasting([line(1), line(2), line(3, 1), line(4, 1), line(5)]).map(({ number }) => number)).toEqual([4, 5]);
  const own = { ...line(4, 1), do: "own" };
  const other = { ...line(3), seat: 1 };
  expect(lasting([line(1), line(2), other, own, line(5)]).map(({ number }) => number)).toEqual([1, 3, 4, 5]);
});

it("finds the rounds of a story, and none where a game has none", () => {
  const line = (number: number, round?: number): LogLine => ({
    ...{ number, seat: 0, do: "x", undo: 0, at: 0, events: [] },
    ...(round && { heading: { round } }),
  });
  const nameOf = ({ heading }: LogLine): string => String(heading?.round);
  expect(rounds([line(1, 1), line(2, 1), line(3, 2), line(5, 3)], 9, nameOf)).toEqual([
    { from: 0, to: 2, name: "1" },
    { from: 2, to: 4, name: "2" },
    { from: 4, to: 9, name: "3" },
  ]);
  expect(rounds([line(1), line(2)], 2, nameOf)).toEqual([]);
});

it("leaves steps without events to the line before them", () => {
  const line = (number: number, kinds: string[]): LogLine => ({
    ...{ number, seat: 0, do: "x", undo: 0, at: 0 },
    events: kinds.map((kind) => ({ kind, fields: {}, hidden: false })),
  });
  const kept = lasting([line(1, ["taken"]), line(2, []), line(3, ["paid"])]);
  expect(kept.map(({ number }) => number)).toEqual([1, 3]);
  expect([0, 1, 2, 3].map((number) => telling(kept, number))).toEqual([null, 1, 1, 3]);
});

it("tells one player's part of the log", () => {
  const event = (kind: string, seat?: number): LogLine["events"][number] => ({
    kind,
    fields: seat === undefined ? {} : { seat },
    hidden: false,
  });
  const line = (number: number, seat: number, events: LogLine["events"], undo = 0): LogLine => ({
    number,
    seat,
    do: "x",
    undo,
    at: 0,
    events,
  });
  const kept = [line(1, 0, [event("paid", 0), event("served", 1), event("phase")]), line(2, 1, [event("paid", 1)]), line(3, 1, [], 1)];
  const named = (one: LogLine["events"][number]): number[] => (typeof one.fields.seat === "number" ? [one.fields.seat] : []);
  const told = (seat: number): unknown =>
    concerning(kept, seat, named).map(({ number, events }) => [number, events.map(({ kind }) => kind)]);
  expect(told(0)).toEqual([[1, ["paid", "phase"]]]);
  expect(told(1)).toEqual([
    [1, ["served"]],
    [2, ["paid"]],
    [3, []],
  ]);
  expect(told(2)).toEqual([]);
});

it("puts the log on sheets, of which only the last one grows", () => {
  const lines = Array.from({ length: 60 }, (_, at): LogLine => ({ number: at + 1, seat: 0, do: "x", undo: 0, at: 0, events: [] }));
  const before = sheets(lines.slice(0, 59));
  const after = sheets(lines);
  expect(after.flatMap((sheet) => sheet.lines)).toEqual(lines);
  expect(after.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(sheets([])).toEqual([]);
});

describe("a step that changes little", () => {
  const table = (): Record<string, unknown> => ({
    coops: [
      { crop: 3, house: [1] },
      { crop: 4, house: [] },
    ],
    seats: 2,
    outlook: null,
  });

  it("keeps what says the same", () => {
    const before = table();
    expect(share(before, table())).toBe(before);
    const changed = {
      ...table(),
      coops: [
        { crop: 3, house: [1] },
        { crop: 4, house: [0] },
      ],
    };
    const after = share(before, structuredClone(changed));
    expect(after).toEqual(changed);
    expect(after.coops[0]).toBe((before.coops as unknown[])[0]);
    expect(after.coops[1]).not.toBe((before.coops as unknown[])[1]);
  });

  it("tells more, less, nothing and lists apart", () => {
    const pairs: [unknown, unknown][] = [
      [
        [1, 2],
        [1, 2, 3],
      ],
      [
        [1, 2, 3],
        [1, 2],
      ],
      [{ a: undefined }, { b: undefined }],
      [{ a: null }, { a: {} }],
      [{ a: {} }, { a: null }],
      [{ a: [] }, { a: {} }],
      [null, { a: 1 }],
    ];
    for (const [before, after] of pairs) expect(share(before, structuredClone(after))).toStrictEqual(after);
  });
});

it("stacks points by source over time", () => {
  const line = (source: string, amount: number, fields: ScoreLine["fields"] = {}): ScoreLine => ({ source, rule: "X-1", amount, fields });
  const bands = bySource([[line("sugar", 0, { cubes: 1 })], [line("drink", 3, { cup: "doppio" }), line("sugar", 1, { cubes: 2 })]]);
  expect(bands.map(({ source, low, high }) => [source, low, high])).toEqual([
    ["sugar", [0, 0], [0, 1]],
    ["drink doppio", [0, 1], [0, 4]],
  ]);
});

it("shows the bean palette to the whole page and keeps it", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.set({ palette: "contrast" });
  expect(document.documentElement.dataset.palette).toBe("contrast");
  expect(JSON.parse(localStorage.getItem("ludocafe")!)).toMatchObject({ palette: "contrast" });
  settings.set({ palette: "printed" });
  expect(document.documentElement.dataset.palette).toBe("printed");
  vi.unstubAllGlobals();
});

it("marks a chart of points at round numbers", () => {
  expect(ticks(0, 19)).toEqual([0, 5, 10, 15]);
  expect(ticks(-16, 72)).toEqual([0, 20, 40, 60]);
  expect(ticks(-22, 3)).toEqual([-20, -15, -10, -5, 0]);
  expect(ticks(0, 1)).toEqual([0, 1]);
});
