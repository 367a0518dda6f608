/** Outlines of the wooden pieces and counters, 24 × 24, filled with the text's colour. */
export const PIECES = {
  donkey: "M3 8l2-4 1 3 2-3 .6 4H15c3 0 5 1.600 5 4.500V20h-2.200v-5H9.500v5H7.300v-7L4 11z",
  truck: "M2 6h12v10H2zM15 9h4l3 4v3h-7zM6 16.500a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM18 16.500a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400z",
  worker: "M12 2c2 0 3 1.200 3.400 2.500L19 6.200H5l3.600-1.700C9 3.200 10 2 12 2zM9 7h6a3 3 0 0 1-6 0zM6 21c0-6 2-9 6-9s6 3 6 9z",
  trader: "M12 2.500a3.700 3.700 0 1 1 0 7.400 3.700 3.700 0 0 1 0-7.400zM5 21c.5-6.500 3-10 7-10s6.500 3.500 7 10h-5v-5h-4v5z",
  contractor: "M7 7a5 5 0 0 1 10 0h2v1.800H5V7zM9 9.800h6a3 3 0 0 1-6 0zM5 21c.5-5 3-7.500 7-7.500s6.500 2.500 7 7.500z",
  civet: "M2 13c2-1 3-4 6-4h7l3-3 1.500 2.500L22 10l-3 3v6h-2v-4H9v4H7v-5c-2 0-3 2-5 2z",
  coin: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.600a6.400 6.400 0 1 0 0 12.800 6.400 6.400 0 0 0 0-12.800zm0 2.400a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  marker: "M12 3l8 4.500v9L12 21l-8-4.500v-9zm0 2.600L7 8.400l5 2.800 5-2.800z",
  warehouse: "M2 10l10-6 10 6v11h-4v-8H6v8H2zM7.500 15h9v2h-9zm0 3.500h9V21h-9z",
  station: "M4 21V9l5 3V9l5 3V4h4v17zM7 15h2v3H7zm5 0h2v3h-2z",
  fairtrade: "M11 4h2v2h7v2l3 7a4 4 0 0 1-8 0l2.600-7H13v11h4v2H7v-2h4V8H6.400L9 15a4 4 0 0 1-8 0l3-7V6h7z",
  hospital: "M3 4h18v17H3zm7.500 3v4h-4v3h4v4h3v-4h4v-3h-4V7z",
  farm: "M2 12l6-7 6 7v9H2zM6 15h4v6H6zM17 8a4 4 0 0 1 4 4v9h-6v-9c0-2 .5-3 2-4z",
  arabica: "M3 4l7 8-7 8h4l7-8-7-8zM11 4l7 8-7 8h4l7-8-7-8z",
  animal: "M12 12c3.500 0 6 3 6 6 0 2-1.500 3-3 3-1.200 0-2-.6-3-.6s-1.800.6-3 .6c-1.500 0-3-1-3-3 0-3 2.500-6 6-6zM4.500 8.500a2 2.600 0 1 1 0 5.200 2 2.600 0 0 1 0-5.200zM19.500 8.500a2 2.600 0 1 1 0 5.200 2 2.600 0 0 1 0-5.200zM9 3a2.200 3 0 1 1 0 6 2.200 3 0 0 1 0-6zM15 3a2.200 3 0 1 1 0 6 2.200 3 0 0 1 0-6z",
  stock: "M8 3h8l-1.500 4C18 9 20 12 20 16c0 3-2 5-5 5H9c-3 0-5-2-5-5 0-4 2-7 5.500-9z",
  star: "M12 2.500l2.900 6.200 6.600.8-4.900 4.600 1.300 6.700-5.900-3.300-5.900 3.300 1.300-6.700-4.900-4.600 6.600-.8z",
  contract: "M5 2h11l4 4v16H5zm3 7v2h9V9zm0 4v2h9v-2zm0 4v2h6v-2z",
  exchange: "M7 3l-5 5 5 5V9.500h10v-3H7zM17 11v3.500H7v3h10V21l5-5z",
  bean: "M12 3c5 0 8 4 8 9s-3 9-8 9-8-4-8-9 3-9 8-9z",
  pass: "M4 5l8 7-8 7zM12 5l8 7-8 7z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.500 0h5V7a2.500 2.500 0 0 0-5 0z",
} as const;

