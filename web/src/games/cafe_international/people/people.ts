/**
 * The guests: four different people for each of the 24 kinds. A nation is told by its cloth (a dress, a scarf, a tie, a lapel), never by
 * a face: skin, hair, age and taste vary inside every nation, and nobody wears a costume. The rules see no difference between the four.
 */

export interface Person {
  skin: number;
  hair: string;
  style: string;
  top: string;
  coat?: string;
  tee?: string;
  trim?: string;
  worn?: string;
  head?: string;
  eyes?: string;
  brows?: string;
  nose?: string;
  mouth?: string;
  lips?: string;
  beard?: string;
  moustache?: string;
  /** Shape and colour of the frame. */
  glasses?: readonly [string, string];
  ears?: string;
  marks?: readonly string[];
}

export const VARIANTS = 4;

export const PEOPLE: Record<string, readonly [Person, Person, Person, Person]> = {
  "CF-W": [
    { skin: 5, hair: "black", style: "headwrap", top: "sundress", mouth: "laugh", ears: "hoops" },
    { skin: 4, hair: "black", style: "afro", top: "cardigan", coat: "#f0c542", lips: "#b33a3a", glasses: ["round", "#c8102e"], ears: "drops", head: "heart" },
    { skin: 5, hair: "black", style: "locs", top: "blazer", coat: "#1d4fa3", eyes: "calm", ears: "studs", nose: "wide", lips: "#9c2b3c" },
    { skin: 5, hair: "grey", style: "cropcurls", top: "tunic", coat: "#f5c518", mouth: "laugh", eyes: "laughing", marks: ["lines"], ears: "beads", trim: "#e0a92e", nose: "wide" },
  ],
  "CF-M": [
    { skin: 5, hair: "black", style: "crop", top: "shirt", mouth: "laugh", glasses: ["square", "#1b1310"] },
    { skin: 4, hair: "black", style: "shaved", top: "tie", coat: "#1d4fa3", beard: "stubble", eyes: "laughing" },
    { skin: 5, hair: "black", style: "shortlocs", top: "hoodie", coat: "#e3b62a", mouth: "half", eyes: "calm", nose: "wide", head: "long" },
    { skin: 5, hair: "white", style: "receding", top: "placket", coat: "#fff4dc", beard: "goatee", mouth: "smile", glasses: ["half", "#8a5a2c"], marks: ["lines"], nose: "strong" },
  ],
  "CN-W": [
    { skin: 0, hair: "black", style: "fringe", top: "round", lips: "#c62a3a", ears: "studs" },
    { skin: 1, hair: "black", style: "ponytail", top: "scarf", coat: "#f4efe4", lips: "#b33a3a", glasses: ["round", "#2b1d16"], nose: "button" },
    { skin: 1, hair: "grey", style: "pixie", top: "cardigan", coat: "#7b1b20", eyes: "laughing", mouth: "pleased", marks: ["lines"], ears: "pearls", head: "heart" },
    { skin: 2, hair: "black", style: "topknot", top: "denim", coat: "#3d4a68", mouth: "laugh", ears: "hoops", nose: "button", eyes: "calm" },
  ],
  "CN-M": [
    { skin: 1, hair: "black", style: "sidepart", top: "neckscarf", coat: "#2e3a52", brows: "raised" },
    { skin: 0, hair: "grey", style: "receding", top: "knit", coat: "#7b1b20", eyes: "laughing", glasses: ["round", "#6b5a48"], marks: ["lines"] },
    { skin: 1, hair: "black", style: "manbun", top: "overshirt", tee: "#fffaf0", mouth: "half", beard: "goatee", eyes: "aside", head: "long" },
    { skin: 2, hair: "black", style: "fade", top: "hoodie", coat: "#f0e3d0", mouth: "teeth", nose: "button", head: "round", worn: "headphones", trim: "#d62828" },
  ],
  "CU-W": [
    { skin: 3, hair: "brown", style: "curls", top: "boat", mouth: "laugh", ears: "hoops" },
    { skin: 1, hair: "auburn", style: "swept", top: "dress", lips: "#c62a3a", ears: "drops" },
    { skin: 5, hair: "black", style: "puffs", top: "pinafore", coat: "#fff4dc", mouth: "laugh", nose: "wide", ears: "studs" },
    { skin: 2, hair: "white", style: "lowbun", top: "scarf", coat: "#2f6f9f", eyes: "laughing", marks: ["lines"], glasses: ["cat", "#c8102e"], lips: "#c2557a" },
  ],
  "CU-M": [
    { skin: 3, hair: "black", style: "fade", top: "shirt", moustache: "thick", eyes: "laughing" },
    { skin: 5, hair: "black", style: "cropcurls", top: "overshirt", tee: "#fffaf0", mouth: "laugh" },
    { skin: 2, hair: "grey", style: "wreath", top: "polo", coat: "#fdfaf2", mouth: "pleased", glasses: ["square", "#2b1d16"], marks: ["lines"], head: "round" },
    { skin: 4, hair: "brown", style: "locs", top: "tie", coat: "#2a5f8f", beard: "stubble", mouth: "half", eyes: "calm" },
  ],
  "DE-W": [
    { skin: 0, hair: "blond", style: "shoulder", top: "scarf", coat: "#f3ead8", glasses: ["round", "#b3261e"], marks: ["freckles"], lips: "#b33a3a" },
    { skin: 2, hair: "brown", style: "pixie", top: "collared", mouth: "laugh", ears: "pearls" },
    { skin: 3, hair: "black", style: "curls", top: "denim", coat: "#b8862b", mouth: "pleased", eyes: "calm", ears: "hoops", nose: "soft" },
    { skin: 0, hair: "grey", style: "bob", top: "blazer", coat: "#6e6a60", eyes: "laughing", marks: ["lines"], glasses: ["half", "#dd1c1a"], lips: "#b3455a" },
  ],
  "DE-M": [
    { skin: 0, hair: "sandy", style: "quiff", top: "overshirt", tee: "#fffaf0", beard: "full", mouth: "bearded" },
    { skin: 3, hair: "black", style: "fade", top: "tie", coat: "#6e6a60", glasses: ["round", "#2b1d16"] },
    { skin: 1, hair: "white", style: "receding", top: "neckscarf", coat: "#7a3b2c", moustache: "thick", marks: ["lines"], eyes: "laughing" },
    { skin: 0, hair: "red", style: "beanie", top: "hoodie", coat: "#c9a227", trim: "#4b4643", mouth: "teeth", marks: ["freckles"], beard: "stubble", head: "long" },
  ],
  "ES-W": [
    { skin: 1, hair: "black", style: "bun", top: "dress", lips: "#c60b1e", ears: "hoops" },
    { skin: 1, hair: "chestnut", style: "long", top: "boat", eyes: "laughing", lips: "#b33a3a", ears: "studs" },
    { skin: 2, hair: "grey", style: "swept", top: "scarf", coat: "#8d1320", mouth: "laugh", marks: ["lines"], ears: "pearls", glasses: ["cat", "#8d1320"] },
    { skin: 4, hair: "black", style: "topknot", top: "pinafore", coat: "#fffaf0", mouth: "pleased", nose: "wide", ears: "beads", trim: "#c60b1e" },
  ],
  "ES-M": [
    { skin: 2, hair: "brown", style: "tousled", top: "waistcoat", tee: "#fffaf0", beard: "stubble" },
    { skin: 1, hair: "grey", style: "receding", top: "bowtie", coat: "#8d1320", moustache: "thick", marks: ["lines"] },
    { skin: 1, hair: "black", style: "mane", top: "overshirt", tee: "#3b3230", mouth: "half", beard: "goatee", eyes: "calm" },
    { skin: 3, hair: "black", style: "shaved", top: "polo", coat: "#fff4dc", mouth: "laugh", glasses: ["round", "#8a5a2c"], head: "round" },
  ],
  "FR-W": [
    { skin: 0, hair: "auburn", style: "bob", top: "scarf", coat: "#f7efe2", marks: ["freckles"], lips: "#d0303c" },
    { skin: 4, hair: "black", style: "puffs", top: "dress", mouth: "laugh", glasses: ["round", "#c8902e"], ears: "studs" },
    { skin: 1, hair: "white", style: "longfringe", top: "roll", coat: "#e8e2d6", eyes: "calm", marks: ["lines"], lips: "#c62a3a", nose: "strong" },
    { skin: 2, hair: "brown", style: "braid", top: "collared", mouth: "pleased", eyes: "aside", ears: "pearls", head: "heart" },
  ],
  "FR-M": [
    { skin: 1, hair: "brown", style: "sidepart", top: "tie", coat: "#4d5a78", glasses: ["round", "#2b1d16"] },
    { skin: 0, hair: "chestnut", style: "tousled", top: "overshirt", tee: "#fffaf0", beard: "full", mouth: "bearded" },
    { skin: 5, hair: "black", style: "crop", top: "suit", coat: "#39435c", mouth: "teeth", nose: "wide", eyes: "open" },
    { skin: 1, hair: "grey", style: "mane", top: "neckscarf", coat: "#6b5a48", mouth: "half", marks: ["lines"], nose: "strong", glasses: ["half", "#2b1d16"] },
  ],
  "GB-W": [
    { skin: 0, hair: "white", style: "swept", top: "collared", eyes: "laughing", lips: "#c2557a", ears: "pearls", marks: ["lines"] },
    { skin: 5, hair: "black", style: "long", top: "scarf", coat: "#f3e3ea", mouth: "laugh", ears: "hoops" },
    { skin: 0, hair: "red", style: "plaits", top: "dungarees", tee: "#fffaf0", marks: ["freckles"], mouth: "pleased", nose: "button" },
    { skin: 3, hair: "black", style: "veil", top: "roll", coat: "#5f4a6b", lips: "#a8324a", eyes: "lashes" },
  ],
  "GB-M": [
    { skin: 0, hair: "red", style: "sidepart", top: "bowtie", coat: "#7a6a55", marks: ["freckles"], moustache: "thick" },
    { skin: 3, hair: "black", style: "flatcap", top: "neckscarf", coat: "#5c6b5a", beard: "stubble", mouth: "laugh", trim: "#6b5a48" },
    { skin: 5, hair: "grey", style: "fade", top: "waistcoat", tee: "#f6e9ee", beard: "goatee", marks: ["lines"], mouth: "smile", eyes: "laughing" },
    { skin: 1, hair: "blond", style: "tousled", top: "knit", coat: "#e9dfe4", mouth: "half", glasses: ["round", "#7a4a5e"], head: "long", worn: "aid" },
  ],
  "IN-W": [
    { skin: 3, hair: "black", style: "long", top: "drape", coat: "#a8246a", lips: "#a8324a", ears: "drops" },
    { skin: 2, hair: "brown", style: "bun", top: "cardigan", coat: "#138808", mouth: "laugh", glasses: ["round", "#7a2e0e"] },
    { skin: 4, hair: "grey", style: "lowbun", top: "tunic", coat: "#fff4e0", eyes: "laughing", marks: ["lines"], mouth: "pleased", ears: "studs" },
    { skin: 2, hair: "black", style: "shoulder", top: "blazer", coat: "#2f4858", lips: "#b9303e", ears: "pearls", eyes: "calm", head: "heart" },
  ],
  "IN-M": [
    { skin: 3, hair: "black", style: "tousled", top: "placket", coat: "#fbf1df", moustache: "thick" },
    { skin: 2, hair: "black", style: "turban", top: "tie", coat: "#2f4858", beard: "full", mouth: "bearded", eyes: "laughing" },
    { skin: 4, hair: "black", style: "quiff", top: "shirt", mouth: "teeth", glasses: ["square", "#7a2e0e"], nose: "strong" },
    { skin: 3, hair: "white", style: "wreath", top: "neckscarf", coat: "#4f6b4a", moustache: "thin", marks: ["lines"], head: "round", eyes: "laughing" },
  ],
  "IT-W": [
    { skin: 1, hair: "chestnut", style: "waves", top: "sundress", mouth: "laugh", worn: "sunglasses", ears: "studs" },
    { skin: 0, hair: "grey", style: "pixie", top: "scarf", coat: "#4a6b52", lips: "#b33a3a", ears: "hoops", marks: ["lines"] },
    { skin: 2, hair: "black", style: "curls", top: "collared", lips: "#c62a3a", eyes: "calm", nose: "strong", glasses: ["cat", "#2c8a3b"] },
    { skin: 4, hair: "black", style: "braid", top: "denim", coat: "#7a3428", mouth: "pleased", nose: "wide", ears: "beads", trim: "#d62828" },
  ],
  "IT-M": [
    { skin: 2, hair: "black", style: "receding", top: "shirt", beard: "stubble", brows: "raised" },
    { skin: 1, hair: "grey", style: "wreath", top: "waistcoat", tee: "#fffaf0", moustache: "thick", head: "round", eyes: "laughing" },
    { skin: 1, hair: "brown", style: "mane", top: "suit", coat: "#3f5a4a", mouth: "half", beard: "goatee", eyes: "aside" },
    { skin: 3, hair: "black", style: "cropcurls", top: "dungarees", tee: "#f2ead8", mouth: "laugh", nose: "wide" },
  ],
  "RU-W": [
    { skin: 0, hair: "blond", style: "topknot", top: "cardigan", coat: "#f4ecf8", lips: "#c9405a", ears: "studs" },
    { skin: 0, hair: "black", style: "bob", top: "round", glasses: ["round", "#6a4c93"], ears: "pearls", lips: "#b33a3a" },
    { skin: 1, hair: "red", style: "swept", top: "roll", coat: "#3d2a63", mouth: "laugh", marks: ["freckles"], head: "heart", ears: "hoops" },
    { skin: 2, hair: "grey", style: "fringe", top: "scarf", coat: "#8a4552", eyes: "laughing", marks: ["lines"], mouth: "pleased" },
  ],
  "RU-M": [
    { skin: 0, hair: "sandy", style: "tousled", top: "knit", coat: "#efe8f7", beard: "full", mouth: "bearded" },
    { skin: 1, hair: "brown", style: "cap", top: "overshirt", tee: "#fffaf0", mouth: "laugh", trim: "#3a4a63" },
    { skin: 2, hair: "black", style: "crop", top: "tie", coat: "#4a3a5e", mouth: "half", glasses: ["square", "#2b1d16"], eyes: "calm" },
    { skin: 0, hair: "white", style: "mane", top: "neckscarf", coat: "#3f4a58", beard: "long", mouth: "bearded", eyes: "laughing", marks: ["lines"] },
  ],
  "TR-W": [
    { skin: 1, hair: "black", style: "waves", top: "cardigan", coat: "#f6f1e4", lips: "#b9303e", worn: "band", ears: "drops" },
    { skin: 2, hair: "chestnut", style: "curls", top: "collared", mouth: "laugh", glasses: ["round", "#0d5f7a"] },
    { skin: 1, hair: "black", style: "veil", top: "blazer", coat: "#24424f", mouth: "pleased", eyes: "lashes", lips: "#b3455a" },
    { skin: 0, hair: "blond", style: "pixie", top: "dress", lips: "#c62a3a", eyes: "aside", ears: "beads", trim: "#c8102e", marks: ["mole"] },
  ],
  "TR-M": [
    { skin: 2, hair: "black", style: "crop", top: "neckscarf", coat: "#24424f", beard: "full", mouth: "bearded", brows: "raised" },
    { skin: 1, hair: "grey", style: "wreath", top: "waistcoat", tee: "#fffaf0", eyes: "laughing", moustache: "thick", glasses: ["round", "#5a3a28"] },
    { skin: 3, hair: "black", style: "manbun", top: "hoodie", coat: "#e7efe9", mouth: "teeth", beard: "stubble", head: "long" },
    { skin: 0, hair: "red", style: "quiff", top: "tie", coat: "#0d5f7a", mouth: "half", marks: ["freckles"], glasses: ["square", "#0d3f50"] },
  ],
  "US-W": [
    { skin: 4, hair: "brown", style: "afro", top: "denim", coat: "#5d7fae", mouth: "laugh", worn: "band", ears: "hoops" },
    { skin: 0, hair: "blond", style: "ponytail", top: "scarf", coat: "#f4efe4", marks: ["freckles"], lips: "#b33a3a" },
    { skin: 2, hair: "black", style: "long", top: "blazer", coat: "#3a4a63", mouth: "pleased", eyes: "calm", ears: "beads", trim: "#18a6a0", nose: "strong" },
    { skin: 1, hair: "white", style: "bob", top: "dungarees", tee: "#f6dfe0", eyes: "laughing", marks: ["lines"], mouth: "laugh", glasses: ["cat", "#c8102e"] },
  ],
  "US-M": [
    { skin: 1, hair: "chestnut", style: "cap", top: "overshirt", tee: "#fffaf0", beard: "full", mouth: "bearded", trim: "#3a4a63" },
    { skin: 5, hair: "black", style: "fade", top: "tie", coat: "#3a4a63", mouth: "laugh", glasses: ["square", "#e8dfd0"] },
    { skin: 0, hair: "grey", style: "sidepart", top: "polo", coat: "#f4efe4", mouth: "half", marks: ["lines"], eyes: "calm", nose: "strong" },
    { skin: 3, hair: "black", style: "mane", top: "knit", coat: "#7a4a3a", mouth: "teeth", nose: "strong", head: "long", eyes: "laughing" },
  ],
};
