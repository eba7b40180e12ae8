"""Decodes JSON into the types of the wire; an error names the field."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from dejarik.kernel.text import Text
from dejarik.server.problems import ProblemError

T = TypeVar("T")

_PLACE = re.compile(r"(?P<said>.*?)(?: - at `(?P<place>.*)`)?", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`")
_KIND = re.compile(r"Expected `(.*)`, got `(.*)`")
_BOUND = re.compile(r"Expected `(.*)` (of length )?(<=|>=|<|>) (\S+)")
_VALUE = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_LONGEST_SHOWN = 60


def read_json(shape: type[T], data: bytes | str) -> T:
    """The data as that shape; raises ProblemError with code ``bad_json`` or ``bad_field``."""
    if _has_nul(data):
        raise _bad_field("Invalid value NUL")
    try:
        found: T = _decoder(cast(Hashable, shape)).decode(data)
    except msgspec.ValidationError as error:
        raise _bad_field(str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemError(
            Text("This is not JSON", "To nie jest JSON"),
            Text("Send one JSON object in UTF-8.", "Wyślij jeden obiekt JSON w UTF-8."),
            code="bad_json",
            status=400,
        ) from error
    return found


def _has_nul(data: bytes | str) -> bool:
    """Databases keep no NUL characters, and no honest text has any."""
    written = data.encode("utf-8", "replace") if isinstance(data, str) else data
    return rb"\u0000" in written and _NUL.search(written) is not None


@cache
def _decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(shape)


def _bad_field(message: str) -> ProblemError:
    found = _PLACE.fullmatch(message)
    said, place = (found["said"], found["place"] or "$") if found else (message, "$")
    if missing := _MISSING.fullmatch(said):
        place, said = f"{place}.{missing[1]}", ""
    field = place.removeprefix("$").removeprefix(".") or "{}"
    what = _what(said) if said else Text("is missing", "brakuje tego pola")
    cause = Text(f"The field “{field}”: ", f"Pole „{field}”: ") + what
    remedy = Text("Correct it and send it again.", "Popraw je i wyślij ponownie.")
    return ProblemError(cause, remedy, code="bad_field", status=422)


def _what(said: str) -> Text:
    if found := _BOUND.fullmatch(said):
        kind, length, sign, number = found.groups()
        english = f"{kind}, length" if length else kind
        polish = f"{kind}, długość" if length else kind
        return Text(f"{english} {sign} {number} is needed", f"potrzeba: {polish} {sign} {number}")
    if found := _KIND.fullmatch(said):
        return Text(f"{found[1]} is needed, not {found[2]}", f"potrzeba: {found[1]}, a nie {found[2]}")
    if found := _VALUE.fullmatch(said):
        shown = found[1][:_LONGEST_SHOWN]
        return Text(f"{shown} is not one of the possible values", f"{shown} nie jest żadną z możliwych wartości")
    return Text("this value does not fit", "ta wartość nie pasuje")
