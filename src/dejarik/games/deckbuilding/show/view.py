"""The table of the Deckbuilding Game as one seat sees it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache, lru_cache

from dejarik.games.deckbuilding.model.printed import CARDS, FACTION, KEY, KIND, NAMES
from dejarik.games.deckbuilding.model.state import (
    AREA,
    BASE,
    BASE_CARD,
    BASES,
    BOX,
    DECK,
    DISCARD,
    EMPIRE,
    FORCE_END,
    GALAXY_DECK,
    GALAXY_DISCARD,
    HAND,
    PILOTS,
    REBEL,
    ROW,
    ROW_SIZE,
    SIDE_KEYS,
    SPENT,
    UNCHOSEN,
    VICTORY,
    DeckbuildingState,
    attacked_seat,
)
from dejarik.games.deckbuilding.model.terms import FACTION_NAMES
from dejarik.games.deckbuilding.procedure.attack import likeness_of
from dejarik.games.deckbuilding.rules.damage import ships_of
from dejarik.games.deckbuilding.rules.strength import attack_of, strength, target_of
from dejarik.games.deckbuilding.show import text
from dejarik.games.deckbuilding.show.facts import KIND_KEYS, NUMBERS, numbers, whole_text
from dejarik.games.deckbuilding.show.looks import FACTIONS
from dejarik.games.deckbuilding.show.notation import SEAT_VERBS, option_card
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.nouns import CARD
from dejarik.kernel.text import EMPTY, Text, listed, quoted
from dejarik.kernel.view import (
    Layout,
    Mark,
    Number,
    Region,
    SeatView,
    Thing,
    Track,
    held,
    round_headline,
)
from dejarik.kernel.zones import shown

SHARED_REGIONS: tuple[tuple[int, str, Layout, Text, int | None], ...] = (
    (ROW, "row", "row", Text("Galaxy row", "Rząd galaktyki"), ROW_SIZE),
    (GALAXY_DECK, "galaxy_deck", "stack", Text("Galaxy deck", "Talia galaktyki"), None),
    (GALAXY_DISCARD, "galaxy_discard", "stack", Text("Galaxy discard pile", "Odrzucone karty galaktyki"), None),
    (PILOTS, "pilots", "supply", Text("Outer Rim Pilots", "Piloci z Zewnętrznych Rubieży"), None),
    (BOX, "box", "stack", Text("Out of the game", "Poza grą"), None),
    *(
        (VICTORY + side, f"victory_{key}", "stack", Text("Victory pile: ", "Stos zwycięstwa: ") + name, None)
        for side, (key, name) in enumerate(zip(SIDE_KEYS, text.SIDE_NAMES, strict=True))
    ),
)
"""Zone, key, layout, title and how many cards have room there."""

BASE_TITLE = Text("Base", "Baza")
AREA_TITLE = Text("In play", "W grze")
HAND_TITLE = Text("Hand", "Ręka")
DECK_TITLE = Text("Deck", "Talia")
DISCARD_TITLE = Text("Discard pile", "Karty odrzucone")
BASES_TITLE = Text("Base deck", "Talia baz")
UNCHOSEN_TITLE = Text("Bases in the box", "Bazy w pudełku")
FORCE_TITLE = Text("Balance of the Force", "Równowaga Mocy")
FORCE_WITH_NOBODY = Text("the Force is with nobody", "Moc nie jest z nikim")
FORCE_WITH = tuple(Text("the Force is with {side}", "Moc jest z {side}").fill(side=side) for side in text.WITH_SIDES)

FACTION_MARKS = (
    Mark("empire", "[E]", FACTION_NAMES[0]),
    Mark("rebel", "[R]", FACTION_NAMES[1]),
    Mark("neutral", "[N]", FACTION_NAMES[2]),
)
USED = Mark("used", "↷", Text("ability used", "zdolność użyta"))
SPENT_MARK = Mark("attacked", "✓", Text("has attacked", "po ataku"))
ATTACKS_BASE = Mark("committed", "⚔", Text("attacks the base", "atakuje bazę"))
FACE_DOWN = Mark("face_down", "▿", Text("face down", "zakryta"))
STANDS_FOR_COPIES = frozenset({"play", "discard", "exile", "return", "put_on_deck", "scavenge", "bring"})
"""What is done to one card might as well be done to its copies beside it."""
IN_DECK = Text("in the deck: ", "w talii: ")
IN_DECK_AND_HAND = Text("in deck and hand: ", "w talii i na ręce: ")
POSSIBLE_BASES = Text("some of these: ", "niektóre z tych: ")
COMMITTED = Text("in the attack: {cards}, attack {attack}", "w ataku: {cards}, atak {attack}")
DESTROYED = Text("bases destroyed", "zniszczone bazy")
IN_HAND = Text("cards in hand", "karty na ręce")


def headline(s: DeckbuildingState) -> Text:
    """The round and whose turn it is."""
    return round_headline(s.turn, s.seats, text.seat_name(s, s.active))


def things_of(s: DeckbuildingState, option: Option) -> tuple[int, ...]:
    """The card an option is about, with its copies in the same place that it stands for as well; or a seat's base."""
    if option[0] in SEAT_VERBS:
        seat = subject(option)
        return tuple(s.zones[BASE + seat] or ships_of(s, seat))
    card = option_card(option)
    if card is None:
        return ()
    copies = [other for other in s.zones[s.place[card]] if KEY[other] == KEY[card] and other != card]
    if option[0] == "commit":
        return (card, *(other for other in copies if likeness_of(s, other) == likeness_of(s, card)))
    return (card, *copies) if option[0] in STANDS_FOR_COPIES else (card,)


