/** How names and kinds fit on cards: smaller type for long ones, break opportunities, no repetition. */
import type { Language } from "../lib/i18n.svelte";

/** Above this a name drops one size and may take three lines. */
const LONG = 18;
/** Letters of a word that fit beside the cost of a small card. */
const LONG_WORD = 9;
/** Letters of a word that fit between the cost and a sign. */
export const BESIDE_SIGNS = 7;
/** Letters of a word that fit on every strip, and those that fit in every head, that of a thumbnail included. */
const SHORT_WORD = 7;
export const TINY_WORD = 5;
const HYPHEN = "\u00ad";
const VOWELS = "aeiouyąęóáéíöü";
/** How words break: letters left whole at either end, and pairs that begin a syllable together. */
interface Breaks {
  head: number;
  tail: number;
  pairs: ReadonlySet<string>;
}
const BREAKS: Record<Language, Breaks> = {
  pl: { head: 2, tail: 3, pairs: new Set("ch cz dz dż dź rz sz ni si ci zi qu th".split(" ")) },
  en: { head: 3, tail: 3, pairs: new Set("ch sh th ph qu sp st sk sn sl tr dr pr br cr gr fl bl cl pl gl".split(" ")) },
};

/** Whether a name is long for a small card. */
export function isLong(name: string): boolean {
  return name.length > LONG;
}

/** Whether a name has a word too long for a line of a small card, or for so many letters. */
export function hasLongWord(name: string, most = LONG_WORD): boolean {
  return name.split(" ").some((word) => word.length > most);
}

/** A name with soft hyphens in its longer words: not every browser knows where words break. */
export function breakable(name: string, language: Language, short = SHORT_WORD): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > short ? hyphenated(word, BREAKS[language]) : word));
}

function hyphenated(word: string, { head, tail, pairs }: Breaks): string {
  let broken = word.slice(0, head);
  for (let at = head; at < word.length; at += 1) {
    if (at <= word.length - tail && maySplit(word.toLowerCase(), at, pairs)) broken += HYPHEN;
    broken += word[at];
  }
  return broken;
}

/** A syllable begins with the last consonant before a vowel; two letters for one sound stay together. */
function maySplit(word: string, at: number, pairs: ReadonlySet<string>): boolean {
  const [before, here, next] = [word.charAt(at - 1), word.charAt(at), word.charAt(at + 1)];
  if (isVowel(here)) return false;
  if (pairs.has(before + here)) return false;
  return isVowel(next) || (pairs.has(here + next) && isVowel(word.charAt(at + 2)));
}

function isVowel(letter: string): boolean {
  return letter !== "" && VOWELS.includes(letter);
}

/** With a capital at the beginning. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The traits of a card whose diamond already says that it is unique. */
export function besideDiamond(traits: string): string {
  return traits.replace(/^(unique|unikatow\p{L}+)(, |$)/iu, "");
}

/** Letters of a type line that fit on a held card. */
const TYPE_LINE = 18;

/** The type line of a held card: its kind and as many traits as fit whole; color and sign say what is in brackets. */
export function shortType(kind: string, traits: string): string {
  const told = traits.split(", ").filter((trait) => trait && !trait.includes("("));
  return told.reduce((line, trait) => {
    const longer = `${line}${line === kind ? " · " : ", "}${trait}`;
    return longer.length > TYPE_LINE ? line : longer;
  }, kind);
}

/** The kind of a card without what stands in brackets behind it: color and sign say that already. */
export function kindWord(kind: string): string {
  return kind.replace(/\s*\([^)]*\)/g, "");
}
