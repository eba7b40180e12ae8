"""How characters, events, supports, upgrades and the battlefield come into play and stay there."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, dealt, rule, table

PISTOL, RIFLE = "DH-17 Blaster Pistol", "IQA-11 Blaster Rifle"


# ---------------------------------------------------------------- characters


@rule("destiny.character.starts_in_play")
def test_no_character_is_ever_in_hand_or_deck() -> None:
    t = dealt()
    for seat in t.seats:
        assert len(seat.team) == 2
        assert not set(seat.team) & set(seat.hand + seat.deck)


@rule("destiny.character.stays_until_defeated")
def test_a_character_stays_with_its_damage_when_a_round_ends() -> None:
    t = table(Side(team=["Finn"], damage={"Finn": 9}), passes=1, holder="you")
    t.you.choose("pass")
    assert t.round == 3
    assert (t.you.team, t.you.damage("Finn")) == (["Finn"], 9)


@rule("destiny.character.one_or_two_dice")
@pytest.mark.parametrize(("name", "sides"), [("Finn", ("1RD",)), ("Finn*2", ("1RD", "2RD"))])
def test_a_character_rolls_one_or_two_dice(name: str, sides: tuple[str, ...]) -> None:
    t = table(Side(team=[name]))
    t.you.choose("activate Finn")
    t.roll(*sides)
    assert t.you.pool == [f"Finn:{side}" for side in sides]
    t.they.can_choose("activate Nightsister", "use Nightsister", "claim", "pass")


@rule("destiny.character.health")
@pytest.mark.parametrize(("before", "team"), [(8, ["Finn", "Rey"]), (9, ["Rey"])])
def test_a_character_is_defeated_when_damage_reaches_its_health(before: int, team: list[str]) -> None:
    t = table(Side(team=["Count Dooku"], pool=["Count Dooku:1MD"]), Side(team=["Finn", "Rey"], damage={"Finn": before}))
    t.you.choose("resolve Count Dooku:1MD", "hit Finn")
    assert t.they.team == team


# ---------------------------------------------------------------- events


@rule("destiny.event.follow_then_discard", "destiny.card.cost_paid_to_play", "destiny.hand.play_as_action")
@card("destiny", "AW-115")
def test_an_event_is_paid_carried_out_and_discarded() -> None:
    t = table(Side(team=["Padawan"], hand=["Defensive Stance"], resources=3))
    t.you.choose("play Defensive Stance", "shield Padawan")
    assert (t.you.resources, t.you.shields("Padawan")) == (2, 2)
    assert (t.you.hand, t.you.discard) == ([], ["Defensive Stance"])
    t.they.cannot_choose("play Defensive Stance")


@rule("destiny.event.in_limbo_while_resolving", "destiny.limbo.while_played")
@card("destiny", "AW-115")
def test_an_event_being_carried_out_lies_open_neither_in_hand_nor_in_the_discard_pile() -> None:
    t = table(Side(team=["Padawan"], hand=["Defensive Stance"]))
    t.you.choose("play Defensive Stance")
    t.you.can_choose("shield Padawan", "shield Nightsister")
    assert (t.you.hand, t.you.discard) == ([], [])
    for onlooker in (t.you, t.they, t.spectators):
        assert onlooker.sees("limbo", of=t.you) == ["Defensive Stance"]


@rule("destiny.event.in_limbo_while_resolving")
@card("destiny", "AW-098")
def test_an_event_does_not_count_as_a_card_in_hand() -> None:
    t = table(Side(team=["Jango Fett"], hand=["Lying in Wait"]), Side(hand=["Aim"]))
    t.you.choose("play Lying in Wait")
    assert t.they.hand == []


@rule("destiny.limbo.to_discard_after_resolution")
@card("destiny", "AW-120")
def test_an_event_cannot_take_itself_from_the_discard_pile() -> None:
    t = table(Side(team=["Padawan"], hand=["Return of the Jedi"], discard=["Dodge"]))
    t.you.choose("play Return of the Jedi")
    assert (t.you.hand, t.you.discard) == ([], ["Dodge", "Return of the Jedi"])


@rule("destiny.event.playable_without_effect")
@card("destiny", "AW-155")
def test_an_event_may_be_played_without_effect() -> None:
    t = table(Side(hand=["Dodge"], resources=2))
    t.you.choose("play Dodge")
    assert (t.you.resources, t.you.discard) == (0, ["Dodge"])


@rule("destiny.event.playable_without_effect")
@card("destiny", "AW-145")
def test_an_event_may_be_played_without_the_character_it_must_spot() -> None:
    t = table(Side(team=["Finn"], hand=["Deflect"], resources=1), Side(pool=["Nightsister:2RD"]))
    t.you.choose("play Deflect")
    assert (t.you.resources, t.you.discard, t.they.pool) == (0, ["Deflect"], ["Nightsister:2RD"])


@rule("destiny.event.playable_without_effect")
@card("destiny", "AW-071")
def test_an_event_whose_restriction_is_not_met_cannot_be_played() -> None:
    t = table(Side(hand=["Occupation"]), holder="they")
    t.you.cannot_choose("play Occupation")
    assert t.you.why_not("play Occupation").rule == "destiny.term.play_restriction.must_be_met"


@rule("destiny.intro.lookup_order")
@card("destiny", "AW-129")
def test_the_erratum_of_hyperspace_jump_decides_and_not_the_rule_for_events() -> None:
    t = table(Side(team=["AW-046"], hand=["Hyperspace Jump"], resources=3))
    t.you.choose("play Hyperspace Jump", "no")
    assert t.you.discard == []
    assert "Hyperspace Jump" in t.you.aside


# ---------------------------------------------------------------- supports


@rule("destiny.support.placed_face_up", "destiny.area.played_cards_in_play", "destiny.card.cost_paid_to_play")
def test_a_support_comes_into_play_face_up_on_no_character() -> None:
    t = table(Side(team=["Finn"], hand=["Outpost"], resources=3))
    t.you.choose("play Outpost")
    assert (t.you.supports, t.you.hand, t.you.resources) == (["Outpost"], [], 1)
    assert t.you.upgrades("Finn") == []
    for onlooker in (t.you, t.they, t.spectators):
        support, die = onlooker.view.region("supports", t.you.seat).things
        assert (support.name.en, support.on, die.kind, die.on) == ("Outpost", None, "die", support.id)


@rule("destiny.support.stays_in_play")
@card("destiny", "AW-101")
def test_a_support_stays_and_is_used_round_after_round() -> None:
    t = table(Side(team=["Jango Fett"], supports=["Underworld Connections"], resources=0), holder="you")
    t.you.choose("use Underworld Connections")
    t.they.choose("pass")
    t.you.choose("pass")
    assert (t.round, t.you.resources, t.you.supports) == (3, 3, ["Underworld Connections"])
    t.you.choose("use Underworld Connections")
    assert t.you.resources == 4


@rule("destiny.support.takes_no_damage")
@card("destiny", "AW-099")
def test_a_support_is_no_target_for_damage() -> None:
    t = table(
        Side(team=["Count Dooku"], pool=["Count Dooku:2MD"], supports=["Backup Muscle"]),
        Side(team=["Padawan"], supports=["BB-8"]),
    )
    t.you.choose("resolve Count Dooku:2MD")
    t.you.can_choose("hit Padawan", "hit Count Dooku")


@rule("destiny.support.die_rolled_on_activation")
def test_the_die_of_a_support_is_rolled_when_it_is_activated() -> None:
    t = table(Side(team=["Finn"], supports=["BB-8"]))
    t.you.choose("activate BB-8")
    t.roll("1R")
    assert t.you.pool == ["BB-8:1R"]
    assert (t.you.is_exhausted("BB-8"), t.you.is_exhausted("Finn")) == (True, False)


@rule("destiny.support.no_limit")
def test_there_may_be_any_number_of_supports() -> None:
    t = table(Side(supports=["Outpost"] * 10, hand=["Outpost"]))
    t.you.choose("play Outpost")
    assert t.you.supports == ["Outpost"] * 11
    assert t.you.discard == []


# ---------------------------------------------------------------- upgrades


@rule("destiny.upgrade.attached_face_up", "destiny.upgrade.color_need_not_match")
def test_an_upgrade_is_attached_to_any_of_ones_own_characters() -> None:
    side = Side(team=["Padawan", "Leia Organa"], hand=["Lightsaber"], resources=3, aside=["Rey"])
    t = table(side, Side(team=["Finn"]))
    t.you.can_choose(
        *("activate Padawan", "activate Leia Organa", "use Leia Organa", "claim", "pass"),
        *("play Lightsaber Padawan", "play Lightsaber Leia Organa"),
    )
    t.you.choose("play Lightsaber Leia Organa")
    assert t.you.upgrades("Leia Organa") == ["Lightsaber"]
    for onlooker in (t.they, t.spectators):
        things = onlooker.view.region("team", t.you.seat).things
        leia = next(thing for thing in things if thing.name.en == "Leia Organa")
        worn = next(thing for thing in things if thing.kind == "upgrade")
        assert (worn.name.en, worn.on) == ("Lightsaber", leia.id)


@rule("destiny.upgrade.color_need_not_match")
@pytest.mark.parametrize("upgrade", ["Lightsaber", "Survival Gear", "Diplomatic Immunity"])
@pytest.mark.parametrize("character", ["Padawan", "Leia Organa", "Finn"])
def test_an_upgrade_of_any_color_goes_on_a_character_of_any_color(upgrade: str, character: str) -> None:
    t = table(Side(team=["Padawan", "Leia Organa", "Finn"], hand=[upgrade], resources=5))
    t.you.choose(f"play {upgrade} {character}")
    assert t.you.upgrades(character) == [upgrade]


@rule("destiny.term.play_restriction.colour_only")
@card("destiny", "AW-057")
def test_a_play_restriction_may_name_a_colour() -> None:
    t = table(Side(team=["Padawan", "Leia Organa"], hand=["Force Throw"], resources=3))
    t.you.cannot_choose("play Force Throw Leia Organa")
    t.you.choose("play Force Throw Padawan")
    assert t.you.upgrades("Padawan") == ["Force Throw"]


@rule("destiny.upgrade.stays_in_play")
def test_an_upgrade_stays_until_its_character_is_defeated() -> None:
    t = table(
        Side(team=["Count Dooku*2"], pool=["Count Dooku:1MD"]),
        Side(team=["Finn", "Rey"], upgrades={"Finn": [PISTOL]}, damage={"Finn": 9}),
        holder="you",
    )
    t.you.choose("pass")
    t.they.choose("pass")
    assert t.round == 3
    assert t.they.upgrades("Finn") == [PISTOL]
    t.you.choose("activate Count Dooku")
    t.roll("1MD", "-")
    t.they.choose("pass")
    t.you.choose("resolve Count Dooku:1MD", "hit Finn")
    assert (t.they.team, t.they.discard, t.you.discard) == (["Rey"], [PISTOL], [])


FULL = [PISTOL, "Datapad", "Promotion"]


@rule("destiny.upgrade.limit_three", "destiny.upgrade.excess_discarded")
@pytest.mark.parametrize("given_up", [*FULL, "Comlink"])
def test_of_four_upgrades_the_controller_discards_one(given_up: str) -> None:
    t = table(Side(team=["Leia Organa"], upgrades={"Leia Organa": FULL}, hand=["Comlink"]))
    t.you.choose("play Comlink Leia Organa")
    t.you.can_choose(*[f"give_up {name}" for name in (*FULL, "Comlink")])
    t.you.choose(f"give_up {given_up}")
    assert sorted([*t.you.upgrades("Leia Organa"), given_up]) == sorted([*FULL, "Comlink"])
    assert t.you.discard == [given_up]


@rule("destiny.upgrade.limit_three")
def test_by_the_other_reading_a_fourth_upgrade_must_replace_one() -> None:
    t = table(
        Side(team=["Leia Organa"], upgrades={"Leia Organa": FULL}, hand=["Comlink"], exhausted=["Leia Organa"]),
        fourth_upgrade="refused",
    )
    t.you.cannot_choose("play Comlink Leia Organa")
    t.you.choose(f"play Comlink Leia Organa {PISTOL}")
    assert t.you.upgrades("Leia Organa") == ["Datapad", "Promotion", "Comlink"]


@rule("destiny.upgrade.excess_discarded")
@card("destiny", "AW-003")
def test_a_fourth_upgrade_that_is_moved_makes_its_new_controller_discard_one() -> None:
    t = table(
        Side(team=["General Grievous"], upgrades={"General Grievous": FULL}, pool=["General Grievous:2MD"]),
        Side(team=["Finn", "Rey"], upgrades={"Finn": [RIFLE]}, damage={"Finn": 8}),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Finn", "yes")
    t.you.can_choose(*[f"give_up {name}" for name in (*FULL, RIFLE)])
    t.you.choose("give_up Datapad")
    assert t.you.upgrades("General Grievous") == [PISTOL, "Promotion", RIFLE]


@rule("destiny.upgrade.no_subtype_limit")
def test_all_three_upgrades_may_be_weapons() -> None:
    worn = [PISTOL, "Hunting Rifle"]
    t = table(Side(team=["Finn"], upgrades={"Finn": worn}, hand=["Hidden Blaster"]))
    t.you.choose("play Hidden Blaster Finn")
    t.you.choose("no")
    assert t.you.upgrades("Finn") == [*worn, "Hidden Blaster"]
    assert t.you.discard == []


@rule("destiny.upgrade.nonunique_copies_allowed")
def test_one_character_may_have_copies_of_an_upgrade() -> None:
    t = table(Side(team=["Finn"], upgrades={"Finn": [PISTOL]}, hand=[PISTOL]))
    t.you.choose(f"play {PISTOL} Finn")
    assert t.you.upgrades("Finn") == [PISTOL, PISTOL]


@rule("destiny.upgrade.die_rolled_with_character", "destiny.upgrade.not_exhausted_with_character")
def test_the_dice_of_upgrades_are_rolled_with_the_character_which_alone_is_exhausted() -> None:
    t = table(Side(team=["Finn"], upgrades={"Finn": [PISTOL]}))
    t.you.cannot_choose(f"activate {PISTOL}")
    t.you.choose("activate Finn")
    t.roll("1RD", "+2RD")
    assert t.you.pool == ["Finn:1RD", f"{PISTOL}:+2RD"]
    assert (t.you.is_exhausted("Finn"), t.you.is_exhausted(PISTOL)) == (True, False)


@rule("destiny.upgrade.ready_state_irrelevant_for_roll")
def test_the_die_of_an_exhausted_upgrade_is_rolled_too() -> None:
    t = table(Side(team=["Finn"], upgrades={"Finn": [PISTOL]}, exhausted=[PISTOL]))
    t.you.choose("activate Finn")
    t.roll("1RD", "+2RD")
    assert t.you.pool == ["Finn:1RD", f"{PISTOL}:+2RD"]


# ---------------------------------------------------------------- the battlefield


@rule("destiny.battlefield.single_controller", "destiny.battlefield.controller_acts_first")
def test_whoever_claims_the_battlefield_controls_it_alone_and_acts_first_in_the_next_round() -> None:
    t = table(holder="you", turn_of="they")
    assert (t.you.controls_field, t.they.controls_field) == (True, False)
    t.they.choose("claim", "no")
    assert (t.you.controls_field, t.they.controls_field) == (False, True)
    t.you.choose("pass")
    assert t.round == 3
    assert (t.you.controls_field, t.they.controls_field) == (False, True)
    t.they.choose("pass")


@rule("destiny.battlefield.placed_by_deck")
def test_all_see_who_controls_the_battlefield() -> None:
    t = table(holder="they")
    noted = [t.you.view.region("field").note.en]
    t.you.choose("claim", "no")
    noted.append(t.you.view.region("field").note.en)
    assert noted == ["Player 2 controls it", "Player 1 controls it, claimed this round"]
    assert [seat.text.en for seat in t.they.view.seats] == ["controls the battlefield", ""]


@rule("destiny.battlefield.claim_ability_when_claiming")
@card("destiny", "AW-166")
@pytest.mark.parametrize(("answers", "shields"), [(("yes", "shield Finn"), 1), (("no",), 0)])
def test_the_claim_ability_may_be_used_when_the_battlefield_is_claimed(answers: tuple[str, ...], shields: int) -> None:
    t = table(Side(team=["Finn"]))
    t.you.choose("claim")
    t.you.can_choose("yes", "no")
    t.you.choose(*answers)
    assert t.you.shields("Finn") == shields
