"""Every card with a die as the published lists have it, written down apart from the program: what tests expect."""

from __future__ import annotations

from typing import NamedTuple

from tests.destiny import reference_sor_blue, reference_sor_gray, reference_sor_red, reference_sor_yellow


class Printed(NamedTuple):
    """One card. ``cost`` is that of a card played from hand; ``health`` and ``points`` are those of a character."""

    key: str
    name: str
    unique: bool
    colour: str
    side: str
    kind: str
    subtypes: tuple[str, ...]
    cost: int
    health: int
    points: tuple[int, ...]
    die: tuple[str, ...]


# key; name; unique; colour, side and type; subtypes; cost, or health and points of one die/two dice; the six sides
LIST = """
AW-001; Captain Phasma; unique; red villain character; -; 11 12/15; 1RD 2RD 1F 1Dc 1R -
AW-002; First Order Stormtrooper; -; red villain character; -; 7 7; 1RD 2RD 2RD1 1R - -
AW-003; General Grievous; unique; red villain character; -; 10 13/18; 2MD 2MD 3MD1 1Dr 1R -
AW-004; General Veers; unique; red villain character; -; 9 11/14; 1RD 2RD +2RD 1Sh 1R -
AW-005; AT-ST; -; red villain support; vehicle; 6; 3RD 4RD 5RD1 2Sh Sp Sp
AW-006; First Order TIE Fighter; -; red villain support; vehicle; 3; 1RD 2RD 3RD1 1Dr Sp -
AW-007; Commanding Presence; -; red villain upgrade; ability; 3; 1F 2F 2Dr 1R Sp Sp
AW-008; F-11D Rifle; -; red villain upgrade; weapon; 2; 2RD1 +1RD +2RD 1R Sp -
AW-009; Count Dooku; unique; blue villain character; -; 10 11/15; 1MD 2MD 1F 2Dc1 1R -
AW-010; Darth Vader; unique; blue villain character; -; 13 16/21; 2MD 3MD 2Dr 1Sh 1R -
AW-011; Kylo Ren; unique; blue villain character; -; 11 10/13; 1MD 2MD1 1Sh 1R Sp -
AW-012; Nightsister; -; blue villain character; -; 7 8; 1RD 2RD 1Dr 1Dc 1R -
AW-013; Force Choke; -; blue villain upgrade; ability; 2; 2Dr 1Dc 1R Sp Sp -
AW-014; Immobilize; -; blue villain upgrade; ability; 2; 1Dr 1Sh 1Sh 2Sh 1R -
AW-015; Kylo Ren's Lightsaber; unique; blue villain upgrade; weapon; 3; 3MD1 +2MD +3MD 1Sh Sp -
AW-016; Sith Holocron; -; blue villain upgrade; equipment; 0; 1F +1R Sp Sp - -
AW-017; Infantry Grenades; -; gray villain upgrade; weapon; 2; 1RD 2RD1 1R Sp - -
AW-018; Speeder Bike Scout; -; gray villain support; vehicle; 3; 2RD 3RD1 1Dr 1Sh Sp -
AW-019; Bala-Tik; unique; yellow villain character; -; 8 8/11; 1RD +2RD 1F 1Sh 1R -
AW-020; Jabba the Hutt; unique; yellow villain character; -; 11 11/14; 1F 1F 2Dr 2Dc 1R -
AW-021; Jango Fett; unique; yellow villain character; -; 10 12/16; 1RD 2RD 1MD 1R +1R -
AW-022; Tusken Raider; -; yellow villain character; -; 8 9; 1RD 1MD 3MD1 1Sh 1R -
AW-023; Crime Lord; -; yellow villain upgrade; ability; 4; 2F 3Dr1 2Sh 2R Sp Sp
AW-024; Flame Thrower; -; yellow villain upgrade; weapon; 3; 2MD 4MD1 1Dr 1R Sp -
AW-025; Gaffi Stick; -; yellow villain upgrade; weapon; 2; 2MD1 +2MD 1Dr 1R Sp -
AW-026; On The Hunt; -; yellow villain upgrade; ability; 1; +1RD +1MD 1Dc Sp Sp -
AW-027; Admiral Ackbar; unique; red hero character; -; 9 10/14; 1RD 2F 1Dc 1R 1R -
AW-028; Leia Organa; unique; red hero character; -; 11 12/16; 1RD 2RD 2RD1 1F 1R -
AW-029; Poe Dameron; unique; red hero character; -; 12 14/18; 2RD 3RD1 1Dr 1R Sp -
AW-030; Rebel Trooper; -; red hero character; -; 7 8; 1RD 2RD +1RD 1Sh 1R -
AW-031; Launch Bay; -; red hero support; -; 5; XRD XRD XDr XSh XDc -
AW-032; Black One; unique; red hero support; vehicle; 4; 2RD 3RD 1Dr 2Sh Sp -
AW-033; Scout; -; red hero upgrade; ability; 1; 1F 2Dr1 1R Sp Sp -
AW-034; Survival Gear; -; red hero upgrade; equipment; 2; 1MD 1F 1Sh 2Sh 1R +1R
AW-035; Luke Skywalker; unique; blue hero character; -; 12 15/20; 2MD 3MD 1F 1Sh 1R -
AW-036; Padawan; -; blue hero character; -; 7 8; 1MD 1MD 2MD 1F 1R -
AW-037; Qui-Gon Jinn; unique; blue hero character; -; 11 13/17; 1MD 2MD 1Sh 2Sh 1R -
AW-038; Rey; unique; blue hero character; -; 10 9/12; 1MD +2MD 1Dc 1R +1R -
AW-039; Force Protection; -; blue hero upgrade; ability; 3; 1Dr 1Dc 1R Sp Sp -
AW-040; Jedi Robes; -; blue hero upgrade; equipment; 2; 1F 1F 1Dr 1R +1R -
AW-041; Luke Skywalker's Lightsaber; unique; blue hero upgrade; weapon; 3; 3MD1 +3MD 2Sh 1R Sp -
AW-042; One With The Force; -; blue hero upgrade; ability; 4; 3RD 2F 3F 3Dr 2Sh 2R
AW-043; BB-8; unique; gray hero support; droid; 1; 1F 1Dr 1Sh 1R Sp -
AW-044; Rey's Staff; unique; gray hero upgrade; weapon; 2; 1MD 1MD 3MD1 1R Sp -
AW-045; Finn; unique; yellow hero character; -; 10 13/16; 1RD 2RD 1MD 1Sh 1R -
AW-046; Han Solo; unique; yellow hero character; -; 10 14/18; 2RD 3RD1 2Dr 1R 1R -
AW-047; Hired Gun; -; yellow hero character; -; 9 8; 2RD1 3RD1 1Dr 1R 1R -
AW-048; Padme Amidala; unique; yellow hero character; -; 10 10/14; 2F 1Dc 1R Sp Sp -
AW-049; Millennium Falcon; unique; yellow hero support; vehicle; 5; 3RD 4RD 2F 3Dc 2R Sp
AW-050; Diplomatic Immunity; -; yellow hero upgrade; ability; 4; 2F 1Sh 2Sh 3Sh 4Sh 2Dr
AW-051; DL-44 Heavy Blaster Pistol; -; yellow hero upgrade; weapon; 3; 3RD 3RD1 +2RD 1R - -
AW-052; Infiltrate; -; yellow hero upgrade; ability; 1; 1Dr 1Sh 1R Sp Sp -
AW-053; Outpost; -; red neutral support; -; 2; 1F 1Dr 2Dr 1Sh Sp -
AW-054; DH-17 Blaster Pistol; -; red neutral upgrade; weapon; 1; 1RD 2RD1 +2RD 1Sh - -
AW-055; IQA-11 Blaster Rifle; -; red neutral upgrade; weapon; 3; 2RD +3RD 1Dr 1R Sp -
AW-056; Promotion; -; red neutral upgrade; ability; 1; +1RD +1MD 1F 1Sh 1R -
AW-057; Force Throw; -; blue neutral upgrade; ability; 3; 1RD 1Dr 2Dr Sp Sp -
AW-058; Force Training; -; blue neutral upgrade; ability; 2; 1RD +2MD 1F 1R Sp -
AW-059; Lightsaber; -; blue neutral upgrade; weapon; 3; 3MD1 +2MD 1Sh 1R Sp -
AW-060; Mind Probe; -; blue neutral upgrade; ability; 4; 3RD1 2Dr 2Dc Sp Sp -
AW-061; Comlink; -; gray neutral upgrade; equipment; 2; 1F 1F 1Sh 1R +1R -
AW-062; Datapad; -; gray neutral upgrade; equipment; 1; 1R +1R +1R Sp - -
AW-063; Holdout Blaster; -; gray neutral upgrade; weapon; 2; 1RD 2RD1 +2RD 1Sh 1R -
AW-064; Black Market; -; yellow neutral support; -; 3; +2RD 2F 2Sh 1R Sp -
AW-065; Cunning; -; yellow neutral upgrade; ability; 2; 1F 1Dr 1Dc 1R Sp -
AW-066; Jetpack; -; yellow neutral upgrade; equipment; 2; +2RD +3RD 1Dr 2Sh Sp -
AW-067; Thermal Detonator; -; yellow neutral upgrade; weapon; 3; 1Dc 2Dc 1R Sp Sp1 -
SoR-025; Vibroknucklers; -; yellow villain upgrade; weapon; 3; 1MD 1MD 2MD 1Dc 2Dc -
LEG-013; Veteran Stormtrooper; -; red villain character; trooper; 9 9; 1RD 2RD 3ID 1R - -
LEG-019; Boba Fett; unique; yellow villain character; bounty-hunter; 11 12/16; 2RD 2MD 1Dr 1R Sp -
LEG-025; Slave I; unique; yellow villain support; vehicle; 3; 2RD 2ID 3ID1 1Sh 1R -
LEG-026; Hunter Instinct; -; yellow villain upgrade; ability; 2; 1F 1Dr 1R Sp Sp -
LEG-027; Wrist Rockets; -; yellow villain upgrade; weapon; 3; 2RD 4ID1 1Dc 1R Sp -
LEG-031; Luke Skywalker; unique; blue hero character; -; 11 11/14; 1RD 2RD 1MD 1Sh 1R -
LEG-035; R2-D2; unique; blue hero support; droid; 1; 1MD 1Dr 1Sh 1R Sp Sp
LEG-046; Han Solo; unique; yellow hero character; scoundrel; 10 11/14; 2RD 2RD1 1Dc 1R +1R -
LEG-052; Millennium Falcon; unique; yellow hero support; vehicle; 4; 2RD 3RD 4ID1 2Sh 2R -
LEG-056; Force Focus; -; blue neutral upgrade; ability; 2; 1Sh 1R 1R Sp Sp -
LEG-058; Heirloom Lightsaber; -; blue neutral upgrade; weapon; 3; 1MD 2MD 3MD 1Sh 1R -
LEG-064; 74-Z Speeder Bike; -; red neutral upgrade; vehicle; 2; 2RD1 1F 1F 1Sh 1R -
LEG-072; Hidden Blaster; -; gray neutral upgrade; weapon; 2; 1RD +2RD +2RD 1Dr 1R -
LEG-073; Hunting Rifle; -; gray neutral upgrade; weapon; 1; 1RD 2RD1 1Dr 1R - -
"""


def _printed(line: str) -> Printed:
    key, name, unique, nature, subtypes, numbers, die = line.split("; ")
    colour, side, kind = nature.split()
    first, *points = numbers.split()
    is_character = kind == "character"
    return Printed(
        key,
        name,
        unique == "unique",
        colour,
        side,
        kind,
        () if subtypes == "-" else tuple(subtypes.split(",")),
        0 if is_character else int(first),
        int(first) if is_character else 0,
        tuple(int(number) for number in points[0].split("/")) if points else (),
        tuple(die.split()),
    )


_SPIRIT_OF_REBELLION = (reference_sor_red, reference_sor_blue, reference_sor_yellow, reference_sor_gray)
_LISTS = (LIST, *[each.WITH_DICE for each in _SPIRIT_OF_REBELLION])
WITH_DICE = {card.key: card for each in _LISTS for card in map(_printed, each.strip().splitlines())}
"""Every card that has a die, by its key."""
