/** The part of the edition file that the board draws from (see `edition.toml`). */
export interface Pattern {
  type: "hbands" | "hbands_post" | "vbands" | "field" | "cross" | "stripes_triangle" | "stripes_canton";
  colours: string[];
  emblem: "none" | "star" | "crescent" | "wheel";
}

export interface Nation {
  id: string;
  accent: string;
  ink: string;
  pattern: Pattern;
}

export interface Spot {
  id: number;
  col: number;
  row: number;
}

export interface InternationalEdition {
  nation: Nation[];
  table_slot: (Spot & { key: string; seats: number[] })[];
  seat: (Spot & { tables: number[] })[];
  limits: Record<"hand_max" | "cards_per_turn", { value: number }>;
}

export const NOBODY = -1;
export const GENDERS = ["W", "M"] as const;

/** Guests are numbered nation by nation, lady before gentleman. */
export const nationOf = (kind: number): number => Math.floor(kind / GENDERS.length);
export const genderOf = (kind: number): "W" | "M" => GENDERS[kind % GENDERS.length];
