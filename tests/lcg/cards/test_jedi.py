"""The Jedi sets of the core set, 1 to 7."""

from __future__ import annotations

import pytest

from tests.lcg.cards.jedi import SCHEME, answer_icons, under_attack
from tests.lcg.invented import LIGHT_POST
from tests.lcg.table import attack, card, rule, side, table
from tests.scenario import cases


@pytest.mark.parametrize(
    ("name", "normal", "with_edge"),
    cases(
        "lcg",
        [
            ("twilek_loyalist", "Twi'lek Loyalist", (0, 0, 0), (1, 0, 1)),
            ("believer_in_the_old_ways", "Believer in the Old Ways", (1, 0, 0), (1, 1, 0)),
            ("jedi_in_hiding", "Jedi in Hiding", (2, 0, 0), (2, 1, 0)),
            ("red_five", "Red Five", (0, 3, 0), (0, 3, 0)),
            ("guardian_of_peace", "Guardian of Peace", (0, 0, 0), (1, 0, 0)),
            ("corellian_engineer", "Corellian Engineer", (0, 0, 0), (0, 0, 0)),
        ],
    ),
)
def test_a_unit_strikes_with_its_icons(
    name: str, normal: tuple[int, int, int], with_edge: tuple[int, int, int]
) -> None:
    for edge, expected in (("dark", normal), ("light", with_edge)):
        t = table(
            light=side(units=[name]),
            dark=side(units=["Coruscant Defense Fleet"], focus={"Coruscant Defense Fleet": 1}),
            active="light",
            attack=attack("Shadows of Dathomir", [name], ["Coruscant Defense Fleet"], edge=edge),
        )
        answer_icons(t)
        fleet = "Coruscant Defense Fleet"
        assert (t.damage(fleet), t.damage("Shadows of Dathomir"), t.focus(fleet) - 1) == expected


@card("lcg", "a_heros_journey")
@rule("lcg.damage.destroyed_at_capacity", "lcg.objective.dial_by_victory_pile")
def test_a_heros_journey_gives_two_resources_and_takes_four_damage() -> None:
    t = table(
        light=side(objectives=["A Hero's Journey"], hand=["Trust Your Feelings"], units=["Twi'lek Loyalist"]),
        active="light",
    )
    t.light.choose("play Trust Your Feelings")
    t.light.choose("pay A Hero's Journey 2")
    assert t.attached("Twi'lek Loyalist") == ["Trust Your Feelings"]
    t = table(
        light=side(objectives=["A Hero's Journey"], damage={"A Hero's Journey": 2}),
        dark=side(units=["Nightsister", "TIE Advanced"]),
        attack=attack("A Hero's Journey", ["Nightsister"], edge="dark"),
    )
    assert (t.dark.victory, t.dial) == (["A Hero's Journey"], 1)


@card("lcg", "r2_d2")
@rule("lcg.resources.match")
def test_r2_d2_costs_nothing_and_gives_a_neutral_resource() -> None:
    t = table(
        light=side(objectives=["Jedi Training"], hand=["R2-D2", "Believer in the Old Ways"], focus={"Jedi": 1}),
        active="light",
    )
    t.light.choose("play R2-D2")
    t.light.choose("play Believer in the Old Ways", "pay R2-D2 1")
    assert (t.light.units, t.focus("R2-D2"), t.focus("Jedi Training")) == (["R2-D2", "Believer in the Old Ways"], 1, 1)


@card("lcg", "dagobah_training_grounds")
@rule("lcg.keyword.limited")
def test_dagobah_training_grounds_gives_a_resource_and_is_limited() -> None:
    t = table(
        light=side(hand=["Dagobah Training Grounds"] * 2 + ["Twi'lek Loyalist"], focus={"Jedi": 1}), active="light"
    )
    t.light.choose("play Dagobah Training Grounds", "pay A Hero's Journey#1 1")
    t.light.can_choose("play Twi'lek Loyalist", "pass")
    t.light.choose("play Twi'lek Loyalist")
    t.light.cannot_choose("pay Dagobah Training Grounds 1")


