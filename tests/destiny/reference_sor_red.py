"""The red cards of Spirit of Rebellion as the published lists have them, written down apart from the program."""

from __future__ import annotations

# key; name; unique; colour, side and type; subtypes; cost, or health and points of one die/two dice; the six sides
WITH_DICE = """
SoR-001; Death Trooper; -; red villain character; -; 10 10; 1RD 1RD 2RD +2RD 1Dr -
SoR-002; FN-2199; unique; red villain character; -; 11 10/13; 1RD 1MD 2MD1 1Sh 1R -
SoR-003; Director Krennic; unique; red villain character; -; 12 15/19; 2RD 1F 2Dr 2Dc 1R -
SoR-004; TIE Pilot; -; red villain character; -; 7 8; +1RD +2RD +3RD1 1F 1R -
SoR-005; E-Web Emplacement; -; red villain support; -; 3; 1RD 1RD1 2RD 2RD1 2Sh -
SoR-006; Imperial Discipline; -; red villain upgrade; ability; 1; +1RD +1MD 1Sh 1R +1R -
SoR-007; DT-29 Heavy Blaster Pistol; -; red villain upgrade; weapon; 2; 1RD +2RD +2RD 1Sh Sp -
SoR-008; Z6 Riot Control Baton; -; red villain upgrade; weapon; 3; 2MD 2MD 3MD1 1R - -
SoR-026; Baze Malbus; unique; red hero character; -; 11 14/18; 2RD 3RD1 +2RD 1R Sp -
SoR-027; Mon Mothma; unique; red hero character; -; 9 11/14; 1F 2F 1Sh 1R 1R -
SoR-028; Rebel Commando; -; red hero character; -; 10 10; 1RD 2RD 1Dc 1R Sp1 -
SoR-029; Temmin "Snap" Wexley; unique; red hero character; -; 8 9/12; 1RD 1Dr 2Dr 1Dc 1R -
SoR-030; C-3PO; unique; red hero support; droid; 1; 1F 1Dc 1R 1R - -
SoR-031; U-Wing; -; red hero support; vehicle; 5; 3RD 3RD 2F 2R Sp Sp
SoR-032; A180 Blaster; -; red hero upgrade; weapon; 3; 2RD +2RD 1Dr Sp Sp -
SoR-033; Overkill; -; red hero upgrade; ability; 2; +1RD +2RD +3RD +3RD - -
SoR-051; Supply Line; -; red neutral support; -; 1; 1F 1R +1R +1R Sp -
SoR-052; Astromech; -; red neutral support; droid; 2; 1F 2F 1Sh 1R - -
SoR-053; Rocket Launcher; -; red neutral upgrade; weapon; 3; 3RD1 3RD1 4RD1 Sp1 - -
"""

# key; name; Polish name; type, colour, side; unique; cost; subtypes
PLAIN = """
SoR-061; Battle Formation; Formacja bojowa; event red villain; -; 0; -
SoR-062; Imperial War Machine; Imperialna machina wojenna; event red villain; -; 0; -
SoR-063; Lockdown; Blokada; event red villain; -; 0; -
SoR-064; Sustained Fire; Ciągły ostrzał; event red villain; -; 1; -
SoR-065; Traitor!; Zdrajca!; event red villain; -; 1; -
SoR-066; Trench Warfare; Wojna okopowa; event red villain; -; 0; -
SoR-067; Undying Loyalty; Niezachwiana lojalność; event red villain; -; 0; -
SoR-068; We Have Them Now; Teraz ich mamy; event red villain; -; 2; -
SoR-069; Attrition; Wyniszczenie; support red villain; -; 1; -
SoR-070; Imperial Inspection; Imperialna inspekcja; support red villain; -; 0; -
SoR-090; Emergency Evacuation; Awaryjna ewakuacja; event red hero; -; 4; -
SoR-091; Friendly Fire; Bratobójczy ogień; event red hero; -; 2; -
SoR-092; Guerrilla Warfare; Wojna partyzancka; event red hero; -; 0; -
SoR-093; Our Only Hope; Nasza jedyna nadzieja; event red hero; -; 2; -
SoR-094; Rebel Assault; Atak Rebeliantów; event red hero; -; 0; -
SoR-095; Sensor Placement; Rozmieszczenie czujników; event red hero; -; 2; -
SoR-096; Spirit of Rebellion; Duch Rebelii; event red hero; -; 0; -
SoR-097; Planetary Uprising; Planetarne powstanie; support red hero; -; 2; -
SoR-098; Spy Net; Siatka szpiegowska; support red hero; -; 1; -
SoR-099; Tactical Aptitude; Talent taktyczny; upgrade red hero; -; 0; ability
SoR-119; Bombing Run; Nalot bombowy; event red neutral; -; 0; -
SoR-120; Collateral Damage; Straty poboczne; event red neutral; -; 0; -
SoR-121; Salvo; Salwa; event red neutral; -; 2; -
SoR-122; Suppression; Ogień zaporowy; event red neutral; -; 0; -
SoR-123; Aftermath; Pokłosie; support red neutral; -; 0; -
SoR-124; Air Superiority; Przewaga w powietrzu; support red neutral; -; 1; -
SoR-125; Training; Trening; upgrade red neutral; -; 2; ability
SoR-126; Wingman; Skrzydłowy; upgrade red neutral; -; 0; -
"""
