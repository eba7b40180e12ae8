"""The blue cards of Spirit of Rebellion as the published lists have them, written down apart from the program."""

from __future__ import annotations

# key; name; unique; colour, side and type; subtypes; cost, or health and points of one die/two dice; the six sides
WITH_DICE = """
SoR-009; Asajj Ventress; unique; blue villain character; -; 9 12/15; 1MD 2MD 1F 1Dr 1R -
SoR-010; Darth Vader; unique; blue villain character; -; 11 13/17; 1RD 2MD 3MD1 1Dc Sp -
SoR-011; Palpatine; unique; blue villain character; -; 15 21/28; 2RD 3RD 2Dc 2Sh 1R -
SoR-012; Royal Guard; -; blue villain character; -; 8 9; 1MD 2MD +2MD 1Sh 1Sh -
SoR-013; Command Shuttle; -; blue villain support; vehicle; 3; 2RD 2Sh 1R Sp Sp -
SoR-014; Force Lightning; -; blue villain upgrade; ability; 4; 2RD 3RD1 4RD1 Sp Sp -
SoR-015; Lightsaber Pike; -; blue villain upgrade; weapon; 3; 1MD +2MD +4MD1 1Sh 1R -
SoR-016; Lure of Power; -; blue villain upgrade; -; 2; +1Any +1Any +2Any 1R - -
SoR-034; Jedi Acolyte; -; blue hero character; -; 7 9; 1MD 1F 2F 1Dc 1R -
SoR-035; Chirrut Îmwe; unique; blue hero character; -; 11 12/16; 1RD +2RD 2MD +1MD 1R -
SoR-036; Luminara Unduli; unique; blue hero character; -; 10 13/17; 1MD 2MD 1F 1R Sp -
SoR-037; Obi-Wan Kenobi; unique; blue hero character; -; 11 16/20; 1MD 3MD 1F 2F 1R -
SoR-038; Delta-7 Interceptor; -; blue hero support; vehicle; 3; 2RD 3RD1 1F 1Sh Sp -
SoR-039; Handcrafted Light Bow; -; blue hero upgrade; weapon; 3; 2RD 2MD 1Sh 1Dc Sp -
SoR-040; Force Heal; -; blue hero upgrade; ability; 2; 1Sh 1R 1R Sp Sp -
SoR-041; Journals of Ben Kenobi; unique; blue hero upgrade; -; 1; +1MD 1R 1R - - -
SoR-054; Force Push; -; blue neutral upgrade; ability; 3; 2RD 2RD 2Dc Sp Sp -
SoR-055; Force Speed; -; blue neutral upgrade; ability; 0; 1F 1Sh Sp Sp Sp -
SoR-056; Makashi Training; -; blue neutral upgrade; ability; 2; +1MD +2MD +2MD 1Sh 1R -
"""

# key; name; Polish name; type, colour, side; unique; cost; subtypes
PLAIN = """
SoR-071; Anger; Gniew; event blue villain; -; 0; -
SoR-072; Lightsaber Throw; Rzut mieczem świetlnym; event blue villain; -; 1; -
SoR-073; Manipulate; Manipulacja; event blue villain; -; 0; -
SoR-074; No Disintegrations; Żadnych dezintegracji; event blue villain; -; 1; -
SoR-075; Now You Will Die; Teraz zginiesz; event blue villain; -; 1; -
SoR-076; Rise Again; Powstań na nowo; event blue villain; -; 5; -
SoR-077; The Price of Failure; Cena porażki; event blue villain; -; 0; -
SoR-078; Dark Presence; Mroczna obecność; support blue villain; -; 0; -
SoR-079; Now I Am The Master; Teraz ja jestem mistrzem; upgrade blue villain; -; 1; -
SoR-100; Caution; Ostrożność; event blue hero; -; 0; -
SoR-101; Destiny; Przeznaczenie; event blue hero; -; 0; -
SoR-102; Determination; Determinacja; event blue hero; -; 0; -
SoR-103; Guard; Garda; event blue hero; -; 0; -
SoR-104; Krayt Dragon Howl; Ryk smoka krayt; event blue hero; -; 0; -
SoR-105; My Ally Is The Force; Sprzymierzeńcem moim jest Moc; event blue hero; -; 2; -
SoR-106; Synchronicity; Synchroniczność; event blue hero; -; 0; -
SoR-107; Your Eyes Can Deceive You; Oczy mogą Cię zwieść; support blue hero; -; 1; -
SoR-108; Protective Mentor; Troskliwy mentor; upgrade blue hero; -; 0; -
SoR-127; Decisive Blow; Decydujący cios; event blue neutral; -; 3; -
SoR-128; High Ground; Przewaga wysokości; event blue neutral; -; 1; -
SoR-129; Momentum Shift; Przesunięcie pędu; event blue neutral; -; 1; -
SoR-130; Overconfidence; Nadmierna pewność siebie; event blue neutral; -; 1; -
SoR-131; Premonitions; Przeczucia; event blue neutral; -; 0; -
SoR-132; Rejuvenate; Ocucenie; event blue neutral; -; 0; -
SoR-133; Trust Your Instincts; Zaufaj instynktowi; event blue neutral; -; 0; -
SoR-134; Meditate; Medytacja; support blue neutral; -; 0; -
SoR-135; Force Illusion; Iluzja Mocy; upgrade blue neutral; -; 1; ability
"""
