"""Dealing a game of Bounty, and the options that settle what the lost setup page would say."""

from __future__ import annotations

from typing import Final

from dejarik.games.bounty.box import contents, leave_out
from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS, FIRST_MISSION, mission
from dejarik.games.bounty.options import PICK
from dejarik.games.bounty.state import (
    FINAL_LEVEL,
    HAND,
    HAND_LIMIT,
    MARKET,
    MARKET_DECK,
    MISSION_DECK,
    MISSIONS,
    OPEN_MARKET,
    OPEN_MISSIONS,
    UNUSED,
    ZONES,
    BountyState,
    sights,
)
from dejarik.games.bounty.turn import begin_turn
from dejarik.kernel import rng
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import GameOption, Setup, one_of, round_limit
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text, same
from dejarik.kernel.zones import draw, shuffle

STARTING_CREDITS: Final = {2: (200, 500), 3: (200, 400, 500), 4: (200, 300, 400, 500)}
UNPICKED: Final = -1


def deal(setup: Setup, key: bytes) -> BountyState:
    """A table laid out for the first turn; characters are still to be chosen if the players want to choose them."""
    seats, options = setup.players, setup.options
    s = BountyState(
        key=key,
        seats=seats,
        sight=sights(seats),
        zones=[[] for _ in range(ZONES)],
        place=bytearray(len(ALL_CARDS)),
        known=bytearray(len(ALL_CARDS)),
        character=[UNPICKED] * seats,
        credits=[0] * seats,
        stored_event_anywhere=options["stored_event"] == "any",
        round_limit=int(options["rounds"]),
    )
    cards, boards = contents(setup.box)
    leave_out(s, cards)
    _lay_out_market(s, [card for card in cards if card < FIRST_MISSION], int(options["hand"]))
    _lay_out_missions(s, [card for card in cards if card >= FIRST_MISSION])
    first = _first_seat(s, options["first"], options["ages"])
    for turn, amount in enumerate(_credits(options["credits"], seats)):
        s.credits[(first + turn) % seats] = amount
    s.agenda.append((begin_turn, (first,)))
    _hand_out_boards(s, options["characters"], first, boards)
    return s


def _lay_out_market(s: BountyState, cards: list[int], hand: int) -> None:
    s.zones[MARKET_DECK] = cards
    for card in s.zones[MARKET_DECK]:
        s.place[card] = MARKET_DECK
    shuffle(s, MARKET_DECK)
    for seat in range(s.seats):
        for _ in range(hand):
            draw(s, MARKET_DECK, HAND + seat)
    for _ in range(OPEN_MARKET):
        draw(s, MARKET_DECK, MARKET)


def _lay_out_missions(s: BountyState, missions: list[int]) -> None:
    """Level 1 on top, level 4 at the bottom (bounty.setup.mission_deck); spare missions stay in the box unseen."""
    for level in range(FINAL_LEVEL, 0, -1):
        cards = [card for card in missions if mission(card).level == level]
        rng.shuffle(s, cards)
        number = len(cards) if level == FINAL_LEVEL else s.seats + 2
        s.zones[MISSION_DECK] += cards[:number]
        s.zones[UNUSED] += cards[number:]
    for zone in (MISSION_DECK, UNUSED):
        for card in s.zones[zone]:
            s.place[card] = zone
    for _ in range(OPEN_MISSIONS):
        draw(s, MISSION_DECK, MISSIONS)


def _first_seat(s: BountyState, first: str, ages: str) -> int:
    if ages:
        years = _numbers(ages)
        return years.index(max(years))
    return rng.below(s, s.seats) if first == "random" else int(first) - 1


def _credits(written: str, seats: int) -> tuple[int, ...]:
    return STARTING_CREDITS[seats] if written == "standard" else tuple(_numbers(written))


def _hand_out_boards(s: BountyState, written: str, first: int, boards: list[int]) -> None:
    if written == "choose":
        for turn in range(s.seats - 1, -1, -1):
            s.agenda.append((ask_character, ((first + turn) % s.seats,)))
    elif written == "random":
        rng.shuffle(s, boards)
        s.character = boards[: s.seats]
    else:
        s.character = [_character_number(name) for name in written.split("/")]


@step
def ask_character(s: BountyState, seat: int) -> None:
    """A player takes one of the boards still free (bounty.setup.character_boards)."""
    options = [PICK[i] for i in range(len(CHARACTERS)) if i not in s.character]
    s.decision = Decision(seat, "character", options, _answer_character)


def _answer_character(s: BountyState, option: Option, seat: int) -> None:
    s.character[seat] = subject(option)
    tell(s, "picked", seat, numbers=(subject(option),))


# ---------------------------------------------------------------- options


