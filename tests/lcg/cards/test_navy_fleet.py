"""The Imperial Navy cards of the core set, objective sets 26 to 32: the second half."""

from __future__ import annotations

from tests.lcg.cards.navy import QUIET_FATE, QUIET_LIGHT, destroying, navy, squadron_battle
from tests.lcg.invented import DARK_POST
from tests.lcg.table import attack, card, rule, side, table


@card("lcg", "imperial_officer")
def test_imperial_officer_advances_the_dial_for_2_resources() -> None:
    t = destroying("Imperial Officer")
    t.dark.choose("use Imperial Officer", "pay Imperial Command 2")
    assert t.dial == 2


@card("lcg", "imperial_officer")
def test_imperial_officer_needs_2_resources() -> None:
    t = destroying("Imperial Officer", focus={"Imperial Command#3": 1, "Imperial Command#4": 1})
    assert (t.dial, t.asked) == (1, "action")


@card("lcg", "defense_upgrade")
def test_defense_upgrade_makes_an_objective_stronger_until_it_is_gone() -> None:
    t = table(
        dark=navy(
            attached={"Defense Upgrade": "Imperial Command"},
            damage={"Imperial Command": 6},
            hand=["Tear This Ship Apart"],
        ),
    )
    assert len(t.dark.objectives) == 3
    t.dark.choose("play Tear This Ship Apart", "pay Imperial Navy 1")
    assert (len(t.dark.objectives), t.light.victory) == (2, ["Imperial Command"])


@card("lcg", "defense_upgrade")
def test_defense_upgrade_goes_on_any_objective() -> None:
    t = table(dark=navy(hand=["Defense Upgrade"]))
    t.dark.choose("play Defense Upgrade", "pay Imperial Navy 1")
    t.dark.choose("attach A Hero's Journey")
    assert t.attached("A Hero's Journey") == ["Defense Upgrade"]


@card("lcg", "defense_protocol")
@rule("lcg.draw.reserve_modifiers")
def test_defense_protocol_pays_for_damage_with_the_reserve_value() -> None:
    t = table(
        light=side(units=["X-Wing"]),
        dark=navy(objectives=["Defense Protocol"], units=["AT-ST"], hand=["Espo Trooper"] * 3),
        begin="draw",
    )
    t.dark.choose("use Defense Protocol")
    t.dark.can_choose("target AT-ST", "target X-Wing")
    t.dark.choose("target X-Wing")
    assert t.damage("X-Wing") == 1
    t.dark.choose("no")
    assert len(t.dark.hand) == 5
    t.until_turn("dark")
    t.until_phase("draw")
    t.dark.choose("pass", "no")
    assert len(t.dark.hand) == 6, "the reserve value is back at 6"


@card("lcg", "defense_protocol")
def test_defense_protocol_needs_a_unit_and_your_own_draw_phase() -> None:
    t = table(dark=navy(objectives=["Defense Protocol"], hand=["Espo Trooper"]), begin="draw")
    assert t.asked == "draw_discard"
    t = table(
        light=side(units=["X-Wing"], hand=["Rebel Trooper"]),
        dark=navy(objectives=["Defense Protocol"]),
        active="light",
        begin="draw",
    )
    assert (t.asked, t.chooser) == ("draw_discard", "light")


@card("lcg", "tie_attack_squadron")
def test_a_fate_card_gives_the_tie_attack_squadron_an_icon_and_targeted_strike() -> None:
    t = squadron_battle([QUIET_FATE])
    t.edge_battle(dark=["Quiet Fate"])
    t.until("icons")
    t.dark.can_choose("hit Redemption", "hit X-Wing", "blast")
    t.dark.choose("hit Redemption")
    assert t.damage("Redemption") == 2


@card("lcg", "tie_attack_squadron")
def test_without_a_fate_card_the_tie_attack_squadron_is_as_printed() -> None:
    t = squadron_battle(["Rancor"], [])
    t.edge_battle(dark=["Rancor"])
    t.until("icons")
    t.dark.can_choose("hit Redemption", "blast")
    t.dark.choose("hit Redemption")
    assert t.damage("Redemption") == 1


@card("lcg", "tie_attack_squadron")
def test_a_fate_card_of_the_opponent_does_not_help_the_tie_attack_squadron() -> None:
    t = squadron_battle(["Rancor", "Rancor", "Rancor"], [QUIET_LIGHT])
    t.edge_battle(dark=["Rancor", "Rancor"], light=["Quiet Light"])
    t.until("icons")
    t.dark.can_choose("hit Redemption", "blast")


