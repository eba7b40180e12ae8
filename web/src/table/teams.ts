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

/** Height of a card that is tucked under another, with its gap. */
const TUCK = 24;
/** Width of what stands beside a card. */
const BESIDE = 116;
/** Height and width of a strip, with its gap. */
const STRIP = { width: 168, height: 36 };
/** Between two regions of one side. */
const APART = 22;

/** Which forms to try, those across first: they give way before one's own. */
const TRIES: [far: Form, near: Form][] = [
  ["below", "below"],
  ["beside", "below"],
  ["beside", "beside"],
  ["strips", "below"],
  ["strips", "beside"],
  ["strips", "strips"],
];

/** The forms of both sides that fit into the space between them; the smallest if none does. */
export function formsFor(far: Region[], near: Region[], space: Box, room: Room): { far: SideForms; near: SideForms } {
  for (const [across, own] of TRIES) {
    const there = sideFor(far, across, space.width, room);
    const here = sideFor(near, own, space.width, room);
    const fits = there.width <= space.width && here.width <= space.width;
    if (fits && there.height + here.height <= space.height) return { far: there.forms, near: here.forms };
  }
  const smallest = (regions: Region[]): SideForms => sideFor(regions, "strips", space.width, room).forms;
  return { far: smallest(far), near: smallest(near) };
}

/** One side in that form; what has nothing tucked under it stays cards while there is width for them. */
function sideFor(regions: Region[], form: Form, width: number, room: Room): Box & { forms: SideForms } {
  const forms = regions.map((region) => formOf(region, form === "strips" || hasTucked(region) ? form : "below", room));
  for (let at = forms.length - 1; at >= 0 && boxOf(regions, forms, room).width > width; at -= 1) {
    const region = regions[at];
    if (region) forms[at] = formOf(region, "strips", room);
  }
  return { ...boxOf(regions, forms, room), forms };
}

function formOf(region: Region, form: Form, room: Room): TeamForm {
  if (form !== "strips") return { form, columns: 0 };
  const perColumn = Math.max(1, Math.floor(room.card.height / STRIP.height));
  return { form, columns: Math.max(1, Math.ceil(linesOf(region) / perColumn)) };
}

function hasTucked(region: Region): boolean {
  return clustersOf(region).some((cluster) => cluster.tucked.length > 0);
}

/** Lines of strips: cards tucked under another stand two to a line. */
function linesOf(region: Region): number {
  return clustersOf(region).reduce((lines, { tucked }) => lines + 1 + Math.ceil(tucked.length / 2) * 0.7, 0);
}

function boxOf(regions: Region[], forms: SideForms, room: Room): Box {
  const boxes = regions.map((region, at) => regionBox(region, forms[at] ?? { form: "below", columns: 0 }, room));
  return {
    width: boxes.reduce((sum, box) => sum + box.width, 0) + Math.max(0, boxes.length - 1) * APART,
    height: Math.max(0, ...boxes.map((box) => box.height)),
  };
}

function regionBox(region: Region, { form, columns }: TeamForm, room: Room): Box {
  const clusters = clustersOf(region);
  const most = Math.max(0, ...clusters.map((cluster) => cluster.tucked.length));
  const cards = clusters.length * (room.card.width + room.gap) - room.gap;
  if (form === "below") return { width: cards, height: room.card.height + most * TUCK };
  if (form === "strips") {
    return { width: columns * STRIP.width, height: Math.ceil(linesOf(region) / columns) * STRIP.height };
  }
  const laden = clusters.filter((cluster) => cluster.tucked.length > 0).length;
  return { width: cards + laden * BESIDE, height: Math.max(room.card.height, most * TUCK) };
}
