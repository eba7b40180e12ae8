// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closedFor } from "../../src/lib/closings";
import { Refusal } from "../../src/lib/outbox";
import { TableSocket, waitBefore } from "../../src/lib/socket.svelte";
import type { LogLine, Region, TableInfo, Text, ToClient, ToServer, Update, View } from "../../src/lib/wire";

class FakeLine {
  readyState: number = WebSocket.CONNECTING;
  said: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {}

  send(data: string): void {
    this.said.push(JSON.parse(data) as ToServer);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  hear(frame: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  break(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const table = { id: "abc", players: 2 } as TableInfo;
const view = (headline: string): View =>
  ({ game: "bounty", seat: 0, headline: { en: headline, pl: headline }, regions: [] }) as unknown as View;
const same = (text: string): Text => ({ en: text, pl: text });
const line = (text: string): LogLine => ({ seat: 0, text: same(text) });

function welcome(): ToClient {
  return { type: "welcome", version: 1, seat: 0, table, chat: [] };
}

function update(seq: number, from: number, lines: string[]): Update {
  const log = { from, lines: lines.map(line) };
  return {
    type: "update",
    seq,
    view: view(`turn ${seq}`),
    kept: [],
    log,
    clocks: [{ move: 1000, total: null }],
    undo: "free",
    acts: [0, 0],
    done: null,
  };
}

let lines: FakeLine[] = [];
let socket: TableSocket;

function last(): FakeLine {
  const found = lines.at(-1);
  if (!found) throw new Error("nobody dialled");
  return found;
}

function join(): FakeLine {
  const dialled = last();
  dialled.open();
  dialled.hear(welcome());
  return dialled;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem("dejarik.token", "secret");
  lines = [];
  socket = new TableSocket("abc", (address) => {
    const dialled = new FakeLine(address);
    lines.push(dialled);
    return dialled as unknown as WebSocket;
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a table's socket", () => {
  it("says hello with the token and takes in welcome and update", () => {
    expect(last().address).toBe(`ws://${location.host}/api/tables/abc/socket`);
    const dialled = join();
    expect(dialled.said).toEqual([
      { type: "hello", version: 1, token: "secret", seen: null, keeps: true, avatar: null },
    ]);
    dialled.hear(update(4, 0, ["one", "two"]));
    expect(socket.status).toBe("open");
    expect(socket.table).toEqual(table);
    expect(socket.seq).toBe(4);
    expect(socket.log.map((entry) => entry.text.en)).toEqual(["one", "two"]);
    expect(socket.undoState).toBe("free");
    expect(socket.clocks?.of).toEqual([{ move: 1000, total: null }]);
  });

  it("sends a choice again while the server cannot take it, and says so meanwhile", async () => {
    const dialled = join();
    dialled.hear(update(4, 0, []));
    const choosing = socket.choose("draw");
    const sent = dialled.said.at(-1) as Extract<ToServer, { type: "choose" }>;
    const text = { en: "Another program has the database locked.", pl: "Inny program zablokował bazę danych." };
    dialled.hear({ type: "refused", id: sent.id, problem: { code: "locked", text, rule: null } });
    expect(socket.problem?.text).toEqual(text);
    expect(socket.choosing).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(dialled.said.slice(-2)).toEqual([sent, sent]);
    dialled.hear({ type: "done", id: sent.id, seq: 5 });
    await choosing;
    expect(socket.problem).toBeNull();
    expect(socket.choosing).toBe(false);
  });

  it("keeps the first lines of the log and replaces the rest", () => {
    const dialled = join();
    dialled.hear(update(1, 0, ["one", "two", "three"]));
    dialled.hear(update(2, 1, ["zwei"]));
    expect(socket.log.map((entry) => entry.text.en)).toEqual(["one", "zwei"]);
  });

  it("tells listeners what was before and what is after", () => {
    const seen: (string | undefined)[][] = [];
    const stop = socket.onUpdate(({ before, after }) => seen.push([before?.headline.en, after.headline.en]));
    const dialled = join();
    dialled.hear(update(1, 0, []));
    dialled.hear(update(2, 0, []));
    stop();
    dialled.hear(update(3, 0, []));
    expect(seen).toEqual([
      [undefined, "turn 1"],
      ["turn 1", "turn 2"],
    ]);
  });

  it("resolves a choice when it is done and is choosing until then", async () => {
    const dialled = join();
    dialled.hear(update(7, 0, []));
    const chosen = socket.choose("buy:3");
    const said = dialled.said.at(-1);
    expect(said).toMatchObject({ type: "choose", at: 7, move: "buy:3" });
    expect(socket.choosing).toBe(true);
    const done = { type: "done" as const, id: (said as { id: string }).id, seq: 8 };
    dialled.hear({ ...update(8, 0, []), done });
    await chosen;
    expect(socket.choosing).toBe(false);
  });

  it("rejects a refused choice and keeps its problem", async () => {
    const dialled = join();
    const chosen = socket.choose("buy:3");
    const { id } = dialled.said.at(-1) as { id: string };
    const problem = { code: "late", text: { en: "Too late.", pl: "Za późno." }, rule: null };
    dialled.hear({ type: "refused", id, problem });
    await expect(chosen).rejects.toBeInstanceOf(Refusal);
    expect(socket.problem).toEqual(problem);
    expect(socket.choosing).toBe(false);
  });

  it("answers why", async () => {
    const dialled = join();
    const asked = socket.why();
    const { id } = dialled.said.at(-1) as { id: string };
    const refused = [{ label: { en: "Buy", pl: "Kup" }, reason: { en: "No", pl: "Nie" }, rule: "r", things: [3] }];
    dialled.hear({ type: "why", id, refused });
    expect(await asked).toEqual(refused);
  });

  it("comes back after a break, says what it saw, and repeats what was not answered with the same id", async () => {
    const first = join();
    first.hear(update(3, 0, ["one"]));
    const chosen = socket.choose("pass");
    const said = first.said.at(-1);
    first.break(1006);
    expect(socket.status).toBe("reconnecting");
    expect(socket.view).not.toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(lines).toHaveLength(2);
    const second = last();
    second.open();
    expect(second.said).toEqual([{ type: "hello", version: 1, token: "secret", seen: 3, keeps: true, avatar: null }]);
    second.hear(welcome());
    expect(second.said.at(-1)).toEqual(said);
    second.hear({ type: "done", id: (said as { id: string }).id, seq: 4 });
    await chosen;
    expect(socket.attempt).toBe(0);
  });

  it("keeps messages said while the line is down", async () => {
    join().break(1012);
    const spoken = socket.say("hello?");
    await vi.advanceTimersByTimeAsync(500);
    const dialled = join();
    const said = dialled.said.at(-1);
    expect(said).toMatchObject({ type: "chat", text: "hello?" });
    dialled.hear({ type: "done", id: (said as { id: string }).id, seq: 1 });
    await spoken;
  });

  it("waits longer each time, up to a limit, and not at all when the network is back", async () => {
    join().break(1006);
    await vi.advanceTimersByTimeAsync(500);
    last().break(1006);
    expect(socket.attempt).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(lines).toHaveLength(2);
    dispatchEvent(new Event("online"));
    expect(lines).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(lines).toHaveLength(3);
    expect(waitBefore(0, 1)).toBe(500);
    expect(waitBefore(30, 1)).toBe(8000);
    expect(waitBefore(2, 0)).toBe(1500);
  });

  it("dials anew when an open line does not answer", async () => {
    const silent = join();
    const spoken = socket.say("hello?");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(silent.readyState).toBe(WebSocket.CLOSED);
    const { id } = join().said.at(-1) as { id: string };
    last().hear({ type: "done", id, seq: 1 });
    await spoken;
  });

  it.each([4400, 4401, 4403, 4404])("ends with a clear problem on %i", async (code) => {
    const dialled = join();
    const spoken = socket.say("hello?");
    const failed = expect(spoken).rejects.toBeInstanceOf(Refusal);
    dialled.break(code);
    await failed;
    expect(socket.status).toBe("closed");
    expect(socket.problem).toEqual(closedFor(code));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(lines).toHaveLength(1);
  });

  it("puts regions that were left out where they were", () => {
    const dialled = join();
    const region = (key: string, room: number): Region => ({ key, layout: "row", title: same(key), things: [], room });
    const [deck, hand, board] = [region("deck", 1), region("hand", 2), region("board", 3)];
    const regions = (sent: Region[], kept: number[], seq: number): Update => {
      const frame = update(seq, 0, []);
      return { ...frame, kept, view: { ...frame.view, regions: sent } };
    };
    dialled.hear(regions([deck, hand, board], [], 1));
    const before = socket.view?.regions ?? [];
    const fuller = region("hand", 4);
    dialled.hear(regions([fuller], [0, 2], 2));
    expect(socket.view?.regions).toEqual([deck, fuller, board]);
    expect(socket.view?.regions[2]).toBe(before[2]);
  });

  it("hears a chat line once", () => {
    const dialled = join();
    const chat = { number: 1, seat: 0, name: "Iga", by: "a1", text: "hi", at: "2026-01-01T00:00:00Z" };
    dialled.hear({ type: "chat", line: chat });
    dialled.hear({ type: "chat", line: chat });
    expect(socket.chat).toEqual([chat]);
  });

  it("ignores a line it has left", () => {
    const first = join();
    first.hear(update(5, 0, ["one"]));
    socket.reconnect();
    const second = join();
    expect(second.said[0]).toMatchObject({ type: "hello", seen: null });
    first.hear(update(6, 0, []));
    expect(socket.seq).toBeNull();
  });
});
