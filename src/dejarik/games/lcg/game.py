"""The LCG put together: the light and the dark side fight over objectives while the Death Star dial advances."""

from __future__ import annotations

from functools import partial

from dejarik.abilities.words import asking_card
from dejarik.games.lcg.decks import DECKS
from dejarik.games.lcg.procedure import answering as _answering  # noqa: F401  # gives the state its rules
from dejarik.games.lcg.procedure import setup, strikes
from dejarik.games.lcg.show import course, encode, facts, looks, notation, view
from dejarik.games.lcg.show.primer import PRIMER
from dejarik.games.lcg.show.refusals import REFUSALS
from dejarik.games.lcg.show.tour import TOUR
from dejarik.games.lcg.show.windows import WINDOWS, window_of
from dejarik.games.lcg.show.wording import WORDING
from dejarik.games.lcg.think.evaluate import evaluate
from dejarik.games.lcg.think.horizon import horizon
from dejarik.games.lcg.think.knowledge import determinize
from dejarik.kernel.assembled import AssembledGame, Parts
from dejarik.kernel.game import Mode, Setup
from dejarik.kernel.rules import load_catalogue
from dejarik.kernel.text import Text

LATER_READINGS = {"rulings": "5.0", "mulligan": "off", "sides": "random"}
TEN_SETS = {
    "deck1": "smugglers: 6 11 15x2 16 18 72x2 99 109",
    "deck2": "scum: 20 27 33x2 34 36 57x2 82x2",
    "mulligan_order": "light",
}

MODES = (
    Mode("jedi-sith", Text("Jedi against Sith", "Jedi przeciw Sithom"), Setup(2)),
    Mode(
        "rebels-navy",
        Text("Rebel Alliance against Imperial Navy", "Sojusz Rebeliantów przeciw Imperialnej Marynarce"),
        Setup(2, {"deck1": "rebels", "deck2": "navy"}),
    ),
    Mode(
        "jedi-navy",
        Text("Jedi against Imperial Navy", "Jedi przeciw Imperialnej Marynarce"),
        Setup(2, {"deck2": "navy"}),
    ),
    Mode(
        "rebels-sith",
        Text("Rebel Alliance against Sith", "Sojusz Rebeliantów przeciw Sithom"),
        Setup(2, {"deck1": "rebels"}),
    ),
    Mode("later-readings", Text("The later rulings", "Późniejsze orzeczenia"), Setup(2, LATER_READINGS)),
    Mode("ten-sets", Text("Decks of ten sets", "Talie z dziesięciu zestawów"), Setup(2, TEN_SETS)),
)

GAME = AssembledGame(
    Parts(
        name="lcg",
        title=Text("Star Wars: The Card Game", "Star Wars: Gra karciana"),
        look=looks.GAME,
        look_names=looks.NAMES,
        version="1",
        seats=range(2, 3),
        default_seats=2,
        option_specs=setup.OPTIONS,
        modes=MODES,
        decks=DECKS,
        windows=WINDOWS,
        primer=PRIMER,
        tour=TOUR,
        check=setup.check_decks,
        deal=setup.deal,
        notate=notation.notate,
        copies=notation.copies,
        wording=WORDING,
        refusals=REFUSALS,
        headline=view.headline,
        phases=view.phases,
        seat_views=view.seat_views,
        regions=view.regions,
        things_of=view.things_of,
        asking_card=asking_card,
        asked_together=frozenset({"attackers", "commit", "defenders", "discard_x", "pick"}),
        counted_together={"icons": strikes.points_together},
        recurring=frozenset(
            {"action", "defenders", "edge", "interrupt", "protect", "reaction", "shield", "shield_focus", "shielding"}
        ),
        window=window_of,
        determinize=determinize,
        evaluate=evaluate,
        actions=encode.actions,
        tables=encode.TABLES,
        turn=horizon,
        stops=frozenset({"done", "no", "pass"}),
        round=course.round_of,
        ending=course.ending,
        tallies=course.TALLIES,
        telling=course.TELLING,
        facts=facts.facts,
        rules=partial(load_catalogue, "dejarik.games.lcg"),
    )
)
