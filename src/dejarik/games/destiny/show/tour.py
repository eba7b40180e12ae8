"""A first round for newcomers: the leaflet's example, Luke Skywalker and Han Solo against Boba Fett and a trooper."""

from __future__ import annotations

from dejarik.kernel.decision import CHANCE
from dejarik.kernel.record import Move
from dejarik.kernel.text import Text
from dejarik.kernel.tour import Tour, TourStep

LUKE, HAN, BOBA, TROOPER = "LEG-031", "LEG-046", "LEG-019", "LEG-013"
FALCON, RIFLE, SMUGGLERS_RUN, OUTPOST = "LEG-052", "LEG-073", "LEG-121", "LEG-178"
THEIR_RIFLE = "LEG-073#2"


def _you(*choices: str) -> tuple[Move, ...]:
    """What follows from the learner's own choice and needs no lesson of its own."""
    return tuple(Move(0, choice) for choice in choices)


def _they(*choices: str) -> tuple[Move, ...]:
    return tuple(Move(1, choice) for choice in choices)


def _dice(*sides: str) -> tuple[Move, ...]:
    """Dice fall as the tour says: the die, then the number of its side and what stands on it."""
    return tuple(Move(CHANCE, f"roll {side}") for side in sides)


# ---------------------------------------------------------------- set-up

SETUP = (
    TourStep(
        Text(
            "You lead two heroes: Luke Skywalker with two dice and Han Solo with one. Across the table stand Boba Fett "
            "with two dice and a Veteran Stormtrooper with one. Whoever defeats all characters of the other side wins.",
            "Prowadzisz dwóch bohaterów: „Luke Skywalker” ma dwie kości, „Han Solo” jedną. Po drugiej stronie stołu "
            "„Boba Fett” ma dwie kości, a „Weteran Szturmowców” jedną. Wygrywa, kto pokona wszystkie postacie drugiej "
            "strony.",
        ),
        cards=(LUKE, HAN, BOBA, TROOPER),
        rules=(
            "destiny.starter.team_luke_han",
            "destiny.starter.team_boba_stormtrooper",
            "destiny.victory.all_characters_defeated",
        ),
    ),
    TourStep(
        Text(
            "These five cards are your hand; only you see them. Once, before the game, you may exchange any of them. "
            "Millennium Falcon costs 4 resources and you begin with 2, so put it back.",
            "Te pięć kart to twoja ręka, widzisz ją tylko ty. Raz, przed grą, możesz wymienić dowolne z nich. "
            "„Millennium Falcon” kosztuje 4 zasoby, a zaczynasz z 2, więc odłóż tę kartę.",
        ),
        f"put_back {FALCON}",
        rules=("destiny.setup.shuffle_and_draw_five", "destiny.setup.redraw", "destiny.setup.two_resources"),
    ),
    TourStep(
        Text(
            "You drew another card instead. Now both sides roll the dice of all their characters, and only the numbers "
            "count. Yours show 1, 1 and 1: that is 3. The other side has 2 so far; one die of Boba Fett is to come.",
            "Dobierasz za nią inną kartę. Teraz obie strony rzucają kośćmi wszystkich swoich postaci i liczą się same "
            "liczby. U ciebie to 1, 1 i 1, razem 3. Druga strona ma na razie 2; została jeszcze jedna kość postaci "
            "„Boba Fett”.",
        ),
        before=(
            *_you("done"),
            *_they("done"),
            *_dice(f"{LUKE}.1 1:1RD", f"{LUKE}.2 4:1Sh", f"{HAN}.1 4:1R", f"{TROOPER}.1 5:-", f"{BOBA}.1 2:2MD"),
        ),
        cards=(LUKE, HAN),
        rules=("destiny.setup.roll_for_battlefield", "destiny.die.value"),
    ),
    TourStep(
        Text(
            "A blank counts 0, so it is 3 against 2 and you choose the battlefield. Take your own, Outer Rim Outpost: "
            "you will control it, and whoever controls the battlefield has the first turn of every round.",
            "Pusta ścianka liczy się jako 0, więc jest 3 do 2 i to ty wybierasz pole bitwy. Weź własne, „Placówka na "
            "zewnętrznych rubieżach”: będziesz je kontrolować, a kto kontroluje pole bitwy, ma pierwszą turę każdej "
            "rundy.",
        ),
        f"battlefield {OUTPOST}",
        before=_dice(f"{BOBA}.2 6:-"),
        rules=(
            "destiny.starter.example_roll",
            "destiny.die.value_zero_blank_special",
            "destiny.setup.winner_picks_battlefield",
            "destiny.battlefield.controller_acts_first",
        ),
    ),
)

