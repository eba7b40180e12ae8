"""Players outside of this program, and this program as a player for others: lines of text over pipes.

The protocol is described in ``docs/engine-protocol.md``.
"""

from dejarik.agents.outside.agent import PROGRAM, OutsideAgent
from dejarik.agents.outside.program import ProgramError
from dejarik.agents.outside.speaker import Speaker

__all__ = ["PROGRAM", "OutsideAgent", "ProgramError", "Speaker"]
