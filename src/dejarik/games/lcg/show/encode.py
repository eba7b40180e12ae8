"""The LCG for programs that learn: the actions and what is encoded of a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dejarik.abilities.loops import MOST_REPETITIONS
from dejarik.games.lcg.model.card import POOL
from dejarik.games.lcg.model.deal import Deal
from dejarik.games.lcg.model.state import (
    AFFILIATIONS,
    AREA,
    CAPTIVES,
    CHOSEN,
    DECK,
    DIAL,
    DISCARD,
    EDGE,
    HAND,
    LIMBO,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SEATS,
    VICTORY,
    LcgState,
)
from dejarik.games.lcg.show.notation import ABILITY_VERBS, AMOUNT_VERBS, NUMBER_VERBS
from dejarik.games.lcg.show.wording import WORDING
from dejarik.kernel.actions import About, Actions, Verb, verbs_of
from dejarik.kernel.cast import Cast
from dejarik.kernel.encoding import Extra, Note, Tables, Zone

VERSION: Final = 1
_SLOTS: Final = 3
_MOST: Final = 6
"""Larger amounts are hardly ever chosen."""
_ABILITIES: Final = 4
"""More than a card has."""
_BARE: Final = (
    "as_unit",
    "blast",
    "dial",
    "done",
    "keep",
    "mulligan",
    "no",
    "pass",
    "unfocus",
    "unshield",
    "yes",
)


@lru_cache(maxsize=256)
def _cast(deal: Deal) -> Cast:
    return Cast(deal.key, deal.owner)


def cast(s: LcgState) -> Cast:
    """The cards that both players brought."""
    return _cast(s.deal)


def actions() -> Actions[LcgState]:
    """Most verbs are about a card."""
    verbs: dict[str, Verb | None] = dict.fromkeys(verbs_of(WORDING.labels), Verb(About.CARD, slots=_SLOTS))
    verbs.update(dict.fromkeys(_BARE))
    verbs.update(dict.fromkeys(NUMBER_VERBS, Verb(About.NUMBER, _MOST)))
    verbs.update(dict.fromkeys(AMOUNT_VERBS, Verb(About.CARD, _MOST, slots=2)))
    verbs.update(dict.fromkeys(ABILITY_VERBS, Verb(About.CARD, _ABILITIES, _SLOTS)))
    verbs["times"] = Verb(About.NUMBER, MOST_REPETITIONS + 1)
    return Actions(VERSION, tuple(POOL), verbs, SEATS, cast)


def _engagement(s: LcgState, _seat: int) -> list[Note]:
    found: list[Note] = [(s.engaged, 0, 1)] if s.engaged >= 0 else []
    return found + [(card, 1, 1 if seat == s.active else 2) for seat, card in s.played]


TABLES: Final[Tables[LcgState]] = Tables(
    zones=(
        Zone("area", AREA, each=True),
        Zone("objectives", OBJECTIVES, each=True),
        Zone("affiliations", AFFILIATIONS, each=True),
        Zone("deck", DECK, each=True, ordered=True, bare=True),
        Zone("objective_deck", OBJECTIVE_DECK, each=True, ordered=True, bare=True),
        Zone("hand", HAND, each=True, bare=True),
        Zone("discard", DISCARD, each=True, bare=True),
        Zone("victory", VICTORY, each=True, bare=True),
        Zone("edge", EDGE, each=True, bare=True),
        Zone("captives", CAPTIVES, each=True),
        Zone("limbo", LIMBO, each=True),
        Zone("chosen", CHOSEN, each=True, bare=True),
    ),
    numbers=("round_limit", "turn", "phase", "balance", "dial", "dial_damage", "undefended"),
    players=("active", "edge"),
    by_seat=("sides", "edge_totals", "revealed"),
    by_card=("focus", "damage", "shields", "committed"),
    hosts=("host",),
    marks=("attackers", "defenders", "fallen", "struck", "declared", "again", "blank", "edge_cards"),
    figures={
        "dial_engaged": lambda s, _: int(s.engaged == DIAL),
        "dial_declared": lambda s, _: s.declared.count(DIAL),
        "dial_again": lambda s, _: s.again.count(DIAL),
    },
    extra=Extra(("engaged", "played"), _engagement),
)
