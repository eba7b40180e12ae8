"""A pytest plugin: ``--card`` and ``--rule`` run the tests that show one card or one rule, and no others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import pytest

from dejarik.kernel import registry
from dejarik.kernel.errors import UnknownGameError
from dejarik.kernel.game import CardFacts, Game
from tests.plugins.rules_coverage import CARD, RULE, claims


@dataclass(frozen=True)
class Wish:
    """What somebody asked for: a card, or cards of one name, or rules; and how to say so."""

    kind: str
    game: str
    keys: frozenset[str]
    said: str


def pytest_addoption(parser: pytest.Parser) -> None:
    """The two options; each may be given several times."""
    card = "run only the tests that show this card; CARD is its key or its name in either language"
    rule = "run only the tests that show this rule, or all rules whose ids begin with ID and a dot"
    parser.addoption("--card", nargs=2, action="append", default=[], metavar=("GAME", CARD.upper()), help=card)
    parser.addoption("--rule", action="append", default=[], metavar="ID", help=rule)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Collect the folder of the game only, unless somebody named another place."""
    wishes = [*_cards(config.getoption("--card")), *_rules(config.getoption("--rule"))]
    if not wishes:
        return
    config.pluginmanager.register(Selection(wishes), "selection")
    folders = {wish.game: config.rootpath / "tests" / wish.game for wish in wishes}
    if config.args_source is not pytest.Config.ArgsSource.ARGS and all(map(Path.is_dir, folders.values())):
        config.args = [str(folder) for folder in folders.values()]
        config.args_source = pytest.Config.ArgsSource.ARGS


class Selection:
    """Keeps the tests that carry what was asked for."""

    def __init__(self, wishes: list[Wish]) -> None:
        self.wishes = wishes

    def pytest_report_header(self) -> list[str]:
        """Which cards and rules are meant."""
        return [f"{wish.kind} {wish.said}" for wish in self.wishes]

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave the other tests out; say so if there is none."""
        shown = {item: set(claims(item)) for item in items}
        chosen: set[pytest.Item] = set()
        for wish in self.wishes:
            wanted = {(wish.kind, wish.game, key) for key in wish.keys}
            found = {item for item in items if shown[item] & wanted}
            if not found:
                raise pytest.UsageError(f"no test is marked with the {wish.kind} {wish.said}")
            chosen |= found
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = [item for item in items if item in chosen]


def _cards(asked: Iterable[tuple[str, str]]) -> Iterator[Wish]:
    for name, words in asked:
        game = _game(name)
        found = [card for card in game.cards() if _is_called(card, words)]
        if not found:
            called = [called for card in game.cards() for called in (card.key, card.name.en, card.name.pl)]
            raise pytest.UsageError(f"{game.name} has no card “{words}”{_meant(words, called)}")
        said = ", ".join(f"{card.key} “{card.name.en}” („{card.name.pl}”)" for card in found)
        yield Wish(CARD, game.name, frozenset(card.key for card in found), f"{game.name} {said}")


def _rules(asked: Iterable[str]) -> Iterator[Wish]:
    for words in asked:
        game = _game(words.partition(".")[0])
        ids = [rule.id for rule in game.rules]
        found = [id_ for id_ in ids if id_ == words or id_.startswith(f"{words}.")]
        if not found:
            raise pytest.UsageError(f"{game.name} has no rule “{words}”{_meant(words, ids)}")
        yield Wish(RULE, game.name, frozenset(found), words)


def _game(name: str) -> Game[Any]:
    try:
        return registry.find(name)
    except UnknownGameError as error:
        raise pytest.UsageError(f"{error.cause.en}: the games are {', '.join(registry.names())}") from None


def _is_called(card: CardFacts, words: str) -> bool:
    return words.casefold() in (called.casefold() for called in (card.key, card.name.en, card.name.pl))


def _meant(words: str, names: list[str]) -> str:
    close = get_close_matches(words, names, 3)
    return f"; did you mean {' or '.join(f'“{name}”' for name in close)}?" if close else ""
