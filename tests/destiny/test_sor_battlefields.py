"""What the battlefields of Spirit of Rebellion give to whoever claims them."""

from __future__ import annotations

from dataclasses import replace

from dejarik.games.destiny.model.state import HAND
from tests.destiny.table import Side, Table, card, rule, table


def claimed(field: str, you: Side | None = None, they: Side | None = None) -> Table:
    """You have claimed a battlefield and use its ability."""
    t = table(you, replace(they or Side(), field=field), holder="they")
    t.you.choose("claim")
    t.you.can_choose("yes", "no")
    t.you.choose("yes")
    return t


# ---------------------------------------------------------------- Carbon-freezing Chamber


def _frozen(t: Table) -> list[str]:
    """How everybody sees which dice of their team are frozen."""
    return [mark.key for thing in t.you.view.region("team", 1).things if thing.kind == "die" for mark in thing.marks]


@card("destiny", "SoR-151")
@rule("destiny.card.carbon_freezing_chamber.die_outside_pool")
def test_a_die_in_the_carbon_freezing_chamber_is_not_rolled_next_round() -> None:
    t = claimed("Carbon-freezing Chamber", they=Side(team=["Jango Fett*2"]))
    t.you.can_choose("freeze Nightsister", "freeze Jango Fett")
    t.you.choose("freeze Jango Fett")
    assert _frozen(t) == ["freezing"]
    t.they.choose("activate Jango Fett")
    t.roll("1R", "-")
    assert t.they.pool == ["Jango Fett:1R", "Jango Fett:-"], "this round it still is"
    t.they.choose("pass")
    assert t.round == 3
    assert _frozen(t) == ["frozen"]
    t.you.choose("pass")
    t.they.choose("activate Jango Fett")
    t.roll("1R")
    assert t.they.pool == ["Jango Fett:1R"]
    t.you.choose("pass")
    t.they.choose("pass")
    t.you.choose("done")
    t.they.choose("done")
    assert t.round == 4
    assert _frozen(t) == []
    t.you.choose("pass")
    t.they.choose("activate Jango Fett")
    t.roll("1R", "-")
    assert t.they.pool == ["Jango Fett:1R", "Jango Fett:-"], "in the round after it is rolled again"


@card("destiny", "SoR-151")
def test_a_die_in_a_pool_may_be_chosen_and_those_of_supports_and_upgrades_may_not() -> None:
    t = claimed(
        "Carbon-freezing Chamber",
        Side(pool=["Nightsister:2RD"], supports=["BB-8"]),
        Side(team=["Rey*2"], upgrades={"Rey": ["Lightsaber"]}, pool=["Rey:1MD", "Lightsaber:1R"]),
    )
    t.you.can_choose("freeze Rey", "freeze Nightsister:2RD", "freeze Rey:1MD")
    t.you.choose("freeze Nightsister:2RD")
    t.they.choose("pass")
    assert t.round == 3
    t.you.choose("activate Nightsister")
    assert t.you.pool == []
    assert t.you.is_exhausted("Nightsister")


@card("destiny", "SoR-151")
def test_a_second_freezing_takes_the_other_die() -> None:
    """New Orders use the chamber, and whoever claims it uses it again."""
    t = table(
        Side(hand=["New Orders"], field="Carbon-freezing Chamber"),
        Side(team=["Jango Fett*2"]),
        holder="they",
    )
    t.you.choose("play New Orders", "freeze Jango Fett")
    t.they.choose("pass")
    t.you.choose("claim", "yes", "freeze Jango Fett")
    assert _frozen(t) == ["freezing", "freezing"]


# ---------------------------------------------------------------- Cargo Hold


@card("destiny", "SoR-152")
def test_cargo_hold_moves_an_upgrade_with_its_die_to_a_character_of_the_same_player() -> None:
    t = claimed(
        "Cargo Hold",
        Side(team=["Rey", "Finn"], upgrades={"Rey": ["Lightsaber"]}, pool=["Lightsaber:1R"]),
        Side(team=["Jango Fett", "Nightsister"], upgrades={"Jango Fett": ["Datapad"]}),
    )
    t.you.can_choose("move Lightsaber Finn", "move Datapad Nightsister")
    t.you.choose("move Lightsaber Finn")
    assert (t.you.upgrades("Rey"), t.you.upgrades("Finn"), t.you.pool) == ([], ["Lightsaber"], [])


@card("destiny", "SoR-152")
def test_an_opponents_upgrade_stays_an_opponents() -> None:
    t = claimed("Cargo Hold", they=Side(team=["Jango Fett", "Nightsister"], upgrades={"Jango Fett": ["Datapad"]}))
    assert t.they.upgrades("Nightsister") == ["Datapad"]


