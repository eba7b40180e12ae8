/** How teams are drawn where room is short: what lies on cards goes below them, then beside, then all become strips. */
import type { Region } from "../lib/wire";
import { clustersOf } from "./lying";
import type { Room } from "./slots";

export type Form = "below" | "beside" | "strips";

/** How one region of cards with things on them is drawn. */
export interface TeamForm {
  form: Form;
  /** How many strips stand side by side. */
  columns: number;
}

/** The regions of one side of the table, in order. */
export type SideForms = TeamForm[];

interface Box {
  width: number;
  height: number;
}

/** Width of what stands beside a card. */
const BESIDE = 116;
/** Height and least width of a strip, with its gap; height of a line tucked under it. */
const STRIP = { width: 140, height: 37 };
const TUCKED = 24;
/** Between two regions of one side. */
const APART = 22;

/** Which forms to try, those across first: they give way before one's own. */
const TRIES: [far: Form, near: Form][] = [
  ["below", "below"],
  ["beside", "below"],
  ["beside", "beside"],
  ["strips", "below"],
  ["strips", "beside"],
  ["below", "strips"],
  ["beside", "strips"],
];

/** The forms of both sides that fit into the space between them; the smallest if none does. */
export function formsFor(far: Region[], near: Region[], space: Box, room: Room): { far: SideForms; near: SideForms } {
  const side = (regions: Region[], form: Form): Side => sideFor(regions, form, space.width, room);
  for (const [across, own] of TRIES) {
    const [there, here] = [side(far, across), side(near, own)];
    const fits = there.fits && here.fits && there.height + here.height <= space.height;
    if (fits) return { far: there.forms, near: here.forms };
  }
  return { far: side(far, "strips").forms, near: side(near, "strips").forms };
}

interface Side {
  forms: SideForms;
  height: number;
  fits: boolean;
}

/** One side in that form; where it is too wide, the regions at its end become strips beside the cards of the others. */
function sideFor(regions: Region[], form: Form, width: number, room: Room): Side {
  const wanted = regions.map((region): Form => (form === "strips" || hasTucked(region) ? form : "below"));
  for (let at = regions.length; at >= 1; at -= 1) {
    const tried = wanted.map((own, place): Form => (place >= at ? "strips" : own));
    const side = layOut(regions, tried, room);
    if (side.width <= width) return { ...side, fits: true };
  }
  // Strips can be narrower still, and there is nothing smaller.
  return { ...layOut(regions, wanted, room), fits: form === "strips" };
}

function layOut(regions: Region[], forms: Form[], room: Room): Box & { forms: SideForms } {
  const cards = regions.map((region, at) => cardBox(region, forms[at] ?? "below", room));
  const height = Math.max(room.card.height, ...cards.map((box) => box?.height ?? 0));
  const laid = regions.map((region, at) => {
    const box = cards[at];
    const form = forms[at] ?? "below";
    return box ? { box, team: { form, columns: 0 } } : stripsOf(region, height);
  });
  return {
    width: laid.reduce((sum, { box }) => sum + box.width, 0) + Math.max(0, laid.length - 1) * APART,
    height: Math.max(0, ...laid.map(({ box }) => box.height)),
    forms: laid.map(({ team }) => team),
  };
}

function hasTucked(region: Region): boolean {
  return clustersOf(region).some((cluster) => cluster.tucked.length > 0);
}

/** What a region of cards takes; null where it is strips. */
function cardBox(region: Region, form: Form, room: Room): Box | null {
  if (form === "strips") return null;
  const clusters = clustersOf(region);
  const most = Math.max(0, ...clusters.map((cluster) => cluster.tucked.length));
  const width = clusters.length * (room.card.width + room.gap) - room.gap;
  if (form === "below") return { width, height: room.card.height + most * room.tuck };
  const laden = clusters.filter((cluster) => cluster.tucked.length > 0).length;
  return { width: width + laden * BESIDE, height: Math.max(room.card.height, most * room.tuck) };
}

/** Strips in as many columns as keep them within that height; cards tucked under another stand two to a line. */
function stripsOf(region: Region, height: number): { box: Box; team: TeamForm } {
  const heights = clustersOf(region).map(({ tucked }) => STRIP.height + Math.ceil(tucked.length / 2) * TUCKED);
  const whole = heights.reduce((sum, one) => sum + one, 0);
  const columns = Math.min(Math.max(1, Math.ceil(whole / height)), Math.max(1, heights.length));
  const most = Math.ceil(heights.length / columns);
  const box = { width: columns * STRIP.width, height: most * Math.max(0, ...heights) };
  return { box, team: { form: "strips", columns } };
}
