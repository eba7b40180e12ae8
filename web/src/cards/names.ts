/** How names fit on cards: long ones smaller, and Polish words with places where they may break. */

/** Above this a name drops one size and may take three lines. */
const LONG = 18;
/** Letters of a word that fit on every card. */
const SHORT_WORD = 7;
const HYPHEN = "\u00ad";
const VOWELS = "aeiouyąęóáéíöü";
const PAIRS = new Set(["ch", "cz", "dz", "dż", "dź", "rz", "sz", "ni", "si", "ci", "zi", "qu", "th"]);

/** Whether a name is long for a small card. */
export function isLong(name: string): boolean {
  return name.length > LONG;
}

/** The words of a Polish name with soft hyphens in the longer ones; browsers know how to break English ones. */
export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > SHORT_WORD ? hyphenated(word) : word));
}

function hyphenated(word: string): string {
  let broken = word.slice(0, 2);
  for (let at = 2; at < word.length; at += 1) {
    if (at < word.length - 2 && maySplit(word.toLowerCase(), at)) broken += HYPHEN;
    broken += word[at];
  }
  return broken;
}

/** A syllable begins with the last consonant before a vowel; two letters for one sound stay together. */
function maySplit(word: string, at: number): boolean {
  const [before, here, next] = [word.charAt(at - 1), word.charAt(at), word.charAt(at + 1)];
  if (isVowel(here)) return false;
  if (PAIRS.has(before + here)) return false;
  return isVowel(next) || (PAIRS.has(here + next) && isVowel(word.charAt(at + 2)));
}

function isVowel(letter: string): boolean {
  return letter !== "" && VOWELS.includes(letter);
}

/** With a capital at the beginning. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The kind of a card without what stands in brackets behind it: colour and sign say that already. */
export function kindWord(kind: string): string {
  return kind.replace(/\s*\([^)]*\)/g, "");
}
