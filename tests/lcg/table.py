"""Lays out any position of the Card Game in one literal; cards are called by their English names.

The players are ``t.light`` and ``t.dark``. A choice is a verb and a card, ``"play Force Choke"``, ``"engage A Hero's
Journey"``, ``"pay Sith 1"``; where several cards are called alike the first is meant, and ``"hit X-Wing#2"`` or
``"shield dark Rancor"`` tells them apart::

    t = table(
        light=side(units=["Luke Skywalker"], committed=["Luke Skywalker"]),
        dark=side(units=["Rancor"], hand=["Force Choke"]),
        attack=attack("Shadows of Dathomir", ["Luke Skywalker"], ["Rancor"], edge="light"),
        active="light",
    )
    t.light.choose("hit Rancor")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product, zip_longest
from typing import Any, Final

from dejarik.games.lcg.game import GAME
from dejarik.games.lcg.language.terms import DARK, LIGHT, SIDE_KEYS
from dejarik.games.lcg.model import moments
from dejarik.games.lcg.model.card import SETS
from dejarik.games.lcg.model.state import (
    CAPTIVES,
    DECK,
    DIAL,
    DISCARD,
    EDGE,
    HAND,
    NOBODY,
    OBJECTIVE_DECK,
    OBJECTIVES,
    VICTORY,
    LcgState,
    attached_to,
    captives_at,
    enhancements_of,
    units_of,
    window_open,
)
from dejarik.games.lcg.procedure.setup import bring, deal_cards
from dejarik.games.lcg.show.notation import cards_of
from dejarik.kernel.decision import Option
from dejarik.kernel.rng import key_from_seed
from tests.lcg.layout import (
    PHASES,
    Attack,
    Layout,
    Named,
    Side,
    affiliation_of,
    begin_phase,
    begin_turn,
    choosing_engagement,
    in_engagement,
    in_phase,
    in_play_called,
)
from tests.scenario import Player, Scenario, card, rule

__all__ = ["Seat", "Table", "attack", "card", "dealt", "rule", "side", "table"]

PLAIN: Final = (
    {"affiliation": "Jedi", "objective": "A Hero's Journey", "card": "Rebel Trooper"},
    {"affiliation": "Sith", "objective": "Shadows of Dathomir", "card": "Espo Trooper"},
)
"""What each side has where a test says nothing: cards without abilities."""
DECLINES: Final[tuple[Option, ...]] = (("pass",), ("no",), ("decline",), ("done",), ("keep",))
WINDOWS: Final = {
    moments.REFRESH_WINDOW: "refresh",
    moments.DRAW_WINDOW: "draw",
    moments.DEPLOY_WINDOW: "deployment",
    moments.CONFLICT_WINDOW: "conflict",
    moments.ATTACKERS_WINDOW: "attackers",
    moments.DEFENDERS_WINDOW: "defenders",
    moments.EDGE_WINDOW: "edge",
    moments.STRIKE_WINDOW: "strike",
    moments.CONFLICT_END_WINDOW: "conflict end",
    moments.FORCE_WINDOW: "force",
}


def side(**laid: Any) -> dict[str, Any]:
    """One player's side of the table; see ``layout.Side`` for what can be said."""
    return laid


def attack(
    objective: str,
    attackers: Sequence[str],
    defenders: Sequence[str] = (),
    *,
    edge: str | None = None,
    at: str = "",
) -> Attack:
    """An engagement under way: at the edge battle, or if somebody has the edge at the strikes.

    ``at`` says otherwise: the windows after ``attackers`` or ``defenders``, ``edge``, ``strike``, ``reward``.
    """
    return Attack(objective, attackers, defenders, edge, at or ("strike" if edge else "edge"))


