"""Rules that no card of the pool shows yet, shown by cards that exist only here."""

from __future__ import annotations

import pytest

from dejarik.abilities.printed import Ability
from dejarik.abilities.words import name_effects
from dejarik.games.destiny.cards.builders import makers
from dejarik.games.destiny.language.terms import BLUE, GRAY
from dejarik.games.destiny.model import keywords, moments
from dejarik.games.destiny.model.abilities import Replaces
from dejarik.games.destiny.model.card import POOL
from dejarik.games.destiny.model.state import DestinyState
from dejarik.games.destiny.vocabulary import characters, lasting, triggers
from dejarik.games.destiny.vocabulary.pronouns import THAT
from dejarik.kernel.text import Text, same
from tests.destiny.table import Side, Table, rule, table

_, _, neutral = makers(GRAY)


class EverybodyLoses(keywords.TakesKeyword):
    """No card of any player has a keyword."""

    def __init__(self, keyword: type[Ability]) -> None:
        self.keyword = keyword

    def takes_from(self, s: DestinyState, card: int, loser: int) -> bool:
        return True

    def text_on(self, kind: int) -> Text:
        return same(f"All cards lose {self.keyword.__name__}.")


BLUE_AMULET = neutral.upgrade(
    "TEST-001 C", same("Blue Amulet"), 1, "equipment", "", lasting.OnlyOn(BLUE), keywords.Redeploy()
)
MERCY = neutral.support(
    "TEST-002 C",
    same("Mercy"),
    1,
    "",
    "",
    Replaces(triggers.When(moments.FALLING, triggers.AN_OPPONENT), characters.Heal(1, THAT)),
)
OPEN_FIELD = neutral.support("TEST-003 C", same("Open Field"), 1, "", "", EverybodyLoses(keywords.Guardian))
STILLNESS = neutral.support("TEST-004 C", same("Stillness"), 1, "", "", EverybodyLoses(keywords.Ambush))
QUICKSAND = neutral.support("TEST-005 C", same("Quicksand"), 1, "", "", EverybodyLoses(keywords.Redeploy))
INVENTED = (BLUE_AMULET, MERCY, OPEN_FIELD, STILLNESS, QUICKSAND)
for _card in INVENTED:
    for _place, _ability in enumerate(_card.abilities):
        name_effects(_ability, f"{_card.key}/{_place}")


@pytest.fixture(autouse=True)
def in_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invented cards can be laid out, in this file only."""
    for card in INVENTED:
        monkeypatch.setitem(POOL, card.key, card)


# ---------------------------------------------------------------- keywords that are lost


def _guarded(*supports: str) -> Table:
    """A Tusken Raider has Guardian from Captain Phasma and from Personal Escort."""
    return table(
        Side(
            team=["Tusken Raider", "Captain Phasma"],
            upgrades={"Tusken Raider": ["Personal Escort"]},
            supports=supports,
        ),
        Side(pool=["Nightsister:2RD"]),
    )


def _marks(t: Table) -> list[str]:
    return [mark.key for mark in t.you.view.region("team", 0).things[0].marks]


@rule("destiny.keyword.lost_completely")
def test_a_keyword_that_is_lost_is_lost_from_all_its_sources() -> None:
    t = _guarded()
    assert _marks(t) == ["guardian"]
    t.you.choose("activate Tusken Raider")
    t.you.can_choose("remove Nightsister:2RD", "decline")
    t = _guarded("TEST-003")
    assert _marks(t) == []
    t.you.choose("activate Tusken Raider")
    t.roll("-")
    assert t.they.pool == ["Nightsister:2RD"]


@rule("destiny.keyword.lost_completely")
def test_ambush_is_lost_whether_printed_or_given() -> None:
    """Infamous gives Ambush to a yellow card, here to one that has it printed on it."""
    hand = ["Vibroknucklers"]
    t = table(Side(team=["Jabba the Hutt"], supports=["Infamous"], hand=hand, resources=3))
    t.you.choose("play Vibroknucklers Jabba the Hutt", "yes", "activate Jabba the Hutt")
    t = table(Side(team=["Jabba the Hutt"], supports=["Infamous", "TEST-004"], hand=hand, resources=3))
    t.you.choose("play Vibroknucklers Jabba the Hutt", "yes")
    t.they.choose("pass")


@rule("destiny.keyword.lost_completely")
def test_an_upgrade_that_lost_redeploy_is_discarded_with_its_character() -> None:
    t = _about_to_fall("Rey", ["Lightsaber"], supports=["TEST-005"])
    t.they.choose("resolve Nightsister:1RD", "hit Rey")
    assert t.you.discard == ["Lightsaber"]
    t.you.choose("pass")


# ---------------------------------------------------------------- Redeploy


def _about_to_fall(who: str, upgrades: list[str], supports: list[str] | None = None) -> Table:
    health = {"Rey": 9, "Hired Gun": 8}
    return table(
        Side(
            team=[who, "AW-046"],
            upgrades={who: upgrades},
            supports=supports or [],
            damage={who: health[who]},
        ),
        Side(pool=["Nightsister:1RD"]),
        turn_of="they",
    )


@rule("destiny.keyword.redeploy.ignores_restrictions")
def test_redeploy_ignores_play_restrictions() -> None:
    t = table(Side(team=["Rey", "AW-046"], hand=["TEST-001"]))
    t.you.cannot_choose("play Blue Amulet Han Solo")
    t = _about_to_fall("Rey", ["TEST-001"])
    t.they.choose("resolve Nightsister:1RD", "hit Rey")
    t.you.can_choose("attach Han Solo", "decline")
    t.you.choose("attach Han Solo")
    assert t.you.upgrades("Han Solo") == ["Blue Amulet"]


# ---------------------------------------------------------------- replacement effects of several players


def _mercy_or_second_chance(holder: str) -> Table:
    """Your Hired Gun would be defeated; you have Second Chance, your opponent has Mercy."""
    t = table(
        Side(team=["Hired Gun"], upgrades={"Hired Gun": ["Second Chance"]}, damage={"Hired Gun": 8}),
        Side(pool=["Nightsister:1RD"], supports=["TEST-002"]),
        turn_of="they",
        holder=holder,
    )
    t.they.choose("resolve Nightsister:1RD", "hit Hired Gun")
    return t


@rule("destiny.effect.replacement.order_several_players")
@pytest.mark.parametrize("holder", ["you", "they"])
def test_whoever_controls_the_battlefield_orders_replacement_effects_of_several_players(holder: str) -> None:
    t = _mercy_or_second_chance(holder)
    decider = t.you if holder == "you" else t.they
    decider.can_choose("instead Second Chance", "instead Mercy")
    decider.choose("instead Mercy")
    assert (t.you.damage("Hired Gun"), t.you.upgrades("Hired Gun")) == (8, ["Second Chance"])
    t.you.choose("pass")


@rule("destiny.effect.replacement.order_several_players", "destiny.effect.replacement.second_does_nothing")
def test_the_second_effect_finds_nothing_left_to_replace() -> None:
    t = _mercy_or_second_chance("they")
    t.they.choose("instead Second Chance")
    assert (t.you.damage("Hired Gun"), t.you.discard) == (4, ["Second Chance"])
    t.you.choose("pass")
