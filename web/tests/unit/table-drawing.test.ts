// @vitest-environment jsdom
/** What need not be there at once is drawn over several frames, in order, and at once where nothing moves. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Drawing } from "../../src/table/drawing";

let done: string[] = [];
const piece = (name: string) => () => void done.push(name);

beforeEach(() => {
  done = [];
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"] });
});
afterEach(() => vi.useRealTimers());

describe("drawing", () => {
  it("draws some pieces a frame, in their order", () => {
    const drawing = new Drawing(() => false);
    for (const name of "abcde") drawing.add(piece(name));
    expect(done).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(done.length).toBeGreaterThan(0);
    expect(done.length).toBeLessThan(5);
    vi.advanceTimersByTime(200);
    expect(done.join("")).toBe("abcde");
  });

  it("draws at once where nothing moves, and whatever waits when asked", () => {
    new Drawing(() => true).add(piece("a"));
    expect(done).toEqual(["a"]);
    const drawing = new Drawing(() => false);
    drawing.add(piece("c"));
    drawing.add(() => drawing.add(piece("b"), "faces"), "table");
    drawing.finish();
    expect(done.join("")).toBe("abc");
  });

  it("draws the table first, with all that comes of it, then the question, and what is beside them last", () => {
    const drawing = new Drawing(() => false);
    drawing.add(piece("log"));
    drawing.add(piece("question"), "question");
    drawing.add(() => {
      done.push("zone");
      drawing.add(piece("card"), "table");
    }, "table");
    vi.advanceTimersByTime(500);
    expect(done).toEqual(["zone", "card", "question", "log"]);
  });

  it("leaves out what was given up", () => {
    const drawing = new Drawing(() => false);
    const giveUp = drawing.add(piece("a"));
    drawing.add(piece("b"));
    giveUp();
    vi.advanceTimersByTime(200);
    expect(done).toEqual(["b"]);
  });

  it("goes on where no frames come", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    new Drawing(() => false).add(piece("a"));
    vi.advanceTimersByTime(1000);
    vi.unstubAllGlobals();
    expect(done).toEqual(["a"]);
  });
});
