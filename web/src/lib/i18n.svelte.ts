/** The language of the page: which one is active, and how phrases and counts are written in it. */
import { load, save } from "./storage";
import type { Text } from "./wire";

/** Every phrase comes in both. */
export type Language = keyof Text;

const KEY = "language";

function firstLanguage(): Language {
  const saved = load(KEY);
  if (saved === "en" || saved === "pl") return saved;
  const wanted = navigator.languages.find((code) => /^(en|pl)\b/i.test(code));
  return wanted?.slice(0, 2).toLowerCase() === "pl" ? "pl" : "en";
}

let current = $state<Language>(firstLanguage());

/** The language spoken now; reading `lang.current` in markup follows every change. */
export const lang = {
  get current(): Language {
    return current;
  },
};
document.documentElement.lang = lang.current;

/** Changes the language of the page and remembers it. */
export function setLang(language: Language): void {
  current = language;
  save(KEY, language);
  document.documentElement.lang = language;
}

/** The phrase in the language of the page. */
export function t(text: Text): string {
  return text[current];
}

/** The phrase with `{name}` places filled in. */
export function tt(text: Text, values: Record<string, string | number>): string {
  return t(text).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The forms of a noun beside a number: English has two, Polish three (1 karta, 2 karty, 5 kart). */
export interface Noun {
  en: [one: string, many: string];
  pl: [one: string, few: string, many: string];
}

/** "5 cards" or "5 kart". */
export function count(n: number, noun: Noun): string {
  return `${n} ${form(n, noun)}`;
}

/** The form of the noun alone that belongs to the number. */
export function form(n: number, noun: Noun): string {
  const whole = Math.abs(n);
  if (current === "en") return noun.en[whole === 1 ? 0 : 1];
  if (whole === 1) return noun.pl[0];
  const few = whole % 10 >= 2 && whole % 10 <= 4 && !(whole % 100 >= 12 && whole % 100 <= 14);
  return noun.pl[few ? 1 : 2];
}

/** A moment as people write it, in the language of the page. */
export function moment(iso: string): string {
  return written(iso, { dateStyle: "medium", timeStyle: "short" });
}

/** A moment with its seconds. */
export function exactMoment(iso: string): string {
  return written(iso, { dateStyle: "medium", timeStyle: "medium" });
}

/** The time of a moment today; of any other, the day. */
export function timeOrDay(iso: string, today = new Date()): string {
  const isToday = new Date(iso).toDateString() === today.toDateString();
  return written(iso, isToday ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short" });
}

function written(iso: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(current === "pl" ? "pl-PL" : "en-GB", style).format(new Date(iso));
}
