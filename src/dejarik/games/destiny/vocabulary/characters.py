"""What is done to characters: damage, healing, shields, exhausting, activating, defeating."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Both, Clause, Somebody, Statement
from dejarik.abilities.timing import Pending
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.nouns import CHARACTERS_NOUN, UNBLOCKABLE_DAMAGE
from dejarik.games.destiny.language.phrases import COLORS
from dejarik.games.destiny.language.terms import CHARACTER, FOE, OWN
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import (
    ASIDE,
    FORMAL,
    MAX_SHIELDS,
    REAL,
    TEAM,
    DestinyState,
    in_play,
    seat_of,
    stands,
    under_way,
)
from dejarik.games.destiny.rules.activation import activate
from dejarik.games.destiny.rules.damage import deal_damage, give_shields, heal, remove_shields
from dejarik.games.destiny.rules.defeat import defeat
from dejarik.games.destiny.vocabulary.affecting import Affects
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, Count, HowMany, ThatMany, UpTo, counted, worth
from dejarik.games.destiny.vocabulary.pronouns import THAT, THIS
from dejarik.games.destiny.vocabulary.selectors import ANYBODY, Characters, Select
from dejarik.games.destiny.vocabulary.words import YOU, Asks, Condition
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.nouns import DAMAGE, SHIELD
from dejarik.kernel.steps import step
from dejarik.kernel.text import Case, Text
from dejarik.kernel.zones import move

SHIELDS_REMOVED = ThatMany("shield removed", "osłon usunięto")


class OnCharacter(Affects):
    """Something done to characters; a single one is then the one spoken of."""

    def __init__(self, on: Select = ANYBODY, many: HowMany = 1, by: Somebody | None = YOU) -> None:
        super().__init__(on, many, by)
        if by is not YOU:
            self.kind, self.completes = "victim", False

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        if self.is_one and not self.on.given:
            frame.done = bool(taken)
            if taken:
                frame.character = taken[0]
        if taken or self.on.given or not self.is_one:
            self.act(s, frame, taken)

    @property
    def who(self) -> Text:
        """Whom it is done to, in the oblique case."""
        if self.many is EVERY:
            return _each(self.on)
        if isinstance(self.many, UpTo) and isinstance(self.many.number, int):
            several = CHARACTERS_NOUN.count(self.many.number, Case.DATIVE)
            return Text(f"each of up to {several.en}", f"maksymalnie {several.pl}")
        if self.by is not YOU:
            exhausted = isinstance(self.on, Characters) and self.on.ready is False
            which = Text(" exhausted", " wyczerpanych") if exhausted else Text("", "")
            return Text(f"one of {{their}}{which.en} characters", f"jednej ze swoich{which.pl} postaci")
        return self.on.phrase.of_one


def _each(on: Select) -> Text:
    whose = on.whose if isinstance(on, Characters) else OWN
    if whose == FOE:
        return Text("each of {of_one_foe} characters", "każdej postaci {of_one_foe}")
    if whose == OWN:
        return Text("each of your characters", "każdej ze swoich postaci")
    return Text("each character", "każdej postaci")


# ---------------------------------------------------------------- damage


class Deal(OnCharacter):
    """Damage to characters; ``if_hurt`` is more damage instead, and how much the character must have for it."""

    verb = "hit"

    def __init__(
        self,
        amount: Count,
        to: Select = ANYBODY,
        many: HowMany = 1,
        by: Somebody | None = YOU,
        *,
        unblockable: bool = False,
        if_hurt: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(to, many, by)
        self.amount = amount
        self.unblockable = unblockable
        self.if_hurt = if_hurt

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        if not self.on.given and worth(s, frame, self.amount) <= 0:
            return []
        return super().found(s, frame)

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        amount = worth(s, frame, self.amount)
        deal_damage(s, [(one, self._more(s, one, amount)) for one in things], unblockable=self.unblockable)

    def _more(self, s: DestinyState, character: int, amount: int) -> int:
        if self.if_hurt is None or s.damage[character] < self.if_hurt[1]:
            return amount
        return self.if_hurt[0]

    @property
    def clause(self) -> Clause:
        noun = UNBLOCKABLE_DAMAGE if self.unblockable else DAMAGE
        number = counted(self.amount, noun)
        if isinstance(self.many, UpTo) and isinstance(self.amount, int):
            case = Case.LOCATIVE if self.amount == 1 else Case.ACCUSATIVE
            number = Text(number.en, f"po {noun.count(self.amount, case).pl}")
        if not isinstance(self.amount, int):
            rest = Text("{who} {n}", "{who} {n}").fill(n=number, who=self.who)
        else:
            rest = Text("{n} to {who}", "{n} {who}").fill(n=number, who=self.who)
        if self.if_hurt is not None:
            more, hurt = self.if_hurt
            rest = rest + Text(
                f", or {more} instead if it has {hurt} or more damage on it",
                f", a jeśli ma ona co najmniej {hurt} obrażenia, zadaj zamiast tego {more}",
            )
        return Act(verbs.DEAL, rest, self.by)


class Heal(OnCharacter):
    """Characters heal."""

    verb = "heal"

    def __init__(self, amount: int, who: Select = ANYBODY, many: HowMany = 1) -> None:
        super().__init__(who, many)
        self.amount = amount

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        healed = [heal(s, character, self.amount) for character in things]
        if self.is_one and not self.on.given:
            frame.done = healed == [self.amount]

    @property
    def clause(self) -> Clause:
        number = DAMAGE.count(self.amount, Case.ACCUSATIVE)
        return Act(verbs.HEAL, Text("{n} from {who}", "{n} z {who}").fill(n=number, who=self.who))


# ---------------------------------------------------------------- shields


class Shield(OnCharacter):
    """Shields to characters; in the first round perhaps more."""

    verb = "shield"

    def __init__(self, amount: int, to: Select = ANYBODY, many: HowMany = 1, *, first_round: int = 0) -> None:
        super().__init__(to, many)
        self.amount = amount
        self.first_round = first_round

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        amount = self.first_round if self.first_round and s.round == 1 else self.amount
        give_shields(s, [(character, amount) for character in things])

    @property
    def clause(self) -> Clause:
        number = SHIELD.count(self.amount, Case.ACCUSATIVE)
        gift = Act(verbs.GIVE, Text("{who} {n}", "{n} {who}").fill(n=number, who=self.who))
        if not self.first_round:
            return gift
        more = SHIELD.count(self.first_round, Case.ACCUSATIVE)
        return Both(
            gift,
            Statement(Text(f"in the first round, give it {more.en} instead", f"w pierwszej rundzie daj jej {more.pl}")),
        )


class Unshield(OnCharacter):
    """Shields taken from characters: so many, or all."""

    verb = "unshield"

    def __init__(self, amount: int = MAX_SHIELDS, on: Select = ANYBODY, many: HowMany = 1) -> None:
        super().__init__(on, many)
        self.amount = amount

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return s.shields[frame.source] > 0 if self.on is THIS else super().possible(s, frame)

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        removed = [remove_shields(s, character, self.amount) for character in things]
        if self.on is THIS:
            frame.done = removed == [self.amount]

    @property
    def clause(self) -> Clause:
        what = (
            Text("all shields", "wszystkie osłony")
            if self.amount == MAX_SHIELDS
            else SHIELD.count(self.amount, Case.ACCUSATIVE)
        )
        return Act(verbs.REMOVE, Text("{n} from {who}", "{n} z {who}").fill(n=what, who=self.who))


class SpendShields(Asks):
    """Any number of shields from one of one's own characters, for what comes next."""

    kind = "character"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        cards = s.zones[TEAM + frame.you]
        return [("unshield", card, amount) for card in cards for amount in range(1, s.shields[card] + 1)] + [("done",)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        frame.number = 0
        if option[0] != "done":
            card, amount = option[1:]
            frame.number = remove_shields(s, card, amount)
        frame.done = True

    @property
    def clause(self) -> Clause:
        return Act(
            verbs.REMOVE,
            Text(
                "any number of shields from one of your characters", "dowolną liczbę osłon z jednej ze swoich postaci"
            ),
        )


# ---------------------------------------------------------------- exhausting, readying, activating


def _turn_sideways(s: DestinyState, card: int, change: int) -> None:
    s.exhausted[card] = 1
    s.changed |= change
    tell(s, "exhausted", seat_of(s, card), (card,))


class Exhaust(OnCharacter):
    """Ready cards are exhausted; this very card as a price (destiny.exhausted.cannot_exhaust_again)."""

    verb = "exhaust"

    def __init__(self, on: Select) -> None:
        super().__init__(on)
        self.exhausts_source = on is THIS

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        return [card for card in super().found(s, frame) if in_play(s, card) and not s.exhausted[card]]

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        for card in things:
            _turn_sideways(s, card, FORMAL if self.on.given else REAL)

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        super().finish(s, frame, taken)
        if self.on.given:
            frame.done = bool(taken)

    @property
    def clause(self) -> Clause:
        return Act(verbs.EXHAUST, self.on.phrase.one)


class Ready(OnCharacter):
    """Exhausted cards are readied; their dice in the pool stay there (destiny.faq.ready_again.dice_stay)."""

    verb = "ready"

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        return [card for card in super().found(s, frame) if in_play(s, card) and s.exhausted[card]]

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        for card in things:
            s.exhausted[card] = 0
            s.changed |= REAL
            tell(s, "readied", seat_of(s, card), (card,))

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        super().finish(s, frame, taken)
        if self.on.given:
            frame.done = bool(taken)

    @property
    def clause(self) -> Clause:
        return Act(verbs.READY, self.on.phrase.one)


OWN_READY = Characters(OWN, ready=True)


class Activate(OnCharacter):
    """Ready characters are activated, all together."""

    verb = "activate"

    def __init__(self, on: Select = OWN_READY, many: HowMany = 1) -> None:
        super().__init__(on, many)
        if many is ANY_NUMBER:
            self.kind, self.completes = "activate", False

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        return [card for card in super().found(s, frame) if stands(s, card) and not s.exhausted[card]]

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        if not self.on.given:
            frame.done = True
        if things:
            activate(s, frame.you, things)

    @property
    def clause(self) -> Clause:
        if self.on is THAT:
            return Act(verbs.ACTIVATE, Text("the character it was played on", "postać, na którą ją zagrano"))
        if self.many is ANY_NUMBER:
            return Act(verbs.ACTIVATE, Text("any number of ", "dowolną liczbę ") + self.on.phrase.some)
        return Act(verbs.ACTIVATE, self.on.phrase.one)


# ---------------------------------------------------------------- defeat


class Defeat(OnCharacter):
    """A character is defeated, usually as a price."""

    verb = "defeat"

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        if not self.on.given:
            s.agenda.append((note_defeat, (things[0],)))
        defeat(s, things)

    @property
    def clause(self) -> Clause:
        return Act(verbs.DEFEAT, self.on.phrase.one)


@step
def note_defeat(s: DestinyState, character: int) -> None:
    """A price is not paid where something else happened instead (destiny.effect.replacement.original_not_resolved).

    Nor is it where something else defeated the character first (destiny.faq.obi_wan_noble_sacrifice.one_effect).
    """
    frame = under_way(s)
    frame.done = frame.fallen == character


class DefeatLater(OnCharacter):
    """A character is chosen now and defeated after the round (destiny.example.crime_lord_delayed)."""

    verb = "doom"

    def __init__(self) -> None:
        super().__init__()
        self.then = Defeat(THAT)

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        later = s.new_frame(frame.source, frame.you)
        later.character = things[0]
        s.delayed += (Pending(self.then, later),)
        s.changed |= REAL
        tell(s, "doomed", frame.you, (things[0],))

    @property
    def clause(self) -> Clause:
        return Both(
            Act(verbs.CHOOSE, self.on.phrase.one),
            Statement(Text("it is defeated after this round", "zostanie ona pokonana po tej rundzie")),
        )


@dataclass(eq=False)
class BringBack(Asks):
    """A defeated character of one's own comes back without damage, ready."""

    color: int
    kind = "bring_back"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        deal = s.deal
        return [
            ("bring_back", card)
            for card in s.zones[ASIDE + frame.you]
            if deal.kind[card] == CHARACTER and deal.color[card] == self.color and not deal.unique[card]
        ]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        move(s, subject(option), TEAM + frame.you)
        s.changed |= REAL
        tell(s, "brought_back", frame.you, (subject(option),))

    @property
    def clause(self) -> Clause:
        color = COLORS[self.color]
        return Act(
            verbs.RESTORE,
            Text(
                f"one of your defeated non-unique {color.en} characters to the game with no damage",
                f"do gry bez obrażeń jedną ze swoich pokonanych nieunikatowych {color.gens} postaci",
            ),
        )


# ---------------------------------------------------------------- choosing, and conditions


class Choose(OnCharacter):
    """A character is named for what comes next."""

    verb = "choose_character"

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        """Nothing happens to it."""

    @property
    def clause(self) -> Clause:
        return Act(verbs.CHOOSE, self.on.phrase.one)


class SpotOne(Choose):
    """A character of one's own is spotted for what comes next, as a price."""

    @property
    def clause(self) -> Clause:
        return Act(verbs.SPOT, self.on.phrase.one)


class NoOtherCharacter(Condition):
    """The character this is attached to is the only one its player has left."""

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        return s.zones[TEAM + frame.you] == [s.host[frame.source]]

    @property
    def clause(self) -> Text:
        return Text("you have no other characters", "nie masz innych postaci")


class HostUnshielded(Condition):
    """The character this is attached to has no shields."""

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        return not s.shields[s.host[frame.source]]

    @property
    def clause(self) -> Text:
        return Text("{does_host} has no shields", "{does_host} nie ma osłon")


class SomeBlocked(Condition):
    """Shields blocked some of the damage just dealt."""

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        return frame.blocked > 0

    @property
    def clause(self) -> Text:
        return Text("shields blocked any of it", "osłony zablokowały choć część z nich")
