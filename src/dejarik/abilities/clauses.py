"""Sentences built from clauses: who does what, in the form that the place in the sentence demands.

A clause is said in one of five moods: as an instruction ("remove a die", „usuń kość”), behind "you may" ("remove a
die", „usunąć kość”), of somebody whose name went before ("removes a die", „usuwa kość”), as what somebody is made to do
("remove a die", „usunął kość”), and as what a price is paid for ("to remove a die", „aby usunąć kość”). No sentence is
ever taken apart again to be put into another.
"""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum
from typing import NamedTuple

from dejarik.kernel.text import EMPTY, Text, joined


class Mood(Enum):
    """The form of a clause's verb."""

    DO = 0
    TO = 1
    DOES = 2
    MADE_TO = 3
    PURPOSE = 4


class Verb(NamedTuple):
    """A verb in the forms of the first four moods; in Polish the last is the masculine behind „aby”."""

    en: str
    does: str
    polish: tuple[str, str, str, str]

    def said(self, mood: Mood) -> Text:
        """The verb alone."""
        return Text(self.does if mood is Mood.DOES else self.en, self.polish[mood.value])


def verb(en: str, do: str, to: str, does: str, did: str) -> Verb:
    """A verb with the English third person formed by rule."""
    first, _, rest = en.partition(" ")
    ending = "es" if first.endswith(("s", "sh", "ch", "o")) else "s"
    third = first[:-1] + "ies" if first.endswith("y") and first[-2] not in "aeiou" else first + ending
    return Verb(en, f"{third} {rest}".strip(), (do, to, does, did))


class Somebody(NamedTuple):
    """Whoever does something other than the player addressed: as the subject, and as the object of "force"."""

    name: Text
    object: Text


class Clause:
    """Something that is done."""

    is_plain: bool = False
    """Whether it reads well beside another one, joined by "and"."""
    takes_to: bool = True
    """Whether it can stand behind "to" and "you may"."""
    is_conditional: bool = False
    """Whether it begins with a condition, which a comma sets apart."""

    @abstractmethod
    def say(self, mood: Mood = Mood.DO) -> Text:
        """The clause in a mood, with a small letter in front and no full stop."""

    def addressed(self) -> Text:
        """As whoever does it reads it: "discard a card" where others read "an opponent discards a card"."""
        return self.say(Mood.TO)


class Act(Clause):
    """A verb with everything behind it; done by the player addressed or by somebody else."""

    def __init__(self, verb: Verb, rest: Text = EMPTY, by: Somebody | None = None) -> None:
        self.verb = verb
        self.rest = rest
        self.by = by
        self.is_plain = by is None

    def say(self, mood: Mood = Mood.DO) -> Text:
        by = self.by
        if mood is Mood.PURPOSE:
            return self._purpose()
        if by is None or mood in (Mood.DOES, Mood.MADE_TO):
            return self._said(mood)
        if mood is Mood.TO:
            made = self._said(Mood.MADE_TO)
            return Text("force {who} to {deed}", "zmusić {who}, aby {deed}").fill(who=by.object, deed=made)
        return by.name + " " + self._said(Mood.DOES)

    def _purpose(self) -> Text:
        if self.by is None:
            return Text("to ", "aby ") + self._said(Mood.TO)
        made, who = self._said(Mood.MADE_TO), self.by
        return Text(f"to force {who.object.en} to {made.en}", f"aby {who.name.pl} {made.pl}")

    def addressed(self) -> Text:
        return self._said(Mood.TO)

    def _said(self, mood: Mood) -> Text:
        spoken = self.verb.said(mood)
        return spoken + " " + self.rest if self.rest.en or self.rest.pl else spoken


class Statement(Clause):
    """A sentence that has but one form."""

    takes_to = False

    def __init__(self, text: Text) -> None:
        self.text = text

    def say(self, mood: Mood = Mood.DO) -> Text:
        return self.text


