import { describe, expect, it } from "vitest";
import { firstWords, shortened, withoutReminders } from "../../src/cards/shortening";

const TEXT =
  "Ambush (after you play this card, you may take an additional action). Resolve one of your dice, then draw.";

describe("a text too long for its card", () => {
  const upTo = (letters: number) => (form: string) => form.length <= letters;

  it("stays whole where it fits", () => {
    expect(shortened(TEXT, upTo(200))).toBe(TEXT);
  });

  it("first loses what explains its keywords, but no rule in short brackets", () => {
    expect(shortened(TEXT, upTo(60))).toBe("Ambush. Resolve one of your dice, then draw.");
    expect(withoutReminders("Reduce it by 2 (to a minimum of 1).")).toBe("Reduce it by 2 (to a minimum of 1).");
  });

  it("ends behind a whole word", () => {
    expect(shortened(TEXT, upTo(35))).toBe("Ambush. Resolve one of your dice…");
    expect(firstWords("Claim: Gain 1 resource.", 1)).toBe("Claim…");
  });

  it("keeps its first word, whatever happens", () => {
    expect(shortened(TEXT, () => false)).toBe("Ambush…");
  });
});
