/** A line of the log cut into what is said, the cards it names and the dice it draws. */
import type { Language } from "../lib/i18n.svelte";
import type { Sign } from "../lib/wire";
import type { Linker, Piece } from "./loglinks";

/** A piece of a line: text, the name of a card, or a die. */
export type Said = Piece & { sign?: Sign };

const BETWEEN_DICE = /^\s*(,|and|i)?\s*$/;

/** Cuts a line at its dice and the rest at the names of cards; what only joins two dice is left out. */
export function piecesOf(text: string, signs: readonly Sign[], language: Language, linker: Linker): Said[] {
  const found: Said[] = [];
  let rest = text;
  for (const sign of signs) {
    const at = rest.indexOf(sign.text[language]);
    if (at < 0) continue;
    const before = rest.slice(0, at);
    if (found.at(-1)?.sign && BETWEEN_DICE.test(before)) found.push({ text: " " });
    else found.push(...linker(before));
    found.push({ text: sign.text[language], sign });
    rest = rest.slice(at + sign.text[language].length);
  }
  return [...found, ...(rest ? linker(rest) : [])].filter((piece) => piece.text !== "");
}
