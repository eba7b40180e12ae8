"""Which cards an effect is about: a place and what is asked of the cards there, and how that reads."""

from __future__ import annotations

from typing import NamedTuple

from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.games.deckbuilding.model.printed import KIND, TRAITS, UNIQUE
from dejarik.games.deckbuilding.model.state import DECK, DISCARD, GALAXY_DISCARD, HAND, ROW, SHIP, DeckbuildingState
from dejarik.games.deckbuilding.model.terms import TRAIT_NAMES
from dejarik.games.deckbuilding.rules.damage import ships_of
from dejarik.games.deckbuilding.rules.galaxy import is_enemy, is_own
from dejarik.games.deckbuilding.rules.piles import different
from dejarik.kernel.nouns import CARD
from dejarik.kernel.text import EMPTY, Case, Text

# ---------------------------------------------------------------- what is asked of cards


class Sort:
    """A sort of cards, in words around "card" as the object of a verb; by itself any card."""

    before: Text = EMPTY
    after: Text = EMPTY

    def fits(self, s: DeckbuildingState, card: int) -> bool:
        """Whether a card is of this sort."""
        return True


class OwnFaction(Sort):
    """Cards of your faction."""

    after = Text(" of your faction", " swojej frakcji")

    def fits(self, s: DeckbuildingState, card: int) -> bool:
        return is_own(s, card)


class OwnOrNeutral(Sort):
    """Cards of your faction and neutral ones."""

    after = Text(" of your faction or 1 neutral card", " swojej frakcji albo kartę neutralną")

    def fits(self, s: DeckbuildingState, card: int) -> bool:
        return not is_enemy(s, card)


class Enemy(Sort):
    """Cards of the other faction, said of a capital ship."""

    before = Text("enemy ", "wrogi ")

    def fits(self, s: DeckbuildingState, card: int) -> bool:
        return is_enemy(s, card)


class IsUnique(Sort):
    """Unique cards."""

    before = Text("unique ", "unikatową ")

    def fits(self, s: DeckbuildingState, card: int) -> bool:
        return UNIQUE[card]


class HasTrait(Sort):
    """Cards with a trait."""

    def __init__(self, trait: str) -> None:
        self.trait = trait
        self.before = Text(TRAIT_NAMES[trait].en + " ", "")
        self.after = Text("", " z cechą " + TRAIT_NAMES[trait].pl)

    def fits(self, s: DeckbuildingState, card: int) -> bool:
        return self.trait in TRAITS[card]


ANY = Sort()


# ---------------------------------------------------------------- where they lie


class Place(NamedTuple):
    """Zones, and how they read behind one card and behind several; the opponent's, where it says so."""

    zones: tuple[int, ...]
    text: Text
    several: Text = EMPTY
    theirs: bool = False


YOUR_HAND = Place((HAND,), Text("from your hand", "z ręki"))
YOUR_DISCARD = Place((DISCARD,), Text("from your discard pile", "ze swojego stosu kart odrzuconych"))
YOUR_HAND_OR_DISCARD = Place(
    (HAND, DISCARD),
    Text("from your hand or discard pile", "z ręki albo ze swojego stosu kart odrzuconych"),
    Text("from your hand and discard pile", "z ręki i ze swojego stosu kart odrzuconych"),
)
THEIR_HAND = Place((HAND,), Text("from their hand", "z ręki"), theirs=True)
THE_ROW = Place((ROW,), Text("from the galaxy row", "z rzędu galaktyki"))
THE_DISCARD = Place((GALAXY_DISCARD,), Text("from the galaxy discard pile", "ze stosu odrzuconych kart galaktyki"))


# ---------------------------------------------------------------- both together


class Select:
    """The cards of a sort in a place; of copies in a hand or pile only one is named."""

    def __init__(self, place: Place, sort: Sort = ANY) -> None:
        self.place = place
        self.sort = sort

    def cards(self, s: DeckbuildingState, frame: AbilityFrame) -> list[int]:
        """Those there are."""
        found: list[int] = []
        for zone in self.place.zones:
            found += s.zones[ROW] if zone == ROW else different(s, s.zones[self._zone(zone, frame)])
        return found if self.sort is ANY else [card for card in found if self.sort.fits(s, card)]

    def any(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        """Whether there is one."""
        for zone in self.place.zones:
            cards = s.zones[self._zone(zone, frame)]
            if cards and (self.sort is ANY or any(self.sort.fits(s, card) for card in cards)):
                return True
        return False

    def _zone(self, zone: int, frame: AbilityFrame) -> int:
        if zone < DECK:
            return zone
        return zone + (frame.foe if self.place.theirs else frame.you)

    @property
    def one(self) -> Text:
        """One of them, as the object of a verb."""
        sort = self.sort
        counted = Text("1 {before}card{after} ", "1 {before}kartę{after} ").fill(before=sort.before, after=sort.after)
        return counted + self.place.text

    def up_to(self, number: int) -> Text:
        """At most so many of them."""
        return Text("up to ", "do ") + CARD.count(number, Case.GENITIVE) + " " + self.place.several


HAND_CARD = Select(YOUR_HAND)
YOUR_CARD = Select(YOUR_HAND_OR_DISCARD)
THEIR_CARD = Select(THEIR_HAND)
ROW_CARD = Select(THE_ROW)
OWN_ROW_CARD = Select(THE_ROW, OwnFaction())
FREE_ROW_CARD = Select(THE_ROW, OwnOrNeutral())
DISCARDED_CARD = Select(THE_DISCARD)
OWN_DISCARDED_CARD = Select(THE_DISCARD, OwnFaction())


class Ships:
    """Capital ships that opponents have in play, and those of a sort in the galaxy row."""

    def __init__(self, in_row: Sort | None = None) -> None:
        self.in_row = in_row

    def cards(self, s: DeckbuildingState, frame: AbilityFrame) -> list[int]:
        """Those there are."""
        found = [ship for foe in s.opponents(frame.you) for ship in ships_of(s, foe)]
        if self.in_row is not None:
            found += [card for card in s.zones[ROW] if KIND[card] == SHIP and self.in_row.fits(s, card)]
        return found

    @property
    def one(self) -> Text:
        """One of them, as the object of a verb."""
        theirs = Text("1 capital ship the opponent has in play", "1 okręt, który przeciwnik ma w grze")
        if self.in_row is None:
            return theirs
        row = Text(" or 1 {sort}capital ship in the galaxy row", ", albo 1 {sort}okręt w rzędzie galaktyki")
        return theirs + row.fill(sort=self.in_row.before)
