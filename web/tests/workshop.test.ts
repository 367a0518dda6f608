import { describe, expect, it } from "vitest";
import type { Piece } from "../src/lib/types";
import { find, groupsOf, itemsOf, placesOf } from "../src/workshop/form";
import { saidOf, saidOfAll } from "../src/workshop/objections";
import { at, put, resolved, type Table } from "../src/workshop/paths";
import { confirmed, markOf, openUnits, unconfirmed } from "../src/workshop/provenance";
import { nearest } from "../src/workshop/spots";

const CARDS: Piece = {
  id: "plan",
  items: "plan",
  fields: [
    { path: "squares[]", kind: "choice", choices: ["B", "D"], names: "square" },
    { path: "cafe.points", label: "points" },
    { path: "cafe.demand.red", absent: true },
  ],
  parts: [{ path: "cafe", among: "squares", value: "D", count: "size" }],
};
const ROWS: Piece = {
  id: "row",
  items: "board.row",
  fields: [{ path: "items[].cost" }, { path: "items[].bonus[]", kind: "choice", choices: ["coin"], names: "atom" }],
  rows: [
    { path: "items", least: 1, most: 5 },
    { path: "items[].bonus", least: 0, most: 3, blank: "coin" },
  ],
};
const DATA: Table = {
  plan: [
    {
      id: "P1",
      squares: ["B", "D"],
      squares_source: "D",
      source: "D",
      cafe: { points: 4, demand: { red: 2 }, source: "R", points_source: "I+D" },
    },
    { id: "P2", squares: ["B", "B"], source: "R" },
  ],
  board: {
    source: "R",
    row: [
      {
        id: "A",
        source: "D",
        items: [
          { cost: 1, bonus: ["coin"] },
          { cost: 2, cost_source: "R" },
        ],
      },
    ],
  },
  numbers: { rounds: { value: 8, source: "D" } },
};

describe("places in an edition", () => {
  it("are read and written without changing what was there", () => {
    const changed = put(DATA, "plan[0].squares[1]", "B");
    expect(at(changed, "plan[0].squares[1]")).toBe("B");
    expect(at(DATA, "plan[0].squares[1]")).toBe("D");
    expect(changed.board).toBe(DATA.board);
    expect(at(put(DATA, "plan[0].cafe", undefined), "plan[0].cafe")).toBeUndefined();
  });

  it("are found by the ids of entries as well as by numbers", () => {
    expect(resolved(DATA, "plan[P2].squares[1]")).toBe("plan[1].squares[1]");
    expect(resolved(DATA, "plan[1].squares")).toBe("plan[1].squares");
    expect(resolved(DATA, "board.row[A].items[1].cost")).toBe("board.row[0].items[1].cost");
  });
});

describe("the form of a piece", () => {
  it("asks for a part only where it is, and for values that may be absent", () => {
    const [house, field] = itemsOf(DATA, CARDS);
    expect([...placesOf(house).keys()]).toEqual([
      "plan[0].squares[0]",
      "plan[0].squares[1]",
      "plan[0].cafe.points",
      "plan[0].cafe.demand.red",
    ]);
    expect([...placesOf(field).keys()]).toEqual(["plan[1].squares[0]", "plan[1].squares[1]"]);
  });

  it("puts the values of one entry into one line", () => {
    const [group] = groupsOf(itemsOf(DATA, ROWS)[0]);
    expect(group.lines.map((line) => line.cells.map((cell) => cell.values))).toEqual([
      [["board.row[0].items[0].cost"], ["board.row[0].items[0].bonus[0]"]],
      [["board.row[0].items[1].cost"]],
    ]);
  });

  it("knows to which piece and field a place belongs", () => {
    const form = { pieces: [CARDS, ROWS] };
    expect(find(DATA, form, "plan[0].cafe.points")).toMatchObject({ item: { index: 0 }, label: ["form-points", {}] });
    expect(find(DATA, form, "board.row[0].items")).toMatchObject({ item: { index: 0 }, label: ["form-items", {}] });
    expect(find(DATA, form, "plan[1]").item?.index).toBe(1);
    expect(find(DATA, form, "numbers.rounds").item).toBeNull();
  });
});

describe("where values come from", () => {
  it("is told by the nearest tag", () => {
    expect(markOf(DATA, "plan[0].squares[1]")).toMatchObject({ unit: "plan[0].squares", source: "D" });
    expect(markOf(DATA, "plan[0].cafe.points").source).toBe("I+D");
    expect(markOf(DATA, "plan[0].cafe.demand.red")).toMatchObject({
      unit: "plan[0].cafe.demand",
      tag: "plan[0].cafe.demand_source",
      source: "R",
    });
    expect(markOf(DATA, "board.row[0].items[0].bonus[0]")).toMatchObject({ unit: "board.row[0].items[0].bonus", source: "D" });
    expect(markOf(DATA, "numbers.rounds.value")).toMatchObject({ unit: "numbers.rounds", tag: "numbers.rounds.source", source: "D" });
  });

  it("counts each stand-in once, and no more when it is ticked", () => {
    const places = [...placesOf(itemsOf(DATA, CARDS)[0]).keys()];
    expect([...openUnits(DATA, places)]).toEqual(["plan[0].squares", "plan[0].cafe.points"]);
    const ticked = confirmed(DATA, ["plan[0].squares[0]"]);
    expect([...openUnits(ticked, places)]).toEqual(["plan[0].cafe.points"]);
    expect(unconfirmed(ticked, DATA, ["plan[0].squares[1]"])).toEqual(DATA);
  });
});

describe("what a check says", () => {
  it("stands at the pieces it is about", () => {
    const objection = { message: "x", paths: ["plan[P1].squares", "plan[P2]"], fields: {}, severity: "refusal" as const, rule: "" };
    const checked = { objections: [objection], count: 1 };
    const [first, second] = itemsOf(DATA, CARDS);
    expect(saidOf(DATA, checked, first, placesOf(first).keys())).toMatchObject([{ places: ["plan[0].squares"] }]);
    expect(saidOf(DATA, checked, second, placesOf(second).keys())).toMatchObject([{ places: [] }]);
    const [row] = itemsOf(DATA, ROWS);
    expect(saidOf(DATA, checked, row, placesOf(row).keys())).toEqual([]);
    expect(saidOfAll(DATA, checked, first)).toEqual([]);
  });

  it("stands at every piece of a kind where it is about all of them, however often the same is said", () => {
    const total = { message: "x", paths: ["plan"], fields: {}, severity: "refusal" as const, rule: "CAF-08" };
    const checked = { objections: [total, { ...total, fields: { found: 9 } }], count: 2 };
    for (const card of itemsOf(DATA, CARDS)) expect(saidOfAll(DATA, checked, card)).toMatchObject([{ places: [] }, { places: [] }]);
    expect(saidOfAll(DATA, checked, itemsOf(DATA, ROWS)[0])).toEqual([]);
  });
});

describe("walking on a piece", () => {
  const spot = (path: string, x: number, y: number): { path: string; x: number; y: number; w: number; h: number } => ({
    path,
    x,
    y,
    w: 10,
    h: 10,
  });
  const GRID = [spot("a", 0, 0), spot("b", 100, 0), spot("c", 0, 100), spot("d", 100, 104)];

  it("leads to the next place in that direction, and stops at the edge", () => {
    expect(nearest(GRID, null, "right")).toBe("a");
    expect(nearest(GRID, "a", "right")).toBe("b");
    expect(nearest(GRID, "b", "down")).toBe("d");
    expect(nearest(GRID, "d", "left")).toBe("c");
    expect(nearest(GRID, "c", "left")).toBeNull();
  });
});
