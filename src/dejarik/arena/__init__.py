"""Many games between agents, played in parallel and summarized with confidence intervals."""

from dejarik.arena.series import GameResult, Series, play_game, run
from dejarik.arena.statistics import AgentRow, Summary, Tally, summarize, wilson

__all__ = ["AgentRow", "GameResult", "Series", "Summary", "Tally", "play_game", "run", "summarize", "wilson"]
