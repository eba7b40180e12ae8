/** Phrases of the lobby, the rules, the replays and the error pages. */
import type { Noun } from "../lib/i18n.svelte";

export const words = {
  game: { en: "Game", pl: "Gra" },

  lobby: { en: "Play", pl: "Graj" },
  greeting: { en: "Sit down, {name}. Somebody is shuffling.", pl: "{name}, siadaj. Ktoś już tasuje." },
  greeting_new: { en: "Sit down. Somebody is shuffling.", pl: "Siadaj. Ktoś już tasuje." },
  lead: {
    en: "Pick a game to play the computer at once, or a table below.",
    pl: "Wybierz grę, żeby od razu zagrać z komputerem, albo stół poniżej.",
  },
  quick: { en: "Quick match with the computer", pl: "Szybka gra z komputerem" },
  quick_match: { en: "Quick match", pl: "Szybka gra" },
  with_computer: { en: "with the computer", pl: "z komputerem" },
  again: { en: "Try again", pl: "Spróbuj ponownie" },
  opening: { en: "Opening the table", pl: "Otwieranie stołu" },
  or: { en: "{few} or {many}", pl: "{few} lub {many}" },
  to: { en: "{from} to {to} players", pl: "od {from} do {to} osób" },

  tables: { en: "Tables", pl: "Stoły" },
  filter: { en: "Filter", pl: "Filtr" },
  all: { en: "All", pl: "Wszystkie" },
  free_seats: { en: "Free seats", pl: "Wolne miejsca" },
  being_played: { en: "Being played", pl: "Gra trwa" },
  no_tables: { en: "Tables that people open will be listed here.", pl: "Tu pojawią się stoły otwarte przez innych." },
  no_such_tables: { en: "No table matches this filter.", pl: "Żaden stół nie pasuje do tego filtra." },
  show_all: { en: "Show all", pl: "Pokaż wszystkie" },
  open_one: { en: "Open a table", pl: "Otwórz stół" },
  sit_down: { en: "Sit down", pl: "Usiądź" },
  watch: { en: "Watch", pl: "Oglądaj" },
  return: { en: "Return", pl: "Wróć" },
  open: { en: "Open", pl: "Otwórz" },
  no_watching: { en: "No spectators", pl: "Bez widzów" },
  waiting_tag: { en: "waiting", pl: "czeka" },
  playing_tag: { en: "playing", pl: "gra trwa" },
  over_tag: { en: "over", pl: "koniec" },
  free_seat: { en: "free seat", pl: "wolne miejsce" },
  computer: { en: "computer", pl: "komputer" },
  versus: { en: "vs", pl: "vs" },
  no_clock: { en: "no clock", pl: "bez zegara" },
  seconds_a_move: { en: "{n} s per move", pl: "{n} s na ruch" },
  minutes_a_move: { en: "{n} min per move", pl: "{n} min na ruch" },
  minutes_and: { en: "{n} + {add} s", pl: "{n} + {add} s" },

  your_games: { en: "Your games", pl: "Twoje gry" },
  no_games: { en: "Games you have joined will be listed here.", pl: "Tu będą czekać gry, w których bierzesz udział." },
  your_turn: { en: "Your turn", pl: "Twoja kolej" },
  going_on: { en: "Game in progress", pl: "Gra trwa" },
  waiting_for: { en: "Waiting for {people}", pl: "Czekamy jeszcze na {people}" },
  game_over: { en: "The game is over", pl: "Gra zakończona" },
  you_won: { en: "You won", pl: "Wygrana" },
  you_lost: { en: "You lost", pl: "Przegrana" },
  shared_win: { en: "A shared victory", pl: "Wspólne zwycięstwo" },
  draw: { en: "Nobody won", pl: "Bez zwycięzcy" },
  new_table: { en: "New table", pl: "Nowy stół" },

  replays: { en: "Replays", pl: "Powtórki" },
  replays_lead: {
    en: "Watch a finished game move by move, from any player's view.",
    pl: "Obejrzyj zakończoną grę ruch po ruchu, oczami dowolnego gracza.",
  },
  finished: { en: "Your finished games", pl: "Twoje zakończone gry" },
  no_finished: {
    en: "Games you have finished will be listed here.",
    pl: "Tu pojawią się gry, które masz za sobą.",
  },
  play_now: { en: "Play a game", pl: "Zagraj" },
  replay: { en: "Replay", pl: "Powtórka" },
  from_file: { en: "From a file", pl: "Z pliku" },
  upload_lead: {
    en: "A record is a text file: download one after a game, or use one that somebody sent you.",
    pl: "Zapis gry to plik tekstowy: pobierz go po grze albo weź od kogoś, kto ci go przysłał.",
  },
  drop: { en: "Drop a record here, or", pl: "Upuść tu zapis gry albo" },
  pick: { en: "Pick a file", pl: "Wybierz plik" },
  reading: { en: "Reading the record", pl: "Wczytywanie zapisu" },
  too_big: {
    en: "This file is larger than 1 MB, so it cannot be a record. Pick the text file you downloaded after a game.",
    pl: "Ten plik ma ponad 1 MB, więc nie może być zapisem gry. Wybierz plik tekstowy pobrany po grze.",
  },

  not_found: { en: "Page not found", pl: "Nie znaleziono strony" },
  not_found_why: {
    en: "The address may be incomplete, or the page has moved.",
    pl: "Adres może być niepełny albo strona została przeniesiona.",
  },
  to_lobby: { en: "To the lobby", pl: "Do lobby" },
};

export const nouns = {
  player: { en: ["player", "players"], pl: ["osoba", "osoby", "osób"] },
  more_player: { en: ["more player", "more players"], pl: ["osobę", "osoby", "osób"] },
  table_open: { en: ["open table", "open tables"], pl: ["otwarty stół", "otwarte stoły", "otwartych stołów"] },
  watching: { en: ["watching", "watching"], pl: ["widz", "widzów", "widzów"] },
} satisfies Record<string, Noun>;
