/** The types sent between server and page. docs/protocol.md explains them; dejarik/server/wire.py mirrors them. */

export const PROTOCOL = 1;

/** Every phrase comes in both languages. */
export interface Text {
  en: string;
  pl: string;
}
export type Language = keyof Text;

// ---------------------------------------------------------------- what games are

export interface Numeral {
  icon: string;
  value: number;
  name: Text;
}

export interface Mark {
  key: string;
  sign: string;
  name: Text;
}

/** One side of a die. */
export interface Face {
  symbol: string;
  value: number | null;
  modifier: boolean;
  cost: number;
}

export type Side = "light" | "dark" | "neutral";

/** How a card or seat is drawn: shape of its top corners, color family, sign, silhouette. */
export interface Look {
  side: Side;
  color: string;
  icon: string;
  figure: string;
  wide: boolean;
  unique: boolean;
}

export interface Card {
  key: string;
  name: Text;
  subtitle: Text;
  kind: Text;
  traits: Text;
  text: Text;
  numbers: Numeral[];
  /** How many are in the box; 0 where players bring their own. */
  copies: number;
  look: Look;
  faces: Face[];
  rules: string[];
  /** Whether the Polish name is our own because no official one is known. */
  own_polish: boolean;
}

export interface Rule {
  id: string;
  kind: string;
  text: Text;
  source: Text;
  note: Text;
}

export interface Mode {
  name: string;
  title: Text;
  players: number;
  options: Record<string, string>;
}

export interface OptionSpec {
  key: string;
  title: Text;
  /** What may be written, in words. */
  values: Text;
  /** The values to pick from where they can be listed; free text if empty. */
  choices: { value: string; title: Text }[];
  default: string;
  rule: string;
}

export interface Game {
  name: string;
  title: Text;
  look: Look;
  seats: number[];
  default_seats: number;
  modes: Mode[];
  options: OptionSpec[];
  /** Whether players bring decks of their own. */
  decks: boolean;
  /** Whether there is a first game with a guide. */
  tour: boolean;
  /** The windows in which players may act, in the order of a turn. */
  windows: WindowSpec[];
}

/** A kind of window, and whether players are asked in it unless they say otherwise. */
export interface WindowSpec {
  key: string;
  title: Text;
  /** In their own turn. */
  own: boolean;
  /** In somebody else's. */
  other: boolean;
}

// ---------------------------------------------------------------- what a seat sees

/** A thing on the table; without key it is a back, and everything printed on it stands in the card of that key. */
export interface Thing {
  kind: string;
  id?: number;
  key?: string;
  /** Only where they differ from what is printed. */
  numbers?: Numeral[];
  marks?: Mark[];
  face?: Face;
  /** The thing it lies on or, in a pool, belongs to. */
  on?: number;
  /** Only where it is not the text printed on the card. */
  text?: Text;
}

export interface Track {
  at: number;
  low: number;
  high: number;
  /** Names and color families of the low and the high end. */
  ends: [Text, Text];
  colors: [string, string];
}

/**
 * In versus a team faces those of others, with the stake each has put down; an emblem stands for its player; queue and
 * recall hold cards that lie elsewhere; track, dial and marker are scales.
 */
export type Layout =
  | "row"
  | "grid"
  | "hand"
  | "stack"
  | "supply"
  | "team"
  | "pool"
  | "versus"
  | "stake"
  | "emblem"
  | "queue"
  | "recall"
  | "track"
  | "dial"
  | "marker";

export interface Region {
  key: string;
  layout: Layout;
  title: Text;
  things: Thing[];
  seat?: number;
  note?: Text;
  /** How many things have room here, where that is limited. */
  room?: number;
  track?: Track;
  /** What the numbers with its icon on the things here, and perhaps something besides, add up to. */
  total?: Numeral;
}

export interface SeatView {
  seat: number;
  name: Text;
  numbers: Numeral[];
  text: Text;
  look: Look;
  team: number | null;
}

