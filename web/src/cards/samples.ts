/** Cards and dice for the gallery: one of each shape the components must be able to draw. */
import type { Card, Face, Look, Mark, Numeral, Text, Thing } from "../lib/wire";

function both(en: string, pl: string): Text {
  return { en, pl };
}

const NONE = both("", "");

const NAMES: Record<string, Text> = {
  agility: both("agility", "zwinność"),
  armor: both("armor", "pancerz"),
  attack: both("attack", "atak"),
  cost: both("cost", "koszt"),
  cunning: both("cunning", "spryt"),
  damage: both("damage", "obrażenia"),
  firepower: both("firepower", "siła ognia"),
  force: both("Force", "Moc"),
  hit_points: both("health", "wytrzymałość"),
  level: both("level", "poziom"),
  penalty: both("penalty", "kara"),
  resources: both("resources", "zasoby"),
  reward: both("reward", "nagroda"),
  shields: both("shields", "osłony"),
  target: both("target value", "wartość docelowa"),
};

function numbers(values: Record<string, number>): Numeral[] {
  return Object.entries(values).map(([icon, value]) => ({ icon, value, name: NAMES[icon] ?? NONE }));
}

function look(side: Look["side"], color: string, icon: string, figure: string, more: Partial<Look> = {}): Look {
  return { side, color, icon, figure, wide: false, unique: false, ...more };
}

function sample(
  key: string,
  name: Text,
  kind: Text,
  drawn: Look,
  values: Record<string, number>,
  more: Partial<Card>,
): Card {
  const empty = { subtitle: NONE, traits: NONE, text: NONE, copies: 1, faces: [], rules: [], own_polish: false };
  return { key, name, kind, look: drawn, numbers: numbers(values), ...empty, ...more };
}

/** A side of a die. */
export function face(symbol: string, value: number | null = null, more: Partial<Face> = {}): Face {
  return { symbol, value, modifier: false, cost: 0, ...more };
}

/** A thing on the table with these numbers and marks. */
export function thing(card: Card, values?: Record<string, number>, marks: Mark[] = []): Thing {
  return { kind: "card", id: 1, key: card.key, marks, ...(values && { numbers: numbers(values) }) };
}

export const MARKS = {
  used: { key: "used", sign: "✓", name: both("used", "użyta") },
  committed: { key: "committed", sign: "⚔", name: both("attacks Hoth", "atakuje: Hoth") },
  ready: { key: "ready", sign: "", name: both("ready", "gotowa") },
  short: { key: "short", sign: "", name: both("3 short", "brakuje 3") },
  temporary: { key: "temporary", sign: "†", name: both("once", "raz") },
  second: { key: "later", sign: "#2", name: both("second in order", "druga w kolejności") },
  faceDown: { key: "face_down", sign: "▿", name: both("face down", "zakryta") },
} satisfies Record<string, Mark>;

const CHARACTER = both("character", "postać");
const LEIA = look("light", "red", "c-red", "long", { unique: true });

export const SAMPLES = {
  rey: sample(
    "sample_rey",
    both("Rey", "Rey"),
    CHARACTER,
    look("light", "blue", "c-blue", "long", { unique: true }),
    { hit_points: 10 },
    {
      subtitle: both("Force Prodigy", "Wrażliwa na Moc"),
      text: both(
        "After you play an upgrade on this character, you may take one more action.",
        "Gdy zagrasz ulepszenie na tę postać, możesz wykonać jeszcze jedną akcję.",
      ),
      faces: [
        face("melee", 1),
        face("melee", 2, { modifier: true }),
        face("discard", 1),
        face("resource", 1),
        face("resource", 1, { modifier: true }),
        face("blank"),
      ],
    },
  ),
  leia: sample("sample_leia", both("Leia Organa", "Leia Organa"), CHARACTER, LEIA, { hit_points: 11 }, {}),
  walker: sample(
    "sample_walker",
    both("Patrol Walker", "Maszyna kroczącego patrolu"),
    both("support", "wsparcie"),
    look("dark", "red", "c-red", "walker"),
    { cost: 6 },
    {
      traits: both("Vehicle", "Pojazd"),
      text: both("Special: discard a support from play.", "Specjalna: odrzuć wsparcie z gry."),
      faces: [
        face("ranged", 3),
        face("ranged", 4),
        face("ranged", 5, { cost: 2 }),
        face("shield", 1),
        face("special"),
        face("blank"),
      ],
    },
  ),
  knight: sample(
    "sample_knight",
    both("Luke Skywalker", "Luke Skywalker"),
    both("unit (Rebellion)", "jednostka (Rebelia)"),
    look("light", "rebel", "rebel", "hood", { unique: true }),
    { cost: 8, attack: 6, force: 2, target: 8 },
    {
      traits: both("Jedi", "Jedi"),
      text: both(
        "If the Force is with you, destroy a capital ship. Reward: gain 4 resources and 4 Force.",
        "Jeśli Moc jest z tobą, zniszcz okręt. Nagroda: zyskaj 4 zasoby i 4 Mocy.",
      ),
    },
  ),
  cruiser: sample(
    "sample_cruiser",
    both("Star Destroyer", "Gwiezdny Niszczyciel"),
    both("capital ship (Empire)", "okręt (Imperium)"),
    look("dark", "empire", "empire", "ship"),
    { cost: 7, attack: 4, hit_points: 7 },
    {},
  ),
  base: sample(
    "sample_hoth",
    both("Hoth", "Hoth"),
    both("base (Rebellion)", "baza (Rebelia)"),
    look("light", "rebel", "rebel", "dome", { wide: true }),
    { hit_points: 14 },
    { text: both("Ignores the first 2 damage each turn.", "Pomija pierwsze 2 obrażenia w każdej turze.") },
  ),
  mission: sample(
    "sample_convoy",
    both("Spice Convoy", "Konwój z przyprawą"),
    both("mission", "misja"),
    look("neutral", "yellow", "target", "freighter"),
    { level: 2, firepower: 5, agility: 2, armor: 2, cunning: 2, reward: 1000, penalty: 300 },
    { text: both("Demands 5 firepower and 2 of the rest.", "Wymaga: siła ognia 5 i po 2 pozostałych.") },
  ),
  gear: sample(
    "sample_prototype",
    both("Disruptor Prototype", "Prototyp dezintegratora"),
    both("equipment", "ekwipunek"),
    look("neutral", "grey", "credit", "rifle"),
    { cost: 800, firepower: 2, agility: 1, cunning: 1 },
    { text: both("Adds 2 firepower, 1 agility and 1 cunning.", "Dodaje: siła ognia 2, zwinność 1 i spryt 1.") },
  ),
} satisfies Record<string, Card>;
