"""The Jedi sets of the core set, 1 to 7: the second half."""

from __future__ import annotations

import pytest

from tests.lcg.cards.jedi import MUCH_WORSE, SCHEME, deflecting, yavin
from tests.lcg.invented import LIGHT_POST
from tests.lcg.table import attack, card, rule, side, table


@card("lcg", "double_strike")
@rule("lcg.strike.committed_two_tokens")
def test_double_strike_leaves_one_token_on_a_committed_unit() -> None:
    t = table(
        light=side(units=["Jedi in Hiding"], committed=["Jedi in Hiding"], hand=["Double Strike"]),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Jedi in Hiding"], ["Devastator"], edge="dark"),
    )
    t.light.choose("play Double Strike", "pay Jedi 1")
    assert (t.damage("Devastator"), t.focus("Jedi in Hiding")) == (2, 1)


@card("lcg", "double_strike")
def test_double_strike_does_nothing_for_a_vehicle() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["Double Strike"]),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["X-Wing"], ["Devastator"], edge="dark"),
    )
    assert (t.phase, t.damage("Devastator"), t.light.hand) == ("force", 1, ["Double Strike"])


@card("lcg", "the_secret_of_yavin_4")
@rule("lcg.objective.yavin4", "lcg.conflict.redirected_attack", "lcg.limit.per_card")
@pytest.mark.parametrize(("late", "kind"), [(False, "interrupt"), (True, "reaction")])
def test_the_secret_of_yavin_4_takes_an_engagement_upon_itself_once_a_turn(late: bool, kind: str) -> None:
    t = yavin(late_rulings=late)
    t.dark.choose("engage Jedi Training", "attacker TIE Bomber", "done")
    assert t.asked == kind
    t.light.choose("use The Secret of Yavin 4")
    assert (t.damage("The Secret of Yavin 4"), t.damage("Jedi Training")) == (3, 0)
    t.dark.can_choose("engage The Secret of Yavin 4", "engage Forgotten Heroes", "done")
    t.dark.choose("engage Forgotten Heroes")
    assert (t.damage("Forgotten Heroes"), t.damage("The Secret of Yavin 4")) == (2, 3)


@card("lcg", "the_secret_of_yavin_4")
def test_the_secret_of_yavin_4_does_not_answer_an_attack_on_itself() -> None:
    t = yavin()
    t.dark.choose("engage The Secret of Yavin 4", "attacker TIE Bomber", "done")
    t.dark.can_choose("engage Forgotten Heroes", "engage Jedi Training", "done")


@card("lcg", "c_3po")
@rule("lcg.term.to_is_cost", "lcg.term.cancel_example")
def test_c_3po_is_sacrificed_to_cancel_an_event() -> None:
    t = table(light=side(units=["C-3PO"]), dark=side(hand=[SCHEME]))
    t.dark.choose("play Dark Scheme")
    t.light.can_choose("use C-3PO", "pass")
    t.light.choose("use C-3PO")
    assert (t.dark.hand, t.dark.discard) == ([], ["Dark Scheme"])
    assert (t.light.units, t.light.discard) == ([], ["C-3PO"])


@card("lcg", "lightsaber_deflection")
@rule("lcg.ability.example_lightsaber_deflection", "lcg.timing.interrupt_changes_trigger")
@pytest.mark.parametrize("late", [False, True])
def test_lightsaber_deflection_moves_one_damage_to_another_unit(late: bool) -> None:
    t = deflecting(late_rulings=late)
    t.light.can_choose("play Lightsaber Deflection", "pass")
    t.light.choose("play Lightsaber Deflection")
    t.light.can_choose("target X-Wing", "target Heavy Stormtrooper Squad", "target Devastator")
    t.light.choose("target Heavy Stormtrooper Squad")
    assert (t.damage("Yoda"), t.damage("Heavy Stormtrooper Squad")) == (1, 1)


@card("lcg", "lightsaber_deflection")
def test_lightsaber_deflection_does_not_answer_damage_to_a_vehicle() -> None:
    t = table(
        light=side(units=["X-Wing", "yoda"], hand=["Lightsaber Deflection"], focus={"X-Wing": 1}),
        dark=side(units=["Kuati Security Team"]),
        attack=attack("A Hero's Journey", ["Kuati Security Team"], ["X-Wing"], edge="light"),
    )
    assert (t.damage("X-Wing"), t.light.hand) == (1, ["Lightsaber Deflection"])


