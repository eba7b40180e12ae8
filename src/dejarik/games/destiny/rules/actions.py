"""The actions of a turn: what is offered, and what each sets going."""

from __future__ import annotations

from dejarik.abilities.timing import AFTER, Happening, drain, occur
from dejarik.abilities.words import begin
from dejarik.games.destiny.model.abilities import Action, TaxesClaims
from dejarik.games.destiny.model.frames import WITH_MODIFIERS
from dejarik.games.destiny.model.moments import CLAIMED, DISCARDED_TO_REROLL
from dejarik.games.destiny.model.state import (
    FIELD,
    HAND,
    NOBODY,
    REAL,
    SUPPORTS,
    TEAM,
    UPGRADES,
    DestinyState,
    is_in,
    seat_of,
)
from dejarik.games.destiny.model.values import different_cards, distinct, symbol_of
from dejarik.games.destiny.rules.activation import activate
from dejarik.games.destiny.rules.economy import spend
from dejarik.games.destiny.rules.piles import discard_from_hand
from dejarik.games.destiny.rules.playing import play, plays_of
from dejarik.games.destiny.rules.pools import held_by_dice
from dejarik.games.destiny.rules.resolving import resolvable, resolve
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

PASS: Option = ("pass",)
CLAIM: Option = ("claim",)
DECLINE: Option = ("decline",)


@step
def ask_action(s: DestinyState) -> None:
    """The player whose turn it is acts or passes (destiny.actionphase.act_or_pass)."""
    s.decision = Decision(s.active, "action", [*actions(s, s.active), PASS], _answer_action)


def _answer_action(s: DestinyState, option: Option) -> None:
    if option == PASS:
        tell(s, "passed", s.active)
    else:
        act(s, s.active, option)


@step
def ask_extra_action(s: DestinyState, seat: int) -> None:
    """An additional action is taken at once or declined, which is no pass (destiny.extraaction.decline_is_not_pass)."""
    if is_in(s, seat):
        s.decision = Decision(seat, "extra_action", [*actions(s, seat), DECLINE], _answer_extra)


def _answer_extra(s: DestinyState, option: Option, seat: int) -> None:
    if option != DECLINE:
        act(s, seat, option)


@step
def act_off_turn(s: DestinyState, seat: int) -> None:
    """What an action outside one's own turn gives is taken at once (destiny.keyword.ambush.off_turn_immediate)."""
    if seat in s.extra and seat != s.claimant:
        s.extra.remove(seat)
        s.agenda += [(act_off_turn, (seat,)), (ask_extra_action, (seat,))]


# ---------------------------------------------------------------- what is offered


def actions(s: DestinyState, seat: int) -> list[Option]:
    """Everything a player may do as an action (destiny.action.six_kinds)."""
    hand, pool = s.zones[HAND + seat], s.pools[seat]
    found: list[Option] = [("activate", card) for card in ready_to_roll(s, seat)]
    if pool:
        found += [("resolve", die) for die in distinct(s, resolvable(s, seat))]
    different = different_cards(s, hand)
    for card in different:
        found += plays_of(s, seat, card)
    for card in usable(s, seat):
        found.append(("use", card))
    if pool:
        found += [("discard_to_reroll", card) for card in different]
    if s.claimant == NOBODY and not (s.deal.minds_pools and claim_price(s, seat) > s.resources[seat]):
        found.append(CLAIM)
    return found


def ready_to_roll(s: DestinyState, seat: int) -> list[int]:
    """Ready characters, and ready supports that have a die (destiny.activate.must_be_ready)."""
    exhausted, dice_of = s.exhausted, s.deal.dice_of
    found = [card for card in s.zones[TEAM + seat] if not exhausted[card]]
    for card in s.zones[SUPPORTS + seat]:
        if not exhausted[card] and dice_of[card]:
            found.append(card)
    return found


