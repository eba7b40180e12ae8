"""Computer players for any game: random, greedy, Monte Carlo tree search, both with networks, and other programs."""

from dejarik.agents import greedy as greedy
from dejarik.agents import net as net
from dejarik.agents import outside as outside
from dejarik.agents import parallel as parallel
from dejarik.agents import random as random
from dejarik.agents.base import Agent, UnknownAgentError, begin, make_agent

__all__ = ["Agent", "UnknownAgentError", "begin", "make_agent"]
