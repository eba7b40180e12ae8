/** What to show when the server closed a connection for good; after any other close code the page reconnects. */
import { CLOSED, type Problem } from "./wire";

const FINAL: Record<number, Problem> = {
  [CLOSED.BAD_FRAME]: {
    code: "bad_frame",
    text: {
      en: "This page and the server do not understand each other. Reload the page to get the current version.",
      pl: "Ta strona i serwer się nie rozumieją. Odśwież stronę, żeby pobrać jej aktualną wersję.",
    },
    rule: null,
  },
  [CLOSED.BAD_TOKEN]: {
    code: "bad_token",
    text: {
      en: "The server no longer knows you on this device. Log in again on the account page, or continue as a new guest.",
      pl: "Serwer nie rozpoznaje cię już na tym urządzeniu. Zaloguj się ponownie na stronie konta albo graj dalej jako nowy gość.",
    },
    rule: null,
  },
  [CLOSED.FORBIDDEN]: {
    code: "no_spectators",
    text: {
      en: "This table has no spectators. Ask the players for another, or open your own.",
      pl: "Ten stół nie ma widzów. Poproś grających o inny albo otwórz własny.",
    },
    rule: null,
  },
  [CLOSED.NO_TABLE]: {
    code: "no_table",
    text: {
      en: "There is no such table. Check the link, or open a new table in the lobby.",
      pl: "Nie ma takiego stołu. Sprawdź link albo otwórz nowy stół w lobby.",
    },
    rule: null,
  },
};

/** What to show for this close code; null if the page should reconnect. */
export function closedFor(code: number): Problem | null {
  return FINAL[code] ?? null;
}
