/** Turns up what was revealed, one card after another, above a table on which the game goes on meanwhile. */
import type { Reveal } from "./reveal";

/** How long a card takes to turn, and until the next one does. */
const TURN = 420;
const BETWEEN = 200;
/** All of them together; with many cards each gets less time. */
const LONGEST = 3000;
/** How long everything lies open at the end. */
const LINGER = 1500;

export class Turning {
  /** What is being shown; null if nothing is. */
  reveal = $state.raw<Reveal | null>(null);
  /** Whether something is still to be shown: until then nobody may read what came of it. */
  #comes = $state(false);
  /** How many lines were told before what is being shown. */
  #told = $state(0);
  /** How many cards are face up or turning, and how many of them are counted. */
  turned = $state(0);
  counted = $state(0);
  /** How long one card takes to turn, in milliseconds. */
  turn = $state(TURN);
  /** What was turned up last, to be read out in one go. */
  announced = $state.raw<Reveal | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #between = BETWEEN;

  /** Whether stakes are turned up now or in a moment. */
  get on(): boolean {
    return this.#comes || this.reveal !== null;
  }

  /** Something may come after so many lines of the log. */
  comesAfter(told: number): void {
    if (!this.on) this.#told = told;
  }

  /** The lines of a log that may be read: what is turned up is seen before it is told. */
  readable<Line>(lines: Line[]): Line[] {
    return this.on ? lines.slice(0, this.#told) : lines;
  }

  /** Something will be shown as soon as the table shows what came before it. */
  awaits(): void {
    this.#comes = true;
  }

  /** Shows a reveal, all of it face down; `speed` is 1 for the usual times, less for shorter ones, and 0 to only announce it. */
  start(reveal: Reveal, speed: number): void {
    this.close();
    this.announced = reveal;
    if (speed === 0) return;
    const scale = speed * Math.min(1, LONGEST / (reveal.order.length * (TURN + BETWEEN)));
    this.turn = TURN * scale;
    this.#between = BETWEEN * scale;
    this.turned = this.counted = 0;
    this.reveal = reveal;
  }

  /** Begins to turn cards up, once they are seen lying face down. */
  begin(): void {
    if (this.goesOn) this.#wait();
  }

  /** Whether cards are still to be turned up and counted. */
  get goesOn(): boolean {
    return this.reveal !== null && this.counted < this.reveal.order.length;
  }

  /** Turns up the rest at once; once all are, ends. */
  skip(): void {
    if (!this.goesOn) return this.close();
    this.turned = this.counted = this.reveal?.order.length ?? 0;
    this.#endSoon();
  }

  /** Ends at once. */
  close(): void {
    clearTimeout(this.#timer);
    this.#comes = false;
    this.reveal = null;
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#next(), this.#between);
  }

  /** A card turns, and counts when it lies open. */
  #next(): void {
    this.turned += 1;
    this.#timer = setTimeout(() => this.#count(), this.turn);
  }

  #count(): void {
    this.counted = this.turned;
    if (this.goesOn) this.#wait();
    else this.#endSoon();
  }

  #endSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), LINGER);
  }
}
