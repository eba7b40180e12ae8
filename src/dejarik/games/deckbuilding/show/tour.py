"""The first three rounds for newcomers: the Rebellion buys Princess Leia, and she brings Luke Skywalker."""

from __future__ import annotations

from dejarik.kernel.record import Move
from dejarik.kernel.text import Text
from dejarik.kernel.tour import Tour, TourStep

SHUTTLE, GUARDIAN, TROOPER = "alliance_shuttle", "temple_guardian", "rebel_trooper"
LEIA, CHEWBACCA, LUKE, CRUISER = "princess_leia", "chewbacca", "luke_skywalker", "mon_calamari_cruiser"
DANTOOINE, LOTHAL, HOTH = "dantooine", "lothal", "hoth"
TIE, BOMBER, INTERCEPTOR = "tie_fighter", "tie_bomber", "tie_interceptor"
IMPERIAL_SHUTTLE, STORMTROOPER, INQUISITOR, LOBOT = "imperial_shuttle", "stormtrooper", "inquisitor", "lobot"
OPEN_TIE, OPEN_CRUISER, SECOND_TROOPER = f"{TIE}#2", f"{CRUISER}#2", f"{TROOPER}#2"
"""Copies of cards, as records write them."""


def _you(*choices: str) -> tuple[Move, ...]:
    """What follows from the learner's own choice and needs no lesson of its own."""
    return tuple(Move(0, choice) for choice in choices)


def _they(*choices: str) -> tuple[Move, ...]:
    return tuple(Move(1, choice) for choice in choices)


def _attack_with(*cards: str) -> tuple[Move, ...]:
    """The Empire commits cards against the base, one by one, and resolves the attack."""
    committed = [move for card in cards for move in _they(f"commit {card}", "base rebel")]
    return (*committed, *_they("attack rebel"))


def _plays(card: str, *copies: int) -> tuple[str, ...]:
    """Copies of a card, played one after another; the first of all has no number."""
    return tuple(f"play {card}#{copy}" if copy > 1 else f"play {card}" for copy in copies)


# ---------------------------------------------------------------- the table

SETUP = (
    TourStep(
        Text(
            "You lead the Rebellion against the Empire. Each side has a base: yours is Dantooine, theirs is Lothal. "
            "When a base has taken as much damage as it has hit points, it is destroyed. Whoever first destroys three "
            "enemy bases wins.",
            "Prowadzisz Rebelię przeciwko Imperium. Każda strona ma bazę: ty „Dantooine”, wróg „Lothal”. Gdy baza "
            "otrzyma tyle obrażeń, ile ma punktów wytrzymałości, zostaje zniszczona. Kto pierwszy zniszczy trzy wrogie "
            "bazy, wygrywa.",
        ),
        cards=(DANTOOINE, LOTHAL),
        rules=("deckbuilding.overview.players", "deckbuilding.overview.goal", "deckbuilding.card.hit_points"),
    ),
    TourStep(
        Text(
            "You start with a deck of ten weak cards and hold five of them. Better ones lie in the galaxy row between "
            "you: you may buy Rebel and neutral cards, the Empire its own and neutral ones. What you buy joins your "
            "deck, so your hands get stronger every round.",
            "Zaczynasz z talią dziesięciu słabych kart, pięć z nich masz na ręce. Lepsze leżą w rzędzie galaktyki: "
            "kupujesz karty Rebelii i neutralne, Imperium swoje i neutralne. Co kupisz, trafia do twojej talii, więc z "
            "rundy na rundę masz na ręce coraz więcej.",
        ),
        rules=(
            "deckbuilding.deck.own",
            "deckbuilding.setup.galaxy_row",
            "deckbuilding.buy.rebel_limit",
            "deckbuilding.buy.later",
        ),
    ),
)

# ---------------------------------------------------------------- a whole turn

