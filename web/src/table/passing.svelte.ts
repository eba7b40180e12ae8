/** Passing in windows by itself: where no stop is set, or until somebody else does something. */
import type { Game, Prompt, View, Window, WindowSpec } from "../lib/wire";
import { loadStops, saveStops, stopsAt, toggled, type Changed, type Turn } from "./stops";

/** How long every window can be seen before it is passed: always the same, so that it tells nothing about a hand. */
export const PAUSE = 700;

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
    const { window, table } = this;
    if (window === null || table.mine === null || this.specs.length === 0 || this.isHeld) return false;
    return this.until || !stopsAt(window, table.mine, this.specs, this.changed);
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
    if (this.window) this.#held = this.table.view;
  }

  /** Asks in the view to come, whatever was set. */
  stopNext(): void {
    this.stop();
    this.#holdNext = true;
  }

  /** A view is about to be shown. */
  comes(view: View): void {
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
    const { window } = this;
    if (!this.on || window === null || locked) return undefined;
    const timer = setTimeout(() => this.choose(window.passing), PAUSE);
    return () => clearTimeout(timer);
  }

  #keep(changed: Changed): void {
    this.changed = changed;
    saveStops(this.#game, changed);
  }
}
