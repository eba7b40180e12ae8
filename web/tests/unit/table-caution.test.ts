// @vitest-environment jsdom
/** Asking once more: only where something goes unused, once, and not at all if one does not want it. */
import { expect, it } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { Caution } from "../../src/table/caution.svelte";
import { both, choice } from "./table-samples";

const WASTEFUL = { ...choice("end"), waste: both("2 actions") };

it("a wasteful choice is held back once", () => {
  const caution = new Caution();
  expect(caution.holds(choice("end"))).toBe(false);
  expect(caution.holds(WASTEFUL)).toBe(true);
  expect(caution.held).toBe(WASTEFUL);
  expect(caution.holds(WASTEFUL)).toBe(false);
  expect(caution.held).toBeNull();
});

it("nobody is asked who does not want it", () => {
  settings.warnings = false;
  expect(new Caution().holds(WASTEFUL)).toBe(false);
  settings.warnings = true;
});
