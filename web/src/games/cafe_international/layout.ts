/** Where things stand. The terrace is drawn in units of a square of 900, of which 876 are seen; the hand in units of a card's width. */
import type { Spot } from "./edition";

export const SIDE = 900;
export const SEEN = 876;
const CELL = 174;
const LEFT = 84;
const TOP = 102;

export const spot = ({ col, row }: Pick<Spot, "col" | "row">): { x: number; y: number } => ({ x: LEFT + CELL * col, y: TOP + CELL * row });

/** The direction from one place to another, in degrees clockwise from the right. */
export function bearing(from: Pick<Spot, "col" | "row">, to: Pick<Spot, "col" | "row">): number {
  return Math.round((Math.atan2(to.row - from.row, to.col - from.col) * 180) / Math.PI);
}

export interface Lying {
  x: number;
  y: number;
  turn: number;
  /** The part of its width that the next card leaves free. */
  seen: number;
  /** Other cards lie on its foot: its name stands at its head. */
  high: boolean;
}

const ASPECT = 214 / 150;
const ONE_TIER = 5;
const TWO_TIERS = 8; // on a phone
const OVERLAP = 0.565; // how far down the front tier begins, in card heights
const TOP_ROOM = 0.13; // for the card that is lifted
const SAG = 0.012; // how much the outer cards hang lower, in card heights and squared places
const TURN = 3.1; // degrees from card to card
const MARGIN = 5; // pixels beside the box of a phone's hand

/**
 * A hand as a fan of one or two tiers in a box, of three where it is narrow: where each card's upper left corner lies and how it is
 * turned, in pixels and degrees. The order runs from the back tier to the front tier. Every number of cards has cards of one size.
 */
export function fan(count: number, width: number, height: number, narrow = false): { width: number; height: number; cards: Lying[] } {
  const most = narrow ? 3 : 2;
  const tall = Math.min(height / (1 + OVERLAP * (most - 1) + 0.17), (width * ASPECT) / (narrow ? 2.9 : 2.6));
  const wide = tall / ASPECT;
  const one = narrow ? 3 : ONE_TIER;
  const tiers = count <= one ? 1 : narrow && count > TWO_TIERS ? 3 : 2;
  const cards: Lying[] = [];
  const tier = (many: number, top: number, shift: number, high = false): void => {
    const lean = Math.min(TURN, 14 / Math.max(many, 1));
    // A turned card reaches out at its head; beside a wide hand there is room for that, on a phone the screen ends.
    const out = narrow ? Math.max(0, tall * Math.sin((lean * (many - 1) * Math.PI) / 360) - MARGIN) : 0;
    const room = width - wide - 2 * Math.abs(shift) - 2 * out;
    const step = many > 1 ? Math.min(room / (many - 1), wide * (tiers === 1 ? 1.04 : 0.8)) : 0;
    const start = (width - wide - step * (many - 1)) / 2 + shift;
    for (let place = 0; place < many; place++) {
      const off = place - (many - 1) / 2;
      cards.push({
        x: start + step * place,
        y: top + off * off * tall * SAG,
        turn: off * lean,
        seen: place < many - 1 && wide > 0 ? Math.min(1, step / wide) : 1,
        high,
      });
    }
  };
  if (tiers === 1) tier(count, (height - tall) / 2.4, 0);
  for (let left = count, at = 0; tiers > 1 && at < tiers; at++) {
    const many = Math.ceil(left / (tiers - at));
    tier(many, tall * (TOP_ROOM + OVERLAP * at), wide * (at % 2 ? 0.14 : -0.1) * (narrow ? 0.4 : 1), at < tiers - 1);
    left -= many;
  }
  return { width: wide, height: tall, cards };
}

const STEP = 0.72; // from card to card, in card widths

/** A hand in one row, as tall as its box, to be swiped: as far apart as faces stay plain. */
export function strip(count: number, height: number): { width: number; height: number; cards: Lying[] } {
  const ROOM = 36; // for what stands out: the chosen card, discs
  const tall = Math.max(height - ROOM - 6, 60);
  const wide = tall / ASPECT;
  return {
    width: wide,
    height: tall,
    cards: Array.from({ length: count }, (_, place) => ({
      x: 12 + place * wide * STEP,
      y: ROOM,
      turn: 0,
      seen: place < count - 1 ? STEP : 1,
      high: false,
    })),
  };
}
