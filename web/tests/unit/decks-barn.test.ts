/** The editor builds decks of a game nobody thought of: sets that bring cards along, and a fence that is low or high. */
import { expect, it } from "vitest";
import { added, broughtBy, contentsOf, hasRoom, isSame, nameFor, NOTHING, removed } from "../../src/decks/contents";
import { cardsIn, planOf, sectionOf } from "../../src/decks/plan";
import { groupsOf, nextLabels, tallyOf, totalsOf } from "../../src/decks/tally";
import type { Card, DeckPick, DeckPlan, DeckSheet } from "../../src/lib/wire";
import barn from "./decks-barn.json";

const { cards, plan, picks, sheet } = barn as { cards: Card[]; plan: DeckPlan; picks: DeckPick[]; sheet: DeckSheet };
const PLAN = planOf(plan);
const CATALOGUE = new Map(cards.map((card) => [card.key, card]));
const deckOf = (...keys: string[]) => keys.reduce((deck, key) => added(deck, PLAN, key), NOTHING);
const FULL = deckOf("sow_3", "fence", "sow_2", "fence", "sow_3");

it("builds what the server takes for the same deck", () => {
  expect(isSame(FULL, picks)).toBe(true);
  expect(isSame(FULL, contentsOf(sheet))).toBe(true);
});

it("shows the totals and the cards that the server will answer with", () => {
  expect(totalsOf(FULL, PLAN, null)).toEqual(sheet.totals);
  const brought = sheet.sections.find(({ key }) => key === "piglets")!.entries;
  const shown = broughtBy(FULL, PLAN).map(({ key, copies }) => [key, copies]);
  expect(shown.sort()).toEqual(brought.map(({ key, copies }) => [key, copies]));
});

it("raises a fence before it takes another, and lowers it before it goes", () => {
  const low = deckOf("fence");
  expect(nextLabels(PLAN, low[0]).more).toEqual({ en: "high", pl: "wysoki" });
  const high = added(low, PLAN, "fence");
  expect(high).toEqual([{ section: "fence", key: "fence", copies: 1, level: 2 }]);
  expect(hasRoom(high, PLAN, "fence")).toBe(false);
  expect(removed(high, "fence")).toEqual(low);
  expect(removed(low, "fence")).toEqual(NOTHING);
});

it("chooses no card that only comes along, and offers none that is in no deck", () => {
  expect(added(FULL, PLAN, "black")).toBe(FULL);
  expect(PLAN.bringers.get("white")).toEqual(["sow_2", "sow_3"]);
  expect(sectionOf(PLAN, "white")?.key).toBe("piglets");
  const offered = cardsIn(PLAN, cards).map(({ key }) => key);
  expect(offered).toEqual(["fence", "sow_1", "sow_2", "sow_3", "black", "white"]);
});

it("takes along what a set has brought when it goes", () => {
  const less = removed(FULL, "sow_3");
  expect(broughtBy(less, PLAN)).toEqual([
    { section: "piglets", key: "black", copies: 2, level: 1 },
    { section: "piglets", key: "white", copies: 3, level: 1 },
  ]);
});

it("is drawn with its own sections, and counts only what is drawn", () => {
  const groups = groupsOf(FULL, PLAN, CATALOGUE, sheet, ({ name }) => name.en);
  expect(groups.map(({ section, copies }) => [section.title.en, copies])).toEqual([
    ["Fence", 1],
    ["Sows", 3],
    ["Piglets", 8],
  ]);
  expect(tallyOf(FULL, PLAN, CATALOGUE).curve).toEqual([0, 3, 5]);
  expect(nameFor(FULL, PLAN, (key) => CATALOGUE.get(key)!.name.pl)).toBe("Maciora 3, Maciora 2");
});
