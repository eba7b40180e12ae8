"""Reads a deck from whatever a player has: a text list, JSON, a code or a starter's key, as bytes or as text."""

from __future__ import annotations

import codecs
import re

from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.codes import decode
from dejarik.games.destiny.decks.json_form import read_json
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.decks.plain_text import read_text
from dejarik.games.destiny.decks.starters import STARTERS
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, Text

LARGEST_FILE = 64 * 1024
"""No deck needs more; checked before anything else, so that noise costs nothing."""

_SAMPLE = 200
_JSON = re.compile(r'\s*(?:\{|\[\s*(?:[\[{"\]\d-]|$))')
_CODE = re.compile(r"(?:[A-Za-z]+-?\d{1,3}(?:x\d+)?(?=[\s/])[^/\n]*/|/(?=\s))[^/\n]*/[^\n]*")
"""It begins with a character or, where the team is still empty, with a single stroke; two begin a remark."""
_NOT_TEXT = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def read_deck(data: bytes | str, place: Text = EMPTY) -> Deck:
    """The deck in any of its forms; raises BadDeckError. Whether it is legal is another question: ``violations``."""
    if len(data) > LARGEST_FILE:
        raise BadDeckError(texts.TOO_LARGE.fill(limit=LARGEST_FILE // 1024), texts.NAME_A_LIST, place)
    text = _decoded(data, place) if isinstance(data, bytes) else data
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if control := _NOT_TEXT.search(text):
        raise BadDeckError(texts.BINARY.fill(byte=control.start() + 1), texts.NAME_A_LIST, place)
    if not text.strip():
        raise BadDeckError(texts.EMPTY_LIST, texts.NAME_A_LIST, place)
    if _JSON.match(text):
        return read_json(text, place)
    if text.strip() in STARTERS or _CODE.fullmatch(text.strip()):
        return decode(text.strip(), place)
    return read_text(text, place)


def _decoded(data: bytes, place: Text) -> str:
    if _is_utf_16(data):
        raise BadDeckError(texts.UTF_16, texts.SAVE_AS_UTF_8, place)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        cause = texts.BINARY if b"\x00" in data else texts.NOT_UTF_8
        remedy = texts.NAME_A_LIST if b"\x00" in data else texts.SAVE_AS_UTF_8
        raise BadDeckError(cause.fill(byte=error.start + 1), remedy, place) from error


def _is_utf_16(data: bytes) -> bool:
    """By the mark in front, or because of most letters one of the two bytes is empty."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return True
    start = data[:_SAMPLE]
    empty = sorted((start[0::2].count(0), start[1::2].count(0)))
    return empty[0] < len(start) // 10 <= len(start) // 3 < empty[1]
