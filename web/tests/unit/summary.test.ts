// @vitest-environment jsdom
import { expect, it } from "vitest";
import { initials } from "../../src/lib/people";
import type { Game, TableSeat, TableSummary } from "../../src/lib/wire";
import { clockWords, filtered, freeSeats, playersWords, standing, titleOf } from "../../src/pages/lobby/summary";

const seat = (at: number, name: string | null): TableSeat => ({
  seat: at,
  kind: "person",
  level: null,
  name,
  here: true,
  stand_in: false,
  hears_spectators: false,
  avatar: null,
});
const table = (changes: Partial<TableSummary>): TableSummary => ({
  id: "t",
  title: "",
  game: "bounty",
  status: "waiting",
  seats: [seat(0, "Iga"), seat(1, null)],
  clock: null,
  headline: null,
  spectators: true,
  watching: 0,
  created: "2026-01-01T00:00:00Z",
  your_seat: 0,
  your_turn: false,
  record: null,
  result: null,
  ...changes,
});
const result = (winners: number[]): TableSummary["result"] => ({ winners, scores: [], reason: "game", by: null });

it("knows free seats only before the start", () => {
  expect(freeSeats(table({})).map((free) => free.seat)).toEqual([1]);
  expect(freeSeats(table({ status: "playing" }))).toEqual([]);
});

it("filters", () => {
  const tables = [table({ id: "a" }), table({ id: "b", status: "playing" })];
  expect(filtered(tables, "all")).toHaveLength(2);
  expect(filtered(tables, "free").map(({ id }) => id)).toEqual(["a"]);
  expect(filtered(tables, "playing").map(({ id }) => id)).toEqual(["b"]);
});

it("says clocks", () => {
  expect(clockWords(null)).toBe("no clock");
  expect(clockWords({ move: 0, total: 1200, increment: 10 })).toBe("20 + 10 s");
  expect(clockWords({ move: 60, total: 0, increment: 0 })).toBe("1 min per move");
  expect(clockWords({ move: 45, total: 0, increment: 0 })).toBe("45 s per move");
});

it("says how things stand", () => {
  expect(standing(table({}))).toBe("Waiting for 1 more player");
  expect(standing(table({ status: "playing", your_turn: true }))).toBe("Your turn");
  expect(standing(table({ status: "over", result: result([0]) }))).toBe("You won");
  expect(standing(table({ status: "over", result: result([1]) }))).toBe("You lost");
  expect(standing(table({ status: "over", result: result([0, 1]) }))).toBe("A shared victory");
});

it("says how many can play and what a table is called", () => {
  const game = (seats: number[]) => ({ name: "bounty", title: { en: "Bounty", pl: "Łowcy nagród" }, seats }) as Game;
  expect([[2], [2, 3, 4], [2, 4]].map((seats) => playersWords(game(seats)))).toEqual([
    "2 players",
    "2 to 4 players",
    "2 or 4 players",
  ]);
  expect(titleOf(table({}), [game([2])])).toBe("Bounty");
  expect(titleOf(table({ title: "Guild night" }), [])).toBe("Guild night");
});

it("shortens names", () => {
  expect(["Iga Wrona", "Ania", "Łukasz z Rubieży", "x", " "].map(initials)).toEqual(["IW", "AN", "ŁR", "X", "?"]);
});
