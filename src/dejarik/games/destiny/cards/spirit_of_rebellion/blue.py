"""Blue cards of Spirit of Rebellion."""

from __future__ import annotations

from dejarik.abilities.structure import All, Choose, FoeChooses, If, IfInstead, May, Pay, Then
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.dice import BLANK, CLOSE_AND_FAR, DISCARD_CARDS, FOCUS, MELEE, SHIELD
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.language.terms import BLUE, CHARACTER, FOE, FOES, OWN, UPGRADE
from dejarik.games.destiny.model import keywords, moments, state
from dejarik.games.destiny.model.abilities import Action, After, Before, Special
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.model.frames import Terms
from dejarik.games.destiny.vocabulary import (
    blocking,
    characters,
    dice,
    hand,
    in_play,
    lasting,
    moving,
    playing,
    resolving,
    stacking,
    triggers,
    turns,
)
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, UpTo
from dejarik.games.destiny.vocabulary.pronouns import LOWEST_ROLLED, OF_THAT_DIE, THAT, THAT_DIE, THIS, THIS_DIE
from dejarik.games.destiny.vocabulary.selectors import STRUCK_CHARACTER, THAT_CHARACTER, Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.spreading import SpreadDamage
from dejarik.kernel.text import EMPTY, Text, same

hero, villain, neutral = makers(BLUE)

BLANKS = frozenset({BLANK})
BLUE_ABILITIES = Cards(color=BLUE, subtypes=frozenset({"ability"}))

