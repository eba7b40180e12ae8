"""Cards of the expansions: objective sets 82, 99, 103, 109, 120 and 178."""

from __future__ import annotations

from tests.lcg.cards.expansions import (
    gamor_run,
    navy,
    outmaneuvering,
    smugglers,
)
from tests.lcg.invented import DARK_POST, LIGHT_POST
from tests.lcg.table import attack, card, rule, side, table


@card("lcg", "the_tatooine_crash")
@rule("lcg.capture.from_hand_or_deck", "lcg.capture.facedown")
def test_the_tatooine_crash_captures_the_top_card_of_the_opponents_deck() -> None:
    t = table(
        light=side(deck=["X-Wing", "Y-Wing"]),
        dark=side(objectives=["The Tatooine Crash", *["Shadows of Dathomir"] * 2]),
        begin="refresh",
    )
    t.dark.choose("use The Tatooine Crash")
    assert (t.captives("The Tatooine Crash"), t.light.deck) == (["X-Wing"], ["Y-Wing"])
    assert t.knowing("X-Wing") == {"dark"}


@card("lcg", "the_tatooine_crash")
def test_the_tatooine_crash_finds_nothing_in_an_empty_deck() -> None:
    t = table(
        light=side(deck=[]),
        dark=side(objectives=["The Tatooine Crash", *["Shadows of Dathomir"] * 2]),
        begin="refresh",
    )
    assert t.asked != "reaction"


@card("lcg", "jawa_scavenger")
@rule("lcg.ability.forced")
def test_jawa_scavengers_run_home_after_a_lost_edge_battle() -> None:
    t = table(
        light=side(units=["Redemption"], hand=["Return of the Jedi"]),
        dark=side(units=["Jawa Scavenger", "Jawa Scavenger", "Devastator"], hand=["Rancor"]),
        attack=attack("A Hero's Journey", ["Jawa Scavenger", "Devastator"], ["Redemption"]),
    )
    t.edge_battle(light=["Return of the Jedi"])
    t.dark.choose("use Jawa Scavenger")
    assert (t.edge, t.dark.units) == ("light", ["Devastator"])
    assert t.dark.hand == ["Rancor", "Jawa Scavenger", "Jawa Scavenger"]


@card("lcg", "jawa_scavenger")
def test_jawa_scavengers_stay_after_a_won_edge_battle() -> None:
    t = table(
        light=side(units=["Redemption"]),
        dark=side(units=["Jawa Scavenger", "Devastator"], hand=["Rancor"]),
        attack=attack("A Hero's Journey", ["Jawa Scavenger", "Devastator"], ["Redemption"]),
    )
    t.edge_battle(dark=["Rancor"])
    assert (t.edge, t.dark.units) == ("dark", ["Jawa Scavenger", "Devastator"])


@card("lcg", "sandcrawler")
def test_a_sandcrawler_that_leaves_play_exhausts_all_characters_and_droids() -> None:
    t = table(
        light=side(units=["Luke Skywalker", "R2-D2", "X-Wing"]),
        dark=side(units=["Sandcrawler", "Espo Trooper", "Rancor"], hand=["Force Choke"], damage={"Sandcrawler": 2}),
        active="light",
        attack=attack("Shadows of Dathomir", ["X-Wing"], ["Sandcrawler"], edge="light"),
    )
    t.light.choose("hit Sandcrawler")
    assert t.dark.units == ["Espo Trooper", "Rancor"]
    assert [t.focus(name) for name in ("Luke Skywalker", "R2-D2", "X-Wing")] == [1, 1, 1], "the X-Wing has struck"
    assert (t.focus("Espo Trooper"), t.focus("Rancor")) == (1, 0)


@card("lcg", "sandcrawler")
@rule("lcg.shield.prevent")
def test_a_shield_may_stop_the_focus_token_of_a_sandcrawler() -> None:
    t = table(
        light=side(units=["Luke Skywalker", "X-Wing"], shields={"Luke Skywalker": 1}),
        dark=side(units=["Sandcrawler"], damage={"Sandcrawler": 2}),
        active="light",
        attack=attack("Shadows of Dathomir", ["X-Wing"], ["Sandcrawler"], edge="light"),
    )
    t.light.choose("hit Sandcrawler", "shield Luke Skywalker")
    assert (t.focus("Luke Skywalker"), t.dark.units) == (0, [])


