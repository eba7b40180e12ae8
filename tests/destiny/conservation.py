"""What holds of the tables of Destiny at any moment: cards, dice and tokens are where they belong; nothing is left.

Whether every card lies in exactly one zone is asked of every game, in ``tests/contract/state_checks.py``.
"""

from __future__ import annotations

from dejarik.games.destiny.language.dice import SIDES
from dejarik.games.destiny.language.terms import (
    BATTLEFIELD,
    CHARACTER,
    EVENT,
    IN_DECKS,
    KIND_KEYS,
    PLOT,
    SUPPORT,
    UPGRADE,
)
from dejarik.games.destiny.model.state import (
    ASIDE,
    DECK,
    DISCARD,
    FIELD,
    HAND,
    LIMBO,
    MAX_SEATS,
    MAX_SHIELDS,
    MAX_UPGRADES,
    NOBODY,
    OFF,
    OUT,
    PLOTS,
    SETUP,
    STACKED,
    SUPPORTS,
    TEAM,
    UPGRADES,
    DestinyState,
    in_play,
    kind_of_zone,
    seat_of,
    upgrades_on,
)
from dejarik.games.destiny.rules.elite import settle_dice
from dejarik.games.destiny.rules.piles import settle_upgrades

KINDS = {
    DECK: IN_DECKS,
    HAND: IN_DECKS,
    DISCARD: IN_DECKS,
    TEAM: {CHARACTER},
    UPGRADES: {UPGRADE},
    SUPPORTS: {SUPPORT, UPGRADE},  # an upgrade that was turned into a support
    PLOTS: {PLOT},
    LIMBO: {EVENT, UPGRADE},
    ASIDE: set(range(len(KIND_KEYS))),
    OUT: set(range(len(KIND_KEYS))),
    STACKED: IN_DECKS,
    FIELD: {BATTLEFIELD},
}
"""Which types of cards lie in each kind of zone."""
OTHERS_CARDS = (UPGRADES, SUPPORTS, LIMBO, FIELD)
"""Where a card may lie before somebody who does not own it."""
COUNTS_DAMAGE = frozenset({"AW-099", "SoR-060"})
"""Cards on which damage tokens count something: Backup Muscle, Con Artist."""
KEEPS_SHIELDS = frozenset({"SoR-124"})
"""Supports that hand out shields lying on them: Air Superiority."""
ACE_IN_THE_HOLE = "AW-092"
"""It rolls a die whose card is in the discard pile; the die stays if the card goes on from there."""


def destiny_is_conserved(s: DestinyState) -> None:
    """All checks of this page."""
    cards_lie_where_they_belong(s)
    dice_lie_where_their_cards_say(s)
    spare_dice_are_set_aside(s)
    tokens_lie_on_cards_in_play(s)
    upgrades_are_on_characters(s)
    captured_dice_are_held(s)
    the_eliminated_have_nothing(s)
    nothing_is_left_over(s)


def cards_lie_where_they_belong(s: DestinyState) -> None:
    """Cards lie in zones of their type, and in their owner's unless somebody else may control them."""
    for card, (kind, owner) in enumerate(zip(s.deal.kind, s.deal.owner, strict=True)):
        zone, name = kind_of_zone(s, card), _card(s, card)
        assert kind in KINDS[zone], f"{name} lies in zone {zone}"
        assert zone in OTHERS_CARDS or seat_of(s, card) == owner, f"{name} of seat {owner} lies at {seat_of(s, card)}"
        assert s.place[card] == FIELD or seat_of(s, card) < s.seats, f"{name} lies where nobody sits"
    if s.phase != SETUP:
        assert len(s.zones[FIELD]) == 1, f"{len(s.zones[FIELD])} battlefields are in use"


def dice_lie_where_their_cards_say(s: DestinyState) -> None:
    """A die that shows a side is in one pool, that of who controls its card in play; all others are in none."""
    assert len(s.face) == len(s.deal.card_of), "a die is lost or doubled"
    rolled = sorted(die for pool in s.pools for die in pool)
    assert rolled == [die for die, face in enumerate(s.face) if face != OFF], "a die is in two pools, or in none"
    for seat, pool in enumerate(s.pools):
        for die in pool:
            card = s.deal.card_of[die]
            assert 0 <= s.face[die] < SIDES, f"die {die} shows side {s.face[die]}"
            is_elsewhere = card in s.deal.supply or _up_a_sleeve(s, card)
            assert in_play(s, card) or is_elsewhere, f"{_card(s, card)} is not in play, but its die in a pool"
            assert seat_of(s, card) == seat, f"a die of {_card(s, card)} is in the pool of seat {seat}"
    assert len(set(s.spent)) == len(s.spent), "a die was resolved twice in one action"


def spare_dice_are_set_aside(s: DestinyState) -> None:
    """Dice set aside are in no pool, unless a card rolled them there; only trained characters have one of them."""
    assert len(set(s.spare)) == len(s.spare), "a die is set aside twice"
    for card, spare in enumerate(s.deal.spare_of):
        aside = [die for die in s.spare if s.deal.card_of[die] == card]
        assert card in s.deal.supply or all(s.face[die] == OFF for die in aside), f"{_card(s, card)} has a die too many"
        assert len(aside) in (len(spare), len(spare) - 1), f"{_card(s, card)} has {len(aside)} dice set aside"
        is_settled = s.outcome is None and not _awaits(s, settle_dice.__name__)
        if is_settled and len(aside) < len(spare) and kind_of_zone(s, card) == TEAM:
            trained = [upgrade for upgrade in upgrades_on(s, card) if upgrade in s.deal.trainers]
            assert trained, f"{_card(s, card)} has an additional die and no training"


