"""Blocking damage that a character is about to take, by other means than its own shields."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Clause
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.model.abilities import BlocksForOthers
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import NOBODY, DestinyState
from dejarik.games.destiny.rules.damage import block, block_with_shields_of, left_to_take
from dejarik.games.destiny.vocabulary.words import Amount, Asks, Effect
from dejarik.kernel.decision import Option
from dejarik.kernel.nouns import SHIELD
from dejarik.kernel.text import Text


class DamageLeft(Amount):
    """How much damage the character spoken of is still going to take."""

    is_tally = True

    def of(self, s: DestinyState, frame: Frame) -> int:
        return left_to_take(s, frame.character)

    @property
    def clause(self) -> Text:
        return Text("damage it would take", "obrażeń miałaby otrzymać")


DAMAGE_LEFT = DamageLeft()


@dataclass(eq=False)
class Block(Effect):
    """So much of the damage, or all of it, is blocked."""

    up_to: int | None = None

    def run(self, s: DestinyState, frame: Frame) -> None:
        left = left_to_take(s, frame.character)
        block(s, frame.character, left if self.up_to is None else min(left, self.up_to))
        frame.done = True

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return left_to_take(s, frame.character) > 0

    @property
    def clause(self) -> Clause:
        if self.up_to is None:
            return Act(verbs.BLOCK, Text("all of it", "je wszystkie"))
        return Act(verbs.BLOCK, Text(f"up to {self.up_to} of it", f"do {self.up_to} z nich"))


class BlockWithItsShields(Asks):
    """Shields of the attached character may block damage that another is about to take."""

    kind = "share"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        host = s.host[frame.source]
        most = min(s.shields[host], left_to_take(s, frame.character)) if host != NOBODY else 0
        found: list[Option] = [("unshield", host, amount) for amount in range(1, most + 1)]
        return [*found, ("no",)] if found else []

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if option[0] != "no":
            host, amount = option[1:]
            block_with_shields_of(s, host, frame.character, amount)

    @property
    def clause(self) -> Clause:
        shields = SHIELD.plural[0]
        return Act(verbs.USE, Text("shields of {of_host} to block it", f"{shields} {{of_host}}, aby je zablokować"))


class SharesShields(BlocksForOthers):
    """Shields of the attached character may also block damage dealt to others."""

    def __init__(self) -> None:
        self.effect = BlockWithItsShields()

    def can_block_for(self, s: DestinyState, card: int, character: int) -> bool:
        return s.host[card] != character and s.shields[s.host[card]] > 0

    def text_on(self, kind: int) -> Text:
        return Text(
            "Shields on attached character may be used to block damage dealt to other characters.",
            "Osłon postaci z tym ulepszeniem można używać do blokowania obrażeń zadawanych innym postaciom.",
        )
