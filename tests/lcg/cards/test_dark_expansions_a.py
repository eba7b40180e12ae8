"""Abilities of the dark side sets 40, 57 and 254 of the expansions."""

from __future__ import annotations

from tests.lcg.table import Table, attack, card, rule, side, table

PLAIN = "Shadows of Dathomir"

# ---------------------------------------------------------------- set 40


@card("lcg", "the_killing_cold")
def test_the_killing_cold_heals_a_hoth_objective_for_a_unit() -> None:
    t = table(
        dark=side(
            objectives=["The Killing Cold", "The Admiral's Assault", PLAIN],
            units=["Espo Trooper", "Rancor"],
            damage={"The Killing Cold": 1, "The Admiral's Assault": 2, PLAIN: 1},
        ),
    )
    t.dark.choose("use The Killing Cold")
    t.dark.can_choose("pick Espo Trooper", "pick Rancor")
    t.dark.choose("pick Espo Trooper")
    assert t.dark.discard == ["Espo Trooper"]
    t.dark.can_choose("pick The Killing Cold", "pick The Admiral's Assault")
    t.dark.choose("pick The Admiral's Assault")
    assert t.damage("The Admiral's Assault") == 1


@card("lcg", "the_killing_cold")
def test_the_killing_cold_needs_a_unit_and_damage_on_a_hoth_objective() -> None:
    objectives = ["The Killing Cold", PLAIN, PLAIN]
    t = table(dark=side(objectives=objectives, units=["Rancor"], damage={PLAIN: 1}, hand=["Espo Trooper"]))
    t.dark.cannot_choose("use The Killing Cold")
    t = table(dark=side(objectives=objectives, damage={"The Killing Cold": 1}, hand=["Espo Trooper"]))
    t.dark.cannot_choose("use The Killing Cold")


def attacked(*attackers: str, **dark: object) -> Table:
    """The light side has declared attackers."""
    return table(
        light=side(units=list(attackers)),
        dark=side(units=["Icetromper"], **dark),
        active="light",
        attack=attack(PLAIN, list(attackers), at="attackers"),
    )


@card("lcg", "icetromper")
@rule("lcg.engage.removed_not_remembered")
def test_an_icetromper_drives_an_attacker_away_and_damages_it() -> None:
    t = attacked("Fleet Officer", "Luke Skywalker", "X-Wing")
    t.dark.choose("use Icetromper")
    t.dark.can_choose("target Fleet Officer", "target Luke Skywalker")
    t.dark.choose("target Luke Skywalker")
    assert t.attackers == ["Fleet Officer", "X-Wing"]
    assert (t.damage("Luke Skywalker"), t.dark.discard) == (1, ["Icetromper"])


@card("lcg", "icetromper")
def test_an_icetromper_needs_an_attacker_that_is_no_vehicle() -> None:
    t = attacked("X-Wing", hand=["Force Choke"])
    assert "use Icetromper" not in t.offered()
    t = table(light=side(units=["Fleet Officer"]), dark=side(units=["Icetromper"], hand=["Espo Trooper"]))
    t.dark.cannot_choose("use Icetromper")


@card("lcg", "icetromper")
@rule("lcg.play.no_anticipation", "lcg.term.target")
def test_an_icetromper_that_was_the_only_attacker_is_sacrificed_for_nothing() -> None:
    t = table(
        light=side(units=["Fleet Officer"]),
        dark=side(units=["Icetromper"]),
        attack=attack("A Hero's Journey", ["Icetromper"], at="attackers"),
    )
    t.dark.choose("use Icetromper")
    assert (t.dark.discard, t.attackers, t.damage("Fleet Officer")) == (["Icetromper"], [], 0)


@card("lcg", "fear")
def test_fear_ends_a_commitment_to_the_force() -> None:
    t = table(light=side(units=["Fleet Officer", "X-Wing"], committed=["Fleet Officer"]), dark=side(hand=["Fear"]))
    t.dark.choose("play Fear", "pay Sith 1")
    assert t.attached("Fleet Officer") == ["Fear"]
    assert not t.is_committed("Fleet Officer")


