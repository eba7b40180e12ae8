import { expect, it } from "vitest";
import { plain, searchable, searchRules } from "../../src/lib/search";
import type { Rule } from "../../src/lib/wire";

const empty = { en: "", pl: "" };
const rule = (id: string, en: string, pl: string): Rule => ({
  id,
  kind: "rule",
  text: { en, pl },
  source: empty,
  note: empty,
});
const rules = searchable([
  rule("bounty.draw.two", "Draw two cards from the market.", "Dobierz dwie karty z rynku."),
  rule("bounty.sell.all", "Sell any cards for their price.", "Sprzedaj dowolne karty za ich cenę."),
  rule("bounty.play.event", "Play an event.", "Możesz zagrać wydarzenie Łowcy."),
]);
const found = (query: string): string[] => searchRules(rules, query).map(({ id }) => id);

it("ignores case and accents, also of letters that do not decompose", () => {
  expect(plain("Zażółć Gęślą")).toBe("zazolc gesla");
  expect(found("zagrac lowcy")).toEqual(["bounty.play.event"]);
});

it("wants every word, in either language", () => {
  expect(found("karty market")).toEqual(["bounty.draw.two"]);
  expect(found("cards")).toEqual(["bounty.draw.two", "bounty.sell.all"]);
  expect(found("cards event")).toEqual([]);
});

it("finds a rule by its id and everything by nothing", () => {
  expect(found("sell.all")).toEqual(["bounty.sell.all"]);
  expect(found("  ")).toHaveLength(3);
});
