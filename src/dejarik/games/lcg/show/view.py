"""The table of the LCG as one seat sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from dejarik.games.lcg.language.names import PHASE_NAMES, SHORT_PHASE_NAMES, SIDE_NAMES
from dejarik.games.lcg.language.terms import DARK, FATE, LIGHT
from dejarik.games.lcg.model.deal import Deal
from dejarik.games.lcg.model.state import (
    AFFILIATIONS,
    AREA,
    BALANCE,
    CAPTIVES,
    CHOSEN,
    DECK,
    DIAL,
    DIAL_END,
    DISCARD,
    EDGE,
    HAND,
    LIMBO,
    NOBODY,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SEATS,
    SETUP,
    VICTORY,
    LcgState,
    attached_to,
    is_participating,
    participants,
    units_of,
)
from dejarik.games.lcg.rules.edge import attached_fates, total
from dejarik.games.lcg.rules.values import struggle_total
from dejarik.games.lcg.show import notation
from dejarik.games.lcg.show.facts import number
from dejarik.games.lcg.show.looks import COLORS, seat_look
from dejarik.games.lcg.show.order import fate_marks, strike_mark, strike_note
from dejarik.games.lcg.show.text import seat_name
from dejarik.games.lcg.show.things import FACE_DOWN, in_play, recalled, shown, with_attachments
from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text, joined, listed, quoted
from dejarik.kernel.view import Layout, Mark, Phases, Region, SeatView, Thing, Track, held
from dejarik.kernel.zones import everybody

TITLES: Final = {
    "dial": Text("Death Star dial", "Wskaźnik Gwiazdy Śmierci"),
    "balance": Text("Balance of the Force", "Równowaga Mocy"),
    "on_dial": Text("On the dial", "Przy wskaźniku"),
    "attackers": Text("Attackers", "Atakujący"),
    "defenders": Text("Defenders", "Obrońcy"),
    "affiliation": Text("Affiliation", "Stronnictwo"),
    "objectives": Text("Objectives", "Cele"),
    "units": Text("Units", "Jednostki"),
    "area": Text("Play area", "Obszar gry"),
    "edge": Text("Edge stack", "Stos przewagi"),
    "edge_cards": Text("Edge battle", "Walka o przewagę"),
    "hand": Text("Hand", "Ręka"),
    "chosen": Text("Objectives to reveal", "Cele do odkrycia"),
    "limbo": Text("Being played", "Zagrywane"),
    "deck": Text("Command deck", "Talia dowodzenia"),
    "objective_deck": Text("Objective deck", "Talia celów"),
    "discard": Text("Discard pile", "Karty odrzucone"),
    "victory": Text("Victory pile", "Stos zwycięstwa"),
}
DIAL_NOTE: Final = Text("the Dark Side wins at {end}", "Ciemna Strona wygrywa przy {end}")
EDGE_NOTE: Final = Text("Force icons: {n}", "symbole Mocy: {n}")
DIAL_DAMAGE: Final = Text("damage on it: {n}", "obrażenia na nim: {n}")
DIAL_ENGAGED: Final = Text("engaged", "trwa o niego bitwa")
STRUGGLE: Final = Text("Force icons: {light} against {dark}", "symbole Mocy: {light} przeciw {dark}")
CALLED_OFF: Final = Text("called off", "przerwana")
HAS_EDGE: Final = Text("has the edge", "ma przewagę")
HAS_FORCE: Final = Text("has the Force", "ma po swojej stronie Moc")
IN_DECK: Final = Text("in the deck: ", "w talii: ")
IN_DECK_OR_CAPTURED: Final = Text("in the deck or captured unseen: ", "w talii lub schwytane w zakryciu: ")
HEADLINE: Final = Text("Turn {n}, {who}: {phase}", "Tura {n}, {who}: {phase}")

TURN_OF: Final = Text("Turn {n}: {who}", "Tura {n}: {who}")


def headline(s: LcgState) -> Text:
    """Turn, phase and whose turn it is."""
    phase = PHASE_NAMES[s.phase]
    if s.phase == SETUP:
        return phase
    return HEADLINE.fill(
        n=s.turn, who=seat_name(s, s.active), phase=phase.map(lambda words: words[:1].lower() + words[1:])
    )


def phases(s: LcgState) -> Phases:
    """The phases of a turn, before the first one behind the setup."""
    if s.phase == SETUP:
        return Phases(EMPTY, SHORT_PHASE_NAMES, s.phase)
    return Phases(TURN_OF.fill(n=s.turn, who=seat_name(s, s.active)), SHORT_PHASE_NAMES[BALANCE:], s.phase - BALANCE)


def things_of(s: LcgState, option: Option) -> tuple[int, ...]:
    """The cards an option concerns, copies that would do just as well included."""
    cards = notation.cards_of(option)
    return (*cards, *_copies(s, cards[0])) if len(cards) == 1 else cards


def _copies(s: LcgState, card: int) -> list[int]:
    """Copies in the same hand or pile; in play every card is its own."""
    zone, key = s.place[card], s.deal.key
    if zone < DECK or s.decision is None:
        return []
    bit = 1 << s.decision.seat
    return [other for other in s.zones[zone] if key[other] == key[card] and other != card and s.known[other] & bit]


# ---------------------------------------------------------------- players


def seat_views(s: LcgState) -> tuple[SeatView, ...]:
    """Every player with what everybody may know."""
    return tuple(_seat(s, seat) for seat in range(SEATS))


def _seat(s: LcgState, seat: int) -> SeatView:
    givers = [card for zone in (AFFILIATIONS, OBJECTIVES, AREA) for card in s.zones[zone + seat] if not s.focus[card]]
    numbers = (
        number("resource", sum(s.deal.resources[card] for card in givers)),
        number("hand", len(s.zones[HAND + seat])),
        number("destroyed", len(s.zones[VICTORY + seat])),
    )
    said = [HAS_FORCE if s.sides[seat] == s.balance else EMPTY, HAS_EDGE if s.edge == seat else EMPTY]
    affiliation = s.deal.affiliation[s.zones[AFFILIATIONS + seat][0]]
    return SeatView(seat, seat_name(s, seat), numbers, joined(said, ", "), seat_look(affiliation, s.sides[seat]))


# ---------------------------------------------------------------- places


def regions(s: LcgState, seat: int) -> tuple[Region, ...]:
    """Every place as this seat may see it."""
    found = [_dial(s), _balance(s), _on_dial(s)]
    for owner in range(SEATS):
        found += _places(s, seat, owner)
    for owner in (1 - s.active, s.active):  # the order in which edge stacks are turned up: defender first
        found += [_edge(s, seat, owner), _edge_cards(s, seat, owner)]
    return tuple(found)


def _dial(s: LcgState) -> Region:
    track = Track(min(s.dial, DIAL_END), 0, DIAL_END, SIDE_NAMES, (COLORS[0], COLORS[3]))
    note = [
        DIAL_NOTE.fill(end=DIAL_END),
        DIAL_DAMAGE.fill(n=s.dial_damage) if s.dial_damage else EMPTY,
        DIAL_ENGAGED if s.engaged == DIAL else EMPTY,
    ]
    return Region("dial", "dial", TITLES["dial"], (), note=joined(note, ", "), track=track)


def _balance(s: LcgState) -> Region:
    """With whom the Force is, and how a Force struggle would end now."""
    totals = {side: struggle_total(s, seat) for seat, side in enumerate(s.sides)}
    note = STRUGGLE.fill(light=totals[LIGHT], dark=totals[DARK])
    track = Track(s.balance, LIGHT, DARK, SIDE_NAMES, (COLORS[0], COLORS[3]))
    return Region("balance", "marker", TITLES["balance"], (), note=note, track=track)


def _on_dial(s: LcgState) -> Region:
    return Region("on_dial", "row", TITLES["on_dial"], tuple(in_play(s, card) for card in attached_to(s, DIAL)))


def _places(s: LcgState, seat: int, owner: int) -> list[Region]:
    hand = shown(s, seat, HAND + owner)
    deck_note = _listing(s, owner) if seat == owner else EMPTY
    resting = [card for card in units_of(s, owner) if not is_participating(s, card)]
    return [
        _row("affiliation", "emblem", with_attachments(s, seat, s.zones[AFFILIATIONS + owner]), owner),
        _row("units", "team", with_attachments(s, seat, resting), owner),
        _row("objectives", "team", with_attachments(s, seat, s.zones[OBJECTIVES + owner]), owner),
        _row("area", "team", with_attachments(s, seat, _loose(s, owner)), owner),
        _engagement(s, seat, owner),
        _row("limbo", "row", shown(s, seat, LIMBO + owner), owner),
        _row("chosen", "row", shown(s, seat, CHOSEN + owner), owner),
        _row("hand", "hand", hand if seat == owner else held(hand), owner),
        _row("deck", "stack", shown(s, seat, DECK + owner), owner, deck_note),
        _row("objective_deck", "stack", shown(s, seat, OBJECTIVE_DECK + owner), owner),
        _row("discard", "stack", shown(s, seat, DISCARD + owner), owner),
        _row("victory", "stack", shown(s, seat, VICTORY + owner), owner),
    ]


def _row(key: str, layout: Layout, things: tuple[Thing, ...], owner: int, note: Text = EMPTY) -> Region:
    return Region(key, layout, TITLES[key], things, owner, note)


def _loose(s: LcgState, owner: int) -> list[int]:
    """Enhancements that are attached to nothing."""
    units = units_of(s, owner)
    return [card for card in s.zones[AREA + owner] if s.host[card] == NOBODY and card not in units]


def _engagement(s: LcgState, seat: int, owner: int) -> Region:
    """A player's participating units, who attack in their own turn and defend in the other."""
    title = TITLES["attackers" if owner == s.active else "defenders"]
    things = with_attachments(s, seat, participants(s, owner)) if s.engaged != NOBODY else ()
    marked = tuple([_in_order(s, thing) for thing in things])
    return Region("engagement", "versus", title, marked, owner, strike_note(s, owner))


