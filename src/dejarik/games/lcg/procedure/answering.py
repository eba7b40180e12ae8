"""What players can do in windows: actions, interrupts, reactions, and playing cards in the deployment phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from dejarik.abilities import windows
from dejarik.abilities.timing import Happening
from dejarik.abilities.windows import ACTIONS, POLICIES, Window
from dejarik.abilities.words import begin
from dejarik.games.lcg.language.terms import EVENT
from dejarik.games.lcg.model.abilities import carry_out_use
from dejarik.games.lcg.model.deal import Answers, Waiting
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.moments import DAMAGE, DEPLOY_WINDOW, ENTERED, LEAVES, TAKING, USED
from dejarik.games.lcg.model.state import DISCARD, HAND, IN_PLAY_OF, RULES, LcgState, Rules, different, in_play
from dejarik.games.lcg.rules.damage import carry_out_damage, carry_out_taking
from dejarik.games.lcg.rules.moving import carry_out_enter, carry_out_leave
from dejarik.games.lcg.rules.playing import can_deploy, can_play_event, deployable, event_ability, play
from dejarik.games.lcg.rules.resources import Purse
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
        found = [*_uses(s, seat), *_plays(s, seat)]
        if window.event.moment == DEPLOY_WINDOW and seat == s.active:  # lcg.deploy.is_action_window
            found = [*_deployments(s, seat), *found]
        if window.used:  # by cards that could not be paid for after all
            found = [option for option in found if ("play", subject(option)) not in window.used]
        return found
    return [*windows.answers(s, seat, window), *_answers_elsewhere(s, seat, window)]


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


def _deployments(s: LcgState, seat: int) -> list[Option]:
    """Units and enhancements to play."""
    purse = Purse(s, seat)
    return [("play", card) for card in different(s, deployable(s, seat)) if can_deploy(s, card, purse)]


def _uses(s: LcgState, seat: int) -> list[Option]:
    """The actions of cards in play."""
    place, mine = s.place, IN_PLAY_OF[seat]
    found: list[Option] = []
    for card, ability in s.deal.actions:
        if place[card] in mine and can_use(s, seat, card, ability):
            found.append(("use", card, s.deal.abilities[card].index(ability)))
    return found


def _plays(s: LcgState, seat: int) -> list[Option]:
    """Events in hand, and other actions from there; copies of a card are named once."""
    place, hand = s.place, HAND + seat
    if not s.zones[hand]:
        return []
    purse: Purse | None = None
    found: dict[str, Option] = {}
    for card, ability in [pair for pair in s.deal.held_actions[seat] if place[pair[0]] == hand]:
        key = s.deal.key[card]
        if key in found or not can_use(s, seat, card, ability):
            continue
        if s.deal.kind[card] == EVENT:
            purse = purse or Purse(s, seat)
            if not can_play_event(s, card, purse):
                continue
        found[key] = _from_hand(s, card, ability)
    return list(found.values())


def _from_hand(s: LcgState, card: int, ability: Any) -> Option:
    if s.deal.kind[card] == EVENT:
        return ("play", card)
    return ("use", card, s.deal.abilities[card].index(ability))


def can_use(s: LcgState, seat: int, card: int, ability: Any) -> bool:
    """Whether an action would do something; an event has to be paid for besides."""
    if s.blank and card in s.blank:
        return False
    possible: bool = ability.effect.possible(s, s.new_frame(card, seat))
    return possible


# ---------------------------------------------------------------- answers from hands and discard piles


def _answers_elsewhere(s: LcgState, seat: int, window: Window) -> list[Option]:
    """Copies of a card are named once."""
    answers, place = _answers_to(s, window), s.place
    cards = [pair for pair in answers.held[seat] if place[pair[0]] == HAND + seat]
    cards += [pair for pair in answers.buried[seat] if place[pair[0]] == DISCARD + seat]
    found: dict[str, Option] = {}
    for card, ability in cards:
        key = s.deal.key[card]
        if key not in found and _fits(s, seat, card, ability, window):
            found[key] = _from_hand(s, card, ability)
    return list(found.values())


def _answers_to(s: LcgState, window: Window) -> Answers:
    return s.deal.answers[POLICIES[window.stage]][window.event.moment]


def _fits(s: LcgState, seat: int, card: int, ability: Any, window: Window) -> bool:
    """Whether a card that is not in play, supposing that this player holds it, could answer an event."""
    if not ability.when.met_by(s, seat, card, window.event):
        return False
    if not ability.effect.possible(s, _frame(s, seat, card, ability, window)):
        return False
    return s.deal.kind[card] != EVENT or can_play_event(s, card, Purse(s, seat))


# ---------------------------------------------------------------- what the opponent must reckon with


def might_act(s: LcgState, seat: int, window: Window) -> bool:
    """Whether the opponent must reckon with an action of that player, by what is public."""
    if window.event.moment == DEPLOY_WINDOW and seat == s.active and (s.zones[HAND + seat] or deployable(s, seat)):
        return True
    return _might_play(s, seat) or _might_use_any(s, seat)


def _might_play(s: LcgState, seat: int) -> bool:
    """Whether a card that the player might hold looks payable and its conditions hold.

    What it would do is left open: this is asked in every window, and whoever might hold such a card nearly always has
    a use for it.
    """
    purse: Purse | None = None
    for card, ability in _might_hold(s, seat, s.deal.reckoned_actions[seat]):
        price = cost(s, seat, card) if s.deal.kind[card] == EVENT else 0
        if price:
            purse = purse or Purse(s, seat)
            if not purse.raises(price, purse.match(card), card):
                continue
        if not ability.effect.is_conditional or ability.effect.could_begin(s, s.new_frame(card, seat)):
            return True
    return False


def _might_use_any(s: LcgState, seat: int) -> bool:
    place, mine = s.place, IN_PLAY_OF[seat]
    for card, ability in s.deal.actions:  # noqa: SIM110  # asked in every window, and a loop is faster
        if place[card] in mine and _might_use(s, seat, card, ability):
            return True
    return False


def _might_use(s: LcgState, seat: int, card: int, ability: Any) -> bool:
    """Whether an ability in play might be used: what depends on a hand counts as possible if there is one."""
    if not ability.effect.is_secret:
        return can_use(s, seat, card, ability)
    if not s.zones[HAND + seat] or card in s.blank:
        return False
    could: bool = ability.effect.could_begin(s, s.new_frame(card, seat))
    return could


def _might_hold(s: LcgState, seat: int, cards: Waiting) -> Iterator[tuple[int, Any]]:
    """Those cards that the opponent must reckon with in a player's hand: any unknown one, if the hand has one."""
    hand, place, known, foe = HAND + seat, s.place, s.known, 1 << 1 - seat
    if not s.zones[hand]:
        return
    hidden = _hides_cards(s, seat)
    for pair in cards:
        card = pair[0]
        if place[card] == hand or (hidden and not known[card] & foe):
            yield pair


def _hides_cards(s: LcgState, seat: int) -> bool:
    """Whether the opponent does not know all cards in a player's hand."""
    known, foe = s.known, 1 << 1 - seat
    for card in s.zones[HAND + seat]:  # noqa: SIM110  # asked in every window, and a loop is faster
        if not known[card] & foe:
            return True
    return False


def might_answer(s: LcgState, seat: int, window: Window) -> bool:
    """Whether the opponent must reckon with an answer of that player, by what is public."""
    answers = _answers_to(s, window)
    if not answers.reckoned[seat]:
        return False
    if answers.have_secrets and s.zones[HAND + seat] and _secret_answers(s, seat, window, answers.in_play):
        return True
    held = answers.held[seat]
    for card, ability in _might_hold(s, seat, held) if held else ():
        if _fits(s, seat, card, ability, window):
            return True
    buried, pile = answers.buried[seat], DISCARD + seat
    return bool(buried) and any(s.place[pair[0]] == pile and _fits(s, seat, *pair, window) for pair in buried)


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


RULES.append(Rules(carry_out, prevented, responses, might_act, might_answer, respond))
