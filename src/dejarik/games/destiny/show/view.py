"""The table of Destiny as one seat sees it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from dejarik.games.destiny.language.terms import CHARACTER, KIND_KEYS
from dejarik.games.destiny.model.abilities import said
from dejarik.games.destiny.model.card import Card
from dejarik.games.destiny.model.deal import Deal
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.keywords import has_guardian
from dejarik.games.destiny.model.state import (
    ACTIONS,
    ASIDE,
    DECK,
    DISCARD,
    FIELD,
    HAND,
    LIMBO,
    NOBODY,
    OFF,
    PLOTS,
    SETUP,
    SUPPORTS,
    TEAM,
    DestinyState,
    in_play,
    kind_of_zone,
    stacked_on,
    upgrades_on,
)
from dejarik.games.destiny.model.values import distinct, value_of
from dejarik.games.destiny.rules.actions import CLAIM
from dejarik.games.destiny.rules.pools import captured_dice, resting_dice
from dejarik.games.destiny.show import notation
from dejarik.games.destiny.show.facts import face as face_of
from dejarik.games.destiny.show.facts import number, printed_numbers, text_of
from dejarik.games.destiny.show.looks import SEATS
from dejarik.games.destiny.show.text import seat_name
from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text, capital, listed, quoted
from dejarik.kernel.view import Face, Mark, Number, Phases, Region, SeatView, Thing, held

TITLES = {
    "team": Text("Characters", "Postacie"),
    "supports": Text("Supports", "Wsparcia"),
    "pool": Text("Dice pool", "Pula kości"),
    "hand": Text("Hand", "Ręka"),
    "deck": Text("Deck", "Talia"),
    "discard": Text("Discard pile", "Karty odrzucone"),
    "aside": Text("Out of play", "Poza grą"),
    "limbo": Text("Being played", "Zagrywane"),
}
FIELD_TITLE = Text("Battlefield", "Pole bitwy")
QUEUE_TITLE = Text("Queue", "Kolejka")
EXHAUSTED = Mark("exhausted", "↷", Text("exhausted", "wyczerpana"))
GUARDIAN = Mark("guardian", "⛨", Text("Guardian", "Strażnik"))
USED = Mark("power_used", "✓", Text("power action used", "potężna akcja użyta"))
DOOMED = Mark("doomed", "☠", Text("defeated after the round", "pokonana po rundzie"))
CAPTURED = Mark("captured", "⛓", Text("held by another card", "przetrzymywana przez inną kartę"))
FREEZING = Mark("freezing", "❄", Text("not rolled next round", "nie rzuca się nią w następnej rundzie"))
FROZEN = Mark("frozen", "❄", Text("not rolled this round", "nie rzuca się nią w tej rundzie"))
RAISED = Text("worth {n} more", "warta o {n} więcej")
HOLDER = Mark("holder", "⚑", Text("controls the battlefield", "kontroluje pole bitwy"))
NOBODY_HOLDS = Text("nobody controls it", "nikt go nie kontroluje")
HOLDS = Text("{who} controls it", "kontroluje je {who}")
CLAIMED = Text(", claimed this round", ", zajęte w tej rundzie")
IN_DECK = Text("in the deck: ", "w talii: ")
DICE_ASIDE = Text("dice: ", "kości: ")
PHASES = {
    SETUP: Text("Set-up", "Przygotowanie gry"),
    ACTIONS: Text("Round {n}, action phase: {who}", "Runda {n}, faza akcji: {who}"),
}
SETUP_NAME = Text("Set-up", "Przygotowanie")
PHASE_NAMES = (Text("Actions", "Akcje"), Text("Upkeep", "Utrzymanie"))
ROUND = Text("Round {n}", "Runda {n}")
ROUND_OF = Text("Round {n}: {who}", "Runda {n}: {who}")
UPKEEP_HEADLINE = Text("Round {n}, upkeep phase", "Runda {n}, faza utrzymania")


def headline(s: DestinyState) -> Text:
    """Round, phase and whose turn it is."""
    return PHASES.get(s.phase, UPKEEP_HEADLINE).fill(n=s.round, who=seat_name(s.active))


def phases(s: DestinyState) -> Phases:
    """The phases of a round, before the first one behind the set-up."""
    if s.phase == SETUP:
        return Phases(EMPTY, (SETUP_NAME, *PHASE_NAMES), 0)
    heading = ROUND_OF.fill(n=s.round, who=seat_name(s.active)) if s.phase == ACTIONS else ROUND.fill(n=s.round)
    return Phases(heading, PHASE_NAMES, s.phase - ACTIONS)


def things_of(s: DestinyState, option: Option) -> tuple[int, ...]:
    """The cards and dice an option concerns, twins that would do just as well included."""
    if option == CLAIM:
        return tuple(s.zones[FIELD])
    cards, dice = notation.cards_of(option), notation.dice_of(option)
    if dice and dice[0] in _in_pools(s):
        dice = tuple(other for other in _in_pools(s) if distinct(s, [dice[0], other]) == [dice[0]])
    if len(cards) == 1:
        cards = (*cards, *_copies(s, cards[0]))
    return (*cards, *[_drawn_as(s, die) for die in dice])


def _drawn_as(s: DestinyState, die: int) -> int:
    """What stands for a die on the table: itself, or its card if that is not in play and the die in no pool."""
    card = s.deal.card_of[die]
    return notation.die_id(s.deal, die) if s.face[die] != OFF or in_play(s, card) else card


def _in_pools(s: DestinyState) -> list[int]:
    return [die for pool in s.pools for die in pool]


def _copies(s: DestinyState, card: int) -> list[int]:
    """Copies in the same hand or pile; in play every card is its own."""
    zone, key = s.place[card], s.deal.key
    if TEAM <= zone < ASIDE or zone == FIELD or s.decision is None:
        return []
    copies = [other for other in s.zones[zone] if key[other] == key[card] and other != card]
    return [other for other in copies if s.known[other] >> s.decision.seat & 1]


# ---------------------------------------------------------------- players


def seat_views(s: DestinyState) -> tuple[SeatView, ...]:
    """Every player with what everybody may know."""
    return tuple(_seat(s, seat) for seat in range(s.seats))


def _seat(s: DestinyState, seat: int) -> SeatView:
    numbers = (
        number("resource", s.resources[seat]),
        number("hand", len(s.zones[HAND + seat])),
        number("deck", len(s.zones[DECK + seat])),
    )
    text = HOLDER.name if s.holder == seat else EMPTY
    return SeatView(seat, seat_name(seat), numbers, text, SEATS[seat])


# ---------------------------------------------------------------- places


def regions(s: DestinyState, seat: int) -> tuple[Region, ...]:
    """Every place as this seat may see it."""
    found = [_field(s), _queue(s)]
    for owner in range(s.seats):
        found += _places(s, seat, owner)
    return tuple(found)


def _field(s: DestinyState) -> Region:
    note = HOLDS.fill(who=seat_name(s.holder)) if s.holder != NOBODY else NOBODY_HOLDS
    if s.claimant != NOBODY:
        note = note + CLAIMED
    things = tuple(_faces(s.deal)[card] for card in s.zones[FIELD])
    return Region("field", "row", FIELD_TITLE, things, note=note if things else EMPTY, room=1)


def _queue(s: DestinyState) -> Region:
    """What waits, first first; shown to everybody."""
    things = []
    for pending in s.queue:
        card = pending.frame.source
        printed = s.deal.cards[card]
        text = capital(said(pending.effect, printed.kind))
        things.append(Thing("pending", card, printed.key, printed.name, text=text))
    return Region("queue", "queue", QUEUE_TITLE, tuple(things))


def _places(s: DestinyState, seat: int, owner: int) -> list[Region]:
    hand = _shown(s, seat, s.zones[HAND + owner])
    deck = _shown(s, seat, s.zones[DECK + owner])
    aside = _shown(s, seat, _aside(s, owner))
    return [
        Region("team", "team", TITLES["team"], _team(s, owner), owner),
        Region("supports", "team", TITLES["supports"], _supports(s, owner), owner),
        Region("pool", "pool", TITLES["pool"], _pool(s, owner), owner),
        Region("hand", "hand", TITLES["hand"], hand if seat == owner else held(hand), owner),
        Region("deck", "stack", TITLES["deck"], deck, owner, _listing(s, owner) if seat == owner else EMPTY),
        Region("discard", "stack", TITLES["discard"], _shown(s, seat, s.zones[DISCARD + owner]), owner),
        Region("aside", "stack", TITLES["aside"], aside, owner, _dice_aside(s, owner) if seat == owner else EMPTY),
        Region("limbo", "stack", TITLES["limbo"], _shown(s, seat, s.zones[LIMBO + owner]), owner),
    ]


def _aside(s: DestinyState, owner: int) -> list[int]:
    """What is set aside, each card with those that lie face down on it."""
    found = []
    for card in s.zones[ASIDE + owner]:
        found += [card, *stacked_on(s, card)]
    return found


def _listing(s: DestinyState, owner: int) -> Text:
    """Players know which cards their own deck holds, not their order."""
    keys = sorted([s.deal.key[card] for card in s.zones[DECK + owner]])
    return IN_DECK + _counted(tuple(keys), s.deal) if keys else EMPTY


def _dice_aside(s: DestinyState, owner: int) -> Text:
    """The dice that cards may bring into play; others do not see them (destiny.sidezone.dice_may_be_hidden)."""
    cards = [s.deal.card_of[die] for die in s.spare if s.face[die] == OFF]
    keys = sorted([s.deal.key[card] for card in cards if s.deal.owner[card] == owner])
    return DICE_ASIDE + _counted(tuple(keys), s.deal) if keys else EMPTY


@lru_cache(maxsize=1024)
def _counted(keys: tuple[str, ...], deal: Deal) -> Text:
    names = {card.key: card.name for card in deal.cards}
    return listed(quoted(names[key]) + f" {count}" for key, count in Counter(keys).items())


def _shown(s: DestinyState, seat: int, cards: list[int]) -> tuple[Thing, ...]:
    faces, backs, known = _faces(s.deal), _backs(), s.known
    return tuple([faces[card] if known[card] >> seat & 1 else backs for card in cards])


# ---------------------------------------------------------------- in play


def _team(s: DestinyState, owner: int) -> tuple[Thing, ...]:
    """Characters, each with its upgrades and the dice that lie on them."""
    found: list[Thing] = []
    for character in s.zones[TEAM + owner]:
        found.append(_in_play(s, character))
        found += _resting(s, character)
        for upgrade in upgrades_on(s, character):
            found.append(_in_play(s, upgrade, on=character))
            found += _resting(s, upgrade)
    return tuple(found)


def _supports(s: DestinyState, owner: int) -> tuple[Thing, ...]:
    found: list[Thing] = []
    for card in s.zones[SUPPORTS + owner] + s.zones[PLOTS + owner]:
        found.append(_in_play(s, card))
        found += _resting(s, card)
    return tuple(found)


def _pool(s: DestinyState, owner: int) -> tuple[Thing, ...]:
    return tuple([_die(s, die, s.deal.card_of[die]) for die in s.pools[owner]])


def _resting(s: DestinyState, card: int) -> list[Thing]:
    """The dice that lie on a card: its own, unless another card holds them, and those it holds."""
    taken = captured_dice(s)
    own = [die for die in resting_dice(s, card) if die not in taken]
    return [_die(s, die, card) for die in own + [die for die, captor in s.captured if captor == card]]


def _die(s: DestinyState, die: int, on: int) -> Thing:
    printed = s.deal.cards[s.deal.card_of[die]]
    up = s.face[die]
    face: Face | None = face_of(s.deal.sides[die][up]) if up != OFF else None
    return Thing(
        "die", notation.die_id(s.deal, die), printed.key, printed.name, marks=_marks_on_die(s, die), face=face, on=on
    )


def _marks_on_die(s: DestinyState, die: int) -> tuple[Mark, ...]:
    if not s.captured and not s.frozen and die not in s.deal.raises:
        return ()
    held = [CAPTURED] if die in captured_dice(s) else []
    frozen = [FROZEN if turn == s.round else FREEZING for other, turn in s.frozen if other == die]
    return (*held, *frozen, *_raised(s, die))


def _raised(s: DestinyState, die: int) -> list[Mark]:
    """By how much what a die shows is worth more than what is printed."""
    more = value_of(s, die) - s.deal.values[die][s.face[die]] if die in s.deal.raises and s.face[die] != OFF else 0
    return [Mark("raised", f"+{more}", RAISED.fill(n=more))] if more else []


def _in_play(s: DestinyState, card: int, on: int | None = None) -> Thing:
    printed = s.deal.cards[card]
    return Thing(
        KIND_KEYS[printed.kind],
        card,
        printed.key,
        printed.name,
        _numbers(s, card, printed),
        text_of(printed),
        _marks(s, card),
        on=on,
    )


def _numbers(s: DestinyState, card: int, printed: Card) -> tuple[Number, ...]:
    if printed.kind == CHARACTER:
        return _vitals(printed.health, s.damage[card], s.shields[card])
    tokens = (("hit", s.damage[card]), ("shield", s.shields[card]))
    return (*printed_numbers(printed), *[number(icon, amount) for icon, amount in tokens if amount])


@lru_cache(maxsize=4096)
def _vitals(health: int, damage: int, shields: int) -> tuple[Number, ...]:
    return (number("heart", health), number("hit", damage), number("shield", shields))


def _marks(s: DestinyState, card: int) -> tuple[Mark, ...]:
    found = []
    if s.exhausted[card]:
        found.append(EXHAUSTED)
    if kind_of_zone(s, card) == TEAM and has_guardian(s, card):
        found.append(GUARDIAN)
    if card in s.used:
        found.append(USED)
    if any(isinstance(later.frame, Frame) and later.frame.character == card for later in s.delayed):
        found.append(DOOMED)
    return tuple(found)


@lru_cache(maxsize=64)
def _faces(deal: Deal) -> tuple[Thing, ...]:
    """Every card as printed, by its number."""
    return tuple(
        Thing(KIND_KEYS[card.kind], at, card.key, card.name, printed_numbers(card), text_of(card))
        for at, card in enumerate(deal.cards)
    )


@lru_cache(maxsize=1)
def _backs() -> Thing:
    """A card from behind."""
    return Thing("card")
