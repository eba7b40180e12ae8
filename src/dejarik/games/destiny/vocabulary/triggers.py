"""What triggered abilities wait for: the moment, whose doing it must be, whom or which card it must concern."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.abilities.timing import Happening
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.language.phrases import COLOR_OF_CARD
from dejarik.games.destiny.language.terms import CHARACTER, UPGRADE
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.moments import (
    ACTIVATED,
    CLAIMED,
    DEALT_DAMAGE,
    DEFEATED,
    FALLING,
    GIVEN_SHIELDS,
    LAST_CARD,
    PLAYED,
    PLAYING,
    RESOLVED,
    RESOLVING,
    SET_UP,
    TOOK_DAMAGE,
)
from dejarik.games.destiny.model.state import DestinyState, seat_of, upgrades_on
from dejarik.games.destiny.vocabulary.words import Trigger
from dejarik.kernel.text import Text

ANYBODY: Final = 0
YOU: Final = 1
AN_OPPONENT: Final = 2
"""Whose doing it is, or who it happens to."""

ANYTHING: Final = 0
THIS: Final = 1
ITS_HOST: Final = 2
THIS_DIE: Final = 3
"""What it concerns: this very card, the character this is attached to, the die of this card."""

_CLAUSES: dict[tuple[int, int, int], Text] = {
    (ACTIVATED, YOU, THIS): Text("you activate {this}", "aktywujesz {this}"),
    (ACTIVATED, YOU, ITS_HOST): Text("you activate {host}", "aktywujesz {host}"),
    (ACTIVATED, AN_OPPONENT, ANYTHING): Text("{foe} activates a character", "{foe} aktywuje postać"),
    (CLAIMED, YOU, ANYTHING): Text("you claim the battlefield", "zajmiesz pole bitwy"),
    (DEALT_DAMAGE, ANYBODY, THIS): Text("{this_does} is dealt damage", "{to_this} zostaną zadane obrażenia"),
    (DEFEATED, AN_OPPONENT, ANYTHING): Text(
        "an opponent's character is defeated", "postać przeciwnika zostanie pokonana"
    ),
    (FALLING, AN_OPPONENT, ANYTHING): Text(
        "an opponent's character is defeated", "postać przeciwnika zostanie pokonana"
    ),
    (FALLING, ANYBODY, ITS_HOST): Text("{does_host} is defeated", "{does_host} zostanie pokonana"),
    (GIVEN_SHIELDS, ANYBODY, THIS): Text("{this_does} gains shields", "{this_does} zyska osłony"),
    (LAST_CARD, AN_OPPONENT, ANYTHING): Text(
        "{foe} plays or discards the last card from hand", "{foe} zagra lub odrzuci ostatnią kartę z ręki"
    ),
    (PLAYED, ANYBODY, THIS): Text("you play {this}", "zagrasz {this}"),
    (RESOLVED, YOU, ANYTHING): Text("you resolve a die showing {sort}", "rozpatrzysz kość przedstawiającą {sort}"),
    (RESOLVING, YOU, THIS_DIE): Text("you resolve this die", "rozpatrzysz tę kość"),
    (SET_UP, ANYBODY, ANYTHING): Text("setup", "przygotowaniu gry"),
    (TOOK_DAMAGE, ANYBODY, ITS_HOST): Text("{does_host} takes {sort}", "{does_host} otrzyma {sort}"),
}
_ABOUT_CHARACTERS = frozenset({ACTIVATED, DEALT_DAMAGE, DEFEATED, FALLING, GIVEN_SHIELDS, TOOK_DAMAGE})
_ABOUT_DICE = frozenset({RESOLVED, RESOLVING})


@dataclass(eq=False)
class When(Trigger):
    """A moment, perhaps only somebody's doing, concerning a certain thing, or of a sort: a symbol, a kind of damage."""

    moment: int
    by: int = ANYBODY
    about: int = ANYTHING
    sort: int | None = None

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return (
            (self.by == ANYBODY or (event.seat == seat_of(s, card)) == (self.by == YOU))
            and self._concerns(s, card, event)
            and (self.sort is None or event.sort == self.sort)
        )

    def _concerns(self, s: DestinyState, card: int, event: Happening) -> bool:
        concerned = event.concerned
        if self.about == THIS:
            return concerned == card
        if self.about == ITS_HOST:
            return concerned == s.host[card]
        if self.about == THIS_DIE:
            return s.deal.card_of[concerned] == card
        return self.moment != ACTIVATED or s.deal.kind[concerned] == CHARACTER

    def remember(self, frame: Frame, event: Happening) -> None:
        """What it was about is then what the ability speaks of."""
        frame.number = event.amount
        if self.moment in _ABOUT_CHARACTERS:
            frame.character = event.concerned
        elif self.moment in _ABOUT_DICE:
            frame.die = event.concerned
        else:
            frame.card = event.concerned

    @property
    def clause(self) -> Text:
        clause = _CLAUSES[self.moment, self.by, self.about]
        if self.sort is None:
            return clause
        name = SYMBOL_NAMES[self.sort]
        return Text(clause.en.replace("{sort}", name.en), clause.pl.replace("{sort}", name.pl))

    def introduced(self, policy: int) -> Text:
        if self.moment == SET_UP:
            return Text("after setup, ", "po przygotowaniu gry ")
        return super().introduced(policy)

    @property
    def threat(self) -> Text:
        return Text("{does_host} would be defeated", "{does_host} miałaby zostać pokonana")


class EnemyFallsWithUpgrades(When):
    """A character of an opponent that has upgrades is about to be defeated."""

    def __init__(self) -> None:
        super().__init__(FALLING, AN_OPPONENT)

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return super().met(s, card, event) and bool(upgrades_on(s, event.concerned))


@dataclass(eq=False)
class YouPlay(Trigger):
    """You play, or are about to play, a card: of a color, an upgrade, one on this character, one with Ambush."""

    moment: int
    color: int | None = None
    upgrade: bool = False
    on_this: bool = False
    with_ambush: bool = False

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        deal, played = s.deal, event.concerned
        return (
            event.seat == seat_of(s, card)
            and (self.color is None or deal.color[played] == self.color)
            and (not self.upgrade or deal.kind[played] == UPGRADE)
            and (not self.on_this or s.host[played] == card)
            and (not self.with_ambush or event.amount > 0)
            and not (self.moment == PLAYING and s.exhausted[card])
        )

    def remember(self, frame: Frame, event: Happening) -> None:
        frame.card, frame.number = event.concerned, event.amount

    @property
    def clause(self) -> Text:
        if self.with_ambush:
            return Text("you play a card with Ambush", "zagrasz kartę ze słowem kluczowym Zasadzka")
        if self.on_this:
            return Text("you play an upgrade on {on_this}", "zagrasz na {this} ulepszenie")
        assert self.color is not None
        return Text("you play ", "zagrasz ") + COLOR_OF_CARD[self.color, self.upgrade]
