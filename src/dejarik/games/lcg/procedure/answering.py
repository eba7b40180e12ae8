"""What players can do in windows: actions, interrupts, reactions, and playing cards in the deployment phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from dejarik.abilities import windows
from dejarik.abilities.timing import AFTER, BEFORE, Happening
from dejarik.abilities.windows import ACTIONS, INTERRUPTS, Window
from dejarik.abilities.words import begin
from dejarik.games.lcg.language.terms import EVENT
from dejarik.games.lcg.model.abilities import carry_out_use
from dejarik.games.lcg.model.deal import Answers, Waiting
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.moments import DAMAGE, DEPLOY_WINDOW, ENTERED, LEAVES, TAKING, USED
from dejarik.games.lcg.model.state import DECK, DISCARD, HAND, RULES, SEATS, LcgState, Rules, different, in_play
from dejarik.games.lcg.rules.damage import carry_out_damage, carry_out_taking
from dejarik.games.lcg.rules.moving import carry_out_enter, carry_out_leave
from dejarik.games.lcg.rules.playing import deployable, event_ability, play, refuse_deploying, refuse_event
from dejarik.games.lcg.rules.resources import Purse, purse_of
from dejarik.games.lcg.rules.values import cost
from dejarik.kernel import zones
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell

HAPPENINGS: Final[dict[int, Callable[[LcgState, Happening], None]]] = {
    ENTERED: carry_out_enter,
    LEAVES: carry_out_leave,
    DAMAGE: carry_out_damage,
    TAKING: carry_out_taking,
    USED: lambda s, _: carry_out_use(s),
}
"""What happens when nothing has prevented it; all other moments only tell that something has happened already."""


def carry_out(s: LcgState, event: Happening) -> None:
    """Let an event happen."""
    happens = HAPPENINGS.get(event.moment)
    if happens is not None:
        happens(s, event)


def prevented(s: LcgState, event: Happening) -> None:
    """A canceled effect is simply not carried out (lcg.term.cancel)."""
    if event.moment == USED:
        s.frames[-1].done = False
        tell(s, "canceled", event.seat, (event.concerned,))


def responses(s: LcgState, seat: int, window: Window) -> list[Option]:
    """Everything a player can do in a window."""
    if window.stage == ACTIONS:
        found = [*_deployments(s, seat, window), *_actions(s, seat)]
        return [option for option in found if ("play", subject(option)) not in window.used]
    return [*windows.answers(s, seat, window), *_answers_elsewhere(s, seat, window)]


def might_respond(s: LcgState, seat: int, window: Window) -> bool:
    """Whether the opponent must reckon with that player, by what is public."""
    if window.stage == ACTIONS:
        return _might_act(s, seat, window)
    return _might_answer(s, seat, window)


def respond(s: LcgState, seat: int, option: Option, window: Window) -> None:
    """Play a card or use an ability."""
    card = subject(option)
    if option[0] == "play":
        play(s, seat, card, _frame_of_play(s, seat, card, window))
    else:
        _, place = list(option[1:])
        ability = s.abilities_of(card)[place]
        zones.show(s, card)  # one in hand is shown to use it
        tell(s, "used", seat, (card,))
        frame = _frame(s, seat, card, ability, window)
        begin(s, ability.effect, frame)


RULES.append(Rules(carry_out, prevented, responses, might_respond, respond))


# ---------------------------------------------------------------- frames


def _frame(s: LcgState, seat: int, card: int, ability: Any, window: Window) -> Frame:
    """The frame of an ability, with what it answers."""
    frame = s.new_frame(card, seat)
    if window.stage != ACTIONS:
        ability.when.remember(frame, window.event)
    return frame


def _frame_of_play(s: LcgState, seat: int, card: int, window: Window) -> Frame:
    if s.deal.kind[card] != EVENT:
        return s.new_frame(card, seat)
    return _frame(s, seat, card, event_ability(s, card), window)


# ---------------------------------------------------------------- actions


def _deployments(s: LcgState, seat: int, window: Window) -> list[Option]:
    """In the own deployment phase, units and enhancements (lcg.deploy.is_action_window)."""
    if window.event.moment != DEPLOY_WINDOW or seat != s.active:
        return []
    cards = different(s, deployable(s, seat))
    return [("play", card) for card in cards if refuse_deploying(s, seat, card) is None]


def _actions(s: LcgState, seat: int) -> list[Option]:
    found: list[Option] = []
    for card, ability in s.deal.actions:
        if s.place[card] < DECK and s.place[card] % SEATS == seat and can_act(s, seat, card, ability):
            found.append(("use", card, s.deal.abilities[card].index(ability)))
    keys = set()
    for card, ability in s.deal.held_actions[seat]:
        if s.place[card] == HAND + seat and s.deal.key[card] not in keys and can_act(s, seat, card, ability):
            keys.add(s.deal.key[card])
            found.append(_from_hand(s, card, ability))
    return found


def _from_hand(s: LcgState, card: int, ability: Any) -> Option:
    if s.deal.kind[card] == EVENT:
        return ("play", card)
    return ("use", card, s.deal.abilities[card].index(ability))


def can_act(s: LcgState, seat: int, card: int, ability: Any) -> bool:
    """Whether an action can be used, or an event played for it."""
    if card in s.blank and s.place[card] < DECK:
        return False
    frame = s.new_frame(card, seat)
    if s.deal.kind[card] == EVENT:
        return refuse_event(s, seat, card, ability, frame) is None
    possible: bool = ability.effect.possible(s, frame)
    return possible


# ---------------------------------------------------------------- answers from hands and discard piles


def _answers_elsewhere(s: LcgState, seat: int, window: Window) -> list[Option]:
    answers = _answers_to(s, window)
    found: list[Option] = []
    keys = set()
    for cards, zone in ((answers.held[seat], HAND + seat), (answers.buried[seat], DISCARD + seat)):
        for card, ability in cards:
            if s.place[card] == zone and s.deal.key[card] not in keys and _fits(s, seat, card, ability, window):
                keys.add(s.deal.key[card])
                found.append(_from_hand(s, card, ability))
    return found


def _answers_to(s: LcgState, window: Window) -> Answers:
    return s.deal.answers[BEFORE if window.stage == INTERRUPTS else AFTER][window.event.moment]


def _fits(s: LcgState, seat: int, card: int, ability: Any, window: Window) -> bool:
    """Whether a card that is not in play, supposing that this player holds it, could answer an event."""
    if window.stage not in (INTERRUPTS, windows.REACTIONS) or not ability.when.met_by(s, seat, card, window.event):
        return False
    frame = _frame(s, seat, card, ability, window)
    if s.deal.kind[card] == EVENT:
        return refuse_event(s, seat, card, ability, frame) is None
    possible: bool = ability.effect.possible(s, frame)
    return possible


# ---------------------------------------------------------------- what the opponent must reckon with


def _might_act(s: LcgState, seat: int, window: Window) -> bool:
    if window.event.moment == DEPLOY_WINDOW and seat == s.active and (s.zones[HAND + seat] or deployable(s, seat)):
        return True
    for card, ability in s.deal.actions:
        if s.place[card] < DECK and s.place[card] % SEATS == seat and _might_use(s, seat, card, ability):
            return True
    return _might_play(s, seat, s.deal.held_actions[seat])


def _might_play(s: LcgState, seat: int, cards: Waiting) -> bool:
    """Whether a card that the player might hold looks payable and its conditions hold.

    What it would do is left open: this is asked in every window, and whoever might hold such a card nearly always has
    a use for it.
    """
    purse: Purse | None = None
    for card, ability in _might_hold(s, seat, cards):
        if s.deal.kind[card] == EVENT and cost(s, seat, card):
            purse = purse or purse_of(s, seat)
            if not purse.pays_for(s, seat, card):
                continue
        if ability.effect.could_begin(s, s.new_frame(card, seat)):
            return True
    return False


def _might_use(s: LcgState, seat: int, card: int, ability: Any) -> bool:
    """Whether an ability in play might be used: what depends on a hand counts as possible if there is one."""
    if not ability.effect.is_secret:
        return can_act(s, seat, card, ability)
    could: bool = ability.effect.could_begin(s, s.new_frame(card, seat))
    return could and bool(s.zones[HAND + seat]) and card not in s.blank


def _might_hold(s: LcgState, seat: int, cards: Waiting) -> Iterator[tuple[int, Any]]:
    """Those cards that the opponent must reckon with in a player's hand: any unknown one, if the hand has one."""
    hand, known, other = HAND + seat, s.known, 1 - seat
    if not cards or not s.zones[hand]:
        return
    hides = any(not known[card] >> other & 1 for card in s.zones[hand])
    for card, ability in cards:
        if s.place[card] == hand or (hides and not known[card] >> other & 1):
            yield card, ability


def _might_answer(s: LcgState, seat: int, window: Window) -> bool:
    if window.stage == windows.REPLACEMENTS:
        return False
    answers = _answers_to(s, window)
    if answers.have_secrets and s.zones[HAND + seat] and _secret_answers(s, seat, window, answers.in_play):
        return True
    for card, ability in _might_hold(s, seat, answers.held[seat]):
        if _fits(s, seat, card, ability, window):
            return True
    return any(
        s.place[card] == DISCARD + seat and _fits(s, seat, card, ability, window)
        for card, ability in answers.buried[seat]
    )


def _secret_answers(s: LcgState, seat: int, window: Window, cards: Waiting) -> bool:
    """Whether an answer in play might be possible by what its player holds."""
    for card, ability in cards:
        if not ability.effect.is_secret or s.controller(card) != seat or not in_play(s, card) or card in s.blank:
            continue
        option: Option = ("use", card, s.deal.abilities[card].index(ability))
        if option in window.used or not ability.when.met(s, card, window.event):
            continue
        if ability.effect.could_begin(s, _frame(s, seat, card, ability, window)):
            return True
    return False
