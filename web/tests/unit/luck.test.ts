// @vitest-environment jsdom
/** The luck report: bars on one scale, a table that can be read out, both languages, and nothing inline. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setLang } from "../../src/lib/i18n.svelte";
import type { LuckLine, SeatLuck } from "../../src/lib/wire";
import { barsOf, outOfHundred } from "../../src/luck/bars";
import LuckReport from "../../src/luck/LuckReport.svelte";

const DAMAGE: LuckLine = {
  icon: "hit",
  label: { en: "damage", pl: "obrażenia" },
  count: 3,
  expected: 8.5,
  actual: 10,
};
const BLANKS: LuckLine = { icon: "blank", label: { en: "blanks", pl: "puste" }, count: 0, expected: 2.5, actual: 0 };
const LUCKY: SeatLuck = {
  seat: 0,
  dice: 5,
  lines: [DAMAGE, BLANKS],
  expected: 9.25,
  actual: 11,
  deviation: 0.8,
  percentile: 0.79,
  sentence: { en: "Lucky dice: better than in 79 of 100.", pl: "Szczęście: lepiej niż w 79 na 100." },
};
const NOTHING: SeatLuck = {
  ...LUCKY,
  seat: 1,
  dice: 0,
  lines: [],
  sentence: { en: "No dice were rolled.", pl: "Nie rzucono żadną kością." },
};

let shown: Record<string, unknown> | null = null;

function show(luck: SeatLuck[], titled = false): HTMLElement {
  const nameOf = (seat: number): string => ["Ania", "Tomek"][seat] ?? "";
  shown = mount(LuckReport, { target: document.body, props: { luck, nameOf, titled } });
  flushSync();
  return document.body;
}

beforeEach(() => setLang("en"));
afterEach(() => {
  expect(document.body.innerHTML).not.toContain(" style=");
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

it("draws all bars of a player on one scale", () => {
  expect(barsOf([DAMAGE, BLANKS]).map(({ actual, expected }) => [actual, expected])).toEqual([
    [100, 85],
    [0, 25],
  ]);
  expect(barsOf([])).toEqual([]);
  expect(barsOf([{ ...DAMAGE, actual: 0, expected: 0 }]).map(({ actual }) => actual)).toEqual([0]);
});

it("never calls luck perfect", () => {
  expect([0, 0.004, 0.5, 0.79, 0.999, 1].map(outOfHundred)).toEqual([1, 1, 50, 79, 99, 99]);
});

it("says who was how lucky, and what came beside what was expected", () => {
  const page = show([LUCKY, NOTHING]);
  expect([...page.querySelectorAll("h3, h4")].map((title) => title.textContent)).toEqual([
    "Luck with dice",
    "Ania",
    "Tomek",
  ]);
  expect(page.textContent).toContain("Lucky dice: better than in 79 of 100.");
  expect(page.textContent).toContain("5 dice rolled, worth 11; expected 9.3");
  expect(page.textContent).toContain("No dice were rolled.");
  expect(page.querySelector(".scale")?.getAttribute("aria-label")).toBe("From unlucky to lucky: 79 of 100");
});

it("is a table with headings, whose bars are only decoration", () => {
  const page = show([LUCKY, NOTHING]);
  expect(page.querySelectorAll("table")).toHaveLength(1);
  expect(page.querySelector("caption")?.textContent).toBe("Dice results of Ania");
  const rows = [...page.querySelectorAll("tbody tr")];
  expect(rows.map((row) => row.querySelector("th[scope=row]")?.textContent)).toEqual(["damage", "blanks"]);
  expect(rows.map((row) => [...row.querySelectorAll(".num")].map((cell) => cell.textContent))).toEqual([
    ["10", "8.5"],
    ["0", "2.5"],
  ]);
  expect(rows.every((row) => row.querySelector(".bars svg")?.getAttribute("aria-hidden") === "true")).toBe(true);
  expect(rows[0]?.querySelector(".came")?.getAttribute("width")).toBe("100");
  expect(rows[0]?.querySelector(".hope")?.getAttribute("width")).toBe("85");
});

it("speaks Polish, and has no second title under one", () => {
  setLang("pl");
  const page = show([LUCKY], true);
  expect(page.querySelectorAll("h3, h4")).toHaveLength(1);
  expect(page.querySelector("h3")?.textContent).toBe("Ania");
  expect(page.textContent).toContain("rzucono: 5 kości, wartość 11; oczekiwana 9,3");
  expect(page.textContent).toContain("obrażenia");
  expect(page.querySelector("tbody .num:last-child")?.textContent).toBe("8,5");
});
