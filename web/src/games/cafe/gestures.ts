/** Two fingers turn a card. */
export interface Touch {
  x: number;
  y: number;
}

/** The angle of the line through two fingers, in quarter turns, clockwise on the screen. */
export const bearing = ([one, other]: readonly Touch[]): number => Math.atan2(other.y - one.y, other.x - one.x) / (Math.PI / 2);

/** How many quarters two fingers have turned, the short way round: a little more than half a quarter is enough. */
export function quarters(from: number, to: number): number {
  const way = ((((to - from + 2) % 4) + 4) % 4) - 2;
  return Math.round(way);
}
