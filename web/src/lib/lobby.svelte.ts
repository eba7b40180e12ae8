/** All tables and the player's own games, polled while the lobby is visible. */
import { api, ApiProblem } from "./api";
import { refreshPlayer } from "./me.svelte";
import { token } from "./token";
import type { Problem, TableSummary } from "./wire";

const PAUSE = 4000;

let tables = $state.raw<TableSummary[] | null>(null);
let mine = $state.raw<TableSummary[] | null>(null);
let online = $state<number | null>(null);
let problem = $state.raw<Problem | null>(null);

/** What was last heard; null until something was. Reading it in markup follows every change. */
export const lobby = {
  get tables(): TableSummary[] | null {
    return tables;
  },
  get mine(): TableSummary[] | null {
    return mine;
  },
  get online(): number | null {
    return online;
  },
  get problem(): Problem | null {
    return problem;
  },
};

/** Asks once for everything the lobby shows. */
export async function refreshLobby(): Promise<void> {
  try {
    const [all, own] = await Promise.all([api.tables(), myGames()]);
    tables = all.tables;
    online = all.online;
    mine = own;
    problem = null;
  } catch (caught) {
    if (!(caught instanceof ApiProblem)) throw caught;
    problem = caught.problem;
  }
}

/** One's own games; nobody yet, or somebody the server has forgotten, has none. */
async function myGames(): Promise<TableSummary[]> {
  if (!token()) return [];
  try {
    return await api.myGames();
  } catch (caught) {
    if (!(caught instanceof ApiProblem) || caught.status !== 401) throw caught;
    await refreshPlayer();
    return [];
  }
}

/** Keeps the lobby fresh while the page is visible; returns how to stop. */
export function watchLobby(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === "visible") await refreshLobby();
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(round, PAUSE);
  }

  const look = (): void => void (document.visibilityState === "visible" && round());
  document.addEventListener("visibilitychange", look);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
