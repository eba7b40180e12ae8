/** Phrases of a tour that do not come from the game. */
export const words = {
  tour: { en: "Tour", pl: "Samouczek" },
  loading: { en: "Setting up the table", pl: "Przygotowywanie stołu" },
  toLobby: { en: "To the lobby", pl: "Do lobby" },
  where: { en: "{n} of {all}", pl: "{n} z {all}" },
  takeTour: { en: "Take the tour", pl: "Samouczek" },
  firstTimeHere: { en: "First time? Take a tour:", pl: "Pierwszy raz? Zagraj z samouczkiem:" },
  next: { en: "Next", pl: "Dalej" },
  back: { en: "Back", pl: "Wstecz" },
  skip: { en: "Skip to the end", pl: "Na koniec" },
  again: { en: "Start over", pl: "Od początku" },
  playOn: { en: "Now play it yourself", pl: "Teraz zagraj bez samouczka" },
  opening: { en: "Opening the table", pl: "Otwieranie stołu" },
  yourMove: {
    en: "Choose what glows, on the table or in the bar, or",
    pl: "Wybierz to, co świeci, na stole lub na pasku, albo",
  },
  doThis: { en: "Do this: {label}", pl: "Wykonaj: {label}" },
  reading: {
    en: "Nothing to choose here: read the explanation, then continue.",
    pl: "Tu niczego nie wybierasz: przeczytaj objaśnienie i idź dalej.",
  },
  rulesBehind: { en: "Related rules ({n})", pl: "Powiązane zasady ({n})" },
  guest: { en: "Guest", pl: "Gość" },
  leave: { en: "Leave the tour", pl: "Zakończ i wyjdź" },
} as const;
