"""Players that are programs: random, greedy and Monte Carlo tree search. They know no particular game."""

from dejarik.agents.base import Agent, agent_names, make_agent

__all__ = ["Agent", "agent_names", "make_agent"]
