"""Destiny for programs that learn: the actions and what is encoded of a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dejarik.games.destiny.language.dice import SIDES, SYMBOL_KEYS
from dejarik.games.destiny.model.card import POOL
from dejarik.games.destiny.model.deal import Deal
from dejarik.games.destiny.model.state import (
    ASIDE,
    DECK,
    DISCARD,
    FIELD,
    HAND,
    LIMBO,
    MAX_SEATS,
    OUT,
    PLOTS,
    STACKED,
    SUPPORTS,
    TEAM,
    UPGRADES,
    DestinyState,
)
from dejarik.games.destiny.show.notation import AMOUNT_VERBS, DIE_VERBS, NUMBER_VERBS, SEAT_VERBS, SIDE_VERBS
from dejarik.games.destiny.show.totals import TOTALS
from dejarik.games.destiny.show.wording import WORDING
from dejarik.kernel.actions import About, Actions, Verb, verbs_of
from dejarik.kernel.cast import Cast
from dejarik.kernel.encoding import Extra, Note, Tables, Zone

VERSION: Final = 1
_SLOTS: Final = 2
_DICE_ALIKE: Final = 4
_WAYS_TO_PLAY: Final = 8
"""An upgrade can be played on several characters."""
_MOST: Final = 8
"""Larger amounts are hardly ever chosen."""
_BARE: Final = ("claim", "decline", "done", "no", "pass", "roll", "yes")
"""Verbs that nothing follows; a roll is chance's, not a player's."""
_DICE: Final = 3
"""Of no card are more encoded."""


@lru_cache(maxsize=256)
def _cast(deal: Deal) -> Cast:
    return Cast(deal.key, deal.owner, deal.card_of)


def cast(s: DestinyState) -> Cast:
    """The cards and dice that everybody brought."""
    return _cast(s.deal)


def actions() -> Actions[DestinyState]:
    """Most verbs are about a card."""
    verbs: dict[str, Verb | None] = dict.fromkeys(verbs_of(WORDING.labels), Verb(About.CARD, slots=_SLOTS))
    verbs.update(dict.fromkeys(DIE_VERBS, Verb(About.DIE, slots=_DICE_ALIKE)))
    verbs.update(dict.fromkeys(SIDE_VERBS, Verb(About.DIE, SIDES, _SLOTS)))
    verbs.update(dict.fromkeys(SEAT_VERBS, Verb(About.SEAT)))
    verbs.update(dict.fromkeys(NUMBER_VERBS, Verb(About.NUMBER, _MOST)))
    verbs.update(dict.fromkeys(AMOUNT_VERBS, Verb(About.CARD, _MOST)))
    verbs["symbol"] = Verb(About.NUMBER, len(SYMBOL_KEYS))
    verbs["play"] = Verb(About.CARD, slots=_WAYS_TO_PLAY)
    verbs.update(dict.fromkeys(_BARE))
    return Actions(VERSION, tuple(POOL), verbs, MAX_SEATS, cast)


def _dice(s: DestinyState, seat: int) -> list[Note]:
    card_of, dice_of, face = s.deal.card_of, s.deal.dice_of, s.face
    found: list[Note] = []
    for owner, pool in enumerate(s.pools):
        holder = (owner - seat) % s.seats + 1
        for die in pool:
            card = card_of[die]
            place = die - dice_of[card][0]
            if place < _DICE:
                found += ((card, 2 * place, face[die] + 1), (card, 2 * place + 1, holder))
    return found


TABLES: Final[Tables[DestinyState]] = Tables(
    zones=(
        Zone("deck", DECK, each=True, ordered=True, bare=True),
        Zone("hand", HAND, each=True, bare=True),
        Zone("discard", DISCARD, each=True, bare=True),
        Zone("team", TEAM, each=True),
        Zone("upgrades", UPGRADES, each=True),
        Zone("supports", SUPPORTS, each=True),
        Zone("plots", PLOTS, each=True),
        Zone("limbo", LIMBO, each=True),
        Zone("aside", ASIDE, each=True),
        Zone("out", OUT, each=True),
        Zone("stacked", STACKED, each=True),
        Zone("battlefield", FIELD),
    ),
    numbers=("round_limit", "round", "phase", "turn", "passes"),
    players=("active", "claimant", "holder", "decider"),
    by_seat=("resources",),
    by_card=("exhausted", "damage", "shields"),
    hosts=("host",),
    marks=("used",),
    figures={"own_extra_actions": lambda s, seat: s.extra.count(seat)},
    totals=TOTALS,
    extra=Extra(
        tuple(f"{column}{die}" for die in range(1, _DICE + 1) for column in ("face", "pool")),
        _dice,
    ),
)
