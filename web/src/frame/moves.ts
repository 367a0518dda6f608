/** Movements that look alike in every game. */
import type { Event, Events, Views } from "../lib/types";
import type { Movement, Movements } from "./contract";

/** One for each kind of event that a game declares: none is forgotten. */
export type EveryMovement<Game extends keyof Events> = { [Kind in Events[Game]["kind"]]: Movements<Views[Game]>[string] };

const NOD = 220;
const REST = 450;

/** Something that is only said of a player: their sign dims for a moment. */
export const nod = ({ fields }: Event): Movement => ({
  phase: "after",
  async run(stage) {
    await stage.animate(`plate-${fields.seat}`, [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], NOD);
  },
});

/** The last board of a game is seen for a moment before the end lies over it. */
export const rest = (): Movement => ({ phase: "after", run: (stage) => stage.wait(REST) });

/** Another movement of the same step shows this as well. */
export const shownWithAnother = (): null => null;
