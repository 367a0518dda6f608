/** Where things lie in an area: turned cards, the frame around them, the contour of a group. */
import type { CafeSquareView, Choice } from "../../lib/types";
import type { Fields } from "../../lib/words";

export interface Cell {
  x: number;
  y: number;
}

export interface Spot extends Cell {
  /** Clockwise quarter turns. */
  rot: number;
}

export interface Bounds extends Cell {
  width: number;
  height: number;
}

/** The place that the fields of a choice, of an event or of what is told of a card speak of. */
export const spotIn = (told: Fields): Spot => ({ x: Number(told.x), y: Number(told.y), rot: Number(told.rot) });

export const notation = ({ x, y, rot }: Spot): string => `place ${x} ${y} ${rot}`;

export const same = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;

export const size = (rot: number): { width: number; height: number } => (rot % 2 ? { width: 2, height: 3 } : { width: 3, height: 2 });

/** The cells of a card's six squares, in the order they are printed: three wide, two high. */
export function footprint({ x, y, rot }: Spot): Cell[] {
  return Array.from({ length: 6 }, (_, square) => {
    const [row, column] = [Math.floor(square / 3), square % 3];
    const turned = [
      [column, row],
      [1 - row, column],
      [2 - column, 1 - row],
      [row, 2 - column],
    ][rot];
    return { x: x + turned[0], y: y + turned[1] };
  });
}

export function bounds(cells: readonly Cell[], margin = 0): Bounds {
  const across = cells.map((cell) => cell.x);
  const down = cells.map((cell) => cell.y);
  const [x, y] = [Math.min(...across) - margin, Math.min(...down) - margin];
  return { x, y, width: Math.max(...across) + margin - x + 1, height: Math.max(...down) + margin - y + 1 };
}

/** The card turned clockwise by quarters about its middle, or as near as the grid allows; four turns bring it back. */
export function turned(spot: Spot, quarters = 1): Spot {
  const { x } = spot;
  let { y, rot } = spot;
  for (let count = ((quarters % 4) + 4) % 4; count > 0; count--) [y, rot] = [rot % 2 ? y + 1 : y - 1, (rot + 1) % 4];
  return { x, y, rot };
}

/** A card that still touches the area somewhere. */
export function within(spot: Spot, area: Bounds): Spot {
  const { width, height } = size(spot.rot);
  const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
  return { x: clamp(spot.x, area.x, area.x + area.width - width), y: clamp(spot.y, area.y, area.y + area.height - height), rot: spot.rot };
}

/** The squares of each group that one action works on, by the key of their anchor. */
export function groupsOf(squares: readonly CafeSquareView[]): Map<string, CafeSquareView[]> {
  const groups = new Map<string, CafeSquareView[]>();
  for (const square of squares) {
    if (!square.anchor) continue;
    const key = square.anchor.join(" ");
    groups.set(key, [...(groups.get(key) ?? []), square]);
  }
  return groups;
}

/** The groups a placement makes or changes come with what is told of it, each as the cells of its squares. */
export function outlined(told: Fields | undefined): Cell[][] {
  const groups = [told?.outlines ?? []].flat().map(String);
  return groups.map((group) =>
    (group.match(/-?\d+ -?\d+/g) ?? []).map((cell) => {
      const [x, y] = cell.split(" ").map(Number);
      return { x, y };
    }),
  );
}

/** The four sides of a cell, clockwise: the neighbour across, and the corners the side runs between. */
const SIDES = [
  { across: [0, -1], from: [0, 0], to: [1, 0] },
  { across: [1, 0], from: [1, 0], to: [1, 1] },
  { across: [0, 1], from: [1, 1], to: [0, 1] },
  { across: [-1, 0], from: [0, 1], to: [0, 0] },
];

type Point = [number, number];

