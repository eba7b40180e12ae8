/** What can be chosen now: by the thing it concerns, by what is done, and folded so that all of it fits into the bar. */
import type { Language } from "../lib/i18n.svelte";
import type { Choice, Text } from "../lib/wire";

/** A button of the prompt bar: one choice, or several that it opens. */
export type Button = { choice: Choice } | { verb: string; choices: Choice[] };

/** Choices that concern each thing. */
export function byThing(choices: Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    for (const thing of new Set(choice.things)) found.set(thing, [...(found.get(thing) ?? []), choice]);
  }
  return found;
}

/** Choices by what is done, in the order in which they are offered. */
export function byVerb(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  return found;
}

/** The name of the button that holds what did not fit. */
export const REST = "";

/**
 * The buttons for a bar with so many places. Everything has a button of its own if it fits; otherwise the verbs with
 * most choices become one button each, and what still does not fit is behind a last one.
 */
export function fold(choices: Choice[], places: number): Button[] {
  const verbs = byVerb(choices);
  const folded = new Set<string>();
  const several = [...verbs].filter(([, all]) => all.length > 1).sort(([, a], [, b]) => foldsFirst(b) - foldsFirst(a));
  let needed = choices.length;
  for (const [verb, all] of several) {
    if (needed <= places) break;
    folded.add(verb);
    needed -= all.length - 1;
  }
  const buttons = [...verbs].flatMap(([verb, all]): Button[] =>
    folded.has(verb) ? [{ verb, choices: all }] : all.map((choice) => ({ choice })),
  );
  return buttons.length <= places ? buttons : withRest(buttons, Math.max(places, 1));
}

/** The buttons where things are pressed themselves: what is done to several of them shares one button. Choices of one
 * thing, such as how much it gets, are told apart by their buttons only. */
export function foldThings(choices: Choice[], places: number): Button[] {
  const buttons = [...byVerb(choices)].flatMap(([verb, all]): Button[] => {
    const things = new Set(all.flatMap((choice) => choice.things));
    const apart = all.every((choice) => choice.things.length > 0) && things.size >= all.length;
    return apart && all.length > 1 ? [{ verb, choices: all }] : all.map((choice) => ({ choice }));
  });
  return buttons.length <= places ? buttons : withRest(buttons, places);
}

/** Labels longer than this are set smaller, in two lines. */
export const LONG_LABEL = 16;

/** The most buttons of a bar: as many as there are number keys. */
export const MOST_BUTTONS = 9;

/** A bar to put buttons into: how wide, how many rows, how far apart, and how wide a button would be. */
export interface Bar {
  width: number;
  rows: number;
  gap: number;
  widthOf: (button: Button) => number;
}

/** The buttons for a bar: as few choices folded as possible. */
export function fit(choices: Choice[], bar: Bar): Button[] {
  for (let places = Math.min(choices.length, MOST_BUTTONS); places > 1; places -= 1) {
    const buttons = fold(choices, places);
    if (rowsNeeded(buttons, bar) <= bar.rows) return buttons;
  }
  return fold(choices, 1);
}

function rowsNeeded(buttons: Button[], bar: Bar): number {
  let [rows, used] = [1, -bar.gap];
  for (const width of buttons.map(bar.widthOf)) {
    const begins = used + bar.gap + width > bar.width;
    rows += begins ? 1 : 0;
    used = begins ? width : used + bar.gap + width;
  }
  return rows;
}

/** Whether some of the buttons hold several choices. */
export function isFolded(buttons: Button[]): boolean {
  return buttons.some((button) => !("choice" in button));
}

/** Choices that also glow on the table fold before those that have only their button. */
function foldsFirst(choices: Choice[]): number {
  const onTable = choices.every((choice) => choice.things.length > 0);
  return choices.length + (onTable ? 1000 : 0);
}

function withRest(buttons: Button[], places: number): Button[] {
  const leaving = buttons.filter((button) => "choice" in button && isLeaving(button.choice.verb)).slice(0, places - 1);
  const others = buttons.filter((button) => !leaving.includes(button));
  const shown = others.slice(0, places - 1 - leaving.length);
  const rest = others.slice(shown.length).flatMap((button) => ("choice" in button ? [button.choice] : button.choices));
  return [...shown, { verb: REST, choices: rest }, ...leaving];
}

const LEAVING = new Set(["end", "pass", "decline", "done", "stop", "skip", "resolve"]);

/** Whether a verb leaves things as they are and goes on. */
export function isLeaving(verb: string): boolean {
  return LEAVING.has(verb);
}

/** The one choice that is lit: the only one, or the only one that does not just go on. */
export function primaryOf(choices: Choice[]): Choice | null {
  if (choices.length === 1) return choices[0] ?? null;
  const active = choices.filter((choice) => !isLeaving(choice.verb));
  const plain = active.filter((choice) => choice.things.length === 0);
  const attack = plain.filter((choice) => choice.verb === "attack");
  if (attack.length === 1) return attack[0] ?? null;
  return active.length === 1 ? (active[0] ?? null) : null;
}

/** What the labels of a group have in common, such as "Buy" or "Kup kartę"; empty if nothing. */
export function titleOf(choices: Choice[]): Text {
  return { en: commonWords(choices, "en"), pl: commonWords(choices, "pl") };
}

const QUOTE = /["“„”«»‘]/;

function commonWords(choices: Choice[], language: Language): string {
  const labels = choices.map((choice) => choice.label[language].split(QUOTE)[0]?.split(/\s+/) ?? []);
  const [first = [], ...others] = labels;
  const common: string[] = [];
  for (const [at, word] of first.entries()) {
    if (!others.every((words) => words[at] === word)) break;
    common.push(word);
  }
  return common.join(" ").replace(/[\s:(,;]+$/, "");
}

/** Whether things are pointed at rather than played: all choices with things are of one kind, or there are no others,
 * and none of the things is held. */
export function isAiming(choices: Choice[], held: Set<number>): boolean {
  const withThings = choices.filter((choice) => choice.things.length > 0);
  const verbs = new Set(withThings.map((choice) => choice.verb));
  const aims = verbs.size === 1 || (verbs.size > 1 && withThings.length === choices.length);
  return aims && withThings.every((choice) => choice.things.every((thing) => !held.has(thing)));
}
