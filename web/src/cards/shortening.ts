/** Texts that are too long for their card: without reminders, else with the words that fit and dots behind them. */

/** Shorter brackets say something of their own: "(to a minimum of 1)". */
const REMINDER = /\s*\([^()]{25,}\)/g;
const BEFORE_DOTS = /[\s,;:.(„“"]+$/u;

/** A text without what only explains its keywords. */
export function withoutReminders(text: string): string {
  return text.replace(REMINDER, "");
}

/** The first so many words of a text, with dots for the rest. */
export function firstWords(text: string, number: number): string {
  const words = text.split(" ");
  if (number >= words.length) return text;
  return `${words.slice(0, number).join(" ").replace(BEFORE_DOTS, "")}…`;
}

/** The longest form of a text that fits: whole, without reminders, or as many of its words as possible. */
export function shortened(text: string, fits: (form: string) => boolean): string {
  if (fits(text)) return text;
  const plain = withoutReminders(text);
  if (plain !== text && fits(plain)) return plain;
  let [fitting, tooMany] = [1, plain.split(" ").length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(firstWords(plain, middle))) fitting = middle;
    else tooMany = middle;
  }
  return firstWords(plain, fitting);
}
