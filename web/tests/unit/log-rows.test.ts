/** The log as rows, and its lines as pieces. */
import { describe, expect, it } from "vitest";
import type { DeedKind, LogLine, Sign, Text } from "../../src/lib/wire";
import { piecesOf } from "../../src/table/logpieces";
import { endOfLog, rowsOf, type Filter } from "../../src/table/logrows";

const line = (text: string, rank: LogLine["rank"] = "act", seat = 0, signs: Sign[] = []): LogLine => ({
  seat,
  text: { en: text, pl: text },
  rank,
  signs,
});
const shown = (lines: LogLine[], filter?: Filter) =>
  rowsOf(lines, { filter }).map(
    ({ kind, line: { text }, times }) => `${kind} ${text.en}${times > 1 ? ` ×${times}` : ""}`,
  );
const die = (text: string): Sign => ({
  text: { en: text, pl: text },
  face: { symbol: "melee", value: 2, modifier: false, cost: 0 },
  key: "luke",
});

describe("rows", () => {
  it("merge equal lines of one player", () => {
    expect(shown([line("draws"), line("draws"), line("draws", "act", 1)])).toEqual(["act draws ×2", "act draws"]);
  });

  it("put effects under their cause, and let those without one stand by themselves", () => {
    const lines = [line("Turn 1", "heading"), line("gains", "effect"), line("plays"), line("gains more", "effect")];
    expect(shown(lines)).toEqual(["heading Turn 1", "act gains", "act plays", "effect gains more"]);
  });

  it("leave out phases in which nothing happened, but not the one that has begun", () => {
    const lines = ["Draw", "Deploy"].map((name) => line(name, "phase"));
    expect(shown([...lines, line("plays"), line("Force", "phase")])).toEqual([
      "phase Deploy",
      "act plays",
      "phase Force",
    ]);
  });

  it("keep what somebody did with all its effects where any of it has the words searched for", () => {
    const lines = [line("Turn 1", "heading"), line("Plays Łódź"), line("gains 2", "effect"), line("draws")];
    const found = (words: string[]) => rowsOf(lines, { words }).map((row) => row.line.text.en);
    expect(found(["lodz"])).toEqual(["Turn 1", "Plays Łódź", "gains 2"]);
    expect(found(["gains"])).toEqual(["Turn 1", "Plays Łódź", "gains 2"]);
    expect(found(["gains", "draws"])).toEqual([]);
  });

  it("are found by what is shown, too", () => {
    const lines = [line("Player 2 draws"), line("Player 1 draws")];
    const shown = ({ en }: Text): string => en.replace("Player 2", "Kasia");
    expect(rowsOf(lines, { words: ["kasia"], shown }).map((row) => row.id)).toEqual([0]);
  });

  it("tell until when a turn lasted", () => {
    const turns = ["2026-11-18T20:47:00+00:00", "2026-11-18T21:01:00+00:00"];
    const lines = turns.map((at, turn) => ({ ...line(`Turn ${turn}`, "heading"), at }));
    expect(rowsOf([lines[0], line("plays"), lines[1]] as LogLine[]).map((row) => row.until)).toEqual([
      turns[1],
      undefined,
      undefined,
    ]);
  });

  it("show what is told of damage or of cards", () => {
    const about = (text: string, kind: DeedKind): LogLine => ({ ...line(text), deed: { kind } });
    const lines = [about("plays", "play"), about("is hit", "hit"), line("passes"), about("draws", "draw")];
    expect(shown(lines, "damage")).toEqual(["act is hit"]);
    expect(shown(lines, "cards")).toEqual(["act plays", "act draws"]);
  });

  it("show what one player did with all that followed from it", () => {
    const lines = [line("mine"), line("theirs hurts", "effect", 1), line("theirs", "act", 1), line("x", "effect")];
    expect(shown(lines, 0)).toEqual(["act mine", "effect theirs hurts"]);
    expect(shown(lines, 1)).toEqual(["act theirs", "effect x"]);
  });

  it("show where dice were rolled", () => {
    expect(shown([line("plays"), line("rolls", "act", 0, [die("2MD")])], "dice")).toEqual(["act rolls"]);
  });
});

describe("the end of a long log", () => {
  const lines = [0, 1, 2, 3].flatMap((turn) => [
    line(`Turn ${turn}`, "heading"),
    line(`plays ${turn}`),
    line("gains", "effect"),
    line(`passes ${turn}`, "act", 1),
  ]);
  const ids = (...asked: Parameters<typeof endOfLog>) => endOfLog(...asked).rows.map((row) => row.id);
  const all = rowsOf(lines);

  it("is what the whole log ends with", () => {
    for (let count = 1; count <= lines.length; count += 1) {
      const end = endOfLog(lines, {}, count);
      expect(end).toEqual({ rows: all.slice(-count), hasEarlier: count < lines.length });
    }
  });

  it("goes back to the line somebody reads", () => {
    expect(ids(lines, {}, 2, 9)).toEqual([9, 10, 11, 12, 13, 14, 15]);
    expect(ids(lines, {}, 2, 15)).toEqual([14, 15]);
    expect(endOfLog(lines, {}, 2, 0)).toEqual({ rows: all, hasEarlier: false });
  });

  it("has as many rows as are asked for where a filter leaves few of each turn", () => {
    const wanted = { filter: 1 };
    expect(ids(lines, wanted, 4)).toEqual([8, 11, 12, 15]);
    expect(endOfLog(lines, wanted, 4).hasEarlier).toBe(true);
    expect(ids(lines, { words: ["plays", "0"] }, 3)).toEqual([1, 2, 12]);
  });
});

describe("pieces", () => {
  const plain = (text: string) => [{ text }];

  it("draw the dice and leave out what only joins them", () => {
    const signs = [die("2 melee (Luke)"), die("special (Luke)"), die("2 melee (Luke)")];
    const text = "You roll 2 melee (Luke), special (Luke) and 2 melee (Luke).";
    expect(piecesOf(text, signs, "en", plain).map((piece) => (piece.sign ? "die" : piece.text))).toEqual([
      "You roll ",
      "die",
      " ",
      "die",
      " ",
      "die",
      ".",
    ]);
  });

  it("keep a line whose dice are not in it", () => {
    expect(piecesOf("You pass.", [die("2MD")], "en", plain)).toEqual([{ text: "You pass." }]);
  });
});
