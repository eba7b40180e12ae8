"""The table of the Deckbuilding Game as one seat sees it."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial

from dejarik.games.deckbuilding import text
from dejarik.games.deckbuilding.attack import attack_of, look_of, target_of
from dejarik.games.deckbuilding.facts import KIND_KEYS, NUMBERS, numbers, whole_text
from dejarik.games.deckbuilding.notation import notate, option_card
from dejarik.games.deckbuilding.nouns import FACTION_NAMES
from dejarik.games.deckbuilding.printed import BASE_CARD, CARDS, FACTION, KEY, KIND, NAMES
from dejarik.games.deckbuilding.state import (
    AREA,
    BASE,
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
    SIDE_KEYS,
    SPENT,
    UNCHOSEN,
    VICTORY,
    DeckbuildingState,
    attacked_seat,
)
from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text, listed, quoted
from dejarik.kernel.view import (
    Choice,
    Mark,
    Number,
    Region,
    SeatView,
    Thing,
    View,
    held,
    prompt_for,
    round_headline,
)
from dejarik.kernel.zones import knows

SHARED_REGIONS = (
    (ROW, "row", "row", Text("Galaxy row", "Rząd galaktyki")),
    (GALAXY_DECK, "galaxy_deck", "stack", Text("Galaxy deck", "Talia galaktyki")),
    (GALAXY_DISCARD, "galaxy_discard", "stack", Text("Galaxy discard pile", "Odrzucone karty galaktyki")),
    (PILOTS, "pilots", "supply", Text("Outer Rim Pilots", "Piloci z Zewnętrznych Rubieży")),
    (BOX, "box", "stack", Text("Out of the game", "Poza grą")),
)
SEAT_REGIONS = (
    (BASE, "base", "grid", Text("Base", "Baza")),
    (AREA, "area", "grid", Text("In play", "W grze")),
    (HAND, "hand", "hand", Text("Hand", "Ręka")),
    (DECK, "deck", "stack", Text("Deck", "Talia")),
    (DISCARD, "discard", "stack", Text("Discard pile", "Stos kart odrzuconych")),
    (BASES, "bases", "stack", Text("Base deck", "Talia baz")),
    (UNCHOSEN, "unchosen", "stack", Text("Bases in the box", "Bazy w pudełku")),
)
VICTORY_TITLE = Text("Victory pile: {side}", "Stos zwycięstwa: {side}")
FORCE_TITLE = Text("Balance of the Force", "Równowaga Mocy")

FACTION_MARKS = (
    Mark("empire", "[E]", FACTION_NAMES[0]),
    Mark("rebel", "[R]", FACTION_NAMES[1]),
    Mark("neutral", "[N]", FACTION_NAMES[2]),
)
USED = Mark("used", "↷", Text("ability used", "zdolność użyta"))
SPENT_MARK = Mark("attacked", "✓", Text("has attacked", "po ataku"))
FACE_DOWN = Mark("face_down", "▿", Text("face down", "zakryta"))
IN_DECK = Text("in the deck: ", "w talii: ")
IN_DECK_AND_HAND = Text("in deck and hand: ", "w talii i na ręce: ")
POSSIBLE_BASES = Text("some of these: ", "niektóre z tych: ")
DESTROYED = Text("bases destroyed", "zniszczone bazy")
IN_HAND = Text("cards in hand", "karty na ręce")


def view(s: DeckbuildingState, seat: int) -> View:
    """Everything this seat may see, and nothing else."""
    regions = [Region("force", "track", FORCE_TITLE, (), note=_force(s))]
    regions += [_region(s, seat, zone, key, layout, title, None) for zone, key, layout, title in SHARED_REGIONS]
    for side, name in enumerate(text.SIDE_NAMES):
        title = VICTORY_TITLE.fill(side=name)
        regions.append(_region(s, seat, VICTORY + side, f"victory_{SIDE_KEYS[side]}", "stack", title, None))
    for owner in range(s.seats):
        regions += [_region(s, seat, z + owner, key, layout, title, owner) for z, key, layout, title in SEAT_REGIONS]
    return View(
        game="deckbuilding",
        seat=seat,
        headline=round_headline(s.turn, s.seats, text.seat_name(s, s.active)),
        seats=tuple(_seat(s, owner) for owner in range(s.seats)),
        regions=tuple(regions),
        prompt=prompt_for(seat, s.decision, partial(text.question, s), partial(_choice, s)),
        winners=s.outcome.winners if s.outcome else (),
    )


def _force(s: DeckbuildingState) -> Text:
    """The track with its marker, and with whom the Force is."""
    spaces = " ".join("●" if place == s.force else "○" if place else "|" for place in range(-FORCE_END, FORCE_END + 1))
    empire, rebels = text.SIDE_NAMES
    track = empire + f" {spaces} " + rebels
    if s.force == 0:
        return track + Text(": the Force is with nobody", ": Moc nie jest z nikim")
    side = text.SIDES_OF[EMPIRE if s.force < 0 else REBEL]
    return track + Text(": the Force is with {side}", ": Moc jest po stronie {side}").fill(side=side)


def _seat(s: DeckbuildingState, seat: int) -> SeatView:
    found = [Number("destroyed", len(s.zones[VICTORY + s.faction[seat]]), DESTROYED)]
    if seat == s.active:
        found.append(Number("resources", s.resources, NUMBERS["resources"]))
        ready = sum(attack_of(s, card) for card in s.zones[AREA + seat] if target_of(s, card) != SPENT)
        found.append(Number("attack", ready, NUMBERS["attack"]))
    found.append(Number("hand", len(s.zones[HAND + seat]), IN_HAND))
    for base in s.zones[BASE + seat]:
        found.append(Number("damage", s.damage[base], NUMBERS["damage"]))
        found.append(Number("hit_points", CARDS[base].hit_points, NUMBERS["hit_points"]))
    return SeatView(seat, text.seat_name(s, seat), tuple(found))


def _region(
    s: DeckbuildingState, seat: int, zone: int, key: str, layout: str, title: Text, owner: int | None
) -> Region:
    things = tuple(_thing(s, seat, card) for card in s.zones[zone])
    if owner is not None and owner != seat and key in ("hand", "bases", "unchosen"):
        things = held(things)
    note = EMPTY
    if owner is not None and key == "deck":
        note = _hidden_cards(s, seat, owner)
    elif owner is not None and key == "bases" and any(thing.is_back for thing in things):
        note = _counted(POSSIBLE_BASES, s.zones[BASES + owner] + s.zones[UNCHOSEN + owner])
    return Region(key, layout, title, things, owner, note)


def _hidden_cards(s: DeckbuildingState, seat: int, owner: int) -> Text:
    """Which cards lie in a deck is known, because all were bought openly; those of another's hand are among them."""
    if seat == owner:
        return _counted(IN_DECK, s.zones[DECK + owner])
    return _counted(IN_DECK_AND_HAND, s.zones[DECK + owner] + s.zones[HAND + owner])


