"""The table of the LCG as players and spectators see it."""

from __future__ import annotations

from dejarik.games.lcg.game import GAME
from dejarik.kernel.text import Text
from dejarik.kernel.view import Region, Thing
from tests.lcg.table import Seat, Table, attack, dealt, rule, side, table

SPECTATORS = 2


def region(t: Table, key: str, of: Seat | None = None, seen_by: int = SPECTATORS) -> Region:
    """A place as a seat sees it."""
    return t.match.view(seen_by).region(key, None if of is None else of.seat)


def thing(t: Table, name: str, seen_by: int = SPECTATORS) -> Thing:
    """The only thing of that name on the table."""
    found = [one for place in t.match.view(seen_by).regions for one in place.things if one.name.en == name]
    assert len(found) == 1, f"{name} is there {len(found)} times"
    return found[0]


def names(place: Region) -> list[str]:
    """What lies there, backs as "?"."""
    return [one.name.en or "?" for one in place.things]


def numbers(one: Thing) -> dict[str, int]:
    """The numbers of a card by their icons."""
    return {number.icon: number.value for number in one.numbers}


def marks(one: Thing) -> list[str]:
    """What is true of a card besides."""
    return [mark.key for mark in one.marks]


# ---------------------------------------------------------------- cards in play


def test_a_unit_shows_its_numbers_its_tokens_and_its_state() -> None:
    t = table(
        dark=side(
            units=["Darth Vader"],
            committed=["Darth Vader"],
            damage={"Darth Vader": 1},
            shields={"Darth Vader": 1},
            focus={"Darth Vader": 2},
        )
    )
    vader = thing(t, "Darth Vader")
    assert numbers(vader) == {
        "cost": 5,
        "unitdmg": 2,
        "blast": 1,
        "edge-blast": 1,
        "force": 4,
        "heart": 4,
        "hit": 1,
        "shield": 1,
        "focustok": 2,
    }
    assert marks(vader) == ["exhausted", "committed"]


def test_an_enhancement_lies_on_its_host_whoever_controls_it() -> None:
    t = table(light=side(units=["Luke Skywalker"], attached={"Jedi Lightsaber": "Luke Skywalker"}))
    assert names(region(t, "units", t.light)) == ["Luke Skywalker", "Jedi Lightsaber"]
    assert thing(t, "Jedi Lightsaber").on == thing(t, "Luke Skywalker").id


def test_objectives_show_resources_damage_and_capacity() -> None:
    t = table(light=side(objectives=["A Hero's Journey"], damage={"A Hero's Journey": 3}))
    found = numbers(thing(t, "A Hero's Journey"))
    assert found == {"resource": 2, "heart": 4, "hit": 3}


# ---------------------------------------------------------------- what is hidden


@rule("lcg.capture.dark_may_look", "lcg.capture.light_may_not_look", "lcg.capture.facedown")
def test_a_captured_card_lies_on_its_objective_face_up_for_the_dark_side_alone() -> None:
    t = table(
        dark=side(objectives=["Shadows of Dathomir", "Fall of the Jedi", "Counsel of the Sith"]),
        captured={"Jedi in Hiding": "Fall of the Jedi"},
    )
    captor = thing(t, "Fall of the Jedi")
    assert numbers(captor)["captured"] == 1
    hiding = thing(t, "Jedi in Hiding", seen_by=t.dark.seat)
    assert (hiding.on, marks(hiding)) == (captor.id, ["face_down"])
    for seat in (t.light.seat, SPECTATORS):
        assert names(region(t, "objectives", t.dark, seat)) == [
            "Shadows of Dathomir",
            "Fall of the Jedi",
            "?",
            "Counsel of the Sith",
        ]
        back = region(t, "objectives", t.dark, seat).things[2]
        assert back == Thing("card", on=captor.id)


