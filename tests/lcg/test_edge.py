"""Edge battles: placing cards, fate cards by number, counting Force icons, and who has the edge."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, LIGHT, NEUTRAL
from dejarik.games.lcg.model.abilities import Fate
from dejarik.games.lcg.vocabulary.moves import Draw
from dejarik.kernel.text import same
from tests.lcg.invented import LIGHT_POST
from tests.lcg.table import Table, attack, rule, side, table

SIXTH = Maker(LIGHT, NEUTRAL).fate("9201", same("Sixth Sense"), "6 1", Fate(Draw(1)))
SIXTH_DARK = Maker(DARK, NEUTRAL).fate("9202", same("Sixth Fear"), "6 1", Fate(Draw(1)))


def edge_battle(
    light: Sequence[object] = (),
    dark: Sequence[object] = (),
    defenders: Sequence[str] = ("Redemption",),
    **more: object,
) -> Table:
    """Dark attacks with Devastator, light defends; both hold these cards and nothing hits anything."""
    return table(
        light=side(units=["Redemption", "Home One"], hand=light, **more),
        dark=side(units=["Devastator"], hand=dark),
        attack=attack("A Hero's Journey", ["Devastator"], defenders),
    )


# ---------------------------------------------------------------- placing cards


@rule("lcg.edge.attacker_first", "lcg.edge.step4", "lcg.edge.any_card")
def test_beginning_with_the_attacker_the_players_place_any_card_or_pass() -> None:
    t = edge_battle(["Jedi Mind Trick", "heat_of_battle_light"], ["Rancor", "Sith Library", "Force Choke"])
    t.dark.can_choose("edge Rancor", "edge Sith Library", "edge Force Choke", "pass")
    t.dark.choose("edge Rancor")
    t.light.can_choose("edge Jedi Mind Trick", "edge Heat of Battle", "pass")
    t.light.choose("edge Heat of Battle")
    assert (t.dark.edge_stack, t.light.edge_stack) == (["Rancor"], ["Heat of Battle"])
    assert (t.dark.hand, t.focus("Sith")) == (["Sith Library", "Force Choke"], 0)


@rule("lcg.edge.two_passes_end", "lcg.edge.example_placement")
def test_the_example_of_placing_two_and_three_cards() -> None:
    t = table(
        light=side(units=["Redemption"], hand=["Rebel Trooper"] * 3),
        dark=side(units=["Devastator"], hand=["Espo Trooper"] * 4),
        active="light",
        attack=attack("Shadows of Dathomir", ["Redemption"], ["Devastator"]),
    )
    t.light.choose("edge Rebel Trooper")
    t.dark.choose("edge Espo Trooper")
    t.light.choose("pass")
    t.dark.choose("edge Espo Trooper")
    t.light.choose("edge Rebel Trooper")
    t.dark.choose("edge Espo Trooper")
    t.light.choose("pass")
    assert (len(t.light.edge_stack), len(t.dark.edge_stack)) == (2, 3)
    t.dark.choose("pass")
    assert (t.light.edge_stack, t.dark.edge_stack) == ([], [])
    assert (t.light.discard[:2], t.dark.discard) == (["Rebel Trooper"] * 2, ["Espo Trooper"] * 3)


@rule("lcg.edge.needs_participant", "lcg.edge.undefended_auto", "lcg.edge.undefended_attacker_may_place")
def test_without_a_defender_only_the_attacker_places_cards_and_wins() -> None:
    t = edge_battle(["Return of the Jedi"], ["Rancor", "Rancor"], defenders=[], play=[LIGHT_POST])
    t.dark.choose("edge Rancor")
    t.dark.can_choose("edge Rancor", "pass")
    t.dark.choose("pass")
    assert (t.window, t.edge, t.dark.discard, t.light.hand) == ("edge", "dark", ["Rancor"], ["Return of the Jedi"])


@rule("lcg.edge.undefended_auto")
def test_without_a_defender_the_attacker_wins_with_no_card_at_all() -> None:
    t = edge_battle(["Return of the Jedi"], [], defenders=[], play=[LIGHT_POST])
    assert (t.window, t.edge) == ("edge", "dark")


# ---------------------------------------------------------------- what is hidden


@rule("lcg.edge.reveal", "lcg.term.reveal", "lcg.edge.look_at_own_stack", "lcg.zones.hidden")
def test_the_stacks_are_hidden_from_the_opponent_until_both_are_turned_up() -> None:
    t = edge_battle(["Return of the Jedi"], ["Rancor", "Sith Library"])
    t.dark.choose("edge Rancor")
    assert t.knowing("Rancor") == {"dark"}
    t.light.choose("edge Return of the Jedi")
    assert t.knowing("Return of the Jedi") == {"light"}
    t.dark.choose("pass")
    assert t.knowing("Rancor") == t.knowing("Return of the Jedi") == {"light", "dark", "spectators"}


# ---------------------------------------------------------------- counting


@rule("lcg.edge.count", "lcg.edge.higher_wins", "lcg.edge.participant_force_icons_do_not_count")
@pytest.mark.parametrize(
    ("light", "dark", "edge"),
    [
        (["Return of the Jedi"], ["A Disturbance In the Force"], "light"),
        (["Return of the Jedi"], ["A Disturbance In the Force", "Force Choke"], "dark"),
        (["Return of the Jedi", "Jedi Mind Trick"], ["A Disturbance In the Force"], "light"),
        ([], ["Force Choke"], "dark"),
        (["Rebel Trooper"], ["Control Room"], "light"),
    ],
)
def test_the_higher_total_wins_and_ties_go_to_the_defender(light: list[str], dark: list[str], edge: str) -> None:
    t = edge_battle(light, dark, play=[LIGHT_POST])
    t.edge_battle(light, dark)
    assert (t.window, t.edge) == ("edge", edge)


@rule("lcg.edge.defender_wins_ties", "lcg.edge.both_empty")
def test_with_no_cards_at_all_the_defender_has_the_edge() -> None:
    t = edge_battle(play=[LIGHT_POST])
    assert (t.window, t.edge) == ("edge", "light")


@rule("lcg.edge.discard_stacks", "lcg.edge.cards_not_played", "lcg.edge.discard_not_from_hand")
def test_edge_cards_are_discarded_before_the_window_and_were_never_played() -> None:
    t = edge_battle(["Return of the Jedi"], ["Rancor"], play=[LIGHT_POST])
    t.edge_battle(["Return of the Jedi"], ["Rancor"])
    assert (t.window, t.light.discard, t.dark.discard) == ("edge", ["Return of the Jedi"], ["Rancor"])
    assert (t.state.played, t.dark.units) == ([], ["Devastator"])


@rule("lcg.keyword.edge", "lcg.keyword.edge_only_participating", "lcg.edge.count")
@pytest.mark.parametrize(("defenders", "edge"), [(["Redemption"], "dark"), (["Redemption", "Mon Mothma"], "light")])
def test_the_edge_keyword_counts_while_its_unit_participates(defenders: list[str], edge: str) -> None:
    t = table(
        light=side(units=["Redemption", "Mon Mothma"], hand=[], play=[LIGHT_POST]),
        dark=side(units=["Devastator"], hand=["Force Choke"]),
        attack=attack("A Hero's Journey", ["Devastator"], defenders),
    )
    t.edge_battle(dark=["Force Choke"])
    assert t.edge == edge


@rule("lcg.keyword.limited_edge")
def test_a_limited_card_in_an_edge_stack_was_not_played() -> None:
    t = edge_battle(dark=["Sith Library"])
    t.edge_battle(dark=["Sith Library"])
    assert t.state.played == []


# ---------------------------------------------------------------- fate cards


@rule("lcg.edge.fate_cross_tie", "lcg.edge.fate_same_player_tie")
def test_the_attacker_orders_fate_cards_of_the_same_number() -> None:
    t = edge_battle([SIXTH], [SIXTH_DARK])
    t.edge_battle(["Sixth Sense"], ["Sixth Fear"])
    assert (t.asked, t.chooser) == ("fate_order", "dark")
    t.dark.can_choose("fate Sixth Sense", "fate Sixth Fear")
    t.dark.choose("fate Sixth Sense")
    assert (len(t.light.hand), len(t.dark.hand)) == (1, 1)


@rule("lcg.edge.fate_still_counts")
def test_a_fate_card_counts_after_its_effect() -> None:
    t = edge_battle([], [SIXTH_DARK], play=[LIGHT_POST])
    t.edge_battle(dark=["Sixth Fear"])
    assert (t.edge, t.dark.hand, t.dark.discard) == ("dark", ["Espo Trooper"], ["Sixth Fear"])
