"""How to win at Bounty, on one screen."""

from __future__ import annotations

from dejarik.kernel.primer import Primer, PrimerLine
from dejarik.kernel.text import Text

PRIMER = Primer(
    goal=PrimerLine(
        Text("Have the most credits when the game ends.", "Miej najwięcej kredytów, gdy gra się skończy."),
        "bounty.end.most_credits",
    ),
    turn=(
        PrimerLine(
            Text(
                "Take two actions: draw 2 cards, sell cards at half price, do a quick job for 200 credits (once a "
                "turn) or attempt a mission.",
                "Wykonaj dwie akcje: dobierz 2 karty, sprzedaj karty za pół ceny, weź szybkie zlecenie za 200 kredytów "
                "(raz na turę) albo wykonaj misję.",
            ),
            "bounty.turn.any_combination",
        ),
        PrimerLine(
            Text(
                "Between actions attach equipment from your hand to your board and pay its cost.",
                "Między akcjami dokładaj ekwipunek z ręki do planszetki i płać jego koszt.",
            ),
            "bounty.equip.timing",
        ),
        PrimerLine(
            Text(
                "A mission demands firepower, agility, armor and cunning. Meet all four and you get the reward; "
                "otherwise you pay the penalty.",
                "Misja wymaga siły ognia, zwinności, pancerza i sprytu. Masz dość wszystkich czterech: bierzesz "
                "nagrodę. Jeśli nie: płacisz karę.",
            ),
            "bounty.mission.success_condition",
        ),
        PrimerLine(
            Text(
                "During a mission each opponent may play one event to make it harder, then you one to make it easier. "
                "An event costs 200 credits.",
                "Podczas misji każdy przeciwnik może zagrać jedno wydarzenie, by ją utrudnić, a potem ty jedno, by ją "
                "ułatwić. Wydarzenie kosztuje 200 kredytów.",
            ),
            "bounty.event.opponents_first",
        ),
        PrimerLine(
            Text(
                "At the end of your turn keep at most 5 cards in hand.",
                "Na koniec tury możesz mieć na ręce najwyżej 5 kart.",
            ),
            "bounty.hand.limit",
        ),
    ),
    end=PrimerLine(
        Text(
            "Completing a mission of level 4 ends the game at once. Everybody sells their board at half price, then "
            "credits are counted.",
            "Zrealizowanie misji poziomu 4 od razu kończy grę. Każdy sprzedaje karty z planszetki za pół ceny, po czym "
            "liczy się kredyty.",
        ),
        "bounty.end.level_four",
    ),
)
