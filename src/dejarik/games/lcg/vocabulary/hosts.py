"""What enhancements are attached to."""

from __future__ import annotations

from dejarik.abilities.selectors import Whose
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import DIAL, LcgState
from dejarik.games.lcg.vocabulary.selectors import ANY, ENEMY, YOUR, Cards, Objectives, Trait, Units
from dejarik.kernel.text import Case, Text


class TheDial(Cards):
    """The Death Star dial, where a card is expected."""

    def found(self, s: LcgState, frame: Frame) -> list[int]:
        return [DIAL]

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return [DIAL]

    def one(self, case: Case = Case.ACCUSATIVE) -> Text:
        polish = (
            "wskaźnik Gwiazdy Śmierci",
            "wskaźnika Gwiazdy Śmierci",
            "wskaźnikowi Gwiazdy Śmierci",
            "wskaźnik Gwiazdy Śmierci",
            "wskaźnikiem Gwiazdy Śmierci",
            "wskaźniku Gwiazdy Śmierci",
        )
        return Text("the Death Star dial", polish[case.value])


FORCE_UNIT = Units(ANY, Trait("force_user", "force_sensitive"))
FORCE_USER = Units(ANY, Trait("force_user"))
CHARACTER = Units(ANY, Trait("character"))
ENEMY_CHARACTER = Units(ENEMY, Trait("character"))
VEHICLE = Units(ANY, Trait("vehicle"))
ENEMY_OBJECTIVE = Objectives(ENEMY)
OWN_OBJECTIVE = Objectives(YOUR)
ANY_OBJECTIVE = Objectives(ANY)
THE_DIAL = TheDial(Whose())
