"""Focus tokens and shields: placed, prevented, removed."""

from __future__ import annotations

from dejarik.games.lcg.model.state import LcgState, in_play
from dejarik.kernel.decision import Decision, Option
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def place_focus(s: LcgState, by: int, card: int, number: int = 1) -> None:
    """Place focus tokens on a card; a shield may prevent each one that comes from an enemy (lcg.shield.prevent)."""
    if in_play(s, card) and number:
        s.agenda.append((focus_or_shield, (by, card, number)))


@step
def focus_or_shield(s: LcgState, by: int, card: int, number: int) -> None:
    """Whether a shield is used is up to the card's controller (lcg.shield.optional)."""
    owner = s.controller(card)
    if by != owner and s.shields[card] and in_play(s, card):
        s.decision = Decision(owner, "shield_focus", [("shield", card), ("no",)], _answer_focus)
    else:
        put_focus(s, card, number)


def _answer_focus(s: LcgState, option: Option, by: int, card: int, number: int) -> None:
    if option[0] == "shield":
        spend_shield(s, card)
        if number > 1:
            s.agenda.append((focus_or_shield, (by, card, number - 1)))
    else:
        put_focus(s, card, number)


def put_focus(s: LcgState, card: int, number: int) -> None:
    """Focus tokens come onto a card; nothing can prevent it."""
    if in_play(s, card):
        s.focus[card] += number
        tell(s, "focused", s.controller(card), (card,), (number,))


def remove_focus(s: LcgState, card: int, number: int = 1) -> int:
    """Remove up to so many focus tokens from a card; how many there were to remove."""
    removed = min(s.focus[card], number)
    if removed:
        s.focus[card] -= removed
        tell(s, "unfocused", s.controller(card), (card,), (removed,))
    return removed


def place_shield(s: LcgState, card: int) -> None:
    """Place a shield on a card."""
    s.shields[card] += 1
    tell(s, "shielded", s.controller(card), (card,))


def remove_shield(s: LcgState, card: int) -> None:
    """A shield is lost without having prevented anything."""
    s.shields[card] -= 1
    tell(s, "shield_gone", s.controller(card), (card,))


def spend_shield(s: LcgState, card: int) -> None:
    """Discard a shield to prevent 1 damage or 1 focus token."""
    s.shields[card] -= 1
    tell(s, "shield_spent", s.controller(card), (card,))
