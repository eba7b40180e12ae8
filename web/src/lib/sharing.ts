/** What a new value has in common with an old one, as the same objects: nothing is drawn anew for what did not change. */

type Plain = Record<string, unknown>;

/** The new value, in which every part that equals its counterpart in the old one is that very object. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? sharedList(before, after) : after) as T;
  return sharedRecord(before as Plain, after as Plain) as T;
}

/** A whole list: what was before at the places that are kept, and what was sent at the others. */
export function completed<T>(before: T[], kept: number[], sent: T[]): T[] {
  const whole = [...sent];
  for (const at of kept) whole.splice(at, 0, ...before.slice(at, at + 1));
  return whole;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function sharedRecord(before: Plain, after: Plain): Plain {
  const keys = Object.keys(after);
  const made = Object.fromEntries(keys.map((key) => [key, shared(before[key], after[key])]));
  const same = keys.length === Object.keys(before).length && keys.every((key) => made[key] === before[key]);
  return same ? before : made;
}

/** Parts of a list are found again by their id, wherever they have moved to, and otherwise by their place. */
function sharedList(before: unknown[], after: unknown[]): unknown[] {
  const known = new Map(before.map((part, at) => [idOf(part) ?? `at ${at}`, part]));
  const made = after.map((part, at) => shared(known.get(idOf(part) ?? `at ${at}`), part));
  return made.length === before.length && made.every((part, at) => part === before[at]) ? before : made;
}

function idOf(part: unknown): unknown {
  return isObject(part) ? (part as { id?: unknown }).id : undefined;
}