@card("lcg", "tie_attack_squadron")
@rule("lcg.edge.fate_placed_memory")
def test_the_tie_attack_squadron_remembers_the_fate_card_of_an_edge_battle_that_was_called_off() -> None:
    t = squadron_battle(["twist_of_fate_dark", "Rancor"])
    t.dark.choose("edge Twist of Fate", "pass")
    assert (t.asked, t.dark.discard) == ("edge", ["Twist of Fate"])
    t.dark.choose("edge Rancor")
    t.until("icons")
    t.dark.can_choose("hit Redemption", "hit X-Wing", "blast")


@card("lcg", "the_endor_gambit")
def test_the_endor_gambit_removes_a_focus_token_from_a_vehicle_after_you_refresh() -> None:
    t = table(
        light=side(units=["X-Wing"], focus={"X-Wing": 1}),
        dark=navy(
            objectives=["The Endor Gambit", *["Imperial Command"] * 2],
            units=["AT-ST", "Death Star Trooper"],
            focus={"AT-ST": 2, "Death Star Trooper": 2},
        ),
        begin="refresh",
    )
    t.dark.choose("use The Endor Gambit")
    t.dark.can_choose("target AT-ST", "target X-Wing")
    t.dark.choose("target AT-ST")
    assert (t.focus("AT-ST"), t.focus("Death Star Trooper")) == (0, 1)


@card("lcg", "at_st_commander")
def test_at_st_commander_shields_a_participating_vehicle_for_1_resource() -> None:
    t = table(
        light=side(units=["X-Wing"]),
        dark=navy(units=["AT-ST Commander", "AT-ST", "TIE Fighter"]),
        attack=attack("A Hero's Journey", ["AT-ST"], ["X-Wing"], at="defenders"),
    )
    t.dark.choose("use AT-ST Commander", "pay Imperial Navy 1")
    t.dark.can_choose("pick AT-ST", "pick X-Wing")
    t.dark.choose("pick AT-ST")
    assert t.shields("AT-ST") == 1


@card("lcg", "at_st_commander")
@rule("lcg.shield.one_per_card")
def test_at_st_commander_finds_no_vehicle_without_a_shield_or_an_engagement() -> None:
    t = table(
        dark=navy(units=["AT-ST Commander", "AT-ST"], play=[DARK_POST], shields={"AT-ST": 1}),
        attack=attack("A Hero's Journey", ["AT-ST"], at="defenders"),
    )
    t.dark.can_choose("use Dark Post", "pass")
    t = table(dark=navy(units=["AT-ST Commander", "AT-ST"], play=[DARK_POST]))
    t.dark.can_choose("use Dark Post", "pass")


@card("lcg", "at_st")
def test_an_at_st_brings_a_card() -> None:
    t = table(dark=navy(hand=["AT-ST"]))
    t.dark.choose("play AT-ST", "pay Imperial Navy 1", "pay Imperial Command 2")
    t.dark.can_choose("use AT-ST", "pass")
    t.dark.choose("use AT-ST")
    assert t.dark.hand == ["Espo Trooper"]


@card("lcg", "aft_armor_plating")
def test_aft_armor_plating_gives_a_vehicle_shielding() -> None:
    t = table(
        light=side(units=["X-Wing"]),
        dark=navy(units=["AT-ST"], attached={"Aft Armor Plating": "AT-ST"}),
        phase="engagement",
    )
    t.dark.choose("engage A Hero's Journey")
    t.dark.can_choose("shield AT-ST", "shield A Hero's Journey", "no")
    t.dark.choose("shield AT-ST")
    assert t.shields("AT-ST") == 1


@card("lcg", "take_them_prisoner")
def test_take_them_prisoner_captures_one_of_the_top_three_cards() -> None:
    t = table(
        light=side(deck=["Luke Skywalker", "X-Wing", "Yub Yub!", "Y-Wing"]),
        dark=navy(objectives=["Imperial Command"] * 2, objective_deck=["Take Them Prisoner"]),
        begin="refresh",
    )
    t.dark.choose("use Take Them Prisoner")
    t.dark.can_choose("pick Luke Skywalker", "pick X-Wing", "pick Yub Yub!")
    t.dark.choose("pick Luke Skywalker")
    assert t.captives("Take Them Prisoner") == ["Luke Skywalker"]
    assert t.knowing("Luke Skywalker") == {"dark"}
    t.dark.can_choose("pick X-Wing", "pick Yub Yub!")
    t.dark.choose("pick X-Wing")
    assert t.light.deck == ["Yub Yub!", "X-Wing", "Y-Wing"], "the card laid down last is on top"
    assert (t.knowing("Yub Yub!"), t.knowing("Y-Wing")) == ({"dark"}, set())
    assert not any("Luke" in line for line in t.light.reads())


