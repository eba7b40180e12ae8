"""Cards of the expansions: objective sets 82, 99, 103, 109, 120 and 178: the second half."""

from __future__ import annotations

from tests.lcg.cards.expansions import (
    SILENT_FATE,
    SILENT_LIGHT,
    TARKIN,
    doctrine,
    navy,
    piett,
    smugglers,
)
from tests.lcg.invented import DARK_POST, LIGHT_POST
from tests.lcg.table import attack, card, rule, side, table


@card("lcg", "deneba_refueling_station")
def test_deneba_refueling_station_readies_after_a_won_struggle() -> None:
    t = table(light=smugglers(play=["Deneba Refueling Station"], focus={"Deneba Refueling Station": 2}), begin="force")
    t.light.choose("use Deneba Refueling Station")
    assert t.focus("Deneba Refueling Station") == 1


@card("lcg", "deneba_refueling_station")
def test_deneba_refueling_station_stays_exhausted_after_a_lost_struggle() -> None:
    t = table(
        light=smugglers(play=["Deneba Refueling Station", LIGHT_POST], focus={"Deneba Refueling Station": 2}),
        begin="force",
        balance="dark",
    )
    assert (t.window, t.focus("Deneba Refueling Station")) == ("force", 2)


@card("lcg", "make_your_own_luck")
@rule("lcg.errata.make_your_own_luck_trigger")
def test_make_your_own_luck_gives_a_committed_unit_three_force_icons() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing"], committed=["X-Wing"], play=[LIGHT_POST], hand=["Make Your Own Luck"]),
        dark=side(units=["Emperor's Royal Guard"], committed=["Emperor's Royal Guard"]),
        active="light",
        begin="force",
        balance="dark",
    )
    assert t.asked == "commit", "not when the phase begins"
    t.light.choose("done", "play Make Your Own Luck")
    assert (t.balance, t.light.discard) == ("light", ["Make Your Own Luck"])
    t.until_turn("dark")
    t.until_phase("force")
    t.until("action")
    assert t.balance == "dark", "the icons lasted until the end of the phase"


@card("lcg", "make_your_own_luck")
def test_make_your_own_luck_needs_a_friendly_committed_unit() -> None:
    t = table(
        light=side(units=["X-Wing"], play=[LIGHT_POST], hand=["Make Your Own Luck"]),
        dark=side(units=["Nightsister"], committed=["Nightsister"]),
        begin="force",
    )
    assert (t.window, t.light.hand) == ("force", ["Make Your Own Luck"])


@card("lcg", "the_admirals_assault")
def test_the_admirals_assault_takes_the_topmost_fate_card_back() -> None:
    t = table(
        dark=navy(
            objectives=["Imperial Command"] * 2,
            objective_deck=["The Admiral's Assault"],
            discard=["heat_of_battle_dark", "seeds_of_decay_dark", "Rancor"],
        ),
        begin="refresh",
    )
    t.dark.choose("use The Admiral's Assault")
    assert (t.dark.hand, t.dark.discard) == (["Seeds of Decay"], ["Heat of Battle", "Rancor"])


@card("lcg", "the_admirals_assault")
def test_the_admirals_assault_needs_a_fate_card() -> None:
    t = table(
        dark=navy(objectives=["Imperial Command"] * 2, objective_deck=["The Admiral's Assault"], discard=["Rancor"]),
        begin="refresh",
    )
    assert t.asked != "reaction"


@card("lcg", "the_admirals_assault")
@rule("lcg.edge.discard_order")
def test_with_the_admirals_assault_the_order_of_the_edge_stack_matters() -> None:
    t = table(
        light=side(units=["Redemption"]),
        dark=navy(
            units=["Devastator"],
            hand=["Rancor", "Espo Trooper"],
            objective_deck=["The Admiral's Assault"],
        ),
        attack=attack("A Hero's Journey", ["Devastator"], ["Redemption"]),
    )
    t.edge_battle(dark=["Rancor", "Espo Trooper"])
    t.dark.choose("discard Espo Trooper")
    assert t.dark.discard == ["Espo Trooper", "Rancor"]


