"""Checks of copies: a card that got out of a viewer's sight cannot be told from its copies when one comes back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

from dejarik.kernel.decision import Option
from dejarik.kernel.errors import IllegalMoveError
from dejarik.kernel.match import Match
from dejarik.kernel.state import Losing, State
from dejarik.kernel.text import Text
from dejarik.kernel.view import View
from dejarik.kernel.zones import knows, swap
from tests.contract.secret_checks import ELSEWHERE
from tests.contract.walk import Case, Way, pick, walk

PLAYED_ON = 60
"""How many moves are compared after two copies were exchanged."""
LAST_LINES = 5
"""How much of the log is compared after each of them."""
MOST_EXCHANGES = 3
"""How often copies are exchanged on one way."""


def viewers_can_name_what_they_see(match: Match, _: Random) -> None:
    """No two things in sight have the same name, and the chooser's notation leads back."""
    for seat in range(match.players + 1):
        seen = match.view(seat)
        lying = [thing.id for region in seen.regions if region.layout not in ELSEWHERE for thing in region.things]
        named = [thing for thing in lying if thing is not None]
        assert len(set(named)) == len(named), f"seat {seat} has the same name for two things"
        for choice in seen.prompt.choices if seen.prompt else ():
            assert match.option(choice.notation) == choice.option, f"{choice.notation} leads somewhere else"
            assert set(choice.things) <= set(named), f"{choice.notation} points at nothing"


def cards_in_sight_keep_their_names(match: Match, rand: Random) -> None:
    """Whatever a viewer goes on seeing is called the same after the next move."""
    lost: set[tuple[int, int]] = set()
    before = [_names(match, viewer) for viewer in range(match.players + 1)]
    match.state.aliases = _Witness(lost, match.state.aliases)
    if match.options:
        match.play(pick(match, "random", rand))
    for viewer, names in enumerate(before):
        after = _names(match, viewer)
        for card in names.keys() & after.keys():
            kept = names[card] == after[card] or (viewer, card) in lost
            assert kept, f"viewer {viewer} sees card {card} under another name"


def copies_out_of_sight_look_alike(case: Case, way: Way) -> int:
    """Exchange copies of a card that a viewer has seen and lost: the viewer never finds out. How often one came back.

    What was exchanged comes into sight sooner or later; a name that sticks to a copy would then be another.
    """
    rand = Random(way.seed)
    came_back = 0
    for match, viewer, pair in islice(_lost_copies(case, way, rand), MOST_EXCHANGES):
        came_back += _is_never_found_out(match.copy(), viewer, pair, rand)
    return came_back


def _lost_copies(case: Case, way: Way, rand: Random) -> Iterator[tuple[Match, int, tuple[int, int]]]:
    """Positions in which a viewer has lost sight of a card that has a copy just as hidden."""
    lost: list[set[int]] = [set() for _ in range(case.mode.setup.players + 1)]
    before: list[int] = []
    for match in walk(case, way):
        s, alike = match.state, match.game.copies(match.state).alike
        for viewer, gone in enumerate(lost):
            bit = 1 << viewer
            gone.update(card for card, known in enumerate(before) if known & bit and not s.known[card] & bit)
            hidden = [card for card in sorted(gone) if card in alike and not knows(s, viewer, card)]
            if hidden and rand.random() < 0.1:
                card = rand.choice(hidden)
                others = [copy for copy in alike[card] if copy != card and not knows(s, viewer, copy)]
                if others:
                    yield match, viewer, (card, rand.choice(others))
        before = s.known[:]


def _last_lines(match: Match, viewer: int) -> list[Text]:
    return [line.text for line in match.told(viewer, max(0, match.log_length - LAST_LINES))]


def _is_never_found_out(match: Match, viewer: int, pair: tuple[int, int], rand: Random) -> bool:
    """Play on in both worlds alike; whether one of the two came into sight."""
    twin = match.copy()
    swap(twin.state, *pair)
    twin.state.ask_again()
    for _ in range(PLAYED_ON):
        assert _worded(match.view(viewer)) == _worded(twin.view(viewer)), (
            f"viewer {viewer} can tell copies {pair} apart"
        )
        game = match.game
        assert game.encode(match.state, viewer) == game.encode(twin.state, viewer), (
            f"the encoding tells viewer {viewer} copies {pair} apart"
        )
        assert _last_lines(match, viewer) == _last_lines(twin, viewer), (
            f"the log tells viewer {viewer} copies {pair} apart"
        )
        if any(knows(match.state, viewer, card) for card in pair):
            assert match.told(viewer) == twin.told(viewer), f"the log points viewer {viewer} at one of copies {pair}"
            return True
        if not match.options:
            return False
        option = pick(match, "random", rand)
        wanted = _exchanged(match, match.game.notate(match.state, option), pair)
        _is_the_same_action(match, twin, viewer, option, wanted)
        match.play(option)
        try:
            twin.play(wanted)
        except IllegalMoveError:
            return False  # what was under way knew one of the two by its number
    return False


def _is_the_same_action(match: Match, twin: Match, viewer: int, option: Option, wanted: str) -> None:
    """What the viewer chooses goes by the same number, whichever of two copies it is about."""
    game, decision = match.game, twin.decision
    if decision is None or decision.seat != viewer:
        return
    here = dict(zip(match.options, game.actions.ids(match.state), strict=True))
    there = {game.notate(twin.state, each): each for each in twin.options}
    if wanted in there:
        ids = dict(zip(twin.options, game.actions.ids(twin.state), strict=True))
        assert here[option] == ids[there[wanted]], f"the action {here[option]} tells viewer {viewer} copies apart"


def _exchanged(match: Match, notation: str, pair: tuple[int, int]) -> str:
    """A notation of records with the words of two copies exchanged."""
    copies = match.game.copies(match.state)
    one, other = (copies.words(card) for card in pair)
    words = dict(zip([*one, *other], [*other, *one], strict=True))
    return " ".join(words.get(word, word) for word in notation.split(" "))


def _worded(view: View) -> View:
    """A view as it leaves the engine: options are inside."""
    if view.prompt is None:
        return view
    choices = tuple(replace(choice, option=("",)) for choice in view.prompt.choices)
    return replace(view, prompt=replace(view.prompt, choices=choices))


def _names(match: Match, viewer: int) -> dict[int, int]:
    """What a viewer calls the cards that lie where places have an order."""
    inside, seen = match.game.view(match.state, viewer), match.view(viewer)
    pairs = zip(inside.regions, seen.regions, strict=True)
    things = [zip(one.things, other.things, strict=True) for one, other in pairs if one.layout != "hand"]
    return {one.id: other.id for both in things for one, other in both if one.id is not None and other.id is not None}


class _Witness:
    """Notes who loses sight of what."""

    def __init__(self, lost: set[tuple[int, int]], aliases: Losing | None) -> None:
        self.lost = lost
        self.aliases = aliases

    def lose(self, s: State, cards: Sequence[int], insiders: int) -> None:
        viewers = [viewer for viewer in range(s.seats + 1) if not insiders >> viewer & 1]
        self.lost.update((viewer, card) for viewer in viewers for card in cards)
        if self.aliases is not None:
            self.aliases.lose(s, cards, insiders)
