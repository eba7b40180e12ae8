"""A pytest plugin: ``--witnesses FILE`` writes down which tests show which rules and cards."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

from tests.plugins.rules_coverage import RULE, claims

Witnesses = dict[str, list[str]]
"""By claim, such as ``rule bounty.sell.half_price`` or ``card destiny AW-092``: the ids of its tests."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one option."""
    parser.addoption("--witnesses", metavar="FILE", help="write which tests show which rules and cards to this file")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Write them down once all that is not asked for is left out."""
    path = config.getoption("--witnesses")
    if path is None:
        return
    found: Witnesses = defaultdict(list)
    for item in items:
        for kind, game, key in claims(item):
            found[f"{kind} {key}" if kind == RULE else f"{kind} {game} {key}"].append(item.nodeid)
    Path(path).write_text(json.dumps(found), encoding="utf-8")
