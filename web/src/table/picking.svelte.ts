/** Picking several things, or spreading an amount, before anything is sent: what the game asks one by one is one
 * choice. Where the game asks target by target how much each gets, the targets are the choices here, and a move for each
 * is found when all amounts are set. */
import type { Card, Choice, Prompt, Share, Text, Thing, View } from "../lib/wire";

/** What is known of the table. */
export interface Asked {
  readonly view: View | null;
  readonly prompt: Prompt | null;
  readonly mine: number | null;
  readonly locked: boolean;
  /** Something in the view, and its printed card. */
  thing(id: number): Thing | null;
  cardOf(thing: Thing): Card | null;
  /** A tour waits for single choices. */
  readonly guide: unknown;
}

const NAMELESS: Text = { en: "", pl: "" };

export class Picking {
  /** How often each choice is picked, by its move. */
  #picked = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The moves that are still to be sent. */
  #coming = $state.raw<readonly string[]>([]);
  /** Whether moves that are not asked for are left out: the rules make them. */
  #skips = false;
  #sentFrom: View | null = null;
  /** The things that get a share of an amount, each as a choice; nothing where there are none. */
  #targets = $derived.by((): Choice[] => this.#shares.map((share) => this.#targetOf(share)));

  constructor(
    private readonly table: Asked,
    private readonly choose: (choice: Choice) => void,
  ) {}

  /** What is asked for in all; null if one answer settles the question. */
  get together(): Prompt["together"] {
    const { prompt, mine, guide } = this.table;
    return prompt !== null && prompt.seat === mine && guide === null && !this.sends ? prompt.together : null;
  }

  /** What can be chosen: what the table offers, or the targets of an amount that is spread. */
  get choices(): Choice[] {
    return this.#targets.length > 0 ? this.#targets : (this.table.prompt?.choices ?? []);
  }

  /** Whether points are spread; otherwise things are picked. */
  get spreads(): boolean {
    return this.#shares.length > 0 || this.together?.each.some((times) => times > 1) === true;
  }

  /** What confirming does now, in the words of the game; null if it has none. */
  get confirms(): Text | null {
    const { together, count, spreads } = this;
    const said = together?.confirms[(spreads ? together.most : count) - 1];
    return said?.en ? said : null;
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
    const at = this.choices.findIndex(({ move }) => move === choice.move);
    const share = this.#shares[at];
    return share ? share.moves.length - 1 : (this.together?.each[at] ?? 0);
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
    const moves = this.#shares.length > 0 ? this.#amounts() : this.#answers();
    if (together.stop !== null && moves.length < together.most) moves.push(together.stop);
    this.#skips = this.#shares.length > 0;
    this.#coming = moves;
    this.#sentFrom = null;
  }

  get #shares(): readonly Share[] {
    return this.together?.shares ?? [];
  }

  #targetOf({ thing, moves }: Share): Choice {
    const [most] = moves.slice(-1);
    const lies = this.table.thing(thing);
    const name = (lies && this.table.cardOf(lies)?.name) ?? NAMELESS;
    const { verb = "", rule = "" } = this.table.prompt?.choices[0] ?? {};
    const label = { en: `“${name.en}”`, pl: `„${name.pl}”` };
    return { move: `${most} or less`, verb, label, things: [thing], rule, waste: null };
  }

  #answers(): string[] {
    return [...this.#picked].flatMap(([move, times]) => Array.from({ length: times }, () => move));
  }

  #amounts(): string[] {
    return this.#shares.flatMap(({ moves }, at) => moves[this.timesOf(this.#targets[at]!)] ?? []);
  }

  /** Another question is shown: what was picked belonged to the last one. */
  comes(): void {
    this.#picked = new Map();
  }

  /** Sends the next move as soon as the table asks for it; for an effect. What is no longer offered is asked again. */
  run(): void {
    const { view, prompt, mine, locked } = this.table;
    if (!this.sends || locked || view === this.#sentFrom) return;
    const offered = new Map(prompt?.seat === mine ? prompt?.choices.map((choice) => [choice.move, choice]) : []);
    const at = this.#skips ? this.#coming.findIndex((move) => offered.has(move)) : 0;
    const choice = offered.get(this.#coming[at] ?? "");
    this.#coming = choice ? this.#coming.slice(at + 1) : [];
    this.#sentFrom = view;
    if (choice) this.choose(choice);
  }
}
