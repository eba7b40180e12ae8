"""The first turns for newcomers: the Jedi against the Sith, up to the first objective that falls."""

from __future__ import annotations

from dejarik.kernel.record import Move
from dejarik.kernel.text import Text
from dejarik.kernel.tour import Tour, TourStep

LUKE, C_3PO, LOYALIST, ENGINEER = "luke_skywalker", "c_3po", "twilek_loyalist", "corellian_engineer"
HERO, DAGOBAH, HIT_AND_RUN, TRAINING = "a_heros_journey", "a_journey_to_dagobah", "hit_and_run", "jedi_training"
OPPORTUNITY = "target_of_opportunity_light"

ADVISOR, KUATI, TIE, REPLICA = "advisor_to_the_emperor", "kuati_security_team", "tie_advanced", "human_replica_droid"
HEART, SQUADRON, COUNSEL = "the_heart_of_the_empire", "black_squadron_assault", "counsel_of_the_sith"
SITH, LIGHTSABER = "affiliation_sith", "vaders_lightsaber"
SECOND = "#2"
"""What records write behind the second copy of a card in a deck."""


def _you(*choices: str) -> tuple[Move, ...]:
    """What follows from the learner's own choice and needs no lesson of its own."""
    return tuple(Move(0, choice) for choice in choices)


def _they(*choices: str) -> tuple[Move, ...]:
    return tuple(Move(1, choice) for choice in choices)


# ---------------------------------------------------------------- setup

SETUP = (
    TourStep(
        Text(
            "You command the light side with the Jedi; the Sith are the dark side. You win by destroying three enemy "
            "objectives. The dark side wins when the Death Star dial reaches 12, and in each of its turns the dial "
            "moves: you are in a hurry.",
            "Dowodzisz Jasną Stroną, czyli Jedi; po Ciemnej Stronie stoją Sithowie. Wygrywasz, niszcząc trzy wrogie "
            "cele. Ciemna Strona wygrywa, gdy wskaźnik Gwiazdy Śmierci dojdzie do 12, a przesuwa się w każdej jej "
            "turze: liczy się czas.",
        ),
        rules=("lcg.general.two_players", "lcg.win.light_three_objectives", "lcg.win.dark_dial_twelve"),
    ),
    TourStep(
        Text(
            "Of four objectives you keep three. They give resources, and the enemy attacks them. A Hero's Journey and "
            "A Journey to Dagobah give 2 each. Hit and Run helps in attacks, Jedi Training in the Force struggle. You "
            "will attack: put Jedi Training under your objective deck.",
            "Z czterech celów zostają trzy. Dają zasoby, a wróg je atakuje. „Podróż bohatera” i „Podróż na Dagobah” "
            "dają po 2. „Uderz i uciekaj” pomaga w ataku, „Szkolenie Jedi” w zmaganiach Mocy. Będziesz atakować: odłóż "
            "„Szkolenie Jedi” na spód talii celów.",
        ),
        f"bottom {TRAINING}",
        before=_they("bottom cruel_interrogations"),
        rules=("lcg.setup.draw_four_objectives", "lcg.card.resource_value"),
    ),
    TourStep(
        Text(
            "Your hand has six cards. Once, before the game, you may exchange it, but only all of it. You hold Luke "
            "Skywalker, two cheap units and a fate card, and your objectives can pay for the units. Keep this hand.",
            "Na ręce masz sześć kart. Raz, przed grą, możesz ją wymienić, ale tylko w całości. Masz kartę „Luke "
            "Skywalker”, dwie tanie jednostki i kartę losu, a cele za te jednostki zapłacą. Zatrzymaj tę rękę.",
        ),
        "keep",
        before=_they("keep"),
        cards=(LUKE, C_3PO, LOYALIST, OPPORTUNITY),
        rules=("lcg.setup.opening_hand", "lcg.setup.mulligan", "lcg.setup.mulligan_keep"),
    ),
)

# ---------------------------------------------------------------- paying for units

