/** Lets things fly from where they were to where they are: copies above the table, so that nothing cuts them off. */
import type { Drawing } from "./drawing";
import type { Journey } from "./journeys";

/** Where everything was before a change. */
export interface Snapshot {
  things: Map<string, { box: DOMRect; element: HTMLElement }>;
  regions: Map<string, DOMRect>;
}

const STAGGER = 60;
const MOST_STAGGERED = 6;
/** Marks what lies on the table already and is still seen on its way there. */
const AWAY = "data-away";
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Where an element is, in the pixels of the table: those of the window differ where the table is drawn larger. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  // Browsers that do not tell their zoom measure in the pixels of the table already.
  const unit = element.currentCSSZoom ?? 1;
  return new DOMRect(x / unit, y / unit, width / unit, height / unit);
}

/** What stands for things, regions and seats on the page; where several stand for one, the first. */
interface Standing {
  things: Map<string, HTMLElement>;
  regions: Map<string, HTMLElement>;
  homes: Map<string, HTMLElement>;
}

/** Finds all of it in one pass: to search the page for each journey takes long where many set out at once. */
function standingIn(root: HTMLElement, on: Journey[]): Standing {
  const found: Standing = { things: new Map(), regions: new Map(), homes: new Map() };
  if (on.length === 0) return found;
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing], [data-region], [data-seat-home]")) {
    const { thing, region, seatHome } = element.dataset;
    if (thing !== undefined && !found.things.has(thing)) found.things.set(thing, element);
    if (region !== undefined && !found.regions.has(region)) found.regions.set(region, element);
    if (seatHome !== undefined && !found.homes.has(seatHome)) found.homes.set(seatHome, element);
  }
  return found;
}

/** Notes where the things on their way are. */
export function snapshot(root: HTMLElement, on: Journey[]): Snapshot {
  const standing = standingIn(root, on);
  const things: Snapshot["things"] = new Map();
  for (const id of on.flatMap((journey) => (journey.id === null ? [] : String(journey.id)))) {
    const element = standing.things.get(id);
    if (element) things.set(id, { box: boxOf(element), element });
  }
  const regions: Snapshot["regions"] = new Map();
  for (const from of new Set(on.map((journey) => journey.from))) {
    const box = regionBox(standing, from);
    if (box) regions.set(from, box);
  }
  return { things, regions };
}

function copyOf(element: HTMLElement): HTMLElement {
  // What has left the table needs no copy of itself.
  const copy = element.isConnected ? (element.cloneNode(true) as HTMLElement) : element;
  copy.removeAttribute("data-thing");
  copy.removeAttribute(AWAY);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return copy;
}

/** Where a thing lies or, if it is not drawn, its player sits. */
export function placeOf(root: HTMLElement, thing: number | undefined, seat: number): DOMRect | null {
  const own = thing === undefined ? null : root.querySelector(`[data-thing="${thing}"]`);
  const found = own ?? root.querySelector(`[data-seat-home="${seat}"]`);
  const box = found && boxOf(found);
  return box && box.width > 0 ? box : null;
}

function regionBox({ regions, homes }: Standing, id: string): DOMRect | null {
  const found = regions.get(id) ?? homes.get(id.split("@")[1] ?? "");
  const box = found && boxOf(found);
  return box && box.width > 0 ? box : null;
}

/** How long the flights of so many journeys take. */
export function flightTime(count: number, each: number): number {
  return count === 0 ? 0 : each + Math.min(count - 1, MOST_STAGGERED) * STAGGER * (each / 260);
}

interface Time {
  duration: number;
  delay: number;
}

/** A flight that is measured and not begun yet. */
interface Flight {
  landed: HTMLElement | null;
  left: HTMLElement | null;
  size: DOMRect;
  from: DOMRect;
  to: DOMRect;
}

/** Where things fly: what shows them, the layer above it, and who starts them when there is time. */
export interface Surface {
  root: HTMLElement;
  layer: HTMLElement;
  drawing: Drawing;
}

/** Starts the flights after a change; each takes `each` milliseconds. Returns how to end them at once. */
export function fly({ root, layer, drawing }: Surface, on: Journey[], was: Snapshot, each: number): () => void {
  // All are measured before the first begins: what is put into the page has it laid out anew.
  const standing = standingIn(root, on);
  const flights = on.map((journey) => flightOf(standing, journey, was));
  const ends = flights.flatMap((flight, at) => {
    const delay = Math.min(at, MOST_STAGGERED) * STAGGER * (each / 260);
    return flight ? begin(drawing, layer, flight, { duration: each, delay }) : [];
  });
  return () => ends.forEach((end) => end());
}

function flightOf(standing: Standing, journey: Journey, was: Snapshot): Flight | null {
  const landed = journey.id === null ? null : (standing.things.get(String(journey.id)) ?? null);
  const left = journey.id === null ? undefined : was.things.get(String(journey.id));
  const from = left?.box ?? was.regions.get(journey.from);
  const to = landed ? boxOf(landed) : regionBox(standing, journey.to);
  if (!from || !to) return null;
  const size = landed ? to : (left?.box ?? backBox(from));
  // What is not drawn, such as a card behind others of its pile, takes no room and goes nowhere.
  if (size.width === 0 || size.height === 0) return null;
  return { landed, left: left?.element ?? null, size, from, to };
}

/** Hides what has landed already, and lets it fly as soon as it is drawn. */
function begin(drawing: Drawing, layer: HTMLElement, flight: Flight, time: Time): () => void {
  flight.landed?.setAttribute(AWAY, "");
  const shown = (): void => flight.landed?.removeAttribute(AWAY);
  let flies: Animation | undefined;
  const giveUp = drawing.add(() => {
    flies = launch(layer, flight, time);
    flies.finished.then(shown, shown);
  }, "faces");
  return () => {
    giveUp();
    flies?.finish();
    shown();
  };
}

function plainBack(): HTMLElement {
  const back = document.createElement("div");
  back.className = "flying-back";
  return back;
}

function backBox(near: DOMRect): DOMRect {
  return new DOMRect(near.x + near.width / 2 - 22, near.y + near.height / 2 - 31, 44, 62);
}

/** Moves a copy along a slight arc and takes it away when it has landed. */
function launch(layer: HTMLElement, { landed, left, size, from, to }: Flight, { duration, delay }: Time): Animation {
  const original = landed ?? left;
  const copy = original ? copyOf(original) : plainBack();
  const holder = document.createElement("div");
  holder.className = "flying";
  holder.style.width = `${size.width}px`;
  holder.style.height = `${size.height}px`;
  holder.append(copy);
  layer.append(holder);
  const start = placed(size, from);
  const end = placed(size, to);
  const lift = Math.min(36, Math.hypot(end.x - start.x, end.y - start.y) * 0.08);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift, scale: (start.scale + end.scale) / 2 };
  const animation = holder.animate(
    { transform: [start, middle, end].map(transformOf) },
    { duration, delay, easing: EASE, fill: "both" },
  );
  const away = (): void => holder.remove();
  animation.finished.then(away, away);
  return animation;
}

interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Centers something of one size on a box, shrunk if the box is smaller. */
function placed(size: DOMRect, box: DOMRect): Spot {
  const scale = Math.min(1, box.height / size.height, box.width / size.width);
  return {
    x: box.x + box.width / 2 - size.width / 2,
    y: box.y + box.height / 2 - size.height / 2,
    scale,
  };
}

function transformOf(spot: Spot): string {
  return `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})`;
}
