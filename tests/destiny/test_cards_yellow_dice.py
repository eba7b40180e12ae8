"""What every yellow villain card of Awakenings with a die does."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table


def bala_tik(*, exhausted: bool = True) -> Table:
    """An opponent's character falls while Bala-Tik stands by."""
    you = Side(
        team=["Bala-Tik*2", "Nightsister"],
        pool=["Nightsister:2RD", "Bala-Tik:1Sh"],
        exhausted=["Bala-Tik"] if exhausted else [],
    )
    t = table(you, Side(team=["Rebel Trooper", "Leia Organa"], damage={"Rebel Trooper": 6}))
    t.you.choose("resolve Nightsister:2RD", "hit Rebel Trooper")
    return t


@rule("destiny.faq.ready_again.dice_stay", "destiny.faq.ready_again.reactivation")
@card("destiny", "AW-019")
def test_bala_tik_may_be_readied_when_an_opponents_character_falls() -> None:
    t = bala_tik()
    t.you.choose("yes")
    assert (t.you.is_exhausted("Bala-Tik"), t.you.pool) == (False, ["Bala-Tik:1Sh"])
    t.they.choose("pass")
    t.you.choose("activate Bala-Tik")
    t.roll("1RD")
    assert t.you.pool == ["Bala-Tik:1Sh", "Bala-Tik:1RD"]


@card("destiny", "AW-019")
def test_bala_tik_may_stay_exhausted() -> None:
    t = bala_tik()
    t.you.choose("no")
    assert t.you.is_exhausted("Bala-Tik")


@card("destiny", "AW-019")
def test_bala_tik_is_not_asked_while_ready_or_when_a_friend_falls() -> None:
    t = bala_tik(exhausted=False)
    t.they.choose("pass")
    you = Side(team=["Bala-Tik", "Nightsister"], exhausted=["Bala-Tik"], damage={"Nightsister": 6})
    t = table(you, Side(team=["Padawan"], pool=["Padawan:2MD"]), turn_of="they")
    t.they.choose("resolve Padawan:2MD", "hit Nightsister")
    t.you.choose("pass")
    assert t.you.is_exhausted("Bala-Tik")


@card("destiny", "AW-020")
def test_jabba_may_reroll_any_yellow_die_once_he_is_activated() -> None:
    t = table(
        Side(team=["Jabba the Hutt", "Nightsister"], pool=["Nightsister:1R"]),
        Side(team=["Hired Gun", "Padawan"], pool=["Hired Gun:3RD1", "Padawan:2MD"]),
    )
    t.you.choose("activate Jabba the Hutt")
    t.roll("-")
    t.you.choose("yes")
    t.you.can_choose("reroll Jabba the Hutt:-", "reroll Hired Gun:3RD1")
    t.you.choose("reroll Hired Gun:3RD1")
    t.roll("-")
    assert t.they.pool == ["Hired Gun:-", "Padawan:2MD"]


@card("destiny", "AW-020")
def test_jabba_may_leave_all_dice_as_they_are() -> None:
    t = table(Side(team=["Jabba the Hutt"]))
    t.you.choose("activate Jabba the Hutt")
    t.roll("2Dr")
    t.you.choose("no")
    assert t.you.pool == ["Jabba the Hutt:2Dr"]


@rule("destiny.card.example_jango_layout")
@card("destiny", "AW-021")
def test_jango_may_be_activated_when_an_opponent_activates_a_character() -> None:
    t = table(Side(team=["Padawan"]), Side(team=["Jango Fett"]))
    t.you.choose("activate Padawan")
    t.roll("1R")
    t.they.choose("yes")
    t.roll("2RD")
    assert (t.they.pool, t.they.is_exhausted("Jango Fett")) == (["Jango Fett:2RD"], True)
    t.they.choose("resolve Jango Fett:2RD")


@card("destiny", "AW-021")
def test_jango_follows_even_another_jango() -> None:
    t = table(Side(team=["Jango Fett", "Padawan"]), Side(team=["Jango Fett"]))
    t.you.choose("activate Padawan")
    t.roll("1R")
    t.they.choose("yes")
    t.roll("2RD")
    t.you.choose("yes")
    t.roll("1RD")
    assert (t.you.pool, t.they.pool) == (["Padawan:1R", "Jango Fett:1RD"], ["Jango Fett:2RD"])
    t.they.choose("pass")


@card("destiny", "AW-021")
def test_jango_may_wait() -> None:
    t = table(Side(team=["Padawan"]), Side(team=["Jango Fett"]))
    t.you.choose("activate Padawan")
    t.roll("1R")
    t.they.choose("no")
    assert (t.they.pool, t.they.is_exhausted("Jango Fett")) == ([], False)


@card("destiny", "AW-021")
def test_jango_is_not_asked_when_exhausted_or_when_a_support_is_activated() -> None:
    t = table(Side(team=["Padawan"]), Side(team=["Jango Fett", "Nightsister"], exhausted=["Jango Fett"]))
    t.you.choose("activate Padawan")
    t.roll("1R")
    t.they.choose("pass")
    t = table(Side(team=["Padawan"], supports=["BB-8"]), Side(team=["Jango Fett"]))
    t.you.choose("activate BB-8")
    t.roll("1R")
    t.they.choose("activate Jango Fett")


