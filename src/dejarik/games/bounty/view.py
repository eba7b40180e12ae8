"""The Bounty table as one seat sees it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from dejarik.games.bounty import text
from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS, FIRST_MISSION, IS_TEMPORARY, SYMBOLS, MarketCard, Mission
from dejarik.games.bounty.facts import card_numbers, symbol_numbers
from dejarik.games.bounty.looks import NO_CHARACTER, look_of
from dejarik.games.bounty.mission import attributes, equipped, requirements, shortage
from dejarik.games.bounty.options import option_card
from dejarik.games.bounty.setup import UNPICKED
from dejarik.games.bounty.state import (
    BESIDE,
    BOARD,
    COMPLETED,
    DISCARD,
    EVENT_SPACE,
    HAND,
    MARKET,
    MARKET_DECK,
    MISSION_DECK,
    MISSION_SPACE,
    MISSIONS,
    OPEN_MARKET,
    OPEN_MISSIONS,
    SLOT,
    UNUSED,
    BountyState,
    board_of,
)
from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text
from dejarik.kernel.view import (
    Layout,
    Mark,
    Need,
    Number,
    Region,
    SeatView,
    Thing,
    held,
    round_headline,
)
from dejarik.kernel.zones import shown

CREDITS_NAME = Text("credits", "kredyty")
ACTIONS_NAME = Text("actions", "akcje")

SHARED_REGIONS: tuple[tuple[int, str, Layout, Text, int | None], ...] = (
    (MISSIONS, "missions", "grid", Text("Missions", "Misje"), OPEN_MISSIONS),
    (MISSION_DECK, "mission_deck", "stack", Text("Mission deck", "Stos misji"), None),
    (MARKET, "market", "row", Text("Market", "Rynek"), OPEN_MARKET),
    (MARKET_DECK, "market_deck", "stack", Text("Market deck", "Stos rynku"), None),
    (DISCARD, "discard", "stack", Text("Discard pile", "Karty odrzucone"), None),
    (MISSION_SPACE, "mission_space", "row", Text("Mission board", "Plansza misji"), 1),
    (EVENT_SPACE, "event_space", "row", Text("Events against the mission", "Wydarzenia przeciw misji"), None),
    (COMPLETED, "completed", "stack", Text("Completed missions", "Zrealizowane misje"), None),
    (UNUSED, "unused", "stack", Text("Missions out of the game", "Misje poza grą"), None),
)
"""Zone, key, layout, title and how many cards have room there."""

HAND_TITLE = Text("Hand", "Ręka")
BOARD_TITLE = Text("Equipment", "Ekwipunek")
SLOT_TITLE = Text("Stored event", "Odłożone wydarzenie")
BESIDE_TITLE = Text("Own event", "Własne wydarzenie")

TEMPORARY = Mark("temporary", "†", Text("temporary", "tymczasowy"))
USED = Mark("used", "✓", Text("in use", "w użyciu"))
READY = Mark("ready", "", Text("ready", "gotowa"))
SHORT = Text("{n} short", "brakuje {n}")


def headline(s: BountyState) -> Text:
    """The round and whose turn it is."""
    return round_headline(s.turn, s.seats, text.seat_name(s, s.active))


def things_of(_s: BountyState, option: Option) -> tuple[int, ...]:
    """The card an option is about."""
    card = option_card(option)
    return () if card is None else (card,)


# ---------------------------------------------------------------- players


def seat_views(s: BountyState) -> tuple[SeatView, ...]:
    """Every hunter with credits and symbols."""
    active = s.active if s.outcome is None else None
    seats = enumerate(zip(s.character, s.credits, strict=True))
    return tuple([_seat(seat, *has, s.actions if seat == active else None) for seat, has in seats])


@lru_cache(maxsize=4096)
def _seat(seat: int, character: int, credits_: int, actions: int | None) -> SeatView:
    board = _board(character)
    numbers = [Number("credits", credits_, CREDITS_NAME)]
    if actions is not None:
        numbers.append(Number("actions", actions, ACTIONS_NAME))
    return SeatView(seat, text.name_of(seat, character), (*numbers, *board.numbers), board.text, board.look)


@cache
def _board(character: int) -> SeatView:
    """What a character brings to any seat."""
    if character == UNPICKED:
        return SeatView(0, EMPTY, (), look=NO_CHARACTER)
    found = CHARACTERS[character]
    return SeatView(0, found.name, symbol_numbers(found.symbols), text.ability_text(found), look_of(found))


# ---------------------------------------------------------------- places


def regions(s: BountyState, seat: int) -> tuple[Region, ...]:
    """Every place as this seat may see it."""
    found = []
    for zone, key, layout, title, room in SHARED_REGIONS:
        things = _missions(s, seat) if zone == MISSIONS else _things(s, seat, zone)
        found.append(Region(key, layout, title, things, None, EMPTY, room))
        if zone == MISSION_SPACE and things:
            found[-1].note, found[-1].needs = _lacking(s)
    for owner in range(s.seats):
        found += _places(s, seat, owner)
    return tuple(found)


def _lacking(s: BountyState) -> tuple[Text, tuple[Need, ...]]:
    """What the mission under way takes, with what there is, in words and one by one."""
    required, present = tuple(requirements(s)), tuple(attributes(s))
    return text.comparison(required, present), _needs(required, present)


def _places(s: BountyState, seat: int, owner: int) -> tuple[Region, ...]:
    """What lies before a player."""
    hand = _things(s, seat, HAND + owner)
    room = slots = None
    if s.character[owner] != UNPICKED:
        room, slots = board_of(s, owner).equipment_slots, board_of(s, owner).event_slots
    return (
        Region("hand", "hand", HAND_TITLE, hand if owner == seat else held(hand), owner),
        Region("board", "row", BOARD_TITLE, _equipment(s, owner), owner, room=room),
        Region("slot", "row", SLOT_TITLE, _things(s, seat, SLOT + owner), owner, room=slots),
        Region("beside", "row", BESIDE_TITLE, _things(s, seat, BESIDE + owner), owner),
    )


def _things(s: BountyState, seat: int, zone: int) -> tuple[Thing, ...]:
    cards = s.zones[zone]
    return tuple(shown(s, seat, cards, _faces(), _backs())) if cards else ()


def _equipment(s: BountyState, owner: int) -> tuple[Thing, ...]:
    """Equipment lies open, and that in use is marked (bounty.equip.face_up)."""
    return tuple([_used_face(card) if card in s.used else _faces()[card] for card in s.zones[BOARD + owner]])


def _missions(s: BountyState, seat: int) -> tuple[Thing, ...]:
    """The open missions, marked by how far the own board is from each; spectators look with the active player."""
    hunter = s.active if seat == s.seats else seat
    if s.character[hunter] == UNPICKED:
        return _things(s, seat, MISSIONS)
    present = tuple(equipped(s, hunter))
    return tuple([_marked_mission(card, present) for card in s.zones[MISSIONS]])


# ---------------------------------------------------------------- cards


@cache
def _faces() -> tuple[Thing, ...]:
    """Every card as printed, by its number."""
    return tuple(map(_face, range(len(ALL_CARDS))))


@cache
def _backs() -> tuple[Thing, ...]:
    """Every card from behind, by its number."""
    return tuple(Thing(_back(definition)) for definition in ALL_CARDS)


def _face(card: int) -> Thing:
    definition = ALL_CARDS[card]
    marks = (TEMPORARY,) if card < FIRST_MISSION and IS_TEMPORARY[card] else ()
    return Thing(
        definition.kind, card, definition.key, definition.name, card_numbers(definition), text.card_text(card), marks
    )


@cache
def _used_face(card: int) -> Thing:
    face = _faces()[card]
    return replace(face, marks=(USED, *face.marks))


@lru_cache(maxsize=4096)
def _marked_mission(card: int, present: tuple[int, ...]) -> Thing:
    missing = shortage(card, present)
    mark = Mark("short", "", SHORT.fill(n=missing)) if missing else READY
    return replace(_faces()[card], marks=(mark,), needs=_needs(SYMBOLS[card], present))


@lru_cache(maxsize=4096)
def _needs(required: tuple[int, ...], present: tuple[int, ...]) -> tuple[Need, ...]:
    """How much of every attribute a mission asks for, with what there is of it."""
    compared = zip(text.ATTRIBUTE_KEYS, present, required, text.ATTRIBUTES, strict=True)
    return tuple(Need(icon, have, need, name) for icon, have, need, name in compared)


def _back(definition: MarketCard | Mission) -> str:
    """All market cards share one back; a mission's level is told by its place in the deck."""
    return f"mission_{definition.level}" if isinstance(definition, Mission) else "market"
