"""What the Deckbuilding Game says in English and in Polish: labels, questions, the log, refusals."""

from __future__ import annotations

import pytest

from dejarik.cli.faces import track_words
from dejarik.games.deckbuilding.game import GAME
from dejarik.games.deckbuilding.model.terms import FORCE_POINT
from dejarik.games.deckbuilding.show.text import SIDE_NAMES
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Setup
from dejarik.kernel.nouns import CARD, DAMAGE, RESOURCE
from dejarik.kernel.text import Case, Noun, Text
from dejarik.kernel.view import Track
from tests.deckbuilding.table import Side, Table, dealt, table


def pair(text: Text) -> tuple[str, str]:
    return text.en, text.pl


def labels(t: Table) -> dict[str, tuple[str, str]]:
    """Every offered choice with its label in both languages."""
    return {t.spoken(option): pair(t.match.label(option)) for option in t.match.options}


def question(t: Table) -> tuple[str, str]:
    """What is asked, without the name of the card that asks."""
    english, polish = pair(GAME.question(t.state))
    return english.rpartition(": ")[2], polish.rpartition(": ")[2]


def log(t: Table) -> list[tuple[str, str]]:
    """What spectators read."""
    return list(zip(t.spectators.reads("en"), t.spectators.reads("pl"), strict=True))


# ---------------------------------------------------------------- counted words


@pytest.mark.parametrize(
    ("noun", "case", "english", "polish"),
    [
        (
            RESOURCE,
            Case.NOMINATIVE,
            ["0 resources", "1 resource", "2 resources", "5 resources", "12 resources", "22 resources"],
            ["0 zasobów", "1 zasób", "2 zasoby", "5 zasobów", "12 zasobów", "22 zasoby"],
        ),
        (
            DAMAGE,
            Case.ACCUSATIVE,
            ["0 damage", "1 damage", "2 damage", "5 damage", "12 damage", "22 damage"],
            ["0 obrażeń", "1 obrażenie", "2 obrażenia", "5 obrażeń", "12 obrażeń", "22 obrażenia"],
        ),
        (
            CARD,
            Case.ACCUSATIVE,
            ["0 cards", "1 card", "2 cards", "5 cards", "12 cards", "22 cards"],
            ["0 kart", "1 kartę", "2 karty", "5 kart", "12 kart", "22 karty"],
        ),
        (
            CARD,
            Case.GENITIVE,
            ["0 cards", "1 card", "2 cards", "5 cards", "12 cards", "22 cards"],
            ["0 kart", "1 karty", "2 kart", "5 kart", "12 kart", "22 kart"],
        ),
        (
            FORCE_POINT,
            Case.ACCUSATIVE,
            ["0 Force", "1 Force", "2 Force", "5 Force", "12 Force", "22 Force"],
            ["0 Mocy", "1 Moc", "2 Mocy", "5 Mocy", "12 Mocy", "22 Mocy"],
        ),
    ],
)
def test_counted_words_take_the_form_their_number_demands(
    noun: Noun, case: Case, english: list[str], polish: list[str]
) -> None:
    counted = [noun.count(number, case) for number in (0, 1, 2, 5, 12, 22)]
    assert ([text.en for text in counted], [text.pl for text in counted]) == (english, polish)


@pytest.mark.parametrize(
    ("resources", "english", "polish"),
    [
        (0, "What next? 0 resources to spend", "Co teraz? Masz 0 zasobów"),
        (1, "What next? 1 resource to spend", "Co teraz? Masz 1 zasób"),
        (3, "What next? 3 resources to spend", "Co teraz? Masz 3 zasoby"),
    ],
)
def test_the_question_counts_the_resources(resources: int, english: str, polish: str) -> None:
    assert question(table(resources=resources)) == (english, polish)


# ---------------------------------------------------------------- labels


