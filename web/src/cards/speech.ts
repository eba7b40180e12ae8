/** The accessible name of a card or die: name, subtitle; kind; numbers; state; what Enter does. */
import { count, lang, t, tt } from "../lib/i18n.svelte";
import { BLANK, percent, type RollOdds, type SymbolOdds } from "../lib/odds";
import type { Card, Face, Numeral, Thing } from "../lib/wire";
import { marksOf } from "./marks";
import { numbersOf, placeNumbers } from "./numbers";
import type { CardStates } from "./states";
import { DIE_NOUN, SYMBOLS, WORDS } from "./words";

/** "Kylo Ren, Vader's Disciple; character; 7 of 11 health; used; legal target, Enter: deal 6 damage". */
export function cardSpeech(
  card: Card,
  thing: Thing | null,
  states: CardStates,
  action: string,
  dice: readonly Thing[] = [],
): string {
  const parts = [
    [t(card.name), t(card.subtitle)],
    [t(card.kind)],
    numbersSpeech(numbersOf(card, thing)),
    marksSpeech(card, thing),
    needsSpeech(thing),
    ownDiceSpeech(dice),
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

/** What a die promises: "melee damage 50 %, 0.8 on average". */
export function oddsSpeech(odds: SymbolOdds[]): string {
  return odds.map(symbolSpeech).join("; ");
}

/** What several dice promise: "Odds of 3 dice: at least one ... ; all blank 4 %". */
export function rollSpeech(roll: RollOdds): string {
  const blank = `${blankWord(roll)} ${percentText(roll.blank)}`;
  return `${tt(WORDS.rollOdds, { dice: count(roll.dice, DIE_NOUN) })}: ${oddsSpeech(roll.symbols)}; ${blank}`;
}

/** How one says that nothing useful is rolled. */
export function blankWord(roll: RollOdds): string {
  return roll.dice > 1 ? t(WORDS.allBlank) : symbolWord(BLANK);
}

function symbolSpeech({ symbol, chance, value, open }: SymbolOdds): string {
  const word = symbolWord(symbol);
  const likely = `${word} ${percentText(chance)}`;
  if (symbol === BLANK) return likely;
  return `${likely}, ${tt(WORDS.average, { n: averageText(value, open) })}`;
}

/** The word for a symbol. */
export function symbolWord(symbol: string): string {
  const word = SYMBOLS[symbol];
  return word ? t(word) : symbol;
}

/** "17%" or, in Polish, "17 %". */
export function percentText(chance: number): string {
  return lang.current === "pl" ? `${percent(chance)}\u00a0%` : `${percent(chance)}%`;
}

/** Made once: each takes longer to make than to write a hundred numbers with. */
const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const AVERAGES = { en: new Intl.NumberFormat("en-GB", ONE_PLACE), pl: new Intl.NumberFormat("pl-PL", ONE_PLACE) };

/** "1.3"; with a plus where an X may add to it. */
export function averageText(value: number, open: boolean): string {
  const written = AVERAGES[lang.current].format(value);
  return open ? `${written}+` : written;
}

/** One side of a die: "+2 melee damage, modifier, cost 1". */
export function faceSpeech(face: Face): string {
  const parts = [[faceValue(face), symbolWord(face.symbol)].filter(Boolean).join(" ")];
  if (face.modifier) parts.push(t(WORDS.modifier));
  if (face.cost) parts.push(tt(WORDS.cost, { n: face.cost }));
  return parts.join(", ");
}

/** All sides of a die. */
export function dieFacesSpeech(faces: Face[]): string {
  return `${t(WORDS.dieFaces)}: ${faces.map(faceSpeech).join("; ")}`;
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

/** "2 dice on it, 1 die in the pool". */
function ownDiceSpeech(dice: readonly Thing[]): string[] {
  const out = dice.filter((die) => die.face).length;
  const said: string[] = [];
  if (dice.length > out) said.push(tt(WORDS.diceOnIt, { dice: count(dice.length - out, DIE_NOUN) }));
  if (out > 0) said.push(tt(WORDS.diceOut, { dice: count(out, DIE_NOUN) }));
  return said;
}

function marksSpeech(card: Card, thing: Thing | null): string[] {
  const { tilt, faceDown, engaged, turn, spoken, says, strips } = marksOf(thing, card.look);
  const named = [tilt, engaged, turn, ...spoken, ...says, ...strips]
    .filter((mark) => mark !== null)
    .map((mark) => t(mark.name));
  return faceDown ? [t(WORDS.known), ...named] : named;
}

/** What is lacking of what it takes: "agility 1 of 3". */
function needsSpeech(thing: Thing | null): string[] {
  const lacking = (thing?.needs ?? []).filter(({ have, need }) => have < need);
  return lacking.map(({ have, need, name }) => tt(WORDS.haveOfNeed, { name: t(name), have, need }));
}

function stateSpeech(states: CardStates, action: string): string[] {
  const said: string[] = [];
  if (states.changed) said.push(t(states.changed));
  if (states.engaged) said.push(t(states.engaged));
  if (states.leaving) said.push(t(WORDS.leaving));
  if (states.dear) said.push(t(WORDS.dear));
  if (states.selected) said.push(t(WORDS.selected));
  if (states.target) said.push([t(WORDS.target), states.outcome].filter(Boolean).join(" "));
  if (states.target && states.whose && states.whose !== "neutral") said.push(t(WORDS[states.whose]));
  else if (states.playable) said.push(t(WORDS.playable));
  if (action) said.push(tt(WORDS.enter, { action }));
  return said;
}

function sentence(parts: string[][]): string {
  const filled = parts.map((part) => part.filter(Boolean).join(", "));
  return filled.filter(Boolean).join("; ");
}
