"""What triggered abilities wait for: the moment, whose doing it must be, whom or which card it must concern."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.timing import Happening
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.language.phrases import COLORS
from dejarik.games.destiny.language.terms import CHARACTER
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.moments import (
    ACTIVATED,
    CLAIMED,
    DEALT_DAMAGE,
    DEFEATED,
    DIE_DEALT_DAMAGE,
    DISCARDED_TO_REROLL,
    DISCARDING,
    FALLING,
    GIVEN_SHIELDS,
    LAST_CARD,
    OWN_ROLL,
    PLAYED,
    PLAYING,
    RESOLVED,
    RESOLVING,
    ROLLED,
    ROLLED_IN,
    SET_UP,
    TAKING_DAMAGE,
    TOOK_DAMAGE,
)
from dejarik.games.destiny.model.state import DestinyState, seat_of, upgrades_on
from dejarik.games.destiny.model.values import character_of
from dejarik.games.destiny.vocabulary.selectors import ANY_CARD, Cards
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
A_PLAY: Final = 4
ITS_DICE: Final = 5
"""What it concerns: this very card, the character this is attached to, the die of this card, a card that is played, the
dice of the character this is attached to."""

_CLAUSES: dict[tuple[int, int, int], Text] = {
    (ACTIVATED, YOU, THIS): Text("you activate {this}", "aktywujesz {this}"),
    (ACTIVATED, YOU, ITS_HOST): Text("you activate {host}", "aktywujesz {host}"),
    (ACTIVATED, AN_OPPONENT, ANYTHING): Text("{foe} activates a character", "{foe} aktywuje postać"),
    (ACTIVATED, YOU, ANYTHING): Text("you activate a {color} character", "aktywujesz {color} postać"),
    (CLAIMED, YOU, ANYTHING): Text("you claim the battlefield", "zajmiesz pole bitwy"),
    (DEALT_DAMAGE, ANYBODY, THIS): Text("{this_does} is dealt damage", "{to_this} zostaną zadane obrażenia"),
    (DEALT_DAMAGE, ANYBODY, ITS_HOST): Text("{does_host} is dealt {sort}", "{to_host} zostaną zadane {sort}"),
    (DEFEATED, ANYBODY, ANYTHING): Text("a character is defeated", "dowolna postać zostanie pokonana"),
    (DEFEATED, YOU, ANYTHING): Text("one of your characters is defeated", "jedna z twoich postaci zostanie pokonana"),
    (DEFEATED, AN_OPPONENT, ANYTHING): Text(
        "an opponent's character is defeated", "postać przeciwnika zostanie pokonana"
    ),
    (FALLING, AN_OPPONENT, ANYTHING): Text(
        "an opponent's character is defeated", "postać przeciwnika zostanie pokonana"
    ),
    (DIE_DEALT_DAMAGE, ANYBODY, ITS_DICE): Text(
        "a die of {does_host} or its upgrades deals damage", "kość {of_host} lub jej ulepszeń zada obrażenia"
    ),
    (DISCARDED_TO_REROLL, AN_OPPONENT, ANYTHING): Text(
        "{foe} discards a card to reroll dice", "{foe} odrzuci kartę, aby przerzucić kości"
    ),
    (FALLING, ANYBODY, THIS): Text("{this_does} is defeated", "{this_does} zostanie pokonana"),
    (FALLING, ANYBODY, ITS_HOST): Text("{does_host} is defeated", "{does_host} zostanie pokonana"),
    (GIVEN_SHIELDS, ANYBODY, THIS): Text("{this_does} gains shields", "{this_does} zyska osłony"),
    (LAST_CARD, AN_OPPONENT, ANYTHING): Text(
        "{foe} plays or discards the last card from hand", "{foe} zagra lub odrzuci ostatnią kartę z ręki"
    ),
    (LAST_CARD, YOU, A_PLAY): Text("you play the last card from your hand", "zagrasz ostatnią kartę z ręki"),
    (PLAYED, ANYBODY, THIS): Text("you play {this}", "zagrasz {this}"),
    (RESOLVED, YOU, ANYTHING): Text("you resolve a die showing {sort}", "rozpatrzysz kość przedstawiającą {sort}"),
    (RESOLVED, YOU, THIS_DIE): Text("you resolve {this_die}", "rozpatrzysz {this_die}"),
    (RESOLVING, YOU, THIS_DIE): Text("you resolve {this_die}", "rozpatrzysz {this_die}"),
    (ROLLED, YOU, ANYTHING): Text(
        "one of your dice rolls {sort}", "w wyniku rzutu jedna z twoich kości przedstawi {sort}"
    ),
    (OWN_ROLL, YOU, THIS_DIE): Text("you roll or reroll this die", "rzucisz tą kością lub ją przerzucisz"),
    (ROLLED_IN, YOU, THIS_DIE): Text("you roll this die into your pool", "rzucisz tą kością do swojej puli"),
    (SET_UP, ANYBODY, ANYTHING): Text("setup", "przygotowaniu gry"),
    (TAKING_DAMAGE, ANYBODY, ITS_HOST): Text("{does_host} takes damage", "{does_host} otrzyma obrażenia"),
    (TOOK_DAMAGE, ANYBODY, ITS_HOST): Text("{does_host} takes {sort}", "{does_host} otrzyma {sort}"),
}
_ABOUT_CHARACTERS = frozenset({ACTIVATED, DEALT_DAMAGE, DEFEATED, FALLING, GIVEN_SHIELDS, TAKING_DAMAGE, TOOK_DAMAGE})
_ABOUT_DICE = frozenset({DIE_DEALT_DAMAGE, RESOLVED, RESOLVING, ROLLED, ROLLED_IN, OWN_ROLL})


@dataclass(eq=False)
class When(Trigger):
    """A moment, perhaps only somebody's doing, concerning a certain thing, or of a sort: a symbol, a kind of damage.

    ``at_least`` is how much damage it must be, ``value`` what the side of the die must show.
    ``first_in_round`` leaves out all but the first time in a round; each card counts for itself. ``color`` is that of
    the character concerned.
    """

    moment: int
    by: int = ANYBODY
    about: int = ANYTHING
    sort: int | None = None
    at_least: int = 0
    value: int | None = None
    first_in_round: bool = False
    color: int | None = None

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return (
            not (self.first_in_round and card in s.used)
            and (self.by == ANYBODY or (event.seat == seat_of(s, card)) == (self.by == YOU))
            and self._concerns(s, card, event)
            and (self.sort is None or event.sort == self.sort)
            and event.amount >= self.at_least
            and (self.value is None or event.value == self.value)
            and (self.color is None or s.deal.color[event.concerned] == self.color)
        )

    def _concerns(self, s: DestinyState, card: int, event: Happening) -> bool:
        concerned = event.concerned
        if self.about == THIS:
            return concerned == card
        if self.about == ITS_HOST:
            return concerned == s.host[card]
        if self.about == THIS_DIE:
            return s.deal.card_of[concerned] == card
        if self.about == ITS_DICE:
            return character_of(s, concerned) == s.host[card]
        if self.about == A_PLAY:
            return concerned != NOBODY
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
        if self.value is not None:
            return clause + Text(f" showing a value of {self.value}", f" przedstawiającą wartość {self.value}")
        if self.first_in_round:
            clause = Text(f"{clause.en} for the first time in a round", f"po raz pierwszy w rundzie {clause.pl}")
        if self.color is not None:
            clause = _filled(clause, "{color}", Text(COLORS[self.color].en, COLORS[self.color].acc))
        if self.sort is None:
            return clause
        name = SYMBOL_NAMES[self.sort]
        if self.at_least:
            name = Text(f"{self.at_least} or more {name.en}", f"co najmniej {self.at_least} {name.pl}")
        return _filled(clause, "{sort}", name)

    def introduced(self, policy: int) -> Text:
        if self.moment == SET_UP:
            return Text("after setup, ", "po przygotowaniu gry ")
        return super().introduced(policy)

    @property
    def threat(self) -> Text:
        return Text("{does_host} would be defeated", "{does_host} miałaby zostać pokonana")


def _filled(clause: Text, gap: str, word: Text) -> Text:
    """A clause with one of its gaps filled; what the card calls itself is filled in later."""
    return Text(clause.en.replace(gap, word.en), clause.pl.replace(gap, word.pl))


class EnemyFallsWithUpgrades(When):
    """A character of an opponent that has upgrades is about to be defeated."""

    def __init__(self) -> None:
        super().__init__(FALLING, AN_OPPONENT)

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return super().met(s, card, event) and bool(upgrades_on(s, event.concerned))


class HostLosesWeapon(When):
    """A weapon on the character this is attached to is about to be discarded by the effect of a card."""

    def __init__(self) -> None:
        super().__init__(DISCARDING)

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        upgrade = event.concerned
        return s.host[card] == s.host[upgrade] >= 0 and "weapon" in s.deal.cards[upgrade].subtypes

    @property
    def threat(self) -> Text:
        return Text(
            "a card effect would discard a weapon from {host}", "efekt karty miałby odrzucić broń, którą ma {does_host}"
        )


@dataclass(eq=False)
class YouPlay(Trigger):
    """You play, or are about to play, a card: of a kind, one on this character, one with Ambush."""

    moment: int
    cards: Cards = ANY_CARD
    on_this: bool = False
    with_ambush: bool = False

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return (
            event.seat == seat_of(s, card)
            and self.cards.fits(s, event.concerned)
            and (not self.on_this or s.host[event.concerned] == card)
            and (not self.with_ambush or event.amount > 0)
            and not (self.moment == PLAYING and s.exhausted[card])
        )

    def remember(self, frame: Frame, event: Happening) -> None:
        frame.card, frame.number = event.concerned, event.amount

    @property
    def clause(self) -> Text:
        if self.with_ambush:
            return Text("you play a card with Ambush", "zagrasz kartę ze słowem kluczowym Zasadzka")
        what = self.cards.one
        if self.on_this:
            return Text(f"you play {what.en} on {{on_this}}", f"zagrasz na {{this}} {what.pl}")
        return Text("you play ", "zagrasz ") + what