@card("lcg", "lightsaber_deflection")
@rule("lcg.errata.lightsaber_deflection", "lcg.damage.steps")
def test_deflection_comes_behind_shields_as_printed_and_before_them_by_the_late_rulings() -> None:
    asked = []
    for late in (False, True):
        t = table(
            light=side(
                units=["Luke Skywalker"],
                hand=["Lightsaber Deflection"],
                focus={"Luke Skywalker": 1},
                shields={"Luke Skywalker": 1},
            ),
            dark=side(units=["Rancor"]),
            attack=attack("A Hero's Journey", ["Rancor"], ["Luke Skywalker"], edge="light"),
            late_rulings=late,
        )
        asked.append(t.asked)
        t.light.choose("shield Luke Skywalker" if t.asked == "shield" else "play Lightsaber Deflection")
        asked.append(t.asked)
    assert asked == ["shield", "interrupt", "interrupt", "shield"]


@card("lcg", "lightsaber_deflection")
@rule("lcg.damage.protect_keeps_source", "lcg.shield.prevent")
def test_a_shield_may_stop_the_deflected_damage() -> None:
    t = table(
        light=side(units=["Luke Skywalker"], hand=["Lightsaber Deflection"], focus={"Luke Skywalker": 1}),
        dark=side(units=["Rancor"], shields={"Rancor": 1}),
        attack=attack("A Hero's Journey", ["Rancor"], ["Luke Skywalker"], edge="light"),
    )
    t.light.choose("play Lightsaber Deflection")
    t.dark.choose("shield Rancor")
    assert (t.damage("Rancor"), t.damage("Luke Skywalker")) == (0, 2)


@card("lcg", "lightsaber_deflection", "counter_stroke")
@rule("lcg.ability.nested_example", "lcg.ability.nested", "lcg.ability.cancel_interrupt")
@pytest.mark.parametrize("countered", [True, False])
def test_the_example_of_nested_interrupts(countered: bool) -> None:
    squad = "Heavy Stormtrooper Squad"
    t = table(
        light=side(
            units=["yoda"],
            hand=["Lightsaber Deflection"] * 2 + ["Counter-stroke"],
            focus={"Yoda": 1},
            play=[LIGHT_POST],
        ),
        dark=side(units=[squad], hand=[MUCH_WORSE]),
        attack=attack("A Hero's Journey", [squad], ["Yoda"], edge="dark"),
    )
    t.light.choose("play Lightsaber Deflection")
    t.dark.choose("play Much Worse")
    t.light.can_choose("play Counter-stroke", "pass")
    if countered:
        t.light.choose("play Counter-stroke", "pay Jedi 1")
        assert t.light.discard == ["Counter-stroke", "Lightsaber Deflection"]
    else:
        t.light.choose("pass")
    assert (t.damage(squad), t.dark.discard) == (int(countered), ["Much Worse"])
    t.light.can_choose("play Lightsaber Deflection", "pass")
    t.light.choose("pass")
    assert t.light.units == (["Yoda"] if countered else [])


@card("lcg", "guardian_of_peace")
@rule("lcg.keyword.protect", "lcg.keyword.protect_anywhere", "lcg.keyword.protect_capacity_limit")
def test_a_guardian_of_peace_takes_damage_for_another_character() -> None:
    t = table(
        light=side(units=["Luke Skywalker", "Guardian of Peace"], focus={"Luke Skywalker": 1, "Guardian of Peace": 1}),
        dark=side(units=["Rancor"]),
        attack=attack("A Hero's Journey", ["Rancor"], ["Luke Skywalker"], edge="light"),
    )
    t.light.can_choose("protect Guardian of Peace 1", "protect Guardian of Peace 2", "no")
    t.light.choose("protect Guardian of Peace 1", "no")
    assert (t.damage("Luke Skywalker"), t.damage("Guardian of Peace")) == (2, 1)


@card("lcg", "guardian_of_peace")
@rule("lcg.keyword.shielding")
def test_a_guardian_of_peace_shields_when_declared() -> None:
    t = table(
        light=side(units=["Guardian of Peace", "X-Wing"]),
        dark=side(units=["TIE Bomber"]),
        phase="engagement",
    )
    t.dark.choose("engage A Hero's Journey")
    t.light.choose("defender Guardian of Peace", "defender X-Wing")
    t.light.can_choose("shield Guardian of Peace", "shield X-Wing", "shield A Hero's Journey", "no")
    t.light.choose("shield X-Wing")
    assert t.shields("X-Wing") == 1


@card("lcg", "last_minute_rescue")
@rule("lcg.errata.refresh_phase_timing")
def test_last_minute_rescue_heals_a_unit_after_the_refresh() -> None:
    t = table(
        light=side(
            objectives=["Last Minute Rescue", "A Hero's Journey", "A Hero's Journey"],
            units=["Redemption", "X-Wing", "Y-Wing"],
            damage={"Redemption": 2, "X-Wing": 1},
        ),
        active="light",
        begin="refresh",
    )
    t.light.choose("use Last Minute Rescue")
    t.light.can_choose("target Redemption", "target X-Wing")
    t.light.choose("target Redemption")
    assert (t.damage("Redemption"), t.damage("X-Wing")) == (1, 1)


