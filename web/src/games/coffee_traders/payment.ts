/** How a penalty is paid, read off the notations of the payment. */

/** The steps back by row of the Arabica track, in the order in which they are made. */
export function backs(steps: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const step of steps) {
    const [word, coop] = step.split("/");
    if (word === "BACK") found.set(coop, (found.get(coop) ?? 0) + 1);
  }
  return [...found];
}
