/** The list of keys, as the table explains them. */
import type { Text } from "../lib/wire";

/** Each line: the keys, and what they do. */
export const KEY_LIST: [string[], Text][] = [
  [["1", "–", "9"], { en: "the choice with that number", pl: "wybór o tym numerze" }],
  [["Enter", "Space"], { en: "choose the focused item", pl: "wybierz to, co zaznaczone" }],
  [["Tab"], { en: "next part of the table", pl: "następna część stołu" }],
  [["←", "→", "↑", "↓"], { en: "within one part of the table", pl: "w obrębie jednej części stołu" }],
  [["Esc"], { en: "one step back, or stop passing", pl: "krok wstecz albo koniec pasowania" }],
  [
    ["E", "P", "A"],
    {
      en: "end, pass, attack, and other letters shown on the buttons",
      pl: "koniec, pas, atak i inne litery pokazane na przyciskach",
    },
  ],
  [["⇧P"], { en: "pass until something happens", pl: "pasuj, aż coś się stanie" }],
  [["U"], { en: "undo, or ask for it", pl: "cofnij albo poproś o to" }],
  [["W"], { en: "why is this not possible?", pl: "dlaczego to niemożliwe?" }],
  [["V"], { en: "large preview of the card", pl: "duży podgląd karty" }],
  [["H", "B", "O"], { en: "to your hand, your board, your opponent", pl: "do ręki, twojej planszy, przeciwnika" }],
  [["L", "/", "T"], { en: "log, search the rules, chat", pl: "dziennik, szukanie w zasadach, czat" }],
  [["+", "−", "0"], { en: "larger, smaller, as it fits", pl: "większy stół, mniejszy, dopasowany" }],
  [["?"], { en: "this list", pl: "ta lista" }],
];
