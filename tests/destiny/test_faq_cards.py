"""How cards work together, as the compendium answers the questions about them."""

from __future__ import annotations

from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- dice without their cards


@rule("destiny.faq.crime_lord_through_ace")
@card("destiny", "AW-023")
def test_may_a_crime_lord_order_something_from_the_discard_pile() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Ace in the Hole", "Crime Lord", "Dodge"], resources=5),
        Side(team=["Leia Organa", "Admiral Ackbar"]),
    )
    t.you.choose("play Ace in the Hole")
    t.roll("Sp")
    t.they.choose("pass")
    t.you.choose("resolve Crime Lord:Sp", "doom Leia Organa")
    assert (t.you.resources, t.you.pool, t.you.discard) == (0, [], ["Crime Lord", "Ace in the Hole"])
    t.they.choose("pass")
    t.you.choose("pass", "done")
    assert (t.they.team, t.round) == (["Admiral Ackbar"], 3)


@rule("destiny.faq.poe_black_one_no_roll")
@card("destiny", "AW-029")
def test_is_black_one_rolled_when_poe_uses_its_special() -> None:
    t = table(
        Side(team=["Poe Dameron"], pool=["Poe Dameron:Sp"], hand=["Black One"], resources=0),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("resolve Poe Dameron:Sp", "side Black One Sp", "hit Darth Vader")
    assert (t.they.damage("Darth Vader"), t.you.pool) == (1, [])
    assert (t.you.discard, t.you.supports) == (["Black One"], [])
    t.they.choose("pass")


# ---------------------------------------------------------------- claiming


@rule("destiny.faq.rey_imperial_armory")
@card("destiny", "AW-169")
def test_does_rey_act_again_after_an_upgrade_from_the_imperial_armory() -> None:
    t = table(
        Side(team=["Rey"], hand=["Holdout Blaster"], resources=1, field="Imperial Armory"),
        Side(team=["Kylo Ren"]),
        holder="you",
    )
    t.you.choose("claim", "yes")
    assert (t.you.upgrades("Rey"), t.you.resources) == (["Holdout Blaster"], 0)
    t.they.choose("activate Kylo Ren")
    t.roll("1R")
    t.they.choose("pass")
    assert t.round == 3


def war_room(side: str, resources: int) -> Table:
    return table(
        Side(
            team=["Jango Fett"],
            upgrades={"Jango Fett": ["Crime Lord"]},
            pool=[f"Crime Lord:{side}"],
            resources=resources,
            field="Rebel War Room",
        ),
        Side(team=["Leia Organa", "Admiral Ackbar"], resources=4),
        holder="you",
    )


@rule("destiny.faq.crime_lord_rebel_war_room")
@card("destiny", "AW-171")
def test_does_the_war_room_pay_for_a_crime_lord() -> None:
    t = war_room("Sp", resources=4)
    t.you.choose("claim", "yes")
    assert (t.you.resources, t.you.pool) == (4, [])
    t.they.choose("pass")
    assert (t.they.team, t.round) == (["Leia Organa", "Admiral Ackbar"], 3)


@rule("destiny.faq.crime_lord_rebel_war_room")
@card("destiny", "AW-171")
def test_with_five_resources_a_crime_lord_in_the_war_room_dooms_somebody() -> None:
    t = war_room("Sp", resources=5)
    t.you.choose("claim", "yes", "doom Admiral Ackbar")
    assert t.you.resources == 0
    t.they.choose("pass")
    assert (t.they.team, t.round) == (["Leia Organa"], 3)


@rule("destiny.faq.crime_lord_rebel_war_room")
@card("destiny", "AW-171")
def test_the_war_room_waives_the_cost_on_the_die() -> None:
    t = war_room("3Dr1", resources=0)
    t.you.choose("claim", "yes")
    assert (t.you.resources, t.they.resources, t.you.pool) == (0, 1, [])


# ---------------------------------------------------------------- Cunning

CUNNING = Side(team=["AW-046"], upgrades={"AW-046": ["Cunning"]}, pool=["Cunning:Sp"])


@rule("destiny.faq.cunning_thermal_detonator")
@card("destiny", "AW-065")
def test_may_cunning_throw_the_opponents_thermal_detonator() -> None:
    t = table(
        CUNNING,
        Side(
            team=["Jango Fett", "Tusken Raider"],
            upgrades={"Jango Fett": ["Thermal Detonator"]},
            shields={"Tusken Raider": 1},
            pool=["Thermal Detonator:1R"],
        ),
    )
    t.you.choose("resolve Cunning:Sp")
    assert (t.they.damage("Jango Fett"), t.they.damage("Tusken Raider"), t.you.damage("Han Solo")) == (3, 2, 0)
    assert t.they.shields("Tusken Raider") == 0
    assert (t.they.discard, t.they.upgrades("Jango Fett"), t.they.pool) == (["Thermal Detonator"], [], [])
    assert (t.you.upgrades("Han Solo"), t.you.pool, t.you.discard) == (["Cunning"], [], [])


@rule("destiny.faq.cunning_infantry_grenades")
@card("destiny", "AW-065")
def test_may_cunning_throw_the_opponents_infantry_grenades() -> None:
    t = table(
        CUNNING,
        Side(team=["Jango Fett", "Tusken Raider"], upgrades={"Jango Fett": ["Infantry Grenades"]}),
    )
    t.you.choose("resolve Cunning:Sp")
    assert (t.they.damage("Jango Fett"), t.they.damage("Tusken Raider"), t.you.damage("Han Solo")) == (2, 2, 0)
    assert (t.they.discard, t.they.upgrades("Jango Fett")) == (["Infantry Grenades"], [])


@rule("destiny.faq.cunning_sith_holocron")
@card("destiny", "AW-065")
def test_may_cunning_use_the_opponents_sith_holocron() -> None:
    t = table(
        Side(
            team=["AW-046", "Rey"],
            upgrades={"AW-046": ["Cunning"]},
            pool=["Cunning:Sp"],
            hand=["Force Protection"],
        ),
        Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Sith Holocron"]}),
    )
    t.you.choose("resolve Cunning:Sp", "special Sith Holocron")
    assert (t.they.upgrades("Kylo Ren"), t.you.hand, t.you.pool) == (["Sith Holocron"], ["Force Protection"], [])
    assert t.you.upgrades("Han Solo") == ["Cunning"]
    t.they.choose("pass")


@rule("destiny.faq.cunning_black_one")
@card("destiny", "AW-065")
def test_is_a_die_rerolled_when_cunning_uses_the_opponents_black_one() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Cunning"]}, pool=["Cunning:Sp"]),
        Side(team=["Poe Dameron"], supports=["Black One"], pool=["Black One:3RD"]),
    )
    t.you.choose("resolve Cunning:Sp", "special Black One", "hit Poe Dameron")
    assert (t.they.damage("Poe Dameron"), t.they.pool, t.you.pool) == (1, ["Black One:3RD"], [])
    t.they.choose("pass")


