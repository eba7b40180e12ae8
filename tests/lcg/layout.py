"""Turns the literals of a scenario into a position: cards in zones, tokens on them, the step at which it begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeAlias

from dejarik.games.lcg.cards import ALL_CARDS
from dejarik.games.lcg.language.terms import AFFILIATION, DARK, LIGHT, SIDE_KEYS
from dejarik.games.lcg.model.card import POOL, Card, add_card
from dejarik.games.lcg.model.deal import Brought
from dejarik.games.lcg.model.moments import ATTACKERS_WINDOW, DEFENDERS_WINDOW, DRAW_WINDOW, REFRESH_WINDOW
from dejarik.games.lcg.model.state import (
    AFFILIATIONS,
    AREA,
    BALANCE,
    CAPTIVES,
    CONFLICT,
    DECK,
    DEPLOYMENT,
    DIAL,
    DISCARD,
    DRAW,
    FORCE,
    HAND,
    NOBODY,
    OBJECTIVE_DECK,
    OBJECTIVES,
    REFRESH,
    SEATS,
    VICTORY,
    LcgState,
)
from dejarik.games.lcg.procedure import conflict, force, strikes, turn
from dejarik.games.lcg.procedure.setup import empty_table
from dejarik.kernel.rng import key_from_seed
from dejarik.kernel.steps import Step

Named: TypeAlias = str | Card
"""A card of the pool by its English name or its key, or a card that the test has invented."""

PHASES: Final = {
    "balance": BALANCE,
    "refresh": REFRESH,
    "draw": DRAW,
    "deployment": DEPLOYMENT,
    "conflict": CONFLICT,
    "force": FORCE,
}
ENGAGEMENT_STEPS: Final[dict[str, Step]] = {
    "attackers": (conflict.window, (ATTACKERS_WINDOW,)),
    "defenders": (conflict.window, (DEFENDERS_WINDOW,)),
    "edge": (conflict.edge_step, ()),
    "strike": (strikes.strike_step, ()),
    "reward": (conflict.reward, ()),
}
INVENTED: Final[dict[str, Card]] = {}
"""Every card that a test has invented so far; it is in the pool only while that test runs."""


@dataclass(frozen=True)
class Side:
    """One player's side of the table; what is not said is empty, or plain cards that do nothing.

    ``deck`` and ``objective_deck`` begin with the top card, ``discard`` ends with it. ``attached`` says for each
    enhancement in play what it is on, ``"dial"`` included; ``borrowed`` are units under this player's control that the
    opponent owns; ``victory`` are objectives of the opponent that were destroyed. Tokens go by the name of a card.
    """

    affiliation: str
    objectives: Sequence[Named]
    objective_deck: Sequence[Named]
    units: Sequence[Named] = ()
    play: Sequence[Named] = ()
    attached: Mapping[Named, str | Sequence[str]] = field(default_factory=dict)
    borrowed: Sequence[Named] = ()
    hand: Sequence[Named] = ()
    deck: Sequence[Named] = ()
    discard: Sequence[Named] = ()
    victory: Sequence[Named] = ()
    focus: Mapping[str, int] = field(default_factory=dict)
    damage: Mapping[str, int] = field(default_factory=dict)
    shields: Mapping[str, int] = field(default_factory=dict)
    committed: Sequence[str] = ()


@dataclass(frozen=True)
class Attack:
    """An engagement under way; see ``table.attack``."""

    objective: str
    attackers: Sequence[str]
    defenders: Sequence[str]
    edge: str | None
    at: str


# ---------------------------------------------------------------- which cards are meant


@cache
def _called(name: str) -> list[Card]:
    return [card for card in ALL_CARDS if card.name.en == name and card.kind != AFFILIATION]


def card_of(named: Named, side: int) -> Card:
    """The card that a name means in the deck of a side."""
    if isinstance(named, Card):
        return _invented(named)
    if named in POOL:
        return POOL[named]
    found = _called(named)
    own = [card for card in found if card.side == side]
    assert len(own) == 1, f"“{named}” names {[card.key for card in found] or 'no card'}; use a key of the right side"
    return own[0]


def _invented(card: Card) -> Card:
    """Bring a card of the test's own into the pool, until the test is over."""
    if card.key not in INVENTED:
        add_card(card)
        INVENTED[card.key] = card
    assert INVENTED[card.key] is card, f"two tests have invented a card with the key {card.key}"
    POOL[card.key] = card
    return card


def forget_invented() -> None:
    """Take the invented cards out of the pool again."""
    for key in INVENTED:
        POOL.pop(key, None)


@cache
def affiliation_of(name: str) -> Card:
    """An affiliation card by its name."""
    return next(card for card in ALL_CARDS if card.kind == AFFILIATION and card.name.en == name)


# ---------------------------------------------------------------- laying out