# ---------------------------------------------------------------- players


def seat_views(s: DeckbuildingState) -> tuple[SeatView, ...]:
    """Every player with what they can spend and what their base still bears."""
    return tuple(_seat(s, seat) for seat in range(s.seats))


def _seat(s: DeckbuildingState, seat: int) -> SeatView:
    side = s.faction[seat]
    found = [Number("destroyed", len(s.zones[VICTORY + side]), DESTROYED)]
    if seat == s.active:
        found.append(Number("resources", s.resources, NUMBERS["resources"]))
        ready = sum(attack_of(s, card) for card in s.zones[AREA + seat] if target_of(s, card) != SPENT)
        found.append(Number("attack", ready, NUMBERS["attack"]))
    found.append(Number("hand", len(s.zones[HAND + seat]), IN_HAND))
    for base in s.zones[BASE + seat]:
        found.append(Number("damage", s.damage[base], NUMBERS["damage"]))
        found.append(Number("hit_points", CARDS[base].hit_points, NUMBERS["hit_points"]))
    team = side if s.seats > 2 else None
    return SeatView(seat, text.seat_name(s, seat), tuple(found), look=FACTIONS[side], team=team)


# ---------------------------------------------------------------- places


def regions(s: DeckbuildingState, seat: int) -> tuple[Region, ...]:
    """Every place as this seat may see it."""
    found = [_force(s)]
    for zone, key, layout, title, room in SHARED_REGIONS:
        found.append(Region(key, layout, title, _things(s, seat, zone), room=room))
    for owner in range(s.seats):
        found += _places(s, seat, owner)
    return tuple(found)


def _force(s: DeckbuildingState) -> Region:
    """The track with its marker, and with whom the Force is."""
    track = Track(s.force, -FORCE_END, FORCE_END, text.SIDE_NAMES, SIDE_KEYS)
    note = FORCE_WITH[EMPIRE if s.force < 0 else REBEL] if s.force else FORCE_WITH_NOBODY
    return Region("force", "track", FORCE_TITLE, (), note=note, track=track)


def _places(s: DeckbuildingState, seat: int, owner: int) -> tuple[Region, ...]:
    """What lies before a player; in what others hold, the order of the cards tells nothing."""
    hand, bases, unchosen = (
        _things(s, seat, HAND + owner),
        _face_down(s, seat, BASES + owner),
        _face_down(s, seat, UNCHOSEN + owner),
    )
    if owner != seat:
        hand, bases, unchosen = held(hand), held(bases), held(unchosen)
    possible = (BASES + owner, UNCHOSEN + owner) if any(base.is_back for base in bases) else ()
    return (
        Region("base", "grid", BASE_TITLE, _in_play(s, BASE + owner), owner, room=1),
        Region("area", "grid", AREA_TITLE, _in_play(s, AREA + owner), owner, _attacking(s, owner)),
        Region("hand", "hand", HAND_TITLE, hand, owner),
        Region("deck", "stack", DECK_TITLE, _things(s, seat, DECK + owner), owner, _in_deck(s, seat, owner)),
        Region("discard", "stack", DISCARD_TITLE, _things(s, seat, DISCARD + owner), owner),
        Region("bases", "stack", BASES_TITLE, bases, owner, _counted(s, POSSIBLE_BASES, *possible)),
        Region("unchosen", "stack", UNCHOSEN_TITLE, unchosen, owner),
    )