def test_labels_of_actions() -> None:
    t = table(
        payoff=True,
        resources=2,
        empire=Side(hand=["Stormtrooper"], play=["TIE Bomber"]),
        row=["Rodian Gunslinger", "X-Wing", "U-Wing", "B-Wing", "Y-Wing", "Chewbacca"],
    )
    t.empire.choose("commit TIE Bomber", "at X-Wing")
    assert labels(t) == {
        "play Stormtrooper": ("Play “Stormtrooper”", "Zagraj kartę „Szturmowiec”"),
        "buy Rodian Gunslinger": (
            "Buy “Rodian Gunslinger” for 2 resources",
            "Kup kartę „Rodiański strzelec” za 2 zasoby",
        ),
        "buy Outer Rim Pilot": (
            "Buy “Outer Rim Pilot” for 2 resources",
            "Kup kartę „Pilot z Zewnętrznych Rubieży” za 2 zasoby",
        ),
        "use TIE Bomber": (
            "Use “TIE Bomber”: discard 1 card from the galaxy row",
            "Użyj karty „Bombowiec TIE”: odrzuć 1 kartę z rzędu galaktyki",
        ),
        "strike X-Wing": (
            "Attack “X-Wing” for 2 (needs 3)",
            "Zaatakuj kartę „X-wing” z siłą ataku 2 (potrzeba 3)",
        ),
        "pay_off Rodian Gunslinger": (
            "Pay off “Rodian Gunslinger” for 2 resources",
            "Spłać kartę „Rodiański strzelec” za 2 zasoby",
        ),
        "end": ("End the turn", "Zakończ turę"),
    }


def test_labels_of_an_attack() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"]), row=["Darth Vader"])
    assert labels(t)["commit X-Wing"] == ("Commit “X-Wing” to an attack", "Wyznacz do ataku kartę „X-wing”")
    t.rebel.choose("commit X-Wing")
    assert question(t) == ("What do you attack?", "Co atakujesz?")
    assert labels(t) == {
        "base empire": ("The base of the Empire", "Baza Imperium"),
        "at Darth Vader": (
            "“Darth Vader” (target value 8)",
            "Karta „Darth Vader” (wartość docelowa 8)",
        ),
    }
    t.rebel.choose("base empire")
    assert labels(t)["attack empire"] == (
        "Attack the base of the Empire for 3",
        "Zaatakuj bazę Imperium z siłą ataku 3",
    )


def test_labels_of_an_attack_on_the_rebellion() -> None:
    t = table(empire=Side(play=["Stormtrooper"]), row=["X-Wing"])
    t.empire.choose("commit Stormtrooper")
    assert labels(t)["base rebel"] == ("The base of the Rebellion", "Baza Rebelii")
    t.empire.choose("base rebel")
    assert labels(t)["attack rebel"] == (
        "Attack the base of the Rebellion for 2",
        "Zaatakuj bazę Rebelii z siłą ataku 2",
    )
    mark = next(mark for mark in t.rebel.view.region("area", 0).things[0].marks if mark.key == "committed")
    assert pair(mark.name) == ("attacks the base", "atakuje bazę")


def test_labels_of_damage_to_several_ships() -> None:
    ships = ["Gozanti Cruiser", "Star Destroyer"]
    t = table(turn_of="rebel", rebel=Side(play=["Rebel Trooper"]), empire=Side(play=ships))
    t.rebel.choose("commit Rebel Trooper", "attack empire")
    assert labels(t) == {
        "assign Gozanti Cruiser 2": ("2 damage to “Gozanti Cruiser”", "2 obrażenia: „Krążownik typu Gozanti”"),
        "assign Gozanti Cruiser 1": ("1 damage to “Gozanti Cruiser”", "1 obrażenie: „Krążownik typu Gozanti”"),
        "assign Gozanti Cruiser 0": ("0 damage to “Gozanti Cruiser”", "0 obrażeń: „Krążownik typu Gozanti”"),
    }


def test_labels_of_a_choice_and_of_a_reward() -> None:
    t = table(empire=Side(play=["Landing Craft", "Darth Vader"], damage={"Lothal": 1}), row=["X-Wing"])
    t.empire.choose("use Landing Craft")
    assert pair(GAME.question(t.state)) == ("Landing Craft: Which one?", "Barka desantowa: Co wybierasz?")
    assert labels(t) == {
        "choose resources": ("Gain 4 resources", "Zyskaj 4 zasoby"),
        "choose repair": ("Repair up to 4 damage on your base", "Napraw do 4 obrażeń swojej bazy"),
    }
    t.empire.choose("choose repair", "commit Darth Vader", "at X-Wing", "strike X-Wing")
    assert question(t) == ("Take the reward?", "Wziąć nagrodę?")
    assert labels(t) == {
        "reward X-Wing": (
            "Take the reward for “X-Wing”: gain 3 resources",
            "Weź nagrodę za kartę „X-wing”: zyskaj 3 zasoby",
        ),
        "decline": ("No", "Nie"),
    }


