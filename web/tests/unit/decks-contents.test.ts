/** Cards go into a deck and out of it, and the whole is counted and written as a code. */
import { describe, expect, it } from "vitest";
import { added, codeOf, copiesOf, EMPTY_CODE, hasRoom, nameFor, NOTHING, removed } from "../../src/decks/contents";
import { groupsOf, tallyOf } from "../../src/decks/tally";
import type { Card } from "../../src/lib/wire";
import { CATALOGUE, DODGE, ECHO, FALCON, FORTIFY, LUKE, MUSTAFAR, PADAWAN, SABER } from "./decks-samples";

const deckOf = (...cards: Card[]) => cards.reduce(added, NOTHING);

describe("the contents of a deck", () => {
  it("gives a character that may have two dice a second one, and any other a second copy", () => {
    const deck = deckOf(LUKE, LUKE, LUKE, PADAWAN, PADAWAN);
    expect(deck.characters).toEqual([
      { key: "AW-035", dice: 2 },
      { key: "AW-036", dice: 1 },
      { key: "AW-036", dice: 1 },
    ]);
    expect([copiesOf(deck, LUKE), copiesOf(deck, PADAWAN)]).toEqual([2, 2]);
    expect([hasRoom(deck, LUKE), hasRoom(deck, PADAWAN)]).toEqual([false, true]);
  });

  it("puts another battlefield in the place of the first", () => {
    expect(deckOf(ECHO, MUSTAFAR).battlefield).toBe("AW-170");
  });

  it("takes dice, copies and places away again", () => {
    const deck = deckOf(LUKE, LUKE, ECHO, FORTIFY, DODGE, DODGE);
    const less = ["AW-035", "AW-155", "AW-166", "LEG-169"].reduce(removed, deck);
    expect(less).toEqual({
      characters: [{ key: "AW-035", dice: 1 }],
      battlefield: "",
      plot: "",
      cards: [{ key: "AW-155", copies: 1 }],
    });
    expect(["AW-035", "AW-155"].reduce(removed, less)).toEqual(NOTHING);
    expect(removed(NOTHING, "AW-035")).toEqual(NOTHING);
  });

  it("is written as the code the server writes, whatever the order in which cards came", () => {
    const deck = deckOf(DODGE, FORTIFY, PADAWAN, SABER, LUKE, ECHO, LUKE, DODGE);
    expect(codeOf(deck)).toBe("AW-035x2 AW-036 LEG-169 / AW-166 / AW-040 AW-155x2");
    expect(EMPTY_CODE).toBe("/ /");
  });

  it("is called after its team", () => {
    const name = (key: string) => CATALOGUE.get(key)?.name.en ?? key;
    expect(nameFor(deckOf(LUKE, PADAWAN, PADAWAN), name)).toBe("Luke Skywalker, Padawan");
    expect(nameFor(NOTHING, name)).toBe("");
  });
});

describe("a deck in numbers", () => {
  const tally = tallyOf(deckOf(LUKE, LUKE, PADAWAN, FORTIFY, ECHO, SABER, DODGE, DODGE, FALCON), CATALOGUE);

  it("counts points with the second die and the plot, cards to draw, and dice", () => {
    expect(tally).toMatchObject({ points: 20 + 8 + 2, size: 4, dice: 2 + 1 + 1 + 1 });
  });

  it("has a curve up to the dearest card, with gaps", () => {
    expect(tally.curve).toEqual([0, 0, 2, 1, 0, 0, 0, 1]);
    expect(tallyOf(NOTHING, CATALOGUE).curve).toEqual([]);
  });

  it("counts colors of cards to draw and sides of all dice, the most first", () => {
    expect(tally.colors.map(({ color, copies }) => [color, copies])).toEqual([
      ["grey", 2],
      ["blue", 1],
      ["yellow", 1],
    ]);
    expect(tally.symbols[0]).toEqual({ symbol: "melee", sides: 4 + 1 + 1 });
    expect(tally.symbols.find(({ symbol }) => symbol === "blank")?.sides).toBe(2 + 1 + 1);
  });

  it("stands in groups, cheap before dear, and shows cards nobody knows", () => {
    const deck = {
      ...deckOf(FALCON, LUKE, SABER),
      cards: [
        { key: "XX-001", copies: 2 },
        { key: "AW-040", copies: 1 },
      ],
    };
    const groups = groupsOf(deck, CATALOGUE, ({ name }) => name.en);
    expect(groups.map(({ kind, copies }) => [kind, copies])).toEqual([
      ["character", 1],
      ["upgrade", 1],
      ["", 2],
    ]);
    expect(groups[0]?.lines[0]).toMatchObject({ dice: 1, points: 15 });
  });
});
