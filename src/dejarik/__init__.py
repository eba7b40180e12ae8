"""Dejarik plays Star Wars card games exactly by their rulebooks.

>>> import dejarik
>>> match = dejarik.Match("bounty", players=2, seed=1)
>>> while match.options:
...     match.play(match.options[-1])
...     if len(match.moves) == 20:
...         break
>>> dejarik.Match.from_record(str(match.record)).state == match.state
True
"""

from dejarik import games as games
from dejarik.kernel.decision import CHANCE, Decision, Option, Outcome, Refusal
from dejarik.kernel.errors import (
    BadDeckError,
    BadRecordError,
    BadSetupError,
    DejarikError,
    IllegalMoveError,
    UnknownGameError,
)
from dejarik.kernel.game import Game
from dejarik.kernel.match import Match
from dejarik.kernel.record import Record
from dejarik.kernel.registry import find as game
from dejarik.kernel.registry import names as game_names
from dejarik.kernel.text import Text
from dejarik.kernel.view import View

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadDeckError",
    "BadRecordError",
    "BadSetupError",
    "Decision",
    "DejarikError",
    "Game",
    "IllegalMoveError",
    "Match",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Text",
    "UnknownGameError",
    "View",
    "game",
    "game_names",
]
