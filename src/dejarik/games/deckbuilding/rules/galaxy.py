"""The galaxy row: cards leave it, and the gap is filled at once from the galaxy deck."""

from __future__ import annotations

from dejarik.games.deckbuilding.model.printed import FACTION
from dejarik.games.deckbuilding.model.state import GALAXY_DECK, GALAXY_DISCARD, ROW, SPENT, DeckbuildingState
from dejarik.games.deckbuilding.rules.piles import renew_galaxy_deck
from dejarik.kernel.log import tell
from dejarik.kernel.zones import draw, move


def is_enemy(s: DeckbuildingState, card: int) -> bool:
    """Whether a card belongs to the faction opposing the active player; neutral cards do not."""
    return FACTION[card] == 1 - s.faction[s.active]


def is_own(s: DeckbuildingState, card: int) -> bool:
    """Whether a card belongs to the active player's faction."""
    return FACTION[card] == s.faction[s.active]


def lift(s: DeckbuildingState, card: int, zone: int) -> int:
    """Move a card from the row elsewhere; the answer is the gap it leaves. Attacks on it come to nothing."""
    spot = s.zones[ROW].index(card)
    move(s, card, zone)
    if card in s.targets:
        s.targets = tuple([SPENT if target == card else target for target in s.targets])
    return spot


def refill(s: DeckbuildingState, spot: int) -> None:
    """Turn up the next card into the gap (deckbuilding.buy.refill); without any card left the row stays shorter."""
    if renew_galaxy_deck(s):
        card = draw(s, GALAXY_DECK, ROW)
        row = s.zones[ROW]
        row.insert(spot, row.pop())
        tell(s, "revealed", s.active, (card,))


def discard_from_row(s: DeckbuildingState, cards: list[int], told: str = "row_discarded") -> None:
    """To the galaxy discard pile without reward, then fill all gaps (deckbuilding.discard.row_pile)."""
    gaps: list[int] = []
    for card in cards:
        # Cards to the left that left before make this gap one place further right than it is found.
        gaps.append(lift(s, card, GALAXY_DISCARD) + len(gaps))
        tell(s, told, s.active, (card,))
    for gap in gaps:
        refill(s, gap)


def exchange(s: DeckbuildingState, newcomer: int, leaving: int, zone: int) -> None:
    """A card from elsewhere takes the place of a row card, which goes on top of a zone."""
    spot = lift(s, leaving, zone)
    move(s, newcomer, ROW)
    row = s.zones[ROW]
    row.insert(spot, row.pop())