def test_labels_of_a_purchase_that_may_go_several_ways() -> None:
    t = table(turn_of="rebel", resources=3, rebel=Side(base="Sullust"), row=["Fang Fighter"])
    t.rebel.choose("buy Fang Fighter")
    assert question(t) == ("Where does the bought card go?", "Dokąd trafia kupiona karta?")
    assert labels(t) == {
        "to_discard": ("On your discard pile", "Na stos kart odrzuconych"),
        "by Fang Fighter": ("Into your hand, thanks to “Fang Fighter”", "Na rękę dzięki karcie „Myśliwiec Fang”"),
        "by Sullust": ("On top of your deck, thanks to “Sullust”", "Na wierzch swojej talii dzięki karcie „Sullust”"),
    }


def test_labels_of_exile_and_of_return() -> None:
    t = table(empire=Side(base="", bases=["Kessel"], discard=["Stormtrooper"], hand=["AT-AT"]), starting=True)
    assert labels(t) == {"reveal Kessel": ("Reveal “Kessel”", "Odkryj bazę „Kessel”")}
    t.empire.choose("reveal Kessel")
    assert question(t) == ("Which card do you exile?", "Którą kartę anihilować?")
    assert labels(t)["exile AT-AT"] == ("Exile “AT-AT”", "Anihiluj kartę „AT-AT”")
    assert labels(t)["done"] == ("That is enough", "Wystarczy")
    t.empire.choose("done", "play AT-AT", "use AT-AT")
    assert question(t) == ("Which card returns to your hand?", "Która karta wraca na rękę?")
    assert labels(t) == {
        "return Stormtrooper": ("Take “Stormtrooper” into your hand", "Weź na rękę kartę „Szturmowiec”")
    }


def test_in_a_team_game_players_have_numbers() -> None:
    t = table(
        turn_of="rebel", rebel=Side(play=["Snowspeeder"]), empire=Side(hand=["AT-AT"]), empire2=Side(hand=["AT-ST"])
    )
    t.rebel.choose("use Snowspeeder")
    assert question(t) == ("Which opponent is meant?", "Którego przeciwnika to dotyczy?")
    assert labels(t) == {"opponent empire1": ("Empire 1", "Imperium 1"), "opponent empire2": ("Empire 2", "Imperium 2")}


def test_labels_of_a_choice_that_may_be_declined() -> None:
    t = table(turn_of="rebel", rebel=Side(hand=["Temple Guardian"]))
    t.rebel.choose("play Temple Guardian")
    assert question(t) == ("Which one?", "Co wybierasz?")
    assert labels(t) == {
        "choose attack": ("This card has +1 attack this turn", "Ta karta ma +1 do ataku w tej turze"),
        "choose resources": ("Gain 1 resource", "Zyskaj 1 zasób"),
        "choose force": ("Gain 1 Force", "Zyskaj 1 Moc"),
        "decline": ("Nothing", "Nic"),
    }


def test_labels_of_a_swap_that_may_be_declined() -> None:
    t = table(force=-1, empire=Side(play=["Moff Jerjerrod"]), row=["X-Wing"], galaxy_deck=["Bossk"])
    t.empire.choose("use Moff Jerjerrod")
    assert question(t) == ("Which card of the row do you swap?", "Którą kartę z rzędu zamienić?")
    assert labels(t)["swap X-Wing"] == ("Swap “X-Wing”", "Zamień kartę „X-wing”")
    assert labels(t)["decline"] == ("Nothing", "Nic")


def test_labels_of_two_abilities_that_are_due_at_once() -> None:
    t = table(empire=Side(base="Kafrene", hand=["Lobot"], deck=["Stormtrooper"]))
    t.empire.choose("play Lobot")
    assert question(t) == ("Use the ability now?", "Użyć teraz zdolności?")
    assert labels(t) == {
        "trigger Lobot": ("Use “Lobot”", "Użyj karty „Lobot”"),
        "trigger Kafrene": ("Use “Kafrene”", "Użyj karty „Kafrene”"),
        "decline": ("No", "Nie"),
    }


