/** What others did, summed up from the lines of the log: a few items, each with the line where it begins. */
import type { DeedKind, LogLine } from "../lib/wire";

/** Several deeds of one kind. */
export interface Item {
  kind: DeedKind;
  /** The line of the log where it begins. */
  line: number;
  /** How often, how many cards or how much. */
  amount: number;
  /** The things it was done with, each once; for what happens to a thing, that thing. */
  things: number[];
  /** To what it was done, where that is one thing. */
  target: number | null;
  /** The icon of what was gained or lost. */
  icon: string;
}

/** At most so many items: more than that nobody reads. */
export const MOST = 6;

/** What happens to a thing, whoever did it. */
const SUFFERED: ReadonlySet<DeedKind> = new Set(["hit", "heal", "shield", "defeat"]);

/** The most important first: of more than fit, the last are left out. */
const RANKS: readonly DeedKind[] = [
  ...(["defeat", "hit", "play", "attack", "attempt", "use", "claim", "buy", "resolve", "activate"] as const),
  ...(["commit", "heal", "shield", "gain", "lose", "sell", "take", "discard", "draw", "roll"] as const),
];

/** What happened in the lines from `start` on, as `mine` wants to know it: what others did, and what befell things. */
export function recapOf(log: LogLine[], start: number, mine: number | null): Item[] {
  const items = new Map<string, Item>();
  for (let line = start; line < log.length; line += 1) {
    const { deed, seat } = log[line] as LogLine;
    if (!deed || (seat === mine && !SUFFERED.has(deed.kind))) continue;
    const { kind, things = [], targets = [], amount = 1, icon = "" } = deed;
    if (amount === 0) continue;
    const about = SUFFERED.has(kind) ? targets : things;
    const key = `${kind} ${icon} ${SUFFERED.has(kind) ? about.join() : ""}`;
    const known = items.get(key);
    if (known) merge(known, about, targets, amount);
    else items.set(key, { kind, line, amount, things: [...about], target: targets[0] ?? null, icon });
  }
  return mostImportant([...items.values()].map(counted), MOST);
}

/** Who did something in these lines; null if nobody or several. */
export function soleActor(log: LogLine[], start: number, mine: number | null): number | null {
  const others = log.slice(start).filter((line) => line.deed && line.seat !== mine && line.seat >= 0);
  const seats = new Set(others.map((line) => line.seat));
  return seats.size === 1 ? ([...seats][0] ?? null) : null;
}

function merge(item: Item, about: number[], targets: number[], amount: number): void {
  item.amount += amount;
  item.things = [...new Set([...item.things, ...about])];
  if (targets.length > 0 && targets[0] !== item.target) item.target = null;
}

/** A unit that attacks and strikes several times is still one. */
function counted(item: Item): Item {
  return item.kind === "attack" ? { ...item, amount: item.things.length } : item;
}

/** So many of the items, in their order. */
export function mostImportant(items: Item[], most: number): Item[] {
  const ranked = [...items].sort((one, other) => RANKS.indexOf(one.kind) - RANKS.indexOf(other.kind));
  const kept = new Set(ranked.slice(0, most));
  return items.filter((item) => kept.has(item));
}
