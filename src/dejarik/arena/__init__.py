"""Many games between agents, played in parallel and summarized with confidence intervals."""

from dejarik.arena.series import GameResult, Series, play_game, run
from dejarik.arena.statistics import AgentRow, Summary, summarize, wilson

__all__ = ["AgentRow", "GameResult", "Series", "Summary", "play_game", "run", "summarize", "wilson"]
