"""Resolving dice: pay, add modifiers, carry out the symbol, and the die goes back to its card."""

from __future__ import annotations

from dejarik.games.destiny import frames
from dejarik.games.destiny.dice import (
    BLANK,
    DISRUPT,
    SHIELD,
    SPECIAL,
)
from dejarik.games.destiny.economy import spend
from dejarik.games.destiny.frames import DONE, FACE, KEPT, NUMBER, SOURCE, TERMS, THIS_DIE, VALUE, YOU, open_frame
from dejarik.games.destiny.happenings import occur
from dejarik.games.destiny.moments import RESOLVED
from dejarik.games.destiny.pools import leave_pool
from dejarik.games.destiny.state import NOBODY, OFF, REAL, DestinyState
from dejarik.games.destiny.values import side_value
from dejarik.games.destiny.vocabulary.abilities import Special
from dejarik.games.destiny.vocabulary.ongoing import SplitsShields
from dejarik.games.destiny.vocabulary.selectors import distinct
from dejarik.games.destiny.vocabulary.symbols import BY_SYMBOL, FREE, NOTHING, SPREAD, WITH_MODIFIERS, WITHOUT_PLUS
from dejarik.games.destiny.vocabulary.triggers import RESOLVED_UNIT
from dejarik.games.destiny.vocabulary.words import Effect, put
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def can_resolve(s: DestinyState, seat: int, die: int, terms: int = 0) -> bool:
    """Whether a player could resolve a die in a pool: no blank, no lone modifier, and its cost can be paid."""
    face = s.face[die]
    if face == OFF or die in s.spent:
        return False
    return can_resolve_side(s, seat, die, face, terms)


def can_resolve_side(s: DestinyState, seat: int, die: int, face: int, terms: int = 0) -> bool:
    """Whether a side of a die could be resolved (destiny.modifier.never_alone, destiny.die.cost_unpayable)."""
    deal = s.deal
    return (
        deal.symbols[die][face] != BLANK
        and (bool(terms & WITHOUT_PLUS) or not deal.modifies[die][face])
        and (bool(terms & FREE) or deal.prices[die][face] <= s.resources[seat])
    )


def resolve(s: DestinyState, die: int, seat: int, bonus: int = 0, terms: int = 0, fixed: int = NOBODY) -> None:
    """Resolve a die in a pool. ``bonus`` raises its value, ``fixed`` replaces it."""
    frame = open_resolution(s, die, s.face[die], seat, bonus, terms, fixed)
    frame[THIS_DIE] = die
    s.spent.append(die)


def open_resolution(
    s: DestinyState, die: int, face: int, seat: int, bonus: int = 0, terms: int = 0, fixed: int = NOBODY
) -> list[int]:
    """Resolve a side of a die, which need not lie in a pool (destiny.example.diplomatic_immunity_through_poe)."""
    deal = s.deal
    symbol = deal.symbols[die][face]
    if not terms & FREE:
        spend(s, seat, deal.prices[die][face])
    frame = open_frame(s, deal.card_of[die], seat)
    frame[frames.DIE], frame[FACE], frame[TERMS] = die, face, terms
    if symbol != SPECIAL:
        frame[VALUE] = side_value(s, die, face, seat) + bonus if fixed == NOBODY else fixed
    s.agenda.append((end_resolution, ()))
    s.agenda.append((carry_out, ()))
    if terms & WITH_MODIFIERS:
        s.agenda.append((ask_modifiers, ()))
    return frame


@step
def ask_modifiers(s: DestinyState) -> None:
    """Modifiers of the same symbol may be added one by one, each at its cost (destiny.modifier.adds_to_value)."""
    seat = s.frames[-1][YOU]
    options = modifying(s, s.pools[seat])
    if options:
        s.decision = Decision(seat, "modify", [*options, ("done",)], _answer_modifiers)


def modifying(s: DestinyState, dice: list[int]) -> list[Option]:
    """Which of these dice may be added to the one under way: modifiers of its symbol that can be paid for."""
    frame, deal = s.frames[-1], s.deal
    funds, symbol = s.resources[frame[YOU]], deal.symbols[frame[frames.DIE]][frame[FACE]]
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
    frame = s.frames[-1]
    spend(s, frame[YOU], s.deal.prices[die][s.face[die]])
    frame[VALUE] += side_value(s, die, s.face[die], frame[YOU])
    frame.append(die)
    s.spent.append(die)


@step
def carry_out(s: DestinyState) -> None:
    """What the symbol does (destiny.die.symbol_sets_effect)."""
    frame = s.frames[-1]
    die = frame[frames.DIE]
    symbol = s.deal.symbols[die][frame[FACE]]
    modifiers = frames.chosen(s)
    numbers = (die, frame[FACE], frame[VALUE], *[n for one in modifiers for n in (one, s.face[one])])
    tell(s, "resolved", frame[YOU], (), numbers)
    for modifier in modifiers:
        leave_pool(s, modifier)
    frames.forget_chosen(s)
    frame[DONE] = 1
    s.changed |= REAL
    put(s, _effect_of(s, frame[SOURCE], symbol))


def _effect_of(s: DestinyState, card: int, symbol: int) -> Effect:
    if symbol == SPECIAL:
        special = s.deal.ability(card, Special)
        return special.effect if special is not None else NOTHING
    if symbol == SHIELD and s.deal.ability(card, SplitsShields) is not None:
        return SPREAD
    return BY_SYMBOL[symbol]


@step
def end_resolution(s: DestinyState) -> None:
    """The die goes back to its card unless its own ability keeps it (destiny.resolve.pay_then_effect_then_return)."""
    frame = s.frames.pop()
    die = frame[THIS_DIE]
    if die != NOBODY and not frame[KEPT]:
        leave_pool(s, die)
    if s.frames:
        s.frames[-1][DONE] = 1
        s.frames[-1][frames.DIE] = frame[frames.DIE]
    symbol = s.deal.symbols[frame[frames.DIE]][frame[FACE]]
    did = frame[NUMBER] if symbol == DISRUPT else 0
    occur(s, (RESOLVED, frame[YOU], frame[frames.DIE], symbol * RESOLVED_UNIT + did))
