"""The first two rounds for newcomers: Din Djarin gets ready for a mission while Boba Fett tries another."""

from __future__ import annotations

from dejarik.kernel.record import Move
from dejarik.kernel.text import Text
from dejarik.kernel.tour import Tour, TourStep

VISOR, SMOKE, JETPACK, DOORS = "tracking_visor", "smoke_canister", "dune_jetpack", "sealed_blast_doors"
RIFLE, SANDSTORM, CARBINE = "longshot_rifle", "sandstorm", "blaster_carbine"
JAWAS, DEBTOR = "jawa_bargain", "debtor_on_nevarro"
OPEN_VISOR = f"{VISOR}#2"
"""The second copy of the card, as records write it."""


def _you(*choices: str) -> tuple[Move, ...]:
    """What follows from the learner's own choice and needs no lesson of its own."""
    return tuple(Move(0, choice) for choice in choices)


def _they(*choices: str) -> tuple[Move, ...]:
    return tuple(Move(1, choice) for choice in choices)


# ---------------------------------------------------------------- the first turn

FIRST_TURN = (
    TourStep(
        Text(
            "You are the bounty hunter Din Djarin, and Boba Fett is your rival. Missions earn credits. The game ends "
            "when somebody completes a mission of level 4, the hardest kind. Then whoever has the most credits wins.",
            "Grasz łowcą nagród, którym jest Din Djarin, a twoim rywalem jest Boba Fett. Za misje dostaje się kredyty. "
            "Gra kończy się, gdy ktoś zrealizuje misję poziomu 4, czyli najtrudniejszą. Wtedy wygrywa ten, kto ma "
            "najwięcej kredytów.",
        ),
        rules=("bounty.component.credits", "bounty.end.level_four", "bounty.end.most_credits"),
    ),
    TourStep(
        Text(
            "Six missions lie open. Each demands four attributes: firepower, agility, armor and cunning. Your board "
            "has 1, 1, 2 and 1. Jawa Bargain demands 1, 1, 2 and 2, so you are 1 cunning short. It is level 1 and pays "
            "400 credits; failing costs 100.",
            "Odkrytych jest sześć misji. Każda wymaga czterech atrybutów: siły ognia, zwinności, pancerza i sprytu. "
            "Twoja planszetka ma ich 1, 1, 2 i 1. „Targ z Jawami” wymaga 1, 1, 2 i 2, brakuje ci więc 1 sprytu. To "
            "poziom 1: nagroda wynosi 400 kredytów, a kara 100.",
        ),
        cards=(JAWAS,),
        rules=(
            "bounty.setup.mission_row",
            "bounty.component.attributes",
            "bounty.mission_card.requirements",
            "bounty.mission_card.penalty",
        ),
    ),
    TourStep(
        Text(
            "A turn is two actions out of four: draw 2 cards, sell cards, take a quick job, attempt a mission. First "
            "you need equipment, and the market has some. Drawing costs nothing: draw 2 cards.",
            "Tura to dwie akcje z czterech: dobranie 2 kart, sprzedaż kart, szybkie zlecenie, wykonanie misji. "
            "Najpierw przyda się ekwipunek, a na rynku jest w czym wybierać. Dobieranie nic nie kosztuje: dobierz 2 "
            "karty.",
        ),
        "draw",
        rules=("bounty.turn.two_actions", "bounty.turn.any_combination", "bounty.draw.two_cards", "bounty.draw.free"),
    ),
    TourStep(
        Text(
            "You may take an open card from the market or an unknown one from the deck. Tracking Visor adds 1 cunning, "
            "just what Jawa Bargain asks for. Take it.",
            "Możesz wziąć odkrytą kartę z rynku albo nieznaną ze stosu. „Wizjer tropiciela” dodaje 1 spryt, czyli to, "
            "czego ci brakuje do misji „Targ z Jawami”. Weź tę kartę.",
        ),
        f"take {OPEN_VISOR}",
        rules=("bounty.draw.open_or_deck", "bounty.component.equipment_cards"),
    ),
    TourStep(
        Text(
            "The second card may come from elsewhere. Smoke Canister adds 1 agility and 1 armor for only 200, because "
            "it is temporary: it is discarded after the mission it is used in. A good reserve: take it.",
            "Drugą kartę można wziąć skądinąd. „Świeca dymna” dodaje 1 zwinność i 1 pancerz za jedyne 200, bo to "
            "ekwipunek tymczasowy: odrzuca się go po misji, w której go użyto. Na zapas w sam raz: weź ją.",
        ),
        f"take {SMOKE}",
        rules=("bounty.draw.mixed_sources", "bounty.temporary.discard_after_use"),
    ),
    TourStep(
        Text(
            "One action is left. You have 200 credits; Boba Fett, who goes second, began with 500. A quick job brings "
            "200 credits at once, and you may take one in every turn. Do it.",
            "Została jedna akcja. Masz 200 kredytów, a Boba Fett, jako drugi w kolejności, dostał na początek 500. "
            "Szybkie zlecenie daje od razu 200 kredytów i można je wykonać raz w każdej turze. Zrób to.",
        ),
        "job",
        rules=("bounty.setup.starting_credits", "bounty.quick_job.income", "bounty.quick_job.once_per_turn"),
    ),
    TourStep(
        Text(
            "Equipping is not an action: between actions you may attach cards from your hand to your board and pay "
            "their cost. Din Djarin has five spaces, everybody else four. Equip Tracking Visor for 200 credits.",
            "Dokładanie ekwipunku nie jest akcją: między akcjami możesz kłaść karty z ręki na planszetkę i płacić ich "
            "koszt. Din Djarin ma pięć miejsc, pozostali po cztery. Dołóż kartę „Wizjer tropiciela” za 200 kredytów.",
        ),
        f"equip {OPEN_VISOR}",
        rules=("bounty.turn.equipping_is_not_an_action", "bounty.equip.pay_cost", "bounty.din.fifth_slot"),
    ),
    TourStep(
        Text(
            "Jawa Bargain is marked as ready now. Smoke Canister would take your last 200 credits. Keep them: during a "
            "mission an event costs 200, and Sealed Blast Doors in your hand is one. End the turn.",
            "„Targ z Jawami” jest teraz oznaczony jako gotowy. „Świeca dymna” zabrałaby ostatnie 200 kredytów. "
            "Zatrzymaj je: tyle kosztuje wydarzenie podczas misji, a masz na ręce kartę „Zamknięte grodzie”. Zakończ "
            "turę.",
        ),
        "end",
        cards=(JAWAS, DOORS),
        rules=("bounty.end_turn.after_two_actions", "bounty.component.event_cards", "bounty.event.needs_200"),
    ),
)

