"""Which dice, characters and cards a word speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.destiny.frames import CHARACTER, DIE, FOE, SOURCE, YOU
from dejarik.games.destiny.state import MAX_SEATS, NOBODY, OFF, SUPPORTS, TEAM, DestinyState, foes_of
from dejarik.games.destiny.terms import CHARACTER as CHARACTER_CARD
from dejarik.games.destiny.terms import EVENT, SUPPORT, UPGRADE
from dejarik.games.destiny.values import character_of, symbol_of, value_of
from dejarik.games.destiny.vocabulary import phrases
from dejarik.games.destiny.vocabulary.phrases import ANY, COLORS, FOES, OWN, THAT_FOE, UNSAID, Adjective, Phrase
from dejarik.games.destiny.vocabulary.phrases import FOE as ONE_FOE
from dejarik.games.destiny.vocabulary.words import Word
from dejarik.kernel.text import Text, either

ANYTHING: frozenset[int] = frozenset()

THIS_CARD, HOST, THAT_CHARACTER, THIS_CHARACTER = range(1, 5)
"""Whose dice: those of this very card, those of the character this is attached to, those of the character spoken of,
those of this character with its upgrades."""


def kind_of(s: DestinyState, card: int) -> int:
    """The type of a card; an upgrade that became a support lies among the supports."""
    return SUPPORT if SUPPORTS <= s.place[card] < SUPPORTS + MAX_SEATS else s.deal.kind[card]


def seats_of(s: DestinyState, whose: int) -> list[int]:
    """The players a word speaks of, one's own side first."""
    frame = s.frames[-1]
    you = frame[YOU]
    if whose == OWN:
        return [you]
    if whose == ONE_FOE:
        return [frame[FOE]] if frame[FOE] >= 0 else []
    return foes_of(s, you) if whose == FOES else [you, *foes_of(s, you)]


@dataclass(frozen=True)
class Dice(Word):
    """Dice in pools (destiny.pool.manipulation)."""

    whose: int = ANY
    showing: frozenset[int] = ANYTHING
    color: int | None = None
    kind: int | None = None
    subtype: str = ""
    of: int = 0
    at_most: int | None = None
    at_least: int | None = None
    modifier: bool = False
    same_value: bool = False
    that: bool = False
    """Whether a line above spoke of the opponent; only the text minds."""

    @property
    def needs_foe(self) -> bool:
        return self.whose == ONE_FOE

    def found(self, s: DestinyState) -> list[int]:
        """All that fit, pool by pool."""
        dice = [die for seat in seats_of(s, self.whose) for die in s.pools[seat]]
        return [die for die in dice if self.fits(s, die)]

    def fits(self, s: DestinyState, die: int) -> bool:
        """Whether a die in a pool, of the right side, is meant."""
        deal, card = s.deal, s.deal.card_of[die]
        return (
            (not self.showing or symbol_of(s, die) in self.showing)
            and (self.color is None or deal.color[card] == self.color)
            and (self.kind is None or kind_of(s, card) == self.kind)
            and (not self.subtype or self.subtype in deal.cards[card].subtypes)
            and (not self.of or self._belongs(s, die))
            and (self.at_most is None or value_of(s, die) <= self.at_most)
            and (self.at_least is None or value_of(s, die) >= self.at_least)
            and (not self.modifier or deal.modifies[die][s.face[die]])
            and (not self.same_value or value_of(s, die) == _value_spoken_of(s))
        )

    def _belongs(self, s: DestinyState, die: int) -> bool:
        frame = s.frames[-1]
        if self.of == THIS_CARD:
            return s.deal.card_of[die] == frame[SOURCE]
        if self.of == HOST:
            return s.deal.card_of[die] == s.host[frame[SOURCE]]
        return character_of(s, die) == (frame[SOURCE] if self.of == THIS_CHARACTER else frame[CHARACTER])

    @property
    def phrase(self) -> Phrase:
        """In all forms; dice of a certain card need no other owner."""
        return self.phrase_of(UNSAID if self.of else THAT_FOE if self.that else self.whose)

    def phrase_of(self, whose: int) -> Phrase:
        """The same as those of somebody."""
        kinds = {
            CHARACTER_CARD: ("character ", " postaci"),
            SUPPORT: ("support ", " wsparcia"),
            None: ("", ""),
        }[self.kind]
        subtypes = {"": ("", ""), "weapon": ("weapon ", " broni"), "vehicle": ("vehicle ", " pojazdu")}[self.subtype]
        before, behind = kinds[0] + subtypes[0], kinds[1] + subtypes[1]
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
            shown = phrases.shown_symbols(self.showing)
            found.append(
                phrases.tail(
                    f" showing {shown.en}",
                    f" pokazującą {shown.pl}",
                    f" pokazującej {shown.pl}",
                    f" pokazujące {shown.pl}",
                    f" pokazujących {shown.pl}",
                )
            )
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
        return found


