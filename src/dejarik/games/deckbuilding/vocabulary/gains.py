"""What a card brings its player at once: cards, resources, Force, attack, repairs."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Clause, Statement
from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.games.deckbuilding.model.terms import (
    ATTACK_CHOICE,
    FORCE_CHOICE,
    FORCE_POINT,
    REPAIR_CHOICE,
    RESOURCES_CHOICE,
)
from dejarik.games.deckbuilding.model.words import Deed
from dejarik.games.deckbuilding.rules.damage import repair_base, repairable
from dejarik.games.deckbuilding.rules.gains import force_room, gain_force, gain_resources
from dejarik.games.deckbuilding.rules.piles import can_draw, draw_cards, exile
from dejarik.games.deckbuilding.vocabulary.verbs import DRAW, EXILE, GAIN, REPAIR
from dejarik.kernel.log import tell
from dejarik.kernel.nouns import CARD, DAMAGE, RESOURCE
from dejarik.kernel.text import Case, Text


class Draw(Deed):
    """Draw cards."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return can_draw(s, frame.you)

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        draw_cards(s, frame.you, self.cards)

    @property
    def clause(self) -> Clause:
        return Act(DRAW, CARD.count(self.cards, Case.ACCUSATIVE))


class Gain(Deed):
    """Gain resources."""

    choice = RESOURCES_CHOICE

    def __init__(self, resources: int) -> None:
        self.resources = resources

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        gain_resources(s, self.resources)

    @property
    def clause(self) -> Clause:
        return Act(GAIN, RESOURCE.count(self.resources, Case.ACCUSATIVE))


class GainForce(Deed):
    """Gain Force; impossible with the marker at your end of the track (deckbuilding.faq.duros_spy_full_force)."""

    choice = FORCE_CHOICE

    def __init__(self, force: int) -> None:
        self.force = force

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return force_room(s) > 0

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        gain_force(s, self.force)

    @property
    def amount(self) -> Text:
        """What is gained."""
        return FORCE_POINT.count(self.force, Case.ACCUSATIVE)

    @property
    def clause(self) -> Clause:
        return Act(GAIN, self.amount)

    @property
    def conceded(self) -> Clause:
        return Statement(Text("lets you gain ", "pozwala ci zyskać ") + self.amount)

    def offered_to_foe(self, source: Text) -> Text:
        return Text("the opponent gains ", "przeciwnik zyskuje ") + self.amount


class Repair(Deed):
    """Repair up to so much damage on your base."""

    choice = REPAIR_CHOICE

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return repairable(s) > 0

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        repair_base(s, self.damage)

    @property
    def clause(self) -> Clause:
        damage = DAMAGE.count(self.damage, Case.GENITIVE)
        return Act(REPAIR, Text("up to {n} on your base", "do {n} swojej bazy").fill(n=damage))


class Strengthen(Deed):
    """The card itself has more attack until the end of the turn."""

    choice = ATTACK_CHOICE

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        s.boosts += (frame.source,) * self.attack
        tell(s, "strengthened", frame.you, (frame.source,), (self.attack,))

    @property
    def clause(self) -> Clause:
        return self._said(Text("this card has +{n} attack this turn", "ta karta ma +{n} do ataku w tej turze"))

    @property
    def conceded(self) -> Clause:
        return self._said(Text("gives this card +{n} attack this turn", "daje tej karcie +{n} do ataku w tej turze"))

    def offered_to_foe(self, source: Text) -> Text:
        said = Text("{source} has +{n} attack this turn", "karta {source} ma +{n} do ataku w tej turze")
        return said.fill(source=source, n=self.attack)

    def _said(self, text: Text) -> Clause:
        return Statement(text.fill(n=self.attack))


class ExileThis(Deed):
    """The card itself leaves the game."""

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        exile(s, frame.source)

    @property
    def clause(self) -> Clause:
        return Act(EXILE, Text("this card", "tę kartę"))
