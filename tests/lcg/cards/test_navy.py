"""The Imperial Navy cards of the core set, objective sets 26 to 32."""

from __future__ import annotations

from tests.lcg.cards.navy import BACKSTABBER, destroying, navy
from tests.lcg.invented import DARK_POST, LIGHT_POST
from tests.lcg.table import attack, card, rule, side, table


@card("lcg", "admiral_motti")
def test_admiral_motti_readies_a_unit_of_yours_after_you_refresh() -> None:
    t = table(
        light=side(units=["X-Wing"], focus={"X-Wing": 1}),
        dark=navy(units=["Admiral Motti", "TIE Fighter", "AT-ST"], focus={"TIE Fighter": 2, "AT-ST": 3}),
        begin="refresh",
    )
    assert (t.focus("TIE Fighter"), t.focus("AT-ST")) == (1, 2)
    t.dark.choose("use Admiral Motti")
    t.dark.can_choose("target TIE Fighter", "target AT-ST")
    t.dark.choose("target TIE Fighter")
    assert (t.focus("TIE Fighter"), t.focus("AT-ST")) == (0, 2)


@card("lcg", "admiral_motti")
@rule("lcg.initiate.must_do_something")
def test_admiral_motti_has_nothing_to_do_if_all_units_are_ready() -> None:
    t = table(
        light=side(units=["X-Wing"], focus={"X-Wing": 1}),
        dark=navy(units=["Admiral Motti", "TIE Fighter"], focus={"TIE Fighter": 1}),
        begin="refresh",
    )
    assert t.asked != "reaction"


@card("lcg", "orbital_bombardment")
def test_orbital_bombardment_gives_every_unit_of_yours_a_blast_icon() -> None:
    t = table(
        dark=navy(units=["Death Star Trooper"], play=["Orbital Bombardment"]),
        attack=attack("A Hero's Journey", ["Death Star Trooper"], edge="dark"),
    )
    assert t.damage("A Hero's Journey") == 2, "1 blast damage and 1 for the unopposed engagement"


@card("lcg", "orbital_bombardment")
def test_orbital_bombardment_does_nothing_for_enemy_units() -> None:
    t = table(
        light=side(units=["Rebel Trooper"]),
        dark=navy(play=["Orbital Bombardment"]),
        active="light",
        attack=attack("Imperial Command", ["Rebel Trooper"], edge="light"),
    )
    assert t.damage("Imperial Command") == 1, "1 for the unopposed engagement"


@card("lcg", "kuat_reinforcements")
def test_kuat_reinforcements_makes_a_vehicle_cheaper_by_the_cards_discarded() -> None:
    t = table(
        dark=navy(objectives=["Kuat Reinforcements", "Imperial Command"], hand=["AT-ST", "Rancor", "Espo Trooper"])
    )
    t.dark.choose("play AT-ST", "use Kuat Reinforcements", "discard Rancor")
    t.dark.can_choose("discard Espo Trooper", "done")
    t.dark.choose("done")
    assert (t.dark.hand, t.dark.discard) == (["Espo Trooper"], ["Rancor"])
    t.dark.choose("pay Imperial Command 2")
    assert t.dark.units == ["AT-ST"]


@card("lcg", "kuat_reinforcements")
def test_kuat_reinforcements_never_makes_a_vehicle_cheaper_than_1() -> None:
    t = table(dark=navy(objectives=["Kuat Reinforcements"], hand=["TIE Bomber", "Rancor", "Espo Trooper"]))
    t.dark.choose("play TIE Bomber", "use Kuat Reinforcements", "discard Rancor", "discard Espo Trooper")
    t.dark.can_choose("pay Imperial Navy 1", "pay Kuat Reinforcements 1")


@card("lcg", "kuat_reinforcements")
def test_kuat_reinforcements_has_nothing_to_do_for_a_vehicle_of_cost_1_or_for_a_character() -> None:
    t = table(dark=navy(objectives=["Kuat Reinforcements"], hand=["TIE Fighter", "Death Star Trooper", "Espo Trooper"]))
    t.dark.choose("play TIE Fighter")
    assert t.asked == "pay"
    t.dark.choose("pay Kuat Reinforcements 1", "play Death Star Trooper")
    assert t.dark.units == ["TIE Fighter", "Death Star Trooper"]


@card("lcg", "kuat_reinforcements")
@rule("lcg.resources.full_payment")
def test_with_kuat_reinforcements_a_vehicle_may_be_declared_that_is_too_expensive_as_it_is() -> None:
    dark = {"objectives": ["Kuat Reinforcements"], "hand": ["AT-ST", "Espo Trooper"]}
    t = table(dark=navy(**dark))
    t.dark.choose("play AT-ST", "use Kuat Reinforcements", "pay Imperial Navy 1")
    assert (t.dark.units, t.focus("Kuat Reinforcements"), t.dark.discard) == (["AT-ST"], 1, ["Espo Trooper"])
    t = table(dark=navy(**dark, focus={"Imperial Navy": 1}))
    t.dark.cannot_choose("play AT-ST")


