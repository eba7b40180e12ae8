/** Phrases of the new-table form. */
import type { ClockName, Sitter } from "./draft";
import type { Text } from "../../lib/wire";

export const words = {
  game: { en: "Game", pl: "Gra" },
  mode: { en: "Mode", pl: "Tryb" },
  own_mode: { en: "Custom setup", pl: "Własne ustawienia" },
  players: { en: "Players", pl: "Osoby" },
  seat: { en: "Seat {n}", pl: "Miejsce {n}" },
  clock: { en: "Clock", pl: "Zegar" },
  own_minutes: { en: "Minutes for the game", pl: "Minuty na grę" },
  own_increment: { en: "Seconds added per choice", pl: "Sekundy dodawane po wyborze" },
  own_move: { en: "Seconds for each choice", pl: "Sekundy na każdy wybór" },
  zero: { en: "0 means no limit", pl: "0 oznacza brak limitu" },
  on_timeout: { en: "When time runs out", pl: "Gdy czas minie" },
  computer_plays: { en: "the computer plays on", pl: "dalej gra komputer" },
  loses: { en: "that player loses", pl: "ta osoba przegrywa" },
  more: { en: "More", pl: "Więcej" },
  title: { en: "Table name", pl: "Nazwa stołu" },
  title_hint: { en: "if empty, the name of the game", pl: "gdy puste: nazwa gry" },
  game_options: { en: "Rules of this game", pl: "Zasady tej gry" },
  possible: { en: "Possible: {values}", pl: "Możliwe: {values}" },
  the_rule: { en: "Rule", pl: "Zasada" },
  other_value: { en: "as written: {value}", pl: "jak wpisano: {value}" },
  spectators: { en: "Spectators may watch", pl: "Widzowie mogą oglądać" },
  undo: { en: "Players may undo", pl: "Ruchy można cofać" },
  hidden_decks: { en: "Decks stay hidden until the start", pl: "Talie są zakryte do początku gry" },
  by_link: { en: "Invite by link", pl: "Zaproś linkiem" },
  open: { en: "Open the table", pl: "Otwórz stół" },
};

export const sitters: Record<Sitter, Text> = {
  me: { en: "me", pl: "ja" },
  person: { en: "a person", pl: "inna osoba" },
  easy: { en: "computer, easy (looks one choice ahead)", pl: "komputer, łatwy (patrzy jeden wybór naprzód)" },
  medium: { en: "computer, medium (thinks briefly)", pl: "komputer, średni (myśli krótko)" },
  hard: { en: "computer, hard (thinks up to 1 s)", pl: "komputer, trudny (myśli do 1 s)" },
  expert: { en: "computer, expert (thinks up to 3 s)", pl: "komputer, mistrz (myśli do 3 s)" },
};

export const clocks: Record<ClockName, Text> = {
  none: { en: "none", pl: "bez zegara" },
  "20+10": { en: "20 min + 10 s", pl: "20 min + 10 s" },
  "45+15": { en: "45 min + 15 s", pl: "45 min + 15 s" },
  minute: { en: "1 min per move", pl: "1 min na ruch" },
  own: { en: "custom", pl: "własny" },
};
