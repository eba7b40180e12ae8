/** Stakes turned up one by one: what was revealed between two views, what is counted when, and how it is skipped. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Mark, Numeral, Region, Thing, View } from "../../src/lib/wire";
import { countAfter, revealBetween, type Reveal } from "../../src/table/reveal";
import { Turning } from "../../src/table/turning.svelte";
import { back, both, region, thing, view } from "./table-samples";

const DOWN: Mark = { key: "face_down", sign: "", name: both("face down") };
const total = (value: number): Numeral => ({ icon: "force", value, name: both("Force icons") });
const known = (id: number): Thing => thing(id, { marks: [DOWN] });

function stake(seat: number, things: Thing[], value?: number): Region {
  return region("stack", "stake", things, { seat, ...(value === undefined ? {} : { total: total(value) }) });
}

function recall(seat: number, things: Thing[], value: number): Region {
  return region("battle", "recall", things, { seat, total: total(value), note: both("counted") });
}

/** Two stacks face down: one's own is known, the other is not. */
const HIDDEN = view(2, [stake(1, [back(), back()]), stake(0, [known(1)], 2)]);
const OPEN = view(2, [stake(1, [thing(5), thing(6)], 3), stake(0, [thing(1)], 2)]);

function revealed(before: View, after: View): Reveal {
  const found = revealBetween(before, after);
  if (!found) throw new Error("nothing was revealed");
  return found;
}

describe("what was turned up", () => {
  it("is every card that lay face down, in turn and in the order of the view", () => {
    const { order, sides } = revealed(HIDDEN, OPEN);
    expect(order.map((one) => one.thing.id)).toEqual([5, 1, 6]);
    expect(sides.map((side) => [side.seat, side.total.value])).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it("may be known only from what is recalled of it", () => {
    const after = view(2, [stake(1, []), recall(1, [thing(5), thing(6)], 3), stake(0, []), recall(0, [thing(1)], 2)]);
    const found = revealed(HIDDEN, after);
    expect(found.title).toEqual(both("battle"));
    expect(found.order.map((one) => one.thing.id)).toEqual([5, 1, 6]);
    expect(found.sides[0]?.note).toEqual(both("counted"));
  });

  it("is shown once: not again when the cards leave, nor while they lie open", () => {
    const after = view(2, [recall(1, [thing(5), thing(6)], 3), recall(0, [thing(1)], 2)]);
    expect(revealBetween(OPEN, after)).toBeNull();
    expect(revealBetween(OPEN, OPEN)).toBeNull();
  });

  it("is nothing while a card lies face down or is put down face up", () => {
    const more = view(2, [stake(1, [back(), back(), back()]), stake(0, [known(1)], 2)]);
    expect(revealBetween(HIDDEN, more)).toBeNull();
    const empty = view(2, [stake(1, []), stake(0, [])]);
    expect(revealBetween(empty, view(2, [stake(1, [thing(5)], 1), stake(0, [], 0)]))).toBeNull();
  });

  it("includes a side that has put nothing down but counts", () => {
    const before = view(2, [stake(1, [back()]), stake(0, [], 1)]);
    const { sides, order } = revealed(before, view(2, [stake(1, [thing(5)], 3), stake(0, [], 1)]));
    expect(sides.map((side) => side.things.length)).toEqual([1, 0]);
    expect(order).toHaveLength(1);
  });
});

describe("the running count", () => {
  it("grows with each card to the total, with what counts besides them from the start", () => {
    const reveal = revealed(HIDDEN, OPEN);
    const worth = ({ id }: Thing): number => (id === 1 ? 2 : 1);
    expect([0, 1, 2, 3].map((turned) => countAfter(reveal, turned, 0, worth))).toEqual([1, 2, 2, 3]);
    expect([0, 1, 2, 3].map((turned) => countAfter(reveal, turned, 1, worth))).toEqual([0, 0, 2, 2]);
  });
});

describe("turning cards up", () => {
  const reveal = revealed(HIDDEN, OPEN);
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("goes card by card, counts each when it lies open, and ends by itself", () => {
    const turning = new Turning();
    const seen: string[] = [];
    turning.start(reveal, 1);
    turning.begin();
    while (turning.reveal) {
      seen.push(`${turning.turned} ${turning.counted}`);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual(["0 0", "1 0", "1 1", "2 1", "2 2", "3 2", "3 3"]);
  });

  it("is under way from when it is awaited until it has ended", () => {
    const turning = new Turning();
    expect(turning.on).toBe(false);
    turning.awaits();
    expect(turning.on).toBe(true);
    turning.start(reveal, 1);
    turning.begin();
    expect(turning.on).toBe(true);
    turning.skip();
    expect(turning.on, "everything lies open, but is still looked at").toBe(true);
    turning.skip();
    expect(turning.on).toBe(false);
  });

  it("holds back what was told of it and since, however much more comes", () => {
    const turning = new Turning();
    turning.comesAfter(2);
    turning.awaits();
    turning.start(reveal, 1);
    turning.comesAfter(3);
    expect(turning.readable(["a", "b", "revealed", "later"])).toEqual(["a", "b"]);
    turning.close();
    expect(turning.readable(["a", "b", "revealed", "later"])).toHaveLength(4);
  });

  it("waits face down until it is seen", () => {
    const turning = new Turning();
    turning.start(reveal, 1);
    vi.advanceTimersByTime(5000);
    expect([turning.reveal, turning.turned]).toEqual([reveal, 0]);
  });

  it("shows the rest at once when skipped, then ends", () => {
    const turning = new Turning();
    turning.start(reveal, 1);
    turning.skip();
    expect([turning.turned, turning.counted, turning.goesOn]).toEqual([3, 3, false]);
    turning.skip();
    expect(turning.reveal).toBeNull();
  });

  it("takes no longer than three seconds, however many cards there are", () => {
    const turning = new Turning();
    const many = Array.from({ length: 20 }, (_, at) => ({ side: 0, thing: thing(at) }));
    turning.start({ ...reveal, order: many }, 1);
    turning.begin();
    vi.advanceTimersByTime(3100);
    expect(turning.goesOn).toBe(false);
  });

  it("only announces where nothing may move", () => {
    const turning = new Turning();
    turning.start(reveal, 0);
    expect(turning.reveal).toBeNull();
    expect(turning.announced).toBe(reveal);
    expect(vi.getTimerCount()).toBe(0);
  });
});
