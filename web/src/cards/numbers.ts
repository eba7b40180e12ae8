/** Which number of a card goes where: hexagon, diamonds, health bar, tokens on the edge, the price line or the foot. */
import type { Card, Numeral, Thing } from "../lib/wire";

export interface Health {
  now: number;
  most: number;
  numeral: Numeral;
  /** Whether it is drawn as a bar with a line of its own, whatever else there is. */
  bar: boolean;
}

export interface Placed {
  /** In the hexagon of the head: what it costs, or when its turn comes. */
  cost: Numeral | null;
  /** As diamonds on the picture. */
  level: Numeral | null;
  health: Health | null;
  /** Sums of money on a line of their own above the foot: what a card pays, costs or takes. */
  money: Numeral[];
  /** In the foot at the right. */
  target: Numeral | null;
  /** Sitting on the right edge. */
  tokens: Numeral[];
  /** Signs drawn as often as their number says. */
  pips: Numeral[];
  /** Everything else, in the order of the game. */
  foot: Numeral[];
}

/** A hexagon holds two digits; what costs more is a sum of money. */
const HEXAGON_HOLDS = 99;
const HEALTH = new Set(["hit_points", "health", "heart"]);
const DAMAGE = new Set(["damage", "hit"]);
const MONEY = new Set(["reward", "penalty"]);
const TOKENS: ReadonlySet<string> = new Set(["shield", "shields", "focus_token", "focustok", "captured"]);
/** Signs that count only under a condition have this before the name of the sign. */
const CONDITIONAL = "edge-";
const PIPS = new Set(["unitdmg", "blast", "tactics"].flatMap((sign) => [sign, CONDITIONAL + sign]));

/** Whether a sign counts damage. */
export function isDamage(icon: string): boolean {
  return DAMAGE.has(icon);
}

/** Whether a sign counts shields. */
export function isShield(icon: string): boolean {
  return icon === "shield" || icon === "shields";
}

/** Whether the sign of a number counts only under a condition. */
export function isConditional(number: Numeral): boolean {
  return number.icon.startsWith(CONDITIONAL);
}

/** The numbers as they are now: those of the thing where it has its own, else the printed ones. */
export function numbersOf(card: Card, thing: Thing | null): Numeral[] {
  const live = thing?.numbers;
  if (!live) return card.numbers;
  const named = new Set(live.map((number) => number.icon));
  // What a card costs stays printed on it, also where the game has no more use for it.
  return [...card.numbers.filter((number) => number.icon === "cost" && !named.has("cost")), ...live];
}

/** The numbers of a card sorted to their places. */
export function placeNumbers(numbers: Numeral[]): Placed {
  const placed: Placed = {
    ...{ cost: null, level: null, health: null, target: null },
    ...{ money: [], tokens: [], pips: [], foot: [] },
  };
  const most = numbers.find((number) => HEALTH.has(number.icon));
  const damage = numbers.find((number) => DAMAGE.has(number.icon));
  if (most) {
    const now = Math.max(0, most.value - (damage?.value ?? 0));
    placed.health = { now, most: most.value, numeral: most, bar: most.icon === "heart" };
  }
  for (const number of numbers) {
    if (number === most || (most && number === damage)) continue;
    if (number === damage) placed.tokens.push(number);
    else if (number.icon === "cost" && number.value <= HEXAGON_HOLDS) placed.cost = number;
    else if (number.icon === "cost") placed.money.unshift(number);
    else if (number.icon === "priority") placed.cost = number;
    else if (number.icon === "level") placed.level = number;
    else if (number.icon === "target") placed.target = number;
    else if (MONEY.has(number.icon)) placed.money.push(number);
    else if (TOKENS.has(number.icon)) placed.tokens.push(number);
    else if (PIPS.has(number.icon)) placed.pips.push(number);
    else placed.foot.push(number);
  }
  return placed;
}

/** The sign a number is drawn with: sums of money all have the same. */
export function numberIcon(number: Numeral): string {
  const money = MONEY.has(number.icon) || (number.icon === "cost" && number.value > HEXAGON_HOLDS);
  return money ? "credit" : number.icon;
}

/** How a number is written: what is taken away has its minus. */
export function numberText(number: Numeral): string {
  return number.icon === "penalty" ? `−${number.value}` : String(number.value);
}

const TONES: Record<string, string> = {
  attack: "hurt",
  damage: "hurt",
  hit: "hurt",
  penalty: "hurt",
  resource: "act",
  resources: "act",
  credit: "act",
  credits: "act",
  cost: "act",
  reward: "act",
  actions: "act",
  force: "ward",
  shield: "ward",
  shields: "ward",
  target: "dim",
  firepower: "firepower",
  agility: "agility",
  armor: "armor",
  cunning: "cunning",
};

/** The color a number is said in; plain ink where it has none. */
export function toneOf(number: Numeral): string {
  return TONES[number.icon] ?? "plain";
}