export interface Choice {
  /** What to send back. */
  move: string;
  verb: string;
  label: Text;
  things: number[];
  rule: string;
}

export interface Prompt {
  seat: number;
  kind: string;
  question: Text;
  choices: Choice[];
  /** What kind of opportunity it is; null if there must be an answer. */
  window: Window | null;
  /** The card whose ability asks, where this seat sees it. */
  source: number | null;
  /** What this question and those that follow it ask for in all, where that can be chosen at once. */
  together: Together | null;
}

/** At least and at most so many answers, in any order. */
export interface Together {
  least: number;
  most: number;
  /** How often each choice may be made: once where things are picked, more often where points are spread. */
  each: number[];
  /** The move that says it is enough. */
  stop: string | null;
}

/** An opportunity to act: which, whose turn it falls in, and the move that does nothing. */
export interface Window {
  key: string;
  turn: number;
  passing: string;
}

export interface View {
  game: string;
  /** Equal to the number of players for spectators. */
  seat: number;
  headline: Text;
  seats: SeatView[];
  regions: Region[];
  prompt: Prompt | null;
  winners: number[];
}

export interface LogLine {
  /** Whose doing it was; -1 if nobody's. */
  seat: number;
  text: Text;
}

export interface Refused {
  label: Text;
  reason: Text;
  rule: string;
  things: number[];
}

// ---------------------------------------------------------------- tables

export type Level = "easy" | "medium" | "hard";

export interface Clock {
  /** Seconds for each choice; 0 for no such limit. */
  move: number;
  /** Seconds for the whole game; 0 for no such limit. */
  total: number;
  /** Seconds added to the total after each choice. */
  increment: number;
}

export interface TableSeat {
  seat: number;
  kind: "person" | "computer";
  level: Level | null;
  /** Who sits here; null while the seat is free. */
  name: string | null;
  /** Whether that person has the table open now. */
  here: boolean;
  /** Whether the computer plays for a person who is away. */
  stand_in: boolean;
}

export interface Result {
  winners: number[];
  /** Empty unless the game was played to its end. */
  scores: number[];
  reason: "game" | "time" | "resigned";
  /** Who ran out of time or gave up. */
  by: number | null;
}

/** One kind of thing that dice bring. */
export interface LuckLine {
  icon: string;
  label: Text;
  /** How many dice showed it. */
  count: number;
  expected: number;
  actual: number;
}

/** How lucky the dice of a seat were, over the whole game. */
export interface SeatLuck {
  seat: number;
  /** How many were rolled; a die rolled again counts again. */
  dice: number;
  lines: LuckLine[];
  /** What all of them were worth on average, and what came. */
  expected: number;
  actual: number;
  /** In standard deviations. */
  deviation: number;
  /** The part of all ways these dice could have fallen that is worth less than what came, from 0 to 1. */
  percentile: number;
  sentence: Text;
}

export interface TableInfo {
  id: string;
  title: string;
  game: string;
  players: number;
  options: Record<string, string>;
  /** Whether players may bring decks. */
  takes_decks: boolean;
  status: "waiting" | "playing" | "over";
  seats: TableSeat[];
  clock: Clock | null;
  on_timeout: "computer" | "loss";
  open: boolean;
  spectators: boolean;
  undo: boolean;
  /** ISO 8601, UTC. */
  created: string;
  watching: number;
  /** It continues a record, whose hidden cards somebody may know. */
  analysis: boolean;
  commitment: string;
  /** Revealed after the end. */
  seed: string | null;
  result: Result | null;
  /** After the end, in games with dice. */
  luck: SeatLuck[] | null;
  /** The id of the record, once the game is over. */
  record: string | null;
  undo_request: { id: string; seat: number; needs: number[]; agreed: number[] } | null;
  rematch: { agreed: number[]; table: string | null };
}

