"""Which cards a sentence names: every card's name stands in quotation marks, and several cards may share a name."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from dejarik.kernel.text import Text

_QUOTED = re.compile("“([^”]*)”")


def keys_by_name(cards: Iterable[tuple[str, Text]]) -> dict[str, tuple[str, ...]]:
    """By English name: the keys of the cards that are called so."""
    found: dict[str, tuple[str, ...]] = {}
    for key, name in cards:
        found[name.en] = (*found.get(name.en, ()), key)
    return found


def mentions(said: Text, names: Mapping[str, tuple[str, ...]], about: Collection[str]) -> tuple[str, ...]:
    """The keys of the cards that a sentence names, each once; of namesakes, those that the sentence is ``about``."""
    found: dict[str, None] = {}
    for name in _QUOTED.findall(said.en):
        keys = names.get(name, ())
        found.update(dict.fromkeys([key for key in keys if key in about] or keys[:1]))
    return tuple(found)
