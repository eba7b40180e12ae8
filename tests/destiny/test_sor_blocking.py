"""Effects that block damage beside shields: Force Illusion and Protective Mentor."""

from __future__ import annotations

import pytest

from dejarik.kernel.text import Text
from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- Force Illusion


def _struck(shields: int = 0, deck: int = 5, side: str = "3MD") -> Table:
    t = table(
        Side(team=["AW-010"], pool=[f"AW-010:{side}"]),
        Side(
            team=["AW-035", "Rey"],
            upgrades={"AW-035": ["Force Illusion"]},
            shields={"AW-035": shields},
            deck=["Aim"] * deck,
        ),
    )
    t.you.choose(f"resolve Darth Vader:{side}", "hit Luke Skywalker")
    return t


@card("destiny", "SoR-135")
def test_force_illusion_blocks_all_damage_for_as_many_cards() -> None:
    t = _struck()
    t.they.choose("yes")
    assert (t.they.damage("Luke Skywalker"), len(t.they.deck), t.they.upgrades("Luke Skywalker")) == (0, 2, [])
    assert t.they.discard == ["Aim"] * 3 + ["Force Illusion"]


@card("destiny", "SoR-135")
def test_force_illusion_need_not_be_used() -> None:
    t = _struck()
    t.they.choose("no")
    assert (t.they.damage("Luke Skywalker"), len(t.they.deck)) == (3, 5)
    assert t.they.upgrades("Luke Skywalker") == ["Force Illusion"]


@rule("destiny.card.force_illusion.too_few_cards", "destiny.effect.then.needs_full_resolution")
@card("destiny", "SoR-135")
def test_force_illusion_blocks_nothing_when_the_deck_runs_out() -> None:
    t = _struck(deck=2)
    t.they.choose("yes")
    assert (t.they.damage("Luke Skywalker"), t.they.deck, t.they.discard) == (3, [], ["Aim", "Aim"])
    assert t.they.upgrades("Luke Skywalker") == ["Force Illusion"], "it is discarded only then"


@card("destiny", "SoR-135")
def test_force_illusion_is_not_offered_without_a_deck() -> None:
    t = _struck(deck=0)
    assert t.they.damage("Luke Skywalker") == 3


@rule("destiny.card.force_illusion.order_with_shields", "destiny.shield.other_blocks_same_time")
@card("destiny", "SoR-135")
@pytest.mark.parametrize(
    ("first", "shields", "cards"), [("Force Illusion", 2, 3), ("Luke Skywalker", 0, 1)], ids=["illusion", "shields"]
)
def test_the_player_chooses_whether_force_illusion_or_the_shields_block_first(
    first: str, shields: int, cards: int
) -> None:
    t = _struck(shields=2)
    t.they.can_choose("next Force Illusion", "next Luke Skywalker")
    assert t.match.label(t.match.options[1]) == Text("Shields of “Luke Skywalker”", "Osłony: „Luke Skywalker”")
    t.they.choose(f"next {first}", "yes")
    assert (t.they.damage("Luke Skywalker"), t.they.shields("Luke Skywalker")) == (0, shields)
    assert (5 - len(t.they.deck), t.they.upgrades("Luke Skywalker")) == (cards, [])


@card("destiny", "SoR-135")
def test_nothing_is_asked_once_the_shields_have_blocked_everything() -> None:
    t = _struck(shields=3)
    t.they.choose("next Luke Skywalker")
    assert (t.they.damage("Luke Skywalker"), t.they.shields("Luke Skywalker"), len(t.they.deck)) == (0, 0, 5)
    t.they.choose("pass")


@rule("destiny.shield.mandatory")
@card("destiny", "SoR-135")
def test_shields_still_block_when_force_illusion_was_looked_at_first_and_declined() -> None:
    t = _struck(shields=2)
    t.they.choose("next Force Illusion", "no")
    assert (t.they.damage("Luke Skywalker"), t.they.shields("Luke Skywalker")) == (1, 0)


@rule("destiny.term.unblockable.cannot_be_blocked")
@card("destiny", "SoR-135")
def test_force_illusion_does_not_block_the_unblockable() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["IQA-11 Blaster Rifle"]}, pool=["IQA-11 Blaster Rifle:Sp"]),
        Side(team=["AW-035"], upgrades={"AW-035": ["Force Illusion"]}, shields={"AW-035": 1}, deck=["Aim"] * 5),
    )
    t.you.choose("resolve IQA-11 Blaster Rifle:Sp", "hit Luke Skywalker")
    assert (t.they.damage("Luke Skywalker"), t.they.shields("Luke Skywalker")) == (2, 1)
    assert t.they.upgrades("Luke Skywalker") == ["Force Illusion"]


