/** Phrases of what makes playing comfortable: forecasts, warnings, passing. */
export const comfort = {
  certain: { en: "Certain:", pl: "Na pewno:" },
  unused: { en: "Something goes unused", pl: "Coś zostanie niewykorzystane" },
  wouldBeLost: { en: "You could still use: {what}.", pl: "Możesz jeszcze wykorzystać: {what}." },
  quiet: { en: "Don't ask again this turn", pl: "Nie pytaj więcej w tej turze" },
  phrases: { en: "Quick phrases", pl: "Szybkie zwroty" },
  yourTurn: { en: "It's your turn", pl: "Twój ruch" },
  stay: { en: "Keep playing", pl: "Gram dalej" },
  noWarnings: { en: "Do not warn me again", pl: "Nie ostrzegaj mnie więcej" },
} as const;
