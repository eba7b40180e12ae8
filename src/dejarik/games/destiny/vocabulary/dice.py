"""What is done to dice in pools: removing, rerolling, turning them."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Both, Clause, Somebody, Statement
from dejarik.abilities.words import ask
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.dice import BLANK, CLOSE_AND_FAR
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.language.phrases import shown_symbols
from dejarik.games.destiny.language.terms import ANY, CHARACTER, FOES, OWN
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import NOBODY, OFF, DestinyState, die_under_way, in_play
from dejarik.games.destiny.model.values import character_of, distinct, symbol_of, value_of
from dejarik.games.destiny.rules import pools
from dejarik.games.destiny.rules.damage import deal_damage
from dejarik.games.destiny.vocabulary.affecting import Affects
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, SOME, Count, HowMany, ThatMany, UpTo, worth
from dejarik.games.destiny.vocabulary.pronouns import THAT_DIE
from dejarik.games.destiny.vocabulary.selectors import Dice, Select
from dejarik.games.destiny.vocabulary.words import FOE_PICKS, YOU, Asks, Condition, Effect, PickSeveral
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import EMPTY, Text

ITS_VALUE = ThatMany("the value of that die", "wynosi wartość tej kości", is_tally=False, noun="wartość tej kości")
HALF_ITS_VALUE = ThatMany(
    "half the value of that die, rounded up",
    "wynosi połowa wartości tej kości, zaokrąglona w górę",
    is_tally=False,
    halved=True,
)
THAT_TOTAL = ThatMany("that total", "wynosi ta suma", is_tally=False, noun="ta suma")
NUMBER_REMOVED = ThatMany("die removed", "kości usunięto")
"""What words about dice note for the words behind them."""


class OnDice(Affects):
    """Something done to one die, to so many, up to so many, any number or all; all are chosen before."""

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        """Remember the last one, how many they were and, of one, its value."""
        wanted = self.wanted(s, frame)
        if taken and self.by is YOU:
            frame.die, frame.character = taken[-1], character_of(s, taken[-1])
        frame.number = value_of(s, taken[0]) if taken and self.is_one else len(taken)
        self.act(s, frame, taken)
        frame.done = len(taken) >= wanted

    @property
    def object(self) -> Text:
        """Which and how many, as the object of the verb."""
        phrase, many = self.on.phrase, self.many
        if self.by is not YOU:
            return _their_own(many)
        if many is EVERY:
            everywhere = Text(" in all pools", " we wszystkich pulach") if _is_anybodys(self.on) else EMPTY
            return Text("all ", "wszystkie ") + phrase.all + everywhere
        if many is ANY_NUMBER:
            return Text("any number of ", "dowolną liczbę ") + phrase.some
        if many is SOME:
            return Text("one or more of ", "jedną lub więcej ") + phrase.some
        if isinstance(many, UpTo):
            return limited(self.on, many.number)
        if isinstance(many, int):
            return phrase.one if many == 1 else _number_of(self.on, many)
        clause = many.clause  # type: ignore[union-attr]  # what is left is an amount
        return Text(f"{phrase.one.en} for each {clause.en}", f"tyle {phrase.some.pl}, ile {clause.pl}")


def _their_own(many: HowMany) -> Text:
    if many == 1:
        return Text("one of {their} dice", "jedną ze swoich kości")
    return Text(f"{many} of {{their}} dice", f"{many} ze swoich kości")


def _is_anybodys(on: Select) -> bool:
    return isinstance(on, Dice) and on.whose == ANY


def _number_of(on: Select, number: int) -> Text:
    some = on.phrase.some
    return Text(f"{number} {some.en}" if _is_anybodys(on) else f"{number} of {some.en}", f"{number} {some.pl}")


def limited(on: Select, up_to: Count) -> Text:
    """Up to so many of these dice."""
    if isinstance(up_to, int):
        return Text("up to ", "do ") + _number_of(on, up_to)
    some, clause = on.phrase.some, up_to.clause
    return Text(f"{some.en}, no more than {clause.en},", f"co najwyżej tyle {some.pl}, ile {clause.pl},")


# ---------------------------------------------------------------- removing


class Remove(OnDice):
    """Dice go back to their cards unresolved; ``within`` limits the sum of their values, ``raised`` adds to each.

    With ``total`` what comes next speaks of the sum of their values, each raised by so much.
    """

    kind = "remove"
    verb = "remove"

    def __init__(
        self,
        on: Select,
        many: HowMany = 1,
        by: Somebody | None = YOU,
        *,
        within: int | None = None,
        total_raised: int | None = None,
    ) -> None:
        super().__init__(on, many, by)
        self.within = within
        self.total_raised = total_raised

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        found = super().offers(s, frame, taken)
        if self.within is None:
            return found
        left = self.within - sum([value_of(s, die) for die in taken])
        return [option for option in found if value_of(s, subject(option)) <= left]

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        if self.total_raised is not None:
            frame.number = sum([value_of(s, die) + self.total_raised for die in things])
        pools.remove(s, things, self.chooser(frame))

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        super().finish(s, frame, taken)
        if self.many is SOME:
            frame.done = bool(taken)

    @property
    def clause(self) -> Clause:
        if self.by is not YOU:
            return Act(verbs.CHOOSE_AND_REMOVE, self.object, self.by)
        removed = Act(verbs.REMOVE, self.object)
        if self.within is not None:
            limit = f"with a combined value of {self.within} or less"
            rest = Text(f"{self.object.en} {limit}", f"{self.object.pl} o łącznej wartości {self.within} lub mniejszej")
            return Act(verbs.REMOVE, rest)
        if self.total_raised is not None:
            raised = Text(
                f"their values (each increased by {self.total_raised})",
                f"ich wartości (każdą zwiększoną o {self.total_raised})",
            )
            return Both(removed, Act(verbs.ADD_UP, raised))
        return removed


# ---------------------------------------------------------------- rerolling


class Reroll(OnDice):
    """Dice are rolled again."""

    kind = "reroll"
    verb = "reroll"

    def __init__(self, on: Select, many: HowMany = 1) -> None:
        super().__init__(on, many)

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        if things:
            pools.roll(s, things, frame.you)

    @property
    def clause(self) -> Clause:
        again = Text(" again", " ponownie") if self.on is THAT_DIE else EMPTY
        return Act(verbs.REROLL, self.object + again)


class RerollThisDie(Asks):
    """The die being resolved, perhaps with a second one of yours, is rolled again and stays in the pool.

    Where no die is being resolved there is nothing to keep.
    """

    kind = "reroll"

    def __init__(self, with_another: bool = False) -> None:
        self.with_another = with_another

    def run(self, s: DestinyState, frame: Frame) -> None:
        if self.with_another:
            super().run(s, frame)
        else:
            self._roll(s, frame, [])

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return not self.with_another or super().possible(s, frame)

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        this = die_under_way(frame)
        return [("reroll", die) for die in distinct(s, [die for die in s.pools[frame.you] if die != this])]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        self._roll(s, frame, [subject(option)])

    def nothing(self, s: DestinyState, frame: Frame) -> None:
        self._roll(s, frame, [])

    def _roll(self, s: DestinyState, frame: Frame, others: list[int]) -> None:
        this = die_under_way(frame)
        own = [this] if this != NOBODY and s.face[this] != OFF else []
        if own:
            pools.keep(s)
        if own or others:
            pools.roll(s, [*own, *others], frame.you)

    @property
    def clause(self) -> Clause:
        if not self.with_another:
            rest = Text("this die instead of removing it from your pool", "tę kość, zamiast usuwać ją z puli")
            return Act(verbs.REROLL, rest)
        return Both(
            Act(verbs.REROLL, Text("this die and another of your dice", "tę kość i inną ze swoich kości")),
            Statement(Text("do not remove this die from your pool", "nie usuwaj tej kości z puli")),
        )


class RollDieOfCard(Effect):
    """The die of the card spoken of is rolled into the pool; a ``lost`` one belongs to no card in play."""

    def __init__(self, lost: bool = False) -> None:
        self.lost = lost

    def run(self, s: DestinyState, frame: Frame) -> None:
        dice = self._dice(s, frame)
        if dice or not self.lost:
            pools.roll(s, dice, frame.you)

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return self.lost or bool(self._dice(s, frame))

    def _dice(self, s: DestinyState, frame: Frame) -> list[int]:
        if frame.card == NOBODY or not (self.lost or in_play(s, frame.card)):
            return []
        return [die for die in s.deal.dice_of[frame.card] if s.face[die] == OFF]

    @property
    def clause(self) -> Clause:
        if not self.lost:
            return Act(verbs.ROLL, Text("the die of that card into your pool", "kością tej karty do swojej puli"))
        return Both(
            Act(
                verbs.ROLL,
                Text("its die, if it has one, into your pool", "kością tej karty, jeśli ją ma, do swojej puli"),
            ),
            Statement(
                Text("when that die leaves your pool, set it aside", "gdy ta kość opuści twoją pulę, odłóż ją na bok")
            ),
        )


# ---------------------------------------------------------------- turning


class Turn(Asks):
    """Dice are set to other sides: of the player's choice, with certain symbols, or without damage."""

    kind = "turn"

    def __init__(
        self,
        on: Dice,
        many: HowMany = 1,
        *,
        to: frozenset[int] = frozenset(),
        away_from: frozenset[int] = frozenset(),
        others: bool = False,
        to_that_symbol: bool = False,
    ) -> None:
        self.on = on
        self.many = many
        self.to = to
        self.away_from = away_from
        self.others = others
        self.to_that_symbol = to_that_symbol

    @property
    def _may_stop(self) -> bool:
        return isinstance(self.many, UpTo) or self.many is ANY_NUMBER

    def run(self, s: DestinyState, frame: Frame) -> None:
        frame.chosen = []
        s.agenda.append((ask, (self,)))

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        found = self._turns(s, frame, frame.chosen)
        return [*found, ("done",)] if found and self._may_stop else found

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(self._turns(s, frame, []))

    def _turns(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        if self._is_enough(s, frame, len(taken)):
            return []
        this = die_under_way(frame) if self.others else NOBODY
        left = [die for die in self.on.found(s, frame) if die not in taken and die != this]
        return [("turn", die, face) for die in distinct(s, left) for face in self._faces(s, frame, die)]

    def _is_enough(self, s: DestinyState, frame: Frame, turned: int) -> bool:
        if self.many is EVERY or self.many is ANY_NUMBER:
            return False
        return turned >= (worth(s, frame, self.many.number) if isinstance(self.many, UpTo) else 1)

    def _faces(self, s: DestinyState, frame: Frame, die: int) -> list[int]:
        symbols, faces = s.deal.symbols[die], s.deal.turns[die][s.face[die]]
        wanted = frozenset({frame.symbol}) if self.to_that_symbol else self.to
        return [
            face
            for face in faces
            if (not wanted or symbols[face] in wanted) and (not self.away_from or symbols[face] not in self.away_from)
        ]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if option[0] == "done":
            self.nothing(s, frame)
            return
        die, face = option[1:]
        pools.turn(s, die, face, frame.you)
        frame.die = die
        frame.chosen.append(die)
        s.agenda.append((ask, (self,)))

    def nothing(self, s: DestinyState, frame: Frame) -> None:
        frame.done = self.many != 1 or bool(frame.chosen)
        frame.chosen = []

    @property
    def clause(self) -> Clause:
        return Act(verbs.TURN, self._object + self._side)

    @property
    def _object(self) -> Text:
        phrase = self.on.phrase
        if self.many is EVERY:
            return Text("each of ", "każdą ze " if self.on.whose == OWN else "każdą z ") + phrase.some
        if self.many is ANY_NUMBER:
            return Text("any number of ", "dowolną liczbę ") + phrase.some
        return limited(self.on, self.many.number) if isinstance(self.many, UpTo) else phrase.one

    @property
    def _side(self) -> Text:
        several = self._may_stop
        side = Text("sides", "ścianki") if several else Text("a side", "ściankę")
        showing, any_side = ("przedstawiające", "dowolne") if several else ("przedstawiającą", "dowolną")
        if self.to_that_symbol:
            return Text(" to {side} showing that symbol", " na {side} z tym symbolem").fill(side=side)
        if self.to == frozenset({BLANK}):
            return Text(" to a blank side", " na pustą ściankę")
        if self.to:
            shown = shown_symbols(self.to)
            return Text(f" to {side.en} showing {shown.en}", f" na {side.pl} {showing} {shown.pl}")
        if self.away_from == CLOSE_AND_FAR:
            return Text(
                f" to {side.en} without melee or ranged damage", f" na {side.pl} bez obrażeń wręcz i dystansowych"
            )
        return Text(" to any sides" if several else " to any side", f" na {any_side} {side.pl}")


# ---------------------------------------------------------------- both sides


class SplitPool(PickSeveral):
    """The opponent sorts the dice of their pool into two groups; you pick one, which is removed."""

    kind = "group"
    names_foe = True

    def chooser(self, frame: Frame) -> int:
        return frame.foe

    def run(self, s: DestinyState, frame: Frame) -> None:
        s.agenda.append((pick_group, ()))
        super().run(s, frame)

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        left = [die for die in s.pools[frame.foe] if die not in taken]
        return [("group", die) for die in distinct(s, left)]

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        frame.chosen = taken  # the first group, kept for the question that follows

    @property
    def clause(self) -> Clause:
        rest = Text("the dice in their pool into two groups", "kości ze swojej puli na dwie grupy")
        choice = Act(verbs.CHOOSE, Text("one of the groups and remove its dice", "jedną z nich i usuń jej kości"))
        return Both(Act(verbs.DIVIDE, rest, FOE_PICKS), choice)


@step
def pick_group(s: DestinyState) -> None:
    """Which of the two groups is removed: 1 is the one that was named, 2 the rest."""
    frame = s.frames[-1]
    if s.pools[frame.foe]:
        options: list[Option] = [("group_of", 1), ("group_of", 2)]
        s.decision = Decision(frame.you, "which_group", options, _answer_group, completes=True)


def _answer_group(s: DestinyState, option: Option) -> None:
    frame = s.frames[-1]
    first, frame.chosen = frame.chosen, []
    rest = [die for die in s.pools[frame.foe] if die not in first]
    pools.remove(s, first if subject(option) == 1 else rest, frame.you)


@dataclass(eq=False)
class FaceOff(Asks):
    """A character die of each side is rerolled; the character with the lower value is dealt damage, on a tie both."""

    amount: int
    kind = "die"

    def run(self, s: DestinyState, frame: Frame) -> None:
        frame.chosen = []
        s.agenda.append((ask, (self,)))

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        mine, theirs = (Dice(whose, kind_of_card=CHARACTER).found(s, frame) for whose in (OWN, FOES))
        if not mine or not theirs:
            return []
        return [("die", die) for die in distinct(s, theirs if frame.chosen else mine)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        frame.chosen.append(subject(option))
        if len(frame.chosen) < 2:
            s.agenda.append((ask, (self,)))
            return
        dice, frame.chosen = frame.chosen, []
        s.agenda.append((compare_dice, (self.amount, *dice)))
        pools.roll(s, dice, frame.you)

    @property
    def clause(self) -> Clause:
        return Both(
            Act(
                verbs.REROLL,
                Text(
                    "one of your character dice and an opponent's character die",
                    "jedną ze swoich kości postaci i kość postaci przeciwnika",
                ),
            ),
            Statement(
                Text(
                    f"then deal {self.amount} damage to the character whose die shows the lower value, or to both if "
                    "the values are equal",
                    f"następnie zadaj {self.amount} obrażenia postaci, której kość przedstawia mniejszą wartość, a "
                    "przy "
                    "równych wartościach obu postaciom",
                )
            ),
        )


@step
def compare_dice(s: DestinyState, amount: int, mine: int, theirs: int) -> None:
    """Whose die shows less."""
    if s.face[mine] == OFF or s.face[theirs] == OFF:
        return
    low = min(value_of(s, mine), value_of(s, theirs))
    deal_damage(s, [(character_of(s, die), amount) for die in (mine, theirs) if value_of(s, die) == low])


# ---------------------------------------------------------------- choosing, and conditions


class Choose(OnDice):
    """A die is named for what comes next, with what it shows."""

    verb = "die"

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        """Nothing happens to it."""

    @property
    def clause(self) -> Clause:
        return Act(verbs.CHOOSE, self.object)


@dataclass(eq=False)
class ChooseSymbol(Asks):
    """A symbol that shows on a die is named."""

    dice: Dice
    kind = "symbol"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [("symbol", symbol) for symbol in sorted({symbol_of(s, die) for die in self.dice.found(s, frame)})]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        frame.symbol = subject(option)
        frame.done = True

    @property
    def clause(self) -> Clause:
        return Act(verbs.CHOOSE, Text("a symbol showing on ", "symbol widoczny na ") + self.dice.phrase.of_one)


@dataclass(eq=False)
class JustRolled(Condition):
    """A die just rolled shows a symbol."""

    symbol: int

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        symbols = s.deal.symbols
        return any(s.face[die] != OFF and symbols[die][s.face[die]] == self.symbol for die in frame.rolled)

    @property
    def clause(self) -> Text:
        if self.symbol == BLANK:
            return Text("it shows a blank", "wypadnie pusta ścianka")
        name = SYMBOL_NAMES[self.symbol]
        return Text(f"the roll shows {name.en}", f"wypadną {name.pl}")
