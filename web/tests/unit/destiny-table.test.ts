// @vitest-environment jsdom
/** Destiny's table in a page: teams, pools, queue and odds can be read, reached and pressed. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setLang } from "../../src/lib/i18n.svelte";
import { replace } from "../../src/lib/router.svelte";
import { settings } from "../../src/lib/settings.svelte";
import SampleTable from "../../src/pages/gallery/SampleTable.svelte";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let shown: Record<string, unknown> | null = null;
let query: string | null = null;

/** The table of that address; a simulated browser takes seconds for a whole one, so it is kept while it is the same. */
function show(wanted = ""): HTMLElement {
  if (query === wanted) return document.body;
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  query = wanted;
  replace(`/gallery/table${wanted}`);
  shown = mount(SampleTable, { target: document.body });
  flushSync();
  return document.body;
}

function part(page: HTMLElement, name: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
}

function labels(within: HTMLElement): string[] {
  return [...within.querySelectorAll("button")].map((button) => button.getAttribute("aria-label") ?? "");
}

function point(at: Element | null): void {
  at?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  flushSync();
}

beforeAll(() => {
  // Where nothing moves, all is drawn at once.
  settings.motion = "off";
  Element.prototype.scrollTo = () => undefined;
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(908);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(628);
});
beforeEach(() => {
  setLang("en");
  flushSync();
});
afterAll(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a team", () => {
  it("says of a character its health, shields, state and dice, and names its upgrades", () => {
    const said = labels(part(show(), "Marek: Characters"));
    expect(said[0]).toBe(
      "Luke Skywalker, Jedi Knight; character; 8 of 12 health, shields 2; exhausted; 2 dice in the pool",
    );
    expect(said[1]).toContain("Lightsaber; upgrade; cost 3; 1 die in the pool");
    expect(said[3]).toContain("guardian; 1 die on it, 1 die in the pool; can be chosen, Enter: Activate: Rey");
  });
});

describe("a pool", () => {
  it("names every die with its side, cost and card", () => {
    const page = show();
    expect(labels(part(page, "Iga: Dice pool"))[0]).toBe("Die: 2 melee damage, cost 1, Kylo Ren");
    expect(labels(part(page, "You: Dice pool"))[0]).toContain("Die: 3 melee damage, Luke Skywalker; can be chosen");
  });

  it("lights a die together with its card, either way", async () => {
    const page = show();
    const luke = part(page, "Marek: Characters").querySelector("button.card");
    const die = part(page, "You: Dice pool").querySelector("button.die");
    point(die);
    await tick();
    expect(luke?.className).toMatch(/linked/);
    point(luke);
    await tick();
    expect(die?.className).toMatch(/linked/);
    point(page.querySelector(".prompt"));
    await tick();
    expect(die?.className).not.toMatch(/linked/);
  });
});

describe("odds", () => {
  it("describe the button that activates, and open beside the card while it is considered", async () => {
    const page = show();
    const button = page.querySelector<HTMLButtonElement>('[data-move^="activate"]');
    const described = document.getElementById(button?.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toMatch(/^Odds of 2 dice: melee damage 56%, 1\.2 on average;.*all blank 6%$/);
    expect(page.querySelector(".roll")).toBeNull();
    button?.dispatchEvent(new Event("focus"));
    flushSync();
    expect(page.querySelector(".roll")?.getAttribute("aria-label")).toBe("Activate: Rey");
    button?.dispatchEvent(new Event("blur"));
    await tick();
    expect(page.querySelector(".roll")).toBeNull();
  });

  it("of one die stand on the card looked at, also when the die is pointed at", () => {
    const page = show();
    point(part(page, "You: Dice pool").querySelector("button.die"));
    const large = page.querySelector('.preview [role="img"]')?.getAttribute("aria-label") ?? "";
    expect(large).toContain("8 of 12 health");
    expect(large).toContain("Die sides: 2 melee damage; 3 melee damage");
    expect(large).toContain("Odds: melee damage 33%, 0.8 on average");
  });

  it("are said in Polish too", () => {
    const page = show();
    setLang("pl");
    flushSync();
    const button = page.querySelector<HTMLButtonElement>('[data-move^="activate"]');
    const described = document.getElementById(button?.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain("Szanse: 2 kości: obrażenia wręcz 56\u00a0%, średnio 1,2");
  });
});

it("a queue lists what waits, in order, only while something waits", () => {
  expect(show().querySelector('[aria-label="Queue"]')).toBeNull();
  const page = show("?waiting&asked=target");
  expect(part(page, "Queue").textContent?.replace(/\s+/g, " ")).toContain("1. Kylo Ren deal 2 damage to Luke");
  expect(part(page, "Iga: Characters").querySelectorAll("button.target")).toHaveLength(3);
});

it("every seat of a larger table has its team and its dice", () => {
  const page = show("?players=4");
  for (const name of ["Iga", "Ola", "Jan"]) {
    expect(labels(part(page, `${name}: Characters`))).not.toEqual([]);
    expect(labels(part(page, `${name}: Dice pool`))).not.toEqual([]);
  }
});

describe("a new position", () => {
  beforeAll(() => {
    settings.motion = "normal";
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"] });
  });
  afterAll(() => vi.useRealTimers());

  it("is drawn over several frames, and asks when all that can be pressed on the table is there", () => {
    const page = show("?asked=target");
    const pressable = (): number => page.querySelectorAll("main [data-thing] button, [data-hand] button").length;
    const asks = (): boolean => page.querySelector("[data-prompt] [data-move]") !== null;
    const seen: number[] = [];
    while (!asks() && seen.length < 500) {
      seen.push(pressable());
      vi.advanceTimersByTime(20);
    }
    expect(seen[0]).toBe(0);
    expect(new Set(seen).size).toBeGreaterThan(3);
    const whole = pressable();
    vi.advanceTimersByTime(5000);
    expect(pressable()).toBe(whole);
    expect(page.querySelector("main .name")).not.toBeNull();
  });
});
