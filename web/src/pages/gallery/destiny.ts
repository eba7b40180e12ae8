/** A made-up Destiny table for two to four, as the server would send it: for the gallery and the tests. */
import type { Choice, Mark, Region, SeatView, Text, Thing, View } from "../../lib/wire";
import { both, CARDS, numbers, side, type CardKey } from "./destiny-cards";

const EXHAUSTED: Mark = { key: "exhausted", sign: "↷", name: both("exhausted", "wyczerpana") };
const GUARDIAN: Mark = { key: "guardian", sign: "⛨", name: both("guardian", "strażnik") };
const TITLES: Record<string, Text> = {
  team: both("Characters", "Postacie"),
  supports: both("Supports", "Wsparcia"),
  pool: both("Dice pool", "Pula kości"),
  hand: both("Hand", "Ręka"),
  deck: both("deck", "talia"),
  discard: both("discarded", "odrzucone"),
  aside: both("set aside", "odłożone"),
};

/** A card in play: what is on it, which of its dice still lie there, and which sides the others show. */
interface Laid {
  card: CardKey;
  damage?: number;
  shields?: number;
  exhausted?: boolean;
  guardian?: boolean;
  /** How many of its dice were not rolled. */
  dice?: number;
  /** The sides of those that were. */
  rolled?: string[];
  upgrades?: Laid[];
}

/** What one seat has before it. */
interface Laying {
  team: Laid[];
  supports?: Laid[];
  hand?: CardKey[] | number;
}

const HEROES: Laying = {
  team: [
    {
      card: "luke",
      damage: 4,
      shields: 2,
      exhausted: true,
      rolled: ["3MD", "1F"],
      upgrades: [
        { card: "saber", rolled: ["+2MD"] },
        { card: "robes", rolled: ["1Sh"] },
      ],
    },
    { card: "rey", guardian: true, dice: 1, rolled: ["1MD"], upgrades: [{ card: "staff", dice: 1 }] },
  ],
  supports: [{ card: "bb8", exhausted: true, rolled: ["Sp"] }, { card: "council" }],
  hand: ["stance", "saber", "dodge", "dodge"],
};
const VILLAINS: Laying = {
  team: [
    {
      card: "kylo",
      damage: 4,
      shields: 1,
      exhausted: true,
      rolled: ["2MD1", "Sp"],
      upgrades: [
        { card: "saber", rolled: ["+2MD"] },
        { card: "choke", dice: 1 },
      ],
    },
    {
      card: "phasma",
      damage: 2,
      exhausted: true,
      rolled: ["2RD", "1Dc"],
      upgrades: [{ card: "rifle", rolled: ["-"] }],
    },
    { card: "trooper", damage: 4, dice: 1 },
  ],
  supports: [{ card: "bike", dice: 1, damage: 2 }, { card: "garrison" }],
  hand: 4,
};
const SCOUNDRELS: Laying = {
  team: [
    { card: "finn", damage: 3, dice: 2, upgrades: [{ card: "armor" }] },
    { card: "han", shields: 3, exhausted: true, rolled: ["3RD1", "2Dr"], upgrades: [{ card: "rifle", dice: 1 }] },
  ],
  supports: [{ card: "bb8", dice: 1 }],
  hand: 3,
};
/** As full as a table gets: four characters with four upgrades each, and supports without end. */
const CROWD: Laying = {
  team: (["luke", "rey", "finn", "han"] as const).map((card) => ({
    card,
    damage: 5,
    rolled: ["1MD", "2RD"],
    upgrades: (["saber", "staff", "robes", "armor"] as const).map((upgrade) => ({ card: upgrade, rolled: ["+1MD"] })),
  })),
  supports: Array.from({ length: 10 }, (_, at) => ({ card: at % 2 ? ("bike" as const) : ("garrison" as const) })),
  hand: 5,
};

/** Lays the cards of one seat and gives every thing its number. */
class Layer {
  private next = 0;
  readonly ids = new Map<string, number>();

  seat(seat: number, laying: Laying): Region[] {
    const pool: Thing[] = [];
    const row = (laid: Laid[], kind: string): Thing[] => laid.flatMap((one) => this.lay(seat, one, kind, pool));
    const team = row(laying.team, "character");
    const supports = row(laying.supports ?? [], "support");
    const { hand = 0 } = laying;
    const held: Thing[] =
      typeof hand === "number"
        ? Array.from({ length: hand }, () => ({ kind: "card" }))
        : hand.map((key) => ({ kind: "card", id: this.number(seat, `hand ${key}`), key: CARDS[key].key }));
    const backs = Array.from({ length: 14 + seat }, () => ({ kind: "card" }));
    const gone = [{ kind: "event", id: this.number(seat, "gone"), key: CARDS.dodge.key }];
    return [
      region("team", "team", team, seat),
      region("supports", "team", supports, seat),
      region("pool", "pool", pool, seat),
      region("hand", "hand", held, seat),
      region("deck", "stack", backs, seat),
      region("discard", "stack", gone, seat),
      region("aside", "stack", [], seat),
    ];
  }