# ---------------------------------------------------------------- dice, damage, shields

FIRST_TURNS = (
    TourStep(
        Text(
            "In return the other side got two shields and put one on each character. Now it is your turn, and a turn "
            "is one action. Activate Luke Skywalker: the card is exhausted and its two dice are rolled into your pool.",
            "W zamian druga strona dostała dwie osłony i dała po jednej każdej postaci. Teraz twoja tura, czyli jedna "
            "akcja. Aktywuj kartę „Luke Skywalker”: zostanie wyczerpana, a jej dwie kości trafią po rzucie do twojej "
            "puli.",
        ),
        f"activate {LUKE}",
        before=_they(f"assign {BOBA}", f"assign {TROOPER}"),
        rules=(
            "destiny.setup.unused_gets_two_shields",
            "destiny.actionphase.act_or_pass",
            "destiny.activate.exhaust_and_roll",
        ),
    ),
    TourStep(
        Text(
            "Your pool: 2 ranged damage, 2RD for short, and a blank, which does nothing. Turns alternate, so the other "
            "side has just activated the Veteran Stormtrooper and rolled 3 indirect damage. Dice work only when they "
            "are resolved: resolve your 2 ranged damage.",
            "Twoja pula: 2 obrażenia dystansowe, w skrócie 2RD, i pusta ścianka, która nic nie robi. Tury idą na "
            "zmianę, więc druga strona właśnie aktywowała kartę „Weteran Szturmowców”: wypadły 3 obrażenia "
            "niebezpośrednie. Kości działają dopiero po rozpatrzeniu: rozpatrz swoje 2RD.",
        ),
        f"resolve {LUKE}.1",
        before=(
            *_dice(f"{LUKE}.1 2:2RD", f"{LUKE}.2 6:-"),
            *_they(f"activate {TROOPER}"),
            *_dice(f"{TROOPER}.1 3:3ID"),
        ),
        rules=(
            "destiny.symbol.roll_now_resolve_later",
            "destiny.symbol.blank.no_effect",
            "destiny.actionphase.alternate_turns",
        ),
    ),
    TourStep(
        Text(
            "All the damage of one die goes to one character, and you say to which. Boba Fett has the most dangerous "
            "dice over there, and 1 shield. Aim at Boba Fett.",
            "Wszystkie obrażenia z jednej kości otrzymuje jedna postać, a ty mówisz która. Najgroźniejsze kości ma tam "
            "„Boba Fett”, a do tego 1 osłonę. To dobry cel.",
        ),
        f"hit {BOBA}",
        rules=("destiny.symbol.ranged.deal", "destiny.symbol.ranged.one_character"),
    ),
    TourStep(
        Text(
            "The shield blocked 1 damage and is gone; 1 damage got through. Then the other side resolved 3 indirect "
            "damage: you deal it to your own characters, split as you like, one point at a time. Give the first point "
            "to Han Solo.",
            "Osłona zablokowała 1 obrażenie i zniknęła, 1 obrażenie przeszło. Potem druga strona rozpatrzyła 3 "
            "obrażenia niebezpośrednie: zadajesz je swoim postaciom w dowolnym podziale, punkt po punkcie. Pierwszy "
            "niech dostanie „Han Solo”.",
        ),
        f"assign {HAN}",
        before=_they(f"resolve {TROOPER}.1"),
        rules=(
            "destiny.shield.blocks_one_damage",
            "destiny.starter.indirect.opponent_deals",
            "destiny.starter.indirect.split_freely",
        ),
    ),
)

# ---------------------------------------------------------------- cards and better dice

