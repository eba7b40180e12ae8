/** Silhouettes that stand before the sky of a card, on a field of 160 by 90: kinds of things, never one particular thing. */
import { DEEDS } from "./figures/deeds";
import { GEAR } from "./figures/gear";
import { MACHINES } from "./figures/machines";
import { PEOPLE } from "./figures/people";
import { PLACES } from "./figures/places";

const DRAWN: Readonly<Record<string, string>> = { ...PEOPLE, ...MACHINES, ...GEAR, ...DEEDS, ...PLACES };

/** Figures that look the same in a mirror, or wrong. */
const SYMMETRIC: ReadonlySet<string> = new Set(
  `hood helm person long brute cap pilot elder bun horns tails respirator goggles brim regal squad
   droid fighter freighter automaton loader drone strider bomber dart
   knives grenade duel hook pack cuirass flask hologram kit
   palm burst mark scales hourglass mask eye flame fist jaws
   dome temple cave gate throne corridor forest tower`.split(/\s+/),
);

/** The silhouette of that name as the inside of an svg element; an unknown name draws a piece of equipment. */
export function figure(name: string): string {
  return (Object.hasOwn(DRAWN, name) ? DRAWN[name] : undefined) ?? GEAR.kit;
}

/** Whether the silhouette may be drawn as in a mirror, so that two of a kind need not be twins. */
export function canTurn(name: string): boolean {
  return Object.hasOwn(DRAWN, name) && !SYMMETRIC.has(name);
}

/** Every silhouette there is. */
export const FIGURES: readonly string[] = Object.keys(DRAWN);
