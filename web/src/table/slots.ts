/** Where things lie: puts every region of a view into a place of the table, whatever game it comes from. */
import type { Region, View } from "../lib/wire";
import { clustersOf } from "./lying";

/** A row on the board with the piles that stand at its ends. */
export interface Shelf {
  region: Region;
  left: Region[];
  right: Region[];
}

/** What belongs to one seat. */
export interface SeatArea {
  seat: number;
  rows: Region[];
  /** Dice that were rolled. */
  pools: Region[];
  hands: Region[];
  piles: Region[];
  /** Cards that stand for the player. */
  emblems: Region[];
  /** Who takes part in a contest, while there is one. */
  versus: Region[];
  /** What is put down in it, or was when it was decided. */
  stakes: Region[];
}

/** The whole table as seen from one seat. */
export interface Plan {
  near: SeatArea;
  /** Those who play on the same team as the near seat. */
  partners: SeatArea[];
  /** Everybody else, in the order of their turns after the near seat. */
  far: SeatArea[];
  middle: Shelf[];
  /** Shared rows that stand between the seats, where the teams of both sides need the whole board. */
  fields: Region[];
  /** What waits to happen; nothing of it while nothing waits. */
  queues: Region[];
  /** Shared piles for the seat column. */
  column: Region[];
  tracks: Region[];
}

/** Measures of the board in pixels. */
export interface Room {
  width: number;
  height: number;
  card: { width: number; height: number };
  gap: number;
  pile: number;
  die: number;
  /** The height of a card tucked under another, with its gap. */
  tuck: number;
}

/** A name for a region that no other region of the view has. */
export function regionId(region: Region): string {
  return `${region.key}@${region.seat ?? "table"}`;
}

/** Whether a region lies open on the board. */
export function isRow(region: Region): boolean {
  return region.layout === "row" || region.layout === "grid" || region.layout === "team";
}

/** Whether the things of a region lie there, and do not stand for cards that lie elsewhere. */
export function liesHere(region: Region): boolean {
  return region.layout !== "queue" && region.layout !== "recall";
}

/** Whether a region is drawn as a pile. */
export function isPile(region: Region): boolean {
  return region.layout === "stack" || region.layout === "supply";
}

