"""A pytest plugin: marks name the rules and cards a test covers, and ``--rules-coverage`` enforces them."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator, Iterator
from functools import cache
from typing import Any

import pytest

from dejarik.kernel import registry
from dejarik.kernel.errors import UnknownGameError
from dejarik.kernel.game import Game
from tests.plugins.coverage_report import (
    BASELINE,
    COMMAND,
    Count,
    build_files,
    committed_files,
    count_cards,
    count_rules,
    lost_rules,
    out_of_date,
    write,
)

RULE, CARD = "rule", "card"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one option."""
    text = "count the rules and cards covered by passing tests; fail if a rule is lost or a card has no test"
    parser.addoption("--rules-coverage", action="store_true", help=text)


def pytest_configure(config: pytest.Config) -> None:
    """Count where the results come together: in the one process, or in xdist's controller."""
    if config.getoption("--rules-coverage") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Ledger(config), "rules-coverage-ledger")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A mark that names an unknown rule or card is a collection error."""
    report = yield
    items = [item for item in report.result or [] if isinstance(item, pytest.Item)]
    wrong = [f"{item.nodeid}: {what}" for item in items for what in _mistakes(item)]
    if wrong:
        report.outcome, report.longrepr, report.result = "failed", "\n".join(wrong), []
    return report


def pytest_itemcollected(item: pytest.Item) -> None:
    """Results travel between processes; what a test shows travels along with them."""
    for kind, game, key in claims(item):
        item.user_properties.append((kind, f"{game} {key}"))


def claims(item: pytest.Item) -> Iterator[tuple[str, str, str]]:
    """What a test says it shows: rule or card, the game, the id."""
    for mark in item.iter_markers(RULE):
        for rule in mark.args:
            yield RULE, str(rule).partition(".")[0], str(rule)
    for mark in item.iter_markers(CARD):
        game, *keys = map(str, mark.args or ("",))
        for key in keys or [""]:
            yield CARD, game, key


def _mistakes(item: pytest.Item) -> Iterator[str]:
    if any(not mark.args for mark in item.iter_markers(RULE)):
        yield "a rule mark needs the id of a rule"
    for kind, game, key in claims(item):
        try:
            found = registry.find(game)
        except UnknownGameError:
            yield f"{kind} mark: there is no game called {game!r}"
            continue
        if key not in _keys(found, kind):
            yield f"{kind} mark: {game} has no {kind} {key!r}"
        elif kind == RULE and found.rules[key].exempt:
            yield f"rule mark: {key} is exempt; if this test shows it, take the exemption out of the catalogue"


@cache
def _keys(game: Game[Any], kind: str) -> frozenset[str]:
    """What a mark may name; asked for thousands of marks by every process that collects tests."""
    return frozenset(rule.id for rule in game.rules) if kind == RULE else frozenset(card.key for card in game.cards())


class Ledger:
    """Takes down which tests passed, and closes the books when the session ends."""

    def __init__(self, config: pytest.Config) -> None:
        self.root = config.rootpath
        self.whole = _runs_everything(config)
        self.tests: dict[str, dict[str, dict[str, set[str]]]] = {
            kind: defaultdict(lambda: defaultdict(set)) for kind in (RULE, CARD)
        }
        self.complaints: list[str] = []
        self.counts: dict[str, dict[str, Count]] = {RULE: {}, CARD: {}}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Only a test that ran and passed shows something."""
        if report.when == "call" and report.passed:
            for kind, claim in report.user_properties:
                if kind in self.tests:
                    game, _, key = str(claim).partition(" ")
                    self.tests[kind][game][key].add(report.nodeid.partition("[")[0])

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Compare with the baseline, write the files, and fail the run if something was lost."""
        games = [registry.find(name) for name in registry.names()]
        rules = {game.name: count_rules(game, self.tests[RULE][game.name]) for game in games}
        cards = {game.name: count_cards(game, self.tests[CARD][game.name]) for game in games}
        self.counts = {RULE: rules, CARD: cards}
        write(self.root, build_files(rules, cards))
        self._complain_of_losses(rules, cards)
        if not self.complaints and session.exitstatus == pytest.ExitCode.OK:
            self._keep(committed_files(games, rules, cards))
        if self.complaints and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _complain_of_losses(self, rules: dict[str, Count], cards: dict[str, Count]) -> None:
        for rule in lost_rules(rules, self.root):
            remedy = f"mark a passing test with it, or take it out of {BASELINE} if it is gone for good"
            self.complaints.append(f"rule {rule} was covered by a passing test and no longer is: {remedy}")
        for game, found in cards.items():
            for key in found.missing:
                self.complaints.append(f'card {game}.{key} has no passing test: mark one @card("{game}", "{key}")')

    def _keep(self, files: dict[Any, str]) -> None:
        """At home the committed files follow the whole suite; in CI they must already agree with it."""
        if not self.whole:
            return
        if not os.environ.get("CI"):
            write(self.root, files)
            return
        for path in out_of_date(self.root, files):
            self.complaints.append(f"{path} is out of date: run `{COMMAND}` and commit it")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Per game, how many rules and cards are covered, and what is missing."""
        terminalreporter.section("rules coverage")
        for kind, counts in self.counts.items():
            for game, found in counts.items():
                terminalreporter.write_line(_summary(kind, game, found))
                for key in found.missing:
                    terminalreporter.write_line(f"  missing: {key}")
        for complaint in self.complaints:
            terminalreporter.write_line(f"FAILED {complaint}", red=True)


def _runs_everything(config: pytest.Config) -> bool:
    """A part of the suite can show that something passes, but not which tests there are."""
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    return not (named or config.getoption("keyword") or config.getoption("markexpr"))


def _summary(kind: str, game: str, found: Count) -> str:
    parts = [f"{len(found.shown)} of {found.total} {kind}s covered by a passing test"]
    if found.excepted:
        parts.append(f"{len(found.excepted)} exempt")
    if found.missing:
        parts.append(f"{len(found.missing)} missing")
    return f"{game}: {', '.join(parts)}"
