/** Odds of dice: one die by its sides, several together, and how chances are rounded. */
import { describe, expect, it } from "vitest";
import { dieOdds, percent, rollOdds, sideOdds } from "../../src/lib/odds";
import { side } from "../../src/pages/gallery/destiny-cards";

function die(written: string) {
  return written.split(" ").map(side);
}

const REY = die("1MD +2MD 1Dc 1R +1R -");
const TROOPER = die("1RD 2RD1 1Sh 1R - -");

describe("one die", () => {
  it("tells sides that are alike once", () => {
    const odds = sideOdds(TROOPER);
    expect(odds).toHaveLength(5);
    expect(odds.find((one) => one.face.symbol === "blank")?.chance).toBeCloseTo(2 / 6);
    expect(odds.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1);
  });

  it("gives each symbol its chance and average, the blank last", () => {
    const odds = dieOdds(REY);
    expect(odds.map((one) => one.symbol)).toEqual(["melee", "discard", "resource", "blank"]);
    expect(odds[0]?.chance).toBeCloseTo(1 / 3);
    expect(odds[0]?.value).toBeCloseTo(3 / 6);
    expect(odds.at(-1)).toMatchObject({ chance: 1 / 6, value: 0 });
  });

  it("counts a special as one and leaves an X open", () => {
    const odds = dieOdds(die("XMD 1MD Sp Sp - -"));
    expect(odds[0]).toMatchObject({ symbol: "melee", value: 1 / 6, open: true });
    expect(odds[1]).toMatchObject({ symbol: "special", value: 2 / 6, open: false });
  });
});

describe("several dice", () => {
  it("are independent: at least one, the sum to expect, all blank", () => {
    const roll = rollOdds([REY, REY, TROOPER]);
    const odds = Object.fromEntries(roll.symbols.map((one) => [one.symbol, one]));
    expect(roll.dice).toBe(3);
    expect(odds.melee?.chance).toBeCloseTo(1 - (4 / 6) ** 2);
    expect(odds.melee?.value).toBeCloseTo(1);
    expect(odds.resource?.chance).toBeCloseTo(1 - (4 / 6) ** 2 * (5 / 6));
    expect(odds.resource?.value).toBeCloseTo(2 / 6 + 2 / 6 + 1 / 6);
    expect(odds.ranged?.value).toBeCloseTo(3 / 6);
    expect(odds.blank).toBeUndefined();
    expect(roll.blank).toBeCloseTo((1 / 6) * (1 / 6) * (2 / 6));
  });

  it("agree with every roll counted one by one", () => {
    const rolls = REY.flatMap((one) => TROOPER.map((other) => [one, other]));
    const share = (test: (symbols: string[]) => boolean): number =>
      rolls.filter((faces) => test(faces.map((face) => face.symbol))).length / rolls.length;
    const roll = rollOdds([REY, TROOPER]);
    for (const { symbol, chance } of roll.symbols) {
      expect(chance).toBeCloseTo(share((symbols) => symbols.includes(symbol)));
    }
    expect(roll.blank).toBeCloseTo(share((symbols) => symbols.every((symbol) => symbol === "blank")));
  });

  it("are nothing without dice, and cards without a die do not count", () => {
    expect(rollOdds([])).toEqual({ dice: 0, symbols: [], blank: 0 });
    expect(rollOdds([[], TROOPER]).dice).toBe(1);
  });
});

it("rounds so that the possible is never 0 and the uncertain never 100", () => {
  expect([0, 1 / 6, 0.5, 1, 0.001, 0.999].map(percent)).toEqual([0, 17, 50, 100, 1, 99]);
});
