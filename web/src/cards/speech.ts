/** What a screen reader says of a card or die: name, subtitle; kind; numbers; state; what Enter does. */
import { t, tt } from "../lib/i18n.svelte";
import type { Card, Face, Numeral, Thing } from "../lib/wire";
import { marksOf } from "./marks";
import { numbersOf, placeNumbers } from "./numbers";
import type { CardStates } from "./states";
import { SYMBOLS, WORDS } from "./words";

/** "Kylo Ren, Vader's Disciple; character; 7 of 11 health; used; legal target, Enter: deal 6 damage". */
export function cardSpeech(card: Card, thing: Thing | null, states: CardStates, action: string): string {
  const parts = [
    [t(card.name), t(card.subtitle)],
    [t(card.kind)],
    numbersSpeech(numbersOf(card, thing)),
    marksSpeech(card, thing),
    stateSpeech(states, action),
  ];
  return sentence(parts);
}

/** A back tells nothing but that it is one. */
export function backSpeech(states: CardStates, action: string): string {
  return sentence([[t(WORDS.faceDown)], stateSpeech(states, action)]);
}

/** "Die: 3 melee damage, cost 1, Rey's Staff; can be chosen". */
export function dieSpeech(face: Face, source: string, states: CardStates, action: string): string {
  const shown = [faceSpeech(face), source].filter(Boolean).join(", ");
  return sentence([[`${t(WORDS.die)}: ${shown}`], stateSpeech(states, action)]);
}

/** One side of a die: "+2 melee damage, modifier, cost 1". */
export function faceSpeech(face: Face): string {
  const symbol = SYMBOLS[face.symbol];
  const word = symbol ? t(symbol) : face.symbol;
  const parts = [[faceValue(face), word].filter(Boolean).join(" ")];
  if (face.modifier) parts.push(t(WORDS.modifier));
  if (face.cost) parts.push(tt(WORDS.cost, { n: face.cost }));
  return parts.join(", ");
}

const ALONE = new Set(["special", "blank"]);

/** What stands before the symbol: nothing for those that stand alone, X where the number is not known yet. */
export function faceValue(face: Face): string {
  if (ALONE.has(face.symbol)) return "";
  const value = face.value === null ? "X" : String(face.value);
  return face.modifier ? `+${value}` : value;
}

function numbersSpeech(numbers: Numeral[]): string[] {
  const { health } = placeNumbers(numbers);
  const told = numbers.filter((number) => !health || (number !== health.numeral && number.icon !== "damage"));
  const said = told.map((number) => `${t(number.name)} ${number.value}`);
  if (!health) return said;
  const words = tt(WORDS.health, { now: health.now, most: health.most, name: t(health.numeral.name) });
  return [words, ...said];
}

function marksSpeech(card: Card, thing: Thing | null): string[] {
  const { tilt, faceDown, says, strips } = marksOf(thing, card.look);
  const named = [tilt, ...says, ...strips].filter((mark) => mark !== null).map((mark) => t(mark.name));
  return faceDown ? [t(WORDS.known), ...named] : named;
}

function stateSpeech(states: CardStates, action: string): string[] {
  const said: string[] = [];
  if (states.changed) said.push(t(states.changed));
  if (states.engaged) said.push(t(states.engaged));
  if (states.leaving) said.push(t(WORDS.leaving));
  if (states.dear) said.push(t(WORDS.dear));
  if (states.selected) said.push(t(WORDS.selected));
  if (states.target) said.push([t(WORDS.target), states.outcome].filter(Boolean).join(" "));
  else if (states.playable) said.push(t(WORDS.playable));
  if (action) said.push(tt(WORDS.enter, { action }));
  return said;
}

function sentence(parts: string[][]): string {
  const filled = parts.map((part) => part.filter(Boolean).join(", "));
  return filled.filter(Boolean).join("; ");
}
