/** Short soft tones, made on the spot; silent unless sound is switched on. */
import { settings } from "../lib/settings.svelte";

const TONES = { turn: [660, 880], over: [440, 554, 659] } as const;
let context: AudioContext | null = null;

/** Plays the tones for an occasion. */
export function chime(occasion: keyof typeof TONES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [at, pitch] of TONES[occasion].entries()) tone(context, pitch, context.currentTime + at * 0.12);
}

function tone(on: AudioContext, pitch: number, start: number): void {
  const source = on.createOscillator();
  const volume = on.createGain();
  source.frequency.value = pitch;
  source.type = "sine";
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.07, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
  source.connect(volume).connect(on.destination);
  source.start(start);
  source.stop(start + 0.32);
}
