"""Which cards a word speaks of: units, objectives and enhancements in play, somebody's, with filters."""

from __future__ import annotations

from dejarik.abilities.selectors import Adjective, Filter, Gender, OnlySaid, Select, Tail, Theirs, Whose, Yours
from dejarik.abilities.words import Amount
from dejarik.games.lcg.language.names import AFFILIATION_ADJECTIVES
from dejarik.games.lcg.language.nouns import ENHANCEMENT_CARD, EVENT_CARD, NON_UNIT_CARD, OBJECTIVE_CARD, UNIT_CARD
from dejarik.games.lcg.language.terms import ENHANCEMENT, EVENT, OBJECTIVE
from dejarik.games.lcg.language.traits import TRAITS
from dejarik.games.lcg.model.deal import Deal
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.keywords import Limited
from dejarik.games.lcg.model.state import (
    AFFILIATIONS,
    AREA,
    NOBODY,
    OBJECTIVES,
    LcgState,
    enhancements_of,
    in_play,
    units_of,
)
from dejarik.games.lcg.rules.values import keyword
from dejarik.kernel.nouns import CARD
from dejarik.kernel.text import Case, Noun, Text, either

ANY = Whose()
YOUR = Yours(tail=Tail("you control", "pod twoją kontrolą"))
FRIENDLY = Yours(Adjective("friendly", "przyjazn"))
ENEMY = Theirs(Adjective("enemy", "wrog"))


# ---------------------------------------------------------------- kinds of cards


class Cards(Select[LcgState, Frame]):
    """Cards of a kind in play."""

    def is_kind(self, s: LcgState, card: int) -> bool:
        """Whether a card, wherever it is, is of the kind."""
        return True

    def could_be(self, deal: Deal, card: int) -> bool:
        """Whether a card could ever be of the kind, going by what is printed on it."""
        return True

    def includes(self, s: LcgState, frame: Frame, card: int) -> bool:
        seats = self.whose.seats(s, frame)
        return s.controller(card) in seats and self.is_kind(s, card) and self.fits(s, frame, card) and in_play(s, card)

    def each(self, case: Case = Case.ACCUSATIVE) -> Text:
        """Every one of them: "each enemy unit", „każdą wrogą jednostkę”."""
        return type(self)(self.whose, Each(), *self.filters).bare(case)

    def bare(self, case: Case = Case.ACCUSATIVE) -> Text:
        """One of them without an article."""
        return self._ended(self._english(self.noun.en[0]), self.noun.singular[case.value], case)

    def _adjectives(self) -> list[Adjective]:
        """Traits and the like come right before the noun: "an enemy Vehicle unit"."""
        return sorted(super()._adjectives(), key=lambda adjective: isinstance(adjective, _Plain))


class Units(Cards):
    """Units in play."""

    noun = UNIT_CARD
    gender = Gender.FEMININE

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return units_of(s, seat)

    def is_kind(self, s: LcgState, card: int) -> bool:
        return s.deal.is_unit[card] and not _is_attached(s, card)


class Objectives(Cards):
    """Objectives in play."""

    noun = OBJECTIVE_CARD
    gender = Gender.INANIMATE

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return s.zones[OBJECTIVES + seat][:]

    def is_kind(self, s: LcgState, card: int) -> bool:
        return s.deal.kind[card] == OBJECTIVE


class Enhancements(Cards):
    """Enhancements in play."""

    noun = ENHANCEMENT_CARD
    gender = Gender.NEUTER

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return enhancements_of(s, seat)

    def is_kind(self, s: LcgState, card: int) -> bool:
        return s.deal.kind[card] == ENHANCEMENT or (s.deal.is_unit[card] and _is_attached(s, card))

    def could_be(self, deal: Deal, card: int) -> bool:
        return deal.kind[card] == ENHANCEMENT or deal.is_unit[card]


class Anything(Cards):
    """Any cards in play."""

    noun = CARD
    gender = Gender.FEMININE

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return [card for zone in (AFFILIATIONS, OBJECTIVES, AREA) for card in s.zones[zone + seat]]


class Events(Cards):
    """Event cards; none is ever in play, but triggers speak of them."""

    noun = EVENT_CARD
    gender = Gender.NEUTER

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return []

    def is_kind(self, s: LcgState, card: int) -> bool:
        return self.could_be(s.deal, card)

    def could_be(self, deal: Deal, card: int) -> bool:
        return deal.kind[card] == EVENT


