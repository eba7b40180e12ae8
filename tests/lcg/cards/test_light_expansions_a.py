"""The light sets 72, 112 and 118 of the expansions."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import LIGHT, NEUTRAL
from dejarik.kernel.text import same
from tests.lcg.invented import LIGHT_POST
from tests.lcg.table import Table, attack, card, rule, side, table

RICH = Maker(LIGHT, NEUTRAL).unit("9401", same("Rich Uncle"), "3 1 2", "U", traits="character", resources=2)
"""A Character that pays, and so is exhausted by paying."""


# ---------------------------------------------------------------- set 72


@card("lcg", "asteroid_sanctuary")
def test_asteroid_sanctuary_draws_a_card_for_an_edge_battle_won() -> None:
    t = table(
        light=side(
            objectives=["Asteroid Sanctuary"],
            units=["X-Wing"],
            hand=["R2-D2", "Return of the Jedi"],
            focus={"X-Wing": 1},
            deck=["Twi'lek Loyalist"] * 2,
        ),
        dark=side(units=["TIE Fighter"], focus={"TIE Fighter": 1}),
        attack=attack("Asteroid Sanctuary", ["TIE Fighter"], ["X-Wing"]),
    )
    t.edge_battle(["Return of the Jedi"])
    t.light.can_choose("use Asteroid Sanctuary", "pass")
    t.light.choose("use Asteroid Sanctuary")
    assert t.light.hand == ["R2-D2", "Twi'lek Loyalist"]


@card("lcg", "asteroid_sanctuary")
def test_asteroid_sanctuary_does_nothing_for_an_edge_battle_lost() -> None:
    t = table(
        light=side(objectives=["Asteroid Sanctuary"], units=["X-Wing"], hand=["R2-D2"], focus={"X-Wing": 1}),
        dark=side(units=["TIE Fighter"], focus={"TIE Fighter": 1}, hand=["Force Choke"]),
        attack=attack("Asteroid Sanctuary", ["TIE Fighter"], ["X-Wing"]),
    )
    t.edge_battle(dark=["Force Choke"])
    assert (t.light.hand, t.asked) == (["R2-D2"], "commit")


def falcon(hand: list[str]) -> Table:
    """The Millennium Falcon is in play, and the light player holds these cards."""
    return table(light=side(units=["Millennium Falcon"], hand=hand), active="light", phase="force")


@card("lcg", "millennium_falcon")
@rule("lcg.term.to_is_cost", "lcg.play.put_into_play")
def test_the_falcon_goes_back_to_hand_to_put_a_character_or_droid_into_play() -> None:
    t = falcon(["Luke Skywalker", "R2-D2", "X-Wing", "Dagobah Nudj"])
    t.light.choose("use Millennium Falcon")
    t.light.can_choose("pick Luke Skywalker", "pick R2-D2")
    t.light.choose("pick Luke Skywalker")
    assert (t.light.units, t.focus("Jedi")) == (["Luke Skywalker"], 0)
    assert t.light.hand == ["R2-D2", "X-Wing", "Dagobah Nudj", "Millennium Falcon"]


@card("lcg", "millennium_falcon")
@rule("lcg.initiate.must_do_something", "lcg.play.no_anticipation")
def test_the_falcon_stays_without_a_character_or_droid_in_hand() -> None:
    t = falcon(["X-Wing", "Dagobah Nudj"])
    t.light.can_choose("pass")


@card("lcg", "millennium_falcon")
@rule("lcg.keyword.edge")
def test_the_falcon_adds_one_in_an_edge_battle() -> None:
    t = table(
        light=side(units=["Millennium Falcon"], focus={"Millennium Falcon": 1}, play=[LIGHT_POST]),
        dark=side(units=["TIE Fighter"], focus={"TIE Fighter": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Millennium Falcon"], ["TIE Fighter"]),
    )
    assert (t.window, t.edge) == ("edge", "light")


@card("lcg", "cloud_city_operative")
@rule("lcg.token.move_is_remove")
def test_a_cloud_city_operative_moves_a_focus_token_to_a_cheap_unit() -> None:
    t = table(
        light=side(
            affiliation="Smugglers and Spies",
            units=["Luke Skywalker"],
            focus={"Luke Skywalker": 1, "A Hero's Journey": 1},
            hand=["Cloud City Operative"],
            play=[LIGHT_POST],
        ),
        dark=side(units=["Devastator", "Dark Side Apprentice"], focus={"Dark Side Apprentice": 1}),
        active="light",
    )
    t.light.choose("play Cloud City Operative", "pay Smugglers and Spies 1", "pay A Hero's Journey#2 1")
    t.light.choose("use Cloud City Operative")
    t.light.can_choose("target Luke Skywalker", "target Dark Side Apprentice")
    t.light.choose("target Luke Skywalker")
    t.light.can_choose("target Cloud City Operative", "target Dark Side Apprentice")
    t.light.choose("target Dark Side Apprentice")
    assert (t.focus("Luke Skywalker"), t.focus("Dark Side Apprentice")) == (0, 2)


@card("lcg", "cloud_city_guest_quarters")
@rule("lcg.keyword.limited")
def test_cloud_city_guest_quarters_give_two_resources_and_are_limited() -> None:
    t = table(
        light=side(
            play=["Cloud City Guest Quarters"],
            hand=["Believer in the Old Ways", "Dagobah Training Grounds", "Cloud City Guest Quarters"],
            objectives=["Jedi Training"],
        ),
        active="light",
    )
    t.light.choose("play Believer in the Old Ways", "pay Cloud City Guest Quarters 1", "pay Jedi 1")
    t.light.can_choose("play Dagobah Training Grounds", "pass")
    t = table(light=side(hand=["Dagobah Training Grounds", "Cloud City Guest Quarters", "R2-D2"]), active="light")
    t.light.choose("play Cloud City Guest Quarters", "pay A Hero's Journey 2")
    t.light.can_choose("play R2-D2", "pass")


@card("lcg", "bamboozle")
def test_bamboozle_moves_a_focus_token_between_characters() -> None:
    t = table(
        light=side(
            affiliation="Smugglers and Spies",
            units=["Luke Skywalker", "X-Wing"],
            focus={"Luke Skywalker": 2, "X-Wing": 1},
            hand=["Bamboozle"],
            play=[LIGHT_POST],
        ),
        dark=side(units=["Dark Side Apprentice", "Devastator"]),
        active="light",
    )
    t.light.choose("play Bamboozle", "pay Smugglers and Spies 1", "pay A Hero's Journey 1")
    assert (t.focus("Luke Skywalker"), t.focus("Dark Side Apprentice")) == (1, 1)


@card("lcg", "bamboozle")
@rule("lcg.play.no_anticipation")
def test_bamboozle_cannot_count_on_a_character_that_paying_would_exhaust() -> None:
    t = table(
        light=side(
            affiliation="Smugglers and Spies", units=[RICH, "Luke Skywalker"], hand=["Bamboozle"], play=[LIGHT_POST]
        ),
        active="light",
    )
    t.light.can_choose("use Light Post", "pass")


# ---------------------------------------------------------------- set 112


@card("lcg", "may_the_force_be_with_you")
@rule("lcg.errata.may_the_force_limit", "lcg.limit.per_card")
def test_may_the_force_be_with_you_readies_one_committed_unit_a_turn() -> None:
    t = table(
        light=side(
            objectives=["May the Force Be With You"] + ["A Hero's Journey"] * 2,
            units=["Luke Skywalker", "X-Wing", "Y-Wing"],
            focus={"Luke Skywalker": 3, "X-Wing": 1},
        ),
        active="light",
        begin="force",
    )
    t.light.choose("commit Y-Wing", "commit Luke Skywalker")
    t.light.can_choose("use May the Force Be With You", "pass")
    t.light.choose("use May the Force Be With You")
    assert (t.focus("Luke Skywalker"), t.is_committed("Luke Skywalker")) == (0, True)
    t.light.choose("commit X-Wing")
    assert t.focus("X-Wing") == 1


@card("lcg", "yoda_join_us_or_die")
@rule("lcg.modifier.recalculate", "lcg.keyword.elite")
@pytest.mark.parametrize(("dial", "hits"), [(0, 0), (3, 3)])
def test_yoda_strikes_with_the_number_on_the_dial(dial: int, hits: int) -> None:
    t = table(
        light=side(units=["yoda_join_us_or_die"], play=[LIGHT_POST]),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Yoda"], ["Devastator"], edge="dark"),
        dial=dial,
    )
    while t.asked == "icons":
        t.light.choose(t.offered()[0])
    assert (t.damage("Devastator"), t.damage("Shadows of Dathomir"), t.focus("Devastator")) == (hits, 1, 2)


@card("lcg", "dagobah_nudj")
@rule("lcg.ability.forced")
def test_a_dagobah_nudj_turns_the_dial_back_and_advances_it_when_it_leaves() -> None:
    t = table(light=side(hand=["Dagobah Nudj"], play=[LIGHT_POST]), active="light", dial=3)
    t.light.choose("play Dagobah Nudj")
    t.light.can_choose("use Dagobah Nudj", "pass")
    t.light.choose("use Dagobah Nudj")
    assert t.dial == 2
    t = table(
        light=side(units=["Dagobah Nudj"], focus={"Dagobah Nudj": 1}, play=[LIGHT_POST]),
        dark=side(units=["Kuati Security Team"]),
        attack=attack("A Hero's Journey", ["Kuati Security Team"], ["Dagobah Nudj"], edge="light"),
        dial=3,
    )
    assert (t.light.units, t.dial) == ([], 4)


@card("lcg", "dagobah_nudj")
@rule("lcg.initiate.must_do_something")
def test_a_dagobah_nudj_does_not_turn_the_dial_back_below_zero() -> None:
    t = table(light=side(hand=["Dagobah Nudj"], play=[LIGHT_POST]), active="light", dial=0)
    t.light.choose("play Dagobah Nudj")
    assert (t.asked, t.dial) == ("action", 0)


@card("lcg", "dagobah_nudj")
@rule("lcg.win.dark_dial_twelve")
def test_a_dagobah_nudj_that_leaves_play_can_lose_the_game() -> None:
    t = table(
        light=side(units=["Dagobah Nudj"], focus={"Dagobah Nudj": 1}),
        dark=side(units=["Kuati Security Team"]),
        attack=attack("A Hero's Journey", ["Kuati Security Team"], ["Dagobah Nudj"], edge="light"),
        dial=11,
    )
    assert t.winner == "dark"


def seeking(deck: list[str], **more: object) -> Table:
    """The light player plays the event that seeks Yoda."""
    own = {"units": [], **more}
    t = table(
        light=side(hand=["Yoda, You Seek Yoda"], deck=deck, play=[LIGHT_POST], **own),
        active="light",
        dial=3,
    )
    t.light.choose("play Yoda, You Seek Yoda", "pay A Hero's Journey 2")
    return t


@card("lcg", "yoda_you_seek_yoda")
@rule("lcg.search.shuffle", "lcg.search.may_fail", "lcg.term.to_is_cost")
def test_yoda_is_sought_in_the_deck_and_put_into_play() -> None:
    t = seeking(["R2-D2", "yoda", "X-Wing", "yoda_join_us_or_die", "yoda"])
    assert t.dial == 4
    t.light.can_choose("pick Yoda", "pick Yoda", "done")
    t.light.choose("pick Yoda#2")
    assert t.light.units == ["Yoda"]
    assert sorted(t.light.deck) == ["R2-D2", "X-Wing", "Yoda", "Yoda"]
    assert t.knowing("X-Wing") == set()


@card("lcg", "yoda_you_seek_yoda")
def test_one_may_seek_yoda_in_vain() -> None:
    t = seeking(["R2-D2", "X-Wing"])
    assert (t.dial, t.light.units, t.light.discard) == (4, [], ["Yoda, You Seek Yoda"])


@card("lcg", "yoda_you_seek_yoda")
@rule("lcg.unique.one_copy")
def test_yoda_does_not_come_into_play_twice() -> None:
    t = seeking(["R2-D2", "yoda_join_us_or_die"], units=["yoda"])
    assert (t.dial, t.light.units, len(t.light.deck)) == (4, ["Yoda"], 2)


# ---------------------------------------------------------------- set 118


@card("lcg", "green_squadron_deployment")
@rule("lcg.modifier.doubling_last")
@pytest.mark.parametrize(("objectives", "balance"), [(1, "light"), (0, "dark")])
def test_green_squadron_deployment_doubles_the_force_icons_of_committed_vehicles(objectives: int, balance: str) -> None:
    t = table(
        light=side(
            objectives=["Green Squadron Deployment"] * objectives + ["A Hero's Journey"] * (3 - objectives),
            units=["X-Wing", "Red Five", "Twi'lek Loyalist"],
            committed=["X-Wing", "Twi'lek Loyalist"],
        ),
        dark=side(units=["Advisor to the Emperor"], committed=["Advisor to the Emperor"]),
        balance="dark",
        active="dark",
        begin="force",
    )
    t.until_turn("light")
    assert t.balance == balance


@card("lcg", "liberty")
def test_liberty_committed_to_the_force_sends_an_expensive_unit_back_when_it_strikes() -> None:
    t = table(
        light=side(units=["Liberty"], committed=["Liberty"], play=[LIGHT_POST]),
        dark=side(
            units=["Devastator", "Rancor", "Dark Side Apprentice"], focus={"Devastator": 1, "Dark Side Apprentice": 1}
        ),
        active="light",
        attack=attack("Shadows of Dathomir", ["Liberty"], ["Devastator", "Dark Side Apprentice"], edge="dark"),
    )
    t.light.can_choose("use Liberty", "pass")
    t.light.choose("use Liberty")
    t.light.can_choose("target Devastator", "target Rancor")
    t.light.choose("target Devastator")
    assert (t.dark.units, t.dark.hand) == (["Rancor", "Dark Side Apprentice"], ["Devastator"])


@card("lcg", "liberty")
def test_liberty_does_nothing_while_it_is_not_committed() -> None:
    t = table(
        light=side(units=["Liberty"], play=[LIGHT_POST]),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Liberty"], ["Devastator"], edge="dark"),
    )
    t.light.can_choose("hit Devastator", "blast")


@card("lcg", "green_squadron_a_wing")
def test_a_green_squadron_a_wing_shuffles_an_event_into_the_deck_when_it_leaves_play() -> None:
    t = table(
        light=side(
            units=["Green Squadron A-Wing"],
            focus={"Green Squadron A-Wing": 1},
            discard=["Double Strike", "X-Wing", "Counter-stroke"],
            play=[LIGHT_POST],
        ),
        dark=side(units=["Kuati Security Team"]),
        attack=attack("A Hero's Journey", ["Kuati Security Team"], ["Green Squadron A-Wing"], edge="light"),
    )
    t.light.choose("use Green Squadron A-Wing")
    t.light.can_choose("pick Double Strike", "pick Counter-stroke")
    t.light.choose("pick Double Strike")
    assert t.light.discard == ["X-Wing", "Counter-stroke", "Green Squadron A-Wing"]
    assert (len(t.light.deck), "Double Strike" in t.light.deck) == (11, True)


@card("lcg", "rebel_fighter_bay")
@rule("lcg.resources.match")
def test_a_rebel_fighter_bay_pays_for_vehicles_only() -> None:
    t = table(
        light=side(
            affiliation="Rebel Alliance",
            objectives=["Forgotten Heroes"],
            play=["Rebel Fighter Bay"],
            hand=["X-Wing", "Fleet Officer", "Hidden Outpost", "Mon Mothma"],
            focus={"Forgotten Heroes": 1},
        ),
        active="light",
    )
    t.light.can_choose("play X-Wing", "play Hidden Outpost", "pass")
    t.light.choose("play X-Wing")
    t.light.can_choose("pay Rebel Fighter Bay 1", "pay Rebel Alliance 1")
    t.light.choose("pay Rebel Fighter Bay 1")
    assert t.light.units == ["X-Wing"]


@card("lcg", "evasive_maneuvers")
@rule("lcg.damage.destroyed_is_leaving_play")
def test_evasive_maneuvers_return_a_vehicle_that_leaves_play_to_hand() -> None:
    t = table(
        light=side(units=["X-Wing"], damage={"X-Wing": 1}, focus={"X-Wing": 1}, hand=["Evasive Maneuvers"]),
        dark=side(units=["Kuati Security Team"]),
        attack=attack("A Hero's Journey", ["Kuati Security Team"], ["X-Wing"], edge="light"),
    )
    t.light.can_choose("play Evasive Maneuvers", "pass")
    t.light.choose("play Evasive Maneuvers")
    assert (t.light.units, t.light.hand, t.light.discard) == ([], ["X-Wing"], ["Evasive Maneuvers"])


@card("lcg", "evasive_maneuvers")
@rule("lcg.initiate.must_do_something")
def test_evasive_maneuvers_save_no_character_and_no_vehicle_on_its_way_to_hand() -> None:
    t = table(
        light=side(units=["Twi'lek Loyalist"], focus={"Twi'lek Loyalist": 1}, hand=["Evasive Maneuvers"]),
        dark=side(units=["Kuati Security Team"]),
        attack=attack("A Hero's Journey", ["Kuati Security Team"], ["Twi'lek Loyalist"], edge="light"),
    )
    assert (t.light.units, t.light.hand) == ([], ["Evasive Maneuvers"])
    t = table(
        light=side(units=["Millennium Falcon"], hand=["R2-D2", "Evasive Maneuvers"]), active="light", phase="force"
    )
    t.light.choose("use Millennium Falcon")
    assert (t.light.units, t.light.hand) == (["R2-D2"], ["Evasive Maneuvers", "Millennium Falcon"])
