"""The Deckbuilding Game for programs that learn: the actions and what is encoded of a position."""

from __future__ import annotations

from functools import cache
from typing import Final

from dejarik.games.deckbuilding.model.printed import KEY
from dejarik.games.deckbuilding.model.state import (
    AREA,
    BASE,
    BASES,
    BOX,
    DECK,
    DISCARD,
    EMPIRE,
    GALAXY_DECK,
    GALAXY_DISCARD,
    HAND,
    MAX_SEATS,
    PILOTS,
    REBEL,
    ROW,
    SPENT,
    UNCHOSEN,
    VICTORY,
    DeckbuildingState,
    attacked_seat,
)
from dejarik.games.deckbuilding.model.terms import CHOICES
from dejarik.games.deckbuilding.show.notation import SEAT_VERBS
from dejarik.games.deckbuilding.show.wording import WORDING
from dejarik.kernel.actions import About, Actions, Verb, verbs_of
from dejarik.kernel.cast import Cast
from dejarik.kernel.encoding import Extra, Note, Tables, Zone

VERSION: Final = 1
_SLOTS: Final = 4
_MOST_ASSIGNED: Final = 20
_BARE: Final = ("decline", "done", "end", "to_discard")


@cache
def _cast(cards: int) -> Cast:
    return Cast(KEY[:cards])


def cast(s: DeckbuildingState) -> Cast:
    """How many cards there are depends on the number of players."""
    return _cast(len(s.place))


def actions() -> Actions[DeckbuildingState]:
    """Most verbs are about a card."""
    verbs: dict[str, Verb | None] = dict.fromkeys(verbs_of(WORDING.labels), Verb(About.CARD, slots=_SLOTS))
    verbs.update(dict.fromkeys(_BARE))
    verbs.update(dict.fromkeys(SEAT_VERBS, Verb(About.SEAT)))
    verbs["choose"] = Verb(About.NUMBER, len(CHOICES))
    verbs["assign"] = Verb(About.CARD, _MOST_ASSIGNED)
    return Actions(VERSION, tuple(dict.fromkeys(KEY)), verbs, MAX_SEATS, cast)


def _attacks(s: DeckbuildingState, seat: int) -> list[Note]:
    found: list[Note] = [(s.guide, 3, 1)] if s.guide >= 0 else []
    for attacker, target in zip(s.attackers, s.targets, strict=False):
        if target >= 0:
            found.append((target, 2, 1))
        elif target == SPENT:
            found.append((attacker, 0, 1))
        else:
            found.append((attacker, 1, (attacked_seat(target) - seat) % s.seats + 1))
    return found


TABLES: Final[Tables[DeckbuildingState]] = Tables(
    zones=(
        Zone("galaxy_deck", GALAXY_DECK, ordered=True, bare=True),
        Zone("row", ROW, bare=True),
        Zone("galaxy_discard", GALAXY_DISCARD, bare=True),
        Zone("pilots", PILOTS, bare=True),
        Zone("box", BOX, bare=True),
        Zone("victory_empire", VICTORY + EMPIRE, bare=True),
        Zone("victory_rebel", VICTORY + REBEL, bare=True),
        Zone("deck", DECK, each=True, ordered=True, bare=True),
        Zone("hand", HAND, each=True, bare=True),
        Zone("discard", DISCARD, each=True, bare=True),
        Zone("area", AREA, each=True),
        Zone("base", BASE, each=True),
        Zone("bases", BASES, each=True, bare=True),
        Zone("unchosen", UNCHOSEN, each=True, bare=True),
    ),
    numbers=(
        "goal",
        "payoff",
        "round_limit",
        "force",
        "turn",
        "resources",
        "bought",
        "neutral_bought",
        "neutral_played",
    ),
    players=("active",),
    by_seat=("faction", "absorbed"),
    by_card=("damage",),
    marks=("used", "attackers", "boosts", "doomed"),
    extra=Extra(("has_attacked", "attacks_base_of", "is_attacked", "guides"), _attacks),
)
