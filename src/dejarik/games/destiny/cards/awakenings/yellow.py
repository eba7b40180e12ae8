"""Yellow cards of Awakenings."""

from __future__ import annotations

from dejarik.abilities.structure import All, Choose, FoeChooses, If, May, Pay, Then
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.dice import CLOSE_AND_FAR, DISRUPT, MELEE, RANGED, RESOURCE, SHIELD
from dejarik.games.destiny.language.phrases import AN_OPPONENT, EACH_PLAYER
from dejarik.games.destiny.language.terms import CHARACTER, EVENT, FOE, FOES, OWN, SUPPORT, UPGRADE, YELLOW
from dejarik.games.destiny.model import frames, keywords, moments, state
from dejarik.games.destiny.model.abilities import Action, After, Before, Replaces, Special
from dejarik.games.destiny.vocabulary import (
    characters,
    dice,
    hand,
    in_play,
    lasting,
    looking,
    moving,
    playing,
    resolving,
    triggers,
    turns,
)
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, DieValue, UpTo
from dejarik.games.destiny.vocabulary.pronouns import HOST, THIS
from dejarik.games.destiny.vocabulary.selectors import THAT_CHARACTER, THIS_CHARACTER, Cards, Characters, Dice, InPlay
from dejarik.games.destiny.vocabulary.spreading import SpreadShields
from dejarik.kernel.text import EMPTY, Text, same

hero, villain, neutral = makers(YELLOW)

