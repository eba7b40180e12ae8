"""Yellow cards of Awakenings."""

from __future__ import annotations

from dejarik.abilities.structure import All, Choose, FoeChooses, If, May, Pay, Then
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.dice import CLOSE_AND_FAR, DISRUPT, MELEE, RANGED, RESOURCE, SHIELD
from dejarik.games.destiny.language.phrases import AN_OPPONENT, EACH_PLAYER
from dejarik.games.destiny.language.terms import (
    CHARACTER,
    EVENT,
    FOE,
    FOES,
    HERO,
    NEUTRAL,
    OWN,
    SUPPORT,
    UPGRADE,
    VILLAIN,
    YELLOW,
)
from dejarik.games.destiny.model.abilities import Action, After, Before, Replaces, Special
from dejarik.games.destiny.model.frames import Terms
from dejarik.games.destiny.model.keywords import Ambush, Redeploy
from dejarik.games.destiny.model.state import ASIDE, DISCARD, HAND, UPGRADES
from dejarik.games.destiny.vocabulary.affecting import ANY_NUMBER, EVERY, UpTo
from dejarik.games.destiny.vocabulary.amounts import (
    DICE_REMOVED,
    ITS_VALUE,
    RESOURCES_LOST,
    UPGRADES_DISCARDED,
    DieValue,
)
from dejarik.games.destiny.vocabulary.characters import (
    Activate,
    Deal,
    DefeatLater,
    Exhaust,
    Heal,
    MoveDamage,
    PutDamageOnThis,
    Ready,
    Shield,
    SpreadShields,
    Unshield,
)
from dejarik.games.destiny.vocabulary.conditions import JustRolled
from dejarik.games.destiny.vocabulary.dice import Remove, Reroll, RollDieOfCard
from dejarik.games.destiny.vocabulary.hand import Discard, DiscardDown, Draw, LookAtHand, Mill, PlayCard, Recover
from dejarik.games.destiny.vocabulary.in_play import Capture, Confiscate, DiscardFromPlay, DiscardOwnUpgrades, MoveThis
from dejarik.games.destiny.vocabulary.lasting import DeckPermission, OnlyOn, SplitsShields, SpotToPlay, WelcomesWeapons
from dejarik.games.destiny.vocabulary.resolving import Resolve
from dejarik.games.destiny.vocabulary.selectors import (
    HOST,
    THAT_CHARACTER,
    THIS,
    THIS_CHARACTER,
    Cards,
    Characters,
    Dice,
    InPlay,
)
from dejarik.games.destiny.vocabulary.triggers import (
    AN_ENEMY,
    ITS_HOST,
    Activated,
    AmbushPlayed,
    EnemyDefeated,
    Falls,
    HostTakes,
    Resolved,
    ThisPlayed,
    YouPlay,
)
from dejarik.games.destiny.vocabulary.turns import EndPhase, Gain, GiveAmbush, Spend, Spot, SwapField, UseSpecial
from dejarik.kernel.text import EMPTY, Text, same

hero = Maker(YELLOW, HERO)
villain = Maker(YELLOW, VILLAIN)
neutral = Maker(YELLOW, NEUTRAL)

