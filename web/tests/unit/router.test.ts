// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { go, holdBack, route, routeOf } from "../../src/lib/router.svelte";

const at = (path: string) => routeOf(new URL(path, "http://dejarik.test"));

it.each([
  ["/", "lobby"],
  ["/t/k3f9", "table"],
  ["/replay/k3f9?move=4&seat=1", "replay"],
  ["/replays", "replays"],
  ["/decks", "decks"],
  ["/decks/destiny?deck=k3f9", "decks"],
  ["/cards", "cards"],
  ["/cards/bounty", "cards"],
  ["/rules/bounty#bounty.draw.two", "rules"],
  ["/about", "about"],
  ["/account", "account"],
  ["/gallery", "gallery"],
  ["/gallery/table", "gallery"],
  ["/t", "not_found"],
  ["/nothing/here", "not_found"],
])("knows that %s is %s", (path, page) => {
  expect(at(path).page).toBe(page);
});

it("reads ids, games, queries and hashes", () => {
  expect(at("/t/a%2Fb/").params.id).toBe("a/b");
  expect(at("/rules/bounty#bounty.draw").params.game).toBe("bounty");
  expect(at("/rules/bounty#bounty.draw").hash).toBe("bounty.draw");
  expect(at("/replay/x?move=4").query.get("move")).toBe("4");
  expect(at("/t/%E0%A4%A").params.id).toBe("%E0%A4%A");
});

it("goes to another page", () => {
  vi.stubGlobal("scrollTo", vi.fn());
  go("/cards/bounty?kind=event");
  expect([route.page, route.params.game, route.query.get("kind")]).toEqual(["cards", "bounty", "event"]);
});

it("goes nowhere while somebody holds back, and tells them where to", () => {
  const asked = vi.fn();
  const release = holdBack(asked);
  go("/about");
  expect([route.page, asked.mock.calls]).toEqual(["cards", [["/about"]]]);
  release();
  go("/about");
  expect(route.page).toBe("about");
});
