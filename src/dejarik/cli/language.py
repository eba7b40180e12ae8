"""Chooses the language of the output."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from dejarik.kernel.text import LANGUAGES


def default_language(environment: Mapping[str, str]) -> str:
    """Polish where the system speaks Polish, English everywhere else."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "pl" if environment[name].lower().startswith("pl") else "en"
    return "en"


def asked_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language a command line asks for, even one that cannot be understood otherwise."""
    spread = [part for word in words for part in (word.split("=", 1) if word.startswith("--lang=") else [word])]
    for name, value in pairwise(spread):
        if name == "--lang" and value in LANGUAGES:
            return value
    return default_language(environment)
