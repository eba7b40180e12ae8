"""Mission cards, six of each level."""

from dejarik.games.bounty.cards.definitions import Mission, mission

MISSIONS: tuple[Mission, ...] = (
    mission("Debtor on Nevarro", "Dłużnik z Nevarro", 1, "3/1/1/0"),
    mission("Runaway Accountant", "Zbiegły księgowy", 1, "0/1/2/3"),
    mission("Womp Rat Nest", "Gniazdo szczurów womp", 1, "2/3/1/0"),
    mission("Moisture Farm Watch", "Warta na farmie wilgoci", 1, "1/0/3/2"),
    mission("Courier to Mos Pelgo", "Kurier do Mos Pelgo", 1, "2/2/1/1"),
    mission("Jawa Bargain", "Targ z Jawami", 1, "1/1/2/2"),
    mission("Spice Convoy", "Konwój z przyprawą", 2, "5/2/2/2"),
    mission("Speeder Gang Boss", "Herszt gangu na ścigaczach", 2, "2/5/2/2"),
    mission("Krayt Dragon Egg", "Jajo smoka krayt", 2, "2/2/5/2"),
    mission("Forger of Corvus", "Fałszerz z Corvusa", 2, "2/2/2/5"),
    mission("Night Market Raid", "Nalot na nocny targ", 2, "4/3/2/2"),
    mission("Hostage Exchange", "Wymiana zakładników", 2, "2/2/3/4"),
    mission("Remnant Armory", "Zbrojownia niedobitków Imperium", 3, "6/3/3/3"),
    mission("Prison Ship", "Statek więzienny", 3, "3/6/3/3"),
    mission("Mudhorn Cave", "Jaskinia błotoroga", 3, "3/3/6/3"),
    mission("Guild Archive", "Archiwum Gildii", 3, "3/3/3/6"),
    mission("Rhydonium Transport", "Transport rydonium", 3, "5/4/3/3"),
    mission("Hutt Vault", "Skarbiec Huttów", 3, "3/3/4/5"),
    mission("The Moff's Light Cruiser", "Lekki krążownik moffa", 4, "6/5/4/4"),
    mission("Ghost of the Outer Rim", "Duch Zewnętrznych Rubieży", 4, "4/6/5/4"),
    mission("Throne of Mos Espa", "Tron Mos Espy", 4, "4/4/6/5"),
    mission("Lost Beskar Cache", "Zaginiony skład beskaru", 4, "5/4/4/6"),
    mission("Dark Trooper Foundry", "Fabryka mrocznych szturmowców", 4, "5/6/4/4"),
    mission("Syndicate Council", "Rada syndykatu", 4, "4/4/5/6"),
)