@rule("lcg.capture.light_may_not_look")
def test_the_list_of_the_own_deck_does_not_tell_which_card_was_captured_unseen() -> None:
    t = table(light=side(deck=["Rebel Trooper", "Rebel Trooper"]), captured={"Jedi in Hiding": "Shadows of Dathomir"})
    note = region(t, "deck", t.light, t.light.seat).note
    assert note == Text(
        "in the deck or captured unseen: “Jedi in Hiding” 1 and “Rebel Trooper” 2",
        "w talii lub schwytane w zakryciu: „Ukrywający się Jedi” 1 i „Żołnierz Rebelii” 2",
    )
    assert region(t, "deck", t.light, t.dark.seat).note.en == ""


@rule("lcg.edge.look_at_own_stack")
def test_an_edge_stack_lies_face_down_and_its_owner_may_look() -> None:
    t = table(
        light=side(units=["Rebel Trooper"], hand=["Jedi in Hiding", "Luke Skywalker"]),
        dark=side(units=["Espo Trooper"], hand=["Darth Vader"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], ["Espo Trooper"]),
    )
    t.light.choose("edge Jedi in Hiding")
    own = region(t, "edge", t.light, t.light.seat)
    assert (names(own), marks(own.things[0])) == (["Jedi in Hiding"], ["face_down"])
    assert names(region(t, "edge", t.light, t.dark.seat)) == ["?"]
    assert names(region(t, "hand", t.light, t.dark.seat)) == ["?"]


@rule("lcg.setup.objectives_facedown")
def test_objectives_kept_in_setup_are_seen_by_their_player_alone() -> None:
    t = dealt()
    assert "?" not in names(region(t, "chosen", t.dark, t.dark.seat))
    assert names(region(t, "chosen", t.dark, t.light.seat)) == ["?"] * 4
    assert region(t, "chosen", t.dark, t.light.seat).things[0].kind == "objective"


# ---------------------------------------------------------------- the engagement


def test_participating_units_lie_in_the_engagement_and_the_objective_is_marked() -> None:
    t = table(
        light=side(units=["Rebel Trooper", "Jedi in Hiding"]),
        dark=side(units=["Espo Trooper"], objectives=["Fall of the Jedi"], hand=["Darth Vader"]),
        active="light",
        attack=attack("Fall of the Jedi", ["Rebel Trooper"], ["Espo Trooper"]),
    )
    attackers, defenders = region(t, "engagement", t.light), region(t, "engagement", t.dark)
    assert (attackers.title.en, names(attackers)) == ("Attackers", ["Rebel Trooper"])
    assert (defenders.title.en, names(defenders)) == ("Defenders", ["Espo Trooper"])
    assert marks(attackers.things[0]) == ["attacking"]
    assert marks(defenders.things[0]) == ["defending"]
    assert names(region(t, "units", t.light)) == ["Jedi in Hiding"]
    assert marks(thing(t, "Fall of the Jedi")) == ["engaged"]


ORDER = ("next", "later", "acting", "done")


def order(place: Region) -> dict[str, str]:
    """The signs of those cards of a place that have their turn now, later or had it already."""
    return {one.name.en: mark.sign for one in place.things for mark in one.marks if mark.key in ORDER}


