/** Phrases about the analysis of a game. */
import type { JudgedMove, Text } from "../lib/wire";

export type Mark = JudgedMove["mark"];

export const words = {
  analyze: { en: "Analyze", pl: "Analizuj" },
  title: { en: "Analysis", pl: "Analiza" },
  through: { en: "Move {n} of {all}", pl: "Ruch {n} z {all}" },
  working: { en: "The computer is judging every choice", pl: "Komputer ocenia każdy wybór" },
  cancel: { en: "Cancel", pl: "Przerwij" },
  again: { en: "Try again", pl: "Spróbuj ponownie" },
  fair: {
    en: "Judged by {agent} from what each player could know then. Chances are estimates.",
    pl: "Ocenił {agent} na podstawie tego, co każdy gracz mógł wtedy wiedzieć. Szanse są szacunkowe.",
  },
  accuracy: { en: "Accuracy", pl: "Celność" },
  player: { en: "Player", pl: "Gracz" },
  none: { en: "No choice gave away much.", pl: "Żaden wybór nie kosztował wiele." },
  losses: { en: "Choices that cost chances", pl: "Wybory, które kosztowały szanse" },
  download: { en: "Download with remarks", pl: "Pobierz z uwagami" },
  better: { en: "Better: {what}", pl: "Lepiej: {what}" },
  show: { en: "Show in the replay", pl: "Pokaż w powtórce" },
  hidden: { en: "cards hidden from this point of view", pl: "karty zakryte z tego punktu widzenia" },
} as const;

export const marks: Record<Mark, Text> = {
  best: { en: "Best", pl: "Najlepszy" },
  good: { en: "Good", pl: "Dobry" },
  inaccuracy: { en: "Inaccuracy", pl: "Niedokładność" },
  mistake: { en: "Mistake", pl: "Błąd" },
  blunder: { en: "Blunder", pl: "Gruby błąd" },
};

export const counted: Record<Mark, Text> = {
  best: { en: "Best", pl: "Najlepsze" },
  good: { en: "Good", pl: "Dobre" },
  inaccuracy: { en: "Inaccuracies", pl: "Niedokładności" },
  mistake: { en: "Mistakes", pl: "Błędy" },
  blunder: { en: "Blunders", pl: "Grube błędy" },
};

/** What players write behind a move. */
export const signs: Record<Mark, string> = { best: "!", good: "", inaccuracy: "?!", mistake: "?", blunder: "??" };
