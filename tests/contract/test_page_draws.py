"""The page is tested with every color, sign and silhouette that a game may name, so that none is missing there."""

from __future__ import annotations

import json
from pathlib import Path

from dejarik.kernel import registry
from dejarik.kernel.looks import COMMON, LookNames

PAGE_LOOKS = Path(__file__).parents[2] / "web" / "tests" / "unit" / "looks.json"
"""To write it anew, put there what ``told()`` returns."""


def told() -> dict[str, dict[str, list[str]]]:
    """What the games have told to pages, as the tests of the page read it."""
    games = {name: registry.find(name).look_names for name in registry.names()}
    return {name: _listed(found) for name, found in {"common": COMMON, **games}.items()}


def _listed(found: LookNames) -> dict[str, list[str]]:
    return {"colors": sorted(found.colors), "icons": sorted(found.icons), "figures": sorted(found.figures)}


def test_the_page_is_tested_with_everything_games_may_name() -> None:
    assert json.loads(PAGE_LOOKS.read_text(encoding="utf-8")) == told()


def test_games_name_nothing_that_all_share_already() -> None:
    for name in registry.names():
        found = registry.find(name).look_names
        again = (found.colors & COMMON.colors) | (found.icons & COMMON.icons) | (found.figures & COMMON.figures)
        assert not again, f"{name} names again: {again}"
