"""What the active player may do, in any order and as often as possible, and why something is not offered."""

from __future__ import annotations

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.words import can_begin
from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.games.deckbuilding.model.moments import NEUTRAL_PLAYED, PLAYED
from dejarik.games.deckbuilding.model.printed import FACTION, FORCE, RESOURCES, USE, WHEN
from dejarik.games.deckbuilding.model.state import AREA, BASE, HAND, NEUTRAL, PILOTS, ROW, DeckbuildingState
from dejarik.games.deckbuilding.procedure.attack import (
    ask_target,
    attack_base,
    attacks_to_resolve,
    committable,
    refuse_commit,
    strike,
)
from dejarik.games.deckbuilding.rules.gains import gain_force, gain_resources, too_dear
from dejarik.games.deckbuilding.rules.piles import different
from dejarik.games.deckbuilding.rules.purchase import buy, buyable, pay_off, refuse_buy, refuse_payoff
from dejarik.games.deckbuilding.rules.timing import begin, offer_due, waiting
from dejarik.games.deckbuilding.vocabulary.joining import Spend
from dejarik.kernel.decision import Decision, Option, Refusal, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import move

NO_ABILITY = Refusal("deckbuilding.card.ability")
USED_ONCE = Refusal("deckbuilding.ability.once")
NOTHING_TO_CHANGE = Refusal("deckbuilding.ability.max_extent")


@step
def ask_action(s: DeckbuildingState) -> None:
    """Play, buy, use, commit, attack, until the turn is ended."""
    zones, seat = s.zones, s.active
    hand, area = zones[HAND + seat], zones[AREA + seat]
    options: list[Option] = [("play", card) for card in different(s, hand)] if hand else []
    if s.resources:  # nothing is for sale for free
        bought = buyable(s, for_sale(s))
        if bought:
            options += [("buy", card) for card in bought]
    options += usable(s)
    if area:
        options += committable(s)
    if s.targets:
        options += attacks_to_resolve(s)
    if s.payoff:
        options += [("pay_off", card) for card in zones[ROW] if refuse_payoff(s, card) is None]
    options.append(("end",))
    s.decision = Decision(seat, "action", options, _answer_action)


def _answer_action(s: DeckbuildingState, option: Option) -> None:
    verb = option[0]
    if verb == "end":
        return
    s.agenda.append((ask_action, ()))
    about = subject(option)
    if verb == "play":
        play(s, about)
    elif verb == "buy":
        buy(s, about)
    elif verb == "use":
        use(s, about)
    elif verb == "commit":
        s.agenda.append((ask_target, (about,)))
    elif verb == "attack":
        attack_base(s, about)
    elif verb == "strike":
        strike(s, about)
    else:
        pay_off(s, about)


def for_sale(s: DeckbuildingState) -> list[int]:
    """The galaxy row and the top Outer Rim Pilot."""
    return s.zones[ROW] + s.zones[PILOTS][-1:]


def play(s: DeckbuildingState, card: int) -> None:
    """Into the play area; resources first, then Force (deckbuilding.play.force)."""
    move(s, card, AREA + s.active)
    tell(s, "played", s.active, (card,))
    if RESOURCES[card]:
        gain_resources(s, RESOURCES[card])
    if FORCE[card]:
        gain_force(s, FORCE[card])
    if FACTION[card] == NEUTRAL or WHEN[PLAYED][card] is not None:
        _offer_played(s, card)


def _offer_played(s: DeckbuildingState, card: int) -> None:
    """What waits for the card to be played, and for the first neutral one of the turn."""
    due = waiting(PLAYED, [card])
    if FACTION[card] == NEUTRAL:
        if not s.neutral_played:
            due += waiting(NEUTRAL_PLAYED, s.zones[BASE + s.active])
        s.neutral_played += 1
    offer_due(s, due)


# ---------------------------------------------------------------- abilities


def usable(s: DeckbuildingState) -> list[Option]:
    """The active player's cards in play, base included, whose ability can be used."""
    found: list[Option] = []
    frame: AbilityFrame | None = None
    for card in s.zones[AREA + s.active] + s.zones[BASE + s.active]:
        ability = USE[card]
        if ability is None or card in s.used:
            continue
        if frame is None:
            frame = s.new_frame(card, s.active, NOBODY)
        frame.source = card
        condition = ability.condition
        if (condition is None or condition.holds(s, frame)) and can_begin(s, ability.effect, frame):
            found.append(("use", card))
    return found


def refuse_use(s: DeckbuildingState, card: int) -> Refusal | None:
    """Once a turn, under its condition, and only if it can change something."""
    ability = USE[card]
    if ability is None:
        return NO_ABILITY
    if card in s.used:
        return USED_ONCE
    condition, effect, frame = ability.condition, ability.effect, s.new_frame(card, s.active, NOBODY)
    if condition is not None and not condition.holds(s, frame):
        return condition.refusal
    if can_begin(s, effect, frame):
        return None
    if isinstance(effect, Spend) and s.resources < effect.price:
        return too_dear(effect.price, s.resources)
    return NOTHING_TO_CHANGE


def use(s: DeckbuildingState, card: int) -> None:
    """Name the card, then carry out its effect (deckbuilding.ability.announce)."""
    ability = USE[card]
    assert ability is not None, "only cards with an ability are offered"
    s.used.append(card)
    tell(s, "used", s.active, (card,))
    begin(s, ability.effect, card)


# ---------------------------------------------------------------- refusals


def action_refusals(s: DeckbuildingState, seat: int) -> list[tuple[Option, Refusal]]:
    """What the active player might hope to do now but may not."""
    found: list[tuple[Option, Refusal | None]] = [(("buy", card), refuse_buy(s, card)) for card in for_sale(s)]
    found += [(("use", card), refuse_use(s, card)) for card in s.zones[AREA + seat] + s.zones[BASE + seat]]
    found += [(("commit", card), refuse_commit(s, card)) for card in s.zones[AREA + seat]]
    found += [(("pay_off", card), refuse_payoff(s, card)) for card in s.zones[ROW]]
    return [(option, refusal) for option, refusal in found if refusal is not None]
