"""How words speak of dice, characters and cards: the forms that number, colour and Polish cases demand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from dejarik.abilities.clauses import Somebody
from dejarik.games.destiny.language.dice import DAMAGE_SYMBOLS, INDIRECT, MELEE, RANGED, SPECIAL
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.language.terms import (
    ANY,
    BATTLEFIELD,
    BLUE,
    CHARACTER,
    EVENT,
    FOE,
    FOES,
    GRAY,
    OWN,
    PLOT,
    RED,
    SUPPORT,
    UPGRADE,
    YELLOW,
)
from dejarik.kernel.text import Text, either, joined, same

THAT_FOE: Final = 4
UNSAID: Final = 5
"""How it may be said instead of whose it is: of the opponent a line above spoke of; without a word, for something else
tells."""


class This(NamedTuple):
    """A card speaking of itself: as the object, the subject, of, to and on "this support"."""

    object: Text
    subject: Text
    of: Text
    to: Text
    on: Text


def _neuter(en: str, name: str, of: str, to: str, on: str) -> This:
    this = f"this {en}"
    return This(
        Text(this, f"to {name}"),
        Text(this, f"to {name}"),
        Text(this, f"tego {of}"),
        Text(this, f"temu {to}"),
        Text(this, f"tym {on}"),
    )


_CHARACTER = This(
    Text("this character", "tę postać"),
    Text("this character", "ta postać"),
    Text("this character", "tej postaci"),
    Text("this character", "tej postaci"),
    Text("this character", "tej postaci"),
)
_PLOT = This(
    Text("this plot", "tę kartę fabuły"),
    Text("this plot", "ta karta fabuły"),
    Text("this plot", "tej karty fabuły"),
    Text("this plot", "tej karcie fabuły"),
    Text("this plot", "tej karcie fabuły"),
)

_ITSELF = {
    CHARACTER: _CHARACTER,
    UPGRADE: _neuter("upgrade", "ulepszenie", "ulepszenia", "ulepszeniu", "ulepszeniu"),
    SUPPORT: _neuter("support", "wsparcie", "wsparcia", "wsparciu", "wsparciu"),
    EVENT: _neuter("event", "wydarzenie", "wydarzenia", "wydarzeniu", "wydarzeniu"),
    BATTLEFIELD: _neuter("battlefield", "pole bitwy", "pola bitwy", "polu bitwy", "polu bitwy"),
    PLOT: _PLOT,
}


# ---------------------------------------------------------------- gaps

AN_OPPONENT = Somebody(same("{foe}"), same("{the_foe}"))
"""The opponent meant; other gaps are "{of_foe}", "{of_one_foe}" and "{to_foe}"."""
EACH_OPPONENT = Somebody(Text("each opponent", "każdy przeciwnik"), Text("each opponent", "każdego przeciwnika"))
EACH_PLAYER = Somebody(Text("each player", "każdy gracz"), Text("each player", "każdego gracza"))

_FIRST = {
    "foe": Text("an opponent", "przeciwnik"),
    "the_foe": Text("an opponent", "przeciwnika"),
    "of_foe": Text("an opponent's", "przeciwnika"),
    "of_one_foe": Text("one opponent's", "jednego przeciwnika"),
    "to_foe": Text("an opponent", "przeciwnikowi"),
    "with_foe": Text("an opponent", "przeciwnikiem"),
    "host": Text("attached character", "postać z tym ulepszeniem"),
    "does_host": Text("attached character", "postać z tym ulepszeniem"),
    "of_host": Text("attached character", "postaci z tym ulepszeniem"),
    "to_host": Text("attached character", "postaci z tym ulepszeniem"),
}
_AGAIN = {
    "foe": Text("that opponent", "ten przeciwnik"),
    "the_foe": Text("that opponent", "tego przeciwnika"),
    "of_foe": Text("that opponent's", "tego przeciwnika"),
    "of_one_foe": Text("that opponent's", "tego przeciwnika"),
    "to_foe": Text("that opponent", "temu przeciwnikowi"),
    "with_foe": Text("that opponent", "tym przeciwnikiem"),
    "host": Text("attached character", "tę postać"),
    "does_host": Text("attached character", "ta postać"),
    "of_host": Text("attached character", "tej postaci"),
    "to_host": Text("attached character", "tej postaci"),
}


_THIS_DIE = Text("this die", "tę kość")
_DIE_OF_THIS = Text("a die of this character", "kość tej postaci")
"""The die of a card, as the object; a character may have two."""


class _Gaps:
    """What fills the gaps of a sentence: who was named once is pointed at from then on."""

    def __init__(self, kind: int, language: str, their: str) -> None:
        this = _ITSELF[kind]
        self.language = language
        self.their = their
        self.named: set[str] = set()
        self.this = dict(zip(("this", "this_does", "of_this", "to_this", "on_this"), this, strict=True))
        self.this["this_die"] = _DIE_OF_THIS if kind == CHARACTER else _THIS_DIE

    def __getitem__(self, gap: str) -> str:
        if gap in self.this:
            return self.this[gap][self.language]
        if gap == "their":
            return self.their
        who = gap.rpartition("_")[2]
        words = _AGAIN[gap] if who in self.named else _FIRST[gap]
        self.named.add(who)
        return words[self.language]


def about(text: Text, kind: int, their: str = "their") -> Text:
    """Fill in what a card of a type calls itself, its character and the opponent it means.

    ``their`` is what the opponent has: "your" where it is the opponent who reads.
    """
    return Text(text.en.format_map(_Gaps(kind, "en", their)), text.pl.format_map(_Gaps(kind, "pl", their)))


# ---------------------------------------------------------------- adjectives


class Adjective(NamedTuple):
    """Polish feminine forms: accusative, oblique (genitive, dative, locative), plural accusative, plural genitive."""

    en: str
    acc: str
    obl: str
    accs: str
    gens: str


COLORS = {
    RED: Adjective("red", "czerwoną", "czerwonej", "czerwone", "czerwonych"),
    BLUE: Adjective("blue", "niebieską", "niebieskiej", "niebieskie", "niebieskich"),
    YELLOW: Adjective("yellow", "żółtą", "żółtej", "żółte", "żółtych"),
    GRAY: Adjective("gray", "szarą", "szarej", "szare", "szarych"),
}
UNIQUE = Adjective("unique", "unikatową", "unikatowej", "unikatowe", "unikatowych")
NONUNIQUE = Adjective("non-unique", "nieunikatową", "nieunikatowej", "nieunikatowe", "nieunikatowych")
READY = Adjective("ready", "przygotowaną", "przygotowanej", "przygotowane", "przygotowanych")
EXHAUSTED = Adjective("exhausted", "wyczerpaną", "wyczerpanej", "wyczerpane", "wyczerpanych")
OTHER = Adjective("other", "inną", "innej", "inne", "innych")
ANY_ONE = Adjective("", "dowolną", "dowolnej", "dowolne", "dowolnych")
ONES_OWN = Adjective("", "swoją", "swojej", "swoje", "swoich")

NEUTER_COLORS = {RED: "czerwone", BLUE: "niebieskie", YELLOW: "żółte", GRAY: "szare"}

COLOR_OF_CARD = {
    (color, upgrade): Text(
        f"a {COLORS[color].en} {'upgrade' if upgrade else 'card'}",
        f"{NEUTER_COLORS[color]} ulepszenie" if upgrade else f"{COLORS[color].acc} kartę",
    )
    for color in COLORS
    for upgrade in (False, True)
}


# ---------------------------------------------------------------- things to be chosen


class Phrase(NamedTuple):
    """A thing to be chosen: one as the object, one in the oblique case, several as the object, several counted."""

    one: Text
    of_one: Text
    all: Text
    some: Text


_OWNERS = {OWN: "your ", FOES: "opponents' ", FOE: "{of_one_foe} ", THAT_FOE: "that opponent's "}
_ONE_OF = {OWN: "your ", FOE: "{of_foe} ", THAT_FOE: "that opponent's "}
_POLISH_OWNERS = {FOES: " przeciwników", FOE: " {of_one_foe}", THAT_FOE: " tego przeciwnika"}


def phrase(
    whose: int, adjectives: Iterable[Adjective], en: tuple[str, str], pl: tuple[str, str, str], tail: Phrase
) -> Phrase:
    """Compose a phrase about a feminine Polish noun (kość, postać), given as singular, plural and counted."""
    found = tuple(adjectives)
    several = _several(whose, found, en[1], pl)
    one, of_one = _one_of(whose, found, en[1], pl) if whose in _ONE_OF else _any(whose, found, en[0], pl)
    chosen = (tail.some, tail.some) if whose in _ONE_OF else (tail.one, tail.of_one)
    return Phrase(one + chosen[0], of_one + chosen[1], several[0] + tail.all, several[1] + tail.some)


def _any(whose: int, found: tuple[Adjective, ...], en: str, pl: tuple[str, str, str]) -> tuple[Text, Text]:
    """ "a red die", "dowolną czerwoną kość"; "an opponent's die", "kość przeciwnika"."""
    english = _english(found, en)
    article = "an opponent's" if whose == FOES else "an" if english[0] in "aeio" else "a"
    single = f"{article} {english}".replace("an other", "another")
    spoken = (ANY_ONE, *found) if whose == ANY else found
    behind = " przeciwnika" if whose == FOES else ""
    return (
        Text(single, _polish([adjective.acc for adjective in spoken], pl[0]) + behind),
        Text(single, _polish([adjective.obl for adjective in spoken], pl[2]) + behind),
    )


def _one_of(whose: int, found: tuple[Adjective, ...], en: str, pl: tuple[str, str, str]) -> tuple[Text, Text]:
    """ "one of your dice", "jedną ze swoich kości"; "another of your characters", "inną ze swoich postaci"."""
    is_other = OTHER in found
    rest = tuple(adjective for adjective in found if adjective is not OTHER)
    single = f"{'another' if is_other else 'one'} of {_ONE_OF[whose]}{_english(rest, en)}"
    counted = _polish([adjective.gens for adjective in rest], pl[2])
    of_them = f"ze swoich {counted}" if whose == OWN else f"z {counted}"
    behind = _POLISH_OWNERS.get(whose, "").replace("of_one_foe", "of_foe")
    return (
        Text(single, f"{'inną' if is_other else 'jedną'} {of_them}{behind}"),
        Text(single, f"{'innej' if is_other else 'jednej'} {of_them}{behind}"),
    )


def _several(whose: int, found: tuple[Adjective, ...], en: str, pl: tuple[str, str, str]) -> tuple[Text, Text]:
    """ "of your dice", "swoje kości" behind "all"; "your dice", "swoich kości" behind a number."""
    english = _OWNERS.get(whose, "") + _english(found, en)
    owned = (ONES_OWN, *found) if whose == OWN else found
    counted = (ANY_ONE, *found) if whose == ANY else owned
    behind = _POLISH_OWNERS.get(whose, "")
    return (
        Text(f"of {english}" if whose in _OWNERS else english, _polish([a.accs for a in owned], pl[1]) + behind),
        Text(english, _polish([a.gens for a in counted], pl[2]) + behind),
    )


def _english(adjectives: tuple[Adjective, ...], noun: str) -> str:
    return " ".join([*(adjective.en for adjective in adjectives), noun])


def _polish(adjectives: list[str], noun: str) -> str:
    return " ".join([*adjectives, noun])


def tail(en: str, one: str, of_one: str, all_: str, some: str) -> Phrase:
    """What comes behind the noun, in the forms of a phrase."""
    return Phrase(Text(en, one), Text(en, of_one), Text(en, all_), Text(en, some))


def joined_tails(tails: Iterable[Phrase]) -> Phrase:
    """Several tails, one behind the other."""
    found = tail("", "", "", "", "")
    for one in tails:
        found = Phrase(*(a + b for a, b in zip(found, one, strict=True)))
    return found


_DAMAGE_KINDS = {
    MELEE: Text("melee", "wręcz"),
    RANGED: Text("ranged", "dystansowe"),
    INDIRECT: Text("indirect", "niebezpośrednie"),
}


def shown_symbols(symbols: frozenset[int]) -> Text:
    """What a die shows: "melee or ranged damage"."""
    if symbols <= DAMAGE_SYMBOLS:
        kinds = either(_DAMAGE_KINDS[symbol] for symbol in sorted(symbols))
        return Text(f"{kinds.en} damage", f"obrażenia {kinds.pl}")
    return either(SYMBOL_NAMES[symbol] for symbol in sorted(symbols))


_MISSING = {
    MELEE: Text("melee", "wręcz"),
    RANGED: Text("ranged", "dystansowych"),
    INDIRECT: Text("indirect", "niebezpośrednich"),
    SPECIAL: Text("a special symbol", "symbolu specjalnego"),
}


def missing_symbols(symbols: frozenset[int]) -> Text:
    """What a die does not show, in Polish in the genitive: „obrażeń wręcz ani dystansowych”."""
    found = joined((_MISSING[symbol] for symbol in sorted(symbols)), Text(" or ", " ani "))
    return Text(f"{found.en} damage", f"obrażeń {found.pl}") if symbols <= DAMAGE_SYMBOLS else found
