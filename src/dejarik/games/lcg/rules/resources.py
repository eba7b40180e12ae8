"""Resources: which cards can give them, whether they are enough and match, and paying with them one card at a time."""

from __future__ import annotations

from dejarik.abilities.windows import moment_comes
from dejarik.games.lcg.language.terms import NEUTRAL
from dejarik.games.lcg.model.constants import ChangesSource, IgnoresMatch
from dejarik.games.lcg.model.moments import GENERATED
from dejarik.games.lcg.model.state import IN_PLAY_OF, NOBODY, LcgState
from dejarik.games.lcg.rules.values import cost, in_force
from dejarik.kernel.decision import Decision, Option
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def sources(s: LcgState, seat: int, card: int) -> list[int]:
    """The ready cards of a player whose resources may pay for a card; NOBODY stands for an ability."""
    value, focus = s.deal.resources, s.focus
    found = [giver for zone in IN_PLAY_OF[seat] for giver in s.zones[zone] if value[giver] and not focus[giver]]
    limits = in_force(s, ChangesSource)
    if not limits:
        return found
    return [giver for giver in found if all(ability.may_pay(s, source, giver, card) for source, ability in limits)]


class Purse:
    """What a player could pay with now, looked up once to answer for many cards: how much, of which affiliations.

    Unless something else says otherwise, cards have to be matched (``fixed_matches``), and all resources may pay for
    anything and match their own affiliation alone (``free``).
    """

    __slots__ = ("affiliations", "fixed_matches", "free", "s", "seat", "total")

    def __init__(self, s: LcgState, seat: int) -> None:
        self.s = s
        self.seat = seat
        value, affiliation, focus = s.deal.resources, s.deal.affiliation, s.focus
        total, affiliations = 0, []
        for zone in IN_PLAY_OF[seat]:
            for card in s.zones[zone]:
                if value[card] and not focus[card]:
                    total += value[card]
                    affiliations.append(affiliation[card])
        self.total = total
        self.affiliations = affiliations
        self.free = not in_force(s, ChangesSource)
        self.fixed_matches = not s.lasting and not in_force(s, IgnoresMatch)  # type: ignore[type-abstract]

    def match(self, card: int) -> int:
        """The affiliation that one resource for a card has to match; NEUTRAL if none."""
        return self.s.deal.affiliation[card] if self.fixed_matches else match_needed(self.s, self.seat, card)

    def raises(self, price: int, affiliation: int, card: int) -> bool:
        """Whether it is enough for a price of a card, one of the resources being of an affiliation."""
        if not self.free:
            return can_raise(self.s, self.seat, price, affiliation, card)
        return not price or (self.total >= price and (affiliation == NEUTRAL or affiliation in self.affiliations))

    def pays_for(self, card: int) -> bool:
        """Whether it is enough for a card, with a match."""
        return self.raises(cost(self.s, self.seat, card), self.match(card), card)

    def funds(self, card: int) -> int:
        """How much of it may be used for a card."""
        if self.free:
            return self.total
        return sum(self.s.deal.resources[giver] for giver in sources(self.s, self.seat, card))


def matches(s: LcgState, giver: int, affiliation: int) -> bool:
    """Whether the resources of a card match an affiliation (lcg.resources.match)."""
    if s.deal.affiliation[giver] == affiliation:
        return True
    changes = in_force(s, ChangesSource)
    return bool(changes) and any(ability.matches_all(s, source, giver) for source, ability in changes)


def match_needed(s: LcgState, seat: int, card: int) -> int:
    """The affiliation that one resource for a card has to match; NEUTRAL if none."""
    affiliation = s.deal.affiliation[card]
    if affiliation == NEUTRAL:
        return NEUTRAL
    for source, ability in in_force(s, IgnoresMatch):  # type: ignore[type-abstract]
        if ability.ignores_for(s, source, seat, card):
            return NEUTRAL
    for lasting in s.lasting:
        concerned = lasting.seat == seat and lasting.card in (NOBODY, card)
        if concerned and lasting.effect.lasts.ignores_match(s, lasting, card):
            return NEUTRAL
    return affiliation


def can_raise(s: LcgState, seat: int, price: int, affiliation: int, card: int) -> bool:
    """Whether a player can pay so many resources for a card or ability, one of them of an affiliation."""
    if not price:
        return True
    found = sources(s, seat, card)
    if sum(s.deal.resources[giver] for giver in found) < price:
        return False
    return affiliation == NEUTRAL or any(matches(s, giver, affiliation) for giver in found)


# ---------------------------------------------------------------- paying


def begin_payment(s: LcgState, seat: int, price: int, affiliation: int, card: int) -> None:
    """Have a player pay; the payment is known to be possible."""
    if price:
        s.agenda.append((pay, (seat, price, affiliation, card)))


@step
def pay(s: LcgState, seat: int, need: int, affiliation: int, card: int) -> None:
    """Which card gives how many of the resources still needed (lcg.resources.several_sources)."""
    options = payments(s, seat, need, affiliation, card)
    if len(options) == 1:
        _answer_pay(s, options[0], seat, need, affiliation, card)
    elif options:
        s.decision = Decision(seat, "pay", options, _answer_pay, completes=True)


def payments(s: LcgState, seat: int, need: int, affiliation: int, card: int) -> list[Option]:
    """Everything one card could give so that the rest can still be paid, no more than is needed.

    ``affiliation`` is NEUTRAL once a match was given.
    """
    found = sources(s, seat, card)
    value = s.deal.resources
    total = sum([value[giver] for giver in found])
    matching = found if affiliation == NEUTRAL else [giver for giver in found if matches(s, giver, affiliation)]
    options: list[Option] = []
    for giver in found:
        others = total - value[giver]
        for amount in range(min(value[giver], need), 0, -1):
            left = need - amount
            if left <= others and (giver in matching or (left and matching)):
                options.append(("pay", giver, amount))
    return options


def _answer_pay(s: LcgState, option: Option, seat: int, need: int, affiliation: int, card: int) -> None:
    giver, amount = list(option[1:])
    if amount < need:
        met = affiliation == NEUTRAL or matches(s, giver, affiliation)
        s.agenda.append((pay, (seat, need - amount, NEUTRAL if met else affiliation, card)))
    s.focus[giver] += amount
    tell(s, "generated", seat, (giver,), (amount,))
    moment_comes(s, GENERATED, seat, giver, amount)
