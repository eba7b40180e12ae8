/** Phrases of the deck lab. */
import type { Noun } from "../lib/i18n.svelte";
import type { Text } from "../lib/wire";

export const words = {
  test: { en: "Test", pl: "Testuj" },
  testThis: { en: "Test this deck", pl: "Przetestuj talię" },
  title: { en: "Test: {name}", pl: "Test: {name}" },
  lead: {
    en: "Two quick computer players play this deck against others, from both seats. You see how often it wins and which cards carry it.",
    pl: "Dwaj szybcy gracze komputerowi rozegrają tą talią gry z innymi, z obu miejsc. Zobaczysz, jak często wygrywa i które karty ją niosą.",
  },
  opponents: { en: "Opponents", pl: "Przeciwnicy" },
  mine: { en: "Your decks", pl: "Twoje talie" },
  starters: { en: "Ready-made decks", pl: "Gotowe talie" },
  nobody: {
    en: "There is no deck that may play against this one.",
    pl: "Nie ma talii, która może zagrać z tą talią.",
  },
  off: { en: "This server does not test decks.", pl: "Ten serwer nie testuje talii." },
  games: { en: "Games", pl: "Gry" },
  start: { en: "Play {games}", pl: "Rozegraj {games}" },
  stop: { en: "Stop", pl: "Przerwij" },
  stopOther: { en: "Stop that test", pl: "Przerwij tamten test" },
  again: { en: "Try again", pl: "Spróbuj ponownie" },
  another: { en: "New test", pl: "Nowy test" },
  loading: { en: "Looking for opponents", pl: "Szukanie przeciwników" },
  through: { en: "{n} of {all} games", pl: "gry: {n} z {all}" },
  done: { en: "Done: {games}.", pl: "Gotowe: {games}." },
  stopped: { en: "Stopped after {n} of {all} games.", pl: "Przerwano po {n} z {all} gier." },
  wins: { en: "Wins", pl: "Wygrane" },
  opponent: { en: "Opponent", pl: "Przeciwnik" },
  interval: { en: "95% interval", pl: "Przedział 95%" },
  between: { en: "{low}–{high} %", pl: "{low}–{high} %" },
  all: { en: "In all", pl: "Razem" },
  cards: { en: "What the cards do", pl: "Co robią karty" },
  carry: { en: "Carry the deck", pl: "Niosą talię" },
  weigh: { en: "The deck wins less often with these", pl: "Z tymi talia wygrywa rzadziej" },
  unsure: { en: "May be chance", pl: "Może to przypadek" },
  tooFew: {
    en: "Cards are compared once there are 20 games with a card and 20 without it.",
    pl: "Karty porównuje się, gdy jest 20 gier z daną kartą i 20 bez niej.",
  },
  none: {
    en: "No card stands out yet. More games tell more.",
    pl: "Żadna karta jeszcze się nie wyróżnia. Więcej gier powie więcej.",
  },
  opening: { en: "opening hand", pl: "ręka początkowa" },
  drawn: { en: "drawn", pl: "dobrana" },
  played: { en: "played", pl: "zagrana" },
  sure: { en: "hardly chance", pl: "raczej nie przypadek" },
  note: {
    en: "Percentage points of wins with the card, with 95% intervals, corrected for comparing so many cards. Chance alone decides about the opening hand; drawn and played are only hints. Played by {agent}.",
    pl: "Punkty procentowe wygranych z kartą, z przedziałami 95%, z poprawką na liczbę porównań. O ręce początkowej decyduje sam przypadek; „dobrana” i „zagrana” to tylko wskazówki. Gra {agent}.",
  },
} satisfies Record<string, Text>;

export const nouns = {
  /** One plays them. */
  toPlay: { en: ["game", "games"], pl: ["grę", "gry", "gier"] },
  game: { en: ["game", "games"], pl: ["gra", "gry", "gier"] },
} satisfies Record<string, Noun>;
