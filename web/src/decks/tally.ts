/** A deck in numbers and groups: what the strips, the meters and the charts of the editor show. */
import { kindWord } from "../cards/names";
import type { Card } from "../lib/wire";
import { placeOf, printed, type Contents } from "./contents";

/** The cards of a game by their keys. */
export type Catalogue = ReadonlyMap<string, Card>;

/** A line of the deck. The card is null if the catalogue no longer has it. */
export interface Line {
  key: string;
  card: Card | null;
  /** Copies of a card, entries of a character. */
  copies: number;
  /** Dice of all its copies. */
  dice: number;
  /** What it costs of the team's points; null if it costs none. */
  points: number | null;
}

/** Lines of one kind. */
export interface Group {
  /** English kind without brackets; empty for cards nobody knows. */
  kind: string;
  lines: Line[];
  copies: number;
}

/** In this order, then whatever else there is. */
export const KIND_ORDER = ["character", "battlefield", "plot", "upgrade", "support", "event"];

/** The points printed for so many dice. */
export function pointsFor(card: Card, dice: number): number | null {
  return (dice > 1 ? printed(card, "elite") : null) ?? printed(card, "points");
}

/** Everything in the deck, grouped by kind; cheap cards before dear ones, then by name. */
export function groupsOf(contents: Contents, catalogue: Catalogue, nameOf: (card: Card) => string): Group[] {
  const groups = new Map<string, Line[]>();
  for (const line of linesOf(contents, catalogue)) {
    const kind = line.card ? kindWord(line.card.kind.en) : "";
    groups.set(kind, [...(groups.get(kind) ?? []), line]);
  }
  const known = [...KIND_ORDER, ...[...groups.keys()].filter((kind) => !KIND_ORDER.includes(kind))];
  return known.flatMap((kind) => {
    const lines = groups.get(kind);
    if (!lines) return [];
    const title = (line: Line): string => (line.card ? nameOf(line.card) : line.key);
    lines.sort((one, other) => costOf(one) - costOf(other) || title(one).localeCompare(title(other)));
    return [{ kind, lines, copies: lines.reduce((sum, { copies }) => sum + copies, 0) }];
  });
}

function costOf({ card }: Line): number {
  return (card && printed(card, "cost")) ?? 0;
}

function linesOf(contents: Contents, catalogue: Catalogue): Line[] {
  const found = new Map<string, Line>();
  function put(key: string, copies: number, dice: number, points: number): void {
    const before = found.get(key) ?? { key, card: catalogue.get(key) ?? null, copies: 0, dice: 0, points: null };
    const sum = points ? (before.points ?? 0) + points : before.points;
    found.set(key, { ...before, copies: before.copies + copies, dice: before.dice + dice, points: sum });
  }
  const pointsOf = (key: string, dice: number): number => {
    const card = catalogue.get(key);
    return (card && pointsFor(card, dice)) ?? 0;
  };
  for (const { key, dice } of contents.characters) put(key, 1, dice, pointsOf(key, dice));
  if (contents.battlefield) put(contents.battlefield, 1, 0, 0);
  if (contents.plot) put(contents.plot, 1, 0, pointsOf(contents.plot, 1));
  for (const { key, copies } of contents.cards) put(key, copies, catalogue.get(key)?.faces.length ? copies : 0, 0);
  return [...found.values()];
}

/** A deck in numbers. */
export interface Tally {
  points: number;
  /** Cards to draw. */
  size: number;
  dice: number;
  /** How many cards to draw cost 0, 1, 2 ..., up to the dearest. */
  curve: number[];
  /** Color families with their cards to draw, the most first. */
  colors: { color: string; icon: string; copies: number }[];
  /** Symbols with the sides of dice that show them, the most first. */
  symbols: { symbol: string; sides: number }[];
}

/** Counts everything the editor shows of a deck; cards nobody knows count for nothing. */
export function tallyOf(contents: Contents, catalogue: Catalogue): Tally {
  const lines = linesOf(contents, catalogue);
  const drawn = lines.flatMap(({ card, copies }) => (card && placeOf(card) === "card" ? [{ card, copies }] : []));
  const rolled = lines.flatMap(({ card, dice }) => (card ? [{ card, dice }] : []));
  return {
    points: lines.reduce((sum, { points }) => sum + (points ?? 0), 0),
    size: drawn.reduce((sum, { copies }) => sum + copies, 0),
    dice: rolled.reduce((sum, { dice }) => sum + dice, 0),
    curve: curveOf(drawn),
    colors: colorsOf(drawn),
    symbols: symbolsOf(rolled),
  };
}

function curveOf(drawn: { card: Card; copies: number }[]): number[] {
  const curve: number[] = [];
  for (const { card, copies } of drawn) {
    const cost = printed(card, "cost") ?? 0;
    while (curve.length <= cost) curve.push(0);
    curve[cost] = (curve[cost] ?? 0) + copies;
  }
  return curve;
}

function colorsOf(drawn: { card: Card; copies: number }[]): Tally["colors"] {
  const found = new Map<string, { color: string; icon: string; copies: number }>();
  for (const { card, copies } of drawn) {
    const { color, icon } = card.look;
    found.set(color, { color, icon, copies: (found.get(color)?.copies ?? 0) + copies });
  }
  return [...found.values()].sort((one, other) => other.copies - one.copies);
}

function symbolsOf(rolled: { card: Card; dice: number }[]): Tally["symbols"] {
  const found = new Map<string, number>();
  for (const { card, dice } of rolled) {
    for (const { symbol } of card.faces) found.set(symbol, (found.get(symbol) ?? 0) + dice);
  }
  const counted = [...found].map(([symbol, sides]) => ({ symbol, sides })).filter(({ sides }) => sides > 0);
  return counted.sort((one, other) => other.sides - one.sides);
}