def table(
    light: Mapping[str, Any] | None = None,
    dark: Mapping[str, Any] | None = None,
    *,
    active: str = "dark",
    phase: str = "deployment",
    begin: str = "",
    attack: Attack | None = None,
    turn: int = 0,
    dial: int = 0,
    dial_damage: int = 0,
    balance: str = "light",
    captured: Mapping[Named, str] | None = None,
    late_rulings: bool = False,
) -> Table:
    """A position in the action window of a phase; ``phase="engagement"`` is the choice of an objective to engage.

    ``begin`` is the beginning of a phase, or of the whole ``turn``, and ``attack`` the middle of an engagement.
    ``captured`` says at which dark objective each captured card lies. Nobody is in their first turn unless ``turn``
    says so.
    """
    sides = [_filled(LIGHT, light or {}), _filled(DARK, dark or {})]
    state = Layout(sides, captured or {}, (int(late_rulings), 1, 0)).state
    state.active = state.sides.index(SIDE_KEYS.index(active))
    state.turn = turn or 5 + (state.active == 0)
    state.dial, state.dial_damage = dial, dial_damage
    state.balance = SIDE_KEYS.index(balance)
    if attack is not None:
        in_engagement(state, attack)
    elif begin == "turn":
        begin_turn(state)
    elif begin:
        begin_phase(state, PHASES[begin])
    elif phase == "engagement":
        choosing_engagement(state)
    else:
        in_phase(state, PHASES[phase])
    return Table(state)


def dealt(
    light: Sequence[int] = tuple(range(1, 8)),
    dark: Sequence[int] = tuple(range(19, 26)),
    *,
    mulligan: bool = True,
    light_first: bool = False,
    seed: str = "scenario",
) -> Table:
    """A new game as the rules deal it, with decks of these objective sets, at its first decision."""
    sets = [[SETS[number] for number in numbers] for numbers in (light, dark)]
    brought = tuple(
        card
        for seat, brings in enumerate(sets)
        for card in bring(
            affiliation_of(PLAIN[seat]["affiliation"]).key,
            tuple(found.objective for found in brings),
            tuple(key for found in brings for key in found.commands),
            seat,
        )
    )
    return Table(deal_cards(brought, key_from_seed(seed), (0, int(mulligan), int(light_first)), 0))


def _filled(which: int, laid: Mapping[str, Any]) -> Side:
    plain = PLAIN[which]
    defaults: dict[str, Any] = {
        "affiliation": plain["affiliation"],
        "objectives": [plain["objective"]] * 3,
        "objective_deck": [plain["objective"]] * 2,
        "deck": [plain["card"]] * 10,
    }
    return Side(**{**defaults, **laid})


class Seat(Player):
    """A player and what lies in front of them."""

    scenario: Table

    def _names(self, cards: Sequence[int]) -> list[str]:
        return [self.scenario.name(card) for card in cards]

    def _zone(self, zone: int) -> list[str]:
        return self._names(self.scenario.state.zones[zone + self.seat])

    @property
    def units(self) -> list[str]:
        """The units this player controls."""
        return self._names(units_of(self.scenario.state, self.seat))

    @property
    def enhancements(self) -> list[str]:
        """The enhancements this player controls, whatever they are attached to."""
        return self._names(enhancements_of(self.scenario.state, self.seat))

    @property
    def objectives(self) -> list[str]:
        return self._zone(OBJECTIVES)

    @property
    def hand(self) -> list[str]:
        return self._zone(HAND)

    @property
    def deck(self) -> list[str]:
        """The command deck, top card first."""
        return self._zone(DECK)[::-1]

    @property
    def objective_deck(self) -> list[str]:
        """The objective deck, top card first."""
        return self._zone(OBJECTIVE_DECK)[::-1]

    @property
    def discard(self) -> list[str]:
        """The discard pile, top card last."""
        return self._zone(DISCARD)

    @property
    def victory(self) -> list[str]:
        """The victory pile: objectives of the opponent."""
        return self._zone(VICTORY)

    @property
    def edge_stack(self) -> list[str]:
        return self._zone(EDGE)

    @property
    def captives(self) -> list[str]:
        """The cards captured at this player's objectives."""
        return self._zone(CAPTIVES)


