/** A record as a table: its players, the point of view from the address, and continuing from it. */
import type { Position, RecordInfo, TableSeat, TableWish } from "../lib/wire";
import type { Eyes } from "./transport.svelte";

/** Those who played, as sitters of the table. */
export function sittersOf(record: RecordInfo): TableSeat[] {
  return record.seats.map(({ player, name }, seat) => ({
    seat,
    kind: "person",
    level: null,
    name: player || name.en,
    here: true,
    stand_in: false,
    hears_spectators: false,
    avatar: null,
  }));
}

/** The eyes an address asks for; everybody's if it says nothing that makes sense. */
export function eyesIn(query: URLSearchParams, players: number): Eyes {
  const asked = Number(query.get("seat") ?? NaN);
  return Number.isInteger(asked) && asked >= 0 && asked <= players ? asked : "all";
}

/** The address at which a moment of a record can be seen. */
export function momentOf(record: string, move: number, eyes: Eyes): string {
  return `${location.origin}/replay/${record}?move=${move}&seat=${eyes}`;
}

/** The move of so many after which a line of the log was told. */
export async function moveOfLine(
  line: number,
  moves: number,
  positionAfter: (move: number) => Promise<Position>,
): Promise<number> {
  let [low, high] = [0, moves];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { log } = await positionAfter(middle);
    if (log.length > line) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A table that goes on from a move: one seat for oneself, the computer in all others. */
export function wishToPlayOn(record: RecordInfo, move: number, seat: number, title: string): TableWish {
  return {
    game: record.game,
    title: title.slice(0, 60),
    players: record.players,
    options: record.options,
    seats: record.seats.map((_, other) =>
      other === seat ? { kind: "person", level: null } : { kind: "computer", level: "medium" },
    ),
    my_seat: seat,
    clock: null,
    on_timeout: "computer",
    open: false,
    spectators: true,
    undo: true,
    hidden_decks: true,
    from_record: { id: record.id, move },
  };
}
