"""The texts of red cards of Spirit of Rebellion: what their words say together, in both languages."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.show.wording import WORDING
from dejarik.kernel.text import Text, joined
from tests.destiny.table import Side, table

PINNED = {
    "SoR-002": Text(  # FN-2199
        "After you play a weapon on this character, roll the die of that card into your pool; then you may resolve "
        "that die.",
        "Po tym, jak zagrasz na tę postać broń, rzuć kością tej karty do swojej puli; następnie możesz rozpatrzyć tę "
        "kość.",
    ),
    "SoR-004": Text(  # TIE Pilot
        "While this die is in your pool, opponents cannot remove your other dice showing ranged damage.",
        "Dopóki ta kość znajduje się w twojej puli, przeciwnicy nie mogą usuwać innych twoich kości przedstawiających "
        "obrażenia dystansowe.",
    ),
    "SoR-005": Text(  # E-Web Emplacement
        "While you control the battlefield, the value of each side of this die is increased by 1.",
        "Dopóki kontrolujesz pole bitwy, wartość każdej ścianki tej kości jest zwiększona o 1.",
    ),
    "SoR-006": Text(  # Imperial Discipline
        "Play only on a red character. Action: Remove a die of this upgrade to turn one of attached character's dice "
        "or its upgrade dice to a side showing ranged damage or resources.",
        "Zagraj tylko na czerwoną postać. Akcja: Usuń kość tego ulepszenia, aby obrócić kość postaci z tym "
        "ulepszeniem lub jednego z jej ulepszeń na ściankę przedstawiającą obrażenia dystansowe lub zasoby.",
    ),
    "SoR-007": Text(  # DT-29 Heavy Blaster Pistol
        "Special: Remove an opponent's die showing a resource cost.",
        "Specjalny: Usuń kość przeciwnika przedstawiającą koszt w zasobach.",
    ),
    "SoR-027": Text(  # Mon Mothma
        "After you play an event, you may reroll a die of that card's color.",
        "Po tym, jak zagrasz wydarzenie, możesz przerzucić dowolną kość w kolorze tej karty.",
    ),
    "SoR-029": Text(  # Temmin "Snap" Wexley
        "While a die of this character is in your pool, opponents must spend 1 resource to claim the battlefield.",
        "Dopóki kość tej postaci jest w twojej puli, przeciwnicy muszą wydać 1 zasób, aby zająć pole bitwy.",
    ),
    "SoR-031": Text(  # U-Wing
        "Special: Deal 2 damage to each of one opponent's characters. Special: Give each of your characters 2 shields.",
        "Specjalny: Zadaj 2 obrażenia każdej postaci jednego przeciwnika. Specjalny: Daj 2 osłony każdej ze swoich "
        "postaci.",
    ),
    "SoR-053": Text(  # Rocket Launcher
        "Special: Discard a vehicle from play. Special: Deal 2 damage to each of up to 2 characters.",
        "Specjalny: Odrzuć z gry pojazd. Specjalny: Zadaj po 2 obrażenia maksymalnie 2 postaciom.",
    ),
    "SoR-064": Text(  # Sustained Fire
        "Play only if 2 or more of your dice show ranged damage. Remove all shields from each of one opponent's "
        "characters.",
        "Zagraj tylko, jeśli co najmniej 2 twoje kości przedstawiają obrażenia dystansowe. Usuń wszystkie osłony z "
        "każdej postaci jednego przeciwnika.",
    ),
    "SoR-067": Text(  # Undying Loyalty
        "Heal 1 damage from a red character; if another copy of this event is in your discard pile, you may spend 1 "
        "resource to put this event on top of your deck.",
        "Ulecz 1 obrażenie z dowolnej czerwonej postaci; jeśli w twoim stosie kart odrzuconych jest inna kopia tego "
        "wydarzenia, możesz wydać 1 zasób, aby położyć to wydarzenie na wierzchu swojej talii.",
    ),
    "SoR-069": Text(  # Attrition
        "After one of your characters is defeated, deal 1 damage to a character.",
        "Po tym, jak jedna z twoich postaci zostanie pokonana, zadaj 1 obrażenie dowolnej postaci.",
    ),
    "SoR-070": Text(  # Imperial Inspection
        "After one of your dice rolls disrupt, you may exhaust this support to return an upgrade with a cost of 2 or "
        "less to its owner's hand.",
        "Po tym, jak w wyniku rzutu jedna z twoich kości przedstawi zakłócenie, możesz wyczerpać to wsparcie, aby "
        "cofnąć dowolne ulepszenie o koszcie 2 lub mniejszym na rękę właściciela.",
    ),
    "SoR-093": Text(  # Our Only Hope
        "Draw 1 card; then you may choose one: play it for free; or discard it to gain 2 resources.",
        "Dobierz 1 kartę; następnie możesz wybrać jedno: zagraj ją za darmo; albo odrzuć ją, aby zyskać 2 zasoby.",
    ),
    "SoR-094": Text(  # Rebel Assault
        "Play only if one of your dice shows ranged damage. Remove an opponent's die not showing melee or ranged "
        "damage.",
        "Zagraj tylko, jeśli jedna z twoich kości przedstawia obrażenia dystansowe. Usuń kość przeciwnika "
        "nieprzedstawiającą obrażeń wręcz ani dystansowych.",
    ),
    "SoR-120": Text(  # Collateral Damage
        "Resolve one or more of your dice showing melee or ranged damage, all with the same symbol; then an opponent "
        "loses 1 resource.",
        "Rozpatrz co najmniej jedną ze swoich kości przedstawiających obrażenia wręcz lub dystansowe, wszystkie z tym "
        "samym symbolem; następnie przeciwnik traci 1 zasób.",
    ),
    "SoR-121": Text(  # Salvo
        "Resolve one of your dice showing ranged damage, dealing its damage to each of one opponent's characters.",
        "Rozpatrz jedną ze swoich kości przedstawiających obrażenia dystansowe, zadając jej obrażenia każdej postaci "
        "jednego przeciwnika.",
    ),
    "SoR-126": Text(  # Wingman
        "Play only on a red character. After you activate a red character, you may activate attached character.",
        "Zagraj tylko na czerwoną postać. Po tym, jak aktywujesz czerwoną postać, możesz aktywować postać z tym "
        "ulepszeniem.",
    ),
}


@pytest.mark.parametrize("key", PINNED)
def test_a_card_says(key: str) -> None:
    card = POOL[key]
    assert joined(ability.text_on(card.kind) for ability in card.abilities) == PINNED[key]


def test_each_of_several_specials_is_offered_in_words() -> None:
    t = table(Side(supports=["U-Wing"], pool=["U-Wing:Sp"]))
    t.you.choose("resolve U-Wing:Sp")
    assert t.state.decision is not None
    assert [WORDING.label(t.state, option) for option in t.state.decision.options] == [
        Text(
            "Deal 2 damage to each of one opponent's characters", "Zadaj 2 obrażenia każdej postaci jednego przeciwnika"
        ),
        Text("Give each of your characters 2 shields", "Daj 2 osłony każdej ze swoich postaci"),
    ]
