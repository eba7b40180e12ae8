/** The order and speed in which updates are shown: one after another, but never far behind the server. */

/** The longest time, in milliseconds, that the table may show something old. */
export const LATEST = 1000;

interface Waiting<T> {
  item: T;
  since: number;
}

/** Updates that wait to be shown. Each is a whole view, so one may be left out and nothing is lost. */
export class Pace<T> {
  #waiting: Waiting<T>[] = [];

  /** Puts an update at the end. */
  add(item: T, now: number): void {
    this.#waiting.push({ item, since: now });
  }

  /** The next update to show; leaves out those for which there is no time if each takes `step` milliseconds. */
  next(now: number, step: number): T | null {
    while (this.#waiting.length > 1) {
      const last = this.#waiting.at(-1);
      const behind = last ? now - last.since + (this.#waiting.length - 1) * step : 0;
      if (behind <= LATEST) break;
      this.#waiting.shift();
    }
    return this.#waiting.shift()?.item ?? null;
  }

  /** The newest update, forgetting all before it; null if nothing waits. */
  newest(): T | null {
    const last = this.#waiting.at(-1)?.item ?? null;
    this.#waiting = [];
    return last;
  }

  /** How many updates wait. */
  get length(): number {
    return this.#waiting.length;
  }
}