def _counted(title: Text, cards: list[int]) -> Text:
    counted = Counter(KEY[card] for card in cards)
    listing = listed(quoted(NAMES[key]) + f" {counted[key]}" for key in sorted(counted))
    return title + listing if cards else EMPTY


def _thing(s: DeckbuildingState, seat: int, card: int) -> Thing:
    if not knows(s, seat, card):
        return Thing(_back(card))
    zone = s.place[card]
    face = _face(card)
    if AREA <= zone < AREA + s.seats or BASE <= zone < BASE + s.seats:
        return _in_play(s, card, face)
    lies_down = BASES <= zone < BASES + s.seats or UNCHOSEN <= zone < UNCHOSEN + s.seats
    marks = (*face.marks, FACE_DOWN) if lies_down else face.marks
    return Thing(face.kind, card, face.key, face.name, face.numbers, face.text, marks)


def _in_play(s: DeckbuildingState, card: int, face: Thing) -> Thing:
    """A card in play shows what it is worth now, its damage, and what it has done this turn."""
    mine, target = s.place[card] == AREA + s.active, target_of(s, card)
    attack = attack_of(s, card, SPENT if target is None else target) if mine else CARDS[card].attack
    shown = numbers(CARDS[card], cost=0, target=0, attack=attack, damage=s.damage[card])
    marks = [*face.marks, USED] if card in s.used else [*face.marks]
    if target is not None:
        marks.append(_attack_mark(s, target))
    return Thing(face.kind, card, face.key, face.name, shown, face.text, tuple(marks))


def _attack_mark(s: DeckbuildingState, target: int) -> Mark:
    """Which attack a card is committed to (deckbuilding.commit.row_place)."""
    if target == SPENT:
        return SPENT_MARK
    if target >= 0:
        attacks = Text("attacks {card}", "atakuje kartę {card}")
        return Mark("committed", "⚔", attacks.fill(card=text.card_name(target)))
    foe = text.whose(s, attacked_seat(target))
    return Mark("committed", "⚔", Text("attacks the base of {seat}", "atakuje bazę {seat}").fill(seat=foe))


@cache
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


def _back(card: int) -> str:
    """Bases have a back of their own; all other cards share one."""
    return "base" if KIND[card] == BASE_CARD else "card"


def _choice(s: DeckbuildingState, option: Option) -> Choice:
    return Choice(option, notate(s, option), text.label(s, option), _things(s, option))


def _things(s: DeckbuildingState, option: Option) -> tuple[int, ...]:
    """The card an option is about, with its copies in the same place that it stands for as well."""
    card = option_card(option)
    if card is None:
        return ()
    copies = [other for other in s.zones[s.place[card]] if KEY[other] == KEY[card] and other != card]
    if option[0] == "commit":
        return (card, *(other for other in copies if look_of(s, other) == look_of(s, card)))
    alike = copies if option[0] in ("play", "discard", "exile", "return", "put_on_deck", "scavenge", "bring") else []
    return (card, *alike)
