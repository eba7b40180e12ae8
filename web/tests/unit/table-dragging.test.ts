/** Dragging: what a drop means, and that a target asked for next need not be named again. */
import { expect, it } from "vitest";
import type { Choice, Thing, View } from "../../src/lib/wire";
import { Dragging, meant, type Board } from "../../src/table/dragging.svelte";
import { choice } from "./table-samples";

const CARD = 1;
const HERO = 2;
const FOE = 3;

class Table implements Board {
  view: View | null = {} as View;
  locked = false;
  taken: Choice[] = [];
  lit: number[] = [];

  constructor(public choices: Choice[]) {}

  choicesOf([thing]: Thing[]): Choice[] {
    return this.choices.filter(({ things }) => things.includes(thing?.id ?? -1));
  }

  thing(id: number): Thing {
    return { kind: "card", id };
  }

  narrow(_: Choice[], things: number[]): void {
    this.lit = things;
  }

  back(): boolean {
    this.lit = [];
    return true;
  }

  take(one: Choice): void {
    this.taken.push(one);
  }

  /** Another question comes. */
  ask(choices: Choice[]): void {
    this.view = {} as View;
    this.choices = choices;
  }
}

it("a drop means the choice about both things, else the only one", () => {
  const [onHero, onFoe] = [choice("play", [CARD, HERO]), choice("play", [CARD, FOE])];
  expect(meant([onHero, onFoe], FOE)).toBe(onFoe);
  expect(meant([onHero, onFoe], null)).toBeNull();
  expect(meant([onHero], null)).toBe(onHero);
  expect(meant([], FOE)).toBeNull();
});

it("a card dropped on the table is played; put back, it is not", () => {
  const play = choice("play", [CARD]);
  const table = new Table([play]);
  const dragging = new Dragging(table);
  expect(dragging.canTake(FOE)).toBe(false);
  dragging.take(CARD);
  expect(table.lit).toEqual([CARD]);
  dragging.cancel();
  expect(table.lit).toEqual([]);
  expect(table.taken).toEqual([]);
  dragging.take(CARD);
  dragging.drop(null);
  expect(table.taken).toEqual([play]);
});

it("a target that is asked for after the choice has been named by the drop", () => {
  const resolve = choice("resolve", [CARD]);
  const table = new Table([resolve]);
  const dragging = new Dragging(table);
  dragging.take(CARD);
  dragging.drop(FOE);
  dragging.goOn();
  expect(table.taken).toEqual([resolve]);
  const hit = choice("hit", [FOE]);
  table.ask([choice("hit", [HERO]), hit]);
  dragging.goOn();
  expect(table.taken).toEqual([resolve, hit]);
  table.ask([hit]);
  dragging.goOn();
  expect(table.taken).toHaveLength(2);
});
