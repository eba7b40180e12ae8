/** What is in a deck: cards go in and out one at a time, as the plan of the game says, and bring others along. */
import type { DeckPick, DeckPlace, DeckSheet } from "../lib/wire";
import { sectionNamed, type Plan } from "./plan";

/** A deck without its name, legal or not: everything that was chosen for it. */
export type Contents = readonly DeckPick[];

export const NOTHING: Contents = [];

/** The server keeps no longer name. */
export const LONGEST_NAME = 80;

/** What one would have to choose to build the deck of a sheet. */
export function contentsOf(sheet: DeckSheet): Contents {
  const chosen = sheet.sections.filter(({ brought }) => !brought);
  return chosen.flatMap(({ key: section, entries }) =>
    entries.map(({ key, copies, level }) => ({ section, key, copies, level })),
  );
}

/** Whether two decks hold the same, whatever the order in which it was chosen. */
export function isSame(one: Contents, other: Contents): boolean {
  return written(one) === written(other);
}

function written(contents: Contents): string {
  const lines = contents.map(({ section, key, copies, level }) => [section, key, level, copies].join(" "));
  return lines.sort().join("\n");
}

/** Whether a card may come with more or less of something, such as dice. */
export function hasLevels(place: DeckPlace | undefined): boolean {
  return place !== undefined && place.levels.length > 1;
}

/** How much there is of one choice: its copies, or where a card has levels, all of them together. */
export function amountOf(plan: Plan, { key, copies, level }: DeckPick): number {
  return hasLevels(plan.places.get(key)) ? copies * level : copies;
}

/** How much of a card was chosen. */
export function chosenOf(contents: Contents, plan: Plan, key: string): number {
  return picksOf(contents, key).reduce((sum, pick) => sum + amountOf(plan, pick), 0);
}

function picksOf(contents: Contents, key: string): DeckPick[] {
  return contents.filter((pick) => pick.key === key);
}

/** Whether one more of a card can be put in at all; whether it may be, the rules say. */
export function hasRoom(contents: Contents, plan: Plan, key: string): boolean {
  const place = plan.places.get(key);
  if (!place) return false;
  const here = picksOf(contents, key).filter(({ section }) => section === place.section);
  return canRise(here, place) !== undefined || here.reduce((sum, { copies }) => sum + copies, 0) < place.most;
}

function canRise(picks: readonly DeckPick[], { levels }: DeckPlace): DeckPick | undefined {
  return picks.find(({ level }) => level < levels.length);
}

/** With one more of a card: a level higher, or a copy; where there is room for one card, in place of another. */
export function added(contents: Contents, plan: Plan, key: string): Contents {
  const place = plan.places.get(key);
  if (!place || !hasRoom(contents, plan, key)) return contents;
  const { section } = place;
  const low = canRise(
    picksOf(contents, key).filter((pick) => pick.section === section),
    place,
  );
  if (low) return withCopies(withCopies(contents, low, -1), { ...low, level: low.level + 1 }, 1);
  const isSingle = sectionNamed(plan, section)?.most === 1;
  const kept = isSingle ? contents.filter((pick) => pick.section !== section) : contents;
  return withCopies(kept, { section, key, level: 1 }, 1);
}

/** With one less of a choice: a level lower, and at the lowest level a copy less. */
export function lessened(contents: Contents, pick: DeckPick): Contents {
  const fewer = withCopies(contents, pick, -1);
  return pick.level > 1 ? withCopies(fewer, { ...pick, level: pick.level - 1 }, 1) : fewer;
}

/** With one less of a card, of whatever was chosen last. */
export function removed(contents: Contents, key: string): Contents {
  const last = picksOf(contents, key).at(-1);
  return last ? lessened(contents, last) : contents;
}

function withCopies(contents: Contents, wanted: Omit<DeckPick, "copies">, change: number): Contents {
  const { section, key, level } = wanted;
  const isIt = (pick: DeckPick): boolean => pick.section === section && pick.key === key && pick.level === level;
  if (!contents.some(isIt)) return change > 0 ? [...contents, { section, key, copies: change, level }] : contents;
  const changed = contents.map((pick) => (isIt(pick) ? { ...pick, copies: pick.copies + change } : pick));
  return changed.filter(({ copies }) => copies > 0);
}

/** The cards that come along with those that were chosen. */
export function broughtBy(contents: Contents, plan: Plan): Contents {
  let found: Contents = [];
  for (const { key, copies } of contents) {
    for (const pick of plan.places.get(key)?.brings ?? []) found = withCopies(found, pick, pick.copies * copies);
  }
  return found;
}

/** The choices that give a deck its name and its colors. */
export function leadersOf(contents: Contents, plan: Plan): DeckPick[] {
  return contents.filter(({ section }) => sectionNamed(plan, section)?.role === "lead");
}

/** What a deck is called that nobody has named: after the cards that lead it; empty while there are none. */
export function nameFor(contents: Contents, plan: Plan, nameOf: (key: string) => string): string {
  const names = new Set(leadersOf(contents, plan).map(({ key }) => nameOf(key)));
  return [...names].join(", ").slice(0, LONGEST_NAME);
}
