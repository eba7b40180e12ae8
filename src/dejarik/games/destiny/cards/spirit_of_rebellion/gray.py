"""Gray cards of Spirit of Rebellion."""

from __future__ import annotations

from dejarik.abilities.structure import All, FoeChooses, May, Pay, Then
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.dice import MELEE, RANGED
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.language.terms import EVENT, FOE, FOES, GRAY, OWN
from dejarik.games.destiny.model import keywords, moments, state
from dejarik.games.destiny.model.abilities import Action, After, Replaces, Special
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import dice, hand, in_play, lasting, looking, resolving, triggers, turns
from dejarik.games.destiny.vocabulary.pronouns import THAT_DIE, THIS_DIE
from dejarik.games.destiny.vocabulary.selectors import Cards, Dice
from dejarik.kernel.text import Text, same

hero, villain, neutral = makers(GRAY)

CARDS = (
    villain.support(
        "SoR-017 R",
        ours("Interrogation Droid", "Droid przesłuchujący"),
        2,
        "droid",
        "1Dr 1Dc 1Dc 1Dc 1R -",
        After(
            triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS),
            All(
                looking.LookAtHand(random=1),
                looking.MayIfSeen(Cards(frozenset({EVENT})), Pay(dice.Remove(THIS_DIE), looking.DiscardSeen(it=True))),
            ),
        ),
    ),
    hero.support(
        "SoR-042 R unique",
        same("R2-D2"),
        2,
        "droid",
        "1MD 1F 1Dr 1R Sp Sp",
        Special(resolving.Resolve(Dice(OWN), bonus=1)),
    ),
    neutral.upgrade(
        "SoR-057 R",
        ours("Vibroknife", "Wibronóż"),
        2,
        "weapon",
        "1MD 1MD +2MD 1Dc 1R -",
        keywords.Ambush(),
        lasting.Unblockable(MELEE),
    ),
    villain.event(
        "SoR-080 C",
        ours("Doubt", "Zwątpienie"),
        0,
        Then(
            dice.Reroll(Dice(FOE)),
            FoeChooses(AN_OPPONENT, resolving.OwnerResolves(), dice.Remove(THAT_DIE, by=AN_OPPONENT)),
        ),
    ),
    hero.event(
        "SoR-109 C", ours("Confidence", "Pewność siebie"), 0, All(dice.Choose(Dice(FOES)), resolving.OwnerResolves())
    ),
    neutral.event("SoR-136 C", ours("Evade", "Odskok"), 1, dice.Remove(Dice(showing=frozenset({RANGED})))),
    neutral.event("SoR-137 U", ours("New Orders", "Nowe rozkazy"), 2, Then(turns.SwapField(), turns.UseClaim())),
    neutral.event("SoR-138 C", ours("Parry", "Parada"), 1, dice.Remove(Dice(showing=frozenset({MELEE})))),
    neutral.event("SoR-139 C", ours("Swiftness", "Szybkość"), 1, keywords.Ambush(), turns.HurryNextCard()),
    neutral.support(
        "SoR-140 U",
        ours("Resolve", "Nieugiętość"),
        1,
        "",
        "",
        Action(Pay(hand.Discard(), dice.Reroll(Dice(FOES)))),
    ),
    neutral.upgrade(
        "SoR-141 C",
        Text("Ammo Belt", "Pas z amunicją"),
        1,
        "",
        "",
        Replaces(triggers.HostLosesWeapon(), May(in_play.MoveThis(state.DISCARD))),
    ),
)
