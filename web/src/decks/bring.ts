/** Bringing a deck to a table: which options are decks, and what there is to choose from. */
import { ApiProblem } from "../lib/api";
import type { Game, OptionSpec, SavedDeck } from "../lib/wire";
import { fetchDecks, playable } from "./library";

/** No deck has a longer code. */
export const LONGEST_CODE = 1000;

/** One's own decks that may be played; where they cannot be had, the ready ones must do. */
export async function myDecks(game: Game): Promise<SavedDeck[]> {
  if (!game.decks) return [];
  try {
    return playable((await fetchDecks(game.name)).decks);
  } catch (caught) {
    if (caught instanceof ApiProblem) return [];
    throw caught;
  }
}

/** Whether an option is the deck of a seat. */
export function isDeck(game: Game, spec: OptionSpec): boolean {
  return game.decks && /^deck\d$/.test(spec.key);
}

/** The option that is the deck of a seat, counted from 0. */
export function deckOption(game: Game, seat: number): OptionSpec | undefined {
  return game.options.find((spec) => isDeck(game, spec) && spec.key === `deck${seat + 1}`);
}
