/** Noises of a trading house: paper, beans on wood, a rake, fire, a shop bell, a cup. */
import type { Sounds } from "../../frame/contract";
import { hiss, tone } from "../../frame/sound";

export const sounds: Sounds = {
  card: (context, out) => hiss(context, out, 2600, 0, 0.09, 0.35, 0.8),
  paper: (context, out) => {
    hiss(context, out, 1500, 0, 0.12, 0.4, 0.7);
    tone(context, out, 120, 0.05, 0.12, 0.18, "triangle");
  },
  bean: (context, out) => [0, 0.06].forEach((at) => tone(context, out, 880 + at * 2400, at, 0.07, 0.1, "triangle")),
  grow: (context, out) => tone(context, out, 330, 0, 0.09, 0.09, "sine"),
  rake: (context, out) => [0, 0.12].forEach((at) => hiss(context, out, 3400, at, 0.1, 0.2, 0.9)),
  fire: (context, out) => {
    hiss(context, out, 500, 0, 0.4, 0.35, 0.6);
    hiss(context, out, 2200, 0.1, 0.08, 0.16);
  },
  bell: (context, out) => [1568, 2093].forEach((frequency, index) => tone(context, out, frequency, index * 0.09, 0.7, 0.1)),
  cup: (context, out) => {
    tone(context, out, 1244, 0, 0.18, 0.12);
    hiss(context, out, 4200, 0, 0.05, 0.15);
  },
};
