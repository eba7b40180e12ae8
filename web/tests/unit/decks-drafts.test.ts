// @vitest-environment jsdom
/** Work that is not saved stays in this browser, and files that are no deck lists are refused with the reason. */
import { beforeEach, describe, expect, it } from "vitest";
import { added, NOTHING } from "../../src/decks/contents";
import { draftsOf, dropDraft, isNew, keepDraft, newId } from "../../src/decks/drafts";
import { at, decode, fileName, readPasted } from "../../src/decks/files";
import { isChanged } from "../../src/decks/opening";
import { DODGE, LUKE, PLAN } from "./decks-samples";
import type { Card } from "../../src/lib/wire";

beforeEach(() => localStorage.clear());

const deckOf = (...cards: Card[]) => cards.reduce((deck, { key }) => added(deck, PLAN, key), NOTHING);
const draft = (id: string, owner: string | null = null) => ({ id, name: id, contents: deckOf(LUKE), owner });

describe("drafts", () => {
  it("are kept by game, the last changed first, and forgotten", () => {
    keepDraft("destiny", draft("one"));
    keepDraft("destiny", draft("two"));
    keepDraft("destiny", { ...draft("one"), name: "again" });
    keepDraft("lcg", draft("three"));
    expect(draftsOf("destiny", null).map(({ name }) => name)).toEqual(["again", "two"]);
    dropDraft("destiny", "one");
    dropDraft("destiny", "never there");
    expect(draftsOf("destiny", null)).toEqual([draft("two")]);
  });

  it("are shown to nobody but their owner", () => {
    keepDraft("destiny", draft("ada's", "ada"));
    expect(draftsOf("destiny", "ada")).toHaveLength(1);
    expect(draftsOf("destiny", "ben")).toEqual([]);
  });

  it("of a guest stay when the browser becomes somebody else", () => {
    keepDraft("destiny", draft("guest's", "guest"));
    localStorage.setItem("dejarik.guests", '["guest"]');
    expect(draftsOf("destiny", "ben")).toHaveLength(1);
    localStorage.setItem("dejarik.guests", "{broken");
    expect(draftsOf("destiny", "ben")).toEqual([]);
  });

  it("survive what cannot be read", () => {
    localStorage.setItem("dejarik.decks.2.destiny", "{broken");
    expect(draftsOf("destiny", null)).toEqual([]);
    keepDraft("destiny", draft("one"));
    expect(draftsOf("destiny", null)).toHaveLength(1);
  });

  it("have ids nobody else has", () => {
    expect(isNew(newId())).toBe(true);
    expect(newId()).not.toBe(newId());
  });
});

it("knows a changed deck from one whose cards came in another order", () => {
  const base = { id: "x", name: "Two", contents: deckOf(LUKE, DODGE) };
  expect(isChanged(" Two ", deckOf(DODGE, LUKE), base)).toBe(false);
  expect(isChanged("Three", base.contents, base)).toBe(true);
  expect(isChanged("Two", added(base.contents, PLAN, DODGE.key), base)).toBe(true);
});

describe("files", () => {
  const said = (bytes: number[]) => {
    const read = decode(new Uint8Array(bytes), "deck.txt");
    return "problem" in read ? read.problem.text : read.text;
  };
  const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

  it("are read as UTF-8", () => {
    expect(said([...new TextEncoder().encode("2x Łódź")])).toBe("2x Łódź");
  });

  it("say which byte is not UTF-8", () => {
    expect(said([...letters("2x G"), 0xb3, ...letters("owa")])).toMatchObject({
      en: expect.stringMatching(/^deck\.txt: byte 5 is not UTF-8.*Save the file as UTF-8\.$/),
      pl: expect.stringMatching(/^deck\.txt: bajt 5 to nie UTF-8/),
    });
    expect(said([...letters("2x "), 0xc5])).toMatchObject({ en: expect.stringContaining("byte 4 ") });
  });

  it("know UTF-16 with or without its mark, and what is no text at all", () => {
    const wide = [...letters("2x Dodge")].flatMap((letter) => [letter, 0]);
    expect(said([0xff, 0xfe, ...wide])).toMatchObject({ en: expect.stringContaining("UTF-16") });
    expect(said(wide)).toMatchObject({ en: expect.stringContaining("UTF-16") });
    expect(said([0x50, 0x4b, 3, 4, 20, 0, 9, 9, 8, 7, 6, 5])).toMatchObject({
      en: expect.stringContaining("byte 6 is not text"),
    });
  });

  it("are refused when they are far too long, with their size", () => {
    expect(readPasted("x".repeat(100_000))).toMatchObject({
      problem: { text: { en: expect.stringContaining("98 KB") } },
    });
    expect(readPasted("2x Dodge")).toEqual({ text: "2x Dodge" });
  });

  it("are named after the deck, and problems after the file", () => {
    expect(fileName("Łowca i Łuk!", "txt")).toBe("lowca-i-luk.txt");
    expect(fileName("…", "json")).toBe("deck.json");
    const problem = { code: "bad_deck", text: { en: "line 2: no", pl: "wiersz 2: nie" }, rule: null };
    expect(at("a.txt", problem).text).toEqual({ en: "a.txt: line 2: no", pl: "a.txt: wiersz 2: nie" });
  });
});