@rule("lcg.strike.step5_edge_first", "lcg.strike.must_strike")
def test_units_show_when_they_will_strike_as_far_as_that_is_determined() -> None:
    t = table(
        light=side(units=["Redemption", "Home One"], hand=["Luke Skywalker"]),
        dark=side(units=["Devastator"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Redemption", "Home One"], ["Devastator"]),
    )
    assert order(region(t, "engagement", t.light)) == {}, "the edge is not won yet"
    t.light.choose("edge Luke Skywalker")
    assert (t.asked, t.edge) == ("strike", "light")
    assert order(region(t, "engagement", t.light)) == {"Redemption": "#1/3", "Home One": "#1/3"}
    assert order(region(t, "engagement", t.dark)) == {"Devastator": "#2"}
    assert thing(t, "Home One").marks[-1].name == Text("strike order: 1 or 3", "kolejność uderzeń: 1 lub 3")
    assert region(t, "engagement", t.light).note == Text("next strike", "następne uderzenie")
    assert region(t, "engagement", t.dark).note == Text("", "")


@rule("lcg.strike.one_side_out", "lcg.strike.must_strike")
def test_a_unit_shows_that_it_strikes_and_then_that_it_has_struck() -> None:
    t = table(
        light=side(units=["Redemption", "Home One"]),
        dark=side(units=["Devastator", "Coruscant Defense Fleet", "Rancor"], focus={"Rancor": 1}),
        active="light",
        attack=attack(
            "Shadows of Dathomir",
            ["Redemption", "Home One"],
            ["Devastator", "Coruscant Defense Fleet", "Rancor"],
            edge="dark",
        ),
    )
    t.dark.choose("strike Devastator")
    assert t.asked == "icons"
    assert order(region(t, "engagement", t.dark)) == {"Devastator": "▶", "Coruscant Defense Fleet": "#2"}
    assert region(t, "engagement", t.dark).note == Text("strikes now", "teraz uderza")
    t.dark.choose("hit Redemption")
    assert order(region(t, "engagement", t.dark)) == {"Devastator": "✓", "Coruscant Defense Fleet": "#2"}, (
        "Rancor was exhausted before: it has not struck and will not"
    )
    assert order(region(t, "engagement", t.light)) == {"Redemption": "#1/3", "Home One": "#1/3"}
    assert region(t, "engagement", t.light).note == Text("next strike", "następne uderzenie")


@rule("lcg.strike.must_strike")
def test_a_unit_that_is_ready_again_has_its_place_again() -> None:
    t = table(
        light=side(units=["Twi'lek Loyalist", "Redemption", "Home One"], hand=["Double Strike"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Twi'lek Loyalist", "Redemption"], edge="light"),
    )
    t.light.choose("strike Twi'lek Loyalist", "play Double Strike", "pay Jedi 1")
    t.until("strike")
    assert order(region(t, "engagement", t.light)) == {"Twi'lek Loyalist": "#1/2", "Redemption": "#1/2"}


@rule("lcg.edge.fate_order", "lcg.edge.look_at_own_stack")
def test_fate_cards_show_when_they_resolve_once_everybody_sees_them() -> None:
    t = table(
        light=side(units=["Redemption", "Home One"], hand=["Target of Opportunity"]),
        dark=side(units=["Devastator", "Rancor"], hand=["Heat of Battle"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Redemption", "Home One"], ["Devastator", "Rancor"]),
    )
    t.light.choose("edge Target of Opportunity")
    own, other = (region(t, "edge", t.light, seen_by=seat.seat) for seat in (t.light, t.dark))
    assert (marks(own.things[0]), own.total and own.total.value) == (["face_down"], 2)
    assert (marks(other.things[0]), other.total) == ([], None)
    t.dark.choose("edge Heat of Battle")
    assert t.asked == "target"
    assert order(region(t, "edge", t.dark)) == {"Heat of Battle": "#1"}
    t.dark.choose("target Redemption")
    assert order(region(t, "edge_cards", t.dark)) == {"Heat of Battle": "#1"}
    assert order(region(t, "edge_cards", t.light)) == {"Target of Opportunity": "#2"}


@rule("lcg.edge.twist_of_fate")
def test_the_stacks_of_a_battle_that_is_called_off_are_shown_until_the_next_is_decided() -> None:
    t = table(
        light=side(units=["Redemption", "Home One"], hand=["Twist of Fate", "Luke Skywalker"]),
        dark=side(units=["Devastator", "Rancor"], hand=["Heat of Battle"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Redemption", "Home One"], ["Devastator", "Rancor"]),
    )
    t.light.choose("edge Twist of Fate")
    t.dark.choose("edge Heat of Battle")
    t.light.choose("pass")
    assert (t.asked, t.chooser) == ("edge", "light"), "a fresh battle has begun"
    lost, theirs = region(t, "edge_cards", t.light), region(t, "edge_cards", t.dark)
    assert (order(lost), lost.note.en) == ({"Twist of Fate": "#1"}, "Force icons: 0, called off")
    assert (order(theirs), theirs.note.en) == ({"Heat of Battle": "#2"}, "Force icons: 2, called off")
    t.light.choose("edge Luke Skywalker")
    assert names(region(t, "edge_cards", t.light)) == ["Luke Skywalker"]


@rule("lcg.edge.reveal")
def test_the_defender_is_the_first_whose_edge_stack_is_turned_up() -> None:
    t = table(light=side(units=["Redemption"]), active="light")
    stacks = [place.seat for place in t.match.view(SPECTATORS).regions if place.key == "edge"]
    assert stacks == [t.dark.seat, t.light.seat]


# ---------------------------------------------------------------- the Force, the dial, the players


def test_the_balance_tells_how_a_force_struggle_would_end() -> None:
    t = table(
        balance="dark",
        light=side(units=["Jedi in Hiding"], committed=["Jedi in Hiding"]),
        dark=side(hand=["Rancor"], units=["Darth Vader"], committed=["Darth Vader"], focus={"Darth Vader": 1}),
    )
    place = region(t, "balance")
    assert place.track is not None
    assert (place.track.low, place.track.at, place.track.high) == (0, 1, 1)
    assert place.note == Text("Force icons: 1 against 0", "symbole Mocy: 1 przeciw 0")


@rule("lcg.edge.look_at_own_stack")
def test_what_was_counted_in_an_edge_battle_is_shown_until_the_engagement_is_over() -> None:
    t = table(
        light=side(units=["Rebel Trooper", "Jedi in Hiding"], hand=["Luke Skywalker", "C-3PO"]),
        dark=side(units=["Espo Trooper"], objectives=["Fall of the Jedi"]),
        active="light",
        attack=attack("Fall of the Jedi", ["Rebel Trooper", "Jedi in Hiding"], ["Espo Trooper"]),
    )
    t.light.choose("edge Luke Skywalker")
    own, other = (region(t, "edge", t.light, seen_by=seat.seat) for seat in (t.light, t.dark))
    assert (names(own), own.note.en) == (["Luke Skywalker"], "Force icons: 3")
    assert (names(other), other.note.en) == (["?"], "")
    t.light.choose("pass")
    counted = region(t, "edge_cards", t.light)
    assert (counted.layout, names(counted)) == ("recall", ["Luke Skywalker"])
    assert counted.note.en == "Force icons: 3, has the edge"
    assert region(t, "edge_cards", t.dark).note.en == "Force icons: 0"


@rule("lcg.win.dark_dial_twelve")
def test_the_dial_is_a_track_up_to_twelve() -> None:
    place = region(table(dial=7), "dial")
    assert place.track is not None
    assert (place.track.low, place.track.at, place.track.high) == (0, 7, 12)


def test_players_show_what_they_can_spend_and_what_they_have_destroyed() -> None:
    t = table(
        light=side(
            objectives=["A Hero's Journey", "In You Must Go"],
            focus={"A Hero's Journey": 1},
            victory=["Fall of the Jedi"],
            hand=["Jedi in Hiding"],
        )
    )
    seat = t.match.view(SPECTATORS).seats[t.light.seat]
    assert seat.name == Text("Light Side", "Jasna Strona")
    assert {number.icon: number.value for number in seat.numbers} == {
        "resource": 2,
        "hand": 1,
        "destroyed": 1,
    }
    assert (seat.look.side, seat.look.color) == ("light", "jedi")


def test_the_headline_tells_turn_player_and_phase() -> None:
    assert GAME.headline(table(turn=5, dark=side(hand=["Espo Trooper"])).state) == Text(
        "Turn 5, Dark Side: deployment phase", "Tura 5, Ciemna Strona: faza wystawiania"
    )
    assert GAME.headline(dealt().state) == Text("Setup", "Przygotowanie")


def test_the_phases_of_a_turn_are_told_with_the_one_it_is() -> None:
    phases = GAME.phases(table(turn=5, dark=side(hand=["Espo Trooper"])).state)
    assert phases is not None
    assert phases.heading == Text("Turn 5: Dark Side", "Tura 5: Ciemna Strona")
    assert [name.en for name in phases.names] == ["Balance", "Refresh", "Draw", "Deployment", "Conflict", "Force"]
    assert phases.names[phases.at] == Text("Deployment", "Wystawianie")
    before = GAME.phases(dealt().state)
    assert before is not None
    assert (before.names[before.at].pl, len(before.names)) == ("Przygotowanie", 7)
