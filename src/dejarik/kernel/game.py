"""The interface a game implements for matches, agents, the command line and the server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final, Generic, TypeVar

from dejarik.kernel.actions import Actions
from dejarik.kernel.box import Box
from dejarik.kernel.copies import NO_COPIES, Copies
from dejarik.kernel.course import Ending, Total
from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.decks import Decks
from dejarik.kernel.encoding import Encoding
from dejarik.kernel.errors import BadSetupError, DejarikError
from dejarik.kernel.events import Deed, Event, Rank, Sign
from dejarik.kernel.looks import LookNames
from dejarik.kernel.luck import SeatLuck
from dejarik.kernel.mentions import keys_by_name
from dejarik.kernel.picks import Spread, picks
from dejarik.kernel.primer import Primer
from dejarik.kernel.rng import KEY_BYTES
from dejarik.kernel.rules import Catalogue
from dejarik.kernel.state import State
from dejarik.kernel.text import EMPTY, Text, either, joined, same, sentence
from dejarik.kernel.tour import Tour
from dejarik.kernel.view import (
    PLAIN,
    Choice,
    Face,
    Look,
    Number,
    Phases,
    Prompt,
    Region,
    SeatView,
    Share,
    Together,
    View,
    Window,
)

S = TypeVar("S", bound=State)

BOX: Final = "box"
"""What a BadSetupError names when the cards to play with are at fault."""
_LONGEST_VALUE: Final = 1000
_SHOWN_VALUE: Final = 60


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything agreed before the game starts, except the seed.

    ``box`` are the cards it is played with if these are not all that the game has now (``Game.box``).
    """

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    box: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameOption:
    """A named choice of rules with its default; ``check`` answers None or what is wrong with a value.

    ``choices`` are the values to pick from with their titles, where they can be listed.
    """

    key: str
    title: Text
    values: Text
    default: str
    rule: str
    check: Callable[[str, int], Text | None]
    choices: tuple[tuple[str, Text], ...] = ()


_NO_SUCH_CHOICE = Text("there is no such choice", "nie ma takiej możliwości")


def one_of(
    key: str,
    title: Text,
    values: Text,
    default: str,
    rule: str,
    choices: Iterable[tuple[str, Text]],
    wrong: Text = _NO_SUCH_CHOICE,
) -> GameOption:
    """An option that takes one of the listed values and nothing else."""
    listed = tuple(choices)
    allowed = frozenset(value for value, _ in listed)
    return GameOption(key, title, values, default, rule, lambda value, _: None if value in allowed else wrong, listed)


def either_of(key: str, title: Text, rule: str, default: tuple[str, Text], other: tuple[str, Text]) -> GameOption:
    """An option with two values, each with what it means; the first one is the usual one."""
    values = Text(f"{default[0]} or {other[0]}", f"{default[0]} albo {other[0]}")
    return one_of(key, title, values, default[0], rule, (default, other))


ROUNDS: Final = "rounds"
ENOUGH_ROUNDS: Final = "100"
"""More than any game needs that somebody wants to win."""


def round_limit(rule: str) -> GameOption:
    """The option to end a game after so many rounds; 0 is no limit and, as in every rulebook, the default."""
    return GameOption(
        ROUNDS,
        Text("Rounds after which the game is scored", "Liczba rund, po których podlicza się grę"),
        Text("a number of rounds, 0 for no limit", "liczbę rund, 0 oznacza brak limitu"),
        "0",
        rule,
        _check_rounds,
    )


def _check_rounds(value: str, _: int) -> Text | None:
    if value.isascii() and value.isdigit() and len(value) < 6:
        return None
    return Text("that is not a number of rounds", "to nie jest liczba rund")


