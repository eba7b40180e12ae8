"""Effects: how long they last, delayed and replacing ones, "then", and what a card means by itself."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import ALL_CARDS
from tests.destiny.table import Side, Table, card, rule, table


@rule("destiny.effect.definition")
def test_what_results_from_an_ability_is_told_as_its_effect() -> None:
    t = table(Side(hand=["Intimidate"]), Side(team=["Jango Fett"], shields={"Jango Fett": 2}))
    t.you.choose("play Intimidate", "unshield Jango Fett")
    assert t.they.shields("Jango Fett") == 0
    told = t.you.reads()
    assert any("Intimidate" in line for line in told)
    assert "Jango Fett" in told[-1]


@rule("destiny.effect.duration")
def test_a_raised_value_lasts_for_one_resolution() -> None:
    t = table(
        Side(team=["Leia Organa"], supports=["Supporting Fire"], pool=["Leia Organa:1RD"], hand=["Block"]),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("use Supporting Fire", "hit Darth Vader")
    assert t.they.damage("Darth Vader") == 2
    t.they.choose("pass")
    t.you.choose("activate Leia Organa")
    t.roll("1RD")
    t.they.choose("pass")
    t.you.choose("resolve Leia Organa:1RD", "hit Darth Vader")
    assert t.they.damage("Darth Vader") == 3


@rule("destiny.term.increase.duration")
def test_natural_talent_raises_a_die_once() -> None:
    t = table(Side(team=["Darth Vader", "Nightsister"], pool=["Darth Vader:1Sh"], hand=["Natural Talent"]))
    t.you.choose("play Natural Talent", "shield Darth Vader")
    assert t.you.shields("Darth Vader") == 2
    t.they.choose("pass")
    t.you.choose("activate Darth Vader")
    t.roll("1Sh")
    t.they.choose("pass")
    t.you.choose("resolve Darth Vader:1Sh", "shield Nightsister")
    assert t.you.shields("Nightsister") == 1


# ---------------------------------------------------------------- delayed


def doomed() -> Table:
    """Jango has put a price on Leia's head."""
    t = table(
        Side(
            team=["Jango Fett"],
            upgrades={"Jango Fett": ["Crime Lord"]},
            pool=["Crime Lord:Sp"],
            resources=5,
            hand=["Block"],
        ),
        Side(team=["Leia Organa", "Admiral Ackbar"], hand=["Block"]),
    )
    t.you.choose("resolve Crime Lord:Sp", "doom Leia Organa")
    return t


@rule("destiny.effect.delayed.definition")
def test_a_doomed_character_can_be_used_until_the_round_is_over() -> None:
    t = doomed()
    assert t.you.resources == 0
    t.they.choose("activate Leia Organa")
    t.roll("1R")
    t.you.choose("no")
    t.you.choose("pass")
    t.they.choose("resolve Leia Organa:1R")
    assert t.they.team == ["Leia Organa", "Admiral Ackbar"]


@rule("destiny.example.crime_lord_delayed", "destiny.effect.delayed.definition")
def test_a_doomed_character_falls_after_upkeep() -> None:
    t = doomed()
    t.they.choose("pass")
    t.you.choose("pass")
    t.they.choose("done")
    assert t.they.team == ["Leia Organa", "Admiral Ackbar"]
    t.you.choose("done")
    assert t.they.team == ["Admiral Ackbar"]
    assert t.round == 3


@rule("destiny.effect.replacement.can_trigger")
@card("destiny", "AW-009", "LEG-026")
def test_the_greater_damage_of_hunter_instinct_lets_dooku_defend_himself() -> None:
    t = table(
        Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Hunter Instinct"]}, pool=["Hunter Instinct:Sp"]),
        Side(team=["Count Dooku"], damage={"Count Dooku": 3}, hand=["Block", "Dodge"]),
    )
    t.you.choose("resolve Hunter Instinct:Sp", "hit Count Dooku")
    t.they.choose("yes", "discard Block")
    assert t.they.damage("Count Dooku") == 4


@rule("destiny.effect.replacement.can_trigger")
@card("destiny", "AW-037", "AW-040")
def test_the_shields_of_jedi_robes_in_the_first_round_let_qui_gon_strike() -> None:
    qui_gon = Side(team=["Qui-Gon Jinn"], shields={"Qui-Gon Jinn": 1}, hand=["Jedi Robes", "Block"])
    t = table(qui_gon, Side(team=["Bala-Tik"]), round=1)
    t.you.choose("play Jedi Robes Qui-Gon Jinn", "yes", "hit Bala-Tik")
    assert (t.they.damage("Bala-Tik"), t.you.shields("Qui-Gon Jinn")) == (1, 2)


