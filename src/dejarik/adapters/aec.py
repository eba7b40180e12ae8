"""The games as PettingZoo environments, in which the agents choose one after the other.

>>> from dejarik.adapters import aec
>>> env = aec.env("bounty", "2p")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(observation["action_mask"].nonzero()[0][0])

An observation has the numbers of ``Game.encode`` under ``observation`` and a 1 for every legal action under
``action_mask``. Searching the mask takes longer than the game where there are tens of thousands of actions, so the
legal ones are also listed in the info of the agent that chooses, under ``actions``. Rewards come at the end: together
zero, from -1 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from dejarik.adapters.table import Rules, Table, every_mode
from dejarik.kernel.extras import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo.utils.env import AECEnv
except ImportError as error:
    raise missing(error, "rl") from None

LIMIT: Final = np.iinfo(np.int32).max
INTEGERS, BITS = np.dtype(np.int32), np.dtype(np.int8)
"""What observations and masks are made of."""


def space_of(rules: Rules, columns: int) -> Dict:
    """What an observation looks like."""
    observation = Box(-LIMIT, LIMIT, (columns,), np.int32)
    return Dict({"observation": observation, "action_mask": Box(0, 1, (rules.game.actions.size,), np.int8)})


def observed(table: Table, seat: int) -> dict[str, Any]:
    """What a seat knows, and what it can do now."""
    mask = bytearray(table.game.actions.size)  # quicker to write to than numpy's
    if table.seat == seat:
        for action in table.ids:
            mask[action] = 1
    return {
        "observation": np.frombuffer(table.game.encode(table.state, seat), INTEGERS),
        "action_mask": np.frombuffer(mask, BITS),
    }


class GameEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in one of its modes, with what PettingZoo's usual wrappers do built in, since they take most of the time.

    An action that is not legal ends the game and costs whoever took it a point; ``infos`` then says which it was. After
    ``max_cycles`` choices a game is broken off: everybody is truncated.
    """

    def __init__(
        self,
        game: str,
        mode: str = "",
        *,
        options: dict[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(game, mode, options)
        self.metadata = {
            "name": name_of(self.rules),
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._max_cycles = max_cycles
        self._rand = Random()
        self._table = self.rules.deal(0)
        self._columns = self.rules.game.columns(self._table.state)
        self._space = space_of(self.rules, len(self._columns))
        self._actions = Discrete(self.rules.game.actions.size)

    @property
    def table(self) -> Table:
        """The game in progress."""
        return self._table

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the numbers in an observation."""
        return self._columns

    def observation_space(self, agent: str) -> Dict:
        """The same for everybody."""
        return self._space

    def action_space(self, agent: str) -> Discrete:
        """All actions of the game."""
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same, and so do the games after it."""
        if seed is not None:
            self._rand = Random(seed)
        self._table = self.rules.deal(self._rand.getrandbits(64))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; it can do something only if it is its turn."""
        return observed(self._table, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Take an action for the agent that chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if action not in table.ids:
            self.infos[agent] = {"illegal": action}
            self._finish([-1.0 if each == agent else 0.0 for each in self.agents])
            return
        table.play(action)
        if table.is_over:
            self._finish(table.game.returns(table.state))
        else:
            self._select()
            if self._cycles == self._max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whoever chooses next is told what can be chosen."""
        self.agent_selection = self.possible_agents[self._table.seat]
        self.infos[self.agent_selection] = {"actions": self._table.ids}

    def _finish(self, returns: Sequence[float]) -> None:
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The open table as text: returned in the mode ``ansi``, printed in the mode ``human``."""
        text = self._table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, mode: str = "", **arguments: Any) -> GameEnv:
    """A game in one of its modes, the first if none is named."""
    return GameEnv(game, mode, **arguments)


def name_of(rules: Rules) -> str:
    """What an environment is called, with the version of its actions and observations: ``bounty_2p_v1``."""
    return f"{rules.game.name}_{rules.mode.name}_v{rules.version}".replace("-", "_")


def environments() -> dict[str, tuple[str, str]]:
    """The names of all environments, each with its game and mode."""
    return {name_of(Rules(game, mode)): (game, mode) for game, mode in every_mode()}