def test_the_opponent_reads_the_choice_of_duros_spy_from_their_own_seat() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Duros Spy"]), empire=Side(hand=["Inquisitor"]))
    t.rebel.choose("use Duros Spy")
    assert question(t) == ("Which one do you let happen?", "Na co pozwalasz?")
    assert labels(t) == {
        "choose discard": ("Discard 1 card from your hand", "Odrzuć 1 kartę z ręki"),
        "choose force": ("The opponent gains 1 Force", "Przeciwnik zyskuje 1 Moc"),
    }


def test_the_opponent_reads_the_choice_of_b_wing_from_their_own_seat() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["B-Wing"]), empire=Side(hand=["Inquisitor"]))
    t.rebel.choose("use B-Wing")
    assert question(t) == ("Which one do you let happen?", "Na co pozwalasz?")
    assert labels(t) == {
        "choose discard": ("Discard 1 card from your hand", "Odrzuć 1 kartę z ręki"),
        "choose attack": ("“B-Wing” has +2 attack this turn", "Karta „B-wing” ma +2 do ataku w tej turze"),
    }


# ---------------------------------------------------------------- the log


def test_the_log_of_a_turn() -> None:
    t = table(
        empire=Side(hand=["Imperial Shuttle", "Darth Vader", "Inquisitor"], play=["Scout Trooper"]),
        row=["X-Wing"],
        galaxy_deck=["Bossk", "TIE Fighter", "Lobot"],
        force=1,
    )
    t.empire.choose("play Imperial Shuttle", "play Darth Vader", "use Scout Trooper")
    t.empire.choose("commit Darth Vader", "at X-Wing", "strike X-Wing", "reward X-Wing", "buy Bossk", "end")
    assert log(t)[:-2] == [
        ("The Empire plays “Imperial Shuttle”.", "Imperium zagrywa kartę „Imperialny prom”."),
        ("The Empire gains 1 resource.", "Imperium zyskuje 1 zasób."),
        ("The Empire plays “Darth Vader”.", "Imperium zagrywa kartę „Darth Vader”."),
        ("The Empire gains 2 Force.", "Imperium zyskuje 2 Mocy."),
        ("The Empire uses “Scout Trooper”.", "Imperium używa karty „Szturmowiec zwiadowca”."),
        ("Revealed on the galaxy deck: “Bossk”.", "Odkryta karta z talii galaktyki: „Bossk”."),
        (
            "The Empire commits “Darth Vader” against “X-Wing”.",
            "Imperium wyznacza kartę „Darth Vader” przeciw karcie „X-wing”.",
        ),
        ("The Empire defeats “X-Wing” with 10.", "Imperium pokonuje kartę „X-wing” z siłą ataku 10."),
        ("New in the row: “Bossk”.", "Nowa karta w rzędzie: „Bossk”."),
        ("The Empire takes the reward for “X-Wing”.", "Imperium otrzymuje nagrodę za kartę „X-wing”."),
        ("The Empire gains 3 resources.", "Imperium zyskuje 3 zasoby."),
        ("The Empire buys “Bossk”.", "Imperium kupuje kartę „Bossk”."),
        ("New in the row: “TIE Fighter”.", "Nowa karta w rzędzie: „Myśliwiec TIE”."),
        ("The Empire discards 1 card from their hand.", "Imperium odrzuca z ręki 1 kartę."),
        (
            "The Empire shuffles the discard pile into a new deck.",
            "Imperium tasuje stos kart odrzuconych i tworzy z niego nową talię.",
        ),
    ]
    assert log(t)[-2] == ("The Empire draws 5 cards.", "Imperium dobiera 5 kart.")
    assert log(t)[-1] == ("Round 1: Rebellion.", "Runda 1: Rebelia.")


def test_the_log_of_the_end() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Y-Wing"]),
        empire=Side(base="Endor", damage={"Endor": 14}),
        victory={"rebel": ["Lothal", "Corellia"]},
    )
    t.rebel.choose("use Y-Wing", "hit Endor")
    assert log(t) == [
        ("The Rebellion uses “Y-Wing”.", "Rebelia używa karty „Y-wing”."),
        ("“Y-Wing” is exiled.", "Karta „Y-wing” zostaje anihilowana."),
        ("“Endor” takes 2 damage.", "Baza „Endor” otrzymuje 2 obrażenia."),
        ("The Rebellion destroys the base “Endor”!", "Rebelia niszczy bazę „Endor”!"),
        (
            "The game is over. Bases destroyed by the Empire: 0, by the Rebellion: 3.",
            "Koniec gry. Bazy zniszczone przez Imperium: 0, przez Rebelię: 3.",
        ),
    ]


