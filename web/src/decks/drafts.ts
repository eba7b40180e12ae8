/** Unsaved decks: stored in this browser, so that nothing is lost. */
import { formerGuests } from "../lib/me.svelte";
import { loadList, save } from "../lib/storage";
import type { Contents } from "./contents";

export interface Draft {
  /** The saved deck or the starter it began from; of a new deck, an id nobody else has. */
  id: string;
  name: string;
  contents: Contents;
  /** Whose it is; null if it was begun before this browser was anybody. */
  owner: string | null;
}

/** A number in front of it, so that drafts of another shape are left alone. */
const KEY = (game: string): string => `decks.2.${game}`;
const NEW = "new-";

/** An id for a deck that is not saved yet. */
export function newId(): string {
  return NEW + Math.random().toString(36).slice(2, 10);
}

/** Whether an id is of a deck that was never saved. */
export function isNew(id: string): boolean {
  return id.startsWith(NEW);
}

/** The drafts this person has for a game, the last changed first; a guest of this browser took none of them along. */
export function draftsOf(game: string, owner: string | null): Draft[] {
  const owners = [null, owner, ...formerGuests()];
  return all(game).filter((draft) => owners.includes(draft.owner));
}

/** Keeps a draft in the place of an older one. */
export function keepDraft(game: string, draft: Draft): void {
  write(game, [draft, ...others(game, draft.id)]);
}

/** Forgets a draft, because it is saved or no longer wanted. */
export function dropDraft(game: string, id: string): void {
  const left = others(game, id);
  if (left.length < all(game).length) write(game, left);
}

function others(game: string, id: string): Draft[] {
  return all(game).filter((draft) => draft.id !== id);
}

function write(game: string, drafts: Draft[]): void {
  save(KEY(game), JSON.stringify(drafts));
}

/** Read anew each time, because another tab may have changed it. */
function all(game: string): Draft[] {
  return loadList(KEY(game));
}
