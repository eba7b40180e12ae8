// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { ChatLine } from "../../src/lib/wire";
import { entriesOf } from "../../src/table/talk.svelte";

const line = (number: number, by: string): ChatLine => ({
  number,
  seat: null,
  name: by,
  by,
  text: `line ${number}`,
  at: "2026-01-01T00:00:00Z",
});

describe("the lines of a chat", () => {
  it("are all shown while nobody is muted", () => {
    const lines = [line(1, "iga"), line(2, "jan")];
    expect(entriesOf(lines, new Set())).toEqual([{ shown: lines[0] }, { shown: lines[1] }]);
  });

  it("of somebody muted are one entry as long as nobody else says something", () => {
    const lines = [line(1, "jan"), line(2, "jan"), line(3, "iga"), line(4, "jan"), line(5, "ola")];
    expect(entriesOf(lines, new Set(["jan", "ola"]))).toEqual([
      { hidden: [lines[0], lines[1]] },
      { shown: lines[2] },
      { hidden: [lines[3]] },
      { hidden: [lines[4]] },
    ]);
  });
});
