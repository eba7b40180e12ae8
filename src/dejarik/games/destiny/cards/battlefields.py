"""Battlefields of all sets."""

from __future__ import annotations

from dejarik.abilities.structure import All, EachFoe, May, Pay, Then
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.dice import SPECIAL
from dejarik.games.destiny.language.phrases import EACH_OPPONENT
from dejarik.games.destiny.language.terms import CHARACTER, FOE, GRAY, NEUTRAL, OWN, SUPPORT, UPGRADE
from dejarik.games.destiny.model.frames import Terms
from dejarik.games.destiny.vocabulary.characters import Deal, Shield
from dejarik.games.destiny.vocabulary.dice import Remove, Turn
from dejarik.games.destiny.vocabulary.hand import DiscardSeen, Draw, LookAtHand, Mill, PlayCard, Recover
from dejarik.games.destiny.vocabulary.in_play import ReturnUpgrade
from dejarik.games.destiny.vocabulary.resolving import Resolve
from dejarik.games.destiny.vocabulary.selectors import THAT_DIE, Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.turns import FoeLoses, Gain
from dejarik.kernel.text import Text, same

neutral = Maker(GRAY, NEUTRAL)

BATTLEFIELDS = (
    neutral.battlefield(
        "AW-165 U", Text("Command Center", "Centrum dowodzenia"), same("Lothal"), Mill(2, EACH_OPPONENT)
    ),
    neutral.battlefield("AW-166 U", Text("Echo Base", "Baza Echo"), same("Hoth"), Shield(1)),
    neutral.battlefield(
        "AW-167 U",
        Text("Emperor's Throne Room", "Sala tronowa Imperatora"),
        Text("Death Star II", "Druga Gwiazda Śmierci"),
        Then(Turn(Dice(OWN), to=frozenset({SPECIAL})), May(Resolve(THAT_DIE))),
    ),
    neutral.battlefield(
        "AW-168 S",
        Text("Frozen Wastes", "Zmarznięte pustkowia"),
        Text("Starkiller Base", "Baza Starkiller"),
        Remove(Dice(kind_of_card=CHARACTER)),
    ),
    neutral.battlefield(
        "AW-169 C",
        Text("Imperial Armory", "Imperialna zbrojownia"),
        Text("Death Star", "Gwiazda Śmierci"),
        PlayCard(Cards(frozenset({UPGRADE})), discount=1),
    ),
    neutral.battlefield(
        "AW-170 C",
        Text("Jedi Temple", "Świątynia Jedi"),
        same("Coruscant"),
        All(LookAtHand(), DiscardSeen(up_to_events=2)),
    ),
    neutral.battlefield(
        "AW-171 C",
        Text("Rebel War Room", "Rebeliancka sala narad"),
        same("Yavin IV"),
        Resolve(Dice(OWN), terms=Terms(free=True)),
    ),
    neutral.battlefield(
        "AW-172 C",
        Text("Mos Eisley Spaceport", "Kosmoport Mos Eisley"),
        same("Tatooine"),
        Pay(ReturnUpgrade(), Gain(1)),
    ),
    neutral.battlefield(
        "AW-173 C",
        Text("Separatist Base", "Baza Separatystów"),
        same("Mustafar"),
        EachFoe(Deal(1, Characters(FOE), by=EACH_OPPONENT, unblockable=True)),
    ),
    neutral.battlefield(
        "AW-174 S",
        Text("Starship Graveyard", "Cmentarzysko statków"),
        same("Jakku"),
        Recover(Cards(frozenset({UPGRADE, SUPPORT})), to_deck=True),
    ),
    neutral.battlefield("LEG-174 S", Text("Arid Wasteland", "Jałowe pustkowia"), same("Geonosis"), FoeLoses(1)),
    neutral.battlefield(
        "LEG-178 S",
        Text("Outer Rim Outpost", "Placówka na Zewnętrznych Rubieżach"),
        same("Nal Hutta"),
        All(Gain(1), Draw(1)),
    ),
)
