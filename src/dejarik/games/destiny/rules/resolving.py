"""Resolving dice: pay, add modifiers, carry out the symbol, and the die goes back to its card."""

from __future__ import annotations

from dejarik.abilities.timing import AFTER, BEFORE, Happening, interrupt, occur
from dejarik.abilities.words import put
from dejarik.games.destiny.language.dice import DISRUPT, SPECIAL, WILD, WITHOUT_EFFECT
from dejarik.games.destiny.model.abilities import Effect, MakesUnblockable, Special
from dejarik.games.destiny.model.frames import USUAL, Resolution, Terms
from dejarik.games.destiny.model.moments import RESOLVED, RESOLVING
from dejarik.games.destiny.model.state import NOBODY, OFF, REAL, DestinyState, resolution, seat_of, under_way
from dejarik.games.destiny.model.values import distinct, side_value, symbol_resolved
from dejarik.games.destiny.rules.economy import spend
from dejarik.games.destiny.rules.pools import held_by_dice, leave_pool
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def can_resolve(s: DestinyState, seat: int, die: int, terms: Terms = USUAL) -> bool:
    """Whether a player could resolve a die in a pool: no blank, no lone modifier, and its cost can be paid."""
    face = s.face[die]
    return face != OFF and die not in s.spent and can_resolve_side(s, seat, die, face, terms)


def resolvable(s: DestinyState, seat: int) -> list[int]:
    """The dice in a player's pool that could be resolved, looked up for all of them at once."""
    prices, face, spent, funds = s.deal.prices_alone, s.face, s.spent, s.resources[seat]
    return [die for die in s.pools[seat] if prices[die][face[die]] <= funds and die not in spent]


def can_resolve_side(s: DestinyState, seat: int, die: int, face: int, terms: Terms = USUAL) -> bool:
    """Whether a side of a die could be resolved (destiny.modifier.never_alone, destiny.die.cost_unpayable).

    Where it counts as another symbol, a blank can be, too; its value is 0.
    """
    deal = s.deal
    if terms is USUAL:
        return deal.prices_alone[die][face] <= s.resources[seat]
    return (
        (deal.symbols[die][face] not in WITHOUT_EFFECT or terms.symbol != NOBODY)
        and (terms.without_plus or not deal.modifies[die][face])
        and (terms.free or deal.prices[die][face] <= s.resources[seat])
    )


def resolve(s: DestinyState, die: int, seat: int, terms: Terms = USUAL, bonus: int = 0, fixed: int = NOBODY) -> None:
    """Resolve a die in a pool. ``bonus`` raises its value, ``fixed`` replaces it."""
    frame = open_resolution(s, die, s.face[die], seat, terms)
    frame.in_pool = True
    if (bonus or fixed != NOBODY) and symbol_resolved(s, frame) != SPECIAL:
        frame.value = frame.value + bonus if fixed == NOBODY else fixed
    s.spent.append(die)


def open_resolution(s: DestinyState, die: int, face: int, seat: int, terms: Terms = USUAL) -> Resolution:
    """Resolve a side of a die, which need not lie in a pool (destiny.example.diplomatic_immunity_through_poe)."""
    deal = s.deal
    frame = Resolution(deal.card_of[die], seat, die=die, resolved=die, face=face, terms=terms, stays=terms.stays)
    if symbol_resolved(s, frame) != SPECIAL:
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
    if frame.terms.modifiers:
        s.agenda.append((ask_modifiers, ()))


@step
def ask_modifiers(s: DestinyState) -> None:
    """Modifiers of the same symbol may be added one by one, each at its cost (destiny.modifier.adds_to_value)."""
    frame = resolution(s)
    seat = frame.you
    options = modifying(s, s.pools[seat])
    if options and len(frame.modifiers) < frame.terms.modifiers:
        s.decision = Decision(seat, "modify", [*options, ("done",)], _answer_modifiers, completes=True)


def modifying(s: DestinyState, dice: list[int]) -> list[Option]:
    """Which of these dice may be added to the one under way: modifiers of its symbol that can be paid for.

    The value of a special stays 0, so that there is nothing to add to (destiny.die.value_zero_blank_special).
    """
    frame, deal = resolution(s), s.deal
    funds, symbol = s.resources[frame.you], symbol_resolved(s, frame)
    fitting = (symbol,) if symbol == SPECIAL else (symbol, WILD)
    found = [
        die
        for die in dice
        if deal.modifies[die][s.face[die]]
        and deal.symbols[die][s.face[die]] in fitting
        and deal.prices[die][s.face[die]] <= funds
        and die not in s.spent
    ]
    return [("modify", die) for die in distinct(s, found)]


def _answer_modifiers(s: DestinyState, option: Option) -> None:
    if option[0] == "done":
        return
    add_modifier(s, subject(option))
    if len(s.frames) > 1:
        s.frames[-2].chosen.append(subject(option))  # an ability that has dice resolved may count them
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
    added = [n for one in frame.modifiers for n in (one, s.face[one])]
    if frame.terms.symbol == NOBODY:
        tell(s, "resolved", frame.you, (), (die, face, frame.value, *added))
    else:
        tell(s, "resolved_as", frame.you, (), (die, face, frame.value, frame.terms.symbol))
    if is_unblockable(s, frame.you, symbol_resolved(s, frame)):
        frame.terms = frame.terms._replace(unblockable=True)
    for modifier in frame.modifiers:
        leave_pool(s, modifier)
    frame.modifiers = ()
    frame.done = True
    s.changed |= REAL
    put(s, _effect_of(s, frame))


def is_unblockable(s: DestinyState, seat: int, symbol: int) -> bool:
    """Whether a die in a player's pool makes damage of a symbol unblockable; modifiers still lie there, too."""
    found = held_by_dice(s, MakesUnblockable)
    return bool(found) and any(ability.symbol == symbol and seat_of(s, card) == seat for card, ability in found)


def _effect_of(s: DestinyState, frame: Resolution) -> Effect:
    symbol = symbol_resolved(s, frame)
    if frame.terms.at_each:
        return s.deal.words.volley
    if symbol == SPECIAL:
        special = s.deal.ability(frame.source, Special)
        return special.effect if special is not None else s.deal.words.nothing
    return s.deal.effect_of(frame.source, symbol)


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
        if frame.character != NOBODY:
            outer.character = frame.character
    if s.deal.waiting[AFTER][RESOLVED]:
        symbol = symbol_resolved(s, frame)
        did = frame.number if symbol == DISRUPT else 0
        value = side_value(s, frame.resolved, frame.face, frame.you)
        occur(s, Happening(RESOLVED, frame.you, frame.resolved, did, symbol, value=value))
