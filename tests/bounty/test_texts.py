"""What Bounty says, in English and in Polish: labels, questions, the log, refusals, and Polish plural forms."""

from __future__ import annotations

import pytest

from dejarik.games.bounty.game import GAME
from dejarik.games.bounty.text import credits_text
from dejarik.kernel.decision import Refusal
from tests.bounty.table import Hunter, Table, table
from tests.scenario import rule


def labels(t: Table) -> dict[str, tuple[str, str]]:
    """Every offered choice with its label in both languages."""
    found = {}
    for option in t.match.options:
        label = t.match.label(option)
        found[t.spoken(option)] = (label.en, label.pl)
    return found


def question(t: Table) -> tuple[str, str]:
    text = GAME.question(t.state)
    return text.en, text.pl


@pytest.mark.parametrize(
    ("amount", "english", "polish"),
    [
        (0, "0 credits", "0 kredytów"),
        (1, "1 credit", "1 kredyt"),
        (2, "2 credits", "2 kredyty"),
        (5, "5 credits", "5 kredytów"),
        (12, "12 credits", "12 kredytów"),
        (22, "22 credits", "22 kredyty"),
        (100, "100 credits", "100 kredytów"),
        (112, "112 credits", "112 kredytów"),
        (1000, "1000 credits", "1000 kredytów"),
    ],
)
def test_credits_take_the_form_their_number_demands(amount: int, english: str, polish: str) -> None:
    assert (credits_text(amount).en, credits_text(amount).pl) == (english, polish)


def test_the_question_counts_the_actions_left() -> None:
    t = table(you=Hunter("Boba Fett"))
    assert question(t) == ("What next? 2 actions left", "Co teraz? Pozostało: 2 akcje")
    t.you.choose("job")
    assert question(t) == ("What next? 1 action left", "Co teraz? Pozostało: 1 akcja")
    t.you.choose("mission", "attempt Jawa Bargain")
    assert question(t) == ("What next? 0 actions left", "Co teraz? Pozostało: 0 akcji")


def test_labels_between_actions() -> None:
    t = table(you=Hunter("Boba Fett", credits=400, hand=["Flame Gauntlet", "Ambush"]))
    assert labels(t) == {
        "draw": ("Draw 2 cards", "Dobierz 2 karty"),
        "sale": ("Sell cards", "Sprzedaj karty"),
        "job": ("Quick job: take 200 credits", "Szybkie zlecenie: weź 200 kredytów"),
        "mission": ("Attempt a mission", "Wykonaj misję"),
        "equip Flame Gauntlet": (
            "Equip “Flame Gauntlet” for 400 credits",
            "Dołóż kartę „Karwasz z miotaczem płomieni” za 400 kredytów",
        ),
        "store Ambush": ("Store face down: “Ambush”", "Odłóż zakrytą kartę: „Zasadzka”"),
        "end": ("End the turn", "Zakończ turę"),
    }


def test_labels_while_drawing_and_selling() -> None:
    t = table(you=Hunter("Din Djarin"), market=["Ambush", "Slicer Rig"])
    t.you.choose("draw")
    assert question(t) == ("Which card do you draw?", "Którą kartę dobierasz?")
    assert labels(t) == {
        "take Ambush": ("Take “Ambush” from the market", "Weź z rynku kartę „Zasadzka”"),
        "take Slicer Rig": ("Take “Slicer Rig” from the market", "Weź z rynku kartę „Zestaw slicera”"),
        "deck": ("Draw from the market deck", "Dobierz ze stosu rynku"),
    }
    t.you.choose("take Ambush", "take Slicer Rig", "sale", "sell Ambush")
    assert question(t) == ("Which card do you sell?", "Którą kartę sprzedajesz?")
    assert labels(t) == {
        "sell Slicer Rig": ("Sell “Slicer Rig” for 300 credits", "Sprzedaj kartę „Zestaw slicera” za 300 kredytów"),
        "done": ("Finish selling", "Zakończ sprzedaż"),
    }


