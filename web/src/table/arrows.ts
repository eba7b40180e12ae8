/** Arrows from what does something to what it is done to: which there are, and the line of one. */
import type { DeedKind, LogLine, View } from "../lib/wire";

/** An arrow between two things; `seat` is that of the doer, for when the source itself is not on the table. */
export interface Arrow {
  from: number;
  to: number;
  seat: number;
}

/** A place on the table, in its pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Deeds whose things deal the damage that is told of next. */
const DEALS: ReadonlySet<DeedKind> = new Set(["play", "use", "resolve", "attack", "activate"]);

/** Who dealt damage to whom, as these lines tell it; before any of them, it was the card that asked. */
export function blows(lines: LogLine[], before: View): Arrow[] {
  const asked = before.prompt;
  let source = asked?.source != null ? { from: asked.source, seat: asked.seat } : null;
  const found: Arrow[] = [];
  for (const { seat, deed } of lines) {
    const [thing] = deed?.things ?? [];
    if (deed && DEALS.has(deed.kind) && thing !== undefined) source = { from: thing, seat };
    if (deed?.kind !== "hit" || deed.amount === 0 || !source) continue;
    for (const to of deed.targets ?? []) if (to !== source.from) found.push({ ...source, to });
  }
  return found;
}

/** How far the line stays away from both things, and how much it bends. */
const AWAY = 9;
const BEND = 0.16;
const MOST_BENT = 46;

/** A bent line from one box to another, the point where it ends, and the direction there in degrees. */
export function lineBetween(from: Box, to: Box): { path: string; x: number; y: number; angle: number } {
  const [a, b] = [centerOf(from), centerOf(to)];
  const start = edge(from, a, b);
  const end = edge(to, b, a);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const bent = Math.min(MOST_BENT, length * BEND) / length;
  const control = { x: (start.x + end.x) / 2 - dy * bent, y: (start.y + end.y) / 2 + dx * bent };
  const angle = (Math.atan2(end.y - control.y, end.x - control.x) * 180) / Math.PI;
  const path = `M${round(start)} Q${round(control)} ${round(end)}`;
  return { path, x: end.x, y: end.y, angle };
}

interface Point {
  x: number;
  y: number;
}

function centerOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the way from the middle of a box towards a point leaves it. */
function edge(box: Box, middle: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const across = Math.abs(dx) / (box.width / 2 + AWAY);
  const along = Math.abs(dy) / (box.height / 2 + AWAY);
  const reach = Math.max(across, along, 1);
  return { x: middle.x + dx / reach, y: middle.y + dy / reach };
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