@card("lcg", "fear")
@rule("lcg.general.cannot_absolute")
def test_a_unit_in_fear_cannot_be_committed_to_the_force() -> None:
    t = table(
        light=side(units=["Fleet Officer", "X-Wing"]),
        dark=side(attached={"Fear": "Fleet Officer"}),
        active="light",
        begin="force",
    )
    t.light.can_choose("commit X-Wing", "done")


def desolation(**light: object) -> Table:
    """The Desolation of Hoth is played and paid for."""
    t = table(
        light=side(**light),
        dark=side(
            objectives=["The Killing Cold", "The Admiral's Assault", PLAIN],
            damage={"The Killing Cold": 3, "The Admiral's Assault": 1, PLAIN: 2},
            hand=["The Desolation of Hoth"],
        ),
    )
    t.dark.choose("play The Desolation of Hoth", "pay Shadows of Dathomir 2", "pay Sith 1")
    return t


@card("lcg", "the_desolation_of_hoth")
def test_the_desolation_of_hoth_moves_any_amount_of_damage_from_a_hoth_objective() -> None:
    t = desolation(units=["Redemption", "X-Wing"])
    t.dark.can_choose("target Redemption", "target X-Wing")
    t.dark.choose("target Redemption")
    t.dark.can_choose(*(f"move The Killing Cold {amount}" for amount in (1, 2, 3)), "move The Admiral's Assault 1")
    t.dark.choose("move The Killing Cold 2")
    assert (t.damage("The Killing Cold"), t.damage("Redemption")) == (1, 2)


@card("lcg", "the_desolation_of_hoth")
@rule("lcg.damage.destroyed_at_capacity")
def test_moved_damage_destroys_a_unit() -> None:
    t = desolation(units=["X-Wing"])
    t.dark.choose("move The Killing Cold 3")
    assert (t.light.discard, t.damage("The Killing Cold")) == (["X-Wing"], 0)


@card("lcg", "the_desolation_of_hoth")
@rule("lcg.damage.moved_protect_example")
def test_protect_may_take_moved_damage() -> None:
    t = desolation(units=["Fleet Officer", "Guardian of Peace"])
    t.dark.choose("target Fleet Officer", "move The Killing Cold 1")
    t.light.choose("protect Guardian of Peace 1")
    assert (t.damage("Fleet Officer"), t.damage("Guardian of Peace")) == (0, 1)


@card("lcg", "the_desolation_of_hoth")
def test_the_desolation_of_hoth_is_for_ones_own_turn_and_needs_damage() -> None:
    hand = ["The Desolation of Hoth"]
    t = table(
        light=side(units=["X-Wing"]),
        dark=side(objectives=["The Killing Cold", PLAIN, PLAIN], damage={"The Killing Cold": 1}, hand=hand),
        active="light",
    )
    t.until("action")
    assert t.active == "dark"
    t = table(light=side(units=["X-Wing"]), dark=side(objectives=["The Killing Cold", PLAIN, PLAIN], hand=hand))
    t.dark.can_choose("pass")


# ---------------------------------------------------------------- set 57


@card("lcg", "lucrative_contract")
def test_lucrative_contract_readies_a_mercenary_or_bounty_hunter() -> None:
    t = table(
        dark=side(
            objectives=["Lucrative Contract", PLAIN, PLAIN],
            units=["Outer Rim Hunter", "Outer Rim Space Pirates", "Espo Trooper"],
            focus={"Outer Rim Hunter": 2, "Outer Rim Space Pirates": 3, "Espo Trooper": 2},
        ),
        begin="refresh",
    )
    t.dark.choose("use Lucrative Contract")
    t.dark.can_choose("target Outer Rim Hunter", "target Outer Rim Space Pirates")
    t.dark.choose("target Outer Rim Hunter")
    assert (t.focus("Outer Rim Hunter"), t.focus("Outer Rim Space Pirates")) == (0, 2)


def contract_attacked(objective: str) -> Table:
    """Red Five strikes an objective of a dark side that holds two Corrupt Officials."""
    return table(
        light=side(units=["Red Five"]),
        dark=side(
            objectives=["Lucrative Contract", PLAIN, PLAIN],
            units=["Emperor's Royal Guard"],
            hand=["Corrupt Official", "Corrupt Official", "Espo Trooper"],
        ),
        active="light",
        attack=attack(objective, ["Red Five"], ["Emperor's Royal Guard"], edge="light"),
    )


