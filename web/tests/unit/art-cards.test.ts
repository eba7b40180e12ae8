// @vitest-environment jsdom
/** How cards are read: where numbers go, what marks do, how names break, what is said aloud. */
import { beforeEach, describe, expect, it } from "vitest";
import { backOf } from "../../src/cards/backs";
import { marksOf } from "../../src/cards/marks";
import { besideDiamond, breakable, capital, hasLongWord, isLong, kindWord, shortType } from "../../src/cards/names";
import { isConditional, numberIcon, numbersOf, numberText, placeNumbers } from "../../src/cards/numbers";
import { prose } from "../../src/cards/prose";
import { face, MARKS, SAMPLES, thing } from "../../src/cards/samples";
import { backSpeech, cardSpeech, dieSpeech, faceValue } from "../../src/cards/speech";
import { badgeSign, sideOfColor } from "../../src/cards/states";
import { setLang } from "../../src/lib/i18n.svelte";

const { leia, knight, cruiser, mission, gear, base, rey } = SAMPLES;

beforeEach(() => setLang("en"));

describe("numbers", () => {
  it("puts cost into the hexagon, target to the right, the rest into the foot in order", () => {
    const placed = placeNumbers(knight.numbers);
    expect(placed.cost?.value).toBe(8);
    expect(placed.target?.value).toBe(8);
    expect(placed.foot.map((number) => number.icon)).toEqual(["attack", "force"]);
  });

  it("counts health down from what is printed by the damage", () => {
    const live = thing(cruiser, { attack: 4, hit_points: 7, damage: 3 });
    const placed = placeNumbers(numbersOf(cruiser, live));
    expect(placed.health).toMatchObject({ now: 4, most: 7 });
    expect(placed.foot.map((number) => number.icon)).toEqual(["attack"]);
  });

  it("draws combat signs as often as they count, and puts an order into the hexagon", () => {
    const numbers = [
      { icon: "priority", value: 5, name: { en: "edge priority", pl: "priorytet" } },
      { icon: "unitdmg", value: 2, name: { en: "unit damage", pl: "obrażenia" } },
      { icon: "edge-blast", value: 1, name: { en: "blast with the edge", pl: "z przewagą" } },
      { icon: "force", value: 3, name: { en: "Force icons", pl: "symbole Mocy" } },
      { icon: "heart", value: 4, name: { en: "capacity", pl: "wytrzymałość" } },
    ];
    const placed = placeNumbers(numbers);
    expect(placed.cost?.value).toBe(5);
    expect(placed.pips.map((number) => [number.icon, isConditional(number)])).toEqual([
      ["unitdmg", false],
      ["edge-blast", true],
    ]);
    expect(placed.foot.map((number) => number.icon)).toEqual(["force"]);
    expect(placed.health?.bar).toBe(true);
  });

  it("keeps the printed cost where the game sends none", () => {
    const live = thing(cruiser, { attack: 5 });
    expect(numbersOf(cruiser, live).map((number) => [number.icon, number.value])).toEqual([
      ["cost", 7],
      ["attack", 5],
    ]);
    expect(numbersOf(cruiser, thing(cruiser))).toBe(cruiser.numbers);
  });

  it("treats large costs, rewards and penalties as money", () => {
    const paid = placeNumbers(gear.numbers);
    expect(paid.cost).toBeNull();
    expect(paid.money.map(numberIcon)).toEqual(["credit"]);
    const earned = placeNumbers(mission.numbers);
    expect(earned.money.map(numberText)).toEqual(["1000", "−300"]);
    expect(earned.level?.value).toBe(2);
    expect(earned.foot).toHaveLength(4);
  });

  it("puts shields on the edge", () => {
    const placed = placeNumbers(numbersOf(leia, thing(leia, { hit_points: 11, shields: 2 })));
    expect(placed.tokens.map((number) => number.value)).toEqual([2]);
    expect(placed.foot).toEqual([]);
  });
});

describe("marks", () => {
  it("tells apart what tilts, what stands in the foot and what gets a strip", () => {
    const live = thing(knight, undefined, [MARKS.used, MARKS.ready, MARKS.committed]);
    const marks = marksOf(live, knight.look);
    expect(marks.tilt?.key).toBe("used");
    expect(marks.says.map((mark) => mark.key)).toEqual(["ready"]);
    expect(marks.strips.map((mark) => mark.key)).toEqual(["committed"]);
    expect(marks.faceDown).toBeNull();
  });

  it("draws a place in an order as a badge and says it aloud", () => {
    const second = { key: "later", sign: "#2", name: { en: "strike order: 2", pl: "kolejność uderzeń: 2" } };
    const live = thing(knight, undefined, [second]);
    expect(marksOf(live, knight.look).turn).toEqual(second);
    expect(marksOf(live, knight.look).strips).toEqual([]);
    expect(cardSpeech(knight, live, {}, "")).toContain("strike order: 2");
    setLang("pl");
    expect(cardSpeech(knight, live, {}, "")).toContain("kolejność uderzeń: 2");
  });

  it("leaves out what color and sign say already", () => {
    const faction = { key: "rebel", sign: "[R]", name: { en: "Rebellion", pl: "Rebelia" } };
    expect(marksOf(thing(knight, undefined, [faction]), knight.look).strips).toEqual([]);
  });
});

