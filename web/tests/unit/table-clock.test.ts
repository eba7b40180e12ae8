/** Clocks, reasons and replays in numbers and words. */
import { describe, expect, it } from "vitest";
import { clockText, leftOn } from "../../src/table/clock";
import { groupReasons } from "../../src/table/reasons";
import { eyesIn, sittersOf, wishToPlayOn } from "../../src/table/replaying";
import { roundsOf } from "../../src/table/rounds";
import type { RecordInfo } from "../../src/lib/wire";
import { both, LOOK } from "./table-samples";

describe("clocks", () => {
  const clocks = {
    of: [
      { move: 60_000, total: 600_000 },
      { move: 20_000, total: null },
    ],
    came: 1000,
  };
  const rule = { move: 60, total: 1200, increment: 5 };

  it("runs only for whoever must choose", () => {
    expect(leftOn(clocks, rule, 0, false, 31_000)).toEqual({ main: 600_000, move: 60_000, part: 0.5 });
    expect(leftOn(clocks, rule, 0, true, 31_000)).toEqual({ main: 570_000, move: 30_000, part: 0.475 });
  });

  it("shows the time for one choice where that is all, and never less than nothing", () => {
    expect(leftOn(clocks, rule, 1, true, 11_000)).toEqual({ main: 10_000, move: null, part: 10 / 60 });
    expect(leftOn(clocks, rule, 1, true, 99_000)?.main).toBe(0);
    expect(leftOn(clocks, rule, 5, true, 0)).toBeNull();
  });

  it("is written as people write it", () => {
    expect([0, 999, 65_000, 3_723_000].map(clockText)).toEqual(["00:00", "00:01", "01:05", "1:02:03"]);
  });
});

it("says each reason once, with everything it forbids", () => {
  const refused = (label: string, reason: string) => ({
    label: both(label),
    reason: both(reason),
    rule: "g.buy",
    things: [],
  });
  expect(
    groupReasons([refused("Buy A", "too dear"), refused("Buy B", "too dear"), refused("Buy A", "too dear")]),
  ).toEqual([{ reason: both("too dear"), rule: "g.buy", labels: [both("Buy A"), both("Buy B")] }]);
});

describe("records", () => {
  const record: RecordInfo = {
    id: "r",
    game: "g",
    players: 2,
    options: { length: "3" },
    seats: [
      { name: both("Empire"), player: "Ania", look: LOOK },
      { name: both("Rebels"), player: "", look: LOOK },
    ],
    moves: ["1", "1", "2"].map((round) => ({ seat: 0, move: "x", round: both(`Round ${round}`) })),
    winners: [0],
    luck: null,
    seed: "s",
    commitment: "c",
    comments: [],
    created: "2026-01-01T00:00:00Z",
    stops_at: null,
    change: null,
  };

  it("marks the first move of every round", () => {
    expect(roundsOf(record)).toEqual([
      { move: 0, title: both("Round 1") },
      { move: 2, title: both("Round 2") },
    ]);
  });

  it("reads whose eyes an address asks for", () => {
    const eyes = (seat: string) => eyesIn(new URLSearchParams(`seat=${seat}`), 2);
    expect([eyes("0"), eyes("2"), eyes("3"), eyes("all"), eyes("-1")]).toEqual([0, 2, "all", "all", "all"]);
    expect(eyesIn(new URLSearchParams(), 2)).toBe("all");
  });

  it("seats those who played, and the computer against whoever plays on", () => {
    expect(sittersOf(record).map((seat) => seat.name)).toEqual(["Ania", "Rebels"]);
    const wish = wishToPlayOn(record, 2, 1, "Again");
    expect(wish.seats.map((seat) => seat.kind)).toEqual(["computer", "person"]);
    expect(wish.from_record).toEqual({ id: "r", move: 2 });
    expect(wish.my_seat).toBe(1);
  });
});
