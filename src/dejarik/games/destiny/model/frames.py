"""What an ability, play or resolution under way remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Self

from dejarik.abilities import frames
from dejarik.abilities.frames import NOBODY
from dejarik.kernel.plain import record


@record("destiny.frame")
@dataclass(slots=True)
class Frame(frames.Frame):
    """An ability: the die, character, card, number and symbol it spoke of last, and the character it defeated last.

    ``blocked`` is how much of its last damage shields blocked, ``rolled`` the dice of its last roll, ``seen`` the top
    cards of a deck it was shown. ``hidden`` is the place of a card in a hand, not the card: a guess must not know it.
    """

    die: int = NOBODY
    character: int = NOBODY
    card: int = NOBODY
    number: int = 0
    symbol: int = NOBODY
    blocked: int = 0
    rolled: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    hidden: int = NOBODY
    fallen: int = NOBODY

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
        made.rolled = self.rolled
        made.seen = self.seen
        made.hidden = self.hidden
        made.fallen = self.fallen
        self._copy_own(made)
        return made

    def _copy_own(self, made: Self) -> None:
        """Copy what a kind of frame has besides."""


def opened(source: int, you: int, foe: int) -> Frame:
    """A frame in which nothing has happened; written out, because one is made for every ability."""
    made = Frame.__new__(Frame)
    made.source = source
    made.you = you
    made.foe = foe
    made.done = False
    made.chosen = []
    made.die = NOBODY
    made.character = NOBODY
    made.card = NOBODY
    made.number = 0
    made.symbol = NOBODY
    made.blocked = 0
    made.rolled = ()
    made.seen = ()
    made.hidden = NOBODY
    made.fallen = NOBODY
    return made


@record("destiny.terms")
class Terms(NamedTuple):
    """How a die is resolved: its cost unpaid, its damage unblockable, a modifier as a plain side, modifiers added.

    At most so many ``modifiers`` are added. It may be resolved as if it showed another ``symbol``, may stay in the
    pool, and may deal its damage to each character of one opponent.
    """

    free: bool = False
    unblockable: bool = False
    without_plus: bool = False
    modifiers: int = 0
    symbol: int = NOBODY
    stays: bool = False
    at_each: bool = False


USUAL = Terms()
WITH_MODIFIERS = Terms(modifiers=99)
"""With as many as there are."""


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
    modifiers: tuple[int, ...] = ()

    def _copy_own(self, made: Self) -> None:
        made.resolved = self.resolved
        made.in_pool = self.in_pool
        made.face = self.face
        made.terms = self.terms
        made.value = self.value
        made.stays = self.stays
        made.modifiers = self.modifiers


@record("destiny.hit")
class Hit(NamedTuple):
    """Damage to a character: how much was dealt, how much of it nothing has blocked yet, how much shields blocked."""

    character: int
    dealt: int
    left: int
    shielded: int = 0


@record("destiny.damage")
@dataclass(slots=True)
class Damage(Frame):
    """Damage about to be taken by characters at the same moment, and of what kind it is."""

    hits: tuple[Hit, ...] = ()
    sort: int = NOBODY

    def _copy_own(self, made: Self) -> None:
        made.hits = self.hits
        made.sort = self.sort


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
