/** The server's verdict on the current deck: requested after a short delay, and only the newest answer counts. */
import { api, ApiProblem } from "../lib/api";
import type { DeckSheet, Problem } from "../lib/wire";
import type { Contents } from "./contents";

const PAUSE = 250;

export interface Verdict {
  /** The newest answer; null before the first. */
  readonly sheet: DeckSheet | null;
  /** Why there is no answer for the deck as it is now. */
  readonly problem: Problem | null;
  /** Whether the newest answer is for another deck than that of now. */
  readonly waiting: boolean;
  /** Asks once more. */
  again(): void;
  /** The code of the deck as it is now; raises ApiProblem if there is none. */
  code(): Promise<string>;
}

/** Follows a deck for as long as the component lives in which this is called. */
export function followCheck(game: () => string, contents: () => Contents): Verdict {
  let sheet = $state.raw<DeckSheet | null>(null);
  let problem = $state.raw<Problem | null>(null);
  let waiting = $state(true);
  let asked = $state(0);

  async function ask(isNewest: () => boolean): Promise<void> {
    try {
      const answer = await api.checkDeck(game(), { picks: contents() });
      if (isNewest()) [sheet, problem, waiting] = [answer, null, false];
    } catch (caught) {
      if (!(caught instanceof ApiProblem)) throw caught;
      if (isNewest()) [problem, waiting] = [caught.problem, false];
    }
  }

  $effect(() => {
    void [game(), contents(), asked];
    let newest = true;
    waiting = true;
    const timer = setTimeout(() => void ask(() => newest), PAUSE);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  });

  return {
    get sheet() {
      return sheet;
    },
    get problem() {
      return problem;
    },
    get waiting() {
      return waiting;
    },
    again: () => (asked += 1),
    code: async () => (waiting || !sheet ? await api.checkDeck(game(), { picks: contents() }) : sheet).code,
  };
}
