"""With decks of any cards and any number of players nothing is lost, doubled or left over; a fault would show."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.model.state import ASIDE, DECK, DISCARD, FIELD, HAND, NOBODY, OUT, TEAM, UPKEEP, DestinyState
from dejarik.kernel.decision import Outcome
from dejarik.kernel.zones import move
from tests.contract.state_checks import tables_are_sound
from tests.contract.walk import LONGEST_GAME, Way, walk, with_any_decks
from tests.destiny.conservation import destiny_is_conserved
from tests.destiny.table import Side, table

GAMES = 20


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_is_conserved_from_the_deal_to_the_end(seed: int) -> None:
    case = with_any_decks(GAME, Random(seed))
    for match in walk(case, Way(seed=seed, length=LONGEST_GAME)):
        tables_are_sound(match.state)
    assert match.result is not None, f"no end after {LONGEST_GAME} moves"


# ---------------------------------------------------------------- what would show


def sound() -> DestinyState:
    """A position with something of everything."""
    t = table(
        Side(
            team=["AW-035*2", "Rey+1"],
            upgrades={"Rey": ["Jedi Robes"]},
            supports=["BB-8"],
            pool=["AW-035:2MD", "Jedi Robes:1F"],
            hand=["Block"],
            discard=["Dodge", "Survival Gear"],
        ),
        Side(team=["Kylo Ren", "Nightsister"], hand=["Force Choke"], discard=["Immobilize"]),
    )
    destiny_is_conserved(t.state)
    return t.state


def _of(s: DestinyState, name: str) -> int:
    return next(card for card, printed in enumerate(s.deal.cards) if printed.name.en == name)


def _hand_over(s: DestinyState) -> None:
    move(s, _of(s, "Block"), HAND + 1)


def _event_in_team(s: DestinyState) -> None:
    move(s, _of(s, "Dodge"), TEAM)


def _die_in_two_pools(s: DestinyState) -> None:
    s.pools[1].append(s.pools[0][0])


def _die_in_the_wrong_pool(s: DestinyState) -> None:
    s.pools[1].append(s.pools[0].pop())


def _die_in_no_pool(s: DestinyState) -> None:
    s.pools[0].pop()


def _die_of_a_discarded_card(s: DestinyState) -> None:
    die = s.deal.dice_of[_of(s, "Survival Gear")][0]
    s.face[die] = 0
    s.pools[0].append(die)


def _second_die_without_training(s: DestinyState) -> None:
    s.spare = ()


def _die_set_aside_and_rolled(s: DestinyState) -> None:
    s.face[s.spare[0]] = 0
    s.pools[0].append(s.spare[0])


def _character_out_of_the_game(s: DestinyState) -> None:
    move(s, _of(s, "Nightsister"), OUT + 1)


def _hurried_for_ever(s: DestinyState) -> None:
    s.hasty += (0,)


def _damage_out_of_play(s: DestinyState) -> None:
    s.damage[_of(s, "Dodge")] = 1


def _damage_on_a_support(s: DestinyState) -> None:
    s.damage[_of(s, "BB-8")] = 1


def _too_much_damage(s: DestinyState) -> None:
    s.damage[_of(s, "Rey")] = 11


def _four_shields(s: DestinyState) -> None:
    s.shields[_of(s, "Rey")] = 4


def _exhausted_out_of_play(s: DestinyState) -> None:
    s.exhausted[_of(s, "Immobilize")] = 1


def _upgrade_on_nobody(s: DestinyState) -> None:
    s.host[_of(s, "Jedi Robes")] = NOBODY


def _upgrade_on_a_foe(s: DestinyState) -> None:
    s.host[_of(s, "Jedi Robes")] = _of(s, "Kylo Ren")


def _captured_and_rolled(s: DestinyState) -> None:
    s.captured += ((s.pools[0][0], _of(s, "Kylo Ren")),)


def _held_by_a_card_out_of_play(s: DestinyState) -> None:
    s.captured += ((s.deal.dice_of[_of(s, "BB-8")][0], _of(s, "Immobilize")),)


def _eliminated_with_a_team(s: DestinyState) -> None:
    s.eliminated += (1,)


def _no_battlefield(s: DestinyState) -> None:
    move(s, s.zones[FIELD][0], ASIDE + s.holder)


def _frame_left_open(s: DestinyState) -> None:
    s.frames.append(s.new_frame(0, 0))


def _fallen_but_standing(s: DestinyState) -> None:
    s.damage[_of(s, "Rey")] = 10


def _redraw_left(s: DestinyState) -> None:
    s.put_back += (_of(s, "Block"),)


FAULTS: dict[Callable[[DestinyState], None], str] = {
    _hand_over: "of seat 0 lies at 1",
    _event_in_team: "lies in zone",
    _die_in_two_pools: "in two pools",
    _die_in_the_wrong_pool: "in the pool of seat 1",
    _die_in_no_pool: "or in none",
    _die_of_a_discarded_card: "is not in play, but its die",
    _second_die_without_training: "no training",
    _die_set_aside_and_rolled: "a die too many",
    _character_out_of_the_game: "is out of the game",
    _hurried_for_ever: "left in hasty",
    _damage_out_of_play: "has damage and is no character",
    _damage_on_a_support: "has damage and is no character",
    _too_much_damage: "has 11 damage of 10",
    _four_shields: "has 4 shields",
    _exhausted_out_of_play: "exhausted and not in play",
    _upgrade_on_nobody: "is on -1",
    _upgrade_on_a_foe: "of the other side",
    _captured_and_rolled: "is in a pool",
    _held_by_a_card_out_of_play: "holds a die and is not in play",
    _eliminated_with_a_team: "is out and has cards",
    _no_battlefield: "0 battlefields",
    _frame_left_open: "left in frames",
    _fallen_but_standing: "defeated characters are in play",
    _redraw_left: "still to be put back",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__.strip("_"))
def test_a_fault_is_caught(fault: Callable[[DestinyState], None]) -> None:
    s = sound()
    fault(s)
    with pytest.raises(AssertionError, match=FAULTS[fault]):
        destiny_is_conserved(s)


@pytest.mark.parametrize("left", ["frames", "queue", "delayed", "extra"])
def test_what_is_left_over_at_the_end_is_caught(left: str) -> None:
    s = sound()
    s.decision, s.outcome, s.phase = None, Outcome((0,), (1, 0)), UPKEEP
    destiny_is_conserved(s)
    setattr(s, left, type(getattr(s, left))([0]))
    with pytest.raises(AssertionError, match=f"left in {left}"):
        destiny_is_conserved(s)


def test_a_die_up_a_sleeve_is_no_fault() -> None:
    """Ace in the Hole rolls the die of an upgrade in the discard pile."""
    t = table(
        Side(team=["Jango Fett"], hand=["Ace in the Hole", "Flame Thrower"]),
        Side(team=["Leia Organa"]),
    )
    t.you.choose("play Ace in the Hole")
    t.roll("2MD")
    destiny_is_conserved(t.state)
    assert t.you.pool == ["Flame Thrower:2MD"]
    assert t.state.zones[DISCARD] == [_of(t.state, name) for name in ("Flame Thrower", "Ace in the Hole")]


@pytest.mark.parametrize("place", [HAND, DECK])
def test_a_die_up_a_sleeve_stays_one_wherever_its_card_goes(place: int) -> None:
    t = table(Side(team=["Jango Fett"], hand=["Ace in the Hole", "Flame Thrower"]), Side())
    t.you.choose("play Ace in the Hole")
    t.roll("2MD")
    move(t.state, _of(t.state, "Flame Thrower"), place)
    destiny_is_conserved(t.state)
