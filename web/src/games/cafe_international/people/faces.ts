/** Faces: shapes, eyes, mouths, beards, glasses, what hangs at the ears. Skin, hair and features vary inside every nation. */
import { box, dot, flat, line, oval, pair, piece, type Shape } from "./shapes";

/** base, shade, cheek, nose */
export const SKIN: readonly (readonly [string, string, string, string])[] = [
  ["#f7d7ba", "#e6b48f", "#ef9f86", "#9c5b3c"],
  ["#efc39a", "#d69f72", "#e58a6a", "#9c5b3c"],
  ["#d9a273", "#bb7f52", "#cf7656", "#7c4527"],
  ["#b67a4e", "#945c37", "#b55c3c", "#5f341d"],
  ["#8c5938", "#6c4027", "#9a4431", "#3a2114"],
  ["#6d432b", "#50301e", "#843a2a", "#3a2114"],
];

/** base, shine, brow */
export const HAIRS: Record<string, readonly [string, string, string]> = {
  black: ["#2c2225", "#4b3b40", "#1f1718"],
  brown: ["#463026", "#694a3a", "#2b1d16"],
  chestnut: ["#74422a", "#9a6240", "#5a3320"],
  auburn: ["#a24e28", "#c97845", "#7c3d20"],
  red: ["#c7662b", "#e58f4f", "#a04f1e"],
  sandy: ["#bd8d4e", "#dab377", "#8f6633"],
  blond: ["#dcae58", "#f2d28a", "#a07a35"],
  grey: ["#a7a19c", "#cbc6c1", "#8c8681"],
  white: ["#e6e0d8", "#fffdf8", "#a39b92"],
};

export const HEADS: Record<string, string> = {
  oval: "M36 52C36 34 46 27 60 27C74 27 84 34 84 52C84 71 73 87 60 87C47 87 36 71 36 52Z",
  broad: "M35.5 50C35.5 33 46 27 60 27C74 27 84.5 33 84.5 50L83 66C80 80 70 89 60 89C50 89 40 80 37 66Z",
  round: "M34 54C34 34 46 27 60 27C74 27 86 34 86 54C86 72 75 87 60 87C45 87 34 72 34 54Z",
  long: "M37 50C37 33 47 26 60 26C73 26 83 33 83 50C83 62 82 70 77 78C72 86 66 91 60 91C54 91 48 86 43 78C38 70 37 62 37 50Z",
  heart: "M35 50C35 33 46 26 60 26C74 26 85 33 85 50C85 66 72 88 60 88.500C48 88 35 66 35 50Z",
};

const PUPILS: Shape[] = [
  flat("ink", oval(50, 57, 2.9, 3.5) + oval(70, 57, 2.9, 3.5)),
  flat("#ffffff", dot(49.1, 55.7, 1.1) + dot(69.1, 55.7, 1.1)),
];
export const EYES: Record<string, Shape[]> = {
  open: PUPILS,
  lashes: [...PUPILS, line("ink", "M45.3 55.5Q48 51.2 53.4 53.4M74.7 55.5Q72 51.2 66.6 53.4", 1.9)],
  laughing: [line("ink", "M45.5 58Q50 52 54.5 58M65.5 58Q70 52 74.5 58", 2.4)],
  calm: [...PUPILS, line("ink", "M45 54.5Q50 51.5 55 54.8M65 54.8Q70 51.5 75 54.5", 2)],
  aside: [
    flat("ink", oval(51.4, 57, 2.9, 3.4) + oval(71.4, 57, 2.9, 3.4)),
    flat("#ffffff", dot(50.6, 55.8, 1.1) + dot(70.6, 55.8, 1.1)),
    line("ink", "M45.6 55Q50 51.4 55.4 54.4M65.6 55Q70 51.4 75.4 54.4", 1.8),
  ],
};

export const BROWS: Record<string, string> = {
  even: "M44 49.5Q49 46 54.5 48.5M76 49.5Q71 46 65.5 48.5",
  raised: "M44 48.5Q49 45 54.5 47.5M76 49.8Q71 46.3 65.5 48.8",
  straight: "M44 48.5Q50 46.8 55 48.4M76 48.5Q70 46.8 65 48.4",
  high: "M44 47.5Q49 43 54.5 46M76 47.5Q71 43 65.5 46",
};

export const NOSES: Record<string, string> = {
  soft: "M60 57C62 62 63.5 65 61.5 67C60.5 67.6 59 67.5 58 67",
  strong: "M60.500 55C62 61 65 65 62.500 67.500C61 68.500 58.800 68.300 57.500 67.300",
  button: "M57.500 66Q60 68.800 62.800 66",
  wide: "M55.800 66.200C57 68.600 59 68.200 60 67.400C61 68.200 63.400 68.600 64.400 66.200",
};

