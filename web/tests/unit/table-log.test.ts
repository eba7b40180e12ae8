/** Card names in the log become links. */
import { expect, it } from "vitest";
import { linkerFor } from "../../src/table/loglinks";
import { card } from "./table-samples";

const X_WING = card("x", "X-Wing", "X-wing");
const LUKE = card("luke", "Luke", "Luke");
const HWK = card("hwk", "HWK-290 (old)", "HWK-290 (stary)");

it("cuts at the names of the cards that are named, and keeps the rest", () => {
  expect(linkerFor([X_WING], "en")("You buy “X-Wing” for 3.")).toEqual([
    { text: "You buy “" },
    { text: "X-Wing", key: "x" },
    { text: "” for 3." },
  ]);
});

it("reads Polish quotation marks and signs in names as they are", () => {
  const keys = linkerFor([HWK, LUKE], "pl")("Karty „Luke” i „HWK-290 (stary)”.").flatMap(({ key }) => key ?? []);
  expect(keys).toEqual(["luke", "hwk"]);
});

it("takes no words for a card that are not quoted, and no quotation for a card that is not named", () => {
  expect(linkerFor([LUKE], "en")("Luke says “X-Wing”")).toEqual([{ text: "Luke says “X-Wing”" }]);
  expect(linkerFor([], "en")("“Luke”")).toEqual([{ text: "“Luke”" }]);
});

it("means each of several namesakes once, and a card as often as it is named", () => {
  const knight = card("knight", "Luke", "Luke");
  const linker = linkerFor([knight, LUKE, X_WING], "en");
  const keys = ["“Luke” hits “X-Wing”, “X-Wing” hits", " “Luke”"].flatMap((part) => linker(part));
  expect(keys.flatMap(({ key }) => key ?? [])).toEqual(["knight", "x", "x", "luke"]);
});
