"""The cards of Duel."""

from __future__ import annotations

from dejarik.abilities.structure import Pay
from dejarik.abilities.timing import AFTER, BEFORE, INSTEAD
from dejarik.abilities.words import Effect, Word, name_effects
from dejarik.kernel.text import Text, key_of, sentence
from tests.abilities.duel_state import POOL, Printed
from tests.abilities.duel_words import (
    ENEMY,
    Answer,
    Cancel,
    CostAtMost,
    Deal,
    Discard,
    DiscardThis,
    FoePlays,
    Gain,
    Heal,
    Mechanical,
    Prevent,
    SomebodyIsHurt,
    Spend,
    Units,
    YouAreHurt,
)


def card(
    en: str, pl: str, cost: int, *abilities: Word, unit: bool = False, droid: bool = False, stays: bool = False
) -> str:
    """Put a card into the pool and return its key."""
    key = key_of(en)
    POOL[key] = Printed(Text(en, pl), cost, abilities, unit, droid, stays)
    for place, ability in enumerate(abilities):
        name_effects(ability, f"duel:{key}/{place}")
    return key


def text_of(key: str) -> Text:
    """What a card says, both languages built from what it does."""
    ability = POOL[key].abilities[0]
    if isinstance(ability, Answer):
        return ability.text_on(0)
    assert isinstance(ability, Effect)
    return sentence(ability.clause.say())


DECK_LIST = (
    card("Blaster", "Blaster", 1, Deal(2)),
    card("Sabotage", "Sabotaż", 1, Discard(Units(ENEMY, Mechanical(), CostAtMost(1)))),
    card("Deflect", "Odbicie", 1, Answer(BEFORE, YouAreHurt(), Cancel())),
    card("Counter", "Kontra", 1, Answer(BEFORE, FoePlays(), Cancel())),
    card("Revenge", "Zemsta", 1, Answer(AFTER, YouAreHurt(), Deal(1))),
    card("Brace", "Unik", 1, Answer(BEFORE, YouAreHurt(), Prevent(1))),
    card("Barrage", "Ostrzał", 1, Deal(1), stays=True),
    card("Memento", "Pamiątka", 1, Answer(AFTER, YouAreHurt(), Gain(2)), stays=True),
    card("Guard", "Strażnik", 1, Answer(BEFORE, YouAreHurt(), Prevent(1), forced=True), unit=True, droid=True),
    card("Alarm", "Alarm", 1, Answer(BEFORE, YouAreHurt(), Gain(1), forced=True), unit=True),
    card("Medic", "Medyk", 1, Answer(AFTER, YouAreHurt(), Pay(Spend(1), Heal(1))), unit=True, droid=True),
    card("Nurse", "Sanitariusz", 1, Answer(AFTER, YouAreHurt(), Heal(1)), unit=True),
    card("Thorns", "Kolce", 1, Answer(AFTER, YouAreHurt(), Deal(1), forced=True), unit=True),
    card("Witness", "Świadek", 1, Answer(AFTER, SomebodyIsHurt(), Gain(1), forced=True), unit=True),
    card("Decoy", "Przynęta", 2, Answer(INSTEAD, YouAreHurt(), DiscardThis(), forced=True), unit=True, droid=True),
    card("Mirror", "Lustro", 2, Answer(INSTEAD, YouAreHurt(), Deal()), unit=True),
)
