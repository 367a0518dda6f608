/** Small pictures beside the rules, made of the drawn pieces. */
import { arrow, framed, type Item } from "../../artwork/figure";

const beans = (colours: string, x: number, y: number, size = 34): Item[] =>
  [...colours].map((colour, index) => framed(`ca-bean-${colour}`, x + index * (size + 6), y, size));

export const figures: Record<string, Item[]> = {
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
};