@card("destiny", "AW-021")
def test_jango_does_not_follow_characters_of_his_own_side() -> None:
    t = table(Side(team=["Jango Fett", "Nightsister"]))
    t.you.choose("activate Nightsister")
    t.roll("1R")
    t.they.choose("pass")
    assert not t.you.is_exhausted("Jango Fett")


def tusken(*hand: str, resources: int = 2) -> Table:
    """Tusken Raider with a Gaffi Stick is activated."""
    you = Side(
        team=["Tusken Raider", "Nightsister"],
        upgrades={"Tusken Raider": ["Gaffi Stick"]},
        pool=["Nightsister:2RD"],
        hand=hand,
        resources=resources,
    )
    t = table(you, Side(team=["Padawan"]))
    t.you.choose("activate Tusken Raider")
    t.roll("3MD1", "2MD1")
    return t


@card("destiny", "AW-022")
def test_tusken_raider_discards_a_card_to_resolve_a_die_of_his_at_once() -> None:
    t = tusken("Dodge", "Aim")
    t.you.choose("yes", "discard Aim")
    t.you.can_choose("resolve Tusken Raider:3MD1", "resolve Gaffi Stick:2MD1")
    t.you.choose("resolve Tusken Raider:3MD1", "hit Padawan")
    assert (t.they.damage("Padawan"), t.you.resources, t.you.hand) == (3, 1, ["Dodge"])
    assert t.you.pool == ["Nightsister:2RD", "Gaffi Stick:2MD1"]
    t.they.choose("pass")


@card("destiny", "AW-022")
def test_tusken_raider_may_resolve_the_die_of_his_upgrade() -> None:
    t = tusken("Dodge")
    t.you.choose("yes", "resolve Gaffi Stick:2MD1", "hit Padawan")
    assert (t.they.damage("Padawan"), t.you.resources) == (2, 1)


@card("destiny", "AW-022")
def test_tusken_raider_may_keep_his_cards_and_is_not_asked_without_any() -> None:
    t = tusken("Dodge")
    t.you.choose("no")
    assert t.you.hand == ["Dodge"]
    t = tusken()
    t.they.choose("pass")


@card("destiny", "AW-022")
def test_tusken_raider_resolves_nothing_he_cannot_pay() -> None:
    t = tusken("Dodge", resources=0)
    t.you.choose("yes")
    assert (t.they.damage("Padawan"), t.you.discard) == (0, ["Dodge"])


def crime_lord(resources: int = 5, *, lord: str = "Jabba the Hutt") -> Side:
    return Side(
        team=[lord, "Nightsister"],
        upgrades={lord: ["Crime Lord"]},
        pool=["Crime Lord:Sp"],
        resources=resources,
        deck=["Dodge"] * 9,
    )


OTHERS = Side(team=["Leia Organa", "Admiral Ackbar"], deck=["Dodge"] * 9)


@rule("destiny.example.crime_lord_delayed")
@card("destiny", "AW-023")
def test_crime_lord_has_a_character_defeated_when_the_round_is_over() -> None:
    t = table(crime_lord(), OTHERS)
    t.you.choose("resolve Crime Lord:Sp")
    t.you.can_choose("doom Jabba the Hutt", "doom Nightsister", "doom Leia Organa", "doom Admiral Ackbar")
    t.you.choose("doom Leia Organa")
    assert (t.you.resources, t.they.team) == (0, ["Leia Organa", "Admiral Ackbar"])
    t.they.choose("pass")
    t.you.choose("pass")
    assert (t.round, t.they.team) == (3, ["Admiral Ackbar"])


@card("destiny", "AW-023")
def test_crime_lord_does_nothing_for_less_than_5_resources() -> None:
    t = table(crime_lord(4), OTHERS)
    t.you.choose("resolve Crime Lord:Sp")
    assert (t.you.resources, t.you.pool) == (4, [])
    t.they.choose("pass")
    t.you.choose("pass")
    assert t.they.team == ["Leia Organa", "Admiral Ackbar"]


@card("destiny", "AW-023", "AW-065")
@pytest.mark.parametrize("name", ["Crime Lord", "Cunning"])
def test_some_yellow_abilities_are_played_on_yellow_characters_only(name: str) -> None:
    t = table(Side(team=["Hired Gun", "Nightsister", "Rebel Trooper"], hand=[name], resources=4))
    t.you.cannot_choose(f"play {name} Nightsister", f"play {name} Rebel Trooper")
    t.you.choose(f"play {name} Hired Gun")
    assert t.you.upgrades("Hired Gun") == [name]


FLAMES = Side(upgrades={"Nightsister": ["Flame Thrower"]}, pool=["Flame Thrower:Sp"])


