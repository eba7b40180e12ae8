/** Choices among cards that are not drawn on the table: those of a pile, of somebody else's hand, or several of
 * one's own, where they are small and lie over each other. Cards of one's own hand that may be chosen instead of others
 * in a tray are in it too: it covers the hand. */
import { capital } from "../cards/names";
import type { Choice, Region, Thing, View } from "../lib/wire";
import { liesHere } from "./slots";

/** The cards a question is about, and the places they come from. */
export interface Tray {
  things: Thing[];
  regions: Region[];
}

/** Whether the cards of a region cannot be seen one by one where they lie. */
function isUnseen(region: Region, near: number): boolean {
  return region.layout === "stack" || (region.layout === "hand" && region.seat !== near);
}

/**
 * The tray for these choices; none if all their things can be seen, or if something on the board is offered as well:
 * then the tray would stand in its way.
 */
export function trayOf(choices: Choice[], view: View, near: number, isSeveral = false): Tray | null {
  const asked = new Set(choices.flatMap((choice) => choice.things));
  const places = view.regions.filter(liesHere).filter((region) => region.things.some(({ id }) => asks(asked, id)));
  const hasTray = isSeveral || places.some((region) => isUnseen(region, near));
  const unseen = places.filter((region) => isUnseen(region, near) || (hasTray && region.layout === "hand"));
  const onBoard = places.some((region) => !isUnseen(region, near) && region.layout !== "hand");
  if (unseen.length === 0 || onBoard) return null;
  const things = unseen.flatMap((region) => region.things.filter(({ id }) => asks(asked, id)));
  return { things: inOrder(things, [...asked]), regions: unseen };
}

/** In the order in which the bar offers them. */
function inOrder(things: Thing[], asked: number[]): Thing[] {
  const placeOf = ({ id }: Thing): number => asked.indexOf(id ?? -1);
  return [...things].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Where in its pile a card lies that only the chooser may look at: 1 is the top. 0 for all others, and where cards are
 * taken from the whole pile, so that the places of some tell nothing.
 */
export function placeFromTop({ things, regions }: Tray, thing: Thing, isPrivate: boolean): number {
  const [pile, ...others] = regions;
  if (!isPrivate || !pile || pile.layout !== "stack" || others.length > 0) return 0;
  const top = pile.things.slice(-things.length);
  if (!things.every((one) => top.includes(one))) return 0;
  return top.length - top.indexOf(thing);
}

function asks(asked: ReadonlySet<number>, id: number | undefined): boolean {
  return id !== undefined && asked.has(id);
}

/** A question without the name of the card that asks it, which is said beside it. */
export function withoutAsker(question: string, asker: string): string {
  const quoted = new Set([asker, `“${asker}”`, `„${asker}”`]);
  const named = [...quoted].find((name) => asker !== "" && question.startsWith(`${name}: `));
  return named === undefined ? question : capital(question.slice(named.length + 2));
}
