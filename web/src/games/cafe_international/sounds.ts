/** The terrace's noises: a chair on stone, coins, cups, steps, cloth, cards. */
import type { Sounds } from "../../frame/contract";
import { hiss, tone } from "../../frame/sound";

export const sounds: Sounds = {
  seat: (context, out) => {
    hiss(context, out, 420, 0, 0.11, 0.5, 0.9);
    tone(context, out, 150, 0.06, 0.12, 0.18, "triangle");
  },
  chip: (context, out) => {
    tone(context, out, 1480, 0, 0.12, 0.07);
    tone(context, out, 1970, 0.035, 0.16, 0.06);
  },
  clink: (context, out) => {
    [2093, 2637, 3136].forEach((frequency, index) => tone(context, out, frequency, index * 0.07, 0.35, 0.07));
    hiss(context, out, 5200, 0, 0.05, 0.25, 3);
  },
  steps: (context, out) => [0, 0.11, 0.22, 0.34].forEach((at, index) => hiss(context, out, index % 2 ? 520 : 640, at, 0.06, 0.34, 1.2)),
  cloth: (context, out) => {
    hiss(context, out, 1500, 0, 0.26, 0.4, 0.5);
    hiss(context, out, 2600, 0.08, 0.18, 0.2, 0.6);
  },
  card: (context, out) => {
    hiss(context, out, 2900, 0, 0.12, 0.34, 0.8);
    tone(context, out, 240, 0.09, 0.06, 0.1, "triangle");
  },
  bell: (context, out) => [784, 988, 1175, 1568].forEach((frequency, index) => tone(context, out, frequency, index * 0.09, 0.5, 0.1)),
};
