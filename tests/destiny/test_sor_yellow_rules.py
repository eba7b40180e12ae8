"""Rules of the catalogue as yellow cards of Spirit of Rebellion show them."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table


def raider() -> Table:
    """Two abilities wait for one activation."""
    t = table(
        Side(team=["Tusken Raider"], upgrades={"Tusken Raider": ["Fast Hands"]}, hand=["Dodge"], resources=0),
        Side(team=["Rey"]),
    )
    t.you.choose("activate Tusken Raider")
    t.roll("1R")
    t.you.can_choose("next Tusken Raider", "next Fast Hands")
    return t


@card("destiny", "SoR-150", "AW-022")
@rule("destiny.queue.fifo", "destiny.simultaneous.same_player_after")
def test_what_enters_the_queue_first_comes_first() -> None:
    t = raider()
    t.you.choose("next Fast Hands", "yes")
    assert (t.you.resources, t.you.hand, t.you.pool) == (1, ["Dodge"], []), "only now a card may be discarded"
    t.you.choose("no")
    t = raider()
    t.you.choose("next Tusken Raider", "yes")
    assert (t.you.resources, t.you.hand, t.you.pool) == (1, [], []), "nothing is left for Fast Hands"
    t.they.choose("pass")


SLEEVE = Side(team=["Jango Fett"], hand=["Ace in the Hole", "Blackmail", "Vibroknucklers"], resources=1)


@card("destiny", "SoR-023", "AW-092")
@rule("destiny.card.ace_in_the_hole.other_abilities_do_not", "destiny.integral.wording")
def test_blackmail_up_a_sleeve_is_not_paid_off() -> None:
    t = table(SLEEVE, Side(team=["Rey"], resources=1))
    t.you.choose("play Ace in the Hole", "discard Blackmail")
    t.roll("3Dc")
    t.they.can_choose("activate Rey", "claim", "pass")
    assert t.you.pool == ["Blackmail:3Dc"]


@card("destiny", "SoR-025", "AW-092")
@rule("destiny.card.ace_in_the_hole.other_abilities_do_not", "destiny.integral.wording")
def test_vibroknucklers_up_a_sleeve_hit_no_harder() -> None:
    t = table(SLEEVE, Side(team=["Rey"]))
    t.you.choose("play Ace in the Hole", "discard Vibroknucklers")
    t.roll("2MD")
    t.they.choose("pass")
    t.you.choose("resolve Vibroknucklers:2MD", "hit Rey")
    assert (t.they.damage("Rey"), t.you.resources) == (2, 1)


@card("destiny", "SoR-117", "AW-032")
@rule("destiny.effect.replacement.can_trigger")
def test_a_reroll_instead_of_leaving_the_pool_pays_double_dealing() -> None:
    t = table(
        Side(team=["Poe Dameron"], supports=["Black One", "Double-Dealing"], pool=["Black One:Sp"], resources=0),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("resolve Black One:Sp", "hit Darth Vader")
    t.roll("Sp")
    t.you.choose("yes")
    assert (t.they.damage("Darth Vader"), t.you.resources, t.you.pool) == (1, 1, ["Black One:Sp"])


@card("destiny", "SoR-116")
@rule("destiny.term.combined_value.definition", "destiny.die.value_zero_blank_special")
@pytest.mark.parametrize(("last", "playable"), [("1R", True), ("-", False)])
def test_specials_and_blanks_add_nothing_to_a_planned_explosion(last: str, playable: bool) -> None:
    t = table(
        Side(
            team=["Hired Gun", "Chewbacca*2", "Jango Fett"],
            supports=["SoR-022"],
            pool=[
                "SoR-022:4RD1",
                "Hired Gun:3RD1",
                "Chewbacca:2MD",
                "Chewbacca:Sp",
                f"Jango Fett:{last}",
            ],
            hand=["Planned Explosion"],
            resources=0,
        ),
        Side(team=["Rey"]),
    )
    assert ("play Planned Explosion" in t.offered()) == playable


@card("destiny", "SoR-046", "AW-137")
@rule("destiny.card.second_chance.excess_damage_ignored")
def test_a_smuggler_with_a_second_chance_is_left_with_five_health() -> None:
    t = table(
        Side(team=["Hired Gun"], pool=["Hired Gun:3RD1"], resources=1),
        Side(
            team=["Outer Rim Smuggler"],
            upgrades={"Outer Rim Smuggler": ["Second Chance"]},
            damage={"Outer Rim Smuggler": 6},
        ),
    )
    t.you.choose("resolve Hired Gun:3RD1", "hit Outer Rim Smuggler")
    assert (t.they.damage("Outer Rim Smuggler"), t.they.upgrades("Outer Rim Smuggler")) == (2, [])
