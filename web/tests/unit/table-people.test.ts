// @vitest-environment jsdom
/** What people are called. */
import { describe, expect, it } from "vitest";
import { Desk } from "../../src/table/desk.svelte";
import { withNames } from "../../src/table/people";
import { both, region, seat, view } from "./table-samples";

const nothing = {
  choose: () => undefined,
  why: () => Promise.resolve([]),
  standIn: () => undefined,
  comeBack: () => undefined,
};

describe("a sentence of the game", () => {
  it("has the names of people in place of numbered seats, each seat's own", () => {
    const desk = new Desk(nothing, true);
    const roles = ["Player 1", "Player 2", "Rebellion"];
    desk.view = view(3, [region("row", "row", [])], { seats: roles.map((role, at) => seat(at, { name: both(role) })) });
    desk.people = ["Player 2", "Ada", "Bo"].map(
      (name, at) => ({ seat: at, kind: "person", name, here: true }) as never,
    );
    expect(withNames(desk, "Player 1 hits Player 2; Player 12 and the Rebellion watch.")).toBe(
      "Player 2 hits Ada; Player 12 and the Rebellion watch.",
    );
  });
});
