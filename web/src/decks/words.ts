/** What the deck editor says. */
import type { Noun } from "../lib/i18n.svelte";
import type { Text } from "../lib/wire";

export const words = {
  title: { en: "Decks", pl: "Talie" },
  lead: {
    en: "Start with a ready-made deck, or build your own.",
    pl: "Zacznij od gotowej talii albo zbuduj własną.",
  },
  game: { en: "Game", pl: "Gra" },
  noGames: {
    en: "No game here is played with decks of your own.",
    pl: "Żadna z tych gier nie używa własnych talii.",
  },
  loading: { en: "Fetching the decks", pl: "Pobieranie talii" },
  again: { en: "Try again", pl: "Spróbuj ponownie" },

  mine: { en: "Your decks", pl: "Twoje talie" },
  starters: { en: "Ready-made decks", pl: "Gotowe talie" },
  anotherDeck: { en: "another deck, or paste your own", pl: "inna talia albo wklejona własna" },
  noneMine: {
    en: "Your decks will be kept here. Start from scratch, from a ready-made deck, or from a list you paste.",
    pl: "Tu będą twoje talie. Zacznij od zera, od gotowej talii albo od wklejonej listy.",
  },
  newDeck: { en: "New deck", pl: "Nowa talia" },
  import: { en: "Import", pl: "Importuj" },
  open: { en: "Open", pl: "Otwórz" },
  play: { en: "Play", pl: "Graj" },
  goOn: { en: "Continue", pl: "Kontynuuj" },
  copy: { en: "Copy", pl: "Kopiuj" },
  rename: { en: "Rename", pl: "Zmień nazwę" },
  delete: { en: "Delete", pl: "Usuń" },
  export: { en: "Export", pl: "Eksportuj" },
  cancel: { en: "Cancel", pl: "Anuluj" },
  copyOf: { en: "{name}, copy", pl: "{name}, kopia" },
  deckName: { en: "Deck name", pl: "Nazwa talii" },
  deleteSure: {
    en: "Delete the deck “{name}”? This cannot be undone.",
    pl: "Usunąć talię „{name}”? Tego nie da się cofnąć.",
  },
  dropSure: {
    en: "Delete the deck “{name}”? It was never saved, and this cannot be undone.",
    pl: "Usunąć talię „{name}”? Nigdy jej nie zapisano i tego nie da się cofnąć.",
  },
  deleted: { en: "Deck deleted", pl: "Talia usunięta" },
  legal: { en: "legal", pl: "zgodna z zasadami" },
  changed: { en: "unsaved changes", pl: "niezapisane zmiany" },
  unsaved: { en: "not saved yet", pl: "jeszcze niezapisana" },
  unreadable: {
    en: "This deck contains cards that no longer exist here. You can only delete it.",
    pl: "Ta talia zawiera karty, których tu już nie ma. Można ją tylko usunąć.",
  },
  lastChange: { en: "changed {when}", pl: "zmiana: {when}" },

  editor: { en: "Deck editor", pl: "Edytor talii" },
  all: { en: "All decks", pl: "Wszystkie talie" },
  noSuchDeck: {
    en: "Deck not found. It may have been deleted, or it belongs to another account.",
    pl: "Nie znaleziono talii. Mogła zostać usunięta albo należy do innego konta.",
  },
  save: { en: "Save", pl: "Zapisz" },
  saving: { en: "Saving", pl: "Zapisywanie" },
  saved: { en: "Deck saved", pl: "Talia zapisana" },
  allSaved: { en: "All changes saved", pl: "Wszystkie zmiany zapisane" },
  draftKept: {
    en: "Not saved; kept in this browser",
    pl: "Niezapisane; przechowane w tej przeglądarce",
  },
  saveAsNew: { en: "Save as a new deck", pl: "Zapisz jako nową talię" },
  revert: { en: "Discard changes", pl: "Odrzuć zmiany" },
  revertSure: {
    en: "Discard all changes since the deck was last saved?",
    pl: "Odrzucić wszystkie zmiany od ostatniego zapisu talii?",
  },
  leave: { en: "Unsaved changes", pl: "Niezapisane zmiany" },
  leaveWhy: {
    en: "The deck “{name}” has unsaved changes. If you leave without saving, they stay in this browser only, and you can continue later.",
    pl: "Talia „{name}” ma niezapisane zmiany. Bez zapisania pozostaną tylko w tej przeglądarce; możesz do nich wrócić później.",
  },
  saveAndLeave: { en: "Save and leave", pl: "Zapisz i wyjdź" },
  justLeave: { en: "Leave without saving", pl: "Wyjdź bez zapisywania" },

  cards: { en: "Cards", pl: "Karty" },
  deck: { en: "Deck", pl: "Talia" },
  toDeck: { en: "Skip to the deck", pl: "Przejdź do talii" },
  search: { en: "Search cards", pl: "Szukaj kart" },
  searchHint: { en: "Name, trait, text: Polish or English", pl: "Nazwa, cecha, treść: po polsku lub angielsku" },
  filters: { en: "Filters", pl: "Filtry" },
  fitting: { en: "Fits my deck", pl: "Pasuje do talii" },
  clear: { en: "Clear filters", pl: "Wyczyść filtry" },
  none: { en: "No matching cards.", pl: "Brak pasujących kart." },
  more: { en: "Show more", pl: "Pokaż więcej" },
  look: { en: "view card", pl: "obejrzyj z bliska" },
  add: { en: "Add: {name}", pl: "Dodaj: {name}" },
  remove: { en: "Remove: {name}", pl: "Usuń: {name}" },
  change: { en: "Change to {level}: {name}", pl: "Zmień na {level}: {name}" },
  comesWith: { en: "Comes with:", pl: "Razem z kartą:" },
  inDeck: { en: "{n} in the deck", pl: "w talii: {n}" },

  emptyDeck: { en: "Cards you add will appear here.", pl: "Tu pojawią się dodane karty." },
  beginWith: { en: "Begin with: {section}.", pl: "Na początek: {section}." },
  nOf: { en: "{n} of {most}", pl: "{n} z {most}" },
  curve: { en: "Cost", pl: "Koszt" },
  colors: { en: "Colors", pl: "Kolory" },
  symbols: { en: "Sides of the dice", pl: "Ścianki kości" },
  atCost: { en: "cost {cost}: {cards}", pl: "koszt {cost}: {cards}" },
  numbers: { en: "Deck statistics", pl: "Statystyki talii" },

  legality: { en: "Rules", pl: "Zasady" },
  checking: { en: "Checking", pl: "Sprawdzanie" },
  isLegal: { en: "The deck is legal and can be played.", pl: "Talia jest zgodna z zasadami i można nią grać." },
  seeRule: { en: "See the rule", pl: "Zobacz zasadę" },
  rule: { en: "Rule", pl: "Zasada" },
  brokenHere: { en: "breaks a rule", pl: "narusza zasadę" },

  importTitle: { en: "Import a deck", pl: "Importuj talię" },
  importLead: {
    en: "Paste a deck list as text or JSON, paste a deck code, or choose a file.",
    pl: "Wklej listę kart jako tekst lub JSON albo kod talii; możesz też wybrać plik.",
  },
  importHint: { en: "For example:\n{example}\n…", pl: "Na przykład:\n{example}\n…" },
  list: { en: "Deck list", pl: "Lista kart" },
  pickFile: { en: "Choose a file", pl: "Wybierz plik" },
  importNow: { en: "Import the deck", pl: "Importuj talię" },
  reading: { en: "Reading the list", pl: "Wczytywanie listy" },

  exportTitle: { en: "Export: {name}", pl: "Eksport: {name}" },
  form: { en: "Format", pl: "Format" },
  text: { en: "Text", pl: "Tekst" },
  json: { en: "JSON", pl: "JSON" },
  o8d: { en: "OCTGN", pl: "OCTGN" },
  code: { en: "Code", pl: "Kod" },
  copyIt: { en: "Copy", pl: "Kopiuj" },
  copied: { en: "Copied", pl: "Skopiowano" },
  copyFailed: {
    en: "The browser blocked copying. Select the text and copy it yourself.",
    pl: "Przeglądarka zablokowała kopiowanie. Zaznacz tekst i skopiuj go samodzielnie.",
  },
  download: { en: "Download", pl: "Pobierz" },

  yourDecks: { en: "Your decks", pl: "Twoje talie" },
  ownCode: { en: "a deck code", pl: "kod talii" },
  codeField: { en: "Code of deck {n}", pl: "Kod talii {n}" },
  codeHint: { en: "Paste a deck code", pl: "Wklej kod talii" },
  seatDeck: { en: "Deck {n}", pl: "Talia {n}" },
} satisfies Record<string, Text>;

