/** The rules as a book: numbered in the order of the contents, found by rule or section, with the cards they concern. */
import { describe, expect, it } from "vitest";
import { bookOf, chapterAt, entriesOf } from "../../src/rules/book";
import { SAMPLES } from "../../src/cards/samples";
import type { Card, Chapter, Rule } from "../../src/lib/wire";

const both = (words: string) => ({ en: words, pl: words });
const rule = (id: string): Rule => ({ id, kind: "rule", text: both(id), source: both("p. 1"), note: both("") });
const card = (key: string, ...rules: string[]): Card => ({ ...SAMPLES.rey, key, rules });

const RULES = ["toy.end.win", "toy.draw.two", "toy.draw.deck", "toy.hand.limit"].map(rule);
const CHAPTERS: Chapter[] = [
  {
    title: both("A turn"),
    sections: [
      { key: "draw", title: both("Drawing"), rules: ["toy.draw.two", "toy.draw.deck"] },
      { key: "hand", title: both("The hand"), rules: ["toy.hand.limit", "toy.hand.gone"] },
    ],
  },
  { title: both("The end"), sections: [{ key: "end", title: both("Winning"), rules: ["toy.end.win"] }] },
];
const CARDS = [card("far", "toy.end.win", "toy.draw.two"), card("near", "toy.draw.two"), card("none")];
const BOOK = bookOf("toy", CHAPTERS, RULES, CARDS, both("Rules"));

describe("the book", () => {
  it("numbers rules by chapter and section, and leaves out what the catalogue does not have", () => {
    expect(entriesOf(BOOK).map(({ number, rule: { id } }) => `${number} ${id}`)).toEqual([
      "1.1.1 toy.draw.two",
      "1.1.2 toy.draw.deck",
      "1.2.1 toy.hand.limit",
      "2.1.1 toy.end.win",
    ]);
  });

  it("is one chapter if the game names none", () => {
    const whole = bookOf("toy", [], RULES, CARDS, both("Rules"));
    expect(whole).toHaveLength(1);
    expect(entriesOf(whole).map(({ rule: { id } }) => id)).toEqual(RULES.map(({ id }) => id));
  });

  it("shows with a rule the cards that lead to it, the closest first", () => {
    const cards = entriesOf(BOOK).map((entry) => entry.cards.map(({ key }) => key));
    expect(cards).toEqual([["near", "far"], [], [], ["far"]]);
  });

  it.each([
    ["toy.end.win", 2],
    ["toy.end", 2],
    ["toy.hand", 1],
    ["", 1],
    ["no.such.rule", 1],
  ])("opens for %s at chapter %i", (id, number) => {
    expect(chapterAt(BOOK, id)?.number).toBe(number);
  });
});
