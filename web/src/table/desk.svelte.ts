/** What one person at a table sees and has in hand: the view shown, what is offered, selected, looked at and opened. */
import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { CardStates } from "../cards/states";
import type { Arrow } from "./arrows";
import { t, tt } from "../lib/i18n.svelte";
import { shared } from "../lib/sharing";
import type { Clocks } from "../lib/socket.svelte";
import type {
  Card,
  Choice,
  Clock,
  Face,
  Problem,
  Prompt,
  Refused,
  Region,
  TableSeat,
  Text,
  Thing,
  View,
} from "../lib/wire";
import { Caution } from "./caution.svelte";
import { byThing, isAiming } from "./choices";
import { Drawing } from "./drawing";
import { isDie, litWith, lyingOn, rolledBy } from "./lying";
import type { Foresight } from "./foresight.svelte";
import type { Passing } from "./passing.svelte";
import { Picking } from "./picking.svelte";
import { Presenting } from "./presenting.svelte";
import { arrange, liesHere, regionId, type Plan } from "./slots";
import { moving } from "./speed";
import { trayOf, type Tray } from "./tray";
import { Turning } from "./turning.svelte";
import { regionOf, whoseIs } from "./whose";
import { words } from "./words";

/** What is open above the table. */
export type Panel =
  | "menu"
  | "keys"
  | "stops"
  | "preview"
  | "log"
  | "rules"
  | "chat"
  | "shuffle"
  | "luck"
  | "analysis"
  | "resign"
  | "result";
/** The parts of the rail. */
export type Tab = "log" | "rules" | "chat";

/** How choices leave the desk and answers come back. */
export interface Hands {
  choose(choice: Choice): void;
  why(): Promise<Refused[]>;
  standIn(seat: number): void;
  comeBack(): void;
}

/** A card looked at: as printed, and as it lies here if it does. */
export interface Looked {
  card: Card;
  thing: Thing | null;
  /** What was touched: the thing itself, a die of it, or the cards of a pile. */
  touched: Thing[];
}

/** The card of somebody else that asks. */
export interface Pinned {
  seat: number;
  card: Card;
  thing: Thing;
}

/** Choices reduced to those of one thing, one pile or one verb. */
export interface Narrowed {
  choices: Choice[];
  things: number[];
}

/** What a tour points at: the choice it waits for, and the things it speaks of. */
export interface Guide {
  move: string | null;
  things: ReadonlySet<number>;
}

const PHONE = new MediaQuery("(max-width: 899px)");
const SHORT = new MediaQuery("(max-height: 800px)");
/** A smaller window has no room to give away. */
const ROOMY = new MediaQuery("(min-width: 1280px) and (min-height: 801px)");

/** What is taken away loses pointer and focus while the page is being redrawn, when nothing may change. */
const soon = queueMicrotask;

