"""Rescuing captured cards."""

from __future__ import annotations

from dejarik.games.lcg.language.verbs import PUT, RESCUE
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import HAND, LcgState, captives_at
from dejarik.games.lcg.rules.moving import rescue
from dejarik.games.lcg.rules.playing import can_put_into_play, put_into_play
from dejarik.games.lcg.vocabulary.words import OnCards
from dejarik.kernel import rng, zones
from dejarik.kernel.text import Case, Text


class Rescue(OnCards):
    """Rescue a card captured at an objective, taken at random (lcg.rescue.random)."""

    verb = RESCUE

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return bool(captives_at(s, card))

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        captives = captives_at(s, card)
        frame.that = captives[rng.below(s, len(captives))]
        zones.show(s, frame.that)  # its owner sees it now, the dark side has, and what follows tells what it is
        rescue(s, frame.that)

    @property
    def rest(self) -> Text:
        return Text("1 random card captured at ", "1 losową kartę schwytaną przy ") + self.ref.named(Case.LOCATIVE)


class PutRescuedIntoPlay(OnCards):
    """Put a card that was just rescued into play, controlled by its owner."""

    verb = PUT

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        owner = s.deal.owner[card]
        return s.place[card] == HAND + owner and can_put_into_play(s, card, owner)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        put_into_play(s, card, s.deal.owner[card])

    @property
    def rest(self) -> Text:
        return Text("{card} into play", "{card} do gry").fill(card=self.ref.named())
