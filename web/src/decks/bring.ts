/** The decks that can be brought to a table. */
import { ApiProblem } from "../lib/api";
import type { DeckList, Game, SavedDeck } from "../lib/wire";
import { fetchDecks, playable } from "./library";

/** No deck has a longer code. */
export const LONGEST_CODE = 1000;

export const NO_DECKS: DeckList = { starters: [], decks: [] };

/** The ready decks and one's own that may be played; none where they cannot be had. */
export async function decksToBring(game: Game): Promise<DeckList> {
  if (!game.decks) return NO_DECKS;
  try {
    const { starters, decks } = await fetchDecks(game.name);
    return { starters, decks: playable(decks) };
  } catch (caught) {
    if (caught instanceof ApiProblem) return NO_DECKS;
    throw caught;
  }
}

/** One's own decks that may be played; where they cannot be had, the ready ones must do. */
export async function myDecks(game: Game): Promise<SavedDeck[]> {
  return (await decksToBring(game)).decks;
}
