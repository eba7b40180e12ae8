"""The words of Duel's cards: damage, healing, energy, canceling, and which units are meant."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dejarik.abilities.clauses import Act, Clause, Somebody, verb
from dejarik.abilities.frames import NOBODY
from dejarik.abilities.selectors import Adjective, Filter, Gender, Select, Tail, Theirs, Whose, Yours
from dejarik.abilities.timing import Happening, Trigger
from dejarik.abilities.windows import Response, answered, cancel, change
from dejarik.abilities.words import Asks, Condition, Effect
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import Case, Noun, Text
from dejarik.kernel.zones import draw, move
from tests.abilities.duel_state import DECK, DISCARD, HAND, HURT, PLAYED, POOL, UNITS, DuelFrame, DuelState, hurt

DEAL = verb("deal", "zadaj", "zadać", "zadaje", "zadał")
DISCARD_IT = verb("discard", "odrzuć", "odrzucić", "odrzuca", "odrzucił")
DRAW = verb("draw", "dobierz", "dobrać", "dobiera", "dobrał")
GAIN = verb("gain", "zyskaj", "zyskać", "zyskuje", "zyskał")
HEAL = verb("heal", "ulecz", "uleczyć", "ulecza", "uleczył")
LOSE = verb("lose", "strać", "stracić", "traci", "stracił")
CANCEL = verb("cancel", "anuluj", "anulować", "anuluje", "anulował")
PREVENT = verb("prevent", "zmniejsz", "zmniejszyć", "zmniejsza", "zmniejszył")

OPPONENT = Somebody(Text("an opponent", "przeciwnik"), Text("an opponent", "przeciwnika"))
ENERGY = Noun(
    ("energy", "energy"),
    ("energia", "energii", "energii", "energię", "energią", "energii"),
    ("energie", "energii", "energiom", "energie", "energiami", "energiach"),
)
UNIT = Noun(
    ("unit", "units"),
    ("jednostka", "jednostki", "jednostce", "jednostkę", "jednostką", "jednostce"),
    ("jednostki", "jednostek", "jednostkom", "jednostki", "jednostkami", "jednostkach"),
)


# ---------------------------------------------------------------- effects


class Deal(Effect[DuelState, DuelFrame]):
    """Damage to the opponent meant: so much, or as much as the ability speaks of."""

    names_foe = True

    def __init__(self, amount: int = NOBODY) -> None:
        self.amount = amount

    def run(self, s: DuelState, frame: DuelFrame) -> None:
        hurt(s, frame.you, frame.foe, frame.amount if self.amount == NOBODY else self.amount)

    @property
    def clause(self) -> Clause:
        much = Text("that much damage", "tyle obrażeń")
        if self.amount != NOBODY:
            much = Text(f"{self.amount} damage", f"obrażenia ({self.amount})")
        return Act(DEAL, much + Text(" to an opponent", " przeciwnikowi"))


class Heal(Effect[DuelState, DuelFrame]):
    """Health for oneself, up to five."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, s: DuelState, frame: DuelFrame) -> bool:
        return s.health[frame.you] < 5

    def run(self, s: DuelState, frame: DuelFrame) -> None:
        healed = min(self.amount, 5 - s.health[frame.you])
        s.health[frame.you] += healed
        frame.done = healed == self.amount

    @property
    def clause(self) -> Clause:
        return Act(HEAL, Text(f"{self.amount} damage", f"obrażenia ({self.amount})"))


class Gain(Effect[DuelState, DuelFrame]):
    """Energy for oneself."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: DuelState, frame: DuelFrame) -> None:
        s.energy[frame.you] += self.amount
        frame.done = True

    @property
    def clause(self) -> Clause:
        return Act(GAIN, ENERGY.count(self.amount, Case.ACCUSATIVE))


class Spend(Effect[DuelState, DuelFrame]):
    """A price in energy."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, s: DuelState, frame: DuelFrame) -> bool:
        return s.energy[frame.you] >= self.amount

    def run(self, s: DuelState, frame: DuelFrame) -> None:
        frame.done = self.possible(s, frame)
        if frame.done:
            s.energy[frame.you] -= self.amount

    @property
    def clause(self) -> Clause:
        return Act(LOSE, ENERGY.count(self.amount, Case.ACCUSATIVE))


class FoeLoses(Effect[DuelState, DuelFrame]):
    """The opponent meant loses energy, as much as they have."""

    names_foe = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: DuelState, frame: DuelFrame) -> None:
        lost = min(self.amount, s.energy[frame.foe])
        s.energy[frame.foe] -= lost
        frame.done = lost == self.amount

    @property
    def clause(self) -> Clause:
        return Act(LOSE, ENERGY.count(self.amount, Case.ACCUSATIVE), OPPONENT)


