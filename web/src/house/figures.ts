/** Small pictures beside rule articles, made of the drawn pieces. Their room is 300 × 110; they hold no words. */
export interface Item {
  /** A symbol or pattern of the drawings. */
  use?: string;
  x: number;
  y: number;
  /** The width of a symbol with a frame of its own; those without one are scaled instead. */
  size?: number;
  scale?: number;
  /** A number on a piece, or beside it. */
  text?: string;
  /** Its letters: on a dark piece, on a coin, or beside the pieces. */
  ink?: "light" | "coin" | "dark";
  shape?: "arrow" | "place" | "disc" | "cloth" | "table" | "lady" | "gentleman";
  /** Just placed. */
  fresh?: boolean;
  /** The class that colours the piece. */
  paint?: string;
}

const arrow = (x: number, y = 55): Item => ({ shape: "arrow", x, y });
const coin = (x: number, y: number, amount: number): Item[] => [
  { use: "gt-coin", x, y, scale: 1.25 },
  { text: String(amount), x, y: y + 8, ink: "coin" },
];
/** A token of Café del Gatto with its value and its preparation: cold, creamy (f) or hot. */
const token = (face: "M" | "C", value: number, preparation: "c" | "f" | "h", x: number, y: number, scale = 0.95): Item[] => [
  { use: `gt-tk-${face}`, x, y, scale },
  { text: String(value), x: x - 8, y: y + 11, ink: face === "C" ? "light" : "dark" },
  { use: `gt-p-${preparation}`, x: x + 13, y: y + 1, scale: 0.85, paint: face === "C" ? "hs-ck" : undefined },
];
const framed = (use: string, x: number, y: number, size: number, paint?: string): Item => ({ use, x, y, size, paint });
const beans = (colours: string, x: number, y: number, size = 34): Item[] =>
  [...colours].map((colour, index) => framed(`ca-bean-${colour}`, x + index * (size + 6), y, size));
const disc = (animal: string, paint: number, x: number, y: number): Item[] => [
  { shape: "disc", x, y, paint: `hs-tr-k${paint}` },
  framed(`tr-e-${animal}`, x - 15, y - 15, 30),
];
/** Café International as its tables tell it: a round cloth, ladies round and gentlemen square, in the cloth of their nation. */
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
const sum = (text: string, x: number, y = 65): Item => ({ text, x, y, ink: "dark" });
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
const COFFEES = ["guatemala", "colombia", "brazil", "ethiopia", "indonesia"];

export const FIGURES: Record<string, Item[]> = {
  "GAT-01": [...token("M", 2, "c", 60, 55), ...token("M", 4, "f", 125, 55), ...token("C", 3, "h", 190, 55), ...token("C", 1, "f", 255, 55)],
  "GAT-40": [...token("M", 3, "f", 50, 55), arrow(112), ...token("C", 1, "h", 172, 55), sum("=", 216), ...coin(254, 55, 1)],
  "GAT-41": [
    ...token("C", 3, "h", 42, 55),
    { text: "+1", x: 103, y: 36, ink: "dark" },
    arrow(104, 57),
    ...token("M", 2, "c", 166, 55),
    { text: "=", x: 214, y: 64, ink: "dark" },
    ...coin(252, 55, 3),
  ],
  "GAT-43": [...token("C", 1, "f", 78, 55), arrow(150), { use: "gt-sugar", x: 222, y: 55, scale: 1.6 }],
  "GAT-44": [{ shape: "place", x: 70, y: 55 }, arrow(138), ...token("C", 4, "c", 200, 55), ...coin(262, 55, 0)],
  "GAT-51": [
    ...token("C", 2, "h", 38, 55, 0.8),
    ...token("M", 1, "c", 94, 55, 0.8),
    ...token("M", 4, "h", 150, 55, 0.8),
    arrow(206),
    ...coin(260, 55, 3),
  ],
  "GAT-52": [
    ...token("C", 2, "h", 38, 55, 0.8),
    ...token("M", 1, "c", 94, 55, 0.8),
    ...token("M", 4, "h", 150, 55, 0.8),
    sum("+", 190),
    { use: "gt-sugar", x: 214, y: 55, scale: 1.1 },
    sum("= 8", 262),
  ],
  "GAT-54": [sum("7 − 3 =", 116), ...[206, 220, 234].map((x) => ({ use: "gt-coin", x, y: 55, scale: 1.25 })), ...coin(248, 55, 4)],
  "GAT-60": [...coin(120, 55, 1), ...coin(180, 55, 1)],
  "CAF-03": beans("ybgr", 62, 32, 40),
  "CAF-06": ["f-y", "sq-B", "sq-C", "sq-K"].map((square, index) => framed(`ca-${square}`, 22 + index * 66, 25, 60)),
  "CAF-62": [framed("ca-f-y", 40, 15, 80), arrow(154), framed("ca-f-y", 190, 15, 80), framed("ca-bean-y", 208, 33, 44)],
  "CAF-63": [
    framed("ca-f-y", 30, 15, 80),
    framed("ca-bean-y", 48, 33, 44),
    arrow(150),
    framed("ca-sq-B", 190, 15, 80),
    framed("ca-bean-y", 208, 33, 44),
  ],
  "CAF-64": [
    framed("ca-sq-B", 30, 15, 80),
    framed("ca-bean-r", 48, 33, 44),
    arrow(150),
    framed("ca-sq-C", 190, 15, 80),
    framed("ca-bean-r", 208, 33, 44),
  ],
  "CAF-66": [framed("ca-sq-C", 30, 15, 80), framed("ca-bean-b", 48, 33, 44), arrow(150), framed("ca-cup", 192, 10, 84)],
  "CAF-72": [framed("ca-ship", 50, 12, 84), arrow(158), ...beans("yg", 196, 36, 38)],
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
  "CTR-030": ["donkeyB", "farm", "traderB"].flatMap((piece, index) => [
    framed(`tr-${piece}`, 26 + index * 92, 14, 40, "hs-tr-p0"),
    framed(`tr-${piece}`, 60 + index * 92, 50, 40, "hs-tr-p1"),
  ]),
  "CTR-118": [framed("tr-farm", 110, 12, 84, "hs-tr-p1")],
  "CTR-130": [framed("tr-bush", 36, 32, 56), arrow(132), framed("tr-donkeyB", 172, 22, 82, "hs-tr-p0")],
  "CTR-205": [framed("tr-traderB", 118, 8, 68, "hs-tr-p0")],
  "CTR-260": [...COFFEES.flatMap((animal, index) => disc(animal, index, 42 + index * 54, 36)), framed("tr-sackbody", 128, 60, 44)],
  "CTR-263": [...disc("luwak", 5, 84, 55), arrow(144), framed("tr-sackbody", 186, 14, 76), ...disc("luwak", 5, 224, 66)],
};
