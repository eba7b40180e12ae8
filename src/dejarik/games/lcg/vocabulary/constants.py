"""Constant effects: icons, capacity, keywords, costs, totals and prohibitions while a card is in play."""

from __future__ import annotations

from dejarik.abilities.printed import Ability
from dejarik.games.lcg.language.icons import icon_words
from dejarik.games.lcg.language.nouns import FORCE_ICON, this
from dejarik.games.lcg.language.terms import NO_ICONS, Icons, icons
from dejarik.games.lcg.model import constants
from dejarik.games.lcg.model.constants import Condition
from dejarik.games.lcg.model.deal import Deal
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.keywords import Keyword
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.model.targets import Ref
from dejarik.games.lcg.vocabulary.selectors import Cards
from dejarik.games.lcg.vocabulary.words import Amount
from dejarik.kernel.text import EMPTY, Case, Text


class Gains(constants.GivesIcons):
    """Some units gain combat icons, written as printed: ``"UB(T)"``; so often as an amount says."""

    def __init__(self, ref: Ref, letters: str, *, only: Condition | None = None, per: Amount | None = None) -> None:
        self.ref = ref
        self.only = only
        self.per = per
        self.normal, self.edge_enabled = icons(letters)
        once = Text("{who} gains {icons}", "{who} zyskuje {icons}")
        often = Text("{who} gains {icons} for each {per}", "{who} zyskuje za {per} {icons}")
        self.text = (once if per is None else often).fill(
            who=ref.named(Case.NOMINATIVE), icons=icon_words(letters), per=EMPTY if per is None else per.clause
        )

    def icons_for(self, s: LcgState, source: int, card: int) -> tuple[Icons, Icons]:
        frame = _frame(s, source)
        if card not in self.ref.cards(s, frame):
            return NO_ICONS, NO_ICONS
        times = 1 if self.per is None else self.per.of(s, frame)
        return _times(self.normal, times), _times(self.edge_enabled, times)


class MoreCapacity(constants.GivesCapacity):
    """Some cards have a higher or lower damage capacity."""

    def __init__(self, ref: Ref, amount: int) -> None:
        self.ref = ref
        self.amount = amount
        self.text = Text("{who} has {n} damage capacity", "{who} ma {n} do wytrzymałości").fill(
            who=ref.named(Case.NOMINATIVE), n=f"{amount:+d}".replace("-", "−")
        )

    def capacity_for(self, s: LcgState, source: int, card: int) -> int:
        return self.amount if card in self.ref.cards(s, _frame(s, source)) else 0


class GainsKeyword(constants.GivesKeyword):
    """Some units have a keyword."""

    def __init__(self, ref: Ref, keyword: Keyword, *, only: Condition | None = None) -> None:
        self.ref = ref
        self.keyword = keyword
        self.only = only
        self.text = Text("{who} gains {keyword}", "{who} zyskuje słowo kluczowe {keyword}").fill(
            who=ref.named(Case.NOMINATIVE), keyword=keyword.word
        )

    def keyword_for(self, s: LcgState, source: int, card: int) -> Ability | None:
        return self.keyword if card in self.ref.cards(s, _frame(s, source)) else None


class MoreReserve(constants.ChangesReserve):
    """Your reserve value is higher or lower."""

    def __init__(self, amount: int, *, only: Condition | None = None) -> None:
        self.amount = amount
        self.only = only
        self.text = Text("your reserve value is increased by {n}", "twoja wartość rezerwy jest większa o {n}").fill(
            n=amount
        )

    def reserve_for(self, s: LcgState, source: int, seat: int) -> int:
        return self.amount if s.controller(source) == seat else 0


class ContributesForce(constants.AddsForce):
    """Your total in Force struggles is higher (lcg.force.contributors)."""

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self.text = Text(
            "{{this}} contributes {n} to your side during Force struggles",
            "{{this_nominative}} dodaje {n} po twojej stronie podczas zmagań Mocy",
        ).fill(n=FORCE_ICON.count(number, Case.ACCUSATIVE))

    def total_for(self, s: LcgState, source: int, seat: int) -> int:
        return self.number if s.controller(source) == seat else 0


class FirstCostsLess(constants.ChangesCost):
    """The first card of a kind that you play each turn costs less."""

    def __init__(self, select: Cards, amount: int = 1) -> None:
        self.select = select
        self.amount = amount
        first = select.bare(Case.GENITIVE)
        self.text = Text(
            f"reduce the cost of the first {select.bare().en} you play each turn by {amount}",
            f"koszt pierwszego zagrywanego przez ciebie w turze {first.pl} jest mniejszy o {amount}",
        )

    def could_concern(self, deal: Deal, source: int, card: int) -> bool:
        return deal.cost[card] > 0 and self.select.could_be(deal, card)  # nothing makes a free card cost anything

    def cost_for(self, s: LcgState, source: int, seat: int, card: int) -> int:
        if s.controller(source) != seat or not self._fits(s, source, seat, card):
            return 0
        for player, played in s.played:
            if player == seat and played != card and self._fits(s, source, seat, played):
                return 0
        return -self.amount

    def _fits(self, s: LcgState, source: int, seat: int, card: int) -> bool:
        if not self.select.is_kind(s, card):
            return False
        return not self.select.asked or self.select.fits(s, s.new_frame(source, seat), card)


