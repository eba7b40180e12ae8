"""Many games between agents and decks, played in parallel and summarized with confidence intervals."""

from dejarik.arena.analysis import Analysis, Share, analyze
from dejarik.arena.changes import DeckChange, deck_changes
from dejarik.arena.engines import Engine, Here, Processes, make_engine
from dejarik.arena.entrants import Entrant
from dejarik.arena.impact import CardImpact, card_impacts
from dejarik.arena.lab import Lab, make_lab, starters_against
from dejarik.arena.manifest import BadResultsError
from dejarik.arena.ratings import Rating
from dejarik.arena.report import report_html
from dejarik.arena.results import Results
from dejarik.arena.running import Run
from dejarik.arena.schedules import Gauntlet, Ladder, OneTable, RoundRobin, Schedule, Swiss
from dejarik.arena.series import GameResult, Series, play_game, run, run_on
from dejarik.arena.statistics import AgentRow, Summary, Tally, summarize, wilson
from dejarik.arena.tournament import Tournament

__all__ = [
    "AgentRow",
    "Analysis",
    "BadResultsError",
    "CardImpact",
    "DeckChange",
    "Engine",
    "Entrant",
    "GameResult",
    "Gauntlet",
    "Here",
    "Lab",
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
    "card_impacts",
    "deck_changes",
    "make_engine",
    "make_lab",
    "play_game",
    "report_html",
    "run",
    "run_on",
    "starters_against",
    "summarize",
    "wilson",
]