DEPLOYMENT = (
    TourStep(
        Text(
            "The dark side went first. The dial moved to 1, three units came into play, and TIE Advanced, committed to "
            "the Force, won the Force for the dark side. Now it is your turn. In the draw phase you may discard one "
            "card, then you draw up to six. You need them all: discard nothing.",
            "Ciemna Strona zaczęła. Wskaźnik stoi na 1, w grze są trzy wrogie jednostki, a „TIE Advanced”, "
            "przydzielony do Mocy, przechylił Moc na ich stronę. Teraz twoja tura. W fazie dobierania możesz odrzucić "
            "jedną kartę, potem dobierasz do sześciu. Wszystkie się przydadzą: nic nie odrzucaj.",
        ),
        "no",
        before=(
            *_they(f"reveal {HEART}", f"reveal {SQUADRON}"),
            *_you(f"reveal {HERO}", f"reveal {DAGOBAH}"),
            *_they("no", f"play {ADVISOR}", f"pay {SITH} 1", f"pay {SQUADRON} 1"),
            *_they(f"play {KUATI}{SECOND}", f"pay {HEART} 2", f"play {TIE}", f"pay {COUNSEL} 1"),
            *_they(f"commit {TIE}", "done", f"use {COUNSEL}"),
        ),
        cards=(ADVISOR, KUATI, TIE),
        rules=("lcg.setup.dark_goes_first", "lcg.balance.dark_dial", "lcg.draw.optional_discard"),
    ),
    TourStep(
        Text(
            "In the deployment phase you play units and enhancements. You can raise 6 resources: 5 from your "
            "objectives and 1 from your Jedi card. Luke Skywalker costs 4 and is the best fighter you have. Play him.",
            "W fazie wystawiania zagrywasz jednostki i ulepszenia. Masz do wydania 6 zasobów: 5 z celów i 1 z karty "
            "stronnictwa Jedi. „Luke Skywalker” kosztuje 4 i walczy najlepiej z całej ręki. Zagraj tę kartę.",
        ),
        f"play {LUKE}",
        rules=("lcg.deploy.play_units_enhancements", "lcg.deploy.is_action_window", "lcg.card.cost"),
    ),
    TourStep(
        Text(
            "You pay by focusing cards: every resource puts a focus token on the card that gives it, and a card with a "
            "token is exhausted. So take all of a card's resources at once. Take 2 from A Hero's Journey.",
            "Płacisz, skupiając karty: za każdy zasób kładziesz żeton skupienia na karcie, która go daje, a karta z "
            "żetonem jest wyczerpana. Dlatego bierz z karty od razu wszystko. Weź 2 z karty „Podróż bohatera”.",
        ),
        f"pay {HERO} 2",
        rules=("lcg.resources.generate", "lcg.focus.ready", "lcg.resources.partial_still_exhausts"),
    ),
    TourStep(
        Text(
            "A Journey to Dagobah paid the rest, and you went on with C-3PO for 1. A Jedi card needs at least one "
            "resource from a Jedi card, its match; a neutral card such as C-3PO needs none. Hit and Run is neutral: "
            "let it pay, and keep the Jedi card for a Jedi unit.",
            "Resztę dała „Podróż na Dagobah”, a potem przyszła kolej na kartę „C-3PO” za 1. Karta Jedi wymaga choć "
            "jednego zasobu z karty Jedi, czyli zgodności; karta neutralna, jak „C-3PO”, nie. „Uderz i uciekaj” jest "
            "neutralny: niech on zapłaci, a kartę Jedi zostaw na jednostkę Jedi.",
        ),
        f"pay {HIT_AND_RUN} 1",
        before=_you(f"pay {DAGOBAH} 2", f"play {C_3PO}"),
        rules=("lcg.resources.match", "lcg.resources.neutral_card_no_match", "lcg.resources.neutral_source_no_match"),
    ),
)

# ---------------------------------------------------------------- the attack