FIRST_TURN = (
    TourStep(
        Text(
            "The Empire had the first turn: it bought Lobot and dealt 4 damage to your base with two Stormtroopers. "
            "Now it is your turn. The Force marker stands at your end of the track, so you begin with 1 resource. Play "
            "Alliance Shuttle for another.",
            "Pierwszą turę miało Imperium: kupiło kartę „Lobot” i dwiema kartami „Szturmowiec” zadało twojej bazie 4 "
            "obrażenia. Teraz twoja tura. Znacznik Mocy stoi na skraju toru po twojej stronie, więc masz na początek 1 "
            "zasób. Zagraj „Prom Sojuszu”, to da kolejny.",
        ),
        f"play {SHUTTLE}#6",
        before=(
            *_they(*_plays(IMPERIAL_SHUTTLE, 6, 2), *_plays(STORMTROOPER, 1), *_plays(IMPERIAL_SHUTTLE, 5)),
            *_they(*_plays(STORMTROOPER, 2), f"buy {LOBOT}"),
            *_attack_with(STORMTROOPER, f"{STORMTROOPER}#2"),
            *_they("end"),
        ),
        rules=("deckbuilding.turn.first", "deckbuilding.start.force_resource", "deckbuilding.play.resources"),
    ),
    TourStep(
        Text(
            "All three shuttles are in play: 4 resources. Usually you play your whole hand, since what is left is "
            "discarded anyway. Play Temple Guardian: as it comes into play, you choose one of several effects.",
            "Wszystkie trzy promy są w grze: 4 zasoby. Zwykle zagrywa się całą rękę, bo reszta i tak zostanie "
            "odrzucona. Zagraj kartę „Strażnik świątyni”: przy zagraniu wybierasz jeden z kilku efektów.",
        ),
        f"play {GUARDIAN}",
        before=_you(*_plays(SHUTTLE, 2, 4)),
        rules=("deckbuilding.faq.play_all", "deckbuilding.when.trigger", "deckbuilding.turn.actions"),
    ),
    TourStep(
        Text(
            "It gives 1 attack or 1 resource. The third effect, 1 Force, would move the marker towards you, but it "
            "stands at your end already. Princess Leia lies in the row and costs 6. Take the resource: that makes 5.",
            "Daje 1 do ataku albo 1 zasób. Trzeci efekt, 1 Moc, przesunąłby znacznik w twoją stronę, ale stoi on już "
            "na skraju. W rzędzie leży „Księżniczka Leia” za 6. Weź zasób, będzie ich 5.",
        ),
        "choose resources",
        cards=(LEIA, GUARDIAN),
        rules=("deckbuilding.choose.possible", "deckbuilding.force.track", "deckbuilding.force.clamp"),
    ),
    TourStep(
        Text(
            "Rebel Trooper is in play, too, and has 2 attack. Units may attack in the turn they are played, each once. "
            "First you commit a card to an attack, then you resolve the attack. Commit Rebel Trooper.",
            "W grze jest też „Żołnierz Rebelii”, ma 2 ataku. Jednostki mogą atakować od razu w turze, w której je "
            "zagrano, każda raz. Najpierw wyznacza się kartę do ataku, potem rozpatruje atak. Wyznacz kartę „Żołnierz "
            "Rebelii”.",
        ),
        f"commit {TROOPER}",
        before=_you(f"play {TROOPER}"),
        rules=("deckbuilding.card.attack", "deckbuilding.commit.once", "deckbuilding.commit.not_resolve"),
    ),
    TourStep(
        Text(
            "Now a real choice. The base would take 2 damage. Or you sabotage an Imperial unit in the row: the Empire "
            "cannot buy it any more, and you get its reward. TIE Bomber pays by exiling one of your weak cards, TIE "
            "Fighter pays 1 resource, and that makes 6. Choose TIE Fighter.",
            "Teraz prawdziwy wybór. Baza otrzymałaby 2 obrażenia. Możesz też przeprowadzić sabotaż: wroga jednostka "
            "zniknie z rzędu, a ty dostaniesz nagrodę. „Bombowiec TIE” pozwala anihilować twoją słabą kartę, "
            "„Myśliwiec TIE” daje 1 zasób, razem 6. Wybierz „Myśliwiec TIE”.",
        ),
        f"at {OPEN_TIE}",
        rules=(
            "deckbuilding.attack.kinds",
            "deckbuilding.row.pick_enemy",
            "deckbuilding.card.reward",
            "deckbuilding.exile.remove",
        ),
    ),
    TourStep(
        Text(
            "More units could join the attack. TIE Fighter has a target value of 1, and your attack is 2: enough, and "
            "what is too much is lost. Resolve the attack.",
            "Do ataku mogłyby dołączyć kolejne jednostki. „Myśliwiec TIE” ma wartość docelową 1, a twoja siła ataku to "
            "2: wystarczy, nadmiar przepada. Rozpatrz atak.",
        ),
        f"strike {OPEN_TIE}",
        rules=("deckbuilding.card.target_value", "deckbuilding.row.success", "deckbuilding.row.excess"),
    ),
    TourStep(
        Text(
            "TIE Fighter is gone, a new card took its place, and you took the reward: 6 resources. Buy Princess Leia. "
            "She goes to your discard pile, and from there into your deck as soon as it is shuffled anew.",
            "„Myśliwiec TIE” zniknął, jego miejsce zajęła nowa karta, a za nagrodę masz 6 zasobów. Kup kartę "
            "„Księżniczka Leia”. Trafi na twój stos kart odrzuconych, a stamtąd przy najbliższym tasowaniu do talii.",
        ),
        f"buy {LEIA}",
        before=_you(f"reward {OPEN_TIE}"),
        rules=("deckbuilding.row.reward_last", "deckbuilding.buy.pay", "deckbuilding.buy.to_discard"),
    ),
    TourStep(
        Text(
            "That was your turn: play, attack, buy, in any order. At its end all your units and what is left in your "
            "hand are discarded, unspent resources are lost, and you draw five new cards. End the turn.",
            "To cała tura: zagrywanie, ataki i zakupy, w dowolnej kolejności. Na koniec odrzucasz swoje jednostki i "
            "resztę ręki, niewydane zasoby przepadają, a ty dobierasz pięć nowych kart. Zakończ turę.",
        ),
        "end",
        rules=(
            "deckbuilding.turn.actions",
            "deckbuilding.end.discard_units",
            "deckbuilding.end.return_resources",
            "deckbuilding.end.draw",
        ),
    ),
)

