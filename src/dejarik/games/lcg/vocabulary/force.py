"""Commitment to the Force."""

from __future__ import annotations

from dejarik.games.lcg.language.verbs import COMMIT, REMOVE
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import LcgState, in_play
from dejarik.games.lcg.rules.commitment import commit, free_force_cards, uncommit
from dejarik.games.lcg.rules.values import can_commit
from dejarik.games.lcg.vocabulary.words import OnCards
from dejarik.kernel.text import Text


class Commit(OnCards):
    """Commit a unit to the Force."""

    verb = COMMIT

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        seat = s.controller(card)
        return in_play(s, card) and not s.committed[card] and free_force_cards(s, seat) > 0 and can_commit(s, card)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        commit(s, frame.you, card)

    @property
    def rest(self) -> Text:
        return self.ref.named() + Text(" to the Force", " do Mocy")


class Uncommit(OnCards):
    """End a unit's commitment to the Force."""

    verb = REMOVE

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return bool(s.committed[card])

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        uncommit(s, card)

    @property
    def rest(self) -> Text:
        return self.ref.named() + Text(" from the Force", " z Mocy")