@card("destiny", "SoR-152")
@rule("destiny.card.cargo_hold.character_with_three_upgrades")
def test_a_fourth_upgrade_in_the_cargo_hold_costs_one_of_the_four() -> None:
    t = claimed(
        "Cargo Hold",
        Side(
            team=["Rey", "AW-035"],
            upgrades={"Rey": ["Lightsaber"], "AW-035": ["Comlink", "Datapad", "Jedi Robes"]},
        ),
    )
    t.you.choose("move Lightsaber Luke Skywalker")
    t.you.can_choose("give_up Comlink", "give_up Datapad", "give_up Jedi Robes", "give_up Lightsaber")
    t.you.choose("give_up Datapad")
    assert t.you.upgrades("AW-035") == ["Comlink", "Jedi Robes", "Lightsaber"]


@card("destiny", "SoR-152")
@rule("destiny.card.cargo_hold.ignores_restrictions", "destiny.term.move.ignores_play_restriction")
def test_the_cargo_hold_ignores_restrictions() -> None:
    t = claimed(
        "Cargo Hold",
        Side(team=["Nightsister", "Jango Fett", "Royal Guard"], upgrades={"Nightsister": ["Force Choke"]}),
    )
    t.you.can_choose("move Force Choke Jango Fett", "move Force Choke Royal Guard")
    t.you.choose("move Force Choke Royal Guard")
    assert t.you.upgrades("Royal Guard") == ["Force Choke"]


# ---------------------------------------------------------------- the others


@card("destiny", "SoR-153")
def test_docking_bay_plays_a_support_from_hand_or_discard_pile_for_one_less() -> None:
    t = claimed(
        "Docking Bay",
        Side(
            team=["Leia Organa"],
            hand=["Black One", "Dodge", "Lightsaber"],
            discard=["BB-8", "AW-049", "Aim"],
            resources=3,
        ),
    )
    t.you.can_choose("play Black One", "play BB-8")
    t.you.choose("play BB-8")
    assert (t.you.supports, t.you.discard) == (["BB-8"], ["Millennium Falcon", "Aim"])
    assert t.you.resources == 3


@card("destiny", "SoR-153")
def test_in_the_docking_bay_a_support_of_the_hand_costs_one_less_too() -> None:
    t = claimed("Docking Bay", Side(team=["Leia Organa"], hand=["Black One"], resources=3))
    assert (t.you.supports, t.you.hand, t.you.resources) == (["Black One"], [], 0)


@card("destiny", "SoR-154")
def test_ewok_village_takes_all_shields_from_a_character() -> None:
    t = claimed(
        "Ewok Village",
        Side(shields={"Nightsister": 1}),
        Side(team=["Kylo Ren", "Rey"], shields={"Kylo Ren": 3}),
    )
    t.you.can_choose("unshield Nightsister", "unshield Kylo Ren", "unshield Rey")
    t.you.choose("unshield Kylo Ren")
    assert (t.they.shields("Kylo Ren"), t.you.shields("Nightsister")) == (0, 1)


@card("destiny", "SoR-155")
def test_mazs_castle_draws_two_cards_and_lets_any_number_go_under_the_deck() -> None:
    t = claimed("Maz's Castle", Side(hand=["Aim"], deck=["Dodge", "Block", "Lightsaber"]))
    assert t.you.hand == ["Aim", "Dodge", "Block"]
    t.you.choose("bottom Block", "bottom Aim", "done")
    assert (t.you.hand, t.you.deck) == (["Dodge"], ["Lightsaber", "Block", "Aim"])
    t.they.choose("pass")


@card("destiny", "SoR-155")
def test_all_cards_may_stay_in_hand_or_go() -> None:
    t = claimed("Maz's Castle", Side(deck=["Dodge", "Block"]))
    t.you.choose("done")
    assert (sorted(t.you.hand), t.you.deck) == (["Block", "Dodge"], [])
    t = claimed("Maz's Castle", Side(deck=["Dodge", "Block"]))
    t.you.choose("bottom Dodge", "bottom Block")
    assert (t.you.hand, t.you.deck) == ([], ["Dodge", "Block"])


