/** Signs, silhouettes and skies: everything a game may name is drawn, and the same key gives the same sky. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canTurn, FIGURES, figure } from "../../src/art/figures";
import { ICONS, icon } from "../../src/art/icons";
import { sky } from "../../src/art/sky";
import looks from "./looks.json";
import skies from "./skies.json";

/** What all games share, and what each adds. */
const LOOKS: { colors: string[]; icons: string[]; figures: string[] }[] = Object.values(looks);
const FAMILIES = readFileSync(new URL("../../src/styles/families.css", import.meta.url), "utf-8");
/** What the games call their numbers. */
const NUMBERS =
  "cost attack resources force target damage hit_points level reward penalty credits actions destroyed hand";

function words(text: string): string[] {
  return text.split(/\s+/);
}

describe("signs", () => {
  it.each(LOOKS.flatMap(({ icons }) => icons))("draws the sign %s of a look", (name) => {
    expect(icon(name)).toContain("<");
  });

  it.each(words(NUMBERS))("draws the number %s", (name) => {
    expect(icon(name)).toContain("<");
  });

  it("draws nothing for a name nobody knows, nor for one every object has", () => {
    expect(icon("no_such_sign")).toBe("");
    expect(icon("constructor")).toBe("");
  });

  it("holds no style, so that the strictest content policy lets it pass", () => {
    for (const name of ICONS) expect(icon(name)).not.toMatch(/style|script|href/);
    for (const name of FIGURES) expect(figure(name)).not.toMatch(/style|script|href/);
  });
});

describe("silhouettes", () => {
  it.each(LOOKS.flatMap(({ figures }) => figures))("draws %s", (name) => {
    expect(FIGURES).toContain(name);
  });

  it("draws a piece of equipment for an unknown name", () => {
    expect(figure("no_such_figure")).toBe(figure("kit"));
  });
});

describe("mirrors", () => {
  it("turns what has a front, and neither a face nor what nobody knows", () => {
    expect(["rifle", "speeder", "snout", "dish"].map(canTurn)).toEqual([true, true, true, true]);
    expect(["hood", "duel", "scales", "no_such_figure"].map(canTurn)).toEqual([false, false, false, false]);
  });
});

describe("families of colors", () => {
  it.each(LOOKS.flatMap(({ colors }) => colors))("have the shades of %s", (name) => {
    expect(FAMILIES).toContain(`.k-${name} {`);
  });
});

describe("sky", () => {
  it("depends on the key alone", () => {
    expect(sky("luke_skywalker")).toEqual(sky("luke_skywalker"));
    expect(sky("luke_skywalker")).not.toEqual(sky("darth_vader"));
  });

  it("has one disc, one to three orbits and nine stars within the field", () => {
    for (let card = 0; card < 200; card += 1) {
      const { disc, orbits, stars } = sky(`card_${card}`);
      expect(disc.x).toBeGreaterThan(0);
      expect(disc.x).toBeLessThan(160);
      expect([1, 2, 3]).toContain(orbits.length);
      expect(stars).toHaveLength(9);
      for (const star of stars) expect(star.x >= 0 && star.x <= 160 && star.y >= 0 && star.y <= 90).toBe(true);
    }
  });

  it.each(Object.entries(skies))("has the disc of %s at place %i, as the tests of the games reckon", (key, place) => {
    const middles = ["80 40", "116 34", "44 32", "104 52", "54 54", "80 26"];
    const { x, y } = sky(key).disc;
    expect(`${x} ${y}`).toBe(middles[place]);
  });

  it("uses all six places of the disc", () => {
    const places = new Set(Array.from({ length: 100 }, (_, card) => Math.round(sky(`card_${card}`).disc.x)));
    expect(places.size).toBeGreaterThanOrEqual(5);
  });
});
