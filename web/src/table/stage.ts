/** Shows one view after another on the desk, with the motion that lets people follow what happened. */
import { flushSync } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Text, View } from "../lib/wire";
import type { Desk } from "./desk.svelte";
import { flightTime, fly, snapshot } from "./flight";
import { journeys, seatChanges, thingChanges } from "./journeys";
import { Pace } from "./pace";
import { revealBetween, type Reveal } from "./reveal";

const LINGER = 1600;
/** A short rest between updates, so that each can be seen. */
const REST = 90;
const MOVE = { normal: 260, fast: 130, off: 0 } as const;
const TURNING = { normal: 1, fast: 0.5, off: 0 } as const;

export class Stage {
  /** Where the table is drawn, and the layer above it for things in flight; null until they are there. */
  root: HTMLElement | null = null;
  layer: HTMLElement | null = null;

  #pace = new Pace<View>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #land: () => void = () => undefined;
  #busy = false;
  #newest: View | null = null;
  #revealed: Reveal | null = null;

  constructor(
    private readonly desk: Desk,
    /** Told whenever the table shows the newest view or falls behind it. */
    private readonly onCaughtUp: (caughtUp: boolean) => void,
  ) {}

  /** A new view: shown now, or after those that are being shown. */
  push(view: View): void {
    // Of views that came, not of those shown: one in between may be left out.
    this.#revealed = (this.#newest && revealBetween(this.#newest, view)) ?? this.#revealed;
    this.#newest = view;
    this.#pace.add(view, performance.now());
    this.onCaughtUp(false);
    if (!this.#busy) this.#next();
  }

  /** Ends all motion and shows the newest view; true if anything was still to come. */
  finish(): boolean {
    const behind = this.#pace.length > 0;
    const newest = this.#pace.newest();
    this.#settle();
    if (newest) this.#show(newest, 0);
    this.#settle();
    this.onCaughtUp(true);
    return behind;
  }

  /** Stops everything. */
  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#fading);
    this.#pace.newest();
    this.desk.turning.close();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#busy = false;
    this.#land();
    this.#land = () => undefined;
  }

  #next(): void {
    const each = document.visibilityState === "visible" ? MOVE[settings.motion] : 0;
    const view = this.#pace.next(performance.now(), each + REST);
    if (!view) {
      this.#busy = false;
      this.onCaughtUp(true);
      return;
    }
    const time = this.#show(view, each);
    if (this.#pace.length === 0) this.onCaughtUp(true);
    this.#busy = true;
    this.#timer = setTimeout(() => this.#next(), each === 0 ? 0 : Math.max(time, REST));
  }

  /** Shows a view with its motion; returns how long that takes. */
  #show(view: View, each: number): number {
    const before = this.desk.view;
    this.#land();
    if (!before) {
      this.#set(view, new Map(), new Map());
      return 0;
    }
    const on = each > 0 && this.root && this.layer ? journeys(before, view) : [];
    const was = this.root && snapshot(this.root, on);
    this.#set(view, thingChanges(before, view), seatChanges(before, view));
    if (was && this.root && this.layer) this.#land = fly(this.root, this.layer, on, was, each);
    return flightTime(on.length, each);
  }

  /** What was turned up lies open on the table already; whoever likes to see it card by card does so above it. */
  #turnUp(): void {
    if (!this.#revealed) return;
    const seen = document.visibilityState === "visible";
    this.desk.turning.start(this.#revealed, seen ? TURNING[settings.motion] : 0);
    this.#revealed = null;
  }

  #set(view: View, changed: Map<number, Text>, deltas: Map<string, number>): void {
    flushSync(() => this.desk.show(view, changed, deltas));
    this.#turnUp();
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => this.desk.fade(), LINGER);
  }
}