def usable(s: DestinyState, seat: int) -> list[int]:
    """Cards whose action could be used: those that must be exhausted for it are ready, power actions are unused.

    An action that will do nothing is offered, too (destiny.pass.example_veers).
    """
    mine = (TEAM + seat, UPGRADES + seat, SUPPORTS + seat)
    place, exhausted = s.place, s.exhausted
    found = []
    for card, action in s.deal.actions:
        if place[card] in mine and not (exhausted[card] and action.exhausts) and not (action.once and card in s.used):
            found.append(card)
    return found


def claim_price(s: DestinyState, seat: int) -> int:
    """What a player must pay to claim the battlefield: nothing, unless a card of an opponent says otherwise."""
    taxes = held_by_dice(s, TaxesClaims)
    return sum([tax.price for card, tax in taxes if seat_of(s, card) != seat])


# ---------------------------------------------------------------- what it does


def act(s: DestinyState, seat: int, option: Option) -> None:
    """Set an action going."""
    s.spent.clear()
    _ACTS[option[0]](s, seat, option)


def _activate(s: DestinyState, seat: int, option: Option) -> None:
    activate(s, seat, [subject(option)])


def _resolve(s: DestinyState, seat: int, option: Option) -> None:
    die = subject(option)
    s.agenda.append((resolve_more, (seat, symbol_of(s, die))))
    s.agenda.append((drain, ()))
    resolve(s, die, seat, WITH_MODIFIERS)


@step
def resolve_more(s: DestinyState, seat: int, symbol: int) -> None:
    """Further dice of the symbol, those that came to show it included (destiny.resolve.newly_matching_dice)."""
    if s.ending or not is_in(s, seat):
        return
    dice = [die for die in resolvable(s, seat) if symbol_of(s, die) == symbol]
    if dice:
        options: list[Option] = [("resolve", die) for die in distinct(s, dice)]
        s.decision = Decision(seat, "resolve_more", [*options, ("done",)], _answer_more, completes=True)


def _answer_more(s: DestinyState, option: Option, seat: int, symbol: int) -> None:
    if option[0] == "resolve":
        s.agenda.append((resolve_more, (seat, symbol)))
        s.agenda.append((drain, ()))
        resolve(s, subject(option), seat, WITH_MODIFIERS)


def _play(s: DestinyState, seat: int, option: Option) -> None:
    play(s, seat, option)


def _use(s: DestinyState, seat: int, option: Option) -> None:
    card = subject(option)
    action = s.deal.ability(card, Action)
    assert action is not None
    tell(s, "used", seat, (card,))
    if action.once:
        s.used.append(card)
    begin(s, action.effect, s.new_frame(card, seat))


def _reroll(s: DestinyState, seat: int, option: Option) -> None:
    frame = s.new_frame(s.zones[TEAM + seat][0], seat)
    frame.card = subject(option)
    if s.deal.waiting[AFTER][DISCARDED_TO_REROLL]:
        s.agenda.append((announce_reroll, (seat,)))
    begin(s, s.deal.words.reroll, frame)
    discard_from_hand(s, seat, [subject(option)])


@step
def announce_reroll(s: DestinyState, seat: int) -> None:
    """The dice are rerolled: what waits for the action joins the queue."""
    occur(s, Happening(DISCARDED_TO_REROLL, seat))


def _claim(s: DestinyState, seat: int, option: Option) -> None:
    spend(s, seat, claim_price(s, seat))
    s.claimant = s.holder = seat
    s.changed |= REAL
    tell(s, "claimed", seat, tuple(s.zones[FIELD]))
    begin(s, s.deal.words.claim, s.new_frame(s.zones[FIELD][0], seat))
    occur(s, Happening(CLAIMED, seat, s.zones[FIELD][0]))


_ACTS = {
    "activate": _activate,
    "resolve": _resolve,
    "play": _play,
    "use": _use,
    "discard_to_reroll": _reroll,
    "claim": _claim,
}