def _in_order(s: LcgState, thing: Thing) -> Thing:
    """A participating unit with its place among the strikes."""
    mark = strike_mark(s, thing.id) if thing.id is not None and thing.on is None else None
    return replace(thing, marks=(*thing.marks, mark)) if mark else thing


def _edge(s: LcgState, seat: int, owner: int) -> Region:
    """The edge stack; its owner knows the cards that lie face down in it (lcg.edge.look_at_own_stack)."""
    stack, all_of_them = s.zones[EDGE + owner], everybody(s)
    placed = [card for each in range(SEATS) for card in s.zones[EDGE + each]]
    down: list[int | None] = [card for card in stack if s.known[card] != all_of_them]
    marks = dict.fromkeys(down, FACE_DOWN)
    if all(s.known[card] == all_of_them for card in placed):  # where a fate card comes would tell of hidden ones
        marks = _fates_among(s, stack, placed)
    things = _marked(shown(s, seat, EDGE + owner), marks)
    if s.engaged == NOBODY or not all(s.known[card] >> seat & 1 for card in stack):
        return _row("edge", "stake", things, owner)
    counted = total(s, owner)
    note = EDGE_NOTE.fill(n=counted) if stack else EMPTY
    return Region("edge", "stake", TITLES["edge"], things, owner, note, total=number("force", counted))


