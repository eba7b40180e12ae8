"""The Deckbuilding Game put together: two factions build decks from the galaxy row and destroy each other's bases."""

from __future__ import annotations

from functools import partial

from dejarik.abilities.words import asking_card
from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.games.deckbuilding.procedure import actions, attack, setup
from dejarik.games.deckbuilding.procedure.box import BOX
from dejarik.games.deckbuilding.show import course, encode, facts, looks, notation, primer, tour, view
from dejarik.games.deckbuilding.show.waste import waste
from dejarik.games.deckbuilding.show.wording import WORDING
from dejarik.games.deckbuilding.think import knowledge
from dejarik.games.deckbuilding.think.evaluate import evaluate
from dejarik.games.deckbuilding.think.pointless import is_pointless
from dejarik.kernel.assembled import AssembledGame, Parts
from dejarik.kernel.game import Mode, Setup
from dejarik.kernel.rules import load_catalogue
from dejarik.kernel.text import Text, same

MODES = (
    Mode("beginner", Text("Beginner game", "Gra dla początkujących"), Setup(2)),
    Mode("full", Text("Full control", "Pełna kontrola"), Setup(2, {"bases": "full"})),
    Mode("secret", Text("Secret bases", "Tajne bazy"), Setup(2, {"bases": "secret"})),
    Mode(
        "payoff",
        Text("Quick game with paying off", "Szybka gra ze spłacaniem kart"),
        Setup(2, {"length": "2", "payoff": "yes", "bases": "full", "factions": "rebel/empire"}),
    ),
    Mode("teams", Text("Two against two", "Dwóch na dwóch"), Setup(4, {"bases": "full"})),
    Mode(
        "secret-teams",
        Text("Two against two, secret bases", "Dwóch na dwóch, tajne bazy"),
        Setup(4, {"bases": "secret", "payoff": "yes"}),
    ),
)


def turn(s: DeckbuildingState) -> int:
    """Turns are long: search plays one to its end before judging."""
    return s.turn


GAME = AssembledGame(
    Parts(
        name="deckbuilding",
        title=same("The Deckbuilding Game"),
        look=looks.GAME,
        look_names=looks.NAMES,
        version="1",
        seats=range(2, 5, 2),
        default_seats=2,
        option_specs=setup.OPTIONS,
        modes=MODES,
        box=BOX,
        primer=primer.PRIMER,
        tour=tour.TOUR,
        deal=setup.deal,
        notate=notation.notate,
        copies=notation.copies,
        wording=WORDING,
        refusals={"action": actions.action_refusals, "target": attack.target_refusals},
        headline=view.headline,
        seat_views=view.seat_views,
        regions=view.regions,
        things_of=view.things_of,
        asking_card=asking_card,
        asked_together=frozenset({"exile"}),
        recurring=frozenset({"reward", "trigger"}),
        spreads={"assign": attack.damage_spread},
        determinize=knowledge.determinize,
        evaluate=evaluate,
        actions=encode.actions,
        tables=encode.TABLES,
        turn=turn,
        is_pointless=is_pointless,
        round=course.round_of,
        ending=course.ending,
        tallies=course.TALLIES,
        telling=course.TELLING,
        waste=waste,
        facts=facts.facts,
        rules=partial(load_catalogue, "dejarik.games.deckbuilding"),
    )
)