class AtMostAttackers(constants.LimitsAttackers):
    """No more than so many attackers may be declared against this objective."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.text = Text(
            "your opponent cannot declare more than {n} attackers against {{this}}",
            "twój przeciwnik nie może zadeklarować więcej niż {n} atakujących przeciwko {{this_dative}}",
        ).fill(n=number)

    def most_attackers(self, s: LcgState, source: int, objective: int) -> int | None:
        return self.number if objective == source else None


class CostsLessPer(constants.ChangesCost):
    """This card costs less to play, by as much as an amount says (lcg.modifier.floor_zero)."""

    def __init__(self, per: Amount) -> None:
        self.per = per
        self.text = (
            Text(
                "reduce the cost to play {this} by 1 for each ", "koszt zagrania {this_genitive} jest mniejszy o 1 za "
            )
            + per.clause
        )

    def could_concern(self, deal: Deal, source: int, card: int) -> bool:
        return card == source

    def cost_for(self, s: LcgState, source: int, seat: int, card: int) -> int:
        return -self.per.of(s, s.new_frame(card, seat)) if card == source else 0


class OnlyAttackedBy(constants.ForbidsAttack):
    """Only some units can be declared as attackers against this objective."""

    def __init__(self, select: Cards) -> None:
        self.select = select
        self.text = Text(
            "only {units} can be declared as attackers against {this}",
            "tylko {units} mogą być deklarowane jako atakujące przeciwko {this}",
        ).fill(units=select.several(Case.NOMINATIVE), this=this(Case.DATIVE))

    def forbids(self, s: LcgState, source: int, unit: int, objective: int) -> bool:
        return objective == source and not self.select.fits(s, _frame(s, source), unit)


class NeedsNoMatch(constants.IgnoresMatch):
    """You play cards from your hand without a resource match."""

    text = Text(
        "ignore the resource match requirement of cards you play from your hand",
        "karty zagrywane przez ciebie z ręki nie wymagają zgodności zasobów",
    )

    def ignores_for(self, s: LcgState, source: int, seat: int, card: int) -> bool:
        return s.controller(source) == seat


class MatchesEverything(constants.ChangesSource):
    """Resources of the enhanced card match every affiliation."""

    text = Text(
        "the resources generated by enhanced objective count as a resource match for every affiliation",
        "zasoby wytworzone przez ulepszony cel zapewniają zgodność zasobów z każdym stronnictwem",
    )

    def matches_all(self, s: LcgState, source: int, giver: int) -> bool:
        return giver == s.host[source]


class DoublesForce(constants.GivesForce):
    """Some units have twice their Force icons (lcg.modifier.doubling_last)."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref
        self.text = Text("double the Force icons of {whom}", "podwój symbole Mocy {whom}").fill(
            whom=ref.named(Case.GENITIVE)
        )

    def force_for(self, s: LcgState, source: int, card: int) -> tuple[int, bool]:
        return 0, card in self.ref.cards(s, _frame(s, source))


class PaysOnlyFor(constants.ChangesSource):
    """The resources of this card may be used only for certain cards."""

    def __init__(self, select: Cards) -> None:
        self.select = select
        self.text = Text(
            "resources generated by {{this}} can pay only for {what}",
            "zasobami z {{this_genitive}} można płacić tylko za {what}",
        ).fill(what=select.several())

    def may_pay(self, s: LcgState, source: int, giver: int, card: int) -> bool:
        if giver != source:
            return True
        return card >= 0 and self.select.is_kind(s, card) and self.select.fits(s, _frame(s, source), card)


def _frame(s: LcgState, source: int) -> Frame:
    return s.new_frame(source, s.controller(source))


def _times(found: Icons, times: int) -> Icons:
    return found if times == 1 else Icons(found[0] * times, found[1] * times, found[2] * times)


class CannotAttack(constants.ForbidsAttack):
    """Some units cannot be declared as attackers."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref
        self.text = ref.named(Case.NOMINATIVE) + Text(
            " cannot be declared as an attacker", " nie może być zadeklarowana jako atakująca"
        )

    def forbids(self, s: LcgState, source: int, unit: int, objective: int) -> bool:
        return unit in self.ref.cards(s, _frame(s, source))


class CannotCommit(constants.ForbidsCommitting):
    """Some units cannot be committed to the Force."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref
        self.text = ref.named(Case.NOMINATIVE) + Text(
            " cannot be committed to the Force", " nie może być przydzielona do Mocy"
        )

    def forbids(self, s: LcgState, source: int, unit: int) -> bool:
        return unit in self.ref.cards(s, _frame(s, source))
