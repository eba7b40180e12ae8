"""What interrupts do to the play they interrupt, whose frame lies under their own."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.destiny.frames import HAD_AMBUSH, KEPT, NUMBER
from dejarik.games.destiny.state import DestinyState
from dejarik.games.destiny.vocabulary.words import Effect, Word
from dejarik.kernel.text import Text


@dataclass(frozen=True)
class LowerCost(Effect):
    """The card about to be played costs less, for this play only (destiny.example.it_binds_all_things)."""

    less: int

    def run(self, s: DestinyState) -> None:
        s.frames[-2][NUMBER] += self.less

    @property
    def text(self) -> Text:
        return Text(f"pay {self.less} less for that card", f"zapłać za tę kartę o {self.less} mniej")


@dataclass(frozen=True)
class GiveAmbush(Effect):
    """The card about to be played has Ambush (destiny.keyword.no_second_copy)."""

    def run(self, s: DestinyState) -> None:
        s.frames[-2][KEPT] |= HAD_AMBUSH

    @property
    def text(self) -> Text:
        return Text("give that card Ambush", "nadaj tej karcie słowo kluczowe Zasadzka")


def discount_in(word: Word) -> int:
    """By how much a word, or the words in it, could lower the cost of a play."""
    own = word.less if isinstance(word, LowerCost) else 0
    return own + sum(discount_in(part) for part in word.words())
