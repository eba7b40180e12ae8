"""Attacks: committing cards, attacks on a base behind its ships, and attacks on cards of the galaxy row."""

from __future__ import annotations

from typing import TypeAlias

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.words import can_begin, rule_effect
from dejarik.games.deckbuilding.model.moments import DEFEATS
from dejarik.games.deckbuilding.model.printed import (
    CAN_ATTACK,
    COST,
    FACTION,
    HIT_POINTS,
    HUNTS,
    KEY,
    KIND,
    REWARD,
)
from dejarik.games.deckbuilding.model.state import (
    AREA,
    BASE,
    GALAXY_DISCARD,
    NEUTRAL,
    ROW,
    SPENT,
    UNIT,
    DeckbuildingState,
    attacked_seat,
    base_of,
    foes_of,
)
from dejarik.games.deckbuilding.model.words import Effect
from dejarik.games.deckbuilding.rules.damage import damage_base, damage_ship, ships_of
from dejarik.games.deckbuilding.rules.galaxy import is_enemy, lift, refill
from dejarik.games.deckbuilding.rules.strength import strength, target_value
from dejarik.games.deckbuilding.rules.timing import begin, occur
from dejarik.games.deckbuilding.vocabulary.gains import Gain
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.decision import Decision, Option, Refusal, subject
from dejarik.kernel.log import tell
from dejarik.kernel.picks import Spread
from dejarik.kernel.steps import step

Likeness: TypeAlias = tuple[str, bool, bool, bool, int, int]

HUNT_REWARDS: tuple[Effect, ...] = tuple(rule_effect("deckbuilding", f"hunt/{cost}", Gain(cost)) for cost in range(10))
"""What attacking a neutral unit pays, by its cost."""


# ---------------------------------------------------------------- committing


ATTACKS_ONCE = Refusal("deckbuilding.commit.once")
NEVER_ATTACKS = Refusal("deckbuilding.commit.needs_attack")
NOTHING_TO_ATTACK = Refusal("deckbuilding.attack.kinds")
NO_SHIPS = Refusal("deckbuilding.row.no_ships")
OWN_CARD = Refusal("deckbuilding.row.pick_enemy")
NOT_A_UNIT = Refusal("deckbuilding.row.units_only_targets")
NEUTRAL_SAFE = Refusal("deckbuilding.row.neutral_safe")


def committable(s: DeckbuildingState) -> list[Option]:
    """The active player's cards that may be committed; of those alike only one is named."""
    can_attack, attackers = CAN_ATTACK[s.faction[s.active]], s.attackers
    ready = [card for card in s.zones[AREA + s.active] if can_attack[card] and card not in attackers]
    if ready and not _is_base_open(s):
        ready = [card for card in ready if KIND[card] == UNIT] if row_targets(s) else []
    if len(ready) > 1 and len({KEY[card] for card in ready}) < len(ready):
        alike: dict[Likeness, int] = {}
        for card in ready:
            alike.setdefault(likeness_of(s, card), card)
        ready = list(alike.values())
    return [("commit", card) for card in ready] if ready else []


def likeness_of(s: DeckbuildingState, card: int) -> Likeness:
    """What tells a card in play from others: two that are alike may stand for each other."""
    return (
        KEY[card],
        card in s.used,
        card in s.attackers,
        card in s.doomed,
        s.boosts.count(card),
        s.damage[card],
    )


def refuse_commit(s: DeckbuildingState, card: int) -> Refusal | None:
    """Once a turn, only cards that could ever have attack, and only if there is something to attack."""
    if not CAN_ATTACK[s.faction[s.active]][card]:
        return NEVER_ATTACKS
    if card in s.attackers:
        return ATTACKS_ONCE
    return None if targets_of(s, card) else NOTHING_TO_ATTACK


def base_targets(s: DeckbuildingState) -> list[int]:
    """The opponents who have a base or a capital ship to attack (deckbuilding.faq.attack_after_base_gone)."""
    return [foe for foe in foes_of(s, s.active) if s.zones[BASE + foe] or ships_of(s, foe)]


def _is_base_open(s: DeckbuildingState) -> bool:
    """Whether there is such an opponent; nearly always there is, so the first base settles it."""
    foes = foes_of(s, s.active)
    return bool(s.zones[BASE + foes[0]]) or bool(base_targets(s))


def row_targets(s: DeckbuildingState) -> list[int]:
    """The cards of the row that units may attack."""
    return [card for card in s.zones[ROW] if _refuse_row_card(s, card) is None]


def refuse_target(s: DeckbuildingState, attacker: int, card: int) -> Refusal | None:
    """Units attack enemy units of the row; what else may be there is safe."""
    return _refuse_row_card(s, card) if KIND[attacker] == UNIT else NO_SHIPS


def _refuse_row_card(s: DeckbuildingState, card: int) -> Refusal | None:
    if FACTION[card] == NEUTRAL:
        return _refuse_neutral(s, card)
    if not is_enemy(s, card):
        return OWN_CARD
    return None if KIND[card] == UNIT else NOT_A_UNIT


def _refuse_neutral(s: DeckbuildingState, card: int) -> Refusal | None:
    """Neutral cards are safe, except one unit a turn from a player whose base allows it."""
    for base in s.zones[BASE + s.active]:
        if HUNTS[base] and KIND[card] == UNIT and (base not in s.used or card in s.targets):
            return None
    return NEUTRAL_SAFE


