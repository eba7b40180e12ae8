/** Choices are grouped so that every one of them can be reached from the bar. */
import { describe, expect, it } from "vitest";
import {
  byThing,
  fit,
  fold,
  foldThings,
  isAiming,
  isFolded,
  primaryOf,
  REST,
  titleOf,
  type Button,
} from "../../src/table/choices";
import { fitBar } from "../../src/table/barfit";
import { labelBeside, shortLabel } from "../../src/table/labels";
import { buttonFor, lettersFor, stepTo } from "../../src/table/keys";
import type { Choice } from "../../src/lib/wire";
import { ownerToTell } from "../../src/table/whose";
import { both, choice, region, thing, view } from "./table-samples";

function reachable(buttons: Button[]): Choice[] {
  return buttons.flatMap((button) => ("choice" in button ? [button.choice] : button.choices));
}

describe("folding", () => {
  const plays = [1, 2, 3, 4].map((id) => choice("play", [id]));
  const buys = [5, 6, 7].map((id) => choice("buy", [id]));
  const all = [...plays, ...buys, choice("attack"), choice("end")];

  it("gives every choice its own button while there is room", () => {
    expect(fold(all, 9)).toEqual(all.map((one) => ({ choice: one })));
  });

  it("folds the verbs with most choices first", () => {
    const buttons = fold(all, 6);
    expect(buttons).toEqual([
      { verb: "play", choices: plays },
      ...buys.map((one) => ({ choice: one })),
      { choice: choice("attack") },
      { choice: choice("end") },
    ]);
    expect(fold(all, 4)).toHaveLength(4);
  });

  it("puts what still does not fit behind a last button and keeps the way on in sight", () => {
    const many = [..."abcdefgh"].map((verb) => choice(verb)).concat(choice("end"));
    const buttons = fold(many, 4);
    expect(buttons).toHaveLength(4);
    expect(buttons[2]).toMatchObject({ verb: REST });
    expect(buttons[3]).toEqual({ choice: choice("end") });
    expect(reachable(buttons)).toHaveLength(many.length);
  });

  it("fills a bar of a given width and no more", () => {
    const bar = (width: number, rows: number) => ({ width, rows, gap: 10, widthOf: () => 100 });
    expect(fit(all, bar(1000, 1))).toHaveLength(9);
    expect(fit(all, bar(430, 1))).toHaveLength(4);
    expect(fit(all, bar(430, 2))).toHaveLength(6);
    expect(fit(all, bar(540, 2))).toHaveLength(9);
    expect(reachable(fit(all, bar(50, 1)))).toHaveLength(all.length);
    expect(isFolded(fit(all, bar(1000, 1)))).toBe(false);
    expect(isFolded(fit(all, bar(430, 1)))).toBe(true);
  });

  it("never loses a choice, whatever the room", () => {
    for (let places = 1; places < 12; places += 1) {
      const moves = reachable(fold(all, places)).map((one) => one.move);
      expect(new Set(moves)).toEqual(new Set(all.map((one) => one.move)));
    }
  });
});

describe("the bar", () => {
  const bar = (width: number) => ({ width, question: 24, word: 80, numbers: 2, extra: null, labelOf: labelOf });
  const labelOf = (button: Button): string => ("choice" in button ? button.choice.label.en : "More… (3)");
  const actions = ["Draw 2 cards", "Sell cards", "Take 200 credits", "Carry out a mission", "End the turn"];
  const choices = actions.map((label) => choice(label, [], label));

  it("shows everything in one row where there is room, else in two rows of small buttons", () => {
    expect(fitBar(choices, bar(1300))).toMatchObject({ compact: false });
    const small = fitBar(choices, bar(872));
    expect(small.compact).toBe(true);
    expect(isFolded(small.buttons)).toBe(false);
  });

  it("leaves the question room for its longest word", () => {
    const roomBeside = (word: number): number => fitBar(choices, { ...bar(760), word }).most;
    expect(roomBeside(120)).toBeLessThanOrEqual(roomBeside(20) - 20);
  });

  it("leaves the words of the button beside a single choice out where both do not fit", () => {
    const extra = { worded: 190, bare: 76 };
    const worded = (width: number): boolean => fitBar([choice("pass")], { ...bar(width), extra }).worded;
    expect([900, 700].map(worded)).toEqual([true, false]);
  });

  it("makes buttons narrower before it hides choices, and hides none in a bar that is too narrow", () => {
    expect(fitBar(choices, bar(760)).most).toBeLessThan(fitBar(choices, bar(872)).most + 1);
    expect(reachable(fitBar(choices, bar(500)).buttons)).toHaveLength(choices.length);
  });
});

