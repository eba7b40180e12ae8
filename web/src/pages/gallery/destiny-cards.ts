/** Cards of a made-up Destiny table for the gallery and the tests: characters, upgrades, supports, events, a battlefield. */
import { face } from "../../cards/samples";
import type { Card, Face, Look, Numeral, Text } from "../../lib/wire";

export function both(en: string, pl: string = en): Text {
  return { en, pl };
}

const NONE = both("");
const NAMES: Record<string, Text> = {
  cost: both("cost", "koszt"),
  health: both("health", "wytrzymałość"),
  damage: both("damage", "obrażenia"),
  shields: both("shields", "osłony"),
  resources: both("resources", "zasoby"),
  hand: both("cards in hand", "karty na ręce"),
  deck: both("cards in deck", "karty w talii"),
};

/** Numbers with their names, in this order. */
export function numbers(values: Record<string, number>): Numeral[] {
  return Object.entries(values).map(([icon, value]) => ({ icon, value, name: NAMES[icon] ?? NONE }));
}

const SYMBOLS: Record<string, string> = {
  MD: "melee",
  RD: "ranged",
  ID: "indirect",
  Sh: "shield",
  R: "resource",
  Dr: "disrupt",
  Dc: "discard",
  F: "focus",
  Sp: "special",
  "-": "blank",
};
const SIDE = /^(\+?)(\d|X)?(MD|RD|ID|Sh|Dr|Dc|F|Sp|R|-)(\d?)$/;

/** A side as players write it: "2MD", "+1RD", "3ID1" at a cost, "-" for a blank. */
export function side(written: string): Face {
  const [, plus, value, sign = "-", cost] = SIDE.exec(written) ?? [];
  const known = value === undefined || value === "X" ? null : Number(value);
  return face(SYMBOLS[sign] ?? "blank", known, { modifier: plus === "+", cost: Number(cost || 0) });
}

const KINDS = {
  character: both("character", "postać"),
  upgrade: both("upgrade", "ulepszenie"),
  support: both("support", "wsparcie"),
  event: both("event", "wydarzenie"),
  battlefield: both("battlefield", "pole bitwy"),
};

interface Drawn {
  kind: keyof typeof KINDS;
  name: Text;
  side?: Look["side"];
  color: string;
  figure: string;
  numbers?: Record<string, number>;
  die?: string;
  text?: Text;
  subtitle?: Text;
  unique?: boolean;
}

function card(key: string, drawn: Drawn): Card {
  const { side: whose = "neutral", color, figure, unique = false } = drawn;
  return {
    key,
    name: drawn.name,
    subtitle: drawn.subtitle ?? NONE,
    kind: KINDS[drawn.kind],
    traits: NONE,
    text: drawn.text ?? NONE,
    numbers: numbers(drawn.numbers ?? {}),
    copies: 0,
    look: { side: whose, color, icon: `c-${color}`, figure, wide: drawn.kind === "battlefield", unique },
    faces: drawn.die ? drawn.die.split(" ").map(side) : [],
    rules: [],
    own_polish: false,
  };
}

function character(key: string, more: Omit<Drawn, "kind">): Card {
  return card(key, { kind: "character", unique: true, ...more });
}

const LIGHT = { side: "light" as const };
const DARK = { side: "dark" as const };

