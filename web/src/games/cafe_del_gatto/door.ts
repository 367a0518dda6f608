import type { Door } from "../../artwork/doors";

export const door: Door = { place: 1, symbol: "gt", sign: "Café del Gatto", part: "-2 -142 352 455" };
