"""The abilities of Din Djarin and Bo-Katan Kryze, and what sets all four hunters apart."""

from __future__ import annotations

from dejarik.games.bounty.game import GAME
from tests.bounty.reference import CHARACTERS
from tests.bounty.table import Hunter, Table, table
from tests.scenario import card, rule


@rule("bounty.character.unique_ability")
def test_no_two_characters_share_an_ability() -> None:
    keys = {row[0] for row in CHARACTERS}
    abilities = {facts.text.en for facts in GAME.cards() if facts.key in keys}
    assert len(abilities) == 4


@card("bounty", "din_djarin")
@rule("bounty.din.fifth_slot")
def test_din_djarin_attaches_a_fifth_card_but_no_sixth() -> None:
    board = ["Vibroblade", "Grapnel Line", "Padded Bracers", "Tracking Visor"]
    t = table(you=Hunter("Din Djarin", credits=600, hand=["Smoke Canister", "Blasting Charge"], board=board))
    t.you.choose("equip Smoke Canister")
    assert len(t.you.board) == 5
    assert t.you.why_not("equip Blasting Charge") == ("bounty.equip.free_slot", (5,))
    assert t.you.credits == 400


def bo_katan(*, hand: list[str], mission: str, board: list[str] | None = None) -> Table:
    """Bo-Katan Kryze (3/0/1/1), without money for events of her own, takes on a mission."""
    t = table(you=Hunter("Bo-Katan Kryze", credits=100, hand=hand, board=board or []), missions=[mission])
    t.you.choose("mission", f"attempt {mission}")
    return t


@card("bounty", "bo_katan_kryze")
@rule("bounty.bokatan.ignore_symbol")
def test_bo_katan_discards_a_card_to_ignore_the_symbol_she_lacks() -> None:
    t = bo_katan(hand=["Vibroblade"], mission="Debtor on Nevarro")
    t.you.can_choose("ignore firepower", "ignore agility", "ignore armor", "resolve")
    t.you.choose("ignore agility")
    t.you.can_choose("discard Vibroblade")
    t.you.choose("discard Vibroblade")
    assert (t.you.credits, t.completed) == (500, ["Debtor on Nevarro"])


@rule("bounty.bokatan.ignore_symbol")
def test_without_the_ability_she_fails_the_same_mission() -> None:
    t = bo_katan(hand=["Vibroblade"], mission="Debtor on Nevarro")
    t.you.choose("resolve")
    assert (t.you.credits, t.completed, t.you.hand) == (0, [], ["Vibroblade"])


@rule("bounty.bokatan.ignore_symbol")
def test_an_ignored_symbol_is_one_of_those_the_mission_demands() -> None:
    t = bo_katan(hand=["Ambush"], mission="Moisture Farm Watch", board=["Vibroblade"])
    t.you.choose("ignore armor", "discard Ambush")
    assert t.needed == "1/0/2/2"


@rule("bounty.bokatan.ignore_symbol")
def test_nobody_else_ignores_symbols() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Vibroblade"], board=["Grapnel Line"]))
    t.you.choose("mission", "attempt Debtor on Nevarro")
    t.you.can_choose("use Grapnel Line", "resolve")


@rule("bounty.bokatan.once_per_mission")
def test_two_symbols_short_is_one_too_many_for_bo_katan() -> None:
    t = bo_katan(hand=["Vibroblade", "Ambush", "Slicer Rig"], mission="Womp Rat Nest", board=["Grapnel Line"])
    t.you.choose("ignore agility", "discard Ambush")
    t.you.can_choose("use Grapnel Line", "resolve")
    assert t.you.why_not("ignore agility") == ("bounty.bokatan.once_per_mission", ())
    t.you.choose("use Grapnel Line")
    assert (t.completed, t.you.credits, t.you.hand) == ([], 0, ["Vibroblade", "Slicer Rig"])


@rule("bounty.bokatan.once_per_mission")
def test_bo_katan_ignores_a_symbol_again_in_her_next_mission() -> None:
    t = bo_katan(hand=["Vibroblade", "Ambush"], mission="Womp Rat Nest")
    t.you.choose("ignore agility", "discard Ambush", "mission", "attempt Womp Rat Nest")
    t.you.can_choose("ignore firepower", "ignore agility", "ignore armor", "resolve")


@rule("bounty.bokatan.mission_card_only")
def test_bo_katan_cannot_ignore_a_symbol_that_only_an_event_demands() -> None:
    t = table(
        you=Hunter("Bo-Katan Kryze", hand=["Vibroblade"]),
        they=Hunter("Boba Fett", credits=200, hand=["Altered Deal"]),
        missions=["Womp Rat Nest"],
    )
    t.you.choose("mission", "attempt Womp Rat Nest")
    t.they.choose("event Altered Deal")
    assert t.needed == "2/3/1/2"
    t.you.can_choose("ignore firepower", "ignore agility", "ignore armor", "resolve")
    assert t.you.why_not("ignore cunning") == ("bounty.bokatan.mission_card_only", ())


@rule("bounty.bokatan.any_card")
def test_bo_katan_may_discard_an_event_which_then_costs_and_does_nothing() -> None:
    t = bo_katan(hand=["Rooftop Chase"], mission="Womp Rat Nest", board=["Grapnel Line"])
    t.you.choose("ignore agility", "discard Rooftop Chase")
    assert (t.needed, t.present, t.you.credits) == ("2/2/1/0", "3/0/1/1", 100)
    assert (t.discard, t.you.beside) == (["Rooftop Chase"], [])


@rule("bounty.bokatan.any_card")
def test_bo_katan_needs_a_card_in_hand() -> None:
    t = bo_katan(hand=[], mission="Womp Rat Nest", board=["Grapnel Line"])
    t.you.can_choose("use Grapnel Line", "resolve")
    assert t.you.why_not("ignore agility") == ("bounty.bokatan.any_card", ())


@rule("bounty.bokatan.when")
def test_bo_katan_decides_after_all_events_are_played() -> None:
    t = table(
        you=Hunter("Bo-Katan Kryze", credits=200, hand=["Vibroblade", "Ambush"]),
        they=Hunter("Boba Fett", credits=200, hand=["Caught in Crossfire"]),
        missions=["Courier to Mos Pelgo"],
    )
    t.you.choose("mission", "attempt Courier to Mos Pelgo")
    t.they.can_choose("event Caught in Crossfire", "pass")
    t.they.choose("event Caught in Crossfire")
    t.you.can_choose("event Ambush", "pass")
    t.you.choose("event Ambush")
    t.you.can_choose("ignore firepower", "ignore agility", "ignore armor", "ignore cunning", "resolve")
    assert (t.needed, t.present) == ("3/2/2/1", "4/1/1/1")
