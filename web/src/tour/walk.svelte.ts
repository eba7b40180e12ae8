/** One walk through a tour: the current stop, the log so far, and whether a choice is the expected one. */
import type { Choice, LogLine, TableWish, Tour, TourStop, View } from "../lib/wire";

export class Walk {
  at = $state(0);

  constructor(
    readonly tour: Tour,
    start: number,
    /** Told of every stop that is reached, and how many lines were told before it. */
    private readonly onStop: (stop: TourStop, told: number) => void,
  ) {
    this.go(start);
  }

  /** How many stops there are. */
  get length(): number {
    return this.tour.stops.length;
  }

  /** The stop it stands at. */
  get stop(): TourStop {
    return this.tour.stops[this.at] as TourStop;
  }

  /** Whether this is the end. */
  get isOver(): boolean {
    return this.at === this.length - 1;
  }

  /** The choice the tour waits for; null where there is only something to read. */
  get wanted(): Choice | null {
    return wantedAt(this.stop);
  }

  /** Everything told so far. */
  get lines(): LogLine[] {
    return this.tour.stops.slice(0, this.at + 1).flatMap((stop) => stop.log);
  }

  /** How many lines were told before this stop. */
  get told(): number {
    return this.lines.length - this.stop.log.length;
  }

  /** Goes to a stop; beyond the ends, to the nearest. */
  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.length - 1);
    this.onStop(this.stop, this.told);
  }

  /** One stop on, or back. */
  step(by: 1 | -1): void {
    if (this.at + by >= 0 && this.at + by < this.length) this.go(this.at + by);
  }

  /** Somebody makes a choice: the one that is waited for leads on, any other changes nothing and answers false. */
  take(choice: Choice): boolean {
    if (choice.move !== this.stop.move) return false;
    this.step(1);
    return true;
  }

  /** The stop that a view belongs to. */
  stopOf(view: View | null): TourStop | null {
    return this.tour.stops.find((stop) => stop.view === view) ?? null;
  }
}

/** The choice a stop waits for. */
export function wantedAt(stop: TourStop): Choice | null {
  return stop.view.prompt?.choices.find((choice) => choice.move === stop.move) ?? null;
}

/** The stop an address asks for; the first if it says nothing that makes sense. */
export function startIn(query: URLSearchParams): number {
  const step = Number(query.get("step") ?? 1);
  return Number.isInteger(step) ? step - 1 : 0;
}

/** A table of the same setup: one seat for oneself, an easy computer in all others. */
export function wishAfter(tour: Tour): TableWish {
  return {
    game: tour.game,
    title: "",
    players: tour.players,
    options: tour.options,
    seats: Array.from({ length: tour.players }, (_, seat) =>
      seat === tour.learner ? { kind: "person", level: null } : { kind: "computer", level: "easy" },
    ),
    my_seat: tour.learner,
    clock: null,
    on_timeout: "computer",
    open: false,
    spectators: true,
    undo: true,
    hidden_decks: true,
    from_record: null,
  };
}
