/** What is written in a record behind its moves: remarks of people, and of an analysis, whose words are known. */
import { t, tt } from "../lib/i18n.svelte";
import type { RecordInfo } from "../lib/wire";
import { percent } from "../over/course";
import type { Eyes } from "../table/transport.svelte";
import { marks, signs, words, type Mark } from "./words";

const VERDICT = /^(best|good|inaccuracy|mistake|blunder): ([\d.]+)% -> ([\d.]+)%(?:; better: (.+))?$/;

/** The comments on a move, for those who see the cards of whoever made it: they tell what a player held. */
export function commentsOn({ comments, moves }: RecordInfo, move: number, eyes: Eyes): string {
  if (move > 0 && eyes !== "all" && eyes !== moves[move - 1]?.seat) return "";
  return comments
    .filter((comment) => comment.move === move)
    .map(({ text }) => told(text))
    .join(" · ");
}

function told(comment: string): string {
  const [, mark, before, after, better] = VERDICT.exec(comment) ?? [];
  if (!mark) return comment;
  const called = `${t(marks[mark as Mark])} ${signs[mark as Mark]}`.trim();
  if (!better) return called;
  const [best, played] = [before, after].map((percents) => percent(Number(percents) / 100));
  return `${called} ${best} → ${played}. ${tt(words.better, { what: better })}.`;
}
