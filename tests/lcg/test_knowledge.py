"""What computers may suppose of the LCG's hidden cards, and how they judge a position."""

from __future__ import annotations

from random import Random

from dejarik.games.lcg.game import GAME
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import CAPTIVES, DECK, EDGE, HAND, LcgState, captives_at
from tests.contract import secret_checks
from tests.lcg.invented import RECALL
from tests.lcg.table import Table, attack, rule, side, table
from tests.scenario import BACK

GUESSES = 60


def titles(s: LcgState, zone: int) -> list[str]:
    """The cards of a zone by name."""
    return [s.deal.title[card] for card in s.zones[zone]]


def guesses(t: Table, seat: int) -> list[LcgState]:
    """What a seat may suppose, many times."""
    return [GAME.determinize(t.state, seat, Random(seed)) for seed in range(GUESSES)]


@rule("lcg.zones.hidden")
def test_the_opponents_hand_and_edge_stack_may_hold_any_unseen_card_and_the_own_hand_is_certain() -> None:
    t = table(
        light=side(units=["Rebel Trooper"], hand=["Luke Skywalker", "Jedi in Hiding"], deck=["Red Two", "X-Wing"]),
        dark=side(units=["Espo Trooper"], hand=["Darth Vader"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], ["Espo Trooper"]),
    )
    t.light.choose("edge Luke Skywalker")
    unseen = {"Luke Skywalker", "Jedi in Hiding", "Red Two", "X-Wing"}
    found = guesses(t, t.dark.seat)
    for zone in (HAND, EDGE):
        assert {titles(s, zone + t.light.seat)[0] for s in found} == unseen
    assert all(titles(s, HAND + t.dark.seat) == ["Darth Vader"] for s in found)
    assert all(titles(s, EDGE + t.light.seat) == ["Luke Skywalker"] for s in guesses(t, t.light.seat))


@rule("lcg.capture.light_may_not_look")
def test_a_captured_card_may_be_any_card_its_owner_has_not_seen_and_stays_where_it_lies() -> None:
    t = table(
        light=side(deck=["Rebel Trooper", "X-Wing"], hand=["Luke Skywalker"]),
        dark=side(objectives=["Shadows of Dathomir", "Fall of the Jedi"], hand=["Darth Vader"]),
        captured={"Red Two": "Fall of the Jedi"},
    )
    objective = t.find("Fall of the Jedi")
    seen = [titles(s, CAPTIVES + t.dark.seat) for s in guesses(t, t.light.seat)]
    assert {name for [name] in seen} == {"Rebel Trooper", "X-Wing", "Red Two"}
    for s in guesses(t, t.light.seat):
        assert captives_at(s, objective) == s.zones[CAPTIVES + t.dark.seat]
        assert all(s.host[card] == -1 for card in s.zones[DECK + t.light.seat])
    assert {titles(s, CAPTIVES + t.dark.seat)[0] for s in guesses(t, t.dark.seat)} == {"Red Two"}


SECRETS = (
    secret_checks.hidden_things_change_no_view,
    secret_checks.guesses_depend_on_the_view_alone,
    secret_checks.guesses_are_whole_states,
)


def test_who_looks_at_a_deck_is_supposed_to_look_at_the_cards_that_are_supposed_to_lie_there() -> None:
    t = table(
        begin="refresh",
        light=side(deck=["Luke Skywalker", "X-Wing", "Red Two", "Rebel Trooper", "Jedi in Hiding"]),
        dark=side(objectives=["Shadows of Dathomir"] * 2, objective_deck=["Take Them Prisoner"]),
    )
    t.dark.choose("use Take Them Prisoner")
    for wish in ("pick X-Wing", "pick Red Two"):
        for s in guesses(t, t.light.seat):
            frame = s.frames[-1]
            assert isinstance(frame, Frame)
            assert list(frame.seen) == s.zones[DECK + t.light.seat][::-1][: len(frame.seen)]
        assert {tuple(titles(s, DECK + t.light.seat)[-2:]) for s in guesses(t, t.light.seat)} > {("X-Wing", "Red Two")}
        for secret in SECRETS:
            for seed in range(5):
                secret(t.match.copy(), Random(seed))
        t.dark.choose(wish)
    assert t.captives("Take Them Prisoner") == ["X-Wing"]


def test_whoever_is_asked_is_asked_the_same_in_every_guess() -> None:
    t = table(begin="draw", dark=side(hand=["Darth Vader"]))
    assert t.asked == "draw_discard"
    for s in guesses(t, t.light.seat):
        assert s.decision is not None
        assert (s.decision.seat, s.decision.kind) == (t.dark.seat, "draw_discard")


def share(t: Table) -> float:
    """How the light side stands, from 0 to 1."""
    found = GAME.evaluate(t.state)
    assert sum(found) == 1
    return found[t.light.seat]


def test_what_helps_a_side_counts_for_it() -> None:
    hand = side(hand=["Rancor"])
    even = share(table(dark=hand))
    assert share(table(dark=hand, dial=4)) < even
    assert share(table(dark=hand, dial=8)) < share(table(dark=hand, dial=4))
    assert share(table(dark=hand, light=side(victory=["Fall of the Jedi"]))) > even
    assert share(table(dark=hand, light=side(units=["Luke Skywalker"]))) > even
    exhausted = table(dark=hand, light=side(units=["Luke Skywalker"], focus={"Luke Skywalker": 1}))
    assert even < share(exhausted) < share(table(dark=hand, light=side(units=["Luke Skywalker"])))
    assert share(table(dark=hand, light=side(damage={"A Hero's Journey": 3}))) < even
    assert share(table(dark=hand, balance="dark")) < even


@rule("lcg.info.hidden_again")
def test_a_card_that_went_back_to_hand_is_hidden_again_once_a_card_of_that_hand_moves_unseen() -> None:
    t = table(
        light=side(units=["X-Wing", "Redemption"], hand=[RECALL, "Y-Wing"]),
        dark=side(units=["Devastator"], hand=["Nightsister"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Redemption"], ["Devastator"], at="defenders"),
    )
    t.light.choose("play Recall", "target X-Wing")
    assert sorted(t.dark.sees("hand", t.light)) == [BACK, "X-Wing"]
    t.light.choose("edge Y-Wing")
    assert t.dark.sees("hand", t.light) == [BACK]
    assert t.light.sees("hand", t.light) == ["X-Wing"]


def test_programs_that_learn_are_told_that_the_dial_was_attacked_and_no_card_is_taken_for_it() -> None:
    t = table(
        light=side(units=["Red Five"], attached={"Trench Run": "dial"}),
        dark=side(discard=["Darth Vader", "Espo Trooper"]),
        active="light",
        phase="engagement",
    )
    before = _told(t)
    t.fight("dial", ["Red Five"], [])
    after = _told(t)
    assert (before["dial_declared"], after["dial_declared"]) == (0, 1)
    assert not [name for name, value in after.items() if name.startswith("declared ") and value]


def _told(t: Table) -> dict[str, int]:
    row = GAME.encode(t.state, t.light.seat)
    return dict(zip(GAME.encoding.columns(t.state), row, strict=True))
