"""What the blue villain and hero events of Awakenings do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- villains


@rule("destiny.card.abandon_all_hope.any_option")
@card("destiny", "AW-079")
@pytest.mark.parametrize(
    ("choice", "resources", "cards", "left"),
    [
        ("choose 1", 3, 2, (0, 2)),
        ("choose 2", 3, 2, (3, 0)),
        ("choose 1", 0, 5, (0, 5)),
        ("choose 2", 3, 0, (3, 0)),
    ],
)
def test_abandon_all_hope_lets_the_opponent_choose_what_to_lose(
    choice: str, resources: int, cards: int, left: tuple[int, int]
) -> None:
    t = table(Side(hand=["Abandon All Hope", "Aim"]), Side(hand=["Aim"] * cards, resources=resources))
    t.you.choose("play Abandon All Hope")
    t.they.can_choose("choose 1", "choose 2")
    t.they.choose(choice)
    assert (t.they.resources, len(t.they.hand), t.you.hand) == (*left, ["Aim"])


@rule("destiny.card.boundless_ambition.up_to_hand_limit")
@card("destiny", "AW-080")
@pytest.mark.parametrize(
    ("held", "supports", "drawn"), [(0, [], 5), (3, [], 2), (5, [], 0), (6, [], 0), (3, ["Emperor's Favor"], 3)]
)
def test_boundless_ambition_draws_up_to_the_hand_limit(held: int, supports: list[str], drawn: int) -> None:
    t = table(Side(hand=["Boundless Ambition", *["Aim"] * held], deck=["Dodge"] * 8, supports=supports))
    t.you.choose("play Boundless Ambition")
    assert t.you.hand == ["Aim"] * held + ["Dodge"] * drawn


@card("destiny", "AW-081")
def test_enrage_hurts_a_blue_character_of_yours_for_a_resource() -> None:
    t = table(
        Side(team=["Count Dooku", "Nightsister", "Captain Phasma"], hand=["Enrage"], resources=0),
        Side(team=["Rey"]),
    )
    t.you.choose("play Enrage")
    t.you.can_choose("hit Count Dooku", "hit Nightsister")
    t.you.choose("hit Nightsister")
    assert (t.you.damage("Nightsister"), t.you.resources) == (1, 1)


@card("destiny", "AW-081")
def test_enrage_gives_nothing_without_a_blue_character() -> None:
    t = table(Side(team=["Captain Phasma"], hand=["Enrage"], resources=0))
    t.you.choose("play Enrage")
    assert (t.you.damage("Captain Phasma"), t.you.resources) == (0, 0)


@card("destiny", "AW-082")
def test_feel_your_anger_removes_as_many_dice_as_show_a_blank_whatever_they_show() -> None:
    t = table(
        Side(hand=["Feel Your Anger"]),
        Side(
            team=["AW-035*2", "Rey", "Padawan"],
            pool=["AW-035:-", "AW-035:3MD", "Rey:+2MD", "Padawan:-"],
        ),
    )
    t.you.choose("play Feel Your Anger", "remove Luke Skywalker:3MD", "remove Rey:+2MD")
    assert t.they.pool == ["Luke Skywalker:-", "Padawan:-"]


@card("destiny", "AW-082")
def test_feel_your_anger_removes_nothing_without_a_blank_and_counts_no_blanks_of_ones_own() -> None:
    t = table(
        Side(pool=["Nightsister:-"], hand=["Feel Your Anger"]),
        Side(team=["Rey"], pool=["Rey:+2MD"]),
    )
    t.you.choose("play Feel Your Anger")
    assert t.they.pool == ["Rey:+2MD"]


@card("destiny", "AW-083")
def test_force_strike_turns_a_blue_die_to_melee_damage_and_may_resolve_it() -> None:
    def begun() -> Table:
        t = table(
            Side(
                team=["Count Dooku", "Captain Phasma", "Nightsister"],
                pool=["Count Dooku:-", "Captain Phasma:-", "Nightsister:-"],
                hand=["Force Strike"],
            ),
            Side(team=["Rey"]),
        )
        t.you.choose("play Force Strike")
        t.you.can_choose("turn Count Dooku:- 1MD", "turn Count Dooku:- 2MD")
        t.you.choose("turn Count Dooku:- 2MD")
        return t

    t = begun()
    t.you.choose("yes", "hit Rey")
    assert (t.they.damage("Rey"), t.you.pool) == (2, ["Captain Phasma:-", "Nightsister:-"])
    t = begun()
    t.you.choose("no")
    assert (t.they.damage("Rey"), t.you.pool[0]) == (0, "Count Dooku:2MD")


@card("destiny", "AW-083")
def test_force_strike_without_a_blue_die_that_has_melee_damage_does_nothing() -> None:
    t = table(Side(pool=["Nightsister:-"], hand=["Force Strike"]))
    t.you.choose("play Force Strike")
    assert t.you.pool == ["Nightsister:-"]
    t.they.choose("pass")


@card("destiny", "AW-084")
def test_intimidate_removes_every_shield_from_any_one_character() -> None:
    t = table(
        Side(shields={"Nightsister": 1}, hand=["Intimidate"]),
        Side(team=["Rey", "Padawan"], shields={"Rey": 3, "Padawan": 2}),
    )
    t.you.choose("play Intimidate")
    t.you.can_choose("unshield Nightsister", "unshield Rey", "unshield Padawan")
    t.you.choose("unshield Rey")
    assert (t.they.shields("Rey"), t.they.shields("Padawan"), t.you.shields("Nightsister")) == (0, 2, 1)


@card("destiny", "AW-085")
def test_isolation_removes_any_character_die_but_none_of_an_upgrade() -> None:
    t = table(
        Side(pool=["Nightsister:1R"], hand=["Isolation"]),
        Side(team=["Rey"], upgrades={"Rey": ["Datapad"]}, supports=["BB-8"], pool=["Rey:1MD", "Datapad:1R", "BB-8:1F"]),
    )
    t.you.choose("play Isolation")
    t.you.can_choose("remove Nightsister:1R", "remove Rey:1MD")
    t.you.choose("remove Rey:1MD")
    assert t.they.pool == ["Datapad:1R", "BB-8:1F"]


@card("destiny", "AW-085")
def test_isolation_needs_a_blue_character() -> None:
    t = table(Side(team=["Captain Phasma"], hand=["Isolation"]), Side(team=["Rey"], pool=["Rey:1MD"]))
    t.you.choose("play Isolation")
    assert t.they.pool == ["Rey:1MD"]


@card("destiny", "AW-086")
def test_no_mercy_raises_a_damage_die_by_the_blue_cards_discarded() -> None:
    t = table(
        Side(
            pool=["Nightsister:1RD"],
            hand=["No Mercy", "Enrage", "Force Strike", "Isolation", "Aim"],
        ),
        Side(team=["Rey"]),
    )
    t.you.choose("play No Mercy")
    t.you.can_choose("discard Enrage", "discard Force Strike", "discard Isolation", "done")
    t.you.choose("discard Enrage", "discard Isolation", "done", "hit Rey")
    assert (t.they.damage("Rey"), t.you.hand) == (3, ["Force Strike", "Aim"])


@card("destiny", "AW-086")
@pytest.mark.parametrize("hand", [["No Mercy"], ["No Mercy", "Enrage"]])
def test_no_mercy_may_discard_nothing_and_still_resolve_the_die(hand: list[str]) -> None:
    t = table(Side(team=["Count Dooku"], pool=["Count Dooku:2MD"], hand=hand), Side(team=["Rey"]))
    t.you.choose("play No Mercy", *["done"] * (len(hand) - 1), "hit Rey")
    assert (t.they.damage("Rey"), t.you.hand) == (2, hand[1:])


@card("destiny", "AW-087")
def test_pulling_the_strings_arranges_the_top_three_cards_of_any_deck() -> None:
    t = table(Side(hand=["Pulling the Strings"]), Side(deck=["Aim", "Dodge", "Block", "Scout", "All In"]))
    t.you.choose("play Pulling the Strings")
    t.you.can_choose("deck 1", "deck 2")
    t.you.choose("deck 2", "bottom Dodge", "top Aim", "top Block")
    assert t.they.deck == ["Block", "Aim", "Scout", "All In", "Dodge"]
    assert t.you.deck == ["Survival Gear", "Survival Gear"]


@rule("destiny.effect.then.needs_full_resolution")
@card("destiny", "AW-087")
def test_pulling_the_strings_moves_no_card_of_a_deck_that_has_not_three() -> None:
    t = table(Side(hand=["Pulling the Strings", "Block"], deck=["Aim", "Dodge"]), Side(deck=[], hand=["Aim"]))
    t.you.choose("play Pulling the Strings")
    t.they.choose("pass")
    assert t.you.deck == ["Aim", "Dodge"]
    assert any(line.en == "You look at 2 cards on top of your deck." for line in t.match.log(0)), (
        "they are seen all the same"
    )


# ---------------------------------------------------------------- heroes


@card("destiny", "AW-114")
def test_anticipate_lets_the_opponent_resolve_dice_and_removes_the_rest() -> None:
    t = table(
        Side(team=["Padawan"], pool=["Padawan:1F"], hand=["Anticipate"]),
        Side(team=["Count Dooku", "Nightsister"], pool=["Count Dooku:2MD", "Nightsister:1R"]),
    )
    t.you.choose("play Anticipate")
    t.they.can_choose("resolve Count Dooku:2MD", "resolve Nightsister:1R", "done")
    t.they.choose("resolve Nightsister:1R", "done")
    assert (t.they.resources, t.they.pool, t.you.damage("Padawan")) == (3, [], 0)
    assert t.you.pool == ["Padawan:1F"]


@card("destiny", "AW-114")
def test_anticipate_removes_all_dice_when_the_opponent_resolves_none() -> None:
    t = table(
        Side(team=["Padawan"], hand=["Anticipate"]),
        Side(team=["Count Dooku", "Nightsister"], pool=["Count Dooku:2MD", "Nightsister:-"]),
    )
    t.you.choose("play Anticipate")
    t.they.choose("done")
    assert (t.they.pool, t.you.damage("Padawan")) == ([], 0)


@card("destiny", "AW-115")
@pytest.mark.parametrize(("before", "behind"), [(0, 2), (2, 3)])
def test_defensive_stance_gives_2_shields_to_any_character(before: int, behind: int) -> None:
    t = table(Side(team=["Rey"], shields={"Rey": before}, hand=["Defensive Stance"]), Side(team=["Count Dooku"]))
    t.you.choose("play Defensive Stance")
    t.you.can_choose("shield Rey", "shield Count Dooku")
    t.you.choose("shield Rey")
    assert (t.you.shields("Rey"), t.they.shields("Count Dooku")) == (behind, 0)


@card("destiny", "AW-116")
def test_force_misdirection_removes_all_dice_with_a_symbol_of_a_blue_die() -> None:
    t = table(
        Side(
            team=["Padawan", "Leia Organa", "Rey"],
            pool=["Padawan:1R", "Leia Organa:2RD", "Rey:+2MD"],
            hand=["Force Misdirection"],
        ),
        Side(team=["AW-010*2", "Nightsister"], pool=["AW-010:3MD", "AW-010:2MD", "Nightsister:1R"]),
    )
    t.you.choose("play Force Misdirection")
    t.you.can_choose("symbol melee", "symbol resource")
    t.you.choose("symbol melee")
    assert t.they.pool == ["Nightsister:1R"]
    assert len(t.you.pool) == 3


@card("destiny", "AW-116")
def test_force_misdirection_needs_a_blue_die_of_ones_own() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:2RD"], hand=["Force Misdirection"]),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose("play Force Misdirection")
    assert t.they.pool == ["Nightsister:2RD"]


@rule("destiny.symbol.set_of_symbols")
@card("destiny", "AW-116")
def test_force_misdirection_may_name_the_blank() -> None:
    t = table(
        Side(team=["Rey"], pool=["Rey:-"], hand=["Force Misdirection"]),
        Side(team=["AW-010*2"], pool=["AW-010:-", "AW-010:3MD"]),
    )
    t.you.choose("play Force Misdirection")
    assert (t.they.pool, t.you.pool) == (["Darth Vader:3MD"], ["Rey:-"])


@card("destiny", "AW-117")
def test_heroism_lets_a_unique_character_take_the_value_of_a_die() -> None:
    t = table(
        Side(team=["Rey", "Padawan"], hand=["Heroism"], resources=0),
        Side(team=["AW-010*2"], pool=["AW-010:3MD", "AW-010:2MD"]),
    )
    t.you.choose("play Heroism", "die Darth Vader:3MD")
    assert (t.you.damage("Rey"), t.you.damage("Padawan")) == (3, 0)
    assert t.they.pool == ["Darth Vader:2MD"]


@card("destiny", "AW-117")
@pytest.mark.parametrize(("team", "die"), [("Padawan", "2MD"), ("Rey", "1Sh")])
def test_heroism_without_a_taker_or_a_damage_die_does_nothing(team: str, die: str) -> None:
    t = table(Side(team=[team], hand=["Heroism"]), Side(team=["AW-010"], pool=[f"AW-010:{die}"]))
    t.you.choose("play Heroism")
    assert (t.you.damage(team), t.they.pool) == (0, [f"Darth Vader:{die}"])


@card("destiny", "AW-118")
def test_noble_sacrifice_defeats_a_blue_character_to_exhaust_any_character() -> None:
    t = table(
        Side(team=["Rey", "Padawan", "Leia Organa"], hand=["Noble Sacrifice"]),
        Side(team=["Count Dooku", "Nightsister"]),
    )
    t.you.choose("play Noble Sacrifice")
    t.you.can_choose("defeat Rey", "defeat Padawan")
    t.you.choose("defeat Padawan", "exhaust Count Dooku")
    assert (t.you.team, t.they.is_exhausted("Count Dooku")) == (["Rey", "Leia Organa"], True)


@rule("destiny.faq.stalling.playing_a_card")
@card("destiny", "AW-118")
def test_noble_sacrifice_without_a_blue_character_does_nothing_but_is_no_pass() -> None:
    t = table(Side(team=["AW-046"], hand=["Noble Sacrifice"]), passes=1)
    t.you.choose("play Noble Sacrifice")
    assert (t.you.team, t.they.is_exhausted("Nightsister"), t.you.discard) == (["Han Solo"], False, ["Noble Sacrifice"])
    t.they.choose("pass")


@card("destiny", "AW-119")
@pytest.mark.parametrize("removed", [0, 1, 2])
def test_patience_discards_a_card_of_the_deck_for_each_die_removed(removed: int) -> None:
    t = table(
        Side(team=["Rey", "Padawan", "Finn"], pool=["Rey:-", "Padawan:-", "Finn:2RD"], hand=["Patience"]),
        Side(deck=["Aim", "Dodge", "Block"]),
    )
    t.you.choose("play Patience", *["remove Rey:-", "remove Padawan:-"][:removed], "done")
    assert t.they.discard == ["Aim", "Dodge"][:removed]
    assert len(t.you.pool) == 3 - removed


@card("destiny", "AW-120")
def test_return_of_the_jedi_takes_a_blue_event_back() -> None:
    t = table(
        Side(team=["Rey"], hand=["Return of the Jedi"], discard=["Riposte", "Heroism", "Jedi Robes", "Aim", "Retreat"])
    )
    t.you.choose("play Return of the Jedi")
    t.you.can_choose("recover Riposte", "recover Heroism")
    t.you.choose("recover Riposte")
    assert t.you.hand == ["Riposte"]


@card("destiny", "AW-120")
def test_return_of_the_jedi_does_not_find_itself() -> None:
    t = table(Side(team=["Rey"], hand=["Return of the Jedi"], discard=["Aim", "Jedi Robes"]))
    t.you.choose("play Return of the Jedi")
    assert (t.you.hand, t.you.discard) == ([], ["Aim", "Jedi Robes", "Return of the Jedi"])


@card("destiny", "AW-121")
def test_riposte_turns_shields_of_one_character_into_damage() -> None:
    t = table(
        Side(team=["Rey", "Padawan"], shields={"Rey": 3, "Padawan": 1}, hand=["Riposte"]),
        Side(team=["Count Dooku"], shields={"Count Dooku": 1}),
    )
    t.you.choose("play Riposte")
    t.you.can_choose("unshield Rey 1", "unshield Rey 2", "unshield Rey 3", "unshield Padawan 1", "done")
    t.you.choose("unshield Rey 2", "hit Count Dooku")
    assert (t.you.shields("Rey"), t.they.shields("Count Dooku"), t.they.damage("Count Dooku")) == (1, 0, 1)


@card("destiny", "AW-121")
def test_riposte_may_remove_no_shield_and_then_deals_nothing() -> None:
    t = table(Side(team=["Rey"], shields={"Rey": 3}, hand=["Riposte"]))
    t.you.choose("play Riposte", "done")
    assert (t.you.shields("Rey"), t.they.damage("Nightsister")) == (3, 0)
    t.they.choose("pass")


@card("destiny", "AW-122")
def test_willpower_moves_1_damage_between_exhausted_characters_past_shields() -> None:
    t = table(
        Side(
            team=["Rey", "Padawan", "Finn"],
            damage={"Rey": 2, "Padawan": 3, "Finn": 0},
            exhausted=["Rey", "Finn"],
            hand=["Willpower"],
        ),
        Side(team=["Count Dooku", "Nightsister"], exhausted=["Count Dooku"], shields={"Count Dooku": 2}),
    )
    t.you.choose("play Willpower")
    assert (t.you.damage("Rey"), t.they.damage("Count Dooku"), t.they.shields("Count Dooku")) == (1, 1, 2)


@card("destiny", "AW-122")
@pytest.mark.parametrize(("mine", "theirs"), [([], ["Nightsister"]), (["Rey"], [])])
def test_willpower_needs_an_exhausted_character_on_both_sides(mine: list[str], theirs: list[str]) -> None:
    t = table(Side(team=["Rey"], damage={"Rey": 2}, exhausted=mine, hand=["Willpower"]), Side(exhausted=theirs))
    t.you.choose("play Willpower")
    assert (t.you.damage("Rey"), t.they.damage("Nightsister")) == (2, 0)
