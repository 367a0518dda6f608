/** The part of the edition file that the board draws from (see `edition.toml`). */
export interface PlanCafe {
  name: string;
  city: string;
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
  plan: Plan[];
  start: Plan[];
  numbers: Record<"max_action_points" | "cup_price", { value: number }>;
}

/** Kinds of squares as views number them; the first four are production squares of that colour. */
export const DRYING = 4;
export const ROASTING = 5;
export const CUP = 6;
export const SHIP = 7;
export const EMPTY = 8;
export const CAFE = 9;
export const NONE = -1;

const TOKENS = ["Ay", "Ab", "Ag", "Ar", "B", "C", "K", "S", "E", "D"];

/** Plan cards are numbered first, then the start cards. */
export const cardOf = (edition: CafeEdition, card: number): Plan => (card < edition.plan.length ? edition.plan[card] : edition.start[card - edition.plan.length]);

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
