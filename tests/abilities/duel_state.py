"""The positions of Duel, and what happens in them: damage, playing cards, turns."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from dejarik.abilities.frames import NOBODY, Frame
from dejarik.abilities.timing import Happening
from dejarik.abilities.windows import (
    ACTIONS,
    REPLACEMENTS,
    Response,
    Window,
    WindowState,
    answered,
    answers,
    bring_about,
    has_secrets,
    open_actions,
    usable,
    use,
)
from dejarik.abilities.words import Effect, Word, begin
from dejarik.kernel.decision import Option, Outcome, subject
from dejarik.kernel.log import tell
from dejarik.kernel.plain import record
from dejarik.kernel.steps import step
from dejarik.kernel.tables import TOKENS
from dejarik.kernel.text import Text
from dejarik.kernel.zones import draw, move, show

DECK: Final = 0
HAND: Final = 3
UNITS: Final = 6
DISCARD: Final = 9
SEATS: Final = 3
"""The first zone of each kind; there is one for each seat, and one discard pile."""

TURN: Final = 0
HURT: Final = 1
PLAYED: Final = 2

CHEAPEST: Final = 1
TURN_LIMIT: Final = 30


class Printed(NamedTuple):
    """A card. An event has one ability, an action or a response; a unit comes into play with its responses.

    A card that stays in hand is only shown when it is played.
    """

    name: Text
    cost: int
    abilities: tuple[Word, ...]
    is_unit: bool = False
    is_droid: bool = False
    stays: bool = False


POOL: dict[str, Printed] = {}
"""Every card by its key; ``duel_cards`` fills it."""


@record("duel_frame")
@dataclass(slots=True)
class DuelFrame(Frame):
    """``amount`` is how much damage the ability speaks of."""

    amount: int = 0

    def copy(self) -> DuelFrame:
        return DuelFrame(self.source, self.you, self.foe, self.done, self.chosen[:], self.amount)


@dataclass(slots=True, kw_only=True)
class DuelState(WindowState):
    """Health and energy of every seat; ``keys`` and ``owner`` say which cards there are and whose they are."""

    health: list[int] = field(metadata=TOKENS)
    energy: list[int] = field(metadata=TOKENS)
    active: int = 0
    turns: int = 0
    struck: bool = False
    keys: tuple[str, ...]
    owner: tuple[int, ...]
    asks_all: bool = False
    own_order: bool = False

    def new_frame(self, source: int, you: int, foe: int) -> DuelFrame:
        return DuelFrame(source, you, foe)

    def controller(self, card: int) -> int:
        return self.owner[card]

    def can_answer(self, seat: int) -> bool:
        return self.health[seat] > 0

    def opponents(self, seat: int) -> list[int]:
        others = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in others if self.can_answer(other)]

    def in_turn(self) -> list[int]:
        return [*([self.active] if self.can_answer(self.active) else []), *self.opponents(self.active)]

    def abilities_of(self, card: int) -> tuple[Word, ...]:
        return POOL[self.keys[card]].abilities if card != NOBODY else ()

    def waiting(self, policy: int, moment: int) -> list[tuple[int, Any]]:
        found: list[tuple[int, Any]] = []
        for seat in range(self.active, self.active + self.seats):
            for card in self.zones[UNITS + seat % self.seats]:
                found += [(card, one) for one in self.abilities_of(card) if _waits(one, policy, moment)]
        return found

    def passes_ahead(self, seat: int) -> bool:
        return not self.asks_all

    def orders_all(self) -> bool:
        return not self.own_order

    def responses(self, seat: int, window: Window) -> list[Option]:
        hand: list[Option] = [("play", card) for card in self.zones[HAND + seat] if _playable(self, card, window)]
        if window.stage != ACTIONS:
            return [*answers(self, seat, window), *hand]
        strikes: list[Option] = [("strike", foe) for foe in self.opponents(seat)]
        return [*strikes, *hand] if seat == self.active and not self.struck else hand

    def might_respond(self, seat: int, window: Window) -> bool:
        if window.stage == ACTIONS and seat == self.active and not self.struck:
            return True
        if answers(self, seat, window):
            return True
        if window.stage == REPLACEMENTS or self.energy[seat] < CHEAPEST:
            return False
        return has_secrets(self, HAND + seat) or bool(self.responses(seat, window))

    def respond(self, seat: int, option: Option, window: Window) -> None:
        if option[0] == "use":
            tell(self, "used", seat, (subject(option),))
            use(self, option, window)
        elif option[0] == "strike":
            self.struck = True
            hurt(self, seat, subject(option), 1)
        else:
            play(self, seat, subject(option))

    def carry_out(self, event: Happening) -> None:
        if event.moment == HURT:
            _take_damage(self, event)
        else:
            _resolve(self, event)

    def prevented(self, event: Happening) -> None:
        tell(self, "prevented", event.seat)
        if event.moment == HURT and self.frames:
            self.frames[-1].done = False

    def copy(self) -> DuelState:
        """An equal, independent state that nobody listens to; written by ``make tables``."""
        new = DuelState.__new__(DuelState)
        new.key = self.key
        new.counter = self.counter
        new.seats = self.seats
        new.sight = self.sight
        new.zones = list(map(list.copy, self.zones))
        new.place = self.place.copy()
        new.known = self.known.copy()
        new.round_limit = self.round_limit
        new.agenda = self.agenda.copy()
        new.asked = self.asked
        new.decision = self.decision
        new.outcome = self.outcome
        new.log = None
        new.aliases = None
        new.frames = [row.copy() for row in self.frames] if self.frames else []
        new.windows = [row.copy() for row in self.windows] if self.windows else []
        new.health = self.health.copy()
        new.energy = self.energy.copy()
        new.active = self.active
        new.turns = self.turns
        new.struck = self.struck
        new.keys = self.keys
        new.owner = self.owner
        new.asks_all = self.asks_all
        new.own_order = self.own_order
        return new

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes; written by ``make tables``."""
        return {"zones": 2, "agenda": 1, "frames": 1, "windows": 1, "health": 1, "energy": 1}


