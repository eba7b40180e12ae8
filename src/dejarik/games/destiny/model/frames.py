"""What an ability, play or resolution under way remembers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Self

from dejarik.abilities import frames
from dejarik.abilities.frames import NOBODY
from dejarik.kernel.plain import record


@record("destiny.frame")
@dataclass(slots=True)
class Frame(frames.Frame):
    """An ability: the die, character, card, number and symbol it spoke of last.

    ``blocked`` is how much of its last damage shields blocked, ``rolled`` the dice of its last roll, ``seen`` the top
    cards of a deck it was shown. ``hidden`` is the place of a card in a hand, not the card: a guess must not know it.
    """

    die: int = NOBODY
    character: int = NOBODY
    card: int = NOBODY
    number: int = 0
    symbol: int = NOBODY
    blocked: int = 0
    rolled: list[int] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    hidden: int = NOBODY

    def copy(self) -> Self:
        """An equal frame that shares nothing."""
        made = object.__new__(type(self))
        made.source = self.source
        made.you = self.you
        made.foe = self.foe
        made.done = self.done
        made.chosen = self.chosen[:]
        made.die = self.die
        made.character = self.character
        made.card = self.card
        made.number = self.number
        made.symbol = self.symbol
        made.blocked = self.blocked
        made.rolled = self.rolled[:]
        made.seen = self.seen[:]
        made.hidden = self.hidden
        self._copy_own(made)
        return made

    def _copy_own(self, made: Self) -> None:
        """Copy what a kind of frame has besides."""


@record("destiny.terms")
class Terms(NamedTuple):
    """How a die is resolved: its cost unpaid, its damage unblockable, a modifier as a plain side, modifiers added."""

    free: bool = False
    unblockable: bool = False
    without_plus: bool = False
    with_modifiers: bool = False


USUAL = Terms()
WITH_MODIFIERS = Terms(with_modifiers=True)


@record("destiny.resolution")
@dataclass(slots=True)
class Resolution(Frame):
    """A die being resolved: which, whether out of a pool, by which face, with what value.

    ``stays`` says that it goes back to no card; ``modifiers`` are resolved together with it.
    """

    resolved: int = NOBODY
    in_pool: bool = False
    face: int = NOBODY
    terms: Terms = USUAL
    value: int = 0
    stays: bool = False
    modifiers: list[int] = field(default_factory=list)

    def _copy_own(self, made: Self) -> None:
        made.resolved = self.resolved
        made.in_pool = self.in_pool
        made.face = self.face
        made.terms = self.terms
        made.value = self.value
        made.stays = self.stays
        made.modifiers = self.modifiers[:]


@record("destiny.play")
@dataclass(slots=True)
class Play(Frame):
    """A card being played: on whom, what it replaces, how much cheaper or for free.

    ``has_ambush`` may still be given to it; ``was_last`` says that it was the last card of the hand.
    """

    host: int = NOBODY
    replaced: int = NOBODY
    discount: int = 0
    free: bool = False
    has_ambush: bool = False
    was_last: bool = False

    def _copy_own(self, made: Self) -> None:
        made.host = self.host
        made.replaced = self.replaced
        made.discount = self.discount
        made.free = self.free
        made.has_ambush = self.has_ambush
        made.was_last = self.was_last
