"""How players drop out and how the game ends."""

from __future__ import annotations

from dejarik.games.destiny.model.state import (
    DECK,
    DISCARD,
    FIELD,
    HAND,
    LAST_STAND_DRAW,
    MAX_SEATS,
    NOBODY,
    OFF,
    OUT,
    TEAM,
    DestinyState,
    in_play,
    players_in,
    stacked_on,
)
from dejarik.kernel.decision import Outcome
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import move


@step
def check_teams(s: DestinyState) -> None:
    """Whoever has no character left is out; the last one in wins (destiny.victory.all_characters_defeated)."""
    gone = [seat for seat in range(s.seats) if not s.zones[TEAM + seat] and seat not in s.eliminated]
    if gone:
        drop(s, gone, draw=bool(s.house[LAST_STAND_DRAW]))


def check_cards(s: DestinyState) -> None:
    """At the end of a round whoever has no cards left is out (destiny.victory.no_cards_left)."""
    gone = [seat for seat in players_in(s) if not s.zones[HAND + seat] and not s.zones[DECK + seat]]
    if gone:
        drop(s, gone)


def drop(s: DestinyState, gone: list[int], draw: bool = False) -> None:
    """Players are eliminated at the same moment; if nobody is left, it may be agreed to be a draw."""
    left = [seat for seat in players_in(s) if seat not in gone]
    for seat in gone:
        tell(s, "eliminated", seat)
    if len(left) > 1:
        for seat in gone:
            eliminate(s, seat, left)
        return
    finish(s, left or (gone if draw else _winner_of_all(s, gone)))


def _winner_of_all(s: DestinyState, gone: list[int]) -> list[int]:
    """Nobody is left: the battlefield's controller wins (destiny.victory.decked_tie)."""
    return [s.holder] if s.holder in gone else gone


def health_left(s: DestinyState, seat: int) -> int:
    """What a player's characters can still take."""
    return sum([s.deal.health[card] - s.damage[card] for card in s.zones[TEAM + seat]])


def finish(s: DestinyState, winners: list[int]) -> None:
    """The game is over at once; the score is the health left."""
    s.outcome = Outcome(tuple(sorted(winners)), tuple(health_left(s, seat) for seat in range(s.seats)))
    s.agenda.clear()
    s.frames.clear()
    s.queue.clear()
    s.delayed = ()
    s.extra.clear()
    for seat in winners:
        tell(s, "won", seat)


def eliminate(s: DestinyState, seat: int, left: list[int]) -> None:
    """A player's cards and dice leave the game, save a battlefield in use (destiny.multi.elimination.remove_cards)."""
    for die in s.pools[seat]:
        s.face[die] = OFF
    s.pools[seat].clear()
    s.eliminated += (seat,)
    for card, zone in enumerate(s.place):
        if zone != FIELD and zone % MAX_SEATS == seat:
            _take_away(s, card)
    _let_dice_go(s)
    s.queue[:] = [pending for pending in s.queue if pending.frame.you != seat]
    s.extra[:] = [other for other in s.extra if other != seat]
    s.hasty = tuple([other for other in s.hasty if other != seat])
    if s.holder == seat or (s.holder == NOBODY and s.decider == seat):
        at = s.order.index(seat)
        s.holder = NOBODY
        s.decider = next(other for other in s.order[at:] + s.order[:at] if other in left)


def _take_away(s: DestinyState, card: int) -> None:
    """Out of the game with the player's own cards; what belongs to another goes to that player's discard pile."""
    for other in stacked_on(s, card):
        s.host[other] = NOBODY
        move(s, other, DISCARD + s.deal.owner[other])
    owner = s.deal.owner[card]
    s.exhausted[card] = s.damage[card] = s.shields[card] = 0
    s.host[card] = NOBODY
    if card in s.used:
        s.used.remove(card)
    move(s, card, (OUT if owner in s.eliminated else DISCARD) + owner)


def _let_dice_go(s: DestinyState) -> None:
    """Captured dice go with their owner, and cards that held dice of others let them go."""
    card_of = s.deal.card_of
    s.captured = tuple([pair for pair in s.captured if in_play(s, card_of[pair[0]]) and in_play(s, pair[1])])


def score(s: DestinyState) -> None:
    """The limit of rounds is reached: most health left wins, among equals the battlefield's controller."""
    left = players_in(s)
    points = [health_left(s, seat) for seat in left]
    best = [seat for seat, found in zip(left, points, strict=True) if found == max(points)]
    finish(s, [s.holder] if s.holder in best else best)
