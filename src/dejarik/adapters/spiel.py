"""The games as OpenSpiel games: the deal and every die roll are chance nodes.

>>> import pyspiel
>>> from dejarik.adapters import spiel
>>> game = pyspiel.load_game("dejarik_bounty", {"mode": "2p"})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Importing this module registers ``dejarik_bounty`` and so on. The root is a chance node with ``deals`` outcomes, each a
deal that stands for all later shuffles as well: these cannot be listed, only sampled. Rolls are chance nodes with exact
probabilities. Games end after ``rounds`` rounds if nobody wins before; 0 is no limit.
"""

from __future__ import annotations

from typing import Any, Final

from dejarik.adapters.table import Rules, Table
from dejarik.kernel import registry
from dejarik.kernel.extras import missing
from dejarik.kernel.game import ROUNDS
from dejarik.kernel.recall import Recall

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error, "open_spiel") from None

DEALS: Final = 1000
_ROUNDS: Final = 100
_MOST_OUTCOMES: Final = 12
"""More than a die has sides."""
_LONGEST: Final = 100_000


def _type_of(name: str) -> Any:
    game = registry.find(name)
    return pyspiel.GameType(
        short_name=f"dejarik_{name}",
        long_name=f"Dejarik: {game.title.en}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"mode": game.modes[0].name, "deals": DEALS, "rounds": _ROUNDS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game in one of its modes."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any]) -> None:
        mode = params.get("mode", registry.find(name).modes[0].name)
        self.rules = Rules(name, mode, {ROUNDS: str(params.get("rounds", _ROUNDS))})
        self.deals = int(params.get("deals", DEALS))
        self.columns = self.rules.game.columns(self.rules.deal(0).state)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.game.actions.size,
            max_chance_outcomes=max(self.deals, _MOST_OUTCOMES),
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        """The root, before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What gives players their observations."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class _Position:
    """What a state holds. OpenSpiel clones states by copying them deeply and writes them by pickling."""

    def __init__(self, rules: Rules, deals: int, table: Table | None, recall: Recall) -> None:
        self.rules = rules
        self.deals = deals
        self.table = table
        self.recall = recall

    def __deepcopy__(self, _memo: dict[int, Any]) -> _Position:
        table = self.table.copy() if self.table is not None else None
        return _Position(self.rules, self.deals, table, self.recall.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        rules, snapshot = self.rules, self.table.state.snapshot() if self.table is not None else None
        agreed = rules.game.name, rules.mode.name, dict(rules.setup.options)
        return _restored, (agreed, self.deals, snapshot, self.recall)


def _restored(
    agreed: tuple[str, str, dict[str, str]], deals: int, snapshot: dict[str, Any] | None, recall: Recall
) -> _Position:
    rules = Rules(*agreed)
    if snapshot is None:
        return _Position(rules, deals, None, recall)
    return _Position(rules, deals, Table(rules.game, rules.game.state_type.restore(snapshot), False), recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, or the root before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = _Position(game.rules, game.deals, None, Recall(game.rules.players))

    def current_player(self) -> int:
        """Who chooses."""
        table = self.position.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return table.seat if table.seat >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, _player: int) -> list[int]:
        table = self.position.table
        assert table is not None, "nobody chooses before the deal"
        return sorted(table.ids)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the sides of a die, each with its probability."""
        table, deals = self.position.table, self.position.deals
        if table is None:
            return [(deal, 1 / deals) for deal in range(deals)]
        decision = table.state.decision
        assert decision is not None, "the game is over"
        total = sum(decision.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(decision.weights)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        table = position.table
        if table is None:
            position.table = position.rules.deal(action, chance="ask")
        elif table.seat < 0:
            table.choose(table.options[action])
        else:
            position.recall.note(table.game, table.state, action)
            table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.position.table
        if table is None:
            return f"deal {action}"
        if player < 0:
            return table.game.notate(table.state, table.options[action])
        return table.game.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        table = self.position.table
        return table is not None and table.is_over

    def returns(self) -> list[float]:
        """What the game has brought every player."""
        table, rules = self.position.table, self.position.rules
        return [0.0] * rules.players if table is None else list(rules.game.returns(table.state))

    def information_state_string(self, player: int | None = None) -> str:
        """What a player knows and remembers; before the deal nothing."""
        return self.recalled(self.current_player() if player is None else player)

    def recalled(self, player: int) -> str:
        """The information state of a player."""
        table = self.position.table
        return "" if table is None else self.position.recall.string(table.game, table.state, player)

    def resampled(self, player: int, rand: Any) -> SpielState:
        """A state that a player cannot tell from this one, for searches that guess hidden cards."""
        made: SpielState = self.clone()
        table = self.position.table
        if table is not None:
            made.position.table = table.copy(table.game.determinize(table.state, player, rand))
        return made

    def __str__(self) -> str:
        table = self.position.table
        return "before the deal" if table is None else table.text()


class Observer:
    """Gives a player the numbers of ``Game.encode``, and strings of all that are not zero."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._columns = game.columns
        self.tensor = np.zeros(0 if self._recalls else len(game.columns), np.float32)
        self.dict = {} if self._recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill in the tensor."""
        table = state.position.table
        if self._recalls:
            return
        self.tensor[:] = 0 if table is None else table.game.encode(table.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state, or the columns that are not zero."""
        table = state.position.table
        if self._recalls or table is None:
            return state.recalled(player)
        values = zip(self._columns, table.game.encode(table.state, player), strict=True)
        return ", ".join(f"{column}={value}" for column, value in values if value)


def resampler(rand: Any) -> Any:
    """What ``ISMCTSBot.set_resampler`` takes: guesses hidden cards from what the player knows."""
    return lambda state, player: state.resampled(player, rand)


def _register(name: str) -> None:
    kind = _type_of(name)

    class Registered(SpielGame):
        """One of the games."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params or {})

    pyspiel.register_game(kind, Registered)


for _name in registry.names():
    _register(_name)