def _check_credits(value: str, players: int) -> Text | None:
    if value == "standard":
        return None
    found = _numbers(value)
    if len(found) != players:
        return Text(f"{players} amounts are needed", f"trzeba podać tyle kwot: {players}")
    if any(amount % 100 or amount > 10_000 for amount in found):
        return Text("amounts go in hundreds, up to 10000", "kwoty podaje się w setkach, do 10000")
    return None


def _check_first(value: str, players: int) -> Text | None:
    if value == "random" or (value.isascii() and value.isdigit() and 1 <= int(value) <= players):
        return None
    return Text("there is no such seat", "nie ma takiego miejsca")


def _check_ages(value: str, players: int) -> Text | None:
    if value == "" or len(_numbers(value)) == players:
        return None
    return Text(f"{players} ages are needed", f"trzeba podać wiek każdego gracza, razem: {players}")


def check_first_player(setup: Setup) -> None:
    """Either the oldest starts or somebody who was named, not both."""
    if setup.options["ages"] and setup.options["first"] != "1":
        raise BadSetupError(
            Text("the options ages and first both say who starts", "opcje ages i first obie mówią, kto zaczyna"),
            Text("Give one of them.", "Podaj jedną z nich."),
            option="ages",
        )


def _check_characters(value: str, players: int) -> Text | None:
    if value in ("random", "choose"):
        return None
    found = [_character_number(name) for name in value.split("/")]
    if UNPICKED in found:
        return Text("there is no such character", "nie ma takiej postaci")
    if len(found) != players:
        return Text(f"{players} characters are needed", f"trzeba podać tyle postaci: {players}")
    if len(set(found)) != players:
        return Text("every player takes a different character", "każdy gracz bierze inną postać")
    return None


def _numbers(written: str) -> list[int]:
    """The numbers in ``200/400/500``; empty if anything else is in it."""
    parts = written.split("/")
    return [int(part) for part in parts] if all(p.isascii() and p.isdigit() for p in parts) else []


def _character_number(name: str) -> int:
    """A character by its key or the first part of it: din, fennec, bo, boba."""
    exact = [i for i, c in enumerate(CHARACTERS) if name in (c.key, c.key.split("_")[0])]
    return exact[0] if exact else UNPICKED


_CHARACTER_KEYS = "/".join(c.key.split("_")[0] for c in CHARACTERS)

OPTIONS: tuple[GameOption, ...] = (
    GameOption(
        "credits",
        Text("Starting credits in turn order", "Kredyty na początek w kolejności tur"),
        Text("“standard” or amounts such as 200/500", "„standard” albo kwoty, np. 200/500"),
        "standard",
        "bounty.setup.starting_credits",
        _check_credits,
    ),
    one_of(
        "hand",
        Text("Cards dealt to each player", "Karty rozdawane każdemu graczowi"),
        Text("a number from 0 to 5", "liczbę od 0 do 5"),
        "2",
        "bounty.setup.starting_hand",
        [(str(number), same(str(number))) for number in range(HAND_LIMIT + 1)],
        Text("that is not a size of a starting hand", "to nie jest liczba kart na początek"),
    ),
    GameOption(
        "characters",
        Text("Who plays which character", "Kto gra którą postacią"),
        Text(
            f"“random”, “choose”, or one per seat, such as {_CHARACTER_KEYS}",
            f"„random”, „choose” albo po jednej na miejsce, np. {_CHARACTER_KEYS}",
        ),
        "random",
        "bounty.setup.character_boards",
        _check_characters,
        (("random", Text("at random", "losowo")), ("choose", Text("everybody chooses", "każdy wybiera"))),
    ),
    GameOption(
        "first",
        Text("Who takes the first turn", "Kto rozgrywa pierwszą turę"),
        Text("a seat number or “random”", "numer miejsca albo „random”"),
        "1",
        "bounty.turn.oldest_starts",
        _check_first,
        (("1", Text("the first seat", "pierwsze miejsce")), ("random", Text("at random", "losowo"))),
    ),
    GameOption(
        "ages",
        Text("Ages by seat: the oldest starts", "Wiek według miejsc: zaczyna najstarszy"),
        Text("ages such as 34/12, or nothing", "wiek graczy, np. 34/12, albo nic"),
        "",
        "bounty.turn.oldest_starts",
        _check_ages,
    ),
    one_of(
        "stored_event",
        Text("Where Boba Fett may play his stored event", "Gdzie Boba Fett może zagrać odłożone wydarzenie"),
        Text("“own” (own missions) or “any” (all missions)", "„own” (własne misje) albo „any” (wszystkie misje)"),
        "own",
        "bounty.variant.boba_any_mission",
        (("own", Text("own missions", "własne misje")), ("any", Text("all missions", "wszystkie misje"))),
        Text("there is no such value", "nie ma takiej wartości"),
    ),
    round_limit("bounty.variant.round_limit"),
)
