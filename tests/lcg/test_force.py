"""The Force phase: committing units, the Force struggle, the Balance of the Force."""

from __future__ import annotations

import pytest

from tests.lcg.invented import DARK_EXECUTION, DARK_POST, LIGHT_POST
from tests.lcg.table import Table, rule, side, table


def struggle(
    light: list[str], dark: list[str], balance: str = "light", active: str = "dark", **more: dict[str, int]
) -> Table:
    """A Force struggle between these units, all of them committed, up to the window after it."""
    t = table(
        light=side(units=light, committed=light, **more),
        dark=side(units=dark, committed=dark, play=[DARK_POST]),
        active=active,
        begin="force",
        balance=balance,
    )
    assert t.window == "force"
    return t


# ---------------------------------------------------------------- committing


@rule("lcg.force.commit_step", "lcg.force.commit_several_at_once", "lcg.force.commit_exhausted_allowed")
def test_any_number_of_units_may_be_committed_exhausted_ones_as_well() -> None:
    dark = side(units=["Rancor", "TIE Fighter"], focus={"Rancor": 1}, play=[DARK_POST])
    t = table(dark=dark, begin="force")
    t.dark.can_choose("commit Rancor", "commit TIE Fighter", "done")
    t.dark.choose("commit Rancor", "commit TIE Fighter")
    assert (t.is_committed("Rancor"), t.is_committed("TIE Fighter")) == (True, True)
    none = table(dark=dark, begin="force")
    none.dark.choose("done")
    assert not none.is_committed("Rancor")


@rule("lcg.force.commit_max_three", "lcg.component.force_cards")
def test_no_more_than_three_units_are_committed_at_a_time() -> None:
    units = ["Rancor", "TIE Bomber", "Duty Officer", "TIE Fighter"]
    t = table(dark=side(units=units, committed=["Rancor"], play=[DARK_POST]), begin="force")
    t.dark.choose("commit TIE Bomber", "commit TIE Fighter")
    assert t.window == "force"
    assert not t.is_committed("Duty Officer")


@rule("lcg.force.commit_no_focus", "lcg.keyword.no_enhancements_force_card", "lcg.force.cards_are_not_cards")
def test_committing_leaves_a_unit_ready_and_where_it_is() -> None:
    t = table(dark=side(units=["Rancor"], play=[DARK_POST]), begin="force")
    t.dark.choose("commit Rancor")
    assert (t.focus("Rancor"), t.dark.units, t.attached("Rancor")) == (0, ["Rancor"], [])


@rule("lcg.force.commit_no_focus")
def test_a_committed_unit_may_attack_and_defend() -> None:
    t = table(
        light=side(units=["X-Wing"], committed=["X-Wing"], hand=["Rebel Trooper"]),
        dark=side(units=["Rancor"], committed=["Rancor"]),
        active="light",
        phase="engagement",
    )
    t.fight("Shadows of Dathomir", ["X-Wing"], ["Rancor"])
    assert (t.attackers, t.defenders) == (["X-Wing"], ["Rancor"])


@rule("lcg.force.commit_once_per_unit", "lcg.force.commit_stays")
def test_a_committed_unit_is_not_offered_again_and_cannot_be_withdrawn() -> None:
    units = ["TIE Bomber", "TIE Fighter"]
    t = table(dark=side(units=units, committed=["TIE Bomber"], play=[DARK_POST]), begin="force")
    t.dark.can_choose("commit TIE Fighter", "done")
    t.dark.choose("done")
    t.until_turn("dark")
    assert t.is_committed("TIE Bomber")


@rule("lcg.force.card_returns")
def test_a_force_card_is_free_again_when_its_unit_leaves_play() -> None:
    units = ["Rancor", "Nightsister", "Duty Officer", "TIE Fighter"]
    t = table(dark=side(units=units, committed=units[:3], hand=[DARK_EXECUTION]), phase="conflict")
    t.dark.choose("play Dark Execution", "target Rancor")
    t.until("commit")
    t.dark.can_choose("commit TIE Fighter", "done")


@rule("lcg.force.only_active_commits")
def test_only_the_active_player_commits_units() -> None:
    t = table(light=side(units=["X-Wing"], play=[LIGHT_POST]), dark=side(units=["Rancor"]), begin="force")
    t.dark.choose("done")
    assert (t.window, t.chooser) == ("force", "light")


# ---------------------------------------------------------------- the struggle


@rule("lcg.force.struggle", "lcg.force.struggle_winner", "lcg.card.force_icons")
@pytest.mark.parametrize(
    ("light", "dark", "balance"),
    [
        (["Luke Skywalker"], ["Darth Vader"], "dark"),
        (["Luke Skywalker", "Red Five"], ["Darth Vader"], "light"),
        (["Luke Skywalker"], [], "light"),
        ([], ["Espo Trooper"], "dark"),
    ],
)
def test_the_higher_total_of_force_icons_wins_the_balance(light: list[str], dark: list[str], balance: str) -> None:
    assert struggle(light, dark, "light" if balance == "dark" else "dark").balance == balance


@rule("lcg.force.struggle_tie")
@pytest.mark.parametrize("balance", ["light", "dark"])
def test_on_a_tie_the_balance_stays(balance: str) -> None:
    assert struggle(["Luke Skywalker"], ["Nightsister", "Rancor"], balance).balance == balance
    assert struggle([], [], balance).balance == balance


@rule("lcg.force.struggle", "lcg.focus.ready")
def test_exhausted_units_do_not_count_in_the_struggle() -> None:
    assert struggle(["Obi-Wan Kenobi"], ["Nightsister"], focus={"Obi-Wan Kenobi": 1}).balance == "dark"


@rule("lcg.force.struggle")
def test_units_that_are_not_committed_do_not_count() -> None:
    t = table(
        light=side(units=["Obi-Wan Kenobi"]),
        dark=side(units=["Espo Trooper"], committed=["Espo Trooper"], play=[DARK_POST]),
        begin="force",
    )
    assert t.balance == "dark"


@rule("lcg.card.enhancement_force_icons_not_in_struggle")
def test_force_icons_of_an_enhancement_do_not_count_in_the_struggle() -> None:
    t = table(
        light=side(
            units=["Jedi in Hiding"], committed=["Jedi in Hiding"], attached={"Jedi Lightsaber": "Jedi in Hiding"}
        ),
        dark=side(units=["Nightsister"], committed=["Nightsister"], play=[DARK_POST]),
        begin="force",
    )
    assert t.balance == "dark"


@rule("lcg.force.struggle_every_turn", "lcg.component.balance_marker")
def test_both_players_units_count_in_every_turn() -> None:
    t = struggle(["Luke Skywalker"], ["Darth Vader"], "light", active="light")
    assert t.balance == "dark"


@rule("lcg.force.window_after", "lcg.timing.framework_no_actions")
def test_the_only_window_of_the_phase_comes_after_the_struggle() -> None:
    t = table(
        light=side(play=[LIGHT_POST]),
        dark=side(units=["Darth Vader"], play=[DARK_POST]),
        begin="force",
    )
    assert t.asked == "commit"
    t.dark.choose("commit Darth Vader")
    assert (t.window, t.balance) == ("force", "dark")
    t.dark.choose("pass")
    t.light.choose("pass")
    assert t.active == "light"
