"""Mission cards, six of each level."""

from typing import Final

from dejarik.games.bounty.cards.definitions import Mission, mission

MISSIONS: Final[tuple[Mission, ...]] = (
    mission("Debtor on Nevarro", "Dłużnik z Nevarro", 1, "3/1/1/0", "person"),
    mission("Runaway Accountant", "Zbiegły księgowy", 1, "0/1/2/3", "person"),
    mission("Womp Rat Nest", "Gniazdo szczurów womp", 1, "2/3/1/0", "beast"),
    mission("Moisture Farm Watch", "Warta na farmie wilgoci", 1, "1/0/3/2", "dome"),
    mission("Courier to Mos Pelgo", "Kurier do Mos Pelgo", 1, "2/2/1/1", "fighter"),
    mission("Jawa Bargain", "Targ z Jawami", 1, "1/1/2/2", "hood"),
    mission("Spice Convoy", "Konwój z przyprawą", 2, "5/2/2/2", "freighter"),
    mission("Speeder Gang Boss", "Herszt gangu na ścigaczach", 2, "2/5/2/2", "brute"),
    mission("Krayt Dragon Egg", "Jajo smoka krayt", 2, "2/2/5/2", "beast"),
    mission("Forger of Corvus", "Fałszerz z Corvusa", 2, "2/2/2/5", "palm"),
    mission("Night Market Raid", "Nalot na nocny targ", 2, "4/3/2/2", "city"),
    mission("Hostage Exchange", "Wymiana zakładników", 2, "2/2/3/4", "long"),
    mission("Remnant Armory", "Zbrojownia niedobitków Imperium", 3, "6/3/3/3", "rifle"),
    mission("Prison Ship", "Statek więzienny", 3, "3/6/3/3", "ship"),
    mission("Mudhorn Cave", "Jaskinia błotoroga", 3, "3/3/6/3", "beast"),
    mission("Guild Archive", "Archiwum Gildii", 3, "3/3/3/6", "dome"),
    mission("Rhydonium Transport", "Transport rydonium", 3, "5/4/3/3", "freighter"),
    mission("Hutt Vault", "Skarbiec Huttów", 3, "3/3/4/5", "kit"),
    mission("The Moff's Light Cruiser", "Lekki krążownik moffa", 4, "6/5/4/4", "ship"),
    mission("Ghost of the Outer Rim", "Duch Zewnętrznych Rubieży", 4, "4/6/5/4", "hood"),
    mission("Throne of Mos Espa", "Tron Mos Espy", 4, "4/4/6/5", "banner"),
    mission("Lost Beskar Cache", "Zaginiony skład beskaru", 4, "5/4/4/6", "ridge"),
    mission("Dark Trooper Foundry", "Fabryka mrocznych szturmowców", 4, "5/6/4/4", "droid"),
    mission("Syndicate Council", "Rada syndykatu", 4, "4/4/5/6", "city"),
)