CARDS = (
    TourStep(
        Text(
            "The other two points went to Luke Skywalker. Another action is to play a card from your hand for its "
            "cost. Hunting Rifle is an upgrade and costs 1. Play it on Han Solo, who is still ready: its die comes "
            "along.",
            "Dwa pozostałe punkty bierze „Luke Skywalker”. Inną akcją jest zagranie karty z ręki za jej koszt. "
            "„Hunting Rifle” to ulepszenie za 1 zasób. Zagraj je na postać „Han Solo”, która jest jeszcze "
            "przygotowana: razem z kartą przychodzi kość.",
        ),
        f"play {RIFLE} {HAN}",
        before=_you(f"assign {LUKE}", f"assign {LUKE}"),
        rules=(
            "destiny.hand.play_as_action",
            "destiny.play.upgrade_choose_character",
            "destiny.play.upgrade_die_placed",
        ),
    ),
    TourStep(
        Text(
            "Boba Fett was activated and shows 2 ranged damage and 1 resource. Answer with Han Solo: a character rolls "
            "its own dice and those of its upgrades together.",
            "Teraz „Boba Fett” ma w puli 2 obrażenia dystansowe i 1 zasób. Odpowiedz aktywacją karty „Han Solo”: "
            "postać rzuca razem kośćmi swoimi i swoich ulepszeń.",
        ),
        f"activate {HAN}",
        before=(*_they(f"activate {BOBA}"), *_dice(f"{BOBA}.1 1:2RD", f"{BOBA}.2 4:1R")),
        rules=("destiny.activate.character_rolls_upgrades",),
    ),
    TourStep(
        Text(
            "2 ranged damage, but the rifle is blank. Here the ability of Han Solo helps: after this character is "
            "activated you may reroll a die, and you said yes. Take the blank of Hunting Rifle.",
            "2 obrażenia dystansowe, ale na kości karabinu pusto. Tu pomaga zdolność: po aktywowaniu karty „Han Solo” "
            "możesz przerzucić kość, i korzystasz z tego. Wskaż pustą kość karty „Hunting Rifle”.",
        ),
        f"reroll {RIFLE}.1",
        before=(*_dice(f"{HAN}.1 1:2RD", f"{RIFLE}.1 5:-"), *_you("yes")),
        rules=("destiny.starter.term_after", "destiny.ability.may_is_optional"),
    ),
    TourStep(
        Text(
            "Better: 2 ranged damage, with a cost of 1 in its corner. Meanwhile Luke Skywalker took 2 damage. One "
            "blank is left in your pool. Any card in hand can be discarded to reroll dice; Smuggler's Run needs a "
            "ready character, and you have none, so let it go.",
            "Lepiej: 2 obrażenia dystansowe, z kosztem 1 w rogu. Tymczasem „Luke Skywalker” otrzymał 2 obrażenia. "
            "W puli została jedna pusta ścianka. Każdą kartę z ręki można odrzucić, aby przerzucić kości. „Smuggler's "
            "Run” wymaga gotowej postaci, a takiej nie masz, więc nie szkoda tej karty.",
        ),
        f"discard_to_reroll {SMUGGLERS_RUN}",
        before=(*_dice(f"{RIFLE}.1 2:2RD1"), *_they(f"resolve {BOBA}.1", f"hit {LUKE}")),
        rules=("destiny.reroll.discard_one_card",),
    ),
    TourStep(
        Text(
            "You may take as many dice of your pool as you like, but choose all of them before any is rolled. One will "
            "do: the blank of Luke Skywalker.",
            "Możesz wziąć dowolnie wiele kości ze swojej puli, ale wybierz wszystkie, zanim rzucisz. Wystarczy jedna: "
            "pusta kość karty „Luke Skywalker”.",
        ),
        f"reroll {LUKE}.2",
        rules=("destiny.reroll.choose_all_first",),
    ),
)

# ---------------------------------------------------------------- costs, claiming, upkeep

