"""How to win at Destiny, on one screen."""

from __future__ import annotations

from dejarik.kernel.primer import Primer, PrimerLine
from dejarik.kernel.text import Text

PRIMER = Primer(
    goal=PrimerLine(
        Text("Defeat all enemy characters.", "Pokonaj wszystkie postacie przeciwnika."),
        "destiny.victory.all_characters_defeated",
    ),
    turn=(
        PrimerLine(
            Text(
                "A turn is one action or a pass; players take turns until all pass in a row.",
                "Tura to jedna akcja albo pas; tury idą na zmianę, aż wszyscy spasują po kolei.",
            ),
            "destiny.actionphase.act_or_pass",
        ),
        PrimerLine(
            Text(
                "Activate a character or support: exhaust it and roll its dice into your pool.",
                "Aktywuj postać lub wsparcie: wyczerp kartę i rzuć jej kośćmi do swojej puli.",
            ),
            "destiny.activate.exhaust_and_roll",
        ),
        PrimerLine(
            Text(
                "Resolve any number of your dice that show the same symbol: damage, shields, resources and more.",
                "Rozpatrz dowolną liczbę swoich kości z tym samym symbolem: obrażenia, osłony, zasoby i inne.",
            ),
            "destiny.resolve.same_symbol_only",
        ),
        PrimerLine(
            Text(
                "Play a card from your hand for its cost, use the action of a card, or discard a card to reroll dice.",
                "Zagraj kartę z ręki za jej koszt, użyj akcji z karty albo odrzuć kartę, żeby przerzucić kości.",
            ),
            "destiny.action.six_kinds",
        ),
        PrimerLine(
            Text(
                "Claim the battlefield: you use its ability and begin the next round, but only pass in this one.",
                "Zajmij pole bitwy: użyjesz jego zdolności i zaczniesz następną rundę, ale w tej już tylko pasujesz.",
            ),
            "destiny.claim.automatic_pass",
        ),
    ),
    end=PrimerLine(
        Text(
            "After each round cards are readied, everybody gains 2 resources and draws up to five cards. Whoever then "
            "has no card in hand or deck loses, too.",
            "Po każdej rundzie karty się przygotowuje, każdy zyskuje 2 zasoby i dobiera do pięciu kart. Kto wtedy nie "
            "ma kart na ręce ani w talii, też przegrywa.",
        ),
        "destiny.victory.no_cards_left",
    ),
)
