/** The mark of a seat: on its plate, its tiles, its traces. The colours are `--seat-0` and so on. */
const MARKS = ["fish", "bell", "yarn", "mouse", "heart"] as const;

export const mark = (seat: number): string => `#gt-m-${MARKS[seat % MARKS.length]}`;
export const colour = (seat: number): string => `var(--seat-${seat % MARKS.length})`;