@card("lcg", "backstabber")
def test_backstabber_flies_into_an_engagement_from_hand_and_damages_the_objective() -> None:
    t = table(
        light=side(units=["X-Wing"]),
        dark=navy(units=["AT-ST"], hand=[BACKSTABBER]),
        attack=attack("A Hero's Journey", ["AT-ST"], at="attackers"),
    )
    t.dark.choose(f"use {BACKSTABBER}")
    t.dark.choose("pay Imperial Navy 1", "pay Imperial Command 2")
    assert (t.dark.units, t.attackers) == (["AT-ST", BACKSTABBER], ["AT-ST"])
    t.dark.choose(f"use {BACKSTABBER}")
    assert t.damage("A Hero's Journey") == 1
    assert t.attackers == ["AT-ST", BACKSTABBER]


@card("lcg", "backstabber")
def test_backstabber_defends_if_its_player_is_attacked() -> None:
    t = table(
        light=side(units=["X-Wing"]),
        dark=navy(play=[DARK_POST], hand=[BACKSTABBER]),
        active="light",
        attack=attack("Imperial Command", ["X-Wing"], at="attackers"),
    )
    t.dark.choose(f"use {BACKSTABBER}", "pay Imperial Navy 1", "pay Imperial Command 2", "pass")
    assert t.defenders == [BACKSTABBER]


@card("lcg", "backstabber")
def test_backstabber_waits_in_hand_outside_an_engagement_and_needs_its_cost() -> None:
    t = table(dark=navy(play=[DARK_POST], hand=[BACKSTABBER]), phase="conflict")
    t.dark.can_choose("use Dark Post", "pass")
    t = table(
        dark=navy(
            objectives=["Imperial Command"],
            units=["AT-ST"],
            play=[DARK_POST],
            hand=[BACKSTABBER],
            focus={"Imperial Navy": 1},
        ),
        attack=attack("A Hero's Journey", ["AT-ST"], at="attackers"),
    )
    t.dark.can_choose("use Dark Post", "pass")


@card("lcg", "backstabber")
def test_backstabber_deployed_in_peace_damages_nothing() -> None:
    t = table(dark=navy(play=[DARK_POST], hand=[BACKSTABBER]))
    t.dark.choose(f"play {BACKSTABBER}", "pay Imperial Navy 1", "pay Imperial Command 2")
    assert (t.dark.units, t.asked) == ([BACKSTABBER], "action")


@card("lcg", "tallon_roll")
def test_tallon_roll_removes_a_focus_token_from_a_fighter_of_either_side() -> None:
    t = table(
        light=side(units=["X-Wing"], focus={"X-Wing": 1}),
        dark=navy(units=["TIE Fighter", "AT-ST"], hand=["Tallon Roll"], focus={"TIE Fighter": 2, "AT-ST": 1}),
    )
    t.dark.choose("play Tallon Roll")
    t.dark.can_choose("target TIE Fighter", "target X-Wing")
    t.dark.choose("target TIE Fighter")
    assert (t.focus("TIE Fighter"), t.dark.discard) == (1, ["Tallon Roll"])


@card("lcg", "tallon_roll")
@rule("lcg.term.target")
def test_tallon_roll_needs_an_exhausted_fighter() -> None:
    t = table(dark=navy(units=["TIE Fighter", "AT-ST"], hand=["Tallon Roll"], focus={"AT-ST": 1}))
    t.dark.cannot_choose("play Tallon Roll")


@card("lcg", "death_from_above")
def test_death_from_above_gives_up_to_two_attacking_vehicles_a_blast_icon() -> None:
    t = table(
        dark=navy(units=["TIE Fighter", "AT-ST", "Sandcrawler", "Death Star Trooper"], hand=["Death from Above"]),
        attack=attack("A Hero's Journey", ["TIE Fighter", "Sandcrawler", "Death Star Trooper"], at="defenders"),
    )
    t.dark.choose("play Death from Above", "pay Imperial Navy 1")
    t.dark.can_choose("target TIE Fighter", "target Sandcrawler", "done")
    t.dark.choose("target Sandcrawler", "done", "strike Sandcrawler")
    assert t.damage("A Hero's Journey") == 1


@card("lcg", "death_from_above")
@rule("lcg.lasting.definition")
def test_the_icons_of_death_from_above_last_until_the_end_of_the_engagement() -> None:
    t = table(
        dark=navy(units=["Sandcrawler", "TIE Fighter"], play=[DARK_POST], hand=["Death from Above"]),
        attack=attack("A Hero's Journey", ["Sandcrawler", "TIE Fighter"], at="defenders"),
    )
    t.dark.choose("play Death from Above", "pay Imperial Navy 1", "target Sandcrawler", "target TIE Fighter")
    t.until("strike")
    t.dark.choose("strike Sandcrawler")
    assert t.damage("A Hero's Journey") == 1
    t.until("commit")
    assert t.light.objectives == ["A Hero's Journey"] * 2, "1 of each gained icon, 1 of an icon of its own, 1 unopposed"
    t.until_turn("dark")
    t.fight("A Hero's Journey", ["Sandcrawler"])
    t.until("commit")
    assert t.damage("A Hero's Journey") == 1, "1 for the unopposed engagement alone"


