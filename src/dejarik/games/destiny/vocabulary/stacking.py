"""Cards laid face down on a card that is set aside, and playing them from there."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Both, Clause
from dejarik.abilities.words import do
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import ASIDE, HAND, STACKED, DestinyState, foes_of, stacked_on
from dejarik.games.destiny.model.values import different_cards
from dejarik.games.destiny.rules.piles import discard_from_play, lay_on
from dejarik.games.destiny.vocabulary.playing import PlayCard
from dejarik.games.destiny.vocabulary.words import Asks
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text
from dejarik.kernel.zones import show


class LayOnThis(Asks):
    """A card of one's hand is laid face down on this one, which is set aside; others do not see which card it is."""

    kind = "lay"
    asks_for_one = True  # or others would see that all cards of a hand are alike

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [("lay", card) for card in different_cards(s, s.zones[HAND + frame.you])]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        lay_on(s, frame.you, subject(option), frame.source)

    @property
    def clause(self) -> Clause:
        return Act(verbs.PUT, Text("a card from your hand face down on it", "na nim zakrytą kartę z ręki"))


class PlayStacked(PlayCard):
    """The card that lies on the card spoken of is played for free; all see it now."""

    def __init__(self) -> None:
        super().__init__(places=(STACKED,), free=True)

    def meant(self, s: DestinyState, frame: Frame, zone: int) -> list[int]:
        return stacked_on(s, frame.card)


class PlayFromCopy(Asks):
    """The card on another copy of this one, whoever set it aside, is played for free, and that copy is discarded."""

    kind = "copy"

    def __init__(self) -> None:
        self.stacked = PlayStacked()

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        cards, name = s.deal.cards, s.deal.cards[frame.source].name.en
        aside = [card for seat in (frame.you, *foes_of(s, frame.you)) for card in s.zones[ASIDE + seat]]
        return [("copy", card) for card in aside if cards[card].name.en == name and stacked_on(s, card)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        frame.card = subject(option)
        for card in stacked_on(s, frame.card):
            show(s, card)
        s.agenda.append((discard_copy, (frame.card,)))
        s.agenda.append((do, (self.stacked,)))

    @property
    def clause(self) -> Clause:
        played = Text(
            "for free the card on another copy of {of_this} that is set aside",
            "za darmo kartę leżącą na innej odłożonej na bok kopii {of_this}",
        )
        return Both(Act(verbs.PLAY, played), Act(verbs.DISCARD, Text("that copy", "tę kopię")))


@step
def discard_copy(s: DestinyState, copy: int) -> None:
    """The copy has done its work; a card on it that could not be played goes with it."""
    for card in (*stacked_on(s, copy), copy):
        discard_from_play(s, card)
