/** Stakes that have just been turned face up: whose they are, what they count for, and in which order to show them. */
import type { Numeral, Region, Text, Thing, View } from "../lib/wire";

/** What one seat had put down. */
export interface RevealedSide {
  seat: number;
  things: Thing[];
  /** What all of it counts for. */
  total: Numeral;
  note: Text | null;
}

export interface Reveal {
  title: Text;
  /** In the order of the view. */
  sides: RevealedSide[];
  /** The cards one by one, those of each side in turn. */
  order: Turned[];
}

export interface Turned {
  side: number;
  thing: Thing;
}

const STAKES: ReadonlySet<string> = new Set(["stake", "recall"]);

function stakesOf(view: View, seat: number | undefined): Region[] {
  return view.regions.filter((region) => STAKES.has(region.layout) && region.seat === seat);
}

function isDown(thing: Thing): boolean {
  return thing.key === undefined || (thing.marks ?? []).some((mark) => mark.key === "face_down");
}

/** What everybody sees of the stakes of a seat; what is recalled while it still lies there is told once. */
function faceUp(view: View, seat: number): Map<number, Thing> {
  const things = stakesOf(view, seat).flatMap((region) => region.things);
  return new Map(things.filter((thing) => !isDown(thing)).map((thing) => [thing.id ?? -1, thing]));
}

/** What was turned up between two views; null if nothing was. */
export function revealBetween(before: View, after: View): Reveal | null {
  const seats = [...new Set(after.regions.filter((one) => STAKES.has(one.layout)).map((one) => one.seat ?? -1))];
  const sides = seats.flatMap((seat) => sideOf(before, after, seat) ?? []);
  const order = inTurn(sides);
  const title = stakesOf(after, sides[0]?.seat).at(-1)?.title;
  return order.length > 0 && title ? { title, sides, order } : null;
}

function sideOf(before: View, after: View, seat: number): RevealedSide | null {
  const counted = stakesOf(after, seat).filter((region) => region.total !== undefined);
  const region = counted.find((one) => one.layout === "recall") ?? counted[0];
  if (!region?.total) return null;
  const wasHidden = stakesOf(before, seat).some((one) => one.things.some(isDown));
  const known = faceUp(before, seat);
  const turned = [...faceUp(after, seat)].filter(([id]) => wasHidden && !known.has(id)).map(([, thing]) => thing);
  return { seat, things: turned, total: region.total, note: region.note ?? null };
}

function inTurn(sides: RevealedSide[]): Turned[] {
  const most = Math.max(0, ...sides.map((side) => side.things.length));
  const rounds = Array.from({ length: most }, (_, at) => at);
  return rounds.flatMap((at) =>
    sides.flatMap(({ things }, side) => {
      const thing = things[at];
      return thing ? [{ side, thing }] : [];
    }),
  );
}

/** How much of its total a side shows when so many cards of the whole order are turned up. */
export function countAfter(reveal: Reveal, turned: number, side: number, worth: (thing: Thing) => number): number {
  const hidden = reveal.order.slice(turned).filter((one) => one.side === side);
  return hidden.reduce((sum, { thing }) => sum - worth(thing), reveal.sides[side]?.total.value ?? 0);
}
