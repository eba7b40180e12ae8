"""Dice from the side zone: Director Krennic's Death Troopers, and the second die of a trained character."""

from __future__ import annotations

from dejarik.games.destiny.decks import Deck, encode
from dejarik.games.destiny.game import GAME
from dejarik.kernel.text import EMPTY, Text
from tests.destiny.deck_samples import filling
from tests.destiny.table import Side, Table, card, dealt, rule, table

# ---------------------------------------------------------------- Director Krennic


def _krennic(*team: str, dice_aside: tuple[str, ...] = (), holder: str = "you") -> Table:
    t = table(Side(team=["Director Krennic", *team], dice_aside=dice_aside), holder=holder)
    t.you.choose("activate Director Krennic")
    return t


@card("destiny", "SoR-003")
@rule("destiny.card.director_krennic.die_from_set_aside")
def test_krennic_rolls_a_death_trooper_die_that_is_set_aside_again() -> None:
    t = _krennic(dice_aside=("Death Trooper",))
    t.roll("-", "2RD")
    assert t.you.pool == ["Director Krennic:-", "Death Trooper:2RD"]
    t.they.choose("pass")
    t.you.choose("resolve Death Trooper:2RD", "hit Nightsister")
    assert (t.they.damage("Nightsister"), t.you.pool) == (2, ["Director Krennic:-"])
    assert t.you.team == ["Director Krennic"]
    assert t.you.aside == []
    t.they.choose("pass")
    t.you.choose("pass")
    t.you.choose("activate Director Krennic")
    t.roll("-", "1Dr")
    assert t.you.pool == ["Director Krennic:-", "Death Trooper:1Dr"]


@card("destiny", "SoR-003")
@rule("destiny.card.director_krennic.no_die_no_effect")
def test_without_a_death_trooper_die_set_aside_krennic_rolls_his_own_alone() -> None:
    t = _krennic()
    t.roll("1R")
    assert t.you.pool == ["Director Krennic:1R"]
    t.they.choose("pass")


@card("destiny", "SoR-003")
@rule("destiny.card.director_krennic.own_trooper_die_not_used")
def test_the_dice_of_death_troopers_in_play_stay_on_their_cards() -> None:
    t = _krennic("Death Trooper")
    t.roll("1R")
    assert t.you.pool == ["Director Krennic:1R"]
    t.they.choose("pass")
    t = _krennic("Death Trooper", dice_aside=("Death Trooper",))
    t.roll("1R", "-")
    t.they.choose("pass")
    t.you.choose("activate Death Trooper")
    t.roll("1RD")
    assert t.you.pool == ["Director Krennic:1R", "Death Trooper:-", "Death Trooper:1RD"]


@card("destiny", "SoR-003")
def test_krennic_needs_the_battlefield() -> None:
    t = _krennic(dice_aside=("Death Trooper",), holder="they")
    t.roll("1R")
    assert t.you.pool == ["Director Krennic:1R"]
    t.they.choose("pass")


@card("destiny", "SoR-003")
def test_the_death_trooper_die_is_a_red_character_die_that_survives_krennic() -> None:
    t = table(
        Side(team=["Director Krennic", "Nightsister"], dice_aside=["Death Trooper"], damage={"Director Krennic": 11}),
        Side(field="Frozen Wastes", pool=["Nightsister:1RD"]),
        holder="you",
        field_of="they",
    )
    t.you.choose("activate Director Krennic")
    t.roll("1R", "2RD")
    t.they.choose("resolve Nightsister:1RD", "hit Director Krennic")
    assert t.you.pool == ["Death Trooper:2RD"]
    t.you.choose("pass")
    t.they.choose("claim", "yes")
    assert t.you.pool == []


def _code(*team: tuple[str, int], needed: tuple[str, ...] = ()) -> str:
    """A legal deck of a team with certain cards, filled up with whatever else it may have."""
    cards = (*filling(team, 30 - 2 * len(needed), without=needed), *((key, 2) for key in needed))
    return encode(Deck("", team, "SoR-156", cards))


