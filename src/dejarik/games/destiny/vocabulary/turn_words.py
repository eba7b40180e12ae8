"""Setting dice to other sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny import pools
from dejarik.games.destiny.dice import BLANK, CLOSE_AND_FAR
from dejarik.games.destiny.frames import (
    CHOSEN,
    DIE,
    DONE,
    NUMBER,
    THIS_DIE,
    chosen,
    forget_chosen,
    you,
)
from dejarik.games.destiny.state import NOBODY, DestinyState
from dejarik.games.destiny.vocabulary.dice_words import ANY_NUMBER, EVERY, Many, limited
from dejarik.games.destiny.vocabulary.numbers import Count, worth
from dejarik.games.destiny.vocabulary.phrases import OWN, shown_symbols
from dejarik.games.destiny.vocabulary.selectors import Dice, distinct
from dejarik.games.destiny.vocabulary.words import Asks
from dejarik.kernel.decision import Option
from dejarik.kernel.text import Text


@dataclass(frozen=True)
class Turn(Asks):
    """Dice are set to other sides: of the player's choice, with certain symbols, or without damage."""

    dice: Dice
    to: frozenset[int] = frozenset()
    away_from: frozenset[int] = frozenset()
    up_to: Count | None = None
    many: Many | None = None
    others: bool = False
    to_that_symbol: bool = False
    kind: ClassVar[str] = "turn"

    def run(self, s: DestinyState) -> None:
        forget_chosen(s)
        self.ask(s)

    def options(self, s: DestinyState) -> list[Option]:
        found = self._turns(s, chosen(s))
        is_free = self.up_to is not None or self.many is ANY_NUMBER
        return [*found, ("done",)] if found and is_free else found

    def possible(self, s: DestinyState) -> bool:
        return bool(self._turns(s, []))

    def _turns(self, s: DestinyState, taken: list[int]) -> list[Option]:
        if self._is_enough(s, len(taken)):
            return []
        this = s.frames[-1][THIS_DIE] if self.others else NOBODY
        left = [die for die in self.dice.found(s) if die not in taken and die != this]
        return [("turn", die, face) for die in distinct(s, left) for face in self._faces(s, die)]

    def _is_enough(self, s: DestinyState, turned: int) -> bool:
        if self.many is not None:
            return False
        return turned >= (1 if self.up_to is None else worth(s, self.up_to))

    def _faces(self, s: DestinyState, die: int) -> list[int]:
        symbols, faces = s.deal.symbols[die], s.deal.turns[die][s.face[die]]
        wanted = frozenset({s.frames[-1][NUMBER]}) if self.to_that_symbol else self.to
        return [
            face
            for face in faces
            if (not wanted or symbols[face] in wanted) and (not self.away_from or symbols[face] not in self.away_from)
        ]

    def picked(self, s: DestinyState, option: Option) -> None:
        frame = s.frames[-1]
        if option[0] == "done":
            self._finish(s)
            return
        die, face = option[1:]
        pools.turn(s, die, face, you(s))
        frame[DIE] = die
        frame.append(die)
        self.ask(s)

    def nothing(self, s: DestinyState) -> None:
        self._finish(s)

    def _finish(self, s: DestinyState) -> None:
        frame = s.frames[-1]
        is_free = self.up_to is not None or self.many is not None
        frame[DONE] = int(is_free or len(frame) > CHOSEN)
        forget_chosen(s)

    @property
    def text(self) -> Text:
        return Text("turn ", "obróć ") + self._object + self._side

    @property
    def _object(self) -> Text:
        phrase = self.dice.phrase
        if self.many is EVERY:
            return Text("each of ", "każdą ze " if self.dice.whose == OWN else "każdą z ") + phrase.some
        if self.many is ANY_NUMBER:
            return Text("any number of ", "dowolną liczbę ") + phrase.some
        return phrase.one if self.up_to is None else limited(self.dice, self.up_to)

    @property
    def _side(self) -> Text:
        several = self.up_to is not None or self.many is ANY_NUMBER
        side = Text("sides", "ścianki") if several else Text("a side", "ściankę")
        showing, chosen_side = ("pokazujące", "wybrane") if several else ("pokazującą", "wybraną")
        if self.to_that_symbol:
            return Text(" to {side} showing that symbol", " na {side} z tym symbolem").fill(side=side)
        if self.to == frozenset({BLANK}):
            return Text(" to a blank side", " na pustą ściankę")
        if self.to:
            shown = shown_symbols(self.to)
            return Text(f" to {side.en} showing {shown.en}", f" na {side.pl} {showing} {shown.pl}")
        if self.away_from == CLOSE_AND_FAR:
            return Text(
                f" to {side.en} without melee or ranged damage", f" na {side.pl} bez obrażeń wręcz i dystansowych"
            )
        return Text(f" to {side.en} of your choice", f" na {chosen_side} {side.pl}")
