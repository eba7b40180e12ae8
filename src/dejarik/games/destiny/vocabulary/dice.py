"""What is done to dice in pools: removing, rerolling, turning them."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Both, Clause, Somebody, Statement
from dejarik.abilities.words import ask
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.dice import BLANK, CLOSE_AND_FAR
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.language.phrases import shown_symbols
from dejarik.games.destiny.language.terms import ANY, OWN
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import NOBODY, OFF, DestinyState, die_under_way, in_play, stays_in_pool
from dejarik.games.destiny.model.values import character_of, distinct, symbol_of, symbol_resolved, value_of
from dejarik.games.destiny.rules import pools
from dejarik.games.destiny.rules.resolving import resolution_interrupted
from dejarik.games.destiny.vocabulary.affecting import Affects
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, SOME, Count, HowMany, ThatMany, UpTo, worth
from dejarik.games.destiny.vocabulary.pronouns import THAT_DIE
from dejarik.games.destiny.vocabulary.selectors import Dice, Select
from dejarik.games.destiny.vocabulary.words import YOU, Asks, Condition, Effect
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import EMPTY, Text, takes_plural

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
        if self.by is not YOU and not self.on.given:
            is_yours = isinstance(self.on, Dice) and self.on.whose == OWN
            return Text("one of your dice", "jedną z twoich kości") if is_yours else _their_own(many)
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
            return phrase.one if many == 1 else _exactly(self.on, many)
        clause = many.clause  # type: ignore[union-attr]  # what is left is an amount
        if not many.is_tally:  # type: ignore[union-attr]
            return Text(f"a number of {phrase.some.en} equal to {clause.en}", f"tyle {phrase.some.pl}, ile {clause.pl}")
        return Text(f"{phrase.one.en} for each {clause.en}", f"tyle {phrase.some.pl}, ile {clause.pl}")


def _their_own(many: HowMany) -> Text:
    if many == 1:
        return Text("one of {their} dice", "jedną ze swoich kości")
    return Text(f"{many} of {{their}} dice", f"{many} ze swoich kości")


def _is_anybodys(on: Select) -> bool:
    return isinstance(on, Dice) and on.whose == ANY and not on.of


def _number_of(on: Select, number: int) -> Text:
    some = on.phrase.some
    return Text(f"{number} {some.en}" if _is_anybodys(on) else f"{number} of {some.en}", f"{number} {some.pl}")


def _exactly(on: Select, number: int) -> Text:
    counted = _number_of(on, number)
    return Text(counted.en, f"{number} {on.phrase.all.pl}") if takes_plural(number) else counted


def limited(on: Select, up_to: Count) -> Text:
    """Up to so many of these dice."""
    if isinstance(up_to, int):
        return Text("up to ", "do ") + _number_of(on, up_to)
    some, clause = on.phrase.some, up_to.clause
    return Text(f"{some.en}, no more than {clause.en},", f"co najwyżej tyle {some.pl}, ile {clause.pl},")


# ---------------------------------------------------------------- removing


class Remove(OnDice):
    """Dice go back to their cards unresolved; ``within`` and ``at_least`` limit the sum of their values.

    With ``total_raised`` what comes next speaks of the sum of their values, each raised by so much.
    """

    kind = "remove"
    verb = "remove"

    def __init__(
        self,
        on: Select,
        many: HowMany = 1,
        by: Somebody | None = YOU,
        *,
        within: int | ThatMany | None = None,
        at_least: int | None = None,
        total_raised: int | None = None,
    ) -> None:
        super().__init__(on, many, by)
        self.within = within
        self.at_least = at_least
        self.total_raised = total_raised

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        return pools.removable(s, super().found(s, frame), self.chooser(frame))

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        found = super().offers(s, frame, taken)
        if self.within is None:
            return found
        left = worth(s, frame, self.within) - sum([value_of(s, die) for die in taken])
        return [option for option in found if value_of(s, subject(option)) <= left]

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        found = super().options(s, frame)
        if self._is_too_little(s, frame.chosen):
            return [option for option in found if option != ("done",)]
        return found

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return super().possible(s, frame) and not self._is_too_little(s, self.found(s, frame))

    def _is_too_little(self, s: DestinyState, dice: list[int]) -> bool:
        return self.at_least is not None and sum([value_of(s, die) for die in dice]) < self.at_least

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
            return Act(verbs.REMOVE if self.on.given else verbs.CHOOSE_AND_REMOVE, self.object, self.by)
        removed = Act(verbs.REMOVE, self.object)
        if isinstance(self.within, ThatMany):
            rest = Text(
                f"{self.object.en} with a value no higher than {self.within.en}",
                f"{self.object.pl} o wartości nie większej niż {self.within.noun}",
            )
            return Act(verbs.REMOVE, rest)
        if self.within is not None:
            limit = f"with a combined value of {self.within} or less"
            rest = Text(f"{self.object.en} {limit}", f"{self.object.pl} o łącznej wartości {self.within} lub mniejszej")
            return Act(verbs.REMOVE, rest)
        if self.at_least is not None:
            limit = f"with a combined value of {self.at_least} or more"
            polish = f"{self.object.pl} o łącznej wartości {self.at_least} lub większej"
            return Act(verbs.REMOVE, Text(f"{self.object.en} {limit}", polish))
        if self.total_raised is not None:
            raised = Text("their values", "ich wartości")
            if self.total_raised:
                raised = raised + Text(
                    f" (each increased by {self.total_raised})", f" (każdą zwiększoną o {self.total_raised})"
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


LEAVES_FOR_SIDE_ZONE = Statement(
    Text("when that die leaves your pool, set it aside", "gdy ta kość opuści twoją pulę, odłóż ją na bok")
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
            LEAVES_FOR_SIDE_ZONE,
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
        this = die_under_way(frame) if self.others and not stays_in_pool(frame) else NOBODY
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
        frame.die, frame.number = die, value_of(s, die)
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


class WasCharacterDie(Condition):
    """The die spoken of is one of a character, not of an upgrade or a support."""

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        return frame.die != NOBODY and s.deal.is_character_die[frame.die]

    @property
    def clause(self) -> Text:
        return Text("it was a character die", "była to kość postaci")


class AnotherShowsTheSame(Condition):
    """Another of one's dice shows the symbol that the die about to be resolved has."""

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        symbol = symbol_resolved(s, resolution_interrupted(s))
        return any(die != frame.die and symbol_of(s, die) == symbol for die in s.pools[frame.you])

    @property
    def clause(self) -> Text:
        return Text("another of your dice shows the same symbol", "inna z twoich kości przedstawia ten sam symbol")
