/** What others have played or used, as the log tells it. */
import type { DeedKind, LogLine, Text, Thing, View } from "../lib/wire";

/** A card that somebody plays or uses, with the line of the log that tells of it. */
export interface Played {
  seat: number;
  kind: DeedKind;
  thing: Thing;
  text: Text;
  /** What it cost; null where such a deed has no price. */
  cost: number | null;
}

const PRESENTED: ReadonlySet<DeedKind> = new Set(["play", "use"]);

/** What others than `mine` play and use in these lines, each card once, where it can be seen. */
export function playedIn(lines: LogLine[], view: View, mine: number | null): Played[] {
  const found = new Map<number, Played>();
  for (const { seat, text, deed } of lines) {
    const id = deed && PRESENTED.has(deed.kind) && seat !== mine ? deed.things?.[0] : undefined;
    const thing = id === undefined ? null : seenIn(view, id);
    if (!deed || !thing || found.has(id as number)) continue;
    found.set(id as number, { seat, kind: deed.kind, thing, text, cost: deed.cost ?? null });
  }
  return [...found.values()];
}

function seenIn(view: View, id: number): Thing | null {
  const things = view.regions.flatMap((region) => region.things);
  return things.find((thing) => thing.id === id && thing.key !== undefined) ?? null;
}