@card("lcg", "last_minute_rescue")
@rule("lcg.term.target")
def test_last_minute_rescue_needs_a_damaged_unit() -> None:
    t = table(
        light=side(objectives=["Last Minute Rescue"] + ["A Hero's Journey"] * 2, units=["X-Wing"]),
        active="light",
        begin="refresh",
    )
    assert t.phase == "deployment"


@card("lcg", "redemption")
@rule("lcg.limit.per_card", "lcg.damage.destroyed_is_leaving_play")
def test_redemption_returns_a_destroyed_character_to_hand_once_a_turn() -> None:
    t = table(
        light=side(
            units=["Redemption", "Twi'lek Loyalist", "Jedi in Hiding"],
            focus={"Twi'lek Loyalist": 1, "Jedi in Hiding": 1},
        ),
        dark=side(units=["Kuati Security Team", "Dark Side Apprentice"]),
        attack=attack(
            "A Hero's Journey",
            ["Kuati Security Team", "Dark Side Apprentice"],
            ["Twi'lek Loyalist", "Jedi in Hiding"],
            edge="light",
        ),
    )
    t.dark.choose("strike Kuati Security Team", "hit Jedi in Hiding")
    t.light.can_choose("use Redemption", "pass")
    t.light.choose("use Redemption")
    assert (t.light.units, t.light.hand, t.light.discard) == (["Redemption"], ["Jedi in Hiding"], ["Twi'lek Loyalist"])


@card("lcg", "redemption")
def test_redemption_saves_no_vehicle() -> None:
    t = table(
        light=side(units=["Redemption", "X-Wing"], damage={"X-Wing": 1}, focus={"X-Wing": 1}),
        dark=side(units=["Kuati Security Team"]),
        attack=attack("A Hero's Journey", ["Kuati Security Team"], ["X-Wing"], edge="light"),
    )
    assert (t.light.units, t.light.discard) == (["Redemption"], ["X-Wing"])


@card("lcg", "corellian_engineer")
@rule("lcg.keyword.shielding")
def test_a_corellian_engineer_shields_the_engaged_objective() -> None:
    t = table(light=side(units=["Corellian Engineer"]), dark=side(units=["TIE Bomber"]), phase="engagement")
    t.dark.choose("engage A Hero's Journey")
    t.light.choose("defender Corellian Engineer")
    t.light.choose("shield A Hero's Journey")
    assert t.shields("A Hero's Journey") == 1


@card("lcg", "return_of_the_jedi")
@rule("lcg.play.put_into_play", "lcg.unique.one_copy")
def test_return_of_the_jedi_puts_a_force_user_from_the_discard_pile_into_play() -> None:
    t = table(
        light=side(
            units=["Luke Skywalker"],
            hand=["Return of the Jedi"],
            discard=["Obi-Wan Kenobi", "Luke Skywalker", "Jedi in Hiding", "Believer in the Old Ways"],
        ),
        active="light",
    )
    t.light.choose("play Return of the Jedi", "pay Jedi 1", "pay A Hero's Journey 2")
    t.light.can_choose("pick Obi-Wan Kenobi", "pick Jedi in Hiding")
    t.light.choose("pick Obi-Wan Kenobi")
    assert t.light.units == ["Luke Skywalker", "Obi-Wan Kenobi"]
    assert t.light.discard == ["Luke Skywalker", "Jedi in Hiding", "Believer in the Old Ways", "Return of the Jedi"]


@card("lcg", "return_of_the_jedi")
@rule("lcg.initiate.must_do_something")
def test_return_of_the_jedi_needs_a_force_user_in_the_discard_pile() -> None:
    t = table(light=side(hand=["Return of the Jedi"], discard=["Believer in the Old Ways"]), active="light")
    t.light.can_choose("pass")


@card("lcg", "emergency_repair")
@rule("lcg.ability.play_restriction")
def test_emergency_repair_clears_an_objective_in_the_own_turn_only() -> None:
    t = table(light=side(hand=["Emergency Repair"], damage={"A Hero's Journey#2": 3}), active="light")
    t.light.choose("play Emergency Repair", "pay A Hero's Journey#1 2")
    assert t.damage("A Hero's Journey#2") == 0
    t = table(light=side(hand=["Emergency Repair"], damage={"A Hero's Journey#2": 3}), active="dark")
    t.until_turn("light")
    assert t.damage("A Hero's Journey#2") == 3


