"""Every action of a game by a fixed number, so that programs which know no rules can learn and play it.

An action is a verb with what it is about: nothing, a card by its key, a die by the key of its card, a seat counted from
whoever chooses, or a number. Options are more exact than that: they name one of several copies, or a second card. Where
several options of a position are the same action, they are numbered by where their cards lie, in the order of zones and
of places in them, and each gets a slot of its own. What has no number of its own, because the slots are used up or a
number is out of bounds, takes the next free of the actions called ``more``. So every option of a position has exactly
one number, and copies that look alike are told apart by their places alone.

The numbers are the same in every process, and a new card at the end of the list of keys gets new numbers at the end.
Any other change of the vocabulary is a new ``version``; a test knows the digest of the present one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from hashlib import blake2b
from typing import Final, Generic, TypeAlias, TypeVar

from dejarik.kernel.cast import Cast
from dejarik.kernel.decision import CHANCE, Option
from dejarik.kernel.errors import IllegalMoveError
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

S = TypeVar("S", bound=State)

MORE: Final = 256
"""How many options of one position can do without a number of their own."""
_MOST_CASTS: Final = 256
_UNNAMED: Final = -1


class About(Enum):
    """What the first number of an option is."""

    NUMBER = "number"
    SEAT = "seat"
    CARD = "card"
    DIE = "die"


@dataclass(frozen=True, slots=True)
class Verb:
    """What the options of a verb are about, if there is anything behind it.

    ``numbers`` is how many values the number has, which comes first or behind a card or die; ``slots`` is how many
    options of one position may agree in everything else.
    """

    about: About
    numbers: int = 1
    slots: int = 1


def verbs_of(labels: Iterable[str]) -> list[str]:
    """The verbs of a game, from the labels of its options, some of which are for one kind of decision only."""
    return sorted({label.rpartition(".")[2] for label in labels})


Spot: TypeAlias = tuple[int, ...]


class Actions(Generic[S]):
    """The vocabulary of a game: ``size`` actions with ``names``, and which of them the options of a position are.

    ``keys`` are those of all cards, new ones last; ``verbs`` has an entry for every verb, None if nothing ever follows
    it; ``seats`` is the highest number of players.
    """

    def __init__(
        self,
        version: int,
        keys: Sequence[str],
        verbs: Mapping[str, Verb | None],
        seats: int,
        cast: Callable[[S], Cast],
    ) -> None:
        self.version = version
        self.keys = tuple(keys)
        self._verbs = {verb: verbs[verb] for verb in sorted(verbs)}
        self._seats = seats
        self._cast = cast
        self._key_numbers = {key: number for number, key in enumerate(self.keys)}
        self._bare: dict[str, int] = {}
        self._within: dict[str, int] = {}
        self._lay_out()
        self._numberings: dict[Cast, dict[int, list[_Numbering]]] = {}

    def _lay_out(self) -> None:
        """First ``more``, then what is about no card, then a block for each key, in which all keys are alike."""
        end, block = MORE, 0
        for verb, spec in self._verbs.items():
            self._bare[verb] = end
            end += 1
            if spec is None:
                continue
            if spec.about is About.NUMBER:
                end += spec.numbers
            elif spec.about is About.SEAT:
                end += self._seats
            else:
                self._within[verb] = block
                block += spec.numbers * spec.slots
        self._first_block, self._block = end, block
        self.size = end + block * len(self.keys)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each action is called, such as ``equip jetpack`` or, for a second copy, ``equip jetpack +1``."""
        found = [f"more {number + 1}" for number in range(MORE)]
        for verb, spec in self._verbs.items():
            found.append(verb)
            if spec is not None and spec.about is About.NUMBER:
                found += [f"{verb} {number}" for number in range(spec.numbers)]
            elif spec is not None and spec.about is About.SEAT:
                found += [f"{verb} seat+{seat}" for seat in range(self._seats)]
        in_block = [name for verb in self._within for name in self._names_in_block(verb)]
        found += [name.replace("\0", key) for key in self.keys for name in in_block]
        return tuple(found)

    def _names_in_block(self, verb: str) -> list[str]:
        """The names of a verb about some card, with a gap for its key."""
        spec = self._verbs[verb]
        assert spec is not None
        numbers = [f" {number}" for number in range(spec.numbers)] if spec.numbers > 1 else [""]
        slots = ["", *(f" +{slot}" for slot in range(1, spec.slots))]
        return [f"{verb} \0{number}{slot}" for number in numbers for slot in slots]

    @property
    def digest(self) -> str:
        """A fingerprint of all names in order: two vocabularies with the same one are the same."""
        return blake2b("\n".join(self.names).encode(), digest_size=8).hexdigest()

    def ids(self, s: S) -> list[int]:
        """The action of each option of the pending decision, in the order of the options; empty after the end.

        A die roll is no action: its outcomes are numbered in their order.
        """
        decision = s.decision
        if decision is None:
            return []
        options = decision.options
        if decision.seat == CHANCE:
            return list(range(len(options)))
        try:
            numbering = self._numberings[self._cast(s)][s.seats][decision.seat]
        except KeyError:
            numbering = self._numbering(s, decision.seat)
        found = list(map(numbering.__getitem__, options))
        different = set(found)
        if len(different) == len(found) and _UNNAMED not in different:
            return found
        return self._told_apart(s, options, found)

    def option(self, s: S, action: int) -> Option:
        """The option of the pending decision that an action is; raises IllegalMoveError if there is none."""
        ids = self.ids(s)
        if action not in ids:
            raise self._not_here(action, ids)
        assert s.decision is not None
        return s.decision.options[ids.index(action)]

    def key_number(self, key: str) -> int:
        """The place of a key in the list, counted from 1."""
        return self._key_numbers[key] + 1

    def cast(self, s: S) -> Cast:
        """The cards of the match."""
        return self._cast(s)

    def _numbering(self, s: S, seat: int) -> _Numbering:
        """A new numbering, which is kept for the positions to come."""
        if len(self._numberings) >= _MOST_CASTS:
            self._numberings.clear()
        cast = self._cast(s)
        made = [_Numbering(self, cast, chooser, s.seats) for chooser in range(s.seats)]
        self._numberings.setdefault(cast, {})[s.seats] = made
        return made[seat]

    def number(self, option: Option, cast: Cast, chooser: int, seats: int) -> int:
        """The action of an option if no other option of the position is the same; -1 if there is none for it."""
        verb, arguments = option[0], option[1:]
        if not arguments:
            return self._bare[verb]
        spec = self._verbs[verb]
        if spec is None:
            return _UNNAMED
        first, *others = arguments
        if spec.about is About.NUMBER:
            return self._bare[verb] + 1 + first if 0 <= first < spec.numbers else _UNNAMED
        if spec.about is About.SEAT:
            return self._bare[verb] + 1 + (first - chooser) % seats
        card = cast.die_cards[first] if spec.about is About.DIE else first
        return self._number_in_block(spec, verb, cast.keys[card], others)

    def _number_in_block(self, spec: Verb, verb: str, key: str, others: list[int]) -> int:
        number = others[0] if spec.numbers > 1 and others else 0
        if not 0 <= number < spec.numbers:
            return _UNNAMED
        block = self._first_block + self._block * self._key_numbers[key]
        return block + self._within[verb] + number * spec.slots

    def _told_apart(self, s: S, options: list[Option], found: list[int]) -> list[int]:
        """Number the options that are the same action, in the order of where their cards lie."""
        shared: dict[int, list[int]] = {}
        for at, action in enumerate(found):
            shared.setdefault(action, []).append(at)
        ids, more = found[:], 0
        for action in sorted(shared):
            group = shared[action]
            if len(group) == 1 and action != _UNNAMED:
                continue
            group.sort(key=lambda at: (options[at][0], self._spot(s, options[at])))
            for slot, at in enumerate(group):
                if action == _UNNAMED or slot >= self._slots(options[at]):
                    ids[at] = more
                    more += 1
                else:
                    ids[at] = action + slot
        assert more <= MORE, f"{more} options without an action of their own"
        return ids

    def _slots(self, option: Option) -> int:
        spec = self._verbs[option[0]]
        return 1 if spec is None else spec.slots

    def _spot(self, s: S, option: Option) -> tuple[Spot, ...]:
        """Where the things lie that an option names, in words that do not tell copies apart by their numbers."""
        spec = self._verbs[option[0]]
        if spec is None or spec.about in (About.NUMBER, About.SEAT):
            return (option[1:],)
        named = len(option) - 1 if spec.numbers == 1 else 1
        arguments: Spot = option[1:]
        things, numbers = arguments[:named], arguments[named:]
        if spec.about is About.DIE:
            return (*[_place_of_die(s, self._cast(s), die) for die in things], numbers)
        return (*[_place(s, card) for card in things], numbers)

    def _not_here(self, action: int, ids: list[int]) -> IllegalMoveError:
        named = self.names[action] if 0 <= action < self.size else "?"
        offered = ", ".join(f"{number} ({self.names[number]})" for number in ids) or "-"
        return IllegalMoveError(
            Text(f"action {action} ({named}) is not legal here", f"akcja {action} ({named}) nie jest tu dozwolona"),
            Text(f"Legal actions: {offered}.", f"Dozwolone akcje: {offered}."),
        )


def _place(s: State, card: int) -> Spot:
    """A card by its zone and its place there; a number that names no card stays as it is."""
    if not 0 <= card < len(s.place):
        return (card,)
    zone = s.place[card]
    return zone, s.zones[zone].index(card)


def _place_of_die(s: State, cast: Cast, die: int) -> Spot:
    card = cast.die_cards[die]
    return *_place(s, card), cast.dice[card].index(die)


class _Numbering(dict[Option, int]):
    """The action of every option that a player of a match has met so far."""

    def __init__(self, actions: Actions[S], cast: Cast, chooser: int, seats: int) -> None:
        super().__init__()
        self._of = actions, cast, chooser, seats

    def __missing__(self, option: Option) -> int:
        actions, cast, chooser, seats = self._of
        found = self[option] = actions.number(option, cast, chooser, seats)
        return found
