"""What must be true for an ability to be used or a constant effect to work."""

from __future__ import annotations

from dejarik.abilities.words import Condition
from dejarik.games.lcg.language.nouns import this
from dejarik.games.lcg.language.terms import LIGHT
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import FORCE, NOBODY, LcgState, is_participating
from dejarik.games.lcg.rules.values import cards_held
from dejarik.games.lcg.vocabulary.selectors import ANY, Cards
from dejarik.kernel.text import Case, Text


class Is(Condition[LcgState, Frame]):
    """A condition with a fixed clause."""

    said: Text

    @property
    def clause(self) -> Text:
        return self.said


class YourTurn(Is):
    """It is your turn."""

    said = Text("during your turn", "podczas swojej tury")

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return s.active == frame.you


class DuringEngagement(Is):
    """An engagement is in progress."""

    said = Text("during an engagement", "podczas bitwy")

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return s.engaged != NOBODY


class DuringForcePhase(Is):
    """It is a Force phase, whoever's."""

    said = Text("during the Force phase", "podczas fazy Mocy")

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return s.phase == FORCE


class LightHasBalance(Is):
    """The Balance of the Force is with the light side."""

    said = Text("the Balance of the Force is with the light side", "równowaga Mocy jest po Jasnej Stronie")

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return s.balance == LIGHT


class YouAttack(Is):
    """You are the attacking player."""

    said = Text("you are the attacking player", "jesteś atakującym graczem")

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return s.engaged != NOBODY and s.active == frame.you


class ThisIsReady(Condition[LcgState, Frame]):
    """This card is ready."""

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return not s.focus[frame.source]

    @property
    def clause(self) -> Text:
        return this(Case.NOMINATIVE) + Text(" is ready", " jest gotowa")


class ThisIsUndamaged(Condition[LcgState, Frame]):
    """This card has no damage."""

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return not s.damage[frame.source]

    @property
    def clause(self) -> Text:
        return this(Case.NOMINATIVE) + Text(" is undamaged", " nie ma obrażeń")


class EnhancedIs(Is):
    """The enhanced unit is a certain character (lcg.term.copy goes by title)."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.said = Text(f"enhanced unit is {title}", f"ulepszoną jednostką jest {title}")

    def holds(self, s: LcgState, frame: Frame) -> bool:
        host = s.host[frame.source]
        return host >= 0 and s.deal.title[host] == self.title


class PlacedFate(Is):
    """You placed a fate card in an edge stack of this engagement, called off or not (lcg.edge.fate_placed_memory)."""

    said = Text(
        "an engagement is in progress in which you placed at least 1 fate card in your edge stack",
        "trwa bitwa, w której w twoim stosie przewagi znalazła się co najmniej 1 karta losu",
    )

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return frame.you in s.fated


class AttacksAlone(Condition[LcgState, Frame]):
    """This unit is the only attacker."""

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return s.attackers == [frame.source]

    @property
    def clause(self) -> Text:
        return this(Case.NOMINATIVE) + Text(" is attacking alone", " atakuje samotnie")


class OutnumberedInHand(Is):
    """You are attacking an opponent who has more cards in hand than you."""

    said = Text(
        "you are attacking an opponent with more cards in hand than you",
        "atakujesz przeciwnika, który ma na ręce więcej kart niż ty",
    )

    def holds(self, s: LcgState, frame: Frame) -> bool:
        attacking = s.engaged != NOBODY and s.active == frame.you
        return attacking and cards_held(s, frame.foe) > cards_held(s, frame.you)


class YouControl(Condition[LcgState, Frame]):
    """You control at least so many cards of a kind."""

    def __init__(self, number: int, select: Cards) -> None:
        self.number = number
        self.select = select

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return len(self.select.found(s, frame)) >= self.number

    @property
    def clause(self) -> Text:
        counted = type(self.select)(ANY, *self.select.filters).several(Case.ACCUSATIVE)
        return Text(
            f"if you control at least {self.number} {counted.en}",
            f"jeśli kontrolujesz co najmniej {self.number} {counted.pl},",
        )


class ParticipatesWith(Condition[LcgState, Frame]):
    """This unit takes part in an engagement, and so does one of some others."""

    def __init__(self, select: Cards) -> None:
        self.select = select

    def holds(self, s: LcgState, frame: Frame) -> bool:
        if not is_participating(s, frame.source):
            return False
        return any(is_participating(s, card) for card in self.select.found(s, frame) if card != frame.source)

    @property
    def clause(self) -> Text:
        text = Text("{who} is participating in an engagement with {whom}", "{who} uczestniczy w bitwie razem z {whom}")
        return text.fill(who=this(Case.NOMINATIVE), whom=self.select.one(Case.INSTRUMENTAL))


class ThatIsUnit(Is):
    """The card spoken of is a unit."""

    said = Text("it is a unit", "jest to jednostka")

    def holds(self, s: LcgState, frame: Frame) -> bool:
        return frame.that >= 0 and s.deal.is_unit[frame.that]
