/** What the frame around the pages says. */
import type { Noun } from "../lib/i18n.svelte";
import type { Language } from "../lib/i18n.svelte";

export const words = {
  skip: { en: "Skip to content", pl: "Przejdź do treści" },
  main: { en: "Main", pl: "Nawigacja główna" },
  play: { en: "Play", pl: "Graj" },
  decks: { en: "Decks", pl: "Talie" },
  cards: { en: "Cards", pl: "Karty" },
  replays: { en: "Replays", pl: "Powtórki" },
  rules: { en: "Rules", pl: "Zasady" },
  about: { en: "About", pl: "O stronie" },
  account: { en: "Account", pl: "Konto" },
  you: { en: "You: {name}", pl: "Ty: {name}" },
  online: { en: "{n} at the tables", pl: "{n} przy stołach" },
  language: { en: "Language", pl: "Język" },
  to_light: { en: "Light theme", pl: "Jasny motyw" },
  to_dark: { en: "Dark theme", pl: "Ciemny motyw" },
  close: { en: "Close", pl: "Zamknij" },
  messages: { en: "Messages", pl: "Komunikaty" },
  see_rule: { en: "See the rule", pl: "Zobacz zasadę" },
  arriving: { en: "Loading", pl: "Wczytywanie" },
  page_lost: { en: "This page failed to load", pl: "Nie udało się wczytać tej strony" },
  page_lost_why: {
    en: "The connection may be down, or a newer version has replaced it. Reload.",
    pl: "Być może nie ma połączenia albo zastąpiła ją nowsza wersja. Odśwież stronę.",
  },
  load_anew: { en: "Reload", pl: "Odśwież" },

  how_to_win: { en: "How to win", pl: "Jak wygrać" },
  how_to_win_at: { en: "How to win: {game}", pl: "Jak wygrać: {game}" },
  goal: { en: "Goal", pl: "Cel" },
  your_turn: { en: "Your turn", pl: "Twoja tura" },
  the_end: { en: "The end", pl: "Koniec gry" },
  rule: { en: "rule", pl: "zasada" },
  rule_of: { en: "Rule {id}", pl: "Zasada {id}" },
  take_tour: { en: "Take the tour", pl: "Zagraj z samouczkiem" },
  all_rules: { en: "All rules", pl: "Wszystkie zasady" },

  search_rules: { en: "Search the rules", pl: "Szukaj w zasadach" },
  search_hint: { en: "words in either language", pl: "słowa w dowolnym z języków" },
  source: { en: "Source", pl: "Źródło" },
  note: { en: "Note", pl: "Uwaga" },
  no_rules: { en: "No rule contains all of these words.", pl: "Żadna zasada nie zawiera wszystkich tych słów." },
  show_all: { en: "Show all rules", pl: "Pokaż wszystkie zasady" },
  more_rules: { en: "Show more", pl: "Pokaż więcej" },
  rule_link: { en: "Link to this rule", pl: "Link do tej zasady" },
};

/** The languages of the page, each by its own name. */
export const LANGUAGES: { code: Language; name: string }[] = [
  { code: "pl", name: "Polski" },
  { code: "en", name: "English" },
];

/** Appearance and sound of this browser. */
export const settingWords = {
  language: words.language,
  theme: { en: "Theme", pl: "Motyw" },
  dark: { en: "Dark", pl: "Ciemny" },
  light: { en: "Light", pl: "Jasny" },
  zoom: { en: "Size of the table", pl: "Wielkość stołu" },
  smaller: { en: "Smaller", pl: "Mniejszy" },
  larger: { en: "Larger", pl: "Większy" },
  motion: { en: "Motion", pl: "Ruch" },
  normal: { en: "Normal", pl: "Zwykły" },
  fast: { en: "Fast", pl: "Szybki" },
  off: { en: "Off", pl: "Wyłączony" },
  sound: { en: "Sound", pl: "Dźwięk" },
  silent: { en: "Off", pl: "Wyłączony" },
  audible: { en: "On", pl: "Włączony" },
  volume: { en: "Volume", pl: "Głośność" },
  calls: { en: "Call me when it's my turn", pl: "Wołaj, gdy przyjdzie moja kolej" },
  callsDenied: {
    en: "Your browser does not allow it. Allow notifications for this page first.",
    pl: "Przeglądarka na to nie pozwala. Najpierw zezwól tej stronie na powiadomienia.",
  },
  back: { en: "Card backs", pl: "Rewersy kart" },
  avatar: { en: "Avatar", pl: "Awatar" },
  initials: { en: "Initials", pl: "Inicjały" },
  hood: { en: "Hood", pl: "Kaptur" },
  helm: { en: "Helmet", pl: "Hełm" },
  pilot: { en: "Pilot", pl: "Pilot" },
  elder: { en: "Elder", pl: "Mędrzec" },
  goggles: { en: "Goggles", pl: "Gogle" },
  horns: { en: "Horns", pl: "Rogi" },
  regal: { en: "Crown", pl: "Korona" },
  droid: { en: "Droid", pl: "Droid" },
  rings: { en: "Rings", pl: "Kręgi" },
  rays: { en: "Rays", pl: "Promienie" },
  grid: { en: "Grid", pl: "Siatka" },
  warnings: { en: "Warn about what goes unused", pl: "Ostrzegaj, gdy coś zostanie niewykorzystane" },
  passing: { en: "Pass when I can do nothing", pl: "Pasuj, gdy nie mogę nic zrobić" },
  unwarned: { en: "No", pl: "Nie" },
  warned: { en: "Yes", pl: "Tak" },
};

/** Kinds of rules, as the catalogues name them. */
export const kinds: Record<string, { en: string; pl: string }> = {
  rule: { en: "rule", pl: "zasada" },
  setup: { en: "setup", pl: "przygotowanie" },
  component: { en: "component", pl: "element gry" },
  term: { en: "term", pl: "pojęcie" },
  example: { en: "example", pl: "przykład" },
  faq: { en: "question", pl: "pytanie" },
  variant: { en: "variant", pl: "wariant" },
};

export const nouns = {
  rule: { en: ["rule", "rules"], pl: ["zasada", "zasady", "zasad"] },
} satisfies Record<string, Noun>;
