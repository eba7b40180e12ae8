"""What players give for an effect, and resources and actions they get."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.damage import deal_damage, defeat, stands
from dejarik.games.destiny.economy import gain, spend
from dejarik.games.destiny.frames import DONE, note, you
from dejarik.games.destiny.nouns import ACTION_NOUN, DAMAGE, RESOURCE_TOKEN
from dejarik.games.destiny.state import DestinyState
from dejarik.games.destiny.vocabulary.hits import PickCharacter
from dejarik.games.destiny.vocabulary.numbers import Count, counted, worth
from dejarik.games.destiny.vocabulary.phrases import OWN
from dejarik.games.destiny.vocabulary.selectors import Characters
from dejarik.games.destiny.vocabulary.words import Effect
from dejarik.kernel.steps import step
from dejarik.kernel.text import Case, Text


@dataclass(frozen=True)
class HurtOwn(PickCharacter):
    """A character of one's own is dealt damage, as a price."""

    amount: int
    color: int
    verb: ClassVar[str] = "hit"

    @property
    def meant(self) -> Characters:
        return Characters(OWN, color=self.color)

    def act(self, s: DestinyState, character: int) -> None:
        deal_damage(s, [(character, self.amount)])

    @property
    def text(self) -> Text:
        return Text("deal {n} to {who}", "zadaj {n} {who}").fill(
            n=DAMAGE.count(self.amount, Case.ACCUSATIVE), who=self.meant.phrase.of_one
        )


@dataclass(frozen=True)
class DefeatOwn(PickCharacter):
    """A character of one's own is defeated, as a price."""

    color: int
    verb: ClassVar[str] = "defeat"

    @property
    def meant(self) -> Characters:
        return Characters(OWN, color=self.color)

    def act(self, s: DestinyState, character: int) -> None:
        s.agenda.append((note_defeat, (character,)))
        defeat(s, [character])

    @property
    def text(self) -> Text:
        return Text("defeat ", "pokonaj ") + self.meant.phrase.one


@step
def note_defeat(s: DestinyState, character: int) -> None:
    """A price is not paid where something else happened instead (destiny.effect.replacement.original_not_resolved)."""
    note(s, not stands(s, character))


@dataclass(frozen=True)
class Spend(Effect):
    """Resources as a price."""

    amount: int

    def run(self, s: DestinyState) -> None:
        s.frames[-1][DONE] = int(self.possible(s))
        if self.possible(s):
            spend(s, you(s), self.amount)

    def possible(self, s: DestinyState) -> bool:
        return s.resources[you(s)] >= self.amount

    @property
    def text(self) -> Text:
        return Text("spend {n}", "wydaj {n}").fill(n=RESOURCE_TOKEN.count(self.amount, Case.ACCUSATIVE))


@dataclass(frozen=True)
class Gain(Effect):
    """Resources from the supply."""

    amount: Count

    def run(self, s: DestinyState) -> None:
        gain(s, you(s), worth(s, self.amount))
        s.frames[-1][DONE] = 1

    @property
    def text(self) -> Text:
        return Text("gain {n}", "zyskaj {n}").fill(n=counted(self.amount, RESOURCE_TOKEN))


@dataclass(frozen=True)
class MoreActions(Effect):
    """Additional actions, taken when this action is over (destiny.extraaction.not_in_queue)."""

    number_of: int = 1

    def run(self, s: DestinyState) -> None:
        s.extra += [you(s)] * self.number_of

    def possible(self, s: DestinyState) -> bool:
        return s.claimant != you(s)

    @property
    def text(self) -> Text:
        if self.number_of == 1:
            return Text("take an additional action", "wykonaj dodatkową akcję")
        return Text("take up to ", "wykonaj do ") + ACTION_NOUN.count(self.number_of, Case.GENITIVE)
