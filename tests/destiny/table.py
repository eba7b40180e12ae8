"""Lays out any position of Destiny in one literal; cards are called by English name, or by key if it is not the first.

A die is called by its card and the side it shows: ``Count Dooku:2MD``. Rolls are told, not left to chance::

    t = table(Side(team=["Luke Skywalker*2"], ...), Side(team=["Count Dooku"]))
    t.you.choose("activate Luke Skywalker")
    t.roll("2MD", "-")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as tokens_by_name

from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.decks import Deck
from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.model.deal import deal_of
from dejarik.games.destiny.model.state import (
    ACTIONS,
    ASIDE,
    DECK,
    DISCARD,
    FIELD,
    HAND,
    NOBODY,
    OFF,
    OUT,
    PLOTS,
    SUPPORTS,
    TEAM,
    UPGRADES,
    ZONES,
    DestinyState,
    sights,
    upgrades_on,
)
from dejarik.games.destiny.procedure.setup import READINGS, SetAside, bring
from dejarik.games.destiny.procedure.turn import begin_round, take_turn, upkeep
from dejarik.games.destiny.rules.elite import settle_dice
from dejarik.games.destiny.show.notation import DIE_VERBS, SIDE_VERBS, cards_of
from dejarik.kernel.decision import CHANCE, Option
from dejarik.kernel.game import Setup
from dejarik.kernel.rng import key_from_seed
from tests.scenario import Player, Scenario, card, rule

__all__ = ["Seat", "Side", "Table", "card", "dealt", "rule", "table"]

PLAIN_FIELD = "Echo Base"
KEY_BY_NAME: dict[str, list[str]] = {}
for _card in ALL_CARDS:
    KEY_BY_NAME.setdefault(_card.name.en, []).append(_card.key)


def key_of(name: str) -> str:
    """The key of a card called by its key or by its name; a name that several cards have is that of the first set."""
    if name in POOL:
        return name
    keys = KEY_BY_NAME.get(name, [])
    assert keys, f"“{name}” names no card"
    return keys[0]


@dataclass(frozen=True)
class Side:
    """One player's side of the table.

    ``team`` lists characters (``"Luke Skywalker*2"`` has two dice, for ``"Rebel Trooper+1"`` one more is set aside),
    ``upgrades`` by the character they are on (a character that stands there twice is ``"Nightsister"`` and
    ``"Nightsister#2"``), ``pool`` dice as ``Name:SIDE``, ``deck`` from the top. ``exhausted`` names cards in play,
    ``field`` the battlefield the player brought, ``dice_aside`` dice of characters that are not in the game.
    """

    team: Sequence[str] = ("Nightsister",)
    upgrades: Mapping[str, Sequence[str]] = tokens_by_name(default_factory=dict)
    supports: Sequence[str] = ()
    plot: str = ""
    pool: Sequence[str] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ("Survival Gear", "Survival Gear")
    discard: Sequence[str] = ()
    aside: Sequence[str] = ()
    resources: int = 2
    damage: Mapping[str, int] = tokens_by_name(default_factory=dict)
    shields: Mapping[str, int] = tokens_by_name(default_factory=dict)
    exhausted: Sequence[str] = ()
    field: str = PLAIN_FIELD
    dice_aside: Sequence[str] = ()

    @property
    def set_aside(self) -> SetAside:
        """The dice in the side zone: those of the team and, one for each name, those of others."""
        characters = [_starting_dice(name) for name in (*self.team, *(n for n in self.aside if _is_character(n)))]
        for_team = tuple(spare for _, _, spare in sorted(characters))
        others = {key_of(name): self.dice_aside.count(name) for name in self.dice_aside}
        return SetAside(for_team, tuple(others.items()))

    @property
    def list_of_cards(self) -> Deck:
        """Everything this side has, as a deck that need not be legal."""
        characters = [_starting_dice(name)[:2] for name in (*self.team, *(n for n in self.aside if _is_character(n)))]
        worn = [name for names in self.upgrades.values() for name in names]
        set_aside = [name for name in self.aside if not _is_character(name)]
        cards = [key_of(n) for n in (*worn, *self.supports, *self.hand, *self.deck, *self.discard, *set_aside)]
        counted = tuple((key, cards.count(key)) for key in dict.fromkeys(cards))
        plot = key_of(self.plot) if self.plot else ""
        return Deck("test", tuple(characters), key_of(self.field), counted, plot)


def _starting_dice(name: str) -> tuple[str, int, int]:
    """Which character it is, its dice, and those set aside for it."""
    named, _, spare = name.partition("+")
    plain, _, dice = named.partition("*")
    return key_of(plain), int(dice or 1), int(spare or 0)


def _plain(name: str) -> str:
    return name.partition("+")[0].partition("*")[0]


def _is_character(name: str) -> bool:
    return POOL[key_of(_plain(name))].health > 0


class Seat(Player):
    """A player and what lies in front of them."""

    scenario: Table

    def _names(self, zone: int) -> list[str]:
        return [self.scenario.name(card) for card in self.scenario.state.zones[zone + self.seat]]

    @property
    def hand(self) -> list[str]:
        return self._names(HAND)

    @property
    def deck(self) -> list[str]:
        """The deck, top card first."""
        return self._names(DECK)[::-1]

    @property
    def discard(self) -> list[str]:
        """The discard pile, top card last."""
        return self._names(DISCARD)

    @property
    def team(self) -> list[str]:
        """Characters that are not defeated."""
        return self._names(TEAM)

    @property
    def supports(self) -> list[str]:
        return self._names(SUPPORTS)

    @property
    def aside(self) -> list[str]:
        """The side zone: defeated characters, unused battlefields and others."""
        return self._names(ASIDE)

    @property
    def pool(self) -> list[str]:
        """Dice in the pool as ``Name:SIDE``."""
        return [self.scenario.die_name(die) for die in self.scenario.state.pools[self.seat]]

    @property
    def resources(self) -> int:
        return self.scenario.state.resources[self.seat]

    @property
    def controls_field(self) -> bool:
        return self.scenario.state.holder == self.seat

    def upgrades(self, name: str) -> list[str]:
        """The upgrades on a character."""
        s = self.scenario.state
        return [self.scenario.name(card) for card in upgrades_on(s, self.in_play(name))]

    def damage(self, name: str) -> int:
        return self.scenario.state.damage[self.in_play(name)]

    def shields(self, name: str) -> int:
        return self.scenario.state.shields[self.in_play(name)]

    def is_exhausted(self, name: str) -> bool:
        return bool(self.scenario.state.exhausted[self.in_play(name)])

    def in_play(self, name: str) -> int:
        """The number of a card in play; the second of a name is ``Name#2``."""
        plain, _, copy = name.partition("#")
        zones = self.scenario.state.zones
        cards = [c for zone in (TEAM, UPGRADES, SUPPORTS, PLOTS) for c in zones[zone + self.seat]]
        found = [c for c in cards if plain in (self.scenario.name(c), self.scenario.state.deal.key[c])]
        assert len(found) >= int(copy or 1), f"{name} is not in play here"
        return found[int(copy or 1) - 1]


