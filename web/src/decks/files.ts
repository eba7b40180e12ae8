/** Reads a deck list from a file: anything that cannot be one is rejected here, with the server's messages. */
import { plain } from "../lib/search";
import type { Problem, Text } from "../lib/wire";
import { LIST } from "./words";

/** The server reads no more. */
const LARGEST = 64 * 1024;

/** A list, or why there is none. */
export type Read = { text: string } | { problem: Problem };

/** The text of a file. */
export async function readFile(file: File): Promise<Read> {
  if (file.size > LARGEST) return refused(tooLarge(file.size), file.name);
  try {
    return decode(new Uint8Array(await file.arrayBuffer()), file.name);
  } catch {
    return refused(both(LIST.unreadable, LIST.useList), file.name);
  }
}

/** What was pasted, if it is not far too long. */
export function readPasted(text: string): Read {
  return text.length > LARGEST ? refused(tooLarge(text.length)) : { text };
}

/** The text in these bytes. */
export function decode(bytes: Uint8Array, place: string): Read {
  if (isUtf16(bytes)) return refused(both(LIST.utf16, LIST.saveAsUtf8), place);
  const zero = bytes.indexOf(0);
  if (zero >= 0) return refused(both(LIST.binary, LIST.useList, { byte: zero + 1 }), place);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return refused(both(LIST.notUtf8, LIST.saveAsUtf8, { byte: firstBad(bytes) }), place);
  }
}

/** The problem at a place: what the server says of a file does not know its name. */
export function at(place: string, problem: Problem): Problem {
  const { en, pl } = problem.text;
  return place ? { ...problem, text: { en: `${place}: ${en}`, pl: `${place}: ${pl}` } } : problem;
}

/** What a file with a deck is called. */
export function fileName(name: string, ending: string): string {
  const words = plain(name).replace(/[^a-z0-9]+/g, "-");
  return `${words.replace(/^-|-$/g, "") || "deck"}.${ending}`;
}

function refused(text: Text, place = ""): Read {
  return { problem: at(place, { code: "bad_deck", text, rule: null }) };
}

function tooLarge(bytes: number): Text {
  return both(LIST.tooLarge, LIST.useList, { size: sizeText(bytes), limit: LARGEST / 1024 });
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`;
}

function both(cause: Text, remedy: Text, values: Record<string, string | number> = {}): Text {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return { en: fill(`${cause.en}. ${remedy.en}`), pl: fill(`${cause.pl}. ${remedy.pl}`) };
}

/** By the mark in front, or because of most letters one of the two bytes is empty. */
function isUtf16(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  const start = bytes.slice(0, 200);
  const empty = [0, 1].map((odd) => start.filter((byte, index) => index % 2 === odd && byte === 0).length);
  const [few = 0, many = 0] = empty.sort((one, other) => one - other);
  return few < start.length / 10 && many > start.length / 3;
}

/** The first byte, counted from 1, at which these cease to be UTF-8. */
function firstBad(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isBeginning(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return Math.min(bad, bytes.length);
}

function isBeginning(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
