import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, ApiProblem, problemOf } from "../../src/lib/api";
import { setToken } from "../../src/lib/token";

const answers = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();

function json(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

function lastHeaders(): Headers {
  return answers.mock.lastCall?.[1].headers as Headers;
}

beforeEach(() => {
  answers.mockReset();
  vi.stubGlobal("fetch", answers);
});
afterEach(() => setToken(null));

it("sends the token once there is one", async () => {
  answers.mockImplementation(() => json({ tables: [], online: 1 }));
  await api.tables();
  expect(lastHeaders().get("Authorization")).toBeNull();
  setToken("secret");
  await api.tables();
  expect(lastHeaders().get("Authorization")).toBe("Bearer secret");
});

it("sends records as text and everything else as JSON", async () => {
  answers.mockImplementation(() => json({ id: "r1" }));
  await api.uploadRecord("a record");
  expect(answers.mock.lastCall?.[1]).toMatchObject({ method: "POST", body: "a record" });
  expect(lastHeaders().get("Content-Type")).toContain("text/plain");
  await api.rename("Iga");
  expect(answers.mock.lastCall?.[1]).toMatchObject({ method: "PATCH", body: '{"name":"Iga"}' });
});

it("escapes what stands in addresses", async () => {
  answers.mockImplementation(() => json({}));
  await api.position("a/b", 3, "all");
  expect(answers.mock.lastCall?.[0]).toBe("/api/records/a%2Fb/positions/3?seat=all");
});

it("keeps, checks and deletes decks under their game", async () => {
  answers.mockImplementation(() => json({ id: "d1" }));
  await api.changeDeck("destiny", "d/1", "Jakku", "AW-038 / / ");
  expect(answers.mock.lastCall?.[0]).toBe("/api/games/destiny/decks/d%2F1");
  expect(answers.mock.lastCall?.[1]).toMatchObject({ method: "PUT", body: '{"name":"Jakku","code":"AW-038 / / "}' });
  await api.checkDeck("destiny", { text: "2x Rey" });
  expect(answers.mock.lastCall?.[0]).toBe("/api/games/destiny/decks/check");
  answers.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  await expect(api.deleteDeck("destiny", "d1")).resolves.toBeUndefined();
});

it("turns refusals into problems", async () => {
  const problem = { code: "seat_taken", text: { en: "Taken.", pl: "Zajęte." }, rule: null };
  answers.mockImplementation(() => json(problem, 409));
  const failed = api.sitDown("t", 1);
  await expect(failed).rejects.toMatchObject({ problem, status: 409 });
  await expect(failed).rejects.toBeInstanceOf(ApiProblem);
});

it("has words in both languages when no answer comes, or one nobody understands", async () => {
  answers.mockRejectedValue(new TypeError("network"));
  await expect(api.tables()).rejects.toMatchObject({ status: 0, problem: { code: "no_answer" } });
  answers.mockResolvedValue(new Response("<html>", { status: 502 }));
  await expect(api.tables()).rejects.toMatchObject({ problem: { code: "no_answer" } });
  answers.mockResolvedValue(new Response("<html>", { status: 200 }));
  const caught: unknown = await api.tables().catch((error: unknown) => error);
  expect(problemOf(caught)).toMatchObject({ code: "strange_answer" });
  expect(problemOf(caught).text.pl).toContain("200");
});

it("asks for what cannot change once, and again only after a failure", async () => {
  answers.mockRejectedValueOnce(new TypeError("network"));
  await expect(api.rules("bounty")).rejects.toBeInstanceOf(ApiProblem);
  answers.mockImplementation(() => json([]));
  await api.rules("bounty");
  await api.rules("bounty");
  expect(answers).toHaveBeenCalledTimes(2);
});