CARDS = (
    villain.character(
        "SoR-009 R unique",
        same("Asajj Ventress"),
        ours("Force Assassin", "Zabójczyni władająca Mocą"),
        "9 12/15",
        "1MD 2MD 1F 1Dr 1R -",
        After(triggers.When(moments.DISCARDED_TO_REROLL, triggers.AN_OPPONENT), May(hand.Discard(by=AN_OPPONENT))),
    ),
    villain.character(
        "SoR-010 R unique",
        same("Darth Vader"),
        ours("Dark Apprentice", "Mroczny uczeń"),
        "11 13/17",
        "1RD 2MD 3MD1 1Dc Sp -",
        Special(Then(characters.Deal(3), characters.Deal(1, THIS))),
    ),
    villain.character(
        "SoR-011 L unique",
        same("Palpatine"),
        Text("Galactic Emperor", "Imperator Galaktyki"),
        "15 21/28",
        "2RD 3RD 2Dc 2Sh 1R -",
        After(triggers.When(moments.RESOLVED, triggers.YOU, triggers.THIS_DIE), SpreadDamage(2, AN_OPPONENT)),
    ),
    villain.character(
        "SoR-012 R",
        Text("Royal Guard", "Imperialny Gwardzista"),
        EMPTY,
        "8 9",
        "1MD 2MD +2MD 1Sh 1Sh -",
        keywords.Guardian(),
        lasting.CannotBePlayedHere(BLUE_ABILITIES),
    ),
    villain.support(
        "SoR-013 R",
        ours("Command Shuttle", "Prom dowodzenia"),
        3,
        "vehicle",
        "2RD 2Sh 1R Sp Sp -",
        Special(turns.UseSpecial(Characters(OWN))),
    ),
    villain.upgrade(
        "SoR-014 L",
        Text("Force Lightning", "Błyskawica Mocy"),
        4,
        "ability",
        "2RD 3RD1 4RD1 Sp Sp -",
        lasting.OnlyOn(BLUE),
        Special(All(characters.Deal(1), May(Pay(dice.Remove(Dice(showing=BLANKS)), dice.RerollThisDie())))),
    ),
    villain.upgrade(
        "SoR-015 R",
        ours("Lightsaber Pike", "Pika świetlna"),
        3,
        "weapon",
        "1MD +2MD +4MD1 1Sh 1R -",
        Action(Pay(dice.Remove(THIS_DIE), characters.Shield(1, Characters(another=True, unattached=True)))),
    ),
    villain.upgrade(
        "SoR-016 R",
        Text("Lure of Power", "Pokusa władzy"),
        2,
        "",
        "+1Any +1Any +2Any 1R - -",
        lasting.FitsAnySymbol(),
    ),
    hero.character(
        "SoR-034 R",
        ours("Jedi Acolyte", "Akolita Jedi"),
        EMPTY,
        "7 9",
        "1MD 1F 2F 1Dc 1R -",
        Before(
            triggers.When(moments.RESOLVING, triggers.YOU, triggers.THIS_DIE),
            If(dice.AnotherShowsTheSame(), resolving.IncreaseValue(1)),
        ),
    ),
    hero.character(
        "SoR-035 R unique",
        same("Chirrut Îmwe"),
        ours("Blind Warrior", "Niewidomy wojownik"),
        "11 12/16",
        "1RD +2RD 2MD +1MD 1R -",
        lasting.CannotBePlayedHere(BLUE_ABILITIES),
        After(
            triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS),
            May(dice.Reroll(Dice(OWN, BLANKS), EVERY)),
        ),
    ),
    hero.character(
        "SoR-036 R unique",
        same("Luminara Unduli"),
        ours("Inspiring Commander", "Inspirująca dowódczyni"),
        "10 13/17",
        "1MD 2MD 1F 1R Sp -",
        Special(
            resolving.Resolve(
                Dice(OWN, kind_of_card=CHARACTER), bonus=2, bonus_of=(Dice(kind_of_card=CHARACTER, unique=False), 3)
            )
        ),
    ),
    hero.character(
        "SoR-037 L unique",
        same("Obi-Wan Kenobi"),
        ours("Mysterious Hermit", "Tajemniczy pustelnik"),
        "11 16/20",
        "1MD 3MD 1F 2F 1R -",
        keywords.Guardian(),
        Before(
            triggers.When(moments.FALLING, about=triggers.THIS),
            May(playing.PlayCard(Cards(color=BLUE), (state.HAND, state.DISCARD), free=True)),
        ),
    ),
    hero.support(
        "SoR-038 R",
        ours("Delta-7 Interceptor", "Myśliwiec przechwytujący Delta-7"),
        3,
        "vehicle",
        "2RD 3RD1 1F 1Sh Sp -",
        Special(dice.Reroll(Dice(), UpTo(3))),
    ),
    hero.upgrade(
        "SoR-039 L",
        ours("Handcrafted Light Bow", "Ręcznie wykonany łuk świetlny"),
        3,
        "weapon",
        "2RD 2MD 1Sh 1Dc Sp -",
        Special(characters.Deal(3), Then(characters.Unshield(), characters.Deal(2, THAT))),
    ),
    hero.upgrade(
        "SoR-040 R",
        ours("Force Heal", "Uzdrawianie Mocą"),
        2,
        "ability",
        "1Sh 1R 1R Sp Sp -",
        lasting.OnlyOn(BLUE),
        Special(Choose(characters.Heal(1), Pay(turns.Spend(1), characters.Heal(2)))),
    ),
    hero.upgrade(
        "SoR-041 R unique",
        ours("Journals of Ben Kenobi", "Dzienniki Bena Kenobiego"),
        1,
        "",
        "+1MD 1R 1R - - -",
        Action(Pay(dice.Remove(THIS_DIE), hand.Draw(1))),
    ),
    neutral.upgrade(
        "SoR-054 R",
        ours("Force Push", "Pchnięcie Mocą"),
        3,
        "ability",
        "2RD 2RD 2Dc Sp Sp -",
        lasting.OnlyOn(BLUE),
        Special(dice.Turn(Dice(FOE), UpTo(2))),
    ),
    neutral.upgrade(
        "SoR-055 L",
        ours("Force Speed", "Przyspieszenie Mocą"),
        0,
        "ability",
        "1F 1Sh Sp Sp Sp -",
        lasting.OnlyOn(BLUE),
        Special(turns.MoreActions(2)),
    ),
    neutral.upgrade(
        "SoR-056 R",
        ours("Makashi Training", "Szkolenie Makashi"),
        2,
        "ability",
        "+1MD +2MD +2MD 1Sh 1R -",
        lasting.SpotToPlay(BLUE),
        Action(
            Pay(
                characters.Exhaust(THIS),
                dice.Remove(Dice(OWN, frozenset({MELEE}))),
                dice.Remove(Dice(showing=frozenset({MELEE}))),
            )
        ),
    ),
    villain.event(
        "SoR-071 U",
        Text("Anger", "Gniew"),
        0,
        lasting.OnlyShowing(BLANK, number=2),
        resolving.Resolve(Dice(FOES, CLOSE_AND_FAR)),
    ),
    villain.event(
        "SoR-072 U",
        ours("Lightsaber Throw", "Rzut mieczem świetlnym"),
        1,
        lasting.OnlyShowing(MELEE),
        characters.Deal(2),
    ),
    villain.event(
        "SoR-073 C",
        ours("Manipulate", "Manipulacja"),
        0,
        Then(dice.Turn(Dice(OWN), to=BLANKS), dice.Turn(Dice(FOES), to=BLANKS)),
    ),
    villain.event(
        "SoR-074 C",
        ours("No Disintegrations", "Żadnych dezintegracji"),
        1,
        IfInstead(hand.AnotherCopyDiscarded(), hand.Mill(3, AN_OPPONENT), hand.Mill(1, AN_OPPONENT)),
    ),
    villain.event(
        "SoR-075 C",
        ours("Now You Will Die", "Teraz zginiesz"),
        1,
        resolving.Resolve(Dice(OWN), terms=Terms(symbol=MELEE)),
    ),
    villain.event(
        "SoR-076 U",
        ours("Rise Again", "Powstań na nowo"),
        5,
        All(
            characters.Heal(5, Characters(color=BLUE, unique=True)),
            May(playing.PlayCard(Cards(frozenset({UPGRADE})), (state.DISCARD,), free=True, on=THAT)),
        ),
    ),
    villain.event(
        "SoR-077 C",
        ours("The Price of Failure", "Cena porażki"),
        0,
        turns.Spot(BLUE, Pay(characters.Defeat(Characters(OWN)), characters.Ready(Characters()))),
    ),
    villain.support(
        "SoR-078 U",
        ours("Dark Presence", "Mroczna obecność"),
        0,
        "",
        "",
        After(
            triggers.When(moments.ROLLED, triggers.YOU, sort=DISCARD_CARDS),
            May(Pay(characters.Exhaust(THIS), dice.Remove(Dice(FOE), by=AN_OPPONENT))),
        ),
    ),
    villain.upgrade(
        "SoR-079 C",
        ours("Now I Am The Master", "Teraz ja jestem mistrzem"),
        1,
        "",
        "",
        After(
            triggers.When(moments.DIE_DEALT_DAMAGE, about=triggers.ITS_DICE),
            May(Pay(characters.Exhaust(THIS), dice.Turn(Dice(), to=BLANKS))),
        ),
    ),
    hero.event(
        "SoR-100 U",
        ours("Caution", "Ostrożność"),
        0,
        Pay(dice.Remove(Dice(OWN, kind_of_card=CHARACTER)), characters.Shield(3, Characters(another=True))),
    ),
    hero.event(
        "SoR-101 C",
        ours("Destiny", "Przeznaczenie"),
        0,
        Then(
            dice.Remove(Dice(OWN, color=BLUE), ANY_NUMBER, total_raised=0),
            playing.PlayCard(free=True, at_most=dice.THAT_TOTAL),
        ),
    ),
    hero.event(
        "SoR-102 C",
        ours("Determination", "Determinacja"),
        0,
        lasting.OnlyShowing(FOCUS),
        resolving.Resolve(Dice(OWN), another_symbol=True),
    ),
    hero.event(
        "SoR-103 U",
        ours("Guard", "Garda"),
        0,
        Pay(dice.Remove(Dice(OWN, frozenset({MELEE}), color=BLUE)), dice.Remove(Dice(FOE), dice.ITS_VALUE)),
    ),
    hero.event(
        "SoR-104 C",
        ours("Krayt Dragon Howl", "Ryk smoka krayt"),
        0,
        turns.Spot(
            BLUE,
            Then(
                dice.Choose(Dice(FOE)),
                FoeChooses(AN_OPPONENT, dice.Remove(THAT_DIE), hand.Mill(2, AN_OPPONENT, by=AN_OPPONENT)),
            ),
        ),
    ),
    hero.event(
        "SoR-105 U",
        Text("My Ally Is The Force", "Sprzymierzeńcem moim jest Moc"),
        2,
        keywords.Ambush(),
        resolving.Resolve(Dice(OWN, color=BLUE), terms=Terms(stays=True)),
    ),
    hero.event(
        "SoR-106 C",
        ours("Synchronicity", "Synchroniczność"),
        0,
        lasting.OnlyShowing(MELEE, SHIELD),
        characters.Deal(2, unblockable=True),
    ),
    hero.support(
        "SoR-107 U",
        Text("Your Eyes Can Deceive You", "Oczy mogą Cię zwieść"),
        1,
        "",
        "",
        After(
            triggers.When(moments.ROLLED, triggers.YOU, sort=SHIELD),
            May(Pay(characters.Exhaust(THIS), dice.Turn(Dice(FOES)))),
        ),
    ),
    hero.upgrade("SoR-108 C", ours("Protective Mentor", "Troskliwy mentor"), 0, "", "", blocking.SharesShields()),
    neutral.event(
        "SoR-127 C",
        ours("Decisive Blow", "Decydujący cios"),
        3,
        Then(resolving.Resolve(Dice(OWN, frozenset({MELEE}))), dice.Remove(Dice(of=STRUCK_CHARACTER), EVERY)),
    ),
    neutral.event(
        "SoR-128 C",
        ours("High Ground", "Przewaga wysokości"),
        1,
        lasting.OnlyHoldingField(),
        Then(dice.Remove(Dice(FOES, CLOSE_AND_FAR)), If(dice.WasCharacterDie(), characters.Deal(1, OF_THAT_DIE))),
    ),
    neutral.event(
        "SoR-129 U",
        Text("Momentum Shift", "Przesunięcie pędu"),
        1,
        moving.MoveShields(1, Characters(FOES), Characters(OWN)),
    ),
    neutral.event(
        "SoR-130 C",
        ours("Overconfidence", "Nadmierna pewność siebie"),
        1,
        turns.Spot(BLUE, Then(dice.Reroll(Dice(), 2), dice.Remove(LOWEST_ROLLED))),
    ),
    neutral.event(
        "SoR-131 U",
        Text("Premonitions", "Przeczucia"),
        0,
        Choose(All(in_play.MoveThis(state.ASIDE), stacking.LayOnThis()), stacking.PlayFromCopy()),
    ),
    neutral.event("SoR-132 C", Text("Rejuvenate", "Ocucenie"), 0, turns.Spot(BLUE, characters.Heal(1))),
    neutral.event(
        "SoR-133 U",
        ours("Trust Your Instincts", "Zaufaj instynktowi"),
        0,
        Pay(
            characters.SpotOne(Characters(OWN, color=BLUE)),
            Then(dice.Reroll(Dice(of=THAT_CHARACTER), ANY_NUMBER), May(hand.Draw(1))),
        ),
    ),
    neutral.support(
        "SoR-134 C",
        ours("Meditate", "Medytacja"),
        0,
        "",
        "",
        Action(
            Pay(
                characters.Exhaust(THIS),
                dice.Remove(Dice(OWN, BLANKS)),
                dice.Turn(Dice(OWN), away_from=CLOSE_AND_FAR),
            )
        ),
    ),
    neutral.upgrade(
        "SoR-135 U",
        Text("Force Illusion", "Iluzja Mocy"),
        1,
        "ability",
        "",
        Before(
            triggers.When(moments.TAKING_DAMAGE, about=triggers.ITS_HOST),
            May(Then(Pay(hand.Mill(blocking.DAMAGE_LEFT), blocking.Block()), in_play.MoveThis(state.DISCARD))),
        ),
    ),
)
