/** One table over one socket: its current state, sending messages, and reconnecting. */
import { api } from "./api";
import { savedAvatar } from "./avatars";
import { Outbox, Refusal, isForNow } from "./outbox";
import { closedFor } from "./closings";
import { completed, shared } from "./sharing";
import { token } from "./token";
import { PROTOCOL } from "./wire";
import type {
  ChatLine,
  LogLine,
  Problem,
  Refused,
  Request,
  TableInfo,
  TimeLeft,
  ToClient,
  ToServer,
  UndoState,
  Update,
  View,
  Welcome,
} from "./wire";

export type Status = "connecting" | "open" | "reconnecting" | "closed";
export type Clocks = { of: TimeLeft[]; came: number };

/** What listeners get for every new position; `before` is null for the first. */
export interface Change {
  before: View | null;
  after: View;
  /** The log lines that are new with this position. */
  lines: LogLine[];
}

/** Greater than the number of any line. */
const NO_LINE = 999_999;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** An open line that stays silent this long after a message is taken for dead. */
const PATIENCE = 10_000;

/** How long to wait before the next attempt: doubling, with a little chance so that not all come back at once. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return wait * (0.75 + chance / 4);
}

export class TableSocket {
  status = $state<Status>("connecting");
  /** How many attempts to come back have failed since the line broke. */
  attempt = $state(0);
  table = $state.raw<TableInfo | null>(null);
  /** Our seat; the number of players for spectators; null before the welcome. */
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  seq = $state<number | null>(null);
  /** Milliseconds left and when (performance.now) they were told; null without clock. */
  clocks = $state.raw<Clocks | null>(null);
  /** What taking back would be now. Named apart from the method. */
  undoState = $state<UndoState>("no");
  /** How often each seat has done something, and not just passed. */
  acts = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The last refusal, or why the line was closed for good. */
  problem = $state.raw<Problem | null>(null);
  /** Whether a choice is on its way and not answered yet. */
  choosing = $state(false);

  #line: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #outbox = new Outbox((message) => this.#write(message));
  #listeners = new Set<(change: Change) => void>();

  constructor(
    readonly id: string,
    private readonly dial: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    document.addEventListener("visibilitychange", this.#hurry);
    addEventListener("online", this.#redial);
    this.#connect();
  }

  /** Calls the listener after every new position, in order; returns how to stop. */
  onUpdate(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes a choice of the current prompt. Rejects with a Refusal if it is not accepted. */
  async choose(move: string): Promise<void> {
    this.choosing = true;
    try {
      await this.#send({ type: "choose", id: newId(), at: this.seq ?? 0, move });
    } finally {
      this.choosing = false;
    }
  }

  /** Takes back to our previous choice, or asks for it. */
  undo(): Promise<void> {
    return this.#send({ type: "undo", id: newId() });
  }

  /** Answers a request to take back. */
  consent(request: string, agree: boolean): Promise<void> {
    return this.#send({ type: "consent", id: newId(), request, agree });
  }

  /** The position to which a request to take back would lead; null if it no longer stands. */
  async lookBack(request: string): Promise<View | null> {
    const answer = await this.#outbox.send({ type: "look_back", id: newId(), request });
    return answer.type === "past" ? answer.view : null;
  }

  /** Why things are not possible now. */
  async why(): Promise<Refused[]> {
    const answer = await this.#outbox.send({ type: "why", id: newId() });
    return answer.type === "why" ? answer.refused : [];
  }

  /** Says something to everybody at the table. */
  say(text: string): Promise<void> {
    return this.#send({ type: "chat", id: newId(), text });
  }

  /** Lets the computer play for somebody who is away. */
  standIn(seat: number): Promise<void> {
    return this.#send({ type: "stand_in", id: newId(), seat });
  }

  /** Plays our own seat again instead of the computer. */
  back(): Promise<void> {
    return this.#send({ type: "back", id: newId() });
  }

  /** Gives up. */
  resign(): Promise<void> {
    return this.#send({ type: "resign", id: newId() });
  }

  /** Wants to play again. */
  rematch(): Promise<void> {
    return this.#send({ type: "rematch", id: newId() });
  }

  /** Leaves the table's line for good. */
  close(): void {
    document.removeEventListener("visibilitychange", this.#hurry);
    removeEventListener("online", this.#redial);
    clearTimeout(this.#timer);
    this.status = "closed";
    this.#hangUp();
    this.#outbox.abandon();
  }

  /** Closes and comes back at once: after sitting down or becoming another player, who we are here has changed. */
  reconnect(): void {
    this.seq = null;
    this.#redial();
  }

  #hangUp(): void {
    const line = this.#line;
    this.#line = null;
    line?.close(1000);
  }

  async #send(message: Request): Promise<void> {
    this.problem = null;
    const patience = setTimeout(this.#redial, PATIENCE);
    try {
      await this.#outbox.send(message);
      if (isForNow(this.problem)) this.problem = null;
    } catch (caught) {
      // A table that closed for good has said why.
      if (caught instanceof Refusal && this.status !== "closed") this.problem = caught.problem;
      throw caught;
    } finally {
      clearTimeout(patience);
    }
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const line = this.dial(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.#line = line;
    line.onopen = () => this.#hello(line);
    line.onmessage = (event: MessageEvent<string>) => {
      if (line === this.#line) this.#take(JSON.parse(event.data) as ToClient);
    };
    line.onclose = (event) => {
      if (line === this.#line) this.#lost(event.code);
    };
  }

  #hello(line: WebSocket): void {
    if (line !== this.#line) return;
    const opening = { version: PROTOCOL, token: token(), seen: this.seq, keeps: true, avatar: savedAvatar() };
    this.#write({ type: "hello", ...opening });
  }

  #write(message: ToServer): void {
    const ready = this.#line?.readyState === WebSocket.OPEN && (this.status === "open" || message.type === "hello");
    if (ready) this.#line?.send(JSON.stringify(message));
  }

  #take(frame: ToClient): void {
    switch (frame.type) {
      case "welcome":
        this.#welcome(frame);
        break;
      case "table":
        this.table = frame.table;
        break;
      case "update":
        this.#update(frame);
        if (frame.done) this.#outbox.answer(frame.done);
        break;
      case "chat":
        this.#heard(frame.line);
        break;
      case "refused":
        if (!this.#outbox.answer(frame) || isForNow(frame.problem)) this.problem = frame.problem;
        break;
      case "done":
      case "past":
      case "why":
        this.#outbox.answer(frame);
    }
  }

  #welcome(frame: Welcome): void {
    this.table = frame.table;
    this.seat = frame.seat;
    this.chat = frame.chat;
    this.status = "open";
    this.attempt = 0;
    this.#outbox.again();
  }

  #update(frame: Update): void {
    const before = this.view;
    this.log = [...this.log.slice(0, frame.log.from), ...frame.log.lines];
    this.clocks = frame.clocks && { of: frame.clocks, came: performance.now() };
    this.undoState = frame.undo;
    this.acts = frame.acts;
    this.seq = frame.seq;
    const regions = completed(before?.regions ?? [], frame.kept, frame.view.regions);
    const seats = shared(before?.seats, frame.view.seats);
    const after = { ...frame.view, regions: shared(before?.regions, regions), seats };
    this.view = after;
    for (const listener of this.#listeners) listener({ before, after, lines: frame.log.lines });
  }

  /** Fetch what was said before the first line shown. */
  async hearEarlier(): Promise<void> {
    const first = this.chat[0]?.number ?? 1;
    if (first > 1) this.chat = [...(await api.chatBefore(this.id, first)), ...this.chat];
  }

  /** Fetch the end of the chat anew: what we may read has changed. */
  async hearAgain(): Promise<void> {
    this.chat = await api.chatBefore(this.id, NO_LINE);
  }

  /** A line that was already in the welcome is not said twice. */
  #heard(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
  }

  #lost(code: number): void {
    this.#line = null;
    const final = closedFor(code);
    if (final) {
      this.close();
      this.problem = final;
      return;
    }
    this.status = "reconnecting";
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.attempt));
    this.attempt += 1;
  }

  /** Somebody looks again, or the network is back: no reason to wait longer. */
  #hurry = (): void => {
    const waiting = this.status === "reconnecting" && this.#line === null;
    if (waiting && document.visibilityState === "visible") this.#connect();
  };

  /** Leaves a line that may be dead without knowing it, and dials anew at once. */
  #redial = (): void => {
    if (this.status === "closed") return;
    this.#hangUp();
    this.status = "reconnecting";
    this.#connect();
  };
}

/** An id nobody else uses; randomUUID exists only on secure addresses, and a table at home may be served without. */
export function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
