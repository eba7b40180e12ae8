/** The keyboard: which letter stands for which button, and what the fixed keys do. */
import type { Button } from "./choices";

/** What a fixed key does. */
export type Command =
  | "undo"
  | "why"
  | "preview"
  | "log"
  | "rules"
  | "chat"
  | "hand"
  | "board"
  | "opponent"
  | "keys"
  | "larger"
  | "smaller"
  | "fitting"
  | "back";

/** Keys that mean the same at every table. */
export const COMMANDS: Record<string, Command> = {
  u: "undo",
  w: "why",
  v: "preview",
  l: "log",
  "/": "rules",
  t: "chat",
  h: "hand",
  b: "board",
  o: "opponent",
  "?": "keys",
  "+": "larger",
  "=": "larger",
  "-": "smaller",
  "0": "fitting",
  escape: "back",
};

/** Letters people know from other tables, tried before the letters of the verb itself. */
const USUAL: Record<string, string> = { end: "e", pass: "p", decline: "p", attack: "a", resolve: "r", claim: "c" };

/** The letter of each button, in their order; null where none is free. Buttons that share a verb have numbers only. */
export function lettersFor(buttons: Button[]): (string | null)[] {
  const verbs = buttons.map(verbOf);
  const given = new Map<string, string>();
  const taken = new Set(Object.keys(COMMANDS));
  const single = verbs.filter((verb) => verb !== "" && verbs.filter((other) => other === verb).length === 1);
  for (const verb of [...single].sort((a, b) => Number(b in USUAL) - Number(a in USUAL))) {
    const letter = [USUAL[verb] ?? "", ...verb].find((sign) => /^[a-z]$/.test(sign) && !taken.has(sign));
    if (letter === undefined) continue;
    given.set(verb, letter);
    taken.add(letter);
  }
  return verbs.map((verb) => given.get(verb) ?? null);
}

/** The verb a button stands for. */
export function verbOf(button: Button): string {
  return "choice" in button ? button.choice.verb : button.verb;
}

/** Which button a key means: a digit counts them, a letter names one. */
export function buttonFor(key: string, letters: (string | null)[]): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) <= letters.length ? Number(key) - 1 : null;
  const at = letters.indexOf(key.toLowerCase());
  return at < 0 ? null : at;
}

/** Whether keys belong to something that is written into, so that letters are not commands. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const texts = "input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select";
  return target.isContentEditable || target.matches(texts);
}

/** Where the arrow keys lead from one thing of a group to another; null if the key does not move. */
export function stepTo(key: string, at: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  const next = at + step;
  return next < 0 || next >= count ? null : next;
}