class EitherKind(Cards):
    """Cards of two kinds: "a unit or objective"; filters go for both (lcg.text.qualifier_all)."""

    kinds: tuple[type[Cards], type[Cards]]

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return [card for kind in self.kinds for card in kind(self.whose).candidates(s, seat)]

    def is_kind(self, s: LcgState, card: int) -> bool:
        return any(kind(self.whose).is_kind(s, card) for kind in self.kinds)

    def one(self, case: Case = Case.ACCUSATIVE) -> Text:
        """English says everything about both once, Polish makes adjectives agree with each."""
        first = self.kinds[0](Whose(self.whose.adjective), *self.filters).one(case)
        noun = self.kinds[1](Whose(tail=self.whose.tail)).bare(case)
        second = self.kinds[1](self.whose, *self.filters).bare(case)
        return Text(f"{first.en} or {noun.en}", f"{first.pl} lub {second.pl}")

    def bare(self, case: Case = Case.ACCUSATIVE) -> Text:
        first, second = (kind(self.whose, *self.filters).bare(case) for kind in self.kinds)
        return first + Text(" and ", " i ") + second


class UnitsOrObjectives(EitherKind):
    """Units and objectives."""

    kinds = (Units, Objectives)


class ObjectivesOrEnhancements(EitherKind):
    """Objectives and enhancements."""

    kinds = (Objectives, Enhancements)


# ---------------------------------------------------------------- filters


class Each(OnlySaid[LcgState, Frame]):
    """Every one of them."""

    adjective = Adjective("each", "każd")


class Trait(Filter[LcgState, Frame]):
    """One of some traits: "a Character or Creature unit", „jednostkę z cechą Postać lub Stworzenie”."""

    def __init__(self, *traits: str) -> None:
        self.traits = frozenset(traits)
        names = either(TRAITS[trait] for trait in traits)
        self.adjective = _Plain(names.en, "")
        self.tail = Tail("", "z cechą " + names.pl)

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return not self.traits.isdisjoint(s.deal.traits[card])


class Without(Filter[LcgState, Frame]):
    """No such trait: "a non-Vehicle unit"."""

    def __init__(self, trait: str) -> None:
        self.trait = trait
        self.adjective = _Plain("non-" + TRAITS[trait].en, "")
        self.tail = Tail("", "bez cechy " + TRAITS[trait].pl)

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return self.trait not in s.deal.traits[card]


class _Plain(Adjective):
    """A word that only English puts before the noun."""

    def polish(self, gender: Gender, case: Case, plural: bool = False) -> str:
        return ""


class Affiliated(Filter[LcgState, Frame]):
    """Of one affiliation."""

    def __init__(self, affiliation: int) -> None:
        self.affiliation = affiliation
        name = AFFILIATION_ADJECTIVES[affiliation]
        self.adjective = _Plain(name.en, "")
        self.tail = Tail("", name.pl)

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return s.deal.affiliation[card] == self.affiliation


class Participating(Filter[LcgState, Frame]):
    """Taking part in the engagement."""

    adjective = Adjective("participating", "uczestnicząc")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return card in s.attackers or card in s.defenders


class Attacking(Filter[LcgState, Frame]):
    """Attacking."""

    adjective = Adjective("attacking", "atakując")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return card in s.attackers


class Defending(Filter[LcgState, Frame]):
    """Defending."""

    adjective = Adjective("defending", "broniąc")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return card in s.defenders


class Ready(Filter[LcgState, Frame]):
    """Without a focus token."""

    adjective = Adjective("ready", "gotow")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return not s.focus[card]


class Exhausted(Filter[LcgState, Frame]):
    """With a focus token."""

    adjective = Adjective("exhausted", "wyczerpan")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return s.focus[card] > 0


class Committed(Filter[LcgState, Frame]):
    """Committed to the Force."""

    tail = Tail("committed to the Force", "do Mocy", Adjective("committed", "przydzielon"))

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return bool(s.committed[card])


