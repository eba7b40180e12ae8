"""The games as Gymnasium environments: one seat learns, computer players have the others.

>>> import gymnasium
>>> from dejarik.adapters import gym
>>> env = gymnasium.make("dejarik/bounty-2p-v1", opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["actions"][0])

Importing this module registers an environment for each mode of each game. The names of the columns are
``env.unwrapped.columns``; legal actions are in ``action_mask``, and as a list in ``info["actions"]``.
"""

from __future__ import annotations

from random import Random
from typing import Any

from dejarik.adapters.table import Rules, every_mode
from dejarik.agents import Agent, make_agent
from dejarik.kernel.extras import missing

try:
    import gymnasium
    from gymnasium.spaces import Discrete

    from dejarik.adapters.aec import observed, space_of
except ImportError as error:
    raise missing(error, "rl") from None


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a game. ``opponents`` describes the other players, such as ``greedy`` or ``mcts:50``.

    ``seat`` is the learner's, or None for another one in every game, as chance has it.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # an instance variable to Gymnasium

    def __init__(
        self,
        game: str,
        mode: str = "",
        *,
        seat: int | None = 0,
        opponents: str = "random",
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(game, mode, options)
        self.render_mode = render_mode
        self._fixed_seat, self._opponents = seat, opponents
        make_agent(opponents, 0)
        self._rand = Random()
        self._table = self.rules.deal(0)
        self.columns = self.rules.game.columns(self._table.state)
        self.observation_space = space_of(self.rules, len(self.columns))
        self.action_space = Discrete(self.rules.game.actions.size)  # type: ignore[assignment]  # its ints are numpy's

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and play up to the learner's first choice."""
        super().reset(seed=seed)
        if seed is not None:
            self._rand = Random(seed)
        self._seat = self._rand.randrange(self.rules.players) if self._fixed_seat is None else self._fixed_seat
        self._agent: Agent = make_agent(self._opponents, self._rand.getrandbits(32))
        self._table = self.rules.deal(self._rand.getrandbits(64))
        self._let_others_play()
        return observed(self._table, self._seat), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action and play up to the learner's next choice; raises IllegalMoveError if it is not legal."""
        self._table.play(int(action))
        self._let_others_play()
        reward = self.rules.game.returns(self._table.state)[self._seat]
        return observed(self._table, self._seat), reward, self._table.is_over, False, self._info()

    def render(self) -> str:
        """The open table as text."""
        return self._table.text()

    def _let_others_play(self) -> None:
        table = self._table
        while not table.is_over and table.seat != self._seat:
            table.choose(self._agent.choose(table.game, table.state))

    def _info(self) -> dict[str, Any]:
        return {"seat": self._seat, "actions": [] if self._table.is_over else self._table.ids}


def _register() -> None:
    for game, mode in every_mode():
        name = f"dejarik/{game}-{mode}-v{Rules(game, mode).version}"
        gymnasium.register(name, f"{__name__}:SeatEnv", disable_env_checker=True, kwargs={"game": game, "mode": mode})


_register()
