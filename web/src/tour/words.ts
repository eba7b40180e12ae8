/** What is said on a tour besides what the game itself says. */
export const words = {
  tour: { en: "Tour", pl: "Przewodnik" },
  loading: { en: "Laying out the table", pl: "Rozkładam stół" },
  toLobby: { en: "To the lobby", pl: "Do lobby" },
  where: { en: "{n} of {all}", pl: "{n} z {all}" },
  firstTime: { en: "First time? Take the tour", pl: "Pierwszy raz? Weź przewodnika" },
  firstTimeGame: { en: "First time? Take the tour: {game}", pl: "Pierwszy raz? Weź przewodnika: {game}" },
  next: { en: "Next", pl: "Dalej" },
  back: { en: "Back", pl: "Wstecz" },
  skip: { en: "Skip to the end", pl: "Na koniec" },
  again: { en: "Start over", pl: "Od początku" },
  playOn: { en: "Now play it yourself", pl: "Teraz zagraj bez przewodnika" },
  opening: { en: "Opening the table", pl: "Otwieranie stołu" },
  yourMove: {
    en: "Choose what glows, on the table or in the bar, or",
    pl: "Wybierz to, co świeci, na stole lub na pasku, albo",
  },
  doThis: { en: "In the tour, do this: {label}", pl: "Z przewodnikiem zrób to: {label}" },
  reading: {
    en: "Nothing to choose here: read what the guide says, then go on.",
    pl: "Tu niczego nie wybierasz: przeczytaj, co mówi przewodnik, i idź dalej.",
  },
  rulesBehind: { en: "Rules behind this ({n})", pl: "Zasady, o które chodzi ({n})" },
  guest: { en: "Guest", pl: "Gość" },
  leave: { en: "Leave the tour", pl: "Zakończ i wyjdź" },
} as const;
