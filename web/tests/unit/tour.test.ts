// @vitest-environment jsdom
/** A tour: it waits for its own choice, answers every other, goes back and on, and ends with a table to play at. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { setLang } from "../../src/lib/i18n.svelte";
import { routeOf } from "../../src/lib/router.svelte";
import type { Tour, TourStop } from "../../src/lib/wire";
import TourRoom from "../../src/tour/TourRoom.svelte";
import { startIn, Walk, wishAfter } from "../../src/tour/walk.svelte";
import { both, card, choice, region, thing, view } from "./table-samples";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const HAND = region("hand", "hand", [thing(1), thing(2)], { seat: 0 });
const WANTED = choice("play", [1]);
const OTHER = choice("play", [2]);
const PASS = choice("pass");

function stop(text: string, move: string | null, points: number[]): TourStop {
  const choices = move ? [WANTED, OTHER, PASS] : [];
  const prompt = {
    seat: 0,
    kind: "action",
    question: both("What now?"),
    choices,
    window: null,
    source: null,
    together: null,
    is_private: false,
    recurs: false,
  };
  const shown = view(2, [HAND], { prompt });
  return { text: both(text), rules: [], move, points, view: shown, log: [{ seat: 0, text: both(text) }], refused: [] };
}

const TOUR: Tour = {
  game: "g",
  title: both("One against another"),
  players: 2,
  options: { deck1: "luke" },
  learner: 0,
  stops: [stop("Look", null, [2]), stop("Play it", WANTED.move, [1]), stop("The end", null, [])],
};

describe("a walk", () => {
  it("tells every stop and stays between the ends", () => {
    const seen: string[] = [];
    const walk = new Walk(TOUR, 7, (reached) => seen.push(reached.text.en));
    expect([walk.at, walk.isOver]).toEqual([2, true]);
    walk.step(1);
    walk.step(-1);
    walk.go(-3);
    expect(seen).toEqual(["The end", "Play it", "Look"]);
  });

  it("tells with each stop how many lines came before it", () => {
    const told: number[] = [];
    const walk = new Walk(TOUR, 0, (_, lines) => told.push(lines));
    walk.step(1);
    walk.go(2);
    expect(told).toEqual([0, 1, 2]);
  });

  it("waits for its own choice", () => {
    const walk = new Walk(TOUR, 1, () => undefined);
    expect(walk.wanted).toBe(WANTED);
    expect(walk.take(OTHER)).toBe(false);
    expect(walk.at).toBe(1);
    expect(walk.take(WANTED)).toBe(true);
    expect([walk.at, walk.wanted]).toEqual([2, null]);
  });

  it("knows what was told before, and which stop a view belongs to", () => {
    const walk = new Walk(TOUR, 1, () => undefined);
    expect(walk.lines.map((line) => line.text.en)).toEqual(["Look", "Play it"]);
    expect(walk.told).toBe(1);
    expect(walk.stopOf(TOUR.stops[2]?.view ?? null)).toBe(TOUR.stops[2]);
    expect(walk.stopOf(null)).toBeNull();
  });

  it.each([
    ["", 0],
    ["step=2", 1],
    ["step=x", 0],
  ])("begins where the address says: %s", (query, at) => {
    expect(startIn(new URLSearchParams(query))).toBe(at);
  });

  it("has an address of its own", () => {
    const { page, params } = routeOf(new URL("http://here/tour/destiny?step=3"));
    expect([page, params.game]).toEqual(["tour", "destiny"]);
  });

  it("ends with the same set-up against an easy computer", () => {
    const { game, options, my_seat, seats, open } = wishAfter(TOUR);
    expect({ game, options, my_seat, open }).toEqual({
      game: "g",
      options: { deck1: "luke" },
      my_seat: 0,
      open: false,
    });
    expect(seats.map(({ kind, level }) => level ?? kind)).toEqual(["person", "easy"]);
  });
});

describe("the room of a tour", () => {
  let room: Record<string, unknown>;

  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.scrollTo = () => undefined;
    vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(908);
    setLang("en");
    const cards = [card("card-1", "One", "Jeden"), card("card-2", "Two", "Dwa")];
    room = mount(TourRoom, { target: document.body, props: { tour: TOUR, cards, game: null } });
    flushSync();
  });

  afterAll(() => {
    void unmount(room);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const coach = (): HTMLElement => document.querySelector<HTMLElement>("[data-coach]") as HTMLElement;
  const bar = (): HTMLElement => document.querySelector<HTMLElement>("[data-prompt]") as HTMLElement;
  const lit = (): string[] => [...document.querySelectorAll("[data-hand] .playable")].map((one) => one.ariaLabel ?? "");

  /** Presses a button; any key ends all motion. */
  async function press(button: Element | null | undefined): Promise<void> {
    if (!(button instanceof HTMLElement)) throw new Error("there is no such button");
    button.click();
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    flushSync();
    await tick();
  }

  it("explains first, with nothing to choose", async () => {
    expect(coach().textContent).toContain("1 of 3");
    expect(bar().querySelectorAll("button")).toHaveLength(0);
    await press(coach().querySelector(".on"));
    expect(coach().textContent).toContain("2 of 3");
  });

  it("lights only what it waits for, on the table and in the bar", () => {
    expect(lit()).toHaveLength(1);
    expect([...bar().querySelectorAll<HTMLElement>(".go")].map((one) => one.dataset.move)).toEqual([WANTED.move]);
    expect(document.activeElement).toBe(coach().querySelector(".on"));
  });

  it("answers another choice with what to do, in the language of the page", async () => {
    await press(bar().querySelector(`[data-move="${PASS.move}"]`));
    expect(bar().querySelector("[role=alert].problem")?.textContent).toContain(`Do this: ${WANTED.label.en}`);
    setLang("pl");
    flushSync();
    expect(bar().querySelector("[role=alert].problem")?.textContent).toContain(`Wykonaj: ${WANTED.label.pl}`);
    setLang("en");
    flushSync();
    expect(coach().textContent).toContain("2 of 3");
  });

  it("goes on after its choice, and offers to play at the end", async () => {
    await press(bar().querySelector(`[data-move="${WANTED.move}"]`));
    expect(coach().textContent).toContain("3 of 3");
    expect(coach().querySelector(".on")?.textContent).toContain("Now play it yourself");
  });
});
