"""Turns the bytes of a file into the text of a deck list, or says why they are none."""

from __future__ import annotations

import codecs
import re
from typing import Final

from dejarik.kernel.decklists import texts
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text

LARGEST_FILE: Final = 64 * 1024
"""No deck needs more; checked before anything else, so that noise costs nothing."""

_SAMPLE = 200
_WIDE = (
    ("UTF-32", 4, (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)),
    ("UTF-16", 2, (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)),
)
"""With their bytes for a letter and their marks; the shorter marks begin like the longer ones and come last."""
_NOT_TEXT = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def text_of(data: bytes | str, place: Text, forms: Text) -> str:
    """The text of a deck list with plain line ends; raises BadDeckError, with ``forms`` as the remedy if it is none."""
    if len(data) > LARGEST_FILE:
        raise BadDeckError(texts.TOO_LARGE.fill(limit=LARGEST_FILE // 1024), forms, place)
    text = _decoded(data, place, forms) if isinstance(data, bytes) else data
    if control := _NOT_TEXT.search(text):
        before = text[: control.start()].encode("utf-8", "surrogatepass")
        raise BadDeckError(texts.BINARY.fill(byte=len(before) + 1), forms, place)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise BadDeckError(texts.EMPTY_LIST, forms, place)
    return text


def _decoded(data: bytes, place: Text, forms: Text) -> str:
    if encoding := _wide_encoding(data):
        raise BadDeckError(texts.OTHER_ENCODING.fill(encoding=encoding), texts.SAVE_AS_UTF_8, place)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        cause = texts.BINARY if b"\x00" in data else texts.NOT_UTF_8
        remedy = forms if b"\x00" in data else texts.SAVE_AS_UTF_8
        raise BadDeckError(cause.fill(byte=error.start + 1), remedy, place) from error


def _wide_encoding(data: bytes) -> str:
    """The encoding with several bytes for every letter in which this is written, by its mark or its look; or empty."""
    for encoding, width, marks in _WIDE:
        if data.startswith(marks) or _is_wide(data[:_SAMPLE], width):
            return encoding
    return ""


def _is_wide(start: bytes, width: int) -> bool:
    """Whether of most letters all bytes but one are empty."""
    empty = sorted(start[place::width].count(0) for place in range(width))
    letters = len(start) // width
    return empty[0] < letters // 5 <= letters * 2 // 3 < empty[1]
