"""What games are played with while a network is trained: the ready-made setups, and decks by chance.

A part of the cards is held out: no deck that is trained with holds one. Decks full of them show how a network judges
what it never met.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import Any, Final

from dejarik.kernel.decks import deck_key
from dejarik.kernel.errors import BadDeckError, BadSetupError
from dejarik.kernel.game import Game, Setup

HELD_OUT: Final = 5
"""One card in so many is held out."""
READY_MADE: Final = 0.65
"""How many games are played with ready-made setups, where decks by chance are possible."""

MOSTLY_UNMET: Final = 0.85
"""How many of the other cards are left out of decks that are to have many held-out ones."""


@dataclass(frozen=True)
class Setups:
    """Options for games with so many seats."""

    game: Game[Any]
    seats: int

    def draw(self, rand: Random) -> dict[str, str]:
        """Options for one game of training."""
        if self.game.decks is None or rand.random() < READY_MADE:
            return dict(rand.choice(self.ready_made))
        return self._dealt(self.game.decks.random_table(rand, self.seats, self.held_out))

    def unmet(self, rand: Random, least: int) -> dict[str, str]:
        """Options for a game with decks of which each has at least so many held-out cards."""
        decks = self.game.decks
        assert decks is not None, "a game without decks holds nothing out"
        while True:
            met = [place.key for place in decks.places if place.key not in self.held_out]
            without = frozenset(rand.sample(met, round(len(met) * MOSTLY_UNMET)))
            with suppress(BadDeckError):
                codes = decks.random_table(rand, self.seats, without)
                if all(self._held_out_in(code) >= least for code in codes):
                    return self._dealt(codes)

    def _held_out_in(self, code: str) -> int:
        assert self.game.decks is not None, "a game without decks has no codes of them"
        picks = self.game.decks.sheet(code).picks
        return sum(pick.copies for pick in picks if pick.key in self.held_out)

    @cached_property
    def ready_made(self) -> tuple[dict[str, str], ...]:
        """The game's modes for so many seats; where there are decks, with everybody in every seat.

        Starters that no mode seats meet in their order. All pairings would be too many to learn any of them well.
        """
        modes = [dict(mode.setup.options) for mode in self.game.modes if mode.setup.players == self.seats]
        decks = self.game.decks
        if decks is None:
            return tuple(modes)
        tables = [self._decks_of(options) for options in modes]
        seated = {deck for table in tables for deck in table}
        others = [starter.key for starter in decks.starters if starter.key not in seated]
        whole = len(others) - len(others) % self.seats
        tables += [tuple(others[first : first + self.seats]) for first in range(0, whole, self.seats)]
        turned = [table[turn:] + table[:turn] for table in tables for turn in range(self.seats)]
        return tuple(filter(self._is_allowed, map(self._dealt, dict.fromkeys(turned))))

    def _decks_of(self, options: dict[str, str]) -> tuple[str, ...]:
        defaults = {spec.key: spec.default for spec in self.game.option_specs}
        keys = [deck_key(seat) for seat in range(self.seats)]
        return tuple(options.get(key, defaults[key]) for key in keys)

    def _is_allowed(self, options: dict[str, str]) -> bool:
        try:
            self.game.check(Setup(self.seats, options))
        except BadSetupError:
            return False
        return True

    @staticmethod
    def _dealt(decks: tuple[str, ...]) -> dict[str, str]:
        return {deck_key(seat): code for seat, code in enumerate(decks)}

    @cached_property
    def held_out(self) -> frozenset[str]:
        """Cards that no deck of the training holds."""
        return frozenset(key for key in self._offered if _draw(key) == 0)

    @cached_property
    def _offered(self) -> tuple[str, ...]:
        """What can be chosen for a deck and is in none of those ready-made."""
        decks = self.game.decks
        if decks is None:
            return ()
        made = {deck for options in self.ready_made for deck in self._decks_of(options)}
        ready = {pick.key for deck in made for pick in decks.sheet(deck).picks}
        return tuple(place.key for place in decks.places if place.key not in ready)


def _draw(key: str) -> int:
    """A number from 0 to 4 that is always the same for a card."""
    return int.from_bytes(blake2b(key.encode(), digest_size=4).digest(), "big") % HELD_OUT
