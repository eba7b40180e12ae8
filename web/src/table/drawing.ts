/** Work on the table that may wait for the next frames, piece by piece, so that none of them is late. */
import { flushSync } from "svelte";
import { inNextFrame } from "./frames";

/** For how many milliseconds of a frame pieces are done, and how many: the page has to lay out and paint them as well. */
const SHARE = 4;
const MOST = 2;

export class Drawing {
  #waiting = new Set<() => void>();
  #goesOn = false;

  constructor(
    /** Whether pieces are done at once: nothing moves, or nobody looks. */
    readonly isHurried: () => boolean,
  ) {}

  /** Does a piece after those that wait; returns how to give it up. */
  add(piece: () => void): () => void {
    if (this.isHurried() && this.#waiting.size === 0) {
      piece();
      return () => undefined;
    }
    // Its own object: the same piece may wait twice.
    const waiting = (): void => piece();
    this.#waiting.add(waiting);
    this.#goOn();
    return () => this.#waiting.delete(waiting);
  }

  /** Does all that waits at once. */
  finish(): void {
    for (const piece of this.#waiting) this.#do(piece);
  }

  #goOn(): void {
    if (this.#goesOn) return;
    this.#goesOn = true;
    // After the frame, not in it: the next one lays out what is done here.
    inNextFrame(() => setTimeout(() => this.#doSome()));
  }

  #doSome(): void {
    const until = performance.now() + SHARE;
    let done = 0;
    for (const piece of this.#waiting) {
      this.#do(piece);
      done += 1;
      if (done === MOST || performance.now() >= until) break;
    }
    this.#goesOn = false;
    if (this.#waiting.size > 0) this.#goOn();
  }

  #do(piece: () => void): void {
    this.#waiting.delete(piece);
    flushSync(piece);
  }
}
