/** Passing in windows by itself: where no stop is set, or until somebody else does something. */
import { settings } from "../lib/settings.svelte";
import type { Game, Prompt, View, Window, WindowSpec } from "../lib/wire";
import { declineOf, nameOfQuestion, onlyWayOn, turnOf } from "./declining";
import { loadStops, saveStops, stopsAt, toggled, type Changed, type Turn } from "./stops";

/** How long every window can be seen before it is passed: always the same, so that it tells nothing about a hand. */
export const PAUSE = 700;

/**
 * How long somebody who lets the page pass where there is nothing to do takes to pass at least: the page when there is
 * nothing, and the hand when there is something, so that the one looks like the other.
 */
export const LEAST = 2500;

/** What is known of the table. */
export interface Seen {
  readonly view: View | null;
  readonly prompt: Prompt | null;
  readonly mine: number | null;
  readonly locked: boolean;
}

export class Passing {
  specs = $state.raw<WindowSpec[]>([]);
  changed = $state.raw<Changed>(new Set());
  /** How often the others have done something. */
  acts = $state(0);
  /** The same when one began to pass until something happens; null while one does not. */
  #since = $state<number | null>(null);
  /** The view in which one wants to be asked in any case. */
  #held = $state.raw<View | null>(null);
  /** Whether the next view is such a one: after taking back, one wants to choose otherwise. */
  #holdNext = false;
  /** The questions that one does not want to be asked again in a turn. */
  #quiet = $state.raw<{ turn: string; questions: ReadonlySet<string> }>({ turn: "", questions: new Set() });
  #came = 0;
  #game = "";

  constructor(
    private readonly table: Seen,
    private readonly choose: (move: string) => void,
  ) {}

  /** Learns which windows a game has. */
  learn(game: Game): void {
    this.#game = game.name;
    this.specs = game.windows;
    this.changed = loadStops(game.name);
  }

  /** The window in which one may act now; null if it is no window, or somebody else's opportunity. */
  get window(): Window | null {
    const { prompt, mine } = this.table;
    return prompt !== null && prompt.seat === mine ? prompt.window : null;
  }

  /** What the window is called. */
  get spec(): WindowSpec | null {
    return this.specs.find(({ key }) => key === this.window?.key) ?? null;
  }

  /** Whether one passes in all windows until something happens. */
  get until(): boolean {
    return this.#since === this.acts;
  }

  /** Whether the page passes here instead of asking. */
  get on(): boolean {
    return this.#move !== null;
  }

  /** The question that one is asked now; null if it is somebody else's. */
  get #asked(): Prompt | null {
    const { prompt, mine } = this.table;
    return prompt !== null && mine !== null && prompt.seat === mine ? prompt : null;
  }

  /** What the page answers by itself; null if it asks. */
  get #move(): string | null {
    const { window, table } = this;
    const asked = this.#asked;
    if (asked === null || table.mine === null || this.isHeld) return null;
    if (this.#isQuiet(asked)) return declineOf(asked);
    if (window !== null && this.specs.length > 0) {
      if (this.until || !stopsAt(window, table.mine, this.specs, this.changed)) return window.passing;
    }
    return settings.passing ? onlyWayOn(asked) : null;
  }

  /** Whether one may say here that one does not want to be asked again: it may come again, and can be declined. */
  get isOptional(): boolean {
    const asked = this.#asked;
    return asked?.recurs === true && declineOf(asked) !== null && onlyWayOn(asked) === null;
  }

  /** Declines here, and wherever the same is asked again in this turn. */
  quietThisTurn(): void {
    const { view } = this.table;
    if (this.#asked === null || view === null) return;
    const turn = turnOf(view);
    const before = this.#quiet.turn === turn ? [...this.#quiet.questions] : [];
    this.#quiet = { turn, questions: new Set([...before, nameOfQuestion(this.#asked)]) };
    this.#held = null;
  }

  #isQuiet(asked: Prompt): boolean {
    const { view } = this.table;
    const { turn, questions } = this.#quiet;
    return view !== null && questions.has(nameOfQuestion(asked)) && turn === turnOf(view);
  }

  /** How long a choice made by hand has to wait, so that doing nothing looks the same whether or not one could. */
  restOf(move: string): number {
    const idle = settings.passing && this.#asked !== null && declineOf(this.#asked) === move;
    return idle ? Math.max(0, this.#came + LEAST - performance.now()) : 0;
  }

  /** Whether one has said that one wants to be asked here. */
  get isHeld(): boolean {
    return this.#held !== null && this.#held === this.table.view;
  }

  /** Passes here and wherever else one may act, until somebody else does something or asks something else. */
  untilSomethingHappens(): void {
    this.#since = this.acts;
    this.#held = null;
  }

  /** Asks in this window, or in the next, whatever was set. */
  stop(): void {
    this.#since = null;
    if (this.#asked) this.#held = this.table.view;
  }

  /** Asks in the view to come, whatever was set. */
  stopNext(): void {
    this.stop();
    this.#holdNext = true;
  }

  /** A view is about to be shown. */
  comes(view: View): void {
    this.#came = performance.now();
    if (this.#holdNext) this.#held = view;
    this.#holdNext = false;
  }

  /** Turns a stop over, for this game in this browser. */
  toggle(key: string, turn: Turn): void {
    this.#keep(toggled(this.changed, key, turn));
  }

  /** Sets the stops as the game suggests. */
  reset(): void {
    this.#keep(new Set());
  }

  /** Passes after the pause, if it is to; for an effect, which calls what this returns as soon as anything changes. */
  run(): (() => void) | undefined {
    const { prompt, mine, locked } = this.table;
    const isQuestion = prompt !== null && prompt.seat === mine && prompt.window === null;
    if (this.#since !== null && (isQuestion || !this.until)) this.#since = null;
    const move = this.#move;
    if (move === null || locked) return undefined;
    const timer = setTimeout(() => this.choose(move), Math.max(PAUSE, this.restOf(move)));
    return () => clearTimeout(timer);
  }

  #keep(changed: Changed): void {
    this.changed = changed;
    saveStops(this.#game, changed);
  }
}
