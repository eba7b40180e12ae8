"""Two against two: four seats, two copies of the game, one galaxy and one Force between them."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.deckbuilding.game import GAME
from dejarik.games.deckbuilding.model.state import ZONES
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Setup
from tests.deckbuilding.table import Seat, Side, Table, dealt, table
from tests.scenario import BACK, rule


def four(t: Table) -> tuple[Seat, Seat, Seat, Seat]:
    return t.empire, t.rebel, t.empire2, t.rebel2


# ---------------------------------------------------------------- the table


@rule("deckbuilding.team.summary")
def test_four_players_in_two_teams_use_two_copies_of_the_game() -> None:
    t = dealt(4)
    lying = Counter(name for zone in range(ZONES) for name in t.names(zone))
    assert lying == {facts.name.en: 2 * facts.copies for facts in GAME.cards()}
    assert [seat.name.en for seat in t.empire.view.seats] == ["Empire 1", "Rebellion 1", "Empire 2", "Rebellion 2"]


@rule("deckbuilding.team.public.known")
@pytest.mark.parametrize("players", [3, 5, 6])
def test_team_mode_takes_exactly_four(players: int) -> None:
    teams = [mode.setup.players for mode in GAME.modes if "against" in mode.title.en]
    assert teams == [4, 4]
    with pytest.raises(BadSetupError):
        GAME.check(Setup(players))


@rule("deckbuilding.team.rules_online")
def test_the_catalogue_says_which_team_rules_the_booklet_does_not_have() -> None:
    assert "interpretation" not in GAME.rules["deckbuilding.team.summary"].note.en
    assert "publisher's web page" in GAME.rules["deckbuilding.team.rules_online"].text.en
    proposals = [found for found in GAME.rules if found.id.startswith("deckbuilding.team.proposal.")]
    assert len(proposals) == 10
    for found in proposals:
        assert found.note.en.startswith("interpretation: our proposal")
        assert found.note.pl.startswith("interpretacja: nasza propozycja")


@rule("deckbuilding.team.proposal.sides")
def test_each_of_the_four_has_cards_bases_and_a_hand_of_their_own() -> None:
    t = dealt(4)
    for player, base, shuttle in (
        (t.empire, "Lothal", "Imperial Shuttle"),
        (t.rebel, "Dantooine", "Alliance Shuttle"),
        (t.empire2, "Lothal", "Imperial Shuttle"),
        (t.rebel2, "Dantooine", "Alliance Shuttle"),
    ):
        assert (len(player.hand), len(player.deck), player.discard, player.play) == (5, 5, [], [])
        assert (player.hand + player.deck).count(shuttle) == 7
        assert (player.base, len(player.bases)) == (base, 4)


@rule("deckbuilding.team.proposal.sides")
@pytest.mark.parametrize("factions", ["empire/empire/rebel/rebel", "rebel/empire/empire/rebel"])
def test_teams_may_sit_as_they_like(factions: str) -> None:
    t = dealt(4, factions=factions)
    named = [seat.name.en.split()[0].lower() for seat in t.spectators.view.seats]
    assert "/".join(named).replace("rebellion", "rebel") == factions
    order = []
    for _ in range(4):
        order.append("empire" if t.active in (t.empire, t.empire2) else "rebel")
        t.active.choose("end")
    assert order == ["empire", "rebel", "empire", "rebel"]


@rule("deckbuilding.team.proposal.shared")
def test_galaxy_pilots_and_force_are_shared_by_all_four() -> None:
    t = dealt(4)
    assert (len(t.row), len(t.galaxy_deck), t.pilots, t.force) == (6, 174, 20, 3)
    regions = Counter(region.key for region in t.empire.view.regions)
    assert [regions[key] for key in ("row", "galaxy_deck", "pilots", "force", "deck")] == [1, 1, 1, 1, 4]


@rule("deckbuilding.team.proposal.shared")
def test_a_card_bought_by_one_is_gone_for_the_partner() -> None:
    t = table(resources=3, row=["Bossk"], empire2=Side(), rebel=Side(hand=["Alliance Shuttle"]))
    t.empire.choose("buy Bossk")
    assert "Bossk" not in t.row
    assert (t.empire.discard, t.empire2.discard) == (["Bossk"], [])


# ---------------------------------------------------------------- turns and the Force


@rule("deckbuilding.team.proposal.turn_order")
def test_turns_go_from_team_to_team() -> None:
    t = dealt(4)
    for player in (*four(t), *four(t)):
        assert t.active is player
        player.choose("end")


@rule("deckbuilding.team.proposal.force")
def test_the_force_gives_each_partner_a_resource_on_their_own_turn() -> None:
    t = table(turn_of="rebel", starting=True, force=3, empire2=Side())
    found = []
    for player in (t.rebel, t.empire2, t.rebel2, t.empire):
        found.append((player.resources, player.has_force))
        player.choose("end")
    assert found == [(1, True), (0, False), (1, True), (0, False)]


@rule("deckbuilding.team.proposal.force")
def test_one_partner_moves_the_marker_for_both() -> None:
    t = table(force=0, empire=Side(hand=["Grand Moff Tarkin"]), empire2=Side(hand=["Death Trooper"]))
    t.empire.choose("play Grand Moff Tarkin", "end")
    t.rebel.choose("end")
    t.empire2.choose("play Death Trooper")
    assert (t.force, t.empire2.attack("Death Trooper")) == (-2, 5)


# ---------------------------------------------------------------- attacks


@rule("deckbuilding.team.proposal.attack")
def test_only_the_ships_of_the_opponent_attacked_shield_the_base() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["X-Wing"]),
        empire=Side(play=["Star Destroyer"]),
        empire2=Side(),
    )
    t.rebel.choose("commit X-Wing")
    t.rebel.can_choose("base empire1", "base empire2")
    t.rebel.choose("base empire2", "attack empire2")
    assert (t.empire2.base_damage, t.empire.base_damage, t.empire.damage("Star Destroyer")) == (3, 0, 0)


@rule("deckbuilding.team.proposal.attack")
def test_one_turn_may_bring_an_attack_on_each_opponent() -> None:
    t = table(
        turn_of="rebel2",
        rebel2=Side(play=["X-Wing", "Rebel Trooper", "Chewbacca"]),
        empire=Side(play=["Gozanti Cruiser"]),
    )
    t.rebel2.choose("commit X-Wing", "base empire1", "commit Rebel Trooper", "base empire1")
    t.rebel2.choose("commit Chewbacca", "base empire2")
    assert {"attack empire1", "attack empire2"} <= set(t.offered())
    t.rebel2.choose("attack empire1", "attack empire2")
    assert (t.empire.ships, t.empire.base_damage, t.empire2.base_damage) == ([], 2, 5)


# ---------------------------------------------------------------- your opponent and your cards


@rule("deckbuilding.team.proposal.opponent_word")
@pytest.mark.parametrize("named", ["empire1", "empire2"])
def test_whoever_uses_snowspeeder_says_which_opponent_discards(named: str) -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Snowspeeder"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor"]),
        empire2=Side(hand=["Stormtrooper", "Inquisitor"]),
    )
    t.rebel.choose("use Snowspeeder")
    t.rebel.can_choose("opponent empire1", "opponent empire2")
    t.rebel.choose(f"opponent {named}")
    victim, spared = (t.empire, t.empire2) if named == "empire1" else (t.empire2, t.empire)
    victim.can_choose("discard Stormtrooper", "discard Inquisitor")
    victim.choose("discard Inquisitor")
    assert (victim.hand, victim.discard) == (["Stormtrooper"], ["Inquisitor"])
    assert (spared.hand, spared.discard) == (["Stormtrooper", "Inquisitor"], [])


@rule("deckbuilding.team.proposal.opponent_word")
def test_an_opponent_with_an_empty_hand_is_not_asked_for() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Snowspeeder"]), empire2=Side(hand=["Inquisitor", "Stormtrooper"]))
    t.rebel.choose("use Snowspeeder")
    t.empire2.choose("discard Inquisitor")
    assert t.empire2.discard == ["Inquisitor"]


@rule("deckbuilding.team.proposal.opponent_word")
def test_the_opponent_named_is_meant_by_the_whole_ability() -> None:
    t = table(
        turn_of="rebel",
        force=1,
        rebel=Side(play=["Jyn Erso"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor"]),
        empire2=Side(hand=["Darth Vader", "AT-AT"]),
    )
    t.rebel.choose("use Jyn Erso", "opponent empire2")
    t.rebel.can_choose("put_on_deck Darth Vader", "put_on_deck AT-AT")
    t.rebel.choose("put_on_deck AT-AT")
    assert (t.empire2.deck, t.empire2.hand) == (["AT-AT"], ["Darth Vader"])
    assert t.rebel.sees("hand", of=t.empire) == [BACK, BACK]


@rule("deckbuilding.team.proposal.opponent_word")
def test_the_opponent_named_makes_the_choice_duros_spy_leaves_them() -> None:
    t = table(turn_of="rebel2", rebel2=Side(play=["Duros Spy"]), empire=Side(hand=["Inquisitor"]))
    t.rebel2.choose("use Duros Spy", "opponent empire1")
    t.empire.can_choose("choose discard", "choose force")
    t.empire.choose("choose force")
    assert t.force == 1


@rule("deckbuilding.team.proposal.opponent_word")
@pytest.mark.parametrize("force", [0, 1])
def test_without_the_force_lando_draws_and_asks_for_no_opponent(force: int) -> None:
    t = table(
        force=force,
        empire=Side(play=["Lando Calrissian"], deck=["Stormtrooper"]),
        rebel=Side(hand=["Rebel Trooper"]),
        rebel2=Side(hand=["Temple Guardian"]),
    )
    t.empire.choose("use Lando Calrissian")
    t.empire.can_choose("play Stormtrooper", "commit Lando Calrissian", "end")
    assert (t.rebel.hand, t.rebel2.hand) == (["Rebel Trooper"], ["Temple Guardian"])


@rule("deckbuilding.team.proposal.opponent_word")
def test_with_the_force_lando_makes_the_opponent_named_discard() -> None:
    t = table(
        force=-1,
        empire=Side(play=["Lando Calrissian"], deck=["Stormtrooper"]),
        rebel=Side(hand=["Rebel Trooper"]),
        rebel2=Side(hand=["Temple Guardian"]),
    )
    t.empire.choose("use Lando Calrissian")
    t.empire.can_choose("opponent rebel1", "opponent rebel2")
    t.empire.choose("opponent rebel2")
    t.rebel2.choose("discard Temple Guardian")
    assert (t.empire.hand, t.rebel.hand, t.rebel2.discard) == (["Stormtrooper"], ["Rebel Trooper"], ["Temple Guardian"])


@rule("deckbuilding.team.proposal.opponent_word")
def test_y_wing_hits_a_base_or_ship_of_either_opponent() -> None:
    t = table(
        turn_of="rebel", rebel=Side(play=["Y-Wing"]), empire=Side(base="Endor"), empire2=Side(play=["Star Destroyer"])
    )
    t.rebel.choose("use Y-Wing")
    t.rebel.can_choose("hit Endor", "hit Lothal", "hit Star Destroyer")
    t.rebel.choose("hit Lothal")
    assert (t.empire.base_damage, t.empire2.base_damage) == (0, 2)


@rule("deckbuilding.team.proposal.opponent_word")
def test_yavin_iv_hurts_the_base_of_the_opponent_who_discarded() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Yavin IV", play=["Snowspeeder"]),
        empire=Side(hand=["Stormtrooper"]),
        empire2=Side(hand=["Stormtrooper"]),
    )
    t.rebel.choose("use Snowspeeder", "opponent empire2")
    t.empire2.choose("discard Stormtrooper")
    t.rebel.choose("trigger Yavin IV")
    assert (t.empire.base_damage, t.empire2.base_damage) == (0, 2)


@rule("deckbuilding.team.proposal.your_word")
def test_a_ship_of_the_partner_does_not_count_for_tie_fighter() -> None:
    t = table(
        empire=Side(play=["TIE Fighter"], deck=["Inquisitor"]), empire2=Side(play=["Star Destroyer"]), rebel=Side()
    )
    assert t.empire.why_not("use TIE Fighter").rule == "deckbuilding.if.condition"


@rule("deckbuilding.team.proposal.your_word")
def test_neither_resources_nor_ships_nor_discard_pile_of_the_partner_are_ones_own() -> None:
    t = table(
        starting=True,
        turn_of="empire2",
        empire=Side(play=["Imperial Carrier"], discard=["Stormtrooper"]),
        empire2=Side(hand=["AT-AT", "TIE Fighter"]),
    )
    t.empire2.choose("play AT-AT", "play TIE Fighter")
    assert (t.empire2.resources, t.empire2.attack("TIE Fighter")) == (0, 2)
    assert t.empire2.why_not("use AT-AT").rule == "deckbuilding.ability.max_extent"


# ---------------------------------------------------------------- victory


FIVE = ["Lothal", "Lothal", "Corellia", "Corellia", "Endor"]


@rule("deckbuilding.team.proposal.victory")
def test_six_bases_of_either_opponent_win_the_beginner_game_for_both_partners() -> None:
    assert dealt(4).state.goal == 6
    t = table(
        turn_of="rebel2",
        goal=6,
        rebel2=Side(play=["X-Wing"]),
        empire=Side(base="Coruscant"),
        empire2=Side(base="Coruscant", damage={"Coruscant": 13}),
        victory={"rebel": FIVE, "empire": ["Hoth", "Sullust"]},
    )
    t.rebel2.choose("commit X-Wing", "base empire2", "attack empire2")
    assert t.winners == (t.rebel.seat, t.rebel2.seat)
    assert (len(t.rebel.victory), t.rebel.victory) == (6, t.rebel2.victory)


@rule("deckbuilding.team.proposal.victory")
def test_the_fifth_base_of_a_team_does_not_win_the_beginner_game() -> None:
    t = table(
        goal=dealt(4).state.goal,
        empire=Side(play=["Stormtrooper"]),
        rebel2=Side(base="Yavin IV", damage={"Yavin IV": 15}),
        victory={"empire": ["Dantooine", "Hoth", "Hoth", "Mon Cala"]},
    )
    t.empire.choose("commit Stormtrooper", "base rebel2", "attack rebel2")
    assert (len(t.empire2.victory), t.winners) == (5, None)


@rule("deckbuilding.team.proposal.out_of_bases")
def test_whoever_has_lost_every_base_plays_on_and_has_none_to_lose() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["X-Wing", "Rebel Trooper"]),
        empire=Side(),
        empire2=Side(base="", hand=["Stormtrooper"], deck=["Imperial Shuttle"] * 5),
    )
    t.rebel.choose("commit X-Wing", "attack empire1", "commit Rebel Trooper", "end")
    assert t.empire.base_damage == 3
    t.empire2.can_choose("play Stormtrooper", "end")
    t.empire2.choose("play Stormtrooper", "commit Stormtrooper", "base rebel1", "attack rebel1", "end")
    assert (t.rebel.base_damage, t.active, t.winners) == (2, t.rebel2, None)


@rule("deckbuilding.team.proposal.out_of_bases")
def test_the_ships_of_a_player_without_bases_can_still_be_attacked() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"]), empire2=Side(base="", play=["Gozanti Cruiser"]))
    t.rebel.choose("commit X-Wing", "base empire2", "attack empire2")
    assert (t.empire2.ships, t.empire2.discard, t.rebel.victory) == ([], ["Gozanti Cruiser"], [])


# ---------------------------------------------------------------- hidden hands


@rule("deckbuilding.team.proposal.talk")
def test_no_hand_is_seen_by_the_other_team() -> None:
    t = dealt(4)
    for player in four(t):
        assert player.sees("hand", of=player) == player.hand
        foes = (t.rebel, t.rebel2) if player in (t.empire, t.empire2) else (t.empire, t.empire2)
        for onlooker in (*foes, t.spectators):
            assert onlooker.sees("hand", of=player) == [BACK] * 5


def test_what_jyn_erso_sees_her_partner_and_the_other_opponent_do_not_see() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Jyn Erso"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor"]),
        empire2=Side(hand=["AT-AT"]),
    )
    t.rebel.choose("use Jyn Erso", "opponent empire1")
    assert sorted(t.rebel.sees("hand", of=t.empire)) == ["Inquisitor", "Stormtrooper"]
    for onlooker in (t.rebel2, t.empire2, t.spectators):
        assert onlooker.sees("hand", of=t.empire) == [BACK, BACK]
        assert onlooker.reads()[-1] == "Rebellion 1 looks at the hand of Empire 1."
