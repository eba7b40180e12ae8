/** Local storage; where it is forbidden, values last until the page is closed. */
const PREFIX = "dejarik.";
const memory = new Map<string, string>();

/** The remembered value, or null. */
export function load(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** The remembered list; what another release left or nobody can read is as if it were not there. */
export function loadList<T>(key: string): T[] {
  try {
    const kept: unknown = JSON.parse(load(key) ?? "[]");
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

/** Remembers the value. */
export function save(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Calls the listener when another tab changes the value. */
export function onElsewhere(key: string, listener: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + key) listener();
  });
}

/** Forgets the value. */
export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}
