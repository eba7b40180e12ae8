"""The whole card list as the published lists have it, written down apart from the program: what tests expect."""

from __future__ import annotations

from typing import NamedTuple


class Printed(NamedTuple):
    """One card. ``ability`` is how its ability comes about: use, when, while, or nothing."""

    key: str
    name: str
    polish: str
    type: str
    faction: str
    copies: int
    unique: bool
    starter: bool
    traits: frozenset[str]
    cost: int
    attack: int
    resources: int
    force: int
    target: int
    hit_points: int
    ability: str
    reward: bool

    @property
    def is_galaxy(self) -> bool:
        """Whether the card is shuffled into the galaxy deck."""
        return self.type != "base" and not self.starter and self.key != "outer_rim_pilot"


# key; name; Polish name; type and faction; copies; unique or starter; traits;
#     cost/attack/resources/Force/target value/hit points; ability; reward
LIST = """
imperial_shuttle; Imperial Shuttle; Imperialny prom; unit empire; 7; starter; Transport; 0/0/1/0/0/0; -; -
stormtrooper; Stormtrooper; Szturmowiec; unit empire; 2; starter; Trooper; 0/2/0/0/0/0; -; -
inquisitor; Inquisitor; Inkwizytor; unit empire; 1; starter; -; 0/0/0/0/0/0; when; -
alliance_shuttle; Alliance Shuttle; Prom Sojuszu; unit rebel; 7; starter; Transport; 0/0/1/0/0/0; -; -
rebel_trooper; Rebel Trooper; Żołnierz Rebelii; unit rebel; 2; starter; Trooper; 0/2/0/0/0/0; -; -
temple_guardian; Temple Guardian; Strażnik świątyni; unit rebel; 1; starter; -; 0/0/0/0/0/0; when; -
tie_fighter; TIE Fighter; Myśliwiec TIE; unit empire; 3; -; Fighter; 1/2/0/0/1/0; use; reward
admiral_piett; Admiral Piett; Admirał Piett; unit empire; 1; unique; Officer; 2/0/2/0/2/0; while; reward
tie_bomber; TIE Bomber; Bombowiec TIE; unit empire; 2; -; Fighter; 2/2/0/0/2/0; use; reward
scout_trooper; Scout Trooper; Szturmowiec zwiadowca; unit empire; 2; -; Trooper; 2/0/2/0/2/0; use; reward
death_trooper; Death Trooper; Szturmowiec śmierci; unit empire; 2; -; Trooper; 3/3/0/0/3/0; while; reward
tie_interceptor; TIE Interceptor; Myśliwiec przechwytujący TIE; unit empire; 2; -; Fighter; 3/3/0/0/3/0; use; reward
gozanti_cruiser; Gozanti Cruiser; Krążownik typu Gozanti; ship empire; 3; -; -; 3/0/2/0/0/3; use; -
general_veers; General Veers; Generał Veers; unit empire; 1; unique; Officer; 4/4/0/0/4/0; use; reward
moff_jerjerrod; Moff Jerjerrod; Moff Jerjerrod; unit empire; 1; unique; Officer; 4/2/2/0/4/0; use; reward
at_st; AT-ST; AT-ST; unit empire; 2; -; Vehicle; 4/4/0/0/4/0; use; reward
landing_craft; Landing Craft; Barka desantowa; unit empire; 2; -; Transport; 4/0/0/0/4/0; use; reward
boba_fett; Boba Fett; Boba Fett; unit empire; 1; unique; Bounty Hunter; 5/5/0/0/5/0; when; reward
director_krennic; Director Krennic; Dyrektor Krennic; unit empire; 1; unique; Officer; 5/3/2/0/5/0; use; reward
imperial_carrier; Imperial Carrier; Imperialny lotniskowiec; ship empire; 2; -; -; 5/0/3/0/0/5; while; -
at_at; AT-AT; AT-AT; unit empire; 1; -; Vehicle; 6/6/0/0/6/0; use; reward
grand_moff_tarkin; Grand Moff Tarkin; Wielki Moff Tarkin; unit empire; 1; unique; Officer; 6/2/2/2/6/0; use; reward
star_destroyer; Star Destroyer; Gwiezdny Niszczyciel; ship empire; 2; -; -; 7/4/0/0/0/7; -; -
darth_vader; Darth Vader; Darth Vader; unit empire; 1; unique; Sith; 8/6/0/2/8/0; while; reward
y_wing; Y-Wing; Y-wing; unit rebel; 2; -; Fighter; 1/2/0/0/1/0; use; reward
baze_malbus; Baze Malbus; Baze Malbus; unit rebel; 1; unique; Trooper; 2/2/0/0/2/0; while; reward
snowspeeder; Snowspeeder; Śmigacz śnieżny; unit rebel; 2; -; Vehicle; 2/2/0/0/2/0; use; reward
duros_spy; Duros Spy; Duroski szpieg; unit rebel; 2; -; Trooper; 2/0/2/0/2/0; use; reward
rebel_transport; Rebel Transport; Transportowiec Rebelii; ship rebel; 2; -; -; 2/0/0/0/0/2; use; -
chirrut_imwe; Chirrut Îmwe; Chirrut Îmwe; unit rebel; 1; unique; Trooper; 3/0/0/2/3/0; while; reward
rebel_commando; Rebel Commando; Rebeliancki komandos; unit rebel; 2; -; Trooper; 3/3/0/0/3/0; use; reward
x_wing; X-Wing; X-wing; unit rebel; 3; -; Fighter; 3/3/0/0/3/0; use; reward
chewbacca; Chewbacca; Chewbacca; unit rebel; 1; unique; Scoundrel; 4/5/0/0/4/0; use; reward
jyn_erso; Jyn Erso; Jyn Erso; unit rebel; 1; unique; Scoundrel; 4/4/0/0/4/0; use; reward
u_wing; U-Wing; U-wing; unit rebel; 2; -; Transport; 4/0/3/0/4/0; use; reward
hammerhead_corvette; Hammerhead Corvette; Korweta Hammerhead; ship rebel; 2; -; -; 4/0/2/0/0/4; use; -
b_wing; B-Wing; B-wing; unit rebel; 2; -; Fighter; 5/5/0/0/5/0; use; reward
cassian_andor; Cassian Andor; Cassian Andor; unit rebel; 1; unique; Trooper; 5/5/0/0/5/0; when; reward
han_solo; Han Solo; Han Solo; unit rebel; 1; unique; Scoundrel; 5/3/2/0/5/0; use; reward
princess_leia; Princess Leia; Księżniczka Leia; unit rebel; 1; unique; Officer; 6/2/2/2/6/0; use; reward
mon_calamari_cruiser; Mon Calamari Cruiser; Kalamariański krążownik; ship rebel; 2; -; -; 6/3/0/0/0/6; -; -
millennium_falcon; Millennium Falcon; Sokół Millennium; unit rebel; 1; unique; Transport; 7/5/2/0/7/0; use; reward
luke_skywalker; Luke Skywalker; Luke Skywalker; unit rebel; 1; unique; Jedi; 8/6/0/2/8/0; use; reward
z_95_headhunter; Z-95 Headhunter; Łowca głów Z-95; unit neutral; 2; -; Fighter; 1/2/0/0/0/0; use; -
jawa_scavenger; Jawa Scavenger; Jawa zbieracz; unit neutral; 2; -; -; 1/0/2/0/0/0; use; -
rodian_gunslinger; Rodian Gunslinger; Rodiański strzelec; unit neutral; 2; -; Bounty Hunter; 2/2/0/0/0/0; while; -
kel_dor_mystic; Kel Dor Mystic; Keldoriański mistyk; unit neutral; 2; -; -; 2/0/0/2/0/0; use; -
bossk; Bossk; Bossk; unit neutral; 1; unique; Bounty Hunter; 3/3/0/0/0/0; when; -
lobot; Lobot; Lobot; unit neutral; 1; unique; Officer; 3/0/0/0/0/0; when; -
fang_fighter; Fang Fighter; Myśliwiec Fang; unit neutral; 2; -; Fighter; 3/3/0/0/0/0; when; -
twilek_smuggler; Twi'lek Smuggler; Twi'lekański przemytnik; unit neutral; 2; -; Scoundrel; 3/0/3/0/0/0; use; -
c_roc_cruiser; C-ROC Cruiser; Krążownik C-ROC; ship neutral; 2; -; -; 3/0/1/0/0/3; use; -
dengar; Dengar; Dengar; unit neutral; 1; unique; Bounty Hunter; 4/4/0/0/0/0; when; -
hwk_290; HWK-290; HWK-290; unit neutral; 2; -; Transport; 4/0/4/0/0/0; use; -
quarren_mercenary; Quarren Mercenary; Quarreński najemnik; unit neutral; 2; -; Trooper; 4/4/0/0/0/0; when; -
blockade_runner; Blockade Runner; Łamacz blokad; ship neutral; 3; -; -; 4/1/1/0/0/4; -; -
ig_88; IG-88; IG-88; unit neutral; 1; unique; Bounty Hunter, Droid; 5/5/0/0/0/0; when; -
nebulon_b_frigate; Nebulon-B Frigate; Fregata Nebulon-B; ship neutral; 2; -; -; 5/0/0/0/0/5; use; -
lando_calrissian; Lando Calrissian; Lando Calrissian; unit neutral; 1; unique; Scoundrel; 6/3/3/0/0/0; use; -
jabbas_sail_barge; Jabba's Sail Barge; Żaglowa barka Jabby; unit neutral; 1; unique; Vehicle; 7/4/3/0/0/0; use; -
jabba_the_hutt; Jabba the Hutt; Jabba Hutt; unit neutral; 1; unique; Scoundrel; 8/2/2/2/0/0; use; -
outer_rim_pilot; Outer Rim Pilot; Pilot z Zewnętrznych Rubieży; unit neutral; 10; -; -; 2/0/2/0/0/0; use; -
lothal; Lothal; Lothal; base empire; 1; starter; -; 0/0/0/0/0/8; -; -
corellia; Corellia; Korelia; base empire; 1; -; -; 0/0/0/0/0/10; when; -
kessel; Kessel; Kessel; base empire; 1; -; -; 0/0/0/0/0/12; when; -
mustafar; Mustafar; Mustafar; base empire; 1; -; -; 0/0/0/0/0/14; when; -
kafrene; Kafrene; Kafrene; base empire; 1; -; -; 0/0/0/0/0/14; when; -
ord_mantell; Ord Mantell; Ord Mantell; base empire; 1; -; -; 0/0/0/0/0/14; while; -
coruscant; Coruscant; Coruscant; base empire; 1; -; -; 0/0/0/0/0/16; when; -
death_star; Death Star; Gwiazda Śmierci; base empire; 1; -; -; 0/0/0/0/0/16; use; -
endor; Endor; Endor; base empire; 1; -; -; 0/0/0/0/0/16; while; -
rodia; Rodia; Rodia; base empire; 1; -; -; 0/0/0/0/0/16; when; -
dantooine; Dantooine; Dantooine; base rebel; 1; starter; -; 0/0/0/0/0/8; -; -
mon_cala; Mon Cala; Kalamar; base rebel; 1; -; -; 0/0/0/0/0/10; when; -
dagobah; Dagobah; Dagobah; base rebel; 1; -; -; 0/0/0/0/0/12; when; -
alderaan; Alderaan; Alderaan; base rebel; 1; -; -; 0/0/0/0/0/14; when; -
bespin; Bespin; Bespin; base rebel; 1; -; -; 0/0/0/0/0/14; when; -
hoth; Hoth; Hoth; base rebel; 1; -; -; 0/0/0/0/0/14; while; -
jedha; Jedha; Jedha; base rebel; 1; -; -; 0/0/0/0/0/14; while; -
tatooine; Tatooine; Tatooine; base rebel; 1; -; -; 0/0/0/0/0/16; when; -
sullust; Sullust; Sullust; base rebel; 1; -; -; 0/0/0/0/0/16; while; -
yavin_iv; Yavin IV; Yavin 4; base rebel; 1; -; -; 0/0/0/0/0/16; when; -
"""


def _read(line: str) -> Printed:
    key, name, polish, kind, copies, mark, traits, numbers, ability, reward = line.split("; ")
    type_, faction = kind.split(" ")
    cost, attack, resources, force, target, hit_points = map(int, numbers.split("/"))
    return Printed(
        key,
        name,
        polish,
        type_,
        faction,
        int(copies),
        mark == "unique",
        mark == "starter",
        frozenset() if traits == "-" else frozenset(traits.split(", ")),
        cost,
        attack,
        resources,
        force,
        target,
        hit_points,
        "" if ability == "-" else ability,
        reward == "reward",
    )


CARDS = tuple(_read(line) for line in LIST.strip().splitlines())
GALAXY = tuple(card for card in CARDS if card.is_galaxy)
PLAYABLE = tuple(card for card in CARDS if card.type != "base")
SHIPS = tuple(card for card in CARDS if card.type == "ship")
TARGETS = tuple(card for card in CARDS if card.reward)
BASES = tuple(card for card in CARDS if card.type == "base")
