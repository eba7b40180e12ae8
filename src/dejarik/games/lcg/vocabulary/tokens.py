"""Damage, focus tokens and shields."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.abilities.clauses import Act, Clause
from dejarik.abilities.frames import NOBODY
from dejarik.abilities.windows import answered, change
from dejarik.abilities.words import Asks, ask
from dejarik.games.lcg.language.nouns import FOCUS_TOKEN
from dejarik.games.lcg.language.verbs import DEAL, DISCARD, FOCUS, MOVE, PLACE, PREVENT, REMOVE
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import LcgState, attached_to, in_play
from dejarik.games.lcg.model.targets import Ref
from dejarik.games.lcg.rules.damage import can_take, deal_damage, heal, move_damage, take_damage
from dejarik.games.lcg.rules.moving import discard_from_play
from dejarik.games.lcg.rules.tokens import place_focus, place_shield, put_focus, remove_focus, remove_shield
from dejarik.games.lcg.rules.values import room_for_damage
from dejarik.games.lcg.vocabulary.refs import THIS
from dejarik.games.lcg.vocabulary.selectors import Cards
from dejarik.games.lcg.vocabulary.words import AboutCards, Deed, OnCards
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.nouns import DAMAGE, SHIELD
from dejarik.kernel.text import Case, Text

ALL: Final = 99
"""As many tokens as there are."""

# ---------------------------------------------------------------- damage


class Damage(OnCards):
    """Deal damage to a card, or to several at once."""

    verb = DEAL

    def __init__(self, amount: int, ref: Ref) -> None:
        super().__init__(ref)
        self.amount = amount

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return can_take(s, card)

    def apply_to(self, s: LcgState, frame: Frame, cards: list[int]) -> None:
        frame.done = bool(cards)
        deal_damage(s, frame.you, frame.source, [(card, self.amount) for card in cards])

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        self.apply_to(s, frame, [card])

    @property
    def rest(self) -> Text:
        amount, whom = DAMAGE.count(self.amount, Case.ACCUSATIVE), self.ref.named(Case.DATIVE)
        return amount + Text(" to ", " ") + whom


class Heal(OnCards):
    """Remove damage from a card; ``ALL`` of it if so said."""

    verb = REMOVE

    def __init__(self, amount: int, ref: Ref) -> None:
        super().__init__(ref)
        self.amount = amount

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return s.damage[card] > 0

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        heal(s, card, self.amount)

    @property
    def rest(self) -> Text:
        everything = Text("all damage", "wszystkie obrażenia")
        amount = everything if self.amount == ALL else DAMAGE.count(self.amount, Case.ACCUSATIVE)
        return amount + Text(" from ", " z ") + self.ref.named(Case.GENITIVE)


class DamageAsCost(Deed):
    """Put damage on this card as a cost: all of it must fit (lcg.damage.partial_cost)."""

    verb = DEAL

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return room_for_damage(s, frame.source) >= self.amount and can_take(s, frame.source)

    def act(self, s: LcgState, frame: Frame) -> bool:
        return take_damage(s, frame.you, frame.source, frame.source, self.amount) == self.amount

    @property
    def rest(self) -> Text:
        return DAMAGE.count(self.amount, Case.ACCUSATIVE) + Text(" to ", " ") + THIS.named(Case.DATIVE)


class MoveDamage(Deed):
    """Move damage between cards; that is no dealing (lcg.damage.move_not_dealing), but Protect may answer."""

    verb = MOVE

    def __init__(self, amount: int, source: Ref, to: Ref) -> None:
        self.amount = amount
        self.source = source
        self.to = to

    def possible(self, s: LcgState, frame: Frame) -> bool:
        sources, to = self.source.cards(s, frame), self.to.cards(s, frame)
        return bool(sources) and s.damage[sources[0]] > 0 and (not to or can_take(s, to[0]))

    def act(self, s: LcgState, frame: Frame) -> bool:
        (source, *_), (to, *_) = self.source.cards(s, frame), self.to.cards(s, frame)
        moved = heal(s, source, self.amount)
        move_damage(s, frame.you, to, moved)
        return moved > 0

    @property
    def rest(self) -> Text:
        amount = DAMAGE.count(self.amount, Case.ACCUSATIVE)
        source, to = self.source.named(Case.GENITIVE), self.to.named(Case.ACCUSATIVE)
        return Text("{n} from {source} to {to}", "{n} z {source} na {to}").fill(n=amount, source=source, to=to)


class PreventDamage(Deed):
    """Prevent part of the damage that the ability interrupts."""

    verb = PREVENT

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, s: LcgState, frame: Frame) -> bool:
        event = answered(s).event
        change(s, replace(event, amount=max(event.amount - self.amount, 0)))
        return True

    @property
    def rest(self) -> Text:
        return Text("{n} of that damage", "{n} z tych obrażeń").fill(n=self.amount)


# ---------------------------------------------------------------- focus tokens


class PlaceFocus(OnCards):
    """Place focus tokens on a card."""

    verb = PLACE

    def __init__(self, number: int, ref: Ref) -> None:
        super().__init__(ref)
        self.number = number

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return in_play(s, card)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        place_focus(s, frame.you, card, self.number)

    @property
    def rest(self) -> Text:
        return FOCUS_TOKEN.count(self.number, Case.ACCUSATIVE) + Text(" on ", " na ") + self.ref.named(Case.LOCATIVE)


class RemoveFocus(OnCards):
    """Remove focus tokens from a card; ``ALL`` of them if so said."""

    verb = REMOVE

    def __init__(self, number: int, ref: Ref) -> None:
        super().__init__(ref)
        self.number = number

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return in_play(s, card) and s.focus[card] > 0

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        remove_focus(s, card, self.number)

    @property
    def rest(self) -> Text:
        everything = Text("all focus tokens", "wszystkie żetony skupienia")
        number = everything if self.number == ALL else FOCUS_TOKEN.count(self.number, Case.ACCUSATIVE)
        return number + Text(" from ", " z ") + self.ref.named(Case.GENITIVE)


class MoveFocus(Deed):
    """Move a focus token from one unit to another; that is a removal, too (lcg.token.move_is_remove)."""

    verb = MOVE

    def __init__(self, source: Ref, to: Ref) -> None:
        self.source = source
        self.to = to

    def possible(self, s: LcgState, frame: Frame) -> bool:
        sources = self.source.cards(s, frame)
        return bool(sources) and s.focus[sources[0]] > 0

    def act(self, s: LcgState, frame: Frame) -> bool:
        (source, *_), (to, *_) = self.source.cards(s, frame), self.to.cards(s, frame)
        moved = remove_focus(s, source)
        place_focus(s, frame.you, to, moved)
        return moved > 0

    @property
    def rest(self) -> Text:
        source, to = self.source.named(Case.GENITIVE), self.to.named(Case.ACCUSATIVE)
        return Text("1 focus token from {source} to {to}", "1 żeton skupienia z {source} na {to}").fill(
            source=source, to=to
        )


class FocusAsCost(OnCards):
    """Focus a ready card as a cost: this one, or one that its player picks (lcg.focus.exhausted_cannot_focus)."""

    verb = FOCUS

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return in_play(s, card) and not s.focus[card]

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        put_focus(s, card, 1)

    @property
    def rest(self) -> Text:
        return self.ref.named()


# ---------------------------------------------------------------- shields


class PlaceShield(OnCards):
    """Place a shield on an unshielded card; ``over`` ignores that limit (lcg.shield.one_per_card)."""

    verb = PLACE

    def __init__(self, ref: Ref, *, over: bool = False) -> None:
        super().__init__(ref)
        self.over = over

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return in_play(s, card) and (self.over or not s.shields[card])

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        place_shield(s, card)

    @property
    def rest(self) -> Text:
        said = SHIELD.count(1, Case.ACCUSATIVE) + Text(" on ", " na ") + self.ref.named(Case.LOCATIVE)
        over = Text(", even if it is shielded", ", nawet jeśli ma już osłonę")
        return said + over if self.over else said

    @property
    def clause(self) -> Clause:
        return Act(self.verb, self.rest)


# ---------------------------------------------------------------- all kinds at once


class Strip(AboutCards):
    """Discard any number of tokens and attached enhancements from a card, one by one until it is enough."""

    verb = DISCARD
    kind = "strip"

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return bool(_strippable(s, card))

    def run(self, s: LcgState, frame: Frame) -> None:
        frame.that = next(iter(self.ref.cards(s, frame)), NOBODY)
        s.agenda.append((ask, (self,)))

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        found = _strippable(s, frame.that) if frame.that != NOBODY and in_play(s, frame.that) else []
        return [*found, ("done",)] if found else []

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        if option[0] == "done":
            return
        frame.done = True
        s.agenda.append((ask, (self,)))
        if option[0] == "discard":
            discard_from_play(s, subject(option), frame.you)
        else:
            self.apply_token(s, frame.that, option[0])

    def apply_token(self, s: LcgState, card: int, verb: str) -> None:
        """Discard one token."""
        if verb == "unfocus":
            remove_focus(s, card)
        elif verb == "heal":
            heal(s, card, 1)
        else:
            remove_shield(s, card)

    def nothing(self, s: LcgState, frame: Frame) -> None:
        """There is nothing left on the card."""

    @property
    def rest(self) -> Text:
        said = Text("any number of tokens and enhancements from {whom}", "dowolną liczbę żetonów i ulepszeń z {whom}")
        return said.fill(whom=self.ref.named(Case.GENITIVE))


def _strippable(s: LcgState, card: int) -> list[Option]:
    """Each kind of token on a card, and each enhancement attached to it."""
    tokens = ((s.focus[card], "unfocus"), (s.damage[card], "heal"), (s.shields[card], "unshield"))
    found: list[Option] = [(verb,) for number, verb in tokens if number]
    return found + [("discard", other) for other in attached_to(s, card) if not s.deal.cards[other].priority]


class MoveAnyDamage(Asks[LcgState, Frame]):
    """Move as much damage as one likes from a card of a kind to another card."""

    kind = "move_damage"

    def __init__(self, select: Cards, to: Ref) -> None:
        self.select = select
        self.to = to

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        sources = self.select.found(s, frame)
        return [("move", card, amount) for card in sources for amount in range(1, s.damage[card] + 1)]

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return any(can_take(s, card) for card in self.to.cards(s, frame)) and bool(self.options(s, frame))

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        source, amount = list(option[1:])
        frame.done = True
        heal(s, source, amount)
        for card in self.to.cards(s, frame):
            move_damage(s, frame.you, card, amount)

    @property
    def clause(self) -> Clause:
        source, to = self.select.one(Case.GENITIVE), self.to.named()
        text = Text("any amount of damage from {source} to {to}", "dowolną liczbę obrażeń z {source} na {to}")
        return Act(MOVE, text.fill(source=source, to=to))


class PreventAny(Asks[LcgState, Frame]):
    """Prevent as much as one likes of the damage that the ability interrupts."""

    kind = "prevent"

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return frame.number > 0

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        event = answered(s).event
        return [("prevent", event.concerned, amount) for amount in range(1, event.amount + 1)]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        event, (_, prevented) = answered(s).event, list(option[1:])
        frame.done = True
        change(s, replace(event, amount=event.amount - prevented))

    @property
    def clause(self) -> Clause:
        return Act(PREVENT, Text("any amount of that damage", "dowolnej liczbie tych obrażeń"))