@card("lcg", "luke_skywalker")
def test_luke_loses_a_focus_token_when_the_opponents_turn_begins() -> None:
    t = table(light=side(units=["Luke Skywalker"], focus={"Luke Skywalker": 2}), active="dark", begin="turn")
    t.light.can_choose("use Luke Skywalker", "pass")
    t.light.choose("use Luke Skywalker")
    assert (t.focus("Luke Skywalker"), t.chooser) == (1, "dark")


@card("lcg", "luke_skywalker")
@rule("lcg.initiate.must_do_something")
def test_luke_does_nothing_when_his_own_turn_begins_or_while_he_is_ready() -> None:
    t = table(light=side(units=["Luke Skywalker"], focus={"Luke Skywalker": 1}), active="light", begin="turn")
    assert t.asked == "balance"
    t = table(light=side(units=["Luke Skywalker"]), active="dark", begin="turn")
    assert t.chooser == "dark"


@card("lcg", "luke_skywalker")
@rule("lcg.keyword.targeted_strike")
def test_luke_strikes_a_unit_outside_of_the_engagement_when_he_attacks() -> None:
    t = table(
        light=side(units=["Luke Skywalker"]),
        dark=side(units=["Kuati Security Team", "TIE Advanced"], focus={"Kuati Security Team": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Luke Skywalker"], ["Kuati Security Team"], edge="dark"),
    )
    t.light.can_choose("hit Kuati Security Team", "hit TIE Advanced", "blast")


@card("lcg", "jedi_lightsaber")
@rule("lcg.play.enhancement_attach")
def test_a_jedi_lightsaber_goes_to_a_force_user_or_force_sensitive_unit() -> None:
    t = table(
        light=side(
            units=["Twi'lek Loyalist", "Jedi in Hiding", "Believer in the Old Ways"],
            hand=["Jedi Lightsaber"],
        ),
        active="light",
    )
    t.light.choose("play Jedi Lightsaber", "pay Jedi 1")
    t.light.can_choose("attach Jedi in Hiding", "attach Believer in the Old Ways")
    t.light.choose("attach Believer in the Old Ways")
    assert t.attached("Believer in the Old Ways") == ["Jedi Lightsaber"]


@card("lcg", "jedi_lightsaber")
def test_a_jedi_lightsaber_gives_a_unit_damage_and_a_blast_icon() -> None:
    t = table(
        light=side(units=["Believer in the Old Ways"], attached={"Jedi Lightsaber": "Believer in the Old Ways"}),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Believer in the Old Ways"], ["Devastator"], edge="dark"),
    )
    answer_icons(t)
    assert (t.damage("Devastator"), t.damage("Shadows of Dathomir")) == (2, 1)


@card("lcg", "jedi_lightsaber")
@rule("lcg.enhancement.needs_host")
def test_a_jedi_lightsaber_cannot_be_played_without_a_host() -> None:
    t = table(light=side(units=["Twi'lek Loyalist"], hand=["Jedi Lightsaber"]), active="light")
    t.light.can_choose("pass")


@card("lcg", "trust_your_feelings")
def test_trust_your_feelings_takes_a_focus_token_off_its_unit_for_one_of_its_own() -> None:
    t = table(
        light=side(
            units=["Jedi in Hiding"],
            attached={"Trust Your Feelings": "Jedi in Hiding"},
            focus={"Jedi in Hiding": 2},
        ),
        active="light",
    )
    t.light.choose("use Trust Your Feelings")
    assert (t.focus("Jedi in Hiding"), t.focus("Trust Your Feelings")) == (1, 1)
    assert t.window != "deployment"


@card("lcg", "trust_your_feelings")
@rule("lcg.initiate.not_for_cost_only")
def test_trust_your_feelings_does_nothing_for_a_ready_unit() -> None:
    t = table(
        light=side(
            units=["Jedi in Hiding"], attached={"Trust Your Feelings": "Jedi in Hiding"}, hand=["Twi'lek Loyalist"]
        ),
        active="light",
    )
    t.light.can_choose("play Twi'lek Loyalist", "pass")


@card("lcg", "in_you_must_go")
def test_the_first_enhancement_of_a_turn_costs_one_less() -> None:
    t = table(
        light=side(
            objectives=["In You Must Go"],
            units=["yoda"],
            hand=["Jedi Lightsaber", "Shii-Cho Training", "Twi'lek Loyalist"],
        ),
        active="light",
    )
    t.light.choose("play Jedi Lightsaber")
    assert (t.attached("Yoda"), t.focus("Jedi"), t.focus("In You Must Go")) == (["Jedi Lightsaber"], 0, 0)
    t.light.choose("play Shii-Cho Training", "pay Jedi 1")
    assert t.attached("Yoda") == ["Jedi Lightsaber", "Shii-Cho Training"]


@card("lcg", "yoda")
@rule("lcg.modifier.recalculate", "lcg.keyword.elite")
def test_yoda_gains_icons_for_each_enhancement_on_him() -> None:
    t = table(
        light=side(
            units=["yoda"],
            attached={"Shii-Cho Training": "Yoda", "Trust Your Feelings": "Yoda"},
        ),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Yoda"], ["Devastator"], edge="dark"),
    )
    answer_icons(t)
    assert (t.damage("Devastator"), t.damage("Shadows of Dathomir"), t.focus("Devastator")) == (2, 2, 2)


@card("lcg", "yoda")
@rule("lcg.keyword.elite")
def test_elite_yoda_loses_two_focus_tokens_in_the_refresh_phase() -> None:
    t = table(light=side(units=["yoda"], focus={"Yoda": 3}), active="light", begin="refresh")
    assert t.focus("Yoda") == 1


@card("lcg", "shii_cho_training")
@rule("lcg.strike.shii_cho_or_targeted")
def test_shii_cho_training_lets_a_force_user_divide_its_unit_damage() -> None:
    t = table(
        light=side(units=["Luke Skywalker"], attached={"Shii-Cho Training": "Luke Skywalker"}),
        dark=side(
            units=["Devastator", "AT-ST", "TIE Advanced"],
            focus={"Devastator": 1, "AT-ST": 1},
        ),
        active="light",
        attack=attack("Shadows of Dathomir", ["Luke Skywalker"], ["Devastator", "AT-ST"], edge="dark"),
    )
    t.light.can_choose("hit Devastator", "hit AT-ST", "hit TIE Advanced", "split Devastator", "split AT-ST", "blast")
    t.light.choose("split Devastator")
    t.light.can_choose("split Devastator", "split AT-ST")
    t.light.choose("split AT-ST")
    answer_icons(t)
    assert (t.damage("Devastator"), t.damage("AT-ST"), t.damage("TIE Advanced")) == (1, 1, 0)


@card("lcg", "shii_cho_training")
def test_shii_cho_training_needs_a_force_user() -> None:
    t = table(light=side(units=["Believer in the Old Ways"], hand=["Shii-Cho Training"]), active="light")
    t.light.can_choose("pass")


@card("lcg", "counter_stroke")
@rule("lcg.cancel.only_effects", "lcg.term.cancel", "lcg.cancel.still_initiated")
def test_counter_stroke_cancels_the_effects_of_an_event() -> None:
    t = table(light=side(hand=["Counter-stroke"]), dark=side(hand=[SCHEME]))
    t.dark.choose("play Dark Scheme")
    t.light.can_choose("play Counter-stroke", "pass")
    t.light.choose("play Counter-stroke", "pay Jedi 1")
    assert (t.dark.hand, t.dark.discard, t.light.discard) == ([], ["Dark Scheme"], ["Counter-stroke"])


@card("lcg", "counter_stroke")
def test_an_event_that_nobody_cancels_has_its_effect() -> None:
    t = table(light=side(hand=["Counter-stroke"]), dark=side(hand=[SCHEME]))
    t.dark.choose("play Dark Scheme")
    t.light.choose("pass")
    assert (t.dark.hand, t.light.hand) == (["Espo Trooper"], ["Counter-stroke"])


@card("lcg", "counter_stroke")
def test_counter_stroke_does_not_cancel_a_unit() -> None:
    t = table(light=side(hand=["Counter-stroke"]), dark=side(hand=["Espo Trooper", SCHEME]))
    t.dark.choose("play Espo Trooper")
    assert (t.dark.units, t.chooser) == (["Espo Trooper"], "dark")


@card("lcg", "forgotten_heroes")
def test_forgotten_heroes_draws_a_card_for_each_force_user_played() -> None:
    t = table(
        light=side(
            objectives=["Forgotten Heroes", "A Hero's Journey", "A Hero's Journey"],
            hand=["Jedi in Hiding", "Believer in the Old Ways"],
            deck=["R2-D2"] * 3,
        ),
        active="light",
    )
    t.light.choose("play Believer in the Old Ways", "pay A Hero's Journey#1 2")
    t.light.can_choose("play Jedi in Hiding", "pass")
    t.light.choose("play Jedi in Hiding", "pay A Hero's Journey#2 2")
    t.light.can_choose("use Forgotten Heroes", "pass")
    t.light.choose("use Forgotten Heroes")
    assert t.light.hand == ["R2-D2"]


@card("lcg", "obi_wan_kenobi")
@rule("lcg.edge.obi_wan", "lcg.zones.hidden")
def test_obi_wans_opponent_places_the_first_edge_card_face_up() -> None:
    t = table(
        light=side(units=["Obi-Wan Kenobi"], hand=["R2-D2", "X-Wing"]),
        dark=side(units=["Devastator"], hand=["Force Choke", "Sith Library"]),
        attack=attack("A Hero's Journey", ["Devastator"], ["Obi-Wan Kenobi"]),
    )
    t.dark.choose("edge Force Choke")
    assert t.knowing("Force Choke") == {"light", "dark", "spectators"}
    t.light.choose("edge R2-D2")
    assert t.knowing("R2-D2") == {"light"}
    t.dark.choose("edge Sith Library")
    assert t.knowing("Sith Library") == {"dark"}


@card("lcg", "obi_wan_kenobi")
def test_obi_wan_looking_on_reveals_nothing() -> None:
    t = table(
        light=side(units=["Obi-Wan Kenobi", "X-Wing"], hand=["R2-D2"]),
        dark=side(units=["Devastator"], hand=["Force Choke", "Sith Library"]),
        attack=attack("A Hero's Journey", ["Devastator"], ["X-Wing"]),
    )
    t.dark.choose("edge Force Choke")
    assert t.knowing("Force Choke") == {"dark"}


@card("lcg", "obi_wan_kenobi")
@rule("lcg.strike.example_obi_wan_edge", "lcg.strike.example_obi_wan_no_edge")
@pytest.mark.parametrize(("edge", "icons"), [("light", (1, 1, 2)), ("dark", (1, 0, 1))])
def test_obi_wan_strikes_with_and_without_the_edge(edge: str, icons: tuple[int, int, int]) -> None:
    t = table(
        light=side(units=["Obi-Wan Kenobi"]),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Obi-Wan Kenobi"], ["Devastator"], edge=edge),
    )
    answer_icons(t)
    assert (t.damage("Devastator"), t.damage("Shadows of Dathomir"), t.focus("Devastator") - 1) == icons


@card("lcg", "jedi_mind_trick")
@pytest.mark.parametrize(("balance", "tokens"), [("light", 2), ("dark", 1)])
def test_jedi_mind_trick_places_two_focus_tokens_with_the_balance_and_one_without(balance: str, tokens: int) -> None:
    t = table(
        light=side(hand=["Jedi Mind Trick"], play=[LIGHT_POST]),
        dark=side(units=["Rancor", "Dark Side Apprentice", "TIE Advanced"]),
        active="light",
        balance=balance,
    )
    t.light.choose("play Jedi Mind Trick", "pay Jedi 1")
    t.light.can_choose("target Rancor", "target Dark Side Apprentice")
    t.light.choose("target Rancor")
    assert t.focus("Rancor") == tokens


@card("lcg", "jedi_mind_trick")
@rule("lcg.shield.prevent")
def test_a_shield_stops_one_of_two_tokens_of_jedi_mind_trick() -> None:
    t = table(
        light=side(hand=["Jedi Mind Trick"], play=[LIGHT_POST]),
        dark=side(units=["Dark Side Apprentice"], shields={"Dark Side Apprentice": 1}),
        active="light",
    )
    t.light.choose("play Jedi Mind Trick", "pay Jedi 1")
    t.dark.choose("shield Dark Side Apprentice")
    assert (t.focus("Dark Side Apprentice"), t.shields("Dark Side Apprentice")) == (1, 0)


@card("lcg", "jedi_mind_trick")
@rule("lcg.term.target")
def test_jedi_mind_trick_needs_a_character_or_creature() -> None:
    t = table(light=side(hand=["Jedi Mind Trick"]), dark=side(units=["TIE Advanced"]), active="light")
    t.light.can_choose("pass")


@card("lcg", "our_most_desperate_hour")
@rule("lcg.shield.one_per_card")
def test_our_most_desperate_hour_shields_even_a_shielded_character() -> None:
    t = table(
        light=side(
            units=["Twi'lek Loyalist", "X-Wing"], shields={"Twi'lek Loyalist": 1}, hand=["Our Most Desperate Hour"]
        ),
        active="light",
    )
    t.light.choose("play Our Most Desperate Hour")
    assert (t.shields("Twi'lek Loyalist"), t.shields("X-Wing")) == (2, 0)


@card("lcg", "a_journey_to_dagobah")
@rule("lcg.search.shuffle", "lcg.search.may_fail")
def test_when_it_is_destroyed_a_journey_to_dagobah_brings_an_objective_of_ones_choice() -> None:
    t = under_attack()
    t.light.can_choose("use A Journey to Dagobah", "pass")
    t.light.choose("use A Journey to Dagobah")
    t.light.can_choose("pick Jedi Training", "pick In You Must Go", "done")
    assert t.knowing("In You Must Go") == {"light"}
    t.light.choose("pick In You Must Go")
    assert t.light.objectives == ["Forgotten Heroes", "In You Must Go"]
    assert sorted(t.light.objective_deck) == ["Jedi Training", "Jedi Training"]
    assert (t.dark.victory, t.dial) == (["A Journey to Dagobah"], 1)


@card("lcg", "a_journey_to_dagobah")
def test_a_player_may_find_nothing_and_shuffles_all_the_same() -> None:
    t = under_attack()
    t.light.choose("use A Journey to Dagobah", "done")
    assert t.light.objectives == ["Forgotten Heroes"]
    assert t.knowing("In You Must Go") == set()


@card("lcg", "a_journey_to_dagobah")
@rule("lcg.engage.objective_gone")
def test_the_new_objective_is_not_engaged_and_units_still_strike() -> None:
    t = under_attack(units=["Believer in the Old Ways"])
    t.light.choose("use A Journey to Dagobah", "pick Jedi Training")
    assert (t.damage("Jedi Training"), t.dark.units) == (0, [])


@card("lcg", "double_strike")
def test_double_strike_readies_a_character_that_strikes_again() -> None:
    t = table(
        light=side(units=["Jedi in Hiding"], hand=["Double Strike"]),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Jedi in Hiding"], ["Devastator"], edge="dark"),
    )
    t.light.can_choose("play Double Strike", "pass")
    t.light.choose("play Double Strike", "pay Jedi 1")
    assert (t.damage("Devastator"), t.focus("Jedi in Hiding")) == (4, 1)
