"""Edge battles: cards face down until both pass in a row, fate cards by number, then the Force icons are counted."""

from __future__ import annotations

from dejarik.abilities.windows import moment_comes
from dejarik.abilities.words import begin
from dejarik.games.lcg.language.terms import FATE
from dejarik.games.lcg.model.abilities import Fate
from dejarik.games.lcg.model.constants import CountsAttachedFates, FirstCardFaceUp, RepeatsFates
from dejarik.games.lcg.model.moments import EDGE_WON, FATE_DISCARDED, FATE_RESOLVED
from dejarik.games.lcg.model.state import (
    DISCARD,
    EDGE,
    HAND,
    NOBODY,
    SEATS,
    LcgState,
    attached_to,
    different,
    participants,
)
from dejarik.games.lcg.rules.moving import lose_track
from dejarik.games.lcg.rules.values import edge_total, in_force
from dejarik.kernel import zones
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

PASS: Option = ("pass",)


def begin_edge(s: LcgState) -> None:
    """Whether the engagement is undefended is judged now (lcg.edge.declared_then_removed)."""
    s.edge_battle += 1
    s.undefended = int(not s.defenders)
    s.agenda.append((place_edge_card, (s.edge_battle, s.active, 0)))


# ---------------------------------------------------------------- placing cards


@step
def place_edge_card(s: LcgState, battle: int, seat: int, passed: int) -> None:
    """Alternately a card from hand or a pass, until both pass in a row (lcg.edge.two_passes_end)."""
    if s.engaged == NOBODY:
        return
    if passed == SEATS:
        s.agenda.append((reveal, (battle,)))
        return
    options = _placeable(s, seat)
    if options:
        s.decision = Decision(seat, "edge", [*options, PASS], _answer_edge)
    else:
        s.agenda.append((place_edge_card, (battle, 1 - seat, passed + 1)))


def _placeable(s: LcgState, seat: int) -> list[Option]:
    """Any card in hand, for a player with a participating unit (lcg.edge.any_card, lcg.edge.needs_participant)."""
    if not participants(s, seat):
        return []
    return [("edge", card) for card in different(s, s.zones[HAND + seat])]


def _answer_edge(s: LcgState, option: Option, battle: int, seat: int, passed: int) -> None:
    if option == PASS:
        s.agenda.append((place_edge_card, (battle, 1 - seat, passed + 1)))
        tell(s, "edge_passed", seat)
        return
    card = subject(option)
    face_up = not s.zones[EDGE + seat] and _must_show(s, seat)
    if not face_up:
        lose_track(s, s.zones[HAND + seat], 1 << seat)
    zones.move(s, card, EDGE + seat)
    if face_up:
        zones.show(s, card)
    tell(s, "edge_placed", seat, (card,), readers=s.known[card])
    s.agenda.append((place_edge_card, (battle, 1 - seat, 0)))


def _must_show(s: LcgState, seat: int) -> bool:
    """Whether the opponent makes a player place the first card face up (lcg.edge.obi_wan)."""
    return any(card in participants(s, 1 - seat) for card, _ in in_force(s, FirstCardFaceUp))


# ---------------------------------------------------------------- fate cards


@step
def reveal(s: LcgState, battle: int) -> None:
    """Both stacks are turned up at the same time (lcg.edge.reveal)."""
    stacks = [seat for seat in range(SEATS) if s.zones[EDGE + seat]]
    if stacks:
        tell(s, "edge_turned", NOBODY, numbers=(len(stacks),))
    for seat in stacks:
        stack = s.zones[EDGE + seat]
        for card in stack:
            zones.show(s, card)
        tell(s, "edge_revealed", seat, tuple(stack))
        if any(s.deal.kind[card] == FATE for card in stack) and seat not in s.fated:
            s.fated.append(seat)  # lcg.edge.fate_placed_memory
    s.agenda.append((next_fate, (battle, ())))


@step
def next_fate(s: LcgState, battle: int, resolved: tuple[int, ...]) -> None:
    """The lowest fate number comes next; the attacker orders equal ones (lcg.edge.fate_same_player_tie)."""
    if s.engaged == NOBODY:
        return
    if s.edge_battle != battle:
        tell(s, "edge_called_off", NOBODY)
        s.agenda.append((edge_again, ()))
        remember_stacks(s)
        discard_stacks(s)
        return
    left = [card for card in fates(s) if card not in resolved]
    if not left:
        s.agenda.append((count_edge, (battle,)))
        return
    lowest = min(s.deal.cards[card].priority for card in left)
    first = [card for card in left if s.deal.cards[card].priority == lowest]
    different = {(s.deal.key[card], s.deal.owner[card]): card for card in reversed(first)}
    options: list[Option] = [("fate", card) for card in sorted(different.values())]
    if len(options) == 1:
        _answer_fate(s, options[0], battle, resolved)
    else:
        s.decision = Decision(s.active, "fate_order", options, _answer_fate)


def fates(s: LcgState) -> list[int]:
    """The fate cards of the edge battle: those in the stacks, and those that count as if they were."""
    found = [card for seat in range(SEATS) for card in s.zones[EDGE + seat] if s.deal.kind[card] == FATE]
    return found + attached_fates(s)


def attached_fates(s: LcgState) -> list[int]:
    """Fate cards attached to attackers that let them count."""
    units = [card for card, _ in in_force(s, CountsAttachedFates) if card in s.attackers]
    return [card for unit in units for card in attached_to(s, unit) if s.deal.kind[card] == FATE]


