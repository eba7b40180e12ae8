/** A test of a deck on its way: started, asked about until it is over, and stopped. It goes on while nobody looks. */
import { api, ApiProblem, problemOf } from "../lib/api";
import { asPlayer } from "../lib/me.svelte";
import type { LabReport, LabWish, Problem } from "../lib/wire";

const ASK_AGAIN = 700;
const ASK_LATER = 5000;

export class Tester {
  /** The newest numbers; null before the first test. */
  report = $state.raw<LabReport | null>(null);
  problem = $state.raw<Problem | null>(null);
  starting = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to questions about earlier tests are not wanted any more. */
  #attempt = 0;

  /** The numbers of this deck, if it is the one that was tested last. */
  of(game: string, code: string): LabReport | null {
    return this.report?.game === game && this.report.deck === code ? this.report : null;
  }

  /** Whether games are being played. */
  get running(): boolean {
    return this.report !== null && !this.report.is_done;
  }

  /** Begins a test, or takes up the one of the same deck that is under way. */
  async start(wish: LabWish): Promise<void> {
    this.starting = true;
    await this.#ask(() => asPlayer(() => this.#begin(wish)));
    this.starting = false;
  }

  /** Plays no more games; what was found stays. */
  async stop(): Promise<void> {
    await this.#ask(() => asPlayer(() => api.stopLab()));
  }

  /** Makes room for another test. */
  forget(): void {
    this.#leave();
    this.report = this.problem = null;
  }

  #leave(): void {
    this.#attempt += 1;
    clearTimeout(this.#timer);
  }

  async #begin(wish: LabWish): Promise<LabReport> {
    try {
      return await api.startLab(wish);
    } catch (caught) {
      if (!(caught instanceof ApiProblem && caught.problem.code === "one_lab")) throw caught;
      const running = await api.lab();
      if (running.is_done || running.game !== wish.game || running.deck !== wish.deck) throw caught;
      return running;
    }
  }

  async #ask(question: () => Promise<LabReport>): Promise<void> {
    this.#leave();
    const attempt = this.#attempt;
    try {
      const found = await question();
      if (attempt !== this.#attempt) return;
      this.problem = null;
      this.report = found;
      if (!found.is_done) this.#askAgain(ASK_AGAIN);
    } catch (caught) {
      if (attempt !== this.#attempt) return;
      this.problem = problemOf(caught);
      if (caught instanceof ApiProblem && caught.status > 0) this.#end();
      else if (this.running) this.#askAgain(ASK_LATER);
    }
  }

  #askAgain(after: number): void {
    this.#timer = setTimeout(() => void this.#ask(() => api.lab()), after);
  }

  /** A server that does not know the test any more plays no more games of it. */
  #end(): void {
    if (this.report && this.running) this.report = { ...this.report, is_done: true };
  }
}

/** The only test of this page: a person has one at a time. */
export const tester = new Tester();
