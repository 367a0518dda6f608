/** Small pictures beside the rules, made of the drawn pieces. */
import { arrow, framed, sum, type Item } from "../../artwork/figure";

/** A table from above: a round cloth, ladies round and gentlemen square, in the cloth of their nation. */
const cloth = (nation: string, x: number, y: number, scale = 0.8): Item => ({
  shape: "table",
  use: nation ? `in-t-${nation}` : undefined,
  x,
  y,
  scale,
});
const guest = (kind: string, x: number, y: number, fresh = false, scale = 0.44): Item => ({
  shape: kind.endsWith("W") ? "lady" : "gentleman",
  use: kind.length > 1 ? `in-t-${kind.slice(0, 2)}` : undefined,
  x,
  y,
  scale,
  fresh,
});
const SIDES = [
  [0, -24],
  [0, 24],
  [-24, 0],
  [24, 0],
];
/** A table and its guests, the last one just seated. */
const party = (nation: string, kinds: readonly string[], x: number, y: number, fresh = true): Item[] => [
  cloth(nation, x, y),
  ...kinds.map((kind, side) => guest(kind, x + SIDES[side][0], y + SIDES[side][1], fresh && side === kinds.length - 1)),
];
/** A table that fills up guest by guest, with what each of them brings. */
const filling = (nation: string, kinds: readonly string[], points: readonly number[]): Item[] =>
  points.flatMap((amount, index) => [
    ...party(nation, kinds.slice(0, index + 2), 52 + 98 * index, 40),
    sum(String(amount), 52 + 98 * index, 105),
  ]);
/** The whole café, by columns and rows of its grid. */
const CELL = 22;
const cell = (place: number): number => 11 + CELL * place;
const cafe = (
  tables: readonly (readonly [string, number, number])[],
  guests: readonly (readonly [string, number, number, boolean?])[],
): Item[] => [
  ...tables.map(([nation, column, row]) => cloth(nation, 14 + cell(column), cell(row), 0.55)),
  ...guests.map(([kind, column, row, fresh]) => guest(kind, 14 + cell(column), cell(row), fresh, 0.36)),
];
const CLOTHS = ["CF", "CN", "CU", "GB", "FR", "DE", "IN", "IT", "RU", "ES", "TR", "US"];

export const figures: Record<string, Item[]> = {
  "CIN-01": ["ES-W-a", "TR-M-a", "FR-W-b", "CN-W-a"].map((guest, index) => framed(`in-g-${guest}`, 12 + index * 70, 14, 68)),
  "CIN-05": CLOTHS.map((nation, index): Item => ({
    shape: "cloth",
    use: `in-t-${nation}`,
    x: 44 + (index % 6) * 43,
    y: 31 + Math.floor(index / 6) * 48,
  })),
  "CIN-42": ["WM", "WMM", "WMW", "WMWM"].flatMap((mix, index) => party("", [...mix], 42 + index * 72, 55, false)),
  "CIN-47": [
    ...party("ES", ["ES-M", "ES-W"], 42, 55),
    sum("4", 97),
    sum("+", 122),
    ...party("ES", ["ES-M", "ES-W", "GB-W"], 172, 55),
    sum("3", 226),
    sum("= 7", 264),
  ],
  "CIN-50": [...party("ES", ["ES-W"], 50, 55), sum("0", 84), arrow(140), ...party("ES", ["ES-W", "ES-M"], 214, 55), sum("4", 268)],
  "CIN-60": [
    ...cafe(
      [
        ["IT", 1, 1],
        ["GB", 3, 1],
        ["FR", 2, 2],
        ["RU", 1, 3],
        ["ES", 3, 3],
      ],
      [
        ["IT-M", 1, 0],
        ["IT-W", 0, 1],
        ["RU-W", 1, 2],
        ["RU-M", 0, 3],
        ["RU-M", 2, 3, true],
        ["ES-W", 3, 2, true],
        ["IT-M", 2, 1, true],
      ],
    ),
    sum("8 + 5 + 10", 210, 50),
    sum("= 23", 210, 88),
  ],
  "CIN-61": [
    cloth("GB", 44, 66),
    cloth("CF", 112, 66),
    guest("GB-M", 44, 36),
    guest("CF-W", 112, 36),
    guest("CF-M", 139, 66),
    guest("GB-W", 78, 66, true),
    sum("4 + 3 = 7", 226, 72),
  ],
  "CIN-62": filling("ES", ["GB-M", "ES-W", "ES-M", "RU-W"], [2, 3, 4]),
  "CIN-63": filling("ES", ["ES-M", "ES-W", "ES-W", "ES-M"], [4, 6, 8]),
  "CIN-72": [...party("IT", ["IT-M", "IT-W", "FR-W", "RU-M"], 70, 55, false), arrow(150), cloth("CN", 226, 55, 1.2)],
  "CIN-104": [
    ...party("FR", ["FR-W", "FR-W", "GB-W", "FR-W"], 44, 55),
    sum("20", 106),
    ...party("FR", ["FR-W", "FR-W", "FR-W", "FR-W"], 194, 55),
    sum("40", 258),
  ],
};
