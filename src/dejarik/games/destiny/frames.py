"""What is being carried out: one frame for each ability, play or resolution under way, the innermost last.

Steps on the agenda belong to the frame that is last when they run, so none of them has to say which it is.
"""

from __future__ import annotations

from dejarik.games.destiny.state import NOBODY, DestinyState
from dejarik.kernel.steps import step

SOURCE, YOU, FOE, DIE, CHARACTER, CARD, NUMBER, DONE, THIS_DIE, FACE, TERMS, KEPT, VALUE, BLOCKED, CHOSEN = range(15)
"""The card the ability is on, who carries it out, the opponent meant; the die, character, card and number it spoke of
last; whether its last part was carried out in full; the die being resolved, by which face, on what terms, whether it
stays in the pool, with what value; how much damage was blocked. Whatever is picked one by one stands behind these."""

HAD_AMBUSH, WAS_LAST = 1, 2
"""Of a card being played, ``KEPT`` says whether it has Ambush and whether it was the last one of the hand."""

_EMPTY = [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, 0, 0, NOBODY, NOBODY, 0, 0, 0, 0]


def open_frame(s: DestinyState, source: int, you: int, foe: int = NOBODY) -> list[int]:
    """Begin a frame; it must be closed by a step that lies under everything it puts on the agenda."""
    frame = _EMPTY[:]
    frame[SOURCE], frame[YOU], frame[FOE] = source, you, foe
    s.frames.append(frame)
    return frame


@step
def close_frame(s: DestinyState) -> None:
    """What the frame was for is over."""
    s.frames.pop()


def you(s: DestinyState) -> int:
    """The player who carries out the ability under way."""
    return s.frames[-1][YOU]


def chosen(s: DestinyState) -> list[int]:
    """What has been picked so far."""
    return s.frames[-1][CHOSEN:]


def forget_chosen(s: DestinyState) -> None:
    """Begin to pick anew."""
    del s.frames[-1][CHOSEN:]


def note(s: DestinyState, done: bool) -> None:
    """Whether the last part was carried out in full, for what comes behind a "then"."""
    s.frames[-1][DONE] = int(done)
