"""Counts the ways a game can go on from pinned positions: ``python -m tests.destiny.perft`` prints them anew.

A way is a sequence of choices, those of chance included. As in chess programs, these counts are the quickest proof
that a change left the options alone, or the first sign that it did not.
"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.model.state import DestinyState
from dejarik.kernel.agenda import apply
from dejarik.kernel.decision import Option
from dejarik.kernel.match import Match
from tests.destiny.table import Side, table


def ways(s: DestinyState, depth: int) -> int:
    """How many sequences of so many choices there are from here; a game that is over goes on in one way."""
    if depth == 0 or s.decision is None:
        return 1
    if depth == 1:
        return len(s.decision.options)
    return sum(ways(after(s, option), depth - 1) for option in s.decision.options)


def after(s: DestinyState, option: Option) -> DestinyState:
    """The state after a choice."""
    made = s.copy()
    apply(made, option)
    return made


def divided(s: DestinyState, depth: int) -> dict[str, int]:
    """The same count by the first choice, in notation: two programs that differ, differ in one of these lines."""
    assert s.decision is not None, "the game is over"
    return {GAME.notate(s, option): ways(after(s, option), depth - 1) for option in s.decision.options}


# ---------------------------------------------------------------- positions


def first_turn() -> DestinyState:
    """Luke against Boba Fett, set up without a redraw, before the first action."""
    match = Match(GAME, 2, "perft")
    while match.decision is not None and match.decision.kind != "action":
        match.play(match.options[-1])
    return _state(match)


def many_dice() -> DestinyState:
    """The middle of a game: pools full of dice, modifiers, costs and resources to pay them."""
    t = table(
        Side(
            team=["AW-035*2", "Rey*2"],
            upgrades={"AW-035": ["Luke Skywalker's Lightsaber", "Force Training"], "Rey": ["Jedi Robes"]},
            pool=[
                "AW-035:2MD",
                "AW-035:1F",
                "Luke Skywalker's Lightsaber:+3MD",
                "Rey:+2MD",
                "Rey:1R",
                "Jedi Robes:+1R",
            ],
            hand=["Block", "Dodge", "Survival Gear"],
            exhausted=["AW-035", "Rey"],
            resources=3,
        ),
        Side(
            team=["Kylo Ren*2", "Captain Phasma"],
            upgrades={"Kylo Ren": ["Kylo Ren's Lightsaber"]},
            supports=["First Order TIE Fighter"],
            pool=["Kylo Ren:2MD1", "Kylo Ren's Lightsaber:+2MD", "First Order TIE Fighter:3RD1"],
            hand=["Emperor's Favor"],
            damage={"Kylo Ren": 4},
            shields={"Captain Phasma": 2},
            exhausted=["Kylo Ren"],
        ),
    )
    return t.state


def upgrades_to_replace() -> DestinyState:
    """Two characters, one of them with three upgrades, and more upgrades in hand than there is room or money for."""
    t = table(
        Side(
            team=["LEG-046", "Rebel Trooper"],
            upgrades={"LEG-046": ["Holdout Blaster", "Comlink", "Jetpack"], "Rebel Trooper": ["DH-17 Blaster Pistol"]},
            hand=["DL-44 Heavy Blaster Pistol", "IQA-11 Blaster Rifle", "Datapad", "Infiltrate"],
            resources=2,
        ),
        Side(team=["Nightsister"], hand=["Force Choke"], resources=2),
    )
    return t.state


def in_a_resolution() -> DestinyState:
    """A melee die is being resolved: which modifiers are added, whom it hits, what is resolved behind it."""
    t = table(
        Side(
            team=["AW-035*2", "Padawan", "Rey"],
            upgrades={"AW-035": ["Force Training", "Lightsaber"], "Padawan": ["Rey's Staff"]},
            pool=["AW-035:2MD", "AW-035:3MD", "Padawan:1MD", "Rey:+2MD", "Lightsaber:+2MD", "Rey's Staff:3MD1"],
            exhausted=["AW-035", "Padawan", "Rey"],
            resources=1,
        ),
        Side(team=["Hired Gun", "Tusken Raider", "Nightsister"], shields={"Hired Gun": 1}, hand=["Dodge"]),
    )
    t.you.choose("resolve Luke Skywalker:2MD")
    return t.state


def indirect_damage() -> DestinyState:
    """Indirect damage is being dealt: its victim distributes it among three characters, two of them nearly defeated."""
    t = table(
        Side(team=["Veteran Stormtrooper", "Boba Fett"], pool=["Veteran Stormtrooper:3ID", "Boba Fett:2RD"]),
        Side(
            team=["Leia Organa", "Rebel Trooper", "Hired Gun"],
            damage={"Rebel Trooper": 6, "Hired Gun": 7},
            shields={"Leia Organa": 1},
        ),
    )
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    return t.state


def triggers_at_once() -> DestinyState:
    """Luke is activated while Jango Fett waits for it: the order is asked, then dice are rolled in between."""
    t = table(
        Side(team=["AW-035"], deck=["Block", "Dodge"]),
        Side(team=["Jango Fett", "Tusken Raider"], upgrades={"Jango Fett": ["Quickdraw Holster", "Holdout Blaster"]}),
        holder="they",
    )
    t.you.choose("activate Luke Skywalker")
    t.roll("2MD")
    return t.state


def three_players() -> DestinyState:
    """Three players, with dice and cards that name one opponent or the other."""
    t = table(
        Side(team=["Darth Vader"], pool=["Darth Vader:2Dr"], hand=["Force Choke", "Immobilize"]),
        Side(team=["Leia Organa", "Admiral Ackbar"], pool=["Leia Organa:2RD"], hand=["Block", "Dodge"], resources=2),
        Side(team=["Jabba the Hutt", "Bala-Tik"], pool=["Bala-Tik:1RD"], hand=["Infamous"], resources=1),
        holder="third",
    )
    return t.state


def end_of_a_round() -> DestinyState:
    """All have passed: everybody discards and draws, then the next round begins."""
    t = table(
        Side(team=["Qui-Gon Jinn"], hand=["Block", "Dodge", "Block"], deck=["Aim", "Survival Gear", "Aim"]),
        Side(team=["Count Dooku"], hand=["Force Choke", "Immobilize"], deck=["Block"]),
        at="upkeep",
    )
    return t.state


def _state(match: Match) -> DestinyState:
    assert isinstance(match.state, DestinyState)
    return match.state


POSITIONS: dict[str, tuple[Callable[[], DestinyState], int]] = {
    "first turn": (first_turn, 5),
    "many dice": (many_dice, 5),
    "upgrades to replace": (upgrades_to_replace, 4),
    "in a resolution": (in_a_resolution, 6),
    "indirect damage": (indirect_damage, 6),
    "triggers at once": (triggers_at_once, 7),
    "three players": (three_players, 5),
    "end of a round": (end_of_a_round, 7),
}
"""Each position, and to which depth it is counted."""


def counts(name: str) -> tuple[int, ...]:
    """The numbers of ways from a position, one choice ahead, two, and so on."""
    lay_out, depth = POSITIONS[name]
    s = lay_out()
    return tuple(ways(s, ahead) for ahead in range(1, depth + 1))


if __name__ == "__main__":
    for position in POSITIONS:
        print(f'    "{position}": {counts(position)},')
