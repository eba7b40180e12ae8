"""Where cards, dice and tokens lie: what is in play and what is not, and who may see what."""

from __future__ import annotations

import pytest

from dejarik.kernel.view import Number
from tests.destiny.table import Side, Table, card, rule, table
from tests.scenario import BACK

PISTOL = "DH-17 Blaster Pistol"
AREAS = ["team", "supports", "pool", "hand", "deck", "discard", "aside", "limbo"]


def counts(t: Table) -> list[dict[str, int]]:
    """What everybody may know in numbers about every player, as a spectator sees it."""
    return [{number.icon: number.value for number in seat.numbers} for seat in t.spectators.view.seats]


def is_resource(number: Number) -> bool:
    return number.icon == "resource"


# ---------------------------------------------------------------- in play


@rule("destiny.area.own_areas")
def test_each_player_has_areas_of_their_own_and_one_of_them_the_battlefield() -> None:
    t = table(
        Side(team=["Finn"], supports=["BB-8"], pool=["Finn:1R"], hand=["Aim"], discard=["Dodge"], deck=["Block"]),
        Side(team=["Rey"], pool=["Rey:1R"], hand=["Flank"], deck=["Alter"], resources=5),
        holder="you",
    )
    for seat in t.seats:
        assert [region.key for region in t.you.view.regions if region.seat == seat.seat] == AREAS
    assert (t.you.team, t.they.team) == (["Finn"], ["Rey"])
    assert (t.you.pool, t.they.pool) == (["Finn:1R"], ["Rey:1R"])
    assert (t.you.hand, t.they.hand) == (["Aim"], ["Flank"])
    assert (t.you.discard, t.they.discard) == (["Dodge"], [])
    assert (t.you.resources, t.they.resources) == (2, 5)
    assert t.they.view.region("field").note.en == "Player 1 controls it"


@rule("destiny.area.events_never_in_play")
@card("destiny", "AW-046")
def test_an_event_is_played_and_never_in_play() -> None:
    t = table(Side(team=["AW-046"], pool=["AW-046:-"], hand=["Unpredictable"]))
    t.you.choose("play Unpredictable")
    assert (t.you.supports, t.you.upgrades("Han Solo")) == ([], [])
    t.roll("2RD")
    t.you.choose("yes")
    assert t.you.shields("Han Solo") == 1
    assert (t.you.supports, t.you.discard) == ([], ["Unpredictable"])


@rule("destiny.area.in_play_abilities_usable", "destiny.area.out_of_play_zones")
@card("destiny", "AW-101")
def test_the_action_of_a_card_is_used_in_play_and_nowhere_else() -> None:
    name = "Underworld Connections"
    t = table(Side(team=["Jango Fett"], hand=[name], discard=[name], deck=[name, "Aim"]))
    t.you.can_choose("activate Jango Fett", f"play {name}", "claim", "pass")
    t.you.choose(f"play {name}")
    t.they.choose("pass")
    t.you.can_choose("activate Jango Fett", f"use {name}", "claim", "pass")


@rule("destiny.area.enters_play")
@card("destiny", "AW-040")
def test_a_played_upgrade_enters_play_and_a_moved_one_does_not() -> None:
    played = table(Side(team=["Padawan"], hand=["Jedi Robes"]))
    played.you.choose("play Jedi Robes Padawan")
    assert played.you.shields("Padawan") == 1
    moved = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        Side(team=["Finn", "Rey"], upgrades={"Finn": ["Jedi Robes"]}, damage={"Finn": 8}),
    )
    moved.you.choose("resolve General Grievous:2MD", "hit Finn", "yes")
    assert moved.you.upgrades("General Grievous") == ["Jedi Robes"]
    assert moved.you.shields("General Grievous") == 0


@rule("destiny.area.from_play_wording")
@card("destiny", "AW-005")
def test_discarding_from_play_does_not_reach_hand_or_pile() -> None:
    t = table(
        Side(supports=["AT-ST"], pool=["AT-ST:Sp"], hand=["Outpost"]),
        Side(supports=["BB-8", "Awakening"], hand=["Outpost"], discard=["Black One"]),
    )
    t.you.choose("resolve AT-ST:Sp")
    t.you.can_choose("discard AT-ST", "discard BB-8", "discard Awakening")


