"""A position means the same in a release with more cards: what lies where, what may be chosen, what follows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dejarik.kernel import registry
from dejarik.kernel.box import Numbers, packed, unpacked
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
