"""Mission cards, six of each level."""

from typing import Final

from dejarik.games.bounty.cards.definitions import Mission, mission

MISSIONS: Final[tuple[Mission, ...]] = (
    mission("Debtor on Nevarro", "Dłużnik z Nevarro", 1, "3/1/1/0", "runner"),
    mission("Runaway Accountant", "Zbiegły księgowy", 1, "0/1/2/3", "goggles"),
    mission("Womp Rat Nest", "Gniazdo szczurów womp", 1, "2/3/1/0", "beast"),
    mission("Moisture Farm Watch", "Warta na farmie wilgoci", 1, "1/0/3/2", "dome"),
    mission("Courier to Mos Pelgo", "Kurier do Mos Pelgo", 1, "2/2/1/1", "speeder"),
    mission("Jawa Bargain", "Targ z Jawami", 1, "1/1/2/2", "hood"),
    mission("Spice Convoy", "Konwój z przyprawą", 2, "5/2/2/2", "convoy"),
    mission("Speeder Gang Boss", "Herszt gangu na ścigaczach", 2, "2/5/2/2", "horns"),
    mission("Krayt Dragon Egg", "Jajo smoka krayt", 2, "2/2/5/2", "snout"),
    mission("Forger of Corvus", "Fałszerz z Corvusa", 2, "2/2/2/5", "palm"),
    mission("Night Market Raid", "Nalot na nocny targ", 2, "4/3/2/2", "market"),
    mission("Hostage Exchange", "Wymiana zakładników", 2, "2/2/3/4", "pair"),
    mission("Remnant Armory", "Zbrojownia niedobitków Imperium", 3, "6/3/3/3", "rifle"),
    mission("Prison Ship", "Statek więzienny", 3, "3/6/3/3", "ship"),
    mission("Mudhorn Cave", "Jaskinia błotoroga", 3, "3/3/6/3", "cave"),
    mission("Guild Archive", "Archiwum Gildii", 3, "3/3/3/6", "temple"),
    mission("Rhydonium Transport", "Transport rydonium", 3, "5/4/3/3", "freighter"),
    mission("Hutt Vault", "Skarbiec Huttów", 3, "3/3/4/5", "coins"),
    mission("The Moff's Light Cruiser", "Lekki krążownik moffa", 4, "6/5/4/4", "carrier"),
    mission("Ghost of the Outer Rim", "Duch Zewnętrznych Rubieży", 4, "4/6/5/4", "scarf"),
    mission("Throne of Mos Espa", "Tron Mos Espy", 4, "4/4/6/5", "throne"),
    mission("Lost Beskar Cache", "Zaginiony skład beskaru", 4, "5/4/4/6", "crates"),
    mission("Dark Trooper Foundry", "Fabryka mrocznych szturmowców", 4, "5/6/4/4", "automaton"),
    mission("Syndicate Council", "Rada syndykatu", 4, "4/4/5/6", "regal"),
)
