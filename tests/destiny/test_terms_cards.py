"""Terms about cards: control, copies, cheapest, restrictions, spotting, replacing, looking, free."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.model.abilities import Restriction
from dejarik.games.destiny.model.state import FIELD
from dejarik.games.destiny.vocabulary.lasting import OnlyHoldingField, OnlyOn, SpotToPlay
from dejarik.games.destiny.vocabulary.turns import Spot
from tests.destiny.table import Side, dealt, rule, table

# ---------------------------------------------------------------- control


@rule("destiny.term.controller.default")
def test_players_control_what_they_brought() -> None:
    s = dealt().state
    brought = [number for number, place in enumerate(s.place) if place != FIELD]
    assert [s.place[number] % 4 for number in brought] == [s.deal.owner[number] for number in brought]


@rule("destiny.term.controller.definition")
def test_who_has_a_card_before_them_controls_it() -> None:
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        Side(team=["Rey", "Padawan"], damage={"Rey": 9}, upgrades={"Rey": ["Lightsaber"]}),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Rey", "yes")
    assert t.you.upgrades("General Grievous") == ["Lightsaber"]
    t.they.choose("pass")
    t.you.choose("activate General Grievous")
    t.roll("1R", "3MD1")
    assert t.you.pool == ["General Grievous:1R", "Lightsaber:3MD1"]


# ---------------------------------------------------------------- copies and costs


@rule("destiny.term.copy.same_name")
def test_cards_of_the_same_name_are_copies() -> None:
    t = table(Side(team=["AW-046"], supports=["AW-049"], hand=["LEG-052"], resources=9))
    t.you.cannot_choose("play Millennium Falcon")
    alone = table(Side(team=["AW-046"], hand=["LEG-052"], resources=9))
    alone.you.choose("play Millennium Falcon")


@rule("destiny.term.cheapest.definition")
def test_the_cheapest_card_has_the_lowest_cost() -> None:
    t = table(
        Side(team=["Leia Organa"], upgrades={"Leia Organa": ["Scout"]}, pool=["Scout:Sp"]),
        Side(hand=["Lightsaber", "Deflect", "Mind Trick"]),
    )
    t.you.choose("resolve Scout:Sp")
    assert t.they.discard == ["Deflect"]
    assert t.they.hand == ["Lightsaber", "Mind Trick"]


@rule("destiny.term.free")
def test_free_means_nothing_is_paid() -> None:
    t = table(
        Side(team=["AW-046"], supports=["AW-049"], pool=["AW-049:Sp"], hand=["Reversal"], resources=0),
        Side(team=["Darth Vader"], pool=["Darth Vader:2MD"]),
    )
    t.you.choose("resolve Millennium Falcon:Sp", "hit Darth Vader")
    assert t.they.damage("Darth Vader") == 2
    assert t.they.pool == []
    assert t.you.resources == 0


@rule("destiny.term.replace_upgrade")
def test_a_replaced_upgrade_lowers_the_cost() -> None:
    t = table(Side(team=["Rey"], upgrades={"Rey": ["Jedi Robes"]}, hand=["Lightsaber"], resources=1))
    t.you.cannot_choose("play Lightsaber Rey")
    t.you.choose("play Lightsaber Rey Jedi Robes")
    assert t.you.resources == 0
    assert t.you.upgrades("Rey") == ["Lightsaber"]
    assert t.you.discard == ["Jedi Robes"]


@rule("destiny.term.decrease.duration")
def test_what_has_no_duration_lasts_while_its_card_is_in_play() -> None:
    t = table(Side(resources=0), Side(supports=["Local Garrison"], resources=0), at="upkeep")
    assert (t.you.resources, t.they.resources) == (1, 2)
    t.they.choose("pass")
    t.you.choose("pass")
    t.they.choose("done")
    t.you.choose("done")
    assert (t.you.resources, t.they.resources) == (2, 4)


@rule("destiny.example.it_binds_all_things")
def test_it_binds_all_things_lowers_a_cost_for_one_payment() -> None:
    t = table(
        Side(
            team=["Padawan", "Leia Organa"],
            supports=["It Binds All Things"],
            hand=["Force Protection", "One With The Force"],
            resources=3,
        )
    )
    t.you.choose("play Force Protection Padawan", "yes")
    assert t.you.resources == 1
    assert t.you.is_exhausted("It Binds All Things")
    t.they.choose("pass")
    t.you.choose("play One With The Force Padawan Force Protection")
    assert t.you.resources == 0, "the replaced upgrade is worth its printed 3"


@rule("destiny.example.emperors_favor")
def test_the_emperors_favor_raises_the_hand_limit_for_good() -> None:
    t = table(
        Side(team=["Kylo Ren"], supports=["Emperor's Favor"], hand=["Block", "Dodge"], deck=["Aim"] * 9),
        at="upkeep",
    )
    t.you.choose("done")
    assert len(t.you.hand) == 6
    t.they.choose("pass")
    t.you.choose("pass")
    t.they.choose("done")
    t.you.choose("discard Block", "discard Dodge", "done")
    assert len(t.you.hand) == 6


# ---------------------------------------------------------------- play restrictions


@rule("destiny.term.play_restriction.definition")
def test_restrictions_are_what_only_says() -> None:
    assert [type(one) for one in POOL["AW-071"].abilities if isinstance(one, Restriction)] == [OnlyHoldingField]
    assert [type(one) for one in POOL["AW-013"].abilities if isinstance(one, Restriction)] == [OnlyOn]
    assert not [one for one in POOL["AW-061"].abilities if isinstance(one, Restriction)]
    for one in ALL_CARDS:
        for ability in one.abilities:
            if not isinstance(ability, SpotToPlay):
                says_only = ability.text_on(one.kind).en.startswith("Play only ")
                assert says_only is isinstance(ability, Restriction), one.key


@rule("destiny.term.play_restriction.must_be_met")
@pytest.mark.parametrize("holder", ["you", "they"])
def test_a_card_whose_restriction_is_not_met_cannot_be_played(holder: str) -> None:
    t = table(Side(hand=["Occupation"], resources=2), holder=holder)
    assert ("play Occupation" in t.offered()) is (holder == "you")


@rule("destiny.term.play_restriction.colour_only")
def test_an_upgrade_for_blue_characters_goes_on_blue_characters_only() -> None:
    t = table(Side(team=["Nightsister", "Jango Fett"], hand=["Force Choke"]))
    assert [wish for wish in t.offered() if wish.startswith("play")] == ["play Force Choke Nightsister"]
    alone = table(Side(team=["Jango Fett"], hand=["Force Choke"], aside=["Nightsister"]))
    assert not [wish for wish in alone.offered() if wish.startswith("play")]


@rule("destiny.term.play_restriction.checked_once")
def test_a_restriction_is_looked_at_when_the_card_is_played_and_never_again() -> None:
    t = table(
        Side(
            team=["Jango Fett"],
            upgrades={"Jango Fett": ["Sith Holocron"]},
            pool=["Sith Holocron:Sp"],
            hand=["Force Choke"],
            resources=0,
        )
    )
    t.you.choose("resolve Sith Holocron:Sp")
    assert t.you.upgrades("Jango Fett") == ["Force Choke"]
    t.they.choose("pass")
    t.you.choose("activate Jango Fett")
    t.roll("1R", "1R")
    assert t.you.upgrades("Jango Fett") == ["Force Choke"]


# ---------------------------------------------------------------- spotting


@rule("destiny.term.spot.definition")
def test_spotting_changes_nothing_about_the_one_spotted() -> None:
    t = table(
        Side(team=["Rey"], exhausted=["Rey"], damage={"Rey": 5}, pool=["Rey:-"], hand=["Use The Force"], resources=1)
    )
    t.you.choose("play Use The Force", "turn Rey:- 1MD")
    assert t.you.pool == ["Rey:1MD"]
    assert (t.you.damage("Rey"), t.you.is_exhausted("Rey")) == (5, True)


@rule("destiny.term.spot.usually_colour")
def test_most_cards_spot_a_colour() -> None:
    spotting = {"Award Ceremony": False, "Use The Force": True, "Electroshock": True}
    for event, works in spotting.items():
        t = table(
            Side(
                team=["Rey", "AW-046"],
                exhausted=["Rey"],
                pool=["Rey:1MD"],
                hand=[event],
                deck=["Block", "Block"],
                resources=1,
            )
        )
        t.you.choose(f"play {event}")
        if event == "Use The Force":
            t.you.choose("turn Rey:1MD -")
        did = t.you.hand or t.you.pool != ["Rey:1MD"]
        assert bool(did) is works
    colours = [one for one in ALL_CARDS for ability in one.abilities if _spots(ability)]
    assert len(colours) > 10


def _spots(ability: object) -> bool:
    return isinstance(getattr(ability, "effect", None), Spot)


@rule("destiny.example.use_the_force_spot")
def test_a_defeated_character_cannot_be_spotted() -> None:
    t = table(Side(team=["AW-046"], aside=["Rey"], pool=["AW-046:1R"], hand=["Use The Force"], resources=1))
    t.you.choose("play Use The Force")
    assert t.you.resources == 0
    assert t.you.discard == ["Use The Force"]
    assert t.you.pool == ["Han Solo:1R"]
    t.they.choose("pass")


@rule("destiny.term.spot.own_only")
def test_nobody_spots_an_opponents_character() -> None:
    t = table(
        Side(team=["AW-046"], pool=["AW-046:1R"], hand=["Use The Force"], resources=1), Side(team=["Darth Vader"])
    )
    t.you.choose("play Use The Force")
    assert t.you.pool == ["Han Solo:1R"]
    t.they.choose("pass")


@rule("destiny.term.spot.cannot_spot")
def test_without_the_colour_the_event_does_nothing() -> None:
    t = table(Side(team=["Rey"], hand=["Electroshock"], resources=1), Side(pool=["Nightsister:1RD"]))
    t.you.choose("play Electroshock")
    assert t.you.discard == ["Electroshock"]
    assert t.they.pool == ["Nightsister:1RD"]


@rule("destiny.term.spot.cannot_spot")
@pytest.mark.parametrize(("team", "offered"), [("Rey", False), ("AW-046", True)])
def test_to_play_spot_is_a_restriction(team: str, offered: bool) -> None:
    t = table(Side(team=[team], hand=["Thermal Detonator"], resources=3))
    assert any(wish.startswith("play") for wish in t.offered()) is offered


# ---------------------------------------------------------------- looking


@rule("destiny.term.look.no_move")
def test_cards_looked_at_stay_where_they_are() -> None:
    t = table(Side(team=["AW-046"], supports=["Street Informants"]), Side(hand=["Block", "Dodge", "Aim"]))
    assert t.you.sees("hand", of=t.they) == ["?", "?", "?"]
    t.you.choose("use Street Informants")
    assert t.they.hand == ["Block", "Dodge", "Aim"]
    assert sorted(t.you.sees("hand", of=t.they)) == ["Aim", "Block", "Dodge"]


@rule("destiny.term.look.returned")
def test_cards_looked_at_in_a_deck_go_back_in_their_order() -> None:
    t = table(Side(team=["Rey"], supports=["Jedi Council"]), Side(deck=["Block", "Dodge", "Aim"]))
    t.you.choose("use Jedi Council", "deck 2", "no")
    assert t.they.deck == ["Block", "Dodge", "Aim"]
