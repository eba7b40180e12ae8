"""Which dice, characters and cards a word speaks of."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from dejarik.abilities.words import Word
from dejarik.games.destiny.language import phrases
from dejarik.games.destiny.language.phrases import COLORS, THAT_FOE, UNSAID, Adjective, Phrase
from dejarik.games.destiny.language.terms import ANY, EVENT, FOE, FOES, OWN, SUPPORT, UPGRADE
from dejarik.games.destiny.language.terms import CHARACTER as CHARACTER_CARD
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import (
    HAND,
    MAX_SEATS,
    NOBODY,
    OFF,
    SUPPORTS,
    TEAM,
    UPGRADES,
    DestinyState,
    foes_of,
)
from dejarik.games.destiny.model.values import character_of, symbol_of, value_of
from dejarik.kernel.text import EMPTY, Text, either

ANYTHING: Final[frozenset[int]] = frozenset()

THIS_CARD: Final = 1
HOST_CARD: Final = 2
THAT_CHARACTER: Final = 3
THIS_CHARACTER: Final = 4
HOST_CHARACTER: Final = 5
STRUCK_CHARACTER: Final = 6
"""Whose dice: those of this very card, those of the character this is attached to, those of the character spoken of,
those of this character, of the one this is attached to, or of the one that was just dealt damage, with its upgrades."""


def kind_of(s: DestinyState, card: int) -> int:
    """The type of a card; an upgrade that became a support lies among the supports."""
    return SUPPORT if SUPPORTS <= s.place[card] < SUPPORTS + MAX_SEATS else s.deal.kind[card]


def seats_of(s: DestinyState, frame: Frame, whose: int) -> list[int]:
    """The players a word speaks of, one's own side first."""
    if whose == OWN:
        return [frame.you]
    if whose == FOE:
        return [frame.foe] if frame.foe >= 0 else []
    return foes_of(s, frame.you) if whose == FOES else [frame.you, *foes_of(s, frame.you)]


class Select(Word):
    """Dice or cards that a word acts on: those that somebody picks from, unless they are ``given``."""

    kind: str
    """The kind of decision that asks for one."""
    given: bool = False
    """Whether there is nothing to pick: this very card, the one spoken of."""

    @abstractmethod
    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        """All that fit."""

    @property
    @abstractmethod
    def phrase(self) -> Phrase:
        """In all forms."""


# ---------------------------------------------------------------- dice


