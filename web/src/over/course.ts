/** The course of a game as lines to draw: whose chances, where rounds begin, and numbers as people read them. */
import type { Course, SeatView } from "../lib/wire";

const MOST_POINTS = 200;

/** The chances of one side over the game, from 0 to 1, and the seats that it is made of. */
export interface Series {
  seats: number[];
  points: number[];
}

/** Where a round begins: at which point, as the number of moves made before. */
export interface RoundMark {
  round: number;
  at: number;
}

/** A sign at a move of the curve. */
export interface Flag {
  move: number;
  sign: string;
  kind: string;
}

/** Every side with its chances: teammates are one. */
export function seriesOf(course: Course, seats: readonly Pick<SeatView, "seat" | "team">[]): Series[] {
  const sides = new Map<string, number[]>();
  for (const { seat, team } of seats) {
    const side = team === null ? `seat ${seat}` : `team ${team}`;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()].map((members) => ({
    seats: members,
    points: course.chances.map((all) => members.reduce((sum, seat) => sum + (all[seat] ?? 0), 0)),
  }));
}

/** The sides to draw: of two, one says it all, and that is the reader's; the reader's comes first of more. */
export function drawnOf(series: Series[], mine: number): Series[] {
  const own = series.filter(({ seats }) => seats.includes(mine));
  const others = series.filter((one) => !own.includes(one));
  const ordered = [...own, ...others];
  return series.length === 2 ? ordered.slice(0, 1) : ordered;
}

/** The first point of every round; what comes before the first round has no mark. */
export function roundMarks(rounds: readonly number[]): RoundMark[] {
  return rounds.flatMap((round, at) => (round > 0 && round !== rounds[at - 1] ? [{ round, at }] : []));
}

/** Of many marks only so many as have room, evenly. */
export function thinned<T>(marks: readonly T[], most: number): T[] {
  const every = Math.max(1, Math.ceil(marks.length / most));
  return marks.filter((_, at) => at % every === 0);
}

/** The points as the path of a line in a field of that size; certain victory is at the top. Of many, some are left out. */
export function pathOf(points: readonly number[], width: number, height: number): string {
  const every = Math.ceil(points.length / MOST_POINTS);
  return points
    .map((chance, at) => ({ chance, at }))
    .filter(({ at }) => at % every === 0 || at === points.length - 1)
    .map(({ chance, at }) => `${at ? "L" : "M"}${place(at, points.length, width)} ${rise(chance, height)}`)
    .join("");
}

/** How far to the right a point is. */
export function place(at: number, count: number, width: number): number {
  return rounded(count > 1 ? (at / (count - 1)) * width : 0);
}

/** How far down a chance is. */
export function rise(chance: number, height: number): number {
  return rounded((1 - chance) * height);
}

/** A change of chances in percent points, with a real minus. */
export function signed(change: number): string {
  const percent = Math.round(change * 100);
  return percent < 0 ? `−${-percent} %` : `+${percent} %`;
}

/** A chance in percents; before the end nothing is certain. */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
