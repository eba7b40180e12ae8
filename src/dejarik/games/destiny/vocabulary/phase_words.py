"""What is done to turns, phases and the battlefield."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.frames import DONE, FOE, SOURCE, close_frame, open_frame, you
from dejarik.games.destiny.state import ASIDE, FIELD, NOBODY, OUT, REAL, DestinyState, in_play, is_in
from dejarik.games.destiny.terms import BATTLEFIELD
from dejarik.games.destiny.vocabulary.abilities import Claim, Special
from dejarik.games.destiny.vocabulary.words import Asks, Effect, begin
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import Text
from dejarik.kernel.zones import move


@dataclass(frozen=True)
class EndPhase(Effect):
    """The action phase ends when the queue is done (destiny.errata.hyperspace_jump.ends_action_phase).

    Additional actions are lost, and so are further dice of an action or card by which several may be resolved.
    """

    def run(self, s: DestinyState) -> None:
        s.ending = 1
        s.changed |= REAL
        tell(s, "phase_ends", you(s))

    @property
    def text(self) -> Text:
        return Text("the action phase ends", "faza akcji się kończy")


@dataclass(frozen=True)
class FoeActs(Effect):
    """An opponent may take an action at once (destiny.extraaction.outside_own_turn).

    The action has a frame of its own: how it turns out does not matter to what follows here.
    """

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        from dejarik.games.destiny.actions import act_off_turn, ask_extra_action  # acting is made of everything else

        frame = s.frames[-1]
        foe = frame[FOE]
        frame[DONE] = 1
        if is_in(s, foe) and s.claimant != foe:
            open_frame(s, frame[SOURCE], foe)
            s.agenda += [(close_frame, ()), (act_off_turn, (foe,)), (ask_extra_action, (foe,))]

    @property
    def text(self) -> Text:
        return Text("{foe} may take an action", "{foe} może wykonać akcję")


@dataclass(frozen=True)
class SwapField(Asks):
    """The battlefield is exchanged for one that is not in use; who controls it does not change."""

    kind: ClassVar[str] = "battlefield"

    def options(self, s: DestinyState) -> list[Option]:
        kind = s.deal.kind
        return [
            ("battlefield", card)
            for seat in range(s.seats)
            for card in s.zones[ASIDE + seat]
            if kind[card] == BATTLEFIELD
        ]

    def picked(self, s: DestinyState, option: Option) -> None:
        old, new = s.zones[FIELD][0], subject(option)
        owner = s.deal.owner[old]
        move(s, old, (OUT if owner in s.eliminated else ASIDE) + owner)
        move(s, new, FIELD)
        s.changed |= REAL
        tell(s, "field_swapped", you(s), (new,))

    @property
    def text(self) -> Text:
        return Text(
            "exchange the battlefield for one not in use", "zamień pole bitwy na takie, które nie jest w użyciu"
        )


@dataclass(frozen=True)
class GiveField(Effect):
    """An opponent gains control of the battlefield, as a price."""

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        s.frames[-1][DONE] = int(self.possible(s))
        if self.possible(s):
            s.holder = s.frames[-1][FOE]
            s.changed |= REAL
            tell(s, "took_field", s.holder)

    def possible(self, s: DestinyState) -> bool:
        return s.holder == you(s) and s.frames[-1][FOE] != NOBODY

    @property
    def text(self) -> Text:
        return Text("give control of the battlefield to {to_foe}", "oddaj {to_foe} kontrolę nad polem bitwy")


@dataclass(frozen=True)
class UseClaim(Effect):
    """The claim ability of the battlefield is carried out without claiming."""

    def run(self, s: DestinyState) -> None:
        use_claim_ability(s, you(s))

    @property
    def text(self) -> Text:
        return Text("use the claim ability of the battlefield", "użyj zdolności „Zajęcie” pola bitwy")


def use_claim_ability(s: DestinyState, seat: int) -> None:
    """Carry out the claim ability of the battlefield in use for a player."""
    field = s.zones[FIELD][0]
    claim = s.deal.ability(field, Claim)
    if claim is not None:
        begin(s, claim.effect, field, seat)


@dataclass(frozen=True)
class UseSpecial(Asks):
    """A special ability of another card in play is carried out as if that card were one's own.

    Those that do the same and are under way count as this card, or two of them could go on for ever.
    """

    kind: ClassVar[str] = "special"

    def options(self, s: DestinyState) -> list[Option]:
        under_way = [frame[SOURCE] for frame in s.frames]
        return [
            ("special", card)
            for card, special in s.deal.having(Special)
            if in_play(s, card) and not (special.effect == self and card in under_way)
        ]

    def picked(self, s: DestinyState, option: Option) -> None:
        special = s.deal.ability(subject(option), Special)
        assert special is not None
        begin(s, special.effect, subject(option), you(s))

    @property
    def text(self) -> Text:
        return Text(
            "carry out a special ability of another card in play as if it were yours",
            "rozpatrz zdolność specjalną innej karty w grze tak, jakby należała do ciebie",
        )
