"""Bounty for programs that learn: the actions and what is encoded of a position."""

from __future__ import annotations

from typing import Final

from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS
from dejarik.games.bounty.options import ABOUT_CARDS
from dejarik.games.bounty.state import (
    BESIDE,
    BOARD,
    COMPLETED,
    DISCARD,
    EVENT_SPACE,
    HAND,
    MARKET,
    MARKET_DECK,
    MAX_SEATS,
    MISSION_DECK,
    MISSION_SPACE,
    MISSIONS,
    SLOT,
    UNUSED,
    BountyState,
)
from dejarik.games.bounty.text import ATTRIBUTE_KEYS
from dejarik.games.bounty.wording import WORDING
from dejarik.kernel.actions import About, Actions, Verb
from dejarik.kernel.cast import Cast
from dejarik.kernel.encoding import Tables, Zone

VERSION: Final = 1
_CAST: Final = Cast(card.key for card in ALL_CARDS)
_COPIES: Final = max(map(_CAST.keys.count, _CAST.keys))


def cast(_s: BountyState) -> Cast:
    """All matches are played with the cards of the box."""
    return _CAST


def actions() -> Actions[BountyState]:
    """A slot for each copy of a card."""
    verbs: dict[str, Verb | None] = dict.fromkeys(WORDING.labels)
    verbs.update(dict.fromkeys(ABOUT_CARDS, Verb(About.CARD, slots=_COPIES)))
    verbs["ignore"] = Verb(About.NUMBER, len(ATTRIBUTE_KEYS))
    verbs["pick"] = Verb(About.NUMBER, len(CHARACTERS))
    return Actions(VERSION, tuple(dict.fromkeys(_CAST.keys)), verbs, MAX_SEATS, cast)


TABLES: Final[Tables[BountyState]] = Tables(
    zones=(
        Zone("market_deck", MARKET_DECK),
        Zone("market", MARKET),
        Zone("discard", DISCARD),
        Zone("mission_deck", MISSION_DECK),
        Zone("missions", MISSIONS),
        Zone("mission_space", MISSION_SPACE),
        Zone("event_space", EVENT_SPACE),
        Zone("completed", COMPLETED),
        Zone("unused", UNUSED),
        Zone("hand", HAND, each=True),
        Zone("board", BOARD, each=True),
        Zone("slot", SLOT, each=True),
        Zone("beside", BESIDE, each=True),
    ),
    numbers=("turn", "actions", "job_taken", "ignored", "stored_event_anywhere", "round_limit"),
    players=("active",),
    by_seat=("credits", "character"),
    marks=("kept", "used"),
)
