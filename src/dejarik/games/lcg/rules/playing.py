"""Playing cards: what may be played, and the steps from declaring a card to its effect (lcg.play.sequence)."""

from __future__ import annotations

from typing import Final

from dejarik.abilities.timing import BEFORE, Happening
from dejarik.abilities.windows import ACTIONS, moment_comes
from dejarik.abilities.words import close_frame
from dejarik.games.lcg.language.terms import ENHANCEMENT, EVENT, NEUTRAL, UNIT
from dejarik.games.lcg.model.abilities import ALL_RULINGS, Conditional
from dejarik.games.lcg.model.constants import EntersAttached, PlayedFromDiscard, Saves
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.keywords import NoEnhancements
from dejarik.games.lcg.model.moments import BEING_PLAYED, PLAYED
from dejarik.games.lcg.model.state import (
    DIAL,
    DISCARD,
    HAND,
    LATE_RULINGS,
    LIMBO,
    NEXT_CARD,
    NOBODY,
    LcgState,
    in_play,
)
from dejarik.games.lcg.rules.moving import blocked_by_unique, enter
from dejarik.games.lcg.rules.resources import Purse, begin_payment
from dejarik.games.lcg.rules.values import cost, keyword
from dejarik.kernel import zones
from dejarik.kernel.decision import Decision, Option, Refusal, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

PLAYABLE = frozenset({UNIT, ENHANCEMENT})

# ---------------------------------------------------------------- what may be played


def refuse_deploying(s: LcgState, card: int, purse: Purse) -> Refusal | None:
    """Why a player cannot play a unit or enhancement now that it is their deployment phase."""
    return refuse_free(s, card, purse.seat) or refuse_price(s, card, purse)


def refuse_free(s: LcgState, card: int, seat: int) -> Refusal | None:
    """Why a player could not play a unit or enhancement even if it cost nothing."""
    if blocked_by_unique(s, card):
        return NOT_UNIQUE
    if s.deal.is_limited[card] and is_limit_reached(s, seat):
        return LIMIT_REACHED
    if s.deal.needs_host[card] and not hosts(s, seat, card):
        return NO_HOST
    return None


def can_deploy(s: LcgState, card: int, purse: Purse) -> bool:
    """Whether nothing refuses a unit or enhancement; the price comes first, because it rules out most cards."""
    return can_pay(s, card, purse) and refuse_free(s, card, purse.seat) is None


NOT_UNIQUE: Final = Refusal("lcg.unique.one_copy")
LIMIT_REACHED: Final = Refusal("lcg.keyword.limited")
NO_HOST: Final = Refusal("lcg.enhancement.needs_host")
NO_MATCH: Final = Refusal("lcg.resources.match")


def is_limit_reached(s: LcgState, seat: int) -> bool:
    """Whether a player has played a Limited card this turn (lcg.keyword.limited)."""
    return any(s.deal.is_limited[card] for player, card in s.played if player == seat)


def refuse_price(s: LcgState, card: int, purse: Purse) -> Refusal | None:
    """Why a player cannot pay for a card: too few resources, or none that matches."""
    if can_pay(s, card, purse):
        return None
    price = cost(s, purse.seat, card)
    if purse.raises(price, NEUTRAL, card):
        return NO_MATCH
    return Refusal("lcg.resources.full_payment", (price, purse.funds(card)))


def can_pay(s: LcgState, card: int, purse: Purse) -> bool:
    """Whether there are enough resources, perhaps with what an interrupt saves, and one of them matches."""
    price, affiliation = cost(s, purse.seat, card), purse.match(card)
    if purse.raises(price, affiliation, card):
        return True
    saved = savings(s, purse.seat, card)
    return bool(saved) and purse.raises(price - saved, affiliation, card)


def savings(s: LcgState, seat: int, card: int) -> int:
    """By how much an interrupt could lower the cost of a card once its player has declared it."""
    if not s.hears(BEFORE, BEING_PLAYED):
        return 0
    event = Happening(BEING_PLAYED, seat, card)
    found = [0]
    for source, ability in s.waiting(BEFORE, BEING_PLAYED):
        effect = ability.effect.effect
        if isinstance(effect, Saves) and ability.when.met(s, source, event):
            found.append(effect.could_save(s, ability.frame(s, source, event)))
    return max(found)


def refuse_event(s: LcgState, card: int, purse: Purse) -> Refusal | None:
    """Why a player cannot play an event, whatever it does."""
    if s.deal.is_limited[card] and is_limit_reached(s, purse.seat):
        return LIMIT_REACHED
    return refuse_price(s, card, purse)


def can_play_event(s: LcgState, card: int, purse: Purse) -> bool:
    """Whether nothing refuses an event, whatever it does."""
    return can_pay(s, card, purse) and not (s.deal.is_limited[card] and is_limit_reached(s, purse.seat))


def hosts(s: LcgState, seat: int, card: int) -> list[int]:
    """What an enhancement can be attached to: cards, or the DIAL (lcg.play.enhancement_attach)."""
    printed = s.deal.cards[card]
    if printed.enhances is None:
        return []
    found = printed.enhances.found(s, s.new_frame(card, seat))
    return [host for host in found if host == DIAL or keyword(s, host, NoEnhancements) is None]


