"""A player that Dejarik talks to in lines (docs/engine-protocol.md): it would rather do something than pass.

dejarik play bounty --agent engine:examples/engine.py
dejarik simulate lcg --agents engine:examples/engine.py,random --games 4
"""

import json
import random
import sys

IDLE = ("pass", "done", "no", "decline", "end", "keep")


def say(line: str) -> None:
    """Answer; whoever asked waits for it, so nothing may stay in a buffer."""
    print(line, flush=True)


def best(options: list) -> int:
    """The action to take: any that is about something, else whatever there is."""
    busy = [option for option in options if option["name"].split()[0] not in IDLE]
    return dice.choice(busy or options)["action"]


dice = random.Random()
options: list = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "dejarik":
        for answer in ("id name Busy bot", "id version 1", "ready"):
            say(answer)
    elif word == "newgame":
        dice.seed(json.loads(rest)["seed"])
        say("ready")
    elif word == "position":
        options = json.loads(rest)["options"]
    elif word == "go":
        say(f"bestmove {best(options)}")
    elif word == "quit":
        break
