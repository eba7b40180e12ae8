/** Names, initials and current activity of the players. */
import { lang, t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { Choice, SeatView, TableSeat, Text } from "../lib/wire";
import type { Desk } from "./desk.svelte";
import { ownerToTell } from "./whose";
import { words } from "./words";
import { game } from "./words-game";

/** What a seat is doing, and how it is said. */
export interface Doing {
  text: Text;
  tone: "act" | "quiet" | "hurt" | "good";
}

const NOTHING: Text = { en: "", pl: "" };

/** The name of whoever sits there: a person's own, or the computer's strength. */
export function sitterName(seat: TableSeat): string {
  if (seat.kind === "computer") return t(game[seat.level ?? "medium"]);
  return seat.name ?? t(words.freeSeat);
}

/** The name of a seat's player; without one, what the game calls the seat. */
export function nameOf(desk: Desk, seat: number): string {
  const sitter = desk.people.find((one) => one.seat === seat);
  return sitter ? sitterName(sitter) : roleOf(desk, seat);
}

/** Whether the computer plays a seat of its own. */
export function isComputer(desk: Desk, seat: number): boolean {
  return desk.people.some((one) => one.seat === seat && one.kind === "computer");
}

/** The figure somebody chose; null for initials. One's own is as it was chosen last. */
export function avatarOf(desk: Desk, seat: number): string | null {
  if (seat === desk.mine && desk.live) return settings.avatar;
  return desk.people.find((one) => one.seat === seat)?.avatar ?? null;
}

/** Whether whoever sits there is at the table; computers and oneself always are. */
export function isHere(desk: Desk, seat: number): boolean {
  const sitter = desk.people.find((one) => one.seat === seat);
  return sitter?.kind === "computer" || sitter?.here === true || seat === desk.mine;
}

/** A name for where there is little room: computers are called as the game calls their seats. */
export function shortName(desk: Desk, seat: number): string {
  if (seat === desk.mine) return t(words.you);
  return isComputer(desk, seat) ? roleOf(desk, seat) : nameOf(desk, seat);
}

/** What games call seats that are neither a side nor a character. */
const NUMBERED = /^\p{Lu}\p{L}+ \d+$/u;

/**
 * A sentence of the game with the names of people in place of numbered seats. Only a seat named as it stands on its
 * plate is replaced: names are not inflected.
 */
export function withNames(desk: Desk, sentence: string): string {
  const names = new Map<string, string>();
  for (const { seat, kind, name } of desk.people) {
    const role = roleOf(desk, seat);
    if (kind === "person" && name && NUMBERED.test(role)) names.set(role, name);
  }
  if (names.size === 0) return sentence;
  const roles = new RegExp(`(?<![\\p{L}\\d])(?:${[...names.keys()].join("|")})(?![\\p{L}\\d])`, "gu");
  return sentence.replace(roles, (role) => names.get(role) ?? role);
}

/** The name, with a word if it is you. */
export function nameForYou(desk: Desk, seat: number): string {
  const name = nameOf(desk, seat);
  return seat === desk.mine ? `${t(words.you)} · ${name}` : name;
}

/** Whose card a choice is about, in brackets behind its label: where both sides have the same, only that tells them apart. */
export function tagOf(desk: Desk, choice: Choice): string {
  const owner = desk.view && ownerToTell(choice, desk.current, desk.view, lang.current);
  if (!desk.view || !owner) return "";
  if (owner.seat === undefined) return ` (${t(words.neutral)})`;
  if (owner.seat === desk.near) return ` (${t(words.own)})`;
  return ` (${desk.view.seats.length > 2 ? shortName(desk, owner.seat) : t(words.foe)})`;
}

/** What the game calls a seat, such as a side or a character. */
export function roleOf(desk: Desk, seat: number): string {
  const found = seatView(desk, seat);
  return found ? t(found.name) : "";
}

/** The seat as the game shows it. */
export function seatView(desk: Desk, seat: number): SeatView | null {
  return desk.view?.seats.find((one) => one.seat === seat) ?? null;
}

/** What a seat is doing now. */
export function doing(desk: Desk, seat: number): Doing {
  const sitter = desk.people.find((one) => one.seat === seat);
  const asked = desk.prompt?.seat === seat;
  if ((desk.winners ?? desk.view?.winners ?? []).includes(seat)) return { text: words.won, tone: "good" };
  if (desk.isOver) return { text: NOTHING, tone: "quiet" };
  if (sitter?.stand_in) return { text: words.standIn, tone: "quiet" };
  if (asked && seat === desk.mine) return { text: words.yourTurn, tone: "act" };
  if (sitter?.kind === "person" && !sitter.here && seat !== desk.mine && desk.live)
    return { text: words.away, tone: "hurt" };
  return asked
    ? { text: desk.live ? words.thinking : words.chooses, tone: "act" }
    : { text: words.waiting, tone: "quiet" };
}
