/** Which decks are shown at a glance where one is to be chosen. */
import type { DeckFace, DeckList, OptionSpec, Text } from "../lib/wire";

/** More would have to be read one by one, for which a list is better. */
export const MOST_TILES = 4;

/** A deck at a glance. */
export interface DeckTile {
  /** What the option is set to. */
  value: string;
  name: Text;
  /** Null if nothing is known but its name. */
  face: DeckFace | null;
}

/** The decks to show: one's own, then the ready-made ones, as many as there is room for, and the one chosen now. */
export function tilesOf(spec: OptionSpec, { decks, starters }: DeckList, chosen: string): DeckTile[] {
  const own = decks.map(({ code, name, face }) => ({ value: code, name: { en: name, pl: name }, face }));
  const ready = spec.choices.map(({ value, title }) => {
    const known = starters.find(({ key }) => key === value);
    return { value, name: title, face: known?.face ?? null };
  });
  const all = [...own, ...ready];
  const first = all.slice(0, MOST_TILES);
  const missing = all.slice(MOST_TILES).find(({ value }) => value === chosen);
  return missing ? [...first.slice(0, -1), missing] : first;
}
