// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { api, ApiProblem } from "../../src/lib/api";
import {
  asPlayer,
  deleteAccount,
  ensurePlayer,
  formerGuests,
  guestName,
  logIn,
  logOut,
  logOutEverywhere,
  me,
  refreshPlayer,
  resetPassword,
} from "../../src/lib/me.svelte";
import { setLang } from "../../src/lib/i18n.svelte";
import { token } from "../../src/lib/token";

const unknown = new ApiProblem({ code: "bad_token", text: { en: "Who?", pl: "Kto?" }, rule: null }, 401);
const session = (name: string, account: boolean) => ({ player: { id: name, name, account }, token: `t-${name}` });

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(api, "logOut").mockResolvedValue();
  await logOut();
});

it("names guests in the language of the page", () => {
  expect(guestName()).toMatch(/^Guest \d{4}$/);
  setLang("pl");
  expect(guestName()).toMatch(/^Gość \d{4}$/);
  setLang("en");
});

it("makes one guest, however many need one at once, and remembers it", async () => {
  const made = vi.spyOn(api, "newGuest").mockImplementation((name) => Promise.resolve(session(name, false)));
  const [one, other] = await Promise.all([ensurePlayer(), ensurePlayer()]);
  expect(one).toEqual(other);
  expect(made).toHaveBeenCalledOnce();
  expect(token()).toBe(`t-${one.name}`);
  expect(me.player).toEqual(one);
});

it("replaces a guest the server has forgotten", async () => {
  vi.spyOn(api, "newGuest").mockImplementation((name) => Promise.resolve(session(name, false)));
  const act = vi.fn().mockRejectedValueOnce(unknown).mockResolvedValue("table");
  expect(await asPlayer(act)).toBe("table");
  expect(api.newGuest).toHaveBeenCalledTimes(2);
});

it("does not turn an account into a guest", async () => {
  vi.spyOn(api, "logIn").mockResolvedValue(session("Iga", true));
  vi.spyOn(api, "newGuest");
  await logIn("Iga", "password");
  await expect(asPlayer(() => Promise.reject(unknown))).rejects.toBe(unknown);
  expect(api.newGuest).not.toHaveBeenCalled();
  expect(me.player).toBeNull();
});

it("forgets a secret the server does not know, but not when the server is silent", async () => {
  vi.spyOn(api, "logIn").mockResolvedValue(session("Iga", true));
  await logIn("Iga", "password");
  const silent = new ApiProblem(unknown.problem, 0);
  vi.spyOn(api, "me").mockRejectedValueOnce(silent).mockRejectedValueOnce(unknown);
  await refreshPlayer();
  expect(me.player?.name).toBe("Iga");
  await refreshPlayer();
  expect(me.player).toBeNull();
  expect(token()).toBeNull();
});

it("remembers which guests this browser has been, but no accounts", async () => {
  vi.spyOn(api, "newGuest").mockResolvedValue(session("Guest 7", false));
  vi.spyOn(api, "logIn").mockResolvedValue(session("Iga", true));
  await ensurePlayer();
  await logIn("Iga", "password");
  await logOut();
  expect(formerGuests()[0]).toBe("Guest 7");
  expect(formerGuests()).not.toContain("Iga");
});

it("becomes the player whose password was set anew", async () => {
  vi.spyOn(api, "resetPassword").mockResolvedValue(session("Iga", true));
  await resetPassword("CODE", "a new password");
  expect(me.player?.name).toBe("Iga");
  expect(token()).toBe("t-Iga");
});

it.each([
  ["logged out everywhere", "logOutEverywhere" as const, logOutEverywhere],
  ["deleted", "deleteAccount" as const, () => deleteAccount("password")],
])("forgets a player who was %s, but only once the server has done it", async (_, call, act) => {
  vi.spyOn(api, "logIn").mockResolvedValue(session("Iga", true));
  await logIn("Iga", "password");
  const refused = new ApiProblem({ code: "wrong_password", text: { en: "No.", pl: "Nie." }, rule: null }, 403);
  const asked = vi.spyOn(api, call).mockRejectedValueOnce(refused);
  await expect(act()).rejects.toBe(refused);
  expect(me.player?.name).toBe("Iga");
  asked.mockResolvedValueOnce();
  await act();
  expect(me.player).toBeNull();
  expect(token()).toBeNull();
});
