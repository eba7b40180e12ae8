"""Reads the JSON of a deck list, strictly: cut off, nested too deeply, or with a key twice, it says where."""

from __future__ import annotations

import json
import re
from typing import Any

from dejarik.kernel.decklists import texts
from dejarik.kernel.decklists.names import quote
from dejarik.kernel.decklists.spots import at_offset
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text


def parse_json(text: str, place: Text, forms: Text) -> Any:
    """What is written in JSON; raises BadDeckError with the spot, with ``forms`` as the remedy if it is none."""
    try:
        return json.loads(text, object_pairs_hook=_without_repeats)
    except json.JSONDecodeError as error:
        is_cut = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        cause, remedy = (texts.CUT_OFF, texts.WHOLE_FILE) if is_cut else (texts.NOT_JSON, forms)
        raise BadDeckError(cause, remedy, at_offset(place, text, error.pos)) from error
    except _RepeatedKeyError as error:
        cause = texts.KEY_TWICE.fill(key=quote(error.key))
        raise BadDeckError(cause, texts.ADD_UP, at_offset(place, text, key_offsets(text, error.key)[-1])) from error
    except RecursionError as error:
        raise BadDeckError(texts.TOO_DEEP, forms, place) from error
    except ValueError as error:  # a number of thousands of digits
        raise BadDeckError(texts.NOT_JSON, texts.CHECK_NUMBERS, place) from error


def key_offsets(text: str, key: str) -> list[int]:
    """Where objects have a key, however its letters are escaped; the beginning if it is not found."""
    forms = {json.dumps(key), json.dumps(key, ensure_ascii=False)}
    found = [key.start() for form in forms for key in re.finditer(re.escape(form) + r"\s*:", text)]
    return sorted(found) or [0]


class _RepeatedKeyError(Exception):
    """A key that an object has twice; JSON would quietly forget the first."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _RepeatedKeyError(key)
        found[key] = value
    return found