/** Why a list cannot be read; the server has the same words for what only it can see. */
export const LIST = {
  tooLarge: {
    en: "this has {size}, far too much for a deck; at most {limit} KB are read",
    pl: "to {size}, o wiele za dużo na talię; wczytuje się najwyżej {limit} KB",
  },
  utf16: { en: "this is UTF-16 text, not UTF-8", pl: "to tekst UTF-16, a nie UTF-8" },
  notUtf8: {
    en: "byte {byte} is not UTF-8; perhaps this is Latin or Windows text",
    pl: "bajt {byte} to nie UTF-8; może to tekst w kodowaniu Latin lub Windows",
  },
  binary: { en: "byte {byte} is not text", pl: "bajt {byte} to nie tekst" },
  unreadable: { en: "this is not a file that can be read", pl: "to nie jest plik, który da się odczytać" },
  saveAsUtf8: { en: "Save the file as UTF-8.", pl: "Zapisz plik jako UTF-8." },
  useList: {
    en: "Use a deck list as text, as JSON or as a code.",
    pl: "Podaj talię jako tekst, jako JSON albo jako kod.",
  },
} satisfies Record<string, Text>;

/** What filters are called. */
export const FACET_NAMES: Record<string, Text> = {
  side: { en: "Side", pl: "Stronnictwo" },
  color: { en: "Color", pl: "Kolor" },
  kind: { en: "Kind", pl: "Rodzaj" },
  cost: { en: "Cost", pl: "Koszt" },
  symbol: { en: "Die", pl: "Kość" },
};

/** What sides are called where the game has no names of its own for them. */
export const SIDES: Record<string, Text> = {
  light: { en: "light side", pl: "jasna strona" },
  dark: { en: "dark side", pl: "ciemna strona" },
  neutral: { en: "neutral", pl: "neutralne" },
};

export const nouns = {
  card: { en: ["card", "cards"], pl: ["karta", "karty", "kart"] },
  problem: { en: ["broken rule", "broken rules"], pl: ["naruszenie", "naruszenia", "naruszeń"] },
  deck: { en: ["deck", "decks"], pl: ["talia", "talie", "talii"] },
} satisfies Record<string, Noun>;