class Draw(Effect[DuelState, DuelFrame]):
    """A card from one's own deck."""

    def possible(self, s: DuelState, frame: DuelFrame) -> bool:
        return bool(s.zones[DECK + frame.you])

    def run(self, s: DuelState, frame: DuelFrame) -> None:
        frame.done = self.possible(s, frame)
        if frame.done:
            draw(s, DECK + frame.you, HAND + frame.you)

    @property
    def clause(self) -> Clause:
        return Act(DRAW, Text("a card", "kartę"))


class Cancel(Effect[DuelState, DuelFrame]):
    """What is interrupted does not happen."""

    def run(self, s: DuelState, frame: DuelFrame) -> None:
        cancel(s)
        frame.done = True

    @property
    def clause(self) -> Clause:
        return Act(CANCEL, Text("that", "to"))


class Prevent(Effect[DuelState, DuelFrame]):
    """The damage that is interrupted becomes less."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: DuelState, frame: DuelFrame) -> None:
        event = answered(s).event
        change(s, replace(event, amount=max(0, event.amount - self.amount)))
        frame.done = True

    @property
    def clause(self) -> Clause:
        return Act(PREVENT, Text(f"{self.amount} of that damage", f"te obrażenia o {self.amount}"))


class DiscardThis(Effect[DuelState, DuelFrame]):
    """The unit the ability is on leaves play."""

    def possible(self, s: DuelState, frame: DuelFrame) -> bool:
        return s.place[frame.source] == UNITS + frame.you

    def run(self, s: DuelState, frame: DuelFrame) -> None:
        move(s, frame.source, DISCARD)
        frame.done = True

    @property
    def clause(self) -> Clause:
        return Act(DISCARD_IT, Text("this unit", "tę jednostkę"))


class Discard(Asks[DuelState, DuelFrame]):
    """A unit in play, chosen among those selected."""

    kind = "unit"

    def __init__(self, which: Select[DuelState, DuelFrame]) -> None:
        self.which = which

    def options(self, s: DuelState, frame: DuelFrame) -> list[Option]:
        return [("unit", card) for card in self.which.found(s, frame)]

    def picked(self, s: DuelState, frame: DuelFrame, option: Option) -> None:
        move(s, subject(option), DISCARD)
        frame.done = True

    @property
    def clause(self) -> Clause:
        return Act(DISCARD_IT, self.which.one(Case.ACCUSATIVE))


class Healthy(Condition[DuelState, DuelFrame]):
    """Nothing is missing."""

    def holds(self, s: DuelState, frame: DuelFrame) -> bool:
        return s.health[frame.you] == 5

    @property
    def clause(self) -> Text:
        return Text("you are not damaged", "nie masz obrażeń")


# ---------------------------------------------------------------- which units

ANYBODYS = Whose()
FRIENDLY = Yours(Adjective("friendly", "przyjazn"))
ENEMY = Theirs(Adjective("enemy", "wrog"))


class Units(Select[DuelState, DuelFrame]):
    """Units in play."""

    noun = UNIT
    gender = Gender.FEMININE

    def candidates(self, s: DuelState, seat: int) -> list[int]:
        return s.zones[UNITS + seat]


class Mechanical(Filter[DuelState, DuelFrame]):
    """Droids."""

    adjective = Adjective("mechanical", "mechaniczn")

    def fits(self, s: DuelState, frame: DuelFrame, card: int) -> bool:
        return POOL[s.keys[card]].is_droid


class CostAtMost(Filter[DuelState, DuelFrame]):
    """Cheap ones."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tail = Tail(f"that costs {most} or less", f"nie więcej niż {most}", Adjective("", "kosztując"))

    def fits(self, s: DuelState, frame: DuelFrame, card: int) -> bool:
        return POOL[s.keys[card]].cost <= self.most


# ---------------------------------------------------------------- responses


class Answer(Response[Any, DuelFrame]):
    """A response of a card; all cards read alike, whatever their type."""

    def text_on(self, kind: int) -> Text:
        return self.said(self.effect.clause)


class YouAreHurt(Trigger[Any, DuelFrame]):
    """Damage to the controller of the card."""

    moment = HURT

    def met(self, s: DuelState, card: int, event: Happening) -> bool:
        return event.concerned == s.controller(card)

    def remember(self, frame: DuelFrame, event: Happening) -> None:
        frame.amount = event.amount

    @property
    def clause(self) -> Text:
        return Text("you are dealt damage", "otrzymasz obrażenia")

    @property
    def threat(self) -> Text:
        return Text("you would be dealt damage", "masz otrzymać obrażenia")


class SomebodyIsHurt(Trigger[Any, DuelFrame]):
    """Damage to anybody."""

    moment = HURT

    def met(self, s: DuelState, card: int, event: Happening) -> bool:
        return True

    @property
    def clause(self) -> Text:
        return Text("somebody is dealt damage", "ktoś otrzyma obrażenia")


class FoePlays(Trigger[Any, DuelFrame]):
    """A card of an opponent."""

    moment = PLAYED

    def met(self, s: DuelState, card: int, event: Happening) -> bool:
        return event.seat != s.controller(card)

    @property
    def clause(self) -> Text:
        return Text("an opponent plays a card", "przeciwnik zagra kartę")
