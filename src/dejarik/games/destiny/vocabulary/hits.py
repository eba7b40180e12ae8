"""What is done to characters: damage, healing, shields."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny import pools
from dejarik.games.destiny.damage import deal_damage
from dejarik.games.destiny.dice import CLOSE_AND_FAR
from dejarik.games.destiny.frames import CHARACTER, DIE, DONE, FOE, NUMBER, SOURCE, you
from dejarik.games.destiny.nouns import CHARACTERS_NOUN, DAMAGE, UNBLOCKABLE_DAMAGE
from dejarik.games.destiny.state import OFF, TEAM, DestinyState, foes_of
from dejarik.games.destiny.values import value_of
from dejarik.games.destiny.vocabulary.numbers import ITS_VALUE, Count, counted, worth
from dejarik.games.destiny.vocabulary.phrases import FOE_GAP, FOES, OWN
from dejarik.games.destiny.vocabulary.selectors import Characters, Dice, distinct
from dejarik.games.destiny.vocabulary.words import Asks, Effect, FoeAsks, PickSeveral, ask_effect, do
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import EMPTY, Case, Text

ANYBODY = Characters()


@dataclass(frozen=True)
class PickCharacter(Asks):
    """Something done to one character, who is then the one spoken of."""

    kind: ClassVar[str] = "character"
    verb: ClassVar[str]

    @property
    @abstractmethod
    def meant(self) -> Characters:
        """Who may be picked."""

    @abstractmethod
    def act(self, s: DestinyState, character: int) -> None:
        """Do it."""

    def options(self, s: DestinyState) -> list[Option]:
        return [(self.verb, character) for character in self.meant.found(s)]

    def picked(self, s: DestinyState, option: Option) -> None:
        s.frames[-1][CHARACTER] = subject(option)
        s.frames[-1][DONE] = 1
        self.act(s, subject(option))


@dataclass(frozen=True)
class Damage(PickCharacter):
    """Damage to one character."""

    amount: Count
    target: Characters = ANYBODY
    unblockable: bool = False
    verb: ClassVar[str] = "hit"

    @property
    def meant(self) -> Characters:
        return self.target

    def options(self, s: DestinyState) -> list[Option]:
        return super().options(s) if worth(s, self.amount) > 0 else []

    def act(self, s: DestinyState, character: int) -> None:
        deal_damage(s, [(character, worth(s, self.amount))], unblockable=self.unblockable)

    @property
    def text(self) -> Text:
        number, who = counted(self.amount, DAMAGE), self.target.phrase.of_one
        if not isinstance(self.amount, int):
            return Text("deal {who} {n}", "zadaj {who} {n}").fill(n=number, who=who)
        if self.unblockable:
            number = UNBLOCKABLE_DAMAGE.count(self.amount, Case.ACCUSATIVE)
        return Text("deal {n} to {who}", "zadaj {n} {who}").fill(n=number, who=who)


@dataclass(frozen=True)
class ChooseVictim(PickCharacter):
    """A character is named for what comes next."""

    target: Characters
    verb: ClassVar[str] = "choose_character"

    @property
    def meant(self) -> Characters:
        return self.target

    def act(self, s: DestinyState, character: int) -> None:
        pass

    @property
    def text(self) -> Text:
        return Text("choose ", "wybierz ") + self.target.phrase.one


@dataclass(frozen=True)
class DamageThat(Effect):
    """Damage to the character spoken of."""

    amount: Count

    def run(self, s: DestinyState) -> None:
        deal_damage(s, [(s.frames[-1][CHARACTER], worth(s, self.amount))])

    @property
    def text(self) -> Text:
        return Text("deal that character {n}", "zadaj wybranej postaci {n}").fill(n=counted(self.amount, DAMAGE))


@dataclass(frozen=True)
class DamageOrMore(Damage):
    """More damage to a character that has enough damage already."""

    more: int = 2
    if_hurt: int = 3

    def act(self, s: DestinyState, character: int) -> None:
        amount = self.more if s.damage[character] >= self.if_hurt else worth(s, self.amount)
        deal_damage(s, [(character, amount)])

    @property
    def text(self) -> Text:
        return super().text + Text(
            f", or {self.more} instead if it has {self.if_hurt} or more damage on it",
            f", a jeśli ma ona co najmniej {self.if_hurt} obrażenia, zadaj zamiast tego {self.more}",
        )


@dataclass(frozen=True)
class DamageByDie(Asks):
    """Damage in the amount a die in any pool shows, to any character."""

    kind: ClassVar[str] = "die"

    def options(self, s: DestinyState) -> list[Option]:
        return [("die", die) for die in distinct(s, Dice().found(s))]

    def picked(self, s: DestinyState, option: Option) -> None:
        s.frames[-1][NUMBER] = value_of(s, subject(option))
        s.agenda.append((do, (_THAT_MUCH.number,)))

    @property
    def text(self) -> Text:
        return Text(
            "deal a character damage equal to the value showing on any die",
            "zadaj dowolnej postaci tyle obrażeń, ile wynosi wartość widoczna na dowolnej kości",
        )


_THAT_MUCH = Damage(ITS_VALUE)


@dataclass(frozen=True)
class DamageThis(Effect):
    """Damage to this very character."""

    amount: int

    def run(self, s: DestinyState) -> None:
        deal_damage(s, [(s.frames[-1][SOURCE], self.amount)])

    @property
    def text(self) -> Text:
        return Text("{this_does} is dealt ", "{this_does} otrzymuje ") + DAMAGE.count(self.amount, Case.ACCUSATIVE)


@dataclass(frozen=True)
class DamageEach(Effect):
    """Damage to every character of an opponent at once."""

    amount: int
    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        foe = s.frames[-1][FOE]
        deal_damage(s, [(character, self.amount) for character in s.zones[TEAM + foe]] if foe >= 0 else [])

    @property
    def text(self) -> Text:
        number = DAMAGE.count(self.amount, Case.ACCUSATIVE)
        return Text(
            f"deal {number.en} to each of {{of_one_foe}} characters", f"zadaj {number.pl} każdej postaci {{of_one_foe}}"
        )


@dataclass(frozen=True)
class DamageSeveral(PickSeveral):
    """Damage to each of up to so many different characters."""

    amount: int
    up_to: int
    kind: ClassVar[str] = "character"

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        if len(taken) >= self.up_to:
            return []
        return [("hit", card) for card in ANYBODY.found(s) if card not in taken]

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        deal_damage(s, [(character, self.amount) for character in taken])

    @property
    def text(self) -> Text:
        each = DAMAGE.count(self.amount, Case.LOCATIVE if self.amount == 1 else Case.ACCUSATIVE)
        several = CHARACTERS_NOUN.count(self.up_to, Case.DATIVE)
        return Text(f"deal {each.en} to each of up to {several.en}", f"zadaj po {each.pl} maksymalnie {several.pl}")


@dataclass(frozen=True)
class FoePicksVictim(FoeAsks):
    """The opponent picks one of their own characters to be dealt damage."""

    amount: int
    unblockable: bool = False
    exhausted: bool = False
    kind: ClassVar[str] = "victim"

    def options(self, s: DestinyState) -> list[Option]:
        cards = s.zones[TEAM + self.chooser(s)] if self.chooser(s) >= 0 else []
        return [("hit", card) for card in cards if s.exhausted[card] or not self.exhausted]

    def picked(self, s: DestinyState, option: Option) -> None:
        deal_damage(s, [(subject(option), self.amount)], unblockable=self.unblockable)

    @property
    def text(self) -> Text:
        return FOE_GAP + self._deed

    @property
    def _deed(self) -> Text:
        number = (UNBLOCKABLE_DAMAGE if self.unblockable else DAMAGE).count(self.amount, Case.ACCUSATIVE)
        which = Text(" exhausted", " wyczerpanych") if self.exhausted else EMPTY
        return Text(
            f" deals {number.en} to one of their{which.en} characters",
            f" zadaje {number.pl} jednej ze swoich{which.pl} postaci",
        )


@dataclass(frozen=True)
class EachFoePicksVictim(FoePicksVictim):
    """Every opponent in turn picks one of their own characters."""

    names_foe: ClassVar[bool] = False

    @property
    def needs_foe(self) -> bool:
        return False

    def run(self, s: DestinyState) -> None:
        for foe in reversed(foes_of(s, you(s))):
            s.agenda.append((pick_victim_of, (self.number, foe)))

    def possible(self, s: DestinyState) -> bool:
        return True

    @property
    def text(self) -> Text:
        return Text("each opponent", "każdy przeciwnik") + self._deed


@step
def pick_victim_of(s: DestinyState, effect: int, foe: int) -> None:
    """One opponent's turn to pick."""
    s.frames[-1][FOE] = foe
    s.agenda.append((ask_effect, (effect,)))


