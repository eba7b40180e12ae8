/** What can be done with the moment that a line of the log tells of: look at it, see it again, send it to somebody. */
import { api, problemOf } from "../lib/api";
import { toast } from "../shell/toasts.svelte";
import { copyText } from "./hand-over";
import { momentOf, moveOfLine } from "./replaying";
import type { Sitting } from "./sitting.svelte";

/** Where something is missing, it is not possible. */
export interface LineActs {
  look?: () => void;
  replay?: () => void;
  copyLink?: () => void;
}

/** At a table one sees again what one has seen; once the game is over, everybody may see the moment in the replay. */
export function actsAtTable(sitting: Sitting, line: number): LineActs {
  const record = sitting.table?.record ?? null;
  const acts: LineActs = record === null ? {} : { copyLink: () => void copyMoment(sitting, record, line) };
  if (sitting.past.after(line) === null) return acts;
  return { look: () => sitting.lookAt(line), replay: () => sitting.replayFrom(line), ...acts };
}

async function copyMoment(sitting: Sitting, record: string, line: number): Promise<void> {
  const eyes = sitting.mine ?? sitting.table?.players ?? 0;
  try {
    const { moves } = await api.record(record);
    const move = await moveOfLine(line, moves.length, (after) => api.position(record, after, eyes));
    await copyText(momentOf(record, move, eyes));
  } catch (caught) {
    toast(problemOf(caught).text, "hurt");
  }
}