@rule("destiny.area.leaves_play")
@card("destiny", "AW-172")
def test_an_upgrade_returned_to_hand_has_left_play_with_its_die() -> None:
    t = table(
        Side(team=["Finn"], upgrades={"Finn": [PISTOL]}, pool=[f"{PISTOL}:1Sh", "Finn:1R"], resources=0),
        Side(field="Mos Eisley Spaceport"),
    )
    t.you.choose("claim", "yes")
    assert (t.you.upgrades("Finn"), t.you.hand, t.you.pool) == ([], [PISTOL], ["Finn:1R"])
    things = t.you.view.region("team", 0).things
    assert [(thing.kind, thing.name.en) for thing in things] == [("character", "Finn")]


# ---------------------------------------------------------------- dice pools


@rule("destiny.pool.one_per_player", "destiny.pool.resolve_only_own")
def test_each_player_rolls_into_an_own_pool_and_resolves_from_it() -> None:
    t = table(Side(team=["Finn", "Rey"]), Side(team=["Nightsister"]))
    t.you.choose("activate Finn")
    t.roll("1RD")
    t.they.choose("activate Nightsister")
    t.roll("2RD")
    assert (t.you.pool, t.they.pool) == (["Finn:1RD"], ["Nightsister:2RD"])
    t.you.can_choose("activate Rey", "resolve Finn:1RD", "claim", "pass")


@rule("destiny.pool.otherwise_on_cards")
def test_a_resolved_die_lies_on_its_card_again() -> None:
    t = table(Side(team=["Finn"], pool=["Finn:1R"]))
    assert [thing.kind for thing in t.they.view.region("team", 0).things] == ["character"]
    t.you.choose("resolve Finn:1R")
    assert t.you.pool == []
    character, die = t.they.view.region("team", 0).things
    assert (die.kind, die.on, die.face) == ("die", character.id, None)


@rule("destiny.pool.manipulation", "destiny.dieoncard.inactive")
@card("destiny", "LEG-143")
def test_dice_on_cards_cannot_be_removed() -> None:
    t = table(Side(team=["Finn"], hand=["Superior Position"]), Side(team=["Rey*2"]), holder="you")
    t.you.choose("play Superior Position")
    assert t.you.discard == ["Superior Position"]
    assert t.match.decision is not None
    assert t.match.decision.seat == 1


@rule("destiny.pool.manipulation", "destiny.dieoncard.inactive")
@card("destiny", "LEG-125")
def test_dice_on_cards_cannot_be_turned() -> None:
    t = table(Side(team=["Padawan"], hand=["Alter"]), Side(team=["Rey*2"], pool=["Rey:-"]))
    t.you.choose("play Alter")
    sides = ["1MD", "+2MD", "1Dc", "1R", "+1R"]
    t.you.can_choose(*[f"turn Rey:- {side}" for side in sides], "done")


@rule("destiny.pool.manipulation", "destiny.dieoncard.inactive")
@card("destiny", "AW-146")
def test_dice_on_cards_cannot_be_rerolled() -> None:
    t = table(Side(team=["Padawan"], hand=["Disturbance in the Force"]), Side(team=["Rey*2"], pool=["Rey:-"]))
    t.you.choose("play Disturbance in the Force")
    t.roll("1R")
    assert (t.you.pool, t.they.pool) == ([], ["Rey:1R"])
    assert t.match.decision is not None
    assert t.match.decision.seat == 1


@rule("destiny.pool.showing_side_as_reminder", "destiny.dieoncard.no_side_showing")
@card("destiny", "AW-154")
@pytest.mark.parametrize(("pool", "discarded"), [(["Count Dooku:1MD", "Count Dooku:2MD"], 2), (["Count Dooku:1MD"], 1)])
def test_only_dice_in_the_pool_show_something(pool: list[str], discarded: int) -> None:
    hand = ["Aim", "Dodge", "Block"]
    t = table(
        Side(team=["Count Dooku*2"], pool=pool, hand=["Close Quarters Assault"]), Side(team=["Padawan"], hand=hand)
    )
    t.you.choose("play Close Quarters Assault")
    assert len(t.they.discard) == discarded


