"""The texts of yellow cards of Spirit of Rebellion, and what their questions say."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.show.wording import WORDING
from dejarik.kernel.text import Text, joined
from tests.destiny.table import Side, table

PINNED = {
    "SoR-019": Text(  # Guavian Enforcer
        "Action: Remove a die of this character to remove 1 shield from a character.",
        "Akcja: Usuń kość tej postaci, aby usunąć 1 osłonę z dowolnej postaci.",
    ),
    "SoR-020": Text(  # IG-88
        "Special: Play a yellow equipment or a yellow weapon from your discard pile on this character, "
        "decreasing its cost by 2.",
        "Specjalny: Zagraj na tę postać żółte wyposażenie lub żółtą broń ze swojego stosu kart odrzuconych, "
        "zmniejszając koszt o 2.",
    ),
    "SoR-021": Text(  # Unkar Plutt
        "Action: Remove any number of your dice with a combined value of 3 or more to force an opponent to "
        "discard 1 card from hand at random; gain resources equal to the cost of that card.",
        "Akcja: Usuń dowolną liczbę swoich kości o łącznej wartości 3 lub większej, aby przeciwnik odrzucił "
        "losowo z ręki 1 kartę; zyskaj tyle zasobów, ile kosztuje ta karta.",
    ),
    "SoR-022": Text(  # Slave I
        "Special: An opponent distributes 1 damage for each of that opponent's dice among their characters.",
        "Specjalny: Przeciwnik rozdziela pomiędzy swoje postacie tyle obrażeń, ile ten przeciwnik ma kości.",
    ),
    "SoR-023": Text(  # Blackmail
        "After you roll or reroll this die, an opponent may give you 1 resource to remove this die.",
        "Po tym, jak rzucisz tą kością lub ją przerzucisz, przeciwnik może oddać ci 1 zasób, aby usunąć tę kość.",
    ),
    "SoR-024": Text(  # Personal Shield
        "Before attached character is dealt 2 or more ranged damage, you may exhaust this upgrade to give "
        "attached character 1 shield.",
        "Przed tym, jak postaci z tym ulepszeniem zostaną zadane co najmniej 2 obrażenia dystansowe, możesz "
        "wyczerpać to ulepszenie, aby dać 1 osłonę tej postaci.",
    ),
    "SoR-043": Text(  # Chewbacca
        "Special: Turn an opponent's die to a side showing melee or ranged damage to deal a character damage "
        "equal to the value of that die.",
        "Specjalny: Obróć kość przeciwnika na ściankę przedstawiającą obrażenia wręcz lub dystansowe, aby "
        "zadać dowolnej postaci tyle obrażeń, ile wynosi wartość tej kości.",
    ),
    "SoR-044": Text(  # Jyn Erso
        "The first yellow event you play each round costs 1 less.",
        "Pierwsze żółte wydarzenie, które zagrasz w każdej rundzie, kosztuje o 1 mniej.",
    ),
    "SoR-045": Text(  # Maz Kanata
        "After you activate this character, you may resolve up to 2 of your dice.",
        "Po tym, jak aktywujesz tę postać, możesz rozpatrzyć do 2 swoich kości.",
    ),
    "SoR-046": Text(  # Outer Rim Smuggler
        "After you play the last card from your hand for the first time in a round, gain 1 resource.",
        "Po tym, jak po raz pierwszy w rundzie zagrasz ostatnią kartę z ręki, zyskaj 1 zasób.",
    ),
    "SoR-047": Text(  # Smuggling Freighter
        "After you resolve this die showing a value of 2, put this support on top of your deck.",
        "Po tym, jak rozpatrzysz tę kość przedstawiającą wartość 2, połóż to wsparcie na wierzchu swojej talii.",
    ),
    "SoR-048": Text(  # Bowcaster
        "Redeploy (after attached character is defeated, you may move this upgrade to another of your "
        "characters). Special: Deal 1 unblockable damage to each of up to 2 characters.",
        "Przepisanie (po tym, jak postać z tym ulepszeniem zostanie pokonana, możesz przesunąć to ulepszenie "
        "na inną ze swoich postaci). Specjalny: Zadaj po 1 nieblokowanym obrażeniu maksymalnie 2 postaciom.",
    ),
    "SoR-049": Text(  # Lone Operative
        "Special: Heal 2 damage from attached character; if you have no other characters, heal 3 damage from "
        "attached character instead.",
        "Specjalny: Ulecz 2 obrażenia z postaci z tym ulepszeniem; jeśli nie masz innych postaci, zamiast "
        "tego ulecz 3 obrażenia z tej postaci.",
    ),
    "SoR-050": Text(  # Maz's Goggles
        "Spot a yellow character to play this card. Special: Look at an opponent's hand and discard an event from it.",
        "Wyznacz żółtą postać, aby zagrać tę kartę. Specjalny: Podejrzyj karty na ręce przeciwnika i odrzuć "
        "spośród nich wydarzenie.",
    ),
    "SoR-058": Text(  # Quadjumper
        "Action: Discard this support from play to play a support from your hand, decreasing its cost by 3.",
        "Akcja: Odrzuć to wsparcie z gry, aby zagrać wsparcie z ręki, zmniejszając koszt o 3.",
    ),
    "SoR-059": Text(  # Ascension Gun
        "Special: Use the claim ability of a battlefield that was set aside.",
        "Specjalny: Użyj zdolności zajęcia pola bitwy odłożonego na bok.",
    ),
    "SoR-060": Text(  # Con Artist
        "Play only on a yellow character. Special: Place 1 damage on this upgrade; then discard the top card "
        "of an opponent's deck for each damage on this upgrade.",
        "Zagraj tylko na żółtą postać. Specjalny: Umieść 1 obrażenie na tym ulepszeniu; następnie odrzuć z "
        "wierzchu talii przeciwnika tyle kart, ile obrażeń jest na tym ulepszeniu.",
    ),
    "SoR-081": Text(  # Arms Deal
        "Discard any number of weapons from your hand; then gain 1 resource for each card discarded.",
        "Odrzuć z ręki dowolną liczbę broni; następnie zyskaj tyle zasobów, ile kart odrzucono.",
    ),
    "SoR-083": Text(  # Friends in High Places
        "Play only if the values of your dice total 7 or more. Look at the top 3 cards of your deck; you may "
        "play one of them for free; discard the rest.",
        "Zagraj tylko, jeśli suma wartości twoich kości wynosi co najmniej 7. Podejrzyj 3 karty z wierzchu "
        "swojej talii; możesz zagrać za darmo jedną z nich; odrzuć pozostałe.",
    ),
    "SoR-085": Text(  # One-Quarter Portion
        "Remove one of an opponent's dice; then that opponent gains 1 resource.",
        "Usuń jedną z kości przeciwnika; następnie ten przeciwnik zyskuje 1 zasób.",
    ),
    "SoR-086": Text(  # Relentless Pursuit
        "Move up to 2 damage from an opponent's character to another character.",
        "Przesuń do 2 obrażeń z postaci przeciwnika na dowolną inną postać.",
    ),
    "SoR-087": Text(  # Scrap Buy
        "Play only if there are 3 or more cards in your discard pile. Return a random card from your discard "
        "pile to your hand.",
        "Zagraj tylko, jeśli w twoim stosie kart odrzuconych są co najmniej 3 karty. Weź na rękę losową kartę "
        "ze swojego stosu kart odrzuconych.",
    ),
    "SoR-088": Text(  # Salvage Stand
        "After one of your dice rolls resources, you may exhaust this support to force an opponent to lose 1 resource.",
        "Po tym, jak w wyniku rzutu jedna z twoich kości przedstawi zasoby, możesz wyczerpać to wsparcie, aby "
        "przeciwnik stracił 1 zasób.",
    ),
    "SoR-089": Text(  # Armor Plating
        "Before attached character takes damage, you may block up to 2 of it; then discard this upgrade from play.",
        "Przed tym, jak postać z tym ulepszeniem otrzyma obrażenia, możesz zablokować do 2 z nich; następnie "
        "odrzuć to ulepszenie z gry.",
    ),
    "SoR-110": Text(  # Garbage'll Do
        "Ambush (after you play this card, you may take an additional action). Remove one of your vehicle "
        "dice to give each of your characters 1 shield.",
        "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję). Usuń jedną ze swoich kości pojazdu, "
        "aby dać 1 osłonę każdej ze swoich postaci.",
    ),
    "SoR-111": Text(  # Hold On!
        "Ambush (after you play this card, you may take an additional action). Move any number of shields "
        "from one of your characters to another character.",
        "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję). Przesuń dowolną liczbę osłon z "
        "jednej ze swoich postaci na dowolną inną postać.",
    ),
    "SoR-113": Text(  # Long Con
        "If another copy of this event is in your discard pile, gain 3 resources.",
        "Jeśli w twoim stosie kart odrzuconych jest inna kopia tego wydarzenia, zyskaj 3 zasoby.",
    ),
    "SoR-114": Text(  # Loth-Cat and Mouse
        "An opponent chooses and removes one of your dice; then remove one of that opponent's dice.",
        "Przeciwnik wybiera i usuwa jedną z twoich kości; następnie usuń jedną z kości tego przeciwnika.",
    ),
    "SoR-115": Text(  # Never Tell Me The Odds
        "Choose one of your yellow characters; then turn any number of that character's dice or its upgrade "
        "dice to any sides.",
        "Wybierz jedną ze swoich żółtych postaci; następnie obróć dowolną liczbę kości tej postaci lub jej "
        "ulepszeń na dowolne ścianki.",
    ),
    "SoR-118": Text(  # Life Debt
        "Play only on a yellow character. After you activate attached character, you may move 1 damage from "
        "another character to attached character.",
        "Zagraj tylko na żółtą postać. Po tym, jak aktywujesz postać z tym ulepszeniem, możesz przesunąć 1 "
        "obrażenie z dowolnej innej postaci na tę postać.",
    ),
    "SoR-142": Text(  # Bolt Hole
        "Remove one of your yellow character dice to give the character it belongs to 2 shields.",
        "Usuń jedną ze swoich żółtych kości postaci, aby dać 2 osłony postaci, do której ona należy.",
    ),
    "SoR-143": Text(  # Cheat
        "Swap a card in your hand with a card in your discard pile.",
        "Zamień miejscami kartę z ręki i kartę ze swojego stosu kart odrzuconych.",
    ),
    "SoR-144": Text(  # Diversion
        "An opponent loses 1 resource; if another copy of this event is in your discard pile, that opponent "
        "loses 3 resources instead.",
        "Przeciwnik traci 1 zasób; jeśli w twoim stosie kart odrzuconych jest inna kopia tego wydarzenia, "
        "zamiast tego ten przeciwnik traci 3 zasoby.",
    ),
    "SoR-145": Text(  # "Fair" Trade
        "Resolve one of your dice showing resources; then swap all of your resources with an opponent.",
        "Rozpatrz jedną ze swoich kości przedstawiających zasoby; następnie wymień się z przeciwnikiem "
        "wszystkimi zasobami.",
    ),
    "SoR-146": Text(  # Friends in Low Places
        "Spot a yellow character to look at an opponent's hand and discard an event with a cost of 1 or less from it.",
        "Wyznacz żółtą postać, aby podejrzeć karty na ręce przeciwnika i odrzucić spośród nich wydarzenie o "
        "koszcie 1 lub mniejszym.",
    ),
    "SoR-147": Text(  # Sabotage
        "Discard as many cards from your hand as a support in play costs to discard that support from play.",
        "Odrzuć z ręki tyle kart, ile kosztuje wybrane wsparcie w grze, aby odrzucić to wsparcie z gry.",
    ),
    "SoR-148": Text(  # Improvisation
        "Ambush (after you play this card, you may take an additional action). Action: Remove one of your "
        "dice showing a blank to reroll any number of your dice.",
        "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję). Akcja: Usuń jedną ze swoich kości "
        "przedstawiających pustą ściankę, aby przerzucić dowolną liczbę swoich kości.",
    ),
}


@pytest.mark.parametrize("key", PINNED)
def test_a_card_says(key: str) -> None:
    card = POOL[key]
    assert joined(ability.text_on(card.kind) for ability in card.abilities) == PINNED[key]


def test_whoever_is_blackmailed_reads_the_price_and_what_it_is_for() -> None:
    t = table(Side(team=["Hired Gun"], upgrades={"Hired Gun": ["Blackmail"]}), Side())
    t.you.choose("activate Hired Gun")
    t.roll("1R", "3Dc")
    assert WORDING.question(t.state) == Text(
        "Blackmail: Pay 1 resource to remove this die?", "Szantaż: Zapłacić 1 zasób, aby usunąć tę kość?"
    )


def test_cheat_asks_for_both_cards() -> None:
    t = table(Side(hand=["Cheat", "Aim"], discard=["Dodge"]), Side())
    t.you.choose("play Cheat")
    assert WORDING.question(t.state).pl == "Oszustwo: Które karty zamieniasz miejscami?"
    assert [WORDING.label(t.state, option).en for option in t.match.options] == ["Put “Aim” into the discard pile"]
    t.you.choose("lay_down Aim")
    assert [WORDING.label(t.state, option).en for option in t.match.options] == ["Bring back “Dodge”"]


def test_the_log_tells_of_a_trade_in_both_languages() -> None:
    t = table(Side(team=["Jango Fett"], pool=["Jango Fett:1R"], hand=["SoR-145"], resources=0), Side(resources=3))
    t.you.choose('play "Fair" Trade')
    assert "Gracz 1 oddaje 1 zasób za 3 zasoby Gracza 2." in t.you.reads("pl")
