"""Decks in JSON: ``{"name": "Dagobah", "affiliation": "jedi", "sets": {"1": 2, "18": 1}}``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from dejarik.games.lcg.decks import texts
from dejarik.games.lcg.decks.gather import Gathered
from dejarik.games.lcg.decks.lookup import find_affiliation, find_set
from dejarik.games.lcg.decks.model import Deck
from dejarik.games.lcg.language.terms import AFFILIATION_KEYS
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.json_text import key_offsets, parse_json
from dejarik.kernel.decklists.lines import MOST_OF_ONE, checked_number
from dejarik.kernel.decklists.names import quote, tidy_name
from dejarik.kernel.decklists.spots import at_offset, in_entry, located
from dejarik.kernel.decklists.whole import written_whole
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text

_AFFILIATION, _SETS, _NAME = "affiliation", "sets", "name"
_SET_FIELDS = ("set", "number", "name")
_QUANTITIES = ("quantity", "copies", "qty", "count")


def read_json(text: str, place: Text) -> Deck:
    """The deck of a JSON object, its sets as an object or a list; raises BadDeckError that says where and why."""
    data = parse_json(text, place, texts.NAME_A_LIST)
    if not isinstance(data, dict) or _SETS not in data:
        raise BadDeckError(texts.NO_SETS, texts.JSON_FORM, place)
    name = data.get(_NAME)
    found = Gathered(name if isinstance(name, str) else "")
    with located(at_offset(place, text, key_offsets(text, _AFFILIATION)[0]), texts.JSON_FORM):
        for affiliation in _affiliations(data.get(_AFFILIATION)):
            found.add_affiliation(find_affiliation(affiliation))
    for what, copies, spot in _entries(data[_SETS], text, place):
        with located(spot, texts.JSON_FORM):
            found.add_set(_set(what), _number(copies), spot)
    if found.is_empty:
        raise BadDeckError(general.EMPTY_LIST, texts.NAME_A_LIST, place)
    return found.deck()


def _affiliations(value: Any) -> list[str]:
    """One name or a list of names; nothing where none is chosen yet."""
    names = value if isinstance(value, list) else [value] if value else []
    if not all(isinstance(name, str) for name in names):
        raise BadDeckError(texts.BAD_PART.fill(key=_AFFILIATION, wanted=texts.NAMES_OF_AFFILIATIONS))
    return names


def _entries(sets: Any, text: str, place: Text) -> Iterator[tuple[Any, Any, Text]]:
    """What stands for each set, its copies, and where it stands."""
    if isinstance(sets, dict):
        for key, copies in sets.items():
            yield key, copies, at_offset(place, text, key_offsets(text, key)[0])
    elif isinstance(sets, list):
        for place_in_list, entry in enumerate(sets, 1):
            fields = entry if isinstance(entry, dict) else {"set": entry}
            what = next((fields[key] for key in _SET_FIELDS if key in fields), None)
            copies = next((fields[key] for key in _QUANTITIES if key in fields), 1)
            yield what, copies, in_entry(place, _SETS, place_in_list)
    else:
        spot = at_offset(place, text, key_offsets(text, _SETS)[0])
        raise BadDeckError(texts.BAD_PART.fill(key=_SETS, wanted=texts.NAMES_OF_SETS), texts.JSON_FORM, spot)


def _set(what: Any) -> int:
    """A set by its number or by the name of its objective."""
    if isinstance(what, str) and what.strip():
        return find_set("", int(what)) if what.isdecimal() and len(what) <= 4 else find_set(what)
    if isinstance(what, int) and not isinstance(what, bool):
        return find_set("", what)
    raise BadDeckError(texts.BAD_ENTRY.fill(words=quote(json.dumps(what, ensure_ascii=False))))


def _number(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        shown = quote(json.dumps(value, ensure_ascii=False))
        raise BadDeckError(general.WRONG_NUMBER.fill(number=shown, limit=MOST_OF_ONE), general.CHECK_NUMBERS)
    return checked_number(value)


# ---------------------------------------------------------------- writing


def write_json(deck: Deck) -> str:
    """The deck as an object; raises BadDeckError if something of it would not come back."""
    affiliations = [AFFILIATION_KEYS[card.affiliation] for card in deck.affiliation_cards()]
    whole = {
        _NAME: tidy_name(deck.name),
        _AFFILIATION: affiliations[0] if len(affiliations) == 1 else affiliations,
        _SETS: {str(number): copies for number, copies in deck.sets},
    }
    return written_whole(deck, json.dumps(whole, indent=1, ensure_ascii=False) + "\n", read_json)
