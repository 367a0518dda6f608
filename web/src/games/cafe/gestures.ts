/** The angle of the line through two fingers, in quarter turns, clockwise on the screen. */
export function quartersTurned([one, other]: readonly { x: number; y: number }[]): number {
  return Math.atan2(other.y - one.y, other.x - one.x) / (Math.PI / 2);
}