@card("lcg", "death_from_above")
def test_death_from_above_needs_an_attacking_vehicle() -> None:
    t = table(
        dark=navy(units=["TIE Fighter", "Death Star Trooper"], play=[DARK_POST], hand=["Death from Above"]),
        attack=attack("A Hero's Journey", ["Death Star Trooper"], at="defenders"),
    )
    t.dark.can_choose("use Dark Post", "pass")


@card("lcg", "the_ultimate_power")
def test_no_more_than_two_attackers_engage_the_ultimate_power() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing", "Rebel Trooper"]),
        dark=navy(objectives=["The Ultimate Power", "Imperial Command"]),
        active="light",
        phase="engagement",
    )
    t.light.choose("engage The Ultimate Power", "attacker X-Wing", "attacker Y-Wing")
    assert t.attackers == ["X-Wing", "Y-Wing"]
    assert t.asked != "attackers"


@card("lcg", "the_ultimate_power")
def test_other_objectives_may_be_engaged_by_more_units() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing", "Rebel Trooper"]),
        dark=navy(objectives=["The Ultimate Power", "Imperial Command"]),
        active="light",
        phase="engagement",
    )
    t.light.choose("engage Imperial Command", "attacker X-Wing", "attacker Y-Wing", "attacker Rebel Trooper")
    assert t.attackers == ["X-Wing", "Y-Wing", "Rebel Trooper"]


@card("lcg", "grand_moff_tarkin")
def test_grand_moff_tarkin_destroys_a_weakened_objective_by_entering_play() -> None:
    t = table(
        light=side(damage={"A Hero's Journey": 3, "A Hero's Journey#2": 2}),
        dark=navy(hand=["grand_moff_tarkin"], damage={"Imperial Command": 4}),
    )
    t.dark.choose("play Grand Moff Tarkin", "pay Imperial Navy 1", "pay Imperial Command 2")
    assert (len(t.light.objectives), t.dark.victory, t.dial) == (2, ["A Hero's Journey"], 1)
    assert len(t.dark.objectives) == 3, "his own side's objectives stand as before"


@card("lcg", "superlaser_engineer")
def test_superlaser_engineer_finds_expensive_navy_events_and_enhancements() -> None:
    top = ["Superlaser Blast", "Stormtrooper Elite", "Orbital Bombardment", "Control Room", "Force Lightning"]
    t = table(dark=navy(hand=["Superlaser Engineer"], deck=[*top, "Rancor"]))
    t.dark.choose("play Superlaser Engineer", "pay Imperial Command 2", "use Superlaser Engineer")
    assert t.dark.hand == ["Superlaser Blast", "Orbital Bombardment"]
    assert "“Control Room”" in next(line for line in t.light.reads() if "reveals" in line)
    t.dark.can_choose("bottom Stormtrooper Elite", "bottom Control Room", "bottom Force Lightning")
    t.dark.choose("bottom Control Room", "bottom Force Lightning")
    assert t.dark.deck == ["Rancor", "Control Room", "Force Lightning", "Stormtrooper Elite"]
    assert t.knowing("Force Lightning") == {"dark"}, "nobody else has seen the order"


@card("lcg", "superlaser_engineer")
def test_superlaser_engineer_reveals_as_many_cards_as_there_are() -> None:
    t = table(dark=navy(hand=["Superlaser Engineer"], deck=["Espo Trooper", "Superlaser Blast"]))
    t.dark.choose("play Superlaser Engineer", "pay Imperial Command 2", "use Superlaser Engineer")
    assert (t.dark.hand, t.dark.deck, t.asked) == (["Superlaser Blast"], ["Espo Trooper"], "action")


@card("lcg", "superlaser_blast")
def test_superlaser_blast_destroys_an_objective_in_your_turn() -> None:
    t = table(dark=navy(hand=["Superlaser Blast"]))
    t.dark.choose("play Superlaser Blast", "pay Imperial Command 2", "pay Imperial Command#2 2")
    t.dark.choose("target A Hero's Journey")
    assert (len(t.light.objectives), t.dark.victory, t.dial) == (2, ["A Hero's Journey"], 1)


@card("lcg", "superlaser_blast")
def test_superlaser_blast_stays_in_hand_in_the_opponents_turn() -> None:
    t = table(light=side(play=[LIGHT_POST]), dark=navy(hand=["Superlaser Blast"]), active="light")
    t.light.choose("use Light Post")
    assert t.chooser == "light", "there is nothing that the dark player could do"


@card("lcg", "devastator")
def test_devastator_advances_the_dial_for_1_resource() -> None:
    t = destroying("Devastator")
    assert t.dial == 1
    t.dark.choose("use Devastator", "pay Imperial Navy 1")
    assert (t.dial, t.asked) == (2, "action")


@card("lcg", "devastator")
def test_devastator_does_nothing_for_an_objective_of_its_own_side() -> None:
    t = destroying("Devastator", target="Imperial Command#3")
    assert (len(t.dark.objectives), t.dial, t.asked) == (3, 0, "action")
