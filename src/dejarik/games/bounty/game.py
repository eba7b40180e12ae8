"""Bounty as the kernel knows it: each question about the game answered by the module that owns the answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random

from dejarik.games.bounty import facts, knowledge, looks, mission, notation, setup, text, turn, view
from dejarik.games.bounty.evaluate import evaluate
from dejarik.games.bounty.state import BountyState
from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.events import Event
from dejarik.kernel.game import CardFacts, Game, Mode, Setup
from dejarik.kernel.rules import Catalogue, load_catalogue
from dejarik.kernel.text import Text
from dejarik.kernel.view import Region, SeatView

REFUSALS: dict[str, Callable[[BountyState, int], list[tuple[Option, Refusal]]]] = {
    "action": turn.refusals,
    "event": mission.event_refusals,
    "use": mission.ignore_refusals,
    "hand_limit": turn.keep_refusals,
}


class Bounty(Game[BountyState]):
    """Two to four hunters race for the level 4 mission; whoever has the most credits then wins."""

    name = "bounty"
    title = Text("Bounty", "Łowcy nagród")
    look = looks.GAME
    look_names = looks.NAMES
    version = "1"
    seats = range(2, 5)
    default_seats = 2
    option_specs = setup.OPTIONS
    modes = (
        *(Mode(f"{n}p", Text(f"{n} players", f"Graczy: {n}"), Setup(n)) for n in (2, 3, 4)),
        Mode("choose", Text("Chosen characters", "Wybrane postacie"), Setup(3, {"characters": "choose"})),
        Mode(
            "wide",
            Text("Boba Fett's stored event anywhere", "Odłożone wydarzenie Boby Fetta wszędzie"),
            Setup(2, {"stored_event": "any", "characters": "boba/fennec", "first": "random"}),
        ),
    )
    pieces = frozenset({"draw", "sale", "mission", "use", "sacrifice"})

    def check(self, setup_: Setup) -> Setup:
        made = super().check(setup_)
        setup.check_first_player(made.options)
        return made

    def deal(self, setup_: Setup, key: bytes) -> BountyState:
        return setup.deal(setup_, key)

    def notate(self, s: BountyState, option: Option) -> str:
        return notation.notate(option)

    def question(self, s: BountyState) -> Text:
        return text.question(s)

    def label(self, s: BountyState, option: Option) -> Text:
        return text.label(s, option)

    def rule_of(self, s: BountyState, option: Option) -> str:
        return text.rule_of(s, option)

    def things_of(self, s: BountyState, option: Option) -> tuple[int, ...]:
        return view.things_of(option)

    def refusals(self, s: BountyState, seat: int) -> list[tuple[Option, Refusal]]:
        assert s.decision is not None
        find = REFUSALS.get(s.decision.kind)
        return find(s, seat) if find else []

    def reason(self, refusal: Refusal) -> Text:
        return text.reason(refusal)

    def narrate(self, s: BountyState, event: Event) -> Text:
        return text.narrate(s, event)

    def headline(self, s: BountyState) -> Text:
        return view.headline(s)

    def seat_views(self, s: BountyState) -> tuple[SeatView, ...]:
        return view.seat_views(s)

    def regions(self, s: BountyState, seat: int) -> tuple[Region, ...]:
        return view.regions(s, seat)

    def determinize(self, s: BountyState, seat: int, rand: Random) -> BountyState:
        return knowledge.determinize(s, seat, rand)

    def evaluate(self, s: BountyState) -> list[float]:
        return evaluate(s)

    def cards(self) -> tuple[CardFacts, ...]:
        return self._cards

    @cached_property
    def _cards(self) -> tuple[CardFacts, ...]:
        return facts.facts(self.rules)

    @cached_property
    def rules(self) -> Catalogue:
        return load_catalogue("dejarik.games.bounty")


GAME = Bounty()
