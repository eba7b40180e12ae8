/** Cuts sentences at the names of cards, so that each becomes a link to its card. */
import type { Language } from "../lib/i18n.svelte";
import type { Card } from "../lib/wire";

/** A piece of a sentence; with a key it is the name of that card. */
export interface Piece {
  text: string;
  key?: string;
}

/** Cuts the parts of a sentence, one after the other. */
export type Linker = (sentence: string) => Piece[];

/** Names stand in quotation marks. */
const QUOTED = /(?<=[“„])[^”]*(?=”)/gu;

/** A linker for a sentence that names these cards; of namesakes each is meant once, in their order. */
export function linkerFor(cards: readonly Card[], language: Language): Linker {
  let left = [...cards];
  function meant(name: string): Card | undefined {
    const [found, ...namesakes] = left.filter((card) => card.name[language] === name);
    if (namesakes.length > 0) left = left.filter((card) => card !== found);
    return found;
  }
  return (sentence) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const { 0: name, index } of sentence.matchAll(QUOTED)) {
      const card = meant(name);
      if (!card) continue;
      pieces.push({ text: sentence.slice(from, index) }, { text: name, key: card.key });
      from = index + name.length;
    }
    return [...pieces, { text: sentence.slice(from) }].filter(({ text }) => text !== "");
  };
}