def targets_of(s: DeckbuildingState, attacker: int) -> list[Option]:
    """Everything a card may be committed against."""
    found: list[Option] = [("base", foe) for foe in base_targets(s)]
    if KIND[attacker] == UNIT:
        found += [("at", card) for card in row_targets(s)]
    return found


@step
def ask_target(s: DeckbuildingState, attacker: int) -> None:
    """What the card is committed against; with a single target there is nothing to ask."""
    options = targets_of(s, attacker)
    if len(options) > 1:
        s.decision = Decision(s.active, "target", options, _answer_target, completes=True)
    else:
        _answer_target(s, options[0], attacker)


def _answer_target(s: DeckbuildingState, option: Option, attacker: int) -> None:
    s.attackers.append(attacker)
    if option[0] == "base":
        s.targets += (base_of(subject(option)),)
        tell(s, "committed_base", s.active, (attacker,), (subject(option),))
        return
    target = subject(option)
    s.targets += (target,)
    tell(s, "committed", s.active, (attacker, target))
    if FACTION[target] == NEUTRAL:
        base = s.zones[BASE + s.active][0]
        if base not in s.used:
            s.used.append(base)


def target_refusals(s: DeckbuildingState, seat: int) -> list[tuple[Option, Refusal]]:
    """Row cards that the card being committed may not attack, with the reason."""
    assert s.asked is not None
    attacker = s.asked[1][0]
    checked = [(card, refuse_target(s, attacker, card)) for card in s.zones[ROW]]
    return [(("at", card), refusal) for card, refusal in checked if refusal is not None]


# ---------------------------------------------------------------- resolving


def attacks_to_resolve(s: DeckbuildingState) -> list[Option]:
    """Every attack to which cards are committed."""
    aimed = dict.fromkeys(target for target in s.targets if target != SPENT)
    return [("strike", target) if target >= 0 else ("attack", attacked_seat(target)) for target in aimed]


def _spend(s: DeckbuildingState, target: int) -> list[int]:
    """The cards of an attack, which take part in no other this turn (deckbuilding.attack.base.spent)."""
    group = [card for card, aimed in zip(s.attackers, s.targets, strict=True) if aimed == target]
    s.targets = tuple([SPENT if aimed == target else aimed for aimed in s.targets])
    return group


def attack_base(s: DeckbuildingState, seat: int) -> None:
    """All the damage goes to ships first; what is left when none remains goes to the base."""
    total = strength(s, base_of(seat))
    _spend(s, base_of(seat))
    tell(s, "attacked", s.active, numbers=(seat, total))
    s.agenda.append((assign_damage, (seat, total, *ships_of(s, seat))))


@step
def assign_damage(s: DeckbuildingState, seat: int, left: int, *ships: int) -> None:
    """The attacker splits the damage among the ships (deckbuilding.attack.base.distribute); there may be no choice."""
    if not ships:
        if left:
            damage_base(s, seat, left)
        return
    ship, *others = ships
    room = HIT_POINTS[ship] - s.damage[ship]
    elsewhere = sum(HIT_POINTS[other] - s.damage[other] for other in others)
    most, least = min(left, room), min(max(left - elsewhere, 0), room)
    if least < most:
        options: list[Option] = [("assign", ship, amount) for amount in range(most, least - 1, -1)]
        s.decision = Decision(s.active, "assign", options, _answer_assign, completes=True)
    else:
        _answer_assign(s, ("assign", ship, most), seat, left, *ships)


def damage_spread(s: DeckbuildingState) -> Spread:
    """What the pending assignment and those that follow it spread; a ship takes no more than destroys it."""
    asked = asked_by(s, assign_damage)
    assert asked is not None, "only an assignment spreads damage"
    _, left, *ships = asked
    return Spread("assign", left, {ship: HIT_POINTS[ship] - s.damage[ship] for ship in ships})


def _answer_assign(s: DeckbuildingState, option: Option, seat: int, left: int, *ships: int) -> None:
    amount = option[1:][1]
    s.agenda.append((assign_damage, (seat, left - amount, *ships[1:])))
    if amount:
        damage_ship(s, ships[0], amount)


def strike(s: DeckbuildingState, card: int) -> None:
    """Enough attack defeats the card; less has no effect at all (deckbuilding.row.no_counters)."""
    total = strength(s, card)
    group = _spend(s, card)
    if total < target_value(card):
        tell(s, "strike_failed", s.active, (card,), (total, target_value(card)))
        return
    spot = lift(s, card, GALAXY_DISCARD)
    tell(s, "defeated", s.active, (card,), (total,))
    occur(s, DEFEATS, *group)
    s.agenda.append((ask_reward, (card,)))
    refill(s, spot)


def reward_of(card: int) -> Effect:
    """What defeating a card brings."""
    reward = REWARD[card]
    return HUNT_REWARDS[COST[card]] if reward is None else reward


@step
def ask_reward(s: DeckbuildingState, card: int) -> None:
    """The reward comes last and may be declined (deckbuilding.row.reward_last), but before any "when" ability."""
    if can_begin(s, reward_of(card), s.new_frame(card, s.active, NOBODY)):
        options: list[Option] = [("reward", card), ("decline",)]
        s.decision = Decision(s.active, "reward", options, _answer_reward, completes=True)


def _answer_reward(s: DeckbuildingState, option: Option, card: int) -> None:
    if option[0] == "reward":
        tell(s, "rewarded", s.active, (card,))
        begin(s, reward_of(card), card)