@card("destiny", "AW-024")
def test_flame_thrower_hurts_three_different_characters() -> None:
    t = table(FLAMES, Side(team=["Padawan", "Rey", "Hired Gun"], shields={"Rey": 1}))
    t.you.choose("resolve Flame Thrower:Sp")
    t.you.can_choose("hit Nightsister", "hit Padawan", "hit Rey", "hit Hired Gun", "done")
    t.you.choose("hit Padawan")
    t.you.can_choose("hit Nightsister", "hit Rey", "hit Hired Gun", "done")
    t.you.choose("hit Rey", "hit Hired Gun")
    assert [t.they.damage(name) for name in ("Padawan", "Rey", "Hired Gun")] == [1, 0, 1]
    assert (t.they.shields("Rey"), t.you.damage("Nightsister")) == (0, 0)


@card("destiny", "AW-024")
@pytest.mark.parametrize(("said", "damage"), [(["hit Rey", "done"], [0, 1]), (["done"], [0, 0])])
def test_flame_thrower_may_hurt_fewer(said: list[str], damage: list[int]) -> None:
    t = table(FLAMES, Side(team=["Padawan", "Rey"]))
    t.you.choose("resolve Flame Thrower:Sp", *said)
    assert [t.they.damage(name) for name in ("Padawan", "Rey")] == damage


def gaffi(*pool: str) -> Side:
    return Side(
        team=["Tusken Raider", "Nightsister", "Rey"],
        upgrades={"Tusken Raider": ["Gaffi Stick"]},
        pool=["Gaffi Stick:Sp", *pool],
    )


@card("destiny", "AW-025")
def test_gaffi_stick_gives_up_a_melee_die_for_3_damage() -> None:
    t = table(gaffi("Tusken Raider:1MD", "Rey:+2MD", "Nightsister:2RD"), Side(team=["Padawan"], pool=["Padawan:2MD"]))
    t.you.choose("resolve Gaffi Stick:Sp")
    t.you.can_choose("remove Tusken Raider:1MD", "remove Rey:+2MD")
    t.you.choose("remove Rey:+2MD")
    t.you.can_choose("hit Tusken Raider", "hit Nightsister", "hit Rey", "hit Padawan")
    t.you.choose("hit Padawan")
    assert (t.they.damage("Padawan"), t.they.pool) == (3, ["Padawan:2MD"])
    assert t.you.pool == ["Tusken Raider:1MD", "Nightsister:2RD"]


@card("destiny", "AW-025")
def test_gaffi_stick_deals_nothing_without_a_melee_die_of_its_players() -> None:
    t = table(gaffi("Nightsister:2RD"), Side(team=["Padawan"], pool=["Padawan:2MD"]))
    t.you.choose("resolve Gaffi Stick:Sp")
    assert (t.they.damage("Padawan"), t.you.pool, t.they.pool) == (0, ["Nightsister:2RD"], ["Padawan:2MD"])


def hunting(resources: int) -> Table:
    """Of two shielded characters with dice, the first is hunted."""
    they = Side(
        team=["Padawan", "Rey"],
        upgrades={"Padawan": ["Datapad"]},
        pool=["Padawan:2MD", "Datapad:1R", "Rey:1MD"],
        shields={"Padawan": 3, "Rey": 1},
    )
    you = Side(upgrades={"Nightsister": ["On The Hunt"]}, pool=["On The Hunt:Sp"], resources=resources)
    t = table(you, they)
    t.you.choose("resolve On The Hunt:Sp")
    t.you.can_choose("unshield Nightsister", "unshield Padawan", "unshield Rey")
    t.you.choose("unshield Padawan")
    assert (t.they.shields("Padawan"), t.they.shields("Rey")) == (0, 1)
    return t


@card("destiny", "AW-026")
def test_on_the_hunt_takes_all_shields_of_a_character_and_for_a_resource_a_die_of_it() -> None:
    t = hunting(1)
    t.you.choose("yes")
    t.you.can_choose("remove Padawan:2MD", "remove Datapad:1R")
    t.you.choose("remove Datapad:1R")
    assert (t.they.pool, t.you.resources) == (["Padawan:2MD", "Rey:1MD"], 0)


@card("destiny", "AW-026")
def test_on_the_hunt_may_spare_the_dice_and_costs_a_resource_for_them() -> None:
    t = hunting(1)
    t.you.choose("no")
    assert (len(t.they.pool), t.you.resources) == (3, 1)
    t = hunting(0)
    t.they.cannot_choose("yes")
    assert len(t.they.pool) == 3


@card("destiny", "AW-026")
def test_on_the_hunt_reaches_the_dice_of_a_character_without_shields() -> None:
    you = Side(upgrades={"Nightsister": ["On The Hunt"]}, pool=["On The Hunt:Sp"])
    t = table(you, Side(team=["Padawan"], pool=["Padawan:2MD"]))
    t.you.choose("resolve On The Hunt:Sp", "unshield Padawan", "yes")
    assert (t.they.pool, t.you.resources) == ([], 1)
