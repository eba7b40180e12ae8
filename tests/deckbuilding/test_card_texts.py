"""What cards of the Deckbuilding Game say in English and in Polish, in words made from what they do."""

from __future__ import annotations

import pytest

from dejarik.games.deckbuilding.game import GAME
from dejarik.kernel.game import CardFacts


def facts_of(name: str) -> CardFacts:
    return next(facts for facts in GAME.cards() if facts.name.en == name)


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        (
            "Inquisitor",
            "When you play this card, choose one: this card has +1 attack this turn; or gain 1 resource; "
            "or gain 1 Force.",
            "Gdy zagrasz tę kartę, wybierz jedno: ta karta ma +1 do ataku w tej turze; albo zyskaj 1 zasób; "
            "albo zyskaj 1 Moc.",
        ),
        (
            "TIE Fighter",
            "Fighter. If you have a capital ship in play, draw 1 card. Reward: gain 1 resource.",
            "Myśliwiec. Jeśli masz w grze okręt, dobierz 1 kartę. Nagroda: zyskaj 1 zasób.",
        ),
        (
            "TIE Bomber",
            "Fighter. Discard 1 card from the galaxy row. Reward: exile 1 card from your hand or discard pile.",
            "Myśliwiec. Odrzuć 1 kartę z rzędu galaktyki. Nagroda: anihiluj 1 kartę z ręki albo ze swojego stosu "
            "kart odrzuconych.",
        ),
        (
            "Death Trooper",
            "Trooper. This card has +2 attack while the Force is with you. Reward: gain 2 Force.",
            "Żołnierz. Ta karta ma +2 do ataku, dopóki Moc jest z tobą. Nagroda: zyskaj 2 Mocy.",
        ),
        (
            "TIE Interceptor",
            "Fighter. Reveal the top card of the galaxy deck; if it is of your faction, draw 1 card; if it is an enemy "
            "card, discard it. Reward: gain 3 resources.",
            "Myśliwiec. Odkryj wierzchnią kartę talii galaktyki; jeśli należy do twojej frakcji, dobierz 1 kartę; "
            "jeśli to wroga karta, odrzuć ją. Nagroda: zyskaj 3 zasoby.",
        ),
        (
            "Gozanti Cruiser",
            "Discard 1 card from your hand to draw 1 card.",
            "Odrzuć 1 kartę z ręki, aby dobrać 1 kartę.",
        ),
        (
            "Moff Jerjerrod",
            "Unique, Officer. Look at the top card of the galaxy deck; then, if the Force is with you, you may swap it "
            "with 1 card from the galaxy row. Reward: gain 3 Force.",
            "Unikatowa, Oficer. Podejrzyj wierzchnią kartę talii galaktyki; następnie, jeśli Moc jest z tobą, możesz "
            "zamienić ją miejscami z 1 kartą z rzędu galaktyki. Nagroda: zyskaj 3 Mocy.",
        ),
        (
            "Boba Fett",
            "Unique, Bounty Hunter. When this unit helps defeat a card in the galaxy row, draw 1 card. "
            "Reward: gain 3 resources and 2 Force.",
            "Unikatowa, Łowca nagród. Gdy ta jednostka bierze udział w pokonaniu karty w rzędzie galaktyki, dobierz "
            "1 kartę. Nagroda: zyskaj 3 zasoby i 2 Mocy.",
        ),
        (
            "AT-AT",
            "Vehicle. Return 1 Trooper card from your discard pile to your hand. Reward: buy 1 card of your faction "
            "from the galaxy row for free.",
            "Pojazd. Weź na rękę 1 kartę z cechą Żołnierz ze swojego stosu kart odrzuconych. Nagroda: kup za darmo "
            "1 kartę swojej frakcji z rzędu galaktyki.",
        ),
        (
            "Imperial Carrier",
            "Each of your Fighter units has +1 attack.",
            "Każda twoja jednostka z cechą Myśliwiec ma +1 do ataku.",
        ),
        (
            "Rebel Commando",
            "Trooper. The opponent discards 1 card from their hand; if the Force is with you, it is picked at random. "
            "Reward: gain 2 Force.",
            "Żołnierz. Przeciwnik odrzuca 1 kartę z ręki; jeśli Moc jest z tobą, karta jest wybierana losowo. "
            "Nagroda: zyskaj 2 Mocy.",
        ),
        (
            "Jyn Erso",
            "Unique, Scoundrel. Look at the opponent's hand; then, if the Force is with you, put 1 of those cards on "
            "top of the opponent's deck. Reward: gain 3 Force.",
            "Unikatowa, Szelma. Podejrzyj rękę przeciwnika; następnie, jeśli Moc jest z tobą, połóż 1 z tych kart na "
            "wierzchu talii przeciwnika. Nagroda: zyskaj 3 Mocy.",
        ),
        (
            "Luke Skywalker",
            "Unique, Jedi. If the Force is with you, destroy 1 capital ship the opponent has in play. "
            "Reward: gain 4 resources and 4 Force.",
            "Unikatowa, Jedi. Jeśli Moc jest z tobą, zniszcz 1 okręt, który przeciwnik ma w grze. "
            "Nagroda: zyskaj 4 zasoby i 4 Mocy.",
        ),
        (
            "Rodian Gunslinger",
            "Bounty Hunter. This card has +2 attack while it attacks a card in the galaxy row.",
            "Łowca nagród. Ta karta ma +2 do ataku, dopóki atakuje kartę w rzędzie galaktyki.",
        ),
        (
            "Fang Fighter",
            "Fighter. When you buy this card, put it into your hand; if the Force is with you, draw 1 card.",
            "Myśliwiec. Gdy kupisz tę kartę, weź ją na rękę; jeśli Moc jest z tobą, dobierz 1 kartę.",
        ),
        (
            "Quarren Mercenary",
            "Trooper. When you buy this card, exile 1 card from your hand or discard pile; if the Force is with you, "
            "exile up to 2 cards from your hand and discard pile instead.",
            "Żołnierz. Gdy kupisz tę kartę, anihiluj 1 kartę z ręki albo ze swojego stosu kart odrzuconych; jeśli Moc "
            "jest z tobą, zamiast tego anihiluj do 2 kart z ręki i ze swojego stosu kart odrzuconych.",
        ),
        (
            "Nebulon-B Frigate",
            "Choose one: repair up to 3 damage on your base; or gain 3 resources.",
            "Wybierz jedno: napraw do 3 obrażeń swojej bazy; albo zyskaj 3 zasoby.",
        ),
        (
            "IG-88",
            "Unique, Bounty Hunter, Droid. When this unit helps defeat a card in the galaxy row, exile "
            "1 card from your hand or discard pile.",
            "Unikatowa, Łowca nagród, Droid. Gdy ta jednostka bierze udział w pokonaniu karty w rzędzie galaktyki, "
            "anihiluj 1 kartę z ręki albo ze swojego stosu kart odrzuconych.",
        ),
        (
            "Lando Calrissian",
            "Unique, Scoundrel. Draw 1 card; if the Force is with you, the opponent discards 1 card from their hand.",
            "Unikatowa, Szelma. Dobierz 1 kartę; jeśli Moc jest z tobą, przeciwnik odrzuca 1 kartę z ręki.",
        ),
        (
            "Kessel",
            "When you reveal this base, exile up to 3 cards from your hand and discard pile.",
            "Gdy odkryjesz tę bazę, anihiluj do 3 kart z ręki i ze swojego stosu kart odrzuconych.",
        ),
        (
            "Ord Mantell",
            "Once on each of your turns, you may attack a neutral unit in the galaxy row. Its target value is its "
            "cost, and the reward is that many resources.",
            "Raz na każdą swoją turę możesz zaatakować neutralną jednostkę w rzędzie galaktyki. Jej wartość docelowa "
            "jest równa jej kosztowi, a nagrodą jest tyle samo zasobów.",
        ),
        (
            "Rodia",
            "When you reveal this base, discard every enemy card from the galaxy row and deal 1 damage to the "
            "opponent's base for each of them.",
            "Gdy odkryjesz tę bazę, odrzuć wszystkie wrogie karty z rzędu galaktyki i zadaj 1 obrażenie bazie "
            "przeciwnika za każdą z nich.",
        ),
        (
            "Jedha",
            "You may put the first neutral card you buy each turn into your hand; exile it at the end of the turn.",
            "Pierwszą kartę neutralną kupioną w turze możesz wziąć na rękę; anihiluj ją na koniec tury.",
        ),
        (
            "Yavin IV",
            "When the opponent discards a card from their hand on your turn, deal 2 damage to the opponent's base.",
            "Gdy w twojej turze przeciwnik odrzuci kartę z ręki, zadaj 2 obrażenia bazie przeciwnika.",
        ),
        (
            "Duros Spy",
            "Trooper. The opponent either discards 1 card from their hand or lets you gain 1 Force. Reward: exile 1 "
            "card from your hand or discard pile.",
            "Żołnierz. Przeciwnik albo odrzuca 1 kartę z ręki, albo pozwala ci zyskać 1 Moc. Nagroda: anihiluj 1 "
            "kartę z ręki albo ze swojego stosu kart odrzuconych.",
        ),
        (
            "Director Krennic",
            "Unique, Officer. Draw 1 card; if your base is “Death Star”, draw 2 cards instead. "
            "Reward: gain 3 resources and 2 Force.",
            "Unikatowa, Oficer. Dobierz 1 kartę; jeśli twoją bazą jest „Gwiazda Śmierci”, zamiast tego dobierz "
            "2 karty. Nagroda: zyskaj 3 zasoby i 2 Mocy.",
        ),
        (
            "Han Solo",
            "Unique, Scoundrel. Draw 1 card; if you have “Millennium Falcon” in play, draw 2 cards instead. "
            "Reward: gain 3 resources and 2 Force.",
            "Unikatowa, Szelma. Dobierz 1 kartę; jeśli masz w grze kartę „Sokół Millennium”, zamiast tego dobierz "
            "2 karty. Nagroda: zyskaj 3 zasoby i 2 Mocy.",
        ),
        (
            "Jabba the Hutt",
            "Unique, Scoundrel. Exile 1 card from your hand to draw 1 card; if the Force is with you, draw 2 cards "
            "instead.",
            "Unikatowa, Szelma. Anihiluj 1 kartę z ręki, aby dobrać 1 kartę; jeśli Moc jest z tobą, zamiast "
            "tego dobierz 2 karty.",
        ),
        (
            "Princess Leia",
            "Unique, Officer. Buy 1 card of your faction from the galaxy row for free; if the Force is with you, put "
            "it on top of your deck. Reward: gain 3 resources and 3 Force.",
            "Unikatowa, Oficer. Kup za darmo 1 kartę swojej frakcji z rzędu galaktyki; jeśli Moc jest z tobą, połóż ją "
            "na wierzchu swojej talii. Nagroda: zyskaj 3 zasoby i 3 Mocy.",
        ),
        (
            "Hoth",
            "This base ignores the first 2 damage it would take each turn.",
            "Ta baza ignoruje w każdej turze pierwsze 2 obrażenia, które miałaby otrzymać.",
        ),
        ("Star Destroyer", "", ""),
    ],
)
def test_a_card_says_what_it_does(name: str, english: str, polish: str) -> None:
    text = facts_of(name).whole_text
    assert (text.en, text.pl) == (english, polish)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Stormtrooper", ("unit (Empire)", "jednostka (Imperium)")),
        ("X-Wing", ("unit (Rebellion)", "jednostka (Rebelia)")),
        ("Rebel Transport", ("capital ship (Rebellion)", "okręt (Rebelia)")),
        ("Lothal", ("base (Empire)", "baza (Imperium)")),
        ("Hoth", ("base (Rebellion)", "baza (Rebelia)")),
        ("Bossk", ("unit (neutral)", "jednostka (neutralna)")),
        ("Blockade Runner", ("capital ship (neutral)", "okręt (neutralny)")),
    ],
)
def test_a_card_names_its_type_and_faction(name: str, kind: tuple[str, str]) -> None:
    found = facts_of(name).kind
    assert (found.en, found.pl) == kind


@pytest.mark.parametrize("facts", GAME.cards(), ids=lambda facts: facts.key)
def test_no_card_says_rebels_or_joins_a_condition_with_then_or_and(facts: CardFacts) -> None:
    words = f"{facts.kind.en} {facts.whole_text.en}"
    for clumsy in ("Rebels", "then if", "and if"):
        assert clumsy not in words


@pytest.mark.parametrize("name", ["Hammerhead Corvette", "Death Star"])
def test_a_polish_clause_about_a_ship_in_play_is_closed_by_a_comma(name: str) -> None:
    assert "który przeciwnik ma w grze, albo 1 " in facts_of(name).text.pl
