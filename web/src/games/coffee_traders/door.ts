import type { Door } from "../../artwork/doors";

export const door: Door = { place: 4, symbol: "tr", sign: "Coffee Traders", part: "150 236 214 214" };
