"""One copy of a unique card in play for each player, whatever its subtitle; dice are not limited."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table


@rule("destiny.unique.one_copy_in_play", "destiny.unique.cannot_play_second")
def test_a_second_copy_of_a_unique_support_cannot_be_played() -> None:
    t = table(Side(team=["AW-046"], supports=["BB-8"], hand=["BB-8", "Outpost"], resources=5, exhausted=["BB-8"]))
    t.you.can_choose("activate Han Solo", "play Outpost", "claim", "pass")
    assert t.you.why_not("play BB-8").rule == "destiny.unique.cannot_play_second"


@rule("destiny.unique.cannot_play_second")
def test_a_second_copy_of_a_unique_upgrade_is_refused_on_any_character() -> None:
    t = table(
        Side(
            team=["AW-035", "Rey"],
            upgrades={"Rey": ["Rey's Staff"]},
            hand=["Rey's Staff"],
            resources=5,
        )
    )
    t.you.can_choose("activate Luke Skywalker", "activate Rey", "claim", "pass")


@rule("destiny.unique.cannot_play_second")
def test_a_unique_upgrade_does_not_replace_its_own_copy() -> None:
    t = table(Side(team=["Rey"], upgrades={"Rey": ["Rey's Staff"]}, hand=["Rey's Staff"], resources=5))
    t.you.cannot_choose("play Rey's Staff Rey Rey's Staff")


@rule("destiny.unique.cannot_play_second", "destiny.unique.subtitle_ignored", "destiny.card.name_identifies")
def test_another_card_of_the_same_unique_name_is_a_copy_too() -> None:
    t = table(Side(team=["Rey"], supports=["AW-049"], hand=["LEG-052"], resources=9, exhausted=["AW-049"]))
    t.you.can_choose("activate Rey", "claim", "pass")


@rule("destiny.unique.one_copy_in_play")
def test_a_unique_card_that_left_play_can_be_played_again() -> None:
    t = table(Side(team=["AW-046"], discard=["BB-8"], hand=["BB-8"], resources=1))
    t.you.choose("play BB-8")
    assert t.you.supports == ["BB-8"]


@rule("destiny.unique.one_copy_in_play")
def test_supports_that_are_not_unique_come_in_any_number() -> None:
    t = table(Side(team=["Rey"], supports=["Outpost"], hand=["Outpost"]))
    t.you.choose("play Outpost")
    assert t.you.supports == ["Outpost", "Outpost"]


@rule("destiny.unique.limit_per_player")
def test_both_players_may_have_a_copy_of_the_same_unique_card() -> None:
    t = table(Side(team=["Rey"], hand=["BB-8"]), Side(team=["Finn"], supports=["BB-8"]))
    t.you.choose("play BB-8")
    assert (t.you.supports, t.they.supports) == (["BB-8"], ["BB-8"])


@rule("destiny.unique.limit_per_player")
def test_both_players_may_have_the_same_unique_character() -> None:
    t = table(Side(team=["Rey"], pool=["Rey:1MD"]), Side(team=["Rey"]))
    t.you.choose("resolve Rey:1MD")
    t.you.can_choose("hit Rey", "hit Rey")
    t.you.choose("hit Rey")
    assert (t.you.damage("Rey"), t.they.damage("Rey")) == (0, 1)


@rule("destiny.unique.excess_discarded")
@card("destiny", "AW-003")
@pytest.mark.parametrize(
    ("answer", "kept_by", "discard"),
    [
        ("give_up AW-102", "General Grievous", "you"),
        ("give_up AW-102#2", "Nightsister", "they"),
    ],
)
def test_of_two_copies_of_a_unique_upgrade_their_controller_discards_one_at_once(
    answer: str, kept_by: str, discard: str
) -> None:
    t = table(
        Side(
            team=["General Grievous", "Nightsister"],
            upgrades={"Nightsister": ["Prized Possession"]},
            pool=["General Grievous:2MD"],
        ),
        Side(team=["Bala-Tik", "Padawan"], upgrades={"Bala-Tik": ["Prized Possession"]}, damage={"Bala-Tik": 7}),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Bala-Tik", "yes")
    t.you.can_choose("give_up Prized Possession", "give_up Prized Possession")
    t.you.choose(answer)
    for name in ("General Grievous", "Nightsister"):
        assert t.you.upgrades(name) == (["Prized Possession"] if name == kept_by else [])
    assert (t.you.discard, t.they.discard) == (
        (["Prized Possession"], []) if discard == "you" else ([], ["Prized Possession"])
    )


@rule("destiny.unique.dice_exempt")
def test_an_elite_unique_character_rolls_two_identical_dice() -> None:
    t = table(Side(team=["Darth Vader*2"]))
    t.you.choose("activate Darth Vader")
    t.roll("2MD", "2MD")
    assert t.you.pool == ["Darth Vader:2MD", "Darth Vader:2MD"]
