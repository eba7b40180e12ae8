/** Every region finds its place on the table, for any game and number of players. */
import { describe, expect, it } from "vitest";
import {
  arrange,
  columnsFor,
  densityOf,
  linesOf,
  regionId,
  sharedForms,
  turnOrder,
  versusHeight,
  versusSize,
  type Room,
} from "../../src/table/slots";
import { back, both, region, seat, thing, view } from "./table-samples";

const ROOM: Room = { width: 836, height: 604, card: { width: 112, height: 157 }, gap: 12, pile: 64, die: 52, tuck: 24 };

describe("arrange", () => {
  it("puts own rows near, the hand into the hand, own piles beside the seat", () => {
    const plan = arrange(
      view(2, [
        region("area", "grid", [thing(1)], { seat: 0 }),
        region("hand", "hand", [thing(2)], { seat: 0 }),
        region("deck", "stack", [back()], { seat: 0 }),
        region("area", "grid", [thing(3)], { seat: 1 }),
      ]),
      0,
    );
    expect(plan.near.rows.map(regionId)).toEqual(["area@0"]);
    expect(plan.near.hands.map(regionId)).toEqual(["hand@0"]);
    expect(plan.near.piles.map(regionId)).toEqual(["deck@0"]);
    expect(plan.far.map((area) => area.rows.map(regionId))).toEqual([["area@1"]]);
  });

  it("gives a row the piles that follow it: the first stack left, the second and supplies right", () => {
    const plan = arrange(
      view(2, [
        region("force", "track", []),
        region("row", "row", [thing(1)]),
        region("deck", "stack", [back()]),
        region("discard", "stack", []),
        region("pilots", "supply", [thing(2)]),
        region("probes", "supply", []),
        region("box", "stack", [thing(3)]),
        region("unused", "stack", []),
      ]),
      0,
    );
    const [shelf] = plan.middle;
    expect(shelf?.left.map(regionId)).toEqual(["deck@table"]);
    expect(shelf?.right.map(regionId)).toEqual(["discard@table", "pilots@table"]);
    expect(plan.column.map(regionId)).toEqual(["box@table"]);
    expect(plan.tracks.map(regionId)).toEqual(["force@table"]);
  });

  it("hides empty rows without a limit, keeps those with room, and sends their piles to the column", () => {
    const plan = arrange(
      view(2, [
        region("space", "row", []),
        region("done", "stack", [thing(1)]),
        region("board", "row", [], { seat: 0, room: 4 }),
        region("beside", "row", [], { seat: 0 }),
      ]),
      0,
    );
    expect(plan.middle).toEqual([]);
    expect(plan.column.map(regionId)).toEqual(["done@table"]);
    expect(plan.near.rows.map(regionId)).toEqual(["board@0"]);
  });

  it("keeps deck and discard pile of a seat when they are empty, but no third empty pile", () => {
    const piles = ["deck", "discard", "bases"].map((key) => region(key, "stack", [], { seat: 0 }));
    expect(arrange(view(2, piles), 0).near.piles.map((pile) => pile.key)).toEqual(["deck", "discard"]);
  });

  it("seats opponents in turn order after the near seat", () => {
    expect(arrange(view(4, []), 2).far.map((area) => area.seat)).toEqual([3, 0, 1]);
    expect(turnOrder(view(3, []), 1)).toEqual([1, 2, 0]);
  });

  it("keeps a partner near and the other team far", () => {
    const seats = [0, 1, 2, 3].map((number) => seat(number, { team: number % 2 }));
    const plan = arrange(view(4, [], { seats }), 1);
    expect(plan.partners.map((area) => area.seat)).toEqual([3]);
    expect(plan.far.map((area) => area.seat)).toEqual([2, 0]);
  });

  it("starts at the first seat for spectators", () => {
    expect(arrange(view(2, [], { seat: 2 }), 2).near.seat).toBe(0);
  });
});

