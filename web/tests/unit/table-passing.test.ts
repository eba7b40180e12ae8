// @vitest-environment jsdom
/** Windows: where one is asked, where the page passes, and what ends passing until something happens. */
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Game, View, Window, WindowSpec } from "../../src/lib/wire";
import { settings } from "../../src/lib/settings.svelte";
import { LEAST, PAUSE, Passing } from "../../src/table/passing.svelte";
import { isSet, loadStops, saveStops, stopsAt, toggled } from "../../src/table/stops";
import { both, choice, view } from "./table-samples";

/** Nothing asks but the game, and one answer is enough. */
const ALONE = { source: null, together: null, is_private: false, recurs: false };

const MINE = 0;
const THEIRS = 1;
const DEPLOYMENT: WindowSpec = { key: "deployment", title: both("Deployment"), own: true, other: false };
const STRIKE: WindowSpec = { key: "strike", title: both("After a strike"), own: true, other: true };
const SPECS = [DEPLOYMENT, STRIKE];
const windowOf = (spec: WindowSpec, turn = MINE): Window => ({ key: spec.key, turn, passing: "pass" });

beforeEach(() => localStorage.clear());

describe("stops", () => {
  it("a game suggests them by window and by whose turn it is", () => {
    expect(stopsAt(windowOf(DEPLOYMENT, MINE), MINE, SPECS, new Set())).toBe(true);
    expect(stopsAt(windowOf(DEPLOYMENT, THEIRS), MINE, SPECS, new Set())).toBe(false);
  });

  it("each can be turned over and back", () => {
    const changed = toggled(new Set(), "deployment", "other");
    expect(isSet(DEPLOYMENT, "other", changed)).toBe(true);
    expect(isSet(DEPLOYMENT, "own", changed)).toBe(true);
    expect(toggled(changed, "deployment", "other").size).toBe(0);
  });

  it("they are kept for each game", () => {
    saveStops("lcg", new Set(["strike/own"]));
    expect([...loadStops("lcg")]).toEqual(["strike/own"]);
    expect(loadStops("bounty").size).toBe(0);
    saveStops("lcg", new Set());
    expect(loadStops("lcg").size).toBe(0);
  });

  it("in a window that the game does not list one is asked", () => {
    expect(stopsAt({ key: "new", turn: THEIRS, passing: "pass" }, MINE, SPECS, new Set())).toBe(true);
  });
});

/** A seat at a table whose questions come one after the other, with what the page sends for it. */
class Seat {
  view: View | null = null;
  mine: number | null = MINE;
  locked = false;
  sent: string[] = [];
  passing = new Passing(this, (move) => this.sent.push(move));

  constructor() {
    this.passing.learn({ name: "g", windows: SPECS } as Game);
  }

  get prompt(): View["prompt"] {
    return this.view?.prompt ?? null;
  }

  /** A question comes; the page has as long as it wants for it. */
  ask(window: Window | null, seat = MINE): void {
    this.view = view(2, [], { prompt: { seat, kind: "action", question: both("?"), choices: [], window, ...ALONE } });
    this.passing.comes(this.view);
    this.wait();
  }

  wait(): void {
    vi.useFakeTimers();
    const stop = this.passing.run();
    flushSync();
    vi.advanceTimersByTime(PAUSE);
    stop?.();
    vi.useRealTimers();
  }
}

