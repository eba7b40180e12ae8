/** Shows one view after another on the desk, with the motion that lets people follow what happened. */
import { flushSync } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { LogLine, Text, View } from "../lib/wire";
import { blows, type Arrow } from "./arrows";
import type { Desk } from "./desk.svelte";
import type { Turn } from "./drawing";
import { flightTime, fly, snapshot } from "./flight";
import { inNextFrame } from "./frames";
import { journeys, NEW, seatChanges, thingChanges } from "./journeys";
import type { Moment } from "./meanwhile.svelte";
import { Pace } from "./pace";
import { playedIn } from "./played";
import { revealBetween, type Reveal } from "./reveal";
import { moving } from "./speed";
import { enliven } from "./tumble";

const NONE: ReadonlySet<number> = new Set();
const LINGER = 1600;
/** A short rest between updates, so that each can be seen. */
const REST = 90;
/** How long each step is shown when somebody wants to see it again: a card held up has gone by then. */
const AGAIN = 1000;
/** An arrow of damage is drawn, a spark runs along it, and it goes. */
const STRIKE = 720;
const ROLL = { normal: 600, fast: 300, off: 0 } as const;
const TURNING = { normal: 1, fast: 0.5, off: 0 } as const;
/** Whoever wants no motion still sees what is played, only that it does not move. */
const PRESENTING = { normal: 1, fast: 0.5, off: 1 } as const;

export class Stage {
  /** Where the table is drawn, and the layer above it for things in flight; null until they are there. */
  root: HTMLElement | null = null;
  layer: HTMLElement | null = null;

  #pace = new Pace<View>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #striking: ReturnType<typeof setTimeout> | undefined;
  #land: () => void = () => undefined;
  #aims: () => void = () => undefined;
  #asks: () => void = () => undefined;
  #waits: () => void = () => undefined;
  #holds: () => void = () => undefined;
  #busy = false;
  #newest: View | null = null;
  #revealed: Reveal | null = null;
  /** What was told since the view shown. */
  #told: LogLine[] = [];
  /** What is still to be shown again. */
  #again: Moment[] = [];

  constructor(
    private readonly desk: Desk,
    /** Told whenever the table shows the newest view or falls behind it. */
    private readonly onCaughtUp: (caughtUp: boolean) => void,
  ) {}

