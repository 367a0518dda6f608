import type { Door } from "../../artwork/doors";

export const door: Door = { place: 2, symbol: "in", sign: "Café International", part: "76 214 200 216" };