export const MOUTHS: Record<string, Shape[]> = {
  lips: [
    flat("lips", "M52 72.5Q56 71.5 60 73Q64 71.5 68 72.5Q65 79.5 60 79.5Q55 79.5 52 72.5Z"),
    line("#5c1d1d", "M51 72.3Q60 77 69 72.3", 1.5),
  ],
  laugh: [
    { d: "M51 72.5Q60 75 69 72.5Q67 82 60 82Q53 82 51 72.5Z", fill: "#7c2424", inked: true },
    flat("#ffffff", "M53 73.3Q60 75.2 67 73.3L66.3 76Q60 77.2 53.7 76Z"),
  ],
  smile: [line("ink", "M51 73Q60 81 69 73", 2.3)],
  half: [line("ink", "M53 75.500Q62 78 68.500 71.500", 2.3)],
  pleased: [line("ink", "M53.500 74.500Q60 79 66.500 74.500M51.800 73.600l2.200 1.600M68.200 73.600l-2.200 1.600", 2.1)],
  teeth: [
    { d: "M51.500 72.800Q60 74.800 68.500 72.800Q66.500 79.500 60 79.500Q53.500 79.500 51.500 72.800Z", fill: "#fffaf3", inked: true },
  ],
  bearded: [line("ink", "M51 73Q60 81 69 73", 2.3), flat("#fff4ea", "M53 73.5Q60 79.5 67 73.5Q60 75.5 53 73.5Z")],
};

export const BEARDS: Record<string, Shape[]> = {
  full: [piece("hair", "M36.5 58C37 80 47 94 60 94C73 94 83 80 83.5 58C80 66 77 69 72 69C66 66 54 66 48 69C43 69 40 66 36.5 58Z")],
  stubble: [flat("hair", "M37 62C39 80 49 90 60 90C71 90 81 80 83 62C80 70 76 73 71 72C66 69 54 69 49 72C44 73 40 70 37 62Z", 0.6)],
  goatee: [
    piece("hair", "M53.500 83C56 80.500 64 80.500 66.500 83C68.500 88 65 93.500 60 93.500C55 93.500 51.500 88 53.500 83Z"),
    piece("hair", "M50 71.500C53.500 68 58 68 60 69.800C62 68 66.500 68 70 71.500C66 71.200 63 71 60 70.800C57 71 54 71.200 50 71.500Z"),
  ],
  long: [
    piece("hair", "M36.500 58C37 80 44 106 60 108C76 106 83 80 83.500 58C80 66 77 69 72 69C66 66 54 66 48 69C43 69 40 66 36.500 58Z"),
    line("shine", "M50 84C52 92 55 98 58 101M70 84C69 90 67 95 65 98", 1.8),
  ],
};
/** Over the mouth. */
export const MOUSTACHES: Record<string, Shape[]> = {
  thick: [piece("hair", "M47 71C50 64 57 64 60 67.5C63 64 70 64 73 71C68 74 63 73 60 71C57 73 52 74 47 71Z")],
  thin: [
    piece("hair", "M49 71C53 67.500 58 67.500 60 69.500C62 67.500 67 67.500 71 71C67 71.500 63 71.800 60 71C57 71.800 53 71.500 49 71Z"),
  ],
};

export const GLASSES: Record<string, string> = {
  round: dot(49.5, 57.5, 8.6) + dot(70.5, 57.5, 8.6),
  square: box(40.5, 50.5, 17, 13.5, 4) + box(62.5, 50.5, 17, 13.5, 4),
  cat: "M40 52.500L57.500 53.500C58.500 60 55.500 65 49.500 65C43.500 65 41 60 40 52.500ZM80 52.500L62.500 53.500C61.500 60 64.500 65 70.500 65C76.500 65 79 60 80 52.500Z",
  half: "M41 57.500H58C58 62.500 54.500 65.500 49.500 65.500C44.500 65.500 41 62.500 41 57.500ZM62 57.500H79C79 62.500 75.500 65.500 70.500 65.500C65.500 65.500 62 62.500 62 57.500Z",
};
export const BRIDGE = "M58 56Q60 54 62 56";

export const EARRINGS: Record<string, Shape[]> = {
  hoops: [line("#e0a92e", pair(25.5, 70, 5.5), 2.4)],
  drops: [piece("#e9b93c", "M35 65l3.5 7-3.5 3.5-3.5-3.5Z", "M85 65l3.5 7-3.5 3.5-3.5-3.5Z")],
  studs: [flat("#e9b93c", pair(25, 66, 2.4))],
  pearls: [piece("#fffdf5", pair(25, 67, 3.2))],
  beads: [piece("trim", pair(25, 67, 3), pair(25, 74, 2.4))],
};

/** Small things that make a face one's own. */
export const MARKS: Record<string, Shape[]> = {
  freckles: [
    flat(
      "#b4653a",
      [
        [43, 64],
        [47, 66],
        [51, 64],
        [69, 64],
        [73, 66],
        [77, 64],
        [55, 67],
        [65, 67],
      ]
        .map(([x, y]) => dot(x, y, 1))
        .join(""),
      0.7,
    ),
  ],
  lines: [
    line("skin2", "M41 60.500l-3-1.500M41 63l-3 .5M79 60.500l3-1.500M79 63l3 .5M48.500 70Q47 73 48.500 76M71.500 70Q73 73 71.500 76", 1.4),
  ],
  mole: [flat("#5a3320", dot(70, 70, 1.3))],
  dimples: [line("skin2", "M47 73Q45.500 75 46.800 77M73 73Q74.500 75 73.200 77", 1.7)],
  spot: [flat("#c8102e", dot(60, 45, 1.9))],
};
