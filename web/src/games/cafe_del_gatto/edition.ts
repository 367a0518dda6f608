/** The part of the edition file that the board draws from (see `edition.toml`). */
export interface GattoEdition {
  tokens: { id: string; value: number; preparation: string; copies: number }[];
  faces: { id: string }[];
  preparations: { id: string; letter: string }[];
  machine: { surcharge: number[] };
  actions: Record<"take_coins" | "clean_cost" | "sugar_on_token_value", number>;
  cups: {
    id: string;
    colour: { hex: string };
    spaces: string[];
    menu: number[];
    tiles: { value: number; copies: number | "players" }[];
  }[];
}

export type CupShape = GattoEdition["cups"][number];
export type TokenKind = GattoEdition["tokens"][number];