@card("lcg", "utinni")
def test_utinni_captures_an_enemy_enhancement() -> None:
    t = table(
        light=side(units=["Luke Skywalker"], play=["Hidden Outpost"], attached={"Jedi Lightsaber": "Luke Skywalker"}),
        dark=side(
            affiliation="Scum and Villainy",
            objectives=["Lucrative Contract", "The Tatooine Crash"],
            play=["Sith Library"],
            hand=["Utinni!"],
        ),
    )
    t.dark.choose("play Utinni!", "pay Lucrative Contract 2")
    t.dark.can_choose("target Hidden Outpost", "target Jedi Lightsaber")
    t.dark.choose("target Jedi Lightsaber")
    t.dark.can_choose("objective Lucrative Contract", "objective The Tatooine Crash")
    t.dark.choose("objective The Tatooine Crash")
    assert (t.captives("The Tatooine Crash"), t.attached("Luke Skywalker")) == (["Jedi Lightsaber"], [])


@card("lcg", "utinni")
def test_utinni_needs_an_enemy_enhancement() -> None:
    t = table(dark=side(affiliation="Scum and Villainy", play=["Sith Library", DARK_POST], hand=["Utinni!"]))
    t.dark.can_choose("use Dark Post", "pass")


@card("lcg", "the_false_report")
def test_the_false_report_sends_all_units_home() -> None:
    t = table(
        light=smugglers(
            objectives=["A Hero's Journey"] * 2,
            objective_deck=["The False Report"],
            units=["X-Wing"],
            attached={"Astromech Droid Upgrade": "X-Wing"},
        ),
        dark=side(units=["Rancor", "Sandcrawler"]),
        active="light",
        begin="refresh",
    )
    t.light.choose("use The False Report")
    assert (t.light.units, t.dark.units) == ([], [])
    assert (t.light.hand, t.dark.hand) == (["X-Wing"], ["Rancor", "Sandcrawler"])
    assert t.light.discard == ["Astromech Droid Upgrade"]


@card("lcg", "aquaris_freeholders")
@rule("lcg.modifier.floor_zero")
def test_aquaris_freeholders_cost_less_for_each_card_in_the_opponents_hand() -> None:
    t = table(light=smugglers(hand=["Aquaris Freeholders"]), dark=side(hand=["Rancor"] * 7), active="light")
    t.light.choose("play Aquaris Freeholders")
    assert (t.light.units, t.focus("Smugglers and Spies")) == (["Aquaris Freeholders"], 1)
    t = table(light=smugglers(hand=["Aquaris Freeholders"]), dark=side(hand=["Rancor"] * 9), active="light")
    t.light.choose("play Aquaris Freeholders")
    assert (t.light.units, t.focus("Smugglers and Spies")) == (["Aquaris Freeholders"], 0)


@card("lcg", "aquaris_freeholders")
def test_aquaris_freeholders_in_play_do_not_make_others_cheaper() -> None:
    t = table(
        light=smugglers(units=["Aquaris Freeholders"], hand=["Millennium Falcon"], objectives=["A Hero's Journey"]),
        dark=side(hand=["Rancor"] * 4),
        active="light",
    )
    t.light.can_choose("pass")  # 3 resources are not enough for a cost of 5


@card("lcg", "clearing_house")
def test_clearing_house_readies_when_the_opponents_effects_draw_cards() -> None:
    t = table(
        light=smugglers(play=["Clearing House"], focus={"Clearing House": 2}),
        dark=navy(hand=["AT-ST"]),
    )
    t.dark.choose("play AT-ST", "pay Imperial Navy 1", "pay Imperial Command 2", "use AT-ST")
    t.light.choose("use Clearing House")
    assert t.focus("Clearing House") == 1


