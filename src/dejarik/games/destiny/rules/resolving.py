"""Resolving dice: pay, add modifiers, carry out the symbol, and the die goes back to its card."""

from __future__ import annotations

from dejarik.abilities.timing import AFTER, BEFORE, Happening, interrupt, occur
from dejarik.abilities.words import put
from dejarik.games.destiny.language.dice import BLANK, DISRUPT, SPECIAL
from dejarik.games.destiny.model.abilities import Effect, Special
from dejarik.games.destiny.model.frames import USUAL, Resolution, Terms
from dejarik.games.destiny.model.moments import RESOLVED, RESOLVING
from dejarik.games.destiny.model.state import NOBODY, OFF, REAL, DestinyState, resolution, under_way
from dejarik.games.destiny.model.values import distinct, side_value
from dejarik.games.destiny.rules.economy import spend
from dejarik.games.destiny.rules.pools import leave_pool
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def can_resolve(s: DestinyState, seat: int, die: int, terms: Terms = USUAL) -> bool:
    """Whether a player could resolve a die in a pool: no blank, no lone modifier, and its cost can be paid."""
    face = s.face[die]
    return face != OFF and die not in s.spent and can_resolve_side(s, seat, die, face, terms)


def can_resolve_side(s: DestinyState, seat: int, die: int, face: int, terms: Terms = USUAL) -> bool:
    """Whether a side of a die could be resolved (destiny.modifier.never_alone, destiny.die.cost_unpayable)."""
    deal = s.deal
    return (
        deal.symbols[die][face] != BLANK
        and (terms.without_plus or not deal.modifies[die][face])
        and (terms.free or deal.prices[die][face] <= s.resources[seat])
    )


def resolve(s: DestinyState, die: int, seat: int, terms: Terms = USUAL, bonus: int = 0, fixed: int = NOBODY) -> None:
    """Resolve a die in a pool. ``bonus`` raises its value, ``fixed`` replaces it."""
    frame = open_resolution(s, die, s.face[die], seat, terms)
    frame.in_pool = True
    if s.deal.symbols[die][frame.face] != SPECIAL:
        frame.value = frame.value + bonus if fixed == NOBODY else fixed
    s.spent.append(die)


def open_resolution(s: DestinyState, die: int, face: int, seat: int, terms: Terms = USUAL) -> Resolution:
    """Resolve a side of a die, which need not lie in a pool (destiny.example.diplomatic_immunity_through_poe)."""
    deal = s.deal
    frame = Resolution(deal.card_of[die], seat, die=die, resolved=die, face=face, terms=terms)
    if deal.symbols[die][face] != SPECIAL:
        frame.value = side_value(s, die, face, seat)
    s.frames.append(frame)
    if deal.waiting[BEFORE][RESOLVING]:
        s.agenda.append((pay_for_side, ()))
        interrupt(s, Happening(RESOLVING, seat, die))
    else:
        pay_for_side(s)
    return frame


def resolution_interrupted(s: DestinyState) -> Resolution:
    """The resolution that the ability under way interrupts, whose frame lies under its own."""
    frame = s.frames[-2]
    assert isinstance(frame, Resolution)
    return frame


@step
def pay_for_side(s: DestinyState) -> None:
    """Pay and go on; a side that can no longer be paid for is not resolved (destiny.die.cost_unpayable)."""
    frame = resolution(s)
    price = 0 if frame.terms.free else s.deal.prices[frame.resolved][frame.face]
    if price > s.resources[frame.you]:
        s.frames.pop()
        if frame.in_pool:
            s.spent.remove(frame.resolved)
        if s.frames:
            s.frames[-1].done = False
        return
    spend(s, frame.you, price)
    s.agenda.append((end_resolution, ()))
    s.agenda.append((carry_out, ()))
    if frame.terms.with_modifiers:
        s.agenda.append((ask_modifiers, ()))


@step
def ask_modifiers(s: DestinyState) -> None:
    """Modifiers of the same symbol may be added one by one, each at its cost (destiny.modifier.adds_to_value)."""
    seat = s.frames[-1].you
    options = modifying(s, s.pools[seat])
    if options:
        s.decision = Decision(seat, "modify", [*options, ("done",)], _answer_modifiers, completes=True)


def modifying(s: DestinyState, dice: list[int]) -> list[Option]:
    """Which of these dice may be added to the one under way: modifiers of its symbol that can be paid for."""
    frame, deal = resolution(s), s.deal
    funds, symbol = s.resources[frame.you], deal.symbols[frame.resolved][frame.face]
    found = [
        die
        for die in dice
        if deal.modifies[die][s.face[die]]
        and deal.symbols[die][s.face[die]] == symbol
        and deal.prices[die][s.face[die]] <= funds
        and die not in s.spent
    ]
    return [("modify", die) for die in distinct(s, found)]


def _answer_modifiers(s: DestinyState, option: Option) -> None:
    if option[0] == "done":
        return
    add_modifier(s, subject(option))
    s.agenda.append((ask_modifiers, ()))


def add_modifier(s: DestinyState, die: int) -> None:
    """A modifier is paid for and resolved together with the die under way."""
    frame = resolution(s)
    spend(s, frame.you, s.deal.prices[die][s.face[die]])
    frame.value += side_value(s, die, s.face[die], frame.you)
    frame.modifiers += (die,)
    s.spent.append(die)


@step
def carry_out(s: DestinyState) -> None:
    """What the symbol does (destiny.die.symbol_sets_effect)."""
    frame = resolution(s)
    die, face = frame.resolved, frame.face
    tell(
        s,
        "resolved",
        frame.you,
        (),
        (die, face, frame.value, *[n for one in frame.modifiers for n in (one, s.face[one])]),
    )
    for modifier in frame.modifiers:
        leave_pool(s, modifier)
    frame.modifiers = ()
    frame.done = True
    s.changed |= REAL
    put(s, _effect_of(s, frame.source, s.deal.symbols[die][face]))


def _effect_of(s: DestinyState, card: int, symbol: int) -> Effect:
    if symbol == SPECIAL:
        special = s.deal.ability(card, Special)
        return special.effect if special is not None else s.deal.words.nothing
    return s.deal.effect_of(card, symbol)


@step
def end_resolution(s: DestinyState) -> None:
    """The die goes back to its card unless its own ability keeps it (destiny.resolve.pay_then_effect_then_return)."""
    frame = resolution(s)
    s.frames.pop()
    if frame.in_pool and not frame.stays:
        leave_pool(s, frame.resolved)
    if s.frames:
        outer = under_way(s)
        outer.done = True
        outer.die = frame.resolved
    if s.deal.waiting[AFTER][RESOLVED]:
        symbol = s.deal.symbols[frame.resolved][frame.face]
        did = frame.number if symbol == DISRUPT else 0
        occur(s, Happening(RESOLVED, frame.you, frame.resolved, did, symbol))
