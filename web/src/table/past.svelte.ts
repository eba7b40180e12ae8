/** The positions a page has been shown, in order: what its reader may look at again without being told anything new. */
import type { Change } from "../lib/socket.svelte";
import type { View } from "../lib/wire";
import type { Moment } from "./meanwhile.svelte";

/** A position with how long the log was when it came. */
interface Shown extends Moment {
  length: number;
}

/** Whoever plays for hours can look back at the latest of it. */
export const MOST_SHOWN = 400;

export class Past {
  #shown = $state.raw<Shown[]>([]);

  /** A view comes, and the log is so long now; what was taken back is forgotten. */
  comes({ after, lines }: Change, length: number): void {
    const kept = this.#shown.filter((shown) => shown.length <= length - lines.length);
    this.#shown = [...kept, { view: after, lines, length }].slice(-MOST_SHOWN);
  }

  /** The position after a line of the log was told; null if the page has not seen it. */
  after(line: number): View | null {
    return this.#shown[this.#indexOf(line)]?.view ?? null;
  }

  /** What came from a line on, with the position before it as far as the page has seen that. */
  since(line: number): Moment[] {
    const at = this.#indexOf(line);
    return at < 0 ? [] : this.#shown.slice(Math.max(at - 1, 0));
  }

  #indexOf(line: number): number {
    const [first] = this.#shown;
    return first && line >= first.length - 1 ? this.#shown.findIndex(({ length }) => length > line) : -1;
  }
}
