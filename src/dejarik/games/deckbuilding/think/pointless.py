"""What no player in their right mind does: exile a card for an effect that cannot happen, commit one without attack."""

from __future__ import annotations

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.structure import Pay
from dejarik.games.deckbuilding.model.printed import BONUS, USE
from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.games.deckbuilding.rules.strength import attack_of
from dejarik.games.deckbuilding.vocabulary.gains import ExileThis
from dejarik.kernel.decision import Option, subject


def is_pointless(s: DeckbuildingState, option: Option) -> bool:
    """Whether an option plainly gains nothing."""
    match option[0]:
        case "use":
            return is_exiled_for(subject(option)) and not pays_off(s, subject(option))
        case "commit":
            return BONUS[subject(option)] is None and attack_of(s, subject(option)) == 0
    return False


def is_exiled_for(card: int) -> bool:
    """Whether using a card's ability exiles it."""
    ability = USE[card]
    return ability is not None and isinstance(ability.effect, Pay) and isinstance(ability.effect.prices[0], ExileThis)


def pays_off(s: DeckbuildingState, card: int) -> bool:
    """Whether the effect of a card that is exiled for it is possible."""
    ability = USE[card]
    assert ability is not None, "only asked of cards that are exiled for their effect"
    assert isinstance(ability.effect, Pay), "only asked of cards that are exiled for their effect"
    return ability.effect.effect.possible(s, s.new_frame(card, s.active, NOBODY))
