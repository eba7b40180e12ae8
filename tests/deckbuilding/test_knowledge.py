"""What is hidden from whom: hands, decks, secret bases, cards somebody looked at, and the log that tells of them."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.games.deckbuilding.game import GAME
from dejarik.games.deckbuilding.model.state import GALAXY_DECK
from tests.deckbuilding.table import Seat, Side, Table, dealt, table
from tests.scenario import BACK, Player, rule


def on_top(onlooker: Player) -> str:
    """The top card of the galaxy deck as somebody sees it."""
    return onlooker.sees("galaxy_deck")[-1]


def note(onlooker: Player, owner: Seat) -> tuple[str, str]:
    """What somebody is told about the cards in a deck."""
    text = onlooker.view.region("deck", owner.seat).note
    return text.en, text.pl


# ---------------------------------------------------------------- hands, decks, discard piles


def test_a_hand_is_seen_by_its_owner_only_and_a_deck_by_nobody() -> None:
    t = dealt()
    for player, other in ((t.empire, t.rebel), (t.rebel, t.empire)):
        assert player.sees("hand", of=player) == player.hand
        assert player.sees("deck", of=player) == [BACK] * 5
        for onlooker in (other, t.spectators):
            assert onlooker.sees("hand", of=player) == [BACK] * 5
            assert onlooker.sees("deck", of=player) == [BACK] * 5
    for onlooker in (t.empire, t.rebel, t.spectators):
        assert onlooker.sees("galaxy_deck") == [BACK] * 84
        assert onlooker.sees("row") == t.row


def test_a_drawn_card_is_named_in_the_log_of_its_owner_only() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Han Solo"], deck=["Luke Skywalker"]))
    t.rebel.choose("use Han Solo")
    assert t.rebel.reads()[-1] == "The Rebellion draws “Luke Skywalker”."
    assert t.empire.reads()[-1] == t.spectators.reads()[-1] == "The Rebellion draws a card."


def test_a_card_bought_into_the_hand_is_known_there_to_everybody() -> None:
    t = table(resources=3, row=["Fang Fighter"], empire=Side(hand=["Stormtrooper", "Inquisitor"]))
    t.empire.choose("buy Fang Fighter", "by Fang Fighter")
    assert t.empire.hand == ["Stormtrooper", "Inquisitor", "Fang Fighter"]
    for onlooker in (t.rebel, t.spectators):
        assert onlooker.sees("hand", of=t.empire) == ["Fang Fighter", BACK, BACK]


@rule("deckbuilding.faq.discard_piles_open")
def test_discarded_cards_are_open_and_forgotten_once_they_are_shuffled() -> None:
    t = table(empire=Side(hand=["Stormtrooper", "Inquisitor"], deck=["Imperial Shuttle"] * 5))
    t.empire.choose("play Inquisitor", "choose force", "end")
    assert t.rebel.sees("discard", of=t.empire) == ["Inquisitor", "Stormtrooper"]
    t.rebel.choose("end")
    t.empire.choose("end")
    assert (t.rebel.sees("discard", of=t.empire), len(t.empire.hand)) == ([], 5)
    assert t.rebel.sees("hand", of=t.empire) == [BACK] * 5
    assert t.rebel.sees("deck", of=t.empire) == [BACK] * 2


def test_the_note_of_a_deck_lists_its_cards_and_for_others_those_of_the_hand_among_them() -> None:
    t = table(empire=Side(hand=["Stormtrooper"], deck=["Imperial Shuttle", "Stormtrooper", "Imperial Shuttle"]))
    assert note(t.empire, t.empire) == (
        "in the deck: “Imperial Shuttle” 2 and “Stormtrooper” 1",
        "w talii: „Imperialny prom” 2 i „Szturmowiec” 1",
    )
    for onlooker in (t.rebel, t.spectators):
        assert note(onlooker, t.empire) == (
            "in deck and hand: “Imperial Shuttle” 2 and “Stormtrooper” 2",
            "w talii i na ręce: „Imperialny prom” 2 i „Szturmowiec” 2",
        )
    assert note(t.empire, t.rebel) == ("", "")


# ---------------------------------------------------------------- looks at the galaxy deck


@rule("deckbuilding.look.secret")
def test_only_moff_jerjerrods_player_knows_the_card_he_looked_at() -> None:
    deck = ["X-Wing", "Y-Wing"]
    t = table(empire=Side(play=["Moff Jerjerrod"]), galaxy_deck=deck)
    t.empire.choose("use Moff Jerjerrod")
    assert t.galaxy_deck == deck
    assert t.empire.sees("galaxy_deck") == [BACK, "X-Wing"]
    assert t.empire.reads()[-1] == "The Empire looks at “X-Wing”."
    for onlooker in (t.rebel, t.spectators):
        assert onlooker.sees("galaxy_deck") == [BACK, BACK]
        assert onlooker.reads()[-1] == "The Empire looks at the top of the galaxy deck."
        assert onlooker.reads("pl")[-1] == "Imperium podgląda wierzch talii galaktyki."


@rule("deckbuilding.look.secret")
def test_the_looker_remembers_the_card_until_it_leaves_the_deck_and_all_see_it() -> None:
    t = table(
        empire=Side(play=["Moff Jerjerrod"]),
        rebel=Side(hand=["Alliance Shuttle"] * 3),
        galaxy_deck=["X-Wing", "Y-Wing"],
        row=["Bossk"],
    )
    t.empire.choose("use Moff Jerjerrod", "end")
    assert (on_top(t.empire), on_top(t.rebel)) == ("X-Wing", BACK)
    t.rebel.choose("play Alliance Shuttle", "play Alliance Shuttle", "play Alliance Shuttle")
    assert (on_top(t.empire), on_top(t.spectators)) == ("X-Wing", BACK)
    t.rebel.choose("buy Bossk")
    assert t.rebel.sees("row")[0] == "X-Wing"
    assert t.empire.sees("galaxy_deck") == t.rebel.sees("galaxy_deck") == [BACK]


@rule("deckbuilding.look.secret")
def test_a_card_that_was_looked_at_is_forgotten_after_a_shuffle() -> None:
    t = table(
        empire=Side(play=["Moff Jerjerrod", "TIE Bomber", "TIE Bomber"]),
        galaxy_deck=["X-Wing"],
        row=["U-Wing", "B-Wing", "Bossk", "Dengar", "Lobot", "IG-88"],
    )
    t.empire.choose("use Moff Jerjerrod")
    assert on_top(t.empire) == "X-Wing"
    t.empire.choose("use TIE Bomber", "row_discard U-Wing")
    assert t.row[0] == "X-Wing"
    t.empire.choose("use TIE Bomber", "row_discard X-Wing")
    assert sorted([t.row[0], *t.galaxy_deck]) == ["U-Wing", "X-Wing"]
    assert t.empire.sees("galaxy_deck") == t.rebel.sees("galaxy_deck") == [BACK]


def test_a_row_card_that_moff_jerjerrod_swaps_is_known_to_everybody_on_the_deck() -> None:
    t = table(force=-1, empire=Side(play=["Moff Jerjerrod"]), galaxy_deck=["X-Wing", "Y-Wing"], row=["Bossk"])
    t.empire.choose("use Moff Jerjerrod", "swap Bossk")
    assert (t.row[0], t.galaxy_deck) == ("X-Wing", ["Bossk", "Y-Wing"])
    for onlooker in (t.empire, t.rebel, t.spectators):
        assert onlooker.sees("galaxy_deck") == [BACK, "Bossk"]
        assert onlooker.reads()[-1] == "“X-Wing” takes the place of “Bossk” in the row."


def test_a_swap_that_is_declined_tells_nobody_what_lies_on_top() -> None:
    t = table(force=-1, empire=Side(play=["Moff Jerjerrod"]), galaxy_deck=["X-Wing", "Y-Wing"], row=["Bossk"])
    t.empire.choose("use Moff Jerjerrod", "decline")
    assert (on_top(t.empire), on_top(t.rebel), on_top(t.spectators)) == ("X-Wing", BACK, BACK)


@rule("deckbuilding.look.secret")
@pytest.mark.parametrize(("kept", "discarded"), [("X-Wing", "Y-Wing"), ("Y-Wing", "X-Wing")])
def test_of_two_cards_coruscant_shows_its_player_one_is_discarded_openly_and_one_kept_in_secret(
    kept: str, discarded: str
) -> None:
    t = table(empire=Side(base="Coruscant"), starting=True, galaxy_deck=["X-Wing", "Y-Wing", "U-Wing"])
    t.empire.choose("trigger Coruscant")
    assert t.empire.reads()[-1] == "The Empire looks at “X-Wing” and “Y-Wing”."
    assert t.rebel.sees("galaxy_deck") == [BACK] * 3
    assert t.empire.view.prompt is not None
    assert t.empire.view.prompt.is_private
    t.empire.choose(f"keep {kept}")
    assert (t.galaxy_deck, t.rebel.sees("galaxy_discard")) == ([kept, "U-Wing"], [discarded])
    assert t.empire.sees("galaxy_deck") == [BACK, kept]
    assert t.rebel.sees("galaxy_deck") == t.spectators.sees("galaxy_deck") == [BACK, BACK]
    assert kept not in "".join(t.rebel.reads())


# ---------------------------------------------------------------- reveals


@rule("deckbuilding.reveal.public", "deckbuilding.reveal.return")
@pytest.mark.parametrize(("card", "force"), [("Bossk", 0), ("TIE Fighter", -1)])
def test_a_card_scout_trooper_reveals_is_known_to_everybody_and_stays_on_top(card: str, force: int) -> None:
    t = table(empire=Side(play=["Scout Trooper"]), galaxy_deck=[card, "Y-Wing"])
    t.empire.choose("use Scout Trooper")
    assert (t.galaxy_deck, t.force) == ([card, "Y-Wing"], force)
    for onlooker in (t.empire, t.rebel, t.spectators):
        assert onlooker.sees("galaxy_deck") == [BACK, card]
        assert f"Revealed on the galaxy deck: “{card}”." in onlooker.reads()


@rule("deckbuilding.reveal.public")
def test_an_enemy_card_that_is_revealed_is_discarded_before_all_eyes() -> None:
    t = table(empire=Side(play=["Scout Trooper"]), galaxy_deck=["X-Wing", "Y-Wing"])
    t.empire.choose("use Scout Trooper")
    for onlooker in (t.empire, t.rebel, t.spectators):
        assert (onlooker.sees("galaxy_discard"), onlooker.sees("galaxy_deck")) == (["X-Wing"], [BACK])
        assert onlooker.reads()[-2:] == ["Revealed on the galaxy deck: “X-Wing”.", "“X-Wing” is discarded."]


# ---------------------------------------------------------------- Jyn Erso


def test_jyn_erso_sees_the_hand_and_onlookers_only_that_she_looked() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Jyn Erso"]), empire=Side(hand=["Inquisitor", "Stormtrooper"]))
    t.rebel.choose("use Jyn Erso")
    assert sorted(t.rebel.sees("hand", of=t.empire)) == ["Inquisitor", "Stormtrooper"]
    assert t.spectators.sees("hand", of=t.empire) == [BACK, BACK]
    said = "The Rebellion looks at the hand of the Empire: “Stormtrooper” and “Inquisitor”."
    assert t.rebel.reads()[-1] == t.empire.reads()[-1] == said
    assert t.spectators.reads()[-1] == "The Rebellion looks at the hand of the Empire."


def jyn_puts_vader_on_the_deck() -> Table:
    t = table(
        turn_of="rebel",
        force=1,
        rebel=Side(play=["Jyn Erso"]),
        empire=Side(hand=["TIE Fighter", "Darth Vader", "Inquisitor"], deck=["Stormtrooper"], play=["Star Destroyer"]),
    )
    t.rebel.choose("use Jyn Erso", "put_on_deck Darth Vader")
    return t


def test_both_players_know_the_card_jyn_erso_puts_on_the_deck_and_others_do_not() -> None:
    t = jyn_puts_vader_on_the_deck()
    assert t.empire.sees("deck", of=t.empire) == t.rebel.sees("deck", of=t.empire) == [BACK, "Darth Vader"]
    assert t.spectators.sees("deck", of=t.empire) == [BACK, BACK]
    assert sorted(t.rebel.sees("hand", of=t.empire)) == ["Inquisitor", "TIE Fighter"]
    assert t.rebel.reads()[-1] == t.empire.reads()[-1] == "The Rebellion puts “Darth Vader” on the deck of the Empire."
    assert t.spectators.reads()[-1] == "The Rebellion puts a card on the deck of the Empire."


def test_whoever_knew_the_card_on_the_deck_knows_it_when_it_is_drawn() -> None:
    t = jyn_puts_vader_on_the_deck()
    t.rebel.choose("end")
    t.empire.choose("play TIE Fighter", "use TIE Fighter")
    assert sorted(t.rebel.sees("hand", of=t.empire)) == ["Darth Vader", "Inquisitor"]
    assert t.spectators.sees("hand", of=t.empire) == [BACK, BACK]
    assert t.rebel.reads()[-1] == "The Empire draws “Darth Vader”."
    assert t.spectators.reads()[-1] == "The Empire draws a card."


def smuggled_dengar_in_hand() -> Table:
    """The Empire has bought Dengar openly on top of its deck and drawn him; now it is Jyn Erso's turn."""
    t = table(
        force=1,
        resources=4,
        row=["Dengar"],
        empire=Side(play=["Twi'lek Smuggler"], deck=["Imperial Shuttle", "Stormtrooper"]),
        rebel=Side(hand=["Jyn Erso"]),
    )
    t.empire.choose("use Twi'lek Smuggler", "buy Dengar")
    assert t.empire.deck[0] == "Dengar"
    return t


