"""Cards as a seat sees them: as printed, as they are in play with their numbers and marks, or from behind."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dejarik.games.lcg.language.terms import KIND_KEYS, UNIT
from dejarik.games.lcg.model.deal import Deal
from dejarik.games.lcg.model.state import (
    CHOSEN,
    NOBODY,
    OBJECTIVE_DECK,
    SEATS,
    LcgState,
    attached_to,
    captives_at,
)
from dejarik.games.lcg.rules.values import capacity, combat_icons, force_icons
from dejarik.games.lcg.show.facts import COSTLY, icon_numbers, number, printed_numbers, text_of
from dejarik.kernel.text import Text
from dejarik.kernel.view import Mark, Number, Thing

EXHAUSTED: Final = Mark("exhausted", "↷", Text("exhausted", "wyczerpana"))
COMMITTED: Final = Mark("committed", "☯", Text("in the Force", "w Mocy"))
ATTACKING: Final = Mark("attacking", "⚔", Text("attacking", "atakuje"))
DEFENDING: Final = Mark("defending", "⛨", Text("defending", "broni"))
ENGAGED: Final = Mark("engaged", "◎", Text("engaged", "trwa o nią bitwa"))
BLANK: Final = Mark("blank", "∅", Text("its text does not count", "jej tekst się nie liczy"))
CAPTURED: Final = Mark("face_down", "⛓", Text("captured, face down", "schwytana, zakryta"))
FACE_DOWN: Final = Mark("face_down", "▮", Text("face down", "zakryta"))

CARD_BACK: Final = Thing("card")
OBJECTIVE_BACK: Final = Thing("objective")
OBJECTIVE_ZONES: Final = frozenset({OBJECTIVE_DECK, CHOSEN})


def shown(s: LcgState, seat: int, zone: int) -> tuple[Thing, ...]:
    """The cards of a zone: printed faces of those the seat knows, backs of the others."""
    faces, known = _faces(s.deal), s.known
    back = OBJECTIVE_BACK if zone // SEATS * SEATS in OBJECTIVE_ZONES else CARD_BACK
    return tuple([faces[card] if known[card] >> seat & 1 else back for card in s.zones[zone]])


def recalled(s: LcgState, seat: int, cards: list[int]) -> tuple[Thing, ...]:
    """Cards that were seen a moment ago, as far as the seat still knows where they are."""
    faces = _faces(s.deal)
    return tuple([faces[card] for card in cards if s.known[card] >> seat & 1])


@lru_cache(maxsize=64)
def _faces(deal: Deal) -> tuple[Thing, ...]:
    """Every card as printed, by its number."""
    return tuple(
        Thing(KIND_KEYS[card.kind], at, card.key, card.name, printed_numbers(card), text_of(card))
        for at, card in enumerate(deal.cards)
    )


# ---------------------------------------------------------------- in play


def with_attachments(s: LcgState, seat: int, cards: list[int]) -> tuple[Thing, ...]:
    """Cards in play, each with what is attached to it or captured at it."""
    found: list[Thing] = []
    for card in cards:
        found.append(in_play(s, card))
        found += _lying_on(s, card, card)
        found += [_captive(s, seat, captive, card) for captive in captives_at(s, card)]
    return tuple(found)


def _lying_on(s: LcgState, host: int, on: int) -> list[Thing]:
    """What is attached to a card, and what is attached to that."""
    found: list[Thing] = []
    for card in attached_to(s, host):
        found.append(in_play(s, card, on))
        found += _lying_on(s, card, card)
    return found


def in_play(s: LcgState, card: int, on: int | None = None) -> Thing:
    """A card in play with its numbers and marks as they are now."""
    printed = s.deal.cards[card]
    kind = KIND_KEYS[printed.kind]
    return Thing(kind, card, printed.key, printed.name, _numbers(s, card), text_of(printed), _marks(s, card), on=on)


def _captive(s: LcgState, seat: int, card: int, objective: int) -> Thing:
    if not s.known[card] >> seat & 1:
        return Thing(CARD_BACK.kind, on=objective)
    face = _faces(s.deal)[card]
    return Thing(face.kind, card, face.key, face.name, face.numbers, face.text, (CAPTURED,), on=objective)


def _numbers(s: LcgState, card: int) -> tuple[Number, ...]:
    printed = s.deal.cards[card]
    found = [number("cost", printed.cost)] if printed.kind in COSTLY else []
    if printed.resources:
        found.append(number("resource", printed.resources))
    if printed.kind == UNIT and s.host[card] == NOBODY:
        found += icon_numbers(*combat_icons(s, card))
        found.append(number("force", force_icons(s, card)))
    elif printed.force:
        found.append(number("force", printed.force))
    if printed.capacity:
        found += [number("heart", capacity(s, card)), number("hit", s.damage[card])]
    tokens = (("shield", s.shields[card]), ("focustok", s.focus[card]), ("captured", len(captives_at(s, card))))
    return (*found, *[number(icon, count) for icon, count in tokens if count])


def _marks(s: LcgState, card: int) -> tuple[Mark, ...]:
    found = (
        (EXHAUSTED, s.focus[card] > 0),
        (COMMITTED, s.committed[card] > 0),
        (ATTACKING, card in s.attackers),
        (DEFENDING, card in s.defenders),
        (ENGAGED, card == s.engaged),
        (BLANK, card in s.blank),
    )
    return tuple([mark for mark, holds in found if holds])
