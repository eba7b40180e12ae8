"""What a player might hope to do now but may not, each with the reason."""

from __future__ import annotations

from dejarik.games.destiny.language.dice import BLANK
from dejarik.games.destiny.language.terms import UPGRADE
from dejarik.games.destiny.model.abilities import Action
from dejarik.games.destiny.model.state import (
    HAND,
    MAX_UPGRADES,
    NOBODY,
    SUPPORTS,
    TEAM,
    THREE_UPGRADES,
    UPGRADES,
    DestinyState,
    upgrades_on,
)
from dejarik.games.destiny.model.values import different_cards, distinct
from dejarik.games.destiny.rules.actions import CLAIM, claim_price
from dejarik.games.destiny.rules.playing import broken_restriction, can_pay, cost_of, has_copy, is_refused
from dejarik.kernel.decision import Option, Refusal


def refusals(s: DestinyState, seat: int) -> list[tuple[Option, Refusal]]:
    """Every action that is not offered, for the first reason against it."""
    assert s.decision is not None
    found = [*_activations(s, seat), *_resolutions(s, seat), *_plays(s, seat), *_uses(s, seat), *_rest(s, seat)]
    offered = set(s.decision.options)
    return [(option, refusal) for option, refusal in found if option not in offered]


def _activations(s: DestinyState, seat: int) -> list[tuple[Option, Refusal]]:
    found: list[tuple[Option, Refusal]] = []
    for card in s.zones[TEAM + seat] + s.zones[SUPPORTS + seat]:
        if card in s.zones[SUPPORTS + seat] and not s.deal.dice_of[card]:
            found.append((("activate", card), Refusal("destiny.activate.support_without_die")))
        elif s.exhausted[card]:
            found.append((("activate", card), Refusal("destiny.activate.must_be_ready")))
    return found


def _resolutions(s: DestinyState, seat: int) -> list[tuple[Option, Refusal]]:
    deal, funds = s.deal, s.resources[seat]
    found: list[tuple[Option, Refusal]] = []
    for die in distinct(s, s.pools[seat]):
        face = s.face[die]
        if deal.symbols[die][face] == BLANK:
            found.append((("resolve", die), Refusal("destiny.symbol.blank.no_effect")))
        elif deal.modifies[die][face]:
            found.append((("resolve", die), Refusal("destiny.modifier.never_alone")))
        elif deal.prices[die][face] > funds:
            price = Refusal("destiny.die.cost_unpayable", (deal.prices[die][face], funds))
            found.append((("resolve", die), price))
    return found


def _plays(s: DestinyState, seat: int) -> list[tuple[Option, Refusal]]:
    found: list[tuple[Option, Refusal]] = []
    for card in different_cards(s, s.zones[HAND + seat]):
        is_upgrade = s.deal.kind[card] == UPGRADE
        for host in s.zones[TEAM + seat] if is_upgrade else [NOBODY]:
            refusal = _against(s, seat, card, host)
            if refusal is not None:
                found.append((("play", card, host) if is_upgrade else ("play", card), refusal))
    return found


def _against(s: DestinyState, seat: int, card: int, host: int) -> Refusal | None:
    if s.deal.unique[card] and has_copy(s, seat, card):
        return Refusal("destiny.unique.cannot_play_second")
    if host != NOBODY and is_refused(s, card, host):
        return Refusal("destiny.faq.sith_holocron_royal_guard")
    if broken_restriction(s, seat, card, host) is not None:
        return Refusal("destiny.term.play_restriction.must_be_met")
    if host != NOBODY and s.house[THREE_UPGRADES] and len(upgrades_on(s, host)) >= MAX_UPGRADES:
        return Refusal("destiny.upgrade.limit_three")
    cost = cost_of(s, seat, card, host)
    if not can_pay(s, seat, card, cost):
        return Refusal("destiny.play.not_enough_resources", (cost, s.resources[seat]))
    return None


def _uses(s: DestinyState, seat: int) -> list[tuple[Option, Refusal]]:
    found: list[tuple[Option, Refusal]] = []
    for card, action in s.deal.having(Action):
        if s.place[card] not in (TEAM + seat, UPGRADES + seat, SUPPORTS + seat):
            continue
        if action.once and card in s.used:
            found.append((("use", card), Refusal("destiny.starter.poweraction.once_per_round")))
        elif s.exhausted[card] and action.exhausts:
            found.append((("use", card), Refusal("destiny.exhausted.cannot_exhaust_again")))
    return found


def _rest(s: DestinyState, seat: int) -> list[tuple[Option, Refusal]]:
    found: list[tuple[Option, Refusal]] = []
    if s.claimant != NOBODY:
        found.append((CLAIM, Refusal("destiny.claim.once_per_round")))
    else:
        found.append((CLAIM, Refusal("destiny.resource.currency", (claim_price(s, seat), s.resources[seat]))))
    if not s.pools[seat]:
        cards = different_cards(s, s.zones[HAND + seat])
        no_dice = Refusal("destiny.reroll.needs_dice_in_pool")
        found += [(("discard_to_reroll", card), no_dice) for card in cards]
    return found
