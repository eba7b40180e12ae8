"""Yellow cards of Spirit of Rebellion."""

from __future__ import annotations

from dejarik.abilities.structure import All, EachFoe, If, IfInstead, May, Pay, Then
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.dice import BLANK, CLOSE_AND_FAR, DISCARD_CARDS, RANGED, RESOURCE, SPECIAL
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.language.terms import CHARACTER, EVENT, FOE, FOES, OWN, SUPPORT, YELLOW
from dejarik.games.destiny.model import keywords, moments, state
from dejarik.games.destiny.model.abilities import Action, After, Before, Special
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import (
    blocking,
    characters,
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
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, NumberOf, UpTo
from dejarik.games.destiny.vocabulary.pronouns import HOST, OF_THAT_DIE, THIS, THIS_DIE
from dejarik.games.destiny.vocabulary.selectors import THAT_CHARACTER, THIS_CARD, Cards, Characters, Dice
from dejarik.games.destiny.vocabulary.spreading import SpreadDamage
from dejarik.kernel.text import EMPTY, Text, same

hero, villain, neutral = makers(YELLOW)

CARDS = (
    villain.character(
        "SoR-018 R unique",
        same("Aurra Sing"),
        ours("Deadly Shot", "Zabójcza strzelczyni"),
        "10 14/18",
        "1RD 2RD 2RD 1Dr 1R -",
        Before(
            triggers.When(moments.RESOLVING, triggers.YOU, triggers.THIS_DIE),
            May(Pay(hand.Discard(), resolving.IncreaseValue(1))),
        ),
    ),
    villain.character(
        "SoR-019 R",
        ours("Guavian Enforcer", "Guaviański egzekutor"),
        EMPTY,
        "9 8",
        "1RD 2RD +1RD +1R +1R -",
        Action(Pay(dice.Remove(Dice(OWN, of=THIS_CARD)), characters.Unshield(1))),
    ),
    villain.character(
        "SoR-020 L unique",
        same("IG-88"),
        ours("Assassin Droid", "Droid zabójca"),
        "12 15/20",
        "2RD 3RD 1Sh 2Sh1 Sp -",
        Special(
            playing.PlayCard(
                Cards(color=YELLOW, subtypes=frozenset({"weapon", "equipment"})),
                (state.DISCARD,),
                discount=2,
                on=THIS,
            )
        ),
    ),
    villain.character(
        "SoR-021 R unique",
        same("Unkar Plutt"),
        ours("Junk Dealer", "Handlarz złomem"),
        "10 10/13",
        "1F 1Dr 2Dr 1R +2R -",
        Action(
            Pay(
                dice.Remove(Dice(OWN), ANY_NUMBER, at_least=3),
                All(hand.DiscardAtRandom(1), turns.Gain(hand.ITS_COST)),
            )
        ),
    ),
    villain.support(
        "SoR-022 L unique",
        same("Slave I"),
        4,
        "vehicle",
        "2RD 3RD 4RD1 1R Sp -",
        Special(SpreadDamage(NumberOf(Dice(FOE)), AN_OPPONENT)),
    ),
    villain.upgrade(
        "SoR-023 L",
        Text("Blackmail", "Szantaż"),
        3,
        "",
        "2Dc 3Dc 2Dr 3Dr 3Sh -",
        After(
            triggers.When(moments.OWN_ROLL, triggers.YOU, triggers.THIS_DIE),
            EachFoe(turns.FoeMayBuy(1, dice.Remove(THIS_DIE))),
        ),
    ),
    villain.upgrade(
        "SoR-024 R",
        ours("Personal Shield", "Osłona osobista"),
        2,
        "equipment",
        "1Sh 2Sh 3Sh1 1R - -",
        Before(
            triggers.When(moments.DEALT_DAMAGE, about=triggers.ITS_HOST, sort=RANGED, at_least=2),
            May(Pay(characters.Exhaust(THIS), characters.Shield(1, HOST))),
        ),
    ),
    villain.upgrade(
        "SoR-025 R",
        ours("Vibroknucklers", "Wibrokastety"),
        3,
        "weapon",
        "1MD 1MD 2MD 1Dc 2Dc -",
        keywords.Ambush(),
        Before(
            triggers.When(moments.RESOLVING, triggers.YOU, triggers.THIS_DIE),
            May(Pay(turns.Spend(1), resolving.IncreaseValue(1))),
        ),
    ),
    hero.character(
        "SoR-043 L unique",
        same("Chewbacca"),
        ours("Loyal Friend", "Wierny przyjaciel"),
        "12 12/16",
        "1RD 2RD1 2MD 1R Sp -",
        Special(Pay(dice.Turn(Dice(FOES), to=CLOSE_AND_FAR), characters.Deal(dice.ITS_VALUE))),
    ),
    hero.character(
        "SoR-044 R unique",
        same("Jyn Erso"),
        Text("Reckless Operative", "Śmiała Agentka"),
        "11 15/20",
        "2RD 2RD 1Dc 2Dc 1R -",
        lasting.FirstCheaper(Cards(frozenset({EVENT}), color=YELLOW), 1),
    ),
    hero.character(
        "SoR-045 R unique",
        same("Maz Kanata"),
        ours("Pirate Queen", "Królowa piratów"),
        "8 8/11",
        "1RD 1F 1F 1Sh 1R -",
        After(
            triggers.When(moments.ACTIVATED, triggers.YOU, triggers.THIS), May(resolving.ResolveSeveral(many=UpTo(2)))
        ),
    ),
    hero.character(
        "SoR-046 R",
        Text("Outer Rim Smuggler", "Przemytnik z Zewnętrznych Rubieży"),
        EMPTY,
        "7 8",
        "1RD 2RD 1Dr 1Dc 1R -",
        After(triggers.When(moments.LAST_CARD, triggers.YOU, triggers.A_PLAY, first_in_round=True), turns.Gain(1)),
    ),
    hero.support(
        "SoR-047 R",
        ours("Smuggling Freighter", "Frachtowiec przemytniczy"),
        1,
        "vehicle",
        "1Dr 2Dr 1R 2R - -",
        After(triggers.When(moments.RESOLVED, triggers.YOU, triggers.THIS_DIE, value=2), in_play.MoveThis(state.DECK)),
    ),
    hero.upgrade(
        "SoR-048 L",
        ours("Bowcaster", "Kusza laserowa"),
        4,
        "weapon",
        "2RD 4RD1 +3RD 2Dr Sp -",
        keywords.Redeploy(),
        Special(characters.Deal(1, many=UpTo(2), unblockable=True)),
    ),
    hero.upgrade(
        "SoR-049 R",
        ours("Lone Operative", "Samotny agent"),
        3,
        "ability",
        "2MD 2Dc 1R Sp Sp -",
        Special(IfInstead(characters.NoOtherCharacter(), characters.Heal(3, HOST), characters.Heal(2, HOST))),
    ),
    hero.upgrade(
        "SoR-050 L unique",
        ours("Maz's Goggles", "Gogle Maz"),
        1,
        "equipment",
        "1F 2F 1R 1R Sp -",
        lasting.SpotToPlay(YELLOW),
        Special(All(looking.LookAtHand(), looking.DiscardSeen(Cards(frozenset({EVENT}))))),
    ),
    neutral.support(
        "SoR-058 L",
        same("Quadjumper"),
        3,
        "vehicle",
        "2F 1Sh 2Sh 1R 1R -",
        Action(Pay(in_play.MoveThis(state.DISCARD), playing.PlayCard(Cards(frozenset({SUPPORT})), discount=3))),
    ),
    neutral.upgrade(
        "SoR-059 R",
        Text("Ascension Gun", "Pistolet z wyrzutnią linki"),
        2,
        "equipment",
        "1RD 2RD 1F 2Dc1 Sp -",
        Special(turns.UseUnusedClaim()),
    ),
    neutral.upgrade(
        "SoR-060 R",
        Text("Con Artist", "Mistrz Oszustwa"),
        2,
        "",
        "2Dr 2Dr 1Dc Sp Sp -",
        lasting.OnlyOn(YELLOW),
        Special(Then(moving.PutTokensOnThis(1), hand.Mill(moving.DamageOnThis(), AN_OPPONENT))),
    ),
    villain.event(
        "SoR-081 C",
        ours("Arms Deal", "Handel bronią"),
        0,
        Then(hand.Discard(Cards(subtypes=frozenset({"weapon"})), ANY_NUMBER), turns.Gain(hand.NUMBER_DISCARDED)),
    ),
    villain.event(
        "SoR-082 C",
        ours("Bait and Switch", "Zwabić i podmienić"),
        0,
        keywords.Ambush(),
        dice.Turn(Dice(OWN, frozenset({RESOURCE}))),
    ),
    villain.event(
        "SoR-083 U",
        ours("Friends in High Places", "Wysoko postawieni przyjaciele"),
        0,
        lasting.OnlyWithTotal(7),
        All(
            decks.LookAtTop(3),
            May(playing.PlayCard(places=(state.DECK,), free=True, seen=True)),
            decks.DiscardTheRest(),
        ),
    ),
    villain.event(
        "SoR-084 U",
        ours("Loose Ends", "Niedokończone sprawy"),
        2,
        keywords.Ambush(),
        Pay(dice.Remove(Dice(OWN, frozenset({RANGED}))), hand.Mill(4, AN_OPPONENT)),
    ),
    villain.event(
        "SoR-085 C",
        ours("One-Quarter Portion", "Ćwierć porcji"),
        1,
        Then(dice.Remove(Dice(FOE)), turns.FoeGains(1)),
    ),
    villain.event(
        "SoR-086 C",
        ours("Relentless Pursuit", "Nieustępliwy pościg"),
        0,
        moving.MoveDamage(2, Characters(FOES), Characters(another=True), up_to=True),
    ),
    villain.event("SoR-087 U", ours("Scrap Buy", "Skup złomu"), 0, lasting.OnlyWithDiscards(3), hand.RecoverAtRandom()),
    villain.support(
        "SoR-088 C",
        ours("Salvage Stand", "Stragan ze złomem"),
        0,
        "",
        "",
        After(
            triggers.When(moments.ROLLED, triggers.YOU, sort=RESOURCE),
            May(Pay(characters.Exhaust(THIS), turns.FoeLoses(1))),
        ),
    ),
    villain.upgrade(
        "SoR-089 U",
        ours("Armor Plating", "Opancerzenie"),
        1,
        "equipment",
        "",
        Before(
            triggers.When(moments.TAKING_DAMAGE, about=triggers.ITS_HOST),
            May(Then(blocking.Block(up_to=2), in_play.MoveThis(state.DISCARD))),
        ),
    ),
    hero.event(
        "SoR-110 C",
        ours("Garbage'll Do", "Złom się nada"),
        0,
        keywords.Ambush(),
        Pay(dice.Remove(Dice(OWN, subtype="vehicle")), characters.Shield(1, Characters(OWN), EVERY)),
    ),
    hero.event(
        "SoR-111 C",
        ours("Hold On!", "Trzymaj się!"),
        0,
        keywords.Ambush(),
        moving.MoveShields(state.MAX_SHIELDS, Characters(OWN), Characters(another=True), up_to=True),
    ),
    hero.event(
        "SoR-112 U",
        ours("Rebel", "Bunt"),
        1,
        lasting.OnlyShowing(DISCARD_CARDS),
        playing.PlayCard(places=(state.DISCARD,), discount=1),
    ),
    hero.event("SoR-113 C", ours("Long Con", "Długi przekręt"), 0, If(hand.AnotherCopyDiscarded(), turns.Gain(3))),
    hero.event(
        "SoR-114 C",
        ours("Loth-Cat and Mouse", "Zabawa w lothkota i myszkę"),
        0,
        Then(dice.Remove(Dice(OWN), by=AN_OPPONENT), dice.Remove(Dice(FOE))),
    ),
    hero.event(
        "SoR-115 U",
        Text("Never Tell Me The Odds", "Nie mów mi o szansach!"),
        3,
        Then(characters.Choose(Characters(OWN, color=YELLOW)), dice.Turn(Dice(OWN, of=THAT_CHARACTER), ANY_NUMBER)),
    ),
    hero.event(
        "SoR-116 U",
        ours("Planned Explosion", "Zaplanowana eksplozja"),
        0,
        lasting.OnlyWithTotal(10),
        All(dice.Remove(Dice(OWN), EVERY), characters.Deal(10)),
    ),
    hero.support(
        "SoR-117 C",
        ours("Double-Dealing", "Podwójna gra"),
        1,
        "",
        "",
        After(
            triggers.When(moments.ROLLED, triggers.YOU, sort=SPECIAL),
            May(Pay(characters.Exhaust(THIS), turns.Gain(1))),
        ),
    ),
    hero.upgrade(
        "SoR-118 U",
        ours("Life Debt", "Dług życia"),
        0,
        "",
        "",
        lasting.OnlyOn(YELLOW),
        After(
            triggers.When(moments.ACTIVATED, triggers.YOU, triggers.ITS_HOST),
            May(moving.MoveDamage(1, Characters(another=True), HOST)),
        ),
    ),
    neutral.event(
        "SoR-142 C",
        ours("Bolt Hole", "Kryjówka"),
        0,
        Pay(dice.Remove(Dice(OWN, color=YELLOW, kind_of_card=CHARACTER)), characters.Shield(2, OF_THAT_DIE)),
    ),
    neutral.event("SoR-143 U", ours("Cheat", "Oszustwo"), 1, hand.SwitchWithDiscard()),
    neutral.event(
        "SoR-144 C",
        ours("Diversion", "Odwrócenie uwagi"),
        1,
        IfInstead(hand.AnotherCopyDiscarded(), turns.FoeLoses(3), turns.FoeLoses(1)),
    ),
    neutral.event(
        "SoR-145 U",
        ours('"Fair" Trade', '"Uczciwa" wymiana'),
        0,
        Then(resolving.Resolve(Dice(OWN, frozenset({RESOURCE}))), turns.SwapResources()),
    ),
    neutral.event(
        "SoR-146 C",
        ours("Friends in Low Places", "Przyjaciele z półświatka"),
        0,
        turns.Spot(YELLOW, All(looking.LookAtHand(), looking.DiscardSeen(Cards(frozenset({EVENT}), at_most=1)))),
    ),
    neutral.event("SoR-147 U", ours("Sabotage", "Sabotaż"), 1, in_play.DiscardForCards(in_play.ANY_SUPPORT)),
    neutral.support(
        "SoR-148 C",
        ours("Improvisation", "Improwizacja"),
        0,
        "",
        "",
        keywords.Ambush(),
        Action(Pay(dice.Remove(Dice(OWN, frozenset({BLANK}))), dice.Reroll(Dice(OWN), ANY_NUMBER))),
    ),
    neutral.support(
        "SoR-149 C",
        ours("Outmaneuver", "Wymanewrowanie"),
        1,
        "",
        "",
        After(triggers.When(moments.CLAIMED, triggers.YOU), turns.Gain(1)),
    ),
    neutral.upgrade(
        "SoR-150 U",
        Text("Fast Hands", "Szybkoręki"),
        0,
        "ability",
        "",
        lasting.OnlyOn(YELLOW),
        After(
            triggers.When(moments.ACTIVATED, triggers.YOU, triggers.ITS_HOST),
            May(resolving.Resolve(Dice(OWN, of=THAT_CHARACTER))),
        ),
    ),
)