def _edge_cards(s: LcgState, seat: int, owner: int) -> Region:
    """What a player had in the edge battle that is decided or called off, until the engagement is over."""
    cards = [card for card in s.edge_cards if s.deal.owner[card] == owner]
    things = _marked(recalled(s, seat, cards), _fates_among(s, cards, s.edge_cards))
    if s.edge == NOBODY and not s.edge_cards:
        return _row("edge_cards", "recall", things, owner)
    counted = s.edge_totals[owner]
    outcome = CALLED_OFF if s.edge == NOBODY else HAS_EDGE if s.edge == owner else EMPTY
    note = joined((EDGE_NOTE.fill(n=counted), outcome), ", ")
    return Region("edge_cards", "recall", TITLES["edge_cards"], things, owner, note, total=number("force", counted))


def _fates_among(s: LcgState, cards: list[int], battle: list[int]) -> dict[int | None, Mark]:
    """When the fate cards among these resolve in a battle with these cards."""
    fates = [card for card in battle if s.deal.kind[card] == FATE]
    found = fate_marks(s, [*fates, *attached_fates(s)])
    return {card: found[card] for card in cards if card in found}


def _marked(things: tuple[Thing, ...], marks: Mapping[int | None, Mark]) -> tuple[Thing, ...]:
    return tuple([replace(thing, marks=(marks[thing.id],)) if thing.id in marks else thing for thing in things])


def _listing(s: LcgState, owner: int) -> Text:
    """Players know which cards their own deck holds, not their order, nor which of them were captured unseen."""
    captives = [card for card in s.zones[CAPTIVES + 1 - owner] if not s.known[card] >> owner & 1]
    keys = sorted([s.deal.key[card] for card in s.zones[DECK + owner] + captives])
    lead = IN_DECK_OR_CAPTURED if captives else IN_DECK
    return lead + _counted(tuple(keys), s.deal) if keys else EMPTY


@lru_cache(maxsize=1024)
def _counted(keys: tuple[str, ...], deal: Deal) -> Text:
    names = {card.key: card.name for card in deal.cards}
    return listed(quoted(names[key]) + f" {count}" for key, count in Counter(keys).items())