def test_the_log_does_not_say_that_a_declined_ability_was_used() -> None:
    t = table(empire=Side(hand=["Inquisitor"]))
    t.empire.choose("play Inquisitor", "decline")
    assert log(t) == [("The Empire plays “Inquisitor”.", "Imperium zagrywa kartę „Inkwizytor”.")]


def test_the_log_says_that_an_ability_was_used_at_its_moment() -> None:
    t = table(empire=Side(base="Kafrene", hand=["Bossk"], deck=["Stormtrooper"]))
    t.empire.choose("play Bossk", "trigger Kafrene")
    assert log(t) == [
        ("The Empire plays “Bossk”.", "Imperium zagrywa kartę „Bossk”."),
        ("The Empire uses “Kafrene”.", "Imperium używa karty „Kafrene”."),
        ("The Empire draws a card.", "Imperium dobiera kartę."),
    ]


def test_the_log_says_that_a_choice_was_used() -> None:
    t = table(turn_of="rebel", rebel=Side(hand=["Temple Guardian"]))
    t.rebel.choose("play Temple Guardian", "choose force")
    assert log(t)[1:] == [
        ("The Rebellion uses “Temple Guardian”.", "Rebelia używa karty „Strażnik świątyni”."),
        ("The Rebellion gains 1 Force.", "Rebelia zyskuje 1 Moc."),
    ]


@pytest.mark.parametrize("choices", [["decline"], ["trigger Kafrene", "decline"]])
def test_the_log_tells_nothing_of_lobot_whose_choice_is_declined(choices: list[str]) -> None:
    t = table(empire=Side(base="Kafrene", hand=["Lobot"], deck=["Stormtrooper"]))
    t.empire.choose("play Lobot", *choices)
    assert [english for english, _ in log(t) if "Lobot" in english] == ["The Empire plays “Lobot”."]


@pytest.mark.parametrize(("choice", "lines"), [("decline", 0), ("choose force", 1)])
def test_the_log_says_once_that_lobot_was_used_and_not_if_his_choice_is_declined(choice: str, lines: int) -> None:
    t = table(empire=Side(base="Kafrene", hand=["Lobot"], deck=["Stormtrooper"]))
    t.empire.choose("play Lobot", "trigger Lobot", choice)
    assert [english for english, _ in log(t)].count("The Empire uses “Lobot”.") == lines


def test_the_log_of_an_attack_on_a_base() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"]), empire=Side(play=["Gozanti Cruiser"]))
    t.rebel.choose("commit X-Wing", "attack empire")
    assert log(t) == [
        (
            "The Rebellion commits “X-Wing” against the base of the Empire.",
            "Rebelia wyznacza kartę „X-wing” przeciw bazie Imperium.",
        ),
        ("The Rebellion attacks the base of the Empire for 3.", "Rebelia atakuje bazę Imperium z siłą ataku 3."),
        ("“Gozanti Cruiser” takes 3 damage.", "Okręt „Krążownik typu Gozanti” otrzymuje 3 obrażenia."),
        ("“Gozanti Cruiser” is destroyed.", "Okręt „Krążownik typu Gozanti” zostaje zniszczony."),
    ]
    t = table(empire=Side(play=["Stormtrooper"]))
    t.empire.choose("commit Stormtrooper", "attack rebel")
    assert log(t)[:2] == [
        (
            "The Empire commits “Stormtrooper” against the base of the Rebellion.",
            "Imperium wyznacza kartę „Szturmowiec” przeciw bazie Rebelii.",
        ),
        ("The Empire attacks the base of the Rebellion for 2.", "Imperium atakuje bazę Rebelii z siłą ataku 2."),
    ]


