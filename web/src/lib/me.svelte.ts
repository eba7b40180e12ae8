/** The current person: a guest is created silently when a name is first needed. */
import { api, ApiProblem } from "./api";
import { lang } from "./i18n.svelte";
import { forget, load, loadList, onElsewhere, save } from "./storage";
import { setToken, token } from "./token";
import type { Login, Player } from "./wire";

const KEY = "player";
const GUESTS = "guests";
const MOST_GUESTS = 20;

function remembered(): Player | null {
  const saved = token() ? load(KEY) : null;
  try {
    return saved ? (JSON.parse(saved) as Player) : null;
  } catch {
    return null;
  }
}

let player = $state<Player | null>(remembered());
let making: Promise<Player> | null = null;

onElsewhere(KEY, () => {
  player = remembered();
});

/** Who is known here; `me.player` is null until somebody is. Reading it in markup follows every change. */
export const me = {
  get player(): Player | null {
    return player;
  },
};

/** The guests this browser has been; nobody can become one of them again, so what they left belongs to who comes next. */
export function formerGuests(): string[] {
  return loadList(GUESTS);
}

function keep(known: Player | null): void {
  if (player && !player.account && player.id !== known?.id)
    save(GUESTS, JSON.stringify([player.id, ...formerGuests()].slice(0, MOST_GUESTS)));
  player = known;
  if (known) save(KEY, JSON.stringify(known));
  else forget(KEY);
}

function begin(session: Login): Player {
  setToken(session.token);
  keep(session.player);
  return session.player;
}

function end(): void {
  setToken(null);
  keep(null);
}

/** Compares with the server who we are; a secret it no longer knows is forgotten. */
export async function refreshPlayer(): Promise<void> {
  if (!token()) return;
  try {
    keep(await api.me());
  } catch (caught) {
    if (caught instanceof ApiProblem && caught.status === 401) end();
    else if (!(caught instanceof ApiProblem)) throw caught;
  }
}

/** A name for somebody who has not chosen one. */
export function guestName(): string {
  const number = 1000 + Math.floor(Math.random() * 9000);
  return `${lang.current === "pl" ? "Gość" : "Guest"} ${number}`;
}

/** The player before this screen, made a guest where there was none. */
export function ensurePlayer(): Promise<Player> {
  if (player && token()) return Promise.resolve(player);
  making ??= api
    .newGuest(guestName())
    .then(begin)
    .finally(() => {
      making = null;
    });
  return making;
}

/** Does something that needs a player; a guest the server has forgotten is replaced once, an account must log in. */
export async function asPlayer<T>(act: () => Promise<T>): Promise<T> {
  await ensurePlayer();
  try {
    return await act();
  } catch (caught) {
    if (!(caught instanceof ApiProblem) || caught.status !== 401) throw caught;
    const account = player?.account;
    end();
    if (account) throw caught;
    await ensurePlayer();
    return act();
  }
}

/** Takes another name. */
export async function rename(name: string): Promise<void> {
  await asPlayer(async () => keep(await api.rename(name)));
}

/** Turns the guest into an account; seats and history stay. */
export async function register(name: string, password: string): Promise<void> {
  await asPlayer(async () => keep(await api.register(name, password)));
}

/** Becomes the player of an account. */
export async function logIn(name: string, password: string): Promise<void> {
  begin(await api.logIn(name, password));
}

/** Becomes the player who asked for this code on another device. */
export async function logInByCode(code: string): Promise<void> {
  begin(await api.logInByCode(code));
}

/** Ends this browser's session; the next need for a player makes a new guest. */
export async function logOut(): Promise<void> {
  try {
    await api.logOut();
  } catch (caught) {
    // A secret the server does not know is as good as logged out.
    if (!(caught instanceof ApiProblem) || caught.status !== 401) throw caught;
  }
  end();
}

/** Ends every session of this player, this browser's among them. */
export async function logOutEverywhere(): Promise<void> {
  await api.logOutEverywhere();
  end();
}

/** Chooses a new password with a code, and becomes the player of that account. */
export async function resetPassword(code: string, password: string): Promise<void> {
  begin(await api.resetPassword(code, password));
}

/** Deletes the player; the next need for one makes a new guest. */
export async function deleteAccount(password: string | null): Promise<void> {
  await api.deleteAccount(password);
  end();
}

/** A code by which another device becomes the same player. */
export async function deviceCode(): Promise<string> {
  return (await asPlayer(() => api.deviceCode())).code;
}
