/** Dice that are rolled tumble and stop together; numbers that change on a card pulse, and a card that is hit shakes. */
import { boxOf, type Snapshot } from "./flight";

/** What moves where it lies: dice rolled, things whose numbers changed, things hit. */
export interface Lively {
  rolled: Iterable<number>;
  counted: Iterable<number>;
  hit: Iterable<number>;
}

/** Moves all of it; returns how to end that at once. */
export function enliven(
  root: HTMLElement,
  lively: Lively,
  was: Snapshot,
  time: { roll: number; each: number },
): () => void {
  const moving = [
    ...tumble(root, lively.rolled, was, time.roll),
    ...pulse(root, lively.counted, 2 * time.each),
    ...shake(root, lively.hit, time.each),
  ];
  return () => moving.forEach((animation) => animation.finish());
}

/** Tumbles the dice from where they lay to where they lie; all take the same time. */
function tumble(root: HTMLElement, dice: Iterable<number>, was: Snapshot, time: number): Animation[] {
  const found = [...dice].flatMap((id) => {
    const die = root.querySelector<HTMLElement>(`[data-thing="${id}"] .die`);
    return die ? [{ die, here: boxOf(die), from: was.things.get(String(id))?.box ?? null }] : [];
  });
  return found.flatMap(({ die, here, from }) => [
    die.animate(rolling(here, from), { duration: time, easing: "ease-out" }),
    // Words around it would turn with it.
    ...[...die.querySelectorAll(".signs")].map((signs) => signs.animate({ opacity: [0, 0] }, time)),
  ]);
}

/** Twice around, with the side unseen until it lies. */
function rolling(here: DOMRect, from: DOMRect | null): Keyframe[] {
  const x = from ? from.x + from.width / 2 - here.x - here.width / 2 : 0;
  const y = from ? from.y + from.height / 2 - here.y - here.height / 2 : 0;
  const unseen = { color: "transparent" };
  return [
    { ...unseen, transform: `translate(${x}px, ${y}px) rotate(-720deg) scale(${from ? 0.4 : 1})` },
    { ...unseen, offset: 0.5, transform: `translate(${x * 0.3}px, ${y * 0.3 - 20}px) rotate(-300deg) scale(1.08)` },
    { ...unseen, offset: 0.85, transform: "translate(0, 0) rotate(-14deg)" },
    { transform: "none" },
  ];
}

/** Lets the numbers and tokens on these things pulse. */
function pulse(root: HTMLElement, things: Iterable<number>, time: number): Animation[] {
  return [...things].flatMap((id) =>
    [...root.querySelectorAll(`[data-thing="${id}"] :is(.health, .token)`)].map((mark) =>
      mark.animate({ scale: ["1", "1.3", "1"] }, time),
    ),
  );
}

/** Lets things that are hit shake. */
function shake(root: HTMLElement, things: Iterable<number>, time: number): Animation[] {
  return [...new Set(things)].flatMap((id) =>
    [...root.querySelectorAll(`.spot[data-thing="${id}"]`)].map((spot) =>
      spot.animate({ translate: ["0", "-4px", "4px", "-2px", "0"] }, { duration: time, delay: time }),
    ),
  );
}
