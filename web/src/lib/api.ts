/** Every HTTP call of docs/protocol.md as one typed function; whatever goes wrong arrives as an ApiProblem. */
import type { Language } from "./i18n.svelte";
import { Refusal } from "./outbox";
import { token } from "./token";
import type {
  AccountInfo,
  Card,
  Chapter,
  ChatLine,
  Course,
  DeckFile,
  DeckList,
  DeckPick,
  DeckPlan,
  DeckSheet,
  DeckToExport,
  DeviceCode,
  Forecasts,
  Game,
  GameAnalysis,
  LabOffer,
  LabReport,
  LabWish,
  Lobby,
  Login,
  Muted,
  Player,
  Position,
  Problem,
  RecordInfo,
  Rule,
  SavedDeck,
  SessionInfo,
  TableInfo,
  TableSummary,
  TableWish,
  Tour,
} from "./wire";

/** A call that was not carried out, with what was wrong in both languages. */
export class ApiProblem extends Error {
  constructor(
    readonly problem: Problem,
    /** The HTTP status; 0 if no answer came. */
    readonly status: number,
  ) {
    super(problem.text.en);
    this.name = "ApiProblem";
  }
}

const NO_ANSWER: Problem = {
  code: "no_answer",
  text: {
    en: "The server does not answer. Check your connection and try again.",
    pl: "Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.",
  },
  rule: null,
};

function strange(status: number): Problem {
  return {
    code: "strange_answer",
    text: {
      en: `The server gave an answer this page does not understand (${status}). Reload the page.`,
      pl: `Serwer odpowiedział w sposób niezrozumiały dla tej strony (${status}). Odśwież stronę.`,
    },
    rule: null,
  };
}

/** Whatever a call or a socket refused, as a problem that can be shown; anything else is a fault and thrown on. */
export function problemOf(caught: unknown): Problem {
  if (caught instanceof ApiProblem || caught instanceof Refusal) return caught.problem;
  throw caught;
}

interface Body {
  json?: unknown;
  text?: string;
}

async function ask(method: string, path: string, body: Body): Promise<Response> {
  const headers = new Headers();
  const secret = token();
  if (secret) headers.set("Authorization", `Bearer ${secret}`);
  if (body.json !== undefined) headers.set("Content-Type", "application/json");
  if (body.text !== undefined) headers.set("Content-Type", "text/plain; charset=utf-8");
  const content = body.json === undefined ? body.text : JSON.stringify(body.json);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: content ?? null });
  } catch {
    throw new ApiProblem(NO_ANSWER, 0);
  }
  if (!answer.ok) throw new ApiProblem(await problemIn(answer), answer.status);
  return answer;
}

async function problemIn(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (problem.text && problem.code) return { code: problem.code, text: problem.text, rule: problem.rule ?? null };
  } catch {
    // Proxies answer in their own words; those are of no use to a player.
  }
  return answer.status >= 502 && answer.status <= 504 ? NO_ANSWER : strange(answer.status);
}

async function call<T>(method: string, path: string, body: Body = {}): Promise<T> {
  const answer = await ask(method, path, body);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new ApiProblem(strange(answer.status), answer.status);
  }
}

async function order(method: string, path: string, body: Body = {}): Promise<void> {
  await ask(method, path, body);
}

async function text(path: string): Promise<string> {
  return (await ask("GET", path, {})).text();
}

const kept = new Map<string, Promise<unknown>>();

