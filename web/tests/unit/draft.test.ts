import { describe, expect, it } from "vitest";
import { deckOption, isDeck } from "../../src/decks/seats";
import type { Game, OptionSpec } from "../../src/lib/wire";
import * as drafts from "../../src/pages/newtable/draft";

const title = { en: "x", pl: "x" };
const option = (key: string, value: string): OptionSpec => ({
  key,
  title,
  values: title,
  choices: [],
  default: value,
  rule: "",
});
const mode = (name: string, players: number, options: Record<string, string> = {}) => ({
  name,
  title,
  players,
  options,
});
const game: Game = {
  name: "bounty",
  title,
  look: { side: "neutral", color: "yellow", icon: "target", figure: "mark", wide: false, unique: false },
  seats: [2, 3, 4],
  default_seats: 2,
  modes: [mode("4p", 4), mode("2p", 2), mode("3p", 3), mode("choose", 3, { characters: "choose" })],
  options: [option("hand", "2"), option("characters", "random")],
  decks: false,
  primer: null,
  tour: false,
  windows: [],
};

describe("a quick match", () => {
  it("is me against the computer at medium strength in the usual mode, not listed in the lobby", () => {
    const wish = drafts.quickMatch(game);
    expect(wish).toMatchObject({ game: "bounty", players: 2, my_seat: 0, clock: null, options: {}, open: false });
    expect(wish.seats).toEqual([
      { kind: "person", level: null },
      { kind: "computer", level: "medium" },
    ]);
  });
});

describe("a draft", () => {
  const draft = drafts.draftFor(game);

  it("begins with the usual mode, me on the first seat and people on the others", () => {
    expect(draft).toMatchObject({ mode: "2p", players: 2, seats: ["me", "person"] });
  });

  it("takes players and options from a mode and keeps who sits where", () => {
    const next = drafts.withMode(drafts.withSitter(draft, 1, "hard"), "choose");
    expect(next).toMatchObject({ players: 3, options: { characters: "choose" }, seats: ["me", "hard", "person"] });
  });

  it("keeps the decks that were chosen when the mode changes", () => {
    const deck = (seat: number) => option(`deck${seat}`, "rey");
    const decks = { ...game, decks: true, options: [deck(1), deck(2), deck(3)] };
    const own = drafts.withOption(drafts.withOption(drafts.draftFor(decks), "deck1", "mine"), "deck3", "gone");
    const three = drafts.withMode(own, "3p");
    expect(three.options).toEqual({ deck1: "mine", deck3: "gone" });
    expect(drafts.withMode(three, "2p").options).toEqual({ deck1: "mine" });
  });

  it("follows the number of players to the plain mode for it", () => {
    expect(drafts.withPlayers(draft, 4)).toMatchObject({ mode: "4p", players: 4 });
  });

  it("keeps the options of a mode that does not fit the number of players", () => {
    const chosen = drafts.withPlayers(drafts.withMode(draft, "choose"), 2);
    expect(chosen).toMatchObject({ mode: "", players: 2, options: { characters: "choose" } });
  });

  it("asks for the number of players only where the mode leaves it open", () => {
    expect(drafts.modeSaysPlayers(draft)).toBe(true);
    expect(drafts.modeSaysPlayers(drafts.withMode(draft, "choose"))).toBe(false);
    expect(drafts.modeSaysPlayers(drafts.withPlayers(drafts.withMode(draft, "choose"), 2))).toBe(false);
  });

  it("seats me once, and not off the table", () => {
    const moved = drafts.withSitter(drafts.withPlayers(draft, 4), 3, "me");
    expect(moved.seats).toEqual(["person", "person", "person", "me"]);
    expect(drafts.withPlayers(moved, 2).seats).toEqual(["me", "person"]);
  });

  it("lets the computer play itself while I watch", () => {
    const watched = drafts.withSitter(drafts.withSitter(draft, 0, "easy"), 1, "hard");
    expect(drafts.wishOf(watched, "lobby").my_seat).toBeNull();
    expect(drafts.withPlayers(watched, 3).seats).toEqual(["easy", "hard", "person"]);
  });

  it("says options only where they differ from the default", () => {
    const changed = drafts.withOption(draft, "hand", "4");
    expect(changed.options).toEqual({ hand: "4" });
    expect(drafts.withOption(changed, "hand", "2").options).toEqual({});
  });

  it("makes clocks in seconds", () => {
    expect(drafts.wishOf({ ...draft, clock: "20+10" }, "link").clock).toEqual({ move: 0, total: 1200, increment: 10 });
    const own = { minutes: 5, increment: Number.NaN, move: 20 };
    expect(drafts.wishOf({ ...draft, clock: "own", own }, "link").clock).toEqual({
      move: 20,
      total: 300,
      increment: 0,
    });
    const nothing = { minutes: 0, increment: 5, move: 0 };
    expect(drafts.wishOf({ ...draft, clock: "own", own: nothing }, "link").clock).toBeNull();
  });
});

it("knows decks among the options, of games that are played with them", () => {
  const destiny = {
    ...game,
    decks: true,
    options: [option("deck1", "rey"), option("deck2", "rey"), option("deck", "1")],
  };
  expect(destiny.options.map((spec) => isDeck(destiny, spec))).toEqual([true, true, false]);
  expect([deckOption(destiny, 1)?.key, deckOption(destiny, 2)?.key]).toEqual(["deck2", undefined]);
  expect(deckOption({ ...destiny, decks: false }, 1)).toBeUndefined();
});