@pytest.mark.parametrize(
    ("attacker", "target", "english", "polish"),
    [
        (
            "Stormtrooper",
            "X-Wing",
            "The Empire attacks “X-Wing” for 2 (needs 3): no effect.",
            "Imperium atakuje kartę „X-wing” z siłą ataku 2 (potrzeba 3): bez efektu.",
        ),
        (
            "Scout Trooper",
            "Y-Wing",
            "The Empire attacks “Y-Wing” for 0 (needs 1): no effect.",
            "Imperium atakuje kartę „Y-wing” z siłą ataku 0 (potrzeba 1): bez efektu.",
        ),
    ],
)
def test_the_log_says_how_much_attack_was_needed(attacker: str, target: str, english: str, polish: str) -> None:
    t = table(empire=Side(play=[attacker]), row=[target])
    t.empire.choose(f"commit {attacker}", f"at {target}", f"strike {target}")
    assert log(t)[-1] == (english, polish)


def test_the_log_of_jyn_erso_names_the_hand_and_the_deck_of_the_empire() -> None:
    t = table(turn_of="rebel", force=1, rebel=Side(play=["Jyn Erso"]), empire=Side(hand=["AT-ST", "AT-AT"]))
    t.rebel.choose("use Jyn Erso", "put_on_deck AT-AT")
    assert log(t)[1:] == [
        ("The Rebellion looks at the hand of the Empire.", "Rebelia podgląda rękę Imperium."),
        ("The Rebellion puts a card on the deck of the Empire.", "Rebelia kładzie kartę na wierzchu talii Imperium."),
    ]
    assert t.rebel.reads("pl")[1:] == [
        "Rebelia podgląda rękę Imperium: „AT-ST” i „AT-AT”.",
        "Rebelia kładzie na wierzchu talii Imperium kartę „AT-AT”.",
    ]


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("wish", "english", "polish"),
    [
        ("buy Luke Skywalker", "the Empire does not buy Rebel cards", "Imperium nie kupuje kart Rebelii"),
        ("buy Star Destroyer", "it costs 7, you have 4", "koszt: 7, masz: 4"),
        ("use Stormtrooper", "it has no ability to use", "nie ma zdolności, której można użyć"),
        ("use TIE Bomber", "its ability was used this turn", "jej zdolności użyto już w tej turze"),
        ("use TIE Fighter", "its condition is not met", "jej warunek nie jest spełniony"),
        ("use AT-AT", "it could change nothing now", "niczego by teraz nie zmieniła"),
        ("commit TIE Bomber", "it attacks once a turn", "atakuje raz na turę"),
        ("commit Imperial Shuttle", "it can never have attack", "nigdy nie ma wartości ataku"),
        ("pay_off Bossk", "paying off was not agreed on", "nie umówiono się na spłacanie kart"),
    ],
)
def test_the_reason_why_an_action_is_refused(wish: str, english: str, polish: str) -> None:
    t = table(
        resources=4,
        empire=Side(play=["Stormtrooper", "TIE Bomber", "TIE Fighter", "AT-AT", "Imperial Shuttle"]),
        row=["Luke Skywalker", "Star Destroyer", "Bossk", "X-Wing"],
    )
    t.empire.choose("use TIE Bomber", "row_discard X-Wing", "commit TIE Bomber", "base rebel")
    assert pair(GAME.reason(t.empire.why_not(wish))) == (english, polish)


def test_the_reason_why_the_death_star_is_refused_names_price_and_pool() -> None:
    t = table(resources=3, empire=Side(base="Death Star"), row=["Star Destroyer"])
    reason = pair(GAME.reason(t.empire.why_not("use Death Star")))
    assert reason == ("it costs 4, you have 3", "koszt: 4, masz: 3")


def test_the_reason_without_the_force() -> None:
    t = table(turn_of="rebel", force=0, rebel=Side(play=["X-Wing"], deck=["Rebel Trooper"]), row=["Star Destroyer"])
    assert pair(GAME.reason(t.rebel.why_not("use X-Wing"))) == ("the Force is not with you", "Moc nie jest z tobą")
    assert pair(GAME.reason(t.rebel.why_not("buy Star Destroyer"))) == (
        "the Rebellion does not buy Empire cards",
        "Rebelia nie kupuje kart Imperium",
    )


