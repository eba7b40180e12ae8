// @vitest-environment jsdom
/** What can be heard, and that nothing is until somebody wants it. */
import { expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import type { Numeral, Thing, View } from "../../src/lib/wire";
import { phraseOf, PHRASES } from "../../src/table/phrases";
import { occasionsBetween, play } from "../../src/table/sound";
import { both, region, view } from "./table-samples";

const damage = (value: number): Numeral[] => [{ icon: "hit", value, name: both("damage") }];

function table(hand: Thing[], board: Thing[]): View {
  return view(2, [region("hand", "hand", hand, { seat: 0 }), region("board", "row", board)]);
}

it("cards are heard when they move, dice when they fall, damage when it is dealt", () => {
  const card: Thing = { kind: "card", id: 1, key: "a" };
  const die: Thing = { kind: "die", id: 9, key: "a", face: { symbol: "melee", value: 1, modifier: false, cost: 0 } };
  const turned: Thing = { ...die, face: { symbol: "shield", value: 1, modifier: false, cost: 0 } };
  expect(occasionsBetween(table([card], []), table([], [card]))).toEqual(["card"]);
  expect(occasionsBetween(table([], [die]), table([], [turned]))).toEqual(["dice"]);
  expect(
    occasionsBetween(table([], [{ ...card, numbers: damage(1) }]), table([], [{ ...card, numbers: damage(3) }])),
  ).toEqual(["hit"]);
  expect(occasionsBetween(table([card], []), table([card], []))).toEqual([]);
});

it("nothing is heard until sound is chosen, and nothing at volume 0", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  play("turn");
  settings.sound = true;
  settings.volume = 0;
  play("hit");
  expect(made).not.toHaveBeenCalled();
  settings.sound = false;
  vi.unstubAllGlobals();
});

it("a phrase is known in either language", () => {
  for (const phrase of PHRASES) expect([phraseOf(phrase.en), phraseOf(phrase.pl)]).toEqual([phrase, phrase]);
  expect(phraseOf("Hello there")).toBeNull();
});
