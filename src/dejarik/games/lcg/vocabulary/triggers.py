"""What reactions and interrupts answer.

A trigger is a moment, the card it must concern (a ``Subject``), and whose doing it must be. Reactions read "after ...",
in Polish in the perfective; interrupts read "when ...", in Polish in the present tense.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from dejarik.abilities.selectors import Gender, Theirs, Yours
from dejarik.abilities.timing import AFTER, Happening, Trigger
from dejarik.abilities.words import Word
from dejarik.games.lcg.language.nouns import OBJECTIVE_CARD, UNIT_CARD, this
from dejarik.games.lcg.language.terms import EVENT
from dejarik.games.lcg.model import moments
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import (
    AREA,
    CAPTIVES,
    CONFLICT,
    DIAL,
    DRAW,
    FORCE,
    LATE_RULINGS,
    NOBODY,
    REFRESH,
    LcgState,
    in_play,
)
from dejarik.games.lcg.rules.damage import MOVED
from dejarik.games.lcg.vocabulary.refs import Enhanced
from dejarik.games.lcg.vocabulary.selectors import ENEMY, Cards, Units
from dejarik.kernel.text import Case, Noun, Text

ANYBODY: Final = 0
YOU: Final = 1
FOE: Final = 2
"""Whose doing it must be."""

Test: TypeAlias = Callable[[LcgState, int, int, Happening], bool]
"""Whether something else is true: of the position, the player, the card the ability is on, and the event."""

# ---------------------------------------------------------------- which card


class Subject(Word):
    """The card that something must happen to."""

    @abstractmethod
    def fits(self, s: LcgState, seat: int, card: int, concerned: int) -> bool:
        """Whether this is the card, for an ability on another card of a player."""

    @property
    @abstractmethod
    def name(self) -> Text:
        """As the subject of a sentence."""


class ThisCard(Subject):
    """The card the ability is on."""

    def fits(self, s: LcgState, seat: int, card: int, concerned: int) -> bool:
        return card == concerned

    @property
    def name(self) -> Text:
        return this(Case.NOMINATIVE)


class EnhancedCard(Subject):
    """The card that this one is attached to."""

    def __init__(self, noun: Noun = UNIT_CARD, gender: Gender = Gender.FEMININE) -> None:
        self.ref = Enhanced(noun, gender)

    def fits(self, s: LcgState, seat: int, card: int, concerned: int) -> bool:
        return s.host[card] == concerned and concerned != NOBODY

    @property
    def name(self) -> Text:
        return self.ref.named(Case.NOMINATIVE)


class One(Subject):
    """A card of a kind, with filters, somebody's; it need not be in play any more."""

    def __init__(self, select: Cards) -> None:
        self.select = select

    def fits(self, s: LcgState, seat: int, card: int, concerned: int) -> bool:
        whose = s.controller(concerned) if in_play(s, concerned) else s.deal.owner[concerned]
        if isinstance(self.select.whose, Yours) and whose != seat:
            return False
        if isinstance(self.select.whose, Theirs) and whose == seat:
            return False
        if not self.select.is_kind(s, concerned):
            return False
        return not self.select.asked or self.select.fits(s, s.new_frame(card, seat), concerned)

    @property
    def name(self) -> Text:
        return self.select.one(Case.NOMINATIVE)


THIS_CARD: Final = ThisCard()
ENHANCED: Final = EnhancedCard()
ENHANCED_OBJECTIVE: Final = EnhancedCard(OBJECTIVE_CARD, Gender.INANIMATE)

# ---------------------------------------------------------------- what happens


