"""Cards on their way: drawn, discarded, entering and leaving play, captured and rescued."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.abilities.timing import Happening
from dejarik.abilities.windows import bring_about, moment_comes
from dejarik.games.lcg.language.terms import DARK, FATE, OBJECTIVE
from dejarik.games.lcg.model.constants import CapturedInstead, EndsCommitment, GivesCapacity, LosesIfDestroyed
from dejarik.games.lcg.model.moments import CAPTURED, DESTROYED, DISCARDED, ENTERED, LEAVES, MOVED
from dejarik.games.lcg.model.state import (
    AFFILIATIONS,
    AREA,
    CAPTIVES,
    DECK,
    DIAL,
    DISCARD,
    HAND,
    NOBODY,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SEATS,
    VICTORY,
    LcgState,
    attached_to,
    captives_at,
    dark_seat,
    different,
    in_play,
)
from dejarik.games.lcg.rules.commitment import uncommit
from dejarik.games.lcg.rules.values import capacity, in_force
from dejarik.games.lcg.rules.victory import BY_CARD, BY_DECK, count_destroyed, lose
from dejarik.kernel import rng, zones
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

PILES: Final = (DECK, OBJECTIVE_DECK)

BY_DAMAGE: Final = -1
"""In place of how cards leave play: they are destroyed, if their damage still suffices when it is their turn."""

# ---------------------------------------------------------------- hands and decks


def draw(s: LcgState, seat: int) -> None:
    """Draw a card; whoever must draw from an empty deck loses (lcg.win.command_deck_empty)."""
    draw_several(s, seat, 1)


def draw_several(s: LcgState, seat: int, number: int) -> None:
    """Draw cards one by one (lcg.draw.one_by_one), told in one line."""
    there = min(number, len(s.zones[DECK + seat]))
    drawn = [zones.draw(s, DECK + seat, HAND + seat) for _ in range(there)]
    if drawn:
        tell(s, "drew", seat, tuple(drawn), readers=1 << seat)
    if there < number:
        lose(s, seat, BY_DECK)


def discard_from_hand(s: LcgState, card: int) -> None:
    """Discard a card from a hand, face up on top of its owner's pile (lcg.zones.discard_top)."""
    seat = s.controller(card)
    zones.move(s, card, DISCARD + s.deal.owner[card])
    tell(s, "discarded", seat, (card,))


def discard_random(s: LcgState, seat: int) -> None:
    """Discard a card at random from a player's hand."""
    hand = s.zones[HAND + seat]
    if hand:
        discard_from_hand(s, hand[rng.below(s, len(hand))])


def discard_top(s: LcgState, seat: int) -> int:
    """Discard the top card of a player's deck and return it."""
    card = zones.draw(s, DECK + seat, DISCARD + seat)
    tell(s, "discarded_top", seat, (card,))
    return card


def return_to_hand(s: LcgState, card: int) -> None:
    """A card from a pile or from being captured goes to its owner's hand; whoever knew it still does."""
    owner = s.deal.owner[card]
    s.host[card] = NOBODY
    zones.move(s, card, HAND + owner)
    tell(s, "returned", owner, (card,), readers=s.known[card])


def put_under_deck(s: LcgState, card: int, deck: int) -> None:
    """Put a card under a deck; whoever knows it goes on knowing it."""
    s.zones[s.place[card]].remove(card)
    s.zones[deck].insert(0, card)
    s.place[card] = deck


def shuffle_into_deck(s: LcgState, seat: int, *cards: int) -> None:
    """Shuffle cards into a player's command deck."""
    for card in cards:
        zones.move(s, card, DECK + seat)
    zones.shuffle(s, DECK + seat)
    tell(s, "shuffled", seat)


# ---------------------------------------------------------------- entering play


def enter(s: LcgState, card: int, seat: int, host: int = NOBODY) -> None:
    """Bring a card into play under a player's control, perhaps attached to another card or to the DIAL."""
    bring_about(s, Happening(ENTERED, seat, card, source=host))


