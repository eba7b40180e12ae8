/** Short soft sounds, made on the spot; silent unless sound is switched on. */
import { settings } from "../lib/settings.svelte";
import type { View } from "../lib/wire";
import { isDamage } from "../cards/numbers";
import { journeys } from "./journeys";

/** What can be heard. */
export type Occasion = "card" | "dice" | "hit" | "turn" | "over";

/** One stroke of a sound: a tone that may fall, or a rustle, from a moment on and for a while, in seconds. */
interface Stroke {
  at: number;
  lasts: number;
  loud: number;
  /** From one pitch to another; a rustle has the pitch around which it is heard. */
  pitch: [number, number];
  rustles?: boolean;
}

const SOUNDS: Record<Occasion, Stroke[]> = {
  card: [{ at: 0, lasts: 0.09, loud: 0.22, pitch: [2400, 1200], rustles: true }],
  dice: [0, 0.07, 0.16].map((at) => ({ at, lasts: 0.05, loud: 0.3, pitch: [1500, 700], rustles: true })),
  hit: [
    { at: 0, lasts: 0.22, loud: 0.4, pitch: [150, 55] },
    { at: 0, lasts: 0.06, loud: 0.2, pitch: [500, 300], rustles: true },
  ],
  turn: [660, 880].map((pitch, step) => ({ at: step * 0.12, lasts: 0.3, loud: 0.16, pitch: [pitch, pitch] })),
  over: [440, 554, 659].map((pitch, step) => ({ at: step * 0.12, lasts: 0.4, loud: 0.16, pitch: [pitch, pitch] })),
};

let context: AudioContext | null = null;

/** Makes a sound, as loud as chosen. Browsers let nothing be heard before somebody has touched the page. */
export function play(occasion: Occasion): void {
  if (!settings.sound || settings.volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  for (const stroke of SOUNDS[occasion]) strike(context, stroke);
}

/** What can be heard between two views: cards that move, dice that fall, damage that is dealt. */
export function occasionsBetween(before: View, after: View): Occasion[] {
  const found: Occasion[] = [];
  if (damageIn(after) > damageIn(before)) found.push("hit");
  if (facesIn(after).some((face) => !facesIn(before).includes(face))) found.push("dice");
  else if (journeys(before, after).length > 0) found.push("card");
  return found;
}

function damageIn(view: View): number {
  const numbers = view.regions.flatMap((region) => region.things.flatMap((thing) => thing.numbers ?? []));
  return numbers.filter(({ icon }) => isDamage(icon)).reduce((sum, { value }) => sum + value, 0);
}

function facesIn(view: View): string[] {
  const dice = view.regions.flatMap((region) => region.things).filter((thing) => thing.face);
  return dice.map((die) => `${die.id}:${JSON.stringify(die.face)}`);
}

function strike(on: AudioContext, stroke: Stroke): void {
  const start = on.currentTime + stroke.at;
  const end = start + stroke.lasts;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(stroke.loud * (settings.volume / 100), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(on.destination);
  const source = stroke.rustles ? rustle(on, stroke, start, end, volume) : tone(on, stroke, start, end, volume);
  source.start(start);
  source.stop(end + 0.02);
}

function tone(on: AudioContext, { pitch }: Stroke, start: number, end: number, into: AudioNode): OscillatorNode {
  const source = on.createOscillator();
  source.frequency.setValueAtTime(pitch[0], start);
  source.frequency.exponentialRampToValueAtTime(pitch[1], end);
  source.connect(into);
  return source;
}

function rustle(
  on: AudioContext,
  { pitch, lasts }: Stroke,
  start: number,
  end: number,
  into: AudioNode,
): AudioBufferSourceNode {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * lasts), on.sampleRate);
  noise.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
  const source = on.createBufferSource();
  source.buffer = noise;
  const band = on.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(pitch[0], start);
  band.frequency.exponentialRampToValueAtTime(pitch[1], end);
  source.connect(band).connect(into);
  return source;
}