def test_a_card_bought_openly_onto_the_deck_is_known_to_all_when_it_is_drawn() -> None:
    t = smuggled_dengar_in_hand()
    assert t.rebel.sees("deck", of=t.empire) == t.spectators.sees("deck", of=t.empire) == [BACK, BACK, "Dengar"]
    t.empire.choose("end")
    for onlooker in (t.rebel, t.spectators):
        assert onlooker.sees("hand", of=t.empire)[0] == "Dengar"
        assert "The Empire draws “Dengar”." in onlooker.reads()


@pytest.mark.parametrize("moved", ["Dengar", "Stormtrooper"])
def test_onlookers_lose_track_of_a_known_card_when_jyn_erso_moves_one_of_several_unseen(moved: str) -> None:
    t = smuggled_dengar_in_hand()
    t.empire.choose("end")
    t.rebel.choose("play Jyn Erso", "use Jyn Erso", f"put_on_deck {moved}")
    hand = len(t.empire.hand)
    assert t.spectators.sees("hand", of=t.empire) == [BACK] * hand
    assert t.spectators.sees("deck", of=t.empire)[-1] == BACK
    assert t.rebel.sees("deck", of=t.empire)[-1] == t.empire.sees("deck", of=t.empire)[-1] == moved
    assert sorted(t.rebel.sees("hand", of=t.empire)) == sorted(t.empire.hand)


