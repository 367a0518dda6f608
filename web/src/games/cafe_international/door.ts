import type { Door } from "../../house/doors";

export const door: Door = { place: 2, symbol: "in", sign: "Café International", part: "76 214 200 216" };