@rule("destiny.dieoncard.no_side_showing")
def test_a_die_that_went_back_to_its_card_shows_nothing_any_more() -> None:
    side = Side(team=["Count Dooku"], pool=["Count Dooku:1MD"], hand=["Close Quarters Assault"])
    t = table(side, Side(team=["Padawan"], hand=["Aim"]))
    t.you.choose("resolve Count Dooku:1MD", "hit Padawan")
    t.they.choose("pass")
    t.you.choose("play Close Quarters Assault")
    assert t.they.hand == ["Aim"]


# ---------------------------------------------------------------- resources and tokens


@rule("destiny.resource.kept_by_cards")
def test_a_players_resources_lie_before_that_player_and_nowhere_else() -> None:
    t = table(Side(supports=["AW-049"], pool=["AW-049:2R"], resources=1), Side(resources=4))
    t.you.choose("resolve Millennium Falcon:2R")
    for onlooker in (t.you, t.they, t.spectators):
        before = [
            (seat.seat, number.value) for seat in onlooker.view.seats for number in seat.numbers if is_resource(number)
        ]
        assert before == [(t.you.seat, 3), (t.they.seat, 4)]
        cards = [thing for region in onlooker.view.regions for thing in region.things]
        assert not [thing for thing in cards if any(is_resource(number) for number in thing.numbers)]


@rule("destiny.resource.count_public")
def test_everybody_sees_how_many_resources_each_player_has() -> None:
    t = table(Side(supports=["AW-049"], pool=["AW-049:2R"], resources=1), Side(resources=4))
    assert [seat["resource"] for seat in counts(t)] == [1, 4]
    t.you.choose("resolve Millennium Falcon:2R")
    assert [seat["resource"] for seat in counts(t)] == [3, 4]


@rule("destiny.supply.take_tokens", "destiny.supply.return_tokens")
@card("destiny", "AW-105")
def test_damage_and_shields_come_from_the_supply_and_go_back_to_it() -> None:
    t = table(
        Side(team=["Finn", "Rey"], hand=["Field Medic", "Intimidate"], damage={"Finn": 2}, shields={"Rey": 1}),
        Side(team=["Padawan"], shields={"Padawan": 2}),
    )
    t.you.choose("play Field Medic", "heal Finn")
    assert [t.you.damage("Finn"), t.you.damage("Rey"), t.they.damage("Padawan")] == [0, 0, 0]
    t.they.choose("pass")
    t.you.choose("play Intimidate", "unshield Padawan")
    assert [t.you.shields("Finn"), t.you.shields("Rey"), t.they.shields("Padawan")] == [0, 1, 0]


@rule("destiny.supply.unlimited")
def test_there_are_always_enough_tokens() -> None:
    t = table(Side(supports=["AW-049"], pool=["AW-049:2R"], resources=400))
    t.you.choose("resolve Millennium Falcon:2R")
    assert t.you.resources == 402


# ---------------------------------------------------------------- hand


@rule("destiny.hand.play_as_action", "destiny.card.cost_paid_to_play")
def test_playing_a_card_is_the_action_of_the_turn() -> None:
    t = table(Side(team=["Finn"], hand=["Outpost", "Datapad"], resources=3))
    t.you.choose("play Outpost")
    assert (t.you.resources, t.you.hand) == (1, ["Datapad"])
    t.they.can_choose("activate Nightsister", "use Nightsister", "claim", "pass")


DECK = ["Aim", "Dodge", "Block", "Flank", "Alter", "Electroshock", "Deflect"]


