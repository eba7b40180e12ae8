/** Picking several things before anything is sent, and the tray for cards that are not on the table. */
import { describe, expect, test } from "vitest";
import type { Card, Choice, Prompt, Thing } from "../../src/lib/wire";
import { Picking, type Asked } from "../../src/table/picking.svelte";
import { placeFromTop, trayOf, withoutAsker } from "../../src/table/tray";
import { back, both, card, choice, region, thing, view } from "./table-samples";

const CARDS = [choice("put_back", [1]), choice("put_back", [2]), choice("put_back", [3])];
const DONE = choice("done");

/** A table that asks for cards, and what was sent to it. */
class Table implements Asked {
  view = view(2, []);
  prompt: Prompt | null;
  mine = 0;
  locked = false;
  guide: unknown = null;
  sent: string[] = [];
  picking = new Picking(this, (chosen) => this.sent.push(chosen.move));

  constructor(choices: Choice[], each: number[], least: number, most: number) {
    const stop = choices.includes(DONE) ? DONE.move : null;
    const confirms = [both("Exchange 1"), both("Exchange 2"), both("Exchange 3")];
    const together = { least, most, each, stop, shares: [], confirms };
    const asked = {
      seat: 0,
      kind: "redraw",
      question: both("?"),
      window: null,
      source: null,
      is_private: false,
      recurs: false,
    };
    this.prompt = { ...asked, choices, together };
  }

  thing(id: number): Thing {
    return thing(id);
  }

  cardOf({ key = "" }: Thing): Card {
    return card(key, `Ship ${key}`, `Okręt ${key}`);
  }

  /** The server has carried the last move out and asks again. */
  goesOn(): void {
    this.view = view(2, []);
    this.picking.run();
  }
}

function mulligan(): Table {
  return new Table([...CARDS, DONE], [1, 1, 1, 0], 0, 3);
}

describe("picking several", () => {
  test("a second press takes the tick off again", () => {
    const { picking } = mulligan();
    picking.press(CARDS[0]!);
    picking.press(CARDS[1]!);
    picking.press(CARDS[0]!);
    expect(picking.count).toBe(1);
    expect(picking.timesOf(CARDS[0]!)).toBe(0);
  });

  test("everything is sent one after the other, and then that it is enough", () => {
    const table = mulligan();
    table.picking.press(CARDS[0]!);
    table.picking.press(CARDS[2]!);
    table.picking.confirm();
    table.picking.run();
    table.picking.run();
    expect(table.sent, "nothing more before the table has changed").toEqual([CARDS[0]!.move]);
    table.goesOn();
    table.goesOn();
    expect(table.sent).toEqual([CARDS[0]!.move, CARDS[2]!.move, DONE.move]);
    expect(table.picking.sends).toBe(false);
  });

  test("the button says what is done with so many, in the words of the game", () => {
    const { picking } = mulligan();
    expect(picking.confirms, "nothing is picked").toBeNull();
    picking.press(CARDS[0]!);
    picking.press(CARDS[1]!);
    expect(picking.confirms?.en).toBe("Exchange 2");
  });

  test("who picks all there is need not say that it is enough", () => {
    const table = mulligan();
    for (const each of CARDS) table.picking.press(each);
    table.picking.confirm();
    for (let at = 0; at < 5; at += 1) table.goesOn();
    expect(table.sent).toEqual(CARDS.map(({ move }) => move));
  });

  test("what is no longer offered is not sent, and one is asked again", () => {
    const table = mulligan();
    table.picking.press(CARDS[0]!);
    table.picking.press(CARDS[1]!);
    table.picking.confirm();
    table.picking.run();
    table.prompt = { ...table.prompt!, choices: [DONE] };
    table.goesOn();
    expect(table.sent).toEqual([CARDS[0]!.move]);
    expect(table.picking.sends).toBe(false);
  });

  test("too few cannot be confirmed", () => {
    const table = new Table(CARDS, [1, 1, 1], 2, 2);
    table.picking.press(CARDS[0]!);
    table.picking.confirm();
    table.picking.run();
    expect(table.sent).toEqual([]);
  });
});

describe("spreading points", () => {
  test("no more than there are, and no more on one thing than it takes", () => {
    const { picking } = new Table(CARDS, [2, 3, 3], 4, 4);
    for (let at = 0; at < 4; at += 1) picking.change(CARDS[0]!, 1);
    expect(picking.timesOf(CARDS[0]!)).toBe(2);
    for (let at = 0; at < 4; at += 1) picking.change(CARDS[1]!, 1);
    expect(picking.left).toBe(0);
    picking.change(CARDS[1]!, -1);
    expect(picking.left).toBe(1);
  });
});