/** One line of the lobby. */
export interface TableSummary {
  id: string;
  title: string;
  game: string;
  status: TableInfo["status"];
  seats: TableSeat[];
  clock: Clock | null;
  headline: Text | null;
  spectators: boolean;
  watching: number;
  created: string;
  /** Filled in "your games" only. */
  your_seat: number | null;
  your_turn: boolean;
  record: string | null;
  result: Result | null;
}

export interface Player {
  id: string;
  name: string;
  account: boolean;
}

export interface SeatWish {
  kind: "person" | "computer";
  level: Level | null;
}

export interface TableWish {
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  seats: SeatWish[];
  /** The seat of whoever opens the table; null to watch the computer play itself. */
  my_seat: number | null;
  clock: Clock | null;
  on_timeout: "computer" | "loss";
  open: boolean;
  spectators: boolean;
  undo: boolean;
  /** Play on from a move of a record. */
  from_record: { id: string; move: number } | null;
}

export interface Problem {
  code: string;
  text: Text;
  rule: string | null;
}

// ---------------------------------------------------------------- records

export interface RecordInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  /** What each seat is called, and who sat there. */
  seats: { name: Text; player: string; look: Look }[];
  moves: { seat: number; move: string; round: Text }[];
  winners: number[];
  /** In games with dice. */
  luck: SeatLuck[] | null;
  seed: string;
  commitment: string;
  created: string;
}

export interface Position {
  move: number;
  view: View;
  log: LogLine[];
  /** The number of log lines before the last move. */
  told: number;
}

// ---------------------------------------------------------------- tours

/** One stop of a tour. */
export interface TourStop {
  text: Text;
  rules: string[];
  /** What the learner does here; null where there is only something to read. */
  move: string | null;
  /** The things to point at. */
  points: number[];
  view: View;
  /** What was told since the stop before. */
  log: LogLine[];
  refused: Refused[];
}

/** A guided first game, and the setup to play it without the guide. */
export interface Tour {
  game: string;
  title: Text;
  players: number;
  options: Record<string, string>;
  learner: number;
  stops: TourStop[];
}

// ---------------------------------------------------------------- frames

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export type ToServer =
  | { type: "hello"; version: number; token: string | null; seen: number | null }
  | { type: "choose"; id: string; at: number; move: string }
  | { type: "undo"; id: string }
  | { type: "consent"; id: string; request: string; agree: boolean }
  | { type: "why"; id: string }
  | { type: "chat"; id: string; text: string }
  | { type: "stand_in"; id: string; seat: number }
  | { type: "back"; id: string }
  | { type: "resign"; id: string }
  | { type: "rematch"; id: string };

/** A message was processed. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

export type ToPage =
  | { type: "welcome"; version: number; seat: number; table: TableInfo; chat: ChatLine[] }
  | { type: "table"; table: TableInfo }
  | {
      type: "update";
      seq: number;
      view: View;
      /** Keep the first `from` lines you have and put `lines` behind them. */
      log: { from: number; lines: LogLine[] };
      /** Milliseconds left for the choice and for the game, per seat; null without clock. */
      clocks: { move: number | null; total: number | null }[] | null;
      /** What taking back would be for you now. */
      undo: "free" | "ask" | "no";
      /** How often each seat has done something, and not just passed. */
      acts: number[];
      /** The answer to your message that led here. */
      done: Done | null;
    }
  | Done
  | { type: "refused"; id: string | null; problem: Problem }
  | { type: "why"; id: string; refused: Refused[] }
  | { type: "chat"; line: ChatLine };

/** Reasons for which the server ends a connection. */
export const CLOSED = {
  BAD_FRAME: 4400,
  BAD_TOKEN: 4401,
  FORBIDDEN: 4403,
  NO_TABLE: 4404,
  NO_HELLO: 4408,
  TOO_FAST: 4429,
  TOO_SLOW: 4430,
  RESTARTING: 1012,
} as const;
