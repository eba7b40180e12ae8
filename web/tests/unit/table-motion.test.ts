/** Moves of others can be followed: journeys between regions, marks of what changed, and the pace of it all. */
import { describe, expect, it } from "vitest";
import { journeys, NEW, seatChanges, signed, thingChanges } from "../../src/table/journeys";
import { LATEST, Pace } from "../../src/table/pace";
import { back, both, region, seat, thing, view } from "./table-samples";

describe("journeys", () => {
  it("follows a known thing from region to region", () => {
    const before = view(1, [region("hand", "hand", [thing(1)], { seat: 0 }), region("area", "row", [], { seat: 0 })]);
    const after = view(1, [region("hand", "hand", [], { seat: 0 }), region("area", "row", [thing(1)], { seat: 0 })]);
    expect(journeys(before, after)).toEqual([{ id: 1, from: "hand@0", to: "area@0" }]);
    expect(journeys(after, after)).toEqual([]);
  });

  it("draws a card from the deck of its own seat that got smaller", () => {
    const deck = (key: string, count: number, owner?: number) =>
      region(key, "stack", Array.from({ length: count }, back), owner === undefined ? {} : { seat: owner });
    const before = view(2, [deck("galaxy", 3), deck("deck", 3, 0), region("hand", "hand", [], { seat: 0 })]);
    const after = view(2, [deck("galaxy", 2), deck("deck", 2, 0), region("hand", "hand", [thing(7)], { seat: 0 })]);
    expect(journeys(before, after)).toEqual([{ id: 7, from: "deck@0", to: "hand@0" }]);
  });

  it("shows backs moving between hidden places, and a card going where only backs lie", () => {
    const table = (hand: number, deck: number, row: number[]) =>
      view(2, [
        region("hand", "hand", Array.from({ length: hand }, back), { seat: 1 }),
        region("deck", "stack", Array.from({ length: deck }, back), { seat: 1 }),
        region(
          "row",
          "row",
          row.map((id) => thing(id)),
        ),
      ]);
    expect(journeys(table(2, 5, []), table(4, 3, []))).toEqual([
      { id: null, from: "deck@1", to: "hand@1" },
      { id: null, from: "deck@1", to: "hand@1" },
    ]);
    expect(journeys(table(2, 5, [9]), table(3, 5, []))).toEqual([{ id: 9, from: "row@table", to: "hand@1" }]);
  });
});

describe("changes", () => {
  const damage = (value: number) => ({ numbers: [{ icon: "damage", value, name: both("damage") }] });

  it("marks new things in the open and numbers that changed", () => {
    const before = view(1, [region("row", "row", [thing(1, damage(0))])]);
    const after = view(1, [region("row", "row", [thing(1, damage(3)), thing(2)])]);
    expect(thingChanges(before, after)).toEqual(
      new Map([
        [1, both("+3 damage")],
        [2, NEW],
      ]),
    );
  });

  it("tells how the numbers of seats changed", () => {
    const seats = (value: number) => [seat(0, { numbers: [{ icon: "credits", value, name: both("credits") }] })];
    expect(seatChanges(view(1, [], { seats: seats(500) }), view(1, [], { seats: seats(300) }))).toEqual(
      new Map([["0:credits", -200]]),
    );
    expect(signed(-200)).toBe("−200");
    expect(signed(2)).toBe("+2");
  });
});

describe("pace", () => {
  it("shows updates in order while there is time", () => {
    const pace = new Pace<string>();
    for (const item of "abc") pace.add(item, 0);
    expect([pace.next(0, 300), pace.next(300, 300), pace.next(600, 300), pace.next(900, 300)]).toEqual([
      "a",
      "b",
      "c",
      null,
    ]);
  });

  it("leaves out what would make the table too late", () => {
    const pace = new Pace<number>();
    for (let item = 0; item < 20; item += 1) pace.add(item, 0);
    const first = pace.next(0, 300) ?? 0;
    expect(first).toBeGreaterThan(0);
    expect((19 - first) * 300).toBeLessThanOrEqual(LATEST);
  });

  it("jumps to the newest when asked", () => {
    const pace = new Pace<number>();
    pace.add(1, 0);
    pace.add(2, 0);
    expect(pace.newest()).toBe(2);
    expect(pace.length).toBe(0);
    expect(pace.newest()).toBeNull();
  });
});
