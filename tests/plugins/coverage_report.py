"""Coverage of rules and cards by tests: the count, the files it is stored in, and the page people read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from dejarik.kernel.game import Game

BASELINE = Path("tests/rules-baseline.json")
PAGE = Path("docs/rules-coverage.md")
RULES_FILE = Path("build/rules-coverage.json")
CARDS_FILE = Path("build/cards-coverage.json")
COMMAND = "make test"


@dataclass(frozen=True)
class Count:
    """How much of one catalogue is covered."""

    total: int
    shown: dict[str, list[str]]
    excepted: dict[str, str] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        """The count as the build's own file has it."""
        return {
            "total": self.total,
            "covered": len(self.shown),
            "excepted": self.excepted,
            "missing": self.missing,
        }


Counts: TypeAlias = Mapping[str, Count]
"""The count of every game."""


def count_rules(game: Game[Any], tests: Mapping[str, set[str]]) -> Count:
    """The rules of a game, in the order of its rulebook."""
    reasons = {rule.id: rule.exempt for rule in game.rules if rule.exempt}
    return _count([rule.id for rule in game.rules], tests, reasons)


def count_cards(game: Game[Any], tests: Mapping[str, set[str]]) -> Count:
    """The cards of a game, in the order it lists them; no card is exempt."""
    return _count([card.key for card in game.cards()], tests, {})


def _count(keys: list[str], tests: Mapping[str, set[str]], reasons: Mapping[str, str]) -> Count:
    shown = {key: sorted(tests[key]) for key in keys if key in tests}
    excepted = {key: reasons[key] for key in keys if key in reasons and key not in shown}
    missing = [key for key in keys if key not in shown and key not in excepted]
    return Count(len(keys), shown, excepted, missing)


def lost_rules(counts: Counts, root: Path) -> list[str]:
    """Rules that the baseline lists and no passing test shows any more."""
    path = root / BASELINE
    baseline = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return [
        rule
        for game, rules in baseline.items()
        for rule in rules
        if game not in counts or rule not in counts[game].shown
    ]


def committed_files(games: Iterable[Game[Any]], rules: Counts, cards: Counts) -> dict[Path, str]:
    """The files that belong into the repository, as they should be now."""
    baseline = {game: sorted(found.shown) for game, found in sorted(rules.items())}
    return {BASELINE: _json(baseline), PAGE: page(games, rules, cards)}


def build_files(rules: Counts, cards: Counts) -> dict[Path, str]:
    """The files that other programs read."""
    return {
        RULES_FILE: _json({game: found.to_data() for game, found in rules.items()}),
        CARDS_FILE: _json({game: found.to_data() for game, found in cards.items()}),
    }


def write(root: Path, files: Mapping[Path, str]) -> None:
    """Write what differs."""
    for path in out_of_date(root, files):
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(files[path], encoding="utf-8")


def out_of_date(root: Path, files: Mapping[Path, str]) -> list[Path]:
    """The files that are missing or say something else."""
    return [
        path
        for path, text in files.items()
        if not (root / path).exists() or (root / path).read_text(encoding="utf-8") != text
    ]


def _json(data: object) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


# ---------------------------------------------------------------- the page


def page(games: Iterable[Game[Any]], rules: Counts, cards: Counts) -> str:
    """The page that lists which tests cover which rule."""
    lines = [
        "# Rules coverage",
        "",
        f"Written by `{COMMAND}`; do not edit. A rule counts as covered when a passing test is marked with its id.",
        "",
        "| game | rules | covered | exempt | missing | cards | covered |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    found = list(games)
    for game in found:
        r, c = rules[game.name], cards[game.name]
        numbers = (r.total, len(r.shown), len(r.excepted), len(r.missing), c.total, len(c.shown))
        lines.append(f"| {game.title.en} | " + " | ".join(map(str, numbers)) + " |")
    for game in found:
        lines += _game_lines(game, rules[game.name])
    return "\n".join(lines) + "\n"


def _game_lines(game: Game[Any], found: Count) -> list[str]:
    lines = ["", f"## {game.title.en}", ""]
    lines += _fold("Missing", [f"- `{rule}`" for rule in found.missing])
    lines += _fold("Exempt", [f"- `{rule}`: {reason}" for rule, reason in found.excepted.items()])
    shown = [f"- `{rule}`: {game.rules[rule].text.en}\n  {_links(tests)}" for rule, tests in found.shown.items()]
    return lines + _fold("Covered", shown)


def _fold(title: str, lines: list[str]) -> list[str]:
    if not lines:
        return []
    return [f"<details><summary>{title}: {len(lines)}</summary>", "", *lines, "", "</details>", ""]


def _links(tests: list[str]) -> str:
    return ", ".join(f"[{test.split('::')[-1]}](../{test.split('::')[0]})" for test in tests)