@dataclass(eq=False)
class Dice(Select):
    """Dice in pools (destiny.pool.manipulation)."""

    whose: int = ANY
    showing: frozenset[int] = ANYTHING
    color: int | None = None
    kind_of_card: int | None = None
    unique: bool | None = None
    subtype: str = ""
    of: int = 0
    at_most: int | None = None
    at_least: int | None = None
    modifier: bool = False
    same_value: bool = False
    that_symbol: bool = False
    unresolved: bool = False
    costly: bool = False
    that_color: bool = False
    not_showing: frozenset[int] = ANYTHING
    that: bool = False
    """Whether a line above spoke of the opponent; only the text minds."""

    @property
    def needs_foe(self) -> bool:
        return self.whose == FOE

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        dice: list[int] = []
        for seat in seats_of(s, frame, self.whose):
            dice += s.pools[seat]
        return [die for die in dice if self.fits(s, frame, die)] if self._filters else dice

    def fits(self, s: DestinyState, frame: Frame, die: int) -> bool:
        """Whether a die in a pool, of the right side, is meant."""
        deal, card = s.deal, s.deal.card_of[die]
        return (
            (not self.showing or symbol_of(s, die) in self.showing)
            and (self.color is None or deal.color[card] == self.color)
            and (self.kind_of_card is None or kind_of(s, card) == self.kind_of_card)
            and (self.unique is None or deal.unique[card] == self.unique)
            and (not self.subtype or self.subtype in deal.cards[card].subtypes)
            and (not self.of or self._belongs(s, frame, die))
            and (self.at_most is None or value_of(s, die) <= self.at_most)
            and (self.at_least is None or value_of(s, die) >= self.at_least)
            and (not self.modifier or deal.modifies[die][s.face[die]])
            and (not self.same_value or value_of(s, die) == _value_spoken_of(s, frame))
            and (not self.that_symbol or symbol_of(s, die) == frame.symbol)
            and (not self.unresolved or die not in s.spent)
            and (not self.that_color or deal.color[card] == deal.color[frame.card])
            and (not self.costly or deal.prices[die][s.face[die]] > 0)
            and (not self.not_showing or symbol_of(s, die) not in self.not_showing)
        )

    def _belongs(self, s: DestinyState, frame: Frame, die: int) -> bool:
        if self.of == THIS_CARD:
            return s.deal.card_of[die] == frame.source
        if self.of == HOST_CARD:
            return s.deal.card_of[die] == s.host[frame.source]
        owners = {THIS_CHARACTER: frame.source, HOST_CHARACTER: s.host[frame.source]}
        return character_of(s, die) == owners.get(self.of, frame.character)

    @property
    def phrase(self) -> Phrase:
        return self.phrase_of(UNSAID if self.of else THAT_FOE if self.that else self.whose)

    def phrase_of(self, whose: int) -> Phrase:
        """The same as those of somebody."""
        if self.of in _OF_CHARACTER and not self.subtype:
            return _OF_CHARACTER[self.of]
        kinds = {CHARACTER_CARD: ("character ", " postaci"), SUPPORT: ("support ", " wsparcia"), None: ("", "")}
        subtypes = {"": ("", ""), "weapon": ("weapon ", " broni"), "vehicle": ("vehicle ", " pojazdu")}
        kind, subtype = kinds[self.kind_of_card], subtypes[self.subtype]
        before, behind = kind[0] + subtype[0], kind[1] + subtype[1]
        if self.unique is not None:
            card = phrases.UNIQUE if self.unique else phrases.NONUNIQUE
            before, behind = f"{card.en} {before}", f" {card.obl}{behind}"
        adjectives = [] if self.color is None else [COLORS[self.color]]
        return phrases.phrase(
            whose,
            adjectives,
            (f"{before}die", f"{before}dice"),
            (f"kość{behind}", f"kości{behind}", f"kości{behind}"),
            phrases.joined_tails(self._tails()),
        )

    def _tails(self) -> list[Phrase]:
        found = []
        if self.of:
            found.append(_UPGRADE_OF if self.subtype else _OF[self.of])
        if self.showing:
            found.append(_showing(phrases.shown_symbols(self.showing)))
        if self.not_showing:
            found.append(_not_showing(phrases.missing_symbols(self.not_showing)))
        if self.costly:
            found.append(_showing(Text("a resource cost", "koszt w zasobach")))
        if self.that_color:
            found.append(_same(" of that card's color", " w kolorze tej karty"))
        if self.that_symbol:
            found.append(_showing(Text("that symbol", "ten symbol")))
        if self.modifier:
            found.append(_same(" showing a modifier", " z modyfikatorem"))
        if self.at_most is not None:
            found.append(_same(f" with a value of {self.at_most} or less", f" o wartości {self.at_most} lub mniejszej"))
        if self.at_least is not None:
            found.append(
                _same(f" with a value of {self.at_least} or more", f" o wartości {self.at_least} lub większej")
            )
        if self.same_value:
            found.append(_same(" with the same value", " o tej samej wartości"))
        if self.unresolved:
            found.append(_same(" that were not resolved", ", których nie rozpatrzono"))
        return found

    def __post_init__(self) -> None:
        self.kind = "die"
        told = (self.color, self.kind_of_card, self.unique, self.at_most, self.at_least)
        marks = (self.showing, self.subtype, self.of, self.modifier, self.same_value, self.that_symbol, self.unresolved)
        more = (self.costly, self.that_color, self.not_showing)
        self._filters = any(one is not None for one in told) or any(marks) or any(more)


def _value_spoken_of(s: DestinyState, frame: Frame) -> int | None:
    """What the die spoken of shows."""
    return value_of(s, frame.die) if frame.die != NOBODY and s.face[frame.die] != OFF else None


def _showing(shown: Text) -> Phrase:
    return phrases.tail(
        f" showing {shown.en}",
        f" przedstawiającą {shown.pl}",
        f" przedstawiającej {shown.pl}",
        f" przedstawiające {shown.pl}",
        f" przedstawiających {shown.pl}",
    )


def _not_showing(missing: Text) -> Phrase:
    return phrases.tail(
        f" not showing {missing.en}",
        f" nieprzedstawiającą {missing.pl}",
        f" nieprzedstawiającej {missing.pl}",
        f" nieprzedstawiające {missing.pl}",
        f" nieprzedstawiających {missing.pl}",
    )


def _same(en: str, pl: str) -> Phrase:
    return phrases.tail(en, pl, pl, pl, pl)


_OF = {THIS_CARD: _same(" of {of_this}", " {of_this}"), HOST_CARD: _same(" of {of_host}", " {of_host}")}
_UPGRADE_OF = _same(" of that character", " tej postaci")
"""Dice of a subtype belong to upgrades anyway."""


