/** What did not change stays the same object. */
import { expect, test } from "vitest";
import { completed, isAlike, shared } from "../../src/lib/sharing";

test("what is kept stays at its place between what was sent", () => {
  expect(completed(["a", "b", "c", "d"], [0, 2, 3], ["B"])).toEqual(["a", "B", "c", "d"]);
  expect(completed(["a", "b"], [], ["c"])).toEqual(["c"]);
  expect(completed(["a", "b"], [0, 1], [])).toEqual(["a", "b"]);
});

test("equal parts are the old objects, wherever they have moved to", () => {
  const before = [
    { id: 1, marks: ["exhausted"] },
    { id: 2, marks: [] },
    { id: 3, marks: [] },
  ];
  const after = shared(before, [
    { id: 3, marks: [] },
    { id: 1, marks: [] },
  ]);
  expect(after).toEqual([
    { id: 3, marks: [] },
    { id: 1, marks: [] },
  ]);
  expect(after[0]).toBe(before[2]);
  expect(after[1]).not.toBe(before[0]);
});

test("what stays as it was remains that object where others come before it or it changes in part", () => {
  const [row, pool] = [
    { key: "row", things: [{ id: 1 }] },
    { key: "pool", things: [] },
  ];
  expect(shared([row], [pool, row])[1]).toBe(row);
  const other = { key: "row", things: [{ id: 2 }] };
  expect(shared(row, other)).toBe(other);
});

test("records are alike if they hold the very same", () => {
  const thing = {};
  expect(isAlike({ thing, label: "a" }, { thing, label: "a" })).toBe(true);
  expect(isAlike({ thing, label: "a" }, { thing: {}, label: "a" })).toBe(false);
  expect(isAlike({ thing }, { thing, label: "a" } as { thing: object })).toBe(false);
});

test("a value that equals the old one is the old one, and a field that is gone is gone", () => {
  const before = { seats: [{ name: "Ada" }, { name: "Bob" }], note: "n" };
  expect(shared(before, structuredClone(before))).toBe(before);
  expect(shared(before, { seats: before.seats })).toEqual({ seats: before.seats });
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared(null, before)).toBe(before);
});
