"""Bounty put together: two to four hunters race for the level 4 mission; whoever has the most credits then wins."""

from __future__ import annotations

from functools import partial

from dejarik.games.bounty import (
    course,
    encode,
    facts,
    knowledge,
    looks,
    mission,
    notation,
    primer,
    setup,
    tour,
    turn,
    view,
)
from dejarik.games.bounty.box import BOX
from dejarik.games.bounty.evaluate import evaluate
from dejarik.games.bounty.waste import waste
from dejarik.games.bounty.wording import WORDING
from dejarik.kernel.assembled import AssembledGame, Parts
from dejarik.kernel.game import Mode, Setup
from dejarik.kernel.rules import load_catalogue
from dejarik.kernel.text import Text

MODES = (
    *(Mode(f"{n}p", Text(f"{n} players", f"Graczy: {n}"), Setup(n)) for n in (2, 3, 4)),
    Mode("choose", Text("Chosen characters", "Wybrane postacie"), Setup(3, {"characters": "choose"})),
    Mode(
        "wide",
        Text("Boba Fett's stored event anywhere", "Odłożone wydarzenie Boby Fetta wszędzie"),
        Setup(2, {"stored_event": "any", "characters": "boba/fennec", "first": "random"}),
    ),
)

GAME = AssembledGame(
    Parts(
        name="bounty",
        title=Text("Bounty", "Łowcy nagród"),
        look=looks.GAME,
        look_names=looks.NAMES,
        version="1",
        seats=range(2, 5),
        default_seats=2,
        option_specs=setup.OPTIONS,
        modes=MODES,
        box=BOX,
        primer=primer.PRIMER,
        tour=tour.TOUR,
        check=setup.check_first_player,
        deal=setup.deal,
        notate=notation.notate,
        copies=notation.copies,
        wording=WORDING,
        refusals={
            "action": turn.refusals,
            "event": mission.event_refusals,
            "use": mission.ignore_refusals,
            "hand_limit": turn.keep_refusals,
        },
        headline=view.headline,
        seat_views=view.seat_views,
        regions=view.regions,
        things_of=view.things_of,
        asked_together=frozenset({"hand_limit", "sale"}),
        recurring=frozenset({"event"}),
        determinize=knowledge.determinize,
        evaluate=evaluate,
        round=course.round_of,
        ending=course.ending,
        tallies=course.TALLIES,
        telling=course.TELLING,
        actions=encode.actions,
        tables=encode.TABLES,
        waste=waste,
        facts=facts.facts,
        rules=partial(load_catalogue, "dejarik.games.bounty"),
    )
)