export type PieceName = keyof typeof PIECES;

const OF_KIND: Record<string, PieceName> = {
  space: "farm",
  farm: "farm",
  staff: "worker",
  work: "worker",
  on: "worker",
  help: "worker",
  donkey: "donkey",
  trade: "trader",
  contract: "contract",
  deliver: "bean",
  plant: "farm",
  civet: "civet",
  coins: "coin",
  coin: "coin",
  pass: "pass",
  done: "pass",
  decline: "pass",
  join: "trader",
  drop: "trader",
  trader: "trader",
  recharge: "coin",
  animal: "animal",
  discard: "farm",
  serve: "worker",
  store: "warehouse",
  storage: "warehouse",
  stock: "stock",
  luwak: "civet",
  option: "star",
  swap: "exchange",
  buy: "coin",
  take: "bean",
  give: "bean",
  type: "bean",
  spend: "stock",
  joker: "stock",
  row: "arabica",
  back: "arabica",
};
const OF_ELEMENT: Record<string, PieceName> = { A: "marker", B: "trader", C: "coin" };
const OF_ITEM: Record<string, PieceName> = { animal: "animal", civet: "civet", trader: "trader" };
const OF_ATOM: Record<string, PieceName> = {
  civet: "civet",
  worker: "worker",
  arabica: "arabica",
  donkey: "donkey",
  coin: "coin",
  building: "contractor",
  truck: "truck",
  hospital: "hospital",
  coffee_any: "bean",
  coffee_coop_2: "bean",
  exchange_3: "exchange",
  exchange_2: "exchange",
};

/** The piece that a choice is about. */
export function pieceOf(kind: string, fields: Record<string, unknown>): PieceName {
  if (kind === "bonus") return OF_ELEMENT[String(fields.element)];
  if (kind === "item") return OF_ITEM[String(fields.item)];
  if (kind === "build") return String(fields.building) as PieceName;
  return OF_KIND[kind] ?? "star";
}

export interface Sign {
  /** A piece, or a coffee where `coffee` is given. */
  piece: PieceName;
  coffee?: string;
  /** What stands before it: a signed number. */
  amount: string;
}

const signed = (amount: unknown, sign: "+" | "−"): string => `${sign}${Number(amount)}`;

/** An effect as a sign: small enough to stand on a button. The words are there as well, for whoever points or listens. */
export function signOf(kind: string, fields: Record<string, unknown>): Sign {
  const { amount, coop } = fields;
  const coffee = typeof coop === "string" ? coop : undefined;
  switch (kind) {
    case "markers":
      return { piece: "marker", amount: signed(amount, "−") };
    case "pay":
      return { piece: "coin", amount: signed(amount, "−") };
    case "coins":
      return { piece: "coin", amount: signed(amount, "+") };
    case "points":
      return { piece: "star", amount: signed(amount, "+") };
    case "donkeys":
      return { piece: "donkey", amount: signed(amount, "−") };
    case "forfeit":
      return { piece: "star", amount: signed(amount, "−") };
    case "worker":
      return { piece: "worker", amount: "−1" };
    case "trader":
      return { piece: "trader", amount: "−1" };
    case "gift":
      return { piece: "bean", amount: "−1" };
    case "house_coin":
      return { piece: "coin", amount: Number(fields.others) ? "+1?" : "+1" };
    case "may_build":
      return { piece: String(fields.building) as PieceName, amount: signed(amount, "+") };
    case "harvested":
      return { piece: "bean", amount: signed(amount, "+") };
    case "lost":
      return { piece: "bean", amount: signed(amount, "−") };
    case "advance":
      return { piece: "arabica", coffee, amount: "»" };
    case "stock":
      return { piece: "stock", coffee, amount: "+1" };
    case "animal":
      return { piece: "animal", amount: "+1" };
    default:
      return { piece: pieceOfAtom(String(fields.atom)), amount: "+1" };
  }
}

export const pieceOfAtom = (atom: string): PieceName => OF_ATOM[atom] ?? "star";
