/** Two soft tones, made by the browser itself; off unless the visitor wants them. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, at: number, length: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = "sine";
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, context.currentTime + at);
  gain.gain.linearRampToValueAtTime(0.12, context.currentTime + at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(context.currentTime + at);
  oscillator.stop(context.currentTime + at + length);
}

export function play(sound: "turn" | "move" | "end"): void {
  if (!settings.now.sound) return;
  context ??= new AudioContext();
  if (sound === "move") tone(330, 0, 0.12);
  else if (sound === "turn") {
    tone(523, 0, 0.18);
    tone(659, 0.14, 0.28);
  } else [523, 659, 784].forEach((frequency, index) => tone(frequency, index * 0.15, 0.4));
}
