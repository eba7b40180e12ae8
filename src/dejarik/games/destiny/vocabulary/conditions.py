"""What must be true for a part of an ability to happen."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.destiny.language.dice import BLANK
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import OFF, DestinyState
from dejarik.games.destiny.vocabulary.words import Condition
from dejarik.kernel.text import Text


class HostUnshielded(Condition):
    """The character this is attached to has no shields."""

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        return not s.shields[s.host[frame.source]]

    @property
    def clause(self) -> Text:
        return Text("{does_host} has no shields", "{does_host} nie ma osłon")


class SomeBlocked(Condition):
    """Shields blocked some of the damage just dealt."""

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        return frame.blocked > 0

    @property
    def clause(self) -> Text:
        return Text("shields blocked any of it", "osłony zablokowały choć część z nich")


@dataclass(eq=False)
class JustRolled(Condition):
    """A die just rolled shows a symbol."""

    symbol: int

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        symbols = s.deal.symbols
        return any(s.face[die] != OFF and symbols[die][s.face[die]] == self.symbol for die in frame.rolled)

    @property
    def clause(self) -> Text:
        if self.symbol == BLANK:
            return Text("it shows a blank", "wypadnie pusta ścianka")
        name = SYMBOL_NAMES[self.symbol]
        return Text(f"the roll shows {name.en}", f"wypadną {name.pl}")
