"""The texts of Destiny's cards: what words say when they are put together, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from dejarik.abilities.clauses import Verb
from dejarik.abilities.printed import Ability
from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.phrases import about
from dejarik.games.destiny.language.terms import CHARACTER
from dejarik.games.destiny.model.abilities import said
from dejarik.games.destiny.model.deal import RULE_WORDS
from dejarik.games.destiny.show.wording import WORDING
from dejarik.games.destiny.vocabulary.procedure import REDRAW, REFILL
from dejarik.kernel.text import Text, joined
from dejarik.kernel.wording import texts_of
from tests.destiny.table import Side, table

PINNED = {
    "AW-003": Text(  # General Grievous
        "Before an opponent's character is defeated, you may move one of its non-ability upgrades to this character.",
        "Przed tym, jak postać przeciwnika zostanie pokonana, możesz przesunąć jedno z jej ulepszeń niebędących "
        "zdolnościami na tę postać.",
    ),
    "AW-004": Text(  # General Veers
        "Action: Remove a die of this character to turn one of your support dice to any side.",
        "Akcja: Usuń kość tej postaci, aby obrócić jedną ze swoich kości wsparcia na dowolną ściankę.",
    ),
    "AW-007": Text(  # Commanding Presence
        "Play only on a red character. Special: Choose a red die; if it is yours, resolve it, increasing its "
        "value by 2; if it is an opponent's, remove it.",
        "Zagraj tylko na czerwoną postać. Specjalny: Wybierz dowolną czerwoną kość; jeśli jest twoja, rozpatrz "
        "ją, zwiększając jej wartość o 2; jeśli należy do przeciwnika, usuń ją.",
    ),
    "AW-009": Text(  # Count Dooku
        "Before this character is dealt damage, you may discard a card from your hand to give this character 1 shield.",
        "Przed tym, jak tej postaci zostaną zadane obrażenia, możesz odrzucić z ręki kartę, aby dać 1 osłonę tej "
        "postaci.",
    ),
    "AW-010": Text(  # Darth Vader
        "After you activate this character, you may force an opponent to discard a card of their choice from hand.",
        "Po tym, jak aktywujesz tę postać, możesz zmusić przeciwnika, aby odrzucił z ręki wybraną przez siebie kartę.",
    ),
    "AW-011": Text(  # Kylo Ren
        "Special: Choose one of an opponent's characters; then look at a random card in that opponent's hand and "
        "deal that character damage equal to the cost of that card.",
        "Specjalny: Wybierz jedną z postaci przeciwnika; następnie podejrzyj losową kartę z ręki tego przeciwnika "
        "i zadaj wybranej postaci tyle obrażeń, ile kosztuje ta karta.",
    ),
    "AW-013": Text(  # Force Choke
        "Play only on a blue character. Special: Deal 1 unblockable damage to a character other than the attached "
        "one; then you may turn one of that character's dice or its upgrade dice to any side.",
        "Zagraj tylko na niebieską postać. Specjalny: Zadaj 1 nieblokowane obrażenie dowolnej postaci innej niż "
        "postać z tym ulepszeniem; następnie możesz obrócić kość tej postaci lub jednego z jej ulepszeń na "
        "dowolną ściankę.",
    ),
    "AW-016": Text(  # Sith Holocron
        "Special: Replace this upgrade with a blue ability from your hand, ignoring its cost and restrictions; "
        "then you may spend 1 resource to roll the die of that card into your pool.",
        "Specjalny: Zamień to ulepszenie na niebieską zdolność z ręki, ignorując jej koszt i ograniczenia; "
        "następnie możesz wydać 1 zasób, aby rzucić kością tej karty do swojej puli.",
    ),
    "AW-022": Text(  # Tusken Raider
        "After you activate this character, you may discard a card from your hand to resolve one of this "
        "character's dice or its upgrade dice.",
        "Po tym, jak aktywujesz tę postać, możesz odrzucić z ręki kartę, aby rozpatrzyć kość tej postaci lub "
        "jednego z jej ulepszeń.",
    ),
    "AW-024": Text(  # Flame Thrower
        "Special: Deal 1 damage to each of up to 3 characters.",
        "Specjalny: Zadaj po 1 obrażeniu maksymalnie 3 postaciom.",
    ),
    "AW-026": Text(  # On The Hunt
        "Special: Remove all shields from a character; you may spend 1 resource to remove one of that character's "
        "dice or its upgrade dice.",
        "Specjalny: Usuń wszystkie osłony z dowolnej postaci; możesz wydać 1 zasób, aby usunąć kość tej postaci "
        "lub jednego z jej ulepszeń.",
    ),
    "AW-027": Text(  # Admiral Ackbar
        "After an opponent plays or discards the last card from hand, that opponent deals 2 damage to one of "
        "their characters.",
        "Po tym, jak przeciwnik zagra lub odrzuci ostatnią kartę z ręki, ten przeciwnik zadaje 2 obrażenia jednej "
        "ze swoich postaci.",
    ),
    "AW-029": Text(  # Poe Dameron
        "Special: Discard a card from your hand to resolve any side of its die, if it has one; then you may play "
        "it from your discard pile if it is a vehicle.",
        "Specjalny: Odrzuć z ręki kartę, aby rozpatrzyć dowolną ściankę jej kości, jeśli karta ma kość; następnie "
        "możesz zagrać ją ze swojego stosu kart odrzuconych, jeśli jest pojazdem.",
    ),
    "AW-030": Text(  # Rebel Trooper
        "Guardian (before you activate this character, you may remove an opponent's die showing damage; if you "
        "do, deal this character damage equal to its value).",
        "Strażnik (przed tym, jak aktywujesz tę postać, możesz usunąć kość przeciwnika przedstawiającą obrażenia; "
        "jeśli to zrobisz, zadaj tej postaci tyle obrażeń, ile wynosi wartość tej kości).",
    ),
    "AW-042": Text(  # One With The Force
        "Play only on a blue character. Before attached character is defeated, ready this upgrade; it becomes a "
        "support for the rest of the game.",
        "Zagraj tylko na niebieską postać. Przed tym, jak postać z tym ulepszeniem zostanie pokonana, przygotuj "
        "to ulepszenie; do końca gry staje się ono wsparciem.",
    ),
    "AW-048": Text(  # Padme Amidala
        "Special: Choose one: discard the top card of an opponent's deck; or spend 1 resource to discard the top "
        "2 cards of that opponent's deck.",
        "Specjalny: Wybierz jedno: odrzuć 1 kartę z wierzchu talii przeciwnika; albo wydaj 1 zasób, aby odrzucić "
        "2 karty z wierzchu talii tego przeciwnika.",
    ),
    "AW-049": Text(  # Millennium Falcon
        "Special: Play a yellow event from your hand or discard pile for free.",
        "Specjalny: Zagraj za darmo żółte wydarzenie z ręki lub ze swojego stosu kart odrzuconych.",
    ),
    "AW-060": Text(  # Mind Probe
        "Play only on a blue character. Special: Deal one of an opponent's characters 1 damage for each card in "
        "that opponent's hand.",
        "Zagraj tylko na niebieską postać. Specjalny: Zadaj jednej z postaci przeciwnika tyle obrażeń, ile kart "
        "ma na ręce ten przeciwnik.",
    ),
    "AW-061": Text(  # Comlink
        "After you play this upgrade, you may choose one: reroll any number of your dice; or reroll any number of "
        "one opponent's dice.",
        "Po tym, jak zagrasz to ulepszenie, możesz wybrać jedno: przerzuć dowolną liczbę swoich kości; albo "
        "przerzuć dowolną liczbę kości jednego przeciwnika.",
    ),
    "AW-068": Text(  # Cannon Fodder
        "Choose an opponent's die showing melee or ranged damage; deal one of your non-unique characters damage "
        "equal to the value of that die; then remove it.",
        "Wybierz kość przeciwnika przedstawiającą obrażenia wręcz lub dystansowe; zadaj jednej ze swoich "
        "nieunikatowych postaci tyle obrażeń, ile wynosi wartość tej kości; następnie usuń ją.",
    ),
    "AW-073": Text(  # Sweep the Area
        "Reroll one of an opponent's dice for each of your ready red characters.",
        "Przerzuć tyle kości jednego przeciwnika, ile masz przygotowanych czerwonych postaci.",
    ),
    "AW-074": Text(  # Tactical Mastery
        "Spot a red character to take up to 2 additional actions.",
        "Wyznacz czerwoną postać, aby wykonać do 2 dodatkowych akcji.",
    ),
    "AW-076": Text(  # Drudge Work
        "Action: Exhaust this support and one of your ready characters to gain 1 resource.",
        "Akcja: Wyczerp to wsparcie i jedną ze swoich przygotowanych postaci, aby zyskać 1 zasób.",
    ),
    "AW-077": Text(  # Local Garrison
        "Each opponent gains 1 fewer resource in upkeep (to a minimum of 1).",
        "Każdy przeciwnik zyskuje w fazie utrzymania o 1 zasób mniej (minimum 1).",
    ),
    "AW-079": Text(  # Abandon All Hope
        "An opponent either loses all their resources or discards their whole hand.",
        "Przeciwnik albo traci wszystkie zasoby, albo odrzuca wszystkie karty z ręki.",
    ),
    "AW-082": Text(  # Feel Your Anger
        "Remove one of an opponent's dice for each of that opponent's dice showing a blank.",
        "Usuń tyle kości jednego przeciwnika, ile ten przeciwnik ma kości przedstawiających pustą ściankę.",
    ),
    "AW-086": Text(  # No Mercy
        "Discard any number of blue cards from your hand; then resolve one of your dice showing melee or ranged "
        "damage, increasing its value by 1 for each card discarded.",
        "Odrzuć z ręki dowolną liczbę niebieskich kart; następnie rozpatrz jedną ze swoich kości "
        "przedstawiających obrażenia wręcz lub dystansowe, zwiększając jej wartość o tyle, ile kart odrzucono.",
    ),
    "AW-090": Text(  # Hidden In Shadow
        "Action: If attached character has no shields, exhaust this upgrade to give attached character 1 shield.",
        "Akcja: Jeśli postać z tym ulepszeniem nie ma osłon, wyczerp to ulepszenie, aby dać 1 osłonę tej postaci.",
    ),
    "AW-092": Text(  # Ace in the Hole
        "Discard a yellow upgrade from your hand to roll its die, if it has one, into your pool; when that die "
        "leaves your pool, set it aside.",
        "Odrzuć z ręki żółte ulepszenie, aby rzucić kością tej karty, jeśli ją ma, do swojej puli; gdy ta kość "
        "opuści twoją pulę, odłóż ją na bok.",
    ),
    "AW-100": Text(  # My Kind of Scum
        "After you resolve a die showing disrupt, you may exhaust this support to gain 1 resource for each "
        "resource the opponent lost.",
        "Po tym, jak rozpatrzysz kość przedstawiającą zakłócenie, możesz wyczerpać to wsparcie, aby zyskać tyle "
        "zasobów, ile stracił przeciwnik.",
    ),
    "AW-102": Text(  # Prized Possession
        "After you play this upgrade, you may remove an opponent's character die and place it on this upgrade; "
        "that die is not rolled until this upgrade leaves play.",
        "Po tym, jak zagrasz to ulepszenie, możesz usunąć kość postaci przeciwnika, umieszczając ją na tym "
        "ulepszeniu; nie rzuca się nią, dopóki to ulepszenie jest w grze.",
    ),
    "AW-107": Text(  # It's a Trap!
        "Ambush (after you play this card, you may take an additional action). Choose a symbol showing on an "
        "opponent's die; then turn any number of your red dice to sides showing that symbol.",
        "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję). Wybierz symbol widoczny na kości "
        "przeciwnika; następnie obróć dowolną liczbę swoich czerwonych kości na ścianki z tym symbolem.",
    ),
    "AW-112": Text(  # Surgical Strike
        "Remove one or more of your red dice showing ranged damage and add up their values (each increased by 1) "
        "to discard from play a support with a cost no higher than that total.",
        "Usuń jedną lub więcej swoich czerwonych kości przedstawiających obrażenia dystansowe i zsumuj ich "
        "wartości (każdą zwiększoną o 1), aby odrzucić z gry dowolne wsparcie o koszcie nie większym niż ta suma.",
    ),
    "AW-113": Text(  # Resistance HQ
        "Action: Exhaust this support and discard a card from your hand to give a character 1 shield; then ready "
        "this support unless an opponent pays 1 resource.",
        "Akcja: Wyczerp to wsparcie i odrzuć z ręki kartę, aby dać 1 osłonę dowolnej postaci; następnie przygotuj "
        "to wsparcie, chyba że przeciwnik zapłaci 1 zasób.",
    ),
    "AW-114": Text(  # Anticipate
        "An opponent may resolve any number of their dice; then remove all of that opponent's dice that were not "
        "resolved.",
        "Przeciwnik może rozpatrzyć dowolną liczbę swoich kości; następnie usuń wszystkie kości tego przeciwnika, "
        "których nie rozpatrzono.",
    ),
    "AW-116": Text(  # Force Misdirection
        "Choose a symbol showing on one of your blue dice; then remove all of one opponent's dice showing that symbol.",
        "Wybierz symbol widoczny na jednej ze swoich niebieskich kości; następnie usuń wszystkie kości jednego "
        "przeciwnika przedstawiające ten symbol.",
    ),
    "AW-119": Text(  # Patience
        "Remove any number of your dice; then discard the top card of an opponent's deck for each die removed.",
        "Usuń dowolną liczbę swoich kości; następnie odrzuć z wierzchu talii przeciwnika tyle kart, ile kości "
        "usunięto.",
    ),
    "AW-123": Text(  # Jedi Council
        "Action: Exhaust this support to look at the top 2 cards of any deck; then you may discard one of them; "
        "if you do, the player whose deck it is draws the other.",
        "Akcja: Wyczerp to wsparcie, aby podejrzeć 2 karty z wierzchu dowolnej talii; następnie możesz odrzucić "
        "jedną z nich; jeśli to zrobisz, gracz, do którego należy talia, dobiera drugą.",
    ),
    "AW-126": Text(  # Daring Escape
        "Ambush (after you play this card, you may take an additional action). Reroll any number of one "
        "opponent's dice; then remove all of that opponent's dice showing a blank.",
        "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję). Przerzuć dowolną liczbę kości jednego "
        "przeciwnika; następnie usuń wszystkie kości tego przeciwnika przedstawiające pustą ściankę.",
    ),
    "AW-128": Text(  # Draw Attention
        "Move up to 2 damage from one of your characters to another of your characters.",
        "Przesuń do 2 obrażeń z jednej ze swoich postaci na inną ze swoich postaci.",
    ),
    "AW-130": Text(  # Let The Wookiee Win
        "An opponent either deals 2 damage to one of their exhausted characters or chooses and removes 2 of their "
        "dice.",
        "Przeciwnik albo zadaje 2 obrażenia jednej ze swoich wyczerpanych postaci, albo wybiera i usuwa 2 ze "
        "swoich kości.",
    ),
    "AW-134": Text(  # Smuggling
        "Spot a yellow character and discard a card from your hand to gain 1 resource.",
        "Wyznacz żółtą postać i odrzuć z ręki kartę, aby zyskać 1 zasób.",
    ),
    "AW-137": Text(  # Second Chance
        "Play only on a yellow character. If attached character would be defeated, instead heal 5 damage from "
        "attached character and discard this upgrade from play.",
        "Zagraj tylko na żółtą postać. Jeśli postać z tym ulepszeniem miałaby zostać pokonana, zamiast tego ulecz "
        "5 obrażeń z tej postaci i odrzuć to ulepszenie z gry.",
    ),
    "AW-140": Text(  # Firepower
        "Resolve one of your red dice showing ranged damage, increasing its value by 1, or by 2 if it is a "
        "vehicle die.",
        "Rozpatrz jedną ze swoich czerwonych kości przedstawiających obrażenia dystansowe, zwiększając jej "
        "wartość o 1, a w przypadku kości pojazdu o 2.",
    ),
    "AW-145": Text(  # Deflect
        "Spot a blue character to remove a die showing ranged damage; then deal a character damage equal to half "
        "the value of that die, rounded up.",
        "Wyznacz niebieską postać, aby usunąć dowolną kość przedstawiającą obrażenia dystansowe; następnie zadaj "
        "dowolnej postaci tyle obrażeń, ile wynosi połowa wartości tej kości, zaokrąglona w górę.",
    ),
    "AW-146": Text(  # Disturbance in the Force
        "Reroll all dice in all pools.",
        "Przerzuć wszystkie kości we wszystkich pulach.",
    ),
    "AW-148": Text(  # The Power of the Force
        "Resolve one of your dice as if its value were 1 for each of your blue upgrades.",
        "Rozpatrz jedną ze swoich kości tak, jakby jej wartość wynosiła tyle, ile masz niebieskich ulepszeń.",
    ),
    "AW-150": Text(  # It Binds All Things
        "Before you play a blue upgrade, you may exhaust this support to decrease the cost of that card by 1.",
        "Przed tym, jak zagrasz niebieskie ulepszenie, możesz wyczerpać to wsparcie, aby zmniejszyć koszt tej "
        "karty o 1.",
    ),
    "AW-154": Text(  # Close Quarters Assault
        "An opponent discards 1 random card from hand for each of your dice showing melee damage.",
        "Przeciwnik odrzuca losowo z ręki tyle kart, ile masz kości przedstawiających obrażenia wręcz.",
    ),
    "AW-156": Text(  # Flank
        "Play only if you have more ready characters than an opponent. Remove one of that opponent's dice.",
        "Zagraj tylko, jeśli masz więcej przygotowanych postaci niż jeden z przeciwników. Usuń jedną z kości tego "
        "przeciwnika.",
    ),
    "AW-158": Text(  # Disarm
        "Remove one of your dice showing melee or ranged damage to discard from play an equipment or weapon "
        "upgrade with a cost no higher than the value of that die.",
        "Usuń jedną ze swoich kości przedstawiających obrażenia wręcz lub dystansowe, aby odrzucić z gry "
        "wyposażenie lub broń o koszcie nie większym niż wartość tej kości.",
    ),
    "LEG-026": Text(  # Hunter Instinct
        "Special: Deal 1 damage to a character, or 2 instead if it has 3 or more damage on it.",
        "Specjalny: Zadaj 1 obrażenie dowolnej postaci, a jeśli ma ona co najmniej 3 obrażenia, zadaj zamiast tego 2.",
    ),
    "LEG-058": Text(  # Heirloom Lightsaber
        "While on a blue character, this upgrade has Redeploy.",
        "Dopóki to ulepszenie jest na niebieskiej postaci, ma słowo kluczowe Przepisanie.",
    ),
    "LEG-064": Text(  # 74-Z Speeder Bike
        "Action: Resolve this die and one character die of attached character.",
        "Akcja: Rozpatrz tę kość i jedną kość postaci należącą do postaci z tym ulepszeniem.",
    ),
    "LEG-096": Text(  # Rumors
        "An opponent chooses a card in their hand; look at the others; discard one of them.",
        "Przeciwnik wybiera kartę ze swojej ręki; podejrzyj pozostałe; odrzuć jedną z nich.",
    ),
    "LEG-121": Text(  # Smuggler's Run
        "Activate one of your ready yellow characters; then, if the roll shows resources, gain 1 resource.",
        "Aktywuj jedną ze swoich przygotowanych żółtych postaci; następnie, jeśli wypadną zasoby, zyskaj 1 zasób.",
    ),
    "LEG-125": Text(  # Alter
        "Turn up to 2 dice to any sides.",
        "Obróć do 2 dowolnych kości na dowolne ścianki.",
    ),
    "LEG-133": Text(  # The Force Is With Me
        "Remove a die showing ranged or indirect damage.",
        "Usuń dowolną kość przedstawiającą obrażenia dystansowe lub niebezpośrednie.",
    ),
    "LEG-137": Text(  # Crash Landing
        "Remove a die showing melee, ranged or indirect damage; then deal yourself indirect damage equal to the "
        "value of that die, distributed among your characters.",
        "Usuń dowolną kość przedstawiającą obrażenia wręcz, dystansowe lub niebezpośrednie; następnie zadaj sobie "
        "tyle obrażeń niebezpośrednich, ile wynosi wartość tej kości, rozdzielając je pomiędzy swoje postacie.",
    ),
    "LEG-139": Text(  # Locked and Loaded
        "Spot a red character to turn up to 2 of your dice to sides showing indirect damage.",
        "Wyznacz czerwoną postać, aby obrócić do 2 swoich kości na ścianki przedstawiające obrażenia niebezpośrednie.",
    ),
    "LEG-152": Text(  # Face-Off
        "Reroll one of your character dice and an opponent's character die; then deal 2 damage to the character "
        "whose die shows the lower value, or to both if the values are equal.",
        "Przerzuć jedną ze swoich kości postaci i kość postaci przeciwnika; następnie zadaj 2 obrażenia postaci, "
        "której kość przedstawia mniejszą wartość, a przy równych wartościach obu postaciom.",
    ),
    "LEG-155": Text(  # Quick Draw
        "Play a weapon from your hand; then you may activate the character it was played on.",
        "Zagraj broń z ręki; następnie możesz aktywować postać, na którą ją zagrano.",
    ),
    "LEG-167": Text(  # Quickdraw Holster
        "After you activate attached character, you may reroll any number of weapon dice of that character.",
        "Po tym, jak aktywujesz postać z tym ulepszeniem, możesz przerzucić dowolną liczbę kości broni tej postaci.",
    ),
    "LEG-170": Text(  # Preemptive Strike
        "After setup, an opponent distributes 2 indirect damage among their characters.",
        "Po przygotowaniu gry przeciwnik rozdziela 2 obrażenia niebezpośrednie pomiędzy swoje postacie.",
    ),
}


def whole_text(key: str) -> Text:
    """All abilities of a card, one behind the other."""
    return joined(ability.text_on(POOL[key].kind) for ability in POOL[key].abilities)


def every_ability() -> Iterator[tuple[str, Ability, Text]]:
    """Each ability of each card with its name and text."""
    for card in ALL_CARDS:
        for ability in card.abilities:
            yield card.name.en, ability, ability.text_on(card.kind)


@pytest.mark.parametrize("key", PINNED)
def test_a_card_says(key: str) -> None:
    assert whole_text(key) == PINNED[key]


# ---------------------------------------------------------------- of all cards


FLAWS = re.compile(
    r"[{}]|  |;;| [,;.]|\.\.$"
    r"|\ban? other\b|\ba [aeio]|\ban [bcdfgjklmnpqrstvwxyz]|\bof of\b|\byou may (you|if|an)\b|\ball (one|your)\b"
    r"|\bz (swo|wszy)|następnie jeśli|wylecz|dołączon[aą] posta|liczbie równej|wskaż|zobacz|\bpośredni",
    re.IGNORECASE,
)


def test_every_ability_says_something_in_two_languages() -> None:
    for name, _, text in every_ability():
        assert text.en, name
        assert text.pl, name
        assert text.en != text.pl, name


def test_no_text_has_a_gap_a_double_space_or_a_known_slip() -> None:
    for name, _, text in every_ability():
        for words in (text.en, text.pl):
            assert not FLAWS.search(words), (name, words)


def test_every_text_is_made_of_whole_sentences() -> None:
    for name, _, text in every_ability():
        for words in (text.en, text.pl):
            assert words[0].isupper(), (name, words)
            assert words[-1] == ".", (name, words)
            assert all(part[0].isupper() for part in re.split(r"[.] ", words)), (name, words)


def test_both_languages_have_as_many_sentences_and_as_many_steps() -> None:
    for name, _, text in every_ability():
        for mark in (".", ";", ":", "("):
            assert text.en.count(mark) == text.pl.count(mark), (name, text)


def test_nobody_is_pointed_at_who_was_not_named_before() -> None:
    for card in ALL_CARDS:
        text = whole_text(card.key)
        for words, pointed, named in (
            (text.en, r"\bthat opponent", r"\b(an|one) opponent"),
            (text.en, r"\bthat character", r"\b(a|attached|an opponent's|your|red|blue|yellow) character"),
            (text.pl, r"\b(ten|tego|temu) przeciwni", r"przeciwni"),
        ):
            first = re.search(pointed, words)
            assert first is None or re.search(named, words[: first.start()], re.IGNORECASE), (card.name.en, words)


def test_numbers_are_the_same_in_both_languages() -> None:
    for name, _, text in every_ability():
        polish = re.findall(r"\d+", text.pl)
        assert all(number in (*polish, "1") for number in re.findall(r"\d+", text.en)), (name, text)


def test_what_symbols_and_rules_do_has_no_gap_either() -> None:
    words = RULE_WORDS[0]
    for effect in (*words.by_symbol, words.reroll, words.guard, words.redeploy, words.claim, REDRAW, REFILL):
        text = said(effect, CHARACTER)
        assert not FLAWS.search(f"{text.en} {text.pl}"), text


# ---------------------------------------------------------------- the mechanism


def test_who_was_named_once_is_pointed_at_from_then_on() -> None:
    text = Text("{foe} rolls; {foe} loses {of_foe} dice on {this}", "{foe} traci kości {of_one_foe}: {this}")
    assert about(text, CHARACTER) == Text(
        "an opponent rolls; that opponent loses that opponent's dice on this character",
        "przeciwnik traci kości tego przeciwnika: tę postać",
    )


def test_every_verb_has_all_its_forms() -> None:
    found = [verb for verb in vars(verbs).values() if isinstance(verb, Verb)]
    assert found
    for verb in found:
        do, to, does, did = verb.polish
        assert all(word.endswith(("ć", "i")) for word in to.split()), verb
        assert all(word.endswith(("ł", "i")) for word in did.split()), verb
        assert len({do, to, does, did}) == 4, verb
        assert verb.does != verb.en, verb


# ---------------------------------------------------------------- questions, labels, the log


def test_an_offer_is_a_question_that_names_price_and_gain() -> None:
    t = table(
        Side(team=["Nightsister"], pool=["Nightsister:1RD"]),
        Side(team=["Count Dooku"], hand=["Dodge", "Block"]),
        holder="you",
    )
    t.you.choose("resolve Nightsister:1RD", "hit Count Dooku")
    asked = WORDING.question(t.state)
    assert asked.en == "Count Dooku: Discard a card from your hand to give this character 1 shield?"
    assert asked.pl == "Hrabia Dooku: Odrzucić z ręki kartę, aby dać 1 osłonę tej postaci?"


def test_a_question_says_what_is_done_to_whatever_is_chosen() -> None:
    t = table(
        Side(team=["Hired Gun"], hand=["Let The Wookiee Win"], resources=9),
        Side(team=["Count Dooku", "Nightsister"], exhausted=["Count Dooku", "Nightsister"], pool=["Nightsister:1RD"]),
        holder="you",
    )
    t.you.choose("play Let The Wookiee Win")
    assert t.state.decision is not None
    t.they.choose(t.state.decision.options[0][0] + " 1")
    assert WORDING.question(t.state).en == "Let The Wookiee Win: Deal 2 damage to one of your exhausted characters."
    assert WORDING.question(t.state).pl.endswith(": Zadaj 2 obrażenia jednej ze swoich wyczerpanych postaci.")


def test_an_opponent_reads_choices_as_their_own() -> None:
    t = table(
        Side(team=["Hired Gun"], hand=["Let The Wookiee Win"], resources=9),
        Side(team=["Count Dooku"], exhausted=["Count Dooku"]),
        holder="you",
    )
    t.you.choose("play Let The Wookiee Win")
    assert t.state.decision is not None
    assert [WORDING.label(t.state, option) for option in t.state.decision.options] == [
        Text(
            "Deal 2 damage to one of your exhausted characters",
            "Zadać 2 obrażenia jednej ze swoich wyczerpanych postaci",
        ),
        Text("Choose and remove 2 of your dice", "Wybrać i usunąć 2 ze swoich kości"),
    ]


def test_a_card_that_is_played_cheaper_is_offered_at_its_lower_cost() -> None:
    t = table(
        Side(team=["Finn"], hand=["Holdout Blaster", "Datapad"], resources=2, field="Imperial Armory"),
        Side(team=["Count Dooku"]),
        holder="you",
    )
    t.you.choose("claim", "yes")
    assert t.state.decision is not None
    assert [WORDING.label(t.state, option).en for option in t.state.decision.options] == [
        "Play “Holdout Blaster” on “Finn” for 1 resource",
        "Play “Datapad” on “Finn” for 0 resources",
    ]


def test_questions_labels_and_lines_begin_with_a_capital_or_a_name() -> None:
    for sentences in (WORDING.questions, WORDING.labels, WORDING.lines):
        for text in texts_of(sentences):
            for words in (text.en, text.pl):
                assert words[0] == "{" or words[0].isupper(), words
                assert "  " not in words
                assert words.endswith(".") == (sentences is WORDING.lines), words
