"""What a card is worth to its owner each time it is seen, read off its numbers and the words of its abilities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from dejarik.abilities.structure import All, If, Pay, Then
from dejarik.abilities.words import Word
from dejarik.games.deckbuilding.model.abilities import Aura, Use, When
from dejarik.games.deckbuilding.model.printed import ARRIVAL, CARDS, HUNTS, REWARD
from dejarik.games.deckbuilding.model.state import HAND
from dejarik.games.deckbuilding.vocabulary.fights import Damage, DamageBase, Destroy, PurgeRow
from dejarik.games.deckbuilding.vocabulary.gains import Draw, ExileThis, Gain, GainForce, Repair, Strengthen
from dejarik.games.deckbuilding.vocabulary.galaxy import (
    BuyFree,
    BuyFromDiscard,
    KeepOneOnTop,
    LookAtTop,
    MaySwapTop,
    NextPurchaseOnDeck,
    Reveal,
    SwapWithDiscard,
    TakeFromRow,
)
from dejarik.games.deckbuilding.vocabulary.hands import Discard, Exile, LookAtHand, PutOnDeck, Return
from dejarik.games.deckbuilding.vocabulary.joining import Better, Choose, FoeChooses, Spend
from dejarik.games.deckbuilding.vocabulary.lasting import BonusAgainstRow, BonusPerLostBase, BonusWhile
from dejarik.games.deckbuilding.vocabulary.selectors import HAND_CARD, ROW_CARD


class Worth(NamedTuple):
    """Attack (or damage prevented), resources, and further cards seen, per time the card comes up."""

    attack: float = 0.0
    resources: float = 0.0
    draws: float = 0.0

    def plus(self, other: Worth, part: float = 1.0) -> Worth:
        """This and a part of another."""
        return Worth(*(mine + part * yours for mine, yours in zip(self, other, strict=True)))


NOTHING = Worth()
CONDITION: Final = 0.6
"""How often a condition holds."""
ONCE: Final = 0.3
"""What an effect counts if the card is exiled for it."""
FORCE_VALUE: Final = 0.35
"""A step of the Force marker in resources."""


def judge(effect: Word) -> Worth:
    """What carrying out an effect is worth, on average over positions."""
    match effect:
        case If():
            return NOTHING.plus(judge(effect.effect), CONDITION)
        case Better():
            return _better(judge(effect.effect), judge(effect.better))
        case All():
            return _sum(effect.effects)
        case Then():
            return judge(effect.first).plus(judge(effect.second))
        case Pay():
            once = isinstance(effect.prices[0], ExileThis)
            return judge(effect.prices[0]).plus(judge(effect.effect), ONCE if once else 1.0)
        case Spend():
            return NOTHING.plus(judge(effect.effect), 0.3)
        case FoeChooses():
            return NOTHING.plus(_best(effect.effects), 0.7)
        case Choose():
            return _best(effect.effects)
        case Reveal():
            return judge(effect.own).plus(Worth(resources=0.2))
    return _leaf(effect)


def _leaf(effect: Word) -> Worth:
    """The worth of a word that joins no others."""
    match effect:
        case Draw():
            return Worth(draws=effect.cards)
        case Gain():
            return Worth(resources=effect.resources)
        case GainForce():
            return Worth(resources=FORCE_VALUE * effect.force)
        case Repair():
            return Worth(attack=0.6 * effect.damage)
        case Strengthen():
            return Worth(attack=effect.attack)
        case Damage() | DamageBase():
            return Worth(attack=effect.damage)
        case Discard():
            return _discard(effect)
        case Exile():
            return Worth(resources=0.9 * effect.up_to or (0.5 if effect.select is HAND_CARD else 1.0))
        case BuyFree():
            return Worth(resources=4.0 if effect.to == HAND else 3.0)
        case Destroy():
            return Worth(attack=2.5 if effect.ships.in_row else 2.0)
    return _PLAIN[type(effect)]


_PLAIN: dict[type[Word], Worth] = {
    ExileThis: NOTHING,
    PurgeRow: Worth(attack=2.0),
    LookAtTop: Worth(resources=0.2),
    LookAtHand: Worth(resources=0.1),
    NextPurchaseOnDeck: Worth(resources=0.8),
    Return: Worth(attack=1.5),
    PutOnDeck: Worth(attack=1.2),
    TakeFromRow: Worth(attack=3.0),
    BuyFromDiscard: Worth(resources=0.5),
    MaySwapTop: Worth(resources=0.5),
    KeepOneOnTop: Worth(resources=0.5),
    SwapWithDiscard: Worth(resources=0.5),
}
"""Words that are worth the same on every card."""


def _discard(effect: Discard) -> Worth:
    if effect.select is ROW_CARD:
        return Worth(resources=0.4)
    if effect.select is HAND_CARD:
        return Worth(draws=-0.6)
    return Worth(attack=1.5 if effect.random_if else 1.2)


def _sum(effects: Iterable[Word]) -> Worth:
    total = NOTHING
    for effect in effects:
        total = total.plus(judge(effect))
    return total


def _better(usual: Worth, better: Worth) -> Worth:
    return NOTHING.plus(usual, 1 - CONDITION).plus(better, CONDITION)


def _best(options: Iterable[Word]) -> Worth:
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
