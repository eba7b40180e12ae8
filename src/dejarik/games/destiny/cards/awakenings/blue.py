"""Blue cards of Awakenings."""

from __future__ import annotations

from dejarik.abilities.structure import All, Choose, FoeChooses, If, May, Pay, Then
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.dice import BLANK, CLOSE_AND_FAR, MELEE, RANGED
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.language.terms import BLUE, CHARACTER, EVENT, FOE, FOES, HAND_SIZE, OWN, UPGRADE
from dejarik.games.destiny.model import frames, keywords, moments, state
from dejarik.games.destiny.model.abilities import Action, After, Before, Special
from dejarik.games.destiny.vocabulary import (
    characters,
    contests,
    decks,
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
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, NumberOf
from dejarik.games.destiny.vocabulary.pronouns import HOST, THAT, THAT_DIE, THIS, THIS_DIE
from dejarik.games.destiny.vocabulary.selectors import THAT_CHARACTER, Cards, Characters, Dice, InHand, InPlay
from dejarik.games.destiny.vocabulary.spreading import SpreadShields
from dejarik.kernel.text import EMPTY, Text, same

hero, villain, neutral = makers(BLUE)

CARDS = (
    villain.character(
        "AW-009 R unique",
        Text("Count Dooku", "Hrabia Dooku"),
        Text("Devious Strategist", "Przebiegły strateg"),
        "10 11/15",
        "1MD 2MD 1F 2Dc1 1R -",
        Before(
            triggers.When(moments.DEALT_DAMAGE, about=triggers.THIS),
            May(Pay(hand.Discard(), characters.Shield(1, THIS))),
        ),
    ),
    villain.character(
        "AW-010 L unique",
        same("Darth Vader"),
        Text("Sith Lord", "Lord Sithów"),
        "13 16/21",
        "2MD 3MD 2Dr 1Sh 1R -",
        After(triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS), May(hand.Discard(by=AN_OPPONENT))),
    ),
    villain.character(
        "AW-011 S unique",
        same("Kylo Ren"),
        Text("Vader's Disciple", "Spadkobierca Vadera"),
        "11 10/13",
        "1MD 2MD1 1Sh 1R Sp -",
        Special(
            Then(
                characters.Choose(Characters(FOE)),
                All(looking.LookAtHand(random=1), characters.Deal(hand.ITS_COST, THAT)),
            )
        ),
    ),
    villain.character(
        "AW-012 R",
        Text("Nightsister", "Siostra nocy"),
        EMPTY,
        "7 8",
        "1RD 2RD 1Dr 1Dc 1R -",
        Action(All(dice.Reroll(Dice()), characters.Deal(1, THIS))),
    ),
    villain.upgrade(
        "AW-013 L",
        Text("Force Choke", "Duszenie Mocą"),
        2,
        "ability",
        "2Dr 1Dc 1R Sp Sp -",
        lasting.OnlyOn(BLUE),
        Special(
            Then(
                characters.Deal(1, Characters(another=True, unattached=True), unblockable=True),
                May(dice.Turn(Dice(of=THAT_CHARACTER))),
            )
        ),
    ),
    villain.upgrade(
        "AW-014 R",
        Text("Immobilize", "Unieruchomienie"),
        2,
        "ability",
        "1Dr 1Sh 1Sh 2Sh 1R -",
        lasting.OnlyOn(BLUE),
        Action(Pay(dice.Remove(THIS_DIE), dice.Turn(Dice(), to=frozenset({BLANK})))),
    ),
    villain.upgrade(
        "AW-015 L unique",
        Text("Kylo Ren's Lightsaber", "Miecz świetlny Kylo Rena"),
        3,
        "weapon",
        "3MD1 +2MD +3MD 1Sh Sp -",
        lasting.OnlyOn(BLUE),
        Special(All(characters.Deal(2), If(characters.SomeBlocked(), dice.RerollThisDie()))),
    ),
    villain.upgrade(
        "AW-016 R",
        Text("Sith Holocron", "Holokron Sithów"),
        0,
        "equipment",
        "1F +1R Sp Sp - -",
        Special(
            Then(
                in_play.Exchange(Cards(frozenset({UPGRADE}), color=BLUE, subtypes=frozenset({"ability"}))),
                May(Pay(turns.Spend(1), dice.RollDieOfCard())),
            )
        ),
    ),
    hero.character(
        "AW-035 L unique",
        same("Luke Skywalker"),
        Text("Jedi Knight", "Rycerz Jedi"),
        "12 15/20",
        "2MD 3MD 1F 1Sh 1R -",
        After(triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS), hand.Draw(1)),
    ),
    hero.character("AW-036 R", same("Padawan"), EMPTY, "7 8", "1MD 1MD 2MD 1F 1R -", lasting.WelcomesWeapons(1)),
    hero.character(
        "AW-037 R unique",
        same("Qui-Gon Jinn"),
        Text("Ataru Master", "Mistrz Ataru"),
        "11 13/17",
        "1MD 2MD 1Sh 2Sh 1R -",
        Before(
            triggers.When(moments.GIVEN_SHIELDS, about=triggers.THIS),
            May(Pay(characters.Unshield(1, THIS), characters.Deal(1))),
        ),
    ),
    hero.character(
        "AW-038 S unique",
        same("Rey"),
        Text("Force Prodigy", "Dziecko Mocy"),
        "10 9/12",
        "1MD +2MD 1Dc 1R +1R -",
        After(triggers.YouPlay(moments.PLAYED, Cards(frozenset({UPGRADE})), on_this=True), May(turns.MoreActions())),
    ),
    hero.upgrade(
        "AW-039 R",
        Text("Force Protection", "Ochrona Mocy"),
        3,
        "ability",
        "1Dr 1Dc 1R Sp Sp -",
        lasting.OnlyOn(BLUE),
        Special(SpreadShields(3)),
    ),
    hero.upgrade(
        "AW-040 R",
        Text("Jedi Robes", "Szaty Jedi"),
        2,
        "equipment",
        "1F 1F 1Dr 1R +1R -",
        After(triggers.When(moments.PLAYED, about=triggers.THIS), characters.Shield(1, HOST, first_round=2)),
    ),
    hero.upgrade(
        "AW-041 L unique",
        Text("Luke Skywalker's Lightsaber", "Miecz świetlny Luke'a Skywalkera"),
        3,
        "weapon",
        "3MD1 +3MD 2Sh 1R Sp -",
        lasting.OnlyOn(BLUE),
        Special(Choose(characters.Shield(2), characters.Deal(2, unblockable=True))),
    ),
    hero.upgrade(
        "AW-042 L",
        Text("One With The Force", "Jedność z Mocą"),
        4,
        "ability",
        "3RD 2F 3F 3Dr 2Sh 2R",
        lasting.OnlyOn(BLUE),
        Before(triggers.When(moments.FALLING, about=triggers.ITS_HOST), in_play.MoveThis(state.SUPPORTS)),
    ),
    neutral.upgrade(
        "AW-057 S",
        Text("Force Throw", "Rzut Mocą"),
        3,
        "ability",
        "1RD 1Dr 2Dr Sp Sp -",
        lasting.OnlyOn(BLUE),
        Special(Then(dice.Remove(Dice()), characters.Deal(dice.ITS_VALUE))),
    ),
    neutral.upgrade(
        "AW-058 R",
        Text("Force Training", "Szkolenie Mocy"),
        2,
        "ability",
        "1RD +2MD 1F 1R Sp -",
        lasting.SpotToPlay(BLUE),
        Special(Choose(characters.Deal(1), turns.Gain(1), characters.Shield(1), number=2)),
    ),
    neutral.upgrade(
        "AW-059 S",
        Text("Lightsaber", "Miecz świetlny"),
        3,
        "weapon",
        "3MD1 +2MD 1Sh 1R Sp -",
        keywords.Redeploy(),
        Special(characters.Deal(2, unblockable=True)),
    ),
    neutral.upgrade(
        "AW-060 S",
        Text("Mind Probe", "Sondowanie umysłu"),
        4,
        "ability",
        "3RD1 2Dr 2Dc Sp Sp -",
        lasting.OnlyOn(BLUE),
        Special(characters.Deal(NumberOf(InHand(FOE)), Characters(FOE))),
    ),
    villain.event(
        "AW-079 U",
        Text("Abandon All Hope", "Porzuć wszelką nadzieję"),
        2,
        FoeChooses(AN_OPPONENT, turns.FoeLoses(), hand.DiscardAtRandom()),
    ),
    villain.event("AW-080 C", Text("Boundless Ambition", "Wybujała ambicja"), 1, hand.Draw()),
    villain.event(
        "AW-081 C", Text("Enrage", "Wściekłość"), 0, Pay(characters.Deal(1, Characters(OWN, color=BLUE)), turns.Gain(1))
    ),
    villain.event(
        "AW-082 C",
        Text("Feel Your Anger", "Posłuchaj swojego gniewu"),
        1,
        dice.Remove(Dice(FOE), NumberOf(Dice(FOE, frozenset({BLANK})))),
    ),
    villain.event(
        "AW-083 U",
        Text("Force Strike", "Atak Mocą"),
        1,
        Then(dice.Turn(Dice(OWN, color=BLUE), to=frozenset({MELEE})), May(resolving.Resolve(THAT_DIE))),
    ),
    villain.event("AW-084 C", Text("Intimidate", "Zastraszenie"), 0, characters.Unshield()),
    villain.event(
        "AW-085 C",
        Text("Isolation", "Odosobnienie"),
        1,
        turns.Spot(BLUE, dice.Remove(Dice(kind_of_card=CHARACTER))),
    ),
    villain.event(
        "AW-086 U",
        Text("No Mercy", "Bez litości"),
        2,
        Then(
            hand.Discard(Cards(color=BLUE), ANY_NUMBER),
            resolving.Resolve(Dice(OWN, CLOSE_AND_FAR), bonus=hand.NUMBER_DISCARDED),
        ),
    ),
    villain.event(
        "AW-087 C", Text("Pulling the Strings", "Pociągając za sznurki"), 0, decks.LookAtDeck(3, decks.ARRANGE)
    ),
    villain.support(
        "AW-088 U unique",
        Text("Emperor's Favor", "Przychylność Imperatora"),
        1,
        "",
        "",
        lasting.Raise(HAND_SIZE, 1),
    ),
    villain.support(
        "AW-089 S",
        Text("Power of the Dark Side", "Potęga Ciemnej Strony"),
        2,
        "",
        "",
        Action(
            Pay(
                characters.Exhaust(THIS),
                All(dice.Reroll(Dice(OWN)), If(dice.JustRolled(BLANK), characters.Deal(2, unblockable=True))),
            )
        ),
    ),
    villain.upgrade(
        "AW-090 U",
        Text("Hidden In Shadow", "Przyczajony w cieniu"),
        1,
        "ability",
        "",
        Action(If(characters.HostUnshielded(), Pay(characters.Exhaust(THIS), characters.Shield(1, HOST)))),
    ),
    hero.event(
        "AW-114 U",
        Text("Anticipate", "Przewidywanie"),
        2,
        Then(resolving.ResolveSeveral(AN_OPPONENT), dice.Remove(Dice(FOE, unresolved=True), EVERY)),
    ),
    hero.event("AW-115 C", Text("Defensive Stance", "Postawa obronna"), 1, characters.Shield(2)),
    hero.event(
        "AW-116 C",
        Text("Force Misdirection", "Zmylenie Mocą"),
        1,
        Then(dice.ChooseSymbol(Dice(OWN, color=BLUE)), dice.Remove(Dice(FOE, that_symbol=True), EVERY)),
    ),
    hero.event("AW-117 C", Text("Heroism", "Bohaterstwo"), 0, resolving.TakeTheHit(Characters(OWN, unique=True))),
    hero.event(
        "AW-118 C",
        Text("Noble Sacrifice", "Szlachetne poświęcenie"),
        0,
        Pay(characters.Defeat(Characters(OWN, color=BLUE)), characters.Exhaust(Characters(ready=True))),
    ),
    hero.event(
        "AW-119 C",
        Text("Patience", "Cierpliwość"),
        1,
        Then(dice.Remove(Dice(OWN), ANY_NUMBER), hand.Mill(dice.NUMBER_REMOVED, AN_OPPONENT)),
    ),
    hero.event(
        "AW-120 U",
        Text("Return of the Jedi", "Powrót Jedi"),
        1,
        hand.Recover(Cards(frozenset({EVENT}), color=BLUE)),
    ),
    hero.event(
        "AW-121 C",
        Text("Riposte", "Odpowiedź"),
        0,
        Then(characters.SpendShields(), characters.Deal(characters.SHIELDS_REMOVED)),
    ),
    hero.event(
        "AW-122 U",
        Text("Willpower", "Siła woli"),
        1,
        moving.MoveDamage(1, Characters(OWN, ready=False), Characters(FOES, ready=False)),
    ),
    hero.support(
        "AW-123 U unique",
        Text("Jedi Council", "Rada Jedi"),
        2,
        "",
        "",
        Action(Pay(characters.Exhaust(THIS), decks.LookAtDeck(2, decks.DISCARD_ONE))),
    ),
    hero.support(
        "AW-124 S",
        Text("Awakening", "Przebudzenie"),
        1,
        "",
        "",
        Action(
            Pay(
                characters.Exhaust(THIS),
                resolving.Resolve(Dice(OWN, modifier=True), terms=frames.Terms(without_plus=True)),
            )
        ),
    ),
    hero.support(
        "AW-125 C",
        Text("The Force is Strong", "Moc jest silna"),
        1,
        "",
        "",
        Action(Pay(characters.Exhaust(THIS), hand.Discard(Cards(color=BLUE)), playing.PlayCard(free=True, copy=True))),
    ),
    neutral.event(
        "AW-145 C",
        Text("Deflect", "Odbicie"),
        1,
        turns.Spot(BLUE, Then(dice.Remove(Dice(showing=frozenset({RANGED}))), characters.Deal(dice.HALF_ITS_VALUE))),
    ),
    neutral.event("AW-146 C", Text("Disturbance in the Force", "Zakłócenie Mocy"), 1, dice.Reroll(Dice(), EVERY)),
    neutral.event(
        "AW-147 U", Text("Mind Trick", "Sztuczka z wpływaniem na umysł"), 2, turns.Spot(BLUE, contests.SplitPool())
    ),
    neutral.event(
        "AW-148 C",
        Text("The Power of the Force", "Potęga Mocy"),
        1,
        resolving.Resolve(Dice(OWN), value=NumberOf(InPlay(state.UPGRADES, OWN, Cards(color=BLUE)))),
    ),
    neutral.event("AW-149 S", Text("Use The Force", "Użyj Mocy"), 1, turns.Spot(BLUE, dice.Turn(Dice()))),
    neutral.support(
        "AW-150 U",
        Text("It Binds All Things", "Spaja wszystkie rzeczy"),
        1,
        "",
        "",
        Before(
            triggers.YouPlay(moments.PLAYING, Cards(frozenset({UPGRADE}), BLUE)),
            May(Pay(characters.Exhaust(THIS), turns.ChangePlay(less=1))),
        ),
    ),
)