ATTACK = (
    TourStep(
        Text(
            "The Jedi card paid for Twi'lek Loyalist. Then both sides passed, which closes the window, and the "
            "conflict phase began. Units may attack in the turn they come. Counsel of the Sith draws the dark side an "
            "extra card every turn: attack it.",
            "Za kartę „Twi'lekańska lojalistka” zapłaciła karta Jedi. Potem obie strony spasowały, co zamyka okno, i "
            "zaczęła się faza konfliktu. Jednostki mogą atakować od razu. „Rada Sithów” daje Ciemnej Stronie co turę "
            "dodatkową kartę: zaatakuj ten cel.",
        ),
        f"engage {COUNSEL}",
        before=_you(f"play {LOYALIST}"),
        rules=("lcg.deploy.ends_on_two_passes", "lcg.deploy.units_enter_ready", "lcg.engage.step1_choose_objective"),
    ),
    TourStep(
        Text(
            "Which ready units attack? Luke Skywalker and Twi'lek Loyalist will. C-3PO has no combat icons and is "
            "needed later. Begin with Luke Skywalker.",
            "Które gotowe jednostki atakują? „Luke Skywalker” i „Twi'lekańska lojalistka”. „C-3PO” nie ma symboli "
            "walki i przyda się później. Zacznij od karty „Luke Skywalker”.",
        ),
        f"attacker {LUKE}",
        rules=("lcg.engage.step2_declare_attackers", "lcg.engage.attackers_ready", "lcg.engage.declare_no_focus"),
    ),
    TourStep(
        Text(
            "Kuati Security Team defends. Now the edge battle: in turn, both sides put cards from hand face down into "
            "their edge stacks, without paying. In the end the Force icons count. Target of Opportunity has 2 and is "
            "a fate card, which only works here. Begin with it.",
            "Broni „Oddział ochrony z Kuat”. Teraz walka o przewagę: obie strony na zmianę kładą zakryte karty z ręki "
            "na swoje stosy przewagi, bez płacenia. Na koniec liczą się symbole Mocy. „Dogodny cel” ma 2 i jest kartą "
            "losu, która działa tylko tutaj. Zacznij od niej.",
        ),
        f"edge {OPPORTUNITY}",
        before=(*_you(f"attacker {LOYALIST}", "done"), *_they(f"defender {KUATI}{SECOND}", "done")),
        rules=("lcg.engage.step3_declare_defenders", "lcg.edge.attacker_first", "lcg.edge.any_card"),
    ),
    TourStep(
        Text(
            "The dark side put down a card as well, and you cannot see it. A tie goes to the defender, so 2 icons may "
            "not be enough. Cards in the stack are discarded afterwards. You cannot pay for Corellian Engineer this "
            "turn: add it for 1 icon more.",
            "Ciemna Strona też położyła kartę, ale jej nie widzisz. Przy remisie wygrywa broniący się, więc 2 symbole "
            "mogą nie wystarczyć. Karty ze stosu zostaną potem odrzucone. Na kartę „Koreliański inżynier” i tak nie "
            "masz w tej turze zasobów: dołóż ją dla 1 symbolu.",
        ),
        f"edge {ENGINEER}",
        before=_they(f"edge {LIGHTSABER}"),
        rules=("lcg.edge.defender_wins_ties", "lcg.edge.two_passes_end", "lcg.edge.discard_stacks"),
    ),
    TourStep(
        Text(
            "3 to 2: you have the edge. Before the count, fate cards were resolved, the lowest number first: Target of "
            "Opportunity dealt 1 damage to Counsel of the Sith. Now Hit and Run may react to your victory. A reaction "
            "is offered right after what triggers it: use it.",
            "3 do 2: masz przewagę. Przed liczeniem rozpatrzono karty losu, od najniższego numeru: „Dogodny cel” zadał "
            "1 obrażenie celowi „Rada Sithów”. Teraz na wygraną może zareagować „Uderz i uciekaj”. Reakcji używa się "
            "zaraz po tym, co ją wywołuje: użyj jej.",
        ),
        f"use {HIT_AND_RUN}",
        before=_you(f"discard {ENGINEER}"),
        rules=("lcg.edge.fate_order", "lcg.edge.higher_wins", "lcg.timing.reaction_after_trigger"),
    ),
)

