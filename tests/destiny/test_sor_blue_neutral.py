"""What the neutral blue events, supports and plain upgrades of Spirit of Rebellion do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table


@card("destiny", "SoR-127")
def test_a_decisive_blow_strikes_the_dice_from_the_character_it_hits() -> None:
    t = table(
        Side(team=["Rey"], pool=["Rey:1MD"], hand=["Decisive Blow"], resources=3),
        Side(
            team=["Count Dooku", "Nightsister"],
            upgrades={"Nightsister": ["Lightsaber"]},
            shields={"Nightsister": 1},
            pool=["Nightsister:2RD", "Lightsaber:1R", "Count Dooku:2MD"],
        ),
    )
    t.you.choose("play Decisive Blow", "hit Nightsister")
    assert (t.they.shields("Nightsister"), t.they.pool) == (0, ["Count Dooku:2MD"])


@card("destiny", "SoR-127")
def test_a_decisive_blow_needs_a_melee_die() -> None:
    t = table(Side(team=["Rey"], pool=["Rey:1R"], hand=["Decisive Blow"], resources=3), Side(pool=["Nightsister:2RD"]))
    t.you.choose("play Decisive Blow")
    assert (t.you.pool, t.they.pool) == (["Rey:1R"], ["Nightsister:2RD"])


@card("destiny", "SoR-128")
def test_high_ground_removes_a_damage_die_and_hurts_its_character() -> None:
    t = table(
        Side(team=["Rey"], hand=["High Ground"]),
        Side(
            team=["Kylo Ren", "Nightsister"],
            upgrades={"Kylo Ren": ["Lightsaber"]},
            pool=["Kylo Ren:1MD", "Lightsaber:+2MD", "Nightsister:1R"],
        ),
        holder="you",
    )
    t.you.choose("play High Ground")
    t.you.can_choose("remove Kylo Ren:1MD", "remove Lightsaber:+2MD")
    t.you.choose("remove Kylo Ren:1MD")
    assert (t.they.damage("Kylo Ren"), t.they.pool) == (1, ["Lightsaber:+2MD", "Nightsister:1R"])


@card("destiny", "SoR-128")
def test_high_ground_hurts_nobody_for_the_die_of_an_upgrade() -> None:
    t = table(
        Side(team=["Rey"], hand=["High Ground"]),
        Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Lightsaber"]}, pool=["Lightsaber:+2MD"]),
        holder="you",
    )
    t.you.choose("play High Ground")
    assert (t.they.damage("Kylo Ren"), t.they.pool) == (0, [])


@card("destiny", "SoR-128")
def test_high_ground_needs_the_battlefield() -> None:
    t = table(Side(hand=["High Ground"]), Side(pool=["Nightsister:2RD"]), holder="they")
    t.you.cannot_choose("play High Ground")


@card("destiny", "SoR-129")
def test_momentum_shift_takes_a_shield_from_an_opponent() -> None:
    t = table(
        Side(team=["Rey", "Padawan"], shields={"Rey": 3}, hand=["Momentum Shift"]),
        Side(team=["Kylo Ren", "Nightsister"], shields={"Kylo Ren": 2}),
    )
    t.you.choose("play Momentum Shift")
    assert (t.they.shields("Kylo Ren"), t.you.shields("Rey"), t.you.shields("Padawan")) == (1, 3, 1)


@rule("destiny.card.momentum_shift.no_room", "destiny.term.move.no_legal_place")
@card("destiny", "SoR-129")
def test_momentum_shift_moves_nothing_when_there_is_no_room() -> None:
    t = table(
        Side(team=["Rey", "AW-035"], shields={"Rey": 3, "AW-035": 3}, hand=["Momentum Shift"]),
        Side(team=["AW-010"], shields={"AW-010": 2}),
    )
    t.you.choose("play Momentum Shift")
    assert (t.you.shields("Rey"), t.you.shields("Luke Skywalker"), t.they.shields("Darth Vader")) == (3, 3, 2)


@card("destiny", "SoR-129")
def test_moved_shields_are_not_gained() -> None:
    t = table(
        Side(team=["Qui-Gon Jinn"], shields={"Qui-Gon Jinn": 1}, hand=["Momentum Shift"]),
        Side(shields={"Nightsister": 1}),
    )
    t.you.choose("play Momentum Shift")
    assert (t.you.shields("Qui-Gon Jinn"), t.they.shields("Nightsister")) == (2, 0)
    t.they.choose("pass")


def _overconfident(*shown: str) -> Table:
    t = table(
        Side(team=["Rey", "Padawan"], pool=["Padawan:2MD"], hand=["Overconfidence"]),
        Side(team=["Nightsister", "Kylo Ren"], pool=["Nightsister:2RD", "Kylo Ren:2MD1"]),
    )
    t.you.choose("play Overconfidence", "reroll Nightsister:2RD", "reroll Kylo Ren:2MD1")
    t.roll(*shown)
    return t


@card("destiny", "SoR-130")
def test_overconfidence_removes_the_lower_of_two_rerolled_dice() -> None:
    t = _overconfident("2RD", "1MD")
    assert (t.they.pool, t.you.pool) == (["Nightsister:2RD"], ["Padawan:2MD"])


@card("destiny", "SoR-130")
def test_overconfidence_lets_its_player_choose_between_equal_dice() -> None:
    t = _overconfident("-", "Sp")
    t.you.can_choose("remove Nightsister:-", "remove Kylo Ren:Sp")
    t.you.choose("remove Kylo Ren:Sp")
    assert t.they.pool == ["Nightsister:-"]


@rule("destiny.effect.then.needs_full_resolution")
@card("destiny", "SoR-130")
def test_overconfidence_removes_nothing_where_only_one_die_can_be_rerolled() -> None:
    t = table(Side(team=["Rey"], hand=["Overconfidence"]), Side(pool=["Nightsister:2RD"]))
    t.you.choose("play Overconfidence")
    t.roll("-")
    assert t.they.pool == ["Nightsister:-"]


@card("destiny", "SoR-130", "SoR-132", "SoR-133")
@pytest.mark.parametrize("event", ["Overconfidence", "Rejuvenate", "Trust Your Instincts"])
def test_these_events_need_a_blue_character(event: str) -> None:
    t = table(
        Side(team=["Captain Phasma"], damage={"Captain Phasma": 1}, pool=["Captain Phasma:1R"], hand=[event]),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose(f"play {event}")
    assert (t.you.damage("Captain Phasma"), t.you.pool, t.you.hand) == (1, ["Captain Phasma:1R"], [])
    t.they.choose("pass")


@card("destiny", "SoR-132")
def test_rejuvenate_heals_1_damage_from_any_character() -> None:
    t = table(Side(team=["Rey", "Finn"], damage={"Finn": 3}, hand=["Rejuvenate"]), Side(damage={"Nightsister": 2}))
    t.you.choose("play Rejuvenate", "heal Finn")
    assert (t.you.damage("Finn"), t.they.damage("Nightsister")) == (2, 2)


def _instincts() -> Table:
    t = table(
        Side(
            team=["Rey", "Padawan", "Finn"],
            upgrades={"Rey": ["Lightsaber"]},
            pool=["Rey:-", "Lightsaber:-", "Padawan:-", "Finn:-"],
            hand=["Trust Your Instincts"],
            deck=["Aim", "Dodge"],
        )
    )
    t.you.choose("play Trust Your Instincts")
    t.you.can_choose("choose_character Rey", "choose_character Padawan")
    t.you.choose("choose_character Rey")
    t.you.can_choose("reroll Rey:-", "reroll Lightsaber:-", "done")
    return t


@card("destiny", "SoR-133")
def test_trust_your_instincts_rerolls_dice_of_the_spotted_character_and_may_draw() -> None:
    t = _instincts()
    t.you.choose("reroll Rey:-", "reroll Lightsaber:-")
    t.roll("1MD", "1R")
    t.you.choose("yes")
    assert (t.you.pool, t.you.hand) == (["Rey:1MD", "Lightsaber:1R", "Padawan:-", "Finn:-"], ["Aim"])


@card("destiny", "SoR-133")
def test_trust_your_instincts_draws_even_if_no_die_is_rerolled_unless_one_would_rather_not() -> None:
    t = _instincts()
    t.you.choose("done", "yes")
    assert (t.you.pool, t.you.hand) == (["Rey:-", "Lightsaber:-", "Padawan:-", "Finn:-"], ["Aim"])
    t = _instincts()
    t.you.choose("done", "no")
    assert t.you.hand == []


@card("destiny", "SoR-134")
def test_meditate_trades_a_blank_for_a_side_without_damage() -> None:
    t = table(
        Side(team=["Padawan", "Finn"], supports=["Meditate"], pool=["Padawan:-", "Finn:1R"]),
    )
    t.you.choose("use Meditate")
    t.you.can_choose("turn Finn:1R 1Sh", "turn Finn:1R -")
    t.you.choose("turn Finn:1R 1Sh")
    assert (t.you.pool, t.you.is_exhausted("Meditate")) == (["Finn:1Sh"], True)


@card("destiny", "SoR-134")
def test_meditate_needs_a_blank() -> None:
    t = table(Side(team=["Padawan", "Finn"], supports=["Meditate"], pool=["Padawan:1R", "Finn:1R"]))
    t.you.choose("use Meditate")
    assert (t.you.pool, t.you.is_exhausted("Meditate")) == (["Padawan:1R", "Finn:1R"], False)