  /** A new view with what was told of it: shown now, or after those that are being shown. */
  push(view: View, told: LogLine[] = []): void {
    // Of views that came, not of those shown: one in between may be left out.
    this.#revealed = (this.#newest && revealBetween(this.#newest, view)) ?? this.#revealed;
    if (this.#revealed && this.#turningSpeed() > 0) this.desk.turning.awaits();
    this.#newest = view;
    this.#told.push(...told);
    this.#pace.add(view, performance.now());
    this.onCaughtUp(false);
    if (!this.#busy) this.#next();
  }

  /** Shows again how it came to the newest view; whatever is pressed ends it. */
  replay([first, ...others]: Moment[]): void {
    this.finish();
    if (!first || others.length === 0) return;
    this.onCaughtUp(false);
    this.desk.replaying = true;
    this.#again = others;
    this.#busy = true;
    this.#set(first.view, new Map(), new Map());
    this.#timer = setTimeout(() => this.#showAgain(), AGAIN);
  }

  /** Shows another position in place of the newest, or that again. */
  peek(view: View | null): void {
    const shown = view ?? this.#newest;
    this.finish();
    if (shown) this.#set(shown, new Map(), new Map());
  }

  /** Ends all motion and shows the newest view; true if anything was still to come. */
  finish(): boolean {
    const behind = this.#pace.length > 0 || this.desk.replaying;
    const newest = this.#pace.newest() ?? (this.desk.replaying ? this.#newest : null);
    this.#endReplay();
    if (behind) this.#told = [];
    this.#settle();
    if (newest) this.#show(newest, 0);
    this.#settle();
    this.onCaughtUp(true);
    return behind;
  }

  /** Stops everything. */
  close(): void {
    this.#endReplay();
    clearTimeout(this.#timer);
    clearTimeout(this.#fading);
    clearTimeout(this.#striking);
    this.#aims();
    this.#asks();
    this.#waits();
    this.#holds();
    this.#endMotion();
    this.#pace.newest();
    this.desk.turning.close();
    this.desk.presenting.end();
  }

  #showAgain(): void {
    const moment = this.#again.shift();
    if (!moment) {
      this.#endReplay();
      return this.#next();
    }
    this.#told = [...moment.lines];
    this.#show(moment.view, moving());
    this.#timer = setTimeout(() => this.#showAgain(), AGAIN);
  }

  #endReplay(): void {
    this.#again = [];
    if (this.desk.replaying) this.desk.presenting.end();
    this.desk.replaying = false;
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#busy = false;
    this.#waits();
    this.#holds();
    this.#endMotion();
    this.desk.drawing.finish();
  }

  #endMotion(): void {
    this.#land();
    this.#land = () => undefined;
    this.desk.arriving = NONE;
  }

  #next(): void {
    const each = moving();
    const view = this.#pace.next(performance.now(), each + REST);
    if (!view) {
      this.#busy = false;
      this.onCaughtUp(true);
      return;
    }
    const time = this.#show(view, each);
    this.#caughtUp();
    this.#busy = true;
    const goOn = (): void => {
      this.#timer = setTimeout(() => this.#next(), each === 0 ? 0 : Math.max(time, REST));
    };
    if (each === 0) goOn();
    else this.#onceDrawn(goOn);
  }

  /** Tells that the newest view is shown, as soon as it asks its question. */
  #caughtUp(): void {
    this.#asks();
    this.#asks = this.desk.drawing.add(() => {
      if (this.#pace.length === 0) this.onCaughtUp(true);
    }, "question");
  }

  /** Shows a view with its motion; returns how long that takes. */
  #show(view: View, each: number): number {
    const before = this.desk.view;
    this.#endMotion();
    if (!before) {
      this.#set(view, new Map(), new Map());
      return 0;
    }
    const [rolled, struck] = [rolledIn(this.#told), blows(this.#told, before)];
    const changed = thingChanges(before, view);
    const { root, layer } = this;
    const on = each > 0 && root && layer ? journeys(before, view) : [];
    const was = root && snapshot(root, on);
    this.desk.arriving = new Set(on.flatMap(({ id }) => id ?? []));
    this.#endStrike();
    this.#set(view, changed, seatChanges(before, view));
    this.#strike(struck);
    if (each === 0 || !was || !root || !layer) return 0;
    const flying = on.filter(({ id }) => id === null || !rolled.has(id));
    const counted = [...changed].flatMap(([id, word]) => (word === NEW ? [] : id));
    const hit = struck.map(({ to }) => to);
    this.#move(() => [
      fly({ root, layer, drawing: this.desk.drawing }, flying, was, each),
      enliven(root, { rolled, counted, hit }, was, { roll: ROLL[settings.motion], each }),
    ]);
    return Math.max(flightTime(flying.length, each), rolled.size > 0 ? ROLL[settings.motion] : 0);
  }

  /** Begins motion once the table is drawn. In a frame measuring costs nothing, for it must be laid out anyway. */
  #move(begin: () => (() => void)[]): void {
    this.#land = this.#inFrameOf("motion", () => {
      const ends = begin();
      this.desk.arriving = NONE;
      this.#land = () => ends.forEach((end) => end());
    });
  }

  /** Acts in the frame after a turn has come; returns how to give it up. */
  #inFrameOf(turn: Turn, act: () => void): () => void {
    let leave = (): void => undefined;
    const giveUp = this.desk.drawing.add(() => (leave = inNextFrame(act)), turn);
    return () => {
      giveUp();
      leave();
    };
  }

  /** Acts when all is drawn and motion has begun. */
  #onceDrawn(act: () => void): void {
    this.#waits = inNextFrame(() => (this.#waits = this.desk.drawing.add(act)));
  }

  /** What was turned up lies open on the table already; whoever likes to see it card by card does so above it. */
  #turnUp(): void {
    if (!this.#revealed) return;
    this.desk.turning.start(this.#revealed, this.#turningSpeed());
    this.#revealed = null;
  }

  /** How fast stakes are turned up; 0 where nobody would see it. */
  #turningSpeed(): number {
    return document.visibilityState === "visible" ? TURNING[settings.motion] : 0;
  }

  /** Holds up what others played, unless stakes are being turned up. */
  #present(view: View): void {
    const played = playedIn(this.#told, view, this.desk.mine);
    this.#told = [];
    if (played.length === 0 || this.desk.turning.reveal || document.visibilityState !== "visible") return;
    this.#holds = this.desk.drawing.add(() => this.desk.presenting.show(played, PRESENTING[settings.motion]));
  }

  #endStrike(): void {
    clearTimeout(this.#striking);
    this.#aims();
    this.desk.struck = [];
  }

  #strike(struck: Arrow[]): void {
    if (struck.length === 0) return;
    // After the question: flights are measured in a frame of their own.
    this.#aims = this.#inFrameOf("faces", () => {
      this.desk.struck = struck;
      this.#striking = setTimeout(() => (this.desk.struck = []), STRIKE);
    });
  }

  #set(view: View, changed: Map<number, Text>, deltas: Map<string, number>): void {
    flushSync(() => this.desk.show(view, changed, deltas));
    this.#turnUp();
    this.#present(view);
    this.desk.drawing.add(() => {
      clearTimeout(this.#fading);
      this.#fading = setTimeout(() => this.desk.fade(), LINGER);
    }, "motion");
  }
}

/** The dice that were rolled, as these lines tell it. */
function rolledIn(lines: LogLine[]): ReadonlySet<number> {
  return new Set(lines.flatMap(({ deed }) => (deed?.kind === "roll" ? (deed.things ?? []) : [])));
}