@rule("destiny.hand.limit_meaning", "destiny.hand.default_limit_five")
@pytest.mark.parametrize(("discarded", "drawn"), [((), 2), (("Outpost",), 3), (("Outpost", "Datapad", "Comlink"), 5)])
def test_in_upkeep_the_hand_is_filled_up_to_five_after_discarding(discarded: tuple[str, ...], drawn: int) -> None:
    hand = ["Outpost", "Datapad", "Comlink"]
    t = table(Side(hand=hand, deck=DECK), at="upkeep", holder="you")
    wishes = [f"discard {name}" for name in discarded]
    t.you.choose(*wishes, *([] if len(discarded) == len(hand) else ["done"]))
    assert t.you.discard == list(discarded)
    assert t.you.hand == [name for name in hand if name not in discarded] + DECK[:drawn]
    assert len(t.you.hand) == 5


@rule("destiny.hand.limit_meaning")
@card("destiny", "AW-088")
def test_the_hand_limit_may_be_raised() -> None:
    t = table(Side(supports=["Emperor's Favor"], hand=["Outpost"], deck=DECK), at="upkeep", holder="you")
    t.you.choose("done")
    assert len(t.you.hand) == 6


@rule("destiny.hand.no_forced_discard")
def test_nobody_has_to_discard_down_to_the_limit() -> None:
    hand = ["Outpost", "Datapad", "Comlink", "Aim", "Dodge", "Block", "Flank"]
    t = table(Side(hand=hand, deck=["Alter"]), at="upkeep", holder="you")
    t.you.choose("done")
    assert (t.you.hand, t.you.deck, t.you.discard) == (hand, ["Alter"], [])


@rule("destiny.hand.count_public_content_secret", "destiny.deck.count_public", "destiny.deck.face_down_unviewable")
def test_the_others_see_how_many_cards_are_in_hand_and_deck_and_not_which() -> None:
    hand = ["Outpost", "Datapad", "Comlink", "Aim"]
    t = table(Side(hand=hand, deck=["Dodge"] * 12))
    assert [(seat["hand"], seat["deck"]) for seat in counts(t)] == [(4, 12), (0, 2)]
    assert t.you.sees("hand", of=t.you) == hand
    for onlooker in (t.they, t.spectators):
        assert onlooker.sees("hand", of=t.you) == [BACK] * 4
    for onlooker in (t.you, t.they, t.spectators):
        assert onlooker.sees("deck", of=t.you) == [BACK] * 12


@rule("destiny.deck.face_down_unviewable")
@card("destiny", "AW-087")
def test_only_an_ability_lets_somebody_look_into_a_deck_and_order_it() -> None:
    t = table(Side(team=["Count Dooku"], hand=["Pulling the Strings"], deck=["Aim", "Dodge", "Block"]))
    t.you.can_choose("activate Count Dooku", "play Pulling the Strings", "claim", "pass")
    t.you.choose("play Pulling the Strings", "deck 1")
    assert set(t.you.sees("deck", of=t.you)) == {"Aim", "Dodge", "Block"}
    assert t.they.sees("deck", of=t.you) == [BACK] * 3


@rule("destiny.hand.no_opponent_cards")
@card("destiny", "AW-172")
def test_an_opponents_card_does_not_come_into_ones_own_hand() -> None:
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        Side(team=["Finn", "Rey"], upgrades={"Finn": [PISTOL]}, damage={"Finn": 8}, field="Mos Eisley Spaceport"),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Finn", "yes")
    t.they.choose("pass")
    assert t.you.upgrades("General Grievous") == [PISTOL]
    t.you.choose("claim", "yes")
    assert (t.you.hand, t.you.resources) == ([], 2)
    assert t.you.upgrades("General Grievous") == [PISTOL]


@rule("destiny.deck.no_opponent_cards")
@card("destiny", "AW-174")
def test_an_opponents_card_does_not_come_into_ones_own_pile_or_deck() -> None:
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"], hand=["Datapad"]),
        Side(team=["Finn", "Rey"], upgrades={"Finn": [PISTOL]}, damage={"Finn": 8}, field="Starship Graveyard"),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Finn", "yes")
    t.they.choose("pass")
    t.you.choose(f"play Datapad General Grievous {PISTOL}")
    assert (t.you.discard, t.they.discard) == ([], [PISTOL])
    t.they.choose("pass")
    deck = t.you.deck
    t.you.choose("claim", "yes")
    assert (t.you.deck, t.they.discard) == (deck, [PISTOL])


