/** The log as rows: headings once a turn, effects under what caused them, equal lines as one, and what is left of it by a filter. */
import type { DeedKind, LogLine } from "../lib/wire";

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
  at: number;
  line: LogLine;
  /** How many equal lines it stands for. */
  times: number;
  kind: "heading" | "phase" | "act" | "effect";
}

/** All rows of these lines that a filter leaves. */
export function rowsOf(lines: readonly LogLine[], filter: Filter = "all"): Row[] {
  const rows = merged(lines.map((line, at) => ({ at, line, times: 1, kind: line.rank ?? "act" })));
  return withoutEmpty(filtered(underTheirCauses(rows), filter));
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

/** A heading under which nothing happened is not worth a row, except for the turn that has just begun. */
function withoutEmpty(rows: Row[]): Row[] {
  const level = { heading: 0, phase: 1, act: 2, effect: 2 };
  return rows.filter(({ kind }, at) => {
    const next = rows[at + 1];
    return level[kind] === 2 || next === undefined || level[next.kind] > level[kind];
  });
}