# ---------------------------------------------------------------- the base

SECOND_TURN = (
    TourStep(
        Text(
            "The Empire bought TIE Interceptor and gained 1 Force. The marker left your end, so there was no extra "
            "resource, but it is still on your side: the Force is with you. Your four shuttles give 4 resources. "
            "Chewbacca costs 4 and has 5 attack: buy the card.",
            "Imperium kupiło „Myśliwiec przechwytujący TIE” i zyskało 1 Moc. Znacznik zszedł ze skraju, więc nie ma "
            "dodatkowego zasobu, ale nadal jest po twojej stronie: Moc jest z tobą. Cztery promy dają 4 zasoby. "
            "„Chewbacca” kosztuje 4 i ma 5 ataku: kup tę kartę.",
        ),
        f"buy {CHEWBACCA}",
        before=(
            *_they(*_plays(IMPERIAL_SHUTTLE, 1, 7, 4, 3), f"play {INQUISITOR}", "choose force"),
            *_they(f"buy {INTERCEPTOR}#2", "end"),
            *_you(*_plays(SHUTTLE, 1, 7, 3, 5)),
        ),
        rules=("deckbuilding.force.gain", "deckbuilding.force.with_rebel", "deckbuilding.buy.pay"),
    ),
    TourStep(
        Text(
            "Your second Rebel Trooper is committed. This time hit the base: damage stays on it from turn to turn. "
            "Choose Lothal, the base of the Empire.",
            "Drugi „Żołnierz Rebelii” jest wyznaczony do ataku. Tym razem uderz w bazę: obrażenia zostają na niej z "
            "tury na turę. Wybierz „Lothal”, bazę Imperium.",
        ),
        "base empire",
        before=_you(f"play {SECOND_TROOPER}", f"commit {SECOND_TROOPER}"),
        cards=(LOTHAL, TROOPER),
        rules=("deckbuilding.commit.base", "deckbuilding.attack.base.damage_stays"),
    ),
    TourStep(
        Text(
            "If the Empire had capital ships in play, you would have to destroy them first. It has none, so the whole "
            "damage hits the base. Attack.",
            "Gdyby Imperium miało w grze okręty, najpierw trzeba by zniszczyć je. Nie ma żadnego, więc wszystkie "
            "obrażenia otrzyma baza. Zaatakuj.",
        ),
        "attack empire",
        cards=(LOTHAL,),
        rules=("deckbuilding.attack.base.total", "deckbuilding.attack.base.ships_first"),
    ),
)

# ---------------------------------------------------------------- stronger cards

