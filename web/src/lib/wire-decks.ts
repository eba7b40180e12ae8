/** The types of decks that the server sends; dejarik/server/wire_decks.py mirrors them. */
import type { Text } from "./wire";

/** A rule that a deck breaks, how, and the cards it is about. */
export interface Violation {
  rule: string;
  text: Text;
  cards: string[];
}

/** Copies of a card that somebody puts into a section, all at the same level. */
export interface DeckPick {
  section: string;
  key: string;
  copies: number;
  /** How much of the card comes along, such as the dice of a character; 1 where there is no choice. */
  level: number;
}

/** Copies of a card in a section. */
export interface DeckEntry {
  key: string;
  copies: number;
  level: number;
  /** What the level means; empty if nothing. */
  label: Text;
}

/** A part of a deck, with how many cards there have to be and may be. */
export interface DeckSection {
  key: string;
  title: Text;
  entries: DeckEntry[];
  least: number;
  /** Null for any number. */
  most: number | null;
  /** Cards that lead give the deck its name and colors; those to draw are shuffled; all others lie aside. */
  role: "lead" | "draw" | "aside";
  /** Whether its cards come along with those of other sections and cannot be chosen. */
  brought: boolean;
}

/** A number that counts for the whole deck, with how much is needed and allowed. */
export interface DeckTotal {
  key: string;
  title: Text;
  value: number;
  least: number;
  /** Null for any number. */
  most: number | null;
}

/** Everything there is to see of a deck; it may be played if there are no violations. */
export interface DeckSheet {
  name: string;
  /** The deck on one line, without its name. */
  code: string;
  /** The same of all decks of a game, empty or not; so are the totals. */
  sections: DeckSection[];
  totals: DeckTotal[];
  violations: Violation[];
}

/** A level at which a card can be chosen: what to call it, and what one copy adds to the totals by their keys. */
export interface DeckLevel {
  label: Text;
  adds: Record<string, number>;
}

/** Where a card goes that somebody chooses; a card without a place comes only with others. */
export interface DeckPlace {
  key: string;
  section: string;
  /** How many copies can be chosen at all; how many may be, the rules say. */
  most: number;
  /** From the lowest on; at least one. */
  levels: DeckLevel[];
  /** The cards that come along. */
  brings: DeckPick[];
}

/** A format for people and other programs. */
export type DeckForm = "text" | "json" | "o8d";

/** What decks of a game are made of: its sections and totals, as a deck without cards, and where each card goes. */
export interface DeckPlan {
  empty: DeckSheet;
  places: DeckPlace[];
  /** The game's names of the sides that its cards take. */
  sides: Record<string, Text>;
  /** The formats in which decks are exported. */
  forms: DeckForm[];
}

export interface StarterDeck {
  key: string;
  title: Text;
  sheet: DeckSheet;
}

export interface SavedDeck {
  id: string;
  name: string;
  code: string;
  /** ISO 8601, UTC. */
  updated: string;
  /** Null if the server no longer knows its cards. */
  sheet: DeckSheet | null;
}

export interface DeckList {
  starters: StarterDeck[];
  /** One's own, those changed last first. */
  decks: SavedDeck[];
}