describe("the board", () => {
  const shelf = (things: number) => ({
    region: region(
      "row",
      "row",
      Array.from({ length: things }, (_, id) => thing(id)),
    ),
    left: [],
    right: [],
  });

  it("lets short rows share a line and gives long ones their own", () => {
    expect(linesOf([shelf(6), shelf(4), shelf(1)], ROOM).map((line) => line.length)).toEqual([1, 2]);
    expect(linesOf([], ROOM)).toEqual([]);
  });

  it("draws seats as cards while they fit, then those across as strips, then both", () => {
    const rows = [0, 1].map((number) => region("board", "row", [thing(number)], { seat: number }));
    const plan = arrange(view(2, rows), 0);
    expect(densityOf(plan, 1, ROOM)).toEqual({ near: "cards", far: "cards" });
    expect(densityOf(plan, 2, ROOM)).toEqual({ near: "cards", far: "strips" });
    expect(densityOf(plan, 3, ROOM)).toEqual({ near: "strips", far: "strips" });
  });

  it("leaves room for the heads of several others and of a partner", () => {
    const rows = [0, 1, 2, 3].map((number) => region("board", "row", [thing(number)], { seat: number }));
    const seats = [0, 1, 2, 3].map((number) => seat(number, { team: number % 2 }));
    expect(densityOf(arrange(view(4, rows, { seats }), 0), 1, ROOM)).toEqual({ near: "cards", far: "strips" });
    expect(densityOf(arrange(view(4, rows), 0), 2, ROOM)).toEqual({ near: "strips", far: "strips" });
  });

  it("makes strips of shared lines that would lie over each other, but not of what is compared", () => {
    const needs = [{ icon: "agility", name: both("agility"), have: 1, need: 2 }];
    const rows = [0, 1, 2, 3].map((number) => region("slot", "row", [thing(number)], { seat: number }));
    const shared = [
      region("missions", "grid", [thing(10)]),
      region("market", "row", [thing(11)]),
      region("tried", "row", [thing(12)], { needs }),
    ];
    const plan = arrange(view(4, [...rows, ...shared]), 0);
    const lines = plan.middle.map((shelf) => [shelf]);
    const strips = { near: "strips", far: "strips" } as const;
    const drawn = (height: number) => sharedForms(plan, lines, strips, { ...ROOM, height });
    const named = (height: number) =>
      drawn(height)
        .strips.flat()
        .map(({ region: { key } }) => key);
    expect(named(800)).toEqual([]);
    expect(named(560)).toEqual(["market"]);
    expect(drawn(560).height).toBeGreaterThan(drawn(800).height / 2);
    expect(named(420)).toEqual(["market", "missions"]);
    expect(named(100)).toEqual(["market", "missions"]);
  });

  it("keeps the lines of a phone even", () => {
    expect([1, 3, 4, 5, 6, 8, 9, 11].map(columnsFor)).toEqual([3, 3, 4, 3, 3, 4, 3, 4]);
  });
});

describe("a contest", () => {
  const things = (count: number, from: number) => Array.from({ length: count }, (_, at) => thing(from + at));
  const plan = (near: number, far: number, staked = 0) => {
    const { near: own, far: others } = arrange(
      view(2, [
        region("fight", "versus", things(near, 0), { seat: 0 }),
        region("fight", "versus", things(far, 20), { seat: 1 }),
        region("stack", "stake", things(staked, 40), { seat: 0 }),
        region("badge", "emblem", [thing(60)], { seat: 0 }),
      ]),
      0,
    );
    return { own, sides: [own, ...others] };
  };

  it("stands in the middle as long as anybody takes part, also with nobody on the other side", () => {
    const { own, sides } = plan(2, 0, 1);
    expect(sides.map((area) => area.versus.length)).toEqual([1, 1]);
    expect(own.stakes.map(regionId)).toEqual(["stack@0"]);
    expect(own.emblems.map(regionId)).toEqual(["badge@0"]);
    expect(own.rows).toEqual([]);
    expect(plan(0, 0).own.versus).toEqual([]);
  });

  it("has cards as large as fit beside each other", () => {
    expect(versusSize(plan(2, 1).sides, ROOM)).toBe("cards");
    expect(versusSize(plan(4, 2).sides, ROOM)).toBe("small");
    expect(versusSize(plan(4, 4, 2).sides, ROOM)).toBe("strips");
  });

  it("takes no height where there is none, else that of its cards", () => {
    expect(versusHeight(plan(0, 0).sides, ROOM)).toBe(0);
    expect(versusHeight(plan(2, 1).sides, ROOM)).toBeGreaterThan(ROOM.card.height);
    expect(versusHeight(plan(9, 1).sides, ROOM)).toBeGreaterThan(versusHeight(plan(2, 1).sides, ROOM));
  });
});