# ---------------------------------------------------------------- the rival's turn

THEIR_TURN = (
    TourStep(
        Text(
            "Boba Fett took a quick job, equipped Longshot Rifle and attempts Debtor on Nevarro. It demands 3, 1, 1 "
            "and 0; he has 4, 1, 1 and 1. But first every opponent may play one event, which adds to the requirements. "
            "Sealed Blast Doors adds 2 armor: play it.",
            "Boba Fett wziął szybkie zlecenie, dołożył „Karabin dalekiego zasięgu” i wykonuje misję „Dłużnik z "
            "Nevarro”. Wymaga ona 3, 1, 1 i 0, a on ma 4, 1, 1 i 1. Najpierw jednak każdy przeciwnik może zagrać jedno "
            "wydarzenie, które zwiększa wymagania. „Zamknięte grodzie” dodają 2 pancerza: zagraj je.",
        ),
        f"event {DOORS}",
        before=_they("job", f"equip {RIFLE}", "mission", f"attempt {DEBTOR}"),
        cards=(DEBTOR, DOORS),
        rules=(
            "bounty.event.opponents_first",
            "bounty.event.opponent_one_each",
            "bounty.event.opponent_pays",
            "bounty.mission.requirement_total",
        ),
    ),
)

# ---------------------------------------------------------------- a mission of one's own