@card("lcg", "admiral_piett")
@rule("lcg.errata.admiral_piett")
def test_admiral_piett_keeps_a_fate_card_that_he_discards() -> None:
    t = piett(hand=[SILENT_FATE, "Rancor"])
    t.edge_battle(dark=["Silent Fate", "Rancor"])
    t.dark.choose("use Admiral Piett")
    assert (t.attached("Admiral Piett"), t.dark.discard) == (["Silent Fate"], ["Rancor"])
    assert t.dark.enhancements == ["Dark Post"], "a fate card is no enhancement"


@card("lcg", "admiral_piett")
def test_admiral_piett_does_not_keep_other_cards_or_twist_of_fate_or_enemy_cards() -> None:
    t = piett(light=SILENT_LIGHT, hand=["Rancor"])
    t.edge_battle(light=["Silent Light"], dark=["Rancor"])
    assert (t.attached("Admiral Piett"), t.window) == ([], "edge")
    t = piett(hand=["twist_of_fate_dark"])
    t.edge_battle(dark=["Twist of Fate"])
    assert (t.asked != "reaction", t.attached("Admiral Piett"), t.dark.discard) == (True, [], ["Twist of Fate"])


@card("lcg", "admiral_piett")
def test_fate_cards_attached_to_admiral_piett_count_and_resolve_while_he_attacks() -> None:
    t = piett(attached={SILENT_FATE: ["Admiral Piett", "Admiral Piett"]}, hand=["Rancor"])
    t.edge_battle(light=["Return of the Jedi"])
    assert (t.edge, t.dark.hand) == ("dark", ["Rancor", "Espo Trooper", "Espo Trooper"]), "4 icons against 3"
    assert t.attached("Admiral Piett") == ["Silent Fate"] * 2


@card("lcg", "admiral_piett")
def test_fate_cards_attached_to_admiral_piett_do_nothing_while_he_defends() -> None:
    t = table(
        light=side(units=["Redemption"], hand=["Return of the Jedi"]),
        dark=navy(units=["Admiral Piett"], attached={SILENT_FATE: ["Admiral Piett", "Admiral Piett"]}),
        active="light",
        attack=attack("Imperial Command", ["Redemption"], ["Admiral Piett"]),
    )
    t.edge_battle(light=["Return of the Jedi"])
    assert (t.edge, t.dark.hand) == ("light", [])


@card("lcg", "admiral_piett")
@rule("lcg.play.enhancement_falls_off")
def test_the_fate_cards_of_admiral_piett_are_discarded_with_him() -> None:
    t = table(
        light=side(units=["Rebel Trooper"]),
        dark=navy(units=["Admiral Piett"], attached={SILENT_FATE: "Admiral Piett"}, damage={"Admiral Piett": 2}),
        active="light",
        attack=attack("Imperial Command", ["Rebel Trooper"], ["Admiral Piett"], edge="light"),
    )
    assert (t.dark.units, t.dark.discard) == ([], ["Admiral Piett", "Silent Fate"])


@card("lcg", "hoth_reinforcements")
def test_hoth_reinforcements_come_from_the_discard_pile_to_the_battle_of_hoth() -> None:
    t = table(
        light=side(units=["Redemption"]),
        dark=navy(
            units=["Devastator"],
            hand=["battle_of_hoth_dark"],
            discard=["Hoth Reinforcements", "Hoth Reinforcements"],
        ),
        attack=attack("A Hero's Journey", ["Devastator"], ["Redemption"]),
    )
    t.edge_battle(dark=["Battle of Hoth"])
    t.dark.choose("use Hoth Reinforcements", "use Hoth Reinforcements")
    assert t.dark.units == ["Devastator", "Hoth Reinforcements", "Hoth Reinforcements"]
    assert t.attackers == ["Devastator"]


@card("lcg", "hoth_reinforcements")
def test_hoth_reinforcements_wait_for_the_battle_of_hoth() -> None:
    t = table(
        light=side(units=["Redemption"]),
        dark=navy(units=["Devastator"], hand=[SILENT_FATE], discard=["Hoth Reinforcements"]),
        attack=attack("A Hero's Journey", ["Devastator"], ["Redemption"]),
    )
    t.edge_battle(dark=["Silent Fate"])
    assert (t.asked, t.dark.units) == ("icons", ["Devastator"])


