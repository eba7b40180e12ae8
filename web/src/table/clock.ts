/** Clocks in numbers: what is left now, how it is written, when it is low. */
import type { Clock } from "../lib/wire";
import type { Clocks } from "../lib/socket.svelte";

/** Below this, in milliseconds, a clock warns. */
export const LOW = 30_000;

export interface Left {
  /** Milliseconds for the game, or for this choice where only that is limited. */
  main: number;
  /** Milliseconds for this choice, where both are limited. */
  move: number | null;
  /** The part of the main time that is left, from 0 to 1. */
  part: number;
}

/** What a seat has left; only the clock of whoever must choose runs. */
export function leftOn(clocks: Clocks, rule: Clock, seat: number, runs: boolean, now: number): Left | null {
  const told = clocks.of[seat];
  if (!told) return null;
  const spent = runs ? now - clocks.came : 0;
  const rest = (time: number | null): number | null => (time === null ? null : Math.max(0, time - spent));
  const [total, move] = [rest(told.total), rest(told.move)];
  const main = total ?? move;
  if (main === null) return null;
  const whole = (total === null ? rule.move : rule.total) * 1000;
  return { main, move: total === null ? null : move, part: Math.min(1, main / Math.max(whole, 1)) };
}

/** "12:40", or "1:02:03" when there are hours. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}
