"""A game put together from values: functions for what happens and is seen, a ``Wording`` for what is said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Generic, TypeAlias, TypeVar

from dejarik.kernel.actions import Actions
from dejarik.kernel.box import Box
from dejarik.kernel.copies import NO_COPIES, Copies
from dejarik.kernel.course import Ending, Tally, Total
from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.decks import Decks
from dejarik.kernel.encoding import Encoding, Tables
from dejarik.kernel.events import Deed, Event, Rank, Sign
from dejarik.kernel.game import CardFacts, Game, GameOption, Mode, Setup, WindowSpec
from dejarik.kernel.looks import LookNames
from dejarik.kernel.luck import SeatLuck
from dejarik.kernel.picks import MOST, Spread
from dejarik.kernel.primer import Primer
from dejarik.kernel.rules import Catalogue
from dejarik.kernel.state import State
from dejarik.kernel.text import EMPTY, Text
from dejarik.kernel.tour import Tour
from dejarik.kernel.view import PLAIN, Look, Phases, Region, SeatView, Window
from dejarik.kernel.wording import Wording

S = TypeVar("S", bound=State)

Refusals: TypeAlias = Callable[[S, int], list[tuple[Option, Refusal]]]


def _no_dice(_s: State, _events: Sequence[Event]) -> None:
    return None


def _no_rounds(_s: State) -> int:
    return 0


def _no_ending(_s: State, _events: Sequence[Event]) -> None:
    return None


def _no_signs(_s: State, _event: Event) -> tuple[Sign, ...]:
    return ()


def _short_turns(_s: State) -> None:
    return None


def _has_a_point(_s: State, _option: Option) -> bool:
    return False


def _nothing_wasted(_s: State, _option: Option) -> Text:
    return EMPTY


def _no_window(_s: State) -> None:
    return None


def _no_phases(_s: State) -> None:
    return None


def _rules_ask(_s: State) -> None:
    return None


def _no_copies(_s: State) -> Copies:
    return NO_COPIES


def _nothing_to_check(_setup: Setup) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts(Generic[S]):
    """Everything a game is made of; ``Game`` tells what each function answers.

    ``refusals`` go by the kind of the decision; ``check`` raises BadSetupError for what the options cannot tell one by
    one; ``facts`` makes the cards from the catalogue, which ``rules`` loads. ``actions`` makes the vocabulary and
    ``tables`` says what is encoded, for programs that learn.
    """

    name: str
    title: Text
    look: Look = PLAIN
    look_names: LookNames = field(default_factory=LookNames)
    version: str
    seats: range
    default_seats: int
    option_specs: tuple[GameOption, ...] = ()
    modes: tuple[Mode, ...]
    decks: Decks | None = None
    primer: Primer | None = None
    tour: Tour | None = None
    windows: tuple[WindowSpec, ...] = ()
    box: Box[S] | None = None

    check: Callable[[Setup], None] = _nothing_to_check
    deal: Callable[[Setup, bytes], S]
    notate: Callable[[S, Option], str]
    copies: Callable[[S], Copies] = _no_copies
    wording: Wording[S]
    signs: Callable[[S, Event], tuple[Sign, ...]] = _no_signs
    refusals: Mapping[str, Refusals[S]] = field(default_factory=dict)

    headline: Callable[[S], Text]
    phases: Callable[[S], Phases | None] = _no_phases
    seat_views: Callable[[S], tuple[SeatView, ...]]
    regions: Callable[[S, int], tuple[Region, ...]]
    things_of: Callable[[S, Option], tuple[int, ...]]
    window: Callable[[S], Window | None] = _no_window
    asking_card: Callable[[S], int | None] = _rules_ask
    asking_thing: Callable[[S], int | None] | None = None
    asked_together: frozenset[str] = frozenset()
    counted_together: Mapping[str, Callable[[S], int]] = field(default_factory=dict)
    """For kinds of decisions that are asked together only sometimes: how many are now."""
    recurring: frozenset[str] = frozenset()
    spreads: Mapping[str, Callable[[S], Spread]] = field(default_factory=dict)
    """What decisions of a kind spread whose answers are amounts."""

    determinize: Callable[[S, int, Random], S]
    evaluate: Callable[[S], list[float]]
    turn: Callable[[S], int | None] = _short_turns
    stops: frozenset[str] = frozenset()
    is_pointless: Callable[[S, Option], bool] = _has_a_point
    waste: Callable[[S, Option], Text] = _nothing_wasted
    luck: Callable[[S, Sequence[Event]], tuple[SeatLuck, ...] | None] = _no_dice
    round: Callable[[S], int] = _no_rounds
    ending: Callable[[S, Sequence[Event]], Ending | None] = _no_ending
    tallies: tuple[Tally[S], ...] = ()
    telling: tuple[str, ...] = ()

    actions: Callable[[], Actions[S]] | None = None
    tables: Tables[S] | None = None

    facts: Callable[[Catalogue], tuple[CardFacts, ...]]
    rules: Callable[[], Catalogue]


class AssembledGame(Game[S]):
    """The game that its parts make."""

    def __init__(self, parts: Parts[S]) -> None:
        self.parts = parts
        self.name = parts.name
        self.title = parts.title
        self.look = parts.look
        self.look_names = parts.look_names
        self.version = parts.version
        self.seats = parts.seats
        self.default_seats = parts.default_seats
        self.option_specs = parts.option_specs
        self.modes = parts.modes
        self.decks = parts.decks
        self.primer = parts.primer
        self.tour = parts.tour
        self.windows = parts.windows
        self.box = parts.box

    def check(self, setup: Setup) -> Setup:
        """The set-up with defaults filled in; raises BadSetupError if the game cannot be played so."""
        made = super().check(setup)
        self.parts.check(made)
        return made

    def deal(self, setup: Setup, key: bytes) -> S:
        return self.parts.deal(setup, key)

    def notate(self, s: S, option: Option) -> str:
        return self.parts.notate(s, option)

    def copies(self, s: S) -> Copies:
        return self.parts.copies(s)

    def question(self, s: S) -> Text:
        return self.parts.wording.question(s)

    def label(self, s: S, option: Option) -> Text:
        return self.parts.wording.label(s, option)

    def rule_of(self, s: S, option: Option) -> str:
        return self.parts.wording.rule_of(s, option)

    def things_of(self, s: S, option: Option) -> tuple[int, ...]:
        return self.parts.things_of(s, option)

    def refusals(self, s: S, seat: int) -> list[tuple[Option, Refusal]]:
        """What the chooser might hope to do now but may not, each with the reason; others hope for nothing."""
        decision = s.decision
        if decision is None or decision.seat != seat or decision.kind not in self.parts.refusals:
            return []
        return self.parts.refusals[decision.kind](s, seat)

    def reason(self, refusal: Refusal) -> Text:
        return self.parts.wording.reason(refusal)

    def narrate(self, s: S, event: Event) -> Text:
        return self.parts.wording.narrate(s, event)

    def deed(self, s: S, event: Event) -> Deed | None:
        return self.parts.wording.deed(s, event)

    def rank(self, kind: str) -> Rank:
        return self.parts.wording.rank(kind)

    def signs(self, s: S, event: Event) -> tuple[Sign, ...]:
        return self.parts.signs(s, event)

    def headline(self, s: S) -> Text:
        return self.parts.headline(s)

    def phases(self, s: S) -> Phases | None:
        return self.parts.phases(s)

    def seat_views(self, s: S) -> tuple[SeatView, ...]:
        return self.parts.seat_views(s)

    def regions(self, s: S, seat: int) -> tuple[Region, ...]:
        return self.parts.regions(s, seat)

    def window(self, s: S) -> Window | None:
        return self.parts.window(s)

    def asking_card(self, s: S) -> int | None:
        return self.parts.asking_card(s)

    def asking_thing(self, s: S) -> int | None:
        return (self.parts.asking_thing or self.parts.asking_card)(s)

    def most_together(self, s: S) -> int:
        assert s.decision is not None, "the game is over"
        kind = s.decision.kind
        count = self.parts.counted_together.get(kind)
        return (MOST if kind in self.parts.asked_together else 0) if count is None else count(s)

    @property
    def recurring(self) -> frozenset[str]:
        return self.parts.recurring

    def spread(self, s: S) -> Spread | None:
        assert s.decision is not None, "the game is over"
        spread = self.parts.spreads.get(s.decision.kind)
        return None if spread is None else spread(s)

    def confirm(self, s: S, number: int) -> Text:
        return self.parts.wording.confirm(s, number)

    def determinize(self, s: S, seat: int, rand: Random) -> S:
        return self.parts.determinize(s, seat, rand)

    def evaluate(self, s: S) -> list[float]:
        return self.parts.evaluate(s)

    def turn(self, s: S) -> int | None:
        return self.parts.turn(s)

    @property
    def stops(self) -> frozenset[str]:
        return self.parts.stops

    def is_pointless(self, s: S, option: Option) -> bool:
        return self.parts.is_pointless(s, option)

    def waste(self, s: S, option: Option) -> Text:
        return self.parts.waste(s, option)

    def luck(self, s: S, events: Sequence[Event]) -> tuple[SeatLuck, ...] | None:
        return self.parts.luck(s, events)

    def round(self, s: S) -> int:
        return self.parts.round(s)

    def ending(self, s: S, events: Sequence[Event]) -> Ending | None:
        return self.parts.ending(s, events) if s.outcome else None

    def totals(self, s: S, events: Sequence[Event]) -> tuple[Total, ...]:
        return tuple(tally.total(s, events) for tally in self.parts.tallies)

    @property
    def telling(self) -> tuple[str, ...]:
        return self.parts.telling

    @cached_property
    def actions(self) -> Actions[S]:
        return super().actions if self.parts.actions is None else self.parts.actions()

    @cached_property
    def encoding(self) -> Encoding[S]:
        if self.parts.tables is None:
            return super().encoding
        kinds, actions = sorted(self.parts.wording.questions), self.actions
        return Encoding(self.parts.tables, kinds, actions.key_number, actions.cast, self.parts.asking_card)

    def cards(self) -> tuple[CardFacts, ...]:
        return self._cards

    @cached_property
    def _cards(self) -> tuple[CardFacts, ...]:
        return self.parts.facts(self.rules)

    def keys_of(self, s: S, cards: Iterable[int]) -> tuple[str, ...]:
        if self.parts.actions is None:
            return ()
        keys = self.actions.cast(s).keys
        return tuple([keys[card] for card in cards if 0 <= card < len(keys)])

    @cached_property
    def rules(self) -> Catalogue:
        """The game's rule catalogue."""
        return self.parts.rules()