def _answer_fate(s: LcgState, option: Option, battle: int, resolved: tuple[int, ...]) -> None:
    card = subject(option)
    s.agenda.append((next_fate, (battle, (*resolved, card))))
    s.agenda.append((repeat_fate, (battle, card, _repeats(s, card))))
    resolve_fate(s, card)


def resolve_fate(s: LcgState, card: int) -> None:
    """Carry out a fate effect completely (lcg.edge.fate_fully_resolved); one that can do nothing has no effect."""
    seat = s.controller(card)
    tell(s, "fate", seat, (card,))
    s.agenda.append((fate_resolved, (card,)))
    ability = s.deal.ability(card, Fate)
    if ability is not None and card not in s.blank:
        frame = s.new_frame(card, seat)
        if ability.effect.possible(s, frame):
            begin(s, ability.effect, frame)


@step
def fate_resolved(s: LcgState, card: int) -> None:
    """A fate card has resolved."""
    moment_comes(s, FATE_RESOLVED, s.controller(card), card)


def _repeats(s: LcgState, card: int) -> int:
    """How often the owner may resolve a fate card again."""
    seat = s.controller(card)
    return sum(unit in participants(s, seat) for unit, _ in in_force(s, RepeatsFates))


@step
def repeat_fate(s: LcgState, battle: int, card: int, times: int) -> None:
    """A fate card may be resolved one more time, if a participating unit says so."""
    ability = s.deal.ability(card, Fate)
    if not times or s.edge_battle != battle or s.engaged == NOBODY or ability is None:
        return
    seat = s.controller(card)
    if ability.effect.possible(s, s.new_frame(card, seat)):
        s.decision = Decision(seat, "fate_again", [("fate", card), ("no",)], _answer_again)


def _answer_again(s: LcgState, option: Option, battle: int, card: int, times: int) -> None:
    if option[0] == "fate":
        s.agenda.append((repeat_fate, (battle, card, times - 1)))
        resolve_fate(s, card)


def call_off_edge(s: LcgState) -> None:
    """Call the battle off with all its other fate effects (lcg.edge.twist_of_fate)."""
    s.edge_battle += 1


@step
def edge_again(s: LcgState) -> None:
    """The battle was called off: a fresh one begins in the same engagement."""
    if s.engaged != NOBODY:
        begin_edge(s)


# ---------------------------------------------------------------- the result


def total(s: LcgState, seat: int) -> int:
    """Force icons in a player's stack, and what Edge keywords add (lcg.edge.count)."""
    cards = [*s.zones[EDGE + seat], *[card for card in attached_fates(s) if s.controller(card) == seat]]
    return sum(s.deal.force[card] for card in cards) + edge_total(s, seat)


def remember_stacks(s: LcgState) -> None:
    """What the stacks held and counted for, before they are discarded."""
    s.edge_totals[:] = [total(s, seat) for seat in range(SEATS)]
    s.edge_cards[:] = [card for seat in range(SEATS) for card in s.zones[EDGE + seat]]


@step
def count_edge(s: LcgState, battle: int) -> None:
    """The higher total wins, ties go to the defender; nobody defending, to the attacker (lcg.edge.higher_wins)."""
    remember_stacks(s)
    attacker, totals = s.active, s.edge_totals
    wins = bool(s.undefended) or totals[attacker] > totals[1 - attacker]
    winner = attacker if wins else 1 - attacker
    tell(s, "edge_won", winner, (), (totals[winner], totals[1 - winner], s.undefended))
    gain_edge(s, winner)
    discard_stacks(s)


def gain_edge(s: LcgState, seat: int) -> None:
    """A player has the edge now, by counting or by an effect, and has won the edge battle (lcg.edge.won_by_effect)."""
    s.edge = seat
    s.agenda.append((edge_won, ()))


@step
def edge_won(s: LcgState) -> None:
    """Somebody has won the edge battle."""
    if s.engaged != NOBODY:
        moment_comes(s, EDGE_WON, s.edge, sort=int(s.edge == s.active))


def discard_stacks(s: LcgState) -> None:
    """All edge cards go to their owners' discard piles (lcg.edge.discard_stacks)."""
    s.agenda += [(discard_stack, (seat,)) for seat in (1 - s.active, s.active)]


@step
def discard_stack(s: LcgState, seat: int) -> None:
    """The owner orders the cards where that can matter (lcg.edge.discard_order)."""
    stack = s.zones[EDGE + seat]
    kinds = different(s, stack)
    if len(kinds) <= 1 or not s.deal.minds_discard_order[seat]:
        s.agenda += [(discard_edge_card, (card,)) for card in reversed(stack)]
    else:
        options: list[Option] = [("discard", card) for card in kinds]
        s.decision = Decision(seat, "edge_discard", options, _answer_discard, completes=True)


def _answer_discard(s: LcgState, option: Option, seat: int) -> None:
    s.agenda.append((discard_stack, (seat,)))
    s.agenda.append((discard_edge_card, (subject(option),)))


@step
def discard_edge_card(s: LcgState, card: int) -> None:
    """An edge card goes to its owner's discard pile; that is no discard from hand (lcg.edge.discard_not_from_hand)."""
    owner = s.deal.owner[card]
    zones.move(s, card, DISCARD + owner)
    if s.deal.kind[card] == FATE:
        moment_comes(s, FATE_DISCARDED, owner, card)
