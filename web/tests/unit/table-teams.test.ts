/** Cards that lie on cards: what belongs together, where it is put, and how it is drawn where room is short. */
import { describe, expect, it } from "vitest";
import type { Region, View } from "../../src/lib/wire";
import { destinyView } from "../../src/pages/gallery/destiny";
import { thingChanges } from "../../src/table/journeys";
import { clustersOf, diceOf, exhaustedIn, litWith, lyingOn, rolledBy, unrolledOn } from "../../src/table/lying";
import { arrange, teamsOf, trayHeight, type Room } from "../../src/table/slots";
import { formsFor } from "../../src/table/teams";
import { choice, region, thing, view as viewOf } from "./table-samples";

const ROOM: Room = { width: 872, height: 608, card: { width: 112, height: 157 }, gap: 18, pile: 72, die: 52, tuck: 24 };

function find(view: View, key: string, seat: number): Region {
  const found = view.regions.find((one) => one.key === key && one.seat === seat);
  if (!found) throw new Error(`no ${key}`);
  return found;
}

function idOf(view: View, seat: number, key: string): number {
  const things = [...find(view, "team", seat).things, ...find(view, "supports", seat).things];
  return things.find((one) => one.key === key && one.kind !== "die")?.id ?? -1;
}

describe("what lies on what", () => {
  const view = destinyView();
  const lying = lyingOn(view);

  it("puts upgrades to their characters and leaves dice out", () => {
    const names = clustersOf(find(view, "team", 0)).map(({ thing, tucked }) => [
      thing.key,
      ...tucked.map((t) => t.key),
    ]);
    expect(names).toEqual([
      ["luke", "saber", "robes"],
      ["rey", "staff"],
    ]);
  });

  it("counts the exhausted among the cards of a place, not among those on them", () => {
    const marks = [{ key: "exhausted", sign: "↷", name: { en: "exhausted", pl: "wyczerpana" } }];
    const things = [thing(1, { marks }), thing(2), thing(3, { on: 2, marks }), thing(4, { marks })];
    expect(exhaustedIn(region("units", "team", things))).toEqual({ exhausted: 2, all: 3 });
  });

  it("keeps a card whose host lies elsewhere, and follows upgrades on upgrades", () => {
    const things = [thing(1), thing(2, { on: 1 }), thing(3, { on: 2 }), thing(4, { on: 99 })];
    const clusters = clustersOf(region("team", "team", things));
    expect(clusters.map((one) => [one.thing.id, ...one.tucked.map((card) => card.id)])).toEqual([[1, 2, 3], [4]]);
  });

  it("knows the dice of a card, on it and in the pool", () => {
    const rey = find(view, "team", 0).things.find((one) => one.key === "rey" && one.kind === "character");
    const dice = rey ? diceOf(rey, lying) : [];
    expect(dice.map((die) => die.face?.symbol ?? "on it")).toEqual(["on it", "melee"]);
  });

  it("lights the card of a die and the dice of a card", () => {
    const die = find(view, "pool", 0).things[0] ?? null;
    const luke = idOf(view, 0, "luke");
    expect([...litWith(die, lying)]).toEqual([luke]);
    expect(litWith(find(view, "team", 0).things[0] ?? null, lying).has(die?.id ?? -1)).toBe(true);
    expect(litWith(null, lying).size).toBe(0);
  });
});

