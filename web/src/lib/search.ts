/** Search as you type: all words must occur, in either language, whatever their case or accents. */
import type { Rule } from "./wire";

/** Lower case without accents, so that "zagrac" finds "zagrać"; after dejarik/kernel/text.py. */
export function plain(words: string): string {
  return words.toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The wanted words of a query, ready to compare. */
export function wanted(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Everything of a rule that may be searched, made plain once. */
export interface Searchable {
  rule: Rule;
  text: string;
}

/** Prepares a catalogue for searching. */
export function searchable(rules: Rule[]): Searchable[] {
  return rules.map((rule) => ({ rule, text: plain(everything(rule)) }));
}

function everything({ id, text, source, note }: Rule): string {
  return [id, text.en, text.pl, source.en, source.pl, note.en, note.pl].join(" ");
}

/** The rules in which every word of the query occurs, in the order of the catalogue. */
export function searchRules(rules: Searchable[], query: string): Rule[] {
  const words = wanted(query);
  return rules.filter(({ text }) => words.every((word) => text.includes(word))).map(({ rule }) => rule);
}