@card("lcg", "force_rejuvenation")
@rule("lcg.token.three_value")
def test_force_rejuvenation_discards_any_tokens_and_enhancements_of_a_friendly_character() -> None:
    t = table(
        light=side(
            units=["Luke Skywalker", "X-Wing"],
            hand=["Force Rejuvenation"],
            attached={"Jedi Lightsaber": "Luke Skywalker"},
            focus={"Luke Skywalker": 2, "X-Wing": 1},
            damage={"Luke Skywalker": 1},
            shields={"Luke Skywalker": 1},
        ),
        dark=side(attached={"Fear": "Luke Skywalker"}),
        active="light",
    )
    t.light.choose("play Force Rejuvenation", "pay A Hero's Journey 2")
    t.light.can_choose("unfocus", "heal", "unshield", "discard Jedi Lightsaber", "discard Fear", "done")
    t.light.choose("unfocus", "heal", "discard Fear")
    t.light.can_choose("unfocus", "unshield", "discard Jedi Lightsaber", "done")
    t.light.choose("unfocus", "done")
    assert (t.focus("Luke Skywalker"), t.damage("Luke Skywalker"), t.shields("Luke Skywalker")) == (0, 0, 1)
    assert (t.attached("Luke Skywalker"), t.dark.discard) == (["Jedi Lightsaber"], ["Fear"])


@card("lcg", "force_rejuvenation")
def test_force_rejuvenation_needs_a_friendly_character_with_something_on_it() -> None:
    t = table(
        light=side(units=["Luke Skywalker", "X-Wing"], hand=["Force Rejuvenation"], focus={"X-Wing": 1}),
        dark=side(units=["Dark Side Apprentice"], focus={"Dark Side Apprentice": 1}),
        active="light",
    )
    t.light.can_choose("pass")


@card("lcg", "jedi_training", "ancient_monument")
@rule("lcg.force.contributors", "lcg.ability.constant_stack")
def test_jedi_training_and_ancient_monument_add_to_the_force_struggle() -> None:
    t = table(
        light=side(objectives=["Jedi Training"] + ["A Hero's Journey"] * 2, play=["Ancient Monument"]),
        dark=side(units=["Dark Side Apprentice"], committed=["Dark Side Apprentice"]),
        balance="dark",
        active="light",
        begin="force",
    )
    assert t.balance == "light"
    for own in ({"play": ["Ancient Monument"]}, {"objectives": ["Jedi Training"] * 2}):
        t = table(
            light=side(**own),
            dark=side(units=["Advisor to the Emperor"], committed=["Advisor to the Emperor"]),
            balance="dark",
            active="light",
            begin="force",
        )
        assert t.balance == "dark"


@card("lcg", "it_binds_all_things")
@pytest.mark.parametrize(("balance", "taken"), [("light", ["Jedi in Hiding", "X-Wing"]), ("dark", ["Jedi in Hiding"])])
def test_it_binds_all_things_takes_back_the_top_of_the_discard_pile(balance: str, taken: list[str]) -> None:
    t = table(
        light=side(hand=["It Binds All Things"], discard=["Yoda, You Seek Yoda", "X-Wing", "Jedi in Hiding"]),
        active="light",
        balance=balance,
    )
    t.light.choose("play It Binds All Things", "pay Jedi 1")
    assert t.light.hand == taken
    assert t.light.discard[-1] == "It Binds All Things"


@card("lcg", "it_binds_all_things")
def test_it_binds_all_things_takes_what_there_is_and_needs_a_card() -> None:
    t = table(light=side(hand=["It Binds All Things"], discard=["X-Wing"]), active="light")
    t.light.choose("play It Binds All Things", "pay Jedi 1")
    assert t.light.hand == ["X-Wing"]
    t = table(light=side(hand=["It Binds All Things"]), active="light")
    t.light.can_choose("pass")


@card("lcg", "it_binds_all_things")
@rule("lcg.edge.discard_order")
def test_with_it_binds_all_things_about_edge_cards_are_discarded_in_the_order_their_owner_likes() -> None:
    t = table(
        light=side(units=["Redemption"], hand=["Jedi in Hiding", "R2-D2", "It Binds All Things"]),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        attack=attack("A Hero's Journey", ["Devastator"], ["Redemption"]),
    )
    t.edge_battle(light=["Jedi in Hiding", "R2-D2"])
    t.light.can_choose("discard Jedi in Hiding", "discard R2-D2")
    t.light.choose("discard R2-D2")
    assert t.light.discard == ["R2-D2", "Jedi in Hiding"]
