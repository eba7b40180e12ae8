/** Finding cards for a deck: every filter may have several values, and matches in names come first. */
import { kindWord } from "../cards/names";
import { HUES, SYMBOLS } from "../cards/words";
import { plain, wanted } from "../lib/search";
import type { Card, Text } from "../lib/wire";
import { leadersOf, type Contents } from "./contents";
import { sectionOf, type Plan } from "./plan";
import { printed, type Catalogue } from "./tally";

/** What may be wished for besides words. */
export const FACETS = ["side", "color", "kind", "cost", "symbol"] as const;
export type Facet = (typeof FACETS)[number];

/** What is wished for; an empty list lets everything pass. */
export type Wishes = Record<Facet, readonly string[]>;

export const NO_WISHES: Wishes = { side: [], color: [], kind: [], cost: [], symbol: [] };

/** From here on, costs share one wish. */
export const DEAR = 5;

/** Cards of no side and of no color fit into every deck. */
const [NEUTRAL, COLORLESS] = ["neutral", "grey"];

const USUAL: Wishes = {
  side: ["light", "dark", NEUTRAL],
  color: Object.keys(HUES),
  kind: [],
  cost: Array.from({ length: DEAR + 1 }, (_, cost) => String(cost)),
  symbol: Object.keys(SYMBOLS),
};

/** A card with what is searched of it, made plain once. */
export interface Findable {
  card: Card;
  name: string;
  text: string;
}

/** Prepares cards for searching. */
export function findable(cards: readonly Card[]): Findable[] {
  return cards.map((card) => ({
    card,
    name: said(card.name, card.subtitle),
    text: said(card.name, card.subtitle, card.kind, card.traits, card.text),
  }));
}

function said(...texts: Text[]): string {
  return plain(texts.map(({ en, pl }) => `${en} ${pl}`).join(" "));
}

/** The cards that pass: those with all words in their name first, then those with the words anywhere. */
export function search(cards: readonly Findable[], query: string, wishes: Wishes): Card[] {
  const words = wanted(query);
  const found = cards.filter(({ card, text }) => fulfils(card, wishes) && words.every((word) => text.includes(word)));
  const named = found.filter(({ name }) => words.every((word) => name.includes(word)));
  const others = found.filter((one) => !named.includes(one));
  return [...named, ...others].map(({ card }) => card);
}

function fulfils(card: Card, wishes: Wishes): boolean {
  return FACETS.every((facet) => {
    const wished = wishes[facet];
    return !wished.length || facetsOf(card, facet).some((value) => wished.includes(value));
  });
}

/** What a card is in one respect; several where its die has several symbols. */
export function facetsOf(card: Card, facet: Facet): string[] {
  switch (facet) {
    case "side":
      return [card.look.side];
    case "color":
      return [card.look.color];
    case "kind":
      return [kindWord(card.kind.en)];
    case "cost": {
      const cost = printed(card, "cost");
      return cost === null ? [] : [String(Math.min(cost, DEAR))];
    }
    case "symbol":
      return [...new Set(card.faces.map(({ symbol }) => symbol))];
  }
}

/** What can be wished for among these cards: in the usual order, then as the cards come. */
export function offers(cards: readonly Card[], facet: Facet): string[] {
  const found = new Set(cards.flatMap((card) => facetsOf(card, facet)));
  const usual = USUAL[facet].filter((value) => found.has(value));
  return [...usual, ...[...found].filter((value) => !usual.includes(value))];
}

/** The cards in the order of the sections they go to. */
export function bySection(cards: readonly Card[], plan: Plan): Card[] {
  const at = ({ key }: Card): number => plan.sections.findIndex((section) => section === sectionOf(plan, key));
  return [...cards].sort((one, other) => at(one) - at(other));
}

/** The wishes with one more, or without it. */
export function toggled(wishes: Wishes, facet: Facet, value: string): Wishes {
  const before = wishes[facet];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...wishes, [facet]: after };
}

/** How many wishes there are. */
export function wishCount(wishes: Wishes): number {
  return FACETS.reduce((sum, facet) => sum + wishes[facet].length, 0);
}

/** Cards like those that lead: of their sides and colors or of none. Exceptions that a card makes only the rules know. */
export function likeLeaders(wishes: Wishes, contents: Contents, plan: Plan, catalogue: Catalogue): Wishes {
  const looks = leadersOf(contents, plan).flatMap(({ key }) => catalogue.get(key)?.look ?? []);
  return {
    ...wishes,
    side: [...new Set([...looks.map(({ side }) => side), NEUTRAL])],
    color: [...new Set([...looks.map(({ color }) => color), COLORLESS])],
  };
}
