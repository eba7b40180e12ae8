"""Collects what a deck list names, each with its place in the list, and makes a deck of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from dejarik.games.lcg.cards import POOL, SETS
from dejarik.games.lcg.decks import texts
from dejarik.games.lcg.decks.lookup import command_name, sets_with
from dejarik.games.lcg.decks.model import Deck
from dejarik.games.lcg.decks.words import named_set
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.names import tidy_name
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.nouns import COPY
from dejarik.kernel.text import Text, either

MOST_OBJECTIVES = 500
"""The rules know no maximum (lcg.deck.no_maximum), but a longer list is a mistake."""
_SETS_NAMED = 3

What = TypeVar("What", int, str)


@dataclass(frozen=True)
class Listed(Generic[What]):
    """Copies of something in a list, and where it says so."""

    what: What
    copies: int
    place: Text


@dataclass
class Gathered:
    """What a list has named so far: keys of affiliation cards, numbers of sets, English names of command cards."""

    name: str = ""
    affiliations: list[str] = field(default_factory=list)
    sets: list[Listed[int]] = field(default_factory=list)
    commands: list[Listed[str]] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was named."""
        return not (self.affiliations or self.sets or self.commands)

    def add_affiliation(self, key: str, copies: int = 1) -> None:
        """Add an affiliation card; more than one are too many, but that is for ``violations`` to say."""
        self.affiliations += [key] * copies

    def add_set(self, number: int, copies: int, place: Text) -> None:
        """Add copies of a set; raises BadDeckError once there are absurdly many."""
        self.sets.append(Listed(number, copies, place))
        if sum(each.copies for each in self.sets) > MOST_OBJECTIVES:
            raise BadDeckError(texts.TOO_MANY_SETS.fill(limit=MOST_OBJECTIVES), general.CHECK_NUMBERS, place)

    def add_command(self, name: str, copies: int, place: Text) -> None:
        """Add copies of a command card, to be compared with what the sets bring."""
        self.commands.append(Listed(name, copies, place))

    def deck(self) -> Deck:
        """The deck, once everything is added; raises BadDeckError if command cards do not fit their objectives."""
        if self.commands:
            self._check_commands()
        return Deck(
            tidy_name(self.name), tuple(self.affiliations), tuple((each.what, each.copies) for each in self.sets)
        )

    def _check_commands(self) -> None:
        """Sets come whole, so a list of command cards is all of them (lcg.deck.whole_sets_only)."""
        brought: Counter[str] = Counter()
        for each in self.sets:
            for name, copies in _commands_of(each.what).items():
                brought[name] += copies * each.copies
        told: Counter[str] = Counter()
        for command in self.commands:
            told[command.what] += command.copies
            if told[command.what] > brought[command.what]:
                raise _too_many(command, sum(c.copies for c in self.commands if c.what == command.what), brought)
        for each in self.sets:
            for name in _commands_of(each.what):
                if told[name] < brought[name]:
                    raise _missing(each, name, told[name], brought[name])


def _commands_of(number: int) -> Counter[str]:
    return Counter(POOL[key].name.en for key in SETS[number].commands)


def _too_many(command: Listed[str], told: int, brought: Counter[str]) -> BadDeckError:
    name = command_name(command.what)
    if not brought[command.what]:
        cause = texts.BROUGHT_BY_NONE.fill(name=name, sets=_some_sets(sets_with(command.what)))
        return BadDeckError(cause, texts.ADD_OBJECTIVE, command.place)
    words = {"name": name, "copies": COPY.count(told)}
    cause = texts.TOO_MANY_COMMANDS.fill(**words, brought=brought[command.what])
    return BadDeckError(cause, texts.ADD_OBJECTIVE, command.place)


def _some_sets(numbers: list[int]) -> Text:
    """A few of the sets; a fate card is in so many that nobody would read on."""
    more = [texts.ANOTHER_SET] if len(numbers) > _SETS_NAMED else []
    return either((*map(named_set, numbers[:_SETS_NAMED]), *more))


def _missing(objective: Listed[int], name: str, told: int, brought: int) -> BadDeckError:
    words = {"set": named_set(objective.what), "name": command_name(name), "copies": COPY.count(told)}
    return BadDeckError(texts.MISSING_COMMAND.fill(**words, brought=brought), texts.LIST_ALL, objective.place)