def carry_out_enter(s: LcgState, event: Happening) -> None:
    """A card enters play ready and without tokens (lcg.deploy.units_enter_ready)."""
    card, seat = event.concerned, event.seat
    s.host[card] = event.source
    zone = OBJECTIVES if s.deal.kind[card] == OBJECTIVE else AREA
    if card in s.fallen:
        s.fallen.remove(card)
    zones.move(s, card, zone + seat)
    tell(s, "entered" if event.source == NOBODY else "attached", seat, (card,), (event.source,))
    if s.deal.ability(card, EndsCommitment) is not None and s.committed[event.source]:
        uncommit(s, event.source)
    s.agenda.append((check, ()))


def blocked_by_unique(s: LcgState, card: int) -> bool:
    """Whether a unique card of that title is in play, so that no other may enter play (lcg.unique.one_copy)."""
    rivals = s.deal.rivals[card]
    return bool(rivals) and any(in_play(s, other) for other in rivals)


# ---------------------------------------------------------------- leaving play


def leave(s: LcgState, card: int, how: int, to: int, by: int = NOBODY, at: int = NOBODY) -> None:
    """Have a card leave play: destroyed, sacrificed, discarded or moved to a kind of zone of its owner.

    ``by`` is the player whose doing it is; ``at`` the objective where the card is captured.
    """
    if in_play(s, card):
        bring_about(s, Happening(LEAVES, by, card, how, to, s.host[card] if at == NOBODY else at))


def destroy(s: LcgState, card: int, by: int = NOBODY) -> None:
    """Destroy a card: an objective goes to the victory pile, any other card to the discard pile."""
    leave(s, card, DESTROYED, VICTORY if s.deal.kind[card] == OBJECTIVE else DISCARD, by)


def discard_from_play(s: LcgState, card: int, by: int = NOBODY) -> None:
    """Discard a card from play."""
    leave(s, card, DISCARDED, DISCARD, by)


def bounce(s: LcgState, card: int, by: int = NOBODY) -> None:
    """Return a card from play to its owner's hand."""
    leave(s, card, MOVED, HAND, by)


def leave_together(s: LcgState, cards: Sequence[int], how: int, by: int = NOBODY) -> None:
    """Have several cards be destroyed or discarded from play at the same time."""
    if cards:
        s.agenda.append((leave_next, (how, by, tuple(cards))))


@step
def leave_next(s: LcgState, how: int, by: int, cards: tuple[int, ...]) -> None:
    """One card after the other, in the order their owner likes where that can matter (lcg.discard.order)."""
    left = [card for card in cards if in_play(s, card)]
    if not left:
        return
    owner = s.deal.owner[left[0]]
    kinds = different(s, [card for card in left if s.deal.owner[card] == owner])
    if len(kinds) == 1 or not s.deal.minds_discard_order[owner]:
        _answer_leave(s, ("discard", left[0]), how, by, cards)
    else:
        options: list[Option] = [("discard", card) for card in kinds]
        s.decision = Decision(owner, "discard_order", options, _answer_leave, completes=True)


def _answer_leave(s: LcgState, option: Option, how: int, by: int, cards: tuple[int, ...]) -> None:
    card = subject(option)
    s.agenda.append((leave_next, (how, by, tuple([other for other in cards if other != card]))))
    if how == BY_DAMAGE:
        doom(s, card)
    elif how == DESTROYED:
        destroy(s, card, by)
    else:
        discard_from_play(s, card, by)


def carry_out_leave(s: LcgState, event: Happening) -> None:
    """The card goes where the event says, unless something about it says otherwise."""
    card = event.concerned
    if not in_play(s, card):
        return
    instead = event.sort != CAPTIVES and card not in s.blank and s.deal.ability(card, CapturedInstead) is not None
    if instead and s.zones[OBJECTIVES + dark_seat(s)]:
        s.agenda.append((capture_instead, (card, event.amount)))
    else:
        _leave_for(s, event, event.sort, event.source)


@step
def capture_instead(s: LcgState, card: int, how: int) -> None:
    """The opponent says at which objective the card is captured."""
    dark = dark_seat(s)
    objectives = s.zones[OBJECTIVES + dark]
    options: list[Option] = [("objective", objective) for objective in objectives]
    if len(options) == 1:
        _answer_capture(s, options[0], card, how)
    else:
        s.decision = Decision(dark, "capture_at", options, _answer_capture, completes=True)


