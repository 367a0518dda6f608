/** The part of the edition file that the scene draws from (see `edition.toml`). */
export interface Nation {
  id: string;
  accent: string;
  ink: string;
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
  scoring: Record<"mixed" | "own", number[]>;
  variant: { circle_tribe: { points: number; points_one_nation: number } };
  limits: Record<"hand_max" | "cards_per_turn" | "penalty_per_card", number>;
}

export const NOBODY = -1;
export const GENDERS = ["W", "M"] as const;

/** Guests are numbered nation by nation, lady before gentleman. */
export const nationOf = (kind: number): number => Math.floor(kind / GENDERS.length);
export const genderOf = (kind: number): "W" | "M" => GENDERS[kind % GENDERS.length];
