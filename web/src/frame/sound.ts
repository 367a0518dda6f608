/** Short noises, made by the browser itself; off unless the visitor wants them. */
import { settings } from "../lib/settings.svelte";
import type { Sounds } from "./contract";

let context: AudioContext | null = null;
let volume: GainNode | null = null;

/** A struck tone that dies away. */
export function tone(
  context: AudioContext,
  out: AudioNode,
  frequency: number,
  at = 0,
  length = 0.2,
  loud = 0.2,
  type: OscillatorType = "sine",
): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const start = context.currentTime + at;
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A breath of noise through a filter: paper, steam, wood. */
export function hiss(context: AudioContext, out: AudioNode, frequency: number, at = 0, length = 0.15, loud = 0.2, sharp = 1.5): void {
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = sharp;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

/** Those of the frame itself, for every game. */
const OWN: Sounds = {
  turn: (context, out) => {
    tone(context, out, 523, 0, 0.35, 0.16);
    tone(context, out, 659, 0.13, 0.45, 0.16);
  },
  end: (context, out) => [523, 659, 784].forEach((frequency, index) => tone(context, out, frequency, index * 0.15, 0.6, 0.16)),
  move: (context, out) => {
    hiss(context, out, 900, 0, 0.06, 0.5);
    tone(context, out, 220, 0, 0.1, 0.16, "triangle");
  },
  refused: (context, out) => tone(context, out, 150, 0, 0.16, 0.2, "triangle"),
};

/** Play a noise of a game, or one of the frame's. */
export function play(name: string, sounds: Sounds = {}): void {
  const make = sounds[name] ?? OWN[name];
  if (!settings.now.sound || !make || typeof AudioContext === "undefined") return;
  if (!context || !volume) {
    context = new AudioContext();
    volume = context.createGain();
    volume.connect(context.destination);
  }
  volume.gain.value = settings.now.volume;
  if (context.state === "suspended") void context.resume();
  make(context, volume);
}
