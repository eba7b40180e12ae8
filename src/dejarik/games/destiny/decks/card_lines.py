"""Reads one line of a deck list, such as ``2x Rey, Force Prodigy (Awakenings #38)``."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from dejarik.games.destiny.decks.gather import spread_dice
from dejarik.games.destiny.decks.lookup import (
    SET_NAMES,
    Reference,
    find_card,
    is_full_title,
    is_name,
    merged,
    read_reference,
)
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decklists.lines import COUNT_BEHIND, IN_BRACKETS, LONGEST_LINE, TRAILING, agreed, front
from dejarik.kernel.nouns import DIE
from dejarik.kernel.text import same

_DICE = r"(\d+)\s*(?:dice|die|d|kości|kość|kosci|kosc|kostki|kostka)"
_ELITE = r"elite|elitarn[aey]"
_ELITE_IN_FRONT = re.compile(rf"(?:{_ELITE})\s+|(?-i:e(?=[A-ZĆŁŚŹŻ]))", re.IGNORECASE)
_ELITE_DICE = "2"
_PRINTED = rf"#\s*\d+|0\d{{4}}|(?:{'|'.join(SET_NAMES)})[\s-]*#?\d{{1,3}}"
_LAST_WORDS = re.compile(rf"(?:^|[\s,;])\s*({COUNT_BEHIND}|{_DICE}|{_ELITE}|{_PRINTED})$", re.IGNORECASE)
"""What can only be a remark about the card and not a part of its name, even without brackets."""


@dataclass(frozen=True)
class CardLine:
    """What a line says: a name, and as often as it tells them the copies, the dice and where the card is printed."""

    name: str
    column: int
    counts: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    references: tuple[Reference, ...] = ()
    is_elite: bool = False

    @property
    def is_certain(self) -> bool:
        """Whether it must be a card; a short name alone can be a deck's name, and "elite" a word of it."""
        told = self.counts or self.dice or self.references
        return bool(told) or is_full_title(self.name) or (self.is_elite and is_name(self.name))

    def find(self) -> Card:
        """The card it names; raises BadDeckError."""
        return find_card(self.name, merged(self.references))

    def copies(self) -> int:
        """How many copies; one unless it says otherwise; raises BadDeckError."""
        return agreed(self.counts, lambda copies: same(f"{copies}x")) or 1

    def dice_of_copies(self) -> list[int]:
        """The dice of each copy; empty if the line does not tell; raises BadDeckError."""
        dice = agreed((*self.dice, *([_ELITE_DICE] if self.is_elite else [])), DIE.count)
        return spread_dice(self.copies(), dice) if dice else []


def has_count(line: str) -> bool:
    """Whether a line has a number of copies in front."""
    return bool(front(line)[1])


def read_line(line: str) -> CardLine:
    """Take a line apart: bullet and count from the front, dice, set and number from the end; the name is left."""
    if len(line) > LONGEST_LINE:
        return CardLine(line, 1)
    start, counts = front(line)
    elite = _ELITE_IN_FRONT.match(line, start)
    start = elite.end() if elite else start
    found = CardLine(line[start:].rstrip().rstrip(TRAILING), start + 1, counts, is_elite=elite is not None)
    subtitle = ""
    while True:
        if bracket := IN_BRACKETS.search(found.name):
            rest, words = found.name[: bracket.start()], bracket[1]
            taken = _take(found, words)
            subtitle = subtitle if taken else f"{words} {subtitle}"
        elif last := _LAST_WORDS.search(found.name):
            rest = found.name[: last.start()]
            taken = _take(found, last[1])
        else:
            break
        found = replace(taken or found, name=rest.rstrip(TRAILING))
    return replace(found, name=f"{found.name} {subtitle}".strip())


def _take(line: CardLine, words: str) -> CardLine | None:
    """The line with what words at its end say besides the name; None if they belong to the name."""
    words = words.strip()
    if count := re.fullmatch(COUNT_BEHIND, words, re.IGNORECASE):
        return replace(line, counts=(*line.counts, count[1]))
    if dice := re.fullmatch(_DICE, words, re.IGNORECASE):
        return replace(line, dice=(dice[1], *line.dice))
    if re.fullmatch(_ELITE, words, re.IGNORECASE):
        return replace(line, is_elite=True)
    reference = read_reference(words)
    return None if reference is None else replace(line, references=(reference, *line.references))
