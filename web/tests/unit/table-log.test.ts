/** Card names in the log become links. */
import { expect, it } from "vitest";
import { linkerFor, namesakesIn, namesOf } from "../../src/table/loglinks";
import { card, region, thing, view as viewOf } from "./table-samples";

const CARDS = [
  card("x", "X-Wing", "X-wing"),
  card("luke", "Luke", "Luke"),
  card("luke2", "Luke Skywalker", "Luke Skywalker"),
  card("egg", "Krayt Dragon Egg", "Jajo smoka krayt"),
  card("hwk", "HWK-290 (old)", "HWK-290 (stary)"),
];

it("cuts at names and keeps the rest", () => {
  expect(linkerFor(namesOf(CARDS, "en"))("You buy “X-Wing” for 3.")).toEqual([
    { text: "You buy “" },
    { text: "X-Wing", key: "x" },
    { text: "” for 3." },
  ]);
});

it("takes the longest name", () => {
  expect(linkerFor(namesOf(CARDS, "en"))("Luke Skywalker helps Luke").map((piece) => piece.key)).toEqual([
    "luke2",
    undefined,
    "luke",
  ]);
});

it("takes whole words only, also beside Polish letters", () => {
  expect(linkerFor(namesOf(CARDS, "en"))("Lukewarm")).toEqual([{ text: "Lukewarm" }]);
  expect(linkerFor(namesOf(CARDS, "pl"))("Lukeć i Jajo smoka krayt").map((piece) => piece.key)).toEqual([
    undefined,
    "egg",
  ]);
});

it("means the one on the table of cards with the same name", () => {
  const knight = card("knight", "Luke Skywalker", "Luke Skywalker");
  const view = viewOf(2, [region("team", "team", [thing(1, { key: "knight" }), thing(2, { key: "egg" })])]);
  const names = namesOf([...CARDS, knight], "en");
  expect(namesakesIn(view, names)).toEqual(["knight"]);
  const keys = (here: string[]) => linkerFor(names, here)("Luke Skywalker")[0]?.key;
  expect([keys([]), keys(["knight"])]).toEqual(["luke2", "knight"]);
});

it("finds names that begin with a sign, and two that follow each other", () => {
  const names = namesOf([...CARDS, card("hope", "“Last” Hope", "„Ostatnia” nadzieja")], "en");
  const keys = linkerFor(names)("“Last” Hope X-Wing Luke").flatMap((piece) => piece.key ?? []);
  expect(keys).toEqual(["hope", "x", "luke"]);
});

it("reads signs in names as they are, and a game without cards has no links", () => {
  expect(linkerFor(namesOf(CARDS, "en"))("HWK-290 (old)")).toEqual([{ text: "HWK-290 (old)", key: "hwk" }]);
  expect(linkerFor(namesOf([], "en"))("Luke")).toEqual([{ text: "Luke" }]);
});
