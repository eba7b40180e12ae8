"""Computer players for any game: by chance, greedy, with tree search, by what was learned, and other programs."""

from dejarik.agents import greedy as greedy
from dejarik.agents import learned as learned
from dejarik.agents import outside as outside
from dejarik.agents import parallel as parallel
from dejarik.agents import random as random
from dejarik.agents.base import Agent, UnknownAgentError, begin, make_agent

__all__ = ["Agent", "UnknownAgentError", "begin", "make_agent"]
