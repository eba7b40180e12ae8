"""The other end of the protocol: an agent of this program that plays for others, who speak to it in lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any, Final

from dejarik.agents.base import Agent, Stoppable, make_agent
from dejarik.agents.learned import SEARCHERS, playable, substitute
from dejarik.agents.outside.lines import VERSION, WORLD, numbered
from dejarik.kernel import registry
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.fingerprint import fingerprint
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

_DO_SO: Final = Text("See docs/engine-protocol.md.", "Zobacz docs/engine-protocol.md.")


class Speaker:
    """Answers line by line; what it says goes to ``say``. It thinks in a thread, so that it can be told to stop."""

    def __init__(self, agent: str, version: str, say: Callable[[str], None]) -> None:
        make_agent(agent, 0)
        self._description = agent
        self._version = version
        self._say = say
        self._rand = Random(0)
        self._game: Game[Any] | None = None
        self._state: State | None = None
        self._thinking: Thread | None = None
        self._is_thinking = False
        self._agent: Agent | None = None

    def hear(self, line: str) -> bool:
        """Do what a line says; False if it is the last one. What is wrong with it is said in one line."""
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return False
        try:
            if word:
                self._do(word, rest.strip())
        except DejarikError as error:
            self._say(f"error {error}")
        return True

    def finish(self) -> None:
        """Wait for what is being thought about, which is told to stop."""
        self._stop("")
        if self._thinking is not None:
            self._thinking.join()

    def _do(self, word: str, rest: str) -> None:
        known = {
            "dejarik": self._introduce,
            "newgame": self._begin,
            "position": self._look,
            "go": self._go,
            "stop": self._stop,
        }
        if word not in known:
            raise _wrong(f"“{word}” is no command", f"„{word}” to nie polecenie")
        if word != "stop" and self._is_thinking:
            raise _wrong(f"“{word}” while thinking", f"„{word}” podczas namysłu")
        known[word](rest)

    def _introduce(self, rest: str) -> None:
        if rest != str(VERSION):
            raise _wrong(f"version {rest[:20]} is unknown", f"nieznana wersja {rest[:20]}")
        for line in (
            f"id name Dejarik {self._description}",
            f"id version {self._version}",
            f"games {' '.join(registry.names())}",
            f"wants {WORLD}",
            "ready",
        ):
            self._say(line)

    def _begin(self, rest: str) -> None:
        data = _read(rest)
        game = registry.find(str(data.get("game")))
        if data.get("fingerprint", fingerprint(game)) != fingerprint(game):
            raise _wrong("the rules are those of another release", "zasady są z innego wydania")
        seed = data.get("seed")
        self._rand = Random(seed if isinstance(seed, int) else 0)
        self._game, self._state = game, None
        instead = substitute([self._description], game, _seats(game, data))
        if instead is not None:
            self._say(f"info {instead.en}")
        self._say("ready")

    def _look(self, rest: str) -> None:
        if self._game is None:
            raise _wrong("“position” before “newgame”", "„position” przed „newgame”")
        self._state = _restored(self._game, _read(rest).get(WORLD))

    def _go(self, rest: str) -> None:
        if self._game is None or self._state is None:
            raise _wrong("“go” before “position”", "„go” przed „position”")
        agent = playable(self._budgeted(rest), self._game, self._state.seats)
        self._agent = make_agent(agent, self._rand.getrandbits(32))
        self._is_thinking = True
        self._thinking = Thread(target=self._think, args=(self._agent, self._game, self._state), daemon=True)
        self._thinking.start()

    def _stop(self, _: str) -> None:
        if isinstance(self._agent, Stoppable):
            self._agent.stop()

    def _budgeted(self, rest: str) -> str:
        """The agent with the budget that is given, if it is one that has any."""
        kind, _, amount = rest.partition(" ")
        name = self._description.partition(":")[0]
        _, x, processes = self._description.partition("x")
        if not rest or name not in SEARCHERS:
            return self._description
        if kind not in ("simulations", "time") or not (amount.isascii() and amount.isdigit() and int(amount)):
            raise _wrong(f"“go {rest[:40]}” is no budget", f"„go {rest[:40]}” to nie budżet")
        return f"{name}:{int(amount)}" + ("ms" if kind == "time" else "") + x + processes

    def _think(self, agent: Agent, game: Game[Any], state: State) -> None:
        try:
            chosen = agent.choose(game, state)
            actions = {option: action for action, option in numbered(game, state).items()}
            answer = f"bestmove {actions[chosen]}"
        except Exception as error:  # whatever it is, whoever waits must hear of it
            answer = " ".join(f"error {type(error).__name__}: {error}".split())
        self._is_thinking = False  # before the answer, which may be followed by the next question at once
        self._say(answer)


def _seats(game: Game[Any], data: dict[str, Any]) -> int:
    players = data.get("players")
    return players if isinstance(players, int) else game.default_seats


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise _wrong("this is not a JSON object", "to nie jest obiekt JSON")
    return data


def _restored(game: Game[Any], world: object) -> State:
    try:
        state: State = game.state_type.restore(world)
    except Exception as error:  # anything can be wrong with a position from elsewhere
        raise _wrong("the world cannot be read", "nie da się odczytać pozycji") from error
    if state.decision is None:
        raise _wrong("nobody chooses in this world", "w tej pozycji nikt nie wybiera")
    return state


def _wrong(english: str, polish: str) -> DejarikError:
    return DejarikError(Text(english, polish), _DO_SO)
