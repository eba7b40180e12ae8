/** Picking several things, or spreading points, before anything is sent: what the game asks one by one is one choice. */
import type { Choice, Prompt, View } from "../lib/wire";

/** What is known of the table. */
export interface Asked {
  readonly view: View | null;
  readonly prompt: Prompt | null;
  readonly mine: number | null;
  readonly locked: boolean;
  /** A tour waits for single choices. */
  readonly guide: unknown;
}

export class Picking {
  /** How often each choice is picked, by its move. */
  #picked = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The moves that are still to be sent. */
  #coming = $state.raw<readonly string[]>([]);
  #sentFrom: View | null = null;

  constructor(
    private readonly table: Asked,
    private readonly choose: (choice: Choice) => void,
  ) {}

  /** What is asked for in all; null if one answer settles the question. */
  get together(): Prompt["together"] {
    const { prompt, mine, guide } = this.table;
    return prompt !== null && prompt.seat === mine && guide === null && !this.sends ? prompt.together : null;
  }

  /** Whether points are spread; otherwise things are picked. */
  get spreads(): boolean {
    return this.together?.each.some((times) => times > 1) === true;
  }

  /** Whether what was picked is on its way. */
  get sends(): boolean {
    return this.#coming.length > 0;
  }

  /** How many are picked. */
  get count(): number {
    return [...this.#picked.values()].reduce((sum, times) => sum + times, 0);
  }

  /** How many may still be picked. */
  get left(): number {
    return (this.together?.most ?? 0) - this.count;
  }

  /** Whether it may be enough now. */
  get isEnough(): boolean {
    return this.together !== null && this.count >= this.together.least;
  }

  /** The choice that ends it early. */
  get stop(): Choice | null {
    const { together } = this;
    return (together && this.table.prompt?.choices.find(({ move }) => move === together.stop)) ?? null;
  }

  /** How often a choice is picked. */
  timesOf(choice: Choice): number {
    return this.#picked.get(choice.move) ?? 0;
  }

  /** How often a choice may be picked; 0 if it is none of those. */
  mostOf(choice: Choice): number {
    const { prompt } = this.table;
    const at = prompt?.choices.findIndex(({ move }) => move === choice.move) ?? -1;
    return this.together?.each[at] ?? 0;
  }

  /** Picks a thing or gives it back; of points, one more as long as there are any. */
  press(choice: Choice): void {
    const times = this.timesOf(choice);
    if (this.mostOf(choice) === 1 && times === 1) this.change(choice, -1);
    else this.change(choice, 1);
  }

  /** One more or one less. */
  change(choice: Choice, by: 1 | -1): void {
    const times = this.timesOf(choice) + by;
    if (this.table.locked || times < 0 || times > this.mostOf(choice) || (by > 0 && this.left === 0)) return;
    const picked = new Map(this.#picked);
    if (times > 0) picked.set(choice.move, times);
    else picked.delete(choice.move);
    this.#picked = picked;
  }

  /** Nothing is picked any more; false if nothing was. */
  clear(): boolean {
    const had = this.#picked.size > 0;
    this.#picked = new Map();
    return had;
  }

  /** Sends all that is picked. */
  confirm(): void {
    const { together, table } = this;
    if (!together || !this.isEnough || table.locked) return;
    const moves = [...this.#picked].flatMap(([move, times]) => Array.from({ length: times }, () => move));
    if (together.stop !== null && moves.length < together.most) moves.push(together.stop);
    this.#coming = moves;
    this.#sentFrom = null;
  }

  /** Another question is shown: what was picked belonged to the last one. */
  comes(): void {
    this.#picked = new Map();
  }

  /** Sends the next move as soon as the table asks for it; for an effect. What is no longer offered is asked again. */
  run(): void {
    const { view, prompt, mine, locked } = this.table;
    const [next, ...rest] = this.#coming;
    if (next === undefined || locked || view === this.#sentFrom) return;
    const choice = prompt?.seat === mine ? prompt?.choices.find(({ move }) => move === next) : undefined;
    this.#coming = choice ? rest : [];
    this.#sentFrom = view;
    if (choice) this.choose(choice);
  }
}
