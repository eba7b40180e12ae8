"""A position means the same in a release with more cards: what lies where, what may be chosen, what follows."""

from __future__ import annotations

import inspect
import json
from dataclasses import fields
from pathlib import Path

import pytest

from dejarik.kernel import registry
from dejarik.kernel.box import Numbers, packed, unpacked
from dejarik.kernel.match import Match
from dejarik.kernel.steps import _STEPS
from tests.kernel.positions_kept import write
from tests.server.next_release import MORE_CARDS, run_in, write_release


def test_positions_and_records_of_every_mode_mean_the_same_in_a_release_with_more_cards(tmp_path: Path) -> None:
    release = write_release(tmp_path / "next", MORE_CARDS)
    written = tmp_path / "positions.json"
    written.write_text(json.dumps(write()), encoding="utf-8")
    told = json.loads(run_in(release, "tests.kernel.positions_kept", written))
    assert told["compared"] > 100
    assert told["different"] == []


@pytest.mark.parametrize("name", ["bounty", "deckbuilding"])
def test_the_cards_of_a_box_are_written_on_one_line(name: str) -> None:
    box = registry.find(name).box
    assert box is not None
    assert unpacked(packed(box.names)) == box.names


@pytest.mark.parametrize("line", ["blaster*0", "blaster*many", "blaster*1000", "blaster*-1"])
def test_a_damaged_line_of_cards_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"blaster|invalid literal"):
        unpacked(line)


def test_cards_are_found_by_name_in_another_order() -> None:
    numbers = Numbers(["a", "b"], ["b", "new", "a"])
    assert numbers.row([0, 1, 2, 3, -1]) == [2, 0, 5, 3, -1]
    assert numbers.table([10, 11, 12, 13], 0) == [11, 0, 10, 13, 0, 12]
    with pytest.raises(KeyError):
        Numbers(["gone"], ["a"])


# ---------------------------------------------------------------- nothing is forgotten

CARD_ARGUMENTS = {"card", "giver", "newcomer", "attacker", "ships"}
OTHER_ARGUMENTS = {"seat", "left", "sold", "zone"}
CARD_TABLES = {
    "bounty": {"zones", "place", "known", "kept", "used", "character"},
    "deckbuilding": {
        *("zones", "place", "known", "frames", "damage", "used", "attackers", "targets"),
        *("boosts", "doomed", "guide"),
    },
}
OTHER_TABLES = {
    "bounty": {"credits", "active", "turn", "actions", "job_taken", "mission_spot", "ignored", "round_limit"}
    | {"stored_event_anywhere"},
    "deckbuilding": {"faction", "order", "goal", "payoff", "round_limit", "force", "active", "turn", "resources"}
    | {"absorbed", "bought", "neutral_bought", "neutral_played"},
}
SHARED = {"key", "counter", "seats", "sight", "agenda", "asked", "decision", "outcome", "log", "aliases"}
FORGOTTEN = "say here what it holds, and if these are cards, renumber them in the game's box"


@pytest.mark.parametrize("name", ["bounty", "deckbuilding"])
def test_every_table_that_holds_cards_is_renumbered(name: str) -> None:
    game = registry.find(name)
    tables = {field.name for field in fields(game.state_type)}
    assert tables == SHARED | CARD_TABLES[name] | OTHER_TABLES[name], FORGOTTEN
    assert game.box is not None
    s = Match(name, seed=1).state
    for table in ("kept", "used", "attackers"):
        if hasattr(s, table):
            setattr(s, table, [0, 1])
    for table in ("targets", "boosts", "doomed"):
        if hasattr(s, table):
            setattr(s, table, (0, 1))
    if name == "deckbuilding":
        s.guide, s.damage[0], s.frames = 0, 7, [s.new_frame(0, 0, 1)]  # type: ignore[attr-defined]
    before = s.snapshot()
    game.box.renumber(s, game.box.names[::-1])
    after = s.snapshot()
    assert {table for table in before if before[table] != after[table]} == CARD_TABLES[name]


@pytest.mark.parametrize("name", ["bounty", "deckbuilding"])
def test_every_argument_of_a_step_that_is_a_card_is_renumbered(name: str) -> None:
    game = registry.find(name)
    assert game.box is not None
    steps = {known_as: step for known_as, step in _STEPS.items() if known_as.startswith(f"{name}.")}
    assert len(steps) > 9
    for known_as, step in steps.items():
        arguments = list(inspect.signature(step).parameters)[1:]
        assert set(arguments) <= CARD_ARGUMENTS | OTHER_ARGUMENTS, f"{known_as}: {FORGOTTEN}"
        s = Match(name, seed=1).state
        s.agenda = [(step, (0,) * len(arguments))]
        game.box.renumber(s, game.box.names[::-1])
        moved = {argument for argument, value in zip(arguments, s.agenda[0][1], strict=True) if value}
        assert moved == CARD_ARGUMENTS & set(arguments), known_as