def test_a_second_chance_saves_a_doomed_character() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Crime Lord"]}, pool=["Crime Lord:Sp"], resources=5),
        Side(team=["Hired Gun"], damage={"Hired Gun": 2}, upgrades={"Hired Gun": ["Second Chance"]}),
    )
    t.you.choose("resolve Crime Lord:Sp", "doom Hired Gun")
    t.they.choose("pass")
    t.you.choose("pass")
    assert t.winners is None
    assert t.they.damage("Hired Gun") == 0
    assert t.they.discard == ["Second Chance"]


@rule("destiny.effect.replacement.original_not_resolved")
def test_a_sacrifice_that_was_replaced_pays_for_nothing() -> None:
    t = table(
        Side(team=["Padawan", "Hired Gun"], upgrades={"Padawan": ["Second Chance"]}, hand=["Noble Sacrifice", "Block"]),
        Side(team=["Bala-Tik", "Jango Fett"]),
    )
    t.you.choose("play Noble Sacrifice")
    t.they.choose("activate Bala-Tik")
    assert (t.you.team, t.you.upgrades("Padawan")) == (["Padawan", "Hired Gun"], [])


def test_a_doomed_character_without_other_characters_ends_the_game() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Crime Lord"]}, pool=["Crime Lord:Sp"], resources=5),
        Side(team=["Hired Gun"]),
    )
    t.you.choose("resolve Crime Lord:Sp", "doom Hired Gun")
    t.they.choose("pass")
    t.you.choose("pass")
    assert t.winners == (0,)


@rule("destiny.simultaneous.several_players")
@pytest.mark.parametrize(
    ("holder", "first", "winner"), [("you", "player 1", 0), ("you", "player 2", 1), ("they", "player 1", 0)]
)
def test_the_controller_of_the_battlefield_orders_what_two_crime_lords_have_ordered(
    holder: str, first: str, winner: int
) -> None:
    def lord(name: str) -> Side:
        return Side(team=[name], upgrades={name: ["Crime Lord"]}, pool=["Crime Lord:Sp"], resources=5)

    t = table(lord("Jango Fett"), lord("Bala-Tik"), holder=holder)
    t.you.choose("resolve Crime Lord:Sp", "doom Bala-Tik")
    t.they.choose("resolve Crime Lord:Sp", "doom Jango Fett")
    t.you.choose("pass")
    t.they.choose("pass")
    (t.you if holder == "you" else t.they).choose(first)
    assert t.winners == (winner,)


@rule("destiny.effect.delayed.event_discarded")
def test_an_event_is_discarded_while_its_delayed_effect_waits() -> None:
    t = table(Side(team=["Jango Fett"], hand=["Ace in the Hole", "Gaffi Stick"]))
    t.you.choose("play Ace in the Hole")
    t.roll("1R")
    assert sorted(t.you.discard) == ["Ace in the Hole", "Gaffi Stick"]
    assert t.you.pool == ["Gaffi Stick:1R"]
    t.they.choose("pass")
    t.you.choose("resolve Gaffi Stick:1R")
    assert t.you.pool == []


# ---------------------------------------------------------------- instead


@rule("destiny.effect.replacement.instead")
def test_replacing_effects_say_instead() -> None:
    replacing = [
        card.name.en
        for card in ALL_CARDS
        for ability in card.abilities
        if "instead" in ability.text_on(card.kind).en.lower()
    ]
    assert replacing == [
        *("Kylo Ren's Lightsaber", "Black One", "Jedi Robes", "Second Chance"),
        *("Force Lightning", "Lone Operative", "No Disintegrations", "Spirit of Rebellion", "Ammo Belt", "Diversion"),
        "Hunter Instinct",
    ]
    t = hired_gun_saved()
    assert (t.they.team, t.they.damage("Hired Gun")) == (["Hired Gun", "Nightsister"], 4), "healed and not defeated"


def hired_gun_saved(*upgrades: str, you: tuple[str, ...] = ("Nightsister",), die: str = "Nightsister:1RD") -> Table:
    """A hired gun with a second chance takes its last damage."""
    t = table(
        Side(team=you, pool=[die], exhausted=["Bala-Tik"] if "Bala-Tik" in you else []),
        Side(
            team=["Hired Gun", "Nightsister"],
            damage={"Hired Gun": 8},
            upgrades={"Hired Gun": [*upgrades, "Second Chance"]},
            pool=["Hired Gun:1R"],
        ),
        holder="you",
    )
    t.you.choose(f"resolve {die}", "hit Hired Gun")
    return t


