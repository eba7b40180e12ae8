/** Where rounds begin in a record, for the marks on its timeline. */
import type { RecordInfo, Text } from "../lib/wire";

export interface Round {
  /** The number of moves made before it. */
  move: number;
  title: Text;
}

/** The first move of every round. */
export function roundsOf(record: RecordInfo): Round[] {
  const rounds: Round[] = [];
  for (const [move, { round }] of record.moves.entries()) {
    if (rounds.at(-1)?.title.en !== round.en) rounds.push({ move, title: round });
  }
  return rounds;
}
