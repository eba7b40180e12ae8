/** Small made-up views for the tests of the table. */
import type { Card, Choice, Look, Region, SeatView, Text, Thing, View } from "../../src/lib/wire";

export const LOOK: Look = { side: "neutral", color: "grey", icon: "", figure: "kit", wide: false, unique: false };

export function both(text: string): Text {
  return { en: text, pl: text };
}

export function thing(id: number, more: Partial<Thing> = {}): Thing {
  return { kind: "card", id, key: `card-${id}`, ...more };
}

export function back(): Thing {
  return { kind: "card" };
}

export function region(key: string, layout: Region["layout"], things: Thing[], more: Partial<Region> = {}): Region {
  return { key, layout, title: both(key), things, ...more };
}

export function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  return { seat: number, name: both(`Seat ${number}`), numbers: [], text: both(""), look: LOOK, team: null, ...more };
}

export function view(players: number, regions: Region[], more: Partial<View> = {}): View {
  const seats = Array.from({ length: players }, (_, number) => seat(number));
  return {
    game: "g",
    seat: 0,
    headline: both("Round 1"),
    seats,
    regions,
    prompt: null,
    winners: [],
    phases: null,
    ...more,
  };
}

export function choice(verb: string, things: number[] = [], label = `${verb} ${things.join()}`): Choice {
  return { move: `${verb} ${things.join()}`, verb, label: both(label), things, rule: "", waste: null };
}

export function card(key: string, en: string, pl: string): Card {
  const empty = both("");
  return {
    key,
    name: { en, pl },
    subtitle: empty,
    kind: empty,
    traits: empty,
    text: empty,
    numbers: [],
    copies: 1,
    look: LOOK,
    faces: [],
    rules: [],
    own_polish: false,
  };
}
