/** The card browser's filters: what they offer, what they let pass, how they stand in the address. */
import { describe, expect, it } from "vitest";
import { addressOf, colorsOf, filterIn, kindsOf, matching } from "../../src/cards/browse";
import { SAMPLES } from "../../src/cards/samples";

const cards = Object.values(SAMPLES);
const ALL = { query: "", kind: "", color: "", card: "" };

describe("card browser", () => {
  it("finds words in both languages, whatever their accents", () => {
    const found = matching(cards, { ...ALL, query: "OKRET zniszcz" });
    expect(found.map((card) => card.name.en)).toEqual(["Luke Skywalker"]);
    expect(matching(cards, { ...ALL, query: "capital force" })).toEqual(found);
    expect(matching(cards, { ...ALL, query: "no such words" })).toEqual([]);
  });

  it("narrows by kind and color together", () => {
    expect(matching(cards, { ...ALL, kind: "character" })).toHaveLength(2);
    expect(matching(cards, { ...ALL, kind: "character", color: "red" })).toEqual([SAMPLES.leia]);
    expect(matching(cards, ALL)).toHaveLength(cards.length);
  });

  it("offers each kind once, without its faction", () => {
    const kinds = kindsOf(cards);
    expect(kinds.map((kind) => kind.value)).toContain("unit");
    expect(kinds.find((kind) => kind.value === "character")?.count).toBe(2);
  });

  it("calls a faction's color after the faction, others after their hue", () => {
    const names = Object.fromEntries(colorsOf(cards).map((color) => [color.value, color.name.en]));
    expect(names["rebel"]).toBe("Rebellion");
    expect(names["yellow"]).toBe("yellow");
  });

  it("keeps everything in the address", () => {
    const filter = { query: "moc i siła", kind: "capital ship", color: "rebel", card: "x" };
    const address = new URL(addressOf("deckbuilding", filter), "http://example.test");
    expect(address.pathname).toBe("/cards/deckbuilding");
    expect(filterIn(address.searchParams)).toEqual(filter);
    expect(addressOf("bounty", ALL)).toBe("/cards/bounty");
  });
});
