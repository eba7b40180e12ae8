"""Many games between agents and decks, played in parallel and summarized with confidence intervals."""

from dejarik.arena.analysis import Analysis, Share, analyze
from dejarik.arena.engines import Engine, Here, Processes, make_engine
from dejarik.arena.entrants import Entrant
from dejarik.arena.manifest import BadResultsError
from dejarik.arena.ratings import Rating
from dejarik.arena.results import Results
from dejarik.arena.running import Run
from dejarik.arena.schedules import Ladder, OneTable, RoundRobin, Schedule, Swiss
from dejarik.arena.series import GameResult, Series, play_game, run
from dejarik.arena.statistics import AgentRow, Summary, Tally, summarize, wilson
from dejarik.arena.tournament import Tournament

__all__ = [
    "AgentRow",
    "Analysis",
    "BadResultsError",
    "Engine",
    "Entrant",
    "GameResult",
    "Here",
    "Ladder",
    "OneTable",
    "Processes",
    "Rating",
    "Results",
    "RoundRobin",
    "Run",
    "Schedule",
    "Series",
    "Share",
    "Summary",
    "Swiss",
    "Tally",
    "Tournament",
    "analyze",
    "make_engine",
    "play_game",
    "run",
    "summarize",
    "wilson",
]
