/** Phrases of the about page. */
import type { Text } from "../../lib/wire";

export const words = {
  about: { en: "About Dejarik", pl: "O Dejariku" },
  lead: {
    en: "Star Wars card games at one table, played exactly by their rulebooks.",
    pl: "Karciane gry ze świata Gwiezdnych wojen przy jednym stole, dokładnie według instrukcji.",
  },
  what: { en: "What this is", pl: "Co to jest" },
  legal: { en: "Legal", pl: "Informacje prawne" },
  licenses: { en: "Licenses", pl: "Licencje" },
  licenses_lead: {
    en: "The code is under the MIT license. The typefaces Inter and Roboto Condensed are under the SIL Open Font License.",
    pl: "Kod jest na licencji MIT. Kroje pisma Inter i Roboto Condensed są na licencji SIL Open Font License.",
  },
  full_text: { en: "Full text: {name}", pl: "Pełny tekst: {name}" },
  keys: { en: "Keys at the table", pl: "Klawisze przy stole" },
  keys_lead: {
    en: "Everything can be done without a mouse. The letter of a choice is shown on its button.",
    pl: "Wszystko da się zrobić bez myszy. Litery wyborów widać na przyciskach.",
  },
  fair: { en: "A fair shuffle", pl: "Uczciwe tasowanie" },
};

export const what: Text[] = [
  {
    en: "Sit down against people or the computer. The server knows every rule and offers only what is allowed; if something is not, it says why and cites the rule.",
    pl: "Siadasz do gry z ludźmi albo z komputerem. Serwer zna każdą zasadę i proponuje tylko to, co wolno; gdy czegoś nie wolno, mówi dlaczego i podaje zasadę.",
  },
  {
    en: "A name is enough; an account is optional. Nothing here is sold, tracked for advertising or loaded from other sites.",
    pl: "Wystarczy nick, konto nie jest konieczne. Niczego tu nie sprzedajemy, nie śledzimy na potrzeby reklam i nie wczytujemy z innych stron.",
  },
];

export const fair: Text[] = [
  {
    en: "Before the first card is dealt, the server fixes the whole shuffle and publishes its commitment, a hash. After the game it reveals the seed, and this page computes the hash from it: if the two match, nothing was changed in between.",
    pl: "Przed rozdaniem pierwszej karty serwer ustala całe tasowanie i pokazuje jego odcisk. Po grze ujawnia ziarno, a ta strona sama oblicza z niego odcisk: jeśli oba się zgadzają, niczego po drodze nie zmieniono.",
  },
];

export const legal: Text[] = [
  {
    en: "Dejarik is an unofficial fan project. It is neither made nor endorsed by, nor connected with, the owners of Star Wars or the publishers of these games.",
    pl: "Dejarik to nieoficjalny projekt fanowski. Nie tworzą go ani nie wspierają właściciele marki Star Wars ani wydawcy tych gier i nie jest z nimi związany.",
  },
  {
    en: "It holds no card images and no official texts: names and numbers are facts, every sentence and picture is our own. The cards of Bounty are a reconstructed reference set, not the published ones; those of the Deckbuilding Game follow published lists.",
    pl: "Nie zawiera obrazów kart ani oficjalnych tekstów: nazwy i liczby są faktami, każde zdanie i każdy rysunek są nasze. Karty w „Łowcach nagród” to odtworzony zestaw wzorcowy, nie wydany; karty w „The Deckbuilding Game” są zgodne z opublikowanymi listami.",
  },
];
