"""Single lines of the Deckbuilding Game's log in English and in Polish: purchases, piles, the Force, bases, teams."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, Table, table


def last(t: Table, number: int = 1) -> list[tuple[str, str]]:
    """The last lines that spectators read."""
    return list(zip(t.spectators.reads("en"), t.spectators.reads("pl"), strict=True))[-number:]


@pytest.mark.parametrize(
    ("choice", "english", "polish"),
    [
        ("to_discard", "The Rebellion buys “Fang Fighter”.", "Rebelia kupuje kartę „Myśliwiec Fang”."),
        (
            "by Sullust",
            "The Rebellion buys “Fang Fighter” and puts it on top of their deck.",
            "Rebelia kupuje kartę „Myśliwiec Fang” i kładzie ją na wierzchu talii.",
        ),
        (
            "by Fang Fighter",
            "The Rebellion buys “Fang Fighter” and puts it into their hand.",
            "Rebelia kupuje kartę „Myśliwiec Fang” i bierze ją na rękę.",
        ),
    ],
)
def test_a_purchase_says_where_the_card_goes_unless_it_is_discarded(choice: str, english: str, polish: str) -> None:
    t = table(turn_of="rebel", resources=3, rebel=Side(base="Sullust"), row=["Fang Fighter"], galaxy_deck=["Bossk"])
    t.rebel.choose("buy Fang Fighter", choice)
    assert last(t, 2) == [(english, polish), ("New in the row: “Bossk”.", "Nowa karta w rzędzie: „Bossk”.")]


def test_the_galaxy_deck_is_made_anew() -> None:
    t = table(empire=Side(play=["Scout Trooper"]), galaxy_deck=[], galaxy_discard=["Bossk"])
    t.empire.choose("use Scout Trooper")
    assert last(t, 2) == [
        (
            "The galaxy discard pile is shuffled and put under the galaxy deck.",
            "Stos odrzuconych kart galaktyki zostaje potasowany i trafia pod talię galaktyki.",
        ),
        ("Revealed on the galaxy deck: “Bossk”.", "Odkryta karta z talii galaktyki: „Bossk”."),
    ]


@pytest.mark.parametrize(
    ("faction", "force", "english", "polish"),
    [
        ("empire", -3, "The Force is with the Empire.", "Moc jest z Imperium."),
        ("rebel", 3, "The Force is with the Rebellion.", "Moc jest z Rebelią."),
    ],
)
def test_the_bonus_of_the_force_is_told(faction: str, force: int, english: str, polish: str) -> None:
    t = table(turn_of=faction, force=force, starting=True)
    assert last(t, 2)[0] == (english, polish)


def test_in_a_team_game_the_bonus_of_the_force_names_the_player() -> None:
    t = table(turn_of="rebel2", rebel2=Side(), force=3, starting=True)
    assert last(t, 2) == [
        ("The Force is with Rebellion 2.", "Moc jest z Rebelią 2."),
        ("Rebellion 2 gains 1 resource.", "Rebelia 2 zyskuje 1 zasób."),
    ]


def test_damage_that_hoth_ignores_is_told() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Stormtrooper"]), rebel=Side(base="Hoth"))
    t.empire.choose("commit Stormtrooper", "commit Stormtrooper", "attack rebel")
    told = ("“Hoth” ignores 2 damage and takes 2 damage.", "Baza „Hoth” ignoruje 2 obrażenia i otrzymuje 2 obrażenia.")
    assert last(t) == [told]


def test_damage_that_hoth_does_not_ignore_any_more_is_told_plainly() -> None:
    t = table(empire=Side(play=["Stormtrooper", "TIE Fighter"]), rebel=Side(base="Hoth"))
    t.empire.choose("commit Stormtrooper", "attack rebel", "commit TIE Fighter", "attack rebel")
    assert last(t) == [("“Hoth” takes 2 damage.", "Baza „Hoth” otrzymuje 2 obrażenia.")]


def test_players_of_a_team_game_are_named_without_an_article() -> None:
    t = table(empire=Side(play=["Stormtrooper"]), rebel2=Side())
    t.empire.choose("commit Stormtrooper", "base rebel2", "attack rebel2")
    assert last(t, 3)[:2] == [
        (
            "Empire 1 commits “Stormtrooper” against the base of Rebellion 2.",
            "Imperium 1 wyznacza kartę „Szturmowiec” przeciw bazie Rebelii 2.",
        ),
        ("Empire 1 attacks the base of Rebellion 2 for 2.", "Imperium 1 atakuje bazę Rebelii 2 z siłą ataku 2."),
    ]


def test_the_end_of_a_team_game_counts_once_for_each_faction() -> None:
    t = table(
        turn_of="rebel2",
        rebel2=Side(play=["Y-Wing"]),
        empire2=Side(base="Endor", damage={"Endor": 14}),
        victory={"rebel": ["Lothal"], "empire": ["Hoth"]},
        goal=2,
    )
    t.rebel2.choose("use Y-Wing", "hit Endor")
    assert last(t, 2) == [
        ("Rebellion 2 destroys the base “Endor”!", "Rebelia 2 niszczy bazę „Endor”!"),
        (
            "The game is over. Bases destroyed by the Empire: 1, by the Rebellion: 2.",
            "Koniec gry. Bazy zniszczone przez Imperium: 1, przez Rebelię: 2.",
        ),
    ]