/** The outer and inner edges of cells as closed runs of corners, clockwise around the cells. */
function edgesOf(cells: readonly Cell[]): Point[][] {
  const key = (x: number, y: number): string => `${x} ${y}`;
  const there = new Set(cells.map(({ x, y }) => key(x, y)));
  const ways = new Map<string, Point[]>();
  for (const { x, y } of cells) {
    for (const { across, from, to } of SIDES) {
      if (there.has(key(x + across[0], y + across[1]))) continue;
      const start = key(x + from[0], y + from[1]);
      ways.set(start, [...(ways.get(start) ?? []), [x + to[0], y + to[1]]]);
    }
  }
  const runs: Point[][] = [];
  for (let first = ways.keys().next().value; first !== undefined; first = ways.keys().next().value) {
    const run: Point[] = [];
    let at = first.split(" ").map(Number) as Point;
    let way: Point | null = null;
    do {
      const open: Point[] = ways.get(key(...at))!;
      // Where two cells only touch at a corner, the run turns right, so that it stays with its own cell.
      const [ahead, aside]: Point = way ?? [0, 0];
      const right = open.findIndex(([x, y]): boolean => (y - at[1]) * ahead - (x - at[0]) * aside > 0);
      const [next]: Point[] = open.splice(Math.max(right, 0), 1);
      if (!open.length) ways.delete(key(...at));
      run.push(at);
      way = [next[0] - at[0], next[1] - at[1]];
      at = next;
    } while (key(...at) !== first);
    runs.push(run);
  }
  return runs;
}

/** The outline of some cells as an SVG path with round corners, `inset` within their edges; a cell is 100 wide. */
export function contour(cells: readonly Cell[], inset = 6, radius = 10): string {
  const path = edgesOf(cells).map((run) => {
    const corners = run.flatMap((at, index) => {
      const before = run[(index + run.length - 1) % run.length];
      const after = run[(index + 1) % run.length];
      const into: Point = [at[0] - before[0], at[1] - before[1]];
      const out: Point = [after[0] - at[0], after[1] - at[1]];
      if (into[0] === out[0] && into[1] === out[1]) return [];
      const x = at[0] * 100 - (into[1] + out[1]) * inset;
      const y = at[1] * 100 + (into[0] + out[0]) * inset;
      return [`${x - into[0] * radius} ${y - into[1] * radius}Q${x} ${y} ${x + out[0] * radius} ${y + out[1] * radius}`];
    });
    return `M${corners.join("L")}z`;
  });
  return path.join("");
}

/** The sizes of the groups come with a placement under these names. */
export const STAGES = ["production", "drying", "roasting"];

/** Legal placements: where the game itself would lay the card, then by cups, losses, fewer and larger groups, and what is covered. */
export function ranked(choices: readonly Choice[]): Spot[] {
  const amount = (choice: Choice, kind: string, field: string): number =>
    choice.effects.filter((effect) => effect.kind === kind).reduce((sum, effect) => sum + Number(effect.fields[field] ?? 0), 0);
  const losses = (choice: Choice): number =>
    amount(choice, "beans_lost", "beans") + 5 * choice.effects.filter((effect) => effect.kind === "cafe_lost").length;
  const groups = (choice: Choice): number =>
    STAGES.map((stage) => choice.details[stage] ?? "")
      .join(" ")
      .split(" ").length;
  return choices
    .filter((choice) => choice.action.kind === "place")
    .map((choice) => ({
      choice,
      rank: [
        -Number(choice.details.favourite ?? 0),
        -amount(choice, "cups", "after"),
        losses(choice),
        groups(choice),
        amount(choice, "covers", "squares"),
      ],
    }))
    .sort((one, other) => one.rank.map((value, place) => value - other.rank[place]).find((difference) => difference !== 0) ?? 0)
    .map(({ choice }) => spotIn(choice.action.fields));
}

/** What the game tells of the best place of an open card; nothing where it cannot be laid. */
export const bestOf = (offer: Choice | undefined): Fields | undefined => offer?.effects.find(({ kind }) => kind === "best")?.fields;