@card("lcg", "clearing_house")
def test_clearing_house_does_not_mind_the_draw_phase_or_your_own_effects() -> None:
    t = table(
        light=smugglers(play=["Clearing House", LIGHT_POST], focus={"Clearing House": 2}),
        dark=navy(hand=["Rancor"]),
        begin="draw",
    )
    t.dark.choose("no")
    assert (len(t.dark.hand), t.asked, t.chooser) == (6, "action", "light")
    t.light.choose("use Light Post")
    assert (t.asked, t.focus("Clearing House")) == ("action", 2)


@card("lcg", "outmaneuver")
def test_outmaneuver_returns_a_unit_to_return_a_cheaper_one() -> None:
    t = outmaneuvering(["Dash Rendar", "Twi'lek Smuggler", "X-Wing"], ["Rancor", "Sandcrawler", "Icetromper"])
    t.light.choose("play Outmaneuver", "pay Smugglers and Spies 1", "pay A Hero's Journey 1")
    t.light.can_choose("pick Dash Rendar", "pick Twi'lek Smuggler")
    t.light.choose("pick Dash Rendar")
    t.light.can_choose("target Sandcrawler", "target Icetromper")
    t.light.choose("target Sandcrawler")
    assert (t.light.hand, t.dark.hand) == (["Dash Rendar"], ["Sandcrawler"])


@card("lcg", "outmaneuver")
@rule("lcg.term.target")
def test_outmaneuver_does_nothing_if_the_returned_unit_is_too_cheap() -> None:
    t = outmaneuvering(["Dash Rendar", "Twi'lek Smuggler"], ["Sandcrawler"])
    t.light.choose("play Outmaneuver", "pay Smugglers and Spies 1", "pay A Hero's Journey 1", "pick Twi'lek Smuggler")
    assert (t.light.hand, t.dark.units) == (["Twi'lek Smuggler"], ["Sandcrawler"])
    assert t.light.discard == ["Outmaneuver"]


@card("lcg", "outmaneuver")
def test_outmaneuver_needs_a_unit_cheaper_than_one_of_the_smugglers() -> None:
    outmaneuvering(["Twi'lek Smuggler"], ["Sandcrawler", "Icetromper"]).light.can_choose("use Light Post", "pass")
    outmaneuvering(["Redemption"], ["Sandcrawler"]).light.can_choose("use Light Post", "pass")


@card("lcg", "slicing_in")
def test_slicing_in_puts_an_objective_under_either_objective_deck() -> None:
    t = table(
        light=smugglers(hand=["Slicing In"]),
        dark=side(objective_deck=["The Endor Gambit", "Imperial Command", "The Killing Cold"]),
        active="light",
    )
    t.light.choose("play Slicing In")
    t.light.can_choose("player 0", "player 1")
    t.light.choose(f"player {t.dark.seat}")
    t.light.can_choose("bottom The Endor Gambit", "bottom Imperial Command", "no")
    t.light.choose("bottom The Endor Gambit")
    assert t.dark.objective_deck == ["Imperial Command", "The Killing Cold", "The Endor Gambit"]
    assert (t.knowing("The Endor Gambit"), t.knowing("The Killing Cold")) == ({"light"}, set())
    assert not any("Endor" in line for line in t.dark.reads())


@card("lcg", "slicing_in")
def test_slicing_in_may_only_change_the_order() -> None:
    t = table(
        light=smugglers(objective_deck=["The Rebel Fleet", "Forgotten Heroes", "Hit and Run"], hand=["Slicing In"]),
        active="light",
    )
    t.light.choose("play Slicing In", f"player {t.light.seat}", "no")
    t.light.can_choose("pick The Rebel Fleet", "pick Forgotten Heroes")
    t.light.choose("pick The Rebel Fleet")
    assert t.light.objective_deck == ["Forgotten Heroes", "The Rebel Fleet", "Hit and Run"]


