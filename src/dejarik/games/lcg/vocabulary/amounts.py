"""Numbers that depend on the position."""

from __future__ import annotations

from typing import Final

from dejarik.abilities.words import Amount
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import LcgState, attached_to, enhancements_of
from dejarik.games.lcg.rules.values import cards_held
from dejarik.games.lcg.vocabulary.selectors import Cards
from dejarik.kernel.text import Text


class AttachedEnhancements(Amount[LcgState, Frame]):
    """How many enhancements are attached to this card."""

    is_tally = True

    def of(self, s: LcgState, frame: Frame) -> int:
        return sum(not s.deal.cards[card].priority for card in attached_to(s, frame.source))

    @property
    def clause(self) -> Text:
        return Text("enhancement attached to it", "każde dołączone do niej ulepszenie")


class CardsHeldByFoe(Amount[LcgState, Frame]):
    """How many cards the opponent holds, or is considered to hold."""

    is_tally = True

    def __init__(self, whose: Text) -> None:
        self.whose = whose

    def of(self, s: LcgState, frame: Frame) -> int:
        return cards_held(s, frame.foe)

    @property
    def clause(self) -> Text:
        return Text(f"card in {self.whose.en} hand", f"każdą kartę na ręce {self.whose.pl}")


class HowMany(Amount[LcgState, Frame]):
    """How many cards of a kind there are."""

    is_tally = True

    def __init__(self, select: Cards) -> None:
        self.select = select

    def of(self, s: LcgState, frame: Frame) -> int:
        return len(self.select.found(s, frame))

    @property
    def clause(self) -> Text:
        return Text(self.select.bare().en, self.select.each().pl)


class OnDial(Amount[LcgState, Frame]):
    """The number on the Death Star dial."""

    is_tally = True

    def of(self, s: LcgState, frame: Frame) -> int:
        return s.dial

    @property
    def clause(self) -> Text:
        return Text("point on the Death Star dial", "każdy punkt na wskaźniku Gwiazdy Śmierci")


THEIR_CARDS: Final = CardsHeldByFoe(Text("your opponent's", "twojego przeciwnika"))
DEFENDERS_CARDS: Final = CardsHeldByFoe(Text("the defending player's", "broniącego się gracza"))


class YourEnhancements(Amount[LcgState, Frame]):
    """How many enhancements you control."""

    def of(self, s: LcgState, frame: Frame) -> int:
        return len(enhancements_of(s, frame.you))

    @property
    def clause(self) -> Text:
        return Text("the number of enhancements you control", "liczba ulepszeń pod twoją kontrolą")
