/** Seats are told apart by colour and shape, as at the tables. Shapes lie around the origin, about 20 wide. */
const COLOURS = ["#b84e17", "#1f7f86", "#7a3fa0", "#b3322f", "#4d7a1f"];
const SHAPES = [
  "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z",
  "M-8 -8H8V8H-8Z",
  "M0 -10.5L10.5 0L0 10.5L-10.5 0Z",
  "M0 -10L10 8H-10Z",
  "M-5 -9H5L10 0L5 9H-5L-10 0Z",
];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length];
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length];
