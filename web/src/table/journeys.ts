/** What changed between two views: which things went from where to where, and which numbers rose or fell. */
import type { Face, Numeral, Region, Text, Thing, View } from "../lib/wire";
import { isDie } from "./lying";
import { isRow, liesHere, regionId } from "./slots";

/** One thing on its way between two regions. */
export interface Journey {
  /** The thing, if it can be recognized on both sides or on one; null for a back. */
  id: number | null;
  from: string;
  to: string;
}

interface Place {
  region: string;
  thing: Thing;
}

function places(view: View): Map<number, Place> {
  const found = new Map<number, Place>();
  for (const region of view.regions.filter(liesHere)) {
    for (const thing of region.things) {
      if (thing.id !== undefined) found.set(thing.id, { region: regionId(region), thing });
    }
  }
  return found;
}

/** How many things a region has gained that are not told apart by an id. */
function unknownGains(before: View, after: View): Map<string, number> {
  const gains = new Map<string, number>();
  const backs = (region: Region): number => region.things.filter((thing) => thing.id === undefined).length;
  for (const region of before.regions) gains.set(regionId(region), -backs(region));
  for (const region of after.regions) {
    const id = regionId(region);
    gains.set(id, (gains.get(id) ?? 0) + backs(region));
  }
  return gains;
}

/** The journeys that lead from one view to the next; what cannot be followed simply appears. */
export function journeys(before: View, after: View): Journey[] {
  const was = places(before);
  const is = places(after);
  const gains = unknownGains(before, after);
  const seats = new Map(after.regions.map((region) => [regionId(region), region.seat]));
  const found: Journey[] = [];
  for (const [id, place] of is) {
    const origin = was.get(id);
    if (origin && origin.region !== place.region) found.push({ id, from: origin.region, to: place.region });
    if (origin) continue;
    const from = partner(gains, seats, place.region, -1);
    if (from) found.push({ id, from, to: place.region });
  }
  for (const [id, place] of was) {
    if (is.has(id)) continue;
    const to = partner(gains, seats, place.region, 1);
    if (to) found.push({ id, from: place.region, to });
  }
  return [...found, ...backJourneys(gains, seats)];
}

/** The region that lost (or gained) a back to fit; one of the same seat is likelier than another. */
function partner(
  gains: Map<string, number>,
  seats: Map<string, number | undefined>,
  region: string,
  sign: 1 | -1,
): string | null {
  const fitting = [...gains].filter(([id, gain]) => id !== region && gain * sign > 0).map(([id]) => id);
  const chosen = fitting.find((id) => seats.get(id) === seats.get(region)) ?? fitting[0];
  if (chosen === undefined) return null;
  gains.set(chosen, (gains.get(chosen) ?? 0) - sign);
  return chosen;
}

/** Backs that left one pile for another: as many as both sides can explain. */
function backJourneys(gains: Map<string, number>, seats: Map<string, number | undefined>): Journey[] {
  const found: Journey[] = [];
  for (const [to, gain] of [...gains]) {
    for (let left = gain; left > 0; left -= 1) {
      gains.set(to, left - 1);
      const from = partner(gains, seats, to, -1);
      if (from === null) break;
      found.push({ id: null, from, to });
    }
  }
  return found;
}

/** The label of a thing that has just come into the open. */
export const NEW: Text = { en: "new", pl: "nowe" };

/** What to mark on things: that they are new in an open row, how their numbers changed, that a die shows another side. */
export function thingChanges(before: View, after: View): Map<number, Text> {
  const was = places(before);
  const marks = new Map<number, Text>();
  for (const die of after.regions.filter((region) => region.layout === "pool").flatMap((region) => region.things)) {
    const old = die.id === undefined ? undefined : was.get(die.id)?.thing.face;
    if (die.id !== undefined && die.face && old && !isSameFace(old, die.face)) marks.set(die.id, NEW);
  }
  for (const region of after.regions.filter((one) => isRow(one) || one.layout === "versus")) {
    for (const thing of region.things) {
      if (thing.id === undefined || (isDie(thing) && !thing.face)) continue;
      const old = was.get(thing.id);
      if (!old || old.region !== regionId(region)) marks.set(thing.id, NEW);
      else {
        const delta = firstDelta(old.thing.numbers ?? [], thing.numbers ?? []);
        if (delta) marks.set(thing.id, delta);
      }
    }
  }
  return marks;
}

function isSameFace(one: Face, other: Face): boolean {
  return one.symbol === other.symbol && one.value === other.value && one.modifier === other.modifier;
}

function firstDelta(before: Numeral[], after: Numeral[]): Text | null {
  for (const number of after) {
    const old = before.find((other) => other.icon === number.icon);
    if (old && old.value !== number.value) return deltaText(number, number.value - old.value);
  }
  return null;
}

/** A change of a number in words: "+2 attack". */
function deltaText(number: Numeral, delta: number): Text {
  const sign = signed(delta);
  return { en: `${sign} ${number.name.en}`, pl: `${sign} ${number.name.pl}` };
}

/** A number with its sign, with a true minus. */
export function signed(delta: number): string {
  return delta < 0 ? `−${-delta}` : `+${delta}`;
}

/** How the numbers of seats changed, by "seat:icon". */
export function seatChanges(before: View, after: View): Map<string, number> {
  const changes = new Map<string, number>();
  for (const seat of after.seats) {
    const old = before.seats.find((other) => other.seat === seat.seat);
    for (const number of seat.numbers) {
      const was = old?.numbers.find((other) => other.icon === number.icon);
      if (was && was.value !== number.value) changes.set(`${seat.seat}:${number.icon}`, number.value - was.value);
    }
  }
  return changes;
}
