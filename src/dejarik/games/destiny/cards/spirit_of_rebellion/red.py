"""Red cards of Spirit of Rebellion."""

from __future__ import annotations

from dejarik.abilities.structure import All, Choose, If, IfInstead, May, Pay, Then
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.dice import CLOSE_AND_FAR, DISRUPT, FOCUS, RANGED, RESOURCE, SHIELD, SPECIAL
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.language.terms import EVENT, FOE, FOES, OWN, RED
from dejarik.games.destiny.model import frames, keywords, moments, state
from dejarik.games.destiny.model.abilities import Action, After, Special
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import (
    characters,
    decks,
    dice,
    hand,
    in_play,
    lasting,
    moving,
    playing,
    resolving,
    rolling,
    triggers,
    turns,
)
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, SOME, NumberOf, UpTo
from dejarik.games.destiny.vocabulary.pronouns import HOST, THAT_DIE, THIS, THIS_DIE
from dejarik.games.destiny.vocabulary.selectors import HOST_CHARACTER, THIS_CARD, Cards, Characters, Dice, InPlay
from dejarik.games.destiny.vocabulary.spreading import SpreadDamage
from dejarik.kernel import nouns
from dejarik.kernel.text import EMPTY, Text, same

hero, villain, neutral = makers(RED)

