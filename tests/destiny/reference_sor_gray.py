"""The gray cards of Spirit of Rebellion as the published lists have them, written down apart from the program."""

from __future__ import annotations

# key; name; unique; colour, side and type; subtypes; cost, or health and points of one die/two dice; the six sides
WITH_DICE = """
SoR-017; Interrogation Droid; -; gray villain support; droid; 2; 1Dr 1Dc 1Dc 1Dc 1R -
SoR-042; R2-D2; unique; gray hero support; droid; 2; 1MD 1F 1Dr 1R Sp Sp
SoR-057; Vibroknife; -; gray neutral upgrade; weapon; 2; 1MD 1MD +2MD 1Dc 1R -
"""

# key; name; Polish name; type, colour, side; unique; cost; subtypes
PLAIN = """
SoR-080; Doubt; Zwątpienie; event gray villain; -; 0; -
SoR-109; Confidence; Pewność siebie; event gray hero; -; 0; -
SoR-136; Evade; Odskok; event gray neutral; -; 1; -
SoR-137; New Orders; Nowe rozkazy; event gray neutral; -; 2; -
SoR-139; Swiftness; Szybkość; event gray neutral; -; 1; -
SoR-140; Resolve; Nieugiętość; support gray neutral; -; 1; -
SoR-141; Ammo Belt; Pas z amunicją; upgrade gray neutral; -; 1; -
SoR-151; Carbon-freezing Chamber; Komora zamrażania w karbonicie; battlefield gray neutral; -; -; -
SoR-152; Cargo Hold; Ładownia; battlefield gray neutral; -; -; -
SoR-153; Docking Bay; Hangar; battlefield gray neutral; -; -; -
SoR-154; Ewok Village; Wioska Ewoków; battlefield gray neutral; -; -; -
SoR-155; Maz's Castle; Zamek Maz; battlefield gray neutral; -; -; -
SoR-156; Moisture Farm; Farma wilgoci; battlefield gray neutral; -; -; -
SoR-157; Otoh Gunga; -; battlefield gray neutral; -; -; -
SoR-158; Secluded Beach; Odludna plaża; battlefield gray neutral; -; -; -
SoR-159; Secret Facility; Tajna placówka; battlefield gray neutral; -; -; -
SoR-160; War-Torn Streets; Zniszczone wojną ulice; battlefield gray neutral; -; -; -
"""
