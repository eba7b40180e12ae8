"""Interrupts that have something happen otherwise: damage to another unit, a card to its owner's hand, an attack."""

from __future__ import annotations

from dataclasses import replace

from dejarik.abilities.clauses import Clause, Statement
from dejarik.abilities.selectors import Filter
from dejarik.abilities.windows import INTERRUPTS, answered, change
from dejarik.games.lcg.language.verbs import MOVE
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import HAND, NOBODY, LcgState
from dejarik.games.lcg.model.targets import Ref
from dejarik.games.lcg.rules.damage import can_take, deal_damage
from dejarik.games.lcg.vocabulary.refs import THIS
from dejarik.games.lcg.vocabulary.words import Deed, OnCards
from dejarik.kernel.log import tell
from dejarik.kernel.text import Case, Text


class NotThat(Filter[LcgState, Frame]):
    """Not the card that the trigger is about; "another" says so."""

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return card != frame.that


class RedirectDamage(OnCards):
    """Part of the damage that the ability interrupts is dealt to another card instead."""

    verb = MOVE

    def __init__(self, amount: int, ref: Ref) -> None:
        super().__init__(ref)
        self.amount = amount

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return can_take(s, card)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        """The damage goes on coming from its source, and it is an enemy's for both players: shields may stop it."""
        event = answered(s).event
        moved = min(self.amount, event.amount)
        change(s, replace(event, amount=event.amount - moved))
        by = frame.you if s.controller(card) != frame.you else event.seat
        deal_damage(s, by, event.source, [(card, moved)])

    @property
    def rest(self) -> Text:
        said = Text("{n} of that damage to {whom} instead", "{n} z tych obrażeń na {whom}")
        return said.fill(n=self.amount, whom=self.ref.named())


class ReturnInstead(OnCards):
    """A card that leaves play goes to its owner's hand, wherever it was going."""

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return answered(s).event.sort != HAND

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        change(s, replace(answered(s).event, sort=HAND, source=NOBODY))

    @property
    def rest(self) -> Text:
        return self.ref.named()

    @property
    def clause(self) -> Clause:
        said = Text(
            "return {whom} to its owner's hand instead", "zamiast tego {whom} wraca na rękę swojego właściciela"
        )
        return Statement(Text(said.fill(whom=self.ref.named()).en, said.fill(whom=self.ref.named(Case.NOMINATIVE)).pl))


class MoveEngagement(Deed):
    """The engagement is fought over this objective; it stays declared on the other (lcg.conflict.redirected_attack)."""

    verb = MOVE

    def act(self, s: LcgState, frame: Frame) -> bool:
        window = answered(s)
        if window.stage == INTERRUPTS:
            change(s, replace(window.event, concerned=frame.source))
        s.engaged = frame.source
        tell(s, "redirected", frame.you, (frame.source,))
        return True

    @property
    def rest(self) -> Text:
        return Text("that engagement to ", "tę bitwę na ") + THIS.named()
