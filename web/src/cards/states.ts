/** The states a card, die or pile can be in, and the signs that belong to its side. */
import type { Look, Side, Text } from "../lib/wire";

export type Size = "s" | "m" | "l";
/** Thumbnails exist on piles only. */
export type FaceSize = Size | "t";

/** Yours or your partner's, somebody else's, or nobody's. */
export type Whose = "own" | "foe" | "neutral";

export interface CardStates {
  /** An option now: ring, glow, tick above. */
  playable?: boolean;
  /** Chosen: lifted, ring, check. */
  selected?: boolean;
  /** A legal target: four brackets. */
  target?: boolean;
  /** Whose target it is: the brackets differ in form and color. */
  whose?: Whose;
  /** What asks for a target: it glows. */
  source?: boolean;
  /** Just changed: ring and a word. */
  changed?: Text | null;
  /** In an engagement or the like: a quiet ring and a word for as long as it lasts. */
  engaged?: Text | null;
  /** Shows the keyboard's ring without having the focus. */
  focused?: boolean;
  /** Defeated, about to go. */
  leaving?: boolean;
  /** Being moved elsewhere: only a ghost is left here. */
  dimmed?: boolean;
  /** Not affordable: the hexagon is an outline. */
  dear?: boolean;
  /** Belongs to what is pointed at: lit with it. */
  linked?: boolean;
  /** What would happen to a target, such as "−5". */
  outcome?: string;
}

/** What cards, dice and piles share as things to press. */
export interface Pressable {
  states?: CardStates;
  /** What pressing it does, for screen readers. */
  action?: string;
  element?: HTMLElement | null;
  onclick?: (event: MouseEvent) => void;
  /** Everything else goes to the button: tabindex, data-*, further listeners. */
  [attribute: string]: unknown;
}

const SIDE_CLASSES: Record<Side, string> = { light: "light-side", dark: "dark-side", neutral: "no-side" };
const SIDE_SIGNS: Record<Side, string> = { light: "hero", dark: "villain", neutral: "neutral" };
const FACTION_SIGNS = new Set(["empire", "rebel", "free", "jedi", "alliance", "smugglers", "sith", "navy", "scum"]);

/** The class that shapes the top corners. */
export function sideClass(side: Side): string {
  return SIDE_CLASSES[side];
}

const LIGHT_COLORS = new Set(["rebel", "jedi", "alliance", "smugglers"]);
const DARK_COLORS = new Set(["empire", "sith", "navy", "scum"]);

/** The side a color family belongs to. */
export function sideOfColor(color: string): Side {
  if (LIGHT_COLORS.has(color)) return "light";
  return DARK_COLORS.has(color) ? "dark" : "neutral";
}

/** Whether a sign is that of a faction. */
export function isFactionSign(sign: string): boolean {
  return FACTION_SIGNS.has(sign);
}

/** Whether a sign is that of a color of dice and cards. */
export function isColorSign(sign: string): boolean {
  return sign.startsWith("c-");
}

/** The sign in the lower corner of the picture: the faction's, else the side's; none where there are no sides. */
export function badgeSign(look: Look): string {
  if (isFactionSign(look.icon)) return look.icon;
  return isColorSign(look.icon) || look.side !== "neutral" ? SIDE_SIGNS[look.side] : "";
}

/** The state classes of a card or die. */
export function stateClasses(states: CardStates): Record<string, boolean> {
  return {
    playable: Boolean(states.playable),
    selected: Boolean(states.selected),
    target: Boolean(states.target),
    changed: Boolean(states.changed),
    engaged: Boolean(states.engaged),
    focused: Boolean(states.focused),
    leaving: Boolean(states.leaving),
    dimmed: Boolean(states.dimmed),
    dear: Boolean(states.dear),
    linked: Boolean(states.linked),
    source: Boolean(states.source),
    foes: Boolean(states.target) && states.whose === "foe",
    nobodys: Boolean(states.target) && states.whose === "neutral",
  };
}
