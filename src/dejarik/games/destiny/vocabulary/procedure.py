"""What the rules themselves let players pick: the first hand, rerolls for a card, claiming, upkeep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.frames import you
from dejarik.games.destiny.piles import discard_from_hand, draw, hand_limit
from dejarik.games.destiny.state import FIELD, HAND, DestinyState
from dejarik.games.destiny.vocabulary.abilities import Claim
from dejarik.games.destiny.vocabulary.dice_words import ANY_NUMBER, Reroll
from dejarik.games.destiny.vocabulary.phase_words import use_claim_ability
from dejarik.games.destiny.vocabulary.phrases import OWN
from dejarik.games.destiny.vocabulary.selectors import Dice, different_cards
from dejarik.games.destiny.vocabulary.structure import May
from dejarik.games.destiny.vocabulary.words import Effect, PickSeveral
from dejarik.kernel.decision import Option
from dejarik.kernel.text import Text


@dataclass(frozen=True)
class RerollSome(Reroll):
    """One or more dice, all chosen before the first is rerolled (destiny.reroll.choose_all_first)."""

    kind: ClassVar[str] = "reroll"

    def may_stop(self, taken: list[int]) -> bool:
        return bool(taken)


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
class Redraw(PickSeveral):
    """Shuffle any number of cards back and draw as many."""

    kind: ClassVar[str] = "redraw"
    private: ClassVar[bool] = True

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        left = [card for card in s.zones[HAND + you(s)] if card not in taken]
        return [("put_back", card) for card in different_cards(s, left)]

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        s.put_back += taken

    @property
    def text(self) -> Text:
        return Text("exchange cards of your first hand", "wymień karty z pierwszej ręki")


REDRAW = Redraw()


@dataclass(frozen=True)
class Refill(PickSeveral):
    """Discard any number of cards, then draw up to the hand limit (destiny.upkeep.discard_then_draw)."""

    kind: ClassVar[str] = "upkeep"
    private: ClassVar[bool] = True

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        left = [card for card in s.zones[HAND + you(s)] if card not in taken]
        return [("discard", card) for card in different_cards(s, left)]

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        seat = you(s)
        discard_from_hand(s, seat, taken)
        draw(s, seat, hand_limit(s, seat) - len(s.zones[HAND + seat]))

    @property
    def text(self) -> Text:
        return Text("discard any number of cards, then draw", "odrzuć dowolną liczbę kart, następnie dobierz karty")


REFILL = Refill()