CARDS = (
    villain.character(
        "AW-019 R unique",
        same("Bala-Tik"),
        Text("Gang Leader", "Herszt gangu"),
        "8 8/11",
        "1RD +2RD 1F 1Sh 1R -",
        After(triggers.When(moments.DEFEATED, triggers.AN_OPPONENT), May(characters.Ready(THIS))),
    ),
    villain.character(
        "AW-020 L unique",
        Text("Jabba the Hutt", "Jabba Hutt"),
        Text("The Great and Mighty", "Wielki i potężny"),
        "11 11/14",
        "1F 1F 2Dr 2Dc 1R -",
        After(triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS), May(dice.Reroll(Dice(color=YELLOW)))),
    ),
    villain.character(
        "AW-021 R unique",
        same("Jango Fett"),
        Text("Lethal Mercenary", "Śmiertelnie groźny najemnik"),
        "10 12/16",
        "1RD 2RD 1MD 1R +1R -",
        After(triggers.When(moments.ACTIVATED, triggers.AN_OPPONENT), May(characters.Activate(THIS))),
    ),
    villain.character(
        "AW-022 R",
        Text("Tusken Raider", "Człowiek pustyni"),
        EMPTY,
        "8 9",
        "1RD 1MD 3MD1 1Sh 1R -",
        After(
            triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS),
            May(Pay(hand.Discard(), resolving.Resolve(Dice(OWN, of=THIS_CHARACTER)))),
        ),
    ),
    villain.upgrade(
        "AW-023 L",
        Text("Crime Lord", "Szef gangsterów"),
        4,
        "ability",
        "2F 3Dr1 2Sh 2R Sp Sp",
        lasting.OnlyOn(YELLOW),
        Special(Pay(turns.Spend(5), characters.DefeatLater())),
    ),
    villain.upgrade(
        "AW-024 R",
        Text("Flame Thrower", "Miotacz ognia"),
        3,
        "weapon",
        "2MD 4MD1 1Dr 1R Sp -",
        Special(characters.Deal(1, many=UpTo(3))),
    ),
    villain.upgrade(
        "AW-025 R",
        Text("Gaffi Stick", "Kij Gaffi"),
        2,
        "weapon",
        "2MD1 +2MD 1Dr 1R Sp -",
        keywords.Redeploy(),
        Special(Pay(dice.Remove(Dice(OWN, frozenset({MELEE}))), characters.Deal(3))),
    ),
    villain.upgrade(
        "AW-026 R",
        Text("On The Hunt", "Łowy"),
        1,
        "ability",
        "+1RD +1MD 1Dc Sp Sp -",
        Special(All(characters.Unshield(), May(Pay(turns.Spend(1), dice.Remove(Dice(of=THAT_CHARACTER)))))),
    ),
    hero.character(
        "AW-045 S unique",
        same("Finn"),
        Text("First Order Defector", "Dezerter z Najwyższego Porządku"),
        "10 13/16",
        "1RD 2RD 1MD 1Sh 1R -",
        lasting.WelcomesWeapons(),
        lasting.DeckPermission(),
    ),
    hero.character(
        "AW-046 L unique",
        same("Han Solo"),
        Text("Scoundrel", "Łajdak"),
        "10 14/18",
        "2RD 3RD1 2Dr 1R 1R -",
        After(triggers.YouPlay(moments.PLAYED, with_ambush=True), May(characters.Shield(1, THIS))),
    ),
    hero.character("AW-047 R", Text("Hired Gun", "Strzelec do wynajęcia"), EMPTY, "9 8", "2RD1 3RD1 1Dr 1R 1R -"),
    hero.character(
        "AW-048 R unique",
        same("Padme Amidala"),
        Text("Queen of Naboo", "Królowa Naboo"),
        "10 10/14",
        "2F 1Dc 1R Sp Sp -",
        Special(Choose(hand.Mill(1, AN_OPPONENT), Pay(turns.Spend(1), hand.Mill(2, AN_OPPONENT)))),
    ),
    hero.support(
        "AW-049 L unique",
        Text("Millennium Falcon", "Sokół Millennium"),
        5,
        "vehicle",
        "3RD 4RD 2F 3Dc 2R Sp",
        Special(playing.PlayCard(Cards(frozenset({EVENT}), color=YELLOW), (state.HAND, state.DISCARD), free=True)),
    ),
    hero.upgrade(
        "AW-050 R",
        Text("Diplomatic Immunity", "Immunitet dyplomatyczny"),
        4,
        "ability",
        "2F 1Sh 2Sh 3Sh 4Sh 2Dr",
        lasting.SplitsShields(SHIELD, SpreadShields(DieValue())),
    ),
    hero.upgrade(
        "AW-051 R",
        Text("DL-44 Heavy Blaster Pistol", "Ciężki pistolet blasterowy DL-44"),
        3,
        "weapon",
        "3RD 3RD1 +2RD 1R - -",
        keywords.Ambush(),
        After(triggers.When(moments.PLAYED, about=triggers.THIS), dice.Remove(Dice(FOE), by=AN_OPPONENT)),
    ),
    hero.upgrade(
        "AW-052 R",
        Text("Infiltrate", "Infiltracja"),
        1,
        "ability",
        "1Dr 1Sh 1R Sp Sp -",
        Special(dice.Reroll(Dice(FOE), UpTo(2))),
    ),
    neutral.support(
        "AW-064 R",
        Text("Black Market", "Czarny rynek"),
        3,
        "",
        "+2RD 2F 2Sh 1R Sp -",
        Special(All(hand.Draw(2), May(playing.PlayCard(Cards(frozenset({UPGRADE})), discount=1)))),
    ),
    neutral.upgrade(
        "AW-065 R",
        Text("Cunning", "Spryt"),
        2,
        "ability",
        "1F 1Dr 1Dc 1R Sp -",
        lasting.OnlyOn(YELLOW),
        Special(turns.UseSpecial()),
    ),
    neutral.upgrade(
        "AW-066 R",
        Text("Jetpack", "Plecak odrzutowy"),
        2,
        "equipment",
        "+2RD +3RD 1Dr 2Sh Sp -",
        Special(All(dice.Remove(Dice(showing=frozenset({MELEE}))), characters.Shield(1, HOST))),
    ),
    neutral.upgrade(
        "AW-067 L",
        Text("Thermal Detonator", "Detonator termiczny"),
        3,
        "weapon",
        "1Dc 2Dc 1R Sp Sp1 -",
        lasting.SpotToPlay(YELLOW),
        Special(All(characters.Deal(3, Characters(FOE), EVERY), in_play.MoveThis(state.DISCARD))),
    ),
    villain.event(
        "AW-092 U",
        Text("Ace in the Hole", "As w rękawie"),
        0,
        Pay(hand.Discard(Cards(frozenset({UPGRADE}), color=YELLOW)), dice.RollDieOfCard(lost=True)),
    ),
    villain.event(
        "AW-093 C",
        Text("Armed to the Teeth", "Uzbrojony po zęby"),
        0,
        Then(
            in_play.DiscardFromPlay(in_play.OWN_UPGRADE, ANY_NUMBER, of_one=YELLOW),
            characters.Deal(in_play.NUMBER_DISCARDED),
        ),
    ),
    villain.event(
        "AW-094 U",
        Text("Confiscation", "Konfiskata"),
        0,
        in_play.ReturnToHand(InPlay(state.UPGRADES, FOES), for_its_cost=True),
    ),
    villain.event(
        "AW-095 U",
        Text("Fight Dirty", "Nieczysta walka"),
        1,
        Then(dice.Remove(Dice(OWN, color=YELLOW), ANY_NUMBER), characters.Deal(dice.NUMBER_REMOVED)),
    ),
    villain.event(
        "AW-096 C",
        Text("Go for the Kill", "Ostateczny cios"),
        0,
        resolving.Resolve(Dice(OWN, frozenset({RANGED})), terms=frames.Terms(unblockable=True)),
    ),
    villain.event(
        "AW-097 C",
        Text("He Doesn't Like You", "Nie podobasz mu się"),
        0,
        Pay(dice.Remove(Dice(OWN)), dice.Remove(Dice(FOES))),
    ),
    villain.event("AW-098 C", Text("Lying in Wait", "Czekając w ukryciu"), 1, hand.DiscardDown()),
    villain.support(
        "AW-099 C",
        Text("Backup Muscle", "Wsparcie awaryjne"),
        1,
        "",
        "",
        After(triggers.When(moments.PLAYED, about=triggers.THIS), moving.PutTokensOnThis(3)),
        Action(Pay(characters.Exhaust(THIS), moving.MoveDamage(1, THIS))),
    ),
    villain.support(
        "AW-100 C",
        Text("My Kind of Scum", "Swój człowiek"),
        1,
        "",
        "",
        After(
            triggers.When(moments.RESOLVED, triggers.YOU, sort=DISRUPT),
            May(Pay(characters.Exhaust(THIS), turns.Gain(turns.RESOURCES_LOST))),
        ),
    ),
    villain.support(
        "AW-101 U",
        Text("Underworld Connections", "Kontakty w podziemiu"),
        2,
        "",
        "",
        Action(Pay(characters.Exhaust(THIS), turns.Gain(1))),
    ),
    villain.upgrade(
        "AW-102 U unique",
        Text("Prized Possession", "Cenna zdobycz"),
        4,
        "",
        "",
        After(triggers.When(moments.PLAYED, about=triggers.THIS), May(in_play.Capture())),
    ),
    hero.event("AW-127 C", Text("Don't Get Cocky", "Nie szarżuj"), 0, hand.Draw(2, EACH_PLAYER)),
    hero.event(
        "AW-128 C",
        Text("Draw Attention", "Ściągnięcie uwagi"),
        0,
        moving.MoveDamage(2, Characters(OWN), Characters(OWN, another=True), up_to=True),
    ),
    hero.event(
        "AW-129 U",
        Text("Hyperspace Jump", "Skok w nadprzestrzeń"),
        3,
        All(turns.EndPhase(), May(turns.SwapField()), in_play.MoveThis(state.ASIDE)),
    ),
    hero.event(
        "AW-130 U",
        Text("Let The Wookiee Win", "Pozwól Wookiemu wygrać"),
        1,
        FoeChooses(
            AN_OPPONENT,
            characters.Deal(2, Characters(FOE, ready=False), by=AN_OPPONENT),
            dice.Remove(Dice(FOE), 2, by=AN_OPPONENT),
        ),
    ),
    hero.event(
        "AW-131 C",
        Text("Negotiate", "Negocjacje"),
        1,
        Pay(dice.Remove(Dice(OWN, kind_of_card=CHARACTER)), dice.Remove(Dice(FOE), 2, by=AN_OPPONENT)),
    ),
    hero.event(
        "AW-132 C",
        Text("Scavenge", "Przeszukiwanie"),
        0,
        Then(hand.Mill(3), May(hand.Recover(Cards(frozenset({UPGRADE, SUPPORT}))))),
    ),
    hero.event(
        "AW-133 U",
        Text("Shoot First", "Strzel pierwszy"),
        1,
        keywords.Ambush(),
        Then(
            resolving.Resolve(Dice(OWN, frozenset({RANGED}), color=YELLOW)),
            dice.Remove(Dice(FOES, frozenset({RANGED}))),
        ),
    ),
    hero.event("AW-134 C", Text("Smuggling", "Przemyt"), 0, turns.Spot(YELLOW, Pay(hand.Discard(), turns.Gain(1)))),
    hero.support(
        "AW-135 U",
        Text("Play the Odds", "Zdaj się na los"),
        1,
        "",
        "",
        Action(
            Pay(
                characters.Exhaust(THIS),
                All(dice.Reroll(Dice(OWN, color=YELLOW)), If(dice.JustRolled(RESOURCE), turns.Gain(1))),
            )
        ),
    ),
    hero.support(
        "AW-136 C",
        Text("Street Informants", "Uliczni informatorzy"),
        0,
        "",
        "",
        keywords.Ambush(),
        Action(Pay(characters.Exhaust(THIS), looking.LookAtHand())),
    ),
    hero.upgrade(
        "AW-137 U",
        Text("Second Chance", "Druga szansa"),
        3,
        "ability",
        "",
        lasting.OnlyOn(YELLOW),
        Replaces(
            triggers.When(moments.FALLING, about=triggers.ITS_HOST),
            All(characters.Heal(5, HOST), in_play.MoveThis(state.DISCARD)),
        ),
    ),
    neutral.event(
        "AW-158 C",
        Text("Disarm", "Rozbrojenie"),
        1,
        Pay(
            dice.Remove(Dice(OWN, CLOSE_AND_FAR)),
            in_play.DiscardFromPlay(
                InPlay(state.UPGRADES, cards=Cards(subtypes=frozenset({"equipment", "weapon"}))),
                at_most=dice.ITS_VALUE,
            ),
        ),
    ),
    neutral.event(
        "AW-159 U", Text("Electroshock", "Elektrowstrząsy"), 1, turns.Spot(YELLOW, dice.Remove(Dice(at_most=2)))
    ),
    neutral.event(
        "AW-160 U",
        Text("Reversal", "Zamiana ról"),
        3,
        turns.Spot(YELLOW, Then(dice.Remove(Dice(showing=CLOSE_AND_FAR)), characters.Deal(dice.ITS_VALUE))),
    ),
    neutral.event("AW-161 C", Text("Scramble", "Zakłócanie"), 0, turns.Spot(YELLOW, dice.Reroll(Dice(FOE), EVERY))),
    neutral.event("AW-162 C", Text("Unpredictable", "Nieprzewidywalny"), 0, keywords.Ambush(), dice.Reroll(Dice())),
    neutral.support(
        "AW-163 U",
        Text("Infamous", "Niesławny"),
        1,
        "",
        "",
        Before(
            triggers.YouPlay(moments.PLAYING, Cards(color=YELLOW)),
            May(Pay(characters.Exhaust(THIS), turns.ChangePlay(ambush=True))),
        ),
    ),
    neutral.upgrade(
        "AW-164 C",
        Text("Hunker Down", "Padnij!"),
        0,
        "ability",
        "",
        After(triggers.When(moments.TOOK_DAMAGE, about=triggers.ITS_HOST, sort=MELEE), in_play.MoveThis(state.DISCARD)),
        Action(Pay(characters.Exhaust(THIS), characters.Shield(1, HOST))),
    ),
)