def tokens_lie_on_cards_in_play(s: DestinyState) -> None:
    """Damage and shields lie on characters, as many as they can have; what is not in play has nothing on it."""
    for card, health in enumerate(s.deal.health):
        damage, shields, exhausted, name = s.damage[card], s.shields[card], s.exhausted[card], _card(s, card)
        if kind_of_zone(s, card) == TEAM:
            assert damage <= health, f"{name} has {damage} damage of {health}"
            assert shields <= MAX_SHIELDS, f"{name} has {shields} shields"
        else:
            counts = s.deal.key[card] in COUNTS_DAMAGE and in_play(s, card)
            assert counts or not damage, f"{name} has damage and is no character in play"
            keeps = s.deal.key[card] in KEEPS_SHIELDS and in_play(s, card)
            assert keeps or not shields, f"{name} has shields and is no character in play"
        assert exhausted in (0, 1), f"{name} is exhausted {exhausted} times"
        assert in_play(s, card) or not exhausted, f"{name} is exhausted and not in play"
    assert len(set(s.used)) == len(s.used), "a card did twice what it can do once a round"
    assert all(in_play(s, card) for card in s.used), "a card out of play has used what it can do once a round"


def upgrades_are_on_characters(s: DestinyState) -> None:
    """Upgrades in play are on a character of their side, up to three on each; others may lie on cards set aside."""
    for card, host in enumerate(s.host):
        zone = kind_of_zone(s, card)
        assert (host != NOBODY) == (zone in (UPGRADES, STACKED)), f"{_card(s, card)} is on {host}"
        if zone == STACKED:
            assert kind_of_zone(s, host) == ASIDE, f"{_card(s, card)} lies on what is not set aside"
        elif host != NOBODY:
            assert kind_of_zone(s, host) == TEAM, f"{_card(s, card)} is on what is no character in play"
            assert seat_of(s, host) == seat_of(s, card), f"{_card(s, card)} is on a character of the other side"
    if not _awaits(s, settle_upgrades.__name__):
        for character in _characters(s):
            found = len(upgrades_on(s, character))
            assert found <= MAX_UPGRADES, f"{_card(s, character)} has {found} upgrades"


def captured_dice_are_held(s: DestinyState) -> None:
    """Each captured die is in no pool, and held by one card in play; its own card is in play, too."""
    dice = [die for die, _ in s.captured]
    captors = [captor for _, captor in s.captured]
    assert len(dice) == len(captors) == len(set(dice)), "a die is captured twice"
    for die, captor in zip(dice, captors, strict=True):
        assert s.face[die] == OFF, f"captured die {die} is in a pool"
        assert in_play(s, captor), f"{_card(s, captor)} holds a die and is not in play"
        card = s.deal.card_of[die]
        assert in_play(s, card) or card in s.deal.supply, (
            f"a die of {_card(s, s.deal.card_of[die])} is captured without its card"
        )


def the_eliminated_have_nothing(s: DestinyState) -> None:
    """Who is out of the game controls no card, no die and nothing that waits."""
    for seat in s.eliminated:
        left = [zone for zone in range(0, FIELD, MAX_SEATS) if zone != OUT and s.zones[zone + seat]]
        assert not left, f"seat {seat} is out and has cards in {left}"
        assert not s.pools[seat], f"seat {seat} is out and has dice"
        assert s.holder != seat, f"seat {seat} is out and controls the battlefield"
        assert seat not in s.extra, f"seat {seat} is out and has an additional action"
        assert all(pending.frame.you != seat for pending in s.queue), (
            f"seat {seat} is out and has an ability in the queue"
        )
    out = [
        card for zone in range(OUT, OUT + MAX_SEATS) for card in s.zones[zone] if s.deal.owner[card] not in s.eliminated
    ]
    lost = [_card(s, card) for card in out if card not in s.deal.supply]
    assert not lost, f"{lost} is out of the game, and its player is not"


def nothing_is_left_over(s: DestinyState) -> None:
    """At the begin of a turn nothing is under way; when the game is over, nothing waits any more."""
    if s.outcome is not None:
        for name in ("frames", "queue", "delayed", "extra"):
            assert not getattr(s, name), f"the game is over and left in {name} is {getattr(s, name)}"
    elif s.decision is not None and s.decision.kind == "action":
        for name in ("frames", "queue", "extra", "spent", "hasty"):
            assert not getattr(s, name), f"a turn begins and left in {name} is {getattr(s, name)}"
        limbo = [_card(s, card) for seat in range(s.seats) for card in s.zones[LIMBO + seat]]
        assert not limbo, f"a turn begins and in limbo are {limbo}"
        fallen = [_card(s, card) for card in _characters(s) if s.damage[card] >= s.deal.health[card]]
        assert not fallen, f"a turn begins and defeated characters are in play: {fallen}"
    assert s.phase == SETUP or not s.put_back, f"cards of the first redraw are still to be put back: {s.put_back}"


def _up_a_sleeve(s: DestinyState, card: int) -> bool:
    owner = s.deal.owner[card]
    aces = [ace for ace, key in enumerate(s.deal.key) if key == ACE_IN_THE_HOLE and s.deal.owner[ace] == owner]
    return bool(aces) and s.deal.kind[card] == UPGRADE and kind_of_zone(s, card) in (DISCARD, HAND, DECK)


def _characters(s: DestinyState) -> list[int]:
    return [card for seat in range(s.seats) for card in s.zones[TEAM + seat]]


def _awaits(s: DestinyState, name: str) -> bool:
    """Whether a step is still to come."""
    return any(step.__name__ == name for step, _ in [*s.agenda, *([s.asked] if s.asked else [])])


def _card(s: DestinyState, card: int) -> str:
    return f"{s.deal.cards[card].name.en} ({s.deal.notation[card]})"
