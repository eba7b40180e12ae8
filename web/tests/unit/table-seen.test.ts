/** What others do is seen: cards held up, what happened since one's last choice, and the way back through it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Deed, LogLine } from "../../src/lib/wire";
import { blows, lineBetween } from "../../src/table/arrows";
import { Meanwhile } from "../../src/table/meanwhile.svelte";
import { Past } from "../../src/table/past.svelte";
import { playedIn, type Played } from "../../src/table/played";
import { PRESENT, Presenting } from "../../src/table/presenting.svelte";
import { MOST, recapOf, soleActor } from "../../src/table/recap";
import { whoseIs } from "../../src/table/whose";
import { back, both, region, seat, thing, view } from "./table-samples";

function told(by: number, deed?: Deed): LogLine {
  return { seat: by, text: both("told"), ...(deed ? { deed } : {}) };
}

function played(id: number): Played {
  return { seat: 1, kind: "play", thing: thing(id), text: both(`plays ${id}`), cost: null };
}

describe("what others play", () => {
  const table = view(2, [
    region("row", "row", [thing(1), thing(2), thing(3)], { seat: 1 }),
    region("deck", "stack", [back()]),
  ]);

  it("is each card that they play or use, once, and nothing of one's own", () => {
    const lines = [
      told(1, { kind: "play", things: [1] }),
      told(1, { kind: "use", things: [1] }),
      told(0, { kind: "play", things: [2] }),
      told(1, { kind: "hit", targets: [2], amount: 3 }),
      told(1, { kind: "use", things: [3] }),
    ];
    expect(playedIn(lines, table, 0).map((one) => [one.thing.id, one.kind])).toEqual([
      [1, "play"],
      [3, "use"],
    ]);
    expect(playedIn(lines, table, null).map((one) => one.thing.id)).toEqual([1, 2, 3]);
  });

  it("says what it cost, where that has a price", () => {
    const lines = [
      told(1, { kind: "play", things: [1], cost: 2 }),
      told(1, { kind: "play", things: [2], cost: 0 }),
      told(1, { kind: "use", things: [3] }),
    ];
    expect(playedIn(lines, table, 0).map((one) => one.cost)).toEqual([2, 0, null]);
  });

  it("is not held up where it cannot be seen", () => {
    expect(playedIn([told(1, { kind: "play", things: [9] }), told(1, { kind: "play" })], table, 0)).toEqual([]);
  });
});

describe("cards held up", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stand for their time and go", () => {
    const presenting = new Presenting();
    presenting.show([played(1)], 1);
    vi.advanceTimersByTime(PRESENT - 1);
    expect(presenting.shown?.thing.id).toBe(1);
    vi.advanceTimersByTime(1);
    expect(presenting.shown).toBeNull();
  });

  it("are one when several wait, so that nobody falls behind", () => {
    const presenting = new Presenting();
    for (const id of [1, 2, 3, 4]) presenting.show([played(id)], 1);
    expect(presenting.shown?.thing.id).toBe(1);
    vi.advanceTimersByTime(PRESENT);
    expect(presenting.shown?.thing.id).toBe(4);
    expect(presenting.shown?.also.map((one) => one.thing.id)).toEqual([2, 3]);
    vi.advanceTimersByTime(PRESENT);
    expect(presenting.shown).toBeNull();
  });

  it("end at once with all that waits", () => {
    const presenting = new Presenting();
    presenting.show([played(1)], 1);
    presenting.show([played(2)], 1);
    presenting.end();
    expect(presenting.shown).toBeNull();
    vi.advanceTimersByTime(PRESENT);
    expect(presenting.shown).toBeNull();
  });
});

describe("a recap", () => {
  it("sums up what others did and what befell anything, each with its first line", () => {
    const log = [
      told(1, { kind: "play", things: [1] }),
      told(0, { kind: "draw", things: [8] }),
      told(1, { kind: "play", things: [2] }),
      told(0, { kind: "hit", targets: [5], amount: 2 }),
      told(0, { kind: "hit", targets: [5], amount: 4 }),
      told(1, { kind: "gain", amount: 3, icon: "resources" }),
      told(1),
    ];
    expect(recapOf(log, 0, 0).map(({ kind, line, amount, things }) => [kind, line, amount, things])).toEqual([
      ["play", 0, 2, [1, 2]],
      ["hit", 3, 6, [5]],
      ["gain", 5, 3, []],
    ]);
    expect(recapOf(log, 3, 0).map((item) => item.kind)).toEqual(["hit", "gain"]);
  });

  it("tells nothing of blows that did nothing, and counts a unit that strikes twice once", () => {
    const strikes = [1, 2].map(() => told(1, { kind: "attack", things: [7], targets: [5] }));
    const log = [...strikes, told(0, { kind: "hit", targets: [5], amount: 0 })];
    expect(recapOf(log, 0, 0).map((item) => [item.kind, item.amount, item.target])).toEqual([["attack", 1, 5]]);
  });

  it("keeps the most important of many items, in their order", () => {
    const hits = [1, 2, 3, 4, 5, 6].map((id) => told(0, { kind: "hit", targets: [id], amount: 1 }));
    const log = [told(1, { kind: "draw" }), ...hits, told(1, { kind: "draw" })];
    const items = recapOf(log, 0, 0);
    expect(items).toHaveLength(MOST);
    expect(items.map((item) => item.kind)).not.toContain("draw");
    expect(items.map((item) => item.line)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("names the one who did it all", () => {
    expect(soleActor([told(1, { kind: "draw" }), told(0, { kind: "draw" }), told(-1)], 0, 0)).toBe(1);
    expect(soleActor([told(1, { kind: "draw" }), told(2, { kind: "draw" })], 0, 0)).toBeNull();
  });
});

describe("since one's last choice", () => {
  const [one, two, three] = [view(2, []), view(2, []), view(2, [])];

  it("views are kept to be seen again, until one acts", () => {
    const meanwhile = new Meanwhile();
    meanwhile.comes({ before: null, after: one, lines: [told(0), told(1)] }, { length: 2, acts: 1, mine: 0 });
    expect(meanwhile.since).toBe(1);
    meanwhile.comes({ before: one, after: two, lines: [told(1)] }, { length: 3, acts: 1, mine: 0 });
    expect(meanwhile.moments.map((moment) => moment.view)).toEqual([one, two]);
    meanwhile.comes({ before: two, after: three, lines: [told(0)] }, { length: 4, acts: 2, mine: 0 });
    expect(meanwhile.since).toBe(4);
    expect(meanwhile.moments.map((moment) => moment.view)).toEqual([three]);
  });

  it("begins anew when moves are taken back", () => {
    const meanwhile = new Meanwhile();
    meanwhile.comes({ before: null, after: one, lines: [told(0), told(0)] }, { length: 2, acts: 1, mine: 0 });
    meanwhile.comes({ before: one, after: two, lines: [] }, { length: 1, acts: 1, mine: 0 });
    expect(meanwhile.since).toBe(1);
    expect(meanwhile.moments).toHaveLength(1);
  });

  it("is nothing to those who watch", () => {
    const meanwhile = new Meanwhile();
    meanwhile.comes({ before: null, after: one, lines: [told(0)] }, { length: 1, acts: 0, mine: null });
    meanwhile.comes({ before: one, after: two, lines: [told(1)] }, { length: 2, acts: 0, mine: null });
    expect(meanwhile.moments).toEqual([]);
  });
});

describe("the past of a table", () => {
  const [one, two, three] = [view(2, []), view(2, []), view(2, [])];

  it("leads to the position after a line, and to what came since", () => {
    const past = new Past();
    past.comes({ before: null, after: one, lines: [told(0), told(1)] }, 2);
    past.comes({ before: one, after: two, lines: [told(0), told(1)] }, 4);
    past.comes({ before: two, after: three, lines: [told(0)] }, 5);
    expect([1, 2, 3, 4].map((line) => past.after(line))).toEqual([one, two, two, three]);
    expect(past.since(3).map((moment) => moment.view)).toEqual([one, two, three]);
  });

  it("holds nothing that was not shown here", () => {
    const past = new Past();
    past.comes({ before: null, after: one, lines: [told(0), told(1)] }, 2);
    expect(past.after(0)).toBeNull();
    expect(past.since(0)).toEqual([]);
    expect(past.after(2)).toBeNull();
  });

  it("forgets what is taken back", () => {
    const past = new Past();
    past.comes({ before: null, after: one, lines: [told(0)] }, 1);
    past.comes({ before: one, after: two, lines: [told(0), told(1)] }, 3);
    past.comes({ before: two, after: three, lines: [told(1)] }, 2);
    expect([0, 1, 2].map((line) => past.after(line))).toEqual([one, three, null]);
  });
});

describe("a thing is", () => {
  const rows = [0, 1, 2].map((of) => region("row", "row", [thing(of)], { seat: of }));
  const teams = [seat(0, { team: 0 }), seat(1, { team: 1 }), seat(2, { team: 0 })];

  it("one's own, a partner's, somebody else's or nobody's", () => {
    const table = view(3, [...rows, region("row", "row", [thing(9)])], { seats: teams });
    expect([0, 1, 2, 9].map((id) => whoseIs(table, id, 0))).toEqual(["own", "foe", "own", "neutral"]);
  });
});

describe("arrows", () => {
  it("lead from what did it to what was hit, else from what asked", () => {
    const lines = [
      told(1, { kind: "hit", targets: [5] }),
      told(1, { kind: "resolve", things: [8] }),
      told(0, { kind: "hit", targets: [6], amount: 2 }),
      told(0, { kind: "hit", targets: [7], amount: 0 }),
    ];
    const asked = {
      seat: 1,
      kind: "k",
      question: both(""),
      choices: [],
      window: null,
      source: 3,
      together: null,
      is_private: false,
      recurs: false,
    };
    expect(blows(lines, view(2, [], { prompt: asked }))).toEqual([
      { from: 3, to: 5, seat: 1 },
      { from: 8, to: 6, seat: 1 },
    ]);
    expect(blows(lines.slice(0, 1), view(2, []))).toEqual([]);
  });

  it("begin and end outside of both things and point at the second", () => {
    const { path, x, y, angle } = lineBetween(
      { x: 0, y: 0, width: 50, height: 50 },
      { x: 0, y: 200, width: 50, height: 50 },
    );
    expect(path.startsWith("M25.0 59.0")).toBe(true);
    expect([x, y]).toEqual([25, 191]);
    expect(Math.abs(angle - 90)).toBeLessThan(30);
  });
});