@pytest.mark.parametrize(
    ("wish", "english", "polish"),
    [
        ("at Bossk", "neutral cards cannot be attacked", "kart neutralnych nie można atakować"),
        ("at TIE Fighter", "it is of your own faction", "należy do twojej frakcji"),
        ("at Mon Calamari Cruiser", "only units are targets", "celem są tylko jednostki"),
    ],
)
def test_the_reason_why_a_row_card_is_no_target(wish: str, english: str, polish: str) -> None:
    row = ["Bossk", "TIE Fighter", "Mon Calamari Cruiser", "X-Wing"]
    t = table(empire=Side(play=["Stormtrooper"]), row=row)
    t.empire.choose("commit Stormtrooper")
    assert pair(GAME.reason(t.empire.why_not(wish))) == (english, polish)


def test_a_wrong_number_of_players_is_refused_with_the_title_of_the_game() -> None:
    with pytest.raises(BadSetupError) as refused:
        GAME.check(Setup(3))
    assert pair(refused.value.cause) == (
        "The Deckbuilding Game cannot be played by 3",
        "Gra The Deckbuilding Game nie jest dla tylu osób: 3",
    )


def test_the_title_is_the_same_in_both_languages() -> None:
    assert pair(GAME.title) == ("The Deckbuilding Game", "The Deckbuilding Game")


# ---------------------------------------------------------------- the table


def test_the_headline_and_the_numbers_beside_a_player() -> None:
    t = table(empire=Side(play=["Stormtrooper"], hand=["Inquisitor"], damage={"Lothal": 3}), resources=2)
    view = t.rebel.view
    assert pair(view.headline) == ("Round 1: Empire", "Runda 1: Imperium")
    assert [(number.icon, number.value, number.name.pl) for number in view.seats[0].numbers] == [
        ("destroyed", 0, "zniszczone bazy"),
        ("resources", 2, "zasoby"),
        ("attack", 2, "atak"),
        ("hand", 1, "karty na ręce"),
        ("damage", 3, "obrażenia"),
        ("hit_points", 8, "wytrzymałość"),
    ]
    t.empire.choose("end")
    assert t.empire.view.headline.en == "Round 1: Rebellion"
    t.rebel.choose("end")
    assert t.empire.view.headline.en == "Round 2: Empire"


def test_before_the_first_turn_the_headline_speaks_of_the_set_up() -> None:
    assert pair(dealt(bases="secret").empire.view.headline) == ("Setup", "Przygotowanie gry")


@pytest.mark.parametrize(
    ("force", "track"), [(-3, "● ○ ○ | ○ ○ ○"), (-1, "○ ○ ● | ○ ○ ○"), (0, "○ ○ ○ ● ○ ○ ○"), (3, "○ ○ ○ | ○ ○ ●")]
)
def test_the_force_track_is_drawn_with_its_marker(force: int, track: str) -> None:
    place = table(force=force).empire.view.region("force")
    assert place.track == Track(force, -3, 3, SIDE_NAMES, ("empire", "rebel"))
    assert track_words(place, "en").startswith(f"Empire {track} Rebellion: ")
    assert track_words(place, "pl").startswith(f"Imperium {track} Rebelia: ")


@pytest.mark.parametrize(
    ("force", "english", "polish"),
    [
        (-1, "the Force is with the Empire", "Moc jest z Imperium"),
        (0, "the Force is with nobody", "Moc nie jest z nikim"),
        (2, "the Force is with the Rebellion", "Moc jest z Rebelią"),
    ],
)
def test_the_force_track_says_with_whom_the_force_is(force: int, english: str, polish: str) -> None:
    note = table(force=force).empire.view.region("force").note
    assert pair(note) == (english, polish)


@pytest.mark.parametrize(
    ("wishes", "wish", "expected"),
    [
        ([], "end", "deckbuilding.end.declare"),
        ([], "buy Outer Rim Pilot", "deckbuilding.buy.pay"),
        (["commit Darth Vader"], "at X-Wing", "deckbuilding.commit.row"),
        (["commit Darth Vader", "at X-Wing", "strike X-Wing"], "decline", "deckbuilding.faq.reward_optional"),
        (["play Inquisitor"], "decline", "deckbuilding.ability.optional"),
    ],
)
def test_an_option_cites_its_rule(wishes: list[str], wish: str, expected: str) -> None:
    t = table(resources=2, empire=Side(play=["Darth Vader"], hand=["Inquisitor"]), row=["X-Wing"])
    t.empire.choose(*wishes)
    option = next(option for option in t.match.options if t.spoken(option) == wish)
    assert GAME.rule_of(t.state, option) == expected
    assert expected in GAME.rules
