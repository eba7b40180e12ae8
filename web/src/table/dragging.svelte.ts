/** Dragging a thing onto the table or onto a target: the same choices as by clicking, in one movement. */
import type { Choice, Thing, View } from "../lib/wire";

/** How far the pointer has to go before a press becomes a drag. */
export const THRESHOLD = 8;

/** The table as far as dragging is concerned. */
export interface Board {
  readonly view: View | null;
  readonly choices: Choice[];
  readonly locked: boolean;
  choicesOf(things: Thing[]): Choice[];
  thing(id: number): Thing | null;
  narrow(choices: Choice[], things: number[]): void;
  back(): boolean;
  take(choice: Choice): void;
}

/** Which of the choices of a thing a drop means: the one about its target, else the only one; null if it is open. */
export function meant(choices: Choice[], onto: number | null): Choice | null {
  const aimed = onto === null ? [] : choices.filter(({ things }) => things.includes(onto));
  const [only, ...others] = aimed.length > 0 ? aimed : choices;
  return only && others.length === 0 ? only : null;
}

export class Dragging {
  /** The thing that is dragged. */
  held = $state<number | null>(null);
  /** What it was dropped on, for the question after that of this view. */
  #target: { thing: number; after: View | null } | null = null;

  constructor(private readonly board: Board) {}

  /** Whether a thing can be dragged. */
  canTake(id: number): boolean {
    return !this.board.locked && this.#choicesOf(id).length > 0;
  }

  /** Takes a thing up; what it can be done with is lit. */
  take(id: number): void {
    this.held = id;
    this.board.narrow(this.#choicesOf(id), [id]);
  }

  /** Puts it down on another thing, or on the table; where several choices are left the bar goes on asking. */
  drop(onto: number | null): void {
    if (this.held === null) return;
    const target = onto === this.held ? null : onto;
    const choice = meant(this.#choicesOf(this.held), target);
    this.held = null;
    if (choice === null) return;
    const isAimed = target !== null && !choice.things.includes(target);
    this.#target = isAimed ? { thing: target, after: this.board.view } : null;
    this.board.take(choice);
  }

  /** Puts it back. */
  cancel(): void {
    if (this.held === null) return;
    this.held = null;
    this.board.back();
  }

  /** Where the rules ask for the target after the choice, it has been named already; for an effect. */
  goOn(): void {
    const { view, locked, choices } = this.board;
    const target = this.#target;
    if (target === null || view === target.after || locked || choices.length === 0) return;
    this.#target = null;
    const [only, ...others] = choices.filter(({ things }) => things.includes(target.thing));
    if (only && others.length === 0) this.board.take(only);
  }

  #choicesOf(id: number): Choice[] {
    const thing = this.board.thing(id);
    return thing ? this.board.choicesOf([thing]) : [];
  }
}
