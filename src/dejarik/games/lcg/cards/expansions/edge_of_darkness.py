"""Sets of Edge of Darkness."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import TWIST_OF_FATE_DARK, TWIST_OF_FATE_LIGHT
from dejarik.games.lcg.language.products import EDGE_OF_DARKNESS
from dejarik.games.lcg.language.terms import DARK, LIGHT, NEUTRAL, SCUM, SMUGGLERS
from dejarik.games.lcg.model.abilities import Action, Interrupt, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.keywords import Edge, Limited, Shielding
from dejarik.games.lcg.vocabulary.costs import ReturnAsCost
from dejarik.games.lcg.vocabulary.decks import CaptureTop
from dejarik.games.lcg.vocabulary.hands import FROM_HAND, PutIntoPlay
from dejarik.games.lcg.vocabulary.moves import Bounce, Capture, Draw
from dejarik.games.lcg.vocabulary.refs import THIS, Each, Target
from dejarik.games.lcg.vocabulary.selectors import ANY, ENEMY, CostAtMost, Enhancements, Trait, Units
from dejarik.games.lcg.vocabulary.tokens import MoveFocus, PlaceFocus
from dejarik.games.lcg.vocabulary.triggers import edge_lost, edge_won, enters, leaves, you_refresh
from dejarik.kernel.text import same

smugglers = Maker(LIGHT, SMUGGLERS)
light = Maker(LIGHT, NEUTRAL)
scum = Maker(DARK, SCUM)
dark = Maker(DARK, NEUTRAL)

JAWA_SCAVENGER = scum.unit(
    "381",
    ours("Jawa Scavenger", "Złomiarz Jawów"),
    "0 1 1",
    "(T)",
    Reaction(edge_lost(), Bounce(THIS), forced=True),
    traits="character scavenger",
)

SETS = (
    objective_set(
        72,
        EDGE_OF_DARKNESS,
        smugglers.objective(
            "331",
            ours("Asteroid Sanctuary", "Schronienie wśród asteroid"),
            "1 5",
            Reaction(edge_won(), Draw()),
            traits="anoat",
        ),
        smugglers.unit(
            "332 unique",
            ours("Millennium Falcon", "Sokół Millennium"),
            "5 3 3",
            "UUBB(U)",
            Edge(1),
            Action(PutIntoPlay(Units(ANY, Trait("character", "droid")), FROM_HAND), cost=ReturnAsCost(THIS)),
            traits="vehicle transport",
        ),
        smugglers.unit(
            "324",
            ours("Cloud City Operative", "Agent z Miasta w Chmurach"),
            "2 1 2",
            "U(T)",
            Reaction(enters(), MoveFocus(Target(Units(ANY)), Target(Units(ANY, CostAtMost(2)), another=True))),
            traits="character rogue",
        ),
        light.enhancement(
            "333",
            ours("Cloud City Guest Quarters", "Kwatery gościnne w Mieście w Chmurach"),
            "2 2",
            None,
            Limited(),
            traits="cloud_city location",
            resources=2,
        ),
        smugglers.event(
            "334",
            ours("Bamboozle", "Wyprowadzenie w pole"),
            "2 1",
            Action(
                MoveFocus(Target(Units(ANY, Trait("character"))), Target(Units(ANY, Trait("character")), another=True))
            ),
        ),
        TWIST_OF_FATE_LIGHT,
    ),
    objective_set(
        82,
        EDGE_OF_DARKNESS,
        scum.objective(
            "380",
            ours("The Tatooine Crash", "Katastrofa na Tatooine"),
            "1 6",
            Reaction(you_refresh(), CaptureTop()),
            traits="tatooine",
        ),
        JAWA_SCAVENGER,
        JAWA_SCAVENGER,
        dark.unit(
            "382",
            ours("Sandcrawler", "Piaskoczołg"),
            "3 2 3",
            "UU",
            Shielding(),
            Interrupt(leaves(), PlaceFocus(1, Each(Units(ANY, Trait("character", "droid")))), forced=True),
            traits="vehicle",
        ),
        scum.event("383", same("Utinni!"), "2 2", Action(Capture(Target(Enhancements(ENEMY))))),
        TWIST_OF_FATE_DARK,
    ),
)
