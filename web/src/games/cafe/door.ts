import type { Door } from "../../artwork/doors";

export const door: Door = { place: 3, symbol: "ca", sign: "Café", part: "112 186 232 246" };
