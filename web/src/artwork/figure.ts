/** Small pictures beside rule articles, made of the drawn pieces. Their room is 300 × 110; they hold no words. */
export interface Item {
  /** A symbol or pattern of the drawings. */
  use?: string;
  x: number;
  y: number;
  /** The width of a symbol with a frame of its own; those without one are scaled instead. */
  size?: number;
  scale?: number;
  /** A number on a piece, or beside it. */
  text?: string;
  /** Its letters: on a dark piece, on a coin, or beside the pieces. */
  ink?: "light" | "coin" | "dark";
  shape?: "arrow" | "place" | "disc" | "cloth" | "table" | "lady" | "gentleman";
  /** Just placed. */
  fresh?: boolean;
  /** The class that colours the piece. */
  paint?: string;
}

export const arrow = (x: number, y = 55): Item => ({ shape: "arrow", x, y });
export const framed = (use: string, x: number, y: number, size: number, paint?: string): Item => ({ use, x, y, size, paint });
export const sum = (text: string, x: number, y = 65): Item => ({ text, x, y, ink: "dark" });