class On(Trigger[LcgState, Frame]):
    """A moment with a sentence for it; ``{who}`` in it is the subject."""

    def __init__(
        self,
        moment: int,
        text: Text,
        subject: Subject | None = None,
        *,
        by: int = ANYBODY,
        sort: int | None = None,
        amount: int | None = None,
        test: Test | None = None,
    ) -> None:
        self.moment = moment
        self.text = text
        self.subject = subject
        self.by = by
        self.sort = sort
        self.amount = amount
        self.test = test

    def met(self, s: LcgState, card: int, event: Happening) -> bool:
        return self.met_by(s, s.controller(card), card, event)

    def met_by(self, s: LcgState, seat: int, card: int, event: Happening) -> bool:
        """Whether this is what a card waits for, supposing that a player controls it."""
        if self.by and (event.seat == seat) != (self.by == YOU):
            return False
        if self.sort is not None and event.sort != self.sort:
            return False
        if self.amount is not None and event.amount != self.amount:
            return False
        if self.subject is not None and not (
            event.concerned >= 0 and self.subject.fits(s, seat, card, event.concerned)
        ):
            return False
        return self.test is None or self.test(s, seat, card, event)

    def remember(self, frame: Frame, event: Happening) -> None:
        frame.that = event.concerned
        frame.number = event.amount

    @property
    def clause(self) -> Text:
        if self.subject is None or isinstance(self.subject, _Silent):
            return self.text
        return self.text.fill(who=self.subject.name)

    def introduced(self, policy: int) -> Text:
        lead = Text("after ", "po tym, jak ") if policy == AFTER else Text("when ", "gdy ")
        return lead + self.clause + ", "


# ---------------------------------------------------------------- turns and phases


def you_refresh() -> On:
    """All steps of your refresh phase are done."""
    return On(moments.REFRESHED, Text("you refresh", "odpoczniesz"), by=YOU)


def your_refresh_phase_ends() -> On:
    """Your refresh phase is over, its action window included (lcg.errata.after_refresh_phase_ends)."""
    text = Text("your refresh phase ends", "twoja faza odpoczynku się skończy")
    return On(moments.PHASE_ENDS, text, by=YOU, sort=REFRESH)


def opponents_turn_begins() -> On:
    """The opponent's turn has begun."""
    text = Text("your opponent's turn begins", "rozpocznie się tura twojego przeciwnika")
    return On(moments.TURN_BEGINS, text, by=FOE)


def phase_begins(phase: int | None, text: Text, by: int = ANYBODY) -> On:
    """A phase has begun; any one if none is named."""
    return On(moments.PHASE_BEGINS, text, by=by, sort=phase)


# ---------------------------------------------------------------- entering and leaving play


def enters(subject: Subject = THIS_CARD, test: Test | None = None, text: Text | None = None) -> On:
    """A card has entered play."""
    return On(moments.ENTERED, text or Text("{who} enters play", "{who} wejdzie do gry"), subject, test=test)


def leaves(subject: Subject = THIS_CARD) -> On:
    """A card leaves play (for interrupts)."""
    return On(moments.LEAVES, Text("{who} leaves play", "{who} opuszcza grę"), subject)


def has_left(subject: Subject, test: Test | None = None, text: Text | None = None) -> On:
    """A card has left play (for reactions)."""
    return On(moments.LEAVES, text or Text("{who} leaves play", "{who} opuści grę"), subject, test=test)


def is_destroyed(subject: Subject) -> On:
    """A card is being destroyed (for interrupts)."""
    text = Text("{who} is destroyed", "{who} ulega zniszczeniu")
    return On(moments.LEAVES, text, subject, amount=moments.DESTROYED)


def was_destroyed(subject: Subject) -> On:
    """A card has been destroyed (for reactions)."""
    text = Text("{who} is destroyed", "{who} ulegnie zniszczeniu")
    return On(moments.LEAVES, text, subject, amount=moments.DESTROYED)


# ---------------------------------------------------------------- playing cards


def you_played(subject: Subject) -> On:
    """You have played a card (for reactions); the sentence has its object in the accusative."""
    assert isinstance(subject, One)
    named = subject.select.one(Case.ACCUSATIVE)
    return On(moments.PLAYED, Text("you play " + named.en, "zagrasz " + named.pl), _Silent(subject), by=YOU)