def _answer_capture(s: LcgState, option: Option, card: int, how: int) -> None:
    s.agenda.append((captured, (card, AREA)))
    _leave_for(s, Happening(LEAVES, dark_seat(s), card, how), CAPTIVES, subject(option))


def _leave_for(s: LcgState, event: Happening, to: int, at: int) -> None:
    """Everything that ends with a card's being in play (lcg.zones.leave_play_reset), then its new place."""
    card, how, seat = event.concerned, event.amount, s.controller(event.concerned)
    owner, kind = s.deal.owner[card], s.deal.kind[card]
    loses = how == DESTROYED and card not in s.blank and s.deal.ability(card, LosesIfDestroyed) is not None
    _drop_out(s, card)
    forget_card(s, card)
    followers, captives = attached_to(s, card), captives_at(s, card)
    tell(s, LEAVING_LINES[to] if how == MOVED or to == CAPTIVES else HOW_LINES[how], seat, (card,), (event.seat, at))
    if how != MOVED and to == HAND:
        tell(s, "returned", owner, (card,))
    _put(s, card, owner, to, at)
    s.agenda.append((check, ()))
    leave_together(s, followers, DISCARDED)  # lcg.play.enhancement_falls_off
    for captive in captives:
        rescue(s, captive)  # lcg.rescue.any_leaving
    if loses:
        lose(s, seat, BY_CARD)  # lcg.win.heart_of_the_empire
    if kind == OBJECTIVE and to == VICTORY:
        count_destroyed(s, owner)


LEAVING_LINES: Final = {
    DISCARD: "discarded",
    HAND: "bounced",
    CAPTIVES: "captured",
    DECK: "put_under_deck",
    OBJECTIVE_DECK: "put_under_deck",
    VICTORY: "destroyed",
}
HOW_LINES: Final = ("destroyed", "sacrificed", "discarded_from_play")


def _drop_out(s: LcgState, card: int) -> None:
    """A card that leaves play no longer participates (lcg.engage.participating)."""
    if card in s.attackers:
        s.attackers.remove(card)
        s.fallen.append(card)
    elif card in s.defenders:
        s.defenders.remove(card)


def forget_card(s: LcgState, card: int) -> None:
    """A card that leaves play loses tokens, its Force card, lasting effects and what it was used for."""
    s.focus[card] = s.damage[card] = s.shields[card] = s.committed[card] = 0
    s.host[card] = NOBODY
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.card != card]
    if s.used:
        s.used = [use for use in s.used if use[0] != card]
    if card in s.blank:
        s.blank.remove(card)


def _put(s: LcgState, card: int, owner: int, to: int, at: int) -> None:
    if to in PILES:
        put_under_deck(s, card, to + owner)
    elif to == VICTORY:
        zones.move(s, card, VICTORY + 1 - owner)  # lcg.objective.destroyed_to_victory_pile
    elif to == CAPTIVES:
        zones.move(s, card, CAPTIVES + dark_seat(s))
        s.host[card] = at
    else:
        zones.move(s, card, to + owner)  # lcg.control.to_owner_zones


@step
def fall_off(s: LcgState, card: int) -> None:
    """A card may no longer be attached where it is (lcg.enhancement.condition_kept)."""
    discard_from_play(s, card)


