/** How a café's house is painted: the colours of walls and signs, and the parts that repeat. */
import type { CafeEdition } from "./edition";

export interface Paint {
  wall: string;
  shade: string;
  sign: string;
  awning: string;
}

const PAINTS: Paint[] = [
  { wall: "#b9cdea", shade: "#93acd2", sign: "#1d3a70", awning: "#2456a6" },
  { wall: "#e8b6a2", shade: "#cf9580", sign: "#7a2230", awning: "#a8323c" },
  { wall: "#f2dca6", shade: "#d9bc7c", sign: "#5a2a1c", awning: "#b5502c" },
  { wall: "#d9c6e0", shade: "#b9a0c6", sign: "#4a2456", awning: "#7d4a8f" },
  { wall: "#bcd6c4", shade: "#98b8a3", sign: "#1f4d3c", awning: "#2f7a5a" },
  { wall: "#f0cf9c", shade: "#d3a968", sign: "#23404f", awning: "#2d7080" },
];

/** Every card with a café has the same house in every game; neighbours in the deck differ. */
export function paintOf(edition: CafeEdition, card: number): Paint {
  const before = edition.plan.slice(0, card).filter((plan) => plan.cafe).length;
  return PAINTS[(before + Math.floor(before / PAINTS.length)) % PAINTS.length];
}

export interface Stripe {
  path: string;
  coloured: boolean;
}

/** The stripes of an awning: they fan out from the wall and end in scallops. */
export function stripes(x: number, y: number, width: number, height: number): Stripe[] {
  const count = Math.round(width / 12.5);
  const step = width / count;
  const lean = (index: number): number => (index <= count / 2 ? 2.5 * (1 - (index / count) * 2) : -2.5 * ((index / count) * 2 - 1));
  return Array.from({ length: count }, (_, index) => {
    const [left, right] = [x + index * step, x + (index + 1) * step];
    const scallop = `A${step / 2} ${step / 2.2} 0 0 1 ${left} ${y + height}`;
    return {
      path: `M${left + lean(index)} ${y}L${right + lean(index + 1)} ${y} ${right} ${y + height}${scallop}z`,
      coloured: index % 2 === 0,
    };
  });
}

export interface Place {
  x: number;
  y: number;
  size: number;
}

/** Where the beans of an order stand in a shop window: rows of equal length, in the middle. */
export function windowPlaces(count: number, x: number, y: number, width: number, height: number, size: number): Place[] {
  const row = width > 140 ? 5 : 3;
  const rows = Math.ceil(count / row);
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / row);
    const members = Math.min(row, count - line * row);
    const step = Math.min(size * 1.06, width / members);
    return { x: x + width / 2 + ((index % row) - (members - 1) / 2) * step, y: y + (height * (line + 0.5)) / rows, size };
  });
}
