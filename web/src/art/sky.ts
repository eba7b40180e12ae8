/** The sky behind a card: generated from the card's key, so that it is the same everywhere. */

export interface Disc {
  x: number;
  y: number;
  r: number;
}

export interface Orbit {
  x: number;
  y: number;
  wide: number;
  high: number;
  turn: number;
}

/** All measures on a field of 160 by 90. */
export interface Sky {
  disc: Disc;
  /** The shadow over a part of the disc, on about every other sky. */
  limb: Disc | null;
  moon: Disc | null;
  orbits: Orbit[];
  stars: Disc[];
  /** Whether the figure before it is drawn as in a mirror. */
  mirrored: boolean;
}

type Chance = () => number;

const PLACES: readonly Disc[] = [
  { x: 80, y: 40, r: 34 },
  { x: 116, y: 34, r: 24 },
  { x: 44, y: 32, r: 26 },
  { x: 104, y: 52, r: 42 },
  { x: 54, y: 54, r: 40 },
  { x: 80, y: 26, r: 22 },
];
const STARS = 9;

/** The sky of the card with that key. */
export function sky(key: string): Sky {
  const chance = seeded(key);
  const place = PLACES[Math.floor(chance() * PLACES.length)] as Disc;
  const disc = { ...place, r: place.r * between(chance, 0.9, 1.12) };
  return {
    disc,
    limb: chance() < 0.55 ? shadow(disc, chance) : null,
    moon: chance() < 0.4 ? moon(disc, chance) : null,
    orbits: orbits(disc, chance),
    stars: Array.from({ length: STARS }, () => star(chance)),
    mirrored: chance() < 0.5,
  };
}

function shadow(disc: Disc, chance: Chance): Disc {
  const way = chance() < 0.5 ? -1 : 1;
  return { x: disc.x + way * disc.r * 0.36, y: disc.y + disc.r * 0.22, r: disc.r * 0.92 };
}

function moon(disc: Disc, chance: Chance): Disc {
  const angle = between(chance, Math.PI, 2 * Math.PI);
  const far = disc.r * between(chance, 1.3, 1.7);
  return {
    x: disc.x + Math.cos(angle) * far,
    y: Math.max(8, disc.y + Math.sin(angle) * far * 0.7),
    r: between(chance, 2.2, 4.6),
  };
}

function orbits(disc: Disc, chance: Chance): Orbit[] {
  const flat = between(chance, 0.3, 0.95);
  const turn = Math.round(between(chance, -32, 32));
  const many = 1 + Math.floor(chance() * 3);
  return Array.from({ length: many }, (_, ring) => {
    const wide = disc.r * (1.32 + 0.42 * ring);
    return { x: disc.x, y: disc.y, wide, high: wide * flat, turn };
  });
}

function star(chance: Chance): Disc {
  return { x: between(chance, 2, 158), y: between(chance, 2, 74), r: between(chance, 0.4, 1.15) };
}

function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance();
}

/** Numbers from 0 to 1 that depend on the key alone (FNV-1a for the seed, then Mulberry32). */
function seeded(key: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of key) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
