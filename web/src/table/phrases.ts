/** Phrases for the chat that everybody reads in their own language: known by their words in either one. */
import type { Text } from "../lib/wire";

export const PHRASES: readonly Text[] = [
  { en: "Hello!", pl: "Cześć!" },
  { en: "Good luck!", pl: "Powodzenia!" },
  { en: "Well played!", pl: "Dobre zagranie!" },
  { en: "Let me think.", pl: "Daj mi pomyśleć." },
  { en: "I'll be right back.", pl: "Zaraz wracam." },
  { en: "Sorry!", pl: "Przepraszam!" },
  { en: "Thanks!", pl: "Dzięki!" },
  { en: "Good game!", pl: "Dobra gra!" },
];

/** The phrase that a line is, whatever language it was sent in; null if somebody has written it. */
export function phraseOf(line: string): Text | null {
  return PHRASES.find(({ en, pl }) => line === en || line === pl) ?? null;
}
