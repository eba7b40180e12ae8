"""Duel, a toy with hidden hands and cards that answer each other: the smallest game that uses the abilities layer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from dejarik.kernel.decision import Option, Refusal, subject, told_apart
from dejarik.kernel.events import HIDDEN, Event
from dejarik.kernel.game import CardFacts, Game, Mode, Setup, one_of
from dejarik.kernel.rules import Catalogue, Rule
from dejarik.kernel.text import Text, same
from dejarik.kernel.view import Number, Region, SeatView, Thing
from dejarik.kernel.zones import draw, guess, knows, redeal, shuffle
from tests.abilities.duel_cards import DECK_LIST, text_of
from tests.abilities.duel_state import DECK, DISCARD, HAND, POOL, SEATS, UNITS, DuelState, take_turn

HEALTH = 5


def empty(keys: Sequence[str], owner: Sequence[int], seats: int) -> DuelState:
    """The cards in the decks of their owners, in order."""
    hands = [1 << seat for seat in range(SEATS)]
    everybody = (2 << seats) - 1
    s = DuelState(
        key=bytes(32),
        seats=seats,
        sight=(*[0] * SEATS, *hands, *[everybody] * SEATS, everybody),
        zones=[[] for _ in range(DISCARD + 1)],
        place=bytearray(DECK + seat for seat in owner),
        known=bytearray(len(keys)),
        health=[HEALTH] * seats,
        energy=[2] * seats,
        keys=tuple(keys),
        owner=tuple(owner),
    )
    for card, seat in enumerate(owner):
        s.zones[DECK + seat].append(card)
    return s


QUESTIONS = {
    "action": Text("What do you do?", "Co robisz?"),
    "instead": Text("Use anything instead?", "Czy używasz czegoś zamiast tego?"),
    "interrupt": Text("Interrupt?", "Zakłócasz?"),
    "reaction": Text("React?", "Reagujesz?"),
    "forced": Text("Which forced ability comes first?", "Która wymuszona zdolność jest pierwsza?"),
    "opponent": Text("Which opponent?", "Który przeciwnik?"),
    "unit": Text("Which unit?", "Która jednostka?"),
}
LABELS = {
    "play": Text("Play {it}", "Zagraj: {it}"),
    "use": Text("Use {it}", "Użyj: {it}"),
    "strike": Text("Strike player {n}", "Uderz gracza {n}"),
    "opponent": Text("Player {n}", "Gracz {n}"),
    "unit": Text("{it}", "{it}"),
    "pass": Text("Pass", "Pasuj"),
}
LINES = {
    "used": Text("{who} uses {it}.", "{who} używa: {it}."),
    "played": Text("{who} plays {it}.", "{who} zagrywa: {it}."),
    "prevented": Text("What {who} began does not happen.", "Nie dochodzi do skutku to, co zaczyna {who}."),
    "hurt": Text("{who} takes {n} damage.", "{who} otrzymuje obrażenia: {n}."),
}
_CARDS = ("play", "use", "unit")
_SEATS = ("strike", "opponent")
RULES = (
    Rule(
        "duel.act",
        "rule",
        Text("a napkin", "serwetka"),
        Text("Act or pass.", "Działaj albo pasuj."),
        "by playing",
    ),
)


class Duel(Game[DuelState]):
    """Strike, play cards, answer what others do."""

    name = "duel"
    title = Text("Duel", "Pojedynek")
    version = "1"
    seats = range(2, SEATS + 1)
    default_seats = 2
    option_specs = (
        one_of(
            "ask",
            Text("Who is asked", "Kto jest pytany"),
            Text("able or all", "able albo all"),
            "able",
            "duel.act",
            (("able", Text("who might respond", "kto mógłby odpowiedzieć")), ("all", Text("everybody", "wszyscy"))),
        ),
    )
    modes = (
        Mode("two", Text("Two players", "Dwóch graczy"), Setup(2)),
        Mode("three", Text("Three players", "Trzech graczy"), Setup(3, {"ask": "all"})),
    )

    def deal(self, setup: Setup, key: bytes) -> DuelState:
        owner = [seat for seat in range(setup.players) for _ in DECK_LIST]
        s = empty(DECK_LIST * setup.players, owner, setup.players)
        s.key = key
        s.asks_all = setup.options["ask"] == "all"
        for seat in range(setup.players):
            shuffle(s, DECK + seat)
            for _ in range(4):
                draw(s, DECK + seat, HAND + seat)
        s.agenda.append((take_turn, ()))
        return s

    def notate(self, s: DuelState, option: Option) -> str:
        if option[0] in _CARDS:
            return f"{option[0]} {told_apart(s.keys)[subject(option)]}"
        first = 1 if option[0] in _SEATS else 0
        return " ".join([option[0], *(str(number + first) for number in option[1:])])

    def question(self, s: DuelState) -> Text:
        assert s.decision is not None
        return QUESTIONS[s.decision.kind]

    def label(self, s: DuelState, option: Option) -> Text:
        if option[0] in _CARDS:
            return LABELS[option[0]].fill(it=POOL[s.keys[subject(option)]].name)
        return LABELS[option[0]].fill(n=subject(option) + 1) if option[1:] else LABELS[option[0]]

    def rule_of(self, s: DuelState, option: Option) -> str:
        return "duel.act"

    def things_of(self, s: DuelState, option: Option) -> tuple[int, ...]:
        return (subject(option),) if option[0] in _CARDS else ()

    def refusals(self, s: DuelState, seat: int) -> list[tuple[Option, Refusal]]:
        return []

    def reason(self, refusal: Refusal) -> Text:
        raise AssertionError("a duel refuses nothing")

    def narrate(self, s: DuelState, event: Event) -> Text:
        card = event.cards[0] if event.cards else HIDDEN
        it = Text("a card", "karty") if card == HIDDEN else POOL[s.keys[card]].name
        return LINES[event.kind].fill(who=_player(event.seat), it=it, n=event.numbers[0] if event.numbers else 0)

    def headline(self, s: DuelState) -> Text:
        return Text(f"Turn {s.turns}", f"Tura {s.turns}")

    def seat_views(self, s: DuelState) -> tuple[SeatView, ...]:
        energy, health = Text("energy", "energia"), Text("health", "zdrowie")
        numbers = [(Number("cost", s.energy[n], energy), Number("points", s.health[n], health)) for n in range(s.seats)]
        return tuple(SeatView(seat, _player(seat), found) for seat, found in enumerate(numbers))

    def regions(self, s: DuelState, seat: int) -> tuple[Region, ...]:
        places = [("deck", DECK), ("hand", HAND), ("units", UNITS)]
        rows = [(key, zone + owner, owner) for owner in range(s.seats) for key, zone in places]
        found = [Region(key, "row", same(key), _things(s, seat, zone), owner) for key, zone, owner in rows]
        return (*found, Region("discard", "row", same("discard"), _things(s, seat, DISCARD)))

    def determinize(self, s: DuelState, seat: int, rand: Random) -> DuelState:
        return guess(s, seat, rand, _redeal)

    def evaluate(self, s: DuelState) -> list[float]:
        if s.outcome is not None:
            return list(s.outcome.shares)
        return [(1 + health) / (sum(s.health) + s.seats) for health in s.health]

    def cards(self) -> tuple[CardFacts, ...]:
        kind = Text("card", "karta")
        return tuple(CardFacts(key, POOL[key].name, kind, 0, (), text_of(key)) for key in DECK_LIST)

    @cached_property
    def rules(self) -> Catalogue:
        return Catalogue(RULES)


def _player(seat: int) -> Text:
    return Text(f"Player {seat + 1}", f"Gracz {seat + 1}")


def _things(s: DuelState, seat: int, zone: int) -> tuple[Thing, ...]:
    """Everybody's cards have backs of their own."""
    found = []
    for card in s.zones[zone]:
        kind, key = f"card_of_{s.owner[card] + 1}", s.keys[card]
        found.append(Thing(kind, card, key, POOL[key].name) if knows(s, seat, card) else Thing(kind))
    return tuple(found)


def _redeal(s: DuelState, cards: list[int], rand: Random) -> None:
    """Everybody's cards stay their own."""
    for seat in range(s.seats):
        redeal(s, [card for card in cards if s.owner[card] == seat], rand)


DUEL = Duel()
WHERE = "tests.abilities.duel:DUEL"
