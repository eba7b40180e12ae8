"""How to win at the Deckbuilding Game, on one screen."""

from __future__ import annotations

from dejarik.kernel.primer import Primer, PrimerLine
from dejarik.kernel.text import Text

PRIMER = Primer(
    goal=PrimerLine(
        Text(
            "Be the first to destroy three enemy bases; in the advanced modes four.",
            "Zniszcz jako pierwszy trzy wrogie bazy, w trybach zaawansowanych cztery.",
        ),
        "deckbuilding.overview.goal",
    ),
    turn=(
        PrimerLine(
            Text(
                "Play cards from your hand: they give resources, attack and Force.",
                "Zagrywaj karty z ręki: dają zasoby, atak i Moc.",
            ),
            "deckbuilding.play.to_area",
        ),
        PrimerLine(
            Text(
                "Buy cards of your faction and neutral ones from the galaxy row. They go to your discard pile and "
                "join your deck when it is shuffled.",
                "Kupuj z rzędu galaktyki karty swojej frakcji i neutralne. Trafiają na stos kart odrzuconych, a przy "
                "tasowaniu do talii.",
            ),
            "deckbuilding.buy.later",
        ),
        PrimerLine(
            Text(
                "Attack the enemy base with units and capital ships, or with units an enemy card in the row: you get "
                "its reward.",
                "Atakuj jednostkami i okrętami bazę wroga albo samymi jednostkami wrogą kartę w rzędzie: dostaniesz "
                "nagrodę.",
            ),
            "deckbuilding.attack.kinds",
        ),
        PrimerLine(
            Text(
                "Use the ability of each card in play once a turn. Some work only while the Force is with you.",
                "Każdej zdolności swoich kart w grze możesz użyć raz na turę. Niektóre działają tylko, gdy Moc jest z "
                "tobą.",
            ),
            "deckbuilding.ability.once",
        ),
        PrimerLine(
            Text(
                "End the turn: discard your units and your hand and draw five cards. Capital ships stay and shield "
                "your base.",
                "Zakończ turę: odrzuć jednostki i rękę, dobierz pięć kart. Okręty zostają i osłaniają twoją bazę.",
            ),
            "deckbuilding.end.draw",
        ),
    ),
    end=PrimerLine(
        Text(
            "A base is destroyed when its damage reaches its hit points; its owner reveals another one. With the "
            "deciding base the game ends at once.",
            "Baza zostaje zniszczona, gdy obrażenia zrównają się z jej wytrzymałością; właściciel odkrywa następną. "
            "Zniszczenie rozstrzygającej bazy od razu kończy grę.",
        ),
        "deckbuilding.win.immediate",
    ),
)
