/** How a game went, as lines to draw. */
import { describe, expect, it } from "vitest";
import type { Course } from "../../src/lib/wire";
import { drawnOf, pathOf, roundMarks, seriesOf, signed, thinned } from "../../src/over/course";

const seat = (number: number, team: number | null = null) => ({ seat: number, team });
const course = (chances: number[][]): Course => ({
  chances,
  rounds: chances.map(() => 1),
  moments: [],
  totals: [],
  ending: null,
});

describe("the sides of a game", () => {
  it("are drawn as one line where there are two, the reader's", () => {
    const series = seriesOf(
      course([
        [0.5, 0.5],
        [0.25, 0.75],
      ]),
      [seat(0), seat(1)],
    );
    expect(drawnOf(series, 1)).toEqual([{ seats: [1], points: [0.5, 0.75] }]);
  });

  it("have a line each where there are more, the reader's first", () => {
    const series = seriesOf(course([[0.2, 0.3, 0.5]]), [seat(0), seat(1), seat(2)]);
    expect(drawnOf(series, 2).map(({ seats }) => seats)).toEqual([[2], [0], [1]]);
  });

  it("are teams where there are teams, with the chances of all members", () => {
    const series = seriesOf(course([[0.1, 0.4, 0.1, 0.4]]), [seat(0, 0), seat(1, 1), seat(2, 0), seat(3, 1)]);
    expect(series.map(({ seats }) => seats)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(series.map(({ points }) => points[0])).toEqual([0.2, 0.8]);
  });
});

describe("the drawing", () => {
  it("has certain victory at the top and the last move at the right", () => {
    expect(pathOf([0.5, 0, 1], 100, 40)).toBe("M0 20L50 40L100 0");
  });

  it("marks the first move of every round and nothing before the first", () => {
    expect(roundMarks([0, 0, 1, 1, 2, 2, 2])).toEqual([
      { round: 1, at: 2 },
      { round: 2, at: 4 },
    ]);
  });

  it("leaves out labels that have no room, evenly", () => {
    expect(thinned([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
    expect(thinned([1, 2, 3], 3)).toEqual([1, 2, 3]);
  });

  it("writes changes with their sign", () => {
    expect([signed(0.126), signed(-0.08), signed(0)]).toEqual(["+13 %", "−8 %", "+0 %"]);
  });
});
