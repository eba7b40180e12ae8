/** Whose things are, as one seat sees it. */
import type { Whose } from "../cards/states";
import type { Language } from "../lib/i18n.svelte";
import type { Choice, Region, View } from "../lib/wire";
import { liesHere } from "./slots";

/** Where a thing lies, rather than where something stands for it. */
export function regionOf(view: View, id: number): Region | null {
  const holds = (region: Region): boolean => region.things.some((thing) => thing.id === id);
  return view.regions.find((region) => liesHere(region) && holds(region)) ?? view.regions.find(holds) ?? null;
}

/** Whose a thing is to the seat; those who watch see the table from one. */
export function whoseIs(view: View, id: number, seat: number): Whose {
  const owner = regionOf(view, id)?.seat;
  if (owner === undefined) return "neutral";
  const team = (of: number): number | null => view.seats.find((one) => one.seat === of)?.team ?? null;
  return owner === seat || (team(owner) !== null && team(owner) === team(seat)) ? "own" : "foe";
}

/** The seat whose thing a choice is about, nobody's included. */
export interface Owner {
  seat: number | undefined;
}

/** Whose thing a choice is about, where another of the same label is about the same thing of somebody else. */
export function ownerToTell(choice: Choice, among: Choice[], view: View, language: Language): Owner | null {
  const alike = among.filter((one) => one.label[language] === choice.label[language]);
  if (alike.length < 2) return null;
  const shared = choice.things.filter((id) => alike.every(({ things }) => things.includes(id)));
  const owners = alike.map(({ things }) => {
    const own = things.find((id) => !shared.includes(id));
    return own === undefined ? undefined : regionOf(view, own)?.seat;
  });
  return new Set(owners).size > 1 ? { seat: owners[alike.indexOf(choice)] } : null;
}
