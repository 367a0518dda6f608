/** The noises of the counter. */
import type { Sounds } from "../../frame/contract";
import { hiss, tone } from "../../frame/sound";

export const sounds: Sounds = {
  coin: (context, out) => [0, 0.07].forEach((at) => [2350, 3560].forEach((pitch) => tone(context, out, pitch, at, 0.16, 0.05, "triangle"))),
  click: (context, out) => hiss(context, out, 1700, 0, 0.05, 0.4, 3),
  slide: (context, out) => {
    hiss(context, out, 700, 0, 0.16, 0.3, 1);
    tone(context, out, 170, 0.14, 0.12, 0.18, "triangle");
  },
  drop: (context, out) => tone(context, out, 260, 0.3, 0.12, 0.18, "triangle"),
  pour: (context, out) => [0, 0.08, 0.17].forEach((at, index) => hiss(context, out, 480 + index * 260, at, 0.2, 0.22, 4)),
  sugar: (context, out) => [0, 0.05].forEach((at) => hiss(context, out, 4200, at, 0.04, 0.3, 5)),
  steam: (context, out) => hiss(context, out, 5200, 0, 0.5, 0.16, 0.7),
  cup: (context, out) => [1180, 1760, 2930].forEach((pitch, index) => tone(context, out, pitch, index * 0.012, 0.5, 0.06)),
  bell: (context, out) => [1320, 1990, 2640].forEach((pitch) => tone(context, out, pitch, 0, 0.9, 0.07)),
};
