"""Effects that ask nothing: gains, draws, repairs, and the words that join effects together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.deckbuilding.model.state import BASE, GALAXY_DECK, GALAXY_DISCARD, HAND, ROW, DeckbuildingState
from dejarik.games.deckbuilding.model.terms import DAMAGE, FORCE_POINT, RESOURCE
from dejarik.games.deckbuilding.model.words import NOTHING_TO_CHANGE, Concession, Condition, Effect, do
from dejarik.games.deckbuilding.rules.damage import damage_base, repair_base, repairable
from dejarik.games.deckbuilding.rules.gains import force_room, gain_force, gain_resources, pay, too_dear
from dejarik.games.deckbuilding.rules.galaxy import discard_from_row, is_enemy, is_own
from dejarik.games.deckbuilding.rules.piles import can_draw, draw_cards, exile, renew_galaxy_deck
from dejarik.kernel.decision import Refusal
from dejarik.kernel.log import tell
from dejarik.kernel.text import CARD, Case, Text
from dejarik.kernel.zones import move, show

ACCUSATIVE = Case.ACCUSATIVE
GAIN = Text("gain ", "zyskaj ")


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    cards: int

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return can_draw(s, s.active)

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        draw_cards(s, s.active, self.cards)

    @property
    def text(self) -> Text:
        return Text("draw {n}", "dobierz {n}").fill(n=CARD.count(self.cards, ACCUSATIVE))


@dataclass(frozen=True)
class Gain(Effect):
    """Gain resources."""

    resources: int
    word: ClassVar[str] = "resources"

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return True

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        gain_resources(s, self.resources)

    @property
    def text(self) -> Text:
        return GAIN + self.amount

    @property
    def amount(self) -> Text:
        """What is gained."""
        return RESOURCE.count(self.resources, ACCUSATIVE)


@dataclass(frozen=True)
class GainForce(Concession):
    """Gain Force; impossible with the marker at your end of the track (deckbuilding.faq.duros_spy_full_force)."""

    force: int
    word: ClassVar[str] = "force"

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return force_room(s) > 0

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        gain_force(s, self.force)

    @property
    def text(self) -> Text:
        return GAIN + self.amount

    @property
    def amount(self) -> Text:
        """What is gained."""
        return FORCE_POINT.count(self.force, ACCUSATIVE)

    @property
    def conceded(self) -> Text:
        return Text("lets you gain ", "pozwala ci zyskać ") + self.amount

    def offered_to_foe(self, source: Text) -> Text:
        return Text("the opponent gains ", "przeciwnik zyskuje ") + self.amount


@dataclass(frozen=True)
class Repair(Effect):
    """Repair up to so much damage on your base."""

    damage: int
    word: ClassVar[str] = "repair"

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return repairable(s) > 0

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        repair_base(s, self.damage)

    @property
    def text(self) -> Text:
        return Text("repair up to {n} on your base", "napraw do {n} swojej bazy").fill(
            n=DAMAGE.count(self.damage, Case.GENITIVE)
        )


@dataclass(frozen=True)
class Strengthen(Concession):
    """The card itself has more attack until the end of the turn."""

    attack: int
    word: ClassVar[str] = "attack"

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return True

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        s.boosts += [card] * self.attack
        tell(s, "strengthened", s.active, (card,), (self.attack,))

    @property
    def text(self) -> Text:
        return Text("this card has +{n} attack this turn", "ta karta ma +{n} do ataku w tej turze").fill(n=self.attack)

    @property
    def conceded(self) -> Text:
        return Text("gives this card +{n} attack this turn", "daje tej karcie +{n} do ataku w tej turze").fill(
            n=self.attack
        )

    def offered_to_foe(self, source: Text) -> Text:
        return Text("{source} has +{n} attack this turn", "karta {source} ma +{n} do ataku w tej turze").fill(
            source=source, n=self.attack
        )


@dataclass(frozen=True)
class ExileThis(Effect):
    """The card itself leaves the game."""

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return True

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        exile(s, card)

    @property
    def text(self) -> Text:
        return Text("exile this card", "anihiluj tę kartę")


@dataclass(frozen=True)
class DamageBase(Effect):
    """Damage to the opponent's base, past any capital ships (deckbuilding.damage.direct)."""

    damage: int
    names_foe: ClassVar[bool] = True

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return bool(s.zones[BASE + foe])

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        damage_base(s, foe, self.damage)

    @property
    def text(self) -> Text:
        return Text("deal {n} to the opponent's base", "zadaj {n} bazie przeciwnika").fill(
            n=DAMAGE.count(self.damage, ACCUSATIVE)
        )


@dataclass(frozen=True)
class PurgeRow(Effect):
    """Every enemy card of the row is discarded, and the opponent's base takes damage for each."""

    damage: int
    names_foe: ClassVar[bool] = True

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return any(is_enemy(s, other) for other in s.zones[ROW])

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        enemies = [other for other in s.zones[ROW] if is_enemy(s, other)]
        discard_from_row(s, enemies)
        damage_base(s, foe, self.damage * len(enemies))

    @property
    def text(self) -> Text:
        return Text(
            "discard every enemy card from the galaxy row and deal {n} to the opponent's base for each of them",
            "odrzuć wszystkie wrogie karty z rzędu galaktyki i za każdą zadaj {n} bazie przeciwnika",
        ).fill(n=DAMAGE.count(self.damage, ACCUSATIVE))


