"""Healing characters and moving damage between cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.damage import heal, move_damage
from dejarik.games.destiny.frames import CHARACTER, DONE, SOURCE, you
from dejarik.games.destiny.nouns import DAMAGE
from dejarik.games.destiny.state import TEAM, DestinyState
from dejarik.games.destiny.vocabulary.hits import ANYBODY, PickCharacter
from dejarik.games.destiny.vocabulary.selectors import Characters
from dejarik.games.destiny.vocabulary.words import EFFECTS, Asks, Effect
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import Case, Text


@dataclass(frozen=True)
class Heal(PickCharacter):
    """A character heals."""

    amount: int
    target: Characters = ANYBODY
    verb: ClassVar[str] = "heal"

    @property
    def meant(self) -> Characters:
        return self.target

    def act(self, s: DestinyState, character: int) -> None:
        s.frames[-1][DONE] = int(heal(s, character, self.amount) == self.amount)

    @property
    def text(self) -> Text:
        number = DAMAGE.count(self.amount, Case.ACCUSATIVE)
        return Text("heal {n} from {who}", "ulecz {n} z {who}").fill(n=number, who=self.target.phrase.of_one)


@dataclass(frozen=True)
class HealEach(Effect):
    """All of one's own characters heal."""

    amount: int

    def run(self, s: DestinyState) -> None:
        for character in s.zones[TEAM + you(s)]:
            heal(s, character, self.amount)

    @property
    def text(self) -> Text:
        return Text("heal {n} from each of your characters", "ulecz {n} z każdej ze swoich postaci").fill(
            n=DAMAGE.count(self.amount, Case.ACCUSATIVE)
        )


@dataclass(frozen=True)
class HealHost(Effect):
    """The character this is attached to heals."""

    amount: int

    def run(self, s: DestinyState) -> None:
        heal(s, s.host[s.frames[-1][SOURCE]], self.amount)

    @property
    def text(self) -> Text:
        number = DAMAGE.count(self.amount, Case.ACCUSATIVE)
        return Text(f"heal {number.en} from {{of_host}}", f"ulecz {number.pl} z {{of_host}}")


@dataclass(frozen=True)
class MoveDamage(Asks):
    """Damage moves from one character to another, up to or exactly so much; shields do not stop it."""

    amount: int
    source: Characters
    target: Characters
    up_to: bool = False
    kind: ClassVar[str] = "move_from"

    def options(self, s: DestinyState) -> list[Option]:
        found: list[Option] = [
            ("from", character)
            for character in self.source.found(s)
            if s.damage[character] and self.targets(s, character)
        ]
        return [*found, ("done",)] if found and self.up_to else found

    def picked(self, s: DestinyState, option: Option) -> None:
        if option[0] == "done":
            s.frames[-1][DONE] = 1
            return
        s.frames[-1][CHARACTER] = subject(option)
        s.agenda.append((move_damage_to, (self.number,)))

    def targets(self, s: DestinyState, source: int) -> list[int]:
        """Where it may go: not to where it is (destiny.term.move.not_to_same_place)."""
        return [character for character in self.target.found(s) if character != source]

    @property
    def text(self) -> Text:
        number = DAMAGE.count(self.amount, Case.ACCUSATIVE)
        limit = Text("up to ", "do ") if self.up_to else Text("", "")
        amount = DAMAGE.count(self.amount, Case.GENITIVE) if self.up_to else number
        return Text("move {n} from {one} to {other}", "przesuń {n} z {one} na {other}").fill(
            n=limit + amount,
            one=self.source.phrase.of_one,
            other=self.target.phrase.one,
        )


@step
def move_damage_to(s: DestinyState, number: int) -> None:
    """Which character the damage moves to, and how much of it."""
    effect = _moving(number)
    source = s.frames[-1][CHARACTER]
    targets = effect.targets(s, source)
    most = min(effect.amount, s.damage[source])
    amounts = range(1, most + 1) if effect.up_to else [most]
    options: list[Option] = [("to", target, amount) for target in targets for amount in amounts]
    if len(options) == 1:
        _answer_move(s, options[0], number)
    elif options:
        s.decision = Decision(you(s), "move_to", options, _answer_move)


def _answer_move(s: DestinyState, option: Option, number: int) -> None:
    target, amount = option[1:]
    moved = move_damage(s, s.frames[-1][CHARACTER], target, amount)
    s.frames[-1][DONE] = int(_moving(number).up_to or moved == _moving(number).amount)


def _moving(number: int) -> MoveDamage:
    effect = EFFECTS[number]
    assert isinstance(effect, MoveDamage)
    return effect


@dataclass(frozen=True)
class MoveFromThis(PickCharacter):
    """A damage token moves from this card to a character."""

    verb: ClassVar[str] = "to"

    @property
    def meant(self) -> Characters:
        return ANYBODY

    def options(self, s: DestinyState) -> list[Option]:
        return super().options(s) if s.damage[s.frames[-1][SOURCE]] else []

    def act(self, s: DestinyState, character: int) -> None:
        move_damage(s, s.frames[-1][SOURCE], character, 1)

    @property
    def text(self) -> Text:
        return Text("move 1 damage from {of_this} to a character", "przesuń 1 obrażenie z {of_this} na dowolną postać")


@dataclass(frozen=True)
class PutDamageOnThis(Effect):
    """Damage tokens are put on this card, where they only count something (destiny.support.takes_no_damage)."""

    amount: int

    def run(self, s: DestinyState) -> None:
        s.damage[s.frames[-1][SOURCE]] += self.amount

    @property
    def text(self) -> Text:
        return Text("place {n} on ", "umieść {n} na ").fill(n=DAMAGE.count(self.amount, Case.ACCUSATIVE)) + "{on_this}"
