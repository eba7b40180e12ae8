/** What a line of the lobby says about a table. */
import { count, t, tt } from "../../lib/i18n.svelte";
import type { Clock, Game, TableSeat, TableSummary } from "../../lib/wire";
import { nouns, words } from "../words";

export type Filter = "all" | "free" | "playing";

/** The seats a person can still take. */
export function freeSeats(table: TableSummary): TableSeat[] {
  if (table.status !== "waiting") return [];
  return table.seats.filter(({ kind, name }) => kind === "person" && name === null);
}

/** The tables that fit the filter. */
export function filtered(tables: TableSummary[], filter: Filter): TableSummary[] {
  if (filter === "free") return tables.filter((table) => freeSeats(table).length > 0);
  if (filter === "playing") return tables.filter(({ status }) => status === "playing");
  return tables;
}

/** The table's own title, or its game's. */
export function titleOf(table: TableSummary, games: Game[]): string {
  const game = games.find(({ name }) => name === table.game);
  return table.title || (game ? t(game.title) : table.game);
}

/** The names of the people at the table. */
export function people(table: TableSummary): string {
  return table.seats
    .filter(({ kind, name }) => kind === "person" && name)
    .map(({ name }) => name)
    .join(", ");
}

/** The clock in a few characters. */
export function clockWords(clock: Clock | null): string {
  if (!clock || (clock.move === 0 && clock.total === 0)) return t(words.no_clock);
  if (clock.total > 0) return tt(words.minutes_and, { n: +(clock.total / 60).toFixed(1), add: clock.increment });
  const even = clock.move % 60 === 0;
  return tt(even ? words.minutes_a_move : words.seconds_a_move, { n: even ? clock.move / 60 : clock.move });
}

/** How many can play, in words. */
export function playersWords(game: Game): string {
  const fewest = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  if (fewest === most) return count(most, nouns.player);
  const between = game.seats.length === most - fewest + 1 && game.seats.length > 2;
  if (between) return tt(words.to, { from: fewest, to: most });
  return tt(words.or, { few: game.seats.slice(0, -1).join(", "), many: count(most, nouns.player) });
}

/** How things stand for the person whose game it is. */
export function standing(table: TableSummary): string {
  if (table.status === "waiting") {
    return tt(words.waiting_for, { people: count(freeSeats(table).length, nouns.more_player) });
  }
  if (table.status === "over") return outcome(table);
  if (table.your_turn) return t(words.your_turn);
  return table.headline ? t(table.headline) : t(words.going_on);
}

function outcome({ result, your_seat }: TableSummary): string {
  if (!result) return t(words.game_over);
  if (result.winners.length === 0) return t(words.draw);
  if (your_seat === null) return t(words.game_over);
  if (!result.winners.includes(your_seat)) return t(words.you_lost);
  return t(result.winners.length > 1 ? words.shared_win : words.you_won);
}