# ---------------------------------------------------------------- strikes and the Force

STRIKES = (
    TourStep(
        Text(
            "Whoever has the edge strikes first. Luke Skywalker is focused for it and resolves his icons: 2 unit "
            "damage for a unit, 2 blast damage for the objective, one of which works only with the edge. Hit Kuati "
            "Security Team, before it strikes back.",
            "Kto ma przewagę, uderza pierwszy. „Luke Skywalker” skupia się i rozpatruje symbole: 2 obrażenia jednostek "
            "dla jednostki i 2 obrażenia wybuchu dla celu, z czego 1 tylko dzięki przewadze. Traf „Oddział ochrony z "
            "Kuat”, zanim uderzy.",
        ),
        f"hit {KUATI}{SECOND}",
        before=_you(f"strike {LUKE}"),
        rules=("lcg.strike.step5_edge_first", "lcg.strike.focus_cost", "lcg.strike.unit_damage"),
    ),
    TourStep(
        Text(
            "Kuati Security Team is destroyed, and the blast damage hit the objective. Now Twi'lek Loyalist strikes: "
            "tactics puts a focus token on any enemy unit. Exhausted units do not count in the Force struggle. TIE "
            "Advanced is committed to the Force: exhaust it.",
            "„Oddział ochrony z Kuat” jest zniszczony, a wybuch trafił w cel. Teraz uderza „Twi'lekańska lojalistka”: "
            "taktyka kładzie żeton skupienia na dowolnej wrogiej jednostce. Wyczerpane jednostki nie liczą się w "
            "zmaganiach Mocy, a „TIE Advanced” jest przydzielony do Mocy: wyczerp go.",
        ),
        f"tactics {TIE}",
        rules=("lcg.strike.blast_damage", "lcg.strike.tactics", "lcg.strike.tactics_any_enemy"),
    ),
    TourStep(
        Text(
            "No defender is left: an unopposed attack deals 1 damage more. That made 5, and Counsel of the Sith is "
            "destroyed, the first of three. No further attack now: in the Force phase you may commit up to three "
            "units. C-3PO has 1 Force icon and is ready: commit him.",
            "Nie ma już obrońców: bitwa bez oporu daje 1 obrażenie więcej. Razem 5: „Rada Sithów” jest zniszczona, "
            "to pierwszy z trzech celów. Na tym koniec ataków. W fazie Mocy możesz przydzielić do Mocy do trzech "
            "jednostek. „C-3PO” ma 1 symbol Mocy i jest gotowy: przydziel go.",
        ),
        f"commit {C_3PO}",
        before=_you("done"),
        rules=("lcg.unopposed.reward", "lcg.damage.destroyed_at_capacity", "lcg.force.commit_step"),
    ),
)

# ---------------------------------------------------------------- the dark side strikes back