describe("spreading an amount", () => {
  /** Five among three ships of 1, 4 and 5: the game asks for one after the other, unless there is no choice. */
  function ships(): Table {
    const offered = [0, 1].map((amount) => choice(`assign 1 ${amount}`, [1]));
    const table = new Table(offered, [0, 0], 5, 5);
    const moves = (ship: number, most: number) =>
      Array.from({ length: most + 1 }, (_, amount) => `assign ${ship} ${amount}`);
    const shares = [1, 4, 5].map((most, at) => ({ thing: at + 1, moves: moves(at + 1, most) }));
    const prompt = table.prompt!;
    const named = offered.map((each, amount) => ({ ...each, move: `assign 1 ${amount}` }));
    table.prompt = { ...prompt, choices: named, together: { ...prompt.together!, shares } };
    return table;
  }

  function asks(table: Table, ship: number, most: number): void {
    const choices = Array.from({ length: most + 1 }, (_, amount) => ({
      ...choice("assign", [ship]),
      move: `assign ${ship} ${amount}`,
    }));
    table.prompt = { ...table.prompt!, choices };
    table.goesOn();
  }

  function give(table: Table, ...amounts: number[]): void {
    for (const [at, amount] of amounts.entries())
      for (let one = 0; one < amount; one += 1) table.picking.change(table.picking.choices[at]!, 1);
  }

  test("every target is a choice under its own name, and gets no more than it can take", () => {
    const { picking } = ships();
    expect(picking.spreads).toBe(true);
    expect(picking.choices.map(({ things }) => things)).toEqual([[1], [2], [3]]);
    expect(picking.choices[0]!.label).toEqual({ en: "“Ship card-1”", pl: "„Okręt card-1”" });
    expect(picking.choices.map((each) => picking.mostOf(each))).toEqual([1, 4, 5]);
    expect(picking.confirms).toBeNull();
  });

  test("each amount is sent when it is asked for, none included", () => {
    const table = ships();
    give(table, 0, 2, 3);
    expect(table.picking.left).toBe(0);
    table.picking.confirm();
    table.picking.run();
    asks(table, 2, 4);
    table.prompt = null;
    table.goesOn();
    expect(table.sent).toEqual(["assign 1 0", "assign 2 2"]);
    expect(table.picking.sends, "the last ship takes the rest without being asked about").toBe(false);
  });

  test("a target that is left no choice is passed over", () => {
    const table = ships();
    give(table, 1, 0, 4);
    table.picking.confirm();
    table.picking.run();
    asks(table, 3, 5);
    expect(table.sent).toEqual(["assign 1 1", "assign 3 4"]);
  });
});

describe("the tray", () => {
  const discard = region("discard", "stack", [thing(1), thing(2), thing(9)], { seat: 0 });
  const hand = region("hand", "hand", [thing(3)], { seat: 0 });

  test("holds the cards of a pile that can be chosen, and those of one's hand, which it covers on a phone", () => {
    const found = trayOf(CARDS, view(2, [discard, hand]), 0);
    expect(found?.things.map(({ id }) => id)).toEqual([1, 2, 3]);
    const piled = trayOf(CARDS.slice(0, 2), view(2, [discard, hand]), 0);
    expect(piled?.things.map(({ id }) => id)).toEqual([1, 2]);
  });

  test("holds the cards of somebody else's hand", () => {
    const theirs = region("hand", "hand", [thing(1), thing(2)], { seat: 1 });
    expect(trayOf(CARDS.slice(0, 2), view(2, [theirs]), 0)?.things).toHaveLength(2);
  });

  test("is not there while something on the board can be chosen", () => {
    const row = region("row", "row", [thing(3)]);
    expect(trayOf(CARDS, view(2, [discard, row]), 0)).toBeNull();
  });

  test("has its cards in the order of the bar", () => {
    expect(trayOf([CARDS[1]!, CARDS[0]!], view(2, [discard]), 0)?.things.map(({ id }) => id)).toEqual([2, 1]);
  });

  test("says of the top of a pile that only one sees how deep each card lies", () => {
    const deck = region("deck", "stack", [back(), thing(2), thing(1)], { seat: 0 });
    const found = trayOf(CARDS.slice(0, 2), view(2, [deck]), 0)!;
    expect(found.things.map((each) => placeFromTop(found, each, true))).toEqual([1, 2]);
    expect(placeFromTop(found, found.things[0]!, false)).toBe(0);
    const searched = trayOf(CARDS.slice(0, 1), view(2, [region("deck", "stack", [thing(1), thing(9)])]), 0)!;
    expect(placeFromTop(searched, searched.things[0]!, true)).toBe(0);
  });

  test("is not there for cards one can see, unless several are picked", () => {
    expect(trayOf([CARDS[2]!], view(2, [discard, hand]), 0)).toBeNull();
    expect(trayOf([CARDS[2]!], view(2, [discard, hand]), 0, true)?.things).toEqual(hand.things);
  });

  test("names the card that asks beside the question and not in it", () => {
    expect(withoutAsker("Coruscant: Which card stays on top?", "Coruscant")).toBe("Which card stays on top?");
    expect(withoutAsker("„Yoda”: odkryj 1 kartę.", "Yoda")).toBe("Odkryj 1 kartę.");
    expect(withoutAsker("Which cards do you mulligan?", "")).toBe("Which cards do you mulligan?");
    expect(withoutAsker("Yoda's friends: which?", "Yoda")).toBe("Yoda's friends: which?");
  });
});
