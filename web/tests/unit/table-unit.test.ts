/** The table grows with the window. */
import { describe, expect, it } from "vitest";
import { unitFor } from "../../src/table/unit";

describe("the unit of the table", () => {
  it.each([
    [390, 844, 1],
    [1280, 720, 1],
    [1440, 900, 1],
    [1920, 1080, 1.2],
    [2560, 1440, 1.6],
    [3840, 2160, 1.6],
  ])("in a window of %i by %i is %f", (width, height, unit) => {
    expect(unitFor({ width, height })).toBeCloseTo(unit);
  });

  it("is larger or smaller as one likes, but never so large that something has no place", () => {
    expect(unitFor({ width: 1920, height: 1080 }, 110)).toBeCloseTo(1.32);
    expect(unitFor({ width: 1440, height: 900 }, 80)).toBeCloseTo(0.8);
    expect(unitFor({ width: 1280, height: 720 }, 125)).toBeCloseTo(1280 / 1180);
    expect(unitFor({ width: 390, height: 844 }, 125)).toBe(1);
  });

  it("follows the side that is short of room", () => {
    expect(unitFor({ width: 1440, height: 1440 })).toBe(1);
    expect(unitFor({ width: 2560, height: 900 })).toBe(1);
  });
});
