/** An analysis on its way: started, asked about until it is done, cancelled, and seen through other eyes. */
import { api, ApiProblem, problemOf } from "../lib/api";
import type { GameAnalysis, Problem } from "../lib/wire";
import type { Eyes } from "../table/transport.svelte";

const ASK_AGAIN = 700;

export class Analyst {
  /** What is known so far; null before the start and after cancelling. */
  found = $state.raw<GameAnalysis | null>(null);
  problem = $state.raw<Problem | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to questions of earlier attempts are not wanted any more. */
  #attempt = 0;

  constructor(
    private readonly record: string,
    private eyes: Eyes,
  ) {}

  /** The analysis with all its verdicts, once it is done. */
  get done(): GameAnalysis | null {
    return this.found?.is_done ? this.found : null;
  }

  /** Whether it is under way. */
  get running(): boolean {
    return this.found !== null && !this.found.is_done;
  }

  /** Begins, or goes along with an analysis that somebody else has begun. */
  async start(): Promise<void> {
    this.problem = null;
    await this.#ask(() => api.startAnalysis(this.record, this.eyes));
  }

  /** Looks through other eyes, which may see other words. */
  see(eyes: Eyes): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    if (this.found) void this.start();
  }

  /** Gives it up. */
  async cancel(): Promise<void> {
    this.stop();
    this.found = null;
    try {
      await api.cancelAnalysis(this.record);
    } catch (caught) {
      if (!(caught instanceof ApiProblem && caught.problem.code === "no_analysis")) this.problem = problemOf(caught);
    }
  }

  /** Asks no more; the server goes on for a while. */
  stop(): void {
    this.#attempt += 1;
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<GameAnalysis>): Promise<void> {
    this.stop();
    const attempt = this.#attempt;
    try {
      const found = await question();
      if (attempt !== this.#attempt) return;
      this.found = found;
      if (!found.is_done) this.#timer = setTimeout(() => void this.#ask(() => this.#progress()), ASK_AGAIN);
    } catch (caught) {
      if (attempt !== this.#attempt) return;
      this.found = null;
      this.problem = problemOf(caught);
    }
  }

  /** How far it is; a server that knows nothing of it begins anew. */
  async #progress(): Promise<GameAnalysis> {
    try {
      return await api.analysis(this.record, this.eyes);
    } catch (caught) {
      if (!(caught instanceof ApiProblem && caught.problem.code === "no_analysis")) throw caught;
      return api.startAnalysis(this.record, this.eyes);
    }
  }
}
