"""Interrupts that cancel what they answer."""

from __future__ import annotations

from dejarik.abilities.windows import cancel
from dejarik.games.lcg.language.verbs import CANCEL
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.vocabulary.words import Deed
from dejarik.kernel.text import Text


class CancelEvent(Deed):
    """Cancel the effects of the event that is played; its costs stay paid (lcg.cancel.only_effects)."""

    verb = CANCEL

    def act(self, s: LcgState, frame: Frame) -> bool:
        cancel(s)
        return True

    @property
    def rest(self) -> Text:
        return Text("the effects of that event", "efekty tego wydarzenia")


class CancelInterrupt(CancelEvent):
    """Cancel the effects of an interrupt (lcg.ability.cancel_interrupt)."""

    @property
    def rest(self) -> Text:
        return Text("the effects of that interrupt", "efekty tego Zakłócenia")
