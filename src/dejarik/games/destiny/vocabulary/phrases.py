"""How words speak of dice, characters and cards: the forms that number, colour and Polish cases demand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dejarik.games.destiny.dice import CLOSE_AND_FAR, DAMAGE_SYMBOLS
from dejarik.games.destiny.nouns import SYMBOL_NAMES
from dejarik.games.destiny.terms import BATTLEFIELD, BLUE, CHARACTER, EVENT, GRAY, PLOT, RED, SUPPORT, UPGRADE, YELLOW
from dejarik.kernel.text import Text, either

ANY, OWN, FOES, FOE = range(4)
"""Whose: anybody's, one's own, those of opponents, those of the one opponent meant."""


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


def about(text: Text, kind: int) -> Text:
    """Fill in what a card of a type calls itself."""
    this = _ITSELF[kind]
    return text.fill(this=this.object, this_does=this.subject, of_this=this.of, to_this=this.to, on_this=this.on)


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


class Phrase(NamedTuple):
    """A thing to be chosen: one as the object, one in the oblique case, several as the object, several counted."""

    one: Text
    of_one: Text
    all: Text
    some: Text


def phrase(
    whose: int, adjectives: Iterable[Adjective], en: tuple[str, str], pl: tuple[str, str, str], tail: Phrase
) -> Phrase:
    """Compose a phrase about a feminine Polish noun (kość, postać), given as singular, plural and counted."""
    found = tuple(adjectives)
    lead: tuple[Adjective, ...] = {ANY: (ANY_ONE,), OWN: (ONES_OWN,)}.get(whose, ())
    words = " ".join(adjective.en for adjective in found if adjective.en)
    one, many = (f"{words} {noun}".strip() for noun in en)
    article = "an" if one[0] in "aeio" else "a"
    owner = {ANY: "", OWN: "your ", FOES: "opponents' ", FOE: "one opponent's "}[whose]
    single = {
        ANY: f"{article} {one}".replace("an other", "another"),
        OWN: f"one of your {many}",
        FOES: f"an opponent's {one}",
    }.get(whose, f"one of an opponent's {many}")
    behind = {FOES: " przeciwnika", FOE: " jednego przeciwnika"}.get(whose, "")
    many_behind = {FOES: " przeciwników", FOE: " jednego przeciwnika"}.get(whose, "")
    spoken = [*lead, *found]

    def polish(form: str, noun: str, owner: str) -> str:
        return " ".join([*(getattr(adjective, form) for adjective in spoken), noun]) + owner

    return Phrase(
        Text(single, polish("acc", pl[0], behind)) + tail.one,
        Text(single, polish("obl", pl[2], behind)) + tail.of_one,
        Text(f"{owner}{many}", polish("accs", pl[1], many_behind)) + tail.all,
        Text(f"{owner}{many}", polish("gens", pl[2], many_behind)) + tail.some,
    )


def tail(en: str, one: str, of_one: str, all_: str, some: str) -> Phrase:
    """What comes behind the noun, in the forms of a phrase."""
    return Phrase(Text(en, one), Text(en, of_one), Text(en, all_), Text(en, some))


def joined_tails(tails: Iterable[Phrase]) -> Phrase:
    """Several tails, one behind the other."""
    found = tail("", "", "", "", "")
    for one in tails:
        found = Phrase(*(a + b for a, b in zip(found, one, strict=True)))
    return found


def shown_symbols(symbols: frozenset[int]) -> Text:
    """What a die shows: "melee or ranged damage"."""
    if symbols == DAMAGE_SYMBOLS:
        return Text("melee, ranged or indirect damage", "obrażenia wręcz, dystansowe lub pośrednie")
    if symbols == CLOSE_AND_FAR:
        return Text("melee or ranged damage", "obrażenia wręcz lub dystansowe")
    return either(SYMBOL_NAMES[symbol] for symbol in sorted(symbols))
