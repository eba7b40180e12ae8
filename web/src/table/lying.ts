/** What lies on what: cards with the upgrades and dice on them, and which dice belong to which card. */
import type { Choice, Region, Thing, View } from "../lib/wire";

/** A card on the table with what lies on it. */
export interface Cluster {
  thing: Thing;
  /** Cards tucked under it. */
  tucked: Thing[];
}

/** The things that lie on each thing or, in a pool, belong to it. */
export type Lying = ReadonlyMap<number, readonly Thing[]>;

/** Whether a thing is a die, on a card or in a pool. */
export function isDie(thing: Thing): boolean {
  return thing.kind === "die" || thing.face !== undefined;
}

/** What lies on each thing, over all regions. */
export function lyingOn(view: View | null): Lying {
  const found = new Map<number, Thing[]>();
  for (const thing of view?.regions.flatMap((region) => region.things) ?? []) {
    if (thing.on !== undefined) found.set(thing.on, [...(found.get(thing.on) ?? []), thing]);
  }
  return found;
}

/** The cards of a region, each with those that lie on it; dice are not cards. */
export function clustersOf(region: Region): Cluster[] {
  const cards = region.things.filter((thing) => !isDie(thing));
  const here = new Map(cards.flatMap((thing) => (thing.id === undefined ? [] : [[thing.id, thing] as const])));
  const hosts = cards.filter((thing) => thing.on === undefined || !here.has(thing.on));
  return hosts.map((thing) => ({ thing, tucked: cards.filter((card) => card !== thing && root(card) === thing) }));

  function root(card: Thing): Thing {
    const host = card.on === undefined ? undefined : here.get(card.on);
    return host && host !== card ? root(host) : card;
  }
}

/** How many cards lie in a region, those on others not counted, and how many of them are exhausted. */
export function exhaustedIn(region: Region): { exhausted: number; all: number } {
  const cards = clustersOf(region).map(({ thing }) => thing);
  const isExhausted = ({ marks }: Thing): boolean => marks?.some(({ key }) => key === "exhausted") === true;
  return { exhausted: cards.filter(isExhausted).length, all: cards.length };
}

/** The dice of a card itself: those that lie on it, and those that are in the pool. */
export function diceOf(thing: Thing, lying: Lying): Thing[] {
  return thing.id === undefined ? [] : (lying.get(thing.id) ?? []).filter(isDie);
}

/** The dice not rolled yet on a thing and on everything that lies on it; those held there or frozen are not rolled. */
export function unrolledOn(id: number, lying: Lying): Thing[] {
  return (lying.get(id) ?? []).flatMap((thing) => {
    const below = thing.id === undefined ? [] : unrolledOn(thing.id, lying);
    return isDie(thing) && !thing.face && !isKept(thing) ? [thing, ...below] : below;
  });
}

/** Marks of dice that are not rolled with the card they lie on. */
const KEPT: ReadonlySet<string> = new Set(["captured", "frozen"]);

function isKept(die: Thing): boolean {
  return die.marks?.some(({ key }) => KEPT.has(key)) === true;
}

/** What is lit together with a thing: the card of a die, the dice of a card. */
export function litWith(thing: Thing | null, lying: Lying): ReadonlySet<number> {
  if (!thing) return new Set();
  const dice = diceOf(thing, lying).flatMap((die) => die.id ?? []);
  const card = isDie(thing) && thing.on !== undefined ? [thing.on] : [];
  return new Set([...dice, ...card]);
}

/** Verbs that roll dice of the pool again, at once or for a card. */
const REROLLS = ["reroll", "discard_to_reroll"];

/** The dice a choice would roll; empty where it rolls none, or nobody can tell which. */
export function rolledBy(choice: Choice, view: View, lying: Lying): Thing[] {
  if (choice.verb === "activate") return choice.things.flatMap((id) => unrolledOn(id, lying));
  if (!REROLLS.includes(choice.verb) && view.prompt?.kind !== "reroll") return [];
  const pools = view.regions.filter((region) => region.layout === "pool");
  const dice = pools.flatMap((pool) => pool.things).filter(isDie);
  const meant = dice.filter((die) => die.id !== undefined && choice.things.includes(die.id));
  // Dice that show the same are named together, but only one of them is rolled.
  if (choice.verb === "reroll" && meant.length > 0) return meant.slice(0, 1);
  if (meant.length > 0 || !REROLLS.includes(choice.verb)) return meant;
  return pools.filter((pool) => pool.seat === view.prompt?.seat).flatMap((pool) => pool.things.filter(isDie));
}