def _dice_of(en: str, pl: str) -> Phrase:
    """The dice of a character, those of its upgrades included."""
    one = Text(f"one of {en} dice or its upgrade dice", f"kość {pl} lub jednego z jej ulepszeń")
    of_one = Text(one.en, f"kości {pl} lub jednego z jej ulepszeń")
    several = Text(f"{en} dice or its upgrade dice", f"kości {pl} lub jej ulepszeń")
    return Phrase(one, of_one, Text(f"of {en} dice and its upgrade dice", f"kości {pl} i jej ulepszeń"), several)


_OF_CHARACTER = {
    THIS_CHARACTER: _dice_of("{of_this}'s", "{of_this}"),
    THAT_CHARACTER: _dice_of("that character's", "tej postaci"),
    STRUCK_CHARACTER: _dice_of("the damaged character's", "postaci, której zadano obrażenia,"),
    HOST_CHARACTER: _dice_of("{of_host}'s", "{of_host}"),
}


# ---------------------------------------------------------------- characters


@dataclass(eq=False)
class Characters(Select):
    """Characters that are not defeated (destiny.starter.defeated_unavailable)."""

    whose: int = ANY
    color: int | None = None
    unique: bool | None = None
    ready: bool | None = None
    hurt: int = 0
    another: bool = False
    """Not the character this is on, or the one spoken of last."""
    unattached: bool = False
    """Whether the text says which one is left out: the one this is on."""

    def __post_init__(self) -> None:
        self.kind = "character"

    @property
    def needs_foe(self) -> bool:
        return self.whose == FOE

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        cards = [card for seat in seats_of(s, frame, self.whose) for card in s.zones[TEAM + seat]]
        return [card for card in cards if self.fits(s, frame, card)]

    def fits(self, s: DestinyState, frame: Frame, card: int) -> bool:
        """Whether a character of the right side is meant."""
        deal = s.deal
        return (
            (self.color is None or deal.color[card] == self.color)
            and (self.unique is None or deal.unique[card] == self.unique)
            and (self.ready is None or bool(s.exhausted[card]) != self.ready)
            and s.damage[card] >= self.hurt
            and (not self.another or card not in _characters_spoken_of(s, frame))
        )

    @property
    def phrase(self) -> Phrase:
        return self.phrase_of(self.whose)

    def phrase_of(self, whose: int) -> Phrase:
        """The same as those of somebody."""
        adjectives: list[Adjective] = []
        if self.another and not self.unattached:
            adjectives.append(phrases.OTHER)
        if self.ready is not None:
            adjectives.append(phrases.READY if self.ready else phrases.EXHAUSTED)
        if self.unique is not None:
            adjectives.append(phrases.UNIQUE if self.unique else phrases.NONUNIQUE)
        if self.color is not None:
            adjectives.append(COLORS[self.color])
        tails = []
        if self.unattached:
            tails.append(_same(" other than the attached one", " innej niż postać z tym ulepszeniem"))
        if self.hurt:
            tails.append(_same(f" with {self.hurt} or more damage", f" z co najmniej {self.hurt} obrażeniami"))
        return phrases.phrase(
            whose,
            adjectives,
            ("character", "characters"),
            ("postać", "postacie", "postaci"),
            phrases.joined_tails(tails),
        )


def _characters_spoken_of(s: DestinyState, frame: Frame) -> tuple[int, int]:
    source = frame.source
    return (s.host[source] if s.host[source] >= 0 else source, frame.character)


ANYBODY = Characters()


# ---------------------------------------------------------------- cards


@dataclass(eq=False)
class Cards(Word):
    """Cards by type, color, subtype and cost, wherever a word looks for them."""

    kinds: frozenset[int] = ANYTHING
    color: int | None = None
    subtypes: frozenset[str] = frozenset()
    at_most: int | None = None

    def fits(self, s: DestinyState, card: int) -> bool:
        """Whether a card is meant."""
        deal = s.deal
        return (
            (not self.kinds or deal.kind[card] in self.kinds)
            and (self.color is None or deal.color[card] == self.color)
            and (not self.subtypes or bool(self.subtypes & set(deal.cards[card].subtypes)))
            and (self.at_most is None or deal.cost[card] <= self.at_most)
        )

    @property
    def one(self) -> Text:
        """One as the object: "a yellow event"."""
        if self.subtypes:
            return either(_SUBTYPE_OBJECTS[self.color, key] for key in sorted(self.subtypes))
        if not self.kinds:
            return Text("a card", "kartę") if self.color is None else phrases.COLOR_OF_CARD[self.color, False]
        found = either(_kind_object(kind, self.color) for kind in sorted(self.kinds))
        return found + self.cheapness

    @property
    def cheapness(self) -> Text:
        """How much one may cost, behind what it is."""
        if self.at_most is None:
            return EMPTY
        return Text(f" with a cost of {self.at_most} or less", f" o koszcie {self.at_most} lub mniejszym")

    @property
    def bare(self) -> Text:
        """One of the only type, without an article: "yellow event", as the subject."""
        (kind,) = self.kinds
        assert self.color is not None
        en, pl = _KIND_WORDS[kind]
        return Text(f"{COLORS[self.color].en} {en}", f"{phrases.NEUTER_COLORS[self.color]} {pl}")

    @property
    def some(self) -> Text:
        """Several, counted: "blue cards"."""
        what = _SUBTYPES_COUNTED[next(iter(self.subtypes))] if self.subtypes else Text("cards", "kart")
        if self.color is None:
            return what
        return Text(f"{COLORS[self.color].en} {what.en}", f"{COLORS[self.color].gens} {what.pl}")


