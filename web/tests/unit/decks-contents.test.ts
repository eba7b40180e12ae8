/** Cards go into a deck and out of it, and the whole is counted. */
import { describe, expect, it } from "vitest";
import { added, chosenOf, contentsOf, hasRoom, isSame, nameFor, NOTHING, removed } from "../../src/decks/contents";
import { groupsOf, labelOf, nextLabels, tallyOf, totalsOf } from "../../src/decks/tally";
import type { Card, DeckSheet } from "../../src/lib/wire";
import { CATALOGUE, DODGE, ECHO, FALCON, FORTIFY, LUKE, MUSTAFAR, PADAWAN, PLAN, SABER } from "./decks-samples";

const deckOf = (...cards: Card[]) => cards.reduce((deck, { key }) => added(deck, PLAN, key), NOTHING);
const pick = (section: string, { key }: Card, copies = 1, level = 1) => ({ section, key, copies, level });

describe("the contents of a deck", () => {
  it("gives a card with levels the next one, and any other a second copy", () => {
    const deck = deckOf(LUKE, LUKE, LUKE, PADAWAN, PADAWAN);
    expect(deck).toEqual([pick("characters", LUKE, 1, 2), pick("characters", PADAWAN, 2)]);
    expect([LUKE, PADAWAN].map(({ key }) => chosenOf(deck, PLAN, key))).toEqual([2, 2]);
    expect([LUKE, PADAWAN].map(({ key }) => hasRoom(deck, PLAN, key))).toEqual([false, true]);
  });

  it("puts another card in the place of the first where there is room for one", () => {
    expect(deckOf(ECHO, DODGE, MUSTAFAR)).toEqual([pick("cards", DODGE), pick("battlefield", MUSTAFAR)]);
  });

  it("takes levels and copies away again", () => {
    const deck = deckOf(LUKE, LUKE, ECHO, FORTIFY, DODGE, DODGE);
    const less = ["AW-035", "AW-155", "AW-166", "LEG-169"].reduce(removed, deck);
    expect(isSame(less, [pick("cards", DODGE), pick("characters", LUKE)])).toBe(true);
    expect(["AW-035", "AW-155"].reduce(removed, less)).toEqual(NOTHING);
    expect(removed(NOTHING, "AW-035")).toEqual(NOTHING);
  });

  it("is the same whatever the order in which cards came, and another with one copy more", () => {
    const deck = deckOf(DODGE, PADAWAN, LUKE, ECHO, LUKE);
    expect(isSame(deck, deckOf(LUKE, ECHO, LUKE, PADAWAN, DODGE))).toBe(true);
    expect(isSame(deck, added(deck, PLAN, DODGE.key))).toBe(false);
    expect(isSame(deck, removed(deck, LUKE.key))).toBe(false);
  });

  it("holds no card that the game does not have", () => {
    expect(added(NOTHING, PLAN, "XX-001")).toEqual(NOTHING);
  });

  it("is called after the cards that lead it", () => {
    const name = (key: string) => CATALOGUE.get(key)?.name.en ?? key;
    expect(nameFor(deckOf(LUKE, PADAWAN, PADAWAN, DODGE), PLAN, name)).toBe("Luke Skywalker, Padawan");
    expect(nameFor(deckOf(DODGE), PLAN, name)).toBe("");
  });
});

describe("a deck in numbers", () => {
  const deck = deckOf(LUKE, LUKE, PADAWAN, FORTIFY, ECHO, SABER, DODGE, DODGE, FALCON);
  const tally = tallyOf(deck, PLAN, CATALOGUE);

  it("adds up its totals, with the limits the server knows", () => {
    const totals = totalsOf(deck, PLAN, null).map(({ key, value, most }) => [key, value, most]);
    expect(totals).toEqual([
      ["points", 20 + 8 + 2, 30],
      ["cards", 4, 30],
      ["dice", 2 + 1 + 1 + 1, null],
    ]);
    const starter = { totals: [{ ...PLAN.totals[1]!, least: 20, most: 20 }] } as unknown as DeckSheet;
    expect(totalsOf(deck, PLAN, starter)).toMatchObject([{ value: 4, least: 20, most: 20 }]);
  });

  it("has a curve up to the dearest card, with gaps", () => {
    expect(tally.curve).toEqual([0, 0, 2, 1, 0, 0, 0, 1]);
    expect(tallyOf(NOTHING, PLAN, CATALOGUE).curve).toEqual([]);
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

  it("stands in sections, cheap before dear, with cards nobody knows and what is missing", () => {
    const strange = [...deckOf(FALCON, LUKE, DODGE), { section: "cards", key: "XX-001", copies: 2, level: 1 }];
    const groups = groupsOf(strange, PLAN, CATALOGUE, null, ({ name }) => name.en);
    expect(groups.map(({ section, copies }) => [section.key, copies])).toEqual([
      ["characters", 1],
      ["battlefield", 0],
      ["cards", 4],
    ]);
    expect(groups[2]?.lines.map(({ pick }) => pick.key)).toEqual(["XX-001", "AW-155", "AW-049"]);
    expect(groupsOf(NOTHING, PLAN, CATALOGUE, null, ({ name }) => name.en)).toEqual([]);
  });

  it("says what the level of a card means, as the plan or else as the server calls it", () => {
    expect(labelOf(pick("characters", LUKE, 1, 2), PLAN).en).toBe("2 dice");
    const entries = [{ key: LUKE.key, copies: 1, level: 5, label: { en: "5 dice", pl: "5 kości" } }];
    const sheet = { sections: [{ ...PLAN.sections[0]!, entries }] } as unknown as DeckSheet;
    expect(labelOf(pick("characters", LUKE, 1, 5), PLAN, sheet).en).toBe("5 dice");
    expect(labelOf(pick("characters", LUKE, 1, 5), PLAN).en).toBe("");
    expect(nextLabels(PLAN, pick("characters", LUKE))).toMatchObject({ more: { en: "2 dice" }, less: { en: "" } });
    expect(nextLabels(PLAN, pick("cards", DODGE))).toMatchObject({ more: { en: "" }, less: { en: "" } });
  });

  it("comes back from a sheet as what was chosen for it", () => {
    const entries = [{ key: LUKE.key, copies: 1, level: 2, label: { en: "", pl: "" } }];
    const sections = PLAN.sections.map((section) => ({ ...section, entries: section.role === "lead" ? entries : [] }));
    expect(contentsOf({ sections } as unknown as DeckSheet)).toEqual([pick("characters", LUKE, 1, 2)]);
  });
});
