/** Holds up what others play, one card after another, above a table on which the game goes on meanwhile. */
import type { Played } from "./played";

/** How long a card is held up: it grows, stands and goes. */
export const PRESENT = 900;

/** One card held up, and those played meanwhile that are only named. */
export interface Presented extends Played {
  also: Played[];
}

export class Presenting {
  /** What is held up; null if nothing is. */
  shown = $state.raw<Presented | null>(null);
  /** How long it is, in milliseconds. */
  time = $state(PRESENT);
  #waiting: Played[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Holds cards up after the one that is; `speed` is 1 for the usual time and less for a shorter one. */
  show(played: Played[], speed: number): void {
    this.#waiting.push(...played);
    this.time = PRESENT * speed;
    if (!this.shown) this.#next();
  }

  /** Ends at once, with all that waits. */
  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.shown = null;
  }

  /** All that waits is shown as one, so that nobody falls behind. */
  #next(): void {
    const last = this.#waiting.pop();
    this.shown = last ? { ...last, also: this.#waiting } : null;
    this.#waiting = [];
    clearTimeout(this.#timer);
    if (last) this.#timer = setTimeout(() => this.#next(), this.time);
  }
}
