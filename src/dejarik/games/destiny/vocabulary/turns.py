"""What is done to resources, turns, phases and the battlefield, and to the play that an ability interrupts."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Both, Clause, InOrderTo, Mood, Statement
from dejarik.abilities.structure import Pay
from dejarik.abilities.words import begin, close_frame, do
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.nouns import ACTION_NOUN
from dejarik.games.destiny.language.phrases import AN_OPPONENT, COLORS
from dejarik.games.destiny.language.terms import BATTLEFIELD
from dejarik.games.destiny.model.abilities import Claim, LowersCost, Special
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import ASIDE, FIELD, NOBODY, OUT, REAL, TEAM, DestinyState, in_play, is_in
from dejarik.games.destiny.model.values import pool_of
from dejarik.games.destiny.rules.actions import act_off_turn, ask_extra_action
from dejarik.games.destiny.rules.economy import gain, lose, spend
from dejarik.games.destiny.rules.playing import play_interrupted
from dejarik.games.destiny.vocabulary.amounts import Count, ThatMany, counted, worth
from dejarik.games.destiny.vocabulary.selectors import Select
from dejarik.games.destiny.vocabulary.words import Asks, Condition, Effect
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.nouns import RESOURCE
from dejarik.kernel.text import Case, Text
from dejarik.kernel.zones import move

RESOURCES_LOST = ThatMany("resource the opponent lost", "stracił przeciwnik")


# ---------------------------------------------------------------- resources


@dataclass(eq=False)
class Spend(Effect):
    """Resources as a price."""

    amount: int

    def run(self, s: DestinyState, frame: Frame) -> None:
        frame.done = self.possible(s, frame)
        if frame.done:
            spend(s, frame.you, self.amount)

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return s.resources[frame.you] >= self.amount

    @property
    def clause(self) -> Clause:
        return Act(verbs.SPEND, RESOURCE.count(self.amount, Case.ACCUSATIVE))


@dataclass(eq=False)
class Gain(Effect):
    """Resources from the supply."""

    amount: Count

    def run(self, s: DestinyState, frame: Frame) -> None:
        gain(s, frame.you, worth(s, frame, self.amount))
        frame.done = True

    @property
    def clause(self) -> Clause:
        return Act(verbs.GAIN, counted(self.amount, RESOURCE))


@dataclass(eq=False)
class FoeLoses(Effect):
    """The opponent loses resources, so many or all."""

    amount: Count | None = None
    names_foe = True

    def run(self, s: DestinyState, frame: Frame) -> None:
        amount = s.resources[frame.foe] if self.amount is None else worth(s, frame, self.amount)
        frame.number = lose(s, frame.foe, amount)

    @property
    def clause(self) -> Clause:
        if self.amount is None:
            return Act(verbs.LOSE, Text("all {their} resources", "wszystkie zasoby"), AN_OPPONENT)
        return Act(verbs.LOSE, counted(self.amount, RESOURCE), AN_OPPONENT)


@dataclass(eq=False)
class FoeGains(Effect):
    """The opponent takes resources from the supply."""

    amount: int
    names_foe = True

    def run(self, s: DestinyState, frame: Frame) -> None:
        gain(s, frame.foe, self.amount)

    @property
    def clause(self) -> Clause:
        return Act(verbs.GAIN, counted(self.amount, RESOURCE), AN_OPPONENT)


class SwapResources(Effect):
    """You and the opponent meant exchange all your resources."""

    names_foe = True

    def run(self, s: DestinyState, frame: Frame) -> None:
        mine, theirs = s.resources[frame.you], s.resources[frame.foe]
        s.resources[frame.you], s.resources[frame.foe] = theirs, mine
        if mine != theirs:
            s.changed |= REAL
        tell(s, "swapped_resources", frame.you, (), (frame.foe, mine, theirs))

    @property
    def clause(self) -> Clause:
        return Act(
            verbs.SWAP_WITH, Text("all of your resources with {the_foe}", "się z {with_foe} wszystkimi zasobami")
        )


class TakeResource(Effect):
    """A resource passes from the owner of the die just rerolled to you."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        victim = pool_of(s, frame.rolled[0])
        if s.resources[victim]:
            lose(s, victim, 1)
            gain(s, frame.you, 1)

    @property
    def clause(self) -> Clause:
        return Act(verbs.TAKE_FROM, Text("1 resource from that opponent", "temu przeciwnikowi 1 zasób"))


