// @vitest-environment jsdom
/** An analysis: what is said of moves, and how it is asked for, followed and cancelled. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Analyst } from "../../src/analysis/analyst.svelte";
import { lossesOf, remark } from "../../src/analysis/verdicts";
import { setLang } from "../../src/lib/i18n.svelte";
import type { GameAnalysis, JudgedMove } from "../../src/lib/wire";

const said = (words: string) => ({ en: words, pl: `${words} (pl)` });
const judged = (move: number, mark: JudgedMove["mark"], better: string | null = null): JudgedMove => ({
  move,
  seat: 0,
  mark,
  before: 0.62,
  after: 0.41,
  played: said("End the turn"),
  better: better === null ? null : said(better),
});
const analysis = (through: number, ...moves: JudgedMove[]): GameAnalysis => ({
  is_done: through === 9,
  through,
  length: 9,
  agent: "mcts:60",
  seats: [],
  moves,
});

afterEach(() => setLang("en"));

describe("verdicts", () => {
  const found = analysis(9, judged(1, "best"), judged(2, "good"), judged(4, "blunder", "Draw"), judged(6, "mistake"));

  it("are listed where they cost something", () => {
    expect(lossesOf(found).map(({ move }) => move)).toEqual([4, 6]);
  });

  it("are told with the move they are about", () => {
    expect([0, 1, 2, 3].map((move) => remark(found, move))).toEqual(["", "Best !", "", ""]);
    expect(remark(found, 4)).toBe("Blunder ?? 62 % → 41 %. Better: Draw.");
    expect(remark(found, 6)).toBe("Mistake ? 62 % → 41 %.");
    expect(remark(null, 4)).toBe("");
    setLang("pl");
    expect(remark(found, 4)).toBe("Gruby błąd ?? 62 % → 41 %. Lepiej: Draw (pl).");
  });
});

describe("an analyst", () => {
  const calls: string[] = [];
  let answers: (GameAnalysis | number)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    calls.length = 0;
    vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
      calls.push(`${method} ${path}`);
      const next = answers.shift() ?? 204;
      if (next === 204) return Promise.resolve(new Response(null, { status: 204 }));
      const problem = { code: next === 404 ? "no_analysis" : "one_analysis", text: said("no"), rule: null };
      return Promise.resolve(typeof next === "number" ? Response.json(problem, { status: next }) : Response.json(next));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks until it is done, and begins anew where the server has forgotten it", async () => {
    answers = [analysis(0), analysis(4), 404, analysis(0), analysis(9, judged(1, "best"))];
    const analyst = new Analyst("r", "all");
    await analyst.start();
    expect([analyst.running, analyst.done]).toEqual([true, null]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(analyst.done?.moves).toHaveLength(1);
    const path = "/api/records/r/analysis?seat=all";
    expect(calls).toEqual([`POST ${path}`, `GET ${path}`, `GET ${path}`, `POST ${path}`, `GET ${path}`]);
  });

  it("looks through other eyes, and is cancelled", async () => {
    answers = [analysis(0), analysis(1)];
    const analyst = new Analyst("r", "all");
    analyst.see(1);
    expect(calls).toEqual([]);
    await analyst.start();
    analyst.see(0);
    await vi.advanceTimersByTimeAsync(0);
    await analyst.cancel();
    await vi.advanceTimersByTimeAsync(5000);
    expect(analyst.found).toBeNull();
    expect(calls).toEqual([
      "POST /api/records/r/analysis?seat=1",
      "POST /api/records/r/analysis?seat=0",
      "DELETE /api/records/r/analysis",
    ]);
  });

  it("says what is wrong, and can be asked again", async () => {
    answers = [429, analysis(9)];
    const analyst = new Analyst("r", "all");
    await analyst.start();
    expect(analyst.problem?.code).toBe("one_analysis");
    await analyst.start();
    expect([analyst.problem, analyst.done?.is_done]).toEqual([null, true]);
  });
});
