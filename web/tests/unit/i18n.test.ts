// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { count, lang, setLang, t, tt, type Noun } from "../../src/lib/i18n.svelte";

const card: Noun = { en: ["card", "cards"], pl: ["karta", "karty", "kart"] };
afterEach(() => setLang("en"));

it("says phrases in the language of the page and tells the document", () => {
  expect(t({ en: "Undo", pl: "Cofnij" })).toBe("Undo");
  setLang("pl");
  expect(lang.current).toBe("pl");
  expect(document.documentElement.lang).toBe("pl");
  expect(localStorage.getItem("dejarik.language")).toBe("pl");
  expect(t({ en: "Undo", pl: "Cofnij" })).toBe("Cofnij");
});

it("fills in places and leaves unknown ones", () => {
  expect(tt({ en: "You: {name}, {x}", pl: "" }, { name: "Iga" })).toBe("You: Iga, {x}");
});

it("counts in English", () => {
  expect([0, 1, 2, 21].map((n) => count(n, card))).toEqual(["0 cards", "1 card", "2 cards", "21 cards"]);
});

it("counts in Polish", () => {
  setLang("pl");
  const said = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112, 122].map((n) => count(n, card).split(" ")[1]);
  const forms = "kart karta karty karty kart kart kart kart kart karty kart kart karty";
  expect(said.join(" ")).toBe(forms);
});
