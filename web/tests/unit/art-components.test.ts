// @vitest-environment jsdom
/** Components in a page: cards are buttons with full names, states are classes, nothing carries inline styles. */
import { mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Icon from "../../src/art/Icon.svelte";
import Card from "../../src/cards/Card.svelte";
import Die from "../../src/cards/Die.svelte";
import Pile from "../../src/cards/Pile.svelte";
import Preview from "../../src/cards/Preview.svelte";
import { face, MARKS, SAMPLES, thing } from "../../src/cards/samples";
import Track from "../../src/cards/Track.svelte";
import { setLang } from "../../src/lib/i18n.svelte";

const { knight, mission } = SAMPLES;
let shown: Record<string, unknown> | null = null;

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  shown = mount(component, { target: document.body, props });
  return document.body;
}

beforeEach(() => setLang("en"));
afterEach(() => {
  expect(document.body.innerHTML).not.toContain(" style=");
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe("card", () => {
  it("is a button that says everything and passes on what it is given", () => {
    const onclick = vi.fn();
    const page = show(Card, { card: knight, states: { playable: true }, onclick, tabindex: -1, "data-id": 7 });
    const button = page.querySelector("button");
    expect(button?.getAttribute("aria-label")).toContain("Luke Skywalker; unit (Rebellion); cost 8, attack 6");
    expect(button?.className).toMatch(/playable/);
    expect(button?.className).toMatch(/light-side/);
    expect([button?.tabIndex, button?.dataset["id"]]).toEqual([-1, "7"]);
    button?.click();
    expect(onclick).toHaveBeenCalledOnce();
  });

  it("tilts when used and shows its back when it lies face down", () => {
    const page = show(Card, { card: knight, thing: thing(knight, undefined, [MARKS.used]) });
    expect(page.querySelector("button")?.className).toMatch(/tilted/);
    document.body.replaceChildren();
    show(Card, { card: knight, thing: thing(knight, undefined, [MARKS.faceDown]) });
    expect(page.querySelector(".back")?.className).toMatch(/known/);
    expect(page.querySelector("button")?.getAttribute("aria-label")).toContain("face down, known to you");
  });

  it("shows reward and word of a mission on the table", () => {
    const page = show(Card, { card: mission, thing: thing(mission, undefined, [MARKS.ready]) });
    expect(page.textContent).toContain("1000");
    expect(page.textContent).toContain("ready");
    expect(page.querySelectorAll(".level i")).toHaveLength(2);
  });
});

describe("others", () => {
  it("a pile says its number first, then its word, then its top card", () => {
    const page = show(Pile, { title: "discard", count: 6, top: thing(knight), card: knight, onclick: vi.fn() });
    expect(page.querySelector("button")?.getAttribute("aria-label")).toBe("6 discard; on top: Luke Skywalker");
  });

  it("a pile that lies face down shows its back, with an eye for whoever knows its top card", () => {
    const top = thing(knight, undefined, [MARKS.faceDown]);
    const page = show(Pile, { title: "bases", count: 4, top, card: knight });
    expect(page.querySelector(".back")?.className).toMatch(/known/);
  });

  it("an empty pile is an outline", () => {
    const page = show(Pile, { title: "deck", count: 0 });
    expect(page.querySelector(".slot")).not.toBeNull();
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("0 deck; empty");
  });

  it("a die shows value, symbol and cost", () => {
    const page = show(Die, { face: face("ranged", 5, { cost: 1 }), color: "red" });
    expect(page.querySelector("button")?.getAttribute("aria-label")).toBe("Die: 5 ranged damage, cost 1");
    expect(page.querySelector(".pay")?.textContent).toBe("1");
  });

  it("a track says how far its marker is towards which end", () => {
    const ends: [typeof knight.name, typeof knight.name] = [
      { en: "Empire", pl: "Imperium" },
      { en: "Rebellion", pl: "Rebelia" },
    ];
    const track = { at: -2, low: -3, high: 3, ends, colors: ["empire", "rebel"] as [string, string] };
    const page = show(Track, { track, title: "The Force" });
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("The Force: 2 of 3 towards Empire");
    expect(page.querySelectorAll(".space")).toHaveLength(7);
  });

  it("a preview calls back with the rule that was asked for", () => {
    const onrule = vi.fn();
    const card = { ...knight, rules: ["deckbuilding.commit.row_place"] };
    const page = show(Preview, { card, onrule });
    page.querySelector<HTMLButtonElement>("li button")?.click();
    expect(onrule).toHaveBeenCalledWith("deckbuilding.commit.row_place");
    expect(page.textContent).toContain("commit: row place");
  });

  it("a sign nobody knows draws nothing, a labelled one is an image with a name", () => {
    const page = show(Icon, { name: "no_such_sign" });
    expect(page.querySelector("svg")).toBeNull();
    document.body.replaceChildren();
    show(Icon, { name: "attack", label: "attack" });
    expect(page.querySelector("svg")?.getAttribute("aria-label")).toBe("attack");
  });
});