def bound_to_end(game: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    """The options with a limit of rounds unless they name one: where only computers play, nobody can end a game."""
    if any(spec.key == ROUNDS for spec in game.option_specs):
        return {ROUNDS: ENOUGH_ROUNDS, **options}
    return dict(options)


@dataclass(frozen=True, slots=True)
class Mode:
    """A named setup that the contract suite plays and a lobby offers."""

    name: str
    title: Text
    setup: Setup


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card for people to read: its names, its numbers and the text generated from what it does.

    ``copies`` are those in the box, none where players bring their own; ``faces`` the sides of its die, if it has one;
    ``rules`` the ids of the rules a reader of it will want; ``own_polish`` marks a Polish name of our own, because no
    official one is known.
    """

    key: str
    name: Text
    kind: Text
    copies: int
    numbers: tuple[Number, ...]
    text: Text = EMPTY
    subtitle: Text = EMPTY
    traits: Text = EMPTY
    look: Look = PLAIN
    faces: tuple[Face, ...] = ()
    rules: tuple[str, ...] = ()
    own_polish: bool = False

    @property
    def whole_text(self) -> Text:
        """The traits as a sentence, then the text."""
        return joined((sentence(self.traits) if self.traits.en else EMPTY, self.text))


@dataclass(frozen=True, slots=True)
class WindowSpec:
    """A kind of window (``view.Window``), and whether players are asked in it unless they say otherwise: ``own`` in
    their own turn, ``other`` in somebody else's. A client passes in all others, whatever its player holds.
    """

    key: str
    title: Text
    own: bool = False
    other: bool = False


class Game(ABC, Generic[S]):
    """One game. Its methods map states to options and texts; a Game has no mutable state of its own."""

    name: str
    title: Text
    look: Look = PLAIN
    """How the game itself is drawn in a lobby."""
    look_names: LookNames = LookNames()
    """The colors, signs and silhouettes of this game alone, besides those in ``looks.py``."""
    version: str
    seats: range
    default_seats: int
    option_specs: tuple[GameOption, ...] = ()
    modes: tuple[Mode, ...]
    decks: Decks | None = None
    """Reading and checking custom decks; None if the game does not use them."""
    primer: Primer | None = None
    """How to win, on one screen."""
    tour: Tour | None = None
    """A guided first game, if there is one."""
    windows: tuple[WindowSpec, ...] = ()
    """The windows in which players may act, in the order of a turn."""
    box: Box[S] | None = None
    """The cards that the game comes with; None if players bring them."""

    @cached_property
    def state_type(self) -> type[S]:
        """The class of the game's positions."""
        return type(self.deal(self.check(Setup(self.default_seats)), bytes(KEY_BYTES)))

    @abstractmethod
    def deal(self, setup: Setup, key: bytes) -> S:
        """The state after setup, with its first steps on the agenda and none of them run."""

    @abstractmethod
    def notate(self, s: S, option: Option) -> str:
        """The option in record notation; it depends on the setup only, never on the course of the game."""

    def copies(self, s: S) -> Copies:
        """Which cards look alike; it depends on the setup only."""
        return NO_COPIES

    @abstractmethod
    def question(self, s: S) -> Text:
        """What the pending decision asks."""

    @abstractmethod
    def label(self, s: S, option: Option) -> Text:
        """What an option does, as a button would say it."""

    @abstractmethod
    def rule_of(self, s: S, option: Option) -> str:
        """The id of the rule that allows an option."""

    @abstractmethod
    def things_of(self, s: S, option: Option) -> tuple[int, ...]:
        """The things on the table that an option, offered or refused, concerns."""

    @abstractmethod
    def refusals(self, s: S, seat: int) -> list[tuple[Option, Refusal]]:
        """What this seat cannot do now, each with the reason."""

    @abstractmethod
    def reason(self, refusal: Refusal) -> Text:
        """A refusal as a sentence with its numbers."""

    @abstractmethod
    def narrate(self, s: S, event: Event) -> Text:
        """An event as a line of the log; the event has already been cut to what its reader may know."""

    def deed(self, s: S, event: Event) -> Deed | None:
        """What an event tells in terms that clients know, cut like the line of it; None if nothing of that kind."""
        return None

    def rank(self, kind: str) -> Rank:
        """What part the lines of a kind of event play in the log."""
        return "act"

    def signs(self, s: S, event: Event) -> tuple[Sign, ...]:
        """The dice that the line of an event names."""
        return ()

    @abstractmethod
    def headline(self, s: S) -> Text:
        """Where the game stands, in a few words that everybody may read."""

    def phases(self, s: S) -> Phases | None:
        """The phases of a round or a turn, and which of them it is; None in a game without any."""
        return None

    @abstractmethod
    def seat_views(self, s: S) -> tuple[SeatView, ...]:
        """Every player as everybody sees them."""

    @abstractmethod
    def regions(self, s: S, seat: int) -> tuple[Region, ...]:
        """Every place on the table as a seat sees it: nothing in it may depend on what is hidden from that seat."""

    def view(self, s: S, seat: int) -> View:
        """What a seat sees."""
        regions = self.regions(s, seat)
        return View(
            game=self.name,
            seat=seat,
            headline=self.headline(s),
            seats=self.seat_views(s),
            regions=regions,
            prompt=self.prompt(s, seat, regions),
            winners=s.outcome.winners if s.outcome else (),
            phases=self.phases(s),
        )

    def prompt(self, s: S, seat: int, regions: tuple[Region, ...]) -> Prompt | None:
        """The pending decision as a seat sees it: everybody what is asked and by which card that lies in the regions
        they see, the chooser also the choices.
        """
        decision = s.decision
        if decision is None:
            return None
        mine = decision.options if decision.seat == seat else []
        choices = tuple(self._choice(s, option) for option in mine)
        source = _seen(self.asking_thing(s), regions)
        together = self._together(s) if mine else None
        private = _only_known_to(s, seat, {thing for choice in choices for thing in choice.things})
        return Prompt(
            decision.seat,
            decision.kind,
            self.question(s),
            choices,
            self.window(s),
            source,
            together,
            private,
            decision.kind in self.recurring,
        )

    def asking_card(self, s: S) -> int | None:
        """The card whose ability asks the pending question; None if the rules themselves do."""
        return None

    def asking_thing(self, s: S) -> int | None:
        """What asks as it lies on the table: that card, or something of it, such as a die."""
        return self.asking_card(s)

    def most_together(self, s: S) -> int:
        """How many answers the pending decision and those after it may take that are one choice, in any order.

        Less than two where each is a choice of its own.
        """
        return 0

    @property
    def recurring(self) -> frozenset[str]:
        """The kinds of decisions that may be declined and asked again in the same turn."""
        return frozenset()

    def spread(self, s: S) -> Spread | None:
        """What the pending decision and those that follow it spread, if an answer is an amount for one target."""
        return None

    def confirm(self, s: S, number: int) -> Text:
        """What is done with so many answers of what is asked together, as the button says that confirms them."""
        return EMPTY

    def _together(self, s: S) -> Together | None:
        decision = s.decision
        assert decision is not None, "the game is over"
        spread = self.spread(s)
        if spread is not None:
            return self._spread_together(s, spread)
        found = picks(s, self.most_together(s))
        if found is None:
            return None
        stop = self.notate(s, found.stop) if found.stop else None
        return Together(found.least, found.most, found.each, stop, confirms=self._confirms(s, found.most))

    def _spread_together(self, s: S, spread: Spread) -> Together:
        assert s.decision is not None, "the game is over"
        shares = [
            Share(target, tuple([self.notate(s, answer) for answer in spread.answers(target)]))
            for target in spread.most
        ]
        none = (0,) * len(s.decision.options)
        return Together(spread.total, spread.total, none, None, tuple(shares), self._confirms(s, spread.total))

    def _confirms(self, s: S, most: int) -> tuple[Text, ...]:
        return tuple([self.confirm(s, number) for number in range(1, most + 1)])

    def window(self, s: S) -> Window | None:
        """The window that the pending decision belongs to; None if the game must have an answer."""
        return None

    def _choice(self, s: S, option: Option) -> Choice:
        return Choice(
            option,
            self.notate(s, option),
            self.label(s, option),
            self.things_of(s, option),
            self.rule_of(s, option),
            self.waste(s, option),
        )

    @abstractmethod
    def determinize(self, s: S, seat: int, rand: Random) -> S:
        """A full state that agrees with the seat's view and depends on nothing else but ``rand``."""

    @abstractmethod
    def evaluate(self, s: S) -> list[float]:
        """Each seat's expected share of the win, from 0 to 1."""

    def turn(self, s: S) -> int | None:
        """The number of the current turn if turns are long and search should evaluate only at their end, else None."""
        return None

    @property
    def stops(self) -> frozenset[str]:
        """The verbs that, without ending a long turn, end a part of it: a player who attacks no more is done."""
        return frozenset()

    def is_pointless(self, s: S, option: Option) -> bool:
        """Whether an option plainly gains nothing, such as paying for what cannot happen; agents leave it alone.

        It may look at nothing that is hidden from whoever chooses.
        """
        return False

    def waste(self, s: S, option: Option) -> Text:
        """What would go unused with an option although the chooser could use it now: "2 actions"; empty if nothing.

        It may look at nothing that is hidden from whoever chooses.
        """
        return EMPTY

    def luck(self, s: S, events: Sequence[Event]) -> tuple[SeatLuck, ...] | None:
        """How lucky every seat's dice were, from all that happened; None if the game has no dice."""
        return None

    def round(self, s: S) -> int:
        """The number of the round, as players count; 0 before the first, or if the game has none."""
        return 0

    def ending(self, s: S, events: Sequence[Event]) -> Ending | None:
        """Why the game ended as it did; None if it is not over."""
        return None

    def totals(self, s: S, events: Sequence[Event]) -> tuple[Total, ...]:
        """What everybody did over the whole game, in numbers that anybody may know."""
        return ()

    @property
    def telling(self) -> tuple[str, ...]:
        """The kinds of events that tell best what a move did, the most telling first."""
        return ()

    @cached_property
    def actions(self) -> Actions[S]:
        """The vocabulary of actions, for programs that learn; raises DejarikError if the game has none."""
        raise self._not_encoded()

    @cached_property
    def encoding(self) -> Encoding[S]:
        """How positions are encoded, for programs that learn; raises DejarikError if the game does not say."""
        raise self._not_encoded()

    def encode(self, s: S, seat: int) -> array[int]:
        """What a seat knows of a position, as integers that ``columns`` names."""
        return self.encoding.encode(s, seat)

    def columns(self, s: S) -> tuple[str, ...]:
        """The names of what ``encode`` gives; they depend on the setup only."""
        return self.encoding.columns(s)

    def returns(self, s: S) -> tuple[float, ...]:
        """What the game has brought each seat, from -1 to 1: all zero while it is on, and zero together."""
        if s.outcome is None:
            return (0.0,) * s.seats
        return tuple([(share * s.seats - 1) / (s.seats - 1) for share in s.outcome.shares])

    def _not_encoded(self) -> DejarikError:
        return DejarikError(
            Text("{game} cannot be encoded for learning", "Gry {game} nie da się zakodować do uczenia").fill(
                game=self.title
            ),
            Text("Give its Parts actions and tables.", "Podaj w jej Parts pola actions i tables."),
        )

    @abstractmethod
    def cards(self) -> tuple[CardFacts, ...]:
        """Every card of the game."""

    @cached_property
    def keys_by_name(self) -> Mapping[str, tuple[str, ...]]:
        """By English name: the keys of the cards that are called so."""
        return keys_by_name((card.key, card.name) for card in self.cards())

    def keys_of(self, s: S, cards: Iterable[int]) -> tuple[str, ...]:
        """The printed cards behind these numbers; nothing where the game does not say."""
        return ()

    @cached_property
    @abstractmethod
    def rules(self) -> Catalogue:
        """The game's rule catalogue."""

    def check(self, setup: Setup) -> Setup:
        """The setup with defaults filled in; raises BadSetupError with the reason if the game cannot be played so."""
        if setup.players not in self.seats:
            raise BadSetupError(
                Text("{game} cannot be played by {n}", "Gra {game} nie jest dla tylu osób: {n}").fill(
                    game=self.title, n=setup.players
                ),
                Text("It takes {numbers} players.", "Graczy może być: {numbers}.").fill(
                    numbers=either(same(str(number)) for number in self.seats)
                ),
            )
        known = {spec.key: spec for spec in self.option_specs}
        for key, value in setup.options.items():
            if key not in known:
                raise self._unknown_option(key)
            self._check_value(known[key], value, setup.players)
        self._check_box(setup.box)
        return self.completed(setup)

    def completed(self, setup: Setup) -> Setup:
        """The setup with defaults filled in, unchecked: a game that has begun goes on whatever is allowed now."""
        defaults = {spec.key: spec.default for spec in self.option_specs}
        chosen = {key: setup.options.get(key, default) for key, default in defaults.items()}
        return Setup(setup.players, chosen, setup.box if self.box and setup.box != self.box.names else ())

    def _check_box(self, box: tuple[str, ...]) -> None:
        known = frozenset(self.box.names if self.box else ())
        gone = next((name for name in box if name not in known), None)
        if gone is not None:
            raise BadSetupError(
                Text("{game} has no card “{key}”", "Gra {game} nie ma karty „{key}”").fill(game=self.title, key=gone),
                Text("Use another release of the program.", "Użyj innego wydania programu."),
                option=BOX,
            )

    def _unknown_option(self, key: str) -> BadSetupError:
        names = ", ".join(spec.key for spec in self.option_specs) or "-"
        return BadSetupError(
            Text("{game} has no option “{key}”", "Gra {game} nie ma opcji „{key}”").fill(game=self.title, key=key),
            Text("Its options are: ", "Jej opcje to: ") + names + ".",
            option=key,
        )

    def _check_value(self, spec: GameOption, value: str, players: int) -> None:
        wrong = _too_long(value) or spec.check(value, players)
        if wrong is not None:
            place = same(f"{spec.key}={value[:_SHOWN_VALUE]}")
            raise BadSetupError(wrong, Text("Use ", "Podaj ") + spec.values + ".", place, option=spec.key)


def _too_long(value: str) -> Text | None:
    """Longer than any sensible value; a longer number could not even be parsed."""
    return None if len(value) <= _LONGEST_VALUE else Text("the value is too long", "wartość jest za długa")


def _only_known_to(s: State, seat: int, things: set[int]) -> bool:
    """Whether things are cards that this seat knows and nobody else does; dice have higher numbers than cards."""
    known, own = s.known, 1 << seat
    return bool(things) and all(thing < len(known) and known[thing] == own for thing in things)


def _seen(card: int | None, regions: tuple[Region, ...]) -> int | None:
    """The card, if somebody who sees these regions knows where it is."""
    if card is None:
        return None
    return card if any(thing.id == card for region in regions for thing in region.things) else None