@dataclass(eq=False)
class FoeMayPay(Asks):
    """The opponent meant may pay to stop what comes next."""

    price: int
    effect: Effect
    kind = "stop"
    completes = False
    names_foe = True

    def chooser(self, frame: Frame) -> int:
        return frame.foe

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [("pay", self.price), ("no",)] if s.resources[frame.foe] >= self.price else [("no",)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if option[0] == "pay":
            spend(s, frame.foe, self.price)
        else:
            s.agenda.append((do, (self.effect,)))

    @property
    def clause(self) -> Clause:
        price = RESOURCE.count(self.price, Case.ACCUSATIVE)
        unless = Text(f" unless {{foe}} pays {price.en}", f", chyba że {{foe}} zapłaci {price.pl}")
        return Statement(self.effect.clause.say() + unless)


@dataclass(eq=False)
class FoeMayBuy(Asks):
    """The opponent meant may give you resources to have something done."""

    price: int
    effect: Effect
    kind = "bargain"
    completes = False
    names_foe = True

    def chooser(self, frame: Frame) -> int:
        return frame.foe

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        if s.resources[frame.foe] < self.price or not self.effect.possible(s, frame):
            return []
        return [("pay", self.price), ("no",)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if option[0] == "pay":
            lose(s, frame.foe, self.price)
            gain(s, frame.you, self.price)
            s.agenda.append((do, (self.effect,)))

    @property
    def bargain(self) -> Clause:
        """As whoever may pay reads it."""
        return InOrderTo(Act(verbs.PAY, RESOURCE.count(self.price, Case.ACCUSATIVE)), self.effect.clause)

    @property
    def clause(self) -> Clause:
        price, gain = RESOURCE.count(self.price, Case.ACCUSATIVE), self.effect.clause.say(Mood.PURPOSE)
        return Statement(
            Text(f"{{foe}} may give you {price.en} {gain.en}", f"{{foe}} może oddać ci {price.pl}, {gain.pl}")
        )


# ---------------------------------------------------------------- spotting


@dataclass(eq=False)
class Spot(Effect):
    """Does nothing without a character, or so many, of a color in play (destiny.term.spot.cannot_spot)."""

    color: int
    effect: Effect
    number: int = 1

    def run(self, s: DestinyState, frame: Frame) -> None:
        if self.possible(s, frame):
            s.agenda.append((do, (self.effect,)))
        else:
            frame.done = False

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return sum([s.deal.color[card] == self.color for card in s.zones[TEAM + frame.you]]) >= self.number

    @property
    def clause(self) -> Clause:
        color, clause = COLORS[self.color], self.effect.clause
        spot = Act(verbs.SPOT, Text(f"a {color.en} character", f"{color.acc} postać"))
        if self.number > 1:
            spot = Act(verbs.SPOT, Text(f"{self.number} {color.en} characters", f"{self.number} {color.accs} postacie"))
        if isinstance(self.effect, Pay) and isinstance(clause, InOrderTo):
            return InOrderTo(Both(spot, clause.price), clause.gain)
        return InOrderTo(spot, clause)


# ---------------------------------------------------------------- actions and phases


@dataclass(eq=False)
class MoreActions(Effect):
    """Additional actions, taken when this action is over (destiny.extraaction.not_in_queue)."""

    number: int = 1

    def run(self, s: DestinyState, frame: Frame) -> None:
        s.extra += [frame.you] * self.number

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return s.claimant != frame.you

    @property
    def clause(self) -> Clause:
        if self.number == 1:
            return Act(verbs.TAKE_ACTION, Text("an additional action", "dodatkową akcję"))
        return Act(verbs.TAKE_ACTION, Text("up to ", "do ") + ACTION_NOUN.count(self.number, Case.GENITIVE))


class HurryNextCard(Effect):
    """The next card one plays this turn has Ambush (destiny.keyword.no_second_copy)."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        if frame.you not in s.hasty:
            s.hasty += (frame.you,)
        s.changed |= REAL

    @property
    def clause(self) -> Clause:
        return Statement(
            Text(
                "the next card you play this turn has Ambush",
                "następna karta, którą zagrasz w tej turze, ma słowo kluczowe Zasadzka",
            )
        )


class EndPhase(Effect):
    """The action phase ends when the queue is done (destiny.errata.hyperspace_jump.ends_action_phase).

    Additional actions are lost, and so are further dice of an action or card by which several may be resolved.
    """

    def run(self, s: DestinyState, frame: Frame) -> None:
        s.ending = 1
        s.changed |= REAL
        tell(s, "phase_ends", frame.you)

    @property
    def clause(self) -> Clause:
        return Act(verbs.END, Text("the action phase", "fazę akcji"))


class FoeActs(Effect):
    """An opponent may take an action at once (destiny.extraaction.outside_own_turn).

    The action has a frame of its own: how it turns out does not matter to what follows here.
    """

    names_foe = True

    def run(self, s: DestinyState, frame: Frame) -> None:
        foe = frame.foe
        frame.done = True
        if is_in(s, foe) and s.claimant != foe:
            s.frames.append(s.new_frame(frame.source, foe))
            s.agenda += [(close_frame, ()), (act_off_turn, (foe,)), (ask_extra_action, (foe,))]

    @property
    def clause(self) -> Clause:
        return Statement(Text("{foe} may take an action", "{foe} może wykonać akcję"))


# ---------------------------------------------------------------- the battlefield


def unused_fields(s: DestinyState) -> list[int]:
    """The battlefields that players brought but that are not in use."""
    aside = [card for seat in range(s.seats) for card in s.zones[ASIDE + seat]]
    return [card for card in aside if s.deal.kind[card] == BATTLEFIELD]


class SwapField(Asks):
    """The battlefield is exchanged for one that is not in use; who controls it does not change."""

    kind = "battlefield"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [("battlefield", card) for card in unused_fields(s)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        old, new = s.zones[FIELD][0], subject(option)
        owner = s.deal.owner[old]
        move(s, old, (OUT if owner in s.eliminated else ASIDE) + owner)
        move(s, new, FIELD)
        s.changed |= REAL
        frame.done = True
        tell(s, "field_swapped", frame.you, (new,))

    @property
    def clause(self) -> Clause:
        rest = Text("the battlefield with one that was set aside", "pole bitwy na inne, odłożone na bok")
        return Act(verbs.SWAP, rest)


class HoldField(Condition):
    """You control the battlefield."""

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        return s.holder == frame.you

    @property
    def clause(self) -> Text:
        return Text("you control the battlefield", "kontrolujesz pole bitwy")


class GiveField(Effect):
    """An opponent gains control of the battlefield, as a price."""

    names_foe = True

    def run(self, s: DestinyState, frame: Frame) -> None:
        frame.done = self.possible(s, frame)
        if frame.done:
            s.holder = frame.foe
            s.changed |= REAL
            tell(s, "took_field", s.holder)

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return s.holder == frame.you and frame.foe != NOBODY

    @property
    def clause(self) -> Clause:
        rest = Text("control of the battlefield to {to_foe}", "{to_foe} kontrolę nad polem bitwy")
        return Act(verbs.GIVE_UP, rest)


class TakeField(Effect):
    """You gain control of the battlefield, without claiming it."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        if self.possible(s, frame):
            s.holder = frame.you
            s.changed |= REAL
            tell(s, "took_field", s.holder)

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return s.holder != frame.you

    @property
    def clause(self) -> Clause:
        return Act(verbs.TAKE_OVER, Text("control of the battlefield", "kontrolę nad polem bitwy"))


class UseClaim(Effect):
    """The claim ability of the battlefield is carried out, without claiming it."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        field = s.zones[FIELD][0]
        claim = s.deal.ability(field, Claim)
        if claim is not None:
            begin(s, claim.effect, s.new_frame(field, frame.you))

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return s.deal.ability(s.zones[FIELD][0], Claim) is not None

    @property
    def clause(self) -> Clause:
        return Act(verbs.USE, Text("the claim ability of the battlefield", "zdolności zajęcia pola bitwy"))


class UseUnusedClaim(Asks):
    """The claim ability of a battlefield that is not in use is carried out, without claiming anything."""

    kind = "battlefield"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [("battlefield", card) for card in unused_fields(s) if s.deal.ability(card, Claim) is not None]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        claim = s.deal.ability(subject(option), Claim)
        assert claim is not None
        begin(s, claim.effect, s.new_frame(subject(option), frame.you))

    @property
    def clause(self) -> Clause:
        rest = Text(
            "the claim ability of a battlefield that was set aside", "zdolności zajęcia pola bitwy odłożonego na bok"
        )
        return Act(verbs.USE, rest)


@dataclass(eq=False)
class UseSpecial(Asks):
    """A special ability of another card in play, perhaps only of certain ones, is carried out as if it were one's own.

    Those that do the same and are under way count as this card, or two of them could go on for ever.
    """

    of: Select | None = None
    kind = "special"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        under_way = [other.source for other in s.frames]
        return [
            ("special", card)
            for card, special in s.deal.having(Special)
            if in_play(s, card)
            and not (isinstance(special.effect, UseSpecial) and card in under_way)
            and (self.of is None or card in self.of.found(s, frame))
        ]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        special = s.deal.ability(subject(option), Special)
        assert special is not None
        begin(s, special.effect, s.new_frame(subject(option), frame.you))

    @property
    def clause(self) -> Clause:
        if self.of is not None:
            one = self.of.phrase.of_one
            return Act(verbs.USE, Text(f"the special ability of {one.en}", f"zdolności specjalnej {one.pl}"))
        rest = Text(
            "the special ability of another card in play as if it were yours",
            "zdolności specjalnej innej karty w grze tak, jakby należała do ciebie",
        )
        return Act(verbs.USE, rest)


# ---------------------------------------------------------------- the play that is interrupted


class ChangePlay(LowersCost):
    """The card about to be played costs less or has Ambush, for this play only (destiny.keyword.no_second_copy)."""

    def __init__(self, less: int = 0, ambush: bool = False) -> None:
        self.less = less
        self.ambush = ambush

    def run(self, s: DestinyState, frame: Frame) -> None:
        play = play_interrupted(s)
        play.discount += self.less
        play.has_ambush |= self.ambush

    @property
    def clause(self) -> Clause:
        if self.ambush:
            return Act(verbs.GRANT, Text("that card Ambush", "tej karcie słowo kluczowe Zasadzka"))
        return Act(verbs.DECREASE, Text(f"the cost of that card by {self.less}", f"koszt tej karty o {self.less}"))
