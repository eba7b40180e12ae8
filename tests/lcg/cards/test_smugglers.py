"""The Smugglers and Spies cards and the neutral light side cards of the core set."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import LIGHT, NEUTRAL
from dejarik.games.lcg.model.abilities import Fate
from dejarik.games.lcg.vocabulary.refs import Target
from dejarik.games.lcg.vocabulary.selectors import ENEMY, Participating, Units
from dejarik.games.lcg.vocabulary.tokens import Damage
from dejarik.kernel.text import same
from tests.lcg.cards.playing import play
from tests.lcg.table import Table, attack, card, rule, side, table

HERO = "A Hero's Journey"
DATHOMIR = "Shadows of Dathomir"
SMUGGLERS = "Smugglers and Spies"

OMEN = Maker(LIGHT, NEUTRAL).fate(
    "9102", same("Omen of the Tests"), "5 1", Fate(Damage(1, Target(Units(ENEMY, Participating()))))
)


def with_objective(objective: str, **laid: Any) -> dict[str, Any]:
    """The light side with one objective that matters."""
    return side(objectives=[objective, HERO, HERO], **laid)


# ---------------------------------------------------------------- Questionable Contacts


@rule("lcg.damage.moved_is_received")
@card("lcg", "questionable_contacts")
def test_questionable_contacts_move_damage_from_a_friendly_unit_to_an_enemy_unit() -> None:
    t = _contacts({"Han Solo": 1})
    t.light.choose("use Questionable Contacts")
    t.light.can_choose("target Outer Rim Space Pirates", "target Espo Trooper")
    t.light.choose("target Outer Rim Space Pirates")
    assert (t.damage("Han Solo"), t.damage("Outer Rim Space Pirates")) == (0, 1)
    assert t.damage("Questionable Contacts") == 1


@card("lcg", "questionable_contacts")
def test_questionable_contacts_need_damage_to_move() -> None:
    assert _contacts({}).asked != "reaction"


@card("lcg", "questionable_contacts")
def test_questionable_contacts_may_be_destroyed_by_their_own_cost() -> None:
    t = _contacts({"Han Solo": 1, "Questionable Contacts": 4})
    t.light.choose("use Questionable Contacts", "target Espo Trooper")
    assert (t.dark.victory, t.dark.units) == (["Questionable Contacts"], ["Outer Rim Space Pirates"])


@rule("lcg.damage.moved_protect_example")
@card("lcg", "questionable_contacts")
def test_protect_takes_over_damage_that_questionable_contacts_move() -> None:
    t = table(
        light=with_objective("Questionable Contacts", units=["Han Solo"], damage={"Han Solo": 1}),
        dark=side(units=["Dark Side Apprentice", "Emperor's Royal Guard"]),
        active="light",
        begin="refresh",
    )
    t.light.choose("use Questionable Contacts", "target Dark Side Apprentice")
    t.dark.choose("protect Emperor's Royal Guard 1")
    assert (t.damage("Dark Side Apprentice"), t.damage("Emperor's Royal Guard")) == (0, 1)


def _contacts(damage: dict[str, int]) -> Table:
    return table(
        light=with_objective("Questionable Contacts", units=["Han Solo"], damage=damage),
        dark=side(units=["Outer Rim Space Pirates", "Espo Trooper"]),
        active="light",
        begin="refresh",
    )


# ---------------------------------------------------------------- Han Solo and his set


@card("lcg", "han_solo")
def test_han_solo_shoots_first_as_an_attacker() -> None:
    t = table(
        light=side(units=["Han Solo"]),
        dark=side(units=["Outer Rim Space Pirates", "Espo Trooper"]),
        active="light",
        phase="engagement",
    )
    t.light.choose(f"engage {DATHOMIR}", "use Han Solo")
    t.light.can_choose("target Outer Rim Space Pirates", "target Espo Trooper")
    t.light.choose("target Espo Trooper")
    assert t.dark.units == ["Outer Rim Space Pirates"]


@card("lcg", "han_solo")
def test_han_solo_shoots_as_a_defender_too() -> None:
    t = table(light=side(units=["Han Solo"]), dark=side(units=["Kuati Security Team"]), phase="engagement")
    t.dark.choose(f"engage {HERO}")
    t.light.choose("defender Han Solo", "use Han Solo")
    assert t.damage("Kuati Security Team") == 1


@card("lcg", "swindled")
def test_swindled_returns_a_unit_of_printed_cost_2_or_lower() -> None:
    t = table(
        light=side(affiliation=SMUGGLERS, units=["X-Wing", "Han Solo"], hand=["Swindled"]),
        dark=side(units=["TIE Bomber", "Stormtrooper Elite"]),
        active="light",
    )
    play(t, t.light, "Swindled")
    t.light.can_choose("target X-Wing", "target TIE Bomber")
    t.light.choose("target TIE Bomber")
    assert (t.dark.units, t.dark.hand) == (["Stormtrooper Elite"], ["TIE Bomber"])


@card("lcg", "swindled")
def test_swindled_needs_a_cheap_unit() -> None:
    t = table(
        light=side(affiliation=SMUGGLERS, units=["Han Solo"], hand=["Swindled"]),
        dark=side(units=["Stormtrooper Elite"]),
        active="light",
    )
    t.light.can_choose("pass")


@card("lcg", "crossfire")
@pytest.mark.parametrize(
    ("choice", "hit", "blast", "focus"),
    [("choose 1", 2, 0, 1), ("choose 2", 1, 1, 1), ("choose 3", 1, 0, 2)],
    ids=["unit damage", "blast", "tactics"],
)
def test_crossfire_adds_an_icon_of_any_type_to_a_strike(choice: str, hit: int, blast: int, focus: int) -> None:
    t = _crossfire("Rookie Pilot", "light", edge="dark")
    play(t, t.light, "Crossfire")
    t.light.choose(choice)
    while t.asked == "icons":
        t.light.choose(next(option for option in t.offered() if "Pirates" in option))
    pirates = "Outer Rim Space Pirates"
    assert (t.damage(pirates), t.damage(DATHOMIR), t.focus(pirates)) == (hit, blast, focus)


@card("lcg", "crossfire")
def test_crossfire_lasts_for_one_strike() -> None:
    t = _crossfire("Rookie Pilot", "light", edge="dark")
    play(t, t.light, "Crossfire")
    t.light.choose("choose 2")
    assert t.state.lasting
    t.light.choose("hit Outer Rim Space Pirates")
    assert not t.state.lasting


@card("lcg", "crossfire")
def test_crossfire_helps_enemy_characters_as_well_but_no_vehicles() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["Crossfire"]),
        dark=side(units=["Heavy Stormtrooper Squad"]),
        attack=attack(HERO, ["Heavy Stormtrooper Squad"], ["X-Wing"], edge="light"),
    )
    t.until("reaction")
    assert t.focus("Heavy Stormtrooper Squad") == 1
    t.light.can_choose("play Crossfire", "pass")
    t = _crossfire("X-Wing", "light", edge="light")
    assert t.asked != "reaction"


def _crossfire(unit: str, active: str, edge: str) -> Table:
    return table(
        light=side(units=[unit], hand=["Crossfire"]),
        dark=side(units=["Outer Rim Space Pirates"], focus={"Outer Rim Space Pirates": 1}),
        active=active,
        attack=attack(DATHOMIR, [unit], ["Outer Rim Space Pirates"], edge=edge),
    )


# ---------------------------------------------------------------- resources


@card("lcg", "rumors_at_the_cantina")
def test_rumors_at_the_cantina_make_every_resource_match() -> None:
    t = table(light=with_objective("Rumors at the Cantina", hand=["Twi'lek Smuggler"]), active="light")
    play(t, t.light, "Twi'lek Smuggler")
    assert t.light.units == ["Twi'lek Smuggler"]
    t = table(light=side(hand=["Twi'lek Smuggler"]), active="light")
    t.light.can_choose("pass")


@card("lcg", "rumors_at_the_cantina")
def test_rumors_at_the_cantina_help_only_their_own_player() -> None:
    t = table(light=with_objective("Rumors at the Cantina"), dark=side(hand=["Duty Officer"]))
    t.dark.can_choose("pass")


@rule("lcg.resources.reduced_cost_match")
@card("lcg", "rebel_sympathizer")
def test_rebel_sympathizer_makes_the_next_card_cheaper_and_match_anything() -> None:
    t = table(light=side(units=["Rebel Sympathizer"], hand=["Twi'lek Smuggler", "X-Wing", "Yub Yub!"]), active="light")
    t.light.can_choose("use Rebel Sympathizer", "play X-Wing", "pass")
    t.light.choose("use Rebel Sympathizer", "play Twi'lek Smuggler")
    t.light.choose("pay Jedi 1")
    assert (t.light.units, t.light.discard) == (["Twi'lek Smuggler"], ["Rebel Sympathizer"])
    t.light.choose("play X-Wing")
    assert t.asked == "pay"


@card("lcg", "rebel_sympathizer")
def test_two_rebel_sympathizers_help_with_the_same_card() -> None:
    t = table(light=side(units=["Rebel Sympathizer", "Rebel Sympathizer"], hand=["Y-Wing"]), active="light")
    t.light.choose("use Rebel Sympathizer", "use Rebel Sympathizer", "play Y-Wing")
    assert t.light.units == ["Y-Wing"]
    assert t.focus("Jedi") == 0


@card("lcg", "rebel_sympathizer")
def test_rebel_sympathizer_is_forgotten_when_the_phase_ends() -> None:
    t = table(
        light=side(units=["Rebel Sympathizer", "X-Wing"], hand=["Swindled"]),
        dark=side(units=["TIE Fighter"]),
        active="light",
    )
    t.light.choose("use Rebel Sympathizer")
    t.light.can_choose("play Swindled", "pass")
    t.light.choose("pass")
    assert t.phase == "conflict"
    t.light.cannot_choose("play Swindled")


@card("lcg", "common_ground")
def test_common_ground_makes_the_resources_of_its_objective_match_everything() -> None:
    t = table(light=side(attached={"Common Ground": f"{HERO}#2"}, hand=["Twi'lek Smuggler"]), active="light")
    t.light.choose("play Twi'lek Smuggler", "pay Jedi 1")
    assert [t.focus(f"{HERO}#{copy}") for copy in (1, 2, 3)] == [0, 1, 0]  # nothing else matches
    assert t.light.units == ["Twi'lek Smuggler"]


@card("lcg", "common_ground")
def test_common_ground_can_be_attached_to_any_objective() -> None:
    t = table(light=side(hand=["Common Ground"]), active="light")
    play(t, t.light, "Common Ground")
    t.light.can_choose(*[f"attach {HERO}"] * 3, *[f"attach {DATHOMIR}"] * 3)
    t.light.choose(f"attach {HERO}#3")
    assert t.attached(f"{HERO}#3") == ["Common Ground"]


# ---------------------------------------------------------------- Rescue Mission


@rule("lcg.rescue.random", "lcg.rescue.to_hand")
@card("lcg", "rescue_mission")
def test_rescue_mission_takes_a_random_card_and_may_put_a_unit_into_play() -> None:
    t = table(
        light=side(hand=["Rescue Mission"]),
        dark=side(objectives=[DATHOMIR, "Imperial Command"]),
        active="light",
        captured={"X-Wing": "Imperial Command", "Y-Wing": "Imperial Command"},
    )
    play(t, t.light, "Rescue Mission")
    assert len(t.captives("Imperial Command")) == 1
    t.light.can_choose("yes", "no")
    t.light.choose("yes")
    assert sorted(t.light.units + t.captives("Imperial Command")) == ["X-Wing", "Y-Wing"]
    assert t.light.hand == []


@card("lcg", "rescue_mission")
def test_a_unit_that_is_rescued_may_go_to_hand_instead() -> None:
    t = table(light=side(hand=["Rescue Mission"]), active="light", captured={"Han Solo": DATHOMIR})
    play(t, t.light, "Rescue Mission")
    t.light.choose("no")
    assert (t.light.hand, t.light.units) == (["Han Solo"], [])


@rule("lcg.unique.one_copy", "lcg.capture.printed_features")
@card("lcg", "rescue_mission")
@pytest.mark.parametrize("captive", ["Yub Yub!", "Han Solo"], ids=["no unit", "unique unit that is in play"])
def test_what_cannot_come_into_play_goes_to_hand_without_a_question(captive: str) -> None:
    t = table(light=side(units=["Han Solo"], hand=["Rescue Mission"]), active="light", captured={captive: DATHOMIR})
    play(t, t.light, "Rescue Mission")
    assert t.light.hand == [captive]
    assert t.asked != "may"


@card("lcg", "rescue_mission")
def test_rescue_mission_chooses_among_objectives_with_captives() -> None:
    t = table(
        light=side(hand=["Rescue Mission"]),
        active="light",
        captured={"X-Wing": DATHOMIR, "Y-Wing": f"{DATHOMIR}#3"},
    )
    play(t, t.light, "Rescue Mission")
    t.light.choose(f"target {DATHOMIR}#3", "no")
    assert t.light.hand == ["Y-Wing"]
    t = table(light=side(hand=["Rescue Mission"]), active="light")
    t.light.can_choose("pass")


# ---------------------------------------------------------------- It Could Be Worse


@card("lcg", "it_could_be_worse")
def test_it_could_be_worse_prevents_1_damage_to_a_unit() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["It Could Be Worse"]),
        dark=side(units=["Outer Rim Space Pirates"]),
        attack=attack(HERO, ["Outer Rim Space Pirates"], ["X-Wing"], edge="dark"),
    )
    t.dark.choose("hit X-Wing")
    t.light.choose("play It Could Be Worse")
    assert t.damage("X-Wing") == 1


@card("lcg", "it_could_be_worse")
def test_it_could_be_worse_prevents_1_damage_to_an_objective() -> None:
    t = table(
        light=side(hand=["It Could Be Worse"]),
        dark=side(units=["TIE Bomber"]),
        attack=attack(HERO, ["TIE Bomber"], edge="dark"),
    )
    t.light.choose("play It Could Be Worse")
    assert t.damage(HERO) == 2  # one of two blasts is prevented, the reward is dealt


@rule("lcg.damage.move_not_dealing")
@card("lcg", "it_could_be_worse")
def test_it_could_be_worse_does_not_answer_damage_that_is_moved_or_a_cost() -> None:
    t = table(
        light=with_objective(
            "Questionable Contacts", units=["Han Solo"], damage={"Han Solo": 1}, hand=["It Could Be Worse"]
        ),
        dark=side(units=["Kuati Security Team"]),
        active="light",
        begin="refresh",
    )
    t.light.choose("use Questionable Contacts")
    assert t.asked != "interrupt"
    assert t.damage("Kuati Security Team") == 1


# ---------------------------------------------------------------- Ewoks


@card("lcg", "tribal_support")
def test_tribal_support_trades_a_card_in_hand_for_an_ewok() -> None:
    t = table(
        light=with_objective("Tribal Support", hand=["X-Wing", "Y-Wing"], discard=["Ewok Scout", "Rookie Pilot"]),
        active="light",
        begin="refresh",
    )
    t.light.choose("use Tribal Support", "discard Y-Wing")
    assert (t.light.hand, t.light.discard) == (["X-Wing", "Ewok Scout"], ["Rookie Pilot", "Y-Wing"])


@rule("lcg.play.no_anticipation")
@card("lcg", "tribal_support")
@pytest.mark.parametrize(("hand", "discard"), [(["Ewok Scout"], ["X-Wing"]), ([], ["Ewok Scout"])])
def test_tribal_support_needs_an_ewok_in_the_discard_pile_and_a_card_in_hand(
    hand: list[str], discard: list[str]
) -> None:
    t = table(light=with_objective("Tribal Support", hand=hand, discard=discard), active="light", begin="refresh")
    assert t.asked != "reaction"


@card("lcg", "ewok_scout")
def test_ewok_scout_keeps_an_enemy_unit_from_defending() -> None:
    t = table(
        light=side(units=["Ewok Scout", "X-Wing"]),
        dark=side(units=["Espo Trooper", "TIE Fighter"]),
        active="light",
        phase="engagement",
    )
    t.light.choose(f"engage {DATHOMIR}", "attacker Ewok Scout", "done", "use Ewok Scout", "target Espo Trooper")
    t.dark.can_choose("defender TIE Fighter", "done")
    t.dark.choose("done")
    t.until("engage")
    t.fight(f"{DATHOMIR}#2", ["X-Wing"], [])
    assert t.defenders == []


@card("lcg", "ewok_scout")
def test_the_unit_an_ewok_scout_kept_away_may_defend_in_the_next_engagement() -> None:
    t = table(
        light=side(units=["Ewok Scout", "X-Wing"]),
        dark=side(units=["Espo Trooper"]),
        active="light",
        phase="engagement",
    )
    t.light.choose(f"engage {DATHOMIR}", "attacker Ewok Scout", "done", "use Ewok Scout")
    t.until("engage")
    t.light.choose(f"engage {DATHOMIR}")
    t.dark.can_choose("defender Espo Trooper", "done")


@card("lcg", "log_trap")
def test_log_trap_lets_the_opponent_pick_the_attacker_it_focuses() -> None:
    t = table(
        light=side(play=["Log Trap"]),
        dark=side(units=["TIE Fighter", "TIE Bomber", "Espo Trooper"]),
        attack=attack(HERO, ["TIE Fighter", "TIE Bomber"], at="attackers"),
    )
    t.light.choose("use Log Trap")
    t.dark.can_choose("pick TIE Fighter", "pick TIE Bomber")
    t.dark.choose("pick TIE Fighter")
    assert (t.focus("TIE Fighter"), t.focus("Log Trap")) == (1, 1)
    assert t.damage(HERO) == 3  # only the bomber strikes: two blasts and the reward


@card("lcg", "log_trap")
def test_log_trap_waits_for_an_attack() -> None:
    t = table(light=side(play=["Log Trap"]), dark=side(units=["TIE Fighter"]), phase="conflict")
    assert t.asked == "engage"


@card("lcg", "yub_yub")
def test_yub_yub_focuses_an_ewok_to_discard_an_enhancement() -> None:
    t = table(
        light=side(units=["Ewok Scout", "X-Wing"], play=["Hidden Outpost"], hand=["Yub Yub!"]),
        dark=side(play=["Sith Library", "Control Room"]),
        active="light",
    )
    t.light.choose("play Yub Yub!")
    t.light.can_choose("target Hidden Outpost", "target Sith Library", "target Control Room")
    t.light.choose("target Control Room")
    assert (t.dark.enhancements, t.dark.discard) == (["Sith Library"], ["Control Room"])
    assert t.focus("Ewok Scout") == 1


@rule("lcg.focus.exhausted_cannot_focus")
@card("lcg", "yub_yub")
@pytest.mark.parametrize(
    "light",
    [side(units=["X-Wing"], hand=["Yub Yub!"]), side(units=["Ewok Scout"], focus={"Ewok Scout": 1}, hand=["Yub Yub!"])],
    ids=["no Ewok", "exhausted Ewok"],
)
def test_yub_yub_needs_a_ready_ewok(light: dict[str, Any]) -> None:
    t = table(light=light, dark=side(play=["Sith Library"]), active="light")
    t.light.can_choose("pass")


# ---------------------------------------------------------------- Hit and Run, Secret Informant


@rule("lcg.limit.per_card")
@card("lcg", "hit_and_run")
def test_hit_and_run_damages_the_engaged_objective_once_each_turn() -> None:
    t = table(light=with_objective("Hit and Run", units=["X-Wing", "Y-Wing"]), active="light", phase="engagement")
    t.fight(DATHOMIR, ["X-Wing"])
    t.until("reaction")
    t.light.choose("use Hit and Run")
    t.until("engage")
    assert t.damage(DATHOMIR) == 3  # besides a blast and the reward
    t.fight(f"{DATHOMIR}#2", ["Y-Wing"])
    t.until("commit")
    assert t.damage(f"{DATHOMIR}#2") == 3  # two blasts and the reward


@card("lcg", "hit_and_run")
def test_hit_and_run_is_for_the_attacker_and_for_objectives() -> None:
    t = table(
        light=with_objective("Hit and Run", units=["X-Wing"]),
        dark=side(units=["Espo Trooper", "Duty Officer"]),
        attack=attack(HERO, ["Espo Trooper"], ["X-Wing"]),
    )
    t.until("commit")
    assert [t.damage(f"{HERO}#{copy}") for copy in (1, 2)] == [0, 0]
    t = table(
        light=with_objective("Hit and Run", units=["X-Wing"], attached={"Trench Run": "dial"}),
        active="light",
        attack=attack("dial", ["X-Wing"]),
    )
    t.until("commit")
    assert t.damage("dial") == 2  # a blast and the reward


@card("lcg", "secret_informant")
def test_secret_informant_resolves_each_fate_card_once_more() -> None:
    t = _informant()
    t.edge_battle(light=["Omen of the Tests"])
    assert t.damage("Outer Rim Space Pirates") == 1
    t.light.choose("fate Omen of the Tests")
    assert t.damage("Outer Rim Space Pirates") == 2


@card("lcg", "secret_informant")
def test_secret_informant_need_not_be_used() -> None:
    t = _informant()
    t.edge_battle(light=["Omen of the Tests"])
    t.light.choose("no")
    assert t.damage("Outer Rim Space Pirates") == 1


@card("lcg", "secret_informant")
def test_secret_informant_stays_silent_unless_it_participates() -> None:
    t = _informant(attacker="X-Wing")
    t.edge_battle(light=["Omen of the Tests"])
    assert t.asked != "fate_again"


def _informant(attacker: str = "Secret Informant") -> Table:
    return table(
        light=side(units=["Secret Informant", "X-Wing"], hand=[OMEN]),
        dark=side(units=["Outer Rim Space Pirates"]),
        active="light",
        attack=attack(DATHOMIR, [attacker], ["Outer Rim Space Pirates"]),
    )
