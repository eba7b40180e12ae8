"""Reads one line of a deck list, such as ``2x Rey, Force Prodigy (Awakenings #38)``."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.decks.gather import checked_number, spread_dice
from dejarik.games.destiny.decks.lookup import NOWHERE, SET_NAMES, Reference, find_card, read_reference

_BULLETS = r"[\s*•·●▪‣>+–—-]*"
_COUNT = re.compile(
    rf"(?P<bullet>{_BULLETS})(?:(?P<count>\d+)(?:\s*[x×](?=\s)|[x×](?=[^\s-])|(?=\s)))?\s*", re.IGNORECASE
)
_COUNT_BEHIND = r"[x×]\s*(\d+)"
_DICE = r"(\d+)\s*(?:dice|die|kości|kość|kosci|kosc|kostki|kostka)"
_ELITE = r"elite|elitarn[aey]"
_PRINTED = rf"#\s*\d+|0\d{{4}}|(?:{'|'.join(SET_NAMES)})[\s-]*#?\d{{1,3}}"
_IN_BRACKETS = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]\s*$")
_LAST_WORDS = re.compile(rf"(?:^|[\s,;])\s*({_COUNT_BEHIND}|{_DICE}|{_ELITE}|{_PRINTED})$", re.IGNORECASE)
"""What can only be a remark about the card and not a part of its name, even without brackets."""
_LONGEST_LINE = 300
"""No card needs more; a longer line is not worth taking apart."""
_TRAILING = " \t,;:-–—"


@dataclass(frozen=True)
class CardLine:
    """What a line says: a name, how many, how many dice if it tells, and where the card is printed if it tells."""

    name: str
    column: int
    count: str = ""
    dice: str = ""
    reference: Reference = NOWHERE

    @property
    def is_certain(self) -> bool:
        """Whether it must be a card, because it has a count or names a place of print."""
        return bool(self.count) or self.reference != NOWHERE

    def find(self) -> Card:
        """The card it names; raises BadDeckError."""
        return find_card(self.name, self.reference)

    def copies(self) -> int:
        """How many copies; one unless it says otherwise."""
        return checked_number(self.count or 1)

    def dice_of_copies(self) -> list[int]:
        """The dice of each copy; empty if the line does not tell."""
        return spread_dice(self.copies(), checked_number(self.dice)) if self.dice else []


def read_line(line: str) -> CardLine:
    """Take a line apart: bullet and count from the front, dice, set and number from the end; the name is left."""
    if len(line) > _LONGEST_LINE:
        return CardLine(line, 1)
    front = _COUNT.match(line)
    assert front is not None
    found = CardLine(line[front.end() :].strip(), front.end() + 1, front["count"] or "")
    subtitle = ""
    while True:
        if bracket := _IN_BRACKETS.search(found.name):
            rest, words = found.name[: bracket.start()], bracket[1]
            taken = _take(found, words)
            subtitle = subtitle if taken else f"{words} {subtitle}"
        elif last := _LAST_WORDS.search(found.name):
            rest = found.name[: last.start()]
            taken = _take(found, last[1])
        else:
            break
        found = replace(taken or found, name=rest.rstrip(_TRAILING))
    return replace(found, name=f"{found.name} {subtitle}".strip())


def _take(line: CardLine, words: str) -> CardLine | None:
    """The line with what words at its end say besides the name; None if they belong to the name."""
    words = words.strip()
    if count := re.fullmatch(_COUNT_BEHIND, words, re.IGNORECASE):
        return replace(line, count=count[1])
    if dice := re.fullmatch(_DICE, words, re.IGNORECASE):
        return replace(line, dice=dice[1])
    if re.fullmatch(_ELITE, words, re.IGNORECASE):
        return replace(line, dice="2")
    reference = read_reference(words)
    return None if reference is None else replace(line, reference=reference)