@card("lcg", "against_all_odds")
def test_against_all_odds_favors_attackers_with_fewer_cards_in_hand() -> None:
    light = smugglers(objectives=["Against All Odds"], units=["Rebel Trooper"], hand=["Yub Yub!"])
    engaged = attack("Shadows of Dathomir", ["Rebel Trooper"], edge="light")
    t = table(light=light, dark=side(hand=["Rancor"] * 2), active="light", attack=engaged)
    assert t.damage("Shadows of Dathomir") == 2, "1 blast damage and 1 for the unopposed engagement"
    t = table(light=light, dark=side(hand=["Rancor"]), active="light", attack=engaged)
    assert t.damage("Shadows of Dathomir") == 1


@card("lcg", "against_all_odds")
def test_against_all_odds_does_nothing_for_the_defense() -> None:
    t = table(
        light=smugglers(objectives=["Against All Odds"]),
        dark=side(units=["Death Star Trooper"], hand=["Rancor"] * 2),
        attack=attack("Against All Odds", ["Death Star Trooper"], edge="dark"),
    )
    assert t.damage("Against All Odds") == 1


@card("lcg", "dash_rendar")
def test_dash_rendar_alone_is_as_strong_as_the_defenders_hand_is_large() -> None:
    t = table(
        light=smugglers(units=["Dash Rendar"]),
        dark=side(hand=["Rancor"] * 3),
        active="light",
        attack=attack("Shadows of Dathomir", ["Dash Rendar"], edge="light"),
    )
    assert t.damage("Shadows of Dathomir") == 4, "3 blast damage and 1 for the unopposed engagement"


@card("lcg", "dash_rendar")
def test_dash_rendar_in_company_is_as_printed() -> None:
    t = table(
        light=smugglers(units=["Dash Rendar", "Rebel Trooper"]),
        dark=side(hand=["Rancor"] * 3),
        active="light",
        attack=attack("Shadows of Dathomir", ["Dash Rendar", "Rebel Trooper"], edge="light"),
    )
    t.light.choose("strike Dash Rendar")
    assert t.damage("Shadows of Dathomir") == 1


@card("lcg", "shifty_lookout")
def test_a_ready_shifty_lookout_adds_a_card_to_the_opponents_hand() -> None:
    engaged = attack("Shadows of Dathomir", ["Dash Rendar"], edge="light")
    lookouts = ["Dash Rendar", "Shifty Lookout", "Shifty Lookout"]
    t = table(light=smugglers(units=lookouts), active="light", attack=engaged)
    assert t.damage("Shadows of Dathomir") == 3, "2 blast damage and 1 for the unopposed engagement"
    t = table(light=smugglers(units=lookouts, focus={"Shifty Lookout": 1}), active="light", attack=engaged)
    assert t.damage("Shadows of Dathomir") == 2


@card("lcg", "shifty_lookout")
def test_a_shifty_lookout_counts_for_aquaris_freeholders_and_against_all_odds() -> None:
    t = table(
        light=smugglers(units=["Shifty Lookout"], hand=["Aquaris Freeholders"]),
        dark=side(hand=["Rancor"] * 6),
        active="light",
    )
    t.light.choose("play Aquaris Freeholders")
    assert (t.light.units[1:], t.focus("Smugglers and Spies")) == (["Aquaris Freeholders"], 1)
    t = table(
        light=smugglers(objectives=["Against All Odds"], units=["Rebel Trooper", "Shifty Lookout"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], edge="light"),
    )
    assert t.damage("Shadows of Dathomir") == 2


@card("lcg", "holding_all_the_cards")
def test_holding_all_the_cards_has_every_player_draw_two_cards() -> None:
    t = table(light=smugglers(hand=["Holding All the Cards"]), active="light")
    t.light.choose("play Holding All the Cards")
    assert (t.light.hand, t.dark.hand) == (["Rebel Trooper"] * 2, ["Espo Trooper"] * 2)


@card("lcg", "holding_all_the_cards")
@rule("lcg.win.command_deck_empty")
def test_holding_all_the_cards_defeats_whoever_cannot_draw() -> None:
    t = table(light=smugglers(hand=["Holding All the Cards"]), dark=side(deck=["Rancor"]), active="light")
    t.light.choose("play Holding All the Cards")
    assert t.winner == "light"


