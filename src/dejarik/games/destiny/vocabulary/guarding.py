"""What a guardian does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny import frames
from dejarik.games.destiny.damage import deal_damage
from dejarik.games.destiny.pools import remove
from dejarik.games.destiny.state import DestinyState, foes_of
from dejarik.games.destiny.values import value_of
from dejarik.games.destiny.vocabulary.selectors import distinct
from dejarik.games.destiny.vocabulary.words import Asks
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import Text


def dice_to_guard(s: DestinyState, seat: int) -> list[int]:
    """The dice of opponents that show damage (destiny.starter.keyword_guardian_indirect)."""
    shows_damage = s.deal.shows_damage
    return [die for foe in foes_of(s, seat) for die in s.pools[foe] if shows_damage[die][s.face[die]]]


@dataclass(frozen=True)
class Guard(Asks):
    """Remove an opponent's die that shows damage; the guardian is dealt its value (destiny.keyword.guardian)."""

    kind: ClassVar[str] = "guardian"

    def options(self, s: DestinyState) -> list[Option]:
        found: list[Option] = [("remove", die) for die in distinct(s, dice_to_guard(s, frames.you(s)))]
        return [*found, ("decline",)] if found else []

    def picked(self, s: DestinyState, option: Option) -> None:
        if option[0] == "decline":
            return
        die = subject(option)
        value = value_of(s, die)
        remove(s, [die], frames.you(s))
        deal_damage(s, [(s.frames[-1][frames.SOURCE], value)])

    @property
    def text(self) -> Text:
        return Text(
            "remove an opponent's die showing damage; {this_does} is dealt damage equal to its value",
            "usuń kość przeciwnika pokazującą obrażenia; zadaj {to_this} tyle obrażeń, ile wynosi jej wartość",
        )


GUARD = Guard()