/** The seats in the order of their turns, beginning with the given one. */
export function turnOrder(view: View, first: number): number[] {
  const seats = view.seats.map((seat) => seat.seat);
  const start = Math.max(seats.indexOf(first), 0);
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** Every region in its place, seen from the near seat. */
export function arrange(view: View, near: number): Plan {
  const [first = 0, ...others] = turnOrder(view, near);
  const teams = new Map(view.seats.map((seat) => [seat.seat, seat.team]));
  const team = teams.get(first) ?? null;
  const isPartner = (seat: number): boolean => team !== null && teams.get(seat) === team;
  const shared = view.regions.filter((region) => region.seat === undefined);
  const { middle, column } = shelve(shared);
  const hasTeams = view.regions.some((region) => region.layout === "team");
  const fields = hasTeams ? middle.filter((shelf) => shelf.left.length + shelf.right.length === 0) : [];
  return {
    near: areaOf(view, first),
    partners: others.filter(isPartner).map((seat) => areaOf(view, seat)),
    far: others.filter((seat) => !isPartner(seat)).map((seat) => areaOf(view, seat)),
    middle: middle.filter((shelf) => !fields.includes(shelf)),
    fields: fields.map((shelf) => shelf.region),
    queues: shared.filter((region) => region.layout === "queue" && region.things.length > 0),
    column,
    tracks: shared.filter((region) => SCALES.has(region.layout)),
  };
}

const SCALES: ReadonlySet<string> = new Set(["track", "dial", "marker"]);

function areaOf(view: View, seat: number): SeatArea {
  const own = view.regions.filter((region) => region.seat === seat);
  return {
    seat,
    rows: own.filter((region) => isRow(region) && isShown(region)),
    pools: own.filter((region) => region.layout === "pool"),
    hands: own.filter((region) => region.layout === "hand"),
    piles: own.filter(isPile).filter((region, at) => at < LASTING_PILES || region.things.length > 0),
    emblems: own.filter((region) => region.layout === "emblem" && isShown(region)),
    versus: isContest(view) ? own.filter((region) => region.layout === "versus") : [],
    stakes: stakesIn(own),
  };
}

/** What a seat has put down; what is recalled of it, only when nothing of it is left. */
function stakesIn(own: Region[]): Region[] {
  const lying = own.filter((region) => region.layout === "stake" && isShown(region));
  const recalled = own.filter((region) => region.layout === "recall" && (isShown(region) || region.note !== undefined));
  return lying.length > 0 ? lying : recalled;
}

/** Whether anybody takes part in a contest. */
function isContest(view: View): boolean {
  return view.regions.some((region) => region.layout === "versus" && region.things.length > 0);
}

/** How large the cards of a contest are: whole, smaller, or strips because there are so many of them. */
export type VersusSize = "cards" | "small" | "strips";

/** The largest size at which both sides stand side by side with what is between them. */
export function versusSize(areas: SeatArea[], room: Room): VersusSize {
  const cards = areas.flatMap((area) => area.versus).flatMap(clustersOf).length;
  const nobody = areas.flatMap((area) => area.versus).filter((region) => region.things.length === 0).length;
  const rest = room.width - VERSUS.gaps - nobody * VERSUS.nobody - betweenWidth(areas);
  if (cards * (room.card.width + VERSUS.gap) <= rest) return "cards";
  return cards * (SMALL.width + VERSUS.gap) <= rest ? "small" : "strips";
}

/** How wide the place between both sides is, for what they put down or at least what is said of it. */
function betweenWidth(areas: SeatArea[]): number {
  const stakes = areas.flatMap((area) => area.stakes);
  const staked = Math.max(0, ...stakes.map((region) => region.things.length));
  if (staked > 0) return Math.min(VERSUS.between, 60 + staked * VERSUS.thumb);
  return stakes.length > 0 ? VERSUS.said : 0;
}

/** How high a contest is drawn, with its headings and edges; nothing if there is none. */
export function versusHeight(areas: SeatArea[], room: Room): number {
  const teams = areas.flatMap((area) => area.versus).map(clustersOf);
  if (teams.length === 0) return 0;
  const stakes = areas.flatMap((area) => area.stakes).length * (room.card.height > SMALL.height ? 90 : 76);
  const size = versusSize(areas, room);
  const sides = teams.map((clusters) => {
    const tucked = clusters.map((cluster) => cluster.tucked.length);
    if (size !== "strips") return (size === "small" ? SMALL : room.card).height + Math.max(0, ...tucked) * room.tuck;
    return tucked.reduce((sum, count) => sum + VERSUS.strip + Math.ceil(count / 2) * room.tuck, 0);
  });
  return Math.max(stakes + VERSUS.head, ...sides.map((side) => side + VERSUS.edges));
}

/** A small card, as in a low window. */
export const SMALL = { width: 92, height: 126 };
const VERSUS = { head: 28, edges: 50, between: 210, strip: 49, thumb: 48, said: 150, nobody: 80, gaps: 90, gap: 16 };

function isShown(region: Region): boolean {
  return region.things.length > 0 || (region.room ?? 0) > 0;
}

/** The first piles of a seat, its deck and what it discards, keep their place when they are empty. */
const LASTING_PILES = 2;

/**
 * Shared rows become shelves. A pile that follows a row in the view belongs to it: the first stack stands at its left
 * end, the second and every supply at its right end. All other piles go to the seat column.
 */
function shelve(shared: Region[]): { middle: Shelf[]; column: Region[] } {
  const middle: Shelf[] = [];
  const column: Region[] = [];
  let shelf: Shelf | null = null;
  for (const region of shared) {
    if (isRow(region)) {
      shelf = isShown(region) ? { region, left: [], right: [] } : null;
      if (shelf) middle.push(shelf);
    } else if (isPile(region)) {
      const end = shelf && endFor(shelf, region);
      if (end && (region.layout === "stack" || region.things.length > 0)) end.push(region);
      else if (region.things.length > 0) column.push(region);
    }
  }
  return { middle, column };
}

function endFor(shelf: Shelf, pile: Region): Region[] | null {
  if (pile.layout === "supply") return shelf.right;
  if (shelf.left.length === 0) return shelf.left;
  return shelf.right.length === 0 ? shelf.right : null;
}

/** How wide the comparison beside a card is, with its gap. */
const COMPARED = 250;

/** How wide a shelf would like to be. */
export function widthOf(shelf: Shelf, room: Room): number {
  const places = Math.max(shelf.region.things.length, shelf.region.room ?? 0, 1);
  const piles = Math.min(shelf.left.length, 1) + Math.min(shelf.right.length, 1);
  const compared = shelf.region.needs?.length ? COMPARED : 0;
  return places * room.card.width + (places - 1) * room.gap + piles * (room.pile + room.gap) + compared;
}

/** Packs shelves into lines: neighbors share a line while both fit without closing their gaps. */
export function linesOf(shelves: Shelf[], room: Room): Shelf[][] {
  const lines: Shelf[][] = [];
  let used = Infinity;
  for (const shelf of shelves) {
    const width = widthOf(shelf, room);
    if (used + 2 * room.gap + width <= room.width) {
      lines.at(-1)?.push(shelf);
      used += 2 * room.gap + width;
    } else {
      lines.push([shelf]);
      used = width;
    }
  }
  return lines;
}

/** Whether the rows of the seats are drawn as cards, or as strips because cards would not fit one above the other. */
export type Density = "cards" | "strips";

const STRIP = 34;
/** A row of strips with the box around it. */
const STRIPS = 52;
/** Name and numbers above the rows of one of several others. */
const HEAD = 92;
/** The same where the numbers stand beside the name, and a tray of small dice. */
const SLIM_HEAD = 60;
const SMALL_TRAY = 62;

/** Chooses between cards and strips for the rows of the near seat and of those across. */
export function densityOf(plan: Plan, lines: number, room: Room): { near: Density; far: Density } {
  const line = room.card.height + room.gap;
  const farRows = plan.far.some((area) => area.rows.length > 0) ? 1 : 0;
  const head = plan.far.length > 1 ? HEAD : 0;
  const partner = plan.partners.length > 0 ? HEAD + STRIP + room.gap : 0;
  const near = Math.max(plan.near.rows.length > 0 ? line : 0, partner);
  const left = room.height - lines * line - head - room.gap;
  if (left >= near + farRows * line) return { near: "cards", far: "cards" };
  if (left >= near + farRows * STRIPS) return { near: "cards", far: "strips" };
  return { near: "strips", far: "strips" };
}

/** How the shared lines are drawn so that all of them stand between the rows of the seats. */
export interface SharedForms {
  /** How high cards may be. */
  height: number;
  /** The lines that are strips, because not even low cards would fit. */
  strips: readonly Shelf[][];
}

/** As low cards as must be; where that is not enough, lines become strips, but not the one that is being compared. */
export function sharedForms(
  plan: Plan,
  lines: Shelf[][],
  density: { near: Density; far: Density },
  room: Room,
): SharedForms {
  const rowOf = (areas: SeatArea[], as: Density): number => {
    if (areas.every((area) => area.rows.length === 0)) return 0;
    return as === "cards" ? room.card.height + room.gap : STRIPS;
  };
  const seats = rowOf([plan.near], density.near) + rowOf(plan.far, density.far) + (plan.far.length > 1 ? HEAD : 0);
  const notes = lines.flat().some(({ region }) => region.note !== undefined) ? NOTE : 0;
  const free = room.height - seats - room.gap - notes;
  const spare = lines.filter((line) => line.every(({ region }) => !region.needs?.length)).reverse();
  const heightWith = (strips: number): number =>
    (free - strips * (STRIP + room.gap)) / Math.max(lines.length - strips, 1) - room.gap;
  const bearable = plan.far.length > 1 ? BEARABLE.several : BEARABLE.two;
  let strips = 0;
  while (strips < spare.length && heightWith(strips) < bearable) strips += 1;
  const height = Math.max(LOWEST, Math.min(room.card.height, Math.floor(heightWith(strips))));
  return { height, strips: spare.slice(0, strips) };
}

/** A line of words under a row, and the lowest card that shows its head, its numbers and its words. */
const NOTE = 20;
const LOWEST = 88;
/** How low cards may come out by this estimate before lines become strips; names of several others take more lines. */
const BEARABLE = { two: 100, several: 108 };

/** The regions of a seat in which things lie on others. */
export function teamsOf(area: SeatArea | undefined): Region[] {
  return area?.rows.filter((region) => region.layout === "team") ?? [];
}

/** What a die with its name takes, large and small, and a tray besides its dice. */
const DIE = { large: 76, small: { width: 52, height: 57 } };
const TRAY = { edge: 50, large: 32, small: 12 };

/** Whether the dice of a pool must be small to stand side by side within that width. */
export function isTight(dice: number, width: number): boolean {
  return dice * DIE.large + TRAY.edge > width;
}

/** How high the tray of a pool is. */
export function trayHeight(pool: Region, room: Room): number {
  const dice = pool.things.length;
  if (!isTight(dice, room.width)) return room.die + TRAY.large;
  const lines = Math.ceil(dice / Math.max(1, Math.floor((room.width - TRAY.edge) / DIE.small.width)));
  return lines * DIE.small.height + TRAY.small;
}

/** How high the boxes of several others are where they have teams: head, numbers, strips and a tray of small dice. */
export function rivalHeight(plan: Plan, room: Room): number {
  const strips = plan.far.map((area) => {
    const things = teamsOf(area).flatMap((region) => region.things);
    return things.filter((thing) => thing.kind !== "die").length * STRIP * 0.7;
  });
  const tray = plan.far.some((area) => area.pools.length > 0) ? SMALL_TRAY : 0;
  return strips.length === 0 ? 0 : SLIM_HEAD + tray + Math.min(room.height * 0.3, Math.max(...strips));
}

/** How many things stand side by side on a phone, so that lines are even. */
export function columnsFor(count: number): number {
  if (count <= 4) return Math.max(count, 3);
  return count % 4 === 0 || count > 9 ? 4 : 3;
}