class Table(Scenario):
    """A game at a position; ``you`` and ``they`` are the first two seats, ``third`` and ``fourth`` the others."""

    def __init__(self, laid_out: DestinyState, *, told_rolls: bool = True) -> None:
        super().__init__(GAME, laid_out)
        self.match.asks_chance = told_rolls
        self.seats = [Seat(self, seat) for seat in range(laid_out.seats)]

    @property
    def state(self) -> DestinyState:
        state = self.match.state
        assert isinstance(state, DestinyState)
        return state

    @property
    def you(self) -> Seat:
        return self.seats[0]

    @property
    def they(self) -> Seat:
        return self.seats[1]

    @property
    def third(self) -> Seat:
        return self.seats[2]

    @property
    def fourth(self) -> Seat:
        return self.seats[3]

    @property
    def field(self) -> str:
        """The battlefield in use."""
        return self.name(self.state.zones[FIELD][0])

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def queue(self) -> list[str]:
        """The cards whose abilities wait, first first."""
        return [self.name(pending.frame.source) for pending in self.state.queue]

    def roll(self, *sides: str) -> None:
        """Tell what the dice that are rolled now show, die by die."""
        for side in sides:
            decision = self.match.decision
            assert decision is not None, f"nothing is rolled for {side}, the game is over"
            assert decision.seat == CHANCE, f"nothing is rolled for {side}; offered are {self.offered()}"
            die = decision.options[0][1:][0]
            shown = [str(one) for one in self.state.deal.sides[die]]
            assert side in shown, f"{self.name(self.state.deal.card_of[die])} has no side {side}, only {shown}"
            self.play(CHANCE, self.spoken(("roll", die, shown.index(side))))

    def name(self, number: int) -> str:
        """The English name of a card."""
        return self.state.deal.cards[number].name.en

    def die_name(self, die: int) -> str:
        """A die by its card and the side it shows."""
        s = self.state
        up = s.face[die]
        name = self.name(s.deal.card_of[die])
        return f"{name}:{s.deal.sides[die][up]}" if up != OFF else name

    def spoken(self, option: Option) -> str:
        """An option as a player would say it."""
        verb, numbers = option[0], option[1:]
        if verb in DIE_VERBS:
            return " ".join([verb, *map(self.die_name, numbers)])
        if verb in SIDE_VERBS:
            die, face = list(numbers)
            return f"{verb} {self.die_name(die)} {self.state.deal.sides[die][face]}"
        if cards_of(option):
            rest = [str(number) for number in numbers[len(cards_of(option)) :]]
            return " ".join([verb, *map(self.name, cards_of(option)), *rest])
        return self._notated(option)


