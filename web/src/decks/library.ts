/** The decks to choose from, and their addresses. */
import { api, ApiProblem } from "../lib/api";
import { refreshPlayer } from "../lib/me.svelte";
import type { DeckList, DeckSheet, SavedDeck } from "../lib/wire";

/** The ready decks of a game and one's own; somebody the server has forgotten has none. */
export async function fetchDecks(game: string): Promise<DeckList> {
  try {
    return await api.decks(game);
  } catch (caught) {
    if (!(caught instanceof ApiProblem) || caught.status !== 401) throw caught;
    await refreshPlayer();
    return api.decks(game);
  }
}

/** Where the decks of a game are, or one of them. */
export function deckAddress(game: string, deck = ""): string {
  const address = `/decks/${encodeURIComponent(game)}`;
  return deck ? `${address}?deck=${encodeURIComponent(deck)}` : address;
}

/** Whether a deck may be played. */
export function isLegal(sheet: DeckSheet): boolean {
  return sheet.violations.length === 0;
}

/** The decks that may be brought to a table. */
export function playable(decks: readonly SavedDeck[]): SavedDeck[] {
  return decks.filter(({ sheet }) => sheet !== null && isLegal(sheet));
}
