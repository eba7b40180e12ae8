"""Resolving dice by the word of a card."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Both, Clause, Provided, Somebody, Statement
from dejarik.abilities.words import ask
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.dice import BLANK, CLOSE_AND_FAR, WILD
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.language.phrases import COLORS, UNSAID
from dejarik.games.destiny.language.terms import ANY, CHARACTER, FOE, FOES, OWN
from dejarik.games.destiny.model.frames import WITH_MODIFIERS, Frame, Terms
from dejarik.games.destiny.model.state import NOBODY, OFF, DestinyState, under_way
from dejarik.games.destiny.model.values import distinct, pool_of, symbol_of, value_of
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
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, SOME, Count, Many, UpTo, so_much, worth
from dejarik.games.destiny.vocabulary.dice import limited
from dejarik.games.destiny.vocabulary.selectors import HOST_CARD, THIS_CARD, Characters, Dice, Select
from dejarik.games.destiny.vocabulary.words import YOU, Amount, Asks, Effect, picker
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import EMPTY, Text


class Resolve(Asks):
    """A die is resolved, perhaps with an increased or replaced value, on other terms or as another symbol.

    An opponent's die is resolved as if it were one's own. ``another_symbol`` is one that the player chooses. Dice of
    some kind may have another bonus: ``bonus_of`` names them and how much it is.
    """

    kind = "resolve"

    def __init__(
        self,
        on: Select,
        *,
        bonus: Count = 0,
        bonus_of: tuple[Dice, int] | None = None,
        value: Amount | None = None,
        terms: Terms | None = None,
        another_symbol: bool = False,
    ) -> None:
        self.on = on
        self.bonus = bonus
        self.bonus_of = bonus_of
        self.value = value
        self.terms = terms or Terms()
        self.another_symbol = another_symbol

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        terms = self.terms._replace(symbol=WILD) if self.another_symbol else self.terms
        dice = [die for die in self.on.found(s, frame) if can_resolve(s, frame.you, die, terms)]
        return [("resolve", die) for die in distinct(s, dice)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if self.another_symbol:
            frame.die = subject(option)
            s.agenda.append((choose_other_symbol, (self,)))
        else:
            self.carry_out(s, frame, subject(option), self.terms)

    def carry_out(self, s: DestinyState, frame: Frame, die: int, terms: Terms) -> None:
        """Resolve a die on these terms."""
        bonus = worth(s, frame, self.bonus)
        if self.bonus_of is not None and self.bonus_of[0].fits(s, frame, die):
            bonus = self.bonus_of[1]
        fixed = NOBODY if self.value is None else worth(s, frame, self.value)
        resolve(s, die, frame.you, terms, bonus, fixed)

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
        if isinstance(self.on, Dice) and self.on.whose in (FOE, FOES):
            return Text(" as if it were yours", " tak, jakby należała do ciebie")
        if self.another_symbol:
            return Text(
                " as if it showed a different symbol with the same value",
                " tak, jakby przedstawiała inny symbol o tej samej wartości",
            )
        if self.terms.symbol != NOBODY:
            name = SYMBOL_NAMES[self.terms.symbol]
            return Text(
                f" as if it showed {name.en} with the same value",
                f" tak, jakby przedstawiała {name.pl} o tej samej wartości",
            )
        if self.terms.at_each:
            return Text(
                ", dealing its damage to each of one opponent's characters",
                ", zadając jej obrażenia każdej postaci jednego przeciwnika",
            )
        if self.terms.stays:
            return Text(" without removing it from your pool", ", nie usuwając jej z puli")
        if self.value is not None:
            much = so_much(self.value)
            return Text(f" as if its value were {much.en}", f" tak, jakby jej wartość wynosiła {much.pl}")
        if self.bonus_of is not None:
            some, more = self.bonus_of
            die = some.phrase_of(UNSAID)
            return Text(
                f", increasing its value by {self.bonus}, or by {more} if it is {die.one.en}",
                f", zwiększając jej wartość o {self.bonus}, a w przypadku {die.of_one.pl} o {more}",
            )
        if self.terms.free:
            return Text(" without paying its cost", " bez płacenia jej kosztu")
        if self.terms.without_plus:
            return Text(" as if it were not a modifier", " tak, jakby nie był to modyfikator")
        if not self.bonus:
            return EMPTY
        return Text(", increasing its value by ", ", zwiększając jej wartość o ") + so_much(self.bonus)


@step
def choose_other_symbol(s: DestinyState, effect: Resolve) -> None:
    """As which symbol, other than the one it shows, a die is resolved."""
    frame = under_way(s)
    shown = symbol_of(s, frame.die)
    options: list[Option] = [("symbol", symbol) for symbol in range(BLANK) if symbol != shown]
    s.decision = Decision(frame.you, "symbol", options, _answer_symbol, completes=True)


def _answer_symbol(s: DestinyState, option: Option, effect: Resolve) -> None:
    frame = under_way(s)
    effect.carry_out(s, frame, frame.die, effect.terms._replace(symbol=subject(option)))


class IncreaseValue(Effect):
    """The die about to be resolved counts for more, for this resolution only."""

    def __init__(self, more: int) -> None:
        self.more = more

    def run(self, s: DestinyState, frame: Frame) -> None:
        resolution_interrupted(s).value += self.more

    @property
    def clause(self) -> Clause:
        return Act(verbs.INCREASE, Text(f"the value of that die by {self.more}", f"wartość tej kości o {self.more}"))


class ResolveSeveral(Asks):
    """Dice of whoever picks, in any order, modifiers included (destiny.carddice.modifiers_need_several_dice).

    Any number, one or more, or up to so many; where certain symbols are asked for, all have the symbol of the first
    (destiny.errata.collateral_damage.resolve). ``chosen`` holds how many dice were resolved in this action before.
    """

    kind = "resolve_more"

    def __init__(self, by: Somebody | None = YOU, on: Dice | None = None, many: UpTo | Many = ANY_NUMBER) -> None:
        self.by = by
        self.names_foe = by is not YOU
        self.on = on or Dice(OWN)
        self.many = many

    def chooser(self, frame: Frame) -> int:
        return picker(self.by, frame)

    def run(self, s: DestinyState, frame: Frame) -> None:
        frame.chosen = [len(s.spent)]
        frame.symbol = NOBODY
        s.agenda.append((ask, (self,)))

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        seat, resolved = self.chooser(frame), _resolved_since(s, frame)
        most = self._most(s, frame)
        if s.ending or seat < 0 or (most and resolved >= most):
            return []
        dice = [die for die in s.pools[seat] if self._fits(s, frame, die) and can_resolve(s, seat, die)]
        found: list[Option] = [("resolve", die) for die in distinct(s, dice)]
        return [*found, ("done",)] if found and (resolved or self.many is not SOME) else found

    def _fits(self, s: DestinyState, frame: Frame, die: int) -> bool:
        is_other = bool(self.on.showing) and frame.symbol not in (NOBODY, symbol_of(s, die))
        return not is_other and self.on.fits(s, frame, die)

    def _most(self, s: DestinyState, frame: Frame) -> int:
        return worth(s, frame, self.many.number) if isinstance(self.many, UpTo) else 0

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if option[0] == "done":
            self.nothing(s, frame)
            return
        frame.symbol = symbol_of(s, subject(option))
        most = self._most(s, frame)
        terms = Terms(modifiers=most - _resolved_since(s, frame) - 1) if most else WITH_MODIFIERS
        s.agenda.append((ask, (self,)))
        resolve(s, subject(option), self.chooser(frame), terms)

    def nothing(self, s: DestinyState, frame: Frame) -> None:
        frame.done = self.many is not SOME or _resolved_since(s, frame) > 0
        frame.chosen = []

    @property
    def clause(self) -> Clause:
        if self.by is not YOU:
            return Statement(
                Text("{foe} may resolve any number of their dice", "{foe} może rozpatrzyć dowolną liczbę swoich kości")
            )
        alike = Text(", all with the same symbol", ", wszystkie z tym samym symbolem") if self.on.showing else EMPTY
        if isinstance(self.many, UpTo):
            return Act(verbs.RESOLVE, limited(self.on, self.many.number) + alike)
        if self.many is SOME:
            return Act(verbs.RESOLVE, Text("one or more of ", "co najmniej jedną ze ") + self.on.phrase.some + alike)
        rest = Text("any number of your dice in any order", "dowolną liczbę swoich kości w dowolnej kolejności")
        return Act(verbs.RESOLVE, rest)


def _resolved_since(s: DestinyState, frame: Frame) -> int:
    """How many dice were resolved since the effect began, modifiers included."""
    return len(s.spent) - frame.chosen[0] if frame.chosen else 0


_ITS_OWNER = Somebody(Text("its owner", "jej właściciel"), Text("its owner", "jej właściciela"))


class OwnerResolves(Effect):
    """The die spoken of is resolved by the opponent whose it is, if that is possible."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        die = frame.die
        if die == NOBODY or s.face[die] == OFF:
            return
        owner = pool_of(s, die)
        if can_resolve(s, owner, die):
            resolve(s, die, owner)

    @property
    def clause(self) -> Clause:
        return Act(verbs.RESOLVE, Text("that die if able", "tę kość, jeśli to możliwe"), _ITS_OWNER)


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
        others = pools.removable(s, [die for die in dice if die not in s.pools[seat]], seat)
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
