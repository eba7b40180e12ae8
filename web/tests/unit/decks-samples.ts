/** A handful of cards of a game with decks, for the tests of the editor. */
import { planOf } from "../../src/decks/plan";
import type { Card, DeckLevel, DeckPlace, DeckSection, Face, Text } from "../../src/lib/wire";

const NONE: Text = { en: "", pl: "" };
const text = (en: string, pl = en): Text => ({ en, pl });

function sides(...symbols: string[]): Face[] {
  return symbols.map((symbol) => ({ symbol, value: 1, modifier: false, cost: 0 }));
}

function card(
  key: string,
  name: Text,
  kind: string,
  color: string,
  values: Record<string, number>,
  more: Partial<Card>,
): Card {
  return {
    key,
    name,
    subtitle: NONE,
    kind: text(kind),
    traits: NONE,
    text: NONE,
    numbers: Object.entries(values).map(([icon, value]) => ({ icon, value, name: NONE })),
    copies: 1,
    look: { side: "neutral", color, icon: `c-${color}`, figure: "kit", wide: false, unique: false },
    faces: [],
    rules: [],
    own_polish: false,
    ...more,
  };
}

const HERO = { side: "light", color: "blue", icon: "c-blue", figure: "hood", wide: false, unique: true } as const;

export const LUKE = card(
  "AW-035",
  text("Luke Skywalker"),
  "character",
  "blue",
  { points: 15, elite: 20 },
  {
    subtitle: text("Jedi Knight", "Rycerz Jedi"),
    look: HERO,
    faces: sides("melee", "melee", "focus", "shield", "resource", "blank"),
  },
);
export const PADAWAN = card(
  "AW-036",
  text("Padawan"),
  "character",
  "blue",
  { points: 8 },
  {
    look: { ...HERO, unique: false },
    faces: sides("melee", "blank"),
  },
);
export const ECHO = card("AW-166", text("Echo Base", "Baza Echo"), "battlefield", "grey", {}, {});
export const MUSTAFAR = card("AW-170", text("Mustafar"), "battlefield", "grey", {}, {});
export const FORTIFY = card("LEG-169", text("Fortify"), "plot", "grey", { points: 2 }, {});
export const SABER = card(
  "AW-040",
  text("Lightsaber", "Miecz świetlny"),
  "upgrade",
  "blue",
  { cost: 3 },
  {
    faces: sides("melee", "special", "blank"),
  },
);
export const FALCON = card(
  "AW-049",
  text("Falcon", "Sokół"),
  "support",
  "yellow",
  { cost: 7 },
  {
    faces: sides("ranged"),
  },
);
export const DODGE = card(
  "AW-155",
  text("Dodge", "Unik"),
  "event",
  "grey",
  { cost: 2 },
  {
    text: text("Remove dice showing ranged damage.", "Usuń kości z obrażeniami dystansowymi; żadna łódź."),
  },
);

export const CARDS: Card[] = [LUKE, PADAWAN, SABER, FALCON, DODGE, ECHO, MUSTAFAR, FORTIFY];
export const CATALOGUE = new Map(CARDS.map((each) => [each.key, each]));

function section(key: string, role: DeckSection["role"], least = 0, most: number | null = null): DeckSection {
  return { key, title: text(key), entries: [], least, most, role, brought: false };
}

function place({ key }: Card, section: string, most: number, ...levels: DeckLevel[]): DeckPlace {
  return { key, section, most, levels, brings: [] };
}

function level(label: string, adds: Record<string, number>): DeckLevel {
  return { label: text(label), adds };
}

const MANY = 99;

export const PLAN = planOf({
  empty: {
    name: "",
    code: "/ /",
    sections: [
      section("characters", "lead", 1),
      section("battlefield", "aside", 1, 1),
      section("plot", "aside", 0, 1),
      section("cards", "draw"),
    ],
    totals: [
      { key: "points", title: text("Points"), value: 0, least: 0, most: 30 },
      { key: "cards", title: text("Cards"), value: 0, least: 30, most: 30 },
      { key: "dice", title: text("Dice"), value: 0, least: 0, most: null },
    ],
    violations: [],
  },
  places: [
    place(LUKE, "characters", 1, level("1 die", { points: 15, dice: 1 }), level("2 dice", { points: 20, dice: 2 })),
    place(PADAWAN, "characters", MANY, level("1 die", { points: 8, dice: 1 })),
    place(ECHO, "battlefield", 1, level("", {})),
    place(MUSTAFAR, "battlefield", 1, level("", {})),
    place(FORTIFY, "plot", 1, level("", { points: 2 })),
    place(SABER, "cards", MANY, level("", { cards: 1, dice: 1 })),
    place(FALCON, "cards", MANY, level("", { cards: 1, dice: 1 })),
    place(DODGE, "cards", MANY, level("", { cards: 1 })),
  ],
  sides: {},
  forms: ["text", "json"],
});