def _attacking(s: DeckbuildingState, owner: int) -> Text:
    """How many of a player's cards are committed, and what each attack adds up to."""
    aims = [aim for card, aim in zip(s.attackers, s.targets, strict=True) if s.place[card] == AREA + owner]
    waiting = [aim for aim in aims if aim != SPENT]
    attacks = " + ".join(str(strength(s, aim)) for aim in dict.fromkeys(waiting))
    return COMMITTED.fill(cards=CARD.count(len(waiting)), attack=attacks) if waiting else EMPTY


def _in_deck(s: DeckbuildingState, seat: int, owner: int) -> Text:
    """Which cards lie in a deck is known, because all were bought openly; those of another's hand are among them."""
    if seat == owner:
        return _counted(s, IN_DECK, DECK + owner)
    return _counted(s, IN_DECK_AND_HAND, DECK + owner, HAND + owner)


def _counted(s: DeckbuildingState, title: Text, *zones: int) -> Text:
    """The title with the cards of these places counted by name."""
    keys = sorted([KEY[card] for zone in zones for card in s.zones[zone]])
    return title + _listing(tuple(keys)) if keys else EMPTY


@lru_cache(maxsize=1024)
def _listing(keys: tuple[str, ...]) -> Text:
    return listed(quoted(NAMES[key]) + f" {number}" for key, number in Counter(keys).items())


# ---------------------------------------------------------------- cards


def _things(s: DeckbuildingState, seat: int, zone: int) -> tuple[Thing, ...]:
    return tuple(shown(s, seat, s.zones[zone], _faces(), _backs()))


def _face_down(s: DeckbuildingState, seat: int, zone: int) -> tuple[Thing, ...]:
    """Cards that lie face down even for those who know them."""
    return tuple(shown(s, seat, s.zones[zone], _turned_faces(), _backs()))


def _in_play(s: DeckbuildingState, zone: int) -> tuple[Thing, ...]:
    return tuple([_card_in_play(s, card) for card in s.zones[zone]])


def _card_in_play(s: DeckbuildingState, card: int) -> Thing:
    """A card in play shows what it is worth now, its damage, and what it has done this turn."""
    face, mine, target = _faces()[card], s.place[card] == AREA + s.active, target_of(s, card)
    attack = attack_of(s, card, SPENT if target is None else target) if mine else CARDS[card].attack
    marks = (*face.marks, USED) if card in s.used else face.marks
    if target is not None:
        marks = (*marks, _attack_mark(s, target))
    return Thing(face.kind, card, face.key, face.name, _worth(card, attack, s.damage[card]), face.text, marks)


@lru_cache(maxsize=4096)
def _worth(card: int, attack: int, damage: int) -> tuple[Number, ...]:
    """The numbers of a card in play."""
    return numbers(CARDS[card], cost=0, target=0, attack=attack, damage=damage)


def _attack_mark(s: DeckbuildingState, target: int) -> Mark:
    """Which attack a card is committed to (deckbuilding.commit.row_place), in few words: a small card shows them."""
    if target == SPENT:
        return SPENT_MARK
    if target >= 0:
        attacks = Text("attacks {card}", "atakuje: {card}")
        return Mark("committed", "⚔", attacks.fill(card=text.card_name(target)))
    if s.seats == 2:
        return ATTACKS_BASE
    foe = text.seat_name(s, attacked_seat(target))
    return Mark("committed", "⚔", Text("attacks {seat}", "atakuje: {seat}").fill(seat=foe))


@cache
def _faces() -> tuple[Thing, ...]:
    """Every card as printed, by its number."""
    return tuple(map(_face, range(len(CARDS))))


@cache
def _turned_faces() -> tuple[Thing, ...]:
    """The same lying face down."""
    return tuple(replace(face, marks=(*face.marks, FACE_DOWN)) for face in _faces())


@cache
def _backs() -> tuple[Thing, ...]:
    """Every card from behind, by its number: bases have a back of their own, all other cards share one."""
    return tuple(Thing("base" if kind == BASE_CARD else "card") for kind in KIND)


def _face(card: int) -> Thing:
    printed = CARDS[card]
    return Thing(
        KIND_KEYS[printed.kind],
        card,
        printed.key,
        printed.name,
        numbers(printed),
        whole_text(printed),
        (FACTION_MARKS[FACTION[card]],),
    )