def test_of_a_single_known_card_everybody_knows_where_jyn_erso_puts_it() -> None:
    t = table(
        force=1,
        resources=4,
        row=["Dengar"],
        empire=Side(play=["Twi'lek Smuggler"]),
        rebel=Side(hand=["Jyn Erso", "Snowspeeder"]),
    )
    t.empire.choose("use Twi'lek Smuggler", "buy Dengar", "end")
    t.rebel.choose("play Snowspeeder", "use Snowspeeder")
    t.empire.choose("discard Twi'lek Smuggler")
    assert t.spectators.sees("hand", of=t.empire) == ["Dengar"]
    t.rebel.choose("play Jyn Erso", "use Jyn Erso", "put_on_deck Dengar")
    assert t.spectators.sees("deck", of=t.empire) == ["Dengar"]


def test_of_two_copies_the_one_that_was_seen_counts_as_played() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Jyn Erso"]),
        empire=Side(hand=["TIE Fighter", "Stormtrooper"], deck=["Stormtrooper"], play=["Star Destroyer"]),
    )
    t.rebel.choose("use Jyn Erso", "end")
    t.empire.choose("play TIE Fighter", "use TIE Fighter")
    assert t.rebel.sees("hand", of=t.empire) == ["Stormtrooper", BACK]
    t.empire.choose("play Stormtrooper")
    assert (t.empire.hand, t.rebel.sees("hand", of=t.empire)) == (["Stormtrooper"], [BACK])


