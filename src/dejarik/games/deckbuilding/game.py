"""The Deckbuilding Game as the kernel knows it: each question about the game answered by the module that owns it."""

from __future__ import annotations

from functools import cached_property
from random import Random

from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.games.deckbuilding.procedure import actions, attack, setup
from dejarik.games.deckbuilding.show import facts, looks, notation, story, text, view
from dejarik.games.deckbuilding.think import knowledge
from dejarik.games.deckbuilding.think.evaluate import evaluate
from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.events import Event
from dejarik.kernel.game import CardFacts, Game, Mode, Setup
from dejarik.kernel.rules import Catalogue, load_catalogue
from dejarik.kernel.text import Text, same
from dejarik.kernel.view import Region, SeatView


class Deckbuilding(Game[DeckbuildingState]):
    """The Empire and the Rebellion build decks from the galaxy row and destroy each other's bases."""

    name = "deckbuilding"
    title = same("The Deckbuilding Game")
    look = looks.GAME
    look_names = looks.NAMES
    version = "1"
    seats = range(2, 5, 2)
    default_seats = 2
    option_specs = setup.OPTIONS
    modes = (
        Mode("beginner", Text("Beginner game", "Gra dla początkujących"), Setup(2)),
        Mode("full", Text("Full control", "Pełna kontrola"), Setup(2, {"bases": "full"})),
        Mode("secret", Text("Secret bases", "Tajne bazy"), Setup(2, {"bases": "secret"})),
        Mode(
            "payoff",
            Text("Quick game with paying off", "Szybka gra ze spłacaniem kart"),
            Setup(2, {"length": "2", "payoff": "yes", "bases": "full", "factions": "rebel/empire"}),
        ),
        Mode("teams", Text("Two against two", "Dwóch na dwóch"), Setup(4, {"bases": "full"})),
        Mode(
            "secret-teams",
            Text("Two against two, secret bases", "Dwóch na dwóch, tajne bazy"),
            Setup(4, {"bases": "secret", "payoff": "yes"}),
        ),
    )
    pieces = frozenset(text.QUESTIONS) - {"action", "foe_choose", "new_base", "secret_base"}

    def deal(self, setup_: Setup, key: bytes) -> DeckbuildingState:
        return setup.deal(setup_, key)

    def notate(self, s: DeckbuildingState, option: Option) -> str:
        return notation.notate(s, option)

    def question(self, s: DeckbuildingState) -> Text:
        return text.question(s)

    def label(self, s: DeckbuildingState, option: Option) -> Text:
        return text.label(s, option)

    def rule_of(self, s: DeckbuildingState, option: Option) -> str:
        return text.rule_of(s, option)

    def things_of(self, s: DeckbuildingState, option: Option) -> tuple[int, ...]:
        return view.things_of(s, option)

    def refusals(self, s: DeckbuildingState, seat: int) -> list[tuple[Option, Refusal]]:
        assert s.decision is not None
        if seat != s.decision.seat:
            return []
        if s.decision.kind == "action":
            return actions.action_refusals(s)
        return attack.target_refusals(s) if s.decision.kind == "target" else []

    def reason(self, refusal: Refusal) -> Text:
        return text.reason(refusal)

    def narrate(self, s: DeckbuildingState, event: Event) -> Text:
        return story.narrate(s, event)

    def headline(self, s: DeckbuildingState) -> Text:
        return view.headline(s)

    def seat_views(self, s: DeckbuildingState) -> tuple[SeatView, ...]:
        return view.seat_views(s)

    def regions(self, s: DeckbuildingState, seat: int) -> tuple[Region, ...]:
        return view.regions(s, seat)

    def determinize(self, s: DeckbuildingState, seat: int, rand: Random) -> DeckbuildingState:
        return knowledge.determinize(s, seat, rand)

    def evaluate(self, s: DeckbuildingState) -> list[float]:
        return evaluate(s)

    def turn(self, s: DeckbuildingState) -> int:
        return s.turn

    def cards(self) -> tuple[CardFacts, ...]:
        return self._cards

    @cached_property
    def _cards(self) -> tuple[CardFacts, ...]:
        return facts.facts(self.rules)

    @cached_property
    def rules(self) -> Catalogue:
        return load_catalogue("dejarik.games.deckbuilding")


GAME = Deckbuilding()
