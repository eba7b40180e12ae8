/** Forecasts: what the choice under the pointer or the focus will certainly do. The server is asked once a position. */
import type { Choice, ChoiceForecast, Effect, Forecasts, Region, ShareForecast, Text, View } from "../lib/wire";
import { isDamage, isShield } from "../cards/numbers";
import { signed } from "./journeys";

/** What is known of the table. */
export interface Seen {
  readonly view: View | null;
  readonly choices: Choice[];
  readonly locked: boolean;
}

/** A sign with a number, or words. */
export type Part = { icon: string; amount: string; tone: "hurt" | "good" | "plain" } | { text: Text };

/** What will happen at one place of the table. */
export interface Chip {
  /** Finds the place in the page. */
  place: string;
  parts: Part[];
}

export class Foresight {
  /** The move that is looked at. */
  #move = $state<string | null>(null);
  #told = $state.raw<{ view: View; choices: Map<string, ChoiceForecast>; shares: ShareForecast[] } | null>(null);
  #asked: View | null = null;

  constructor(
    private readonly table: Seen,
    private readonly ask: () => Promise<Forecasts>,
  ) {}

  /** What is certain about the choice that is looked at; null while nothing is known. */
  get shown(): ChoiceForecast | null {
    return this.#move === null ? null : this.of(this.#move);
  }

  /** What is certain about a choice that is offered; null while nothing is known. */
  of(move: string): ChoiceForecast | null {
    const { view, choices, locked } = this.table;
    const known = this.#told?.view === view && !locked && choices.some((choice) => choice.move === move);
    return known ? (this.#told?.choices.get(move) ?? null) : null;
  }

  /** What is certain on a thing that gets so much of what is spread; null while nothing is known. */
  ofShare(thing: number, amount: number): ShareForecast | null {
    const { view, locked } = this.table;
    if (this.#told?.view !== view || locked) return null;
    return this.#told?.shares.find((share) => share.thing === thing && share.amount === amount) ?? null;
  }

  /** Somebody looks at a choice, or at none. */
  consider(move: string | null): void {
    this.#move = move;
    if (move !== null) this.learn();
  }

  /** Asks for the forecasts of this position, once. */
  learn(): void {
    const { view } = this.table;
    if (view === null || this.#asked === view) return;
    this.#asked = view;
    this.ask().then(
      ({ choices, shares }) => {
        const told = new Map(choices.map((choice) => [choice.move, choice]));
        if (this.table.view === view) this.#told = { view, choices: told, shares };
      },
      () => undefined, // A forecast is a help: without it one plays on.
    );
  }
}

/** The chips of a forecast, one for each place. */
export function chipsOf({ effects }: Pick<ChoiceForecast, "effects">): Chip[] {
  const places = new Map<string, Effect[]>();
  for (const effect of effects) {
    const place = placeOf(effect);
    if (place !== null) places.set(place, [...(places.get(place) ?? []), effect]);
  }
  return [...places].map(([place, all]) => ({ place, parts: partsOf(all) }));
}

/** The chips of several choices together: where they tell different things of one place, it has none. */
export function agreed(chips: Chip[]): Chip[] {
  const places = new Map<string, Chip[]>();
  for (const chip of chips) places.set(chip.place, [...(places.get(chip.place) ?? []), chip]);
  return [...places.values()].flatMap(([first, ...others]) => {
    const said = JSON.stringify(first?.parts);
    return first && others.every(({ parts }) => JSON.stringify(parts) === said) ? [first] : [];
  });
}

/** How much of each thing that a place needs will come, by its icon. */
export function comingTo(region: Region, told: ChoiceForecast | null): Map<string, number> {
  const here = (told?.effects ?? []).filter((effect) => effect.region === region.key && effect.icon);
  return new Map(here.filter(({ seat }) => seat === (region.seat ?? null)).map(({ icon, change }) => [icon, change]));
}

/** How many cards one holds is seen without being told. */
const UNTOLD = new Set(["hand"]);

/** Finds a thing in the page. */
export function placeOfThing(id: number): string {
  return `[data-thing="${id}"]`;
}

/** What a place needs is told there, among what it needs. */
function placeOf({ thing, seat, region, icon }: Effect): string | null {
  if (thing !== null) return placeOfThing(thing);
  if (region !== null && icon) return null;
  if (region !== null) return `[data-region="${region}@${seat ?? "table"}"]`;
  return seat === null || UNTOLD.has(icon) ? null : `[data-seat-home="${seat}"]`;
}

/** Damage counts down what is left, and shields that take all of it say so: −0. */
function partsOf(effects: Effect[]): Part[] {
  const damaged = effects.some(({ icon }) => isDamage(icon));
  const blocked = !damaged && effects.some(({ icon, change }) => isShield(icon) && change < 0);
  const parts = effects.map(partOf);
  return blocked ? [{ icon: "heart", amount: "−0", tone: "plain" }, ...parts] : parts;
}

function partOf({ icon, change, text }: Effect): Part {
  if (change === 0) return { text };
  if (isDamage(icon)) return { icon: "heart", amount: signed(-change), tone: change > 0 ? "hurt" : "good" };
  return { icon, amount: signed(change), tone: "plain" };
}