@card("lcg", "corrupt_official")
def test_a_corrupt_official_prevents_as_much_damage_as_wanted() -> None:
    t = contract_attacked("Lucrative Contract")
    t.dark.can_choose("use Corrupt Official", "pass")
    t.dark.choose("use Corrupt Official")
    t.dark.can_choose(*(f"prevent Lucrative Contract {amount}" for amount in (1, 2, 3)))
    t.dark.choose("prevent Lucrative Contract 2")
    assert t.dark.hand == ["Corrupt Official", "Espo Trooper"]
    t.dark.choose("pass")
    assert (t.damage("Lucrative Contract"), t.dark.discard) == (1, ["Corrupt Official"])


@card("lcg", "corrupt_official")
def test_two_corrupt_officials_may_prevent_all_of_it() -> None:
    t = contract_attacked("Lucrative Contract")
    t.dark.choose("use Corrupt Official", "prevent Lucrative Contract 2", "use Corrupt Official")
    assert (t.damage("Lucrative Contract"), t.dark.hand) == (0, ["Espo Trooper"])


@card("lcg", "corrupt_official")
def test_a_corrupt_official_cares_for_objectives_of_his_affiliation_only() -> None:
    t = contract_attacked(PLAIN)
    assert (t.damage(PLAIN), t.damage("Red Five"), t.dark.discard) == (3, 1, [])


@card("lcg", "explosive_charge")
def test_explosive_charge_discards_an_enhancement_that_costs_no_more_than_one_has() -> None:
    t = table(
        light=side(units=["Luke Skywalker"], attached={"Jedi Lightsaber": "Luke Skywalker"}, play=["Hidden Outpost"]),
        dark=side(
            affiliation="Scum and Villainy",
            units=["TIE Advanced"],
            attached={"Black Squadron Pilot": "TIE Advanced"},
            play=["Control Room"],
            hand=["Explosive Charge"],
        ),
    )
    t.dark.choose("play Explosive Charge")
    t.dark.can_choose(
        "target Jedi Lightsaber", "target Hidden Outpost", "target Black Squadron Pilot", "target Control Room"
    )
    t.dark.choose("target Jedi Lightsaber")
    assert t.light.discard == ["Jedi Lightsaber"]


@card("lcg", "explosive_charge")
def test_explosive_charge_finds_nothing_without_own_enhancements() -> None:
    t = table(
        light=side(play=["Hidden Outpost"]),
        dark=side(affiliation="Scum and Villainy", hand=["Explosive Charge"]),
    )
    t.dark.can_choose("pass")


# ---------------------------------------------------------------- set 254


@card("lcg", "lure_of_the_lost")
def test_lure_of_the_lost_shuffles_a_discarded_card_into_the_deck() -> None:
    t = table(
        dark=side(
            objectives=["Lure of the Lost", PLAIN, PLAIN], hand=["Fear"], discard=["Rancor", "Force Choke"], deck=[]
        ),
        begin="refresh",
    )
    t.dark.choose("use Lure of the Lost")
    assert t.focus("Lure of the Lost") == 1
    t.dark.choose("pick Rancor")
    assert (t.dark.deck, t.dark.discard) == (["Rancor"], ["Force Choke"])


@card("lcg", "lure_of_the_lost")
def test_lure_of_the_lost_needs_a_discard_pile() -> None:
    t = table(dark=side(objectives=["Lure of the Lost", PLAIN, PLAIN]), begin="refresh")
    assert (t.phase, t.focus("Lure of the Lost")) == ("deployment", 0)


def fight_with_naaran(**dark: object) -> Table:
    """Rav Naaran watches how two defenders fall."""
    units = ["Rav Naaran", "Nightsister", "Rancor"]
    return table(
        light=side(units=["Rebel Trooper", "Rookie Pilot", "Fleet Officer"]),
        dark=side(units=units, **dark),
        attack=attack("A Hero's Journey", ["Nightsister", "Rancor"], ["Rebel Trooper", "Rookie Pilot"], edge="dark"),
    )


