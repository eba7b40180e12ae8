"""Views on the wire: what lies on what travels along, and texts only where they are not those printed."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from dejarik import Match, game_names
from dejarik.kernel import registry
from dejarik.kernel.luck import Fall, LuckKind, Thrown, seat_luck
from dejarik.kernel.text import EMPTY, Text, same
from dejarik.kernel.view import Face, Region, Thing, View
from dejarik.server import scene

FACTS = registry.find("bounty").cards()[0]


def sent(*things: Thing) -> list[dict[str, Any]]:
    """These things as a client reads them."""
    view = View("bounty", 0, EMPTY, (), (Region("team", "team", same("Team"), things),), None)
    read: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(scene.draw(view)))["regions"][0]["things"]
    return read


def printed(number: int, **more: Any) -> Thing:
    return Thing("card", number, FACTS.key, FACTS.name, FACTS.numbers, **more)


def test_a_thing_says_what_it_lies_on() -> None:
    host, upgrade, die, back = sent(
        printed(0), printed(7, on=0), printed(8, on=7, face=Face("melee", 2)), Thing("card", on=0)
    )
    assert "on" not in host
    assert upgrade["on"] == 0, "the first card has the number 0, which is not the same as none"
    assert die["on"] == 7
    assert back == {"kind": "card", "on": 0}


def test_a_text_is_sent_only_where_it_is_not_the_one_printed() -> None:
    waiting = Text("After you activate: gain 1.", "Po aktywacji: zyskaj 1.")
    plain, whole, own, none = sent(
        printed(1, text=FACTS.text), printed(2, text=FACTS.whole_text), printed(3, text=waiting), printed(4)
    )
    assert all("text" not in thing for thing in (plain, whole, none))
    assert own["text"] == {"en": waiting.en, "pl": waiting.pl}


@pytest.mark.parametrize("game", game_names())
def test_a_table_drawn_again_looks_like_one_drawn_anew(game: str) -> None:
    match, rand = Match(game, seed=5), Random(5)
    last = scene.LastDrawn()
    for seq in range(40):
        for seat in range(match.players + 1):
            view = match.view(seat)
            drawn, kept = last.draw(view, seq)
            assert msgspec.json.encode(drawn) == msgspec.json.encode(scene.draw(view))
            assert kept == []
        match.play(rand.choice(match.options))


@pytest.mark.parametrize("game", game_names())
def test_who_keeps_what_looks_the_same_has_the_whole_table(game: str) -> None:
    match, rand = Match(game, seed=6), Random(6)
    last = scene.LastDrawn()
    seen: dict[int, tuple[int, list[object]]] = {}
    left_out = 0
    for seq in range(60):
        for seat in rand.sample(range(match.players + 1), rand.randint(1, match.players + 1)):
            known, regions = seen.get(seat, (None, []))
            drawn, kept = last.draw(match.view(seat), seq, known)
            sent = iter(json.loads(msgspec.json.encode(drawn))["regions"])
            whole = [regions[at] if at in kept else next(sent) for at in range(len(drawn.regions) + len(kept))]
            assert whole == json.loads(msgspec.json.encode(scene.draw(match.view(seat))))["regions"]
            seen[seat] = seq, whole
            left_out += len(kept)
        match.play(rand.choice(match.options))
    assert left_out > 100


def test_who_saw_another_position_last_is_sent_everything() -> None:
    match, last = Match("bounty", seed=7), scene.LastDrawn()
    whole = last.draw(match.view(0), 1)[0]
    assert last.draw(match.view(0), 3, 2) == (whole, [])
    assert last.draw(match.view(0), 4, 3)[1] == list(range(len(whole.regions)))


def test_luck_travels_in_short_numbers_with_its_sentence() -> None:
    coin = (Fall(0, 1, 1), Fall(0, 0, 0), Fall(0, 0, 0))
    report = [seat_luck(0, [LuckKind("hit", same("damage"))], [Thrown(coin, 0)])]
    assert report[0].expected == Fraction(1, 3)
    assert msgspec.json.decode(msgspec.json.encode(scene.luck(report))) == [
        {
            "seat": 0,
            "dice": 1,
            "lines": [
                {"icon": "hit", "label": {"en": "damage", "pl": "damage"}, "count": 1, "expected": 0.333, "actual": 1}
            ],
            "expected": 0.333,
            "actual": 1,
            "deviation": 1.414,
            "percentile": 0.833,
            "sentence": {"en": report[0].sentence.en, "pl": report[0].sentence.pl},
        }
    ]
    assert scene.luck(None) is None
