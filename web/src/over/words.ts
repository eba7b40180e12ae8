/** Phrases about how a game went. */
export const words = {
  yourChances: { en: "Your chances", pl: "Twoje szanse" },
  chancesOf: { en: "Chances of {name}", pl: "Szanse: {name}" },
  allChances: { en: "Everybody's chances", pl: "Szanse wszystkich" },
  estimated: { en: "as the computer player judges every position", pl: "według oceny każdej pozycji przez komputer" },
  round: { en: "round {n}", pl: "runda {n}" },
  sides: { en: "Both sides", pl: "Obie strony" },
  players: { en: "All players", pl: "Wszyscy gracze" },
  what: { en: "What", pl: "Co" },
  timeUsed: { en: "time used", pl: "zużyty czas" },
  moments: { en: "Key moments", pl: "Najważniejsze momenty" },
  noMoments: { en: "No single move changed the chances much.", pl: "Żaden pojedynczy ruch nie zmienił mocno szans." },
  toMoment: { en: "Show in the replay", pl: "Pokaż w powtórce" },
  asTable: { en: "As a table", pl: "Jako tabela" },
  atRound: { en: "Start of", pl: "Początek" },
  end: { en: "end", pl: "koniec" },
} as const;