class Layout:
    """Lays the cards of both sides out and puts tokens on them."""

    def __init__(self, sides: Sequence[Side], captured: Mapping[Named, str], house: tuple[int, ...]) -> None:
        self.sides = sides
        self.captured = captured
        laid = [entry for seat in range(SEATS) for entry in self._entries(seat)]
        laid.sort(key=lambda entry: entry[1])
        brought: Brought = tuple((key, owner) for key, owner, _ in laid)
        self.state = empty_table(brought, key_from_seed("scenario"), house)
        for zone in self.state.zones:
            zone.clear()
        for number, (_, _, zone) in enumerate(laid):
            self._put(number, zone)
        for seat, side in enumerate(sides):
            self._attach(seat, side)
            self._mark(seat, side)
        dark = self.state.sides.index(DARK)
        for card, objective in zip(self.state.zones[CAPTIVES + dark], captured.values(), strict=True):
            self.state.host[card] = self.find(objective, dark)

    def _entries(self, seat: int) -> Iterator[tuple[str, int, int]]:
        """Key, owner and zone of every card that one literal names."""
        side = self.sides[seat]
        own, other = seat, 1 - seat
        yield affiliation_of(side.affiliation).key, seat, AFFILIATIONS + seat
        worn = [name for name, hosts in side.attached.items() for _ in _several(hosts)]
        zones: list[tuple[int, int, Sequence[Named]]] = [
            (OBJECTIVES, own, side.objectives),
            (OBJECTIVE_DECK, own, side.objective_deck[::-1]),
            (AREA, own, [*side.units, *side.play, *worn]),
            (AREA, other, side.borrowed),
            (HAND, own, side.hand),
            (DECK, own, side.deck[::-1]),
            (DISCARD, own, side.discard),
            (VICTORY, other, side.victory),
        ]
        for zone, owner, names in zones:
            for name in names:
                yield card_of(name, owner).key, owner, zone + seat
        if seat == LIGHT:
            for name in self.captured:
                yield card_of(name, LIGHT).key, LIGHT, CAPTIVES + DARK

    def _put(self, card: int, zone: int) -> None:
        s = self.state
        s.zones[zone].append(card)
        s.place[card] = zone
        s.known[card] = s.sight[zone]

    def find(self, name: str, seat: int) -> int:
        """The number of a card in play: one of this player's if there is one, otherwise one of the opponent's."""
        return dial_or_card(self.state, name, seat)

    def _attach(self, seat: int, side: Side) -> None:
        s = self.state
        worn = [host for hosts in side.attached.values() for host in _several(hosts)]
        start = len(side.units) + len(side.play)
        own = [card for card in s.zones[AREA + seat] if s.deal.owner[card] == seat]
        for card, host in zip(own[start:], worn, strict=True):
            s.host[card] = self.find(host, seat)

    def _mark(self, seat: int, side: Side) -> None:
        s = self.state
        for tokens, amounts in ((s.focus, side.focus), (s.damage, side.damage), (s.shields, side.shields)):
            for name, amount in amounts.items():
                tokens[self.find(name, seat)] = amount
        for name in side.committed:
            s.committed[self.find(name, seat)] = 1


def _several(hosts: str | Sequence[str]) -> Sequence[str]:
    return [hosts] if isinstance(hosts, str) else hosts


def dial_or_card(s: LcgState, name: str, seat: int) -> int:
    """What a name means for a player: the dial, or a card in play, the own ones first."""
    if name == "dial":
        return DIAL
    for controller in (seat, 1 - seat):
        found = in_play_called(s, name, controller)
        if found:
            return found[0]
    raise AssertionError(f"“{name}” is not in play")


def in_play_called(s: LcgState, name: str, seat: int) -> list[int]:
    """The cards in play of a name that a player controls; ``Name#2`` is the second of them alone."""
    plain, _, copy = name.partition("#")
    cards = [card for zone in (AREA, OBJECTIVES, AFFILIATIONS) for card in s.zones[zone + seat]]
    found = sorted(card for card in cards if plain in (s.deal.title[card], s.deal.key[card]))
    return found[int(copy) - 1 : int(copy)] if copy else found


# ---------------------------------------------------------------- where the position begins


def begin_turn(s: LcgState) -> None:
    """At the beginning of a turn, with everything in it."""
    s.turn -= 1
    s.agenda = [(turn.begin_turn, (s.active,))]


def begin_phase(s: LcgState, phase: int) -> None:
    """At the beginning of a phase."""
    s.agenda = [(turn.end_turn, ())]
    s.agenda += [(turn.begin_phase, (later,)) for later in range(FORCE, phase - 1, -1)]


def in_phase(s: LcgState, phase: int) -> None:
    """In the action window of a phase, the first one in the conflict phase; the balance phase has none."""
    if phase == BALANCE:
        begin_phase(s, phase)
        return
    begin_phase(s, phase + 1)
    s.phase = phase
    windows: dict[int, Step] = {
        REFRESH: (turn.open_window, (REFRESH_WINDOW,)),
        DRAW: (turn.open_window, (DRAW_WINDOW,)),
        DEPLOYMENT: (turn.run_phase, (DEPLOYMENT,)),
        CONFLICT: (turn.run_phase, (CONFLICT,)),
        FORCE: (force.force_window, ()),
    }
    s.agenda += [(turn.end_phase, (phase,)), windows[phase]]


def choosing_engagement(s: LcgState) -> None:
    """The opening window of the conflict phase is over."""
    in_phase(s, CONFLICT)
    s.agenda[-1] = (conflict.choose_engagement, ())


def in_engagement(s: LcgState, attack: Attack) -> None:
    """In the middle of an engagement, before one of its steps."""
    in_phase(s, CONFLICT)
    s.agenda.pop()
    attacker, defender = s.active, 1 - s.active
    objective = DIAL if attack.objective == "dial" else dial_or_card(s, attack.objective, defender)
    conflict.engage(s, objective)
    s.attackers += [dial_or_card(s, name, attacker) for name in attack.attackers]
    s.defenders += [dial_or_card(s, name, defender) for name in attack.defenders]
    s.declared.append(objective)
    while s.agenda[-1] != ENGAGEMENT_STEPS[attack.at]:
        s.agenda.pop()
    s.edge = NOBODY if attack.edge is None else s.sides.index(SIDE_KEYS.index(attack.edge))
