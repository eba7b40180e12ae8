"""An agent that asks another program: ``engine:./mybot.py``, ``engine:400 ./mybot.py``, ``engine:500ms ./mybot.py``."""

from __future__ import annotations

import re
import shlex
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from dejarik.agents.base import agent
from dejarik.agents.outside.lines import ROW, numbered, position, told
from dejarik.agents.outside.program import PROGRAMS, START_WITHIN, Program, Programs, check_command
from dejarik.kernel.decision import Option
from dejarik.kernel.fingerprint import fingerprint
from dejarik.kernel.game import Game, Setup
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

PROGRAM: Final = "engine"
"""What descriptions of programs begin with."""
CHOOSE_WITHIN: Final = 60.0
"""Seconds for a choice without a limit of time; with one, so many besides that limit are the last straw."""
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,6})(ms)?")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a program may think: so many simulations or milliseconds, or as long as it likes."""

    simulations: int = 0
    milliseconds: int = 0

    @property
    def line(self) -> str:
        """How it is told."""
        if self.simulations:
            return f"go simulations {self.simulations}"
        return f"go time {self.milliseconds}" if self.milliseconds else "go"

    @property
    def within(self) -> float:
        """Seconds after which nobody waits any longer."""
        return CHOOSE_WITHIN + self.milliseconds / 1000


class OutsideAgent:
    """Asks a program, of which each seat has one of its own: nobody tells one seat what another knows."""

    def __init__(self, command: Sequence[str], budget: Budget, rand: Random) -> None:
        self._command = tuple(command)
        self._budget = budget
        self._rand = rand
        self._options: Mapping[str, str] | None = None
        self._programs: dict[int, Program] = {}
        weakref.finalize(self, _give_back, PROGRAMS, self._programs)

    def begin(self, setup: Setup) -> None:
        """Know what was agreed before the game."""
        self._options = setup.options

    def choose(self, game: Game[Any], s: State) -> Option:
        """What the program chooses; raises ProgramError if it does not."""
        assert s.decision is not None, "the game is over"
        if len(s.decision.options) == 1:
            return s.decision.options[0]
        program = self._programs.get(s.decision.seat) or self._introduced(game, s, s.decision.seat)
        program.say(told("position", position(game, s, program.wants, self._rand)))
        program.say(self._budget.line)
        return _chosen(program, program.hear("bestmove", self._budget.within), numbered(game, s))

    def _introduced(self, game: Game[Any], s: State, seat: int) -> Program:
        program = self._programs[seat] = PROGRAMS.take(self._command)
        if program.games and game.name not in program.games:
            raise program.failed(Text(f"it does not play {game.name}", f"nie gra w {game.name}"))
        known: dict[str, Any] = {
            "game": game.name,
            "rules": game.version,
            "fingerprint": fingerprint(game),
            "players": s.seats,
            "seat": seat,
            "seed": self._rand.getrandbits(32),
        }
        if self._options is not None:
            known["options"] = dict(self._options)
        if ROW in program.wants:
            known["columns"] = game.columns(s)
        program.say(told("newgame", known))
        program.hear("ready", START_WITHIN)
        return program


def _chosen(program: Program, answer: str, options: Mapping[int, Option]) -> Option:
    option = options.get(int(answer)) if _NUMBER.fullmatch(answer) else None
    if option is None:
        shown, legal = answer[:40], ", ".join(map(str, options))
        raise program.failed(
            Text(
                f"it answers “{shown}”, which is none of the actions offered ({legal})",
                f"odpowiada „{shown}”, a to żadna z podanych akcji ({legal})",
            )
        )
    return option


def _give_back(programs: Programs, used: Mapping[int, Program]) -> None:
    for program in used.values():
        programs.give_back(program)


def read_command(written: str) -> tuple[Budget, list[str]] | None:
    """A budget, if one stands in front, and the words of a command; it may be quoted as a whole."""
    try:
        words = shlex.split(written)
        words = shlex.split(words[0]) if len(words) == 1 else words
    except ValueError:
        return None
    found = _BUDGET.fullmatch(words[0]) if len(words) > 1 else None
    if found is None:
        return (Budget(), words) if words else None
    number = int(found[1])
    return Budget(milliseconds=number) if found[2] else Budget(number), words[1:]


@agent(PROGRAM)
def _make(description: str, rand: Random) -> OutsideAgent | None:
    read = read_command(description.removeprefix(":"))
    if read is None:
        return None
    budget, command = read
    check_command(command)
    return OutsideAgent(command, budget, rand)