@card("lcg", "the_tarkin_doctrine")
def test_the_tarkin_doctrine_makes_the_opponent_pay_for_an_engagement() -> None:
    t = doctrine()
    t.light.choose("engage Imperial Command", "attacker X-Wing", "done")
    t.dark.choose("use The Tarkin Doctrine")
    t.light.choose("yes", "pay A Hero's Journey 2")
    assert (t.focus("A Hero's Journey"), t.damage("Imperial Command")) == (2, 2)


@card("lcg", "the_tarkin_doctrine")
@rule("lcg.conflict.declaration_counts")
def test_the_tarkin_doctrine_ends_the_engagement_if_the_opponent_does_not_pay() -> None:
    t = doctrine()
    t.light.choose("engage Imperial Command", "attacker X-Wing", "done")
    t.dark.choose("use The Tarkin Doctrine")
    t.light.choose("no")
    assert (t.engaged, t.attackers, t.damage("Imperial Command"), t.focus("X-Wing")) == (None, [], 0, 0)
    t.light.can_choose("engage The Tarkin Doctrine", "engage Imperial Command", "done")
    t.light.choose("engage Imperial Command", "attacker X-Wing", "done")
    assert t.asked == "engage", "the doctrine is used once per turn"


@card("lcg", "the_tarkin_doctrine")
def test_who_cannot_pay_for_the_tarkin_doctrine_is_not_asked() -> None:
    t = doctrine(objectives=["A Hero's Journey"], focus={"A Hero's Journey": 1})
    t.light.choose("engage Imperial Command", "attacker X-Wing", "done")
    t.dark.choose("use The Tarkin Doctrine")
    assert (t.engaged, t.asked, t.chooser) == (None, "engage", "light")


@card("lcg", "the_tarkin_doctrine")
def test_the_tarkin_doctrine_needs_three_navy_objectives() -> None:
    t = table(
        light=side(units=["X-Wing"]),
        dark=navy(objectives=["The Tarkin Doctrine", "Imperial Command", "Shadows of Dathomir"]),
        active="light",
        phase="engagement",
    )
    t.light.choose("engage Imperial Command")
    assert t.damage("Imperial Command") == 2


@card("lcg", "the_tarkin_doctrine")
@rule("lcg.limit.per_card")
def test_each_copy_of_the_tarkin_doctrine_is_used_once_per_turn() -> None:
    t = doctrine(copies=2, objectives=["A Hero's Journey"], focus={"A Hero's Journey": 1})
    t.light.choose("engage Imperial Command", "attacker X-Wing", "done")
    t.dark.choose("use The Tarkin Doctrine")
    t.light.choose("engage The Tarkin Doctrine", "attacker X-Wing", "done")
    t.dark.can_choose("use The Tarkin Doctrine", "pass")


@card("lcg", "the_tarkin_doctrine")
@rule("lcg.errata.tarkin_doctrine")
def test_under_the_later_rulings_one_copy_of_the_tarkin_doctrine_is_used_per_turn() -> None:
    t = doctrine(copies=2, late_rulings=True, objectives=["A Hero's Journey"], focus={"A Hero's Journey": 1})
    t.light.choose("engage Imperial Command", "attacker X-Wing", "done")
    t.dark.choose("use The Tarkin Doctrine")
    t.light.choose("engage The Tarkin Doctrine", "attacker X-Wing", "done")
    assert (t.asked, t.damage("The Tarkin Doctrine")) == ("engage", 2)


@card("lcg", "grand_moff_tarkin_imperial_entanglements")
def test_grand_moff_tarkin_blanks_a_card_until_the_end_of_the_phase() -> None:
    t = table(
        light=side(units=["Home One"], attached={"Astromech Droid Upgrade": "Home One"}, play=[LIGHT_POST]),
        dark=navy(units=[TARKIN]),
        active="light",
        begin="draw",
    )
    t.dark.choose("use Grand Moff Tarkin", "pay Imperial Navy 1")
    t.dark.can_choose(
        "target Home One", "target Astromech Droid Upgrade", "target Light Post", "target Grand Moff Tarkin"
    )
    t.dark.choose("target Light Post")
    assert (t.phase, t.window, t.chooser) == ("deployment", "deployment", "light"), "nothing could be done before"
    t.light.can_choose("use Light Post", "play Rebel Trooper", "pass")


