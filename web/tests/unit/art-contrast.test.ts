/** Colors one must be able to read: text on every surface 4.5 to 1, borders of controls 3 to 1, in both themes. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const tokens = readFileSync(resolve("src/styles/tokens.css"), "utf8");

function themeIn(selector: string): Record<string, string> {
  const start = tokens.indexOf(`${selector} {`);
  const block = tokens.slice(start, tokens.indexOf("\n}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

const dark = themeIn(":root");
const THEMES = { dark, light: { ...dark, ...themeIn(':root[data-theme="light"]') } };

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ["bg-1", "bg-2", "bg-3", "bg-4", "stock", "stock-2"];
const TEXTS = ["ink", "ink-2", "ink-3", "act", "aim", "hurt", "good", "ward", "news"];
const FAMILIES = "red blue yellow grey empire rebel free jedi alliance smugglers sith navy scum".split(" ");

describe.each(Object.entries(THEMES))("%s theme", (_, theme) => {
  const ratio = (text: string, surface: string): number => contrast(theme[text] ?? "", theme[surface] ?? "");

  it.each(TEXTS)("--%s can be read on every surface", (text) => {
    for (const surface of SURFACES) expect(ratio(text, surface), surface).toBeGreaterThanOrEqual(4.5);
  });

  it.each(FAMILIES)("--%s can be read on card stock", (family) => {
    for (const surface of ["stock", "stock-2"]) expect(ratio(family, surface), surface).toBeGreaterThanOrEqual(4.5);
  });

  it("borders of controls stand out from what is behind them", () => {
    for (const surface of ["bg-1", "bg-2", "bg-3"]) expect(ratio("line-2", surface), surface).toBeGreaterThanOrEqual(3);
  });

  it("amber fields carry dark ink", () => {
    expect(ratio("act-fill", "ink-on-bright")).toBeGreaterThanOrEqual(4.5);
  });
});
