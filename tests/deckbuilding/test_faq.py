"""The questions players ask most, each answered by the game as the rulebook answers it."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import PLAIN_ROW, Side, table
from tests.scenario import rule


@rule("deckbuilding.faq.play_all")
def test_must_i_play_every_card_of_my_hand() -> None:
    t = table(empire=Side(hand=["Stormtrooper", "Imperial Shuttle", "Inquisitor"], deck=["Imperial Shuttle"] * 5))
    t.empire.choose("play Stormtrooper")
    t.empire.can_choose("play Imperial Shuttle", "play Inquisitor", "commit Stormtrooper", "end")
    t.empire.choose("end")
    assert t.empire.discard == ["Stormtrooper", "Imperial Shuttle", "Inquisitor"]
    assert (t.active, t.empire.hand) == (t.rebel, ["Imperial Shuttle"] * 5)


@rule("deckbuilding.faq.play_all")
def test_whoever_plays_nothing_discards_the_whole_hand() -> None:
    t = table(turn_of="rebel", rebel=Side(hand=["Rebel Trooper", "Temple Guardian"], deck=["Alliance Shuttle"] * 5))
    t.rebel.choose("end")
    assert (t.rebel.discard, t.active) == (["Rebel Trooper", "Temple Guardian"], t.empire)


@rule("deckbuilding.faq.delay_ability")
def test_must_i_resolve_an_ability_right_after_playing_the_card() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(hand=["Han Solo", "Alliance Shuttle", "Millennium Falcon"], deck=["Rebel Trooper", "X-Wing"]),
    )
    t.rebel.choose("play Han Solo")
    t.rebel.choose("play Alliance Shuttle", "play Millennium Falcon", "use Han Solo")
    assert t.rebel.hand == ["Rebel Trooper", "X-Wing"]


@rule("deckbuilding.faq.delay_ability")
def test_an_ability_with_the_word_when_cannot_wait() -> None:
    t = table(empire=Side(hand=["Lobot", "Stormtrooper"]))
    t.empire.choose("play Lobot")
    t.empire.can_choose("choose attack", "choose resources", "choose force", "decline")
    t.empire.choose("decline", "play Stormtrooper")
    t.empire.cannot_choose("use Lobot")
    assert t.empire.why_not("use Lobot").rule == "deckbuilding.card.ability"
    assert (t.empire.attack("Lobot"), t.empire.resources, t.force) == (0, 0, 0)


@rule("deckbuilding.faq.optional_abilities")
def test_must_i_use_the_ability_of_my_base_when_its_moment_comes() -> None:
    deck = ["X-Wing", "Y-Wing", "TIE Fighter"]
    t = table(empire=Side(base="Coruscant"), galaxy_deck=deck, starting=True)
    t.empire.can_choose("trigger Coruscant", "decline")
    t.empire.choose("decline")
    assert (t.galaxy_deck, t.galaxy_discard) == (deck, [])
    assert t.empire.sees("galaxy_deck") == ["?", "?", "?"]
    t.empire.can_choose("end")


@rule("deckbuilding.faq.optional_abilities")
def test_must_i_use_the_abilities_of_my_base_and_the_cards_i_play() -> None:
    t = table(
        empire=Side(base="Death Star", play=["TIE Bomber", "Gozanti Cruiser"], hand=["Stormtrooper"]), resources=4
    )
    row = t.row
    assert {"use Death Star", "use TIE Bomber", "use Gozanti Cruiser"} <= set(t.offered())
    t.empire.choose("end")
    assert (t.row, t.galaxy_discard, t.active) == (row, [], t.rebel)


@rule("deckbuilding.faq.no_partial")
def test_may_i_resolve_only_a_part_of_an_ability() -> None:
    t = table(
        turn_of="rebel",
        force=1,
        rebel=Side(play=["Jyn Erso"]),
        empire=Side(hand=["Stormtrooper", "Darth Vader"], deck=["Imperial Shuttle"]),
    )
    t.rebel.choose("use Jyn Erso")
    t.rebel.can_choose("put_on_deck Stormtrooper", "put_on_deck Darth Vader")
    t.rebel.choose("put_on_deck Darth Vader")
    assert (t.empire.hand, t.empire.deck) == (["Stormtrooper"], ["Darth Vader", "Imperial Shuttle"])


@rule("deckbuilding.faq.no_partial")
def test_what_cannot_be_resolved_is_left_out() -> None:
    hand = ["Stormtrooper", "Darth Vader"]
    t = table(turn_of="rebel", force=0, rebel=Side(play=["Jyn Erso"]), empire=Side(hand=hand))
    t.rebel.choose("use Jyn Erso")
    assert sorted(t.rebel.sees("hand", of=t.empire)) == ["Darth Vader", "Stormtrooper"]
    t.rebel.can_choose("commit Jyn Erso", "end")
    assert (t.empire.hand, t.empire.deck) == (hand, [])


@rule("deckbuilding.faq.reward_optional")
def test_must_i_take_the_reward_of_a_defeated_card() -> None:
    t = table(empire=Side(play=["Stormtrooper"], hand=["Imperial Shuttle"]), row=["Snowspeeder"])
    t.empire.choose("commit Stormtrooper", "at Snowspeeder", "strike Snowspeeder")
    t.empire.can_choose("reward Snowspeeder", "decline")
    t.empire.choose("decline")
    assert (t.empire.hand, t.exiled("Imperial Shuttle")) == (["Imperial Shuttle"], 0)
    assert t.galaxy_discard == ["Snowspeeder"]
    t.empire.can_choose("play Imperial Shuttle", "end")


EXILES = [
    (["exile Stormtrooper", "exile Inquisitor"], [], ["Scout Trooper", "TIE Fighter", "Quarren Mercenary"]),
    (["exile Scout Trooper", "exile TIE Fighter"], ["Stormtrooper", "Inquisitor"], ["Quarren Mercenary"]),
    (["exile Inquisitor", "exile TIE Fighter"], ["Stormtrooper"], ["Scout Trooper", "Quarren Mercenary"]),
]


@rule("deckbuilding.faq.exile_mix")
@pytest.mark.parametrize(("exiles", "hand", "discard"), EXILES, ids=["hand", "discard pile", "one of each"])
def test_may_two_exiled_cards_come_from_hand_and_discard_pile(
    exiles: list[str], hand: list[str], discard: list[str]
) -> None:
    t = table(
        force=-1,
        resources=4,
        row=["Quarren Mercenary"],
        empire=Side(hand=["Stormtrooper", "Inquisitor"], discard=["Scout Trooper", "TIE Fighter"]),
    )
    t.empire.choose("buy Quarren Mercenary", "trigger Quarren Mercenary", *exiles)
    assert (t.empire.hand, t.empire.discard) == (hand, discard)
    t.empire.can_choose(*(f"play {name}" for name in hand), "end")


@rule("deckbuilding.faq.exile_mix")
@pytest.mark.parametrize(
    ("turn_of", "attackers", "target"),
    [("empire", ["Darth Vader"], "B-Wing"), ("rebel", ["Luke Skywalker"], "AT-ST")],
)
def test_the_reward_that_exiles_two_cards_mixes_hand_and_discard_pile(
    turn_of: str, attackers: list[str], target: str
) -> None:
    side = Side(play=attackers, hand=["Lobot", "Bossk"], discard=["Dengar", "IG-88"])
    t = table(
        turn_of=turn_of,
        empire=side if turn_of == "empire" else None,
        rebel=side if turn_of == "rebel" else None,
        row=[target],
    )
    t.active.choose(f"commit {attackers[0]}", f"at {target}", f"strike {target}", f"reward {target}")
    t.active.can_choose("exile Lobot", "exile Bossk", "exile Dengar", "exile IG-88", "done")
    t.active.choose("exile Lobot", "exile IG-88")
    assert (t.active.hand, t.active.discard) == (["Bossk"], ["Dengar"])
    t.active.cannot_choose("done")


@rule("deckbuilding.faq.discard_piles_open")
def test_may_i_look_through_the_discard_piles_at_any_time() -> None:
    empire, rebel, galaxy = ["Inquisitor", "Bossk", "Stormtrooper"], ["X-Wing", "Luke Skywalker"], ["Y-Wing", "AT-AT"]
    t = table(
        empire=Side(discard=empire, play=["TIE Bomber"]),
        rebel=Side(discard=rebel),
        galaxy_discard=galaxy,
        row=["U-Wing"],
    )
    t.empire.choose("use TIE Bomber")
    for onlooker in (t.empire, t.rebel, t.spectators):
        assert onlooker.sees("discard", of=t.empire) == empire
        assert onlooker.sees("discard", of=t.rebel) == rebel
        assert onlooker.sees("galaxy_discard") == galaxy
    t.empire.choose("row_discard U-Wing", "end")
    assert t.rebel.sees("galaxy_discard") == [*galaxy, "U-Wing"]
    assert t.rebel.sees("discard", of=t.rebel) == rebel


@rule("deckbuilding.faq.attack_after_base_gone")
def test_may_i_still_attack_ships_when_an_ability_has_destroyed_the_base() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Y-Wing", "X-Wing", "Rebel Trooper"]),
        empire=Side(play=["Gozanti Cruiser"], damage={"Lothal": 6}, bases=["Corellia", "Endor"]),
    )
    t.rebel.choose("commit X-Wing", "use Y-Wing", "hit Lothal")
    assert (t.empire.base, t.rebel.victory) == ("", ["Lothal"])
    t.rebel.choose("commit Rebel Trooper")
    assert t.strength("empire") == 5
    t.rebel.choose("attack empire")
    assert (t.empire.ships, t.empire.discard) == ([], ["Gozanti Cruiser"])
    t.rebel.choose("end")
    t.empire.choose("reveal Endor")
    assert (t.empire.base, t.empire.base_damage, t.rebel.victory) == ("Endor", 0, ["Lothal"])


@rule("deckbuilding.faq.attack_after_base_gone")
def test_an_attack_committed_before_the_base_was_destroyed_is_lost_without_ships() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Y-Wing", "X-Wing", "Rebel Trooper"]),
        empire=Side(damage={"Lothal": 6}, bases=["Endor"]),
    )
    t.rebel.choose("commit X-Wing", "use Y-Wing", "hit Lothal")
    t.rebel.can_choose("attack empire", "end")
    assert t.rebel.why_not("commit Rebel Trooper").rule == "deckbuilding.attack.kinds"
    t.rebel.choose("attack empire", "end")
    t.empire.choose("reveal Endor")
    assert t.empire.base_damage == 0


@rule("deckbuilding.faq.scout_trooper_neutral")
def test_what_happens_when_scout_trooper_reveals_a_neutral_card() -> None:
    t = table(empire=Side(play=["Scout Trooper"]), galaxy_deck=["Bossk", "Y-Wing"])
    t.empire.choose("use Scout Trooper")
    assert (t.force, t.galaxy_deck, t.galaxy_discard) == (0, ["Bossk", "Y-Wing"], [])
    assert t.row == list(PLAIN_ROW)
    t.empire.can_choose("commit Scout Trooper", "end")


@rule("deckbuilding.faq.duros_spy_full_force")
def test_may_i_choose_that_the_rebels_gain_force_when_their_track_is_full() -> None:
    t = table(
        turn_of="rebel",
        force=3,
        rebel=Side(play=["Duros Spy"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor", "Darth Vader"]),
    )
    t.rebel.choose("use Duros Spy")
    t.empire.can_choose("choose discard")
    t.empire.choose("choose discard", "discard Inquisitor")
    assert (t.empire.hand, t.empire.discard, t.force) == (["Stormtrooper", "Darth Vader"], ["Inquisitor"], 3)


@rule("deckbuilding.faq.duros_spy_full_force")
def test_with_room_on_the_track_the_empire_has_the_choice() -> None:
    t = table(turn_of="rebel", force=2, rebel=Side(play=["Duros Spy"]), empire=Side(hand=["Inquisitor"]))
    t.rebel.choose("use Duros Spy")
    t.empire.can_choose("choose discard", "choose force")
    t.empire.choose("choose force")
    assert (t.empire.hand, t.force) == (["Inquisitor"], 3)


@rule("deckbuilding.faq.duros_spy_full_force")
def test_against_an_empty_hand_and_with_a_full_track_duros_spy_does_nothing() -> None:
    t = table(turn_of="rebel", force=3, rebel=Side(play=["Duros Spy"]))
    assert t.rebel.why_not("use Duros Spy").rule == "deckbuilding.ability.max_extent"


@rule("deckbuilding.faq.yavin_repeats")
def test_how_often_may_i_use_yavin_iv_in_my_turn() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Yavin IV", play=["Snowspeeder", "Snowspeeder", "Rebel Commando"]),
        empire=Side(hand=["Stormtrooper", "Imperial Shuttle", "Inquisitor", "Stormtrooper"]),
    )
    for number, (card, discarded) in enumerate(
        [("Snowspeeder", "Inquisitor"), ("Snowspeeder", "Stormtrooper"), ("Rebel Commando", "Stormtrooper")], 1
    ):
        t.rebel.choose(f"use {card}")
        t.empire.choose(f"discard {discarded}")
        t.rebel.can_choose("trigger Yavin IV", "decline")
        t.rebel.choose("trigger Yavin IV")
        assert t.empire.base_damage == 2 * number
    assert (t.empire.base_damage, t.empire.hand) == (6, ["Imperial Shuttle"])
