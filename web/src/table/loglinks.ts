/** Finds card names in sentences, so that each becomes a link to its card. */
import type { Language } from "../lib/i18n.svelte";
import type { Card, View } from "../lib/wire";

/** A piece of a sentence; with a key it is the name of that card. */
export interface Piece {
  text: string;
  key?: string;
}

/** Cuts sentences at the names of cards. */
export type Linker = (sentence: string) => Piece[];

/**
 * A linker for the names of these cards in one language: the longest name wins, and only whole words count. Of cards with
 * the same name the one meant is that among `here`.
 */
export function linkerFor(cards: Iterable<Card>, language: Language, here: readonly string[] = []): Linker {
  const keys = new Map<string, string>();
  for (const { name, key } of cards) {
    if (name[language] && (!keys.has(name[language]) || here.includes(key))) keys.set(name[language], key);
  }
  if (keys.size === 0) return (sentence) => [{ text: sentence }];
  const names = [...keys.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (sentence) => cut(sentence, pattern, keys);
}

/** The keys of the cards in a view that share their name with others. */
export function namesakesIn(view: View | null, cards: ReadonlyMap<string, Card>, language: Language): string[] {
  const shown = new Set(view?.regions.flatMap(({ things }) => things.flatMap(({ key }) => key ?? [])));
  const names = [...cards.values()].map((card) => card.name[language]);
  return [...shown].filter((key) => {
    const name = cards.get(key)?.name[language];
    return names.indexOf(name ?? "") !== names.lastIndexOf(name ?? "");
  });
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

function cut(sentence: string, pattern: RegExp, keys: Map<string, string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(pattern)) {
    if (found.index > from) pieces.push({ text: sentence.slice(from, found.index) });
    pieces.push({ text: found[0], key: keys.get(found[0]) });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from) });
  return pieces;
}
