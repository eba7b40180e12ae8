/** One visit to a table: the connection, the desk and the stage on which views are shown. */
import { api, ApiProblem } from "../lib/api";
import { callBack } from "../lib/calling";
import { t } from "../lib/i18n.svelte";
import { TableSocket } from "../lib/socket.svelte";
import type { Game, View } from "../lib/wire";
import { Desk } from "./desk.svelte";
import { Foresight } from "./foresight.svelte";
import { Meanwhile, type Moment } from "./meanwhile.svelte";
import { Passing } from "./passing.svelte";
import { Past } from "./past.svelte";
import { occasionsBetween, play } from "./sound";
import { Stage } from "./stage";
import { comfort } from "./words-comfort";

export class Sitting {
  readonly socket: TableSocket;
  readonly desk: Desk;
  readonly stage: Stage;
  readonly passing: Passing;
  /** What has happened since our last choice. */
  readonly meanwhile = new Meanwhile();
  /** What has been shown here. */
  readonly past = new Past();
  readonly foresight: Foresight;
  game = $state.raw<Game | null>(null);
  /** How many log lines there were before the last move. */
  told = $state(0);
  /** What is shown in place of the newest position: that after a line of the log, or after a request to take back. */
  lookedAt = $state<number | "undone" | null>(null);
  #behind = $state(false);
  #waits = $state(false);
  #asked = "";

  table = $derived.by(() => this.socket.table);
  /** Our seat, or null for those who watch. */
  mine = $derived.by(() => {
    const { seat, table } = this.socket;
    return seat !== null && table !== null && seat < table.players ? seat : null;
  });

  /** The log as far as it may be read. */
  readonly log = $derived.by(() => this.desk.turning.readable(this.socket.log));

  constructor(readonly id: string) {
    this.socket = new TableSocket(id);
    const hands = {
      choose: (choice: { move: string }) => this.#choose(choice.move),
      why: () => this.socket.why(),
      standIn: (seat: number) => this.#quietly(this.socket.standIn(seat)),
      comeBack: () => this.#quietly(this.socket.back()),
    };
    this.desk = new Desk(hands, true);
    this.passing = new Passing(this.desk, (move) => this.#quietly(this.socket.choose(move)));
    this.desk.passing = this.passing;
    this.foresight = new Foresight(this.desk, () => api.forecasts(id, this.socket.seq ?? 0));
    this.desk.foresight = this.foresight;
    this.stage = new Stage(this.desk, (caughtUp) => (this.#behind = !caughtUp));
    this.socket.onUpdate((change) => {
      const { before, after, lines } = change;
      const { log, acts } = this.socket;
      this.meanwhile.comes(change, { length: log.length, acts: acts[this.mine ?? -1] ?? 0, mine: this.mine });
      this.past.comes(change, log.length);
      const start = this.socket.log.length - lines.length;
      this.desk.turning.comesAfter(start);
      this.told = before ? start : Math.max(0, this.socket.log.length - 1);
      this.lookedAt = null;
      this.passing.comes(after);
      this.stage.push(after, before ? lines : []);
      if (before) occasionsBetween(before, after).forEach(play);
      this.#announce(after.prompt?.seat ?? null);
    });
  }

  /** Keeps the desk in step with the table; for an effect. */
  sync(): void {
    const { socket, desk } = this;
    desk.people = socket.table?.seats ?? [];
    desk.clockRule = socket.table?.clock ?? null;
    desk.clocks = socket.clocks;
    desk.winners = socket.table?.result?.winners ?? null;
    this.passing.acts = socket.acts.reduce((sum, acts, seat) => sum + (seat === this.mine ? 0 : acts), 0);
    const isOld = this.#behind || this.lookedAt !== null;
    desk.locked = socket.status !== "open" || socket.choosing || isOld || this.#waits;
    desk.problem = socket.status === "closed" ? null : socket.problem;
  }

  /** Takes our own seat as the near one; those who watch choose themselves. */
  takeSeat(): void {
    this.desk.mine = this.mine;
    if (this.mine !== null) this.desk.near = this.mine;
  }

  /** Learns the game's title and cards. */
  async learn(game: string): Promise<void> {
    if (this.#asked === game) return;
    this.#asked = game;
    try {
      const [games, cards] = await Promise.all([api.games(), api.cards(game)]);
      this.game = games.find((one) => one.name === game) ?? null;
      if (this.game) this.passing.learn(this.game);
      this.desk.cards = new Map(cards.map((card) => [card.key, card]));
    } catch (caught) {
      if (!(caught instanceof ApiProblem)) throw caught;
      this.#asked = "";
      this.socket.problem = caught.problem;
    }
  }

  /** Shows again what has happened since our last choice. */
  replayTurn(): void {
    this.#replay(this.meanwhile.moments);
  }

  /** Shows again what has happened from a line of the log on. */
  replayFrom(line: number): void {
    this.#replay(this.past.since(line));
  }

  /** Shows the position after a line of the log. */
  lookAt(line: number): void {
    const past = this.past.after(line);
    if (past) this.#peek(past, line);
  }

  /** Shows the position to which a request to take back would lead. */
  async lookBack(request: string): Promise<void> {
    const past = await this.socket.lookBack(request).catch(() => null);
    if (!past || this.table?.undo_request?.id !== request) return;
    this.#peek(past, "undone");
  }

  /** Shows the position of now again. */
  lookAhead(): void {
    if (this.lookedAt === null) return;
    this.lookedAt = null;
    this.stage.peek(null);
  }

  /** Takes back, or asks for it. */
  undo(): void {
    if (this.socket.undoState === "no") return;
    this.passing.stopNext();
    this.#quietly(this.socket.undo());
  }

  /** Does something at the table; what is refused is shown by the prompt. */
  do(act: Promise<unknown>): void {
    this.#quietly(act);
  }

  /** Gets up and goes. */
  leave(): void {
    this.stage.close();
    this.socket.close();
  }

  #peek(view: View, at: number | "undone"): void {
    this.lookedAt = at;
    this.stage.peek(view);
  }

  #replay(moments: Moment[]): void {
    this.lookedAt = null;
    this.stage.replay(moments);
  }

  /** Makes a choice, after a while if it would tell too much at once. */
  #choose(move: string): void {
    const rest = this.passing.restOf(move);
    if (rest === 0) return this.#quietly(this.socket.choose(move));
    this.#waits = true;
    setTimeout(() => {
      this.#waits = false;
      this.#quietly(this.socket.choose(move));
    }, rest);
  }

  /** Refusals are kept by the socket, where the prompt finds them. */
  #quietly(act: Promise<unknown>): void {
    act.catch(() => undefined);
  }

  #call(): void {
    play("turn");
    callBack(this.id, t(comfort.yourTurn), this.game ? t(this.game.title) : "");
  }

  #lastAsked: number | null = null;

  #announce(seat: number | null): void {
    if (seat !== this.#lastAsked && this.mine !== null) {
      if (seat === this.mine && !this.passing.on) this.#call();
      else if (seat === null) play("over");
    }
    this.#lastAsked = seat;
  }
}
