"""Sets of Imperial Entanglements."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.cards.core.fates import TWIST_OF_FATE_DARK
from dejarik.games.lcg.language.products import IMPERIAL_ENTANGLEMENTS
from dejarik.games.lcg.language.terms import DARK, NAVY
from dejarik.games.lcg.model.abilities import BY_NAME, EACH_COPY, Action, Reaction
from dejarik.games.lcg.model.card import objective_set, ours
from dejarik.games.lcg.model.keywords import Elite, TargetedStrike
from dejarik.games.lcg.vocabulary.amounts import HowMany
from dejarik.games.lcg.vocabulary.conditions import YouControl, YourTurn
from dejarik.games.lcg.vocabulary.constants import Gains
from dejarik.games.lcg.vocabulary.costs import SpendResources
from dejarik.games.lcg.vocabulary.engagements import EndUnlessPaid
from dejarik.games.lcg.vocabulary.lasting import Blank
from dejarik.games.lcg.vocabulary.moves import Bounce, Destroy, Sacrifice
from dejarik.games.lcg.vocabulary.refs import THAT_UNIT, THIS, Each, Target
from dejarik.games.lcg.vocabulary.selectors import ANY, YOUR, Affiliated, Anything, CostAtMost, Objectives, Units
from dejarik.games.lcg.vocabulary.triggers import any_phase_begins, attackers_are_declared, enemy_unit_enters

navy = Maker(DARK, NAVY)

YOUR_NAVY_OBJECTIVES = Objectives(YOUR, Affiliated(NAVY))

SETS = (
    objective_set(
        178,
        IMPERIAL_ENTANGLEMENTS,
        navy.objective(
            "871",
            ours("The Tarkin Doctrine", "Doktryna Tarkina"),
            "1 5",
            Reaction(
                attackers_are_declared(),
                EndUnlessPaid(2),
                only=YouControl(3, YOUR_NAVY_OBJECTIVES),
                limit=EACH_COPY,
                late_limit=BY_NAME,
            ),
            traits="eriadu",
            locked=True,
        ),
        navy.unit(
            "872 unique",
            ours("Grand Moff Tarkin", "Wielki Moff Tarkin"),
            "3 3 3",
            "T(UB)",
            Elite(),
            Reaction(any_phase_begins(), Blank(Target(Anything(ANY))), cost=SpendResources(1, NAVY), limit=EACH_COPY),
            traits="character officer",
            resources=1,
            version="imperial_entanglements",
        ),
        navy.unit(
            "873",
            ours("Stormtrooper Assault Team", "Grupa uderzeniowa szturmowców"),
            "2 1 2",
            "",
            TargetedStrike(),
            Gains(THIS, "(U)", per=HowMany(YOUR_NAVY_OBJECTIVES)),
            traits="character trooper",
        ),
        navy.enhancement(
            "874",
            ours("Rule by Fear", "Rządy strachu"),
            "3 1",
            None,
            Reaction(enemy_unit_enters(late_limit=3), Bounce(THAT_UNIT), cost=Sacrifice(THIS)),
            traits="doctrine",
        ),
        navy.event(
            "875",
            ours("Moment of Triumph", "Chwila triumfu"),
            "2 2",
            Action(Destroy(Each(Units(ANY, CostAtMost(2)))), only=YourTurn()),
        ),
        TWIST_OF_FATE_DARK,
    ),
)