describe("labels", () => {
  const named = (verb: string, en: string, thing: number): Choice => ({
    ...choice(verb, [thing]),
    label: { en, pl: en },
  });
  const short = (one: Choice, among: Choice[]): string => shortLabel(one, among, "en");

  it("are the name alone where all choices are of one kind, and keep what tells them apart", () => {
    const missions = [named("attempt", "Attempt “Jawa Bargain”", 1), named("attempt", "Attempt “Spice Convoy”", 2)];
    expect(missions.map((one) => short(one, missions))).toEqual(["Jawa Bargain", "Spice Convoy"]);
    const sales = [named("sell", "Sell “Net” for 100", 1), named("sell", "Sell “Net” for 200", 2)];
    expect(sales.map((one) => short(one, sales))).toEqual(["Net for 100", "Net for 200"]);
  });

  it("keep the verb where the question is what to do at all", () => {
    const turn = [named("play", "Play “A”", 1), named("play", "Play “B”", 2), choice("end")];
    expect(short(turn[0] as Choice, turn)).toBe("Play “A”");
  });

  it("leave the effect to the card, unless two abilities of it are offered", () => {
    const one = named("use", "Use “Luke”: deal 1 damage", 1);
    const two = named("use", "Use “Luke”: draw a card", 1);
    const rest = [named("play", "Play “B”", 2), choice("pass")];
    expect(short(one, [one, ...rest])).toBe("Use “Luke”");
    expect(short(one, [one, two, ...rest])).toBe("Use “Luke”: deal 1 damage");
  });

  it("say whose card is meant where both sides have the same, and only there", () => {
    const [die, mine, theirs, other] = [1, 2, 3, 4];
    const table = view(2, [
      region("team", "team", [thing(die), thing(mine)], { seat: 0 }),
      region("team", "team", [thing(theirs), thing(other)], { seat: 1 }),
    ]);
    const hits = [mine, theirs, other].map((to) => ({
      ...choice("hit", [die, to]),
      label: both(to === 4 ? "Han" : "Rey"),
    }));
    expect(hits.map((hit) => ownerToTell(hit, hits, table, "en")?.seat)).toEqual([0, 1, undefined]);
    expect(ownerToTell(hits[2] as Choice, hits, table, "en")).toBeNull();
    expect(ownerToTell(hits[0] as Choice, [hits[0], hits[0]] as Choice[], table, "en")).toBeNull();
  });

  it("beside a card do without its name", () => {
    expect(labelBeside(named("buy", "Buy “A” for 4", 1), "A", "en")).toBe("Buy for 4");
    expect(labelBeside(named("hit", "Deal damage: “A”", 1), "A", "en")).toBe("Deal damage");
    expect(labelBeside(named("at", "“A”", 1), "A", "en")).toBe("");
    expect(labelBeside(named("put", "Attach “B”", 1), "A", "en")).toBe("Attach “B”");
  });

  it("share a button on the phone where the things are pressed themselves", () => {
    const plays = [choice("play", [1]), choice("play", [2])];
    expect(foldThings([...plays, choice("end")], 6)).toEqual([
      { verb: "play", choices: plays },
      { choice: choice("end") },
    ]);
    const amounts = [named("assign", "2", 1), named("assign", "1", 1)];
    expect(foldThings(amounts, 6)).toEqual(amounts.map((one) => ({ choice: one })));
  });
});

it("finds the choices of a thing, copies included", () => {
  const play = choice("play", [4, 3]);
  const use = choice("use", [3]);
  const found = byThing([play, use]);
  expect(found.get(4)).toEqual([play]);
  expect(found.get(3)).toEqual([play, use]);
});

it("names a group by what its labels share before the card's name", () => {
  const label = (en: string, pl: string): Choice => ({ ...choice("buy"), label: { en, pl } });
  const group = [label("Buy “A” for 4", "Kup kartę „A” za 4"), label("Buy “A-B” for 5", "Kup kartę „A-B” za 5")];
  expect(titleOf(group)).toEqual({ en: "Buy", pl: "Kup kartę" });
  expect(titleOf([label("1 damage", "1 rana"), label("0 damage", "0 ran")])).toEqual({ en: "", pl: "" });
});

it("lights the only choice, the attack, or the only one besides going on", () => {
  expect(primaryOf([choice("pass")])?.verb).toBe("pass");
  expect(primaryOf([choice("use", [1]), choice("resolve")])?.verb).toBe("use");
  expect(primaryOf([choice("play", [1]), choice("buy", [2]), choice("attack"), choice("end")])?.verb).toBe("attack");
  expect(primaryOf([choice("draw"), choice("job"), choice("end")])).toBeNull();
});

it("aims at things that are not held when there is one kind of choice", () => {
  const attempts = [choice("attempt", [1]), choice("attempt", [2]), choice("decline")];
  expect(isAiming(attempts, new Set())).toBe(true);
  expect(isAiming(attempts, new Set([2]))).toBe(false);
  expect(isAiming([...attempts, choice("buy", [3]), choice("end")], new Set())).toBe(false);
  expect(isAiming([choice("base", [1]), choice("at", [2])], new Set())).toBe(true);
});

describe("keys", () => {
  it("gives usual letters first, then the first free one, none to reserved letters or shared verbs", () => {
    const verbs = ["equip", "end", "use", "use", "take", "attack"];
    const buttons = verbs.map((verb) => ({ choice: choice(verb) }));
    expect(lettersFor(buttons)).toEqual(["q", "e", null, null, "k", "a"]);
  });

  it("finds the button of a digit or a letter", () => {
    expect(buttonFor("2", ["a", null])).toBe(1);
    expect(buttonFor("3", ["a", null])).toBeNull();
    expect(buttonFor("A", ["a", null])).toBe(0);
    expect(buttonFor("x", ["a", null])).toBeNull();
  });

  it("moves within a group and stops at its ends", () => {
    expect(stepTo("ArrowRight", 0, 3, 3)).toBe(1);
    expect(stepTo("ArrowLeft", 0, 3, 3)).toBeNull();
    expect(stepTo("ArrowDown", 1, 6, 3)).toBe(4);
    expect(stepTo("End", 0, 3, 3)).toBe(2);
    expect(stepTo("x", 0, 3, 3)).toBeNull();
  });
});