@card("destiny", "SoR-003")
@rule("destiny.sidezone.any_number_of_matching_dice", "destiny.sidezone.dice_may_be_hidden")
def test_a_deck_with_krennic_brings_death_trooper_dice_that_only_its_player_knows_of() -> None:
    t = dealt(deck1=_code(("SoR-003", 2), ("AW-002", 1)))
    s = t.state
    supply = [number for number in s.deal.supply if s.deal.owner[number] == 0]
    assert [t.name(number) for number in supply] == ["Death Trooper"]
    assert t.you.team == ["First Order Stormtrooper", "Director Krennic"]
    things = [thing.name.en for region in t.they.view.regions for thing in region.things]
    assert "Death Trooper" not in things
    notes = [onlooker.view.region("aside", 0).note for onlooker in (t.you, t.they)]
    assert notes == [Text("dice: “Death Trooper” 3", "kości: „Szturmowiec Śmierci” 3"), EMPTY]


# ---------------------------------------------------------------- Training


def _trained(team: str = "Rebel Trooper+1", copies: int = 1) -> Table:
    """Training was played on the first character of your team."""
    t = table(Side(team=[team, "Nightsister"], hand=["Training"] * copies, resources=2 * copies))
    for _ in range(copies):
        t.you.choose("play Training Rebel Trooper")
        t.they.choose("pass")
    return t


@card("destiny", "SoR-125")
@rule("destiny.card.training.die_from_set_aside")
def test_training_puts_a_second_die_on_its_character() -> None:
    t = _trained()
    assert len(t.you.view.region("team", 0).things) == 2 + 1 + 3, "characters, Training, dice"
    assert "“Rebel Trooper” is elite and gets a second die." in t.they.reads()
    t.you.choose("activate Rebel Trooper")
    t.roll("1RD", "2RD")
    assert t.you.pool == ["Rebel Trooper:1RD", "Rebel Trooper:2RD"]


@card("destiny", "SoR-125")
@rule("destiny.card.training.no_die_no_effect")
def test_training_without_a_die_set_aside_does_nothing() -> None:
    t = _trained("Rebel Trooper")
    assert (t.you.upgrades("Rebel Trooper"), t.you.resources) == (["Training"], 0)
    t.you.choose("activate Rebel Trooper")
    t.roll("1RD")
    assert t.you.pool == ["Rebel Trooper:1RD"]


@card("destiny", "SoR-125")
@rule("destiny.card.training.second_copy_no_effect")
def test_a_second_training_does_nothing() -> None:
    t = _trained("Rebel Trooper+2", copies=2)
    t.you.choose("activate Rebel Trooper")
    t.roll("1RD", "-")
    assert t.you.pool == ["Rebel Trooper:1RD", "Rebel Trooper:-"]
    t.they.choose("pass")


@card("destiny", "SoR-125")
@rule("destiny.card.training.die_is_character_die")
def test_the_die_of_a_trained_character_is_a_character_die() -> None:
    t = table(
        Side(
            team=["Rebel Trooper+1"],
            upgrades={"Rebel Trooper": ["Training"]},
            pool=["Rebel Trooper:1RD", "Rebel Trooper:2RD"],
        ),
        Side(field="Frozen Wastes"),
        turn_of="they",
    )
    t.they.choose("claim", "yes")
    t.they.can_choose("remove Rebel Trooper:1RD", "remove Rebel Trooper:2RD")


TRAINED = Side(
    team=["Rebel Trooper+1", "Nightsister"],
    upgrades={"Rebel Trooper": ["Training"]},
    pool=["Rebel Trooper:1RD"],
    field="Mos Eisley Spaceport",
)


@card("destiny", "SoR-125")
@rule("destiny.card.training.leaves_play")
def test_whoever_controls_the_character_keeps_the_better_die_when_training_leaves() -> None:
    t = table(TRAINED, holder="you")
    t.you.choose("claim", "yes")
    assert t.you.hand == ["Training"]
    t.you.can_choose("set_aside Rebel Trooper:1RD", "set_aside Rebel Trooper")
    t.you.choose("set_aside Rebel Trooper")
    assert t.you.pool == ["Rebel Trooper:1RD"]
    assert len(t.you.view.region("team", 0).things) == 2 + 1, "two characters, the die of the Nightsister"


@card("destiny", "SoR-125")
@rule("destiny.card.training.leaves_play")
def test_the_die_in_the_pool_may_be_the_one_set_aside() -> None:
    t = table(TRAINED, holder="you")
    t.you.choose("claim", "yes", "set_aside Rebel Trooper:1RD")
    assert t.you.pool == []
    t.they.choose("pass")
    t.you.choose("done")
    t.you.choose("activate Rebel Trooper")
    t.roll("2RD")
    assert t.you.pool == ["Rebel Trooper:2RD"]


