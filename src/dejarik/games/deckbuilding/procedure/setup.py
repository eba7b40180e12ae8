"""Dealing a game, and what players agree on before: factions, bases, length, optional rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dejarik.games.deckbuilding.cards import BASE_NUMBERS, GALAXY_NUMBERS, PILOT_NUMBERS, SET_SIZE, STARTER_NUMBERS
from dejarik.games.deckbuilding.model.printed import KEY
from dejarik.games.deckbuilding.model.state import (
    BASE,
    BASES,
    BOX,
    DECK,
    EMPIRE,
    GALAXY_DECK,
    HAND,
    HAND_SIZE,
    PILOTS,
    REBEL,
    ROW,
    ROW_SIZE,
    SIDE_KEYS,
    UNCHOSEN,
    ZONES,
    DeckbuildingState,
    sights,
)
from dejarik.games.deckbuilding.procedure.box import contents, leave_out
from dejarik.games.deckbuilding.procedure.turn import begin_turn
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.game import GameOption, Setup, one_of, round_limit
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text, same
from dejarik.kernel.zones import draw, move, shuffle

STARTING_BASES = ("lothal", "dantooine")
BEGINNER_BASES = (
    frozenset({"corellia", "coruscant", "death_star", "endor"}),
    frozenset({"hoth", "mon_cala", "sullust", "yavin_iv"}),
)
SECRET_BASES: Final = 4
STANDARD_LENGTH = {"beginner": 3, "full": 4, "secret": 4}


def deal(setup: Setup, key: bytes) -> DeckbuildingState:
    """Shuffled decks and bases; the row and hands follow once secret bases are picked, if they are played with."""
    options, seats = setup.options, setup.players
    faction = factions(options["factions"], seats)
    copies = seats // 2
    s = DeckbuildingState(
        key=key,
        seats=seats,
        sight=sights(seats, options["bases"] == "secret"),
        zones=[[] for _ in range(ZONES)],
        place=bytearray(SET_SIZE * copies),
        known=bytearray(SET_SIZE * copies),
        faction=faction,
        order=turn_order(faction),
        goal=goal(options, seats),
        payoff=options["payoff"] == "yes",
        round_limit=int(options["rounds"]),
        damage=[0] * (SET_SIZE * copies),
        absorbed=(0,) * seats,
    )
    cards = contents(setup.box)
    leave_out(s, cards)
    _lay_out_galaxy(s, copies, cards)
    for seat in range(seats):
        _lay_out_seat(s, seat, options["bases"], cards)
    s.agenda += [(begin_turn, (s.order[0],)), (open_row_and_hands, ())]
    if options["bases"] == "secret":
        s.agenda += [(ask_secret_base, (seat,)) for seat in reversed(s.order)]
    return s


def factions(written: str, seats: int) -> tuple[int, ...]:
    """The faction of every seat."""
    if written == "standard":
        return (EMPIRE, REBEL) * (seats // 2)
    return tuple(SIDE_KEYS.index(word) for word in written.split("/"))


def turn_order(faction: tuple[int, ...]) -> tuple[int, ...]:
    """The Empire first, then in turns with the Rebels (deckbuilding.turn.first)."""
    empire = [seat for seat, side in enumerate(faction) if side == EMPIRE]
    rebels = [seat for seat, side in enumerate(faction) if side == REBEL]
    return tuple(seat for pair in zip(empire, rebels, strict=True) for seat in pair)


def goal(options: Mapping[str, str], seats: int) -> int:
    """The bases to destroy; a team destroys those of two opponents (deckbuilding.team.proposal.victory)."""
    written = options["length"]
    length = STANDARD_LENGTH[options["bases"]] if written == "standard" else int(written)
    return length * (seats // 2)


def _lay_out_galaxy(s: DeckbuildingState, copies: int, cards: list[int]) -> None:
    for first in range(0, SET_SIZE * copies, SET_SIZE):
        _put(s, GALAXY_DECK, [first + card for card in cards if card in GALAXY_NUMBERS])
        _put(s, PILOTS, [first + card for card in cards if card in PILOT_NUMBERS])
    shuffle(s, GALAXY_DECK)


def _lay_out_seat(s: DeckbuildingState, seat: int, bases: str, cards: list[int]) -> None:
    """Each player of a faction takes a set of their own."""
    side = s.faction[seat]
    first = SET_SIZE * s.faction[:seat].count(side)
    _put(s, DECK + seat, [first + card for card in cards if card in STARTER_NUMBERS[side]])
    shuffle(s, DECK + seat)
    for card in [card for card in cards if card in BASE_NUMBERS[side]]:
        _put(s, _base_zone(KEY[card], side, seat, bases), [first + card])


def _base_zone(key: str, side: int, seat: int, bases: str) -> int:
    """The starting base lies open; the others in the base deck, to be picked from, or in the box."""
    if key == STARTING_BASES[side]:
        return BASE + seat
    if bases == "secret":
        return UNCHOSEN + seat
    return BASES + seat if bases == "full" or key in BEGINNER_BASES[side] else BOX


def _put(s: DeckbuildingState, zone: int, cards: list[int]) -> None:
    for card in cards:
        s.zones[zone].append(card)
        s.place[card] = zone
        s.known[card] |= s.sight[zone]


@step
def open_row_and_hands(s: DeckbuildingState) -> None:
    """Later steps of the set-up than the bases (deckbuilding.setup.galaxy_row, deckbuilding.setup.opening_hand)."""
    for _ in range(ROW_SIZE):
        draw(s, GALAXY_DECK, ROW)
    for seat in range(s.seats):
        for _ in range(HAND_SIZE):
            draw(s, DECK + seat, HAND + seat)


@step
def ask_secret_base(s: DeckbuildingState, seat: int) -> None:
    """One base after another, until four lie face down (deckbuilding.mode.secret.choose)."""
    options: list[Option] = [("pick", base) for base in s.zones[UNCHOSEN + seat]]
    s.decision = Decision(seat, "secret_base", options, _answer_secret_base)


def _answer_secret_base(s: DeckbuildingState, option: Option, seat: int) -> None:
    move(s, subject(option), BASES + seat)
    tell(s, "picked", seat, (subject(option),), readers=1 << seat)
    if len(s.zones[BASES + seat]) < SECRET_BASES:
        s.agenda.append((ask_secret_base, (seat,)))


# ---------------------------------------------------------------- options


def _check_factions(value: str, players: int) -> Text | None:
    if value == "standard":
        return None
    words = value.split("/")
    if any(word not in SIDE_KEYS for word in words):
        return Text("the factions are empire and rebel", "frakcje to empire i rebel")
    if len(words) != players:
        return Text(f"{players} factions are needed", f"trzeba podać tyle frakcji: {players}")
    if words.count("empire") != words.count("rebel"):
        return Text("both factions need the same number of players", "obie frakcje muszą mieć tę samą liczbę graczy")
    return None


OPTIONS: tuple[GameOption, ...] = (
    one_of(
        "bases",
        Text("Which bases are played with", "Z jakimi bazami gracie"),
        Text(
            "“beginner” (5 known bases), “full” (all 10) or “secret” (4 picked in secret)",
            "„beginner” (5 znanych baz), „full” (wszystkie 10) albo „secret” (4 wybrane w sekrecie)",
        ),
        "beginner",
        "deckbuilding.mode.beginner",
        (
            ("beginner", Text("5 known bases", "5 znanych baz")),
            ("full", Text("all 10 bases", "wszystkie 10 baz")),
            ("secret", Text("4 picked in secret", "4 wybrane w sekrecie")),
        ),
    ),
    one_of(
        "length",
        Text("Bases to destroy, twice as many for a team", "Bazy do zniszczenia, w drużynie dwa razy tyle"),
        Text("“standard” (3, advanced modes 4) or 2, 3, 4, 5", "„standard” (3, w trybach zaawansowanych 4) albo 2–5"),
        "standard",
        "deckbuilding.optional.length.agree",
        (
            ("standard", Text("3, in advanced modes 4", "3, w trybach zaawansowanych 4")),
            *((number, same(number)) for number in ("2", "3", "4", "5")),
        ),
    ),
    one_of(
        "payoff",
        Text("Neutral cards may be paid off", "Spłacanie kart neutralnych"),
        Text("“yes” or “no”", "„yes” (tak) albo „no” (nie)"),
        "no",
        "deckbuilding.optional.payoff",
        (("yes", Text("yes", "tak")), ("no", Text("no", "nie"))),
    ),
    GameOption(
        "factions",
        Text("The faction of every seat", "Frakcja każdego miejsca"),
        Text(
            "“standard” or one per seat, such as rebel/empire", "„standard” albo po jednej na miejsce, np. rebel/empire"
        ),
        "standard",
        "deckbuilding.setup.choose_faction",
        _check_factions,
    ),
    round_limit("deckbuilding.variant.round_limit"),
)
