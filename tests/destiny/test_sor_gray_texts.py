"""The texts of gray cards and battlefields of Spirit of Rebellion, of Director Krennic and of Training."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.show.wording import WORDING
from dejarik.kernel.text import Text, joined
from tests.destiny.table import Side, Table, table

PINNED = {
    "SoR-003": Text(  # Director Krennic
        "After you activate this character, if you control the battlefield, roll one of your set-aside Death Trooper "
        "dice into your pool; when that die leaves your pool, set it aside.",
        "Po tym, jak aktywujesz tę postać, jeśli kontrolujesz pole bitwy, rzuć do swojej puli jedną ze swoich "
        "odłożonych na bok kości Szturmowca Śmierci; gdy ta kość opuści twoją pulę, odłóż ją na bok.",
    ),
    "SoR-017": Text(  # Interrogation Droid
        "After you activate this support, look at a random card in an opponent's hand; if it is an event, you may "
        "remove this die to discard that card.",
        "Po tym, jak aktywujesz to wsparcie, podejrzyj losową kartę z ręki przeciwnika; jeśli to wydarzenie, możesz "
        "usunąć tę kość, aby odrzucić tę kartę.",
    ),
    "SoR-057": Text(  # Vibroknife
        "Ambush (after you play this card, you may take an additional action). While this die is in your pool, all "
        "melee damage from your dice is unblockable.",
        "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję). Dopóki ta kość znajduje się w twojej puli, "
        "wszystkie obrażenia wręcz z twoich kości są nieblokowane.",
    ),
    "SoR-080": Text(  # Doubt
        "Reroll one of an opponent's dice; then that opponent either resolves that die if able or removes that die.",
        "Przerzuć jedną z kości przeciwnika; następnie ten przeciwnik albo rozpatruje tę kość, jeśli to możliwe, "
        "albo usuwa tę kość.",
    ),
    "SoR-109": Text(  # Confidence
        "Choose an opponent's die; its owner resolves that die if able.",
        "Wybierz kość przeciwnika; jej właściciel rozpatruje tę kość, jeśli to możliwe.",
    ),
    "SoR-125": Text(  # Training
        "Play only on a non-unique red character. Attached character is elite and has another of its dice, taken from "
        "your set-aside dice.",
        "Zagraj tylko na nieunikatową czerwoną postać. Postać z tym ulepszeniem jest elitarna i ma jeszcze jedną swoją "
        "kość, którą bierzesz z odłożonych na bok.",
    ),
    "SoR-137": Text(  # New Orders
        "Swap the battlefield with one that was set aside; then use the claim ability of the battlefield.",
        "Zamień pole bitwy na inne, odłożone na bok; następnie użyj zdolności zajęcia pola bitwy.",
    ),
    "SoR-139": Text(  # Swiftness
        "Ambush (after you play this card, you may take an additional action). The next card you play this turn has "
        "Ambush.",
        "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję). Następna karta, którą zagrasz w tej turze, "
        "ma słowo kluczowe Zasadzka.",
    ),
    "SoR-141": Text(  # Ammo Belt
        "If a card effect would discard a weapon from attached character, instead you may discard this upgrade from "
        "play.",
        "Jeśli efekt karty miałby odrzucić broń, którą ma postać z tym ulepszeniem, zamiast tego możesz odrzucić to "
        "ulepszenie z gry.",
    ),
    "SoR-151": Text(  # Carbon-freezing Chamber
        "Claim: Choose any character die; it cannot be rolled during the next round.",
        "Zajęcie: Wybierz dowolną kość postaci; nie można nią rzucać w następnej rundzie.",
    ),
    "SoR-152": Text(  # Cargo Hold
        "Claim: Move an upgrade to another character of the same player.",
        "Zajęcie: Przesuń dowolne ulepszenie na inną postać tego samego gracza.",
    ),
    "SoR-155": Text(  # Maz's Castle
        "Claim: Draw 2 cards and put any number of cards from your hand on the bottom of your deck in any order.",
        "Zajęcie: Dobierz 2 karty i połóż na spodzie swojej talii dowolną liczbę kart z ręki w dowolnej kolejności.",
    ),
    "SoR-159": Text(  # Secret Facility
        "Claim: Resolve up to 3 of your dice showing melee or ranged damage, all with the same symbol.",
        "Zajęcie: Rozpatrz do 3 swoich kości przedstawiających obrażenia wręcz lub dystansowe, wszystkie z tym samym "
        "symbolem.",
    ),
}


@pytest.mark.parametrize("key", PINNED)
def test_a_card_says(key: str) -> None:
    card = POOL[key]
    assert joined(ability.text_on(card.kind) for ability in card.abilities) == PINNED[key]


def _asked(t: Table) -> tuple[Text, list[Text]]:
    """The question, without the card that asks it, and the labels of its options."""
    assert t.state.decision is not None
    question = WORDING.question(t.state).map(lambda words: words.rpartition(": ")[2])
    return question, [WORDING.label(t.state, option) for option in t.state.decision.options]


def test_the_carbon_freezing_chamber_asks_for_a_die() -> None:
    t = table(Side(field="Carbon-freezing Chamber", pool=["Nightsister:2RD"]), holder="you")
    t.you.choose("claim", "yes")
    question, labels = _asked(t)
    assert question == Text("Which die is not rolled next round?", "Którą kością nie rzuca się w następnej rundzie?")
    assert labels == [
        Text("Nightsister", "Siostra nocy"),
        Text("2 ranged (Nightsister)", "2 dystansowe (Siostra nocy)"),
    ]


def test_the_cargo_hold_asks_for_an_upgrade_and_a_character() -> None:
    team = ["Rey", "Finn", "Nightsister"]
    t = table(Side(team=team, upgrades={"Rey": ["Comlink"]}, field="Cargo Hold"), holder="you")
    t.you.choose("claim", "yes")
    question, labels = _asked(t)
    assert question == Text("Which upgrade do you move, and to whom?", "Które ulepszenie przesunąć i na którą postać?")
    assert labels[0] == Text("“Comlink” to “Finn”", "„Komunikator” na postać „Finn”")
    t.you.choose("move Comlink Finn")
    assert "“Comlink” moves to “Finn”." in t.they.reads()
    assert "Karta „Komunikator” przechodzi na postać „Finn”." in t.they.reads("pl")


def test_mazs_castle_asks_for_cards() -> None:
    t = table(Side(hand=["Aim"], deck=["Dodge"], field="Maz's Castle"), holder="you")
    t.you.choose("claim", "yes")
    question, labels = _asked(t)
    assert question == Text("Which card goes under your deck?", "Którą kartę położyć na spodzie talii?")
    assert labels[0] == Text("“Aim” on the bottom", "„Celowanie” na spód")


def test_the_belt_asks_whether() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Gaffi Stick", "Ammo Belt"]}),
        Side(hand=["Disarm"], pool=["Nightsister:2RD"]),
        turn_of="they",
    )
    t.they.choose("play Disarm")
    question, _ = _asked(t)
    assert question == Text("Discard this upgrade from play?", "Odrzucić to ulepszenie z gry?")


def test_losing_training_asks_for_a_die() -> None:
    t = table(
        Side(
            team=["Rebel Trooper+1"],
            upgrades={"Rebel Trooper": ["Training"]},
            pool=["Rebel Trooper:1RD"],
            field="Mos Eisley Spaceport",
        ),
        holder="you",
    )
    t.you.choose("claim", "yes")
    question, labels = _asked(t)
    assert question == Text("Which die is set aside?", "Którą kość odłożyć na bok?")
    assert labels[0] == Text("Set aside 1 ranged (Rebel Trooper)", "Odłóż na bok 1 dystansowe (Rebeliancki żołnierz)")


def test_doubt_is_read_by_whom_it_concerns() -> None:
    t = table(Side(hand=["Doubt"]), Side(team=["Kylo Ren"], pool=["Kylo Ren:1Sh"]))
    t.you.choose("play Doubt")
    t.roll("1MD")
    _, labels = _asked(t)
    assert labels == [
        Text("Resolve that die if able", "Rozpatrzyć tę kość, jeśli to możliwe"),
        Text("Remove that die", "Usunąć tę kość"),
    ]
