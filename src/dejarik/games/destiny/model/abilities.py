"""The kinds of abilities a card can have, as the rules ask for them; the words inside say what they do."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeAlias

from dejarik.abilities import timing
from dejarik.abilities.printed import Ability
from dejarik.abilities.structure import Choose
from dejarik.abilities.timing import AFTER, BEFORE, INSTEAD, Happening, Pending
from dejarik.abilities.words import Effect as AnyEffect
from dejarik.abilities.words import Word, can_begin, put
from dejarik.games.destiny.language.phrases import about
from dejarik.games.destiny.model.frames import Frame
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import Text, capital, joined

Effect: TypeAlias = AnyEffect[Any, Frame]


class Does(Ability):
    """An ability that carries out an effect, behind an introductory word."""

    introduction: Text = Text("", "")

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def text_on(self, kind: int) -> Text:
        """The effect as a sentence."""
        return self.introduction + capital(said(self.effect, kind)) + "."


class WhenPlayed(Does):
    """What an event does (destiny.ability.event_on_play)."""


class OneSpecial(Choose[Any, Frame]):
    """Whoever resolves the die picks one of several specials; the opponent it means, if any, is named behind that."""

    @property
    def needs_foe(self) -> bool:
        return False

    def possible(self, s: Any, frame: Frame) -> bool:
        return any(can_begin(s, effect, frame) for effect in self.effects)

    def picked(self, s: Any, frame: Frame, option: Option) -> None:
        put(s, self.effects[subject(option) - 1])


class Special(Does):
    """What a die of this card does by its special side (destiny.special.resolves_card_text).

    Several effects are as many special abilities (destiny.special.choose_among_several).
    """

    introduction = Text("Special: ", "Specjalny: ")

    def __init__(self, *effects: Effect) -> None:
        super().__init__(effects[0] if len(effects) == 1 else OneSpecial(*effects))

    def text_on(self, kind: int) -> Text:
        """Every special ability as a sentence of its own."""
        effects = self.effect.effects if isinstance(self.effect, OneSpecial) else (self.effect,)
        return joined(self.introduction + capital(said(effect, kind)) + "." for effect in effects)


class Action(Does):
    """Takes the player's action (destiny.action_ability.uses_the_turn_action)."""

    introduction = Text("Action: ", "Akcja: ")
    once: bool = False
    """Whether each card can use it only once a round."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.exhausts = exhausts_this(effect)
        """Whether exhausting its own card is a price of it."""


class PowerAction(Action):
    """An action that each card can use once a round (destiny.starter.poweraction.once_per_round)."""

    introduction = Text("Power action: ", "Potężna akcja: ")
    once = True


class Claim(Does):
    """For whoever claims the battlefield (destiny.claim_ability.by_claiming_player)."""

    introduction = Text("Claim: ", "Zajęcie: ")


class Triggered(timing.Triggered[Any, Frame]):
    """An effect that waits for its moment."""

    def pending(self, s: Any, card: int, event: Happening) -> Pending:
        """The ability with what it must remember; one that waits for a first time has had it."""
        if self.when.first_in_round:
            s.used.append(card)
        return super().pending(s, card, event)

    def text_on(self, kind: int) -> Text:
        """The moment and the effect as a sentence."""
        return about(self.said(self.effect.clause), kind)


class After(Triggered):
    """Joins the queue when its moment has come (destiny.queue.after_enters)."""

    policy = AFTER


class Before(Triggered):
    """Interrupts what is about to happen (destiny.queue.before_interrupts)."""

    policy = BEFORE


class Replaces(Triggered):
    """Happens instead of something, ahead of everything else (destiny.effect.replacement.would_has_priority)."""

    policy = INSTEAD


# ---------------------------------------------------------------- what the rules look up


class Modifier(Ability):
    """Raises or lowers a number of a player for as long as its card is in play."""

    what: int
    """Which: one of those in ``terms``."""
    amount: int

    def applies(self, s: Any, card: int, seat: int) -> bool:
        """Whether this player's is meant: that of whoever controls the card, unless it says otherwise."""
        return bool(s.controller(card) == seat)


class Restriction(Ability):
    """Something that must be true for the card to be played (destiny.term.play_restriction.must_be_met)."""

    restricts = True

    @abstractmethod
    def allows_play(self, s: Any, seat: int, host: int) -> bool:
        """Whether a player may play the card now, on a character if it is an upgrade."""


class Welcomes(Ability):
    """Makes it easier to play upgrades on its character."""

    def discount(self, s: Any, character: int, card: int) -> int:
        """How much less a card costs there."""
        return 0

    def waives_restrictions(self, s: Any, character: int, card: int) -> bool:
        """Whether a card may be played there whatever its restrictions say."""
        return False


class BlocksForOthers(Ability):
    """Lets its player block damage to characters, in the same moment as shields do."""

    effect: Effect

    @abstractmethod
    def can_block_for(self, s: Any, card: int, character: int) -> bool:
        """Whether damage to a character could be blocked."""


class Refuses(Ability):
    """Keeps upgrades from being played on its character; other ways to get there are open."""

    @abstractmethod
    def refuses(self, s: Any, card: int) -> bool:
        """Whether a card cannot be played there."""


class Cheapens(Ability):
    """Makes cards of its player cost less, only the first of them in a round (``used`` remembers that)."""

    less: int

    @abstractmethod
    def concerns(self, s: Any, card: int) -> bool:
        """Whether a card is one of those that cost less."""


class RaisesSides(Ability):
    """Raises the value of every side of its card's dice that has one (destiny.die.value_zero_blank_special)."""

    @abstractmethod
    def more(self, s: Any, card: int) -> int:
        """By how much now."""


class WhileDieInPool(Ability):
    """Holds while its card is in play and a die of it lies in the pool (see ``rules.pools.held_by_dice``)."""

    lead: Text = Text("While this die is in your pool, ", "Dopóki ta kość znajduje się w twojej puli, ")
    clause: Text
    """What holds: "your other dice cannot be removed"."""

    def text_on(self, kind: int) -> Text:
        """The condition in front."""
        return self.lead + self.clause + "."


class ProtectsDice(WhileDieInPool):
    """Opponents cannot remove its player's other dice that show a symbol."""

    symbol: int


class TaxesClaims(WhileDieInPool):
    """Opponents pay for claiming the battlefield."""

    price: int


class MakesUnblockable(WhileDieInPool):
    """Damage of one symbol from its player's dice cannot be blocked."""

    symbol: int


class MakesElite(Ability):
    """The character it is attached to is elite, with a second die from the side zone (destiny.card.training)."""


class SymbolDoes(Ability):
    """What a symbol does on the die of this card in place of the usual (destiny.integral.list)."""

    symbol: int
    effect: Effect


def exhausts_this(word: Word) -> bool:
    """Whether a word, or one in it, exhausts the card it is on."""
    own = isinstance(word, AnyEffect) and word.exhausts_source
    return own or any(exhausts_this(part) for part in word.words())


class LowersCost(AnyEffect[Any, Frame]):
    """An effect that lowers the cost of the card about to be played."""

    less: int


def discount_in(word: Word) -> int:
    """By how much a word, or the words in it, could lower the cost of a play."""
    own = word.less if isinstance(word, LowersCost) else 0
    return own + sum(discount_in(part) for part in word.words())


def said(effect: Effect, kind: int) -> Text:
    """An effect as a card of a type says it."""
    return about(effect.clause.say(), kind)
