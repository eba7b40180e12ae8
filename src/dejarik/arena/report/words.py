"""What a report says, in both languages, and how it writes numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.kernel.text import Noun, Text

GAME: Final = Noun(
    ("game", "games"),
    ("gra", "gry", "grze", "grę", "grą", "grze"),
    ("gry", "gier", "grom", "gry", "grami", "grach"),
)
ENTRANT: Final = Noun(
    ("entrant", "entrants"),
    ("uczestnik", "uczestnika", "uczestnikowi", "uczestnika", "uczestnikiem", "uczestniku"),
    ("uczestnicy", "uczestników", "uczestnikom", "uczestników", "uczestnikami", "uczestnikach"),
    personal=True,
)
KINDS: Final = {
    "series": Text("series", "seria"),
    "round-robin": Text("round robin", "każdy z każdym"),
    "gauntlet": Text("one against all", "jeden przeciw wszystkim"),
    "swiss": Text("Swiss tournament", "system szwajcarski"),
    "ladder": Text("ladder", "drabinka"),
}

TITLE: Final = Text("{game}: tournament", "{game}: turniej")
LEAD: Final = Text("{games}, {entrants}, {kind}", "{games}, {entrants}, {kind}")
UNFINISHED: Final = Text(
    "The tournament is not over: {done} of {games} are played.", "Turniej trwa: rozegrano {done} z {games}."
)

RATINGS: Final = Text("Ratings", "Ranking")
RATINGS_NOTE: Final = Text(
    "Everybody begins at 1500; with 400 points more one wins ten times as often as one loses. Lines are 95% intervals "
    "(Plackett-Luce model of OpenSkill).",
    "Każdy zaczyna od 1500; przy przewadze 400 punktów wygrywa się dziesięć razy częściej, niż przegrywa. Kreski to "
    "przedziały 95% (model Placketta-Luce’a z biblioteki OpenSkill).",
)
MATCHUPS: Final = Text("Who beats whom", "Kto z kim wygrywa")
MATCHUPS_NOTE: Final = Text(
    "How often the entrant of the row wins against that of the column, with the 95% interval; bold where it does not "
    "contain 50%.",
    "Jak często uczestnik z wiersza wygrywa z uczestnikiem z kolumny, z przedziałem 95%; pogrubione tam, gdzie nie "
    "obejmuje on 50%.",
)
SEATS: Final = Text("Balance of seats", "Równowaga miejsc")
SIDES: Final = Text("Balance of sides", "Równowaga stron")
BALANCE_NOTE: Final = Text(
    "The share of wins with its 95% interval; the line is where all would be if they were alike ({fair}).",
    "Udział wygranych z przedziałem 95%; linia oznacza pełną równowagę ({fair}).",
)
LENGTH: Final = Text("Length of games", "Długość gier")
LENGTH_NOTE: Final = Text(
    "{mean} moves on average, 90% of the games between {low} and {high}; {rounds} rounds on average.",
    "Średnio {mean} ruchu, w 90% gier od {low} do {high}; średnio {rounds} rundy.",
)
MOVES_AXIS: Final = Text("moves in a game", "ruchy w grze")
CARDS: Final = Text("Impact of cards", "Wpływ kart")
CARDS_CHART: Final = Text(
    "By how many percentage points a card in the opening hand changes the chance to win",
    "O ile punktów procentowych karta na początkowej ręce zmienia szansę wygranej",
)
CARDS_NOTE: Final = Text(
    "Compared within the games of the same entrant on the same side: in the opening hand with games in which the card "
    "was not there, drawn and played with games of as many rounds in which it was never seen. The shuffle alone "
    "decides about the opening hand, so that difference is what the card does. Whoever plays a card chose to, and a "
    "card may make games longer or shorter: take the other columns as hints. Fewer than 20 games are not compared.",
    "Porównujemy gry tego samego uczestnika po tej samej stronie: kartę na początkowej ręce z grami, w których jej tam "
    "nie było, dobraną i zagraną z grami o tej samej liczbie rund, w których ani razu się nie pojawiła. O początkowej "
    "ręce decyduje wyłącznie tasowanie, więc ta różnica to zasługa karty. Zagranie karty to czyjś wybór, a karta może "
    "też wydłużać lub skracać grę: pozostałe kolumny traktuj jako wskazówki. Mniej niż 20 gier nie porównujemy.",
)
CORRECTION_NOTE: Final = Text(
    "q is corrected for the number of cards by Benjamini and Hochberg’s method, each column by itself: of the cards "
    "with q below 0.05, marked in color, about one in twenty is there by chance. Guarding against a single false alarm "
    "(Holm) would hide most real effects, and looking at a card once more costs little.",
    "q uwzględnia liczbę kart (metoda Benjaminiego i Hochberga, każda kolumna osobno): wśród kart z q poniżej 0,05, "
    "wyróżnionych kolorem, mniej więcej jedna na dwadzieścia jest tam przypadkiem. Ochrona przed choćby jednym "
    "fałszywym alarmem (Holm) ukryłaby większość prawdziwych efektów, a ponowne przyjrzenie się karcie niewiele "
    "kosztuje.",
)
NO_CARDS: Final = Text("Cards were not noted in this tournament.", "W tym turnieju nie notowano kart.")
CHANGES: Final = Text("Versions of a deck", "Wersje talii")
CHANGES_NOTE: Final = Text(
    "Entrants with the same agent whose decks differ in a few cards: how much more often the first wins against the "
    "opponents of both, and how it fares against the second.",
    "Uczestnicy z tym samym graczem komputerowym, których talie różnią się kilkoma kartami: o ile częściej pierwszy "
    "wygrywa ze wspólnymi przeciwnikami i jak mu idzie z drugim.",
)
PLAYED_WITH: Final = Text("How it was played", "Jak rozegrano turniej")

ENTRANT_HEAD: Final = Text("Entrant", "Uczestnik")
AGENT_HEAD: Final = Text("Agent", "Gracz komputerowy")
OPTIONS_HEAD: Final = Text("Options", "Opcje")
RATING_HEAD: Final = Text("Rating", "Ranking")
WINS_HEAD: Final = Text("Wins", "Wygrane")
INTERVAL_HEAD: Final = Text("95% interval", "Przedział 95%")
GAMES_HEAD: Final = Text("Games", "Gry")
SCORE_HEAD: Final = Text("Mean score", "Średni wynik")
DECISIONS_HEAD: Final = Text("Decisions a game", "Decyzje na grę")
WHERE_HEAD: Final = Text("Who", "Kto")
CARD_HEAD: Final = Text("Card", "Karta")
CONDITION_HEADS: Final = {
    "opening": Text("In the opening hand", "Na początkowej ręce"),
    "drawn": Text("Drawn", "Dobrana"),
    "played": Text("Played", "Zagrana"),
}
UNSEEN_HEAD: Final = Text("Not seen", "Nie pojawiła się")
DIFFERENCE_HEAD: Final = Text("difference", "różnica")
FIRST_HEAD: Final = Text("First", "Pierwsza")
SECOND_HEAD: Final = Text("Second", "Druga")
ONLY_FIRST_HEAD: Final = Text("Only in the first", "Tylko w pierwszej")
ONLY_SECOND_HEAD: Final = Text("Only in the second", "Tylko w drugiej")
DIRECT_HEAD: Final = Text("First against second", "Pierwsza z drugą")

FACTS: Final = {
    "game": Text("Game", "Gra"),
    "kind": Text("Kind", "Rodzaj"),
    "games": Text("Games of each table", "Liczba gier przy każdym stole"),
    "seed": Text("Seed", "Ziarno"),
    "options": Text("Options of the game", "Opcje gry"),
    "program": Text("Dejarik", "Dejarik"),
    "rules": Text("Rules fingerprint", "Odcisk zasad"),
    "seconds": Text("Time of play, seconds", "Czas gry w sekundach"),
}
NONE: Final = Text("none", "brak")


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes texts and numbers in one language."""

    language: str

    def __call__(self, text: Text) -> str:
        """The text in this language."""
        return text[self.language]

    def number(self, value: float, digits: int = 0) -> str:
        """A number; Polish has a comma before the decimals."""
        return self._local(f"{value:.{digits}f}".replace("-", "−"))

    def percent(self, value: float, digits: int = 1) -> str:
        """A share of one as a percentage."""
        return self._local(f"{value * 100:.{digits}f}%")

    def interval(self, low: float, high: float, digits: int = 1) -> str:
        """Two shares as percentages."""
        return self._local(f"{low * 100:.{digits}f}–{high * 100:.{digits}f}%")

    def points(self, value: float) -> str:
        """A difference of shares in percentage points."""
        return self._local(f"{value * 100:+.1f}".replace("-0.0", "+0.0").replace("-", "−"))

    def chance(self, value: float) -> str:
        """A value of p or q."""
        return self._local("<0.001" if value < 0.001 else f"{value:.3f}")

    def _local(self, words: str) -> str:
        return words.replace(".", ",") if self.language == "pl" else words