@card("lcg", "grand_moff_tarkin_imperial_entanglements")
@rule("lcg.enhancement.blanked")
def test_a_blank_enhancement_falls_off_and_a_blank_keyword_is_gone() -> None:
    t = table(
        light=side(units=["X-Wing"], attached={"Astromech Droid Upgrade": "X-Wing"}),
        dark=navy(units=[TARKIN]),
        begin="deployment",
    )
    t.dark.choose("use Grand Moff Tarkin", "pay Imperial Navy 1", "target Astromech Droid Upgrade")
    assert (t.attached("X-Wing"), t.light.discard) == ([], ["Astromech Droid Upgrade"])
    t = table(
        light=side(units=["Corellian Engineer"]),
        dark=navy(units=[TARKIN, "Devastator"], focus={"Devastator": 2}),
        begin="refresh",
    )
    t.dark.choose("use Grand Moff Tarkin", "pay Imperial Navy 1", "target Devastator")
    assert t.focus("Devastator") == 1, "without Elite"


@card("lcg", "grand_moff_tarkin_imperial_entanglements")
@rule("lcg.enhancement.blanked")
def test_a_blank_pilot_falls_off_as_well() -> None:
    t = table(
        dark=navy(units=[TARKIN, "TIE Fighter"], attached={"Black Squadron Pilot": "TIE Fighter"}),
        begin="deployment",
    )
    t.dark.choose("use Grand Moff Tarkin", "pay Imperial Navy 1", "target Black Squadron Pilot")
    assert (t.attached("TIE Fighter"), t.dark.discard) == ([], ["Black Squadron Pilot"])


@card("lcg", "grand_moff_tarkin_imperial_entanglements")
def test_a_blank_fate_card_stays_with_admiral_piett_for_its_force_icons_alone() -> None:
    t = table(
        light=side(units=["Redemption"], hand=["X-Wing"]),
        dark=navy(units=[TARKIN, "Admiral Piett"], attached={SILENT_FATE: "Admiral Piett"}, play=[DARK_POST]),
        begin="conflict",
    )
    t.dark.choose("use Grand Moff Tarkin", "pay Imperial Navy 1", "target Silent Fate")
    t.fight("A Hero's Journey", ["Admiral Piett"], ["Redemption"])
    t.edge_battle(light=["X-Wing"])
    assert (t.edge, t.dark.hand, t.attached("Admiral Piett")) == ("dark", [], ["Silent Fate"]), "2 icons against 1"


@card("lcg", "grand_moff_tarkin_imperial_entanglements")
def test_a_unit_without_text_strikes_as_printed() -> None:
    t = table(
        light=smugglers(units=["Dash Rendar"]),
        dark=navy(units=[TARKIN], hand=["Rancor"] * 3),
        active="light",
        begin="conflict",
    )
    t.dark.choose("use Grand Moff Tarkin", "pay Imperial Navy 1", "target Dash Rendar")
    t.fight("Imperial Command", ["Dash Rendar"])
    t.until("commit")
    assert t.damage("Imperial Command") == 1, "1 for the unopposed engagement alone"


@card("lcg", "grand_moff_tarkin_imperial_entanglements")
def test_grand_moff_tarkin_acts_once_per_turn_for_a_navy_resource() -> None:
    dark = navy(units=[TARKIN], play=[DARK_POST])
    t = table(light=side(units=["Home One"]), dark=dark, begin="draw")
    t.dark.choose("use Grand Moff Tarkin", "pay Imperial Navy 1", "target Home One")
    t.until_phase("deployment")
    assert t.asked == "action", "once per turn"
    t.until_turn("light")
    assert (t.asked, t.chooser) == ("reaction", "dark"), "and again in the next turn"
    poor = side(units=[TARKIN], focus={"Grand Moff Tarkin": 1}, play=[DARK_POST])
    t = table(light=side(units=["Home One"]), dark=poor, begin="deployment")
    assert (t.window, t.asked) == ("deployment", "action"), "no resource of the Imperial Navy"


