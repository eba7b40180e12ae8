"""Positions of Duel laid out by hand, cards by their English names."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Any

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.windows import open_actions
from dejarik.abilities.words import Effect, begin, name_effects
from dejarik.kernel.agenda import run
from tests.abilities.duel import DUEL, HEALTH, empty
from tests.abilities.duel_state import DECK, HAND, POOL, SEATS, TURN, UNITS, DuelState, end_turn
from tests.scenario import Box, Player, Scenario


@dataclass(frozen=True)
class Side:
    """What a player has in a test, cards by their English names."""

    hand: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    energy: int = 2
    health: int = HEALTH


class Table(Scenario):
    """A position being played, with a player for each seat."""

    def __init__(self, laid_out: DuelState) -> None:
        super().__init__(DUEL, laid_out)
        self.you, self.they, self.third = (Player(self, seat) for seat in range(SEATS))

    @property
    def state(self) -> DuelState:
        assert isinstance(self.match.state, DuelState)
        return self.match.state

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and for what."""
        decision = self.match.decision
        assert decision is not None
        return decision.seat, decision.kind

    def pass_until(self, seat: int, kind: str, depth: int | None = None) -> None:
        """Everybody passes until this player is asked that, if wanted with so many windows open."""
        while self.asked != (seat, kind) or len(self.state.windows) != (depth or len(self.state.windows)):
            self.play(self.asked[0], "pass")


def lay_out(*sides: Side, active: int = 0) -> DuelState:
    """A position with exactly these cards, before anything is on the agenda."""
    places = [(HAND, "hand"), (UNITS, "units"), (DECK, "deck")]
    keys = {printed.name.en: key for key, printed in POOL.items()}
    named = [(seat, zone, name) for seat, side in enumerate(sides) for zone, at in places for name in getattr(side, at)]
    s = empty([keys[name] for _, _, name in named], [seat for seat, _, _ in named], len(sides))
    for row in s.zones:
        row.clear()
    box = Box(s, [name for _, _, name in named])
    for card, (seat, zone, _) in enumerate(named):
        box.put(zone + seat, [card])
    s.active = active
    s.health, s.energy = [side.health for side in sides], [side.energy for side in sides]
    return s


def table(you: Side, they: Side, third: Side | None = None, active: int = 0, **settings: bool) -> Table:
    """The action window of a turn."""
    s = lay_out(you, they, *([third] if third else []), active=active)
    for setting, value in settings.items():
        setattr(s, setting, value)
    s.agenda.append((end_turn, ()))
    open_actions(s, TURN, active)
    return Table(s)


_NUMBERS = count(1)


def begun(effect: Effect[Any, Any], *sides: Side) -> DuelState:
    """A position in which the first player carries out an effect, of the first card if there is any."""
    name_effects(effect, f"test:{next(_NUMBERS)}")
    s = lay_out(*sides)
    begin(s, effect, s.new_frame(0 if s.keys else NOBODY, 0, NOBODY))
    run(s)
    return s


def offered(s: DuelState) -> tuple[int, str, list[str]]:
    """Who is asked, for what, and what they may choose."""
    assert s.decision is not None
    return s.decision.seat, s.decision.kind, [DUEL.notate(s, option) for option in s.decision.options]
