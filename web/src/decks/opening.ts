/** Opening a deck: the initial contents of the editor, from a draft, a saved deck, a ready-made one, or nothing. */
import { t } from "../lib/i18n.svelte";
import { me } from "../lib/me.svelte";
import { contentsOf, isSame, NOTHING, type Contents } from "./contents";
import { draftsOf, isNew, newId, type Draft } from "./drafts";
import { fetchDecks } from "./library";

/** The address of a deck that does not exist yet. */
export const NEW_DECK = "new";

/** The deck as the server has it, or as it was before anything was changed. */
export interface Base {
  /** Null if the server has none. */
  id: string | null;
  name: string;
  contents: Contents;
}

/** Where the editor begins. */
export interface Start {
  /** Under which id changes are kept in this browser until they are saved. */
  id: string;
  name: string;
  contents: Contents;
  base: Base;
}

/** What is to be edited under this name in the address; null if there is no such deck, or none that can be read. */
export async function startWith(game: string, deck: string): Promise<Start | null> {
  if (deck === NEW_DECK) return fresh(newId(), "", NOTHING);
  const draft = draftsOf(game, me.player?.id ?? null).find(({ id }) => id === deck);
  if (isNew(deck)) return draft ? resumed(draft, { id: null, name: "", contents: NOTHING }) : fresh(deck, "", NOTHING);
  const { starters, decks } = await fetchDecks(game);
  const starter = starters.find(({ key }) => key === deck);
  if (starter) return fresh(newId(), t(starter.title), contentsOf(starter.sheet));
  const saved = decks.find(({ id }) => id === deck);
  if (!saved) return draft ? resumed(draft, { id: null, name: "", contents: NOTHING }) : null;
  if (!saved.sheet) return null;
  const base = { id: saved.id, name: saved.name, contents: contentsOf(saved.sheet) };
  return draft ? resumed(draft, base) : { ...base, base };
}

function fresh(id: string, name: string, contents: Contents): Start {
  return { id, name, contents, base: { id: null, name, contents } };
}

function resumed({ id, name, contents }: Draft, base: Base): Start {
  return { id, name, contents, base };
}

/** Whether a deck is other than the server has it. */
export function isChanged(name: string, contents: Contents, base: Base): boolean {
  return name.trim() !== base.name || !isSame(contents, base.contents);
}
