/** Client-side routing: the address decides which page is shown, and links change it without a reload. */
export type PageName =
  | "lobby"
  | "table"
  | "replay"
  | "replays"
  | "tour"
  | "decks"
  | "cards"
  | "rules"
  | "about"
  | "account"
  | "gallery"
  | "not_found";

export interface Route {
  page: PageName;
  /** Parts of the address: `id` of tables and records, `game` of tours, decks, cards and rules; empty where not given. */
  params: { id: string; game: string };
  /** What stands behind the question mark. */
  query: URLSearchParams;
  /** What stands behind the hash sign, decoded. */
  hash: string;
}

const PATTERNS: [RegExp, PageName, "id" | "game"][] = [
  [/^\/$/, "lobby", "id"],
  [/^\/t\/([^/]+)$/, "table", "id"],
  [/^\/replay\/([^/]+)$/, "replay", "id"],
  [/^\/replays$/, "replays", "id"],
  [/^\/tour\/([^/]+)$/, "tour", "game"],
  [/^\/decks(?:\/([^/]+))?$/, "decks", "game"],
  [/^\/cards(?:\/([^/]+))?$/, "cards", "game"],
  [/^\/rules(?:\/([^/]+))?$/, "rules", "game"],
  [/^\/about$/, "about", "id"],
  [/^\/account$/, "account", "id"],
  [/^\/gallery(?:\/(table))?$/, "gallery", "id"],
];

/** The page an address means. */
export function routeOf(address: URL): Route {
  const params = { id: "", game: "" };
  const query = address.searchParams;
  const hash = decoded(address.hash.slice(1));
  const path = address.pathname.replace(/\/+$/, "") || "/";
  for (const [pattern, page, name] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { page, params: { ...params, [name]: decoded(found[1] ?? "") }, query, hash };
  }
  return { page: "not_found", params, query, hash };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw(routeOf(new URL(location.href)));

/** The page shown now; reading its fields in markup follows every change. */
export const route = {
  get page(): PageName {
    return current.page;
  },
  get params(): Route["params"] {
    return current.params;
  },
  get query(): URLSearchParams {
    return current.query;
  },
  get hash(): string {
    return current.hash;
  },
};

let steps = 0;

/** Whether this page was reached from another one of ours, so that focus has to be led to it. */
export function isVisited(): boolean {
  return steps > 0;
}

let holder: ((path: string) => void) | null = null;

/** Until released, nobody goes anywhere: the holder hears where to, asks, and may go there after releasing. */
export function holdBack(ask: (path: string) => void): () => void {
  holder = ask;
  return () => {
    if (holder === ask) holder = null;
  };
}

/** Goes to another page, as if its link had been followed. */
export function go(path: string): void {
  if (holder) return holder(path);
  const before = current.page;
  history.pushState(null, "", path);
  current = routeOf(new URL(location.href));
  steps += 1;
  if (current.page !== before) scrollTo(0, 0);
}

/** Changes the address without a new step in the history: for filters and places within a page. */
export function replace(path: string): void {
  history.replaceState(history.state, "", path);
  current = routeOf(new URL(location.href));
}

/** An action for links: `<a href="/rules" use:link>` goes there without loading the page anew. */
export function link(anchor: HTMLAnchorElement): { destroy(): void } {
  function follow(event: MouseEvent): void {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || event.defaultPrevented || anchor.target || anchor.origin !== location.origin) return;
    event.preventDefault();
    go(anchor.pathname + anchor.search + anchor.hash);
  }
  anchor.addEventListener("click", follow);
  return { destroy: () => anchor.removeEventListener("click", follow) };
}

addEventListener("popstate", () => {
  steps += 1;
  current = routeOf(new URL(location.href));
});
