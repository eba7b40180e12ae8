"""Gray cards of Awakenings."""

from __future__ import annotations

from dejarik.abilities.structure import All, Choose, May, Then
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.dice import BLANK, CLOSE_AND_FAR, MELEE, RANGED
from dejarik.games.destiny.language.terms import FOE, GRAY, OWN
from dejarik.games.destiny.model import keywords, moments, state
from dejarik.games.destiny.model.abilities import After, Special
from dejarik.games.destiny.vocabulary import characters, dice, hand, in_play, lasting, resolving, triggers, turns
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, NumberOf
from dejarik.games.destiny.vocabulary.selectors import Characters, Dice
from dejarik.kernel.text import Text, same

hero, villain, neutral = makers(GRAY)

CARDS = (
    villain.upgrade(
        "AW-017 R",
        Text("Infantry Grenades", "Granaty przeciwpiechotne"),
        2,
        "weapon",
        "1RD 2RD1 1R Sp - -",
        Special(All(characters.Deal(2, Characters(FOE), EVERY), in_play.MoveThis(state.DISCARD))),
    ),
    villain.support(
        "AW-018 R",
        Text("Speeder Bike Scout", "Zwiadowca na skuterze"),
        3,
        "vehicle",
        "2RD 3RD1 1Dr 1Sh Sp -",
        Special(All(dice.Remove(Dice()), May(turns.MoreActions()))),
    ),
    hero.support(
        "AW-043 R unique",
        same("BB-8"),
        1,
        "droid",
        "1F 1Dr 1Sh 1R Sp -",
        Special(dice.RerollThisDie(with_another=True)),
    ),
    hero.upgrade(
        "AW-044 R unique",
        Text("Rey's Staff", "Kij Rey"),
        2,
        "weapon",
        "1MD 1MD 3MD1 1R Sp -",
        Special(dice.Remove(Dice(showing=CLOSE_AND_FAR))),
    ),
    neutral.upgrade(
        "AW-061 R",
        Text("Comlink", "Komunikator"),
        2,
        "equipment",
        "1F 1F 1Sh 1R +1R -",
        After(
            triggers.When(moments.PLAYED, about=triggers.THIS),
            May(Choose(dice.Reroll(Dice(OWN), ANY_NUMBER), dice.Reroll(Dice(FOE), ANY_NUMBER))),
        ),
    ),
    neutral.upgrade(
        "AW-062 R",
        same("Datapad"),
        1,
        "equipment",
        "1R +1R +1R Sp - -",
        Special(dice.Turn(Dice(OWN), away_from=CLOSE_AND_FAR)),
    ),
    neutral.upgrade(
        "AW-063 R",
        Text("Holdout Blaster", "Podręczny pistolet blasterowy"),
        2,
        "weapon",
        "1RD 2RD1 +2RD 1Sh 1R -",
        keywords.Ambush(),
        keywords.Redeploy(),
    ),
    villain.event(
        "AW-091 U", Text("Nowhere to Run", "Bez odwrotu"), 2, dice.Turn(Dice(OWN, frozenset({BLANK})), EVERY)
    ),
    hero.event(
        "AW-126 U",
        Text("Daring Escape", "Śmiała ucieczka"),
        2,
        keywords.Ambush(),
        Then(dice.Reroll(Dice(FOE), ANY_NUMBER), dice.Remove(Dice(FOE, frozenset({BLANK})), EVERY)),
    ),
    neutral.event("AW-151 S", Text("Aim", "Celowanie"), 1, dice.Turn(Dice(OWN), to=frozenset({RANGED}))),
    neutral.event("AW-152 U", Text("All In", "Zmasowany atak"), 1, resolving.ResolveSeveral()),
    neutral.event("AW-153 C", Text("Block", "Blok"), 2, dice.Remove(Dice(FOE, frozenset({MELEE})), EVERY)),
    neutral.event(
        "AW-154 S",
        Text("Close Quarters Assault", "Walka na bliskim dystansie"),
        0,
        hand.DiscardAtRandom(NumberOf(Dice(OWN, frozenset({MELEE})))),
    ),
    neutral.event("AW-155 C", Text("Dodge", "Unik"), 2, dice.Remove(Dice(FOE, frozenset({RANGED})), EVERY)),
    neutral.event(
        "AW-156 U",
        Text("Flank", "Flankowanie"),
        1,
        lasting.OnlyAgainst(lasting.FewerReady()),
        dice.Remove(Dice(FOE, that=True)),
    ),
    neutral.event("AW-157 C", Text("Take Cover", "Kryć się!"), 0, characters.Shield(1)),
)
