"""Destiny as the kernel knows it: each question about the game answered by the module that owns it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from dejarik.games.destiny.decks import DECKS
from dejarik.games.destiny.model.state import DestinyState
from dejarik.games.destiny.procedure import setup
from dejarik.games.destiny.show import facts, looks, notation, refusals, story, text, view
from dejarik.games.destiny.show.tour import TOUR
from dejarik.games.destiny.think import knowledge, luck
from dejarik.games.destiny.think.evaluate import evaluate
from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.events import Event
from dejarik.kernel.game import CardFacts, Game, Mode, Setup
from dejarik.kernel.luck import SeatLuck
from dejarik.kernel.rules import Catalogue, load_catalogue
from dejarik.kernel.text import Text
from dejarik.kernel.view import Region, SeatView

OTHER_READINGS = {"stall": "pass", "overflow": "free", "fourth_upgrade": "refused", "last_stand": "draw"}


class Destiny(Game[DestinyState]):
    """Teams of characters fight with dice and cards over a battlefield."""

    name = "destiny"
    title = Text("Destiny", "Przeznaczenie")
    look = looks.GAME
    look_names = looks.NAMES
    version = "1"
    seats = range(2, 5)
    default_seats = 2
    option_specs = setup.OPTIONS
    modes = (
        Mode("luke-boba", Text("Luke against Boba Fett", "Luke przeciw Bobie Fettowi"), Setup(2)),
        Mode(
            "rey-kylo",
            Text("Rey against Kylo Ren", "Rey przeciw Kylo Renowi"),
            Setup(2, {"deck1": "rey", "deck2": "kylo-ren"}),
        ),
        Mode("three", Text("Three players", "Trzech graczy"), Setup(3)),
        Mode("four", Text("Four players", "Czterech graczy"), Setup(4)),
        Mode("readings", Text("The other readings", "Inne odczytania zasad"), Setup(2, OTHER_READINGS)),
    )
    decks = DECKS
    tour = TOUR

    def deal(self, setup_: Setup, key: bytes) -> DestinyState:
        return setup.deal(setup_, key)

    def notate(self, s: DestinyState, option: Option) -> str:
        return notation.notate(s, option)

    def question(self, s: DestinyState) -> Text:
        return text.question(s)

    def label(self, s: DestinyState, option: Option) -> Text:
        return text.label(s, option)

    def rule_of(self, s: DestinyState, option: Option) -> str:
        return text.rule_of(option)

    def things_of(self, s: DestinyState, option: Option) -> tuple[int, ...]:
        return view.things_of(s, option)

    def refusals(self, s: DestinyState, seat: int) -> list[tuple[Option, Refusal]]:
        assert s.decision is not None
        if seat != s.decision.seat or s.decision.kind not in ("action", "extra_action"):
            return []
        return refusals.refusals(s, seat)

    def reason(self, refusal: Refusal) -> Text:
        return text.reason(refusal)

    def narrate(self, s: DestinyState, event: Event) -> Text:
        return story.narrate(s, event)

    def headline(self, s: DestinyState) -> Text:
        return view.headline(s)

    def seat_views(self, s: DestinyState) -> tuple[SeatView, ...]:
        return view.seat_views(s)

    def regions(self, s: DestinyState, seat: int) -> tuple[Region, ...]:
        return view.regions(s, seat)

    def determinize(self, s: DestinyState, seat: int, rand: Random) -> DestinyState:
        return knowledge.determinize(s, seat, rand)

    def evaluate(self, s: DestinyState) -> list[float]:
        return evaluate(s)

    def luck(self, s: DestinyState, events: Sequence[Event]) -> tuple[SeatLuck, ...]:
        return luck.luck(s, events)

    def cards(self) -> tuple[CardFacts, ...]:
        return self._cards

    @cached_property
    def _cards(self) -> tuple[CardFacts, ...]:
        return facts.facts(self.rules)

    @cached_property
    def rules(self) -> Catalogue:
        return load_catalogue("dejarik.games.destiny")


GAME = Destiny()
