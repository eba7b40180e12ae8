/** A deck in numbers and sections: what the strips, the meters and the charts of the editor show. */
import type { Card, DeckPick, DeckSection, DeckSheet, DeckTotal, Text } from "../lib/wire";
import { broughtBy, hasLevels, type Contents } from "./contents";
import { sectionNamed, type Plan } from "./plan";

/** The cards of a game by their keys. */
export type Catalogue = ReadonlyMap<string, Card>;

/** A line of the deck. The card is null if the catalogue no longer has it. */
export interface Line {
  pick: DeckPick;
  card: Card | null;
  /** What its level means; empty if nothing. */
  label: Text;
}

/** A section with its lines, and how many cards they are. */
export interface Group {
  section: DeckSection;
  lines: Line[];
  copies: number;
}

const NO_LABEL: Text = { en: "", pl: "" };

/** A number printed on a card; null where there is none. */
export function printed(card: Card, icon: string): number | null {
  return card.numbers.find((number) => number.icon === icon)?.value ?? null;
}

/** What the level of a choice means: by the plan, and where that has no such level, as the server calls it. */
export function labelOf(pick: DeckPick, plan: Plan, sheet: DeckSheet | null = null): Text {
  const place = plan.places.get(pick.key);
  const planned = place?.section === pick.section ? place.levels[pick.level - 1] : undefined;
  if (planned) return planned.label;
  const entries = sheet?.sections.find(({ key }) => key === pick.section)?.entries ?? [];
  return entries.find(({ key, level }) => key === pick.key && level === pick.level)?.label ?? NO_LABEL;
}

/** Numbers stay on one line with their nouns. */
export function together(words: string): string {
  return words.replace(/(\d) /g, "$1\u00a0");
}

/** The sign beside the amount of a card: the levels of a card with a die are its dice; empty where copies count. */
export function signOf(plan: Plan, card: Card): string {
  return card.faces.length && hasLevels(plan.places.get(card.key)) ? "dice" : "";
}

/** What a card with levels would become with one more of it and with one less; empty where only copies change. */
export function nextLabels(plan: Plan, pick: DeckPick | undefined): { more: Text; less: Text } {
  const levels = (pick && plan.places.get(pick.key)?.levels) ?? [];
  const at = (level: number): Text => levels[level - 1]?.label ?? NO_LABEL;
  return pick && levels.length > 1
    ? { more: at(pick.level + 1), less: at(pick.level - 1) }
    : { more: NO_LABEL, less: NO_LABEL };
}

/** Everything in the deck by its sections, those that are empty only where they must not be; cheap cards first. */
export function groupsOf(
  contents: Contents,
  plan: Plan,
  catalogue: Catalogue,
  sheet: DeckSheet | null,
  nameOf: (card: Card) => string,
): Group[] {
  if (!contents.length) return [];
  const lines = [...contents, ...broughtBy(contents, plan)].map((pick) => ({
    pick,
    card: catalogue.get(pick.key) ?? null,
    label: labelOf(pick, plan, sheet),
  }));
  const title = ({ card, pick }: Line): string => (card ? nameOf(card) : pick.key);
  lines.sort((one, other) => costOf(one) - costOf(other) || title(one).localeCompare(title(other)));
  const groups = (sheet?.sections ?? plan.sections).map((section) => {
    const here = lines.filter(({ pick }) => pick.section === section.key);
    return { section, lines: here, copies: here.reduce((sum, { pick }) => sum + pick.copies, 0) };
  });
  return groups.filter(({ section, copies }) => copies > 0 || section.least > 0);
}

function costOf({ card }: Line): number {
  return (card && printed(card, "cost")) ?? 0;
}

/** The totals of the deck: at once by adding up what the plan says, with the limits the server knows. */
export function totalsOf(contents: Contents, plan: Plan, sheet: DeckSheet | null): DeckTotal[] {
  return (sheet?.totals ?? plan.totals).map((total) => ({ ...total, value: addedUp(contents, plan, total.key) }));
}

function addedUp(contents: Contents, plan: Plan, total: string): number {
  return contents.reduce((sum, { section, key, copies, level }) => {
    const place = plan.places.get(key);
    if (place?.section !== section) return sum;
    const adds = place.levels[Math.min(level, place.levels.length) - 1]?.adds ?? {};
    return sum + copies * (adds[total] ?? 0);
  }, 0);
}

/** How much of a total is needed or allowed; null if it has no limit. */
export function limitOf({ least, most }: Pick<DeckTotal, "least" | "most">): number | null {
  return most ?? (least > 0 ? least : null);
}

/** A deck in charts. */
export interface Tally {
  /** How many cards to draw cost 0, 1, 2 ..., up to the dearest. */
  curve: number[];
  /** Color families with their cards to draw, the most first. */
  colors: { color: string; icon: string; copies: number }[];
  /** Symbols with the sides of dice that show them, the most first. */
  symbols: { symbol: string; sides: number }[];
}

interface Counted {
  card: Card;
  copies: number;
}

/** Counts what the charts show of a deck; cards nobody knows count for nothing. */
export function tallyOf(contents: Contents, plan: Plan, catalogue: Catalogue): Tally {
  const all = [...contents, ...broughtBy(contents, plan)].flatMap((pick) => {
    const card = catalogue.get(pick.key);
    return card ? [{ ...pick, card }] : [];
  });
  const drawn = all.filter(({ section }) => sectionNamed(plan, section)?.role === "draw");
  return { curve: curveOf(drawn), colors: colorsOf(drawn), symbols: symbolsOf(all) };
}

function curveOf(drawn: readonly Counted[]): number[] {
  const curve: number[] = [];
  for (const { card, copies } of drawn) {
    const cost = printed(card, "cost") ?? 0;
    while (curve.length <= cost) curve.push(0);
    curve[cost] = (curve[cost] ?? 0) + copies;
  }
  return curve;
}

function colorsOf(drawn: readonly Counted[]): Tally["colors"] {
  const found = new Map<string, { color: string; icon: string; copies: number }>();
  for (const { card, copies } of drawn) {
    const { color, icon } = card.look;
    found.set(color, { color, icon, copies: (found.get(color)?.copies ?? 0) + copies });
  }
  return [...found.values()].sort((one, other) => other.copies - one.copies);
}

/** A card with a die has as many of them as its level says. */
function symbolsOf(all: readonly (Counted & { level: number })[]): Tally["symbols"] {
  const found = new Map<string, number>();
  for (const { card, copies, level } of all) {
    for (const { symbol } of card.faces) found.set(symbol, (found.get(symbol) ?? 0) + copies * level);
  }
  const counted = [...found].map(([symbol, sides]) => ({ symbol, sides }));
  return counted.sort((one, other) => other.sides - one.sides);
}
