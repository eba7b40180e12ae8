"""Abilities that hold for as long as their card is in play, and play restrictions."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any

from dejarik.abilities.printed import Ability
from dejarik.abilities.words import FoeLimit
from dejarik.games.destiny.language.phrases import COLORS
from dejarik.games.destiny.language.terms import FIELD_ROLL, HAND_SIZE, INCOME, STARTING_FUNDS
from dejarik.games.destiny.model.abilities import Effect, Modifier, Restriction, SymbolDoes, Welcomes
from dejarik.games.destiny.model.state import TEAM, DestinyState, foes_of, seat_of, upgrades_on
from dejarik.kernel.text import Text

_PERMANENT = {
    HAND_SIZE: Text("Increase your hand size by {n}.", "Twój limit ręki zwiększa się o {n}."),
    FIELD_ROLL: Text(
        "Add {n} to your total in the roll for the battlefield.", "Dodaj {n} do swojej sumy w rzucie o pole bitwy."
    ),
    STARTING_FUNDS: Text("Start the game with {n} additional resource.", "Rozpoczynasz grę z {n} dodatkowym zasobem."),
}


@dataclass(eq=False)
class Raise(Modifier):
    """A number of yours is higher: your hand size, your roll for the battlefield, your first resources."""

    what: int
    amount: int

    def text_on(self, kind: int) -> Text:
        return _PERMANENT[self.what].fill(n=self.amount)


@dataclass(eq=False)
class UpkeepIncome(Modifier):
    """What players gain in upkeep changes: that of each opponent, never below one, or that of everybody."""

    amount: int
    everybody: bool = False
    what: int = INCOME

    def applies(self, s: DestinyState, card: int, seat: int) -> bool:
        return self.everybody or seat_of(s, card) != seat

    def text_on(self, kind: int) -> Text:
        if self.everybody:
            return Text(
                f"Each player gains {self.amount} more resource in upkeep.",
                f"Każdy gracz zyskuje w fazie utrzymania o {self.amount} zasób więcej.",
            )
        return Text(
            f"Each opponent gains {-self.amount} fewer resource in upkeep (to a minimum of 1).",
            f"Każdy przeciwnik zyskuje w fazie utrzymania o {-self.amount} zasób mniej (minimum 1).",
        )


def _is_weapon(s: DestinyState, card: int) -> bool:
    return "weapon" in s.deal.cards[card].subtypes


@dataclass(eq=False)
class WelcomesWeapons(Welcomes):
    """Weapons cost less on this character while it has no upgrade, or ignore their restrictions."""

    less: int = 0

    def discount(self, s: DestinyState, character: int, card: int) -> int:
        return self.less if _is_weapon(s, card) and not upgrades_on(s, character) else 0

    def waives_restrictions(self, s: DestinyState, character: int, card: int) -> bool:
        return not self.less and _is_weapon(s, card)

    def text_on(self, kind: int) -> Text:
        if self.less:
            return Text(
                f"While this character has no upgrades, weapons played on it cost {self.less} less.",
                f"Dopóki ta postać nie ma ulepszeń, zagrywana na nią broń kosztuje o {self.less} mniej.",
            )
        return Text(
            "Ignore the play restrictions of weapons played on this character.",
            "Broń zagrywana na tę postać ignoruje ograniczenia zagrania.",
        )


class DeckPermission(Ability):
    """The deck may hold red villain weapons and vehicles."""

    def text_on(self, kind: int) -> Text:
        return Text(
            "Your deck may include red villain weapons and vehicles.",
            "Twoja talia może zawierać czerwone bronie i pojazdy złoczyńców.",
        )


class HandValue(Ability):
    """X on the die counts the user's hand: an ability of the die, not the card (destiny.integral.launch_bay_x)."""

    def text_on(self, kind: int) -> Text:
        return Text("X is the number of cards in your hand.", "X to liczba kart na twojej ręce.")


@dataclass(eq=False)
class SplitsShields(SymbolDoes):
    """Shields of the die may be split: an ability of the die, which needs no card (destiny.integral.list)."""

    symbol: int
    effect: Effect

    def text_on(self, kind: int) -> Text:
        return Text(
            "You may distribute the shields of this die among your characters.",
            "Możesz rozdzielić osłony z tej kości pomiędzy swoje postacie.",
        )


# ---------------------------------------------------------------- play restrictions


@dataclass(eq=False)
class OnlyOn(Restriction):
    """On a character of a color only (destiny.term.play_restriction.colour_only)."""

    color: int

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return s.deal.color[host] == self.color

    def text_on(self, kind: int) -> Text:
        color = COLORS[self.color]
        return Text(f"Play only on a {color.en} character.", f"Zagraj tylko na {color.acc} postać.")


@dataclass(eq=False)
class SpotToPlay(Restriction):
    """Only with a character of a color in play (destiny.term.spot.cannot_spot)."""

    color: int

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return any(s.deal.color[character] == self.color for character in s.zones[TEAM + seat])

    def text_on(self, kind: int) -> Text:
        color = COLORS[self.color]
        return Text(
            f"Spot a {color.en} character to play this card.", f"Wyznacz {color.acc} postać, aby zagrać tę kartę."
        )


class OnlyHoldingField(Restriction):
    """Only while one controls the battlefield."""

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return s.holder == seat

    def text_on(self, kind: int) -> Text:
        return Text("Play only if you control the battlefield.", "Zagraj tylko, jeśli kontrolujesz pole bitwy.")


class Against(FoeLimit):
    """Something that must be true of an opponent, and how it is said."""

    text: Text

    @abstractmethod
    def allows(self, s: Any, seat: int, foe: int) -> bool:
        """Whether this opponent fits."""


class FewerReady(Against):
    """You have more ready characters than the opponent."""

    text = Text(
        "Play only if you have more ready characters than an opponent.",
        "Zagraj tylko, jeśli masz więcej przygotowanych postaci niż jeden z przeciwników.",
    )

    def allows(self, s: DestinyState, seat: int, foe: int) -> bool:
        return _ready(s, seat) > _ready(s, foe)


class AllHurt(Against):
    """Every character of the opponent is damaged."""

    text = Text(
        "Play only if all of an opponent's characters are damaged.",
        "Zagraj tylko, jeśli wszystkie postacie jednego przeciwnika mają na sobie obrażenia.",
    )

    def allows(self, s: DestinyState, seat: int, foe: int) -> bool:
        return all(s.damage[character] for character in s.zones[TEAM + foe])


class OnlyAgainst(Restriction):
    """Only while there is an opponent of whom something is true; that one is meant then."""

    def __init__(self, limit: Against) -> None:
        self.limit = limit
        self.foe_limit = limit

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return any(self.limit.allows(s, seat, foe) for foe in foes_of(s, seat))

    def text_on(self, kind: int) -> Text:
        return self.limit.text


def _ready(s: DestinyState, seat: int) -> int:
    return sum([not s.exhausted[character] for character in s.zones[TEAM + seat]])