ANSWER = (
    TourStep(
        Text(
            "In the Force struggle ready committed units count: 1 to 0, and the Force is with you. So the dial will "
            "move by 1 in this turn of the dark side, not by 2. As it begins, Luke Skywalker may react and lose his "
            "focus token: use it, and he can defend.",
            "W zmaganiach Mocy liczą się gotowe przydzielone jednostki: 1 do 0 i Moc jest po twojej stronie. Dlatego w "
            "tej turze Ciemnej Strony wskaźnik przesunie się o 1, a nie o 2. Na jej początku „Luke Skywalker” może "
            "zareagować i stracić żeton skupienia: użyj tego, a będzie mógł bronić.",
        ),
        f"use {LUKE}",
        before=_you("done"),
        rules=("lcg.force.struggle", "lcg.force.struggle_winner", "lcg.balance.dark_dial_extra"),
    ),
    TourStep(
        Text(
            "The dial stands at 2. The dark side removed one focus token from each of its cards, replaced its "
            "objective, played Human Replica Droid and attacks A Hero's Journey with TIE Advanced. If nobody defends, "
            "the attack is unopposed. Defend with Luke Skywalker.",
            "Wskaźnik stoi na 2. Ciemna Strona zdjęła po jednym żetonie skupienia ze swoich kart, wyłożyła nowy cel, "
            "zagrała kartę „Droid-replika człowieka” i atakuje cel „Podróż bohatera” jednostką „TIE Advanced”. Jeśli "
            "nikt nie broni, bitwa jest bez oporu. Broń jednostką „Luke Skywalker”.",
        ),
        f"defender {LUKE}",
        before=(
            *_they("no", f"play {REPLICA}{SECOND}", f"pay {SITH} 1", f"pay {SQUADRON} 1", "pay fall_of_the_jedi 1"),
            *_they(f"engage {HERO}", f"attacker {TIE}", "done"),
        ),
        rules=(
            "lcg.refresh.step1_remove_focus",
            "lcg.refresh.step3_replace_objectives",
            "lcg.engage.step3_declare_defenders",
        ),
    ),
    TourStep(
        Text(
            "Nobody put down an edge card: 0 to 0, and the defender wins ties. So Luke Skywalker struck first and "
            "destroyed TIE Advanced. The Force struggle was a tie, too: the Force stays with you. Therefore you may "
            "now deal 1 damage to an objective. Take Black Squadron Assault.",
            "Nikt nie położył karty przewagi: 0 do 0, a remis wygrywa broniący się. Dlatego „Luke Skywalker” uderzył "
            "pierwszy i zniszczył „TIE Advanced”. Zmagania Mocy też dały remis: Moc zostaje z tobą, więc możesz teraz "
            "zadać celowi 1 obrażenie. Wybierz „Szturm Eskadry Czarnych”.",
        ),
        f"objective {SQUADRON}",
        before=(*_you("done"), *_they("done", f"commit {REPLICA}{SECOND}", "done")),
        rules=("lcg.edge.both_empty", "lcg.force.struggle_tie", "lcg.balance.light_damage"),
    ),
    TourStep(
        Text(
            "You have drawn up to six. Now there is an action window, as after most steps: both sides may play events "
            "and use actions in turn, until both pass. Emergency Repair would remove damage from an objective, but "
            "yours have none: pass.",
            "Masz znów sześć kart. Teraz jest okno akcji, jak po większości kroków: obie strony na zmianę mogą "
            "zagrywać wydarzenia i używać akcji, aż obie spasują. „Awaryjna naprawa” usunęłaby obrażenia z celu, ale "
            "twoje ich nie mają: spasuj.",
        ),
        "pass",
        before=_you("no"),
        rules=("lcg.draw.action_window", "lcg.timing.action_first_active", "lcg.timing.action_window_closes"),
    ),
    TourStep(
        Text(
            "That is a turn: balance, refresh, draw, deployment, conflict, Force. Two more objectives and you win; ten "
            "more steps of the dial, and the dark side does. Now play it yourself, with the same decks against the "
            "computer.",
            "Tak wygląda tura: równowaga, odpoczynek, dobieranie, wystawianie, konflikt, Moc. Jeszcze dwa cele i "
            "wygrywasz; jeszcze dziesięć kroków wskaźnika i wygra Ciemna Strona. Teraz zagraj bez przewodnika: te same "
            "talie, przeciw komputerowi.",
        ),
        rules=("lcg.turn.phases_order", "lcg.win.light_three_objectives", "lcg.win.dark_dial_twelve"),
    ),
)

TOUR = Tour(
    title=Text("Jedi against Sith", "Jedi przeciw Sithom"),
    seed="104351",
    steps=(*SETUP, *DEPLOYMENT, *ATTACK, *STRIKES, *ANSWER),
    options={"deck1": "jedi", "deck2": "sith"},
    passing="pass",
)