def forms(s: LcgState, seat: int, card: int) -> list[int]:
    """The units a unit may be attached to instead of coming into play as a unit."""
    ability = s.deal.ability(card, EntersAttached)
    if ability is None:
        return []
    found = ability.hosts.found(s, s.new_frame(card, seat))
    return [host for host in found if keyword(s, host, NoEnhancements) is None]


def deployable(s: LcgState, seat: int) -> list[int]:
    """The units and enhancements a player may try to play: those in hand, and those that say so in the discard pile."""
    deal = s.deal
    found = [card for card in s.zones[HAND + seat] if deal.kind[card] in PLAYABLE]
    if deal.constants[PlayedFromDiscard]:
        found += [card for card in s.zones[DISCARD + seat] if deal.ability(card, PlayedFromDiscard) is not None]
    return found


# ---------------------------------------------------------------- the steps


def play(s: LcgState, seat: int, card: int, frame: Frame) -> None:
    """Declare a card and show it (lcg.resources.reveal_first); it goes back if it cannot be paid for."""
    origin = s.place[card]
    price = cost(s, seat, card)
    zones.move(s, card, LIMBO + seat)
    tell(s, "plays", seat, (card,), (price,))
    s.frames.append(frame)
    s.agenda.append((close_frame, ()))
    s.agenda.append((finish_play, ()))
    s.agenda.append((resolve_play, ()))
    s.agenda.append((pay_for_card, (origin,)))
    moment_comes(s, BEING_PLAYED, seat, card)


def _playing(s: LcgState) -> Frame:
    frame = s.frames[-1]
    assert isinstance(frame, Frame)
    return frame


@step
def pay_for_card(s: LcgState, origin: int) -> None:
    """Determine the cost and have it paid; without enough resources the card goes back (lcg.resources.full_payment)."""
    frame = _playing(s)
    card, seat = frame.source, frame.you
    purse = Purse(s, seat)
    frame.done = purse.pays_for(card)
    if not frame.done:
        _take_back(s, card, origin)
        return
    if (seat, card) not in s.played:  # one that came back to hand counts once
        s.played.append((seat, card))
    price, affiliation = cost(s, seat, card), purse.match(card)
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if not (lasting.until == NEXT_CARD and lasting.seat == seat)]
    begin_payment(s, seat, price, affiliation, card)


def _take_back(s: LcgState, card: int, origin: int) -> None:
    """A card that was not paid for goes back; it is not tried again in the same action window."""
    tell(s, "unpaid", _playing(s).you, (card,))
    zones.move(s, card, origin)
    s.lasting = [lasting for lasting in s.lasting if lasting.card != card]
    for window in s.windows:
        if window.stage == ACTIONS:
            window.used.append(("play", card))


@step
def resolve_play(s: LcgState) -> None:
    """A unit or enhancement comes into play, an event has its effect."""
    frame = _playing(s)
    card, seat = frame.source, frame.you
    if not frame.done:
        return
    if s.deal.kind[card] == EVENT:
        event_ability(s, card).effect.run(s, frame)
    else:
        put_into_play(s, card, seat)


def event_ability(s: LcgState, card: int) -> Conditional:
    """The ability that an event is played for: the one that works under the rulings agreed on."""
    found = [ability for ability in s.abilities_of(card) if isinstance(ability, Conditional)]
    return next(ability for ability in found if ability.effect.rulings in (ALL_RULINGS, s.house[LATE_RULINGS]))


@step
def finish_play(s: LcgState) -> None:
    """An event goes to its owner's discard pile (lcg.play.event); the card counts as played, canceled or not."""
    frame = _playing(s)
    card, seat = frame.source, frame.you
    if (seat, card) not in s.played:
        return
    if s.place[card] == LIMBO + seat:
        zones.move(s, card, DISCARD + s.deal.owner[card])
    moment_comes(s, PLAYED, seat, card)


# ---------------------------------------------------------------- into play


def put_into_play(s: LcgState, card: int, seat: int) -> None:
    """Bring a card into play, wherever it comes from; its controller says what an enhancement is attached to."""
    if blocked_by_unique(s, card):
        return
    if s.deal.needs_host[card] or forms(s, seat, card):
        s.agenda.append((attach, (card, seat)))
    else:
        enter(s, card, seat)


@step
def attach(s: LcgState, card: int, seat: int) -> None:
    """Choose what a card is attached to; a unit that may be attached need not be."""
    found = hosts(s, seat, card) or forms(s, seat, card)
    options: list[Option] = [("attach", host) if host != DIAL else ("dial",) for host in found]
    if s.deal.is_unit[card]:
        options.append(("as_unit",))
    if not options:
        _nowhere(s, card)
    elif len(options) == 1:
        _answer_attach(s, options[0], card, seat)
    else:
        s.decision = Decision(seat, "attach", options, _answer_attach, completes=True)


def _answer_attach(s: LcgState, option: Option, card: int, seat: int) -> None:
    hosted = {"dial": DIAL, "as_unit": NOBODY}
    enter(s, card, seat, hosted[option[0]] if option[0] in hosted else subject(option))


def _nowhere(s: LcgState, card: int) -> None:
    """What the card should be attached to is gone: it is discarded."""
    if not in_play(s, card):
        zones.move(s, card, DISCARD + s.deal.owner[card])


def can_put_into_play(s: LcgState, card: int, seat: int) -> bool:
    """Whether a card could be put into play; cost and match do not matter (lcg.play.put_into_play)."""
    if blocked_by_unique(s, card):
        return False
    return not s.deal.needs_host[card] or bool(hosts(s, seat, card))
