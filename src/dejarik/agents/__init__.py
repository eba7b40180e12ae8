"""Computer players for any game: random, greedy and Monte Carlo tree search."""

from dejarik.agents import greedy as greedy
from dejarik.agents import mcts as mcts
from dejarik.agents import random as random
from dejarik.agents.base import Agent, UnknownAgentError, make_agent

__all__ = ["Agent", "UnknownAgentError", "make_agent"]