LAST_TURNS = (
    TourStep(
        Text(
            "1 ranged damage: now all three dice show the same symbol. The other side turned a die into 1 resource. "
            "Begin with the rifle: the amber 1 on it is what you pay to resolve it, and you have 1 resource left.",
            "1 obrażenie dystansowe: teraz wszystkie trzy kości mają ten sam symbol. Druga strona zyskała z kości "
            "1 zasób. Zacznij od karabinu: bursztynowe 1 to cena jego rozpatrzenia, a masz jeszcze 1 zasób.",
        ),
        f"resolve {RIFLE}.1",
        before=(*_you("done"), *_dice(f"{LUKE}.2 1:1RD"), *_they(f"resolve {BOBA}.2")),
        rules=("destiny.die.cost_must_be_paid", "destiny.starter.example_cost", "destiny.symbol.resource.gain"),
    ),
    TourStep(
        Text(
            "Paid, and 2 more damage on Boba Fett. One action may resolve any number of your dice with the same "
            "symbol, one after another. Go on with the die of Han Solo.",
            "Zapłacone, a „Boba Fett” otrzymał jeszcze 2 obrażenia. W jednej akcji możesz rozpatrzyć dowolnie wiele "
            "swoich kości z tym samym symbolem, jedna po drugiej. Weź teraz kość karty „Han Solo”.",
        ),
        f"resolve {HAN}.1",
        before=_you(f"hit {BOBA}"),
        rules=("destiny.resolve.same_symbol_only", "destiny.starter.resolve_any_number"),
    ),
    TourStep(
        Text(
            "With your last die Boba Fett has 6 damage; 11 would be a defeat. The other side played an upgrade. You "
            "have no dice and no resources left, so claim the battlefield: you use its ability, but pass for the rest "
            "of the round.",
            "Razem z ostatnią kością „Boba Fett” ma 6 obrażeń; przy 11 zostanie pokonany. Druga strona zagrała "
            "ulepszenie. Nie masz już kości ani zasobów, więc zajmij pole bitwy: użyjesz jego zdolności, ale do końca "
            "rundy pasujesz.",
        ),
        "claim",
        before=(
            *_you(f"hit {BOBA}", f"resolve {LUKE}.2", f"hit {BOBA}"),
            *_they(f"play {THEIR_RIFLE} {BOBA}"),
        ),
        cards=(OUTPOST,),
        rules=(
            "destiny.damage.defeat_at_health",
            "destiny.claim.ability_immediately",
            "destiny.claim.automatic_pass",
        ),
    ),
    TourStep(
        Text(
            "Outer Rim Outpost gave you 1 resource and a card. The other side passed, so the round ends with upkeep: "
            "cards are readied, dice go back to them, both sides gain 2 resources. You may discard cards, then you "
            "draw up to five. Keep yours: press Done.",
            "„Placówka na zewnętrznych rubieżach” dała ci 1 zasób i kartę. Druga strona spasowała, więc rundę kończy "
            "faza utrzymania: karty są znów przygotowane, kości na nie wracają, obie strony zyskują 2 zasoby. Możesz "
            "odrzucić karty, a potem dobierasz do pięciu. Zatrzymaj swoje: naciśnij „Gotowe”.",
        ),
        "done",
        before=(*_you("yes"), *_they("pass")),
        rules=(
            "destiny.upkeep.step_order",
            "destiny.upkeep.gain_two_resources",
            "destiny.upkeep.discard_then_draw",
        ),
    ),
    TourStep(
        Text(
            "The second round begins, and you have its first turn. That is the whole game: activate, resolve, play "
            "cards, reroll, claim, until one side has no characters left. Now play it yourself, with the same teams "
            "against the computer.",
            "Zaczyna się druga runda, a pierwsza tura jest twoja. To cała gra: aktywuj, rozpatruj, zagrywaj karty, "
            "przerzucaj, zajmuj pole bitwy, aż jedna ze stron nie będzie miała postaci. Teraz zagraj bez przewodnika: "
            "te same drużyny, przeciw komputerowi.",
        ),
        before=_they("done"),
        rules=("destiny.action.six_kinds", "destiny.starter.goal_last_team"),
    ),
)

TOUR = Tour(
    title=Text("Luke against Boba Fett", "Luke przeciw Bobie Fettowi"),
    seed="6",
    steps=(*SETUP, *FIRST_TURNS, *CARDS, *LAST_TURNS),
    options={"deck1": "luke-skywalker", "deck2": "boba-fett"},
)
