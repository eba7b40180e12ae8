/** A table being configured: every change keeps it valid, and it can be turned into a request at any time. */
import { deckOption } from "../../decks/seats";
import type { Clock, Game, Level, Mode, SeatWish, TableWish } from "../../lib/wire";

/** Who is to sit on a seat, as one word. */
export type Sitter = "me" | "person" | Level;
export const SITTERS: readonly Sitter[] = ["me", "person", "easy", "medium", "hard", "expert"];

export type ClockName = "none" | "20+10" | "45+15" | "minute" | "own";

export const CLOCKS: Record<Exclude<ClockName, "own">, Clock | null> = {
  none: null,
  "20+10": { move: 0, total: 20 * 60, increment: 10 },
  "45+15": { move: 0, total: 45 * 60, increment: 15 },
  minute: { move: 60, total: 0, increment: 0 },
};

export interface Draft {
  game: Game;
  /** The chosen mode; empty after the number of players no longer fits any. */
  mode: string;
  players: number;
  options: Record<string, string>;
  seats: Sitter[];
  title: string;
  clock: ClockName;
  /** Minutes for the game, seconds added, seconds for each choice; used when the clock is our own. */
  own: { minutes: number; increment: number; move: number };
  on_timeout: TableWish["on_timeout"];
  spectators: boolean;
  undo: boolean;
  hidden_decks: boolean;
}

/** The mode a newcomer should get: the first for the usual number of players. */
export function usualMode(game: Game): Mode | undefined {
  return game.modes.find(({ players }) => players === game.default_seats) ?? game.modes[0];
}

/** A draft with a default for everything. */
export function draftFor(game: Game): Draft {
  const mode = usualMode(game);
  const players = mode?.players ?? game.default_seats;
  return {
    game,
    mode: mode?.name ?? "",
    players,
    options: { ...mode?.options },
    seats: seated([], players),
    title: "",
    clock: "none",
    own: { minutes: 30, increment: 10, move: 0 },
    on_timeout: "computer",
    spectators: true,
    undo: true,
    hidden_decks: true,
  };
}

/** The same sitters on so many seats; new seats are for people, and whoever fell off a seat takes the first. */
function seated(before: Sitter[], players: number): Sitter[] {
  const seats = Array.from({ length: players }, (_, seat): Sitter => before[seat] ?? "person");
  const lost = before.length === 0 || (before.includes("me") && !seats.includes("me"));
  if (lost) seats[0] = "me";
  return seats;
}

/** Another mode: it settles the number of players and the options, but for decks that were chosen. */
export function withMode(draft: Draft, name: string): Draft {
  const mode = draft.game.modes.find((one) => one.name === name);
  if (!mode) return draft;
  const seats = seated(draft.seats, mode.players);
  const options = { ...mode.options, ...chosenDecks(draft, mode.players) };
  return { ...draft, mode: name, players: mode.players, options, seats };
}

/** The decks of these seats that are other than the mode would have them. */
function chosenDecks({ game, mode, options }: Draft, players: number): Record<string, string> {
  const before = game.modes.find(({ name }) => name === mode)?.options ?? {};
  const keys = Array.from({ length: players }, (_, seat) => deckOption(game, seat)?.key ?? "");
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => keys.includes(key) && value !== before[key]),
  );
}

function isPlain(mode: Mode): boolean {
  return Object.keys(mode.options).length === 0;
}

/** Whether choosing among the modes already chooses the number of players, so that it need not be asked. */
export function modeSaysPlayers({ game, mode }: Draft): boolean {
  const covered = game.seats.every((seats) => game.modes.some((one) => one.players === seats && isPlain(one)));
  const chosen = game.modes.find(({ name }) => name === mode);
  return covered && chosen !== undefined && isPlain(chosen);
}

/** Another number of players: by a plain mode for it if the current mode does not fit. */
export function withPlayers(draft: Draft, players: number): Draft {
  const plain = draft.game.modes.find((mode) => mode.players === players && isPlain(mode));
  const mode = draft.game.modes.find(({ name }) => name === draft.mode);
  if (plain && mode && isPlain(mode)) return withMode(draft, plain.name);
  return { ...draft, mode: mode?.players === players ? draft.mode : "", players, seats: seated(draft.seats, players) };
}

/** Another sitter; I can sit on one seat only, so taking one frees the other for a person. */
export function withSitter(draft: Draft, seat: number, sitter: Sitter): Draft {
  const seats = draft.seats.map((before, at) => {
    if (at === seat) return sitter;
    return sitter === "me" && before === "me" ? "person" : before;
  });
  return { ...draft, seats };
}

/** Another value of an option; the default is not worth saying. */
export function withOption(draft: Draft, key: string, value: string): Draft {
  const spec = draft.game.options.find((option) => option.key === key);
  const { [key]: _, ...others } = draft.options;
  return { ...draft, options: value === spec?.default ? others : { ...others, [key]: value } };
}

function clockOf({ clock, own }: Draft): Clock | null {
  if (clock !== "own") return CLOCKS[clock];
  const made = { move: whole(own.move), total: whole(own.minutes * 60), increment: whole(own.increment) };
  return made.move === 0 && made.total === 0 ? null : made;
}

/** A number field that was emptied gives NaN or null. */
function whole(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.round(seconds)) : 0;
}

function wishFor(sitter: Sitter): SeatWish {
  return sitter === "me" || sitter === "person" ? { kind: "person", level: null } : { kind: "computer", level: sitter };
}

/** The draft as the server wants it, listed in the lobby or to be found by its link only. */
export function wishOf(draft: Draft, listing: "lobby" | "link"): TableWish {
  const mine = draft.seats.indexOf("me");
  return {
    game: draft.game.name,
    title: draft.title.trim(),
    players: draft.players,
    options: draft.options,
    seats: draft.seats.map(wishFor),
    my_seat: mine < 0 ? null : mine,
    clock: clockOf(draft),
    on_timeout: draft.on_timeout,
    open: listing === "lobby",
    spectators: draft.spectators,
    undo: draft.undo,
    hidden_decks: draft.hidden_decks,
    from_record: null,
  };
}

/** The table of a quick match: me against the computer at medium strength, without a clock. */
export function quickMatch(game: Game): TableWish {
  return againstComputers(draftFor(game));
}

/**
 * Quick matches with a deck: against the other seat's usual deck, and against that of one's own seat. Usual decks fit
 * each other, so where sides must differ one of the two can be played.
 */
export function quickMatchesWith(game: Game, deck: string): TableWish[] {
  const [own, other] = [deckOption(game, 0), deckOption(game, 1)];
  if (!own) return [];
  const mine = withOption(draftFor(game), own.key, deck);
  return [mine, ...(other ? [withOption(mine, other.key, own.default)] : [])].map(againstComputers);
}

function againstComputers(draft: Draft): TableWish {
  const seats = draft.seats.map((sitter): Sitter => (sitter === "me" ? "me" : "medium"));
  return wishOf({ ...draft, seats }, "link");
}
