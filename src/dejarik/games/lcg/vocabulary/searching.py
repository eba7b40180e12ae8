"""Searching one's own decks for a card that comes into play."""

from __future__ import annotations

from abc import abstractmethod

from dejarik.abilities.clauses import Act, Clause, followed
from dejarik.abilities.words import Asks
from dejarik.games.lcg.language.verbs import PUT, SEARCH
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import DECK, OBJECTIVE_DECK, SEATS, LcgState, different
from dejarik.games.lcg.rules.playing import can_put_into_play, put_into_play
from dejarik.kernel import zones
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text


class Search(Asks[LcgState, Frame]):
    """Search a deck and put a card of it into play; one need not find it (lcg.search.may_fail)."""

    kind = "pick"
    deck: int

    @abstractmethod
    def is_sought(self, s: LcgState, card: int) -> bool:
        """Whether this is what one searches for."""

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[self.deck + frame.you])

    def run(self, s: LcgState, frame: Frame) -> None:
        """While a player searches, that player sees the whole deck."""
        for card in s.zones[self.deck + frame.you]:
            s.known[card] |= 1 << frame.you
        s.agenda.append((shuffle_searched, (self.deck + frame.you,)))
        super().run(s, frame)

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        deck = sorted(s.zones[self.deck + frame.you])
        sought = [card for card in deck if self.is_sought(s, card) and can_put_into_play(s, card, frame.you)]
        return [*[("pick", card) for card in different(s, sought)], ("done",)]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        frame.done = option[0] == "pick"
        if frame.done:
            put_into_play(s, subject(option), frame.you)


@step
def shuffle_searched(s: LcgState, zone: int) -> None:
    """A deck that was searched is shuffled (lcg.search.shuffle)."""
    zones.shuffle(s, zone)
    tell(s, "shuffled" if zone < OBJECTIVE_DECK else "shuffled_objectives", zone % SEATS)


class SearchObjectives(Search):
    """Search your objective deck for the objective that comes into play."""

    deck = OBJECTIVE_DECK

    def is_sought(self, s: LcgState, card: int) -> bool:
        return True

    @property
    def clause(self) -> Clause:
        search = Act(SEARCH, Text("your objective deck for an objective", "swoją talię celów w poszukiwaniu celu"))
        return followed((search, Act(PUT, Text("it into play", "go do gry"))))


class SearchDeck(Search):
    """Search your deck for a card of a title, which comes into play if it can."""

    deck = DECK

    def __init__(self, title: str) -> None:
        self.title = title

    def is_sought(self, s: LcgState, card: int) -> bool:
        return s.deal.title[card] == self.title

    @property
    def clause(self) -> Clause:
        deck = Text(
            f"your deck for a card titled {self.title}", f"swoją talię w poszukiwaniu karty o tytule {self.title}"
        )
        put = Act(PUT, Text("it into play, if able", "ją do gry, jeśli to możliwe"))
        return followed((Act(SEARCH, deck), put))