def event_is_played() -> On:
    """Any event is played; it can be canceled now (for interrupts)."""
    text = Text("an event is played", "zagrywane jest wydarzenie")
    return On(moments.USED, text, test=_is_event)


def _is_event(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return s.deal.kind[event.concerned] == EVENT


def you_are_playing(subject: Subject) -> On:
    """You are playing a card, and its cost is being determined (for interrupts)."""
    assert isinstance(subject, One)
    named = subject.select.one(Case.ACCUSATIVE)
    return On(moments.BEING_PLAYED, Text("you play " + named.en, "zagrywasz " + named.pl), _Silent(subject), by=YOU)


def interrupt_resolves() -> On:
    """Another interrupt is about to take effect (for interrupts)."""
    text = Text("another interrupt effect resolves", "rozpatrywany jest efekt innego Zakłócenia")
    return On(moments.USED, text, sort=moments.INTERRUPT)


class _Silent(Subject):
    """A subject that the sentence has named already."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject

    def fits(self, s: LcgState, seat: int, card: int, concerned: int) -> bool:
        return self.subject.fits(s, seat, card, concerned)

    @property
    def name(self) -> Text:
        return self.subject.name


# ---------------------------------------------------------------- engagements


def declared(role: int | None = moments.ATTACKING) -> On:
    """This unit has been declared as an attacker, as a defender, or as either."""
    texts = {
        moments.ATTACKING: Text("{who} is declared as an attacker", "{who} zostanie zadeklarowana jako atakująca"),
        moments.DEFENDING: Text("{who} is declared as a defender", "{who} zostanie zadeklarowana jako obrońca"),
        None: Text(
            "{who} is declared as an attacker or a defender", "{who} zostanie zadeklarowana jako atakująca lub obrońca"
        ),
    }
    return On(moments.DECLARED, texts[role], THIS_CARD, sort=role)


def focused_to_strike(subject: Subject = THIS_CARD, test: Test | None = None, text: Text | None = None) -> On:
    """A unit has been focused in order to strike."""
    told = text or Text("{who} is focused to strike", "{who} zostanie skupiona, aby uderzyć")
    return On(moments.FOCUSED, told, subject, test=test)


def strike_is_over(subject: Subject = THIS_CARD, test: Test | None = None) -> On:
    """A unit has finished its strike."""
    return On(moments.STRUCK, Text("{who} resolves its strike", "{who} zakończy swoje uderzenie"), subject, test=test)


def survived(test: Test | None = None, text: Text | None = None) -> On:
    """This unit has survived an engagement as an attacker."""
    told = text or Text("{who} survives an engagement as an attacker", "{who} przetrwa bitwę jako atakująca")
    return On(moments.SURVIVED, told, THIS_CARD, sort=moments.ATTACKING, test=test)


def edge_won(attacking: bool = False) -> On:
    """You have won an edge battle."""
    if attacking:
        text = Text("you win an edge battle as the attacker", "wygrasz walkę o przewagę jako atakujący")
        return On(moments.EDGE_WON, text, by=YOU, sort=1)
    return On(moments.EDGE_WON, Text("you win an edge battle", "wygrasz walkę o przewagę"), by=YOU)


def edge_lost() -> On:
    """You have lost an edge battle."""
    return On(moments.EDGE_WON, Text("you lose an edge battle", "przegrasz walkę o przewagę"), by=FOE)


def damaged_by_this(subject: Subject) -> On:
    """This unit has damaged another one, which is still in play."""
    assert isinstance(subject, One)
    whom = subject.select.one(Case.DATIVE)
    text = Text("{this} damages " + whom.en, "{this_nominative} zada obrażenia " + whom.pl)
    return On(moments.DAMAGED, text, _Silent(subject), test=_from_this_and_in_play)


def _from_this_and_in_play(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return event.source == card and in_play(s, event.concerned)


def damage_is_dealt(subject: Subject, text: Text | None = None) -> On:
    """Damage is being dealt to a card, and Protect and shields are done (for interrupts)."""
    told = text or Text("{who} is dealt damage", "{who} otrzymuje obrażenia")
    return On(moments.TAKING, told, subject, test=_is_not_moved)


def _is_not_moved(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return event.source != MOVED


def damage_would_be_dealt(subject: Subject) -> On:
    """Damage is assigned to a card, before Protect and shields (lcg.errata.lightsaber_deflection)."""
    return On(moments.DAMAGE, Text("{who} would be dealt damage", "{who} miałaby otrzymać obrażenia"), subject)


# ---------------------------------------------------------------- the Force


def committed(subject: Subject = THIS_CARD) -> On:
    """You have committed a unit to the Force."""
    whom = subject.select.one(Case.ACCUSATIVE) if isinstance(subject, One) else this(Case.ACCUSATIVE)
    text = Text(f"you commit {whom.en} to the Force", f"przydzielisz {whom.pl} do Mocy")
    return On(moments.COMMITTED, text, _Silent(subject), by=YOU)


def struggle_begins() -> On:
    """A Force struggle begins (for interrupts)."""
    return On(moments.STRUGGLE_BEGINS, Text("a Force struggle begins", "rozpoczynają się zmagania Mocy"))


def struggle_won(test: Test | None = None, text: Text | None = None) -> On:
    """You have won a Force struggle."""
    return On(
        moments.STRUGGLE_WON, text or Text("you win a Force struggle", "wygrasz zmagania Mocy"), by=YOU, test=test
    )


def struggle_lost() -> On:
    """You have lost a Force struggle."""
    return On(moments.STRUGGLE_WON, Text("you lose a Force struggle", "przegrasz zmagania Mocy"), by=FOE)


# ---------------------------------------------------------------- other things


def captured_from_play() -> On:
    """You have captured an enemy unit that was in play."""
    text = Text("you capture an enemy unit from play", "schwytasz wrogą jednostkę z gry")
    return On(moments.CAPTURED, text, by=YOU, sort=AREA, test=_was_unit)


def _was_unit(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return s.deal.is_unit[event.concerned]


def generated(subject: Subject) -> On:
    """A card has generated at least 1 resource."""
    return On(
        moments.GENERATED, Text("{who} generates 1 or more resources", "{who} wytworzy co najmniej 1 zasób"), subject
    )


def your_draw_phase_begins() -> On:
    """Your draw phase has begun."""
    return phase_begins(DRAW, Text("your draw phase begins", "rozpocznie się twoja faza dobierania"), by=YOU)


def force_phase_begins() -> On:
    """A Force phase has begun, whoever's."""
    return phase_begins(FORCE, Text("a Force phase begins", "rozpocznie się faza Mocy"))


def any_phase_begins() -> On:
    """Any phase has begun."""
    return phase_begins(None, Text("a phase begins", "rozpocznie się dowolna faza"))


def attackers_are_declared() -> On:
    """The opponent has declared attackers."""
    return On(
        moments.ENGAGED, Text("your opponent declares attackers", "twój przeciwnik zadeklaruje atakujących"), by=FOE
    )


def opponent_drew() -> On:
    """The opponent has resolved a card effect that drew cards."""
    text = Text(
        "your opponent resolves a card effect that draws 1 or more cards",
        "twój przeciwnik rozpatrzy efekt karty, dzięki któremu dobrano co najmniej 1 kartę",
    )
    return On(moments.DREW, text, by=FOE)


def fate_is_discarded() -> On:
    """You have discarded a fate card from your edge stack, Twist of Fate apart (lcg.errata.admiral_piett)."""
    text = Text(
        "you discard a fate card other than Twist of Fate from your edge stack",
        "odrzucisz ze swojego stosu przewagi kartę losu inną niż Kaprys losu",
    )
    return On(moments.FATE_DISCARDED, text, by=YOU, test=_is_no_twist)


def _is_no_twist(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return s.deal.title[event.concerned] != "Twist of Fate"


def battle_of_hoth_resolves() -> On:
    """The effect of a Battle of Hoth fate card has resolved, whoever's."""
    text = Text(
        "the effect of a Battle of Hoth fate card resolves", "zostanie rozpatrzony efekt karty losu Bitwa o Hoth"
    )
    return On(moments.FATE_RESOLVED, text, test=_is_battle_of_hoth)


def _is_battle_of_hoth(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return s.deal.title[event.concerned] == "Battle of Hoth"


def struggle_won_while_committed() -> On:
    """You have won a Force struggle while this unit is committed to the Force."""
    text = Text(
        "you win a Force struggle while {this} is committed to the Force",
        "wygrasz zmagania Mocy, a {this_nominative} jest przydzielona do Mocy",
    )
    return struggle_won(_is_committed, text)


def _is_committed(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return bool(s.committed[card])


def enemy_unit_enters(late_limit: int) -> On:
    """An enemy unit has entered play; under the later rulings only one of a printed cost up to a limit."""
    return enters(One(Units(ENEMY)), partial(_is_cheap_by_late_rulings, late_limit))


def _is_cheap_by_late_rulings(most: int, s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return not s.house[LATE_RULINGS] or s.deal.cost[event.concerned] <= most  # lcg.errata.rule_by_fear


def focused_while_attacking() -> On:
    """This unit has been focused in order to strike as an attacker."""
    text = Text("{who} is focused to strike while attacking", "{who}, atakując, zostanie skupiona, aby uderzyć")
    return focused_to_strike(test=_is_attacking, text=text)


def _is_attacking(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return card in s.attackers


def enters_engagement() -> On:
    """This card has entered play during an engagement."""
    text = Text("{who} enters play during an engagement", "{who} wejdzie do gry podczas bitwy")
    return enters(test=_during_engagement, text=text)


def _during_engagement(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return s.engaged != NOBODY


def your_other_objective_is_engaged() -> On:
    """The opponent declares an attack on an objective of yours other than this one (for interrupts)."""
    return _engages_another("deklaruje")


def your_other_objective_was_engaged() -> On:
    """The opponent has declared an attack on an objective of yours other than this one (for reactions)."""
    return _engages_another("zadeklaruje")


def _engages_another(declares: str) -> On:
    """Objective and attackers are declared (lcg.objective.yavin4)."""
    text = Text(
        "your opponent engages another objective you control",
        f"twój przeciwnik {declares} bitwę przeciwko innemu celowi pod twoją kontrolą",
    )
    return On(moments.ENGAGED, text, by=FOE, test=_is_other_card)


def _is_other_card(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return event.concerned not in (card, NOBODY, DIAL)


def focused_while_committed() -> On:
    """This unit has been focused in order to strike while it is committed to the Force."""
    text = Text(
        "{who} is focused to strike while it is committed to the Force",
        "{who}, gdy jest przydzielona do Mocy, zostanie skupiona, aby uderzyć",
    )
    return focused_to_strike(test=_is_committed, text=text)


def unit_left_in_conflict() -> On:
    """A unit has left play during a conflict phase (for reactions)."""
    text = Text("a unit leaves play during a conflict phase", "jednostka opuści grę podczas fazy konfliktu")
    return On(moments.LEAVES, text, test=_unit_left_in_conflict)


def _unit_left_in_conflict(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    was_unit = event.source == NOBODY or event.sort == CAPTIVES  # what was attached to a card was an enhancement
    return s.phase == CONFLICT and s.deal.is_unit[event.concerned] and was_unit


def survived_unopposed() -> On:
    """This unit has survived an unopposed engagement as an attacker (lcg.unopposed.defenders_destroyed)."""
    text = Text(
        "{who} survives an unopposed engagement as an attacker", "{who} przetrwa jako atakująca bitwę bez oporu"
    )
    return survived(test=_nobody_defends, text=text)


def _nobody_defends(s: LcgState, seat: int, card: int, event: Happening) -> bool:
    return not s.defenders
