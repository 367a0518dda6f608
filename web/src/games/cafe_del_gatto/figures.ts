/** Small pictures beside the rules, made of the drawn pieces. */
import { arrow, sum, type Item } from "../../artwork/figure";

const coin = (x: number, y: number, amount: number): Item[] => [
  { use: "gt-coin", x, y, scale: 1.25 },
  { text: String(amount), x, y: y + 8, ink: "coin" },
];
/** A token with its value and its preparation: cold, creamy (f) or hot. */
const token = (face: "M" | "C", value: number, preparation: "c" | "f" | "h", x: number, y: number, scale = 0.95): Item[] => [
  { use: `gt-tk-${face}`, x, y, scale },
  { text: String(value), x: x - 8, y: y + 11, ink: face === "C" ? "light" : "dark" },
  { use: `gt-p-${preparation}`, x: x + 13, y: y + 1, scale: 0.85, paint: face === "C" ? "hs-ck" : undefined },
];

export const figures: Record<string, Item[]> = {
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
};
