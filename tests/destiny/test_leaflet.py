"""What the starter leaflet adds to the compendium: indirect damage, power actions, its terms and keywords."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.language.terms import CHARACTER, SUPPORT, UPGRADE
from tests.destiny.table import Seat, Side, Table, card, rule, table

FOES = Side(team=["Hired Gun", "Rebel Trooper"])


def trooper(they: Side, *more: str) -> Table:
    """A Veteran Stormtrooper with 3 indirect damage in the pool, and perhaps more dice."""
    return table(Side(team=["Veteran Stormtrooper", "Rebel Trooper"], pool=["Veteran Stormtrooper:3ID", *more]), they)


# ---------------------------------------------------------------- indirect damage


@rule("destiny.starter.indirect.opponent_deals")
def test_the_opponent_deals_indirect_damage_to_their_own_characters() -> None:
    t = trooper(FOES)
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    t.they.can_choose("assign Hired Gun", "assign Rebel Trooper")


@rule("destiny.starter.indirect.opponent_deals")
def test_among_several_opponents_one_is_chosen() -> None:
    t = table(
        Side(team=["Veteran Stormtrooper"], pool=["Veteran Stormtrooper:3ID"]),
        Side(team=["Hired Gun"]),
        Side(team=["Rebel Trooper"]),
    )
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    t.you.can_choose("opponent 2", "opponent 3")
    t.you.choose("opponent 3")
    assert (t.they.damage("Hired Gun"), t.third.damage("Rebel Trooper")) == (0, 3)


@rule("destiny.starter.indirect.split_freely")
@pytest.mark.parametrize("first", [3, 2, 1, 0])
def test_indirect_damage_is_split_in_any_way(first: int) -> None:
    t = trooper(FOES)
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    t.they.choose(*["assign Hired Gun"] * first, *["assign Rebel Trooper"] * (3 - first))
    assert (t.they.damage("Hired Gun"), t.they.damage("Rebel Trooper")) == (first, 3 - first)
    t.they.choose("pass")


@rule("destiny.starter.indirect.split_freely")
def test_the_damage_of_each_indirect_die_is_distributed_separately() -> None:
    t = table(
        Side(
            team=["Veteran Stormtrooper", "Boba Fett"],
            supports=["LEG-025"],
            pool=["Veteran Stormtrooper:3ID", "LEG-025:2ID"],
        ),
        Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 6}),
    )
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    t.they.choose("assign Hired Gun", "assign Hired Gun", "assign Hired Gun")
    assert t.they.team == ["Rebel Trooper"]
    t.you.choose("resolve Slave I:2ID")
    assert t.they.damage("Rebel Trooper") == 2


@rule("destiny.starter.indirect.no_excess")
def test_no_more_than_a_character_can_take_is_assigned_to_it() -> None:
    t = trooper(Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 8, "Rebel Trooper": 1}))
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    t.they.choose("assign Hired Gun")
    assert (t.they.team, t.they.damage("Rebel Trooper")) == (["Rebel Trooper"], 3)


@rule("destiny.starter.indirect.shields_block")
def test_shields_block_indirect_damage() -> None:
    t = trooper(Side(team=["Hired Gun", "Rebel Trooper"], shields={"Hired Gun": 2}))
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    t.they.choose("assign Hired Gun", "assign Hired Gun", "assign Rebel Trooper")
    assert (t.they.damage("Hired Gun"), t.they.shields("Hired Gun"), t.they.damage("Rebel Trooper")) == (0, 0, 1)


@rule("destiny.starter.indirect.own_symbol")
def test_a_ranged_modifier_is_not_added_to_indirect_damage() -> None:
    t = trooper(Side(team=["Hired Gun"]), "Rebel Trooper:+1RD")
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    assert (t.they.damage("Hired Gun"), t.you.pool) == (3, ["Rebel Trooper:+1RD"])
    t.they.choose("pass")


@rule("destiny.starter.indirect.own_symbol")
def test_a_ranged_die_is_not_resolved_together_with_an_indirect_one() -> None:
    t = trooper(Side(team=["Hired Gun"]), "Rebel Trooper:2RD")
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    assert t.you.pool == ["Rebel Trooper:2RD"]
    t.they.choose("pass")


# ---------------------------------------------------------------- power actions

LUKE_AND_SLAVE = Side(
    team=["LEG-031", "Boba Fett"],
    supports=["LEG-025"],
    pool=["LEG-031:2RD", "Boba Fett:1R"],
    exhausted=["LEG-031", "Boba Fett", "LEG-025"],
)


def is_marked_used(player: Seat, name: str) -> bool:
    """Whether a card is shown with the mark of a used power action."""
    things = [thing for region in ("team", "supports") for thing in player.view.region(region, player.seat).things]
    found = next(thing for thing in things if thing.name.en == name and thing.kind != "die")
    return "power_used" in [mark.key for mark in found.marks]


@rule("destiny.starter.poweraction.kind_of_action")
@card("destiny", "LEG-031")
def test_a_power_action_is_the_action_of_the_turn() -> None:
    t = table(LUKE_AND_SLAVE, Side(team=["Hired Gun"]))
    assert [wish for wish in t.offered() if wish.startswith("use")] == ["use Luke Skywalker", "use Slave I"]
    t.you.choose("use Luke Skywalker", "hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.you.resources) == (4, 0)
    t.they.choose("pass")


@rule("destiny.starter.poweraction.kind_of_action")
def test_the_word_stands_on_the_cards_that_have_one() -> None:
    texts = {each.key: each.abilities[-1].text_on(each.kind).pl for each in ALL_CARDS if each.abilities}
    named = [key for key, text in texts.items() if text.startswith("Potężna akcja")]
    assert named == ["LEG-025", "LEG-031"]


@rule(
    "destiny.starter.poweraction.once_per_round",
    "destiny.starter.poweraction.per_card",
    "destiny.starter.poweraction.example_luke",
)
def test_after_lukes_power_action_only_that_of_another_card_is_left() -> None:
    t = table(LUKE_AND_SLAVE, Side(team=["Hired Gun"]))
    t.you.choose("use Luke Skywalker", "hit Hired Gun")
    t.they.choose("pass")
    assert t.you.why_not("use Luke Skywalker").rule == "destiny.starter.poweraction.once_per_round"
    t.you.can_choose("resolve Boba Fett:1R", "use Slave I", "claim", "pass")
    t.you.choose("use Slave I")
    t.roll("2RD")
    t.they.choose("pass")
    t.you.can_choose("resolve Boba Fett:2RD", "claim", "pass")


@rule("destiny.starter.poweraction.once_per_round")
def test_a_power_action_can_be_used_again_in_the_next_round() -> None:
    t = table(LUKE_AND_SLAVE, Side(team=["Hired Gun"]), round=4, holder="you")
    t.you.choose("use Luke Skywalker", "hit Hired Gun")
    t.they.choose("pass")
    t.you.choose("pass")
    assert t.round == 5
    assert [wish for wish in t.offered() if wish.startswith("use")] == ["use Luke Skywalker", "use Slave I"]


@rule("destiny.starter.poweraction.once_per_round")
@card("destiny", "LEG-025", "AW-132")
def test_a_card_that_left_play_and_came_back_is_a_new_card() -> None:
    t = table(
        Side(
            team=["Boba Fett"],
            supports=["LEG-025", "AT-ST"],
            pool=["Boba Fett:-", "AT-ST:Sp"],
            exhausted=["Boba Fett", "LEG-025", "AT-ST"],
            hand=["Scavenge"],
            deck=["Dodge", "Block", "Aim", "Flank"],
            resources=3,
        ),
        Side(team=["Hired Gun"]),
    )
    t.you.choose("use Slave I")
    t.roll("1R")
    for wishes in (["resolve AT-ST:Sp", "discard Slave I"], ["play Scavenge", "yes"], ["play Slave I"]):
        t.they.choose("pass")
        t.you.choose(*wishes)
    t.they.choose("pass")
    t.you.choose("use Slave I")
    t.roll("-")
    assert t.you.pool == ["Boba Fett:-"]


@rule("destiny.starter.poweraction.marking")
def test_a_used_power_action_is_marked_until_the_round_ends() -> None:
    t = table(LUKE_AND_SLAVE, Side(team=["Hired Gun"]), holder="you")
    t.you.choose("use Luke Skywalker", "hit Hired Gun")
    assert (is_marked_used(t.you, "Luke Skywalker"), is_marked_used(t.you, "Slave I")) == (True, False)
    t.they.choose("pass")
    t.you.choose("pass")
    assert not is_marked_used(t.you, "Luke Skywalker")


# ---------------------------------------------------------------- spotting


@rule("destiny.starter.spot_color")
@card("destiny", "AW-085")
@pytest.mark.parametrize(("team", "left"), [("Kylo Ren", []), ("Bala-Tik", ["Hired Gun:1Dr"])])
def test_a_card_that_spots_a_colour_does_nothing_without_it(team: str, left: list[str]) -> None:
    t = table(Side(team=[team], hand=["Isolation"]), Side(team=["Hired Gun"], pool=["Hired Gun:1Dr"]))
    t.you.choose("play Isolation")
    assert (t.they.pool, t.you.resources, t.you.discard) == (left, 1, ["Isolation"])


@rule("destiny.starter.spot_color")
@card("destiny", "AW-058")
@pytest.mark.parametrize(("other", "possible"), [("Kylo Ren", True), ("Hired Gun", False)])
def test_a_card_that_is_played_by_spotting_needs_one_such_character(other: str, possible: bool) -> None:
    t = table(Side(team=["Bala-Tik", other], hand=["Force Training"]), FOES)
    assert ("play Force Training Bala-Tik" in t.offered()) == possible


# ---------------------------------------------------------------- terms


@rule("destiny.starter.term_after")
@card("destiny", "LEG-046")
def test_after_an_activation_all_dice_lie_rolled() -> None:
    t = table(Side(team=["LEG-046*2"]), FOES)
    t.you.choose("activate Han Solo")
    t.roll("2RD", "-")
    t.you.can_choose("yes", "no")
    t.you.choose("yes")
    t.you.can_choose("reroll Han Solo:2RD", "reroll Han Solo:-")


@rule("destiny.starter.term_before", "destiny.starter.keyword_guardian")
@card("destiny", "AW-030")
def test_guardian_is_used_before_the_dice_are_rolled() -> None:
    t = table(Side(team=["Rebel Trooper"]), Side(team=["Hired Gun"], pool=["Hired Gun:2RD1"]))
    t.you.choose("activate Rebel Trooper")
    t.you.can_choose("remove Hired Gun:2RD1", "decline")
    t.you.choose("remove Hired Gun:2RD1")
    assert (t.they.pool, t.you.damage("Rebel Trooper"), t.you.pool) == ([], 2, [])
    t.roll("1Sh")
    assert (t.you.is_exhausted("Rebel Trooper"), t.you.pool) == (True, ["Rebel Trooper:1Sh"])


@rule("destiny.starter.keyword_guardian")
@card("destiny", "AW-030")
def test_guardian_need_not_be_used_and_sees_damage_only() -> None:
    foes = Side(team=["Hired Gun", "Kylo Ren"], pool=["Hired Gun:2RD1", "Kylo Ren:1Sh"])
    t = table(Side(team=["Rebel Trooper"]), foes)
    t.you.choose("activate Rebel Trooper", "decline")
    t.roll("1Sh")
    assert (t.they.pool, t.you.damage("Rebel Trooper")) == (["Hired Gun:2RD1", "Kylo Ren:1Sh"], 0)
    harmless = table(Side(team=["Rebel Trooper"]), Side(team=["Kylo Ren"], pool=["Kylo Ren:1Sh"]))
    harmless.you.choose("activate Rebel Trooper")
    harmless.roll("1Sh")


@rule("destiny.starter.keyword_guardian_indirect", "destiny.starter.keyword_guardian")
@card("destiny", "AW-030")
@pytest.mark.parametrize(
    ("foe", "side", "damage"),
    [("Veteran Stormtrooper", "3ID", 3), ("Hired Gun", "2RD1", 2), ("Padawan", "1MD", 1), ("Rey", "+2MD", 2)],
)
def test_guardian_works_on_dice_showing_any_damage(foe: str, side: str, damage: int) -> None:
    t = table(Side(team=["Rebel Trooper"]), Side(team=[foe], pool=[f"{foe}:{side}"], resources=0))
    t.you.choose("activate Rebel Trooper", f"remove {foe}:{side}")
    t.roll("-")
    assert (t.they.pool, t.you.damage("Rebel Trooper")) == ([], damage)


@rule("destiny.starter.keyword_guardian")
@card("destiny", "AW-030")
def test_a_guardian_defeated_by_it_is_not_activated() -> None:
    t = table(
        Side(team=["Rebel Trooper", "Rey"], damage={"Rebel Trooper": 5}),
        Side(team=["Hired Gun"], pool=["Hired Gun:2RD1"]),
    )
    t.you.choose("activate Rebel Trooper", "remove Hired Gun:2RD1")
    assert (t.you.team, t.you.pool, t.they.pool) == (["Rey"], [], [])
    t.they.choose("pass")


@rule("destiny.starter.term_remove_die")
@card("destiny", "AW-097")
def test_a_removed_die_goes_back_unresolved() -> None:
    t = table(
        Side(team=["AW-035"], hand=["He Doesn't Like You"], pool=["AW-035:2MD"]),
        Side(
            team=["Hired Gun", "Rebel Trooper"],
            upgrades={"Hired Gun": ["Comlink"]},
            pool=["Comlink:1R"],
            exhausted=["Rebel Trooper"],
            resources=0,
        ),
    )
    t.you.choose("play He Doesn't Like You")
    assert (t.you.pool, t.they.pool, t.they.resources) == ([], [], 0)
    assert (t.they.damage("Hired Gun"), t.they.damage("Rebel Trooper")) == (0, 0)
    t.they.choose("activate Hired Gun")
    t.roll("-", "1F")
    assert t.they.pool == ["Hired Gun:-", "Comlink:1F"]


@rule("destiny.starter.term_reveal")
@card("destiny", "LEG-056")
def test_a_revealed_card_is_seen_by_all_and_stays_where_it_is() -> None:
    t = table(
        Side(
            team=["AW-035"],
            upgrades={"AW-035": ["Force Focus"]},
            pool=["Force Focus:Sp", "AW-035:-"],
            hand=["Dodge", "Deflect"],
        ),
        Side(team=["Hired Gun"], pool=["Hired Gun:3RD1"]),
    )
    t.you.choose("resolve Force Focus:Sp", "turn Luke Skywalker:- 3MD", "yes")
    assert t.you.hand == ["Dodge", "Deflect"]
    assert "Player 1 reveals “Deflect”." in t.they.reads()
    assert "Deflect" in t.they.sees("hand", t.you)
    assert "Dodge" not in t.they.sees("hand", t.you)
    t.you.choose("turn Hired Gun:3RD1 -")
    assert t.they.pool == ["Hired Gun:-"]


@rule("destiny.starter.subtype.on_characters")
def test_subtypes_stand_on_characters_upgrades_and_supports() -> None:
    named = {each.name.en: each.subtypes for each in ALL_CARDS if each.subtypes}
    assert named["Boba Fett"] == ("bounty-hunter",)
    assert named["Lightsaber"] == ("weapon",)
    assert {each.kind for each in ALL_CARDS if each.subtypes} >= {CHARACTER, UPGRADE, SUPPORT}
