"""Resolving dice by the word of a card."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Both, Clause, Provided, Somebody, Statement
from dejarik.abilities.words import ask
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.dice import CLOSE_AND_FAR
from dejarik.games.destiny.language.phrases import COLORS
from dejarik.games.destiny.language.terms import ANY, CHARACTER, FOES, OWN
from dejarik.games.destiny.model.frames import WITH_MODIFIERS, Frame, Terms
from dejarik.games.destiny.model.state import NOBODY, OFF, DestinyState, under_way
from dejarik.games.destiny.model.values import distinct, value_of
from dejarik.games.destiny.rules import pools
from dejarik.games.destiny.rules.damage import deal_damage
from dejarik.games.destiny.rules.resolving import (
    add_modifier,
    can_resolve,
    can_resolve_side,
    modifying,
    open_resolution,
    resolution_interrupted,
    resolve,
)
from dejarik.games.destiny.vocabulary.amounts import Count, so_much, worth
from dejarik.games.destiny.vocabulary.selectors import HOST_CARD, THIS_CARD, Characters, Dice, Select
from dejarik.games.destiny.vocabulary.words import YOU, Amount, Asks, Effect, picker
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import EMPTY, Text


class Resolve(Asks):
    """One of one's dice is resolved, perhaps with an increased or replaced value or on other terms."""

    kind = "resolve"

    def __init__(
        self,
        on: Select,
        *,
        bonus: Count = 0,
        vehicle_bonus: int = 0,
        value: Amount | None = None,
        terms: Terms | None = None,
    ) -> None:
        self.on = on
        self.bonus = bonus
        self.vehicle_bonus = vehicle_bonus
        self.value = value
        self.terms = terms or Terms()

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        dice = [die for die in self.on.found(s, frame) if can_resolve(s, frame.you, die, self.terms)]
        return [("resolve", die) for die in distinct(s, dice)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        die = subject(option)
        bonus = worth(s, frame, self.bonus)
        if self.vehicle_bonus and "vehicle" in s.deal.cards[s.deal.card_of[die]].subtypes:
            bonus = self.vehicle_bonus
        fixed = NOBODY if self.value is None else worth(s, frame, self.value)
        resolve(s, die, frame.you, self.terms, bonus, fixed)

    def nothing(self, s: DestinyState, frame: Frame) -> None:
        if not self.on.given:
            frame.done = False

    @property
    def clause(self) -> Clause:
        resolved = Act(verbs.RESOLVE, self.on.phrase.one + self._manner)
        if not self.terms.unblockable:
            return resolved
        return Both(resolved, Statement(Text("its damage is unblockable", "jej obrażenia są nieblokowane")))

    @property
    def _manner(self) -> Text:
        if self.value is not None:
            much = so_much(self.value)
            return Text(f" as if its value were {much.en}", f" tak, jakby jej wartość wynosiła {much.pl}")
        if self.vehicle_bonus:
            return Text(
                f", increasing its value by {self.bonus}, or by {self.vehicle_bonus} if it is a vehicle die",
                f", zwiększając jej wartość o {self.bonus}, a w przypadku kości pojazdu o {self.vehicle_bonus}",
            )
        if self.terms.free:
            return Text(" without paying its cost", " bez płacenia jej kosztu")
        if self.terms.without_plus:
            return Text(" as if it were not a modifier", " tak, jakby nie był to modyfikator")
        if not self.bonus:
            return EMPTY
        return Text(", increasing its value by ", ", zwiększając jej wartość o ") + so_much(self.bonus)


class IncreaseValue(Effect):
    """The die about to be resolved counts for more, for this resolution only."""

    def __init__(self, more: int) -> None:
        self.more = more

    def run(self, s: DestinyState, frame: Frame) -> None:
        resolution_interrupted(s).value += self.more

    @property
    def clause(self) -> Clause:
        return Act(verbs.INCREASE, Text(f"its value by {self.more}", f"jej wartość o {self.more}"))


class ResolveSeveral(Asks):
    """Any number of dice of whoever picks, of any symbols, in any order; modifiers may be added (destiny.carddice)."""

    kind = "resolve_more"

    def __init__(self, by: Somebody | None = YOU) -> None:
        self.by = by
        self.names_foe = by is not YOU

    def chooser(self, frame: Frame) -> int:
        return picker(self.by, frame)

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        seat = self.chooser(frame)
        if s.ending or seat < 0:
            return []
        dice = [die for die in s.pools[seat] if can_resolve(s, seat, die)]
        return [*[("resolve", die) for die in distinct(s, dice)], ("done",)] if dice else []

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if option[0] == "done":
            frame.done = True
            return
        s.agenda.append((ask, (self,)))
        resolve(s, subject(option), self.chooser(frame), WITH_MODIFIERS)

    def nothing(self, s: DestinyState, frame: Frame) -> None:
        frame.done = True

    @property
    def clause(self) -> Clause:
        if self.by is not YOU:
            return Statement(
                Text("{foe} may resolve any number of their dice", "{foe} może rozpatrzyć dowolną liczbę swoich kości")
            )
        rest = Text("any number of your dice in any order", "dowolną liczbę swoich kości w dowolnej kolejności")
        return Act(verbs.RESOLVE, rest)


class ResolveOrRemove(Asks):
    """A die of a color: one's own is resolved with an increased value, an opponent's is removed."""

    kind = "die"

    def __init__(self, color: int, bonus: int) -> None:
        self.color = color
        self.bonus = bonus

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        seat = frame.you
        dice = Dice(ANY, color=self.color).found(s, frame)
        mine = [die for die in dice if die in s.pools[seat] and can_resolve(s, seat, die)]
        others = [die for die in dice if die not in s.pools[seat]]
        return [("die", die) for die in distinct(s, mine + others)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        die = subject(option)
        if die in s.pools[frame.you]:
            resolve(s, die, frame.you, bonus=self.bonus)
        else:
            pools.remove(s, [die], frame.you)

    @property
    def clause(self) -> Clause:
        color = COLORS[self.color]
        own = Act(
            verbs.RESOLVE,
            Text(f"it, increasing its value by {self.bonus}", f"ją, zwiększając jej wartość o {self.bonus}"),
        )
        theirs = Act(verbs.REMOVE, Text("it", "ją"))
        return Both(
            Both(
                Act(verbs.CHOOSE, Text(f"a {color.en} die", f"dowolną {color.acc} kość")),
                Provided(Text("it is yours", "jest twoja"), own),
            ),
            Provided(Text("it is an opponent's", "należy do przeciwnika"), theirs),
        )


class ResolvePair(Asks):
    """This die and a character die of the attached character, in either order or one as a modifier of the other.

    Their symbols may differ. What is picked is remembered as THIS_CARD or HOST_CARD, since one die of each will do.
    """

    kind = "resolve_more"

    def run(self, s: DestinyState, frame: Frame) -> None:
        frame.chosen = []
        s.agenda.append((ask, (self,)))

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        dice = [die for die in _left_of_pair(s, frame) if can_resolve(s, frame.you, die)]
        return [("resolve", die) for die in distinct(s, dice)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        die = subject(option)
        _take(s, frame, die)
        other = _left_of_pair(s, frame)
        s.agenda.append((ask, (self,)))
        resolve(s, die, frame.you)
        s.agenda.append((ask_pair, (tuple(other),)))

    def nothing(self, s: DestinyState, frame: Frame) -> None:
        frame.done = bool(frame.chosen)
        frame.chosen = []

    @property
    def clause(self) -> Clause:
        rest = Text("this die and one character die of {of_host}", "tę kość i jedną kość postaci należącą do {of_host}")
        return Act(verbs.RESOLVE, rest)


def _left_of_pair(s: DestinyState, frame: Frame) -> list[int]:
    own = [] if THIS_CARD in frame.chosen else Dice(OWN, of=THIS_CARD).found(s, frame)
    host = [] if HOST_CARD in frame.chosen else Dice(OWN, of=HOST_CARD, kind_of_card=CHARACTER).found(s, frame)
    return own + host


def _take(s: DestinyState, pair: Frame, die: int) -> None:
    pair.chosen.append(THIS_CARD if s.deal.card_of[die] == pair.source else HOST_CARD)


@step
def ask_pair(s: DestinyState, others: tuple[int, ...]) -> None:
    """The second die may be added to the first as its modifier (destiny.carddice.modifiers_need_several_dice)."""
    options = modifying(s, list(others))
    if options:
        s.decision = Decision(s.frames[-1].you, "modify", [*options, ("done",)], _answer_pair, completes=True)


def _answer_pair(s: DestinyState, option: Option, others: tuple[int, ...]) -> None:
    if option[0] == "modify":
        add_modifier(s, subject(option))
        pair: Frame = s.frames[-2]  # type: ignore[assignment]  # all frames of this game are of its own kind
        _take(s, pair, subject(option))


class ResolveSideOfCard(Asks):
    """A side, freely chosen, of the die of the card just discarded is resolved, though the die lies in no pool."""

    kind = "side"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        if frame.card == NOBODY or not s.deal.dice_of[frame.card]:
            return []
        die = s.deal.dice_of[frame.card][0]
        sides = s.deal.sides[die]
        faces = [face for face, side in enumerate(sides) if sides.index(side) == face]
        return [("side", die, face) for face in faces if can_resolve_side(s, frame.you, die, face)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        die, face = option[1:]
        open_resolution(s, die, face, frame.you)

    def nothing(self, s: DestinyState, frame: Frame) -> None:
        """A card without a die: what comes behind does not depend on it."""

    @property
    def clause(self) -> Clause:
        rest = Text("any side of its die, if it has one", "dowolną ściankę jej kości, jeśli karta ma kość")
        return Act(verbs.RESOLVE, rest)


class TakeTheHit(Asks):
    """One's own character is dealt the value of an opponent's die, which is then removed."""

    kind = "die"

    def __init__(self, taker: Characters) -> None:
        self.taker = taker

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        if not self.taker.found(s, frame):
            return []
        return [("die", die) for die in distinct(s, Dice(FOES, CLOSE_AND_FAR).found(s, frame))]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        frame.die = subject(option)
        s.agenda.append((choose_taker, (self,)))

    @property
    def clause(self) -> Clause:
        rest = Text(
            "an opponent's die showing melee or ranged damage; deal {who} damage equal to the value of that die; then "
            "remove it",
            "kość przeciwnika przedstawiającą obrażenia wręcz lub dystansowe; zadaj {who} tyle obrażeń, ile wynosi "
            "wartość tej kości; następnie usuń ją",
        )
        return Act(verbs.CHOOSE, rest.fill(who=self.taker.phrase.of_one))


@step
def choose_taker(s: DestinyState, effect: TakeTheHit) -> None:
    """Which character takes the damage of the die."""
    frame = under_way(s)
    takers = effect.taker.found(s, frame)
    if len(takers) == 1:
        _take_damage(s, takers[0])
    elif takers:
        options: list[Option] = [("hit", card) for card in takers]
        s.decision = Decision(frame.you, "character", options, _answer_taker, completes=True)


def _answer_taker(s: DestinyState, option: Option, effect: TakeTheHit) -> None:
    _take_damage(s, subject(option))


def _take_damage(s: DestinyState, character: int) -> None:
    die = under_way(s).die
    s.agenda.append((remove_hit, (die,)))
    deal_damage(s, [(character, value_of(s, die))])


@step
def remove_hit(s: DestinyState, die: int) -> None:
    """A die is removed if its damage was dealt; a die showing 0 deals none, which is all it could."""
    if s.face[die] != OFF:
        pools.remove(s, [die], s.frames[-1].you)