@card("destiny", "SoR-155")
@rule("destiny.hand.count_public_content_secret")
def test_others_do_not_see_what_goes_under_the_deck_and_forget_what_they_saw_of_the_hand() -> None:
    t = table(
        Side(hand=["Aim", "Dodge"], deck=["Block", "Block"], field="Maz's Castle"),
        holder="you",
    )
    for number in t.state.zones[HAND]:
        t.state.known[number] |= 1 << 1
    t.you.choose("claim", "yes", "bottom Dodge", "done")
    assert t.you.sees("hand", of=t.you) == ["Aim", "Block", "Block"]
    assert t.they.sees("hand", of=t.you) == ["?", "?", "?"]
    assert "Player 1 puts 1 card under the deck." in t.they.reads()
    assert "Player 1 puts “Dodge” under the deck." in t.you.reads()
    assert "Gracz 1 kładzie na spodzie talii 1 kartę." in t.they.reads("pl")


@card("destiny", "SoR-156")
def test_moisture_farm_gives_a_resource() -> None:
    t = claimed("Moisture Farm")
    assert (t.you.resources, t.they.resources) == (3, 2)


@card("destiny", "SoR-157")
def test_otoh_gunga_heals_a_character() -> None:
    t = claimed("Otoh Gunga", Side(damage={"Nightsister": 2}), Side(team=["Rey"], damage={"Rey": 3}))
    t.you.can_choose("heal Nightsister", "heal Rey")
    t.you.choose("heal Nightsister")
    assert (t.you.damage("Nightsister"), t.they.damage("Rey")) == (1, 3)


@card("destiny", "SoR-158")
def test_secluded_beach_removes_an_opponents_die_showing_ranged_damage() -> None:
    t = claimed(
        "Secluded Beach",
        Side(pool=["Nightsister:1RD"]),
        Side(team=["Leia Organa*2", "Rey"], pool=["Leia Organa:2RD1", "Leia Organa:1RD", "Rey:1MD"]),
    )
    t.you.can_choose("remove Leia Organa:2RD1", "remove Leia Organa:1RD")
    t.you.choose("remove Leia Organa:1RD")
    assert (t.you.pool, t.they.pool) == (["Nightsister:1RD"], ["Leia Organa:2RD1", "Rey:1MD"])


FACILITY = Side(
    team=["Nightsister", "Nightsister", "Nightsister", "Bala-Tik", "Tusken Raider"],
    pool=["Nightsister:1RD", "Nightsister:2RD", "Nightsister:1Dc", "Bala-Tik:+2RD", "Tusken Raider:1MD"],
)


@card("destiny", "SoR-159")
@rule("destiny.carddice.modifiers_need_several_dice")
def test_secret_facility_resolves_up_to_three_dice_of_one_symbol_modifiers_included() -> None:
    t = claimed("Secret Facility", FACILITY, Side(team=["Kylo Ren"]))
    t.you.can_choose("resolve Nightsister:1RD", "resolve Nightsister:2RD", "resolve Tusken Raider:1MD", "done")
    t.you.choose("resolve Nightsister:1RD", "modify Bala-Tik:+2RD", "hit Kylo Ren")
    t.you.can_choose("resolve Nightsister:2RD", "done")
    t.you.choose("resolve Nightsister:2RD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.pool) == (5, ["Nightsister:1Dc", "Tusken Raider:1MD"])


@card("destiny", "SoR-159")
def test_secret_facility_stops_after_three_dice() -> None:
    pool = ["Nightsister:1RD", "Nightsister:2RD", "Nightsister:1RD", "Nightsister:2RD"]
    t = claimed("Secret Facility", Side(team=["Nightsister"] * 4, pool=pool), Side(team=["Kylo Ren"]))
    for _ in range(2):
        t.you.choose("resolve Nightsister:1RD", "hit Kylo Ren")
    t.you.choose("resolve Nightsister:2RD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.pool) == (4, ["Nightsister:2RD"])
    t.they.choose("pass")


@card("destiny", "SoR-159")
def test_a_modifier_does_not_fit_behind_the_third_die() -> None:
    pool = ["Nightsister:1RD", "Nightsister:2RD", "Bala-Tik:+2RD", "Bala-Tik:+2RD"]
    team = ["Nightsister", "Nightsister", "Bala-Tik*2"]
    t = claimed("Secret Facility", Side(team=team, pool=pool), Side(team=["Kylo Ren"]))
    t.you.choose("resolve Nightsister:1RD", "modify Bala-Tik:+2RD", "modify Bala-Tik:+2RD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.pool) == (5, ["Nightsister:2RD"])


@card("destiny", "SoR-160")
def test_war_torn_streets_cost_an_opponent_a_random_card() -> None:
    t = claimed("War-Torn Streets", they=Side(hand=["Aim", "Dodge", "Block"]))
    assert (len(t.they.hand), len(t.they.discard)) == (2, 1)
    assert sorted(t.they.hand + t.they.discard) == ["Aim", "Block", "Dodge"]
