"""Destiny put together: teams of characters fight with dice and cards over a battlefield."""

from __future__ import annotations

from functools import partial

from dejarik.games.destiny.decks import DECKS
from dejarik.games.destiny.procedure import setup
from dejarik.games.destiny.show import course, encode, facts, looks, notation, view
from dejarik.games.destiny.show.primer import PRIMER
from dejarik.games.destiny.show.questions import asking_card, asking_thing
from dejarik.games.destiny.show.refusals import refusals
from dejarik.games.destiny.show.story import signs
from dejarik.games.destiny.show.tour import TOUR
from dejarik.games.destiny.show.waste import waste
from dejarik.games.destiny.show.wording import WORDING
from dejarik.games.destiny.think import knowledge, luck
from dejarik.games.destiny.think.evaluate import evaluate
from dejarik.kernel.assembled import AssembledGame, Parts
from dejarik.kernel.game import Mode, Setup
from dejarik.kernel.rules import load_catalogue
from dejarik.kernel.text import Text

OTHER_READINGS = {"stall": "pass", "overflow": "free", "fourth_upgrade": "refused", "last_stand": "draw"}

MODES = (
    Mode("luke-boba", Text("Luke against Boba Fett", "Luke przeciw Bobie Fettowi"), Setup(2)),
    Mode(
        "rey-kylo",
        Text("Rey against Kylo Ren", "Rey przeciw Kylo Renowi"),
        Setup(2, {"deck1": "rey", "deck2": "kylo-ren"}),
    ),
    Mode("three", Text("Three players", "Trzech graczy"), Setup(3)),
    Mode("four", Text("Four players", "Czterech graczy"), Setup(4)),
    Mode("readings", Text("The other readings", "Inne odczytania zasad"), Setup(2, OTHER_READINGS)),
)

GAME = AssembledGame(
    Parts(
        name="destiny",
        title=Text("Destiny", "Przeznaczenie"),
        look=looks.GAME,
        look_names=looks.NAMES,
        version="1",
        seats=range(2, 5),
        default_seats=2,
        option_specs=setup.OPTIONS,
        modes=MODES,
        decks=DECKS,
        primer=PRIMER,
        tour=TOUR,
        deal=setup.deal,
        notate=notation.notate,
        copies=notation.copies,
        wording=WORDING,
        signs=signs,
        refusals={"action": refusals, "extra_action": refusals},
        headline=view.headline,
        phases=view.phases,
        seat_views=view.seat_views,
        regions=view.regions,
        things_of=view.things_of,
        asking_card=asking_card,
        asking_thing=asking_thing,
        asked_together=frozenset({"assign", "discard", "redraw", "remove", "reroll", "upkeep"}),
        determinize=knowledge.determinize,
        evaluate=evaluate,
        actions=encode.actions,
        tables=encode.TABLES,
        luck=luck.luck,
        round=course.round_of,
        ending=course.ending,
        tallies=course.TALLIES,
        telling=course.TELLING,
        waste=waste,
        facts=facts.facts,
        rules=partial(load_catalogue, "dejarik.games.destiny"),
    )
)
