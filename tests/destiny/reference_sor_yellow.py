"""The yellow cards of Spirit of Rebellion as the published lists have them, written down apart from the program."""

from __future__ import annotations

# key; name; unique; colour, side and type; subtypes; cost, or health and points of one die/two dice; the six sides
WITH_DICE = """
SoR-018; Aurra Sing; unique; yellow villain character; -; 10 14/18; 1RD 2RD 2RD 1Dr 1R -
SoR-019; Guavian Enforcer; -; yellow villain character; -; 9 8; 1RD 2RD +1RD +1R +1R -
SoR-020; IG-88; unique; yellow villain character; -; 12 15/20; 2RD 3RD 1Sh 2Sh1 Sp -
SoR-021; Unkar Plutt; unique; yellow villain character; -; 10 10/13; 1F 1Dr 2Dr 1R +2R -
SoR-022; Slave I; unique; yellow villain support; vehicle; 4; 2RD 3RD 4RD1 1R Sp -
SoR-023; Blackmail; -; yellow villain upgrade; -; 3; 2Dc 3Dc 2Dr 3Dr 3Sh -
SoR-024; Personal Shield; -; yellow villain upgrade; equipment; 2; 1Sh 2Sh 3Sh1 1R - -
SoR-043; Chewbacca; unique; yellow hero character; -; 12 12/16; 1RD 2RD1 2MD 1R Sp -
SoR-044; Jyn Erso; unique; yellow hero character; -; 11 15/20; 2RD 2RD 1Dc 2Dc 1R -
SoR-045; Maz Kanata; unique; yellow hero character; -; 8 8/11; 1RD 1F 1F 1Sh 1R -
SoR-046; Outer Rim Smuggler; -; yellow hero character; -; 7 8; 1RD 2RD 1Dr 1Dc 1R -
SoR-047; Smuggling Freighter; -; yellow hero support; vehicle; 1; 1Dr 2Dr 1R 2R - -
SoR-048; Bowcaster; -; yellow hero upgrade; weapon; 4; 2RD 4RD1 +3RD 2Dr Sp -
SoR-049; Lone Operative; -; yellow hero upgrade; ability; 3; 2MD 2Dc 1R Sp Sp -
SoR-050; Maz's Goggles; unique; yellow hero upgrade; equipment; 1; 1F 2F 1R 1R Sp -
SoR-058; Quadjumper; -; yellow neutral support; vehicle; 3; 2F 1Sh 2Sh 1R 1R -
SoR-059; Ascension Gun; -; yellow neutral upgrade; equipment; 2; 1RD 2RD 1F 2Dc1 Sp -
SoR-060; Con Artist; -; yellow neutral upgrade; -; 2; 2Dr 2Dr 1Dc Sp Sp -
"""

# key; name; Polish name; type, colour, side; unique; cost; subtypes
PLAIN = """
SoR-081; Arms Deal; Handel bronią; event yellow villain; -; 0; -
SoR-082; Bait and Switch; Zwabić i podmienić; event yellow villain; -; 0; -
SoR-083; Friends in High Places; Wysoko postawieni przyjaciele; event yellow villain; -; 0; -
SoR-084; Loose Ends; Niedokończone sprawy; event yellow villain; -; 2; -
SoR-085; One-Quarter Portion; Ćwierć porcji; event yellow villain; -; 1; -
SoR-086; Relentless Pursuit; Nieustępliwy pościg; event yellow villain; -; 0; -
SoR-087; Scrap Buy; Skup złomu; event yellow villain; -; 0; -
SoR-088; Salvage Stand; Stragan ze złomem; support yellow villain; -; 0; -
SoR-089; Armor Plating; Opancerzenie; upgrade yellow villain; -; 1; equipment
SoR-110; Garbage'll Do; Złom się nada; event yellow hero; -; 0; -
SoR-111; Hold On!; Trzymaj się!; event yellow hero; -; 0; -
SoR-112; Rebel; Bunt; event yellow hero; -; 1; -
SoR-113; Long Con; Długi przekręt; event yellow hero; -; 0; -
SoR-114; Loth-Cat and Mouse; Zabawa w lothkota i myszkę; event yellow hero; -; 0; -
SoR-115; Never Tell Me The Odds; Nie mów mi o szansach!; event yellow hero; -; 3; -
SoR-116; Planned Explosion; Zaplanowana eksplozja; event yellow hero; -; 0; -
SoR-117; Double-Dealing; Podwójna gra; support yellow hero; -; 1; -
SoR-118; Life Debt; Dług życia; upgrade yellow hero; -; 0; -
SoR-142; Bolt Hole; Kryjówka; event yellow neutral; -; 0; -
SoR-143; Cheat; Oszustwo; event yellow neutral; -; 1; -
SoR-144; Diversion; Odwrócenie uwagi; event yellow neutral; -; 1; -
SoR-145; "Fair" Trade; "Uczciwa" wymiana; event yellow neutral; -; 0; -
SoR-146; Friends in Low Places; Przyjaciele z półświatka; event yellow neutral; -; 0; -
SoR-147; Sabotage; Sabotaż; event yellow neutral; -; 1; -
SoR-148; Improvisation; Improwizacja; support yellow neutral; -; 0; -
SoR-150; Fast Hands; Szybkoręki; upgrade yellow neutral; -; 0; ability
"""