ANY_CARD = Cards()

_KIND_WORDS = {
    UPGRADE: ("upgrade", "ulepszenie"),
    SUPPORT: ("support", "wsparcie"),
    EVENT: ("event", "wydarzenie"),
}


def _kind_object(kind: int, color: int | None) -> Text:
    en, pl = _KIND_WORDS[kind]
    if color is None:
        return Text(f"an {en}" if en[0] in "aeiou" else f"a {en}", pl)
    return Text(f"a {COLORS[color].en} {en}", f"{phrases.NEUTER_COLORS[color]} {pl}")


_SUBTYPE_OBJECTS: dict[tuple[int | None, str], Text] = {
    (None, "weapon"): Text("a weapon", "broń"),
    (None, "equipment"): Text("an equipment", "wyposażenie"),
    (None, "vehicle"): Text("a vehicle", "pojazd"),
    (1, "ability"): Text("a blue ability", "niebieską zdolność"),
    (2, "weapon"): Text("a yellow weapon", "żółtą broń"),
    (2, "equipment"): Text("a yellow equipment", "żółte wyposażenie"),
}


_SUBTYPES_COUNTED = {"ability": Text("abilities", "zdolności"), "weapon": Text("weapons", "broni")}

EITHER: Final = NOBODY
"""In place of a zone: among supports and among upgrades."""


@dataclass(eq=False)
class InPlay(Select):
    """Supports, upgrades or either in play, of a kind and cheap enough."""

    zone: int
    whose: int = ANY
    cards: Cards = ANY_CARD
    ready: bool | None = None

    def __post_init__(self) -> None:
        self.kind = {SUPPORTS: "support", UPGRADES: "upgrade", EITHER: "card_in_play"}[self.zone]

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        zones = (SUPPORTS, UPGRADES) if self.zone == EITHER else (self.zone,)
        cards = [card for seat in seats_of(s, frame, self.whose) for zone in zones for card in s.zones[zone + seat]]
        return [
            card
            for card in cards
            if self.cards.fits(s, card) and (self.ready is None or bool(s.exhausted[card]) != self.ready)
        ]

    @property
    def phrase(self) -> Phrase:
        form = self._form + self.cards.cheapness
        return Phrase(form, form, form, form)

    @property
    def _form(self) -> Text:
        if self.zone == EITHER:
            return self.cards.one
        if self.cards.subtypes:
            keys = sorted(self.cards.subtypes)
            polish = either(_SUBTYPE_OBJECTS[None, key] for key in keys).pl
            return Text(f"an {' or '.join(keys)} upgrade", polish)
        if self.zone == SUPPORTS:
            return Text("a support", "dowolne wsparcie")
        if self.whose == OWN:
            return Text("one of your upgrades", "jedno ze swoich ulepszeń")
        return Text("an upgrade", "dowolne ulepszenie")

    @property
    def tally(self) -> Text:
        """As what is counted: "of your blue upgrades"."""
        color = COLORS[self.cards.color] if self.cards.color is not None else None
        what = Text("upgrades", "ulepszeń") if self.zone == UPGRADES else Text("supports", "wsparć")
        english, polish = (f"{color.en} ", f"{color.gens} ") if color is not None else ("", "")
        return Text(f"of your {english}{what.en}", f"masz {polish}{what.pl}")


@dataclass(eq=False)
class InHand(Word):
    """Cards in the hand of the opponent meant, of which only the number is known."""

    whose: int = FOE
    names_foe = True

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        """All of them."""
        return [card for seat in seats_of(s, frame, self.whose) for card in s.zones[HAND + seat]]

    @property
    def tally(self) -> Text:
        """As what is counted."""
        return Text("card in {of_foe} hand", "kart ma na ręce {foe}")
