/** A handful of cards of a game with decks, for the tests of the editor. */
import type { Card, Face, Text } from "../../src/lib/wire";

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
