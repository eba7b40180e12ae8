/** The log as rows: headings once a turn, effects under their causes, equal lines as one, narrowed by filter and search. */
import { plain } from "../lib/search";
import type { DeedKind, LogLine, Text } from "../lib/wire";

/** What the log is narrowed to: everything, what one seat did, or lines about dice, damage or cards. */
export type Filter = "all" | Topic | number;
export type Topic = "dice" | "damage" | "cards";

const DAMAGE: ReadonlySet<DeedKind | undefined> = new Set<DeedKind>(["hit", "heal", "shield", "defeat", "attack"]);
const CARDS: ReadonlySet<DeedKind | undefined> = new Set<DeedKind>([
  "play",
  "use",
  "buy",
  "take",
  "sell",
  "draw",
  "discard",
]);

/** Whether a line is about something. */
export function concerns({ signs, deed }: LogLine, topic: Topic): boolean {
  if (topic === "dice") return (signs?.length ?? 0) > 0;
  return (topic === "damage" ? DAMAGE : CARDS).has(deed?.kind);
}

/** A row of the log. */
export interface Row {
  /** The number of its (first) line. */
  id: number;
  line: LogLine;
  /** How many equal lines it stands for. */
  times: number;
  kind: "heading" | "phase" | "act" | "effect";
  /** Of a heading that another follows: when that one came. */
  until?: string;
}

/** What rows are looked for: those that a filter and the words searched for leave. */
export interface Wanted {
  filter?: Filter;
  words?: readonly string[];
  /** How a line is shown, where its text is not all that is read: with people's names. */
  shown?: (text: Text) => string;
}

const asWritten = ({ en, pl }: Text): string => `${en} ${pl}`;

/** The end of the log as far as it is shown. */
export interface LogEnd {
  rows: Row[];
  hasEarlier: boolean;
}

/** All such rows of the lines from one of these numbers on, with which a turn begins. */
export function rowsOf(lines: readonly LogLine[], { filter = "all", ...sought }: Wanted = {}, from = 0): Row[] {
  const read = lines.slice(from).map((line, at): Row => ({ id: from + at, line, times: 1, kind: line.rank ?? "act" }));
  return withoutEmpty(searched(filtered(ended(underTheirCauses(merged(read))), filter), sought));
}

/**
 * The last rows: so many, and all since a line. They are looked for from the last turn back, because a log grows long
 * and is read at its end.
 */
export function endOfLog(lines: readonly LogLine[], wanted: Wanted, count: number, since = Infinity): LogEnd {
  let from = turnOf(lines, Math.min(since, lines.length - count));
  for (;;) {
    const rows = rowsOf(lines, wanted, from);
    const start = Math.min(
      rows.length - count,
      rows.findLastIndex(({ id }) => id <= since),
    );
    if (start > 0 || from === 0) return { rows: rows.slice(Math.max(0, start)), hasEarlier: start > 0 };
    from = turnOf(lines, 2 * from - lines.length);
  }
}

/** The line with which the turn of another begins. */
function turnOf(lines: readonly LogLine[], at: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ rank }, line) => rank === "heading" && line <= at),
  );
}

/** Headings know when the next one came. */
function ended(rows: Row[]): Row[] {
  let next: string | undefined;
  for (const row of [...rows].reverse()) {
    if (row.kind !== "heading") continue;
    row.until = next;
    next = row.line.at;
  }
  return rows;
}

/** Equal lines one after the other are one. */
function merged(rows: Row[]): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && last.line.seat === row.line.seat && last.line.text.en === row.line.text.en) last.times += 1;
    else found.push({ ...row });
  }
  return found;
}

/** What nothing in its turn has caused stands by itself. */
function underTheirCauses(rows: Row[]): Row[] {
  let caused = false;
  return rows.map((row) => {
    if (row.kind === "heading" || row.kind === "phase") caused = false;
    else if (row.kind === "act") caused = true;
    return row.kind === "effect" && !caused ? { ...row, kind: "act" } : row;
  });
}

function filtered(rows: Row[], filter: Filter): Row[] {
  if (filter === "all") return rows;
  let kept = false;
  return rows.filter(({ kind, line }) => {
    if (kind === "heading" || kind === "phase") return true;
    if (typeof filter === "string") return concerns(line, filter);
    if (kind === "act") kept = line.seat === filter;
    return kept;
  });
}

/** What somebody did stays together with all its effects if any of it has all words, in either language. */
function searched(rows: Row[], { words = [], shown = asWritten }: Wanted): Row[] {
  if (words.length === 0) return rows;
  let deed = 0;
  const deeds = rows.map(({ kind }) => (kind === "effect" ? deed : (deed += 1)));
  const isFound = ({ line: { text } }: Row): boolean => {
    const said = plain(`${asWritten(text)} ${shown(text)}`);
    return words.every((word) => said.includes(word));
  };
  const kept = new Set(deeds.filter((_, at) => isFound(rows[at] as Row)));
  if (kept.size === 0) return [];
  return rows.filter(({ kind }, at) => kind === "heading" || kind === "phase" || kept.has(deeds[at] ?? 0));
}

/** A heading under which nothing happened is not worth a row, except for the turn that has just begun. */
function withoutEmpty(rows: Row[]): Row[] {
  const level = { heading: 0, phase: 1, act: 2, effect: 2 };
  return rows.filter(({ kind }, at) => {
    const next = rows[at + 1];
    return level[kind] === 2 || next === undefined || level[next.kind] > level[kind];
  });
}