class Table(Scenario):
    """A game at a position."""

    def __init__(self, laid_out: LcgState) -> None:
        super().__init__(GAME, laid_out)
        self.light = Seat(self, laid_out.sides.index(LIGHT))
        self.dark = Seat(self, laid_out.sides.index(DARK))

    @property
    def state(self) -> LcgState:
        state = self.match.state
        assert isinstance(state, LcgState)
        return state

    # ------------------------------------------------------------ what lies on the table

    def name(self, number: int) -> str:
        """The English name of a card, or "dial"."""
        return "dial" if number == DIAL else self.state.deal.title[number]

    def find(self, name: str) -> int:
        """The number of a card in play; ``light Name`` and ``dark Name`` say whose, ``Name#2`` is the second."""
        whose, plain = _sided(name)
        seats = [self.light.seat, self.dark.seat] if whose is None else [self.state.sides.index(whose)]
        found = [in_play_called(self.state, plain, seat) for seat in seats]
        assert any(found), f"“{name}” is not in play"
        assert not all(found) or len(found) == 1, f"both players have a card “{name}” in play; say whose"
        return next(cards[0] for cards in found if cards)

    def damage(self, name: str) -> int:
        """Damage on a card in play, or on the ``"dial"``."""
        return self.state.dial_damage if name == "dial" else self.state.damage[self.find(name)]

    def focus(self, name: str) -> int:
        return self.state.focus[self.find(name)]

    def shields(self, name: str) -> int:
        return self.state.shields[self.find(name)]

    def is_committed(self, name: str) -> bool:
        return bool(self.state.committed[self.find(name)])

    def attached(self, name: str) -> list[str]:
        """What is attached to a card, or to the ``"dial"``."""
        host = DIAL if name == "dial" else self.find(name)
        return [self.name(card) for card in attached_to(self.state, host)]

    def captives(self, objective: str) -> list[str]:
        """What is captured at an objective."""
        return [self.name(card) for card in captives_at(self.state, self.find(objective))]

    def knowing(self, name: str) -> set[str]:
        """Who knows the only card of a name, wherever it lies: the sides and the spectators."""
        number = self.state.deal.title.index(name)
        watching = {self.light.seat: "light", self.dark.seat: "dark", self.match.players: "spectators"}
        return {who for seat, who in watching.items() if self.state.known[number] >> seat & 1}

    # ------------------------------------------------------------ where the game stands

    @property
    def active(self) -> str:
        return self._side_name(self.state.active)

    @property
    def phase(self) -> str:
        return next(name for name, phase in PHASES.items() if phase == self.state.phase)

    @property
    def dial(self) -> int:
        return self.state.dial

    @property
    def balance(self) -> str:
        """The side that the Force is with."""
        return SIDE_KEYS[self.state.balance]

    @property
    def asked(self) -> str:
        """The kind of the decision that is pending, "" once the game is over."""
        return self.match.decision.kind if self.match.decision else ""

    @property
    def chooser(self) -> str:
        """Who is asked."""
        assert self.match.decision is not None, "the game is over"
        return self._side_name(self.match.decision.seat)

    @property
    def winner(self) -> str | None:
        """The side that has won, None while the game goes on."""
        return self._side_name(self.winners[0]) if self.winners else None

    @property
    def engaged(self) -> str | None:
        """What is engaged: an objective or the "dial"."""
        return None if self.state.engaged == NOBODY else self.name(self.state.engaged)

    @property
    def attackers(self) -> list[str]:
        return [self.name(card) for card in self.state.attackers]

    @property
    def defenders(self) -> list[str]:
        return [self.name(card) for card in self.state.defenders]

    @property
    def edge(self) -> str | None:
        """The side that has the edge."""
        return None if self.state.edge == NOBODY else self._side_name(self.state.edge)

    def _side_name(self, seat: int) -> str:
        return SIDE_KEYS[self.state.sides[seat]]

    @property
    def window(self) -> str:
        """Which action window is open, by the name of its phase or of the step behind which it comes."""
        window = window_open(self.state)
        return WINDOWS[window.event.moment] if window else ""

    # ------------------------------------------------------------ playing on

    def pass_all(self) -> None:
        """Everybody passes until the window that is open now is over."""
        windows = self.state.windows
        assert windows, f"no window is open; offered are {self.offered()}"
        depth, event = len(windows), windows[-1].event
        passed = windows[-1].passed
        while len(windows) >= depth and windows[depth - 1].event == event and windows[depth - 1].passed >= passed:
            passed = windows[depth - 1].passed + 1
            self._say(("pass",))
            windows = self.state.windows

    def until(self, kind: str) -> None:
        """Pass and decline until a decision of this kind is asked."""
        while self.asked != kind:
            self.decline()

    def until_phase(self, phase: str) -> None:
        """Pass and decline until something is asked in that phase."""
        while self.phase != phase:
            self.decline()

    def until_turn(self, of: str) -> None:
        """Pass and decline until something is asked in the next turn of a side."""
        while self.active == of:
            self.decline()
        while self.active != of:
            self.decline()

    def decline(self) -> None:
        """Whoever is asked passes or declines."""
        decision = self.match.decision
        assert decision is not None, "the game is over"
        found = [option for option in DECLINES if option in decision.options]
        assert found, f"nothing can be declined; {self.chooser} is asked for {decision.kind}: {self.offered()}"
        self._say(found[0])

    def _say(self, option: Option) -> None:
        decision = self.match.decision
        assert decision is not None, "the game is over"
        self.play(decision.seat, self._notated(option))

    def fight(self, objective: str, attackers: Sequence[str], defenders: Sequence[str] = ()) -> None:
        """Go through an engagement up to its edge battle, or whatever is asked first, passing in the windows."""
        attacking, defending = (self.dark, self.light) if self.active == "dark" else (self.light, self.dark)
        self.until("engage")
        attacking.choose("dial" if objective == "dial" else f"engage {objective}")
        self._declare(attacking, "attackers", attackers)
        while self.asked == "action":
            self.pass_all()
        self._declare(defending, "defenders", defenders)
        while self.asked == "action" and not self.state.edge_battle:
            self.pass_all()

    def _declare(self, who: Seat, kind: str, units: Sequence[str]) -> None:
        for unit in units:
            if self.asked == kind:
                who.choose(f"{kind[:-1]} {unit}")
        if self.asked == kind:
            who.choose("done")

    def edge_battle(self, light: Sequence[str] = (), dark: Sequence[str] = ()) -> None:
        """Place these cards in turn, then pass; ends when the placing is over."""
        placed = {self.light.seat: iter(light), self.dark.seat: iter(dark)}
        self.until("edge")
        while self.asked == "edge":
            assert self.match.decision is not None
            seat = self.match.decision.seat
            name = next(placed[seat], None)
            self.play(seat, "pass" if name is None else f"edge {name}")
        left = [name for pair in zip_longest(*placed.values()) for name in pair if name]
        assert not left, f"{left} could not be placed"

    # ------------------------------------------------------------ how a choice is said

    def spoken(self, option: Option) -> str:
        """An option as a player would say it; copies of a card are called alike."""
        return self._said(option, [self.name(card) for card in cards_of(option)])

    def play(self, seat: int, wish: str) -> None:
        """Let a seat make the choice it names; ``#2`` and the side of a card may be said."""
        for option in self.match.options:
            if wish in self._ways_to_say(option):
                super().play(seat, self._notated(option))
                return
        super().play(seat, wish)

    def _ways_to_say(self, option: Option) -> Iterator[str]:
        names = [self._ways_to_call(card) for card in cards_of(option)]
        for called in product(*names):
            yield self._said(option, called)

    def _ways_to_call(self, card: int) -> list[str]:
        name, copy = self.name(card), self._copy(card)
        if card == DIAL:
            return [name]
        whose = self._side_name(self.state.controller(card))
        return [name, f"{name}#{copy}", f"{whose} {name}", f"{whose} {name}#{copy}"]

    def _said(self, option: Option, names: Sequence[str]) -> str:
        """The verb, the cards and the numbers behind them; which ability is said only where there is a choice."""
        verb, numbers = option[0], option[1 + len(names) :]
        if verb == "use" and sum(other[:2] == option[:2] for other in self.match.options) <= 1:
            numbers = ()
        return " ".join([verb, *names, *map(str, numbers)])

    def _copy(self, number: int) -> int:
        """Which of the cards of its name in the same place a card is."""
        s = self.state
        cards = [card for card, place in enumerate(s.place) if place == s.place[number]]
        return [card for card in cards if self.name(card) == self.name(number)].index(number) + 1


def _sided(name: str) -> tuple[int | None, str]:
    """The side that a name begins with, and the rest."""
    first, _, rest = name.partition(" ")
    return (SIDE_KEYS.index(first), rest) if first in SIDE_KEYS and rest else (None, name)
