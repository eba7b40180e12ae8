"""Abilities that hold for as long as their card is in play, and play restrictions."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any

from dejarik.abilities.printed import Ability
from dejarik.abilities.words import FoeLimit
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.language.phrases import COLORS, NONUNIQUE
from dejarik.games.destiny.language.terms import FIELD_ROLL, HAND_SIZE, INCOME, STARTING_FUNDS
from dejarik.games.destiny.model.abilities import (
    Cheapens,
    Effect,
    MakesElite,
    MakesUnblockable,
    Modifier,
    ProtectsDice,
    RaisesSides,
    Refuses,
    Restriction,
    SymbolDoes,
    TaxesClaims,
    Welcomes,
)
from dejarik.games.destiny.model.state import DISCARD, TEAM, DestinyState, foes_of, in_play, seat_of, upgrades_on
from dejarik.games.destiny.model.values import symbol_of, value_of
from dejarik.games.destiny.vocabulary.selectors import Cards
from dejarik.kernel.nouns import RESOURCE
from dejarik.kernel.text import Case, Text

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


@dataclass(eq=False)
class CannotBePlayedHere(Refuses):
    """Cards of a color and subtype cannot be played on this character; they may come to it in other ways."""

    cards: Cards

    def refuses(self, s: DestinyState, card: int) -> bool:
        return self.cards.fits(s, card)

    def text_on(self, kind: int) -> Text:
        what = self.cards.some
        return Text(
            f"{what.en.capitalize()} cannot be played on this character.",
            f"Na tę postać nie można zagrywać {what.pl}.",
        )


@dataclass(eq=False)
class FirstCheaper(Cheapens):
    """The first card of a kind that one plays in each round costs less (destiny.term.cheapest.counts_modifiers)."""

    cards: Cards
    less: int

    def concerns(self, s: DestinyState, card: int) -> bool:
        return self.cards.fits(s, card)

    def text_on(self, kind: int) -> Text:
        return Text(
            f"The first {self.cards.bare.en} you play each round costs {self.less} less.",
            f"Pierwsze {self.cards.bare.pl}, które zagrasz w każdej rundzie, kosztuje o {self.less} mniej.",
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


class FitsAnySymbol(Ability):
    """Modifiers of the die fit any symbol: an ability of the die, which needs no card (destiny.integral.list)."""

    def text_on(self, kind: int) -> Text:
        return Text(
            "The modifiers of this die may modify a die showing any symbol.",
            "Modyfikatory z tej kości mogą modyfikować kość przedstawiającą dowolny symbol.",
        )


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


@dataclass(eq=False)
class RaisedWithField(RaisesSides):
    """The sides of this die are worth more while one controls the battlefield."""

    amount: int

    def more(self, s: DestinyState, card: int) -> int:
        return self.amount if in_play(s, card) and s.holder == seat_of(s, card) else 0

    def text_on(self, kind: int) -> Text:
        return Text(
            f"While you control the battlefield, the value of each side of this die is increased by {self.amount}.",
            f"Dopóki kontrolujesz pole bitwy, wartość każdej ścianki tej kości jest zwiększona o {self.amount}.",
        )


class KeepsDice(ProtectsDice):
    """Opponents cannot remove one's other dice that show a symbol while this die is in the pool."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol
        shown = SYMBOL_NAMES[symbol]
        self.clause = Text(
            f"opponents cannot remove your other dice showing {shown.en}",
            f"przeciwnicy nie mogą usuwać innych twoich kości przedstawiających {shown.pl}",
        )


class ClaimTax(TaxesClaims):
    """Opponents must pay to claim the battlefield while a die of this character is in the pool, however many."""

    lead = Text("While a die of this character is in your pool, ", "Dopóki kość tej postaci jest w twojej puli, ")

    def __init__(self, price: int) -> None:
        self.price = price
        funds = RESOURCE.count(price, Case.ACCUSATIVE)
        self.clause = Text(
            f"opponents must spend {funds.en} to claim the battlefield",
            f"przeciwnicy muszą wydać {funds.pl}, aby zająć pole bitwy",
        )


class Unblockable(MakesUnblockable):
    """Damage of a symbol from one's dice, this one included, is unblockable while this die is in the pool."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol
        damage = SYMBOL_NAMES[symbol]
        self.clause = Text(
            f"all {damage.en} from your dice is unblockable", f"wszystkie {damage.pl} z twoich kości są nieblokowane"
        )


class Elite(MakesElite):
    """The attached character is elite and has a second die, if one is set aside for it."""

    def text_on(self, kind: int) -> Text:
        return Text(
            "Attached character is elite and has another of its dice, taken from your set-aside dice.",
            "Postać z tym ulepszeniem jest elitarna i ma jeszcze jedną swoją kość, którą bierzesz z odłożonych na bok.",
        )


# ---------------------------------------------------------------- play restrictions


@dataclass(eq=False)
class OnlyOn(Restriction):
    """On a character of a color, perhaps non-unique, only (destiny.term.play_restriction.colour_only)."""

    color: int
    nonunique: bool = False

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return s.deal.color[host] == self.color and not (self.nonunique and s.deal.unique[host])

    def text_on(self, kind: int) -> Text:
        adjectives = [NONUNIQUE, COLORS[self.color]] if self.nonunique else [COLORS[self.color]]
        english, polish = (" ".join(forms) for forms in zip(*[(one.en, one.acc) for one in adjectives], strict=True))
        return Text(f"Play only on a {english} character.", f"Zagraj tylko na {polish} postać.")


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


@dataclass(eq=False)
class OnlyWithTotal(Restriction):
    """Only while the values of one's dice add up to so much (destiny.die.value_zero_blank_special)."""

    at_least: int

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return sum([value_of(s, die) for die in s.pools[seat]]) >= self.at_least

    def text_on(self, kind: int) -> Text:
        return Text(
            f"Play only if the values of your dice total {self.at_least} or more.",
            f"Zagraj tylko, jeśli suma wartości twoich kości wynosi co najmniej {self.at_least}.",
        )


class OnlyShowing(Restriction):
    """Only while enough of one's dice show a symbol, each of them if there are several."""

    def __init__(self, *symbols: int, number: int = 1) -> None:
        self.symbols = symbols
        self.number = number

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        shown = [symbol_of(s, die) for die in s.pools[seat]]
        return all(shown.count(symbol) >= self.number for symbol in self.symbols)

    def text_on(self, kind: int) -> Text:
        first, *others = [SYMBOL_NAMES[symbol] for symbol in self.symbols]
        if self.number > 1:
            return Text(
                f"Play only if {self.number} or more of your dice show {first.en}.",
                f"Zagraj tylko, jeśli co najmniej {self.number} twoje kości przedstawiają {first.pl}.",
            )
        more = "".join(f" and another shows {name.en}" for name in others)
        more_pl = "".join(f", a kolejna {name.pl}" for name in others)
        return Text(
            f"Play only if one of your dice shows {first.en}{more}.",
            f"Zagraj tylko, jeśli jedna z twoich kości przedstawia {first.pl}{more_pl}.",
        )


@dataclass(eq=False)
class OnlyWithDiscards(Restriction):
    """Only while one's discard pile holds so many cards."""

    number: int

    def allows_play(self, s: DestinyState, seat: int, host: int) -> bool:
        return len(s.zones[DISCARD + seat]) >= self.number

    def text_on(self, kind: int) -> Text:
        return Text(
            f"Play only if there are {self.number} or more cards in your discard pile.",
            f"Zagraj tylko, jeśli w twoim stosie kart odrzuconych są co najmniej {self.number} karty.",
        )


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