def test_labels_on_a_mission() -> None:
    t = table(
        you=Hunter("Bo-Katan Kryze", hand=["Ambush"], board=["Vibroblade"]),
        they=Hunter("Din Djarin", credits=200, hand=["Sandstorm"]),
        missions=["Womp Rat Nest"],
    )
    t.you.choose("mission")
    assert labels(t) == {"attempt Womp Rat Nest": ("Attempt “Womp Rat Nest”", "Wykonaj misję „Gniazdo szczurów womp”")}
    t.you.choose("attempt Womp Rat Nest")
    asked = question(t)
    assert asked[0].endswith("”: play an event?")
    assert asked[1].endswith("”: zagrywasz wydarzenie?")
    assert labels(t) == {
        "event Sandstorm": ("Play “Sandstorm” for 200 credits", "Zagraj kartę „Burza piaskowa” za 200 kredytów"),
        "pass": ("Play no event", "Nie zagrywaj wydarzenia"),
    }
    t.they.choose("pass")
    assert labels(t) == {
        "use Vibroblade": ("Use “Vibroblade”", "Użyj karty „Wibroostrze”"),
        "ignore firepower": ("Ignore 1 symbol: firepower", "Zignoruj 1 symbol: siła ognia"),
        "ignore agility": ("Ignore 1 symbol: agility", "Zignoruj 1 symbol: zwinność"),
        "ignore armor": ("Ignore 1 symbol: armor", "Zignoruj 1 symbol: pancerz"),
        "resolve": ("Resolve the mission", "Rozstrzygnij misję"),
    }
    t.you.choose("ignore agility")
    assert labels(t) == {"discard Ambush": ("Discard “Ambush”", "Odrzuć kartę „Zasadzka”")}


@rule("bounty.fennec.keep_discarded")
def test_labels_for_fennec_shand_s_discard() -> None:
    t = table(you=Hunter("Fennec Shand", credits=300, board=["Smoke Canister"]))
    t.you.choose("mission", "attempt Womp Rat Nest", "use Smoke Canister")
    assert question(t) == ("Temporary card used up: discard it?", "Zużyta karta tymczasowa: odrzucasz ją?")
    assert labels(t) == {
        "keep Smoke Canister": (
            "Pay 200 credits and keep “Smoke Canister”",
            "Zapłać 200 kredytów i zatrzymaj kartę „Świeca dymna”",
        ),
        "discard Smoke Canister": ("Discard “Smoke Canister”", "Odrzuć kartę „Świeca dymna”"),
    }


def test_the_log_of_a_turn() -> None:
    t = table(
        you=Hunter("Bo-Katan Kryze", credits=200, hand=["Vibroblade", "Slicer Rig"]),
        they=Hunter("Din Djarin", credits=200, hand=["Ambush"]),
        missions=["Womp Rat Nest"],
        mission_deck=[],
    )
    t.you.choose("equip Vibroblade", "mission", "attempt Womp Rat Nest")
    t.they.choose("event Ambush")
    t.you.choose("use Vibroblade", "ignore agility", "discard Slicer Rig", "job", "end")
    assert t.they.reads("en") == [
        "Bo-Katan Kryze equips “Vibroblade” for 200 credits.",
        "Bo-Katan Kryze attempts “Womp Rat Nest”.",
        "Din Djarin plays “Ambush” for 200 credits.",
        "Bo-Katan Kryze uses “Vibroblade”.",
        "Bo-Katan Kryze discards “Slicer Rig” and ignores 1 symbol: agility.",
        "Failure: Bo-Katan Kryze pays a penalty of 0 credits for “Womp Rat Nest”.",
        "Bo-Katan Kryze takes a quick job: 200 credits.",
        "Round 1: Din Djarin.",
    ]
    assert t.they.reads("pl") == [
        "Bo-Katan Kryze dokłada kartę „Wibroostrze” za 200 kredytów.",
        "Bo-Katan Kryze wykonuje misję „Gniazdo szczurów womp”.",
        "Din Djarin zagrywa kartę „Zasadzka” za 200 kredytów.",
        "Bo-Katan Kryze używa karty „Wibroostrze”.",
        "Bo-Katan Kryze odrzuca kartę „Zestaw slicera” i ignoruje 1 symbol: zwinność.",
        "Porażka: Bo-Katan Kryze płaci 0 kredytów kary za misję „Gniazdo szczurów womp”.",
        "Bo-Katan Kryze bierze szybkie zlecenie: 200 kredytów.",
        "Runda 1: Din Djarin.",
    ]


def test_the_log_of_the_end() -> None:
    t = table(you=Hunter("Boba Fett", credits=500), they=Hunter("Din Djarin", board=["Slicer Rig"]), rounds=1)
    t.you.choose("end")
    t.they.choose("end")
    assert t.you.reads("en")[-2:] == [
        "Din Djarin sells “Slicer Rig” for 300 credits.",
        "The game is over. Credits after the final sale: Boba Fett 500 and Din Djarin 300.",
    ]
    assert t.you.reads("pl")[-2:] == [
        "Din Djarin sprzedaje kartę „Zestaw slicera” za 300 kredytów.",
        "Koniec gry. Kredyty po końcowej sprzedaży: Boba Fett 500 i Din Djarin 300.",
    ]


