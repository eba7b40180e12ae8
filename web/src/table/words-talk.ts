/** Phrases of the chat: muting, reporting, spectators. */
export const talkWords = {
  spectator: { en: "spectator", pl: "widz" },
  mute: { en: "Mute {name}", pl: "Wycisz: {name}" },
  unmute: { en: "Unmute", pl: "Cofnij wyciszenie" },
  hiddenOne: { en: "{name} is muted: one message hidden", pl: "Wyciszona osoba: {name}. Ukryto jedną wiadomość" },
  hiddenMore: { en: "{name} is muted: {n} messages hidden", pl: "Wyciszona osoba: {name}. Ukryte wiadomości: {n}" },
  report: { en: "Report this message", pl: "Zgłoś tę wiadomość" },
  reportNote: {
    en: "Whoever runs this server gets the message, what was said around it, and your reason.",
    pl: "Osoba prowadząca ten serwer otrzyma tę wiadomość, to, co napisano przed nią i po niej, oraz twój powód.",
  },
  reason: { en: "What is wrong with it? (optional)", pl: "Co jest z nią nie tak? (nieobowiązkowo)" },
  sendReport: { en: "Report", pl: "Zgłoś" },
  reported: { en: "Reported. Thank you.", pl: "Zgłoszono. Dziękujemy." },
  hear: { en: "Read what spectators write", pl: "Czytaj, co piszą widzowie" },
  hearNote: {
    en: "They might give advice, so everybody sees that you read it.",
    pl: "Mogą podpowiadać, więc wszyscy widzą, że to czytasz.",
  },
  hears: { en: "Reading the spectators: {names}", pl: "Wpisy widzów czyta: {names}" },
} as const;