@card("lcg", "take_them_prisoner")
def test_take_them_prisoner_makes_do_with_fewer_cards() -> None:
    dark = navy(objectives=["Imperial Command"] * 2, objective_deck=["Take Them Prisoner"])
    t = table(light=side(deck=["X-Wing"]), dark=dark, begin="refresh")
    t.dark.choose("use Take Them Prisoner")
    assert (t.captives("Take Them Prisoner"), t.light.deck) == (["X-Wing"], [])
    t = table(light=side(deck=[]), dark=dark, begin="refresh")
    assert t.asked != "reaction"


@card("lcg", "detained")
@rule("lcg.capture.choice_of_objective")
def test_detained_captures_an_attacking_character_after_its_strike() -> None:
    t = table(
        light=side(units=["Luke Skywalker"]),
        dark=navy(objectives=["Imperial Command", "The Endor Gambit"], hand=["Detained"]),
        active="light",
        attack=attack("Imperial Command", ["Luke Skywalker"], edge="light"),
    )
    assert t.damage("Imperial Command") == 2
    t.dark.choose("play Detained", "pay Imperial Command 2")
    t.dark.choose("objective The Endor Gambit")
    assert (t.light.units, t.captives("The Endor Gambit")) == ([], ["Luke Skywalker"])
    assert t.damage("Imperial Command") == 2, "no attacker has survived"


@card("lcg", "detained")
def test_detained_lets_vehicles_go() -> None:
    t = table(
        light=side(units=["X-Wing"]),
        dark=navy(hand=["Detained"]),
        active="light",
        attack=attack("Imperial Command", ["X-Wing"], edge="light"),
    )
    assert t.dark.hand == ["Detained"]
    assert t.asked != "reaction"


@card("lcg", "detained")
def test_detained_does_not_catch_a_defender() -> None:
    t = table(
        light=side(units=["Luke Skywalker"]),
        dark=navy(units=["Devastator"], hand=["Detained"]),
        attack=attack("A Hero's Journey", ["Devastator"], ["Luke Skywalker"], edge="light"),
    )
    assert (t.focus("Luke Skywalker"), t.asked) == (1, "icons")


@card("lcg", "trooper_assault")
def test_trooper_assault_gives_every_attacking_trooper_two_icons() -> None:
    t = table(
        light=side(units=["Redemption"]),
        dark=navy(units=["Death Star Trooper", "Death Star Trooper", "AT-ST"], hand=["Trooper Assault"]),
        attack=attack("A Hero's Journey", ["Death Star Trooper", "AT-ST"], ["Redemption"], at="defenders"),
    )
    t.dark.choose("play Trooper Assault", "pay Imperial Command 2")
    t.light.choose("hit AT-ST")
    t.dark.choose("strike Death Star Trooper", "blast")
    assert (t.damage("Redemption"), t.damage("A Hero's Journey")) == (2, 1)


@card("lcg", "trooper_assault")
def test_trooper_assault_needs_an_attacking_trooper() -> None:
    t = table(
        dark=navy(units=["Death Star Trooper", "AT-ST"], play=[DARK_POST], hand=["Trooper Assault"]),
        attack=attack("A Hero's Journey", ["AT-ST"], at="defenders"),
    )
    t.dark.can_choose("use Dark Post", "pass")


@card("lcg", "tear_this_ship_apart")
def test_tear_this_ship_apart_discards_any_enhancement_that_is_not_limited() -> None:
    t = table(
        light=side(units=["Luke Skywalker"], play=["Hidden Outpost"], attached={"Jedi Lightsaber": "Luke Skywalker"}),
        dark=navy(play=["Orbital Bombardment", "Control Room"], hand=["Tear This Ship Apart"]),
    )
    t.dark.choose("play Tear This Ship Apart", "pay Imperial Navy 1")
    t.dark.can_choose("target Orbital Bombardment", "target Jedi Lightsaber")
    t.dark.choose("target Jedi Lightsaber")
    assert (t.attached("Luke Skywalker"), t.light.discard) == ([], ["Jedi Lightsaber"])
