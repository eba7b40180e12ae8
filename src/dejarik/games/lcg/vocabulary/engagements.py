"""Taking part in engagements, and ending them."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Allowed, Clause, Statement
from dejarik.abilities.words import Asks
from dejarik.games.lcg.language.terms import NEUTRAL
from dejarik.games.lcg.language.verbs import CANCEL, ENGAGE, PLAY, PUT, REMOVE
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import NOBODY, LcgState, in_play
from dejarik.games.lcg.rules.edge import call_off_edge
from dejarik.games.lcg.rules.engagement import join, leave_engagement, remove_from_engagement
from dejarik.games.lcg.rules.playing import can_put_into_play, play, put_into_play, refuse_deploying
from dejarik.games.lcg.rules.resources import Purse, begin_payment, can_raise
from dejarik.games.lcg.vocabulary.words import Deed, OnCards
from dejarik.kernel.decision import Option
from dejarik.kernel.log import tell
from dejarik.kernel.nouns import RESOURCE
from dejarik.kernel.text import Case, Text


class RemoveFromEngagement(OnCards):
    """Remove a unit from the engagement."""

    verb = REMOVE

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return card in s.attackers or card in s.defenders

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        remove_from_engagement(s, card)

    @property
    def rest(self) -> Text:
        return Text("{unit} from the engagement", "z bitwy {unit}").fill(unit=self.ref.named())


class JoinEngagement(Deed):
    """Put this unit into play, taking part in the engagement on its player's side."""

    verb = PUT

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return s.engaged != NOBODY and can_put_into_play(s, frame.source, frame.you)

    def act(self, s: LcgState, frame: Frame) -> bool:
        s.agenda.append((join, (frame.source, frame.you)))
        put_into_play(s, frame.source, frame.you)
        return True

    @property
    def rest(self) -> Text:
        return Text(
            "{this} into play from your hand, participating in the engagement on your side",
            "{this_accusative} z ręki do gry jako uczestniczącą w bitwie po twojej stronie",
        )


class EndUnlessPaid(Asks[LcgState, Frame]):
    """The engagement ends at once, unless the opponent spends resources."""

    kind = "pay_or_end"
    completes = False

    def __init__(self, price: int) -> None:
        self.price = price

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return s.engaged != NOBODY

    def chooser(self, frame: Frame) -> int:
        return frame.foe

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        can_pay = can_raise(s, frame.foe, self.price, NEUTRAL, NOBODY)
        return [("yes",), ("no",)] if can_pay else [("no",)]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        if option[0] == "yes":
            begin_payment(s, frame.foe, self.price, NEUTRAL, NOBODY)
        else:
            tell(s, "engagement_ended", frame.you)
            leave_engagement(s)

    @property
    def clause(self) -> Clause:
        return Statement(
            Text(
                "your opponent must spend {n}, or the engagement ends immediately",
                "twój przeciwnik musi wydać {n}, w przeciwnym razie bitwa natychmiast się kończy",
            ).fill(n=RESOURCE.count(self.price, Case.ACCUSATIVE))
        )


class PlayIntoEngagement(Deed):
    """Play this unit from hand for its cost; it takes part in the engagement."""

    verb = PLAY

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return s.engaged != NOBODY and refuse_deploying(s, frame.source, Purse(s, frame.you)) is None

    def act(self, s: LcgState, frame: Frame) -> bool:
        s.agenda.append((join, (frame.source, frame.you)))
        play(s, frame.you, frame.source, s.new_frame(frame.source, frame.you))
        return True

    @property
    def rest(self) -> Text:
        return Text(
            "{this} from your hand, paying its cost; it participates in the engagement on your side",
            "{this_accusative} z ręki, opłacając jej koszt; uczestniczy ona w bitwie po twojej stronie",
        )


class EngageAgain(Deed):
    """The engaged objective may be engaged one more time in this phase (lcg.conflict.once_per_objective)."""

    verb = ENGAGE

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return s.engaged >= 0 and in_play(s, s.engaged)

    def act(self, s: LcgState, frame: Frame) -> bool:
        s.again.append(s.engaged)
        return True

    @property
    def rest(self) -> Text:
        return Text("that objective one additional time this phase", "ten cel jeszcze jeden raz w tej fazie")

    @property
    def clause(self) -> Clause:
        return Allowed(Act(self.verb, self.rest))


class RestartEdge(Deed):
    """Call the edge battle off with its other fate effects; a new one begins (lcg.edge.twist_of_fate)."""

    verb = CANCEL

    def act(self, s: LcgState, frame: Frame) -> bool:
        call_off_edge(s)
        return True

    @property
    def rest(self) -> Text:
        return Text(
            "this edge battle and all other fate effects in it; discard both edge stacks and start a new edge battle",
            "tę walkę o przewagę i wszystkie inne efekty losu w niej; odrzuć oba stosy przewagi i rozpocznij nową "
            "walkę o przewagę",
        )