@dataclass(frozen=True)
class Reveal(Effect):
    """Turn up the top card of the galaxy deck: your own does something, an enemy's is discarded."""

    own: Effect

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return bool(s.zones[GALAXY_DECK] or s.zones[GALAXY_DISCARD])

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        if not renew_galaxy_deck(s):
            return
        top = s.zones[GALAXY_DECK][-1]
        show(s, top)
        tell(s, "turned_up", s.active, (top,))
        if is_own(s, top):
            self.own.run(s, card, foe)
        elif is_enemy(s, top):
            move(s, top, GALAXY_DISCARD)
            tell(s, "galaxy_discarded", s.active, (top,))

    @property
    def text(self) -> Text:
        return Text(
            "reveal the top card of the galaxy deck; if it is of your faction, {own}; if it is an enemy card, "
            "discard it",
            "odkryj wierzchnią kartę talii galaktyki; jeśli należy do twojej frakcji, {own}; jeśli to wroga karta, "
            "odrzuć ją",
        ).fill(own=self.own.text)

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.own,)


@dataclass(frozen=True)
class LookAtTop(Effect):
    """Look secretly at top cards of the galaxy deck; only you come to know them (deckbuilding.look.secret)."""

    cards: int

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return bool(s.zones[GALAXY_DECK] or s.zones[GALAXY_DISCARD])

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        if not renew_galaxy_deck(s, self.cards):
            return
        seen = s.zones[GALAXY_DECK][-self.cards :]
        for other in seen:
            s.known[other] |= 1 << s.active
        tell(s, "looked", s.active, tuple(reversed(seen)), readers=1 << s.active)

    @property
    def text(self) -> Text:
        if self.cards == 1:
            return Text("look at the top card of the galaxy deck", "podejrzyj wierzchnią kartę talii galaktyki")
        return Text("look at the top {n} of the galaxy deck", "podejrzyj {n} z wierzchu talii galaktyki").fill(
            n=CARD.count(self.cards, ACCUSATIVE)
        )


@dataclass(frozen=True)
class LookAtHand(Effect):
    """Look at the opponent's whole hand."""

    names_foe: ClassVar[bool] = True

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return bool(s.zones[HAND + foe])

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        hand = s.zones[HAND + foe]
        for other in hand:
            s.known[other] |= 1 << s.active
        tell(s, "looked_at_hand", s.active, tuple(sorted(hand)), (foe,), readers=1 << s.active | 1 << foe)

    @property
    def text(self) -> Text:
        return Text("look at the opponent's hand", "podejrzyj rękę przeciwnika")


@dataclass(frozen=True)
class NextPurchaseOnDeck(Effect):
    """The next card bought this turn goes on top of your deck."""

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return True

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        s.guide = card

    @property
    def text(self) -> Text:
        return Text(
            "put the next card you buy this turn on top of your deck",
            "następną kartę kupioną w tej turze połóż na wierzchu swojej talii",
        )


# ---------------------------------------------------------------- joining words


@dataclass(frozen=True)
class If(Effect):
    """Only if the condition holds when the agenda gets there."""

    condition: Condition
    effect: Effect

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return self.condition.holds(s, card) and self.effect.possible(s, card, foe)

    def aims(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return self.condition.holds(s, card) and self.effect.aims(s, card, foe)

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        if self.condition.holds(s, card):
            self.effect.run(s, card, foe)

    @property
    def text(self) -> Text:
        return self.condition.text + ", " + self.effect.text

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class Better(Effect):
    """One effect, or a better one in its place if the condition holds."""

    effect: Effect
    condition: Condition
    better: Effect

    def _meant(self, s: DeckbuildingState, card: int) -> Effect:
        return self.better if self.condition.holds(s, card) else self.effect

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return self._meant(s, card).possible(s, card, foe)

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        self._meant(s, card).run(s, card, foe)

    @property
    def text(self) -> Text:
        return Text("{effect}; {condition}, {better} instead", "{effect}; {condition}, zamiast tego {better}").fill(
            effect=self.effect.text, condition=self.condition.text, better=self.better.text
        )

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.effect, self.better)


@dataclass(frozen=True)
class Both(Effect):
    """One after the other, each as far as possible."""

    first: Effect
    second: Effect
    joint: ClassVar[Text] = Text(", and ", ", a także ")

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return self.first.possible(s, card, foe) or self.second.possible(s, card, foe)

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        s.agenda.append((do, (self.second.number, card, foe)))
        self.first.run(s, card, foe)

    @property
    def text(self) -> Text:
        if isinstance(self.first, Gain) and isinstance(self.second, GainForce):
            return self.first.text + Text(" and ", " i ") + self.second.amount
        return self.first.text + ("; " if isinstance(self.second, If) else self.joint) + self.second.text

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.first, self.second)


@dataclass(frozen=True)
class Then(Both):
    """The second follows the first, without which nothing happens at all."""

    joint: ClassVar[Text] = Text(", then ", ", a następnie ")

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return self.first.possible(s, card, foe)


@dataclass(frozen=True)
class Pay(Effect):
    """Resources are the price; nobody pays for nothing."""

    price: int
    effect: Effect

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return s.resources >= self.price and self.effect.possible(s, card, foe)

    def refusal(self, s: DeckbuildingState) -> Refusal:
        return too_dear(self.price, s.resources) if s.resources < self.price else NOTHING_TO_CHANGE

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        pay(s, self.price)
        tell(s, "paid", s.active, numbers=(self.price,))
        self.effect.run(s, card, foe)

    @property
    def text(self) -> Text:
        return Text("pay {n}: {effect}", "zapłać {n}: {effect}").fill(
            n=RESOURCE.count(self.price, ACCUSATIVE), effect=self.effect.text
        )

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)
