import { describe, expect, it, vi } from "vitest";
import type { ChoiceForecast, Effect, ShareForecast, View } from "../../src/lib/wire";
import { agreed, chipsOf, comingTo, Foresight } from "../../src/table/foresight.svelte";
import { region } from "./table-samples";

const NOWHERE: Effect = {
  text: { en: "Damage: 2 → 4", pl: "Obrażenia: 2 → 4" },
  thing: null,
  seat: null,
  region: null,
  icon: "",
  change: 0,
};

const SHARES: ShareForecast[] = [1, 2].map((amount) => ({
  thing: 7,
  amount,
  effects: [{ ...NOWHERE, thing: 7, icon: "damage", change: amount }],
}));

function told(...effects: Partial<Effect>[]): ChoiceForecast {
  return { move: "hit", effects: effects.map((effect) => ({ ...NOWHERE, ...effect })), lines: [] };
}

describe("chips", () => {
  it("count damage down from what is left", () => {
    const [chip] = chipsOf(told({ thing: 7, icon: "hit", change: 2 }));
    expect(chip).toEqual({ place: '[data-thing="7"]', parts: [{ icon: "heart", amount: "−2", tone: "hurt" }] });
  });

  it("say −0 where shields take all of it", () => {
    const [chip] = chipsOf(told({ thing: 7, icon: "shield", change: -2 }));
    expect(chip?.parts.map((part) => ("amount" in part ? part.amount : ""))).toEqual(["−0", "−2"]);
  });

  it("say in words what goes away, and stand at seats and scales as well", () => {
    const chips = chipsOf(
      told({ thing: 3 }, { seat: 1, icon: "credits", change: 200 }, { region: "force", change: 1 }),
    );
    expect(chips.map(({ place }) => place)).toEqual([
      '[data-thing="3"]',
      '[data-seat-home="1"]',
      '[data-region="force@table"]',
    ]);
    expect(chips[0]?.parts).toEqual([{ text: NOWHERE.text }]);
  });

  it("leave what a place needs to the place", () => {
    const forecast = told(
      { region: "space", icon: "agility", change: 2 },
      { region: "space", seat: 1, icon: "agility" },
    );
    expect(chipsOf(forecast)).toEqual([]);
    expect([...comingTo(region("space", "row", []), forecast)]).toEqual([["agility", 2]]);
    expect(comingTo(region("space", "row", []), null).size).toBe(0);
  });

  it("of several choices say nothing of a place of which they tell different things", () => {
    const [one, two] = [1, 2].map((change) => chipsOf(told({ thing: 7, icon: "focus", change })));
    const other = chipsOf(told({ thing: 8, icon: "focus", change: 1 }));
    expect(agreed([...one!, ...other, ...two!, ...other])).toEqual(other);
  });

  it("leave out how many cards are held", () => {
    expect(chipsOf(told({ seat: 0, icon: "hand", change: -1 }))).toEqual([]);
  });
});

describe("foresight", () => {
  const choice = { move: "hit", verb: "hit", label: NOWHERE.text, things: [], rule: "", waste: null };

  it("asks once a position, and only when a choice is looked at", async () => {
    const table = { view: {} as View, choices: [choice], locked: false };
    const ask = vi.fn(async () => ({ seq: 1, choices: [told({ thing: 7 })], shares: SHARES }));
    const foresight = new Foresight(table, ask);
    foresight.consider(null);
    expect(ask).not.toHaveBeenCalled();
    foresight.consider("hit");
    expect(foresight.shown).toBeNull();
    await vi.waitFor(() => expect(foresight.shown?.effects).toHaveLength(1));
    foresight.consider(null);
    expect(foresight.shown).toBeNull();
    foresight.consider("hit");
    expect(ask).toHaveBeenCalledOnce();
    table.view = {} as View;
    expect(foresight.shown).toBeNull();
  });

  it("tells of every amount what it does where it goes, as long as the position is the same", async () => {
    const table = { view: {} as View, choices: [choice], locked: false };
    const foresight = new Foresight(table, async () => ({ seq: 1, choices: [], shares: SHARES }));
    foresight.learn();
    await vi.waitFor(() => expect(foresight.ofShare(7, 2)?.effects[0]?.change).toBe(2));
    expect(foresight.ofShare(7, 3)).toBeNull();
    expect(foresight.ofShare(8, 2)).toBeNull();
    table.view = {} as View;
    expect(foresight.ofShare(7, 2)).toBeNull();
  });

  it("goes on without one if the server has none", async () => {
    const foresight = new Foresight({ view: {} as View, choices: [choice], locked: false }, () =>
      Promise.reject(new Error()),
    );
    foresight.consider("hit");
    await Promise.resolve();
    expect(foresight.shown).toBeNull();
  });
});