describe("passing", () => {
  it("the page asks where a stop is set and passes where none is", () => {
    const seat = new Seat();
    seat.ask(windowOf(DEPLOYMENT, MINE));
    expect(seat.sent).toEqual([]);
    seat.ask(windowOf(DEPLOYMENT, THEIRS));
    expect(seat.sent).toEqual(["pass"]);
  });

  it("it never answers what is no window, nor for somebody else, nor while nothing can be chosen", () => {
    const seat = new Seat();
    seat.ask(null);
    seat.ask(windowOf(DEPLOYMENT, THEIRS), THEIRS);
    seat.locked = true;
    seat.ask(windowOf(DEPLOYMENT, THEIRS));
    expect(seat.sent).toEqual([]);
  });

  it.each([[[]], [[choice("play", [1]), choice("use", [2])]]])(
    "the pause is the same whatever one could do",
    (more) => {
      const seat = new Seat();
      const choices = [...more, choice("pass")];
      const window = windowOf(DEPLOYMENT, THEIRS);
      seat.view = view(2, [], {
        prompt: { seat: MINE, kind: "action", question: both("?"), choices, window, ...ALONE },
      });
      vi.useFakeTimers();
      seat.passing.run();
      vi.advanceTimersByTime(PAUSE - 1);
      expect(seat.sent).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(seat.sent).toEqual(["pass"]);
      vi.useRealTimers();
    },
  );

  it("until something happens it passes at every stop, and no longer once somebody else has acted", () => {
    const seat = new Seat();
    seat.ask(windowOf(STRIKE));
    seat.passing.untilSomethingHappens();
    seat.wait();
    seat.ask(windowOf(STRIKE, THEIRS));
    expect(seat.sent).toEqual(["pass", "pass"]);
    seat.passing.acts += 1;
    seat.ask(windowOf(STRIKE, THEIRS));
    expect(seat.sent).toEqual(["pass", "pass"]);
    expect(seat.passing.until).toBe(false);
  });

  it("a question that is no window ends it", () => {
    const seat = new Seat();
    seat.passing.untilSomethingHappens();
    seat.ask(null);
    seat.ask(windowOf(STRIKE));
    expect(seat.sent).toEqual([]);
  });

  it("whoever stops it is asked there, and in the next window as the stops say", () => {
    const seat = new Seat();
    seat.ask(windowOf(STRIKE));
    seat.passing.untilSomethingHappens();
    seat.passing.stop();
    seat.wait();
    expect(seat.sent).toEqual([]);
    expect(seat.passing.isHeld).toBe(true);
    seat.ask(windowOf(DEPLOYMENT, THEIRS));
    expect(seat.sent).toEqual(["pass"]);
  });

  it("after taking back one is asked even where one usually passes", () => {
    const seat = new Seat();
    seat.passing.stopNext();
    seat.ask(windowOf(DEPLOYMENT, THEIRS));
    expect(seat.sent).toEqual([]);
    expect(seat.passing.on).toBe(false);
  });

  it("changed stops count at once and are kept", () => {
    const seat = new Seat();
    seat.passing.toggle("deployment", "other");
    seat.ask(windowOf(DEPLOYMENT, THEIRS));
    expect(seat.sent).toEqual([]);
    expect([...new Seat().passing.changed]).toEqual(["deployment/other"]);
    seat.passing.reset();
    seat.wait();
    expect(seat.sent).toEqual(["pass"]);
  });
});

describe("questions that only offer something", () => {
  const MAY = [choice("yes"), choice("no")];

  /** A question comes with these choices in a turn. */
  function offer(seat: Seat, choices: Choice[], headline = "Round 1: Ada", recurs = true): void {
    const prompt = { seat: MINE, kind: "may", question: both("?"), choices, window: null, ...ALONE, recurs };
    seat.view = { ...view(2, [], { prompt }), headline: both(headline) };
    seat.passing.comes(seat.view);
    seat.wait();
  }

  it("are not asked again this turn if one does not want it", () => {
    const seat = new Seat();
    offer(seat, MAY);
    expect(seat.passing.isOptional).toBe(true);
    expect(seat.sent).toEqual([]);
    seat.passing.quietThisTurn();
    seat.wait();
    offer(seat, MAY);
    expect(seat.sent).toEqual(["no ", "no "]);
    offer(seat, MAY, "Round 2: Ada");
    expect(seat.sent).toEqual(["no ", "no "]);
  });

  it("what comes once, such as an exchange of cards, has no such offer", () => {
    const seat = new Seat();
    offer(seat, MAY, "Setup", false);
    expect(seat.passing.isOptional).toBe(false);
  });

  it("a question that must have an answer is always asked", () => {
    const seat = new Seat();
    offer(seat, [choice("take", [1]), choice("take", [2])]);
    expect(seat.passing.isOptional).toBe(false);
    seat.passing.quietThisTurn();
    seat.wait();
    expect(seat.sent).toEqual([]);
  });

  it("where nothing can be done the page goes on only if one wants it, and a pass by hand takes as long", () => {
    const seat = new Seat();
    offer(seat, [choice("pass")]);
    expect(seat.passing.on).toBe(false);
    settings.passing = true;
    vi.useFakeTimers();
    seat.passing.comes(seat.view!);
    const rest = seat.passing.restOf("pass ");
    expect(rest).toBeGreaterThan(PAUSE);
    expect(rest).toBeLessThanOrEqual(LEAST);
    seat.passing.run();
    vi.advanceTimersByTime(PAUSE);
    expect(seat.sent).toEqual([]);
    vi.advanceTimersByTime(LEAST);
    expect(seat.sent).toEqual(["pass "]);
    vi.useRealTimers();
    offer(seat, [choice("play", [1]), choice("pass")]);
    expect(seat.passing.on).toBe(false);
    expect(seat.passing.restOf("pass ")).toBeGreaterThan(0);
    expect(seat.passing.restOf("play 1")).toBe(0);
    settings.passing = false;
  });
});
