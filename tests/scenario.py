"""The language rules tests are written in: lay out a position, speak for the players, say what must be offered then.

A game's own ``table`` builds the position; from there every game is spoken alike::

    t.you.choose("mission", "attempt Jawa Bargain", "use Tracking Visor", "resolve")
    t.they.can_choose("draw", "job", "mission", "end")

A choice is said in record notation with cards called by their English names. It is strict: a choice that is not
offered, or is somebody else's, fails and lists what is offered. Behind every choice the state goes through copy, save
and load, asking again, undo and redo, and must come back equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.game import Game
from dejarik.kernel.match import Match
from dejarik.kernel.state import State
from dejarik.kernel.view import View
from tests.contract.own_checks import own_tables_are_sound

rule = pytest.mark.rule
card = pytest.mark.card

BACK = "?"
"""How ``sees`` writes a card of which only the back is seen."""


class Position(Match):
    """A match that starts from a position laid out by hand instead of a deal."""

    def __init__(self, game: Game[Any], laid_out: State) -> None:
        self._laid_out = laid_out
        super().__init__(game, laid_out.seats, seed="scenario")

    def _dealt(self) -> State:
        return self._laid_out


class Player:
    """One seat at the table, or the spectators: what it says, what it is offered, what it sees."""

    def __init__(self, scenario: Scenario, seat: int) -> None:
        self.scenario = scenario
        self.seat = seat

    def choose(self, *wishes: str) -> None:
        """Make these choices one after another; each must be offered to this player when it is made."""
        for wish in wishes:
            self.scenario.play(self.seat, wish)

    def can_choose(self, *expected: str) -> None:
        """Exactly these choices are offered to this player now."""
        self._is_asked()
        offered = self.scenario.offered()
        assert sorted(offered) == sorted(expected), f"offered are {offered}, expected were {list(expected)}"

    def cannot_choose(self, *refused: str) -> None:
        """This player chooses now, and none of these is offered."""
        self._is_asked()
        offered = self.scenario.offered()
        assert not set(offered) & set(refused), f"offered are {offered}, none of {list(refused)} should be"

    def why_not(self, wish: str) -> Refusal:
        """The reason this player is given for a choice that is not offered."""
        self.cannot_choose(wish)
        match = self.scenario.match
        for option, _ in match.game.refusals(match.state, self.seat):
            if self.scenario.spoken(option) == wish:
                refusal = match.why_not(option)
                assert refusal is not None
                return refusal
        raise AssertionError(f"no reason is given why “{wish}” is refused")

    @property
    def view(self) -> View:
        """The whole table as this player sees it."""
        return self.scenario.match.view(self.seat)

    def sees(self, region: str, of: Player | None = None) -> list[str]:
        """The cards this player sees in a region, shared or somebody's; a face-down card is ``BACK``."""
        things = self.view.region(region, of.seat if of else None).things
        return [BACK if thing.is_back else thing.name.en for thing in things]

    def reads(self, language: str = "en") -> list[str]:
        """The log as this player may read it, but speaking of players by their names, whoever reads."""
        match = self.scenario.match
        told = (replace(event.seen_by(self.seat), reader=None) for event in match.events)
        return [match.game.narrate(match.state, event)[language] for event in told]

    def _is_asked(self) -> None:
        decision = self.scenario.match.decision
        assert decision is not None, "the game is over"
        assert decision.seat == self.seat, f"seat {decision.seat} chooses now, not seat {self.seat}"


