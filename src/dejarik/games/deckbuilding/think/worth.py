"""What a card is worth to its owner each time it is seen, read off its numbers and the words of its abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from dejarik.games.deckbuilding.model.abilities import Aura, Use, When
from dejarik.games.deckbuilding.model.printed import ARRIVAL, CARDS, HUNTS, REWARD
from dejarik.games.deckbuilding.model.words import Effect
from dejarik.games.deckbuilding.vocabulary import choices, effects, row_choices
from dejarik.games.deckbuilding.vocabulary.lasting import BonusAgainstRow, BonusPerLostBase, BonusWhile


class Worth(NamedTuple):
    """Attack (or damage prevented), resources, and further cards seen, per time the card comes up."""

    attack: float = 0.0
    resources: float = 0.0
    draws: float = 0.0

    def plus(self, other: Worth, part: float = 1.0) -> Worth:
        """This and a part of another."""
        return Worth(*(mine + part * yours for mine, yours in zip(self, other, strict=True)))


NOTHING = Worth()
CONDITION = 0.6
"""How often a condition holds."""
ONCE = 0.3
"""What an effect counts if the card is exiled for it."""
FORCE_VALUE = 0.35
"""A step of the Force marker in resources."""

Judge: TypeAlias = Callable[[Any], Worth]

_JUDGES: dict[type[Effect], Judge] = {
    effects.Draw: lambda e: Worth(draws=e.cards),
    effects.Gain: lambda e: Worth(resources=e.resources),
    effects.GainForce: lambda e: Worth(resources=FORCE_VALUE * e.force),
    effects.Repair: lambda e: Worth(attack=0.6 * e.damage),
    effects.Strengthen: lambda e: Worth(attack=e.attack),
    effects.ExileThis: lambda _: NOTHING,
    effects.DamageBase: lambda e: Worth(attack=e.damage),
    effects.PurgeRow: lambda _: Worth(attack=2.0),
    effects.Reveal: lambda e: judge(e.own).plus(Worth(resources=0.2), 1.0),
    effects.LookAtTop: lambda _: Worth(resources=0.2),
    effects.LookAtHand: lambda _: Worth(resources=0.1),
    effects.NextPurchaseOnDeck: lambda _: Worth(resources=0.8),
    effects.If: lambda e: NOTHING.plus(judge(e.effect), CONDITION),
    effects.Better: lambda e: _better(judge(e.effect), judge(e.better)),
    effects.Both: lambda e: judge(e.first).plus(judge(e.second)),
    effects.Then: lambda e: _then(e),
    effects.Pay: lambda e: NOTHING.plus(judge(e.effect), 0.3),
    choices.Choose: lambda e: _best(e.effects),
    choices.MayChoose: lambda e: _best(e.effects),
    choices.FoeChooses: lambda e: NOTHING.plus(_best(e.effects), 0.7),
    choices.DiscardOwn: lambda _: Worth(draws=-0.6),
    choices.ExileFromHand: lambda _: Worth(resources=0.5),
    choices.Exile: lambda _: Worth(resources=1.0),
    choices.ExileUpTo: lambda e: Worth(resources=0.9 * e.cards),
    choices.Return: lambda _: Worth(attack=1.5),
    choices.FoeDiscards: lambda _: Worth(attack=1.2),
    choices.FoeDiscardsAtRandomIf: lambda _: Worth(attack=1.5),
    choices.PutOnDeck: lambda _: Worth(attack=1.2),
    choices.Damage: lambda e: Worth(attack=e.damage),
    row_choices.DiscardFromRow: lambda _: Worth(resources=0.4),
    row_choices.TakeFromRow: lambda _: Worth(attack=3.0),
    row_choices.BuyFree: lambda _: Worth(resources=3.0),
    row_choices.BuyFreeToHand: lambda _: Worth(resources=4.0),
    row_choices.BuyFromDiscard: lambda _: Worth(resources=0.5),
    row_choices.Destroy: lambda _: Worth(attack=2.0),
    row_choices.DestroyOrEnemyInRow: lambda _: Worth(attack=2.5),
    row_choices.DestroyOrAnyInRow: lambda _: Worth(attack=2.5),
    row_choices.MaySwapTop: lambda _: Worth(resources=0.5),
    row_choices.KeepOneOnTop: lambda _: Worth(resources=0.5),
    row_choices.SwapWithDiscard: lambda _: Worth(resources=0.5),
}


def judge(effect: Effect) -> Worth:
    """What carrying out an effect is worth, on average over positions."""
    return _JUDGES[type(effect)](effect)


def _better(usual: Worth, better: Worth) -> Worth:
    return NOTHING.plus(usual, 1 - CONDITION).plus(better, CONDITION)


def _then(effect: effects.Then) -> Worth:
    once = isinstance(effect.first, effects.ExileThis)
    return judge(effect.first).plus(judge(effect.second), ONCE if once else 1.0)


def _best(options: tuple[Effect, ...]) -> Worth:
    return max(map(judge, options), key=lambda worth: worth.attack + worth.resources + 2 * worth.draws)


def _card_worth(card: int) -> Worth:
    printed = CARDS[card]
    total = Worth(printed.attack, printed.resources + FORCE_VALUE * printed.force)
    for ability in printed.abilities:
        match ability:
            case Use():
                total = total.plus(judge(ability.effect), CONDITION if ability.condition else 1.0)
            case When():
                total = total.plus(judge(ability.effect), 0.5)
            case BonusWhile():
                total = total.plus(Worth(attack=ability.attack), CONDITION)
            case BonusAgainstRow() | BonusPerLostBase():
                total = total.plus(Worth(attack=ability.attack), 0.5)
            case Aura():
                total = total.plus(Worth(attack=ability.attack))
    if ARRIVAL[card] is not None or HUNTS[card]:
        total = total.plus(Worth(resources=0.5))
    return total


_WORTH = tuple(_card_worth(card) for card in range(len(CARDS)))
ATTACK_WORTH: tuple[float, ...] = tuple(worth.attack for worth in _WORTH)
RESOURCE_WORTH: tuple[float, ...] = tuple(worth.resources for worth in _WORTH)
DRAW_WORTH: tuple[float, ...] = tuple(worth.draws for worth in _WORTH)
IS_WEAK: tuple[bool, ...] = tuple(worth.attack + worth.resources < 1.2 for worth in _WORTH)
"""Cards that a better deck would do without."""
REWARD_WORTH: tuple[Worth, ...] = tuple(judge(reward) if reward else NOTHING for reward in REWARD)
