/** Odds of dice: how likely each symbol is, and its expected amount. */
import type { Face } from "./wire";

/** The side that does nothing. */
export const BLANK = "blank";

/** One side of a die, and how likely it is; sides that are alike are told once. */
export interface SideOdds {
  face: Face;
  chance: number;
}

/** How likely one die shows a symbol, and how much of it on average. */
export interface SymbolOdds {
  symbol: string;
  chance: number;
  value: number;
  /** Whether a side shows X, which the average leaves out. */
  open: boolean;
}

/** What several dice rolled together promise. */
export interface RollOdds {
  dice: number;
  /** Every symbol but the blank: the chance of at least one, and the sum to expect. */
  symbols: SymbolOdds[];
  /** The chance that all of them are blank. */
  blank: number;
}

const ALONE = new Set(["special", BLANK]);

/** The sides of a die in the order printed, each kind once. */
export function sideOdds(faces: Face[]): SideOdds[] {
  const found = new Map<string, SideOdds>();
  for (const face of faces) {
    const name = [face.symbol, face.value, face.modifier, face.cost].join();
    const chance = (found.get(name)?.chance ?? 0) + 1 / faces.length;
    found.set(name, { face, chance });
  }
  return [...found.values()];
}

/** The symbols of a die in the order printed, the blank last. */
export function dieOdds(faces: Face[]): SymbolOdds[] {
  return symbolsOf([faces]).map((symbol) => oddsOf(faces, symbol));
}

/**
 * What dice promise together. A modifier counts like any other side: whether there will be a side to add it to is not
 * known before the roll.
 */
export function rollOdds(dice: Face[][]): RollOdds {
  const rolled = dice.filter((faces) => faces.length > 0);
  const useful = symbolsOf(rolled).filter((symbol) => symbol !== BLANK);
  return {
    dice: rolled.length,
    symbols: useful.map((symbol) => together(rolled.map((faces) => oddsOf(faces, symbol)))),
    blank: rolled.length === 0 ? 0 : product(rolled.map((faces) => oddsOf(faces, BLANK).chance)),
  };
}

function symbolsOf(dice: Face[][]): string[] {
  const found = [...new Set(dice.flat().map((face) => face.symbol))];
  return [...found.filter((symbol) => symbol !== BLANK), ...found.filter((symbol) => symbol === BLANK)];
}

function oddsOf(faces: Face[], symbol: string): SymbolOdds {
  const showing = faces.filter((face) => face.symbol === symbol);
  return {
    symbol,
    chance: showing.length / faces.length,
    value: sum(showing.map(worth)) / faces.length,
    open: showing.some((face) => face.value === null && !ALONE.has(symbol)),
  };
}

/** A special counts as one, a blank and an X as nothing. */
function worth(face: Face): number {
  if (face.symbol === BLANK) return 0;
  return ALONE.has(face.symbol) ? 1 : (face.value ?? 0);
}

function together(odds: SymbolOdds[]): SymbolOdds {
  return {
    symbol: odds[0]?.symbol ?? BLANK,
    chance: 1 - product(odds.map((one) => 1 - one.chance)),
    value: sum(odds.map((one) => one.value)),
    open: odds.some((one) => one.open),
  };
}

function product(numbers: number[]): number {
  return numbers.reduce((whole, number) => whole * number, 1);
}

function sum(numbers: number[]): number {
  return numbers.reduce((whole, number) => whole + number, 0);
}

/** A chance in whole percents; what is possible is never 0, what is not certain never 100. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return 1;
  return chance < 1 - 1e-9 && rounded === 100 ? 99 : rounded;
}