describe("what a choice would roll", () => {
  it("is every die not rolled on the card and on its upgrades", () => {
    const view = destinyView();
    const lying = lyingOn(view);
    const rey = idOf(view, 0, "rey");
    expect(unrolledOn(rey, lying).map((die) => die.key)).toEqual(["rey", "staff"]);
    expect(rolledBy(choice("activate", [rey]), view, lying).map((die) => die.key)).toEqual(["rey", "staff"]);
    expect(rolledBy(choice("activate", [idOf(view, 0, "council")]), view, lying)).toEqual([]);
    expect(rolledBy(choice("play", [rey]), view, lying)).toEqual([]);
  });

  it.each(["captured", "frozen"])("leaves out a die that is %s", (key) => {
    const kept = { key, sign: "⛓", name: { en: "kept", pl: "zatrzymana" } };
    const things = [thing(1), thing(2, { on: 1, kind: "die" }), thing(3, { on: 1, kind: "die", marks: [kept] })];
    expect(unrolledOn(1, lyingOn(viewOf(2, [region("team", "team", things)]))).map((die) => die.id)).toEqual([2]);
  });

  it("is one of the dice that show the same", () => {
    const view = destinyView({ asked: "reroll" });
    const dice = find(view, "pool", 0).things.slice(0, 2);
    const ids = dice.map((die) => die.id ?? -1);
    expect(rolledBy(choice("reroll", ids), view, lyingOn(view))).toEqual(dice.slice(0, 1));
  });

  it("is the dice meant by a reroll, or the whole pool where a card is given up for it", () => {
    const view = destinyView({ asked: "reroll" });
    const lying = lyingOn(view);
    const [die] = find(view, "pool", 0).things;
    expect(rolledBy(choice("choose", [die?.id ?? -1]), view, lying)).toEqual([die]);
    expect(rolledBy(choice("done"), view, lying)).toEqual([]);
    expect(rolledBy(choice("reroll", [-5]), view, lying)).toEqual(find(view, "pool", 0).things);
  });
});

describe("the places of a table with teams", () => {
  it("keeps pools apart, puts the battlefield between the seats and shows a queue only while something waits", () => {
    const plan = arrange(destinyView(), 0);
    expect(teamsOf(plan.near).map((one) => one.key)).toEqual(["team", "supports"]);
    expect(plan.near.pools.map((one) => one.key)).toEqual(["pool"]);
    expect(plan.fields.map((one) => one.key)).toEqual(["field"]);
    expect([plan.middle, plan.queues]).toEqual([[], []]);
    expect(arrange(destinyView({ waiting: true }), 0).queues).toHaveLength(1);
  });

  it("leaves shared rows in the middle where nobody has a team", () => {
    const view = { ...destinyView(), regions: [region("row", "row", [thing(1)])] };
    expect(arrange(view, 0).middle).toHaveLength(1);
  });

  it("has a tray as high as its dice need", () => {
    const pool = (dice: number): Region =>
      region(
        "pool",
        "pool",
        Array.from({ length: dice }, (_, id) => thing(id)),
      );
    expect(trayHeight(pool(0), ROOM)).toBe(trayHeight(pool(8), ROOM));
    expect(trayHeight(pool(24), ROOM)).toBeGreaterThan(trayHeight(pool(14), ROOM));
  });
});

describe("forms", () => {
  const forms = (near: View, height: number, width = ROOM.width) => {
    const plan = arrange(near, 0);
    const found = formsFor(teamsOf(plan.far[0]), teamsOf(plan.near), { width, height }, ROOM);
    return [found.far.map((one) => one.form), found.near.map((one) => one.form)];
  };

  it("puts upgrades below, then beside the cards across, then beside one's own, then makes strips across", () => {
    const cards = ["below", "below"];
    const beside = ["beside", "below"];
    expect(forms(destinyView(), 420)).toEqual([cards, cards]);
    expect(forms(destinyView(), 370)).toEqual([beside, cards]);
    expect(forms(destinyView(), 320)).toEqual([beside, beside]);
    expect(forms(destinyView(), 290)[0]).toEqual(["strips", "strips"]);
  });

  it("makes strips of supports first where it is narrow", () => {
    expect(forms(destinyView(), 420, 560)[0]).toEqual(["below", "strips"]);
  });

  it("draws the fullest table as cards with strips of supports, or all strips where even that is too much", () => {
    expect(forms(destinyView({ crowded: true }), 400)[1]).toEqual(["below", "strips"]);
    expect(forms(destinyView({ crowded: true }), 200)[1]).toEqual(["strips", "strips"]);
  });
});

it("marks a die that shows another side, but not dice that go back to their card", () => {
  const before = destinyView();
  const [die] = find(before, "pool", 0).things;
  const turned = (view: View): View => ({
    ...view,
    regions: view.regions.map((one) =>
      one.key === "pool" && one.seat === 0
        ? { ...one, things: one.things.map((each, at) => (at === 0 ? { ...each, face: blank } : each)) }
        : one,
    ),
  });
  const blank = { symbol: "blank", value: null, modifier: false, cost: 0 };
  expect([...thingChanges(before, turned(before)).keys()]).toEqual([die?.id]);
});