@card("destiny", "SoR-125")
def test_dice_that_are_alike_need_no_choice() -> None:
    t = table(Side(team=["Rebel Trooper+1"], upgrades=TRAINED.upgrades, field=TRAINED.field), holder="you")
    t.you.choose("claim", "yes")
    t.they.choose("pass")
    assert t.you.hand == ["Training"]


@card("destiny", "SoR-125")
@rule("destiny.card.training.second_copy_no_effect")
def test_a_character_stays_elite_while_a_second_training_is_left() -> None:
    t = table(
        Side(
            team=["Rebel Trooper+1"],
            upgrades={"Rebel Trooper": ["Training", "Training"]},
            field="Mos Eisley Spaceport",
        ),
        holder="you",
    )
    t.you.choose("claim", "yes", "return Training")
    t.they.choose("pass")
    t.you.choose("done")
    t.you.choose("activate Rebel Trooper")
    t.roll("1RD", "-")
    assert t.you.pool == ["Rebel Trooper:1RD", "Rebel Trooper:-"]


@card("destiny", "SoR-125")
@rule("destiny.card.cargo_hold.ignores_restrictions")
def test_training_moved_to_another_character_makes_that_one_elite() -> None:
    t = table(
        Side(
            team=["Rebel Trooper+1", "Nightsister+1"],
            upgrades={"Rebel Trooper": ["Training"]},
            field="Cargo Hold",
        ),
        holder="you",
    )
    t.you.choose("claim", "yes")
    t.they.choose("pass")
    t.you.choose("activate Nightsister")
    t.roll("1RD", "2RD")
    assert t.you.pool == ["Nightsister:1RD", "Nightsister:2RD"]
    t.they.choose("pass")
    t.you.choose("activate Rebel Trooper")
    t.roll("-")


@card("destiny", "SoR-125")
def test_a_defeated_character_comes_back_untrained() -> None:
    t = table(
        Side(
            team=["First Order Stormtrooper+1", "Captain Phasma"],
            upgrades={"First Order Stormtrooper": ["Training"]},
            damage={"First Order Stormtrooper": 6},
            hand=["Endless Ranks"],
            resources=5,
        ),
        Side(pool=["Nightsister:1RD"]),
        turn_of="they",
    )
    t.they.choose("resolve Nightsister:1RD", "hit First Order Stormtrooper")
    assert t.you.discard == ["Training"]
    t.you.choose("play Endless Ranks")
    t.they.choose("pass")
    t.you.choose("activate First Order Stormtrooper")
    t.roll("1RD")
    assert t.you.pool == ["First Order Stormtrooper:1RD"]


@card("destiny", "SoR-125")
def test_training_is_for_red_characters_that_are_not_unique() -> None:
    team = ["Rebel Trooper", "Leia Organa", "Nightsister"]
    t = table(Side(team=team, hand=["Training"]))
    assert [wish for wish in t.offered() if wish.startswith("play")] == ["play Training Rebel Trooper"]


@card("destiny", "SoR-125")
@rule("destiny.sidezone.any_number_of_matching_dice", "destiny.setup.roll_for_battlefield")
def test_dice_set_aside_are_not_rolled_for_the_battlefield() -> None:
    t = dealt(deck1=_code(("AW-030", 1), ("AW-028", 2), needed=("SoR-125",)))
    for seat in (t.seats[t.match.decision.seat], t.seats[1 - t.match.decision.seat]):  # type: ignore[union-attr]
        seat.choose("done")
    mine = [die for die in range(len(t.state.face)) if t.state.deal.owner[t.state.deal.card_of[die]] == 0]
    t.roll("1RD", "-", "-")
    assert len(t.you.pool) == 3
    assert len([die for die in mine if die in t.state.spare]) == 1


@card("destiny", "SoR-125")
def test_computers_like_a_second_die() -> None:
    """Training is worth more where there is a die for it."""
    sides = [Side(team=[team], upgrades=TRAINED.upgrades) for team in ("Rebel Trooper+1", "Rebel Trooper")]
    trained, in_vain = (GAME.evaluate(table(side).state)[0] for side in sides)
    assert trained > in_vain
