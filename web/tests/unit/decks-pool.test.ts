/** Cards for a deck are found by words in either language and by several wishes at once. */
import { expect, it } from "vitest";
import { added, NOTHING } from "../../src/decks/contents";
import {
  bySection,
  findable,
  likeLeaders,
  NO_WISHES,
  offers,
  search,
  toggled,
  wishCount,
  type Wishes,
} from "../../src/decks/pool";
import { CARDS, CATALOGUE, LUKE, PLAN } from "./decks-samples";

const prepared = findable(CARDS);
const found = (query: string, wishes: Partial<Wishes> = {}): string[] =>
  search(prepared, query, { ...NO_WISHES, ...wishes }).map(({ name }) => name.en);

it("finds names in both languages, whatever their case and accents", () => {
  expect(found("SOKOL")).toEqual(["Falcon"]);
  expect(found("rycerz luke")).toEqual(["Luke Skywalker"]);
  expect(found("lightsaber")).toEqual(found("świetlny miecz"));
});

it("finds text, after names", () => {
  expect(found("lodz")).toEqual(["Dodge"]);
  expect(found("base")).toEqual(["Echo Base"]);
  expect(found("e", {})).toContain("Dodge");
  expect(found("no such words")).toEqual([]);
});

it("narrows by every facet, and within one by any wish", () => {
  expect(found("", { side: ["light"] })).toEqual(["Luke Skywalker", "Padawan"]);
  expect(found("", { kind: ["upgrade", "event"] })).toEqual(["Lightsaber", "Dodge"]);
  expect(found("", { kind: ["upgrade", "event"], color: ["grey"] })).toEqual(["Dodge"]);
  expect(found("", { symbol: ["special"] })).toEqual(["Lightsaber"]);
  expect(found("", { cost: ["2", "5"] })).toEqual(["Falcon", "Dodge"]);
});

it("offers what there is, in the usual order", () => {
  expect(offers(CARDS, "color")).toEqual(["blue", "yellow", "grey"]);
  expect(offers(CARDS, "cost")).toEqual(["2", "3", "5"]);
});

it("offers kinds in the order of the sections they go to", () => {
  const kinds = offers(bySection([...CARDS].reverse(), PLAN), "kind");
  expect(kinds.slice(0, 3)).toEqual(["character", "battlefield", "plot"]);
  expect(kinds.slice(3).sort()).toEqual(["event", "support", "upgrade"]);
});

it("presses and releases wishes", () => {
  const once = toggled(NO_WISHES, "color", "red");
  expect([wishCount(once), wishCount(toggled(once, "color", "red"))]).toEqual([1, 0]);
});

it("looks for cards like those that lead the deck", () => {
  const wishes = likeLeaders(NO_WISHES, added(NOTHING, PLAN, LUKE.key), PLAN, CATALOGUE);
  expect(wishes).toMatchObject({ side: ["light", "neutral"], color: ["blue", "grey"] });
});