@card("destiny", "SoR-135")
def test_damage_blocked_by_force_illusion_is_dealt_but_not_taken() -> None:
    t = table(
        Side(team=["AW-010"], pool=["AW-010:3MD"]),
        Side(team=["AW-035"], upgrades={"AW-035": ["Force Illusion", "Hunker Down"]}, deck=["Aim"] * 5),
    )
    t.you.choose("resolve Darth Vader:3MD", "hit Luke Skywalker")
    t.they.choose("yes")
    assert t.they.upgrades("Luke Skywalker") == ["Hunker Down"]
    assert "3 damage to “Luke Skywalker” is blocked." in t.you.reads()


@card("destiny", "SoR-135")
def test_force_illusion_blocks_only_the_damage_of_its_own_character() -> None:
    t = table(
        Side(
            team=["Baze Malbus"],
            pool=["Baze Malbus:Sp"],
        ),
        Side(team=["AW-035", "Rey"], upgrades={"AW-035": ["Force Illusion"]}, shields={"Rey": 1}, deck=["Aim"] * 5),
    )
    t.you.choose("resolve Baze Malbus:Sp")
    t.they.choose("yes")
    assert (t.they.damage("Luke Skywalker"), t.they.damage("Rey"), t.they.shields("Rey")) == (0, 0, 0)
    assert len(t.they.deck) == 4


# ---------------------------------------------------------------- Protective Mentor


def _mentored(side: str = "3MD", **shields: int) -> Table:
    t = table(
        Side(team=["AW-010"], pool=[f"AW-010:{side}"]),
        Side(
            team=["AW-035", "Padawan"],
            upgrades={"AW-035": ["Protective Mentor"]},
            shields={"AW-035": 2, **shields},
        ),
    )
    t.you.choose(f"resolve Darth Vader:{side}")
    return t


@card("destiny", "SoR-108")
@pytest.mark.parametrize(
    ("choice", "left"), [("unshield Luke Skywalker 1", (2, 1)), ("unshield Luke Skywalker 2", (1, 0)), ("no", (3, 2))]
)
def test_a_protective_mentor_may_block_for_others(choice: str, left: tuple[int, int]) -> None:
    t = _mentored()
    t.you.choose("hit Padawan")
    t.they.can_choose("unshield Luke Skywalker 1", "unshield Luke Skywalker 2", "no")
    t.they.choose(choice)
    assert (t.they.damage("Padawan"), t.they.shields("Luke Skywalker")) == left


@rule("destiny.shield.other_blocks_same_time")
@card("destiny", "SoR-108")
@pytest.mark.parametrize(
    ("first", "mentors", "left"),
    [("Padawan", 1, (0, 1)), ("Protective Mentor", 2, (1, 0))],
)
def test_the_shields_of_both_block_in_any_order(first: str, mentors: int, left: tuple[int, int]) -> None:
    t = _mentored(Padawan=2)
    t.you.choose("hit Padawan")
    t.they.choose(f"next {first}", f"unshield Luke Skywalker {mentors}")
    assert t.they.damage("Padawan") == 0
    assert (t.they.shields("Padawan"), t.they.shields("Luke Skywalker")) == left


@rule("destiny.shield.mandatory")
@card("destiny", "SoR-108")
def test_the_mentors_own_damage_is_blocked_as_ever() -> None:
    t = _mentored()
    t.you.choose("hit Luke Skywalker")
    assert (t.they.damage("Luke Skywalker"), t.they.shields("Luke Skywalker")) == (1, 0)


@card("destiny", "SoR-108")
def test_a_mentor_without_shields_is_not_asked() -> None:
    t = table(
        Side(team=["AW-010"], pool=["AW-010:3MD"]),
        Side(team=["AW-035", "Padawan"], upgrades={"AW-035": ["Protective Mentor"]}),
    )
    t.you.choose("resolve Darth Vader:3MD", "hit Padawan")
    assert t.they.damage("Padawan") == 3
    t.they.choose("pass")
