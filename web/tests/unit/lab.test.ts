// @vitest-environment jsdom
/** The deck lab: what is told of cards, and how a test is started, followed, taken up again and stopped. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { amounts, sorted, told } from "../../src/lab/effects";
import { Tester } from "../../src/lab/tester.svelte";
import { setToken } from "../../src/lib/token";
import type { CardEffect, LabCard, LabReport, LabWish } from "../../src/lib/wire";

const effect = (value: number, is_sure = false): CardEffect => ({
  games: 50,
  value,
  low: value - 0.1,
  high: value + 0.1,
  is_sure,
});
const card = (key: string, opening: CardEffect | null): LabCard => ({ key, opening, drawn: null, played: null });
const wish: LabWish = { game: "destiny", deck: "rey", opponents: ["kylo-ren"], games: 9 };
const report = (played: number, deck = "rey"): LabReport => ({
  game: "destiny",
  deck,
  agent: "greedy",
  games: 9,
  played,
  is_done: played === 9,
  share: null,
  opponents: [],
  cards: [],
});

describe("numbers", () => {
  it("name the cards that surely help and harm, the worst first", () => {
    const found = sorted([
      card("a", effect(0.3, true)),
      card("b", effect(0.2)),
      card("c", null),
      card("d", effect(-0.1, true)),
      card("e", effect(-0.2, true)),
    ]);
    expect(found.carry.map(({ key }) => key)).toEqual(["a"]);
    expect(found.weigh.map(({ key }) => key)).toEqual(["e", "d"]);
    expect(found.unsure.map(({ key }) => key)).toEqual(["b", "c"]);
  });

  it("are written with their intervals", () => {
    expect(told(effect(0.04))).toBe("+4 (−6 … +14)");
  });

  it("offer as many games as the server allows", () => {
    expect(amounts(200)).toEqual([50, 100, 200]);
    expect(amounts(120)).toEqual([50, 100, 120]);
    expect(amounts(3)).toEqual([3]);
  });
});

describe("a tester", () => {
  const calls: string[] = [];
  let answers: (LabReport | [status: number, code: string] | null)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    calls.length = 0;
    setToken("secret");
    vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
      if (path === "/api/players") return Promise.resolve(Response.json({ token: "secret", player: { id: "ada" } }));
      calls.push(`${method} ${path}`);
      const next = answers.shift() ?? null;
      if (next === null) return Promise.reject(new TypeError("offline"));
      if (!Array.isArray(next)) return Promise.resolve(Response.json(next));
      const problem = { code: next[1], text: { en: "no", pl: "nie" }, rule: null };
      return Promise.resolve(Response.json(problem, { status: next[0] }));
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks until the test is over, also while the server does not answer", async () => {
    const tester = new Tester();
    answers = [report(0), report(4), null, report(9)];
    await tester.start(wish);
    expect(tester.of("destiny", "rey")?.played).toBe(0);
    expect(tester.of("destiny", "luke")).toBeNull();
    await vi.advanceTimersByTimeAsync(1500);
    expect(tester.report?.played).toBe(4);
    expect(tester.problem?.code).toBe("no_answer");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([tester.report?.played, tester.running, tester.problem]).toEqual([9, false, null]);
    expect(calls).toEqual(["POST /api/lab", "GET /api/lab", "GET /api/lab", "GET /api/lab"]);
  });

  it("takes up a test of the same deck, but no other", async () => {
    const tester = new Tester();
    answers = [[429, "one_lab"], report(5)];
    await tester.start(wish);
    expect(tester.report?.played).toBe(5);
    const other = new Tester();
    answers = [[429, "one_lab"], report(5, "luke")];
    await other.start(wish);
    expect([other.report, other.problem?.code]).toEqual([null, "one_lab"]);
    answers = [{ ...report(5, "luke"), is_done: true }];
    await other.stop();
    expect([other.of("destiny", "rey"), other.problem]).toEqual([null, null]);
    tester.forget();
  });

  it("keeps what was found when the server has forgotten the test", async () => {
    const tester = new Tester();
    answers = [report(5), [404, "no_lab"]];
    await tester.start(wish);
    await vi.advanceTimersByTimeAsync(5000);
    expect([tester.report?.played, tester.running, tester.problem?.code]).toEqual([5, false, "no_lab"]);
    tester.forget();
    expect([tester.report, tester.problem]).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(2);
  });
});