# ---------------------------------------------------------------- secret bases


@rule("deckbuilding.mode.secret.choose", "deckbuilding.mode.secret.box")
def test_bases_never_revealed_stay_secret_even_when_the_game_is_over() -> None:
    t = dealt(bases="secret", rounds="1")
    t.empire.choose("pick Kessel", "pick Mustafar", "pick Rodia", "pick Endor")
    t.rebel.choose("pick Jedha", "pick Hoth", "pick Bespin", "pick Tatooine")
    t.empire.choose("end")
    t.rebel.choose("end")
    assert t.winners == (0, 1)
    for onlooker in (t.rebel, t.spectators):
        assert onlooker.sees("bases", of=t.empire) == [BACK] * 4
        assert onlooker.sees("unchosen", of=t.empire) == [BACK] * 5


def test_without_secret_bases_everybody_knows_what_may_be_revealed() -> None:
    t = table(empire=Side(bases=["Endor", "Kessel"]))
    assert sorted(t.rebel.sees("bases", of=t.empire)) == ["Endor", "Kessel"]


# ---------------------------------------------------------------- guesses and taking back


def test_a_guess_keeps_what_a_seat_knows_and_deals_anew_what_it_does_not() -> None:
    t = table(
        empire=Side(play=["Moff Jerjerrod"], hand=["Stormtrooper"]), galaxy_deck=["X-Wing", "Y-Wing", "Bossk", "Lobot"]
    )
    t.empire.choose("use Moff Jerjerrod")
    tops: dict[int, set[int]] = {t.empire.seat: set(), t.rebel.seat: set()}
    for seat, found in tops.items():
        for seed in range(20):
            guess = GAME.determinize(t.state, seat, Random(seed))
            assert GAME.view(guess, seat) == t.match.view(seat)
            found.add(guess.zones[GALAXY_DECK][-1])
    assert tops[t.empire.seat] == {t.state.zones[GALAXY_DECK][-1]}
    assert len(tops[t.rebel.seat]) == 4


