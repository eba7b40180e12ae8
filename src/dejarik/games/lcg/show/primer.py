"""How to win at the LCG, on one screen."""

from __future__ import annotations

from dejarik.kernel.primer import Primer, PrimerLine
from dejarik.kernel.text import Text

PRIMER = Primer(
    goal=PrimerLine(
        Text(
            "Light side: destroy three dark side objectives. Dark side: bring the Death Star dial to 12.",
            "Jasna Strona: zniszcz trzy cele Ciemnej Strony. Ciemna Strona: doprowadź wskaźnik Gwiazdy Śmierci do 12.",
        ),
        "lcg.win.light_three_objectives",
    ),
    turn=(
        PrimerLine(
            Text(
                "Balance: in its turns the dark side advances the dial by 1, with the Force by 2. The light side deals "
                "1 damage to an objective if the Force is with it.",
                "Równowaga: w swojej turze Ciemna Strona przesuwa wskaźnik o 1, z Mocą o 2. Jasna Strona, jeśli ma "
                "Moc, zadaje celowi 1 obrażenie.",
            ),
            "lcg.balance.dark_dial",
        ),
        PrimerLine(
            Text(
                "Refresh and draw: remove a focus token from each of your cards and draw up to your reserve.",
                "Odpoczynek i dobieranie: zdejmij po żetonie skupienia ze swoich kart i dobierz karty do limitu "
                "rezerwy.",
            ),
            "lcg.refresh.step1_remove_focus",
        ),
        PrimerLine(
            Text(
                "Deployment: play units and enhancements. You pay by putting focus tokens on cards that give "
                "resources.",
                "Wystawianie: zagrywaj jednostki i ulepszenia. Płacisz, kładąc żetony skupienia na kartach, które dają "
                "zasoby.",
            ),
            "lcg.deploy.play_units_enhancements",
        ),
        PrimerLine(
            Text(
                "Conflict: attack objectives with ready units. Whoever wins the edge battle strikes first.",
                "Konflikt: atakuj cele gotowymi jednostkami. Kto wygra walkę o przewagę, uderza pierwszy.",
            ),
            "lcg.strike.step5_edge_first",
        ),
        PrimerLine(
            Text(
                "Force: commit units to the Force. Ready ones count in the Force struggle at the end of every turn.",
                "Moc: przydzielaj jednostki do Mocy. Gotowe liczą się w zmaganiach Mocy na koniec każdej tury.",
            ),
            "lcg.force.struggle",
        ),
    ),
    end=PrimerLine(
        Text(
            "The game ends the moment either side has reached its goal. Whoever has to draw from an empty command deck "
            "loses.",
            "Gra kończy się w chwili, gdy jedna ze stron osiągnie swój cel. Kto musi dobrać z pustej talii dowodzenia, "
            "przegrywa.",
        ),
        "lcg.win.immediate",
    ),
)
