/** Phrases of the luck report that do not come from a game. */
export const words = {
  title: { en: "Luck with dice", pl: "Szczęście do kości" },
  worth: {
    en: "{dice} rolled, worth {actual}; expected {expected}",
    pl: "rzucono: {dice}, wartość {actual}; oczekiwana {expected}",
  },
  scale: { en: "From unlucky to lucky: {n} of 100", pl: "Od pecha do szczęścia: {n} na 100" },
  table: { en: "Dice results of {name}", pl: "Co przyniosły kości: {name}" },
  kind: { en: "Result", pl: "Co wypadło" },
  rolled: { en: "rolled", pl: "wyrzucono" },
  expected: { en: "expected", pl: "oczekiwano" },
} as const;
