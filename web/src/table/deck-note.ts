/** What is told of the deck that somebody else has brought to a table. */
import { t, tt } from "../lib/i18n.svelte";
import type { OptionSpec, TableInfo, TableSeat } from "../lib/wire";
import { game } from "./words-game";

/** The deck of a seat by its name, unless decks stay hidden until the start. */
export function deckNote(table: TableInfo, seat: TableSeat, spec: OptionSpec): string {
  if (table.hidden_decks && seat.kind === "person") return t(game.deckHidden);
  const brought = table.options[spec.key] ?? spec.default;
  const ready = spec.choices.find(({ value }) => value === brought);
  return tt(game.deckShown, { name: t(ready?.title ?? game.deckOwn) });
}
