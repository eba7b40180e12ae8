"""What a player of the Deckbuilding Game would leave unused at the end of a turn."""

from __future__ import annotations

from typing import Final

from dejarik.games.deckbuilding.model.state import AREA, HAND, SPENT, DeckbuildingState
from dejarik.games.deckbuilding.rules.strength import attack_of, target_of
from dejarik.kernel.decision import Option
from dejarik.kernel.nouns import CARD, RESOURCE
from dejarik.kernel.text import EMPTY, Text, joined

_ATTACKS: Final = frozenset({"commit", "attack", "strike"})
_ATTACK: Final = Text("{n} attack", "{n} ataku")


def waste(s: DeckbuildingState, option: Option) -> Text:
    """Attack, resources and cards in hand are lost with the end of the turn; each counts if it has a use now."""
    if option[0] != "end" or s.decision is None:
        return EMPTY
    verbs = {verb for verb, *_ in s.decision.options}
    ready = sum(attack_of(s, card) for card in s.zones[AREA + s.active] if target_of(s, card) != SPENT)
    return joined(
        (
            CARD.count(len(s.zones[HAND + s.active])) if "play" in verbs else EMPTY,
            _ATTACK.fill(n=ready) if ready and not verbs.isdisjoint(_ATTACKS) else EMPTY,
            RESOURCE.count(s.resources) if "buy" in verbs else EMPTY,
        ),
        ", ",
    )
