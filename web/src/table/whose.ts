/** Whose things are, as one seat sees it. */
import type { Whose } from "../cards/states";
import type { Region, View } from "../lib/wire";
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
