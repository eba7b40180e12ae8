"""Resolving dice by the word of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny import pools
from dejarik.games.destiny.frames import CARD, DIE, DONE, FOE, SOURCE, chosen, forget_chosen, you
from dejarik.games.destiny.resolve import (
    add_modifier,
    can_resolve,
    can_resolve_side,
    modifying,
    open_resolution,
    resolve,
)
from dejarik.games.destiny.state import NOBODY, OFF, DestinyState
from dejarik.games.destiny.terms import CHARACTER
from dejarik.games.destiny.vocabulary.numbers import Amount, Count, so_much, worth
from dejarik.games.destiny.vocabulary.phrases import ANY, COLORS, OWN
from dejarik.games.destiny.vocabulary.selectors import HOST, THIS_CARD, Dice, distinct
from dejarik.games.destiny.vocabulary.symbols import FREE, UNBLOCKABLE, WITH_MODIFIERS, WITHOUT_PLUS
from dejarik.games.destiny.vocabulary.words import Asks, Effect
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import EMPTY, Text


@dataclass(frozen=True)
class Resolve(Asks):
    """One of one's dice is resolved, perhaps with a raised or replaced value or on other terms."""

    dice: Dice
    bonus: Count = 0
    value: Amount | None = None
    free: bool = False
    unblockable: bool = False
    without_plus: bool = False
    vehicle_bonus: int = 0
    kind: ClassVar[str] = "resolve"

    @property
    def _terms(self) -> int:
        return FREE * self.free | UNBLOCKABLE * self.unblockable | WITHOUT_PLUS * self.without_plus

    def options(self, s: DestinyState) -> list[Option]:
        seat, terms = you(s), self._terms
        dice = [die for die in self.dice.found(s) if can_resolve(s, seat, die, terms)]
        return [("resolve", die) for die in distinct(s, dice)]

    def picked(self, s: DestinyState, option: Option) -> None:
        die = subject(option)
        bonus = worth(s, self.bonus)
        if self.vehicle_bonus and "vehicle" in s.deal.cards[s.deal.card_of[die]].subtypes:
            bonus = self.vehicle_bonus
        fixed = NOBODY if self.value is None else worth(s, self.value)
        resolve(s, die, you(s), bonus, self._terms, fixed)

    @property
    def text(self) -> Text:
        return Text("resolve ", "rozpatrz ") + self.dice.phrase.one + self._manner

    @property
    def _manner(self) -> Text:
        if self.value is not None:
            return Text(
                f" as if its value were {so_much(self.value).en}",
                f" tak, jakby jej wartość wynosiła {so_much(self.value).pl}",
            )
        if self.vehicle_bonus:
            return Text(
                f", with its value raised by {self.bonus}, or by {self.vehicle_bonus} if it is a vehicle die",
                f", zwiększając jej wartość o {self.bonus}, a w przypadku kości pojazdu o {self.vehicle_bonus}",
            )
        if self.free:
            return Text(" without paying its cost", " bez płacenia jej kosztu")
        if self.unblockable:
            return Text("; its damage is unblockable", "; jej obrażenia są nieblokowane")
        if self.without_plus:
            return Text(" as if it were not a modifier", " tak, jakby nie był to modyfikator")
        if not self.bonus:
            return EMPTY
        return Text(", with its value raised by ", ", zwiększając jej wartość o ") + so_much(self.bonus)


@dataclass(frozen=True)
class ResolveThat(Effect):
    """The die spoken of is resolved, if it can be."""

    def run(self, s: DestinyState) -> None:
        if self.possible(s):
            resolve(s, s.frames[-1][DIE], you(s))

    def possible(self, s: DestinyState) -> bool:
        die = s.frames[-1][DIE]
        return die != NOBODY and can_resolve(s, you(s), die)

    @property
    def text(self) -> Text:
        return Text("resolve that die", "rozpatrz tę kość")


@dataclass(frozen=True)
class ResolveSeveral(Asks):
    """Any number of one's dice, of any symbols, in any order; modifiers may be added (destiny.carddice)."""

    kind: ClassVar[str] = "resolve_more"

    def options(self, s: DestinyState) -> list[Option]:
        seat = self.chooser(s)
        if s.ending or seat < 0:
            return []
        dice = [die for die in s.pools[seat] if can_resolve(s, seat, die)]
        return [*[("resolve", die) for die in distinct(s, dice)], ("done",)] if dice else []

    def picked(self, s: DestinyState, option: Option) -> None:
        if option[0] == "done":
            s.frames[-1][DONE] = 1
            return
        self.ask(s)
        resolve(s, subject(option), self.chooser(s), terms=WITH_MODIFIERS)

    def nothing(self, s: DestinyState) -> None:
        s.frames[-1][DONE] = 1

    @property
    def text(self) -> Text:
        return Text(
            "resolve any number of your dice in any order", "rozpatrz dowolną liczbę swoich kości w dowolnej kolejności"
        )


@dataclass(frozen=True)
class FoeResolves(ResolveSeveral):
    """The opponent resolves as many of their own dice as they like."""

    names_foe: ClassVar[bool] = True

    def chooser(self, s: DestinyState) -> int:
        return s.frames[-1][FOE]

    @property
    def text(self) -> Text:
        return Text("{foe} may resolve any number of their dice", "{foe} może rozpatrzyć dowolną liczbę swoich kości")


