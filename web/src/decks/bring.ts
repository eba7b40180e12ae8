/** The player's own decks that can be brought to a table. */
import { ApiProblem } from "../lib/api";
import type { Game, SavedDeck } from "../lib/wire";
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