def _waits(ability: Word, policy: int, moment: int) -> bool:
    return isinstance(ability, Response) and ability.policy == policy and ability.when.moment == moment


def _playable(s: DuelState, card: int, window: Window) -> bool:
    printed, seat = POOL[s.keys[card]], s.owner[card]
    if printed.cost > s.energy[seat]:
        return False
    ability = printed.abilities[0] if not printed.is_unit else None
    if not isinstance(ability, Response):
        return window.stage == ACTIONS and (seat == s.active or not printed.is_unit)
    return usable(s, card, ability, window)


# ---------------------------------------------------------------- what happens


def hurt(s: DuelState, by: int, victim: int, amount: int) -> None:
    """Somebody would be dealt damage."""
    bring_about(s, Happening(HURT, by, victim, amount))


def play(s: DuelState, seat: int, card: int) -> None:
    """Pay for a card and show it; its effect can still be canceled."""
    printed = POOL[s.keys[card]]
    s.energy[seat] -= printed.cost
    if printed.stays:
        show(s, card)
    else:
        move(s, card, DISCARD)
    tell(s, "played", seat, (card,))
    bring_about(s, Happening(PLAYED, seat, card))


def _take_damage(s: DuelState, event: Happening) -> None:
    lost = min(event.amount, s.health[event.concerned])
    s.health[event.concerned] -= lost
    if s.frames:
        s.frames[-1].done = lost > 0
    if lost == 0:
        s.windows[-1].called_off = True
    tell(s, "hurt", event.concerned, numbers=(lost,))
    if sum(map(s.can_answer, range(s.seats))) == 1:
        finish(s)


def _resolve(s: DuelState, event: Happening) -> None:
    card = event.concerned
    printed = POOL[s.keys[card]]
    if printed.is_unit:
        move(s, card, UNITS + event.seat)
        return
    ability = printed.abilities[0]
    if isinstance(ability, Response):
        pending = ability.pending(s, card, answered(s).event)
        begin(s, pending.effect, pending.frame)
    else:
        assert isinstance(ability, Effect)
        begin(s, ability, s.new_frame(card, event.seat, NOBODY))


def finish(s: DuelState) -> None:
    """The game is over; whoever has most health wins."""
    best = max(s.health)
    s.outcome = Outcome(tuple(seat for seat in range(s.seats) if s.health[seat] == best), tuple(s.health))
    s.agenda.clear()


# ---------------------------------------------------------------- turns


@step
def take_turn(s: DuelState) -> None:
    s.turns += 1
    if s.turns > TURN_LIMIT:
        finish(s)
        return
    s.struck = False
    s.energy[s.active] += 1
    if s.zones[DECK + s.active]:
        draw(s, DECK + s.active, HAND + s.active)
    s.agenda.append((end_turn, ()))
    open_actions(s, TURN, s.active)


@step
def end_turn(s: DuelState) -> None:
    s.active = s.next_in_turn(s.active)
    s.agenda.append((take_turn, ()))
