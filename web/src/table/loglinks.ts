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

/** The names of a game's cards in one language. */
export interface Names {
  /** The cards of each name. */
  keys: Map<string, string[]>;
  /** The names that have a word as their first, the longest first: few of all names can begin at a place. */
  starting: Map<string, string[]>;
  /** Sentences cut before: a log is drawn again and again. */
  cuts: Map<string, string[]>;
}

const WORD = /[\p{L}\p{N}]+/gu;
const IN_WORD = /[\p{L}\p{N}]/u;
/** So many sentences are remembered: more than a game tells. */
const MOST_CUTS = 5000;

export function namesOf(cards: Iterable<Card>, language: Language): Names {
  const keys = new Map<string, string[]>();
  for (const { name, key } of cards) {
    if (name[language]) keys.set(name[language], [...(keys.get(name[language]) ?? []), key]);
  }
  const starting = new Map<string, string[]>();
  for (const name of [...keys.keys()].sort((a, b) => b.length - a.length)) {
    const [first] = name.match(WORD) ?? [];
    if (first) starting.set(first, [...(starting.get(first) ?? []), name]);
  }
  return { keys, starting, cuts: new Map() };
}

/** A linker for these names: the longest wins, and only whole words count. Of several cards the one `here` is meant. */
export function linkerFor(names: Names, here: readonly string[] = []): Linker {
  return (sentence) =>
    cutOf(sentence, names).map((text) => {
      const meant = names.keys.get(text);
      return meant ? { text, key: meant.findLast((key) => here.includes(key)) ?? meant[0] } : { text };
    });
}

/** The keys of the cards in a view that share their name with others. */
export function namesakesIn(view: View | null, names: Names): string[] {
  const shared = new Set([...names.keys.values()].flatMap((keys) => (keys.length > 1 ? keys : [])));
  const shown = new Set(view?.regions.flatMap(({ things }) => things.flatMap(({ key }) => key ?? [])));
  return [...shown].filter((key) => shared.has(key));
}

function cutOf(sentence: string, names: Names): string[] {
  const known = names.cuts.get(sentence);
  if (known) return known;
  if (names.cuts.size >= MOST_CUTS) names.cuts.clear();
  const found = cut(sentence, names);
  names.cuts.set(sentence, found);
  return found;
}

/** A sentence in pieces, each of which is a name or holds none. */
function cut(sentence: string, names: Names): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    const found = names.starting.get(word)?.find((name) => stands(name, sentence, index - name.indexOf(word), from));
    if (!found) continue;
    const at = index - found.indexOf(word);
    if (at > from) pieces.push(sentence.slice(from, at));
    pieces.push(found);
    from = at + found.length;
  }
  if (from < sentence.length) pieces.push(sentence.slice(from));
  return pieces;
}

/** Whether a name stands at a place behind another, and is not the beginning or the end of a longer word. */
function stands(name: string, sentence: string, at: number, from: number): boolean {
  return (
    at >= from &&
    sentence.startsWith(name, at) &&
    !IN_WORD.test(sentence[at - 1] ?? "") &&
    !IN_WORD.test(sentence[at + name.length] ?? "")
  );
}
