/** How the choices fit into the prompt bar: one row of buttons, or two rows of small ones, or folded. */
import type { Choice } from "../lib/wire";
import { fit, isFolded, LONG_LABEL, type Button } from "./choices";
import { widthInTwoLines, widthOfWords } from "./lettering";

/** What else stands in the bar. */
export interface Bar {
  width: number;
  /** Letters of the question. */
  question: number;
  /** How wide its longest word is. */
  word: number;
  /** How many of the seat's numbers stand before it. */
  numbers: number;
  /** How wide something besides the choices is, with its words and without; null if there is nothing. */
  extra: { worded: number; bare: number } | null;
  labelOf: (button: Button) => string;
}

export interface Fitted {
  buttons: Button[];
  /** Two rows of small buttons. */
  compact: boolean;
  /** The width for the buttons. */
  room: number;
  /** The widest a button may be; only what is wider even alone is cut. */
  most: number;
  /** Whether the button besides the choices has room for its words. */
  worded: boolean;
}

const GAP = 8;
const SMALL_GAP = 6;
const PADDING = 64;
const NUMBER = 64;
/** The button for reasons, with its word or its sign only. */
const WHY = { word: 98, sign: 46 };
/**
 * Edges and key of a button, and the size of its letters: with a short label, with a long one in two lines, small.
 * Where the table is drawn larger, letters are up to a thirtieth wider than measured, and a third line would be cut.
 */
const SHORT = { edges: 60, letters: 14 };
const LONG = { edges: 57, letters: 12 };
const SMALL = { edges: 52, letters: 12.5 };
const WIDEST = 340;
const SIGN = 23;
/** What rounding may take from the width of the question. */
const SPARE = 6;

/** The buttons for a bar, with everything in sight if that is possible at all; labels are folded away, never cut. */
export function fitBar(choices: Choice[], bar: Bar): Fitted {
  const rest = bar.width - PADDING - bar.numbers * NUMBER;
  const room = rest - questionWidth(bar, 2) - WHY.word;
  const widthOf = once((button) => widthOfLarge(bar.labelOf(button)));
  for (const worded of bar.extra ? [true, false] : [true]) {
    const extra = bar.extra ? (worded ? bar.extra.worded : bar.extra.bare) + GAP : 0;
    const buttons = fit(choices, { width: room - extra, rows: 1, gap: GAP, widthOf });
    // A single choice cannot be folded, so it may be too wide all the same.
    const isTight =
      worded && extra > 0 && buttons.length === 1 && buttons.map(widthOf).some((one) => one > room - extra);
    if (!isFolded(buttons) && !isTight) return { buttons, compact: false, room, most: WIDEST, worded };
  }
  // Whoever has a button besides the choices also has a line under the question.
  return fitSmall(choices, bar, rest - questionWidth(bar, bar.extra ? 2 : 3) - WHY.sign);
}

function fitSmall(choices: Choice[], bar: Bar, room: number): Fitted {
  // What is wide has a row of its own.
  const apart = bar.extra !== null && bar.extra.bare > room / 2 ? bar.extra.bare : 0;
  const width = room - (bar.extra && !apart ? bar.extra.bare + SMALL_GAP : 0);
  const widthOf = once((button) => Math.min(width, SMALL.edges + widthOfWords(bar.labelOf(button), SMALL.letters)));
  const buttons = fit(choices, { width, rows: apart ? 1 : 2, gap: SMALL_GAP, widthOf });
  const needed = Math.max(apart, widestRow(buttons.map(widthOf), width) + room - width);
  return { buttons, compact: true, room: Math.min(room, needed), most: width, worded: false };
}

/** Asks for the width of each button once: the same ones are tried in several bars, and labels take long to find. */
function once(widthOf: (button: Button) => number): (button: Button) => number {
  const known = new Map<Choice | string, number>();
  return (button) => {
    const key = "choice" in button ? button.choice : `${button.choices.length} ${button.verb}`;
    const width = known.get(key) ?? widthOf(button);
    known.set(key, width);
    return width;
  };
}

/** How wide buttons are that break into rows at a width; what they leave belongs to the question. */
function widestRow(widths: number[], width: number): number {
  let [used, widest] = [-SMALL_GAP, 0];
  for (const one of widths) {
    used = used + SMALL_GAP + one > width ? one : used + SMALL_GAP + one;
    widest = Math.max(widest, used);
  }
  return widest;
}

function questionWidth({ question, word }: Bar, lines: number): number {
  return Math.min(230, Math.max(90, word + SPARE, 24 + (question * 8.6) / lines));
}

/** What a button needs that has a sign before its label. */
export function widthBesideSign(label: string): number {
  return SIGN + widthOfLarge(label);
}

/** What a button needs: one line of a short label, two of a long one. */
export function widthOfLarge(label: string): number {
  if (label.length <= LONG_LABEL) return SHORT.edges + widthOfWords(label, SHORT.letters);
  return Math.min(WIDEST, LONG.edges + widthInTwoLines(label, LONG.letters));
}
