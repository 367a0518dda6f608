/** The part of the edition file that the board draws from (see `edition.toml`). */
export interface PlanCafe {
  name: string;
  city: string;
  year: number;
  size: number;
  points: number;
  demand: Record<string, number>;
}

export interface Plan {
  id: string;
  squares: string[];
  star?: boolean;
  cafe?: PlanCafe;
}

export interface CafeEdition {
  bean: { id: string }[];
  company: { id: string; name: string }[];
  plan: Plan[];
  start: Plan[];
  numbers: Record<"max_action_points" | "cup_price", number>;
}

/** The colours of beans in the order of their numbers: it is the same everywhere. */
export const COLOURS = ["yellow", "brown", "green", "red"];

/** Kinds of squares as views number them; the first four are production squares of that colour, 6 is a cup, 8 is empty. */
export const DRYING = 4;
export const ROASTING = 5;
export const SHIP = 7;
export const CAFE = 9;
export const NONE = -1;

const TOKENS = ["Ay", "Ab", "Ag", "Ar", "B", "C", "K", "S", "E", "D"];

/** Plan cards are numbered first, then the start cards. */
export const cardOf = (edition: CafeEdition, card: number): Plan =>
  card < edition.plan.length ? edition.plan[card] : edition.start[card - edition.plan.length];

export const kindsOf = (plan: Plan): number[] => plan.squares.map((token) => TOKENS.indexOf(token));

/** The card's letter for a square: A production, B drying, C roasting, D café. */
export function letterOf(kind: number): string {
  if (kind < DRYING) return "A";
  return { [DRYING]: "B", [ROASTING]: "C", [CAFE]: "D" }[kind] ?? "";
}

/** The names of the squares in the texts. */
export function nameOf(kind: number): string {
  if (kind < DRYING) return "production";
  return ["drying", "roasting", "cup", "ship", "empty", "cafe"][kind - DRYING];
}

/** The beans a café orders, one after the other in the order of the colours, and whether each has been delivered. */
export function ordered(demand: readonly number[], received: readonly number[]): { colour: number; delivered: boolean }[] {
  return demand.flatMap((wanted, colour) =>
    Array.from({ length: wanted }, (_, bean) => ({ colour, delivered: bean < (received[colour] ?? 0) })),
  );
}

/** What a café orders, by the number of the colour. */
export const demandOf = (edition: CafeEdition, cafe: PlanCafe): number[] => edition.bean.map((bean) => cafe.demand[bean.id] ?? 0);

/** What a house of one square has room for on its sign. */
const SIGN = 11;

/** A café's name without the word for its kind, and short enough for a small sign. */
export function shortName(name: string): string {
  const own = name.replace(/^(Café|Pastelaria|Pastéis de|Confeitaria|A) /, "");
  return own.length > SIGN ? own.split(" ")[0] : own;
}