THIRD_TURN = (
    TourStep(
        Text(
            "Lothal has 2 damage. At the end of your turn your deck was empty, so the discard pile became a new one: "
            "Princess Leia is in your hand. But the Empire destroyed Dantooine. Your next base comes now. Hoth has 14 "
            "hit points and ignores 2 damage each turn: take it.",
            "„Lothal” ma 2 obrażenia. Na koniec tury twoja talia była pusta, więc nową dał stos kart odrzuconych: "
            "„Księżniczka Leia” jest na ręce. Ale Imperium zniszczyło „Dantooine”. Czas na nową bazę. „Hoth” ma 14 "
            "wytrzymałości i co turę ignoruje 2 obrażenia: wybierz ją.",
        ),
        f"reveal {HOTH}",
        before=(
            *_you("end"),
            *_they(f"play {IMPERIAL_SHUTTLE}#2", f"play {INQUISITOR}", "choose attack", f"play {IMPERIAL_SHUTTLE}#5"),
            *_they(f"play {INTERCEPTOR}#2", f"play {STORMTROOPER}#2", f"buy {BOMBER}"),
            *_attack_with(INQUISITOR, f"{INTERCEPTOR}#2", f"{STORMTROOPER}#2"),
            *_they("end"),
        ),
        cards=(LOTHAL, LEIA),
        rules=("deckbuilding.end.reshuffle", "deckbuilding.attack.base.destroyed", "deckbuilding.start.new_base"),
    ),
    TourStep(
        Text(
            "Now see what a bought card can do. Princess Leia brings 2 attack, 2 resources and 2 Force at once. Play "
            "her.",
            "Zobacz, co potrafi kupiona karta. „Księżniczka Leia” daje naraz 2 ataku, 2 zasoby i 2 Mocy. Zagraj tę "
            "kartę.",
        ),
        f"play {LEIA}",
        rules=("deckbuilding.play.to_area", "deckbuilding.play.force"),
    ),
    TourStep(
        Text(
            "The marker is back at your end. Many cards have an ability besides; you may use it once in each of your "
            "turns. Hers buys a card of your faction for free. Use Princess Leia.",
            "Znacznik wrócił na skraj po twojej stronie. Wiele kart ma też zdolność, której można użyć raz w każdej "
            "swojej turze. Ta pozwala kupić za darmo kartę twojej frakcji. Użyj karty „Księżniczka Leia”.",
        ),
        f"use {LEIA}",
        rules=("deckbuilding.card.ability", "deckbuilding.ability.once", "deckbuilding.if.force"),
    ),
    TourStep(
        Text(
            "Luke Skywalker costs 8, more than any other Rebel card, and has 6 attack. As the Force is with you, the "
            "card goes on top of your deck: you will draw it at the end of this turn. Take Luke Skywalker.",
            "„Luke Skywalker” kosztuje 8, najwięcej z kart Rebelii, i ma 6 ataku. Moc jest z tobą, więc karta trafi na "
            "wierzch twojej talii: dobierzesz ją na koniec tej tury. Wybierz kartę „Luke Skywalker”.",
        ),
        f"free {LUKE}",
        rules=("deckbuilding.if.force", "deckbuilding.buy.refill"),
    ),
    TourStep(
        Text(
            "Four shuttles and Princess Leia make 6 resources. Mon Calamari Cruiser is a capital ship: once played, it "
            "stays in play, attacks the base in every turn and shields your own. Buy it.",
            "Cztery promy i „Księżniczka Leia” dają 6 zasobów. „Kalamariański krążownik” to okręt: po zagraniu zostaje "
            "w grze, co turę może atakować bazę, a twoją osłania. Kup go.",
        ),
        f"buy {OPEN_CRUISER}",
        before=_you(*_plays(SHUTTLE, 7, 2, 6, 3)),
        rules=("deckbuilding.play.ships_stay", "deckbuilding.commit.base", "deckbuilding.row.no_ships"),
    ),
    TourStep(
        Text(
            "Princess Leia hit the base for 2 more, and Luke Skywalker is in your hand: with 6 attack you can "
            "destroy Lothal. It is one base to none for the Empire; three win. Now play it yourself, with the same "
            "factions against the computer.",
            "„Księżniczka Leia” zadała bazie jeszcze 2 obrażenia, a „Luke Skywalker” jest już na ręce: z 6 ataku "
            "możesz zniszczyć „Lothal”. Na razie 1 do 0 w bazach dla Imperium, wygrywają trzy. Teraz zagraj bez "
            "przewodnika: te same frakcje, przeciw komputerowi.",
        ),
        before=_you(f"commit {LEIA}", "base empire", "attack empire", "end"),
        cards=(LOTHAL, LUKE),
        rules=("deckbuilding.attack.base.victory_pile", "deckbuilding.win.immediate", "deckbuilding.win.base_count"),
    ),
)

TOUR = Tour(
    title=Text("Rebellion against Empire", "Rebelia przeciw Imperium"),
    seed="839",
    steps=(*SETUP, *FIRST_TURN, *SECOND_TURN, *THIRD_TURN),
    options={"factions": "rebel/empire"},
)