export class Desk {
  view = $state.raw<View | null>(null);
  cards = $state.raw<Map<string, Card>>(new Map());
  people = $state.raw<TableSeat[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  clockRule = $state.raw<Clock | null>(null);
  /** The seat this person plays; null for those who watch. */
  mine = $state<number | null>(null);
  /** The seat the table is seen from. */
  near = $state(0);
  /** Nothing can be chosen while a choice is on its way, the line is broken or the table shows something old. */
  locked = $state(false);
  /** The result, where the game has ended otherwise than the view knows. */
  winners = $state.raw<number[] | null>(null);
  narrowed = $state.raw<Narrowed | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The thing pointed at or focused last. */
  pointed = $state<number | null>(null);
  /** The thing under the pointer or the focus of the keyboard now. */
  lit = $state<number | null>(null);
  /** The thing that is dragged now. */
  dragged = $state<number | null>(null);
  /** The choice whose button is pointed at or focused now. */
  considered = $state.raw<Choice | null>(null);
  /** The pile that lies open, by its region's id. */
  opened = $state<string | null>(null);
  /** The opponent whose board lies open on the phone. */
  visited = $state<number | null>(null);
  panel = $state<Panel | null>(null);
  tab = $state<Tab>("log");
  /** The line of the log from which on somebody reads; undefined if its end is all they look at. */
  readFrom = $state<number>();
  /** The rule shown in the rules panel. */
  rule = $state("");
  /** Whether reasons are asked for: of one thing, or of all (null). */
  asked = $state.raw<{ thing: number | null } | null>(null);
  /** What was refused, until something changes. */
  problem = $state.raw<Problem | null>(null);
  /** Whether what happened is being shown again. */
  replaying = $state(false);
  changed = $state.raw<Map<number, Text>>(new Map());
  deltas = $state.raw<Map<string, number>>(new Map());
  /** Who has just dealt damage to whom. */
  struck = $state.raw<Arrow[]>([]);
  /** Things on their way here: not seen where they will lie until they fly there. */
  arriving = $state.raw<ReadonlySet<number>>(new Set());
  /** Where a tour leads; null at every other table. Only what it points at is lit. */
  guide = $state.raw<Guide | null>(null);
  /** Draws piece by piece what need not be there at once. */
  readonly drawing = new Drawing(() => moving() === 0);
  /** Shows stakes that were turned up. */
  readonly turning = new Turning();
  /** Holds up what others play. */
  readonly presenting = new Presenting();
  /** Passes in windows by itself; null where nobody plays. */
  passing = $state.raw<Passing | null>(null);
  /** Tells what choices will certainly do; null where nobody plays. */
  foresight = $state.raw<Foresight | null>(null);
  /** Asks once more before something goes unused. */
  readonly caution = new Caution();
  /** Picks several things before any of it is sent. */
  readonly picking: Picking = new Picking(this, (choice) => this.hands.choose(choice));
  /** The card of the tray that is ticked, and whether the tray is put aside to look at the table. */
  ticked = $state<number | null>(null);
  asideTray = $state(false);
  /** Whether choices can be made here at all; false in a replay. */
  readonly live: boolean;

  /** The same objects where nothing changed, so that only what did is drawn anew. */
  #arranged: Plan | null = null;
  plan = $derived<Plan | null>((this.#arranged = this.view && shared(this.#arranged, arrange(this.view, this.near))));
  /** What the table asks as far as it is drawn: nobody may choose what cannot be seen yet. */
  #question = $state.raw<Prompt | null>(null);
  /** The view that asked it: the next one may be drawn already while its own question is still to come. */
  #askedIn = $state.raw<View | null>(null);
  /** Gives up what is still to be said of the last view. */
  #giveUp = (): void => undefined;
  /** Who must choose what; nobody any more once the game is over. */
  prompt = $derived(this.winners === null ? this.#question : null);
  /** Whether nothing will be asked any more. */
  isOver = $derived(this.view !== null && this.prompt === null && (this.winners !== null || this.view.prompt === null));
  /** What one can choose; nothing while the page passes by itself. */
  choices = $derived.by(() => {
    const isAsked = this.prompt?.seat === this.mine && !this.passing?.on && !this.picking.sends;
    return this.prompt && isAsked ? this.picking.choices : [];
  });
  /** The choices shown in the bar now. */
  current = $derived(this.narrowed?.choices ?? this.choices);
  /** The choices that have buttons of their own; being done with picking is the confirmation. */
  buttons = $derived(this.current.filter((choice) => choice !== this.picking.stop));
  offered = $derived(byThing(this.current));
  held = $derived(new Set(this.plan?.near.hands.flatMap((hand) => hand.things.map((thing) => thing.id ?? -1))));
  /** Cards to choose among that are not drawn on the table. */
  tray = $derived(this.#trayIn(this.#askedIn) && this.#trayIn(this.view));
  aiming = $derived(isAiming(this.current, this.held));

  /** The card of somebody else that asks us. */
  pinned = $derived.by((): Pinned | null => {
    const id = this.prompt?.seat === this.mine ? (this.prompt?.source ?? null) : null;
    const lies = id === null ? null : this.thing(id);
    const thing = lies && this.#wholeOf(lies);
    const card = thing && this.cardOf(thing);
    const seat = this.view && id !== null ? regionOf(this.view, id)?.seat : undefined;
    return card && seat !== undefined && seat !== this.mine ? { seat, card, thing } : null;
  });

  /** What asks for a target: it glows. */
  aimer = $derived(this.aiming ? (this.narrowed?.things[0] ?? this.prompt?.source ?? null) : null);
  /** The arrow to the target that is pointed at. */
  aimed = $derived.by((): Arrow | null => {
    const near = this.considered?.things ?? (this.lit !== null && this.offered.has(this.lit) ? [this.lit] : []);
    const [to] = near.filter((id) => id !== this.aimer);
    return this.aimer === null || to === undefined ? null : { from: this.aimer, to, seat: this.prompt?.seat ?? -1 };
  });

  /** What lies on each thing or belongs to it. */
  lying = $derived(lyingOn(this.view));
  /** Lit together with what is pointed at: the card of a die, the dice of a card. */
  linked = $derived(litWith(this.lit === null ? null : this.thing(this.lit), this.lying));
  /** The roll that is thought about: that of the choice pointed at, or of the thing. */
  weighed = $derived.by((): Choice | null => {
    const thing = this.lit === null ? null : this.thing(this.lit);
    const near = this.considered ? [this.considered] : thing ? this.choicesOf([thing]) : [];
    return near.find((choice) => this.rollOf(choice).length > 0) ?? null;
  });

  constructor(
    private readonly hands: Hands,
    live: boolean,
  ) {
    this.live = live;
  }

  /** Whether the window is a phone's: one column, sheets instead of the rail. */
  get phone(): boolean {
    return PHONE.current;
  }

  /** Whether the window is low, so that everything beside the board is drawn smaller. */
  get short(): boolean {
    return SHORT.current;
  }

  /** Whether the window has room for a wide rail. */
  get roomy(): boolean {
    return ROOMY.current;
  }

  /** The printed card of a thing; null for backs. */
  cardOf(thing: Thing): Card | null {
    return (thing.key !== undefined && this.cards.get(thing.key)) || null;
  }

  /** The region of that id in the view shown. */
  region(id: string): Region | null {
    return this.view?.regions.find((region) => regionId(region) === id) ?? null;
  }

  /** A hand without the cards that lie in the tray meanwhile. */
  withoutTray(hand: Region): Region {
    const away = new Set(this.asideTray ? [] : this.tray?.things.map(({ id }) => id));
    const things = hand.things.filter(({ id }) => id === undefined || !away.has(id));
    return things.length < hand.things.length ? { ...hand, things } : hand;
  }

  /** The thing of that id in the view shown, where it lies rather than where something stands for it. */
  thing(id: number): Thing | null {
    const regions = this.view?.regions ?? [];
    for (const region of [...regions.filter(liesHere), ...regions]) {
      const found = region.things.find((thing) => thing.id === id);
      if (found) return found;
    }
    return null;
  }

  /** Choices that concern any of these things, each once. */
  choicesOf(things: Thing[]): Choice[] {
    const found = things.flatMap((thing) => (thing.id === undefined ? [] : (this.offered.get(thing.id) ?? [])));
    return [...new Set(found)];
  }

  /** What Enter would do to these things, in words; empty if nothing. */
  actionOf(things: Thing[]): string {
    const found = this.choicesOf(things);
    if (this.#isTicked(things, found)) return t(words.select);
    if (found.length > 1) return tt(words.several, { n: found.length });
    return found[0] ? t(found[0].label) : "";
  }

  /** How a thing is lit: what can be done to it, whether it is chosen, what has just changed. */
  statesOf(thing: Thing): CardStates {
    const { id } = thing;
    const offered = this.glows(thing);
    return {
      playable: offered && !this.aiming,
      target: offered && this.aiming,
      whose: offered && this.view && id !== undefined ? whoseIs(this.view, id, this.near) : undefined,
      source: id !== undefined && id === this.aimer,
      selected: id !== undefined && (this.narrowed?.things.includes(id) === true || this.#isPicked(id)),
      changed: id === undefined ? null : (this.changed.get(id) ?? null),
      linked: id !== undefined && (this.linked.has(id) || this.guide?.things.has(id) === true),
    };
  }

  /** Whether something can be done to a thing; where a tour leads, only to what it points at. */
  glows({ id }: Thing): boolean {
    return id !== undefined && this.offered.has(id) && (this.guide?.things.has(id) ?? true);
  }

  /** No longer consider a choice. */
  turnAway(choice: Choice): void {
    soon(() => {
      if (this.considered === choice) this.considered = null;
    });
  }

  /** Light what belongs to a thing, or nothing. */
  light(thing: number | null): void {
    soon(() => (this.lit = thing));
  }

  /** The sides of every die that a choice would roll. */
  rollOf(choice: Choice): Face[][] {
    if (!this.view) return [];
    const dice = rolledBy(choice, this.view, this.lying).map((die) => this.cardOf(die)?.faces ?? []);
    return dice.filter((faces) => faces.length > 0);
  }

  /** Makes a choice. */
  take(choice: Choice): void {
    if (this.locked || !this.choices.includes(choice)) return;
    if (this.live && !this.guide && this.caution.holds(choice)) return;
    this.narrowed = null;
    this.opened = null;
    this.visited = null;
    this.considered = null;
    this.turning.close();
    this.presenting.end();
    this.hands.choose(choice);
  }

  /** Makes a choice, or picks it where it is only one of several. */
  pick(choice: Choice): void {
    if (this.picking.mostOf(choice) > 0) this.picking.press(choice);
    else this.take(choice);
  }

  /**
   * Somebody clicks things: the only choice is made; of several, the bar asks. What is not offered is looked at. On the
   * phone whoever wants to read must touch, so a touch opens the card, and only its button chooses.
   */
  touch(things: Thing[]): void {
    const found = this.choicesOf(things);
    const ids = things.flatMap((thing) => thing.id ?? []);
    const [only] = found;
    if (this.narrowed?.things.some((id) => ids.includes(id))) this.back();
    else if (found.length === 1 && only && this.picking.mostOf(only) > 0) this.picking.press(only);
    else if (this.#isTicked(things, found)) this.#tick(ids[0] ?? null);
    else if (this.phone && things[0]) this.look(things[0], true, things);
    else if (found.length === 1 && only) this.take(only);
    else if (found.length > 1) this.narrow(found, ids);
    else if (things[0]) this.look(things[0], true);
  }

  /** Shows only these choices in the bar. */
  narrow(choices: Choice[], things: number[]): void {
    if (!this.locked) this.narrowed = { choices, things };
  }

  /** One step back, from a choice or from passing; false if there was none. */
  back(): boolean {
    if (this.passing && (this.passing.on || this.passing.until)) {
      this.passing.stop();
      return true;
    }
    if (this.narrowed === null) return this.picking.clear();
    this.narrowed = null;
    return true;
  }

  /** Looks at a thing; on the phone a firm look opens it as a sheet. */
  look(thing: Thing, firmly = false, touched = [thing]): void {
    const seen = this.#wholeOf(thing);
    const card = this.cardOf(seen);
    this.pointed = thing.id ?? null;
    if (!card) return;
    this.looked = { card, thing: seen, touched };
    if (firmly && this.phone) this.panel = "preview";
  }

  /** Looks at a card as printed. */
  lookUp(key: string): void {
    const card = this.cards.get(key);
    if (!card) return;
    this.looked = { card, thing: null, touched: [] };
    if (this.phone) this.panel = "preview";
  }

  /** Opens a rule in the rules panel. */
  openRule(id: string): void {
    this.rule = id;
    this.openTab("rules");
  }

  /** Shows a part of the rail, on the phone as a sheet. */
  openTab(tab: Tab): void {
    this.asked = null;
    this.tab = tab;
    this.panel = this.phone || this.guide ? tab : null;
  }

  /** The thing that has the focus of the keyboard, if one has. */
  focusedThing(): number | null {
    const id = document.activeElement?.closest<HTMLElement>("[data-thing]")?.dataset.thing;
    return id === undefined ? null : Number(id);
  }

  /** Asks why things are not possible. */
  askWhy(thing: number | null): void {
    this.asked = { thing };
  }

  /** The answer of the rules to that question. */
  reasons(): Promise<Refused[]> {
    return this.hands.why();
  }

  /** Lets the computer play for somebody who is away. */
  standIn(seat: number): void {
    this.hands.standIn(seat);
  }

  /** Plays one's own seat again after the computer did. */
  comeBack(): void {
    this.hands.comeBack();
  }

  /** Shows another view; what was begun on the old one is dropped. */
  show(view: View, changed: Map<number, Text>, deltas: Map<string, number>): void {
    this.view = view;
    this.#giveUp();
    const waiting = [
      this.drawing.add(() => this.#mark(changed, deltas), "motion"),
      this.drawing.add(() => this.#ask(view), "question"),
    ];
    this.#giveUp = () => waiting.forEach((giveUp) => giveUp());
    this.narrowed = null;
    this.considered = null;
    this.asked = null;
    this.problem = null;
    this.ticked = null;
    this.asideTray = false;
    this.picking.comes();
    this.caution.forget();
    if (this.looked?.thing) this.#lookAgain(this.looked.thing, this.looked.touched);
  }

  #ask(view: View): void {
    this.#question = view.prompt;
    this.#askedIn = view;
  }

  /** The tray of what is asked. A card that has just been chosen and lies in a pile now was in none when it was asked. */
  #trayIn(view: View | null): Tray | null {
    return view && trayOf(this.current, view, this.near, this.picking.together !== null);
  }

  /** The marks of what has just changed go out. */
  fade(): void {
    this.#mark(new Map(), new Map());
  }

  #mark(changed: Map<number, Text>, deltas: Map<string, number>): void {
    this.changed = changed;
    this.deltas = deltas;
  }

  /** Whether things are ticked before anything is done to them: in the tray, or as some of several. */
  #isTicked([thing]: Thing[], found: Choice[]): boolean {
    const inTray = this.tray?.things.some(({ id }) => id !== undefined && id === thing?.id) === true;
    return found.length > 0 && (inTray || found.some((choice) => this.picking.mostOf(choice) > 0));
  }

  /** Puts a tick on a card of the tray, or takes it off. */
  #tick(id: number | null): void {
    this.ticked = this.ticked === id ? null : id;
  }

  /** Whether a thing is ticked in the tray or picked with others. */
  #isPicked(id: number): boolean {
    return this.ticked === id || (this.offered.get(id) ?? []).some((choice) => this.picking.timesOf(choice) > 0);
  }

  /** Whoever looks at a die sees the card it belongs to, with its live numbers. */
  #wholeOf(thing: Thing): Thing {
    const host = thing.on === undefined || !isDie(thing) ? null : this.thing(thing.on);
    return host && host.key === thing.key ? host : thing;
  }

  /** A card looked at follows its thing as long as it is on the table. */
  #lookAgain(thing: Thing, touched: Thing[]): void {
    const now = thing.id === undefined ? null : this.thing(thing.id);
    const card = now && this.cardOf(now);
    if (now && card) this.looked = { card, thing: now, touched };
  }
}

const KEY = Symbol("desk");

/** Gives the desk to everything inside. */
export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

/** The desk of the table around. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