@card("lcg", "along_the_gamor_run")
@rule("lcg.reveal.duration")
def test_along_the_gamor_run_wins_the_struggle_and_the_card() -> None:
    t = gamor_run("Luke Skywalker", units=["Darth Vader", "Nightsister"], committed=["Nightsister"])
    t.light.choose("use Along the Gamor Run")
    assert (t.balance, t.light.hand, t.light.deck) == ("light", ["Luke Skywalker"], ["Rebel Trooper"])
    assert any("reveals “Luke Skywalker”" in line for line in t.dark.reads())


@card("lcg", "along_the_gamor_run")
def test_along_the_gamor_run_loses_the_card_with_the_struggle() -> None:
    t = gamor_run("Luke Skywalker", units=["Darth Vader"], committed=["Darth Vader"])
    t.light.choose("use Along the Gamor Run")
    assert (t.balance, t.light.hand, t.light.discard) == ("dark", [], ["Luke Skywalker"])


@card("lcg", "along_the_gamor_run")
def test_along_the_gamor_run_works_in_the_opponents_force_phase_and_for_one_turn() -> None:
    t = table(
        light=smugglers(objectives=["Along the Gamor Run"], deck=["Luke Skywalker", *["Rebel Trooper"] * 9]),
        dark=side(units=["Nightsister"], committed=["Nightsister"]),
        begin="force",
        balance="dark",
    )
    t.light.choose("use Along the Gamor Run")
    assert (t.balance, t.light.hand) == ("light", ["Luke Skywalker"])
    t.until_turn("light")
    t.until_phase("force")
    t.light.choose("pass")
    assert t.balance == "dark", "the icons counted for one struggle"


@card("lcg", "hyperspace_marauder")
def test_hyperspace_marauder_brings_a_cheap_unit_from_hand_or_discard_pile() -> None:
    t = table(
        light=smugglers(
            units=["Hyperspace Marauder"],
            committed=["Hyperspace Marauder"],
            hand=["X-Wing", "Y-Wing"],
            discard=["Rebel Trooper", "Dash Rendar", "Yub Yub!"],
        ),
        active="light",
        begin="force",
    )
    t.light.choose("use Hyperspace Marauder")
    t.light.can_choose("pick X-Wing", "pick Rebel Trooper")
    t.light.choose("pick Rebel Trooper")
    assert t.light.units == ["Hyperspace Marauder", "Rebel Trooper"]


@card("lcg", "hyperspace_marauder")
def test_hyperspace_marauder_must_be_committed_and_the_struggle_won() -> None:
    t = table(
        light=smugglers(units=["Hyperspace Marauder"], play=[LIGHT_POST], discard=["Rebel Trooper"]),
        active="light",
        begin="force",
    )
    t.light.choose("done")
    assert (t.window, t.balance) == ("force", "light")
    t = table(
        light=smugglers(
            units=["Hyperspace Marauder"],
            committed=["Hyperspace Marauder"],
            play=[LIGHT_POST],
            discard=["Rebel Trooper"],
        ),
        dark=side(units=["Darth Vader"], committed=["Darth Vader"]),
        active="light",
        begin="force",
    )
    assert (t.window, t.balance) == ("force", "dark")


@card("lcg", "hired_hands")
def test_hired_hands_are_destroyed_when_a_force_struggle_is_lost() -> None:
    t = table(
        light=smugglers(units=["Hired Hands", "X-Wing"]),
        dark=side(units=["Darth Vader"], committed=["Darth Vader"]),
        begin="force",
    )
    assert (t.balance, t.light.units, t.light.discard) == ("dark", ["X-Wing"], ["Hired Hands"])


@card("lcg", "hired_hands")
@rule("lcg.force.struggle_tie_holder")
def test_hired_hands_stay_when_the_balance_stays() -> None:
    t = table(light=smugglers(units=["Hired Hands"], play=[LIGHT_POST]), begin="force")
    assert (t.window, t.light.units) == ("force", ["Hired Hands"])
