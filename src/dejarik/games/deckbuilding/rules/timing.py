"""Abilities that wait for their moment: whoever they belong to resolves them then, in any order, or lets them pass."""

from __future__ import annotations

from dejarik.games.deckbuilding.model.printed import WHEN
from dejarik.games.deckbuilding.model.state import NOBODY, DeckbuildingState
from dejarik.games.deckbuilding.model.words import Effect, begin, can_begin, do
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def occur(s: DeckbuildingState, *due: tuple[int, int], foe: int = NOBODY) -> None:
    """Moments have come for cards; those that wait for theirs are due when the agenda gets there."""
    waiting = [number for moment, card in due if WHEN[moment][card] is not None for number in (moment, card)]
    if waiting:
        s.agenda.append((ask_triggers, (foe, *waiting)))


@step
def ask_triggers(s: DeckbuildingState, foe: int, *waiting: int) -> None:
    """Every ability that is due and could do something may be resolved (deckbuilding.when.unlimited).

    One whose own question can be answered with nothing is not asked for twice.
    """
    due = _due(s, foe, waiting)
    if len(due) == 1 and _effect(*due[0]).declinable:
        _resolve(s, foe, *due[0])
    elif due:
        options: list[Option] = [("trigger", card) for _, card in due]
        s.decision = Decision(s.active, "trigger", [*options, ("decline",)], _answer_triggers)


def _answer_triggers(s: DeckbuildingState, option: Option, foe: int, *waiting: int) -> None:
    if option[0] == "decline":
        return
    chosen = subject(option)
    due = _due(s, foe, waiting)
    left = [number for pair in due if pair[1] != chosen for number in pair]
    if left:
        s.agenda.append((ask_triggers, (foe, *left)))
    moment = next(moment for moment, card in due if card == chosen)
    if not _effect(moment, chosen).declinable:
        tell(s, "used", s.active, (chosen,))
    _resolve(s, foe, moment, chosen)


def _resolve(s: DeckbuildingState, foe: int, moment: int, card: int) -> None:
    effect = _effect(moment, card)
    s.agenda.append((begin, (effect.number, card)) if foe == NOBODY else (do, (effect.number, card, foe)))


def _due(s: DeckbuildingState, foe: int, waiting: tuple[int, ...]) -> list[tuple[int, int]]:
    """The pairs of moment and card whose effect is possible now."""
    pairs = zip(waiting[::2], waiting[1::2], strict=True)
    return [(moment, card) for moment, card in pairs if _can_begin(s, _effect(moment, card), card, foe)]


def _can_begin(s: DeckbuildingState, effect: Effect, card: int, foe: int) -> bool:
    return can_begin(s, effect, card) if foe == NOBODY else effect.possible(s, card, foe)


def _effect(moment: int, card: int) -> Effect:
    effect = WHEN[moment][card]
    assert effect is not None, "only cards that wait for the moment are asked for"
    return effect
