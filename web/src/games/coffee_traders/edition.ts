/** The part of the edition file that the board draws from (see `edition.toml`). */
export interface Space {
  id: string;
  row: "a" | "b" | "c";
  /** Drawing position in half steps. */
  x: number;
  path?: string;
}

export interface Site {
  id: string;
  type: "station" | "fairtrade" | "hospital" | "farm";
  arabica: number;
  min_players: number;
}

export interface BarSlot {
  n: number;
  type: string;
  coins: number;
  vp: number;
  animal: "none" | "random" | "joker";
}

export interface PlantationItem {
  kind: "plantation" | "farm";
  level?: number;
  cost: number;
  bonus?: string[];
  vp?: number;
}

export interface TradersEdition {
  coop: { id: string; animal: string; colour: string; colour_source: string }[];
  luwak: { id: string; colour: string; colour_source: string };
  coop_layout: {
    rows: Record<Space["row"], { name: string }>;
    space: Space[];
    path: { id: string; to: string; donkeys: number }[];
    building_space: Site[];
  };
  trading_house: { trader_slots: Record<string, number>; open_cost: number };
  phases: { action_cost: Record<string, number>; remove_trader_cost: number; production_per_worker: Record<string, number> };
  periods: { years: number[]; coffee_price: number[] };
  arabica: {
    start_column: number;
    columns: number;
    trader_all_rows_column: number;
    truck_all_rows_column: number;
    coin_column: number;
    donkey_column: number;
    vp_all_rows: { column: number; vp: number }[];
    vp_per_row: { column: number; vp: number }[];
  };
  bars: { majority_vp: number[]; city: { id: string; slots: BarSlot[] }[] };
  objectives: {
    vicious_two_player_slots: number;
    ten_coffees_needs_column_warehouse: boolean;
    slots_vp: Record<string, number[]>;
    tile: { condition: string; letter: string }[];
  };
  contract_rows: { rows: string[][]; items: Record<string, string[]> };
  contract_slot: { letter: string; coins: number; vp: number; options: string[][] }[];
  contract: { id: string; letter: string; types: string[]; n3: number[]; n45: number[] }[];
  player_board: {
    plantation_row: { id: string; items: PlantationItem[] }[];
    building_column: { id: "warehouse" | "station" | "fairtrade"; items: { no: number; vp: number; bonus: string[] }[] }[];
    hospital: { vp: number };
    warehouse_area: {
      column_capacity: number;
      row_slots: number;
      exchange_ratio: number[];
      stock_to_warehouses: { different: number; warehouses: number }[];
    };
    bonus_reserve: { coins: number };
    counter_track: { slots: number; vp: number[] };
  };
}

export const NOBODY = -1;
/** How events and words call André, who has no seat. */
export const ANDRE = 5;
export const PHASES = ["setup", "work", "workers", "trade", "harvest", "sell", "reset", "over"] as const;
export const YEARS = ["1970", "1975", "1980"] as const;

/** The six coffees in the order of the engine's numbers. */
export const coffees = (edition: TradersEdition): string[] => [...edition.coop.map((coop) => coop.id), edition.luwak.id];

/** The number by which words and marks know a company: a seat, or André. */
export const company = (seats: number, player: number): number => (player >= seats ? ANDRE : player);

/** A colour that is not of our own making (provenance D) is the box's: it goes before the palette's. */
const OURS = "D";
export const coffeeColours = (edition: TradersEdition): string =>
  [...edition.coop, edition.luwak]
    .flatMap(({ id, colour, colour_source }) => (colour_source === OURS ? [] : [`--coffee-${id}: ${colour}`]))
    .join("; ");

/** The class that gives a coffee's drawings their colour. */
const TONES: Record<string, string> = {
  guatemala: "k0",
  colombia: "k1",
  brazil: "k2",
  ethiopia: "k3",
  indonesia: "k4",
  luwak: "k5",
  joker: "kj",
};
export const tone = (coffee: string): string => TONES[coffee] ?? "kn";

/** What stands on a coffee's disc for whoever wants letters. */
export const COFFEES: Record<string, string> = {
  guatemala: "G",
  colombia: "C",
  brazil: "B",
  ethiopia: "E",
  indonesia: "I",
  luwak: "K",
  joker: "J",
};

/** In these cooperatives the trading house stands on the upper edge of the map; in the others below the village. */
const UPPER_HOUSES = new Set(["guatemala", "colombia", "indonesia"]);
export const houseOnTop = (coop: string): boolean => UPPER_HOUSES.has(coop);
