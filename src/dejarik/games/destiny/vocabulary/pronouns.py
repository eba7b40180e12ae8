"""This and that: the one card or die that an ability is on or spoke of, where there is nothing to pick."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.destiny.language.phrases import Phrase
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import NOBODY, OFF, DestinyState, stands
from dejarik.games.destiny.model.values import value_of
from dejarik.games.destiny.vocabulary.selectors import Select
from dejarik.kernel.text import Text, same


@dataclass(eq=False)
class ThatDie(Select):
    """The die spoken of, or one of this card, if it lies in a pool."""

    own: bool = False

    def __post_init__(self) -> None:
        self.kind = "die"
        self.given = True

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        if not self.own:
            return [frame.die] if frame.die != NOBODY and s.face[frame.die] != OFF else []
        return [die for die in s.deal.dice_of[frame.source] if s.face[die] != OFF][:1]

    @property
    def phrase(self) -> Phrase:
        form = Text("this die" if self.own else "that die", "tę kość")
        return Phrase(form, Text(form.en, "tej kości"), form, form)


THAT_DIE = ThatDie()
THIS_DIE = ThatDie(own=True)


class LowestRolled(Select):
    """The die just rolled that shows the lowest value, or any of those that do."""

    kind = "die"

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        values = {die: value_of(s, die) for die in frame.rolled if s.face[die] != OFF}
        return [die for die, value in values.items() if value == min(values.values())]

    @property
    def phrase(self) -> Phrase:
        form = Text("the one of them that shows the lowest value", "tę z nich, która przedstawia najniższą wartość")
        return Phrase(form, form, form, form)


LOWEST_ROLLED = LowestRolled()


class Given(Select):
    """One certain card: the one the ability is on, the character that is attached to, the one spoken of."""

    kind = "character"
    given = True

    def __init__(self, forms: Phrase) -> None:
        self.forms = forms

    @property
    def phrase(self) -> Phrase:
        return self.forms


class ThisCard(Given):
    """The card the ability is on."""

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        return [frame.source]


class HostOfThis(Given):
    """The character that the upgrade is attached to."""

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        host = s.host[frame.source]
        return [host] if host != NOBODY else []


class CharacterSpokenOf(Given):
    """The character that the ability spoke of last."""

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        return [frame.character] if frame.character != NOBODY and stands(s, frame.character) else []


def _forms(one: Text, of_one: Text) -> Phrase:
    return Phrase(one, of_one, one, one)


_ITS_CHARACTER = Text("the character it belongs to", "postać, do której ona należy")
THIS = ThisCard(_forms(same("{this}"), same("{to_this}")))
HOST = HostOfThis(_forms(same("{host}"), same("{of_host}")))
THAT = CharacterSpokenOf(_forms(Text("that character", "tę postać"), Text("that character", "wybranej postaci")))
OF_THAT_DIE = CharacterSpokenOf(_forms(_ITS_CHARACTER, Text(_ITS_CHARACTER.en, "postaci, do której ona należy")))
"""The character whose die was spoken of."""
