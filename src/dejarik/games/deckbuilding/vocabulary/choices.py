"""Effects that ask somebody to pick: among effects, among one's own cards, among those of an opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.deckbuilding.model.printed import TRAITS, UNIQUE
from dejarik.games.deckbuilding.model.state import AREA, BASE, DECK, DISCARD, HAND, DeckbuildingState, foes_of
from dejarik.games.deckbuilding.model.terms import DAMAGE, TRAIT_NAMES
from dejarik.games.deckbuilding.model.words import EFFECTS, Concession, Condition, Effect, Pick
from dejarik.games.deckbuilding.rules.damage import damage_base, damage_ship, ships_of
from dejarik.games.deckbuilding.rules.piles import different, discard_from_hand, exile, lose_track
from dejarik.kernel import rng
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import CARD, Case, Text, joined
from dejarik.kernel.zones import move


@dataclass(frozen=True)
class Choose(Pick):
    """One of several effects, picked by the active player or by the opponent; only what is possible may be picked."""

    effects: tuple[Effect, ...]
    kind: ClassVar[str] = "choose"

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return any(effect.possible(s, card, foe) for effect in self.effects)

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("choose", effect.number) for effect in self.effects if effect.possible(s, card, foe)]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        EFFECTS[subject(option)].run(s, card, foe)

    @property
    def text(self) -> Text:
        effects = joined((effect.text for effect in self.effects), Text("; or ", "; albo "))
        return Text("choose one: ", "wybierz jedno: ") + effects

    @property
    def parts(self) -> tuple[Effect, ...]:
        return self.effects


@dataclass(frozen=True)
class MayChoose(Choose):
    """One of several effects or none."""

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [*super().options(s, card, foe), ("decline",)]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        if option[0] == "choose":
            tell(s, "used", s.active, (card,))
            super().picked(s, option, card, foe)

    @property
    def declinable(self) -> bool:
        return True


@dataclass(frozen=True)
class FoeChooses(Choose):
    """One of two effects, picked by the opponent."""

    effects: tuple[Concession, Concession]
    kind: ClassVar[str] = "foe_choose"
    names_foe: ClassVar[bool] = True

    def chooser(self, s: DeckbuildingState, foe: int) -> int:
        return foe

    @property
    def text(self) -> Text:
        first, second = (effect.conceded for effect in self.effects)
        return Text("the opponent either {first} or {second}", "przeciwnik albo {first}, albo {second}").fill(
            first=first, second=second
        )


# ---------------------------------------------------------------- one's own cards


@dataclass(frozen=True)
class DiscardOwn(Pick):
    """Discard a card from hand."""

    kind: ClassVar[str] = "discard"

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return bool(s.zones[HAND + s.active])

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("discard", other) for other in different(s, s.zones[HAND + s.active])]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        discard_from_hand(s, s.active, subject(option))

    @property
    def text(self) -> Text:
        return Text("discard 1 card from hand", "odrzuć 1 kartę z ręki")


@dataclass(frozen=True)
class ExileFromHand(Pick):
    """Exile a card from hand."""

    kind: ClassVar[str] = "exile"

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("exile", other) for other in different(s, s.zones[HAND + s.active])]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        exile(s, subject(option))

    @property
    def text(self) -> Text:
        return Text("exile 1 card from hand", "anihiluj 1 kartę z ręki")


@dataclass(frozen=True)
class Exile(Pick):
    """Exile a card from hand or discard pile."""

    kind: ClassVar[str] = "exile"

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return bool(s.zones[HAND + s.active] or s.zones[DISCARD + s.active])

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        zones = (s.zones[HAND + s.active], s.zones[DISCARD + s.active])
        return [("exile", other) for zone in zones for other in different(s, zone)]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        exile(s, subject(option))

    @property
    def text(self) -> Text:
        return Text(
            "exile 1 card from your hand or discard pile",
            "anihiluj 1 kartę z ręki albo ze swojego stosu kart odrzuconych",
        )


@dataclass(frozen=True)
class ExileUpTo(Exile):
    """Exile up to so many cards in any mix from hand and discard pile (deckbuilding.faq.exile_mix)."""

    cards: int = 2

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        s.agenda.append((ask_exile_more, (self.number, card, foe, self.cards)))

    @property
    def text(self) -> Text:
        return Text(
            "exile up to {n} from your hand and discard pile",
            "anihiluj do {n} z ręki i ze swojego stosu kart odrzuconych",
        ).fill(n=CARD.count(self.cards, Case.GENITIVE))

    @property
    def declinable(self) -> bool:
        return True


@step
def ask_exile_more(s: DeckbuildingState, number: int, card: int, foe: int, left: int) -> None:
    """One card after another, until the number is reached or it is enough."""
    effect = EFFECTS[number]
    assert isinstance(effect, ExileUpTo)
    options = effect.options(s, card, foe)
    if options and left:
        s.decision = Decision(s.active, effect.kind, [*options, ("done",)], _answer_exile_more)


def _answer_exile_more(s: DeckbuildingState, option: Option, number: int, card: int, foe: int, left: int) -> None:
    if option[0] == "exile":
        exile(s, subject(option))
        s.agenda.append((ask_exile_more, (number, card, foe, left - 1)))


@dataclass(frozen=True)
class Return(Pick):
    """Return a card with a trait, or a unique one, from the discard pile to hand."""

    trait: str = ""
    kind: ClassVar[str] = "return"

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("return", other) for other in different(s, s.zones[DISCARD + s.active]) if self._fits(other)]

    def _fits(self, card: int) -> bool:
        return self.trait in TRAITS[card] if self.trait else UNIQUE[card]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        move(s, subject(option), HAND + s.active)
        tell(s, "returned", s.active, (subject(option),))

    @property
    def text(self) -> Text:
        if not self.trait:
            return Text(
                "return 1 unique card from your discard pile to your hand",
                "weź na rękę 1 unikatową kartę ze swojego stosu kart odrzuconych",
            )
        return Text(
            "return 1 {trait} card from your discard pile to your hand",
            "weź na rękę ze swojego stosu kart odrzuconych 1 kartę z cechą {trait}",
        ).fill(trait=TRAIT_NAMES[self.trait])


# ---------------------------------------------------------------- the opponent's cards


@dataclass(frozen=True)
class FoeDiscards(Pick, Concession):
    """The opponent discards a card of their own choice from hand (deckbuilding.discard.own_choice)."""

    kind: ClassVar[str] = "discard"
    word: ClassVar[str] = "discard"
    names_foe: ClassVar[bool] = True

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return bool(s.zones[HAND + foe])

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("discard", other) for other in different(s, s.zones[HAND + foe])]

    def chooser(self, s: DeckbuildingState, foe: int) -> int:
        return foe

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        discard_from_hand(s, foe, subject(option))

    @property
    def text(self) -> Text:
        return Text("the opponent discards 1 card from hand", "przeciwnik odrzuca 1 kartę z ręki")

    @property
    def conceded(self) -> Text:
        return Text("discards 1 card from hand", "odrzuca 1 kartę z ręki")

    def offered_to_foe(self, source: Text) -> Text:
        return Text("discard 1 card from hand", "odrzuć 1 kartę z ręki")


@dataclass(frozen=True)
class FoeDiscardsAtRandomIf(FoeDiscards):
    """The opponent discards a card; if the condition holds, chance picks it."""

    condition: Condition

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        hand = s.zones[HAND + foe]
        if not self.condition.holds(s, card):
            super().run(s, card, foe)
        elif hand:
            discard_from_hand(s, foe, hand[rng.below(s, len(hand))])

    @property
    def text(self) -> Text:
        return Text(
            "{discard}; {condition}, it is picked at random", "{discard}; {condition}, karta jest wybierana losowo"
        ).fill(discard=super().text, condition=self.condition.text)


@dataclass(frozen=True)
class PutOnDeck(Pick):
    """A card of the opponent's hand, which was just looked at, goes on top of the opponent's deck."""

    kind: ClassVar[str] = "put_on_deck"
    names_foe: ClassVar[bool] = True

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("put_on_deck", other) for other in different(s, s.zones[HAND + foe])]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        both = 1 << s.active | 1 << foe
        lose_track(s, s.zones[HAND + foe], both)
        move(s, subject(option), DECK + foe)
        tell(s, "put_on_deck", s.active, (subject(option),), (foe,), readers=both)

    @property
    def text(self) -> Text:
        return Text(
            "put 1 of those cards on top of the opponent's deck", "połóż 1 z tych kart na wierzchu talii przeciwnika"
        )


@dataclass(frozen=True)
class Damage(Pick):
    """Damage to an opponent's base, past any ships, or to one capital ship an opponent has in play."""

    damage: int
    kind: ClassVar[str] = "damage"

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("hit", other) for seat in foes_of(s, s.active) for other in s.zones[BASE + seat] + ships_of(s, seat)]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        hit = subject(option)
        zone = s.place[hit]
        if BASE <= zone < BASE + s.seats:
            damage_base(s, zone - BASE, self.damage)
        else:
            assert AREA <= zone < AREA + s.seats
            damage_ship(s, hit, self.damage)

    @property
    def text(self) -> Text:
        return Text(
            "deal {n} to the opponent's base or to 1 capital ship the opponent has in play",
            "zadaj {n} bazie przeciwnika albo 1 okrętowi, który ma on w grze",
        ).fill(n=DAMAGE.count(self.damage, Case.ACCUSATIVE))
