/** Phrases that tell what happens at the table: what others play, and what happened since one's last choice. */
import type { Noun } from "../lib/i18n.svelte";
import type { DeedKind, Text } from "../lib/wire";

export const seen = {
  plays: { en: "{name} plays", pl: "{name} zagrywa" },
  uses: { en: "{name} uses", pl: "{name} używa" },
  forCost: { en: "for {n}", pl: "za {n}" },
  forFree: { en: "for free", pl: "za darmo" },
  also: { en: "after {names}", pl: "wcześniej: {names}" },
  pinned: { en: "Card of {name}", pl: "Karta gracza: {name}" },
  meanwhile: { en: "Meanwhile", pl: "Tymczasem" },
  meanwhileOf: { en: "{name} meanwhile", pl: "Tymczasem {name}" },
  nothingNew: { en: "Nothing new since your last choice", pl: "Nic nowego od twojego ostatniego wyboru" },
  replay: { en: "Replay", pl: "Odtwórz" },
  replayFrom: { en: "Replay from here", pl: "Odtwórz od tego miejsca" },
  replaying: {
    en: "Replay. Click or press a key to end it.",
    pl: "Powtórka. Kliknij lub naciśnij klawisz, aby ją zakończyć.",
  },
  undoes: { en: "This takes back:", pl: "Cofnięte zostanie:" },
  andMore: { en: "(and {n} more)", pl: "(i jeszcze {n})" },
  showPast: { en: "See the position", pl: "Pokaż pozycję" },
  showNow: { en: "Back to the present", pl: "Wróć do teraz" },
  pastAfter: { en: "This is the position after: {line}", pl: "To pozycja po: {line}" },
  past: { en: "This is the position after the undo.", pl: "To pozycja po cofnięciu." },
} as const;

/** How a kind of deed is drawn and told: of one card, or of so many. */
interface Telling {
  icon: string;
  tone: string;
  one: Text;
  many: Text;
}

function tells(icon: string, one: Text, many: Text, tone = "plain"): Telling {
  return { icon, tone, one, many };
}

/** Past tense in English, present in Polish: it has no form that would not guess somebody's gender. */
export const DEEDS: Record<DeedKind, Telling> = {
  play: tells("hand", { en: "played {card}", pl: "zagrywa: {card}" }, { en: "played {some}", pl: "zagrywa {some}" }),
  use: tells("tap", { en: "used {card}", pl: "używa: {card}" }, { en: "used {some}", pl: "używa kart: {n}" }),
  activate: tells(
    "tap",
    { en: "activated {card}", pl: "aktywuje: {card}" },
    { en: "activated {some}", pl: "aktywuje {some}" },
  ),
  roll: tells(
    "dice",
    { en: "rolled a die of {card}", pl: "rzuca kością: {card}" },
    { en: "rolled {some}", pl: "rzuca: {some}" },
  ),
  resolve: tells(
    "dice",
    { en: "resolved a die of {card}", pl: "rozpatruje kość: {card}" },
    { en: "resolved {some}", pl: "rozpatruje {some}" },
  ),
  attack: tells(
    "attack",
    { en: "attacked {card}", pl: "atakuje: {card}" },
    { en: "attacked with {some}", pl: "atakuje kartami: {n}" },
    "hurt",
  ),
  attempt: tells(
    "target",
    { en: "attempted {card}", pl: "wykonuje: {card}" },
    { en: "attempted {some}", pl: "wykonuje {some}" },
  ),
  buy: tells("deck", { en: "bought {card}", pl: "kupuje: {card}" }, { en: "bought {some}", pl: "kupuje {some}" }),
  take: tells("deck", { en: "took {card}", pl: "bierze: {card}" }, { en: "took {some}", pl: "bierze {some}" }),
  sell: tells("credit", { en: "sold {card}", pl: "sprzedaje: {card}" }, { en: "sold {some}", pl: "sprzedaje {some}" }),
  claim: tells("flag", { en: "claimed {card}", pl: "zajmuje: {card}" }, { en: "claimed {some}", pl: "zajmuje {some}" }),
  commit: tells(
    "force",
    { en: "committed {card}", pl: "przydziela: {card}" },
    { en: "committed {some}", pl: "przydziela {some}" },
  ),
  gain: tells(
    "plus",
    { en: "gained {n} for {card}", pl: "zyskuje {n} za: {card}" },
    { en: "gained {n}", pl: "zyskuje {n}" },
    "act",
  ),
  lose: tells(
    "minus",
    { en: "lost {n} for {card}", pl: "traci {n} za: {card}" },
    { en: "lost {n}", pl: "traci {n}" },
    "hurt",
  ),
  draw: tells("deck", { en: "drew {card}", pl: "dobiera: {card}" }, { en: "drew {some}", pl: "dobiera {some}" }),
  discard: tells(
    "discard",
    { en: "discarded {card}", pl: "odrzuca: {card}" },
    { en: "discarded {some}", pl: "odrzuca {some}" },
  ),
  hit: tells("hit", { en: "{card} took {some}", pl: "{card}: {some}" }, { en: "{some} dealt", pl: "{some}" }, "hurt"),
  heal: tells(
    "heart",
    { en: "{card} healed {n}", pl: "{card}: uleczono {n}" },
    { en: "healed {n}", pl: "uleczono {n}" },
  ),
  shield: tells(
    "shield",
    { en: "{card} got {some}", pl: "{card}: {some}" },
    { en: "gave {some}", pl: "{some}" },
    "ward",
  ),
  defeat: tells(
    "x",
    { en: "{card} was defeated", pl: "pokonano: {card}" },
    { en: "defeated {some}", pl: "pokonano {some}" },
    "hurt",
  ),
};

const CARDS: Noun = { en: ["card", "cards"], pl: ["kartę", "karty", "kart"] };
const DICE: Noun = { en: ["die", "dice"], pl: ["kość", "kości", "kości"] };
const DAMAGE: Noun = { en: ["damage", "damage"], pl: ["obrażenie", "obrażenia", "obrażeń"] };
const SHIELDS: Noun = { en: ["shield", "shields"], pl: ["osłona", "osłony", "osłon"] };
const NOUNS: Partial<Record<DeedKind, Noun>> = { roll: DICE, resolve: DICE, hit: DAMAGE, shield: SHIELDS };

/** What a kind of deed counts, as its object. */
export function nounOf(kind: DeedKind): Noun {
  return NOUNS[kind] ?? CARDS;
}
