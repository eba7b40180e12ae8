/** The phases of a game in the bar over the table. */
import { expect, test } from "vitest";
import { allFit } from "../../src/table/phases";

const PHASES = ["Actions", "Upkeep"];

test("all phases are shown where they fit beside the title, and not where the title would be cut", () => {
  expect(allFit(["Destiny", "Round 3"], PHASES, 400)).toBe(true);
  expect(allFit(["Destiny", "Round 3"], PHASES, 150)).toBe(false);
  expect(allFit(["A very long title of a table that somebody wrote", "Round 3"], PHASES, 400)).toBe(false);
});
