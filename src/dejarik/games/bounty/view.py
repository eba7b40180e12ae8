"""The Bounty table as one seat sees it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from dejarik.games.bounty import text
from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS, FIRST_MISSION, IS_TEMPORARY, MarketCard, Mission
from dejarik.games.bounty.facts import card_numbers, symbol_numbers
from dejarik.games.bounty.notation import notate
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
    SLOT,
    UNUSED,
    BountyState,
)
from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text
from dejarik.kernel.view import (
    Choice,
    Mark,
    Number,
    Region,
    SeatView,
    Thing,
    View,
    held,
    prompt_for,
    round_headline,
)
from dejarik.kernel.zones import knows

CREDITS_NAME = Text("credits", "kredyty")
ACTIONS_NAME = Text("actions", "akcje")

SHARED_REGIONS = (
    (MISSIONS, "missions", "grid", Text("Missions", "Misje")),
    (MISSION_DECK, "mission_deck", "stack", Text("Mission deck", "Stos misji")),
    (MARKET, "market", "row", Text("Market", "Rynek")),
    (MARKET_DECK, "market_deck", "stack", Text("Market deck", "Stos rynku")),
    (DISCARD, "discard", "stack", Text("Discard pile", "Karty odrzucone")),
    (MISSION_SPACE, "mission_space", "row", Text("Mission board", "Plansza misji")),
    (EVENT_SPACE, "event_space", "row", Text("Events against the mission", "Wydarzenia przeciw misji")),
    (COMPLETED, "completed", "stack", Text("Completed missions", "Zrealizowane misje")),
    (UNUSED, "unused", "stack", Text("Missions out of the game", "Misje poza grą")),
)
SEAT_REGIONS = (
    (HAND, "hand", "hand", Text("Hand", "Ręka")),
    (BOARD, "board", "row", Text("Equipment", "Ekwipunek")),
    (SLOT, "slot", "row", Text("Stored event", "Odłożone wydarzenie")),
    (BESIDE, "beside", "row", Text("Own event", "Własne wydarzenie")),
)
TEMPORARY = Mark("temporary", "†", Text("temporary", "tymczasowy"))
USED = Mark("used", "✓", Text("in use", "w użyciu"))


def view(s: BountyState, seat: int) -> View:
    """Everything this seat may see, and nothing else."""
    regions = [_region(s, seat, zone, key, layout, title, None) for zone, key, layout, title in SHARED_REGIONS]
    for owner in range(s.seats):
        regions += [_region(s, seat, z + owner, key, layout, title, owner) for z, key, layout, title in SEAT_REGIONS]
    return View(
        game="bounty",
        seat=seat,
        headline=round_headline(s.turn, s.seats, text.seat_name(s, s.active)),
        seats=tuple(_seat(s, owner) for owner in range(s.seats)),
        regions=tuple(regions),
        prompt=prompt_for(seat, s.decision, partial(text.question, s), partial(_choice, s)),
        winners=s.outcome.winners if s.outcome else (),
    )


def _seat(s: BountyState, seat: int) -> SeatView:
    numbers = [Number("credits", s.credits[seat], CREDITS_NAME)]
    if seat == s.active and s.outcome is None:
        numbers.append(Number("actions", s.actions, ACTIONS_NAME))
    ability = Text("", "")
    if s.character[seat] >= 0:
        character = CHARACTERS[s.character[seat]]
        ability = text.ability_text(character)
        numbers += symbol_numbers(character.symbols)
    return SeatView(seat, text.seat_name(s, seat), tuple(numbers), ability)


def _region(s: BountyState, seat: int, zone: int, key: str, layout: str, title: Text, owner: int | None) -> Region:
    things = tuple(_thing(s, seat, card) for card in s.zones[zone])
    if owner is not None and owner != seat and key == "hand":
        things = held(things)
    note = text.comparison(s) if zone == MISSION_SPACE and things else EMPTY
    return Region(key, layout, title, things, owner, note)


def _thing(s: BountyState, seat: int, card: int) -> Thing:
    definition = ALL_CARDS[card]
    if not knows(s, seat, card):
        return Thing(_back(definition))
    return _used_face(card) if card in s.used else _face(card)


@cache
def _face(card: int) -> Thing:
    definition = ALL_CARDS[card]
    marks = (TEMPORARY,) if card < FIRST_MISSION and IS_TEMPORARY[card] else ()
    return Thing(
        definition.kind, card, definition.key, definition.name, card_numbers(definition), text.card_text(card), marks
    )


@cache
def _used_face(card: int) -> Thing:
    face = _face(card)
    return replace(face, marks=(USED, *face.marks))


def _back(definition: MarketCard | Mission) -> str:
    """All market cards share one back; a mission's level is told by its place in the deck."""
    return f"mission_{definition.level}" if isinstance(definition, Mission) else "market"


def _choice(s: BountyState, option: Option) -> Choice:
    card = text.option_card(option)
    return Choice(option, notate(option), text.label(s, option), () if card is None else (card,))