  private lay(seat: number, laid: Laid, kind: string, pool: Thing[], on?: number): Thing[] {
    const { key } = CARDS[laid.card];
    const id = this.number(seat, laid.card);
    const marks = [...(laid.exhausted ? [EXHAUSTED] : []), ...(laid.guardian ? [GUARDIAN] : [])];
    const host: Thing = { kind, id, key, marks, ...(on === undefined ? {} : { on }) };
    const health = CARDS[laid.card].numbers.find((number) => number.icon === "health")?.value;
    if (health !== undefined) {
      host.numbers = numbers({ health, damage: laid.damage ?? 0, shields: laid.shields ?? 0 });
    } else if (laid.damage) host.numbers = numbers({ damage: laid.damage });
    const die = (at: number): Thing => ({ kind: "die", id: this.number(seat, `${laid.card} die ${at}`), key, on: id });
    const rolled = laid.rolled ?? [];
    pool.push(...rolled.map((written, at) => ({ ...die(at), face: side(written) })));
    const unrolled = Array.from({ length: laid.dice ?? 0 }, (_, at) => die(rolled.length + at));
    const upgrades = (laid.upgrades ?? []).flatMap((one) => this.lay(seat, one, "upgrade", pool, id));
    return [host, ...unrolled, ...upgrades];
  }

  private number(seat: number, name: string): number {
    const id = this.next++;
    if (!this.ids.has(`${seat} ${name}`)) this.ids.set(`${seat} ${name}`, id);
    return id;
  }
}

function region(key: string, layout: Region["layout"], things: Thing[], seat?: number): Region {
  const title = TITLES[key] ?? both(key);
  return { key, layout, title, things, ...(seat === undefined ? {} : { seat }) };
}

function seatView(seat: number, laying: Laying): SeatView {
  const first = laying.team[0]?.card ?? "luke";
  const held = typeof laying.hand === "number" ? laying.hand : (laying.hand?.length ?? 0);
  return {
    seat,
    name: CARDS[first].name,
    numbers: numbers({ resources: 2 + seat, hand: held, deck: 14 + seat }),
    text: both(""),
    look: CARDS[first].look,
    team: null,
  };
}

/** What is on the table besides the seats. */
export interface Wanted {
  players?: number;
  /** The near seat has as much as there can be. */
  crowded?: boolean;
  /** Two abilities wait. */
  waiting?: boolean;
  /** What is asked: an action, a target, or dice to reroll. */
  asked?: "action" | "target" | "reroll";
}

/** The table as the first seat sees it. */
export function destinyView({ players = 2, crowded = false, waiting = false, asked = "action" }: Wanted = {}): View {
  const layings = [crowded ? CROWD : HEROES, VILLAINS, SCOUNDRELS, { ...HEROES, hand: 5 }].slice(0, players);
  const layer = new Layer();
  const regions = layings.flatMap((laying, seat) => layer.seat(seat, laying));
  const field: Thing = { kind: "battlefield", id: 900, key: CARDS.echo.key };
  const pending: Thing[] = [
    { kind: "pending", id: 901, key: CARDS.kylo.key, text: both("deal 2 damage to Luke", "2 obrażenia: Luke") },
    { kind: "pending", id: 902, key: CARDS.garrison.key, text: both("reroll a die", "przerzuć kość") },
  ];
  const note = both("controlled by you", "kontrolujesz");
  regions.push(
    { ...region("field", "row", [field]), title: both("Battlefield", "Pole bitwy"), note },
    { ...region("queue", "queue", waiting ? pending : []), title: both("Queue", "Kolejka") },
  );
  const id = (name: string): number => layer.ids.get(name) ?? -1;
  return {
    game: "destiny",
    seat: 0,
    headline: both("Round 3: actions", "Runda 3: akcje"),
    seats: layings.map((laying, seat) => seatView(seat, laying)),
    regions,
    prompt: {
      seat: 0,
      kind: asked,
      window: null,
      source: null,
      together: null,
      is_private: false,
      recurs: false,
      ...QUESTIONS[asked](id),
    },
    winners: [],
    phases: {
      heading: both("Round 3", "Runda 3"),
      names: [both("Actions", "Akcje"), both("Upkeep", "Utrzymanie")],
      at: 0,
    },
  };
}

function choice(verb: string, things: number[], label: Text): Choice {
  return { move: `${verb} ${things.join("+")}`.trim(), verb, label, things, rule: "", waste: null };
}

type Ids = (name: string) => number;

const QUESTIONS: Record<NonNullable<Wanted["asked"]>, (id: Ids) => { question: Text; choices: Choice[] }> = {
  action: (id) => ({
    question: both("Your action", "Twoja akcja"),
    choices: [
      choice("activate", [id("0 rey")], both("Activate: Rey", "Aktywuj: Rey")),
      choice("resolve", [id("0 luke die 0")], both("Resolve: 3 melee", "Rozpatrz: 3 wręcz")),
      choice("resolve", [id("0 robes die 0")], both("Resolve: 1 shield", "Rozpatrz: 1 osłona")),
      choice("play", [id("0 hand stance")], both("Play: Defensive Position", "Zagraj: Postawa obronna")),
      choice("use", [id("0 council")], both("Use: Jedi Council", "Użyj: Rada Jedi")),
      choice("reroll", [id("0 hand dodge")], both("Reroll: discard Dodge", "Przerzuć: odrzuć kartę „Unik”")),
      choice("claim", [900], both("Claim the battlefield", "Zajmij pole bitwy")),
      choice("pass", [], both("Pass", "Spasuj")),
    ],
  }),
  target: (id) => ({
    question: both("Choose the character that takes 5 melee damage", "Wskaż postać, która otrzyma 5 obrażeń wręcz"),
    choices: (["kylo", "phasma", "trooper"] as const).map((key) => choice("choose", [id(`1 ${key}`)], CARDS[key].name)),
  }),
  reroll: (id) => ({
    question: both("Which dice do you reroll?", "Które kości przerzucasz?"),
    choices: [
      choice("choose", [id("0 luke die 1")], both("1 focus (Luke)", "1 skupienie (Luke)")),
      choice("choose", [id("0 bb8 die 0")], both("special (BB-8)", "specjalna (BB-8)")),
      choice("done", [], both("Done", "Gotowe")),
    ],
  }),
};