/** Answers that cannot change while the page is open are asked for once. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const asked = call<T>("GET", path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const part = encodeURIComponent;
const decksOf = (game: string) => `/games/${part(game)}/decks`;

export const api = {
  games: () => once<Game[]>("/games"),
  cards: (game: string) => once<Card[]>(`/games/${part(game)}/cards`),
  rules: (game: string) => once<Rule[]>(`/games/${part(game)}/rules`),
  contents: (game: string) => once<Chapter[]>(`/games/${part(game)}/contents`),
  tour: (game: string) => once<Tour>(`/games/${part(game)}/tour`),

  decks: (game: string) => call<DeckList>("GET", decksOf(game)),
  saveDeck: (game: string, name: string, code: string) =>
    call<SavedDeck>("POST", decksOf(game), { json: { name, code } }),
  changeDeck: (game: string, id: string, name: string, code: string) =>
    call<SavedDeck>("PUT", `${decksOf(game)}/${part(id)}`, { json: { name, code } }),
  deleteDeck: (game: string, id: string) => order("DELETE", `${decksOf(game)}/${part(id)}`),
  deckPlan: (game: string) => once<DeckPlan>(`${decksOf(game)}/plan`),
  /** A deck in any form a player may have, a code, or what was chosen for it. */
  checkDeck: (game: string, deck: { text: string } | { code: string } | { picks: readonly DeckPick[] }) =>
    call<DeckSheet>("POST", `${decksOf(game)}/check`, { json: deck }),
  exportDeck: (game: string, deck: DeckToExport) => call<DeckFile>("POST", `${decksOf(game)}/export`, { json: deck }),

  /** Whom a deck can be tested against. */
  labOffer: (game: string, code: string) => call<LabOffer>("POST", `${decksOf(game)}/opponents`, { json: { code } }),
  startLab: (wish: LabWish) => call<LabReport>("POST", "/lab", { json: wish }),
  lab: () => call<LabReport>("GET", "/lab"),
  stopLab: () => call<LabReport>("DELETE", "/lab"),

  newGuest: (name: string) => call<Login>("POST", "/players", { json: { name } }),
  me: () => call<Player>("GET", "/me"),
  rename: (name: string) => call<Player>("PATCH", "/me", { json: { name } }),
  register: (name: string, password: string) => call<Player>("POST", "/account", { json: { name, password } }),
  logIn: (name: string, password: string) => call<Login>("POST", "/sessions", { json: { name, password } }),
  logInByCode: (code: string) => call<Login>("POST", "/sessions", { json: { code } }),
  logOut: () => order("DELETE", "/sessions"),
  deviceCode: () => call<DeviceCode>("POST", "/sessions/code"),

  sessions: () => call<SessionInfo[]>("GET", "/me/sessions"),
  endSession: (id: string) => order("DELETE", `/me/sessions/${part(id)}`),
  logOutEverywhere: () => order("DELETE", "/me/sessions"),
  myData: () => text("/me/data"),
  deleteAccount: (password: string | null) => order("POST", "/me/deletion", { json: { password } }),
  account: () => call<AccountInfo>("GET", "/account"),
  changePassword: (old: string, fresh: string) => order("PUT", "/account/password", { json: { old, new: fresh } }),
  giveEmail: (email: string, password: string, lang: Language) =>
    order("PUT", "/account/email", { json: { email, password, lang } }),
  confirmEmail: (code: string, lang: Language) => call<AccountInfo>("POST", "/account/email", { json: { code, lang } }),
  removeEmail: (password: string, lang: Language) =>
    call<AccountInfo>("POST", "/account/email/removal", { json: { password, lang } }),
  /** Whether codes for a new password are mailed here. */
  recovery: () => call<{ mail: boolean }>("GET", "/recovery"),
  mailReset: (email: string, lang: Language) => order("POST", "/recovery", { json: { email, lang } }),
  resetPassword: (code: string, password: string) => call<Login>("PUT", "/recovery", { json: { code, password } }),

  myGames: () => call<TableSummary[]>("GET", "/me/games"),
  tables: () => call<Lobby>("GET", "/tables"),
  openTable: (wish: TableWish) => call<TableInfo>("POST", "/tables", { json: wish }),
  table: (id: string) => call<TableInfo>("GET", `/tables/${part(id)}`),
  sitDown: (id: string, seat: number) => call<TableInfo>("POST", `/tables/${part(id)}/seats/${seat}`),
  /** Sits down with a deck, or brings another one to the seat one has. */
  bringDeck: (id: string, seat: number, deck: string) =>
    call<TableInfo>("PUT", `/tables/${part(id)}/seats/${seat}/deck`, { json: { deck } }),
  getUp: (id: string, seat: number) => call<TableInfo>("DELETE", `/tables/${part(id)}/seats/${seat}`),
  chatBefore: (id: string, line: number) => call<ChatLine[]>("GET", `/tables/${part(id)}/chat/${line}`),
  muted: (id: string) => call<Muted>("GET", `/tables/${part(id)}/muted`),
  mute: (id: string, line: number) => call<Muted>("PUT", `/tables/${part(id)}/chat/${line}/mute`),
  unmute: (id: string, line: number) => call<Muted>("DELETE", `/tables/${part(id)}/chat/${line}/mute`),
  report: (id: string, line: number, reason: string) =>
    order("POST", `/tables/${part(id)}/chat/${line}/report`, { json: { reason } }),
  hear: (id: string, hear: boolean) => call<TableInfo>("PUT", `/tables/${part(id)}/hearing`, { json: { hear } }),
  forecasts: (id: string, seq: number) => call<Forecasts>("GET", `/tables/${part(id)}/forecasts/${seq}`),
  tableRecord: (id: string) => text(`/tables/${part(id)}/record`),

  uploadRecord: (record: string) => call<RecordInfo>("POST", "/records", { text: record }),
  record: (id: string) => call<RecordInfo>("GET", `/records/${part(id)}`),
  recordText: (id: string) => text(`/records/${part(id)}/text`),
  analysisText: (id: string) => text(`/records/${part(id)}/analysis/text`),
  course: (id: string, seat: number | "all") => once<Course>(`/records/${part(id)}/course?seat=${seat}`),
  /** Begins to analyze a finished game, or goes along with whoever did. */
  startAnalysis: (id: string, seat: number | "all") =>
    call<GameAnalysis>("POST", `/records/${part(id)}/analysis?seat=${seat}`),
  analysis: (id: string, seat: number | "all") =>
    call<GameAnalysis>("GET", `/records/${part(id)}/analysis?seat=${seat}`),
  cancelAnalysis: (id: string) => order("DELETE", `/records/${part(id)}/analysis`),
  position: (id: string, move: number, seat: number | "all") =>
    call<Position>("GET", `/records/${part(id)}/positions/${move}?seat=${seat}`),
};
