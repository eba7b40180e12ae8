/** Phrases of cards, dice and piles that do not come from a game. */
import type { Noun } from "../lib/i18n.svelte";
import type { Text } from "../lib/wire";

export const WORDS = {
  haveOfNeed: { en: "{name} {have} of {need}", pl: "{name} {have} z {need}" },
  faceDown: { en: "face-down card", pl: "zakryta karta" },
  known: { en: "face down, known to you", pl: "zakryta, znasz ją" },
  emptyPile: { en: "empty", pl: "brak kart" },
  topCard: { en: "on top: {card}", pl: "na wierzchu: {card}" },
  die: { en: "Die", pl: "Kość" },
  dieFaces: { en: "Die sides", pl: "Ścianki kości" },
  odds: { en: "Odds", pl: "Szanse" },
  average: { en: "{n} on average", pl: "średnio {n}" },
  rollOdds: { en: "Odds of {dice}", pl: "Szanse: {dice}" },
  atLeastOne: { en: "at least one", pl: "co najmniej jedna" },
  allBlank: { en: "all blank", pl: "same puste" },
  diceOnIt: { en: "{dice} on it", pl: "na karcie: {dice}" },
  diceOut: { en: "{dice} in the pool", pl: "w puli: {dice}" },
  modifier: { en: "modifier", pl: "modyfikator" },
  cost: { en: "cost {n}", pl: "koszt {n}" },
  health: { en: "{now} of {most} {name}", pl: "{name} {now} z {most}" },
  playable: { en: "can be chosen", pl: "do wyboru" },
  selected: { en: "chosen", pl: "wybrano" },
  target: { en: "legal target", pl: "dozwolony cel" },
  own: { en: "yours", pl: "twój" },
  foe: { en: "opponent's", pl: "przeciwnika" },
  dear: { en: "not affordable", pl: "za drogie" },
  leaving: { en: "leaving play", pl: "opuszcza grę" },
  enter: { en: "Enter: {action}", pl: "Enter: {action}" },
  copies: { en: "Copies in the game", pl: "Sztuk w grze" },
  kind: { en: "Kind", pl: "Rodzaj" },
  traits: { en: "Traits", pl: "Cechy" },
  rules: { en: "Related rules", pl: "Powiązane zasady" },
  track: { en: "{title}: {n} of {most} towards {end}", pl: "{title}: {n} z {most}, strona: {end}" },
  trackMiddle: { en: "{title}: in the middle", pl: "{title}: na środku" },
} satisfies Record<string, Text>;

/** The card browser. */
export const BROWSER = {
  title: { en: "Cards", pl: "Karty" },
  lead: { en: "Every card of the game.", pl: "Wszystkie karty gry." },
  game: { en: "Game", pl: "Gra" },
  search: { en: "Search cards", pl: "Szukaj kart" },
  searchHint: { en: "Name, kind, text: Polish or English", pl: "Nazwa, rodzaj, treść: po polsku lub angielsku" },
  kinds: { en: "Kind", pl: "Rodzaj" },
  colors: { en: "Color", pl: "Kolor" },
  all: { en: "All", pl: "Wszystkie" },
  none: { en: "No matching cards.", pl: "Brak pasujących kart." },
  clear: { en: "Show all cards", pl: "Pokaż wszystkie karty" },
  open: { en: "view card", pl: "obejrzyj z bliska" },
  loading: { en: "Loading cards", pl: "Wczytywanie kart" },
  again: { en: "Try again", pl: "Spróbuj ponownie" },
} satisfies Record<string, Text>;

export const CARD_NOUN: Noun = { en: ["card", "cards"], pl: ["karta", "karty", "kart"] };

export const DIE_NOUN: Noun = { en: ["die", "dice"], pl: ["kość", "kości", "kości"] };

/** Symbols on dice. */
export const SYMBOLS: Record<string, Text> = {
  melee: { en: "melee damage", pl: "obrażenia wręcz" },
  ranged: { en: "ranged damage", pl: "obrażenia dystansowe" },
  indirect: { en: "indirect damage", pl: "obrażenia niebezpośrednie" },
  shield: { en: "shields", pl: "osłony" },
  resource: { en: "resources", pl: "zasoby" },
  disrupt: { en: "disrupt", pl: "zakłócenie" },
  discard: { en: "discard", pl: "odrzucenie" },
  focus: { en: "focus", pl: "skupienie" },
  special: { en: "special", pl: "specjalny" },
  blank: { en: "blank", pl: "pusta" },
  any: { en: "any symbol", pl: "dowolny symbol" },
};

/** Color families that belong to a faction, by the sign the faction has. */
export const FACTIONS: Record<string, Text> = {
  empire: { en: "Empire", pl: "Imperium" },
  rebel: { en: "Rebellion", pl: "Rebelia" },
  free: { en: "neutral", pl: "neutralne" },
  jedi: { en: "Jedi", pl: "Jedi" },
  alliance: { en: "Rebel Alliance", pl: "Sojusz Rebeliantów" },
  smugglers: { en: "Smugglers and Spies", pl: "Przemytnicy i Szpiedzy" },
  sith: { en: "Sith", pl: "Sithowie" },
  navy: { en: "Imperial Navy", pl: "Imperialna Marynarka" },
  scum: { en: "Scum and Villainy", pl: "Szumowiny i Nikczemnicy" },
};

/** Color families as plain colors. */
export const HUES: Record<string, Text> = {
  red: { en: "red", pl: "czerwone" },
  blue: { en: "blue", pl: "niebieskie" },
  yellow: { en: "yellow", pl: "żółte" },
  grey: { en: "gray", pl: "szare" },
  empire: { en: "ice blue", pl: "lodowe" },
  rebel: { en: "orange", pl: "pomarańczowe" },
  free: { en: "sand", pl: "piaskowe" },
  jedi: { en: "sky blue", pl: "błękitne" },
  alliance: { en: "orange", pl: "pomarańczowe" },
  smugglers: { en: "gold", pl: "złote" },
  sith: { en: "crimson", pl: "karmazynowe" },
  navy: { en: "steel", pl: "stalowe" },
  scum: { en: "green", pl: "zielone" },
  firepower: { en: "coral", pl: "koralowe" },
  agility: { en: "sea green", pl: "morskie" },
  armor: { en: "slate", pl: "grafitowe" },
  cunning: { en: "lilac", pl: "liliowe" },
};
