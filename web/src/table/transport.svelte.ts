/** Playback of a record: which move is shown, from whose point of view, and how fast. */
import { api, ApiProblem } from "../lib/api";
import type { Position, Problem, RecordInfo } from "../lib/wire";
import { moveOfLine } from "./replaying";

/** A seat, a spectator (the number of players) or everybody. */
export type Eyes = number | "all";

/** Milliseconds between two moves. */
export const SPEEDS = { slow: 2000, normal: 1000, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;

const AHEAD = 3;

export class Transport {
  move = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  speed = $state<Speed>("normal");
  position = $state.raw<Position | null>(null);
  problem = $state.raw<Problem | null>(null);

  /** The move of the position. */
  #shown = 0;
  #kept = new Map<string, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly record: RecordInfo,
    start: { move: number; eyes: Eyes },
    /** Told whether the position is the one after that shown before. */
    private readonly onPosition: (position: Position, isNext: boolean) => void,
  ) {
    this.eyes = start.eyes;
    void this.go(start.move);
  }

  /** The number of moves. */
  get length(): number {
    return this.record.moves.length;
  }

  /** Shows the table after that many moves. */
  async go(move: number): Promise<void> {
    this.move = Math.min(Math.max(move, 0), this.length);
    const [wanted, eyes] = [this.move, this.eyes];
    try {
      const position = await this.#fetch(wanted, eyes);
      if (wanted !== this.move || eyes !== this.eyes) return;
      const isNext = this.position !== null && this.#shown === wanted - 1;
      this.position = position;
      this.#shown = wanted;
      this.problem = null;
      this.onPosition(position, isNext);
      for (let next = 1; next <= AHEAD; next += 1) this.#prefetch(wanted + next, eyes);
    } catch (caught) {
      if (!(caught instanceof ApiProblem)) throw caught;
      if (wanted !== this.move || eyes !== this.eyes) return;
      this.problem = caught.problem;
      this.pause();
    }
  }

  /** Looks through other eyes at the same moment. */
  see(eyes: Eyes): void {
    this.eyes = eyes;
    void this.go(this.move);
  }

  /** One move on or back. */
  step(by: number): void {
    this.pause();
    void this.go(this.move + by);
  }

  /** Plays by itself from here; from the start if it stands at the end. */
  play(): void {
    this.playing = true;
    if (this.move >= this.length) void this.go(0);
    this.#wait();
  }

  /** Plays what follows from a move on: first it is seen how things stood before it. */
  async playFrom(move: number): Promise<void> {
    await this.go(move - 1);
    this.play();
  }

  /** Stops playing. */
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The move after which a log line was told, as far as positions are known; asks for those it needs. */
  moveOfLine(line: number): Promise<number> {
    return moveOfLine(line, this.length, (move) => this.#fetch(move, this.eyes));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(), SPEEDS[this.speed]);
  }

  async #advance(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.move + 1);
    if (this.move >= this.length) this.pause();
    else if (this.playing) this.#wait();
  }

  #prefetch(move: number, eyes: Eyes): void {
    if (move <= this.length) this.#fetch(move, eyes).catch(() => undefined);
  }

  #fetch(move: number, eyes: Eyes): Promise<Position> {
    const key = `${move} ${eyes}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const asked = api.position(this.record.id, move, eyes);
    this.#kept.set(key, asked);
    asked.catch(() => this.#kept.delete(key));
    return asked;
  }
}
