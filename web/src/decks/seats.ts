/** The decks of the seats among the options of a game. */
import type { Game, OptionSpec } from "../lib/wire";

/** Whether an option is the deck of a seat. */
export function isDeck(game: Game, spec: OptionSpec): boolean {
  return game.decks && /^deck\d$/.test(spec.key);
}

/** The option that is the deck of a seat, counted from 0. */
export function deckOption(game: Game, seat: number): OptionSpec | undefined {
  return game.options.find((spec) => isDeck(game, spec) && spec.key === `deck${seat + 1}`);
}
