"""What the rules themselves let players pick: the first hand, rerolls for a card, claiming, upkeep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.frames import CHOSEN, chosen, forget_chosen, you
from dejarik.games.destiny.piles import discard_from_hand, draw, hand_limit
from dejarik.games.destiny.state import FIELD, HAND, DestinyState
from dejarik.games.destiny.vocabulary.abilities import Claim
from dejarik.games.destiny.vocabulary.dice_words import ANY_NUMBER, Reroll
from dejarik.games.destiny.vocabulary.phase_words import use_claim_ability
from dejarik.games.destiny.vocabulary.phrases import OWN
from dejarik.games.destiny.vocabulary.selectors import Dice, different_cards
from dejarik.games.destiny.vocabulary.structure import May
from dejarik.games.destiny.vocabulary.words import Asks, Effect
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import Text


@dataclass(frozen=True)
class RerollSome(Reroll):
    """One or more dice, all chosen before the first is rerolled (destiny.reroll.choose_all_first)."""

    kind: ClassVar[str] = "reroll"

    def options(self, s: DestinyState) -> list[Option]:
        found = super().options(s)
        is_first = len(s.frames[-1]) == CHOSEN
        return [option for option in found if option[0] != "done"] if is_first else found


@dataclass(frozen=True)
class ClaimAbility(Effect):
    """The claim ability of the battlefield in use."""

    def run(self, s: DestinyState) -> None:
        use_claim_ability(s, you(s))

    def possible(self, s: DestinyState) -> bool:
        claim = s.deal.ability(s.zones[FIELD][0], Claim)
        return claim is not None

    @property
    def text(self) -> Text:
        return Text("use the claim ability", "użyj zdolności zajęcia")


REROLL = RerollSome(Dice(OWN), many=ANY_NUMBER)
CLAIM_ABILITY = May(ClaimAbility())


@dataclass(frozen=True)
class Redraw(Asks):
    """Shuffle any number of cards back and draw as many."""

    kind: ClassVar[str] = "redraw"
    private: ClassVar[bool] = True

    def options(self, s: DestinyState) -> list[Option]:
        taken = chosen(s)
        left = [card for card in s.zones[HAND + you(s)] if card not in taken]
        found: list[Option] = [("put_back", card) for card in different_cards(s, left)]
        return [*found, ("done",)] if found else []

    def picked(self, s: DestinyState, option: Option) -> None:
        if option[0] == "done":
            self.nothing(s)
        else:
            s.frames[-1].append(subject(option))
            self.ask(s)

    def nothing(self, s: DestinyState) -> None:
        s.put_back += chosen(s)
        forget_chosen(s)

    @property
    def text(self) -> Text:
        return Text("exchange cards of your first hand", "wymień karty z pierwszej ręki")


REDRAW = Redraw()


@dataclass(frozen=True)
class Refill(Asks):
    """Discard any number of cards, then draw up to the hand limit (destiny.upkeep.discard_then_draw)."""

    kind: ClassVar[str] = "upkeep"
    private: ClassVar[bool] = True

    def options(self, s: DestinyState) -> list[Option]:
        taken = chosen(s)
        left = [card for card in s.zones[HAND + you(s)] if card not in taken]
        found: list[Option] = [("discard", card) for card in different_cards(s, left)]
        return [*found, ("done",)] if found else []

    def picked(self, s: DestinyState, option: Option) -> None:
        if option[0] == "done":
            self.nothing(s)
        else:
            s.frames[-1].append(subject(option))
            self.ask(s)

    def nothing(self, s: DestinyState) -> None:
        seat, cards = you(s), chosen(s)
        forget_chosen(s)
        discard_from_hand(s, seat, cards)
        draw(s, seat, hand_limit(s, seat) - len(s.zones[HAND + seat]))

    @property
    def text(self) -> Text:
        return Text("discard any number of cards, then draw", "odrzuć dowolną liczbę kart, następnie dobierz karty")


REFILL = Refill()