@pytest.mark.parametrize(
    ("refusal", "english", "polish"),
    [
        (Refusal("bounty.equip.must_afford", (400, 300)), "it costs 400, you have 300", "koszt: 400, masz: 300"),
        (
            Refusal("bounty.equip.free_slot", (4,)),
            "all 4 equipment spaces are taken",
            "zajęte są wszystkie miejsca: 4",
        ),
        (
            Refusal("bounty.event.needs_200", (100,)),
            "an event costs 200, you have 100",
            "wydarzenie kosztuje 200, masz: 100",
        ),
        (
            Refusal("bounty.fennec.each_card_costs", (200, 100)),
            "keeping costs 200, you have 100",
            "zatrzymanie kosztuje 200, masz: 100",
        ),
        (
            Refusal("bounty.quick_job.once_per_turn"),
            "only one quick job per turn",
            "szybkie zlecenie: raz na turę",
        ),
        (
            Refusal("bounty.bokatan.mission_card_only"),
            "the mission card shows no such symbol",
            "na karcie misji nie ma takiego symbolu",
        ),
    ],
)
def test_refusals_give_their_reason_with_numbers(refusal: Refusal, english: str, polish: str) -> None:
    reason = GAME.reason(refusal)
    assert (reason.en, reason.pl) == (english, polish)


@rule("bounty.character.unique_ability")
def test_abilities_in_words() -> None:
    texts = {facts.name.en: (facts.text.en, facts.text.pl) for facts in GAME.cards() if facts.kind.en == "character"}
    assert texts == {
        "Din Djarin": ("5 equipment spaces instead of 4.", "5 miejsc na ekwipunek zamiast 4."),
        "Fennec Shand": (
            "A discarded equipment card can be kept in hand for 200 credits (not when selling).",
            "Odrzucaną kartę ekwipunku można zatrzymać na ręce za 200 kredytów (nie dotyczy sprzedaży).",
        ),
        "Bo-Katan Kryze": (
            "Once during each own mission: discard 1 card from hand to ignore 1 symbol printed on the mission.",
            "Raz podczas każdej własnej misji: odrzuć 1 kartę z ręki, aby zignorować 1 symbol z karty misji.",
        ),
        "Boba Fett": (
            "A space for 1 face-down event, which can be played from there for free.",
            "Miejsce na 1 zakrytą kartę wydarzenia, którą stamtąd zagrywa się za darmo.",
        ),
    }


def test_the_headline_and_the_numbers_beside_a_player() -> None:
    t = table(you=Hunter("Boba Fett", credits=300))
    view = t.they.view
    assert (view.headline.en, view.headline.pl) == ("Round 1: Boba Fett", "Runda 1: Boba Fett")
    shown = [(number.icon, number.value, number.name.pl) for number in view.seats[0].numbers]
    assert shown == [
        ("credits", 300, "kredyty"),
        ("actions", 2, "akcje"),
        ("firepower", 2, "siła ognia"),
        ("agility", 1, "zwinność"),
        ("armor", 1, "pancerz"),
        ("cunning", 1, "spryt"),
    ]
    t.you.choose("end")
    assert t.you.view.headline.en == "Round 1: Din Djarin"
    t.they.choose("end")
    assert t.you.view.headline.en == "Round 2: Boba Fett"


ATTEMPT = ["mission", "attempt Jawa Bargain"]


@pytest.mark.parametrize(
    ("you", "moves", "wish", "expected"),
    [
        (Hunter("Din Djarin", credits=200, hand=["Ambush"]), ATTEMPT, "event Ambush", "bounty.event.performer_after"),
        (Hunter("Boba Fett", slot="Ambush"), ATTEMPT, "event Ambush", "bounty.boba.free_event"),
        (
            Hunter("Bo-Katan Kryze", hand=["Ambush"]),
            [*ATTEMPT, "ignore armor"],
            "discard Ambush",
            "bounty.bokatan.any_card",
        ),
    ],
)
def test_an_option_cites_the_rule_of_its_own_question(you: Hunter, moves: list[str], wish: str, expected: str) -> None:
    t = table(you=you, missions=["Jawa Bargain"])
    t.you.choose(*moves)
    option = next(option for option in t.match.options if t.spoken(option) == wish)
    assert t.match.game.rule_of(t.match.state, option) == expected
