"""The texts of blue cards of Spirit of Rebellion: what their words say together, in both languages."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.show.wording import WORDING
from dejarik.kernel.text import Text, joined
from tests.destiny.table import Side, table

PINNED = {
    "SoR-009": Text(  # Asajj Ventress
        "After an opponent discards a card to reroll dice, you may force that opponent to discard a card of "
        "their choice from hand.",
        "Po tym, jak przeciwnik odrzuci kartę, aby przerzucić kości, możesz zmusić tego przeciwnika, aby "
        "odrzucił z ręki wybraną przez siebie kartę.",
    ),
    "SoR-011": Text(  # Palpatine
        "After you resolve a die of this character, an opponent distributes 2 damage among their characters.",
        "Po tym, jak rozpatrzysz kość tej postaci, przeciwnik rozdziela 2 obrażenia pomiędzy swoje postacie.",
    ),
    "SoR-012": Text(  # Royal Guard
        "Guardian (before you activate this character, you may remove an opponent's die showing damage; if "
        "you do, deal this character damage equal to its value). Blue abilities cannot be played on this "
        "character.",
        "Strażnik (przed tym, jak aktywujesz tę postać, możesz usunąć kość przeciwnika przedstawiającą "
        "obrażenia; jeśli to zrobisz, zadaj tej postaci tyle obrażeń, ile wynosi wartość tej kości). Na tę "
        "postać nie można zagrywać niebieskich zdolności.",
    ),
    "SoR-013": Text(  # Command Shuttle
        "Special: Use the special ability of one of your characters.",
        "Specjalny: Użyj zdolności specjalnej jednej ze swoich postaci.",
    ),
    "SoR-014": Text(  # Force Lightning
        "Play only on a blue character. Special: Deal 1 damage to a character; you may remove a die showing a"
        " blank to reroll this die instead of removing it from your pool.",
        "Zagraj tylko na niebieską postać. Specjalny: Zadaj 1 obrażenie dowolnej postaci; możesz usunąć "
        "dowolną kość przedstawiającą pustą ściankę, aby przerzucić tę kość, zamiast usuwać ją z puli.",
    ),
    "SoR-015": Text(  # Lightsaber Pike
        "Action: Remove this die to give a character other than the attached one 1 shield.",
        "Akcja: Usuń tę kość, aby dać 1 osłonę dowolnej postaci innej niż postać z tym ulepszeniem.",
    ),
    "SoR-016": Text(  # Lure of Power
        "The modifiers of this die may modify a die showing any symbol.",
        "Modyfikatory z tej kości mogą modyfikować kość przedstawiającą dowolny symbol.",
    ),
    "SoR-034": Text(  # Jedi Acolyte
        "Before you resolve a die of this character, if another of your dice shows the same symbol, increase "
        "the value of that die by 1.",
        "Przed tym, jak rozpatrzysz kość tej postaci, jeśli inna z twoich kości przedstawia ten sam symbol, "
        "zwiększ wartość tej kości o 1.",
    ),
    "SoR-036": Text(  # Luminara Unduli
        "Special: Resolve one of your character dice, increasing its value by 2, or by 3 if it is a "
        "non-unique character die.",
        "Specjalny: Rozpatrz jedną ze swoich kości postaci, zwiększając jej wartość o 2, a w przypadku kości "
        "nieunikatowej postaci o 3.",
    ),
    "SoR-037": Text(  # Obi-Wan Kenobi
        "Guardian (before you activate this character, you may remove an opponent's die showing damage; if "
        "you do, deal this character damage equal to its value). Before this character is defeated, you may "
        "play a blue card from your hand or discard pile for free.",
        "Strażnik (przed tym, jak aktywujesz tę postać, możesz usunąć kość przeciwnika przedstawiającą "
        "obrażenia; jeśli to zrobisz, zadaj tej postaci tyle obrażeń, ile wynosi wartość tej kości). Przed "
        "tym, jak ta postać zostanie pokonana, możesz zagrać za darmo niebieską kartę z ręki lub ze swojego "
        "stosu kart odrzuconych.",
    ),
    "SoR-039": Text(  # Handcrafted Light Bow
        "Special: Deal 3 damage to a character. Special: Remove all shields from a character; then deal 2 "
        "damage to that character.",
        "Specjalny: Zadaj 3 obrażenia dowolnej postaci. Specjalny: Usuń wszystkie osłony z dowolnej postaci; "
        "następnie zadaj 2 obrażenia wybranej postaci.",
    ),
    "SoR-054": Text(  # Force Push
        "Play only on a blue character. Special: Turn up to 2 of one opponent's dice to any sides.",
        "Zagraj tylko na niebieską postać. Specjalny: Obróć do 2 kości jednego przeciwnika na dowolne ścianki.",
    ),
    "SoR-071": Text(  # Anger
        "Play only if 2 or more of your dice show a blank. Resolve an opponent's die showing melee or ranged "
        "damage as if it were yours.",
        "Zagraj tylko, jeśli co najmniej 2 twoje kości przedstawiają pustą ściankę. Rozpatrz kość przeciwnika"
        " przedstawiającą obrażenia wręcz lub dystansowe tak, jakby należała do ciebie.",
    ),
    "SoR-073": Text(  # Manipulate
        "Turn one of your dice to a blank side; then turn an opponent's die to a blank side.",
        "Obróć jedną ze swoich kości na pustą ściankę; następnie obróć kość przeciwnika na pustą ściankę.",
    ),
    "SoR-074": Text(  # No Disintegrations
        "Discard the top card of an opponent's deck; if another copy of this event is in your discard pile, "
        "discard the top 3 cards of that opponent's deck instead.",
        "Odrzuć 1 kartę z wierzchu talii przeciwnika; jeśli w twoim stosie kart odrzuconych jest inna kopia "
        "tego wydarzenia, zamiast tego odrzuć 3 karty z wierzchu talii tego przeciwnika.",
    ),
    "SoR-075": Text(  # Now You Will Die
        "Resolve one of your dice as if it showed melee damage with the same value.",
        "Rozpatrz jedną ze swoich kości tak, jakby przedstawiała obrażenia wręcz o tej samej wartości.",
    ),
    "SoR-076": Text(  # Rise Again
        "Heal 5 damage from a unique blue character; you may play an upgrade from your discard pile on that "
        "character for free.",
        "Ulecz 5 obrażeń z dowolnej unikatowej niebieskiej postaci; możesz zagrać na tę postać za darmo "
        "ulepszenie ze swojego stosu kart odrzuconych.",
    ),
    "SoR-078": Text(  # Dark Presence
        "After one of your dice rolls discard, you may exhaust this support to force an opponent to choose "
        "and remove one of their dice.",
        "Po tym, jak w wyniku rzutu jedna z twoich kości przedstawi odrzucenie, możesz wyczerpać to wsparcie,"
        " aby przeciwnik wybrał i usunął jedną ze swoich kości.",
    ),
    "SoR-079": Text(  # Now I Am The Master
        "After a die of attached character or its upgrades deals damage, you may exhaust this upgrade to turn"
        " a die to a blank side.",
        "Po tym, jak kość postaci z tym ulepszeniem lub jej ulepszeń zada obrażenia, możesz wyczerpać to "
        "ulepszenie, aby obrócić dowolną kość na pustą ściankę.",
    ),
    "SoR-101": Text(  # Destiny
        "Remove any number of your blue dice and add up their values; then play a card with a cost no higher "
        "than that total from your hand for free.",
        "Usuń dowolną liczbę swoich niebieskich kości i zsumuj ich wartości; następnie zagraj za darmo z ręki"
        " kartę o koszcie nie większym niż ta suma.",
    ),
    "SoR-102": Text(  # Determination
        "Play only if one of your dice shows focus. Resolve one of your dice as if it showed a different "
        "symbol with the same value.",
        "Zagraj tylko, jeśli jedna z twoich kości przedstawia skupienie. Rozpatrz jedną ze swoich kości tak, "
        "jakby przedstawiała inny symbol o tej samej wartości.",
    ),
    "SoR-103": Text(  # Guard
        "Remove one of your blue dice showing melee damage to remove a number of one opponent's dice equal to"
        " the value of that die.",
        "Usuń jedną ze swoich niebieskich kości przedstawiających obrażenia wręcz, aby usunąć tyle kości "
        "jednego przeciwnika, ile wynosi wartość tej kości.",
    ),
    "SoR-104": Text(  # Krayt Dragon Howl
        "Spot a blue character to choose one of an opponent's dice; then that opponent either removes that "
        "die or discards the top 2 cards of their deck.",
        "Wyznacz niebieską postać, aby wybrać jedną z kości przeciwnika; następnie ten przeciwnik albo usuwa "
        "tę kość, albo odrzuca 2 karty z wierzchu swojej talii.",
    ),
    "SoR-105": Text(  # My Ally Is The Force
        "Ambush (after you play this card, you may take an additional action). Resolve one of your blue dice "
        "without removing it from your pool.",
        "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję). Rozpatrz jedną ze swoich "
        "niebieskich kości, nie usuwając jej z puli.",
    ),
    "SoR-106": Text(  # Synchronicity
        "Play only if one of your dice shows melee damage and another shows shields. Deal 2 unblockable "
        "damage to a character.",
        "Zagraj tylko, jeśli jedna z twoich kości przedstawia obrażenia wręcz, a kolejna osłony. Zadaj 2 "
        "nieblokowane obrażenia dowolnej postaci.",
    ),
    "SoR-108": Text(  # Protective Mentor
        "Shields on attached character may be used to block damage dealt to other characters.",
        "Osłon postaci z tym ulepszeniem można używać do blokowania obrażeń zadawanych innym postaciom.",
    ),
    "SoR-127": Text(  # Decisive Blow
        "Resolve one of your dice showing melee damage; then remove all of the damaged character's dice and "
        "its upgrade dice.",
        "Rozpatrz jedną ze swoich kości przedstawiających obrażenia wręcz; następnie usuń wszystkie kości "
        "postaci, której zadano obrażenia, i jej ulepszeń.",
    ),
    "SoR-128": Text(  # High Ground
        "Play only if you control the battlefield. Remove an opponent's die showing melee or ranged damage; "
        "then, if it was a character die, deal 1 damage to the character it belongs to.",
        "Zagraj tylko, jeśli kontrolujesz pole bitwy. Usuń kość przeciwnika przedstawiającą obrażenia wręcz "
        "lub dystansowe; następnie, jeśli była to kość postaci, zadaj 1 obrażenie postaci, do której ona "
        "należy.",
    ),
    "SoR-129": Text(  # Momentum Shift
        "Move 1 shield from an opponent's character to one of your characters.",
        "Przesuń 1 osłonę z postaci przeciwnika na jedną ze swoich postaci.",
    ),
    "SoR-130": Text(  # Overconfidence
        "Spot a blue character to reroll 2 dice; then remove the one of them that shows the lowest value.",
        "Wyznacz niebieską postać, aby przerzucić 2 kości; następnie usuń tę z nich, która przedstawia "
        "najniższą wartość.",
    ),
    "SoR-131": Text(  # Premonitions
        "Choose one: set this event aside and put a card from your hand face down on it; or play for free the"
        " card on another copy of this event that is set aside and discard that copy.",
        "Wybierz jedno: odłóż to wydarzenie na bok i połóż na nim zakrytą kartę z ręki; albo zagraj za darmo "
        "kartę leżącą na innej odłożonej na bok kopii tego wydarzenia i odrzuć tę kopię.",
    ),
    "SoR-133": Text(  # Trust Your Instincts
        "Spot one of your blue characters to reroll any number of that character's dice or its upgrade dice; "
        "then you may draw 1 card.",
        "Wyznacz jedną ze swoich niebieskich postaci, aby przerzucić dowolną liczbę kości tej postaci lub jej"
        " ulepszeń; następnie możesz dobrać 1 kartę.",
    ),
    "SoR-134": Text(  # Meditate
        "Action: Exhaust this support and remove one of your dice showing a blank to turn one of your dice to"
        " a side without melee or ranged damage.",
        "Akcja: Wyczerp to wsparcie i usuń jedną ze swoich kości przedstawiających pustą ściankę, aby obrócić"
        " jedną ze swoich kości na ściankę bez obrażeń wręcz i dystansowych.",
    ),
    "SoR-135": Text(  # Force Illusion
        "Before attached character takes damage, you may discard the top card of your deck for each damage it"
        " would take to block all of it; then discard this upgrade from play.",
        "Przed tym, jak postać z tym ulepszeniem otrzyma obrażenia, możesz odrzucić z wierzchu swojej talii "
        "tyle kart, ile obrażeń miałaby otrzymać, aby zablokować je wszystkie; następnie odrzuć to ulepszenie"
        " z gry.",
    ),
}


@pytest.mark.parametrize("key", PINNED)
def test_a_card_says(key: str) -> None:
    card = POOL[key]
    assert joined(ability.text_on(card.kind) for ability in card.abilities) == PINNED[key]


def test_whose_damage_a_mentor_may_block_is_asked_by_name() -> None:
    t = table(
        Side(team=["AW-010"], pool=["AW-010:3MD"]),
        Side(team=["Rey", "Padawan"], upgrades={"Rey": ["Protective Mentor"]}, shields={"Rey": 1}),
    )
    t.you.choose("resolve Darth Vader:3MD", "hit Padawan")
    assert WORDING.question(t.state) == Text(
        "Protective Mentor: How many shields block damage to “Padawan”?",
        "Troskliwy mentor: Ile osłon zablokuje obrażenia postaci „Padawan”?",
    )


def test_the_log_tells_as_which_symbol_a_die_was_resolved() -> None:
    t = table(Side(team=["Count Dooku"], pool=["Count Dooku:1R"], hand=["Now You Will Die"]), Side(team=["Rey"]))
    t.you.choose("play Now You Will Die", "hit Rey")
    assert "Player 1 resolves 1 resource (Count Dooku) as melee damage." in t.you.reads()
    assert "Gracz 1 rozpatruje 1 zasób (Hrabia Dooku) jako obrażenia wręcz." in t.you.reads("pl")


def test_the_log_tells_which_shields_moved() -> None:
    t = table(Side(team=["Rey"], hand=["Momentum Shift"]), Side(team=["Kylo Ren"], shields={"Kylo Ren": 1}))
    t.you.choose("play Momentum Shift")
    assert "“Kylo Ren” passes 1 shield to “Rey”." in t.you.reads()
    assert "Przesunięto 1 osłonę z karty „Kylo Ren” na kartę „Rey”." in t.you.reads("pl")