def table(
    you: Side | None = None,
    they: Side | None = None,
    third: Side | None = None,
    fourth: Side | None = None,
    *,
    holder: str = "they",
    turn_of: str = "you",
    claimed_by: str | None = None,
    field_of: str | None = None,
    at: str = "turn",
    round: int = 2,
    passes: int = 0,
    **readings: str,
) -> Table:
    """A position in an action phase. Seats are called ``you``, ``they``, ``third`` and ``fourth``.

    ``holder`` controls the battlefield (``"nobody"`` is possible), which ``field_of`` brought, by default the holder.
    ``at`` is ``turn``, ``upkeep`` or ``round`` (the begin of the next one). ``readings`` are options such as
    ``overflow="free"`` and ``rounds="3"``.
    """
    names = ("you", "they", "third", "fourth")
    sides = [you or Side(), they or Side(), *[side for side in (third, fourth) if side is not None]]
    options = GAME.check(Setup(len(sides), readings)).options
    brought = tuple(card for seat, side in enumerate(sides) for card in bring(side.list_of_cards, seat, side.set_aside))
    made = deal_of(brought)
    size, seats = len(made.cards), len(sides)
    begin = {"turn": take_turn, "upkeep": upkeep, "round": begin_round}[at]
    holding = names.index(holder) if holder in names else NOBODY
    state = DestinyState(
        key=key_from_seed("scenario"),
        seats=seats,
        sight=sights(seats),
        zones=[[] for _ in range(ZONES)],
        place=bytearray(size),
        known=bytearray(size),
        brought=brought,
        deal=made,
        order=tuple(range(seats)),
        house=tuple(int(options[reading.key] != reading.default) for reading in READINGS),
        round_limit=int(options["rounds"]),
        round=round,
        phase=ACTIONS,
        active=names.index(turn_of),
        passes=passes,
        claimant=names.index(claimed_by) if claimed_by else NOBODY,
        holder=holding,
        resources=[side.resources for side in sides],
        exhausted=[0] * size,
        damage=[0] * size,
        shields=[0] * size,
        host=[NOBODY] * size,
        face=[OFF] * len(made.card_of),
        pools=[[] for _ in range(seats)],
        spare=tuple(die for dice in made.spare_of for die in dice),
        agenda=[(begin, ())],
    )
    used = names.index(field_of) if field_of else max(holding, 0)
    for seat, side in enumerate(sides):
        _Layout(state, seat, used).lay(side)
    return Table(state)


