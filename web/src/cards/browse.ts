/** Finding cards: the filters for a game's cards, which cards match, and the filters in the address. */
import { plain, wanted } from "../lib/search";
import type { Card, Text } from "../lib/wire";
import { kindWord } from "./names";
import { FACTIONS, HUES } from "./words";

export interface Filter {
  query: string;
  /** English kind without brackets; empty for all. */
  kind: string;
  /** Color family; empty for all. */
  color: string;
  /** Key of the card that is open; empty for none. */
  card: string;
}

export interface Choice {
  value: string;
  name: Text;
  count: number;
  /** Sign of the faction a color stands for. */
  icon: string;
}

const FIELDS: Record<keyof Filter, string> = { query: "q", kind: "kind", color: "color", card: "card" };

/** The filters that stand in an address. */
export function filterIn(address: URLSearchParams): Filter {
  const part = (field: keyof Filter): string => address.get(FIELDS[field]) ?? "";
  return { query: part("query"), kind: part("kind"), color: part("color"), card: part("card") };
}

/** The address of a game's cards under these filters. */
export function addressOf(game: string, filter: Filter): string {
  const parts = new URLSearchParams();
  for (const field of Object.keys(FIELDS) as (keyof Filter)[]) {
    if (filter[field]) parts.set(FIELDS[field], filter[field]);
  }
  const query = parts.toString();
  return `/cards/${encodeURIComponent(game)}${query && `?${query}`}`;
}

/** The kinds of cards there are, in the order they first appear. */
export function kindsOf(cards: readonly Card[]): Choice[] {
  return counted(cards, kindOf, ({ kind }) => ({ en: kindWord(kind.en), pl: kindWord(kind.pl) }));
}

/** The colors there are: a faction's is called after the faction, any other after its hue. */
export function colorsOf(cards: readonly Card[]): Choice[] {
  const found = counted(
    cards,
    (card) => card.look.color,
    ({ look }) => ({ en: look.color, pl: look.color }),
  );
  return found.map((choice) => {
    const icons = new Set(cards.filter((card) => card.look.color === choice.value).map((card) => card.look.icon));
    const faction = icons.size === 1 && icons.has(choice.value) ? FACTIONS[choice.value] : undefined;
    const hue = HUES[choice.value] ?? choice.name;
    return faction ? { ...choice, name: faction, icon: choice.value } : { ...choice, name: hue };
  });
}

function counted(cards: readonly Card[], valueOf: (card: Card) => string, nameOf: (card: Card) => Text): Choice[] {
  const found = new Map<string, Choice>();
  for (const card of cards) {
    const value = valueOf(card);
    const choice = found.get(value) ?? { value, name: nameOf(card), count: 0, icon: "" };
    found.set(value, { ...choice, count: choice.count + 1 });
  }
  return [...found.values()];
}

function kindOf(card: Card): string {
  return kindWord(card.kind.en);
}

/** The cards that pass the filters; every word of the query must occur, in either language. */
export function matching(cards: readonly Card[], filter: Filter): Card[] {
  const words = wanted(filter.query);
  return cards.filter(
    (card) =>
      (!filter.kind || kindOf(card) === filter.kind) &&
      (!filter.color || card.look.color === filter.color) &&
      (!words.length || occurIn(card, words)),
  );
}

function occurIn(card: Card, words: string[]): boolean {
  const said = [card.name, card.subtitle, card.kind, card.traits, card.text];
  const text = plain(said.map(({ en, pl }) => `${en} ${pl}`).join(" "));
  return words.every((word) => text.includes(word));
}
