/** Messages sent but not answered yet: after a reconnect they are sent again with the same ids. */
import type { Done, NotDone, Past, Problem, Request, WhyNot } from "./wire";

export type Answer = Done | NotDone | Past | WhyNot;

/** A message that was not carried out, with the reason. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text.en);
    this.name = "Refusal";
  }
}

interface Waiting {
  message: Request;
  settle(answer: Answer): void;
  fail(refusal: Refusal): void;
}

const AGAIN_AFTER = 2000;

/** Whether nothing was done, and the same message may well be taken a little later. */
export function isForNow(problem: Problem | null): boolean {
  return problem?.code === "locked";
}

const LEFT: Problem = {
  code: "left",
  text: {
    en: "You left the table before the answer arrived. Open it again to see what happened.",
    pl: "Stół zamknięto, zanim przyszła odpowiedź. Otwórz go ponownie, żeby zobaczyć, co się stało.",
  },
  rule: null,
};

export class Outbox {
  #waiting = new Map<string, Waiting>();

  constructor(private readonly write: (message: Request) => void) {}

  /** Sends the message and waits for its answer, however often the connection breaks until then. */
  send(message: Request): Promise<Answer> {
    return new Promise((settle, fail) => {
      this.#waiting.set(message.id, { message, settle, fail });
      this.write(message);
    });
  }

  /** Resolves the message that this answers, or sends it again if it could not be taken now; false if there is none. */
  answer(frame: Answer): boolean {
    const waiting = frame.id === null ? undefined : this.#waiting.get(frame.id);
    if (!waiting) return false;
    if (frame.type === "refused" && isForNow(frame.problem)) {
      setTimeout(() => this.#retry(waiting.message), AGAIN_AFTER);
      return true;
    }
    this.#waiting.delete(waiting.message.id);
    if (frame.type === "refused") waiting.fail(new Refusal(frame.problem));
    else waiting.settle(frame);
    return true;
  }

  /** Sends everything unanswered again, in the original order. */
  again(): void {
    for (const { message } of this.#waiting.values()) this.write(message);
  }

  #retry(message: Request): void {
    if (this.#waiting.has(message.id)) this.write(message);
  }

  /** Gives up waiting. */
  abandon(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { fail } of waiting) fail(new Refusal(LEFT));
  }
}
