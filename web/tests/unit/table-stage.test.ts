// @vitest-environment jsdom
/** A new position asks its question only when it is drawn, and whoever acts meanwhile has the newest one before them. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Desk } from "../../src/table/desk.svelte";
import { Stage } from "../../src/table/stage";
import { both, choice, region, thing, view } from "./table-samples";

const nothing = {
  choose: () => undefined,
  why: () => Promise.resolve([]),
  standIn: () => undefined,
  comeBack: () => undefined,
};

function asking(verb: string, things: number[] = []): ReturnType<typeof view> {
  const choices = [choice(verb)];
  const prompt = {
    seat: 0,
    kind: verb,
    question: both(verb),
    choices,
    source: null,
    window: null,
    together: null,
    is_private: false,
    recurs: false,
  };
  return view(
    2,
    [
      region(
        "row",
        "row",
        things.map((id) => thing(id)),
        { seat: 0 },
      ),
    ],
    { prompt },
  );
}

let caughtUp: boolean[] = [];
let desk: Desk;
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"] });
  caughtUp = [];
  desk = new Desk(nothing, true);
  desk.mine = 0;
  stage = new Stage(desk, (isUp) => caughtUp.push(isUp));
});
afterEach(() => {
  stage.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a stage", () => {
  it("asks and lets people choose only when the table is drawn", () => {
    stage.push(asking("pass"));
    let drawn = false;
    desk.drawing.add(() => (drawn = true), "table");
    expect([desk.prompt, caughtUp.at(-1)]).toEqual([null, false]);
    while (!desk.prompt) vi.advanceTimersByTime(20);
    expect([drawn, desk.choices[0]?.verb]).toEqual([true, "pass"]);
    vi.advanceTimersByTime(100);
    expect(caughtUp.at(-1)).toBe(true);
  });

  it("shows and asks the newest at once when somebody acts", () => {
    stage.push(asking("pass"));
    vi.advanceTimersByTime(1000);
    stage.push(asking("play", [1]));
    stage.push(asking("attack", [1, 2]));
    expect([desk.prompt?.kind, caughtUp.at(-1)]).toEqual(["pass", false]);
    expect(stage.finish()).toBe(true);
    expect([desk.view?.regions[0]?.things.length, desk.prompt?.kind, caughtUp.at(-1)]).toEqual([2, "attack", true]);
    vi.advanceTimersByTime(2000);
    expect(desk.prompt?.kind).toBe("attack");
  });

  it("opens no tray for a card that was chosen and lies in a pile now", () => {
    const lies = (layout: "hand" | "stack"): ReturnType<typeof view> => {
      const { prompt } = asking("discard");
      const asked = prompt && { ...prompt, choices: [choice("discard", [1])] };
      return view(2, [region("place", layout, [thing(1)], { seat: 0 })], { prompt: asked });
    };
    stage.push(lies("hand"));
    vi.advanceTimersByTime(1000);
    stage.push(lies("stack"));
    expect([desk.view?.regions[0]?.layout, desk.choices.length, desk.tray]).toEqual(["stack", 1, null]);
    vi.advanceTimersByTime(1000);
    expect(desk.tray?.things.length, "what lies in a pile when it is asked for").toBe(1);
  });

  it("hides what is on its way where it will lie until it flies there", () => {
    stage.root = document.createElement("div");
    stage.layer = document.createElement("div");
    const [from, to] = [[thing(1)], []];
    const rows = (first: typeof from, second: typeof from): ReturnType<typeof view> =>
      view(2, [region("hand", "hand", first, { seat: 0 }), region("row", "row", second, { seat: 0 })]);
    stage.push(rows(from, to));
    vi.advanceTimersByTime(1000);
    stage.push(rows(to, from));
    expect([...desk.arriving]).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(desk.arriving.size).toBe(0);
  });
});