class Both(Clause):
    """One clause and another that does not depend on it."""

    def __init__(self, first: Clause, second: Clause) -> None:
        self.first = first
        self.second = second
        self.takes_to = first.takes_to
        self.is_conditional = first.is_conditional

    def say(self, mood: Mood = Mood.DO) -> Text:
        if not (self.first.is_plain and self.second.is_plain):
            return self.first.say(mood) + "; " + self.second.say()
        return self.first.say(mood) + Text(" and ", " i ") + self._second(mood)

    def _second(self, mood: Mood) -> Text:
        """A verb that both share is said once."""
        first, second = self.first, self.second
        if isinstance(first, Act) and isinstance(second, Act) and first.verb == second.verb:
            return second.rest
        return second.say(Mood.TO if mood is Mood.PURPOSE else mood)


class Afterwards(Clause):
    """One clause, and another that only follows if the first was done in full."""

    def __init__(self, first: Clause, second: Clause) -> None:
        self.first = first
        self.second = second
        self.takes_to = first.takes_to
        self.is_conditional = first.is_conditional

    def say(self, mood: Mood = Mood.DO) -> Text:
        comma = ", " if self.second.is_conditional else " "
        return self.first.say(mood) + Text("; then", "; następnie") + comma + self.second.say()


class InOrderTo(Clause):
    """A price and what it is paid for: "exhaust this support to gain 1 resource"."""

    def __init__(self, price: Clause, gain: Clause) -> None:
        self.price = price
        self.gain = gain
        self.takes_to = price.takes_to

    def say(self, mood: Mood = Mood.DO) -> Text:
        if self.gain.takes_to:
            return self.price.say(mood) + Text(" ", ", ") + self.gain.say(Mood.PURPOSE)
        return self.price.say(mood) + Text("; if you do, ", "; jeśli to zrobisz, ") + self.gain.say()


class Provided(Clause):
    """A clause under a condition."""

    takes_to = False
    is_conditional = True

    def __init__(self, condition: Text, clause: Clause) -> None:
        self.condition = condition
        self.clause = clause

    def say(self, mood: Mood = Mood.DO) -> Text:
        return Text("if ", "jeśli ") + self.condition + ", " + self.clause.say()


class Unless(Clause):
    """A clause, and another that takes its place under a condition."""

    def __init__(self, usual: Clause, condition: Text, instead: Clause) -> None:
        self.usual = usual
        self.condition = condition
        self.instead = instead
        self.takes_to = usual.takes_to
        self.is_conditional = usual.is_conditional

    def say(self, mood: Mood = Mood.DO) -> Text:
        condition, instead = self.condition, self.instead.say()
        return self.usual.say(mood) + Text(
            f"; if {condition.en}, {instead.en} instead", f"; jeśli {condition.pl}, zamiast tego {instead.pl}"
        )


class Allowed(Clause):
    """What a player is free not to do."""

    takes_to = False

    def __init__(self, clause: Clause) -> None:
        self.clause = clause

    def say(self, mood: Mood = Mood.DO) -> Text:
        return Text("you may ", "możesz ") + self.clause.say(Mood.TO)


class OneOf(Clause):
    """Several clauses of which somebody chooses."""

    def __init__(self, clauses: tuple[Clause, ...], number: int) -> None:
        self.clauses = clauses
        self.number = number

    def say(self, mood: Mood = Mood.DO) -> Text:
        if self.number == 1:
            lead, between = Text("one", "jedno"), Text("; or ", "; albo ")
        else:
            lead, between = Text("two different options", "dwie różne możliwości"), Text("; ", "; ")
        choices = joined((clause.say() for clause in self.clauses), between)
        return Act(_CHOOSE, lead).say(mood) + ": " + choices


class Either(Clause):
    """What somebody else does, as they choose: "an opponent either discards a card or loses 1 resource"."""

    takes_to = False

    def __init__(self, by: Somebody, clauses: tuple[Clause, ...]) -> None:
        self.by = by
        self.clauses = clauses

    def say(self, mood: Mood = Mood.DO) -> Text:
        deeds = [clause.say(Mood.DOES) for clause in self.clauses]
        return self.by.name + Text(" either ", " albo ") + joined(deeds, Text(" or ", ", albo "))


_CHOOSE = verb("choose", "wybierz", "wybrać", "wybiera", "wybrał")


def followed(clauses: tuple[Clause, ...]) -> Clause:
    """Clauses one after the other, none depending on another."""
    found = clauses[0]
    for clause in clauses[1:]:
        plain = found.is_plain and clause.is_plain
        found = Both(found, clause)
        found.is_plain = plain
    return found
