"""Takes the lines of a deck list apart: bullets and counts in front, remarks, headings and labels."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from dejarik.kernel.decklists import texts
from dejarik.kernel.decklists.names import squash
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text

LONGEST_LINE: Final = 300
"""No card needs more; a longer line is not worth taking apart."""
MOST_OF_ONE: Final = 99
"""A larger number in a list is a mistake, not a deck."""

COUNT_BEHIND: Final = r"[x×]\s*(\d+)"
IN_BRACKETS: Final = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]\s*$")
TRAILING: Final = " \t,;:-–—"
NAME_LABELS: Final = frozenset({"name", "nazwa", "deck", "talia", "decklist"})

_SIGNS = "+–—-"
_BULLETS = rf"(?:[\s*•·●▪‣>]|[{_SIGNS}](?!\d))*"
_FRONT = re.compile(
    rf"{_BULLETS}(?:(?P<count>[{_SIGNS}]?\d+)(?:\s*[x×](?=\s)|[x×](?=[^\s-])|(?=\s))"
    r"|[x×]\s*(?P<count_behind_x>\d+)(?=\s))?\s*",
    re.IGNORECASE,
)
_REMARK_MARK = re.compile(r"\s*(?:#+|//|;)\s*")
_REMARK_BEHIND = re.compile(r"\s//\s.*$")
_DECORATION = " \t#/;*_=~<>[]():–—-"
_COUNTED = r"\d+|cards?|kart[ay]?|dice|die|kość|kości|points?|pts|pkt|punkt(?:y|ów)?"
_HEADING = re.compile(
    r"(?:\d+\s+)?(?P<words>[^\W\d_]+(?:\s+[^\W\d_]+)?)"
    rf"(?:[\s:*_(\[–-]+\d+(?!\d)(?:[\s/,;.]*(?:{_COUNTED})(?!\w))*)?",
    re.IGNORECASE,
)
_LABELED = re.compile(r"\s*(?P<label>[^\W\d_]+(?:\s+[^\W\d_]+)?)\s*:\s*(?P<rest>.*)")


class Labeled(NamedTuple):
    """A line such as ``Name: Rey's deck``; the label without case, accents and blanks."""

    label: str
    rest: str


def front(line: str) -> tuple[int, tuple[str, ...]]:
    """Where the bullet and the count end, and the count if there is one."""
    found = _FRONT.match(line)
    assert found is not None
    return found.end(), tuple(filter(None, found.groups()))


def is_remark(line: str) -> bool:
    """Whether a line is marked as one that says nothing about cards."""
    return _REMARK_MARK.match(line) is not None


def without_remark(line: str) -> str:
    """The line up to a remark at its end."""
    return _REMARK_BEHIND.sub("", line)


def heading_of(line: str) -> str:
    """The words of what may be a heading, perhaps with how many cards there are: ``## Upgrades (12)``; or empty."""
    found = _HEADING.fullmatch(line.strip(_DECORATION))
    return squash(found["words"]) if found else ""


def labeled(line: str) -> Labeled | None:
    """The label in front of a line and what stands behind it; None if there is none."""
    found = _LABELED.fullmatch(line)
    return Labeled(squash(found["label"]), found["rest"]) if found else None


def labeled_name(line: str) -> str:
    """The name in ``Name: ...``; empty if the line is something else."""
    found = labeled(line)
    return found.rest.strip() if found and found.label in NAME_LABELS else ""


def checked_number(number: int | str) -> int:
    """A number of copies or the like; raises BadDeckError if it is absurd."""
    written = str(number).lstrip("0") or "0"
    if not written.isdecimal() or len(written) > len(str(MOST_OF_ONE)) or not 1 <= int(written) <= MOST_OF_ONE:
        shown = written if len(written) < 12 else f"{written[:10]}…"
        raise BadDeckError(texts.WRONG_NUMBER.fill(number=shown, limit=MOST_OF_ONE), texts.CHECK_NUMBERS)
    return int(written)


def agreed(told: Iterable[str], shown: Callable[[int], Text]) -> int:
    """The number that a line tells, however often; 0 if it tells none; raises BadDeckError if they differ."""
    numbers = list(dict.fromkeys(map(checked_number, told)))
    if len(numbers) > 1:
        raise contradiction(*map(shown, numbers[:2]))
    return numbers[0] if numbers else 0


def contradiction(one: Text, other: Text) -> BadDeckError:
    """What to raise where a list says two things that cannot both be."""
    return BadDeckError(texts.CONTRADICTION.fill(one=one, other=other), texts.KEEP_ONE)
