/** Work on the table that may wait for the next frames, piece by piece, so that none of them is late. */
import { flushSync } from "svelte";
import { inNextFrame } from "./frames";

/** For how many milliseconds of a frame pieces are done, and how many: the page has to lay out and paint them as well. */
const SHARE = 4;
const MOST = 2;

/**
 * Whose turn it is first: what lies on the table, its motion, the question about it, the faces of the cards, and at last
 * what is beside the table or above it.
 */
const TURNS = ["table", "motion", "question", "faces", "beside"] as const;
export type Turn = (typeof TURNS)[number];

export class Drawing {
  #waiting = new Map<Turn, Set<() => void>>(TURNS.map((turn) => [turn, new Set()]));
  #goesOn = false;

  constructor(
    /** Whether pieces are done at once: nothing moves, or nobody looks. */
    readonly isHurried: () => boolean,
  ) {}

  /** Does a piece after those of its turn that wait, and those of earlier turns; returns how to give it up. */
  add(piece: () => void, turn: Turn = "beside"): () => void {
    if (this.isHurried() && !this.#next()) {
      piece();
      return () => undefined;
    }
    // Its own object: the same piece may wait twice.
    const waiting = (): void => piece();
    this.#waiting.get(turn)?.add(waiting);
    this.#goOn();
    return () => this.#waiting.get(turn)?.delete(waiting);
  }

  /** Does all that waits at once, and what comes of it. */
  finish(): void {
    for (let next = this.#next(); next; next = this.#next()) next();
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
    for (let next = this.#next(); next; next = this.#next()) {
      next();
      done += 1;
      if (done === MOST || performance.now() >= until) break;
    }
    this.#goesOn = false;
    if (this.#next()) this.#goOn();
  }

  /** How to do the piece whose turn it is. */
  #next(): (() => void) | null {
    for (const waiting of this.#waiting.values()) {
      const [piece] = waiting;
      if (!piece) continue;
      return () => {
        waiting.delete(piece);
        flushSync(piece);
      };
    }
    return null;
  }
}