def take_control(s: LcgState, card: int, seat: int) -> None:
    """A player gains control of a card in play; what is attached to it keeps its own controllers.

    The card drops out of an engagement (lcg.control.change_in_engagement) and its Force card returns
    (lcg.control.change_frees_force_card).
    """
    for side in (s.attackers, s.defenders):
        if card in side:
            side.remove(card)
    s.committed[card] = 0
    zones.move(s, card, s.place[card] // SEATS * SEATS + seat)
    tell(s, "taken_over", seat, (card,))
    s.agenda.append((check_attached, ()))
    s.agenda.append((check, ()))


# ---------------------------------------------------------------- after every change


@step
def check(s: LcgState) -> None:
    """Destroy what has taken enough damage (lcg.damage.destroyed_at_capacity)."""
    damage = s.damage
    damaged = [card for zone in range(AFFILIATIONS) for card in s.zones[zone] if damage[card]]
    if damaged and not in_force(s, GivesCapacity):  # type: ignore[type-abstract]
        damaged = [card for card in damaged if damage[card] >= s.deal.capacity[card]]
    if damaged:
        leave_together(s, [card for card in damaged[::-1] if is_doomed(s, card)], BY_DAMAGE)


def is_doomed(s: LcgState, card: int) -> bool:
    """Whether a card in play has taken enough damage and is not leaving play already."""
    return 0 < s.damage[card] >= capacity(s, card) and not _is_leaving(s, card)


def doom(s: LcgState, card: int) -> None:
    """Destroy a card, if it is still to be."""
    if is_doomed(s, card):
        destroy(s, card)


def _is_leaving(s: LcgState, card: int) -> bool:
    return any(window.event.moment == LEAVES and window.event.concerned == card for window in s.windows)


@step
def check_attached(s: LcgState) -> None:
    """Discard what may no longer be attached where it is, because control or text has changed."""
    for seat in range(SEATS):
        for card in s.zones[AREA + seat]:
            if s.host[card] not in (NOBODY, DIAL) and not may_stay_attached(s, card, s.host[card]):
                s.agenda.append((fall_off, (card,)))


def may_stay_attached(s: LcgState, card: int, host: int) -> bool:
    """Whether an attached card still meets its condition and has its text (lcg.enhancement.condition_kept)."""
    if not in_play(s, host):
        return False
    printed = s.deal.cards[card]
    if printed.kind == FATE:
        return True
    if card in s.blank:
        return False  # lcg.enhancement.blanked
    if printed.enhances is None:
        return True
    found: bool = printed.enhances.includes(s, s.new_frame(card, s.controller(card)), host)
    return found


# ---------------------------------------------------------------- captured cards


def capture_from_play(s: LcgState, card: int, objective: int) -> None:
    """Capture a unit or enhancement in play at an objective (lcg.capture.from_play_leaves)."""
    s.agenda.append((captured, (card, AREA)))
    leave(s, card, MOVED, CAPTIVES, dark_seat(s), objective)


def capture_hidden(s: LcgState, card: int, objective: int) -> None:
    """Capture a card from a hand or deck; it was never in play (lcg.capture.from_hand_or_deck)."""
    source = s.place[card] // SEATS * SEATS
    dark = dark_seat(s)
    zones.move(s, card, CAPTIVES + dark)
    s.host[card] = objective
    tell(s, "captured", s.deal.owner[card], (card,), (dark, objective), readers=s.known[card])
    s.agenda.append((captured, (card, source)))


@step
def captured(s: LcgState, card: int, source: int) -> None:
    """A card was captured, if it was."""
    if s.place[card] == CAPTIVES + dark_seat(s):
        moment_comes(s, CAPTURED, dark_seat(s), card, sort=source)


def rescue(s: LcgState, card: int) -> None:
    """A captured card returns to its owner's hand (lcg.rescue.to_hand)."""
    owner = s.deal.owner[card]
    s.host[card] = NOBODY
    zones.move(s, card, HAND + owner)
    tell(s, "rescued", owner, (card,), readers=s.known[card])


def is_dark(s: LcgState, seat: int) -> bool:
    """Whether a player commands the dark side."""
    return s.sides[seat] == DARK


@step
def mix_under_decks(s: LcgState, cards: tuple[int, ...]) -> None:
    """Cards that were put under the decks lie there in random order, which nobody knows."""
    for deck in (s.zones[DECK], s.zones[DECK + 1]):
        places = [place for place, card in enumerate(deck) if card in cards]
        mixed = [deck[place] for place in places]
        rng.shuffle(s, mixed)
        for place, card in zip(places, mixed, strict=True):
            deck[place] = card
        lose_track(s, mixed, 0)


def lose_track(s: LcgState, cards: list[int], insiders: int) -> None:
    """One of these cards moves unseen: all but the insiders no longer know which of them is which.

    Of a single card everybody knows that it is the one.
    """
    if len(cards) > 1:
        zones.forget(s, cards, insiders)