export const CARDS = {
  luke: character("luke", {
    ...LIGHT,
    name: both("Luke Skywalker"),
    subtitle: both("Jedi Knight", "Rycerz Jedi"),
    color: "blue",
    figure: "hood",
    numbers: { health: 12 },
    die: "2MD 3MD 1Sh 1F Sp -",
    text: both(
      "When you activate this character, you may draw a card.",
      "Gdy aktywujesz tę postać, możesz dobrać kartę.",
    ),
  }),
  rey: character("rey", {
    ...LIGHT,
    name: both("Rey"),
    color: "blue",
    figure: "long",
    numbers: { health: 10 },
    die: "1MD +2MD 1Dc 1R +1R -",
  }),
  finn: character("finn", {
    ...LIGHT,
    name: both("Finn"),
    color: "red",
    figure: "person",
    numbers: { health: 10 },
    die: "1RD 2RD1 1Sh 1R Sp -",
  }),
  han: character("han", {
    ...LIGHT,
    name: both("Han Solo"),
    color: "yellow",
    figure: "person",
    numbers: { health: 10 },
    die: "2RD 3RD1 2Dr 1R 1R -",
  }),
  kylo: character("kylo", {
    ...DARK,
    name: both("Kylo Ren"),
    subtitle: both("Vader's Disciple", "Spadkobierca Vadera"),
    color: "blue",
    figure: "hood",
    numbers: { health: 11 },
    die: "1MD 2MD1 1Sh 1R Sp -",
    text: both(
      "Special: look at a random card of an opponent; a character takes damage equal to its cost.",
      "Specjalna: podejrzyj losową kartę przeciwnika; postać otrzymuje tyle obrażeń, ile wynosi jej koszt.",
    ),
  }),
  phasma: character("phasma", {
    ...DARK,
    name: both("Captain Phasma", "Kapitan Phasma"),
    color: "red",
    figure: "helm",
    numbers: { health: 11 },
    die: "1RD 2RD 1F 1Dc 1R -",
  }),
  trooper: card("trooper", {
    kind: "character",
    ...DARK,
    name: both("First Order Stormtrooper", "Szturmowiec Najwyższego Porządku"),
    color: "red",
    figure: "helm",
    numbers: { health: 7 },
    die: "1RD 2RD1 1Sh 1R - -",
  }),
  saber: card("saber", {
    kind: "upgrade",
    name: both("Lightsaber", "Miecz świetlny"),
    color: "blue",
    figure: "blade",
    numbers: { cost: 3 },
    die: "2MD 3MD1 +2MD 1Sh Sp -",
  }),
  staff: card("staff", {
    kind: "upgrade",
    ...LIGHT,
    name: both("Rey's Staff", "Kij Rey"),
    color: "grey",
    figure: "blade",
    numbers: { cost: 2 },
    die: "1MD 3MD1 1Sh 1R - -",
  }),
  robes: card("robes", {
    kind: "upgrade",
    ...LIGHT,
    name: both("Jedi Robes", "Szaty Jedi"),
    color: "blue",
    figure: "kit",
    numbers: { cost: 2 },
    die: "1Sh 2Sh 1F 1R Sp -",
  }),
  choke: card("choke", {
    kind: "upgrade",
    ...DARK,
    name: both("Force Choke", "Duszenie Mocą"),
    color: "blue",
    figure: "palm",
    numbers: { cost: 2 },
    die: "XMD 1Dr 1Dc 1R Sp -",
  }),
  rifle: card("rifle", {
    kind: "upgrade",
    ...DARK,
    name: both("F-11D Rifle", "Karabin F-11D"),
    color: "red",
    figure: "rifle",
    numbers: { cost: 3 },
    die: "2RD 3RD1 +2RD 1R - -",
  }),
  armor: card("armor", {
    kind: "upgrade",
    name: both("Second-hand Armor", "Pancerz z drugiej ręki"),
    color: "grey",
    figure: "ward",
    numbers: { cost: 1 },
  }),
  bb8: card("bb8", {
    kind: "support",
    ...LIGHT,
    name: both("BB-8"),
    color: "grey",
    figure: "droid",
    numbers: { cost: 1 },
    die: "1Dr 1F 1R Sp - -",
    unique: true,
  }),
  council: card("council", {
    kind: "support",
    ...LIGHT,
    name: both("Jedi Council", "Rada Jedi"),
    color: "blue",
    figure: "dome",
    numbers: { cost: 2 },
    text: both("Action: exhaust this to gain 1 resource.", "Akcja: wyczerp tę kartę, aby zyskać 1 zasób."),
  }),
  bike: card("bike", {
    kind: "support",
    ...DARK,
    name: both("Speeder Bike Scout", "Zwiadowca na skuterze"),
    color: "grey",
    figure: "fighter",
    numbers: { cost: 3 },
    die: "1RD 2RD +2RD 1Dr Sp -",
  }),
  garrison: card("garrison", {
    kind: "support",
    ...DARK,
    name: both("Local Garrison", "Lokalny garnizon"),
    color: "red",
    figure: "dome",
    numbers: { cost: 3 },
    text: both("After you roll a die, you may reroll it.", "Gdy rzucisz kością, możesz ją przerzucić."),
  }),
  stance: card("stance", {
    kind: "event",
    ...LIGHT,
    name: both("Defensive Position", "Postawa obronna"),
    color: "blue",
    figure: "ward",
    numbers: { cost: 1 },
    text: both("Give a character 2 shields.", "2 osłony dla dowolnej postaci."),
  }),
  dodge: card("dodge", {
    kind: "event",
    name: both("Dodge", "Unik"),
    color: "grey",
    figure: "slash",
    numbers: { cost: 2 },
    text: both("Remove all dice showing ranged damage.", "Usuń wszystkie kości przedstawiające obrażenia dystansowe."),
  }),
  echo: card("echo", {
    kind: "battlefield",
    name: both("Echo Base", "Baza Echo"),
    subtitle: both("Hoth"),
    color: "grey",
    figure: "ridge",
    text: both("Claim: give a character 1 shield.", "Zajęcie: 1 osłona dla dowolnej postaci."),
  }),
} satisfies Record<string, Card>;

export type CardKey = keyof typeof CARDS;
