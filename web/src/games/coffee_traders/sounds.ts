/** The noises of the traders' table: earth, hooves, sacks, coins, hammers, a stamp, a ship's horn. */
import type { Sounds } from "../../frame/contract";
import { hiss, tone } from "../../frame/sound";

export const sounds: Sounds = {
  earth: (context, out) => {
    hiss(context, out, 240, 0, 0.16, 0.8, 0.7);
    hiss(context, out, 900, 0.05, 0.12, 0.25, 0.6);
  },
  hoof: (context, out) => [0, 0.11, 0.26, 0.37].forEach((at) => tone(context, out, at > 0.2 ? 520 : 610, at, 0.05, 0.16, "triangle")),
  motor: (context, out) => [0, 0.09, 0.18, 0.27].forEach((at) => tone(context, out, 74 + at * 40, at, 0.09, 0.14, "sawtooth")),
  step: (context, out) => {
    tone(context, out, 430, 0, 0.06, 0.13, "triangle");
    hiss(context, out, 1600, 0, 0.03, 0.2);
  },
  coin: (context, out) => {
    tone(context, out, 2093, 0, 0.2, 0.07);
    tone(context, out, 3136, 0.05, 0.3, 0.05);
  },
  sack: (context, out) => {
    hiss(context, out, 420, 0, 0.14, 0.55, 0.8);
    tone(context, out, 98, 0.03, 0.1, 0.16, "triangle");
  },
  tick: (context, out) => hiss(context, out, 2400, 0, 0.04, 0.5, 3),
  door: (context, out) => {
    hiss(context, out, 700, 0, 0.09, 0.3, 2);
    tone(context, out, 130, 0.08, 0.12, 0.22, "triangle");
  },
  hammer: (context, out) =>
    [0, 0.2].forEach((at) => {
      tone(context, out, 210, at, 0.08, 0.26, "triangle");
      hiss(context, out, 3200, at, 0.04, 0.35, 2);
    }),
  stamp: (context, out) => {
    tone(context, out, 92, 0, 0.14, 0.34, "triangle");
    hiss(context, out, 1200, 0, 0.05, 0.45);
  },
  page: (context, out) => hiss(context, out, 3600, 0, 0.2, 0.22, 0.7),
  bell: (context, out) => {
    tone(context, out, 880, 0, 0.9, 0.14);
    tone(context, out, 1760, 0, 0.5, 0.06);
    tone(context, out, 2637, 0.01, 0.3, 0.03);
  },
  ship: (context, out) => {
    tone(context, out, 110, 0, 0.5, 0.14, "sawtooth");
    tone(context, out, 165, 0.02, 0.48, 0.08, "triangle");
  },
  purr: (context, out) => [0, 0.07, 0.14].forEach((at) => tone(context, out, 62, at, 0.07, 0.18, "sawtooth")),
  thud: (context, out) => tone(context, out, 60, 0, 0.3, 0.34, "triangle"),
};