describe("names", () => {
  it("breaks long Polish words between syllables, never two letters of one sound", () => {
    expect(breakable("Prototyp dezintegratora", "pl").split("\u00ad").join("-")).toBe("Pro-to-typ de-zin-teg-ra-tora");
    expect(breakable("Przechwytujący", "pl")).not.toContain("c\u00adh");
    expect(breakable("Prototyp dezintegratora", "pl").replaceAll("\u00ad", "")).toBe("Prototyp dezintegratora");
  });

  it("leaves words alone that fit", () => {
    expect(breakable("Kij Rey", "pl")).toBe("Kij Rey");
  });

  it.each([
    ["Snowspeeder", "Snow-spee-der"],
    ["Stormtrooper", "Storm-troo-per"],
    ["TIE Interceptor", "TIE Inter-cep-tor"],
    ["Bamboozle", "Bam-boozle"],
    ["Smuggler's Run", "Smug-gler's Run"],
    ["Dangerous Maneuver", "Dan-ge-rous Maneu-ver"],
    ["Princess Leia", "Prin-cess Leia"],
  ])("breaks %j in English far from its ends", (name, broken) => {
    expect(breakable(name, "en").replaceAll("\u00ad", "-")).toBe(broken);
  });

  it("knows long names, kinds and capitals", () => {
    expect(isLong("Prototyp dezintegratora")).toBe(true);
    expect(isLong("Luke Skywalker")).toBe(false);
    expect(hasLongWord("Snowspeeder")).toBe(true);
    expect(hasLongWord("Luke Skywalker")).toBe(false);
    expect(kindWord("unit (Empire)")).toBe("unit");
    expect(shortType("Upgrade", "blue (Force), neutral, ability, starter")).toBe("Upgrade · neutral");
    expect(shortType("Wsparcie", "niebieska (Moc), neutralna, droid")).toBe("Wsparcie · droid");
    expect(shortType("Event", "")).toBe("Event");
    expect(capital("świeca")).toBe("Świeca");
  });
});

describe("traits beside the diamond", () => {
  it.each([
    ["unique, Officer", "Officer"],
    ["unikatowa, oficer", "oficer"],
    ["unique", ""],
    ["Trooper", "Trooper"],
  ])("%j leave %j to say", (traits, rest) => {
    expect(besideDiamond(traits)).toBe(rest);
  });
});

describe("prose", () => {
  it("gives sentences with a heading a paragraph of their own", () => {
    expect(prose("Draw 1 card. Then discard 1. Reward: gain 3 Force.")).toEqual([
      { lead: "", rest: "Draw 1 card. Then discard 1." },
      { lead: "Reward:", rest: "gain 3 Force." },
    ]);
  });

  it("keeps Polish quotation marks and empty texts whole", () => {
    expect(prose("Nagroda: weź „Sokoła”. Łap.")).toEqual([{ lead: "Nagroda:", rest: "weź „Sokoła”. Łap." }]);
    expect(prose("")).toEqual([]);
  });
});

describe("speech", () => {
  it("says name, kind, numbers, state and what Enter does", () => {
    const live = thing(leia, { hit_points: 11, damage: 4, shields: 1 }, [MARKS.used]);
    expect(cardSpeech(leia, live, { target: true, whose: "foe", outcome: "−5" }, "deal 5")).toBe(
      "Leia Organa; character; 7 of 11 health, shields 1; used; legal target −5, opponent's, Enter: deal 5",
    );
  });

  it("says the same in Polish", () => {
    setLang("pl");
    expect(cardSpeech(rey, null, { playable: true }, "")).toBe(
      "Rey, Wrażliwa na Moc; postać; wytrzymałość 10 z 10; do wyboru",
    );
  });

  it("says nothing of a back but that it is one", () => {
    expect(backSpeech({}, "")).toBe("face-down card");
  });

  it("says dice with value, symbol, cost and source", () => {
    const shown = face("melee", 3, { modifier: true, cost: 1 });
    expect(dieSpeech(shown, "Rey", {}, "")).toBe("Die: +3 melee damage, modifier, cost 1, Rey");
    expect(faceValue(face("special"))).toBe("");
    expect(faceValue(face("any"))).toBe("X");
  });
});

describe("signs of sides", () => {
  it("shows the faction, else the side, else nothing", () => {
    expect(badgeSign(knight.look)).toBe("rebel");
    expect(badgeSign(leia.look)).toBe("hero");
    expect(badgeSign(mission.look)).toBe("");
    expect([sideOfColor("empire"), sideOfColor("rebel"), sideOfColor("grey")]).toEqual(["dark", "light", "neutral"]);
  });

  it("draws backs by kind, level and faction", () => {
    expect(backOf("card", null)).toEqual({ sign: "mark", color: "", level: 0 });
    expect(backOf("mission_3", null)).toEqual({ sign: "target", color: "red", level: 3 });
    expect(backOf("card", base.look)).toEqual({ sign: "rebel", color: "rebel", level: 0 });
  });
});
