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
  shape?: "arrow" | "place" | "disc" | "cloth";
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
const CLOTHS = ["CF", "CN", "CU", "GB", "FR", "DE", "IN", "IT", "RU", "ES", "TR", "US"];
const COFFEES = ["guatemala", "colombia", "brazil", "ethiopia", "indonesia"];

export const FIGURES: Record<string, Item[]> = {
  "GAT-01": [...token("M", 2, "c", 60, 55), ...token("M", 4, "f", 125, 55), ...token("C", 3, "h", 190, 55), ...token("C", 1, "f", 255, 55)],
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
  "GAT-52": [
    ...token("C", 3, "c", 48, 55),
    ...token("M", 4, "h", 116, 55),
    { text: "+", x: 165, y: 64, ink: "dark" },
    { use: "gt-sugar", x: 195, y: 55, scale: 1.3 },
    { text: "= 8", x: 256, y: 64, ink: "dark" },
  ],
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
