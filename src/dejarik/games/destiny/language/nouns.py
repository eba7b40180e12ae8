"""Countable words of the game in both languages, by the terms of the Polish rulebooks."""

from __future__ import annotations

from typing import NamedTuple

from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, EVENT, PLOT, SUPPORT, UPGRADE
from dejarik.kernel.text import Noun, Text, takes_plural


class SideName(NamedTuple):
    """What a side shows, behind its value: English for one and more, Polish for one, for two to four, and for five."""

    one: str
    more: str
    pl_one: str
    pl_two: str
    pl_five: str

    def behind(self, value: int) -> Text:
        """In the form that the value demands."""
        if value == 1:
            return Text(self.one, self.pl_one)
        return Text(self.more, self.pl_two if takes_plural(value) else self.pl_five)


UNBLOCKABLE_DAMAGE = Noun(
    ("unblockable damage", "unblockable damage"),
    (
        "nieblokowane obrażenie",
        "nieblokowanego obrażenia",
        "nieblokowanemu obrażeniu",
        "nieblokowane obrażenie",
        "nieblokowanym obrażeniem",
        "nieblokowanym obrażeniu",
    ),
    (
        "nieblokowane obrażenia",
        "nieblokowanych obrażeń",
        "nieblokowanym obrażeniom",
        "nieblokowane obrażenia",
        "nieblokowanymi obrażeniami",
        "nieblokowanych obrażeniach",
    ),
)
INDIRECT_DAMAGE = Noun(
    ("indirect damage", "indirect damage"),
    (
        "obrażenie niebezpośrednie",
        "obrażenia niebezpośredniego",
        "obrażeniu niebezpośredniemu",
        "obrażenie niebezpośrednie",
        "obrażeniem niebezpośrednim",
        "obrażeniu niebezpośrednim",
    ),
    (
        "obrażenia niebezpośrednie",
        "obrażeń niebezpośrednich",
        "obrażeniom niebezpośrednim",
        "obrażenia niebezpośrednie",
        "obrażeniami niebezpośrednimi",
        "obrażeniach niebezpośrednich",
    ),
)
CHARACTERS_NOUN = Noun(
    ("character", "characters"),
    ("postać", "postaci", "postaci", "postać", "postacią", "postaci"),
    ("postacie", "postaci", "postaciom", "postacie", "postaciami", "postaciach"),
)
ACTION_NOUN = Noun(
    ("additional action", "additional actions"),
    (
        "dodatkowa akcja",
        "dodatkowej akcji",
        "dodatkowej akcji",
        "dodatkową akcję",
        "dodatkową akcją",
        "dodatkowej akcji",
    ),
    (
        "dodatkowe akcje",
        "dodatkowych akcji",
        "dodatkowym akcjom",
        "dodatkowe akcje",
        "dodatkowymi akcjami",
        "dodatkowych akcjach",
    ),
)

KIND_NAMES = {
    CHARACTER: Text("character", "postać"),
    UPGRADE: Text("upgrade", "ulepszenie"),
    SUPPORT: Text("support", "wsparcie"),
    EVENT: Text("event", "wydarzenie"),
    BATTLEFIELD: Text("battlefield", "pole bitwy"),
    PLOT: Text("plot", "karta fabuły"),
}
COLOR_NAMES = (Text("red", "czerwona"), Text("blue", "niebieska"), Text("yellow", "żółta"), Text("gray", "szara"))
"""The Polish word agrees with "karta" and "postać"."""
COLOR_GROUPS = (Text("Command", "Dowództwo"), Text("Force", "Moc"), Text("Rogue", "Łotrzy"), Text("General", "Ogólna"))
"""What the colours stand for (destiny.color.red_command and so on)."""
AFFILIATION_NAMES = (Text("hero", "bohater"), Text("villain", "złoczyńca"), Text("neutral", "neutralna"))
RARITY_NAMES = (
    Text("starter", "stała"),
    Text("common", "powszechna"),
    Text("uncommon", "częsta"),
    Text("rare", "rzadka"),
    Text("legendary", "legendarna"),
)
UNIQUE = Text("unique", "unikatowa")
SUBTYPE_NAMES = {
    "ability": Text("ability", "zdolność"),
    "bounty-hunter": Text("bounty hunter", "łowca nagród"),
    "droid": Text("droid", "droid"),
    "equipment": Text("equipment", "wyposażenie"),
    "location": Text("location", "lokacja"),
    "scoundrel": Text("scoundrel", "szelma"),
    "trooper": Text("trooper", "żołnierz"),
    "vehicle": Text("vehicle", "pojazd"),
    "weapon": Text("weapon", "broń"),
}
SIDE_NAMES = (
    SideName("melee", "melee", "wręcz", "wręcz", "wręcz"),
    SideName("ranged", "ranged", "dystansowe", "dystansowe", "dystansowych"),
    SideName("indirect", "indirect", "niebezpośrednie", "niebezpośrednie", "niebezpośrednich"),
    SideName("shield", "shields", "osłonę", "osłony", "osłon"),
    SideName("resource", "resources", "zasób", "zasoby", "zasobów"),
    SideName("disrupt", "disrupt", "zakłócenie", "zakłócenia", "zakłóceń"),
    SideName("discard", "discard", "odrzucenie", "odrzucenia", "odrzuceń"),
    SideName("focus", "focus", "skupienie", "skupienia", "skupień"),
    SideName("special", "special", "specjalną", "specjalną", "specjalną"),
    SideName("blank", "blank", "pustą", "pustą", "pustą"),
    SideName("of any symbol", "of any symbol", "dowolne", "dowolne", "dowolnych"),
)
"""How players call the sides of dice behind their values, as the object of a verb."""
SYMBOL_NAMES = (
    Text("melee damage", "obrażenia wręcz"),
    Text("ranged damage", "obrażenia dystansowe"),
    Text("indirect damage", "obrażenia niebezpośrednie"),
    Text("shields", "osłony"),
    Text("resources", "zasoby"),
    Text("disrupt", "zakłócenie"),
    Text("discard", "odrzucenie"),
    Text("focus", "skupienie"),
    Text("a special symbol", "symbol specjalny"),
    Text("a blank", "pustą ściankę"),
    Text("any symbol", "dowolny symbol"),
)
"""As what a die shows: in Polish in the accusative."""
