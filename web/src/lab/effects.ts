/** The numbers of a test as people read them. */
import { tt } from "../lib/i18n.svelte";
import type { CardEffect, LabCard, WinShare } from "../lib/wire";
import { words } from "./words";

/** Cards that surely help in the opening hand, that surely harm, and all others. */
export interface Sorted {
  carry: LabCard[];
  weigh: LabCard[];
  unsure: LabCard[];
}

/** The cards by what is known of them; those that harm most come first among theirs. */
export function sorted(cards: readonly LabCard[]): Sorted {
  const sure = cards.filter(({ opening }) => opening?.is_sure);
  return {
    carry: sure.filter(({ opening }) => opening!.value > 0),
    weigh: sure.filter(({ opening }) => opening!.value <= 0).reverse(),
    unsure: cards.filter(({ opening }) => !opening?.is_sure),
  };
}

/** "44–61 %". */
export function interval({ low, high }: WinShare): string {
  return tt(words.between, { low: Math.round(low * 100), high: Math.round(high * 100) });
}

/** Percentage points with a real minus: "+12". */
export function points(change: number): string {
  const whole = Math.round(change * 100);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

/** "+12 (−3 … +27)". */
export function told({ value, low, high }: CardEffect): string {
  return `${points(value)} (${points(low)} … ${points(high)})`;
}

/** The numbers of games to choose from, the most that is allowed among them. */
export function amounts(most: number): number[] {
  const usual = [50, 100, 200, 500, 1000].filter((games) => games <= most);
  return usual.includes(most) ? usual : [...usual, most];
}
