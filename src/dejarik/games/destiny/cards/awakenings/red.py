"""Red cards of Awakenings."""

from __future__ import annotations

from dejarik.abilities.structure import All, Choose, May, Pay, Then
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.dice import DISCARD_CARDS, RANGED, RESOURCE
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.language.terms import FOE, FOES, OWN, RED, SUPPORT, UPGRADE
from dejarik.games.destiny.model import keywords, moments, state
from dejarik.games.destiny.model.abilities import Action, After, Before, Special
from dejarik.games.destiny.vocabulary import (
    characters,
    dice,
    hand,
    in_play,
    lasting,
    looking,
    playing,
    resolving,
    triggers,
    turns,
)
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, SOME, NumberOf, UpTo
from dejarik.games.destiny.vocabulary.pronouns import THIS
from dejarik.games.destiny.vocabulary.selectors import THIS_CARD, Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.spreading import SpreadDamage, SpreadShields
from dejarik.kernel.text import EMPTY, Text, same

hero, villain, neutral = makers(RED)

CARDS = (
    villain.character(
        "AW-001 L unique",
        Text("Captain Phasma", "Kapitan Phasma"),
        Text("Elite Trooper", "Elitarny żołnierz"),
        "11 12/15",
        "1RD 2RD 1F 1Dc 1R -",
        keywords.GivesGuardian(),
    ),
    villain.character(
        "AW-002 R",
        Text("First Order Stormtrooper", "Szturmowiec Najwyższego Porządku"),
        EMPTY,
        "7 7",
        "1RD 2RD 2RD1 1R - -",
    ),
    villain.character(
        "AW-003 R unique",
        Text("General Grievous", "Generał Grievous"),
        Text("Jedi Hunter", "Łowca Jedi"),
        "10 13/18",
        "2MD 2MD 3MD1 1Dr 1R -",
        Before(triggers.EnemyFallsWithUpgrades(), May(in_play.TakeUpgrade())),
    ),
    villain.character(
        "AW-004 R unique",
        Text("General Veers", "Generał Veers"),
        Text("Field Commander", "Dowódca polowy"),
        "9 11/14",
        "1RD 2RD +2RD 1Sh 1R -",
        Action(Pay(dice.Remove(Dice(OWN, of=THIS_CARD)), dice.Turn(Dice(OWN, kind_of_card=SUPPORT)))),
    ),
    villain.support(
        "AW-005 L",
        same("AT-ST"),
        6,
        "vehicle",
        "3RD 4RD 5RD1 2Sh Sp Sp",
        Special(in_play.DiscardFromPlay(in_play.ANY_SUPPORT)),
    ),
    villain.support(
        "AW-006 R",
        Text("First Order TIE Fighter", "Myśliwiec TIE Najwyższego Porządku"),
        3,
        "vehicle",
        "1RD 2RD 3RD1 1Dr Sp -",
        Special(characters.Unshield(on=Characters(FOE), many=EVERY)),
    ),
    villain.upgrade(
        "AW-007 L",
        Text("Commanding Presence", "Onieśmielająca obecność"),
        3,
        "ability",
        "1F 2F 2Dr 1R Sp Sp",
        lasting.OnlyOn(RED),
        Special(resolving.ResolveOrRemove(RED, 2)),
    ),
    villain.upgrade(
        "AW-008 S",
        Text("F-11D Rifle", "Karabin F-11D"),
        2,
        "weapon",
        "2RD1 +1RD +2RD 1R Sp -",
        keywords.Redeploy(),
        Special(SpreadDamage(2, AN_OPPONENT)),
    ),
    hero.character(
        "AW-027 R unique",
        Text("Admiral Ackbar", "Admirał Ackbar"),
        Text("Perceptive Tactician", "Biegły taktyk"),
        "9 10/14",
        "1RD 2F 1Dc 1R 1R -",
        After(
            triggers.When(moments.LAST_CARD, triggers.AN_OPPONENT), characters.Deal(2, Characters(FOE), by=AN_OPPONENT)
        ),
    ),
    hero.character(
        "AW-028 R unique",
        same("Leia Organa"),
        Text("Born Leader", "Urodzona przywódczyni"),
        "11 12/16",
        "1RD 2RD 2RD1 1F 1R -",
        Action(Pay(dice.Remove(Dice(OWN, of=THIS_CARD)), dice.Reroll(Dice(OWN), UpTo(2)))),
    ),
    hero.character(
        "AW-029 L unique",
        same("Poe Dameron"),
        Text("Ace Pilot", "As przestworzy"),
        "12 14/18",
        "2RD 3RD1 1Dr 1R Sp -",
        Special(
            Pay(
                hand.Discard(),
                Then(
                    resolving.ResolveSideOfCard(),
                    May(playing.PlayCard(Cards(subtypes=frozenset({"vehicle"})), (state.DISCARD,), it=True)),
                ),
            )
        ),
    ),
    hero.character(
        "AW-030 R",
        Text("Rebel Trooper", "Rebeliancki żołnierz"),
        EMPTY,
        "7 8",
        "1RD 2RD +1RD 1Sh 1R -",
        keywords.Guardian(),
    ),
    hero.support(
        "AW-031 L", Text("Launch Bay", "Hangar lotniczy"), 5, "", "XRD XRD XDr XSh XDc -", lasting.HandValue()
    ),
    hero.support(
        "AW-032 L unique",
        Text("Black One", "Czarny"),
        4,
        "vehicle",
        "2RD 3RD 1Dr 2Sh Sp -",
        Special(All(characters.Deal(1), dice.RerollThisDie())),
    ),
    hero.upgrade(
        "AW-033 R",
        Text("Scout", "Zwiadowca"),
        1,
        "ability",
        "1F 2Dr1 1R Sp Sp -",
        Special(All(looking.LookAtHand(), looking.DiscardSeen(cheapest=True))),
    ),
    hero.upgrade("AW-034 R", Text("Survival Gear", "Zestaw przetrwania"), 2, "equipment", "1MD 1F 1Sh 2Sh 1R +1R"),
    neutral.support("AW-053 R", Text("Outpost", "Placówka"), 2, "", "1F 1Dr 2Dr 1Sh Sp -", Special(turns.UseClaim())),
    neutral.upgrade(
        "AW-054 R", Text("DH-17 Blaster Pistol", "Pistolet blasterowy DH-17"), 1, "weapon", "1RD 2RD1 +2RD 1Sh - -"
    ),
    neutral.upgrade(
        "AW-055 R",
        Text("IQA-11 Blaster Rifle", "Karabin blasterowy IQA-11"),
        3,
        "weapon",
        "2RD +3RD 1Dr 1R Sp -",
        Special(characters.Deal(2, unblockable=True)),
    ),
    neutral.upgrade(
        "AW-056 R",
        Text("Promotion", "Awans"),
        1,
        "ability",
        "+1RD +1MD 1F 1Sh 1R -",
        lasting.OnlyOn(RED),
        After(triggers.When(moments.PLAYED, about=triggers.THIS), May(hand.Draw(1))),
    ),
    villain.event(
        "AW-068 C", Text("Cannon Fodder", "Mięso armatnie"), 0, resolving.TakeTheHit(Characters(OWN, unique=False))
    ),
    villain.event(
        "AW-069 C",
        Text("Closing the Net", "Pętla się zaciska"),
        1,
        All(dice.Remove(Dice(FOE), by=AN_OPPONENT), May(in_play.MoveThis(in_play.UNDER_DECK))),
    ),
    villain.event("AW-070 U", Text("Endless Ranks", "Nieprzebrane zastępy"), 5, characters.BringBack(RED)),
    villain.event("AW-071 C", Text("Occupation", "Okupacja"), 2, lasting.OnlyHoldingField(), turns.FoeLoses()),
    villain.event("AW-072 C", Text("Probe", "Sonda"), 0, looking.LookAtHand(random=2, discard_events=True)),
    villain.event(
        "AW-073 C",
        Text("Sweep the Area", "Przeczesać teren"),
        0,
        dice.Reroll(Dice(FOE), NumberOf(Characters(OWN, color=RED, ready=True))),
    ),
    villain.event("AW-074 U", Text("Tactical Mastery", "Biegłość taktyczna"), 1, turns.Spot(RED, turns.MoreActions(2))),
    villain.event(
        "AW-075 U",
        Text("The Best Defense...", "Najlepszą obroną..."),
        1,
        Pay(characters.Deal(3, Characters(OWN, color=RED)), dice.Remove(Dice(FOE), UpTo(2))),
    ),
    villain.support(
        "AW-076 C",
        Text("Drudge Work", "Ciężka praca"),
        0,
        "",
        "",
        Action(Pay(characters.Exhaust(THIS), characters.Exhaust(Characters(OWN, ready=True)), turns.Gain(1))),
    ),
    villain.support("AW-077 U", Text("Local Garrison", "Lokalny garnizon"), 3, "", "", lasting.UpkeepIncome(-1)),
    villain.upgrade(
        "AW-078 C", Text("Personal Escort", "Osobista eskorta"), 1, "ability", "", keywords.GivesGuardian(attached=True)
    ),
    hero.event(
        "AW-103 U",
        Text("Commando Raid", "Atak komandosów"),
        1,
        Then(resolving.Resolve(Dice(OWN, frozenset({DISCARD_CARDS}), color=RED), bonus=2), hand.Draw(1)),
    ),
    hero.event(
        "AW-104 C",
        Text("Defensive Position", "Pozycja obronna"),
        1,
        lasting.OnlyHoldingField(),
        dice.Remove(Dice(FOE, at_least=2), EVERY),
    ),
    hero.event("AW-105 C", Text("Field Medic", "Sanitariusz"), 1, characters.Heal(2)),
    hero.event(
        "AW-106 C",
        Text("Hit and Run", "Szybki atak i odwrót"),
        0,
        keywords.Ambush(),
        characters.Activate(Characters(OWN, color=RED, ready=True)),
    ),
    hero.event(
        "AW-107 U",
        Text("It's a Trap!", "To pułapka!"),
        1,
        keywords.Ambush(),
        Then(dice.ChooseSymbol(Dice(FOES)), dice.Turn(Dice(OWN, color=RED), ANY_NUMBER, to_that_symbol=True)),
    ),
    hero.event("AW-108 C", Text("Natural Talent", "Wrodzony talent"), 1, resolving.Resolve(Dice(OWN), bonus=1)),
    hero.event(
        "AW-109 U",
        Text("Rearm", "Ponowne uzbrojenie"),
        0,
        playing.PlayCard(Cards(frozenset({UPGRADE}), color=RED), (state.DISCARD,), discount=1),
    ),
    hero.event("AW-110 U", Text("Retreat", "Odwrót"), 2, Then(turns.FoeActs(), turns.EndPhase())),
    hero.event(
        "AW-111 C",
        Text("Strategic Planning", "Planowanie strategiczne"),
        1,
        Choose(characters.Ready(in_play.ANY_SUPPORT), characters.Exhaust(in_play.ANY_SUPPORT)),
    ),
    hero.event(
        "AW-112 C",
        Text("Surgical Strike", "Chirurgiczny cios"),
        1,
        Pay(
            dice.Remove(Dice(OWN, frozenset({RANGED}), color=RED), SOME, total_raised=1),
            in_play.DiscardFromPlay(in_play.ANY_SUPPORT, at_most=dice.THAT_TOTAL),
        ),
    ),
    hero.support(
        "AW-113 U unique",
        Text("Resistance HQ", "Dowództwo Ruchu Oporu"),
        2,
        "",
        "",
        Action(
            Pay(
                characters.Exhaust(THIS),
                hand.Discard(),
                Then(characters.Shield(1), turns.FoeMayPay(1, characters.Ready(THIS))),
            )
        ),
    ),
    neutral.event(
        "AW-138 C",
        Text("Award Ceremony", "Ceremonia odznaczenia"),
        1,
        turns.Spot(RED, hand.Draw(NumberOf(Characters(OWN, ready=False)))),
    ),
    neutral.event("AW-139 U", Text("Dug in", "Okopać się"), 1, lasting.OnlyHoldingField(), SpreadShields(3)),
    neutral.event(
        "AW-140 C",
        Text("Firepower", "Siła ognia"),
        1,
        resolving.Resolve(Dice(OWN, frozenset({RANGED}), color=RED), bonus=1, bonus_of=(Dice(subtype="vehicle"), 2)),
    ),
    neutral.event(
        "AW-141 U",
        Text("Leadership", "Przywództwo"),
        1,
        Pay(
            characters.Exhaust(Characters(OWN, color=RED, unique=True, ready=True)),
            characters.Ready(Characters(ready=False, another=True)),
        ),
    ),
    neutral.event(
        "AW-142 C",
        Text("Logistics", "Logistyka"),
        0,
        turns.Spot(RED, resolving.Resolve(Dice(OWN, frozenset({RESOURCE})), bonus=1)),
    ),
    neutral.event(
        "AW-143 C",
        Text("Squad Tactics", "Taktyka oddziału"),
        0,
        characters.Activate(Characters(OWN, unique=False, ready=True), ANY_NUMBER),
    ),
    neutral.support(
        "AW-144 U",
        Text("Supporting Fire", "Ogień wspierający"),
        2,
        "",
        "",
        Action(Pay(characters.Exhaust(THIS), resolving.Resolve(Dice(OWN, frozenset({RANGED})), bonus=1))),
    ),
)
