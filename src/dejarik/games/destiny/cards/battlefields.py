"""Battlefields of all sets."""

from __future__ import annotations

from dejarik.abilities.structure import All, EachFoe, May, Pay, Then
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.dice import CLOSE_AND_FAR, RANGED, SPECIAL
from dejarik.games.destiny.language.phrases import EACH_OPPONENT
from dejarik.games.destiny.language.terms import CHARACTER, EVENT, FOE, FOES, GRAY, NEUTRAL, OWN, SUPPORT, UPGRADE
from dejarik.games.destiny.model import frames, state
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import (
    characters,
    decks,
    dice,
    hand,
    in_play,
    looking,
    playing,
    resolving,
    rolling,
    turns,
)
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, UpTo
from dejarik.games.destiny.vocabulary.pronouns import THAT_DIE
from dejarik.games.destiny.vocabulary.selectors import Cards, Characters, Dice
from dejarik.kernel.text import Text, same

neutral = Maker(GRAY, NEUTRAL)

BATTLEFIELDS = (
    neutral.battlefield(
        "AW-165 U", Text("Command Center", "Centrum dowodzenia"), same("Lothal"), hand.Mill(2, EACH_OPPONENT)
    ),
    neutral.battlefield("AW-166 U", Text("Echo Base", "Baza Echo"), same("Hoth"), characters.Shield(1)),
    neutral.battlefield(
        "AW-167 U",
        Text("Emperor's Throne Room", "Sala tronowa Imperatora"),
        Text("Death Star II", "Druga Gwiazda Śmierci"),
        Then(dice.Turn(Dice(OWN), to=frozenset({SPECIAL})), May(resolving.Resolve(THAT_DIE))),
    ),
    neutral.battlefield(
        "AW-168 S",
        Text("Frozen Wastes", "Zmarznięte pustkowia"),
        Text("Starkiller Base", "Baza Starkiller"),
        dice.Remove(Dice(kind_of_card=CHARACTER)),
    ),
    neutral.battlefield(
        "AW-169 C",
        Text("Imperial Armory", "Imperialna zbrojownia"),
        Text("Death Star", "Gwiazda Śmierci"),
        playing.PlayCard(Cards(frozenset({UPGRADE})), discount=1),
    ),
    neutral.battlefield(
        "AW-170 C",
        Text("Jedi Temple", "Świątynia Jedi"),
        same("Coruscant"),
        All(looking.LookAtHand(), looking.DiscardSeen(Cards(frozenset({EVENT})), up_to=2)),
    ),
    neutral.battlefield(
        "AW-171 C",
        Text("Rebel War Room", "Rebeliancka sala narad"),
        same("Yavin IV"),
        resolving.Resolve(Dice(OWN), terms=frames.Terms(free=True)),
    ),
    neutral.battlefield(
        "AW-172 C",
        Text("Mos Eisley Spaceport", "Kosmoport Mos Eisley"),
        same("Tatooine"),
        Pay(in_play.ReturnToHand(in_play.OWN_UPGRADE), turns.Gain(1)),
    ),
    neutral.battlefield(
        "AW-173 C",
        Text("Separatist Base", "Baza Separatystów"),
        same("Mustafar"),
        EachFoe(characters.Deal(1, Characters(FOE), by=EACH_OPPONENT, unblockable=True)),
    ),
    neutral.battlefield(
        "AW-174 S",
        Text("Starship Graveyard", "Cmentarzysko statków"),
        same("Jakku"),
        hand.Recover(Cards(frozenset({UPGRADE, SUPPORT})), to_deck=True),
    ),
    neutral.battlefield(
        "SoR-151 U",
        Text("Carbon-freezing Chamber", "Komora zamrażania w karbonicie"),
        same("Bespin"),
        rolling.Freeze(),
    ),
    neutral.battlefield(
        "SoR-152 C",
        Text("Cargo Hold", "Ładownia"),
        same("Eravana"),
        in_play.MoveUpgrade(),
    ),
    neutral.battlefield(
        "SoR-153 C",
        ours("Docking Bay", "Hangar"),
        same("Finalizer"),
        playing.PlayCard(Cards(frozenset({SUPPORT})), (state.HAND, state.DISCARD), discount=1),
    ),
    neutral.battlefield("SoR-154 C", ours("Ewok Village", "Wioska Ewoków"), same("Endor"), characters.Unshield()),
    neutral.battlefield(
        "SoR-155 U",
        ours("Maz's Castle", "Zamek Maz"),
        same("Takodana"),
        All(hand.Draw(2), decks.PutUnder(ANY_NUMBER)),
    ),
    neutral.battlefield("SoR-156 U", ours("Moisture Farm", "Farma wilgoci"), same("Tatooine"), turns.Gain(1)),
    neutral.battlefield("SoR-157 C", same("Otoh Gunga"), same("Naboo"), characters.Heal(1)),
    neutral.battlefield(
        "SoR-158 C",
        ours("Secluded Beach", "Odludna plaża"),
        same("Scarif"),
        dice.Remove(Dice(FOES, frozenset({RANGED}))),
    ),
    neutral.battlefield(
        "SoR-159 U",
        ours("Secret Facility", "Tajna placówka"),
        same("Scarif"),
        resolving.ResolveSeveral(on=Dice(OWN, CLOSE_AND_FAR), many=UpTo(3)),
    ),
    neutral.battlefield(
        "SoR-160 C", ours("War-Torn Streets", "Zniszczone wojną ulice"), same("Jedha"), hand.DiscardAtRandom(1)
    ),
    neutral.battlefield("LEG-174 S", Text("Arid Wasteland", "Jałowe pustkowia"), same("Geonosis"), turns.FoeLoses(1)),
    neutral.battlefield(
        "LEG-178 S",
        Text("Outer Rim Outpost", "Placówka na Zewnętrznych Rubieżach"),
        same("Nal Hutta"),
        All(turns.Gain(1), hand.Draw(1)),
    ),
)