@rule("destiny.effect.replacement.original_not_resolved", "destiny.triggered.condition_and_effect")
def test_bala_tik_does_not_see_a_defeat_that_was_replaced() -> None:
    t = hired_gun_saved(you=("Nightsister", "Bala-Tik"))
    assert t.you.is_exhausted("Bala-Tik")
    t.they.choose("pass")
    assert t.you.is_exhausted("Bala-Tik")


@rule("destiny.example.second_chance_never_defeated")
def test_a_character_with_a_second_chance_was_never_defeated() -> None:
    t = hired_gun_saved("Holdout Blaster")
    assert t.they.damage("Hired Gun") == 4
    assert t.they.upgrades("Hired Gun") == ["Holdout Blaster"]
    assert t.they.pool == ["Hired Gun:1R"]
    assert t.they.discard == ["Second Chance"]
    t.they.choose("pass")


@rule("destiny.effect.replacement.would_has_priority", "destiny.example.second_chance_before_grievous")
def test_a_second_chance_comes_before_grievous() -> None:
    t = hired_gun_saved("Holdout Blaster", you=("General Grievous",), die="General Grievous:2MD")
    assert t.they.damage("Hired Gun") == 4
    assert t.they.upgrades("Hired Gun") == ["Holdout Blaster"]
    assert t.you.upgrades("General Grievous") == []
    t.they.choose("pass")


@rule("destiny.effect.replacement.order_own", "destiny.effect.replacement.second_does_nothing")
def test_of_two_second_chances_one_is_used() -> None:
    t = hired_gun_saved("Second Chance")
    t.they.can_choose("instead Second Chance", "instead Second Chance")
    t.they.choose("instead Second Chance")
    assert t.they.damage("Hired Gun") == 4
    assert t.they.upgrades("Hired Gun") == ["Second Chance"]
    assert t.they.discard == ["Second Chance"]


@rule("destiny.effect.replacement.second_does_nothing")
def test_the_other_second_chance_serves_the_next_time() -> None:
    t = table(
        Side(team=["Darth Vader*2"], pool=["Darth Vader:3MD", "Darth Vader:2MD"]),
        Side(
            team=["Hired Gun", "Nightsister"],
            damage={"Hired Gun": 8},
            upgrades={"Hired Gun": ["Second Chance", "Second Chance"]},
        ),
    )
    t.you.choose("resolve Darth Vader:3MD", "hit Hired Gun")
    t.they.choose("instead Second Chance")
    t.you.choose("resolve Darth Vader:2MD", "hit Hired Gun")
    assert t.they.damage("Hired Gun") == 6
    assert t.they.discard == ["Second Chance"]


