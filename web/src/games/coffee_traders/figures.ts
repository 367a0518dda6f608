/** Small pictures beside the rules, made of the drawn pieces. */
import { arrow, framed, type Item } from "../../artwork/figure";

const COFFEES = ["guatemala", "colombia", "brazil", "ethiopia", "indonesia"];

const disc = (animal: string, paint: number, x: number, y: number): Item[] => [
  { shape: "disc", x, y, paint: `hs-tr-k${paint}` },
  framed(`tr-e-${animal}`, x - 15, y - 15, 30),
];

export const figures: Record<string, Item[]> = {
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
