/** The rules as a book: chapters and sections with numbers, and the cards that each rule concerns. */
import type { Card, Chapter, Rule, Text } from "../lib/wire";

export interface Entry {
  /** Chapter, section and place in it: "3.2.5". */
  number: string;
  rule: Rule;
  /** The cards that lead to this rule, those it names first. */
  cards: Card[];
}

export interface Part {
  number: string;
  /** What rules in it begin with: "destiny.resolve". */
  id: string;
  title: Text;
  entries: Entry[];
}

export interface BookChapter {
  number: number;
  title: Text;
  parts: Part[];
}

/** Everything there is to read about a game, in the order of its contents; without contents, one chapter. */
export function bookOf(game: string, chapters: Chapter[], rules: Rule[], cards: Card[], title: Text): BookChapter[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const about = cardsByRule(cards);
  const whole = [{ title, sections: [{ key: "", title, rules: rules.map(({ id }) => id) }] }];
  return (chapters.length ? chapters : whole).map((chapter, at) => ({
    number: at + 1,
    title: chapter.title,
    parts: chapter.sections.map((section, place) => ({
      number: `${at + 1}.${place + 1}`,
      id: `${game}.${section.key}`,
      title: section.title,
      entries: section.rules.flatMap((id, nth) => {
        const rule = known.get(id);
        return rule ? [{ number: `${at + 1}.${place + 1}.${nth + 1}`, rule, cards: about.get(id) ?? [] }] : [];
      }),
    })),
  }));
}

/** A card lists its rules with those that speak of it first, so the earlier a rule stands there, the closer it is. */
function cardsByRule(cards: Card[]): Map<string, Card[]> {
  const found = new Map<string, { card: Card; place: number }[]>();
  for (const card of cards) {
    for (const [place, id] of card.rules.entries()) found.set(id, [...(found.get(id) ?? []), { card, place }]);
  }
  const sorted = (all: { card: Card; place: number }[]): Card[] =>
    all.sort((one, other) => one.place - other.place).map(({ card }) => card);
  return new Map([...found].map(([id, all]) => [id, sorted(all)]));
}

/** All rules of a chapter or a book. */
export function entriesOf(chapters: BookChapter[]): Entry[] {
  return chapters.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries));
}

/** The chapter in which a rule or a section stands; the first for anything else. */
export function chapterAt(book: BookChapter[], id: string): BookChapter | undefined {
  const holds = (part: Part): boolean => part.id === id || part.entries.some(({ rule }) => rule.id === id);
  return book.find(({ parts }) => parts.some(holds)) ?? book[0];
}
