/** Messages that were said and not answered yet: they are said again, with the same ids, after the line broke. */
import type { Problem, ToPage, ToServer } from "./wire";

export type Message = Exclude<ToServer, { type: "hello" }>;
export type Answer = Extract<ToPage, { type: "done" | "refused" | "why" }>;

/** A message that was not carried out, with the reason. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text.en);
    this.name = "Refusal";
  }
}

interface Waiting {
  message: Message;
  settle(answer: Answer): void;
  fail(refusal: Refusal): void;
}

const LEFT: Problem = {
  code: "left",
  text: {
    en: "The table was left before the answer came. Open it again to see what happened.",
    pl: "Stół zamknięto, zanim przyszła odpowiedź. Otwórz go ponownie, żeby zobaczyć, co się stało.",
  },
  rule: null,
};

export class Outbox {
  #waiting = new Map<string, Waiting>();

  constructor(private readonly write: (message: Message) => void) {}

  /** Says the message and waits for its answer, however often the line breaks until then. */
  send(message: Message): Promise<Answer> {
    return new Promise((settle, fail) => {
      this.#waiting.set(message.id, { message, settle, fail });
      this.write(message);
    });
  }

  /** Hands the answer to whoever waits for it; false if nobody does. */
  answer(frame: Answer): boolean {
    const waiting = frame.id === null ? undefined : this.#waiting.get(frame.id);
    if (!waiting) return false;
    this.#waiting.delete(waiting.message.id);
    if (frame.type === "refused") waiting.fail(new Refusal(frame.problem));
    else waiting.settle(frame);
    return true;
  }

  /** Says everything unanswered once more, in the old order. */
  again(): void {
    for (const { message } of this.#waiting.values()) this.write(message);
  }

  /** Gives up waiting. */
  abandon(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { fail } of waiting) fail(new Refusal(LEFT));
  }
}
