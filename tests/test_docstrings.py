"""The examples in docstrings of the package do what they say."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"


def with_examples() -> list[str]:
    """The modules that have examples: most have none, and collecting doctests from all of them takes long."""
    found = [path for path in sorted(SOURCES.rglob("*.py")) if ">>>" in path.read_text(encoding="utf-8")]
    return [".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__") for path in found]


@pytest.mark.parametrize("module", with_examples())
def test_the_examples_are_true(module: str) -> None:
    if module == "dejarik.adapters.spiel":
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    failed, tried = doctest.testmod(import_module(module))
    assert tried > 0
    assert failed == 0