@card("lcg", "rav_naaran")
@rule("lcg.limit.per_card")
def test_rav_naaran_damages_an_enemy_objective_once_per_turn_when_a_unit_leaves_play() -> None:
    t = fight_with_naaran()
    t.dark.choose("strike Nightsister", "hit Rebel Trooper", "use Rav Naaran")
    t.dark.can_choose(*["target A Hero's Journey"] * 3)
    t.dark.choose("target A Hero's Journey#2")
    assert t.damage("A Hero's Journey#2") == 1
    t.light.choose("hit Rancor")
    assert (t.light.discard, t.asked) == (["Rebel Trooper", "Rookie Pilot"], "engage")
    assert t.damage("A Hero's Journey#2") == 1


@card("lcg", "rav_naaran")
def test_rav_naaran_answers_units_of_both_sides_but_only_in_conflict_phases() -> None:
    t = table(dark=side(units=["Rav Naaran", "Espo Trooper"], hand=["Force Choke"]))
    t.dark.choose("play Force Choke", "target Espo Trooper")
    assert (t.dark.discard, t.asked) == (["Espo Trooper", "Force Choke"], "engage")
    t = table(dark=side(units=["Rav Naaran", "Espo Trooper"], hand=["Force Choke"]), phase="conflict")
    t.dark.choose("play Force Choke", "target Espo Trooper")
    t.dark.can_choose("use Rav Naaran", "pass")


@card("lcg", "rav_naaran")
@card("lcg", "black_squadron_pilot")
def test_an_attached_pilot_that_falls_off_was_no_unit() -> None:
    t = table(
        dark=side(
            affiliation="Scum and Villainy",
            units=["Rav Naaran", "TIE Advanced"],
            attached={"Black Squadron Pilot": "TIE Advanced"},
            play=["Control Room"],
            hand=["Explosive Charge"],
        ),
        phase="conflict",
    )
    t.dark.choose("play Explosive Charge", "target Black Squadron Pilot")
    assert t.dark.discard == ["Black Squadron Pilot", "Explosive Charge"]
    assert t.asked != "reaction"


@card("lcg", "naarans_lightsaber")
@rule("lcg.keyword.edge_cumulative")
def test_naarans_lightsaber_gives_edge() -> None:
    t = table(
        light=side(units=["Fleet Officer"]),
        dark=side(units=["Dark Side Apprentice"], attached={"Naaran's Lightsaber": "Dark Side Apprentice"}),
        attack=attack("A Hero's Journey", ["Dark Side Apprentice"], ["Fleet Officer"]),
    )
    assert t.edge == "dark"


@card("lcg", "naarans_lightsaber")
def test_naarans_lightsaber_damages_an_enemy_unit_if_rav_naaran_bears_it() -> None:
    t = fight_with_naaran(attached={"Naaran's Lightsaber": "Rav Naaran"})
    t.dark.choose("strike Nightsister", "hit Rebel Trooper")
    t.dark.can_choose("use Rav Naaran", "use Naaran's Lightsaber", "pass")
    t.dark.choose("use Naaran's Lightsaber")
    t.dark.can_choose("target Rookie Pilot", "target Fleet Officer")
    t.dark.choose("target Fleet Officer")
    assert t.damage("Fleet Officer") == 1


@card("lcg", "naarans_lightsaber")
def test_naarans_lightsaber_does_no_damage_for_others() -> None:
    t = fight_with_naaran(attached={"Naaran's Lightsaber": "Nightsister"})
    t.dark.choose("strike Nightsister", "hit Rebel Trooper")
    t.dark.can_choose("use Rav Naaran", "pass")


@card("lcg", "berserk_hunter")
def test_a_berserk_hunter_is_sacrificed_after_its_strike() -> None:
    t = table(
        light=side(units=["Luke Skywalker"]),
        dark=side(units=["Berserk Hunter"]),
        attack=attack("A Hero's Journey", ["Berserk Hunter"], ["Luke Skywalker"], edge="dark"),
    )
    t.dark.choose("hit Luke Skywalker")
    assert (t.damage("Luke Skywalker"), t.damage("A Hero's Journey")) == (2, 2)
    assert t.dark.discard == ["Berserk Hunter"]
