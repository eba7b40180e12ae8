"""Abilities offered as soon as their moment has come: their player carries them out in any order or lets them pass."""

from __future__ import annotations

from dejarik.abilities.state import AbilityState
from dejarik.abilities.timing import Pending
from dejarik.abilities.words import begin, can_begin
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


@step
def offer(s: AbilityState, due: tuple[Pending, ...]) -> None:
    """Every ability of one player that is due and could do something may be carried out.

    One whose own question can be answered with nothing is not asked for twice.
    """
    able = _able(s, due)
    if len(able) == 1 and able[0].effect.declinable:
        _carry_out(s, able[0])
    elif able:
        options: list[Option] = [("trigger", pending.frame.source) for pending in able]
        s.decision = Decision(able[0].frame.you, "trigger", [*options, ("decline",)], _answer_offer, completes=True)


def _answer_offer(s: AbilityState, option: Option, due: tuple[Pending, ...]) -> None:
    if option[0] == "decline":
        return
    able = _able(s, due)
    chosen = next(pending for pending in able if pending.frame.source == subject(option))
    left = tuple([pending for pending in able if pending is not chosen])
    if left:
        s.agenda.append((offer, (left,)))
    if not chosen.effect.declinable:
        tell(s, "used", chosen.frame.you, (chosen.frame.source,))
    _carry_out(s, chosen)


def _able(s: AbilityState, due: tuple[Pending, ...]) -> list[Pending]:
    return [pending for pending in due if can_begin(s, pending.effect, pending.frame)]


def _carry_out(s: AbilityState, pending: Pending) -> None:
    begin(s, pending.effect, pending.frame.copy())