def _value_spoken_of(s: DestinyState) -> int | None:
    """What the die spoken of shows."""
    die = s.frames[-1][DIE]
    return value_of(s, die) if die != NOBODY and s.face[die] != OFF else None


def _same(en: str, pl: str) -> Phrase:
    return phrases.tail(en, pl, pl, pl, pl)


def _and_upgrades(en: str, pl: str) -> Phrase:
    one, some = f"{pl} lub jednego z jej ulepszeń", f"{pl} lub jej ulepszeń"
    return phrases.tail(f"{en} or its upgrades", one, one, some, some)


_OF = {
    THIS_CARD: _same(" of {of_this}", " {of_this}"),
    HOST: _same(" of {of_host}", " {of_host}"),
    THAT_CHARACTER: _and_upgrades(" of that character", " tej postaci"),
    THIS_CHARACTER: _and_upgrades(" of {of_this}", " {of_this}"),
}
_UPGRADE_OF = _same(" of that character", " tej postaci")
"""Dice of a subtype belong to upgrades anyway."""


@dataclass(frozen=True)
class Characters(Word):
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

    @property
    def needs_foe(self) -> bool:
        return self.whose == ONE_FOE

    def found(self, s: DestinyState) -> list[int]:
        """All that fit, side by side."""
        cards = [card for seat in seats_of(s, self.whose) for card in s.zones[TEAM + seat]]
        return [card for card in cards if self.fits(s, card)]

    def fits(self, s: DestinyState, card: int) -> bool:
        """Whether a character of the right side is meant."""
        deal = s.deal
        return (
            (self.color is None or deal.color[card] == self.color)
            and (self.unique is None or deal.unique[card] == self.unique)
            and (self.ready is None or bool(s.exhausted[card]) != self.ready)
            and s.damage[card] >= self.hurt
            and (not self.another or card not in _spoken_of(s))
        )

    @property
    def phrase(self) -> Phrase:
        """In all forms."""
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


def _spoken_of(s: DestinyState) -> tuple[int, int]:
    frame = s.frames[-1]
    source = frame[SOURCE]
    return (s.host[source] if s.host[source] >= 0 else source, frame[CHARACTER])


@dataclass(frozen=True)
class Cards(Word):
    """Cards by type, colour and subtype, wherever a word looks for them."""

    kinds: frozenset[int] = ANYTHING
    color: int | None = None
    subtypes: frozenset[str] = frozenset()

    def fits(self, s: DestinyState, card: int) -> bool:
        """Whether a card is meant."""
        deal = s.deal
        return (
            (not self.kinds or deal.kind[card] in self.kinds)
            and (self.color is None or deal.color[card] == self.color)
            and (not self.subtypes or bool(self.subtypes & set(deal.cards[card].subtypes)))
        )

    @property
    def one(self) -> Text:
        """One as the object: "a yellow event"."""
        if self.subtypes:
            return either(_SUBTYPE_OBJECTS[self._colored, key] for key in sorted(self.subtypes))
        if not self.kinds:
            return Text("a card", "kartę") if self.color is None else phrases.COLOR_OF_CARD[self.color, False]
        return either(_kind_object(kind, self.color) for kind in sorted(self.kinds))

    @property
    def some(self) -> Text:
        """Several, counted: "blue cards"."""
        if self.color is None:
            return Text("cards", "kart")
        return Text(f"{COLORS[self.color].en} cards", f"{COLORS[self.color].gens} kart")

    @property
    def _colored(self) -> int | None:
        return self.color


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
    (None, "equipment"): Text("a piece of equipment", "ekwipunek"),
    (None, "vehicle"): Text("a vehicle", "pojazd"),
    (1, "ability"): Text("a blue ability", "niebieską zdolność"),
}


def distinct(s: DestinyState, dice: list[int]) -> list[int]:
    """Of dice of one card that show the same, the first: the others would do just as well."""
    card_of, face = s.deal.card_of, s.face
    found: dict[tuple[int, int], int] = {}
    for die in dice:
        found.setdefault((card_of[die], face[die]), die)
    return list(found.values())


def different_cards(s: DestinyState, cards: list[int]) -> list[int]:
    """Of cards with the same key, the first."""
    key = s.deal.key
    found: dict[str, int] = {}
    for card in cards:
        found.setdefault(key[card], card)
    return list(found.values())