CARDS = (
    villain.character(
        "SoR-001 R", Text("Death Trooper", "Szturmowiec Śmierci"), EMPTY, "10 10", "1RD 1RD 2RD +2RD 1Dr -"
    ),
    villain.character(
        "SoR-002 R unique",
        same("FN-2199"),
        ours("Loyal Trooper", "Lojalny żołnierz"),
        "11 10/13",
        "1RD 1MD 2MD1 1Sh 1R -",
        After(
            triggers.YouPlay(moments.PLAYED, Cards(subtypes=frozenset({"weapon"})), on_this=True),
            Then(dice.RollDieOfCard(), May(resolving.Resolve(THAT_DIE))),
        ),
    ),
    villain.character(
        "SoR-003 L unique",
        Text("Director Krennic", "Dyrektor Krennic"),
        Text("Cruel but Brilliant", "Okrutny, ale błyskotliwy"),
        "12 15/19",
        "2RD 1F 2Dr 2Dc 1R -",
        After(
            triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS),
            If(turns.HoldField(), rolling.RollSetAside("SoR-001", Text("Death Trooper", "Szturmowca Śmierci"))),
        ),
    ),
    villain.character(
        "SoR-004 R",
        Text("TIE Pilot", "Pilot myśliwca TIE"),
        EMPTY,
        "7 8",
        "+1RD +2RD +3RD1 1F 1R -",
        lasting.KeepsDice(RANGED),
    ),
    villain.support(
        "SoR-005 R",
        ours("E-Web Emplacement", "Stanowisko E-Web"),
        3,
        "",
        "1RD 1RD1 2RD 2RD1 2Sh -",
        lasting.RaisedWithField(1),
    ),
    villain.upgrade(
        "SoR-006 R",
        ours("Imperial Discipline", "Imperialna dyscyplina"),
        1,
        "ability",
        "+1RD +1MD 1Sh 1R +1R -",
        lasting.OnlyOn(RED),
        Action(
            Pay(
                dice.Remove(Dice(OWN, of=THIS_CARD)),
                dice.Turn(Dice(OWN, of=HOST_CHARACTER), to=frozenset({RANGED, RESOURCE})),
            )
        ),
    ),
    villain.upgrade(
        "SoR-007 R",
        ours("DT-29 Heavy Blaster Pistol", "Ciężki pistolet blasterowy DT-29"),
        2,
        "weapon",
        "1RD +2RD +2RD 1Sh Sp -",
        Special(dice.Remove(Dice(FOES, costly=True))),
    ),
    villain.upgrade(
        "SoR-008 L",
        Text("Z6 Riot Control Baton", "Pałka do tłumienia zamieszek Z6"),
        3,
        "weapon",
        "2MD 2MD 3MD1 1R - -",
        keywords.Redeploy(),
        After(triggers.When(moments.ROLLED_IN, triggers.YOU, triggers.THIS_DIE), May(dice.Reroll(THIS_DIE))),
    ),
    hero.character(
        "SoR-026 L unique",
        same("Baze Malbus"),
        ours("Crack Shot", "Wyborowy strzelec"),
        "11 14/18",
        "2RD 3RD1 +2RD 1R Sp -",
        Special(characters.Deal(1, Characters(FOE), EVERY)),
    ),
    hero.character(
        "SoR-027 R unique",
        same("Mon Mothma"),
        ours("Skilled Politician", "Wytrawna polityczka"),
        "9 11/14",
        "1F 2F 1Sh 1R 1R -",
        After(triggers.YouPlay(moments.PLAYED, Cards(frozenset({EVENT}))), May(dice.Reroll(Dice(that_color=True)))),
    ),
    hero.character(
        "SoR-028 R",
        ours("Rebel Commando", "Rebeliancki komandos"),
        EMPTY,
        "10 10",
        "1RD 2RD 1Dc 1R Sp1 -",
        Special(dice.Remove(Dice(FOES))),
    ),
    hero.character(
        "SoR-029 R unique",
        same('Temmin "Snap" Wexley'),
        ours("Recon Specialist", "Specjalista od zwiadu"),
        "8 9/12",
        "1RD 1Dr 2Dr 1Dc 1R -",
        lasting.ClaimTax(1),
    ),
    hero.support(
        "SoR-030 R unique",
        same("C-3PO"),
        1,
        "droid",
        "1F 1Dc 1R 1R - -",
        Action(Pay(dice.Remove(Dice(OWN, of=THIS_CARD)), resolving.Resolve(Dice(OWN), another_symbol=True))),
    ),
    hero.support(
        "SoR-031 L",
        same("U-Wing"),
        5,
        "vehicle",
        "3RD 3RD 2F 2R Sp Sp",
        Special(characters.Deal(2, Characters(FOE), EVERY), characters.Shield(2, Characters(OWN), EVERY)),
    ),
    hero.upgrade(
        "SoR-032 R",
        ours("A180 Blaster", "Blaster A180"),
        3,
        "weapon",
        "2RD +2RD 1Dr Sp Sp -",
        Special(
            All(characters.Deal(1), characters.Shield(1, HOST)),
            characters.Deal(1, Characters(FOE), EVERY),
            characters.Deal(2, unblockable=True),
        ),
    ),
    hero.upgrade("SoR-033 R", ours("Overkill", "Z nawiązką"), 2, "ability", "+1RD +2RD +3RD +3RD - -"),
    neutral.support(
        "SoR-051 R",
        ours("Supply Line", "Linia zaopatrzenia"),
        1,
        "",
        "1F 1R +1R +1R Sp -",
        Special(dice.Reroll(Dice(OWN), ANY_NUMBER)),
    ),
    neutral.support(
        "SoR-052 R",
        ours("Astromech", "Astromech"),
        2,
        "droid",
        "1F 2F 1Sh 1R - -",
        Action(Pay(dice.Remove(Dice(OWN, of=THIS_CARD)), dice.Turn(Dice(subtype="vehicle")))),
    ),
    neutral.upgrade(
        "SoR-053 L",
        ours("Rocket Launcher", "Wyrzutnia rakiet"),
        3,
        "weapon",
        "3RD1 3RD1 4RD1 Sp1 - -",
        Special(in_play.DiscardFromPlay(in_play.ANY_VEHICLE), characters.Deal(2, many=UpTo(2))),
    ),
    villain.event(
        "SoR-061 C",
        ours("Battle Formation", "Formacja bojowa"),
        0,
        keywords.Ambush(),
        May(dice.Reroll(Dice(OWN), NumberOf(Characters(OWN, color=RED)))),
    ),
    villain.event(
        "SoR-062 U",
        ours("Imperial War Machine", "Imperialna machina wojenna"),
        0,
        resolving.Resolve(Dice(OWN, color=RED, costly=True), terms=frames.Terms(free=True)),
    ),
    villain.event(
        "SoR-063 C", ours("Lockdown", "Blokada"), 0, keywords.Ambush(), turns.Spot(RED, turns.TakeField(), number=2)
    ),
    villain.event(
        "SoR-064 U",
        ours("Sustained Fire", "Ciągły ostrzał"),
        1,
        lasting.OnlyShowing(RANGED, number=2),
        characters.Unshield(on=Characters(FOE), many=EVERY),
    ),
    villain.event(
        "SoR-065 U",
        ours("Traitor!", "Zdrajca!"),
        1,
        keywords.Ambush(),
        Then(hand.Mill(1), dice.Remove(Dice(not_showing=frozenset({SPECIAL})), within=hand.ITS_COST)),
    ),
    villain.event(
        "SoR-066 C",
        ours("Trench Warfare", "Wojna okopowa"),
        0,
        lasting.OnlyShowing(SHIELD),
        dice.Turn(Dice(FOE), ANY_NUMBER, to=frozenset({SHIELD})),
    ),
    villain.event(
        "SoR-067 C",
        ours("Undying Loyalty", "Niezachwiana lojalność"),
        0,
        All(
            characters.Heal(1, Characters(color=RED)),
            If(hand.AnotherCopyDiscarded(), May(Pay(turns.Spend(1), in_play.MoveThis(state.DECK)))),
        ),
    ),
    villain.event(
        "SoR-068 U",
        ours("We Have Them Now", "Teraz ich mamy"),
        2,
        lasting.OnlyHoldingField(),
        dice.Turn(Dice(OWN), UpTo(4), to=CLOSE_AND_FAR),
    ),
    villain.support(
        "SoR-069 C",
        ours("Attrition", "Wyniszczenie"),
        1,
        "",
        "",
        After(triggers.When(moments.DEFEATED, triggers.YOU), characters.Deal(1)),
    ),
    villain.support(
        "SoR-070 U",
        ours("Imperial Inspection", "Imperialna inspekcja"),
        0,
        "",
        "",
        After(
            triggers.When(moments.ROLLED, triggers.YOU, sort=DISRUPT),
            May(Pay(characters.Exhaust(THIS), in_play.ReturnToHand(InPlay(state.UPGRADES, cards=Cards(at_most=2))))),
        ),
    ),
    hero.event("SoR-090 U", ours("Emergency Evacuation", "Awaryjna ewakuacja"), 4, dice.Remove(Dice(), EVERY)),
    hero.event(
        "SoR-091 U",
        ours("Friendly Fire", "Bratobójczy ogień"),
        2,
        turns.Spot(RED, Then(dice.Remove(Dice(FOES, frozenset({RANGED}))), characters.Deal(dice.ITS_VALUE))),
    ),
    hero.event(
        "SoR-092 C",
        ours("Guerrilla Warfare", "Wojna partyzancka"),
        0,
        keywords.Ambush(),
        Pay(dice.Remove(Dice(OWN, color=RED)), characters.Deal(1)),
    ),
    hero.event(
        "SoR-093 U",
        ours("Our Only Hope", "Nasza jedyna nadzieja"),
        2,
        Then(
            hand.Draw(1),
            May(Choose(playing.PlayCard(free=True, it=True), Pay(hand.DiscardDrawn(), turns.Gain(2)))),
        ),
    ),
    hero.event(
        "SoR-094 C",
        Text("Rebel Assault", "Atak Rebeliantów"),
        0,
        lasting.OnlyShowing(RANGED),
        dice.Remove(Dice(FOES, not_showing=CLOSE_AND_FAR)),
    ),
    hero.event(
        "SoR-095 U",
        ours("Sensor Placement", "Rozmieszczenie czujników"),
        2,
        turns.Spot(RED, resolving.Resolve(Dice(FOES, not_showing=CLOSE_AND_FAR))),
    ),
    hero.event(
        "SoR-096 C",
        ours("Spirit of Rebellion", "Duch Rebelii"),
        0,
        IfInstead(hand.AnotherCopyDiscarded(), characters.Shield(2), characters.Shield(1)),
    ),
    hero.support(
        "SoR-097 U",
        ours("Planetary Uprising", "Planetarne powstanie"),
        2,
        "",
        "",
        After(triggers.When(moments.CLAIMED, triggers.YOU), SpreadDamage(2, AN_OPPONENT)),
    ),
    hero.support(
        "SoR-098 C",
        ours("Spy Net", "Siatka szpiegowska"),
        1,
        "",
        "",
        After(
            triggers.When(moments.ROLLED, triggers.YOU, sort=FOCUS),
            May(Pay(characters.Exhaust(THIS), hand.Mill(1, AN_OPPONENT))),
        ),
    ),
    hero.upgrade(
        "SoR-099 C",
        ours("Tactical Aptitude", "Talent taktyczny"),
        0,
        "ability",
        "",
        After(
            triggers.When(moments.ACTIVATED, triggers.YOU, triggers.ITS_HOST),
            May(Then(hand.Draw(1), decks.PutUnder())),
        ),
    ),
    neutral.event(
        "SoR-119 U",
        ours("Bombing Run", "Nalot bombowy"),
        0,
        Then(resolving.Resolve(Dice(OWN, frozenset({DISRUPT}), color=RED)), characters.Deal(1, Characters(FOE), EVERY)),
    ),
    neutral.event(
        "SoR-120 C",
        Text("Collateral Damage", "Straty poboczne"),
        0,
        Then(resolving.ResolveSeveral(on=Dice(OWN, CLOSE_AND_FAR), many=SOME), turns.FoeLoses(1)),
    ),
    neutral.event(
        "SoR-121 U",
        Text("Salvo", "Salwa"),
        2,
        resolving.Resolve(Dice(OWN, frozenset({RANGED})), terms=frames.Terms(at_each=True)),
    ),
    neutral.event(
        "SoR-122 C",
        ours("Suppression", "Ogień zaporowy"),
        0,
        Then(dice.Remove(Dice(OWN, frozenset({RANGED}), color=RED)), dice.Remove(Dice(FOES))),
    ),
    neutral.support(
        "SoR-123 C",
        ours("Aftermath", "Pokłosie"),
        0,
        "",
        "",
        After(triggers.When(moments.DEFEATED), turns.Gain(1)),
    ),
    neutral.support(
        "SoR-124 C",
        ours("Air Superiority", "Przewaga w powietrzu"),
        1,
        "",
        "",
        After(triggers.When(moments.PLAYED, about=triggers.THIS), moving.PutTokensOnThis(3, nouns.SHIELD)),
        Action(Pay(characters.Exhaust(THIS), moving.MoveShields(1, THIS))),
    ),
    neutral.upgrade(
        "SoR-125 U", Text("Training", "Trening"), 2, "ability", "", lasting.OnlyOn(RED, nonunique=True), lasting.Elite()
    ),
    neutral.upgrade(
        "SoR-126 C",
        ours("Wingman", "Skrzydłowy"),
        0,
        "",
        "",
        lasting.OnlyOn(RED),
        After(triggers.When(moments.ACTIVATED, triggers.YOU, color=RED), May(characters.Activate(HOST))),
    ),
)
