"""Effects that let the active player pick from the galaxy row, the galaxy deck or the galaxy discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.deckbuilding.model.printed import KIND
from dejarik.games.deckbuilding.model.state import (
    DECK,
    DISCARD,
    GALAXY_DECK,
    GALAXY_DISCARD,
    HAND,
    ROW,
    SHIP,
    DeckbuildingState,
    foes_of,
)
from dejarik.games.deckbuilding.model.words import Condition, Pick
from dejarik.games.deckbuilding.rules.damage import destroy_ship, ships_of
from dejarik.games.deckbuilding.rules.galaxy import discard_from_row, exchange, is_enemy, is_own, lift, refill
from dejarik.games.deckbuilding.rules.piles import different
from dejarik.games.deckbuilding.rules.purchase import buy, refuse_buy, take_purchase
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import EMPTY, Text
from dejarik.kernel.zones import move


@dataclass(frozen=True)
class DiscardFromRow(Pick):
    """Any card of the row goes to the galaxy discard pile, without reward."""

    kind: ClassVar[str] = "row_discard"

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return bool(s.zones[ROW])

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("row_discard", other) for other in s.zones[ROW]]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        discard_from_row(s, [subject(option)])

    @property
    def text(self) -> Text:
        return Text("discard 1 card from the galaxy row", "odrzuć 1 kartę z rzędu galaktyki")


@dataclass(frozen=True)
class TakeFromRow(Pick):
    """A row card of your faction comes to your hand for this turn only; it is not bought."""

    kind: ClassVar[str] = "take"

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("take", other) for other in s.zones[ROW] if is_own(s, other)]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        taken = subject(option)
        spot = lift(s, taken, HAND + s.active)
        s.doomed.append(taken)
        tell(s, "took", s.active, (taken,))
        refill(s, spot)

    @property
    def text(self) -> Text:
        return Text(
            "take 1 card of your faction from the galaxy row into your hand and exile it at the end of the turn",
            "weź na rękę 1 kartę swojej frakcji z rzędu galaktyki i anihiluj ją na koniec tury",
        )


@dataclass(frozen=True)
class BuyFree(Pick):
    """Buy a row card of your faction at no cost; it may land on top of the deck if a condition holds."""

    condition: Condition | None = None
    kind: ClassVar[str] = "free"
    zone: ClassVar[int] = DISCARD

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        return [("free", other) for other in s.zones[ROW] if self._for_sale(s, other)]

    def _for_sale(self, s: DeckbuildingState, card: int) -> bool:
        return is_own(s, card)

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        better = self.condition is not None and self.condition.holds(s, card)
        take_purchase(s, subject(option), card, DECK if better else self.zone)

    @property
    def text(self) -> Text:
        tail = EMPTY
        if self.condition is not None:
            tail = Text(
                "; {condition}, put it on top of your deck", "; {condition}, połóż ją na wierzchu swojej talii"
            ).fill(condition=self.condition.text)
        return (
            Text(
                "buy 1 card of your faction from the galaxy row at no cost",
                "kup za darmo 1 kartę swojej frakcji z rzędu galaktyki",
            )
            + tail
        )


@dataclass(frozen=True)
class BuyFreeToHand(BuyFree):
    """Buy a row card of your faction or a neutral one at no cost, into your hand."""

    zone: ClassVar[int] = HAND

    def _for_sale(self, s: DeckbuildingState, card: int) -> bool:
        return not is_enemy(s, card)

    @property
    def text(self) -> Text:
        return Text(
            "buy 1 card of your faction or 1 neutral card from the galaxy row at no cost and put it into your hand",
            "kup za darmo 1 kartę swojej frakcji albo kartę neutralną z rzędu galaktyki i weź ją na rękę",
        )


@dataclass(frozen=True)
class BuyFromDiscard(Pick):
    """Buy a card out of the galaxy discard pile for its cost."""

    kind: ClassVar[str] = "scavenge"

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        pile = different(s, s.zones[GALAXY_DISCARD])
        return [("scavenge", other) for other in pile if refuse_buy(s, other) is None]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        buy(s, subject(option))

    @property
    def text(self) -> Text:
        return Text(
            "buy 1 card from the galaxy discard pile for its cost",
            "kup 1 kartę ze stosu odrzuconych kart galaktyki, płacąc jej koszt",
        )


@dataclass(frozen=True)
class Destroy(Pick):
    """Destroy a capital ship an opponent has in play."""

    kind: ClassVar[str] = "destroy"

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        found: list[Option] = [("destroy", ship) for seat in foes_of(s, s.active) for ship in ships_of(s, seat)]
        return found + [("destroy", ship) for ship in s.zones[ROW] if KIND[ship] == SHIP and self._reaches(s, ship)]

    def _reaches(self, s: DeckbuildingState, ship: int) -> bool:
        """Whether a ship of the row may be destroyed as well."""
        return False

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        ship = subject(option)
        if s.place[ship] == ROW:
            discard_from_row(s, [ship], told="ship_destroyed")
        else:
            destroy_ship(s, ship)

    @property
    def text(self) -> Text:
        return Text("destroy 1 capital ship the opponent has in play", "zniszcz 1 okręt, który przeciwnik ma w grze")


@dataclass(frozen=True)
class DestroyOrEnemyInRow(Destroy):
    """Destroy a capital ship an opponent has in play or an enemy one of the row."""

    def _reaches(self, s: DeckbuildingState, ship: int) -> bool:
        return is_enemy(s, ship)

    @property
    def text(self) -> Text:
        return super().text + Text(
            " or 1 enemy capital ship in the galaxy row", ", albo 1 wrogi okręt w rzędzie galaktyki"
        )


@dataclass(frozen=True)
class DestroyOrAnyInRow(Destroy):
    """Destroy a capital ship an opponent has in play or any one of the row."""

    def _reaches(self, s: DeckbuildingState, ship: int) -> bool:
        return True

    @property
    def text(self) -> Text:
        return super().text + Text(" or 1 capital ship in the galaxy row", ", albo 1 okręt w rzędzie galaktyki")


# ---------------------------------------------------------------- the galaxy deck


@dataclass(frozen=True)
class MaySwapTop(Pick):
    """The top card of the galaxy deck, which was just looked at, may change places with a row card."""

    kind: ClassVar[str] = "swap"

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        if not s.zones[GALAXY_DECK]:
            return []
        return [*(("swap", other) for other in s.zones[ROW]), ("decline",)]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        if option[0] == "swap":
            newcomer, leaving = s.zones[GALAXY_DECK][-1], subject(option)
            exchange(s, newcomer, leaving, GALAXY_DECK)
            tell(s, "swapped", s.active, (newcomer, leaving))

    @property
    def text(self) -> Text:
        return Text(
            "you may swap it with 1 card of the galaxy row", "możesz ją zamienić miejscami z 1 kartą z rzędu galaktyki"
        )


@dataclass(frozen=True)
class KeepOneOnTop(Pick):
    """One of the two top cards of the galaxy deck, which were just looked at, stays; the other is discarded."""

    kind: ClassVar[str] = "keep"

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        top = s.zones[GALAXY_DECK][-2:]
        return [("keep", other) for other in reversed(top)] if len(top) == 2 else []

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        discarded = next(other for other in s.zones[GALAXY_DECK][-2:] if other != subject(option))
        move(s, discarded, GALAXY_DISCARD)
        tell(s, "galaxy_discarded", s.active, (discarded,))

    @property
    def text(self) -> Text:
        return Text("return 1 of them to the top and discard the other", "odłóż 1 z nich na wierzch, a drugą odrzuć")


@dataclass(frozen=True)
class SwapWithDiscard(Pick):
    """A card of your faction from the galaxy discard pile changes places with a row card."""

    kind: ClassVar[str] = "swap_discard"

    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        if not s.zones[ROW]:
            return []
        return [("bring", other) for other in different(s, s.zones[GALAXY_DISCARD]) if is_own(s, other)]

    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        s.agenda.append((ask_row_place, (subject(option),)))

    @property
    def text(self) -> Text:
        return Text(
            "swap 1 card of your faction from the galaxy discard pile with 1 card of the galaxy row",
            "zamień miejscami 1 kartę swojej frakcji ze stosu odrzuconych kart galaktyki z 1 kartą z rzędu galaktyki",
        )


@step
def ask_row_place(s: DeckbuildingState, newcomer: int) -> None:
    """The row card that makes room for the one from the discard pile."""
    s.decision = Decision(s.active, "swap", [("swap", other) for other in s.zones[ROW]], _answer_row_place)


def _answer_row_place(s: DeckbuildingState, option: Option, newcomer: int) -> None:
    exchange(s, newcomer, subject(option), GALAXY_DISCARD)
    tell(s, "swapped", s.active, (newcomer, subject(option)))
