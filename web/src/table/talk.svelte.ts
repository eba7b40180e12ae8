/** Manners at a table: whom we do not want to read, what we report, and whether we read what spectators say. */
import { api, problemOf } from "../lib/api";
import type { ChatLine, Player, TableInfo } from "../lib/wire";
import { toast } from "../shell/toasts.svelte";
import { talkWords } from "./words-talk";

export class Talk {
  muted = $state.raw<ReadonlySet<string>>(new Set());
  #known = "";
  #read = "";

  constructor(
    readonly table: string,
    private readonly hearAgain: () => Promise<void>,
  ) {}

  /** Learns whom this player has muted; for an effect. */
  learn(player: Player | null): void {
    if (!player || player.id === this.#known) return;
    this.#known = player.id;
    this.#do(async () => this.#take(await api.muted(this.table)));
  }

  /** Fetches what was said once we may read more or less of it; for an effect. */
  keepUp(table: TableInfo | null, mine: number | null): void {
    if (!table || table.status === "waiting") return;
    const read = `${mine} ${table.status} ${mine !== null && table.seats[mine]?.hears_spectators}`;
    if (this.#read && this.#read !== read) this.#do(this.hearAgain);
    this.#read = read;
  }

  mute(line: ChatLine): void {
    this.#do(async () => this.#take(await api.mute(this.table, line.number)));
  }

  unmute(line: ChatLine): void {
    this.#do(async () => this.#take(await api.unmute(this.table, line.number)));
  }

  report(line: ChatLine, reason: string): void {
    this.#do(async () => {
      await api.report(this.table, line.number, reason);
      toast(talkWords.reported);
    });
  }

  hear(hear: boolean): void {
    this.#do(() => api.hear(this.table, hear));
  }

  #take({ by }: { by: string[] }): void {
    this.muted = new Set(by);
  }

  #do(act: () => Promise<unknown>): void {
    act().catch((caught: unknown) => toast(problemOf(caught).text, "hurt"));
  }
}

/** A line to show, or the lines of one muted person that follow each other and are not shown. */
export type Entry = { shown: ChatLine } | { hidden: [ChatLine, ...ChatLine[]] };

/** The lines as they are listed. */
export function entriesOf(lines: readonly ChatLine[], muted: ReadonlySet<string>): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (!muted.has(line.by)) entries.push({ shown: line });
    else if (last && "hidden" in last && last.hidden[0].by === line.by) last.hidden.push(line);
    else entries.push({ hidden: [line] });
  }
  return entries;
}