class Scenario:
    """A position being played by its test."""

    def __init__(self, game: Game[Any], laid_out: State) -> None:
        self._names = {facts.key: facts.name.en for facts in game.cards()}
        self.match: Match = Position(game, laid_out)
        self.spectators = Player(self, self.match.players)
        _survives_travel(self.match.state, _Photograph(self.match.state))

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won, or None while the game goes on."""
        return self.match.result.winners if self.match.result else None

    def offered(self) -> list[str]:
        """Everything that is offered now, as a player would say it."""
        return [self.spoken(option) for option in self.match.options]

    def spoken(self, option: Option) -> str:
        """An option in notation with cards by name; copies of a card are called alike."""
        words = self._notated(option).split(" ")
        return " ".join(self._names.get(word.partition("#")[0], word) for word in words)

    def play(self, seat: int, wish: str) -> None:
        """Let a seat make the choice it names; of several copies of a card the first is meant."""
        decision = self.match.decision
        assert decision is not None, f"“{wish}” is not possible, the game is over"
        assert decision.seat == seat, f"“{wish}”: seat {decision.seat} chooses now, not seat {seat}: {self.offered()}"
        for option in decision.options:
            if wish in (self.spoken(option), self._notated(option)):
                _play_and_check(self.match, option)
                return
        raise AssertionError(f"“{wish}” is not offered; offered are {self.offered()}")

    def _notated(self, option: Option) -> str:
        return self.match.game.notate(self.match.state, option)


class Box:
    """The cards of a position that have not been laid out yet, found by their English names."""

    def __init__(self, state: State, names: Sequence[str]) -> None:
        self.state = state
        self.left = list(range(len(state.place)))
        self._names = names

    def lay(self, zone: int, names: Iterable[str]) -> None:
        """Put cards on top of a zone, the first copy of each that is left."""
        for name in names:
            self.put(zone, [self._find(name)])

    def put(self, zone: int, cards: list[int]) -> None:
        """Put these very cards on top of a zone; whoever may look there knows them."""
        for card in cards:
            self.left.remove(card)
            self.state.zones[zone].append(card)
            self.state.place[card] = zone
            self.state.known[card] = self.state.sight[zone]

    def _find(self, name: str) -> int:
        for card in self.left:
            if self._names[card] == name:
                return card
        raise AssertionError(f"there is no card “{name}” left to lay out")


class _Photograph:
    """A copy of a state to compare with, and the state as text, which cannot change even if the copy is not apart."""

    def __init__(self, state: State) -> None:
        self.copy = state.copy()
        self.text = _text(state)

    def shows(self, found: State, way: str) -> None:
        """A way must have led to the same state."""
        assert found == self.copy, f"{way} leads to another state"

    def reads(self, found: State, way: str) -> None:
        """A way must have led to the same state, and the copy to compare with has not changed since."""
        self.shows(found, way)
        assert _text(found) == self.text, f"{way} leads to another text"


def _text(state: State) -> bytes:
    return msgspec.json.encode(state.snapshot())


def _play_and_check(match: Match, option: Option) -> None:
    """Play, take back and play again; a copy played on must agree, and what it left behind must not have moved."""
    before, fork = _Photograph(match.state), match.copy()
    match.play(option)
    after, told = _Photograph(match.state), match.log(match.players)
    before.reads(fork.state, "a copy of the match")
    fork.play(option)
    after.shows(fork.state, "a copy of the match, played on,")
    assert match.undo() == option
    before.reads(match.state, "undo")
    match.play(option)
    after.shows(match.state, "redo")
    assert match.log(match.players) == told, "the log tells something else after undo and redo"
    _survives_travel(match.state, after)


def _survives_travel(state: State, photograph: _Photograph) -> None:
    """A state comes back equal from copying, from being saved as text and from being asked again."""
    _is_conserved(state)
    photograph.shows(state.copy(), "copy")
    photograph.reads(type(state).restore(msgspec.json.decode(photograph.text)), "save and load")
    again = state.copy()
    again.ask_again()
    photograph.shows(again, "asking again")


def _is_conserved(state: State) -> None:
    """Every card lies in exactly one zone, the one noted as its place, and whatever else the game holds is so."""
    lying = sorted((card, zone) for zone, cards in enumerate(state.zones) for card in cards)
    assert lying == list(enumerate(state.place)), "a card is lost, doubled or not where it is said to be"
    own_tables_are_sound(state)


def cases(game: str, rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Rows of facts about cards, key first, as cases of a test that shows the effect of each card."""
    return [pytest.param(*row[1:], id=row[0], marks=card(game, row[0])) for row in rows]