def test_a_reroll_made_instead_lets_the_die_be_resolved_again_later() -> None:
    t = table(
        Side(team=["Poe Dameron"], supports=["Black One"], pool=["Black One:Sp"]),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("resolve Black One:Sp", "hit Darth Vader")
    t.roll("3RD")
    assert t.they.damage("Darth Vader") == 1
    assert t.you.pool == ["Black One:3RD"]
    t.they.choose("pass")
    t.you.choose("resolve Black One:3RD", "hit Darth Vader")
    assert t.they.damage("Darth Vader") == 4
    assert t.you.pool == []


# ---------------------------------------------------------------- this very card


@rule("destiny.effect.self_reference")
def test_this_support_is_the_very_one() -> None:
    t = table(Side(supports=["Underworld Connections", "Underworld Connections"], resources=0))
    t.you.choose("use Underworld Connections")
    assert t.you.is_exhausted("Underworld Connections")
    assert not t.you.is_exhausted("Underworld Connections#2")
    assert t.you.resources == 1


@rule("destiny.effect.self_reference")
def test_a_raider_resolves_only_its_own_die() -> None:
    t = table(
        Side(team=["Tusken Raider", "Tusken Raider"], pool=["Tusken Raider:1MD"], hand=["Block", "Dodge"]),
        Side(team=["Darth Vader"]),
    )
    second = t.match.options[1]
    assert t.spoken(second) == "activate Tusken Raider"
    t.play(0, t.match.game.notate(t.state, second))
    t.roll("1R")
    t.you.choose("yes", "discard Block")
    assert t.you.resources == 3
    assert t.you.pool == ["Tusken Raider:1MD"]


# ---------------------------------------------------------------- then


@rule("destiny.effect.then.needs_full_resolution")
def test_what_follows_then_does_not_happen_without_the_first_part() -> None:
    t = table(Side(team=["AW-046"], hand=["Shoot First"], resources=1), Side(pool=["Nightsister:1RD"]))
    t.you.choose("play Shoot First", "no", "decline")
    assert t.they.pool == ["Nightsister:1RD"]
    assert t.you.discard == ["Shoot First"]


@rule("destiny.effect.then.needs_full_resolution")
def test_what_follows_then_happens_after_the_first_part() -> None:
    t = table(
        Side(team=["AW-046"], pool=["AW-046:2RD"], hand=["Shoot First"], resources=1), Side(pool=["Nightsister:1RD"])
    )
    t.you.choose("play Shoot First", "hit Nightsister", "no", "decline")
    assert t.they.damage("Nightsister") == 2
    assert t.they.pool == []


def scavenge(*deck: str) -> Table:
    """A deck of so many cards is searched."""
    t = table(Side(team=["AW-046"], hand=["Scavenge"], deck=deck, discard=["Comlink"]))
    t.you.choose("play Scavenge")
    return t


@rule("destiny.example.scavenge_then", "destiny.effect.then.needs_full_resolution")
def test_scavenge_with_too_small_a_deck_brings_nothing_back() -> None:
    t = scavenge("Block", "Jetpack")
    assert t.you.deck == []
    assert sorted(t.you.discard) == ["Block", "Comlink", "Jetpack", "Scavenge"]
    assert t.you.hand == []
    t.they.choose("pass")


@rule("destiny.example.scavenge_then")
def test_scavenge_finds_an_upgrade_when_three_cards_were_discarded() -> None:
    t = scavenge("Block", "Jetpack", "Dodge")
    t.you.choose("yes")
    t.you.can_choose("recover Comlink", "recover Jetpack")
    t.you.choose("recover Comlink")
    assert t.you.hand == ["Comlink"]


@rule("destiny.term.choose_target.any_number_zero")
def test_any_number_may_be_none() -> None:
    t = table(Side(team=["AW-046"], pool=["AW-046:2RD"], hand=["Fight Dirty"], resources=1))
    t.you.choose("play Fight Dirty", "done")
    assert t.you.pool == ["Han Solo:2RD"]
    assert t.they.damage("Nightsister") == 0
    assert t.you.discard == ["Fight Dirty"]
    t.they.choose("pass")


# ---------------------------------------------------------------- events from events


def test_an_event_played_by_the_falcon_from_the_discard_pile() -> None:
    t = table(
        Side(
            team=["AW-046"],
            supports=["AW-049"],
            pool=["AW-049:Sp", "AW-046:2RD"],
            discard=["Impulsive"],
            resources=0,
        ),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("resolve Millennium Falcon:Sp")
    t.you.choose("hit Darth Vader")
    assert t.they.damage("Darth Vader") == 2
    assert t.you.discard == ["Impulsive"]
    assert t.you.pool == []
    t.you.choose("yes")
    assert t.you.shields("Han Solo") == 1
    t.you.choose("decline")
    t.they.choose("pass")


def test_an_event_that_resolves_the_falcon_plays_a_second_event() -> None:
    t = table(
        Side(
            team=["Padme Amidala"],
            supports=["AW-049"],
            pool=["AW-049:Sp", "Padme Amidala:1R"],
            hand=["Impulsive", "Negotiate"],
            resources=0,
        ),
        Side(team=["Darth Vader*2"], pool=["Darth Vader:2MD", "Darth Vader:3MD"]),
    )
    t.you.choose("play Impulsive", "resolve Millennium Falcon:Sp")
    t.they.choose("remove Darth Vader:2MD")
    assert t.they.pool == []
    assert t.you.discard == ["Negotiate", "Impulsive"]
    t.you.choose("decline")
    t.they.choose("pass")


def test_the_falcon_cannot_play_the_very_event_that_resolves_it() -> None:
    t = table(Side(team=["Padme Amidala"], supports=["AW-049"], pool=["AW-049:Sp"], hand=["Impulsive"], resources=0))
    t.you.choose("play Impulsive")
    assert t.you.discard == ["Impulsive"]
    t.you.choose("decline")
    t.they.choose("pass")