MISSION = (
    TourStep(
        Text(
            "It worked: 3 armor against 1. Attributes are compared one by one, and firepower to spare did not help. He "
            "paid 100, and the mission lies open again. Your turn, with 0 credits. Dune Jetpack costs 600, too much "
            "for now. Selling brings half: sell cards.",
            "Udało się: 3 pancerza przeciw 1. Każdy atrybut porównuje się osobno, nadwyżka siły ognia nie pomogła. "
            "Boba Fett zapłacił 100, a misja znów leży odkryta. Twoja tura, masz 0 kredytów. „Plecak odrzutowy” "
            "kosztuje 600, na razie za dużo. Sprzedaż daje połowę: sprzedaj karty.",
        ),
        "sale",
        before=_they("pass", f"use {RIFLE}", "end"),
        cards=(DEBTOR, JETPACK),
        rules=(
            "bounty.mission.each_attribute_separately",
            "bounty.mission.failure_penalty",
            "bounty.mission.failure_returns",
            "bounty.sell.half_price",
        ),
    ),
    TourStep(
        Text(
            "One such action can sell any number of cards, from your hand and from your board. Sell only Dune Jetpack, "
            "for 300 credits. A quick job would have brought 200.",
            "Jedną taką akcją można sprzedać dowolnie wiele kart, z ręki i z planszetki. Sprzedaj tylko „Plecak "
            "odrzutowy”, za 300 kredytów. Szybkie zlecenie dałoby 200.",
        ),
        f"sell {JETPACK}",
        rules=("bounty.sell.any_number", "bounty.sell.hand_and_board"),
    ),
    TourStep(
        Text(
            "300 credits. Boba Fett still has a card in hand and 200 credits, so he may play an event against you. "
            "Equip Smoke Canister as a reserve; if you do not use it, it stays.",
            "Masz 300 kredytów. Boba Fett ma jeszcze kartę na ręce i 200 kredytów, więc może zagrać wydarzenie przeciw "
            "tobie. Dołóż na zapas kartę „Świeca dymna”; nieużyta zostanie na planszetce.",
        ),
        f"equip {SMOKE}",
        before=_you("done"),
        rules=("bounty.equip.timing", "bounty.temporary.unused_stays", "bounty.hand.secret"),
    ),
    TourStep(
        Text(
            "Now you have 1, 2, 3 and 2. Use your second action to attempt a mission.",
            "Masz teraz 1, 2, 3 i 2. Drugą akcją wykonaj misję.",
        ),
        "mission",
        rules=("bounty.mission.compare", "bounty.mission.attribute_total"),
    ),
    TourStep(
        Text(
            "Two missions are marked as ready, and both pay 400. For Moisture Farm Watch you need everything you have. "
            "For Jawa Bargain the visor alone is enough, and Smoke Canister is to spare. Choose Jawa Bargain.",
            "Dwie misje są oznaczone jako gotowe, obie za 400. „Warta na farmie wilgoci” wymaga wszystkiego, co masz. "
            "Na „Targ z Jawami” wystarczy sam wizjer, a „Świeca dymna” zostaje w zapasie. Wybierz „Targ z Jawami”.",
        ),
        f"attempt {JAWAS}",
        rules=("bounty.mission.choose_open", "bounty.mission.success_condition"),
    ),
    TourStep(
        Text(
            "There it is: Boba Fett plays Sandstorm for 200, and now 1, 2, 3 and 2 are demanded. Only after all events "
            "you decide what equipment to use. Your board alone is short of agility, armor and cunning. Use Tracking "
            "Visor.",
            "A jednak: Boba Fett zagrywa za 200 kartę „Burza piaskowa” i wymagania rosną do 1, 2, 3 i 2. Dopiero po "
            "wydarzeniach decydujesz, z którego ekwipunku korzystasz. Samej planszetce brakuje zwinności, pancerza i "
            "sprytu. Użyj karty „Wizjer tropiciela”.",
        ),
        f"use {OPEN_VISOR}",
        before=_they(f"event {SANDSTORM}"),
        cards=(SANDSTORM, VISOR),
        rules=("bounty.event.opponent_placement", "bounty.mission.choice_after_events"),
    ),
    TourStep(
        Text(
            "1 agility and 1 armor are still missing, and that is what the reserve is for. You could also stop here: "
            "you would pay 100 and keep the canister. The mission pays 400, so use Smoke Canister.",
            "Brakuje jeszcze 1 zwinności i 1 pancerza, od tego jest zapas. Możesz też poprzestać na tym: zapłacisz 100 "
            "i zachowasz kartę. Misja daje jednak 400 kredytów, więc użyj karty „Świeca dymna”.",
        ),
        f"use {SMOKE}",
        rules=("bounty.mission.choose_equipment", "bounty.temporary.also_on_failure"),
    ),
    TourStep(
        Text(
            "Success: 400 credits. The mission leaves the game, the used canister is discarded, the visor stays. Both "
            "actions are used, so your turn ends now; before that you could still equip. Then the market is refilled "
            "to four cards and the missions to six.",
            "Sukces: 400 kredytów. Misja opuszcza grę, użyta świeca dymna zostaje odrzucona, wizjer zostaje. Obie "
            "akcje wykonane, więc twoja tura się kończy; wcześniej można by jeszcze dołożyć ekwipunek. Potem uzupełnia "
            "się rynek do czterech kart i misje do sześciu.",
        ),
        rules=(
            "bounty.mission.success_reward",
            "bounty.mission.success_leaves_game",
            "bounty.equipment.permanent_stays",
            "bounty.end_turn.refill_missions",
        ),
    ),
)

# ---------------------------------------------------------------- how it goes on

END = (
    TourStep(
        Text(
            "500 credits against 200. Harder missions follow: level 2 pays 1000, level 4 pays 3000 and ends the game "
            "at once. Then boards are sold at half price and credits are counted. Now play it yourself, with the same "
            "characters against the computer.",
            "500 kredytów do 200. Dalej idą trudniejsze misje: poziom 2 daje 1000, a poziom 4 daje 3000 i od razu "
            "kończy grę. Wtedy sprzedaje się karty z planszetek za pół ceny i liczy kredyty. Teraz zagraj bez "
            "przewodnika: te same postacie, przeciw komputerowi.",
        ),
        before=(*_you("end"), *_they("job", "draw", f"take {CARBINE}", "deck", "end")),
        rules=(
            "bounty.component.mission_spread",
            "bounty.end.immediate",
            "bounty.end.sell_board",
            "bounty.end.most_credits",
        ),
    ),
)

TOUR = Tour(
    title=Text("Din Djarin against Boba Fett", "Din Djarin przeciw Bobie Fettowi"),
    seed="234",
    steps=(*FIRST_TURN, *THEIR_TURN, *MISSION, *END),
    options={"characters": "din/boba"},
)
