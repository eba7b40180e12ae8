"""The vocabularies of actions stay what they are, and a game whose numbers tell or confuse something is caught."""

from __future__ import annotations

import re
from array import array
from functools import cached_property
from pathlib import Path
from random import Random

import pytest

from dejarik.games.bounty.game import GAME
from dejarik.games.bounty.state import MARKET_DECK, BountyState
from dejarik.kernel import registry
from dejarik.kernel.actions import MORE, About, Actions, Verb
from dejarik.kernel.assembled import AssembledGame
from dejarik.kernel.errors import DejarikError, IllegalMoveError
from dejarik.kernel.match import Match
from dejarik.kernel.recall import Recall
from tests.abilities.duel import Duel
from tests.contract import encode_checks

VOCABULARIES = {
    "bounty": (1, 1472, "1a2df505561d057c"),
    "deckbuilding": (1, 10147, "29fcfe421e128626"),
    "destiny": (1, 58733, "8f35a69837c75980"),
    "lcg": (1, 29856, "85657e3f6d84cd7b"),
}
"""By game: the version, the number and the digest of its actions. Whoever changes what an action means, other than by
new cards behind the others, raises the version, since programs that have learned the old numbers no longer can play.
"""


@pytest.mark.parametrize("name", registry.names())
def test_actions_keep_their_numbers(name: str) -> None:
    actions = registry.find(name).actions
    assert len(actions.names) == actions.size == len(set(actions.names))
    assert (actions.version, actions.size, actions.digest) == VOCABULARIES[name]


@pytest.mark.parametrize(
    ("name", "title"),
    [("bounty", "Bounty"), ("deckbuilding", "The Deckbuilding Game"), ("destiny", "Destiny"), ("lcg", "LCG")],
)
def test_the_documentation_lists_every_verb(name: str, title: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    actions = registry.find(name).actions
    listed = re.search(rf"^- \*\*{title}\*\*: ([^.]+)\.", page, re.MULTILINE)
    assert listed is not None
    verbs = {action.split()[0] for action in actions.names} - {"more"}
    assert sorted(re.findall("`(.+?)`", listed[1])) == sorted(verbs)
    assert f"| {title} | {actions.size:,} |" in page


def test_a_new_card_gets_numbers_behind_all_others() -> None:
    before = GAME.actions
    verbs = before._verbs
    after: Actions[BountyState] = Actions(1, (*before.keys, "new_card"), verbs, 4, before.cast)
    assert after.names[: before.size] == before.names
    assert all("new_card" in name for name in after.names[before.size :])


def test_copies_have_slots_in_the_order_of_their_places_and_what_is_left_is_more() -> None:
    match = Match("bounty", seed=3)
    s, keys = match.state, GAME.actions.keys
    tight: Actions[BountyState] = Actions(1, keys, {"sell": Verb(About.CARD), "done": None}, 4, GAME.actions.cast)
    roomy: Actions[BountyState] = Actions(
        1, keys, {"sell": Verb(About.CARD, slots=2), "done": None}, 4, GAME.actions.cast
    )
    assert s.decision is not None
    one, other = next(sorted(group) for group in GAME.copies(s).alike.values() if len(group) == 2)
    s.decision.options[:] = [("sell", one), ("sell", other), ("done",)]
    first, second, done = roomy.ids(s)
    assert {roomy.names[first], roomy.names[second]} == {f"sell {(key := keys[0])}", f"sell {key} +1"}
    assert roomy.names[done] == "done"
    assert sum(action < MORE for action in tight.ids(s)) == 1


def test_an_action_that_is_not_legal_is_refused_with_those_that_are() -> None:
    match = Match("bounty", seed=3)
    with pytest.raises(IllegalMoveError, match=r"Legal actions: .*draw"):
        GAME.actions.option(match.state, 0)


def test_a_game_without_a_vocabulary_says_so() -> None:
    with pytest.raises(DejarikError, match="cannot be encoded"):
        _ = Duel().actions


def test_an_information_state_is_what_a_seat_has_known_and_done() -> None:
    match, recall = Match("bounty", seed=3), Recall(2)
    before = recall.string(GAME, match.state, 0)
    assert before == recall.string(GAME, GAME.determinize(match.state, 0, Random(1)), 0), "hidden cards are told"
    assert before != recall.string(GAME, match.state, 1)
    one, other = recall.copy(), recall.copy()
    for memory, action in ((one, 0), (other, 1)):
        memory.note(GAME, match.state, GAME.actions.ids(match.state)[action])
    assert one.string(GAME, match.state, 0) != other.string(GAME, match.state, 0), "what it did is forgotten"
    assert one.string(GAME, match.state, 1) == other.string(GAME, match.state, 1), "what another did is known"


class _Leaking(AssembledGame[BountyState]):
    def encode(self, s: BountyState, seat: int) -> array[int]:
        return super().encode(s, seat)[:-1] + array("i", s.zones[MARKET_DECK][-1:])


class _Muddled(AssembledGame[BountyState]):
    @cached_property
    def actions(self) -> Actions[BountyState]:
        return _OneForAll(1, GAME.actions.keys, {"draw": None}, 4, GAME.actions.cast)


class _OneForAll(Actions[BountyState]):
    def ids(self, s: BountyState) -> list[int]:
        return [0 for _ in s.decision.options] if s.decision is not None else []


def test_faults_are_caught() -> None:
    leaking, muddled = Match(_Leaking(GAME.parts), seed=1), Match(_Muddled(GAME.parts), seed=1)
    with pytest.raises(AssertionError, match="is told something hidden"):
        encode_checks.hidden_things_change_no_encoding(leaking, Random(1))
    with pytest.raises(AssertionError, match="the same action"):
        encode_checks.every_option_is_one_action(muddled, Random(1))


def test_a_token_in_a_bare_zone_is_caught() -> None:
    match = Match("destiny", seed=1)
    encode_checks.cards_in_bare_zones_bear_nothing(match, Random(1))
    hand = match.game.encoding.tables.hand
    assert hand is not None
    match.state.damage[match.state.zones[hand][0]] = 1
    with pytest.raises(AssertionError, match="in bare zones have damage"):
        encode_checks.cards_in_bare_zones_bear_nothing(match, Random(1))
