"""What the report of a training run says, in both languages."""

from __future__ import annotations

from typing import Final

from dejarik.kernel.text import Text

TITLE: Final = Text("{game}: training", "{game}: trening")
LEAD: Final = Text(
    "{rounds} of {planned} rounds of {games} games each, {seats} seats, seed {seed}",
    "Rundy: {rounds} z {planned}, gier w rundzie: {games}, miejsc przy stole: {seats}, ziarno {seed}",
)
STRENGTH: Final = Text("Strength by round", "Siła w kolejnych rundach")
STRENGTH_NOTE: Final = Text(
    "Share of games won against the best round before, or against the hand-written evaluation (greedy). Lines "
    "are 95% intervals. A round stays, in color, only if the whole interval is above one half.",
    "Odsetek gier wygranych z najlepszą dotychczasową rundą albo z oceną napisaną ręcznie (greedy). Kreski to "
    "przedziały 95%. Runda zostaje (kolor) tylko wtedy, gdy cały przedział leży powyżej połowy.",
)
ROUND: Final = Text("Round {n}", "Runda {n}")
ROUND_HEAD: Final = Text("Round", "Runda")
AGAINST_HEAD: Final = Text("Against", "Przeciwnik")
BEST_BEFORE: Final = Text("the best before", "najlepsza dotąd")
SHARE_HEAD: Final = Text("Won", "Wygrane")
INTERVAL_HEAD: Final = Text("95% interval", "Przedział 95%")
STAYS_HEAD: Final = Text("Stays", "Zostaje")
YES: Final = Text("yes", "tak")
NO: Final = Text("no", "nie")
CALIBRATION: Final = Text("Calibration", "Kalibracja")
CALIBRATION_NOTE: Final = Text(
    "Positions of games left out of the fitting, by what the last round said of the chance to win: how often "
    "those games were won. Positions of one game resemble each other, so the intervals are rough.",
    "Pozycje z gier pominiętych przy dopasowaniu, według szansy wygranej podanej przez ostatnią rundę: jak często "
    "te gry wygrywano. Pozycje z jednej gry są do siebie podobne, więc przedziały są przybliżone.",
)
SAID: Final = Text("said {share}", "podano {share}")
LOSSES: Final = Text("Fitting", "Dopasowanie")
LOSSES_NOTE: Final = Text(
    "Log-loss of the epoch that was kept. A lower one does not mean better play; matches decide.",
    "Logarytmiczna funkcja straty w zachowanej epoce. Niższa nie oznacza lepszej gry; rozstrzygają mecze.",
)
EPOCHS_HEAD: Final = Text("Epochs", "Epoki")
FITTED_HEAD: Final = Text("On what was fitted to", "Na danych uczących")
LEFT_OUT_HEAD: Final = Text("On games left out", "Na grach pominiętych")
VALUES: Final = Text("What is valued", "Co jest cenione")
VALUES_NOTE: Final = Text(
    "By how much the logit of the chance to win changes, beyond the hand-written evaluation, if this came to "
    "positions of an ordinary game. Places end in +0 for the seat that judges and in +1 for the next.",
    "O ile zmienia się logit szansy wygranej, ponad ocenę napisaną ręcznie, gdy to pojawi się w pozycjach "
    "zwykłej gry. Miejsca z końcówką +0 należą do oceniającego, z końcówką +1 do następnego gracza.",
)
CARD_HEAD: Final = Text("Card", "Karta")
WHERE_HEAD: Final = Text("Fact of play", "Fakt w grze")
WORTH_HEAD: Final = Text("Worth", "Wartość")
NO_CARD: Final = Text("no card", "żadna karta")
