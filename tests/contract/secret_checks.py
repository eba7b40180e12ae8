"""Checks of hidden information: a player's view leaks nothing, and determinization depends on the view alone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from dejarik.kernel.agenda import apply
from dejarik.kernel.events import Event
from dejarik.kernel.game import Game
from dejarik.kernel.match import Match, reveals
from dejarik.kernel.state import State
from dejarik.kernel.view import Thing
from dejarik.kernel.zones import knows, swap, unknown_cards
from tests.contract.state_checks import tables_are_sound

LOG_LINES = 40
ELSEWHERE = ("queue", "recall")
"""Layouts whose things stand for cards that lie somewhere else."""


def face(game: Game[Any], s: State, seat: int, told: list[Event]) -> dict[str, Any]:
    """Everything that leaves the engine towards one seat."""
    found: dict[str, Any] = {"view": game.view(s, seat)}
    found["log"] = [game.narrate(s, event.seen_by(seat)) for event in told]
    found["deeds"] = [game.deed(s, event.seen_by(seat)) for event in told]
    if s.decision is None:
        return found
    found["question"] = game.question(s)
    if seat < s.seats:
        hoped = game.refusals(s, seat)
        found["refusals"] = [(option, refusal, game.reason(refusal)) for option, refusal in hoped]
    if s.decision.seat == seat:
        found["options"] = [
            (option, game.notate(s, option), game.label(s, option), game.rule_of(s, option), game.waste(s, option))
            for option in s.decision.options
        ]
    return found


def hidden_things_change_no_view(match: Match, rand: Random) -> None:
    """A seat sees and reads the same, to the byte, when only what it may not know is different."""
    s, game = match.state, match.game
    told = (s.log or [])[-LOG_LINES:]
    checked = rand.randrange(match.players + 1)
    for seat in range(match.players + 1):
        twin = game.determinize(s, seat, fresh(rand))
        mine, other = face(game, s, seat, told), face(game, twin, seat, told)
        for part in mine:
            assert mine[part] == other.get(part), f"the {part} of seat {seat} tells something hidden"
        if seat == checked:
            assert _bytes(game, s, seat) == _bytes(game, twin, seat), f"the bytes of seat {seat} tell something hidden"


def views_hold_no_hidden_card(match: Match, _: Random) -> None:
    """A card a seat does not know is a bare back; nothing in a view names it, and the key stays inside."""
    s = match.state
    for seat in range(match.players + 1):
        view = match.game.view(match.state, seat)
        things = [thing for region in view.regions for thing in region.things]
        shown = [thing.id for thing in things if thing.id is not None]
        lying = [thing.id for region in view.regions if region.layout not in ELSEWHERE for thing in region.things]
        placed = [thing for thing in lying if thing is not None]
        assert len(set(placed)) == len(placed), f"seat {seat} sees a card twice"
        pointed = [card for choice in view.prompt.choices for card in choice.things] if view.prompt else []
        cards = [thing for thing in (*shown, *pointed) if thing < len(s.known)]  # ids behind those of cards are dice
        for card in cards:
            assert knows(s, seat, card), f"seat {seat} is shown card {card}, which it does not know"
        for thing in things:
            back = Thing(thing.kind, on=thing.on)
            assert thing.id is not None or thing == back, f"a back shows more than a back: {thing}"
        assert s.key.hex() not in repr(view), "the key of the shuffle is in a view"


def only_the_chooser_sees_choices(match: Match, _: Random) -> None:
    """The prompt shows everybody who chooses; the choices, all of them, only to that seat."""
    decision = match.decision
    for seat in range(match.players + 1):
        prompt = match.view(seat).prompt
        if decision is None:
            assert prompt is None, "a prompt after the end"
            continue
        assert prompt is not None, f"seat {seat} is not told that somebody chooses"
        assert (prompt.seat, prompt.kind) == (decision.seat, decision.kind), "the prompt names somebody else"
        seen = [choice.option for choice in prompt.choices]
        offered = decision.options if seat == decision.seat else []
        assert sorted(seen) == sorted(offered), f"seat {seat} sees the wrong choices"


def events_name_only_known_cards(match: Match, _: Random) -> None:
    """Whoever may read a card in an event knows that card at that moment."""
    for option in match.options:
        s = match.state.copy()
        s.log = _Witness(s)
        apply(s, option)


def guesses_depend_on_the_view_alone(match: Match, rand: Random) -> None:
    """States that look the same to a seat give the same guess, and the guess does not contain the real key."""
    s, game = match.state, match.game
    before = s.digest()
    for seat in range(match.players + 1):
        seed = rand.getrandbits(32)
        guess = game.determinize(s, seat, Random(seed))
        assert guess.key != s.key, "the guess knows the real key"
        assert guess == game.determinize(s, seat, Random(seed)), "the same chance gives another guess"
        for twin in (game.determinize(s, seat, fresh(rand)), swapped(game, s, seat, rand)):
            assert guess == game.determinize(twin, seat, Random(seed)), f"the guess of seat {seat} peeks"
    assert s.digest() == before, "guessing changed the state"


def guesses_are_whole_states(match: Match, rand: Random) -> None:
    """A guess is a state like any other: sound, asked as the real one, and playable."""
    s, game = match.state, match.game
    for seat in range(match.players + 1):
        guess = game.determinize(s, seat, fresh(rand))
        tables_are_sound(guess)
        asked = guess.decision
        guess.ask_again()
        assert guess.decision == asked, "asked again, the guess asks something else"
        for _ in range(5):
            if guess.decision is not None:
                apply(guess, rand.choice(guess.decision.options))
                tables_are_sound(guess)


def consent_tells_nothing(match: Match, rand: Random) -> None:
    """Whether taking back one's own move is free does not depend on what one does not know."""
    s, game, decision = match.state, match.game, match.decision
    if decision is None or decision.seat not in range(match.players):
        return
    seat = decision.seat
    twin = game.determinize(s, seat, fresh(rand))
    for option in decision.options:
        one, other = s.copy(), twin.copy()
        one.log, other.log = [], []
        apply(one, option)
        apply(other, option)
        if face(game, one, seat, one.log) == face(game, other, seat, other.log):
            assert reveals(s, one, seat) == reveals(twin, other, seat), f"taking back {option} tells something hidden"


class _Witness(list[Event]):
    """A log that checks each event against what seats know when it is told."""

    def __init__(self, s: State) -> None:
        super().__init__()
        self.s = s

    def append(self, event: Event) -> None:
        for seat in range(self.s.seats + 1):
            for card in event.seen_by(seat).cards:
                assert card < 0 or knows(self.s, seat, card), f"seat {seat} reads unknown card {card} in {event}"
        super().append(event)


def swapped(game: Game[Any], s: State, seat: int, rand: Random) -> State:
    """The state with two cards exchanged that the seat does not know, if it cannot tell; else the state as it is."""
    unknown = unknown_cards(s, seat)
    for _ in range(10 if len(unknown) > 1 else 0):
        twin = s.copy()
        swap(twin, *rand.sample(unknown, 2))
        if game.view(twin, seat) == game.view(s, seat):
            return twin
    return s


def fresh(rand: Random) -> Random:
    return Random(rand.getrandbits(32))


def _bytes(game: Game[Any], s: State, seat: int) -> bytes:
    return json.dumps(game.view(s, seat).to_data()).encode()
