/** Stops: in which windows one wants to be asked. In all others the page passes, whatever one holds. */
import { forget, loadList, save } from "../lib/storage";
import type { Window, WindowSpec } from "../lib/wire";

/** Whose turn a window falls in, seen from a seat. */
export type Turn = "own" | "other";
export const TURNS: readonly Turn[] = ["own", "other"];

/** The stops somebody has set otherwise than the game suggests, as `key/turn`. */
export type Changed = ReadonlySet<string>;

function nameOf(key: string, turn: Turn): string {
  return `${key}/${turn}`;
}

/** Whether one is asked in a kind of window. */
export function isSet(spec: WindowSpec, turn: Turn, changed: Changed): boolean {
  return spec[turn] !== changed.has(nameOf(spec.key, turn));
}

/** Whose turn a window falls in. */
export function turnOf(window: Window, seat: number): Turn {
  return window.turn === seat ? "own" : "other";
}

/** Whether a seat is asked in a window; in one that nobody has heard of it is. */
export function stopsAt(window: Window, seat: number, specs: WindowSpec[], changed: Changed): boolean {
  const spec = specs.find(({ key }) => key === window.key);
  return spec === undefined || isSet(spec, turnOf(window, seat), changed);
}

/** The stops with one of them turned over. */
export function toggled(changed: Changed, key: string, turn: Turn): Changed {
  const name = nameOf(key, turn);
  const others = [...changed].filter((other) => other !== name);
  return new Set(changed.has(name) ? others : [...others, name]);
}

/** The stops of a game as they were left in this browser. */
export function loadStops(game: string): Changed {
  return new Set(loadList<string>(`stops.${game}`));
}

/** Remembers the stops of a game. */
export function saveStops(game: string, changed: Changed): void {
  if (changed.size === 0) forget(`stops.${game}`);
  else save(`stops.${game}`, JSON.stringify([...changed]));
}
