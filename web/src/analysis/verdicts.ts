/** The verdicts of an analysis as people look at them: what cost chances, and what to say of the move shown. */
import { t, tt } from "../lib/i18n.svelte";
import type { GameAnalysis, JudgedMove } from "../lib/wire";
import { percent } from "../over/course";
import { marks, signs, words, type Mark } from "./words";

/** All marks, the best first. */
export const MARKS: Mark[] = ["best", "good", "inaccuracy", "mistake", "blunder"];

const COSTLY: ReadonlySet<Mark> = new Set<Mark>(["inaccuracy", "mistake", "blunder"]);

/** The moves that gave away chances, in their order. */
export function lossesOf(analysis: GameAnalysis): JudgedMove[] {
  return analysis.moves.filter(({ mark }) => COSTLY.has(mark));
}

/** "62 % → 41 %". */
export function change({ before, after }: JudgedMove): string {
  return `${percent(before)} → ${percent(after)}`;
}

/** What is said of a move while it is shown; nothing of one that was not judged or merely good. */
export function remark(analysis: GameAnalysis | null, move: number): string {
  const found = analysis?.moves.find((one) => one.move === move);
  if (!found || found.mark === "good") return "";
  const called = `${t(marks[found.mark])} ${signs[found.mark]}`;
  if (found.mark === "best") return called;
  const better = found.better ? ` ${tt(words.better, { what: t(found.better) })}.` : "";
  return `${called} ${change(found)}.${better}`;
}
