/** How long the bars of a luck report are: all of one player on one scale, so that they can be compared. */
import type { LuckLine } from "../lib/wire";

/** A line of the report with the lengths of its two bars, in percents of the longest. */
export interface Bar {
  line: LuckLine;
  actual: number;
  expected: number;
}

/** The bars of all lines. */
export function barsOf(lines: LuckLine[]): Bar[] {
  const most = Math.max(...lines.flatMap(({ actual, expected }) => [actual, expected]), Number.MIN_VALUE);
  return lines.map((line) => ({ line, actual: (line.actual / most) * 100, expected: (line.expected / most) * 100 }));
}

/** Where the luck lies on a scale of 100: never at its very ends, since luck could always be better or worse. */
export function outOfHundred(percentile: number): number {
  return Math.min(Math.max(Math.round(percentile * 100), 1), 99);
}
