"""The cards without dice as the published lists have them, written down apart from the program: what tests expect."""

from __future__ import annotations

from typing import NamedTuple

from tests.destiny import reference_sor_blue, reference_sor_gray, reference_sor_red, reference_sor_yellow


class Printed(NamedTuple):
    """One card. ``cost`` is what it costs in resources; of a plot it is its points, a battlefield has none."""

    key: str
    name: str
    polish: str
    kind: str
    color: str
    side: str
    unique: bool
    cost: int | None
    subtypes: tuple[str, ...]


# key; name; Polish name where one is printed; type, colour, side; unique; cost or points; subtypes
LIST = """
AW-068; Cannon Fodder; Mięso armatnie; event red villain; -; 0; -
AW-069; Closing the Net; Pętla się zaciska; event red villain; -; 1; -
AW-070; Endless Ranks; Nieprzebrane zastępy; event red villain; -; 5; -
AW-071; Occupation; Okupacja; event red villain; -; 2; -
AW-072; Probe; Sonda; event red villain; -; 0; -
AW-073; Sweep the Area; Przeczesać teren; event red villain; -; 0; -
AW-074; Tactical Mastery; Biegłość taktyczna; event red villain; -; 1; -
AW-075; The Best Defense...; Najlepszą obroną...; event red villain; -; 1; -
AW-076; Drudge Work; Ciężka praca; support red villain; -; 0; -
AW-077; Local Garrison; Lokalny garnizon; support red villain; -; 3; -
AW-078; Personal Escort; Osobista eskorta; upgrade red villain; -; 1; ability
AW-079; Abandon All Hope; Porzuć wszelką nadzieję; event blue villain; -; 2; -
AW-080; Boundless Ambition; Wybujała ambicja; event blue villain; -; 1; -
AW-081; Enrage; Wściekłość; event blue villain; -; 0; -
AW-082; Feel Your Anger; Posłuchaj swojego gniewu; event blue villain; -; 1; -
AW-083; Force Strike; Atak Mocą; event blue villain; -; 1; -
AW-084; Intimidate; Zastraszenie; event blue villain; -; 0; -
AW-085; Isolation; Odosobnienie; event blue villain; -; 1; -
AW-086; No Mercy; Bez litości; event blue villain; -; 2; -
AW-087; Pulling the Strings; Pociągając za sznurki; event blue villain; -; 0; -
AW-088; Emperor's Favor; Przychylność Imperatora; support blue villain; unique; 1; -
AW-089; Power of the Dark Side; Potęga Ciemnej Strony; support blue villain; -; 2; -
AW-090; Hidden In Shadow; Przyczajony w cieniu; upgrade blue villain; -; 1; ability
AW-091; Nowhere to Run; Bez odwrotu; event gray villain; -; 2; -
AW-092; Ace in the Hole; As w rękawie; event yellow villain; -; 0; -
AW-093; Armed to the Teeth; Uzbrojony po zęby; event yellow villain; -; 0; -
AW-094; Confiscation; Konfiskata; event yellow villain; -; 0; -
AW-095; Fight Dirty; Nieczysta walka; event yellow villain; -; 1; -
AW-096; Go for the Kill; Ostateczny cios; event yellow villain; -; 0; -
AW-097; He Doesn't Like You; Nie podobasz mu się; event yellow villain; -; 0; -
AW-098; Lying in Wait; Czekając w ukryciu; event yellow villain; -; 1; -
AW-099; Backup Muscle; Wsparcie awaryjne; support yellow villain; -; 1; -
AW-100; My Kind of Scum; Swój człowiek; support yellow villain; -; 1; -
AW-101; Underworld Connections; Kontakty w podziemiu; support yellow villain; -; 2; -
AW-102; Prized Possession; Cenna zdobycz; upgrade yellow villain; unique; 4; -
AW-103; Commando Raid; Atak komandosów; event red hero; -; 1; -
AW-104; Defensive Position; Pozycja obronna; event red hero; -; 1; -
AW-105; Field Medic; Sanitariusz; event red hero; -; 1; -
AW-106; Hit and Run; Szybki atak i odwrót; event red hero; -; 0; -
AW-107; It's a Trap!; To pułapka!; event red hero; -; 1; -
AW-108; Natural Talent; Wrodzony talent; event red hero; -; 1; -
AW-109; Rearm; Ponowne uzbrojenie; event red hero; -; 0; -
AW-110; Retreat; Odwrót; event red hero; -; 2; -
AW-111; Strategic Planning; Planowanie strategiczne; event red hero; -; 1; -
AW-112; Surgical Strike; Chirurgiczny cios; event red hero; -; 1; -
AW-113; Resistance HQ; Dowództwo Ruchu Oporu; support red hero; unique; 2; -
AW-114; Anticipate; Przewidywanie; event blue hero; -; 2; -
AW-115; Defensive Stance; Postawa obronna; event blue hero; -; 1; -
AW-116; Force Misdirection; Zmylenie Mocą; event blue hero; -; 1; -
AW-117; Heroism; Bohaterstwo; event blue hero; -; 0; -
AW-118; Noble Sacrifice; Szlachetne poświęcenie; event blue hero; -; 0; -
AW-119; Patience; Cierpliwość; event blue hero; -; 1; -
AW-120; Return of the Jedi; Powrót Jedi; event blue hero; -; 1; -
AW-121; Riposte; Odpowiedź; event blue hero; -; 0; -
AW-122; Willpower; Siła woli; event blue hero; -; 1; -
AW-123; Jedi Council; Rada Jedi; support blue hero; unique; 2; -
AW-124; Awakening; Przebudzenie; support blue hero; -; 1; -
AW-125; The Force is Strong; Moc jest silna; support blue hero; -; 1; -
AW-126; Daring Escape; Śmiała ucieczka; event gray hero; -; 2; -
AW-127; Don't Get Cocky; Nie szarżuj; event yellow hero; -; 0; -
AW-128; Draw Attention; Ściągnięcie uwagi; event yellow hero; -; 0; -
AW-129; Hyperspace Jump; Skok w nadprzestrzeń; event yellow hero; -; 3; -
AW-130; Let The Wookiee Win; Pozwól Wookiemu wygrać; event yellow hero; -; 1; -
AW-131; Negotiate; Negocjacje; event yellow hero; -; 1; -
AW-132; Scavenge; Przeszukiwanie; event yellow hero; -; 0; -
AW-133; Shoot First; Strzel pierwszy; event yellow hero; -; 1; -
AW-134; Smuggling; Przemyt; event yellow hero; -; 0; -
AW-135; Play the Odds; Zdaj się na los; support yellow hero; -; 1; -
AW-136; Street Informants; Uliczni informatorzy; support yellow hero; -; 0; -
AW-137; Second Chance; Druga szansa; upgrade yellow hero; -; 3; ability
AW-138; Award Ceremony; Ceremonia odznaczenia; event red neutral; -; 1; -
AW-139; Dug in; Okopać się; event red neutral; -; 1; -
AW-140; Firepower; Siła ognia; event red neutral; -; 1; -
AW-141; Leadership; Przywództwo; event red neutral; -; 1; -
AW-142; Logistics; Logistyka; event red neutral; -; 0; -
AW-143; Squad Tactics; Taktyka oddziału; event red neutral; -; 0; -
AW-144; Supporting Fire; Ogień wspierający; support red neutral; -; 2; -
AW-145; Deflect; Odbicie; event blue neutral; -; 1; -
AW-146; Disturbance in the Force; Zakłócenie Mocy; event blue neutral; -; 1; -
AW-147; Mind Trick; Sztuczka z wpływaniem na umysł; event blue neutral; -; 2; -
AW-148; The Power of the Force; Potęga Mocy; event blue neutral; -; 1; -
AW-149; Use The Force; Użyj Mocy; event blue neutral; -; 1; -
AW-150; It Binds All Things; Spaja wszystkie rzeczy; support blue neutral; -; 1; -
AW-151; Aim; Celowanie; event gray neutral; -; 1; -
AW-152; All In; Zmasowany atak; event gray neutral; -; 1; -
AW-153; Block; Blok; event gray neutral; -; 2; -
AW-154; Close Quarters Assault; Walka na bliskim dystansie; event gray neutral; -; 0; -
AW-155; Dodge; Unik; event gray neutral; -; 2; -
AW-156; Flank; Flankowanie; event gray neutral; -; 1; -
AW-157; Take Cover; Kryć się!; event gray neutral; -; 0; -
AW-158; Disarm; Rozbrojenie; event yellow neutral; -; 1; -
AW-159; Electroshock; Elektrowstrząsy; event yellow neutral; -; 1; -
AW-160; Reversal; Zamiana ról; event yellow neutral; -; 3; -
AW-161; Scramble; Zakłócanie; event yellow neutral; -; 0; -
AW-162; Unpredictable; Nieprzewidywalny; event yellow neutral; -; 0; -
AW-163; Infamous; Niesławny; support yellow neutral; -; 1; -
AW-164; Hunker Down; Padnij!; upgrade yellow neutral; -; 0; ability
AW-165; Command Center; Centrum dowodzenia; battlefield gray neutral; -; -; -
AW-166; Echo Base; Baza Echo; battlefield gray neutral; -; -; -
AW-167; Emperor's Throne Room; Sala tronowa Imperatora; battlefield gray neutral; -; -; -
AW-168; Frozen Wastes; Zmarznięte pustkowia; battlefield gray neutral; -; -; -
AW-169; Imperial Armory; Imperialna zbrojownia; battlefield gray neutral; -; -; -
AW-170; Jedi Temple; Świątynia Jedi; battlefield gray neutral; -; -; -
AW-171; Rebel War Room; Rebeliancka sala narad; battlefield gray neutral; -; -; -
AW-172; Mos Eisley Spaceport; Kosmoport Mos Eisley; battlefield gray neutral; -; -; -
AW-173; Separatist Base; Baza Separatystów; battlefield gray neutral; -; -; -
AW-174; Starship Graveyard; Cmentarzysko statków; battlefield gray neutral; -; -; -
SoR-138; Parry; Parada; event gray neutral; -; 1; -
SoR-149; Outmaneuver; Wymanewrowanie; support yellow neutral; -; 1; -
LEG-084; Battle Fatigue; Zmęczenie walką; event red villain; -; 1; -
LEG-086; Imperial Might; Potęga Imperium; event red villain; -; 2; -
LEG-096; Rumors; Pogłoski; event yellow villain; -; 1; -
LEG-097; Subdue; Ujarzmienie; event yellow villain; -; 1; -
LEG-098; Take Flight; Wzbić się w powietrze; event yellow villain; -; 0; -
LEG-102; Heightened Awareness; Wyostrzona czujność; event blue hero; -; 2; -
LEG-116; Bravado; Brawura; event yellow hero; -; 3; -
LEG-119; Impulsive; Porywczość; event yellow hero; -; 0; -
LEG-121; Smuggler's Run; Kurs przemytnika; event yellow hero; -; 0; -
LEG-122; Maz's Vault; Skarbiec Maz; support yellow hero; unique; 0; location
LEG-125; Alter; Przemiana; event blue neutral; -; 2; -
LEG-128; Invigorate; Przypływ sił; event blue neutral; -; 1; -
LEG-130; Mislead; Zwodzenie; event blue neutral; -; 1; -
LEG-133; The Force Is With Me; Moc jest ze mną; event blue neutral; -; 1; -
LEG-134; Perseverance; Wytrwałość; support blue neutral; -; 1; -
LEG-136; Crackdown; Stłumienie oporu; event red neutral; -; 0; -
LEG-137; Crash Landing; Awaryjne lądowanie; event red neutral; -; 0; -
LEG-139; Locked and Loaded; Broń w pogotowiu; event red neutral; -; 1; -
LEG-143; Superior Position; Lepsza pozycja; event red neutral; -; 1; -
LEG-147; Bamboozle; Wyprowadzenie w pole; event yellow neutral; -; 0; -
LEG-150; Dangerous Maneuver; Niebezpieczny manewr; event yellow neutral; -; 0; -
LEG-151; Entangle; Spętanie; event yellow neutral; -; 2; -
LEG-152; Face-Off; Twarzą w twarz; event yellow neutral; -; 1; -
LEG-153; Hasty Exit; Pospieszny odwrót; event yellow neutral; -; 0; -
LEG-155; Quick Draw; Szybkie dobycie broni; event yellow neutral; -; 0; -
LEG-160; Ice Storm; Lodowa burza; event gray neutral; -; 0; -
LEG-163; Backup Specialist; Specjalista od wsparcia; support gray neutral; -; 1; -
LEG-167; Quickdraw Holster; Kabura szybkiego dobycia; upgrade gray neutral; -; 0; equipment
LEG-168; Espionage; Szpiegostwo; plot gray neutral; -; 1; -
LEG-169; Fortify; Umocnienia; plot gray neutral; -; 2; -
LEG-170; Preemptive Strike; Uderzenie wyprzedzające; plot gray neutral; -; 3; -
LEG-171; Profitable Connection; Intratne kontakty; plot gray neutral; -; 3; -
LEG-172; Stolen Intel; Skradzione dane; plot gray neutral; -; 2; -
LEG-173; Taking Ground; Zdobywanie terenu; plot gray neutral; -; 2; -
LEG-174; Arid Wasteland; Jałowe pustkowia; battlefield gray neutral; -; -; -
LEG-178; Outer Rim Outpost; Placówka na Zewnętrznych Rubieżach; battlefield gray neutral; -; -; -
"""


def _printed(line: str) -> Printed:
    key, name, polish, kinds, unique, cost, subtypes = line.split("; ")
    kind, color, side = kinds.split()
    return Printed(
        key,
        name,
        name if polish == "-" else polish,
        kind,
        color,
        side,
        unique == "unique",
        None if cost == "-" else int(cost),
        () if subtypes == "-" else tuple(subtypes.split()),
    )


_SPIRIT_OF_REBELLION = (reference_sor_red, reference_sor_blue, reference_sor_yellow, reference_sor_gray)
_LISTS = (LIST, *[each.PLAIN for each in _SPIRIT_OF_REBELLION])
PLAIN = {card.key: card for each in _LISTS for card in map(_printed, each.strip().splitlines())}
"""Every card without a die, by its key."""
