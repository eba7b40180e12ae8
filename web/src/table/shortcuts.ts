/** What the fixed keys of the table do. */
import { settings } from "../lib/settings.svelte";
import type { Desk } from "./desk.svelte";
import { COMMANDS, isWriting, type Command } from "./keys";

/** Commands that need more than the desk. */
export interface Reach {
  undo(): void;
}

const ZOOM: Partial<Record<Command, -1 | 0 | 1>> = { larger: 1, smaller: -1, fitting: 0 };
const PLACES: Partial<Record<Command, string>> = { hand: "[data-hand]", board: "[data-near]", opponent: "[data-far]" };

/** Carries out the command of a key; false if the key is none or belongs to something else. */
export function shortcut(event: KeyboardEvent, desk: Desk, reach: Reach): boolean {
  const command = COMMANDS[event.key.toLowerCase()];
  if (!command || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isWriting(event.target) || document.querySelector("dialog[open], :popover-open")) return false;
  return carryOut(command, desk, reach);
}

function carryOut(command: Command, desk: Desk, reach: Reach): boolean {
  const place = PLACES[command];
  if (place !== undefined) return focusIn(place);
  const zoom = ZOOM[command];
  if (zoom !== undefined) settings.zoomBy(zoom);
  if (command === "back") return desk.back();
  if (command === "undo") reach.undo();
  else if (command === "why") desk.askWhy(isOffered(desk) ? null : desk.focusedThing());
  else if (command === "preview") desk.panel = desk.looked ? "preview" : null;
  else if (command === "keys") desk.panel = "keys";
  else if (command === "rules") openRules(desk);
  else if (command === "log" || command === "chat") openTab(desk, command);
  return true;
}

/** Whether what has focus can be chosen: then there is nothing to explain about it. */
function isOffered(desk: Desk): boolean {
  const thing = desk.focusedThing();
  return thing === null || desk.offered.has(thing);
}

function focusIn(place: string): boolean {
  const found = document.querySelector<HTMLElement>(`${place} button[tabindex="0"], ${place} button`);
  found?.focus();
  return found !== null;
}

function openTab(desk: Desk, tab: "log" | "chat"): void {
  desk.openTab(tab);
  const wanted = tab === "chat" ? "[data-chat-input]" : "[role=log]";
  setTimeout(() => document.querySelector<HTMLElement>(wanted)?.focus());
}

function openRules(desk: Desk): void {
  desk.openTab("rules");
  setTimeout(() => document.querySelector<HTMLElement>(".rail input[type=search], dialog input[type=search]")?.focus());
}