CARDS = (
    villain.character(
        "AW-019 R unique",
        same("Bala-Tik"),
        Text("Gang Leader", "Herszt gangu"),
        "8 8/11",
        "1RD +2RD 1F 1Sh 1R -",
        After(EnemyDefeated(), May(Ready(THIS))),
    ),
    villain.character(
        "AW-020 L unique",
        Text("Jabba the Hutt", "Jabba Hutt"),
        Text("The Great and Mighty", "Wielki i potężny"),
        "11 11/14",
        "1F 1F 2Dr 2Dc 1R -",
        After(Activated(), May(Reroll(Dice(color=YELLOW)))),
    ),
    villain.character(
        "AW-021 R unique",
        same("Jango Fett"),
        Text("Lethal Mercenary", "Śmiertelnie groźny najemnik"),
        "10 12/16",
        "1RD 2RD 1MD 1R +1R -",
        After(Activated(AN_ENEMY), May(Activate(THIS))),
    ),
    villain.character(
        "AW-022 R",
        Text("Tusken Raider", "Człowiek pustyni"),
        EMPTY,
        "8 9",
        "1RD 1MD 3MD1 1Sh 1R -",
        After(Activated(), May(Pay(Discard(), Resolve(Dice(OWN, of=THIS_CHARACTER))))),
    ),
    villain.upgrade(
        "AW-023 L",
        Text("Crime Lord", "Szef gangsterów"),
        4,
        "ability",
        "2F 3Dr1 2Sh 2R Sp Sp",
        OnlyOn(YELLOW),
        Special(Pay(Spend(5), DefeatLater())),
    ),
    villain.upgrade(
        "AW-024 R",
        Text("Flame Thrower", "Miotacz ognia"),
        3,
        "weapon",
        "2MD 4MD1 1Dr 1R Sp -",
        Special(Deal(1, many=UpTo(3))),
    ),
    villain.upgrade(
        "AW-025 R",
        Text("Gaffi Stick", "Kij Gaffi"),
        2,
        "weapon",
        "2MD1 +2MD 1Dr 1R Sp -",
        Redeploy(),
        Special(Pay(Remove(Dice(OWN, frozenset({MELEE}))), Deal(3))),
    ),
    villain.upgrade(
        "AW-026 R",
        Text("On The Hunt", "Łowy"),
        1,
        "ability",
        "+1RD +1MD 1Dc Sp Sp -",
        Special(All(Unshield(), May(Pay(Spend(1), Remove(Dice(of=THAT_CHARACTER)))))),
    ),
    hero.character(
        "AW-045 S unique",
        same("Finn"),
        Text("First Order Defector", "Dezerter z Najwyższego Porządku"),
        "10 13/16",
        "1RD 2RD 1MD 1Sh 1R -",
        WelcomesWeapons(),
        DeckPermission(),
    ),
    hero.character(
        "AW-046 L unique",
        same("Han Solo"),
        Text("Scoundrel", "Łajdak"),
        "10 14/18",
        "2RD 3RD1 2Dr 1R 1R -",
        After(AmbushPlayed(), May(Shield(1, THIS))),
    ),
    hero.character("AW-047 R", Text("Hired Gun", "Strzelec do wynajęcia"), EMPTY, "9 8", "2RD1 3RD1 1Dr 1R 1R -"),
    hero.character(
        "AW-048 R unique",
        same("Padme Amidala"),
        Text("Queen of Naboo", "Królowa Naboo"),
        "10 10/14",
        "2F 1Dc 1R Sp Sp -",
        Special(Choose(Mill(1, AN_OPPONENT), Pay(Spend(1), Mill(2, AN_OPPONENT)))),
    ),
    hero.support(
        "AW-049 L unique",
        Text("Millennium Falcon", "Sokół Millennium"),
        5,
        "vehicle",
        "3RD 4RD 2F 3Dc 2R Sp",
        Special(PlayCard(Cards(frozenset({EVENT}), color=YELLOW), (HAND, DISCARD), free=True)),
    ),
    hero.upgrade(
        "AW-050 R",
        Text("Diplomatic Immunity", "Immunitet dyplomatyczny"),
        4,
        "ability",
        "2F 1Sh 2Sh 3Sh 4Sh 2Dr",
        SplitsShields(SHIELD, SpreadShields(DieValue())),
    ),
    hero.upgrade(
        "AW-051 R",
        Text("DL-44 Heavy Blaster Pistol", "Ciężki pistolet blasterowy DL-44"),
        3,
        "weapon",
        "3RD 3RD1 +2RD 1R - -",
        Ambush(),
        After(ThisPlayed(), Remove(Dice(FOE), by=AN_OPPONENT)),
    ),
    hero.upgrade(
        "AW-052 R",
        Text("Infiltrate", "Infiltracja"),
        1,
        "ability",
        "1Dr 1Sh 1R Sp Sp -",
        Special(Reroll(Dice(FOE), UpTo(2))),
    ),
    neutral.support(
        "AW-064 R",
        Text("Black Market", "Czarny rynek"),
        3,
        "",
        "+2RD 2F 2Sh 1R Sp -",
        Special(All(Draw(2), May(PlayCard(Cards(frozenset({UPGRADE})), discount=1)))),
    ),
    neutral.upgrade(
        "AW-065 R", Text("Cunning", "Spryt"), 2, "ability", "1F 1Dr 1Dc 1R Sp -", OnlyOn(YELLOW), Special(UseSpecial())
    ),
    neutral.upgrade(
        "AW-066 R",
        Text("Jetpack", "Plecak odrzutowy"),
        2,
        "equipment",
        "+2RD +3RD 1Dr 2Sh Sp -",
        Special(All(Remove(Dice(showing=frozenset({MELEE}))), Shield(1, HOST))),
    ),
    neutral.upgrade(
        "AW-067 L",
        Text("Thermal Detonator", "Detonator termiczny"),
        3,
        "weapon",
        "1Dc 2Dc 1R Sp Sp1 -",
        SpotToPlay(YELLOW),
        Special(All(Deal(3, Characters(FOE), EVERY), MoveThis(DISCARD))),
    ),
    villain.event(
        "AW-092 U",
        Text("Ace in the Hole", "As w rękawie"),
        0,
        Pay(Discard(Cards(frozenset({UPGRADE}), color=YELLOW)), RollDieOfCard(lost=True)),
    ),
    villain.event(
        "AW-093 C",
        Text("Armed to the Teeth", "Uzbrojony po zęby"),
        0,
        Then(DiscardOwnUpgrades(YELLOW), Deal(UPGRADES_DISCARDED)),
    ),
    villain.event("AW-094 U", Text("Confiscation", "Konfiskata"), 0, Confiscate()),
    villain.event(
        "AW-095 U",
        Text("Fight Dirty", "Nieczysta walka"),
        1,
        Then(Remove(Dice(OWN, color=YELLOW), ANY_NUMBER), Deal(DICE_REMOVED)),
    ),
    villain.event(
        "AW-096 C",
        Text("Go for the Kill", "Ostateczny cios"),
        0,
        Resolve(Dice(OWN, frozenset({RANGED})), terms=Terms(unblockable=True)),
    ),
    villain.event(
        "AW-097 C", Text("He Doesn't Like You", "Nie podobasz mu się"), 0, Pay(Remove(Dice(OWN)), Remove(Dice(FOES)))
    ),
    villain.event("AW-098 C", Text("Lying in Wait", "Czekając w ukryciu"), 1, DiscardDown()),
    villain.support(
        "AW-099 C",
        Text("Backup Muscle", "Wsparcie awaryjne"),
        1,
        "",
        "",
        After(ThisPlayed(), PutDamageOnThis(3)),
        Action(Pay(Exhaust(THIS), MoveDamage(1, THIS))),
    ),
    villain.support(
        "AW-100 C",
        Text("My Kind of Scum", "Swój człowiek"),
        1,
        "",
        "",
        After(Resolved(DISRUPT), May(Pay(Exhaust(THIS), Gain(RESOURCES_LOST)))),
    ),
    villain.support(
        "AW-101 U",
        Text("Underworld Connections", "Kontakty w podziemiu"),
        2,
        "",
        "",
        Action(Pay(Exhaust(THIS), Gain(1))),
    ),
    villain.upgrade(
        "AW-102 U unique", Text("Prized Possession", "Cenna zdobycz"), 4, "", "", After(ThisPlayed(), May(Capture()))
    ),
    hero.event("AW-127 C", Text("Don't Get Cocky", "Nie szarżuj"), 0, Draw(2, EACH_PLAYER)),
    hero.event(
        "AW-128 C",
        Text("Draw Attention", "Ściągnięcie uwagi"),
        0,
        MoveDamage(2, Characters(OWN), Characters(OWN, another=True), up_to=True),
    ),
    hero.event(
        "AW-129 U",
        Text("Hyperspace Jump", "Skok w nadprzestrzeń"),
        3,
        All(EndPhase(), May(SwapField()), MoveThis(ASIDE)),
    ),
    hero.event(
        "AW-130 U",
        Text("Let The Wookiee Win", "Pozwól Wookiemu wygrać"),
        1,
        FoeChooses(
            AN_OPPONENT, Deal(2, Characters(FOE, ready=False), by=AN_OPPONENT), Remove(Dice(FOE), 2, by=AN_OPPONENT)
        ),
    ),
    hero.event(
        "AW-131 C",
        Text("Negotiate", "Negocjacje"),
        1,
        Pay(Remove(Dice(OWN, kind_of_card=CHARACTER)), Remove(Dice(FOE), 2, by=AN_OPPONENT)),
    ),
    hero.event(
        "AW-132 C",
        Text("Scavenge", "Przeszukiwanie"),
        0,
        Then(Mill(3), May(Recover(Cards(frozenset({UPGRADE, SUPPORT}))))),
    ),
    hero.event(
        "AW-133 U",
        Text("Shoot First", "Strzel pierwszy"),
        1,
        Ambush(),
        Then(Resolve(Dice(OWN, frozenset({RANGED}), color=YELLOW)), Remove(Dice(FOES, frozenset({RANGED})))),
    ),
    hero.event("AW-134 C", Text("Smuggling", "Przemyt"), 0, Spot(YELLOW, Pay(Discard(), Gain(1)))),
    hero.support(
        "AW-135 U",
        Text("Play the Odds", "Zdaj się na los"),
        1,
        "",
        "",
        Action(Pay(Exhaust(THIS), All(Reroll(Dice(OWN, color=YELLOW)), If(JustRolled(RESOURCE), Gain(1))))),
    ),
    hero.support(
        "AW-136 C",
        Text("Street Informants", "Uliczni informatorzy"),
        0,
        "",
        "",
        Ambush(),
        Action(Pay(Exhaust(THIS), LookAtHand())),
    ),
    hero.upgrade(
        "AW-137 U",
        Text("Second Chance", "Druga szansa"),
        3,
        "ability",
        "",
        OnlyOn(YELLOW),
        Replaces(Falls(ITS_HOST), All(Heal(5, HOST), MoveThis(DISCARD))),
    ),
    neutral.event(
        "AW-158 C",
        Text("Disarm", "Rozbrojenie"),
        1,
        Pay(
            Remove(Dice(OWN, CLOSE_AND_FAR)),
            DiscardFromPlay(InPlay(UPGRADES, cards=Cards(subtypes=frozenset({"equipment", "weapon"}))), ITS_VALUE),
        ),
    ),
    neutral.event("AW-159 U", Text("Electroshock", "Elektrowstrząsy"), 1, Spot(YELLOW, Remove(Dice(at_most=2)))),
    neutral.event(
        "AW-160 U",
        Text("Reversal", "Zamiana ról"),
        3,
        Spot(YELLOW, Then(Remove(Dice(showing=CLOSE_AND_FAR)), Deal(ITS_VALUE))),
    ),
    neutral.event("AW-161 C", Text("Scramble", "Zakłócanie"), 0, Spot(YELLOW, Reroll(Dice(FOE), EVERY))),
    neutral.event("AW-162 C", Text("Unpredictable", "Nieprzewidywalny"), 0, Ambush(), Reroll(Dice())),
    neutral.support(
        "AW-163 U",
        Text("Infamous", "Niesławny"),
        1,
        "",
        "",
        Before(YouPlay(YELLOW), May(Pay(Exhaust(THIS), GiveAmbush()))),
    ),
    neutral.upgrade(
        "AW-164 C",
        Text("Hunker Down", "Padnij!"),
        0,
        "ability",
        "",
        After(HostTakes(MELEE), MoveThis(DISCARD)),
        Action(Pay(Exhaust(THIS), Shield(1, HOST))),
    ),
)