def dealt(players: int = 2, seed: int = 7, **options: str) -> Table:
    """A new game as the rules deal it, at its first decision; rolls are told."""
    state = GAME.deal(GAME.check(Setup(players, options)), key_from_seed(seed))
    return Table(state)


class _Layout:
    """Puts one side's cards and dice where the literal says."""

    def __init__(self, state: DestinyState, seat: int, used_field: int) -> None:
        self.state, self.seat, self.used_field = state, seat, used_field
        self.left = [card for card, owner in enumerate(state.deal.owner) if owner == seat]

    def lay(self, side: Side) -> None:
        characters: dict[str, int] = {}
        for name in side.team:
            plain = _plain(name)
            copy = sum(other.partition("#")[0] == plain for other in characters) + 1
            number = self._put(TEAM, plain, sum(_starting_dice(name)[1:]))
            characters[plain if copy == 1 else f"{plain}#{copy}"] = number
        for host, names in side.upgrades.items():
            for name in names:
                self.state.host[self._put(UPGRADES, name)] = characters[host]
                settle_dice(self.state, characters[host])
        for zone, names in ((SUPPORTS, side.supports), (HAND, side.hand), (DISCARD, side.discard)):
            for name in names:
                self._put(zone, name)
        for name in reversed(side.deck):
            self._put(DECK, name)
        for name in side.aside:
            self._put(ASIDE, _plain(name))
        for name in dict.fromkeys(side.dice_aside):
            self._put(OUT, name)
        if side.plot:
            self._put(PLOTS, side.plot)
        self._put(FIELD - self.seat if self.seat == self.used_field else ASIDE, side.field)
        assert not self.left, "cards were left over"
        self._mark(side)
        for name in side.pool:
            self._roll(name)

    def _put(self, zone: int, name: str, dice: int | None = None) -> int:
        deal = self.state.deal
        for number in self.left:
            if deal.key[number] == key_of(name) and dice in (None, len(deal.dice_of[number])):
                self.left.remove(number)
                place = zone + self.seat
                self.state.zones[place].append(number)
                self.state.place[number] = place
                self.state.known[number] = self.state.sight[place]
                return number
        raise AssertionError(f"no card “{name}” is left to lay out")

    def _in_play(self, name: str) -> int:
        plain, _, copy = name.partition("#")
        zones = self.state.zones
        cards = [c for zone in (TEAM, UPGRADES, SUPPORTS) for c in zones[zone + self.seat]]
        return [c for c in cards if self.state.deal.key[c] == key_of(plain)][int(copy or 1) - 1]

    def _mark(self, side: Side) -> None:
        for tokens, amounts in ((self.state.damage, side.damage), (self.state.shields, side.shields)):
            for name, amount in amounts.items():
                tokens[self._in_play(name)] = amount
        for name in side.exhausted:
            self.state.exhausted[self._in_play(name)] = 1

    def _roll(self, name: str) -> None:
        """Put the first die of that card that is left into the pool, showing a side."""
        plain, _, side = name.rpartition(":")
        s, key = self.state, key_of(plain)
        for die, number in enumerate(s.deal.card_of):
            if s.deal.key[number] == key and s.deal.owner[number] == self.seat and s.face[die] == OFF:
                s.face[die] = [str(one) for one in s.deal.sides[die]].index(side)
                s.pools[self.seat].append(die)
                return
        raise AssertionError(f"there is no die for {name}")
