"""Buying cards: what may be bought, where the card goes, and what follows."""

from __future__ import annotations

from dejarik.abilities.frames import NOBODY
from dejarik.games.deckbuilding.model.abilities import Arrival
from dejarik.games.deckbuilding.model.moments import BOUGHT
from dejarik.games.deckbuilding.model.printed import ARRIVAL, COST, FACTION, WHEN
from dejarik.games.deckbuilding.model.state import BASE, DECK, DISCARD, GALAXY_DISCARD, NEUTRAL, ROW, DeckbuildingState
from dejarik.games.deckbuilding.rules.gains import pay, too_dear
from dejarik.games.deckbuilding.rules.galaxy import is_enemy, lift, refill
from dejarik.games.deckbuilding.rules.timing import begin, occur
from dejarik.kernel.decision import Decision, Option, Refusal, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import move

ENEMY_CARD = (Refusal("deckbuilding.buy.empire_limit"), Refusal("deckbuilding.buy.rebel_limit"))
NOT_AGREED = Refusal("deckbuilding.optional.payoff")
ONLY_NEUTRAL = Refusal("deckbuilding.optional.payoff.only_neutral")


def buyable(s: DeckbuildingState, cards: list[int]) -> list[int]:
    """Those of the cards that the active player may buy: own faction or neutral, and affordable."""
    resources, enemy = s.resources, 1 - s.faction[s.active]
    return [card for card in cards if COST[card] <= resources and FACTION[card] != enemy]


def refuse_buy(s: DeckbuildingState, card: int) -> Refusal | None:
    """Why a card cannot be bought."""
    if buyable(s, [card]):
        return None
    return ENEMY_CARD[s.faction[s.active]] if is_enemy(s, card) else too_dear(COST[card], s.resources)


def buy(s: DeckbuildingState, card: int) -> None:
    """Pay the cost and take the card."""
    pay(s, COST[card])
    take_purchase(s, card, NOBODY, DISCARD)


def take_purchase(s: DeckbuildingState, card: int, giver: int, zone: int) -> None:
    """A purchase that is paid for, or free by the ability of ``giver``, which may name another zone to put it."""
    s.agenda.append((ask_destination, (card, giver, zone)))


@step
def ask_destination(s: DeckbuildingState, card: int, giver: int, zone: int) -> None:
    """To the discard pile, unless abilities say otherwise; the buyer chooses among those that do."""
    options = destinations(s, card, giver, zone)
    if len(options) > 1:
        s.decision = Decision(s.active, "destination", options, _answer_destination, completes=True)
    else:
        _answer_destination(s, options[0], card, giver, zone)


def destinations(s: DeckbuildingState, card: int, giver: int, zone: int) -> list[Option]:
    """Every place the purchase may go, named by the card that sends it there."""
    found: list[Option] = []
    if zone != DISCARD:
        found.append(("by", giver))
    if s.guide != NOBODY:
        found.append(("by", s.guide))
    if not found:
        found.append(("to_discard",))
    if ARRIVAL[card] is not None:
        found.append(("by", card))
    for base in s.zones[BASE + s.active]:
        if _is_first(s, card, base):
            found.append(("by", base))
    return found


def _is_first(s: DeckbuildingState, card: int, base: int) -> bool:
    """Whether the base's ability concerns this purchase: the first, or the first neutral one, of the turn."""
    arrival = ARRIVAL[base]
    if arrival is None:
        return False
    if arrival.neutral_only:
        return FACTION[card] == NEUTRAL and not s.neutral_bought
    return not s.bought


def _answer_destination(s: DeckbuildingState, option: Option, card: int, giver: int, zone: int) -> None:
    if option[0] == "by":
        source = subject(option)
        zone = zone_by(s, source, card, giver, zone)
        arrival = ARRIVAL[source]
        if arrival is not None and source not in (giver, s.guide):
            _arrive(s, card, arrival)
    s.guide = NOBODY
    s.bought += 1
    s.neutral_bought += FACTION[card] == NEUTRAL
    _put(s, card, zone)


def zone_by(s: DeckbuildingState, source: int, card: int, giver: int, zone: int) -> int:
    """Where the purchase goes by the word of a card: the giver's, the guide's, its own or the base's."""
    arrival = ARRIVAL[source]
    if source == giver:
        return zone
    return DECK if source == s.guide or arrival is None else arrival.zone


def _arrive(s: DeckbuildingState, card: int, arrival: Arrival) -> None:
    """What else the ability brings; some such cards are only borrowed for the turn."""
    if arrival.exiled:
        s.doomed += (card,)
    if arrival.effect is not None:
        begin(s, arrival.effect, card)


def _put(s: DeckbuildingState, card: int, zone: int) -> None:
    """Into the buyer's zone; a gap in the row is filled before anything else happens."""
    if WHEN[BOUGHT][card] is not None:
        occur(s, BOUGHT, card)
    gap = lift(s, card, zone + s.active) if s.place[card] == ROW else None
    if gap is None:
        move(s, card, zone + s.active)
    tell(s, "bought", s.active, (card,), (zone,))
    if gap is not None:
        refill(s, gap)


# ---------------------------------------------------------------- paying off neutral cards


def refuse_payoff(s: DeckbuildingState, card: int) -> Refusal | None:
    """Only neutral cards, only if agreed, only for their full cost."""
    if not s.payoff:
        return NOT_AGREED
    if FACTION[card] != NEUTRAL:
        return ONLY_NEUTRAL
    return None if COST[card] <= s.resources else too_dear(COST[card], s.resources)


def pay_off(s: DeckbuildingState, card: int) -> None:
    """The card goes to the galaxy discard pile and belongs to nobody (deckbuilding.optional.payoff.not_owned)."""
    pay(s, COST[card])
    spot = lift(s, card, GALAXY_DISCARD)
    tell(s, "paid_off", s.active, (card,), (COST[card],))
    refill(s, spot)