@card("lcg", "stormtrooper_assault_team")
def test_stormtrooper_assault_team_is_as_strong_as_there_are_navy_objectives() -> None:
    t = table(
        light=side(units=["Redemption"]),
        dark=navy(
            objectives=["Imperial Command", "Death and Despayre", "Shadows of Dathomir"],
            units=["Stormtrooper Assault Team"],
        ),
        attack=attack("A Hero's Journey", ["Stormtrooper Assault Team"], ["Redemption"], edge="dark"),
    )
    assert t.damage("Redemption") == 2


@card("lcg", "stormtrooper_assault_team")
def test_stormtrooper_assault_team_needs_the_edge() -> None:
    t = table(
        light=side(units=["Redemption"], focus={"Redemption": 1}),
        dark=navy(units=["Stormtrooper Assault Team"]),
        attack=attack("A Hero's Journey", ["Stormtrooper Assault Team"], ["Redemption"], edge="light"),
    )
    assert (t.damage("Redemption"), t.focus("Stormtrooper Assault Team")) == (0, 1)


@card("lcg", "rule_by_fear")
def test_rule_by_fear_is_sacrificed_to_return_an_enemy_unit_that_enters_play() -> None:
    t = table(light=side(hand=["Luke Skywalker"]), dark=navy(play=["Rule by Fear"]), active="light")
    t.light.choose("play Luke Skywalker", "pay A Hero's Journey 2", "pay A Hero's Journey#2 2")
    t.dark.choose("use Rule by Fear")
    assert (t.light.units, t.light.hand) == ([], ["Luke Skywalker"])
    assert (t.dark.enhancements, t.dark.discard) == ([], ["Rule by Fear"])


@card("lcg", "rule_by_fear")
def test_rule_by_fear_lets_its_own_side_in() -> None:
    t = table(dark=navy(play=["Rule by Fear", DARK_POST], hand=["Espo Trooper"]))
    t.dark.choose("play Espo Trooper")
    assert (t.asked, t.dark.units) == ("action", ["Espo Trooper"])


@card("lcg", "rule_by_fear")
@rule("lcg.errata.rule_by_fear")
def test_under_the_later_rulings_rule_by_fear_minds_only_cheap_units() -> None:
    light = side(hand=["Luke Skywalker", "X-Wing"], play=[LIGHT_POST])
    t = table(light=light, dark=navy(play=["Rule by Fear"]), active="light", late_rulings=True)
    t.light.choose("play Luke Skywalker", "pay A Hero's Journey 2", "pay A Hero's Journey#2 2")
    assert (t.asked, t.chooser, t.light.units) == ("action", "light", ["Luke Skywalker"])
    t.light.choose("play X-Wing", "pay Jedi 1")
    t.dark.can_choose("use Rule by Fear", "pass")


@card("lcg", "moment_of_triumph")
def test_moment_of_triumph_destroys_all_cheap_units() -> None:
    t = table(
        light=side(units=["X-Wing", "Luke Skywalker", "Leia Organa"]),
        dark=navy(units=["TIE Fighter", "AT-ST"], hand=["Moment of Triumph"]),
    )
    t.dark.choose("play Moment of Triumph", "pay Imperial Command 2")
    t.dark.choose("objective Imperial Command")
    assert (t.light.units, t.dark.units) == (["Luke Skywalker"], ["AT-ST"])
    assert t.dark.captives == ["Leia Organa"]


@card("lcg", "moment_of_triumph")
def test_moment_of_triumph_comes_only_in_your_own_turn() -> None:
    t = table(
        light=side(units=["X-Wing"], play=[LIGHT_POST]),
        dark=navy(play=[DARK_POST], hand=["Moment of Triumph"]),
        active="light",
    )
    t.light.choose("use Light Post")
    t.dark.can_choose("use Dark Post", "pass")