@dataclass(frozen=True)
class TakeTheHit(Asks):
    """One's own character is dealt the value of an opponent's die, which is then removed."""

    unique: bool
    kind: ClassVar[str] = "die"

    def options(self, s: DestinyState) -> list[Option]:
        if not self._takers.found(s):
            return []
        return [("die", die) for die in distinct(s, Dice(FOES, CLOSE_AND_FAR).found(s))]

    @property
    def _takers(self) -> Characters:
        return Characters(OWN, unique=self.unique)

    def picked(self, s: DestinyState, option: Option) -> None:
        s.frames[-1][DIE] = subject(option)
        s.agenda.append((choose_taker, (int(self.unique),)))

    @property
    def text(self) -> Text:
        who = self._takers.phrase.of_one
        return Text(
            "choose an opponent's die showing melee or ranged damage; deal {who} damage equal to the value of that "
            "die; then remove it",
            "wybierz kość przeciwnika pokazującą obrażenia wręcz lub dystansowe; zadaj {who} tyle obrażeń, ile wynosi "
            "wartość tej kości; następnie usuń ją",
        ).fill(who=who)


@step
def choose_taker(s: DestinyState, unique: int) -> None:
    """Which character takes the damage of the die."""
    takers = Characters(OWN, unique=bool(unique)).found(s)
    if len(takers) == 1:
        _take(s, takers[0])
    elif takers:
        s.decision = Decision(you(s), "character", [("hit", card) for card in takers], _answer_taker)


def _answer_taker(s: DestinyState, option: Option, unique: int) -> None:
    _take(s, subject(option))


def _take(s: DestinyState, character: int) -> None:
    die = s.frames[-1][DIE]
    s.agenda.append((remove_if_dealt, (die,)))
    deal_damage(s, [(character, value_of(s, die))])


@step
def remove_if_dealt(s: DestinyState, die: int) -> None:
    """A die is removed if its damage was dealt; a die showing 0 deals none, which is all it could."""
    if s.face[die] != OFF:
        pools.remove(s, [die], you(s))
