/** What decks of a game are made of, ready to be looked up: its sections, its totals, and where each card goes. */
import type { Card, DeckPlace, DeckPlan, DeckSection, DeckTotal, Text } from "../lib/wire";

export interface Plan {
  /** In their order, without cards. */
  sections: readonly DeckSection[];
  /** In their order, of a deck without cards. */
  totals: readonly DeckTotal[];
  /** By the keys of the cards that can be chosen. */
  places: ReadonlyMap<string, DeckPlace>;
  /** Keys of the cards that bring a card along, by its key. */
  bringers: ReadonlyMap<string, readonly string[]>;
  /** What the game calls the sides its cards take. */
  sides: Readonly<Record<string, Text>>;
}

/** The plan in the answer of the server. */
export function planOf({ empty, places, sides }: DeckPlan): Plan {
  const bringers = new Map<string, string[]>();
  for (const { key, brings } of places) {
    for (const brought of brings) bringers.set(brought.key, [...(bringers.get(brought.key) ?? []), key]);
  }
  return {
    sections: empty.sections,
    totals: empty.totals,
    places: new Map(places.map((place) => [place.key, place])),
    bringers,
    sides,
  };
}

/** The section a card goes to, by choice or with others; undefined if it is in no deck. */
export function sectionOf(plan: Plan, key: string): DeckSection | undefined {
  const bringer = plan.places.get(plan.bringers.get(key)?.[0] ?? "");
  const brought = bringer?.brings.find((pick) => pick.key === key);
  return sectionNamed(plan, (plan.places.get(key) ?? brought)?.section ?? "");
}

/** The section of that key. */
export function sectionNamed(plan: Plan, key: string): DeckSection | undefined {
  return plan.sections.find((section) => section.key === key);
}

/** The cards that can be in a deck at all. */
export function cardsIn<Any extends Pick<Card, "key">>(plan: Plan, cards: readonly Any[]): Any[] {
  return cards.filter(({ key }) => plan.places.has(key) || plan.bringers.has(key));
}
