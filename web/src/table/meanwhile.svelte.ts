/** What has happened since one's last choice: the lines of the log, and the views to show it again. */
import type { Change } from "../lib/socket.svelte";
import type { LogLine, View } from "../lib/wire";

/** A view with what was told of how it came about. */
export interface Moment {
  view: View;
  lines: LogLine[];
}

/** What is known of the table when a view comes. */
export interface Standing {
  /** How long the log is now. */
  length: number;
  /** How often we have done something, and not just passed. */
  acts: number;
  /** Our seat; null for those who watch, who choose nothing. */
  mine: number | null;
}

/** Whoever passes for long sees the latest of it again. */
const MOST_MOMENTS = 40;

export class Meanwhile {
  /** How many lines the log had after our last choice. */
  since = $state(0);
  /** The view after it, and what came then. */
  moments = $state.raw<Moment[]>([]);
  #acts = 0;

  /** A view comes. */
  comes({ before, after, lines }: Change, { length, acts, mine }: Standing): void {
    if (mine === null) return;
    const begins = before === null || acts !== this.#acts || length - lines.length < this.since;
    this.#acts = acts;
    if (!begins) {
      this.moments = [...this.moments, { view: after, lines }].slice(-MOST_MOMENTS);
      return;
    }
    this.moments = [{ view: after, lines: [] }];
    this.since = before === null ? afterOwn(lines, mine) : length;
  }
}

/** Whoever comes to a game under way is told what happened since the last line about themselves. */
function afterOwn(lines: LogLine[], mine: number): number {
  return lines.findLastIndex((line) => line.seat === mine) + 1;
}
