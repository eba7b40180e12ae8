"""Abilities that hold for as long as their card is in play, and play restrictions."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.state import TEAM, DestinyState, foes_of, seat_of, upgrades_on
from dejarik.games.destiny.vocabulary.abilities import Ability
from dejarik.games.destiny.vocabulary.phrases import COLORS
from dejarik.games.destiny.vocabulary.words import FoeLimit
from dejarik.kernel.text import Text


@dataclass(frozen=True)
class HandLimit(Ability):
    """Your hand limit is higher."""

    more: int

    def text_on(self, kind: int) -> Text:
        return Text(f"Your hand limit is {self.more} higher.", f"Twój limit ręki jest większy o {self.more}.")


@dataclass(frozen=True)
class UpkeepIncome(Ability):
    """What players gain in upkeep changes: that of each opponent, never below one, or that of everybody."""

    more: int
    everybody: bool = False

    def applies(self, s: DestinyState, card: int, seat: int) -> bool:
        """Whether this player's income is meant."""
        return self.everybody or seat_of(s, card) != seat

    def text_on(self, kind: int) -> Text:
        if self.everybody:
            return Text(
                f"Each player gains {self.more} more resource in upkeep.",
                f"Każdy gracz zyskuje w fazie utrzymania o {self.more} zasób więcej.",
            )
        return Text(
            f"Each opponent gains {-self.more} fewer resource in upkeep, but never fewer than 1.",
            f"Każdy przeciwnik zyskuje w fazie utrzymania o {-self.more} zasób mniej, ale zawsze co najmniej 1.",
        )


@dataclass(frozen=True)
class WeaponDiscount(Ability):
    """Weapons cost less on this character while it has no upgrade."""

    less: int

    def discount(self, s: DestinyState, character: int, weapon: int) -> int:
        """How much less an upgrade costs on the character."""
        bare = "weapon" in s.deal.cards[weapon].subtypes and not upgrades_on(s, character)
        return self.less if bare else 0

    def text_on(self, kind: int) -> Text:
        return Text(
            f"While this character has no upgrades, weapons played on it cost {self.less} less.",
            f"Dopóki ta postać nie ma ulepszeń, zagrywane na nią bronie kosztują o {self.less} mniej.",
        )


@dataclass(frozen=True)
class FreeWeapons(Ability):
    """Weapons may be played on this character whatever their restrictions say."""

    def text_on(self, kind: int) -> Text:
        return Text(
            "Ignore the play restrictions of weapons played on this character.",
            "Ignoruj ograniczenia zagrania broni zagrywanych na tę postać.",
        )


@dataclass(frozen=True)
class DeckPermission(Ability):
    """The deck may hold red villain weapons and vehicles."""

    def text_on(self, kind: int) -> Text:
        return Text(
            "Your deck may include red villain weapons and vehicles.",
            "Twoja talia może zawierać czerwone bronie i pojazdy złoczyńców.",
        )


@dataclass(frozen=True)
class HandValue(Ability):
    """X on the die counts the user's hand: an ability of the die, not the card (destiny.integral.launch_bay_x)."""

    def text_on(self, kind: int) -> Text:
        return Text("X is the number of cards in your hand.", "X to liczba kart na twojej ręce.")


@dataclass(frozen=True)
class SplitsShields(Ability):
    """Shields of the die may be split: an ability of the die, which needs no card (destiny.integral.list)."""

    def text_on(self, kind: int) -> Text:
        return Text(
            "You may distribute the shields of this die among your characters.",
            "Możesz rozdzielić osłony z tej kości pomiędzy swoje postacie.",
        )


@dataclass(frozen=True)
class FieldRollBonus(Ability):
    """The roll for the battlefield counts as higher."""

    more: int

    def text_on(self, kind: int) -> Text:
        return Text(
            f"Add {self.more} to your total in the roll for the battlefield.",
            f"Dodaj {self.more} do swojej sumy w rzucie o pole bitwy.",
        )


@dataclass(frozen=True)
class StartingResources(Ability):
    """The game begins with more resources."""

    more: int

    def text_on(self, kind: int) -> Text:
        return Text(
            f"You begin the game with {self.more} more resource.",
            f"Rozpoczynasz grę z {self.more} dodatkowym zasobem.",
        )


# ---------------------------------------------------------------- play restrictions


@dataclass(frozen=True)
class Restriction(Ability):
    """Something that must be true for the card to be played (destiny.term.play_restriction.must_be_met)."""

    restricts: ClassVar[bool] = True

    @abstractmethod
    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        """Whether a player may play the card now, on a character if it is an upgrade."""


@dataclass(frozen=True)
class OnlyOn(Restriction):
    """On a character of a colour only (destiny.term.play_restriction.colour_only)."""

    color: int

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return s.deal.color[host] == self.color

    def text_on(self, kind: int) -> Text:
        color = COLORS[self.color]
        return Text(f"Play only on a {color.en} character.", f"Zagraj tylko na {color.acc} postać.")


@dataclass(frozen=True)
class SpotToPlay(Restriction):
    """Only with a character of a colour in play (destiny.term.spot.cannot_spot)."""

    color: int

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return any(s.deal.color[character] == self.color for character in s.zones[TEAM + seat])

    def text_on(self, kind: int) -> Text:
        color = COLORS[self.color]
        return Text(
            f"Spot a {color.en} character to play this card.", f"Aby zagrać tę kartę, wyznacz swoją {color.acc} postać."
        )


@dataclass(frozen=True)
class OnlyHoldingField(Restriction):
    """Only while one controls the battlefield."""

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return s.holder == seat

    def text_on(self, kind: int) -> Text:
        return Text("Play only if you control the battlefield.", "Zagraj tylko, jeśli kontrolujesz pole bitwy.")


@dataclass(frozen=True)
class OnlyAgainst(Restriction, FoeLimit):
    """Only while there is an opponent of whom something is true; that one is meant then."""

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return any(self.allows(s, seat, foe) for foe in foes_of(s, seat))


@dataclass(frozen=True)
class MoreReady(OnlyAgainst):
    """You have more ready characters than the opponent."""

    def allows(self, s: DestinyState, seat: int, foe: int) -> bool:
        return _ready(s, seat) > _ready(s, foe)

    def text_on(self, kind: int) -> Text:
        return Text(
            "Play only if you have more ready characters than an opponent.",
            "Zagraj tylko, jeśli masz więcej przygotowanych postaci niż jeden z przeciwników.",
        )


@dataclass(frozen=True)
class AllHurt(OnlyAgainst):
    """Every character of the opponent is damaged."""

    def allows(self, s: DestinyState, seat: int, foe: int) -> bool:
        return all(s.damage[character] for character in s.zones[TEAM + foe])

    def text_on(self, kind: int) -> Text:
        return Text(
            "Play only if all of one opponent's characters have damage on them.",
            "Zagraj tylko, jeśli wszystkie postacie jednego przeciwnika mają na sobie obrażenia.",
        )


def _ready(s: DestinyState, seat: int) -> int:
    return sum([not s.exhausted[character] for character in s.zones[TEAM + seat]])
