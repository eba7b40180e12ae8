/** How the choices fit into the prompt bar: one row of buttons, or two rows of small ones, or folded. */
import type { Choice } from "../lib/wire";
import { fit, isFolded, LONG_LABEL, type Button } from "./choices";

/** What else stands in the bar. */
export interface Bar {
  width: number;
  /** Letters of the question. */
  question: number;
  /** How many of the seat's numbers stand before it. */
  numbers: number;
  /** A button besides the choices; empty if there is none. */
  extra?: string;
  labelOf: (button: Button) => string;
}

export interface Fitted {
  buttons: Button[];
  /** Two rows of small buttons. */
  compact: boolean;
  /** The width for the buttons. */
  room: number;
  /** The widest a button may be. */
  most: number;
  /** Whether the button besides the choices has room for its words. */
  worded: boolean;
}

const GAP = 8;
const SMALL_GAP = 6;
const PADDING = 64;
const NUMBER = 64;
/** The button for reasons, with its word or its sign only, and the one besides the choices without its words. */
const WHY = { word: 98, sign: 46 };
const EXTRA_SIGN = 76;
/** Letters differ in width. */
const SLACK = 16;
/** How wide a button may be: the first that lets everything fit, so that long labels are cut only for lack of room. */
const LARGE = [340, 270, 200];
/** How wide a small button may be: the first that lets everything fit. */
const SMALL = [340, 280, 240, 210, 190, 172, 156, 140];

/** The buttons for a bar, with everything in sight if that is possible at all. */
export function fitBar(choices: Choice[], bar: Bar): Fitted {
  const rest = bar.width - PADDING - bar.numbers * NUMBER;
  const room = rest - questionWidth(bar.question, 2) - WHY.word;
  for (const worded of bar.extra ? [true, false] : [true]) {
    for (const most of LARGE) {
      const widthOf = (button: Button): number => oneLine(bar.labelOf(button), most);
      const extra = bar.extra ? (worded ? oneLine(bar.extra, most) : EXTRA_SIGN) + GAP : 0;
      const buttons = fit(choices, { width: room - extra, rows: 1, gap: GAP, widthOf });
      if (!isFolded(buttons)) return { buttons, compact: false, room, most, worded };
    }
  }
  // Whoever has a button besides the choices also has a line under the question.
  return fitSmall(choices, bar, rest - questionWidth(bar.question, bar.extra ? 2 : 3) - WHY.sign);
}

function fitSmall(choices: Choice[], bar: Bar, room: number): Fitted {
  const tries = SMALL.map((most): Fitted => {
    const widthOf = (button: Button): number => Math.min(most, 48 + bar.labelOf(button).length * 6.4);
    const width = bar.extra ? room - EXTRA_SIGN : room;
    const buttons = fit(choices, { width, rows: 2, gap: SMALL_GAP, widthOf });
    const needed = widestRow(buttons.map(widthOf), width) + room - width + SLACK;
    return { buttons, compact: true, room: Math.min(room, needed), most, worded: false };
  });
  const [widest] = tries as [Fitted, ...Fitted[]];
  return tries.find((one) => !isFolded(one.buttons)) ?? widest;
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

function questionWidth(letters: number, lines: number): number {
  return Math.min(230, Math.max(90, 24 + (letters * 8.6) / lines));
}

/** What a button needs: one line of a short label, two of a long one. */
function oneLine(label: string, most: number): number {
  if (label.length <= LONG_LABEL) return 62 + label.length * 7.6;
  return Math.min(most, Math.max(112, 60 + label.length * 3.6));
}
