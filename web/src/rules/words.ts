/** Phrases of the rules as a book. */
export const words = {
  contents: { en: "Contents", pl: "Spis treści" },
  chapter: { en: "Chapter {n}", pl: "Rozdział {n}" },
  found: { en: "Found", pl: "Znalezione" },
  more: { en: "and {n} more", pl: "i jeszcze {n}" },
  cards: { en: "Cards", pl: "Karty" },
  on_cards: { en: "{number} on the cards", pl: "{number} na kartach" },
  chapters: { en: "Other chapters", pl: "Inne rozdziały" },
};
