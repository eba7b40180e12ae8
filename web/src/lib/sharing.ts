/** What a new value has in common with an old one, as the same objects: nothing is drawn anew for what did not change. */

type Plain = Record<string, unknown>;

/** The new value, in which every part that equals its counterpart in the old one is that very object. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? sharedList(before, after) : after) as T;
  return sharedRecord(before as Plain, after as Plain) as T;
}

/** Whether two records hold the very same. */
export function isAlike<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
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
  if (isAlike(made, before)) return before;
  return isAlike(made, after) ? after : made;
}

/** Parts of a list are found again as they are or by their id, wherever they have moved to, and otherwise by their place. */
function sharedList(before: unknown[], after: unknown[]): unknown[] {
  const known = new Map(before.map((part, at) => [idOf(part) ?? `at ${at}`, part]));
  const same = new Set(before);
  const made = after.map((part, at) => (same.has(part) ? part : shared(known.get(idOf(part) ?? `at ${at}`), part)));
  if (isAlike(made, before)) return before;
  return isAlike(made, after) ? after : made;
}

function idOf(part: unknown): unknown {
  return isObject(part) ? (part as { id?: unknown }).id : undefined;
}