@dataclass(frozen=True)
class RemoveUnresolved(Effect):
    """Dice the opponent left unresolved are removed; one resolved but kept stays."""

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        foe = s.frames[-1][FOE]
        pools.remove(s, [die for die in s.pools[foe] if die not in s.spent], you(s))

    @property
    def text(self) -> Text:
        return Text(
            "remove all of {of_one_foe} dice that were not resolved",
            "usuń wszystkie nierozpatrzone kości {of_one_foe}",
        )


@dataclass(frozen=True)
class ResolveOrRemove(Asks):
    """A die of a colour: one's own is resolved with a raised value, an opponent's is removed."""

    color: int
    bonus: int
    kind: ClassVar[str] = "die"

    def options(self, s: DestinyState) -> list[Option]:
        seat = you(s)
        dice = Dice(ANY, color=self.color).found(s)
        mine = [die for die in dice if die in s.pools[seat] and can_resolve(s, seat, die)]
        others = [die for die in dice if die not in s.pools[seat]]
        return [("die", die) for die in distinct(s, mine + others)]

    def picked(self, s: DestinyState, option: Option) -> None:
        die = subject(option)
        if die in s.pools[you(s)]:
            resolve(s, die, you(s), self.bonus)
        else:
            pools.remove(s, [die], you(s))

    @property
    def text(self) -> Text:
        color = COLORS[self.color]
        return Text(
            f"choose a {color.en} die; if it is yours, resolve it with its value raised by {self.bonus}; if it is "
            "an opponent's, remove it",
            f"wybierz dowolną {color.acc} kość; jeśli jest twoja, rozpatrz ją, zwiększając jej wartość o {self.bonus}; "
            "jeśli należy do przeciwnika, usuń ją",
        )


@dataclass(frozen=True)
class ResolvePair(Asks):
    """This die and a character die of the attached character, in either order or one as a modifier of the other.

    Their symbols may differ. What is picked is remembered as THIS_CARD or HOST, since one die of each will do.
    """

    kind: ClassVar[str] = "resolve_more"

    def run(self, s: DestinyState) -> None:
        forget_chosen(s)
        self.ask(s)

    def options(self, s: DestinyState) -> list[Option]:
        dice = [die for die in _left_of_pair(s) if can_resolve(s, you(s), die)]
        return [("resolve", die) for die in distinct(s, dice)]

    def picked(self, s: DestinyState, option: Option) -> None:
        die = subject(option)
        _take(s, s.frames[-1], die)
        other = _left_of_pair(s)
        self.ask(s)
        resolve(s, die, you(s))
        s.agenda.append((ask_pair, tuple(other)))

    def nothing(self, s: DestinyState) -> None:
        s.frames[-1][DONE] = int(bool(chosen(s)))
        forget_chosen(s)

    @property
    def text(self) -> Text:
        return Text(
            "resolve this die and one character die of {of_host}",
            "rozpatrz tę kość i jedną kość postaci należącą do {of_host}",
        )


def _left_of_pair(s: DestinyState) -> list[int]:
    taken = chosen(s)
    own = [] if THIS_CARD in taken else Dice(OWN, of=THIS_CARD).found(s)
    host = [] if HOST in taken else Dice(OWN, of=HOST, kind=CHARACTER).found(s)
    return own + host


def _take(s: DestinyState, pair: list[int], die: int) -> None:
    pair.append(THIS_CARD if s.deal.card_of[die] == pair[SOURCE] else HOST)


@step
def ask_pair(s: DestinyState, *others: int) -> None:
    """The second die may be added to the first as its modifier (destiny.carddice.modifiers_need_several_dice)."""
    options = modifying(s, list(others))
    if options:
        s.decision = Decision(you(s), "modify", [*options, ("done",)], _answer_pair)


def _answer_pair(s: DestinyState, option: Option, *others: int) -> None:
    if option[0] == "modify":
        add_modifier(s, subject(option))
        _take(s, s.frames[-2], subject(option))


@dataclass(frozen=True)
class ResolveSideOfThat(Asks):
    """A side, freely chosen, of the die of the card just discarded is resolved, though the die lies in no pool."""

    kind: ClassVar[str] = "side"

    def options(self, s: DestinyState) -> list[Option]:
        card = s.frames[-1][CARD]
        if card == NOBODY or not s.deal.dice_of[card]:
            return []
        die = s.deal.dice_of[card][0]
        sides = s.deal.sides[die]
        faces = [face for face, side in enumerate(sides) if sides.index(side) == face]
        return [("side", die, face) for face in faces if can_resolve_side(s, you(s), die, face)]

    def picked(self, s: DestinyState, option: Option) -> None:
        die, face = option[1:]
        open_resolution(s, die, face, you(s))

    def nothing(self, s: DestinyState) -> None:
        """A card without a die: what comes behind does not depend on it."""

    @property
    def text(self) -> Text:
        return Text(
            "resolve any side of its die, if it has one", "rozpatrz dowolną ściankę jej kości, jeśli karta ma kość"
        )


@dataclass(frozen=True)
class RollDieOfThat(Effect):
    """The die of the card just discarded is rolled into the pool; once resolved or removed it is set aside."""

    def run(self, s: DestinyState) -> None:
        dice = [die for die in s.deal.dice_of[s.frames[-1][CARD]] if s.face[die] == OFF]
        if dice:
            pools.roll(s, dice, you(s))

    @property
    def text(self) -> Text:
        return Text(
            "roll its die, if it has one, into your pool; once that die is resolved or removed, set it aside",
            "rzuć kością tej karty, jeśli ją ma, do swojej puli; po rozpatrzeniu lub usunięciu tej kości odłóż ją na "
            "bok",
        )