class CostAtMost(Filter[LcgState, Frame]):
    """Of a printed cost of at most so much (lcg.card.printed_values)."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tail = Tail(f"with printed cost {most} or lower", f"o wydrukowanym koszcie {most} lub niższym")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return s.deal.cost[card] <= self.most


class CostAtLeast(Filter[LcgState, Frame]):
    """Of a printed cost of at least so much."""

    def __init__(self, least: int) -> None:
        self.least = least
        self.tail = Tail(f"with printed cost {least} or higher", f"o wydrukowanym koszcie {least} lub wyższym")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return s.deal.cost[card] >= self.least


class Other(Filter[LcgState, Frame]):
    """Not the card the ability is on."""

    adjective = Adjective("other", "inn")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return card != frame.source


class NotLimited(Filter[LcgState, Frame]):
    """Without the keyword Limited."""

    adjective = _Plain("non-Limited", "")
    tail = Tail("", "bez słowa kluczowego Limit")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return keyword(s, card, Limited) is None


class EventsOrEnhancements(Cards):
    """Events and enhancements, wherever they are."""

    noun = Noun(
        ("event or enhancement", "events or enhancements"),
        (
            "wydarzenie lub ulepszenie",
            "wydarzenia lub ulepszenia",
            "wydarzeniu lub ulepszeniu",
            "wydarzenie lub ulepszenie",
            "wydarzeniem lub ulepszeniem",
            "wydarzeniu lub ulepszeniu",
        ),
        (
            "wydarzenia lub ulepszenia",
            "wydarzeń lub ulepszeń",
            "wydarzeniom lub ulepszeniom",
            "wydarzenia lub ulepszenia",
            "wydarzeniami lub ulepszeniami",
            "wydarzeniach lub ulepszeniach",
        ),
    )
    gender = Gender.NEUTER

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return enhancements_of(s, seat)

    def is_kind(self, s: LcgState, card: int) -> bool:
        return s.deal.kind[card] in (EVENT, ENHANCEMENT)


class CheaperThanReturned(Filter[LcgState, Frame]):
    """Of a lower printed cost than the unit that went back to a hand as a cost.

    Before the cost is paid that is any unit that could go back (lcg.play.no_anticipation).
    """

    tail = Tail(
        "with a lower printed cost than the returned unit", "o niższym wydrukowanym koszcie niż zwrócona jednostka"
    )

    def __init__(self, returnable: Cards) -> None:
        self.returnable = returnable

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        is_paid = frame.procedure is not None
        costs = [frame.printed_cost] if is_paid else [s.deal.cost[unit] for unit in self.returnable.found(s, frame)]
        return any(s.deal.cost[card] < cost for cost in costs)


class NotEngaged(Filter[LcgState, Frame]):
    """Not the objective under attack."""

    tail = Tail("other than the engaged one", "niż zaatakowany", Adjective("other", "inn"))

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return card != s.engaged


class NotThis(Filter[LcgState, Frame]):
    """Not the card the ability is on, where one card is chosen: "a friendly unit other than this unit"."""

    tail = Tail("other than {this}", "niż {this_nominative}", Adjective("other", "inn"))

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return card != frame.source


class WasAttacking(Filter[LcgState, Frame]):
    """An attacker that has left play in this engagement."""

    adjective = Adjective("attacking", "atakując")

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return card in s.fallen


def _is_attached(s: LcgState, card: int) -> bool:
    """Whether a unit is in play as an enhancement."""
    return in_play(s, card) and s.host[card] != NOBODY


class NonUnits(Cards):
    """Any cards in play that are no units."""

    noun = NON_UNIT_CARD
    gender = Gender.FEMININE

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return [card for card in Anything(ANY).candidates(s, seat) if self.is_kind(s, card)]

    def is_kind(self, s: LcgState, card: int) -> bool:
        return not Units(ANY).is_kind(s, card)


class CostAtMostNumber(Filter[LcgState, Frame]):
    """Of a printed cost that is no higher than a number that depends on the position."""

    def __init__(self, number: Amount[LcgState, Frame]) -> None:
        self.number = number
        most = number.clause
        self.tail = Tail(
            f"with printed cost equal to or lower than {most.en}", f"o wydrukowanym koszcie nie wyższym niż {most.pl}"
        )

    def fits(self, s: LcgState, frame: Frame, card: int) -> bool:
        return s.deal.cost[card] <= self.number.of(s, frame)


class HothObjectives(Objectives):
    """Objectives with the trait Hoth, where others need not have it."""

    def __init__(self, whose: Whose, *filters: Filter[LcgState, Frame]) -> None:
        super().__init__(whose, *filters, Trait("hoth"))

    def candidates(self, s: LcgState, seat: int) -> list[int]:
        return [card for card in super().candidates(s, seat) if self.is_kind(s, card)]

    def is_kind(self, s: LcgState, card: int) -> bool:
        return super().is_kind(s, card) and "hoth" in s.deal.traits[card]


class UnitsOrHothObjectives(EitherKind):
    """Any units, and objectives with the trait Hoth."""

    kinds = (Units, HothObjectives)