def test_taking_back_is_free_while_nobody_learned_anything() -> None:
    t = table(empire=Side(hand=["Stormtrooper"]))
    t.empire.choose("play Stormtrooper", "commit Stormtrooper")
    assert t.match.undo_consent(t.empire.seat, 2) == frozenset()
    assert t.match.undo_consent(t.rebel.seat) == {t.empire.seat}


@pytest.mark.parametrize(
    ("empire", "moves"),
    [
        (Side(play=["Moff Jerjerrod"]), ["use Moff Jerjerrod"]),
        (Side(play=["Scout Trooper"]), ["use Scout Trooper"]),
        (Side(play=["Director Krennic"], deck=["Inquisitor"]), ["use Director Krennic"]),
        (Side(), ["buy Z-95 Headhunter"]),
        (Side(hand=["Stormtrooper"], deck=["Inquisitor"]), ["end"]),
    ],
    ids=["look", "reveal", "draw", "refill", "new hand"],
)
def test_taking_back_needs_consent_once_a_hidden_card_was_seen(empire: Side, moves: list[str]) -> None:
    t = table(empire=empire, resources=1, row=["Z-95 Headhunter"], galaxy_deck=["TIE Fighter", "Y-Wing"])
    t.empire.choose(*moves)
    assert t.match.undo_consent(t.empire.seat) == {t.rebel.seat}


def test_taking_back_a_card_put_on_the_deck_is_free_but_the_look_before_it_is_not() -> None:
    t = jyn_puts_vader_on_the_deck()
    assert t.match.undo_consent(t.rebel.seat, 1) == frozenset()
    assert t.match.undo_consent(t.rebel.seat, 2) == {t.empire.seat}


def test_taking_back_a_discard_of_chance_needs_consent() -> None:
    t = table(turn_of="rebel", force=1, rebel=Side(play=["Rebel Commando"]), empire=Side(hand=["Stormtrooper"] * 2))
    t.rebel.choose("use Rebel Commando")
    assert t.match.undo_consent(t.rebel.seat) == {t.empire.seat}
    assert t.match.undo_consent(t.empire.seat) == {t.rebel.seat}