# ---------------------------------------------------------------- ready again


def readied() -> Table:
    """Bala-Tik has been activated, one of his dice resolved; now an opponent's character falls and he is readied."""
    t = table(
        Side(
            team=["Bala-Tik*2", "Jango Fett"],
            exhausted=["Bala-Tik", "Jango Fett"],
            pool=["Bala-Tik:1Sh", "Jango Fett:1RD"],
        ),
        Side(team=["Rebel Trooper", "Leia Organa"], damage={"Rebel Trooper": 6}),
    )
    t.you.choose("resolve Jango Fett:1RD", "hit Rebel Trooper", "yes")
    return t


@rule("destiny.faq.ready_again.dice_stay")
@card("destiny", "AW-019")
def test_do_the_dice_of_a_readied_character_leave_the_pool() -> None:
    t = readied()
    assert (t.they.team, t.you.is_exhausted("Bala-Tik"), t.you.pool) == (["Leia Organa"], False, ["Bala-Tik:1Sh"])


@rule("destiny.faq.ready_again.dice_stay")
@card("destiny", "AW-141")
def test_the_dice_of_a_character_readied_by_leadership_stay() -> None:
    t = table(
        Side(
            team=["Leia Organa", "Rebel Trooper"],
            exhausted=["Rebel Trooper"],
            pool=["Rebel Trooper:2RD"],
            hand=["Leadership"],
        )
    )
    t.you.choose("play Leadership")
    assert (t.you.is_exhausted("Leia Organa"), t.you.is_exhausted("Rebel Trooper")) == (True, False)
    assert t.you.pool == ["Rebel Trooper:2RD"]


@rule("destiny.faq.ready_again.reactivation")
@card("destiny", "AW-019")
def test_which_dice_are_rolled_when_a_character_is_activated_again() -> None:
    t = readied()
    t.they.choose("pass")
    t.you.choose("activate Bala-Tik")
    t.roll("1RD")
    assert t.you.pool == ["Bala-Tik:1Sh", "Bala-Tik:1RD"]
    t.they.choose("pass")


# ---------------------------------------------------------------- what waits for what


@rule("destiny.faq.dooku_vs_ackbar")
@card("destiny", "AW-027")
def test_who_takes_ackbars_damage_when_dooku_discards_the_last_card() -> None:
    t = table(
        Side(team=["Admiral Ackbar", "Leia Organa"], pool=["Leia Organa:2RD"]),
        Side(team=["Count Dooku", "Nightsister"], damage={"Count Dooku": 9}, hand=["Dodge"]),
    )
    t.you.choose("resolve Leia Organa:2RD", "hit Count Dooku")
    t.they.choose("yes")
    assert (t.they.team, t.they.damage("Nightsister"), t.they.hand) == (["Nightsister"], 2, [])
    t.they.choose("pass")


@rule("destiny.faq.dooku_vs_ackbar")
@card("destiny", "AW-027")
def test_if_dooku_survives_the_die_he_may_take_ackbars_damage() -> None:
    t = table(
        Side(team=["Admiral Ackbar", "Leia Organa"], pool=["Leia Organa:2RD"]),
        Side(team=["Count Dooku", "Nightsister"], damage={"Count Dooku": 5}, hand=["Dodge"]),
    )
    t.you.choose("resolve Leia Organa:2RD", "hit Count Dooku")
    t.they.choose("yes")
    assert t.they.damage("Count Dooku") == 6
    t.they.can_choose("hit Count Dooku", "hit Nightsister")
    t.they.choose("hit Count Dooku")
    assert t.they.damage("Count Dooku") == 8


@rule("destiny.faq.after_triggered_during_before")
def test_when_is_an_after_ability_resolved_that_a_before_ability_triggers() -> None:
    t = table(
        Side(
            team=["Captain Phasma", "Jango Fett"],
            upgrades={"Jango Fett": ["Personal Escort"]},
            damage={"Jango Fett": 9},
        ),
        Side(team=["AW-035", "Bala-Tik"], exhausted=["Bala-Tik"], deck=["Dodge", "Block"]),
        holder="you",
        turn_of="they",
    )
    t.they.choose("activate Luke Skywalker")
    t.roll("3MD")
    t.you.choose("player 1", "yes", "remove Luke Skywalker:3MD")
    assert (t.you.team, t.you.pool, t.they.hand) == (["Captain Phasma"], [], ["Dodge"])
    assert t.they.is_exhausted("Bala-Tik")
    t.they.choose("yes")
    assert not t.they.is_exhausted("Bala-Tik")
    t.you.choose("pass")