# ---------------------------------------------------------------- discard pile


@rule("destiny.discardpile.face_up_by_deck", "destiny.discardpile.public")
def test_all_see_every_card_of_every_discard_pile() -> None:
    pile = ["Aim", "Dodge", "Block", "Flank", "Alter"]
    t = table(Side(team=["Finn"], pool=["Finn:-"], hand=["Outpost"], discard=pile))
    t.you.choose("discard_to_reroll Outpost")
    for onlooker in (t.you, t.they, t.spectators):
        assert onlooker.sees("discard", of=t.you) == [*pile, "Outpost"]
        assert onlooker.sees("discard", of=t.they) == []


@rule("destiny.discardpile.order_irrelevant")
@pytest.mark.parametrize("pile", [["Deflect", "Mind Trick", "Aim"], ["Aim", "Mind Trick", "Deflect"]])
def test_the_order_of_a_discard_pile_does_not_matter(pile: list[str]) -> None:
    t = table(Side(team=["Padawan"], hand=["Return of the Jedi"], discard=pile))
    t.you.choose("play Return of the Jedi")
    t.you.can_choose("recover Deflect", "recover Mind Trick")


# ---------------------------------------------------------------- side zone


@rule("destiny.sidezone.contents", "destiny.sidezone.cards_public")
@card("destiny", "AW-129")
def test_the_side_zone_holds_defeated_characters_unused_battlefields_and_some_cards_openly() -> None:
    t = table(
        Side(team=["AW-046"], pool=["AW-046:2RD"], hand=["Hyperspace Jump"], resources=3),
        Side(team=["Finn", "Rey"], damage={"Finn": 8}),
    )
    t.you.choose("resolve Han Solo:2RD", "hit Finn")
    t.they.choose("pass")
    t.you.choose("play Hyperspace Jump", "no")
    for onlooker in (t.you, t.they, t.spectators):
        assert onlooker.sees("aside", of=t.you) == ["Echo Base", "Hyperspace Jump"]
        assert onlooker.sees("aside", of=t.they) == ["Finn"]


@rule("destiny.sidezone.cards_public")
@card("destiny", "AW-070")
def test_cards_leave_the_side_zone_again() -> None:
    t = table(
        Side(team=["Captain Phasma"], aside=["First Order Stormtrooper"], hand=["Endless Ranks"], resources=5),
    )
    t.you.choose("play Endless Ranks")
    assert t.you.team == ["Captain Phasma", "First Order Stormtrooper"]
    assert "First Order Stormtrooper" not in t.you.aside


@rule("destiny.sidezone.one_per_player", "destiny.sidezone.dice_may_be_hidden")
def test_dice_wait_unseen_until_their_cards_are_played() -> None:
    t = table(Side(team=["Finn"], hand=["BB-8", PISTOL]), holder="you")
    for onlooker in (t.you, t.they):
        assert [thing.kind for region in onlooker.view.regions for thing in region.things if thing.kind == "die"] == [
            "die",
            "die",
        ]
    t.you.choose("play BB-8")
    support, die = t.they.view.region("supports", 0).things
    assert (support.name.en, die.kind, die.name.en) == ("BB-8", "die", "BB-8")
    t.they.choose("pass")
    t.you.choose(f"play {PISTOL} Finn")
    t.they.choose("pass")
    t.you.choose("activate Finn")
    t.roll("1RD", "+2RD")
    assert t.you.pool == ["Finn:1RD", f"{PISTOL}:+2RD"]


@rule("destiny.sidezone.any_number_of_matching_dice")
def test_every_copy_of_a_card_brings_a_die_of_its_own() -> None:
    t = table(Side(team=["Finn"], upgrades={"Finn": [PISTOL]}, hand=[PISTOL, PISTOL], resources=9))
    for _ in range(2):
        t.you.choose(f"play {PISTOL} Finn")
        t.they.choose("pass")
    t.you.choose("activate Finn")
    t.roll("1RD", "+2RD", "1Sh", "-")
    assert t.you.pool == ["Finn:1RD", f"{PISTOL}:+2RD", f"{PISTOL}:1Sh", f"{PISTOL}:-"]
