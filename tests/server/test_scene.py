"""Views on the wire: what lies on what travels along, and texts only where they are not those printed."""

from __future__ import annotations

from typing import Any

import msgspec

from dejarik.kernel import registry
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
