/** The contents of a deck: cards are added and removed one at a time, and encoded as the code the server reads. */
import { kindWord } from "../cards/names";
import type { Card, DeckSheet } from "../lib/wire";

/** A deck without its name, legal or not. */
export type Contents = Pick<DeckSheet, "characters" | "battlefield" | "plot" | "cards">;

/** Where cards of a kind belong. */
export type Place = "character" | "battlefield" | "plot" | "card";

/** The server takes no greater number. */
const MOST_COPIES = 99;

export const NOTHING: Contents = { characters: [], battlefield: "", plot: "", cards: [] };
export const EMPTY_CODE = codeOf(NOTHING);

/** Where a card belongs, by its kind. */
export function placeOf(card: Card): Place {
  const kind = kindWord(card.kind.en);
  return kind === "character" || kind === "battlefield" || kind === "plot" ? kind : "card";
}

/** A number printed on a card; null where there is none. */
export function printed(card: Card, icon: string): number | null {
  return card.numbers.find((number) => number.icon === icon)?.value ?? null;
}

/** With how many dice a character may come. */
export function mostDice(card: Card): number {
  return printed(card, "elite") === null ? 1 : 2;
}

/** The contents alone, of a sheet or of a draft. */
export function contentsOf({ characters, battlefield, plot, cards }: Contents): Contents {
  return { characters, battlefield, plot, cards };
}

/** The code of a deck: team with its dice and plot, battlefield, cards with their copies; equal for equal decks. */
export function codeOf({ characters, battlefield, plot, cards }: Contents): string {
  const team = characters.map(({ key, dice }) => [key, dice] as const).sort(byKey);
  const drawn = cards.map(({ key, copies }) => [key, copies] as const).sort(byKey);
  const parts = [
    [...team, ...(plot ? [[plot, 1] as const] : [])],
    battlefield ? [[battlefield, 1] as const] : [],
    drawn,
  ];
  const written = parts.map((part) => part.map(([key, n]) => (n === 1 ? key : `${key}x${n}`)).join(" "));
  return written.join(" / ").trim().replace(/\s+/g, " ");
}

function byKey([one, few]: readonly [string, number], [other, many]: readonly [string, number]): number {
  if (one === other) return few - many;
  return one < other ? -1 : 1;
}

/** How often a card is in the deck; of a character that may have two dice, how many it has. */
export function copiesOf(contents: Contents, card: Card): number {
  const { key } = card;
  const team = contents.characters.filter((one) => one.key === key);
  const beside = Number(contents.battlefield === key) + Number(contents.plot === key);
  const drawn = contents.cards.find((one) => one.key === key)?.copies ?? 0;
  const dice = team.reduce((sum, one) => sum + one.dice, 0);
  return (mostDice(card) > 1 ? dice : team.length) + beside + drawn;
}

/** Whether one more of a card can be put in at all; whether it may be, the rules say. */
export function hasRoom(contents: Contents, card: Card): boolean {
  const copies = copiesOf(contents, card);
  const place = placeOf(card);
  if (place === "battlefield" || place === "plot") return copies === 0;
  return copies < (place === "character" && mostDice(card) > 1 ? mostDice(card) : MOST_COPIES);
}

/** With one more of a card: a second die for a character, a copy, or the battlefield or plot in place of another. */
export function added(contents: Contents, card: Card): Contents {
  if (!hasRoom(contents, card)) return contents;
  switch (placeOf(card)) {
    case "battlefield":
      return { ...contents, battlefield: card.key };
    case "plot":
      return { ...contents, plot: card.key };
    case "character":
      return { ...contents, characters: recruited(contents.characters, card) };
    case "card":
      return { ...contents, cards: withCopies(contents.cards, card.key, 1) };
  }
}

function recruited(team: Contents["characters"], card: Card): Contents["characters"] {
  const here = mostDice(card) > 1 ? team.findIndex(({ key }) => key === card.key) : -1;
  if (here < 0) return [...team, { key: card.key, dice: 1 }];
  return team.map((one, at) => (at === here ? { ...one, dice: one.dice + 1 } : one));
}

function withCopies(cards: Contents["cards"], key: string, change: number): Contents["cards"] {
  if (!cards.some((one) => one.key === key)) return [...cards, { key, copies: change }];
  const changed = cards.map((one) => (one.key === key ? { key, copies: one.copies + change } : one));
  return changed.filter(({ copies }) => copies > 0);
}

/** With one less of a card, wherever it is: a copy, a die, and with its last die the character. */
export function removed(contents: Contents, key: string): Contents {
  if (contents.cards.some((one) => one.key === key)) {
    return { ...contents, cards: withCopies(contents.cards, key, -1) };
  }
  if (contents.battlefield === key) return { ...contents, battlefield: "" };
  if (contents.plot === key) return { ...contents, plot: "" };
  const last = contents.characters.findLastIndex((one) => one.key === key);
  const fewer = contents.characters.map((one, at) => (at === last ? { ...one, dice: one.dice - 1 } : one));
  return { ...contents, characters: fewer.filter(({ dice }) => dice > 0) };
}

/** What a deck is called that nobody has named: after its team; empty while there is none. */
export function nameFor(contents: Contents, nameOf: (key: string) => string): string {
  const names = new Set(contents.characters.map(({ key }) => nameOf(key)));
  return [...names].join(", ").slice(0, LONGEST_NAME);
}

/** The server keeps no longer name. */
export const LONGEST_NAME = 80;
